"""The ladder: how often a bot wins at each difficulty of a game, with every number of seats; kept with its content."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game
from ludotek.kernel.option import Option
from ludotek.lab.balance import play_settings
from ludotek.lab.statistics import wilson
from ludotek.registry import WinRate

HEAD = """\
# How often {bot} wins at each difficulty, with the 95 % interval (Wilson): what people read when they set up a table.
# Written by `ludotek balance {game} --games {games} --seed {seed} --write`; not to be edited by hand.
"""


def climb(
    game: Game, bot: str, seed: int, games: int, jobs: int, progress: Callable[[int], None] = lambda done: None
) -> list[WinRate]:
    """So many games at each rung with each number of seats; a game that is won together counts once."""
    rungs = [(value, seats) for value in values_of(ladder_of(game)) for seats in numbers_of(game)]
    names = {option.name for option in game.options()}
    settings: list[dict[str, Any]] = [
        {game.profile.ladder: value, **({"seats": seats} if "seats" in names else {})} for value, seats in rungs
    ]
    found: list[WinRate] = []
    for (value, seats), played in zip(
        rungs, play_settings(game.name, settings, bot, seed, games, jobs, progress), strict=True
    ):
        won = sum(each.scores[0] for each in played)
        low, high = wilson(won, games)
        found.append(WinRate(str(value), seats, games, round(won / games, 4), round(low, 4), round(high, 4)))
    return found


def ladder_of(game: Game) -> Option:
    for option in game.options():
        if option.name == game.profile.ladder:
            return option
    raise LudotekError(f"{game.name} has no difficulty that could be measured")


def values_of(option: Option) -> list[Any]:
    return list(option.allowed) if option.allowed is not None else list(range(option.low, option.high + 1))


def numbers_of(game: Game) -> list[int]:
    return sorted({seats for mode in game.profile.modes for seats in mode.seats})


def write_rates(path: Path, game: Game, bot: str, seed: int, games: int, rates: list[WinRate]) -> None:
    parts = [HEAD.format(game=game.name, games=games, seed=seed, bot=bot), f'bot = "{bot}"\nseed = {seed}\n']
    for each in rates:
        rung = f'value = "{each.value}"\nseats = {each.seats}\ngames = {each.games}\n'
        parts.append(f"\n[[rate]]\n{rung}share = {each.share}\ninterval = [{each.low}, {each.high}]\n")
    path.write_text("".join(parts), encoding="utf-8")
