"""The ladder: how often a bot wins at each difficulty of a game, with every number of seats; kept with its content."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game
from ludotek.kernel.option import Option
from ludotek.lab.balance import make_plans
from ludotek.lab.simulate import Plan
from ludotek.lab.tally import Tally
from ludotek.registry import WinRate

HEAD = """\
# How often {bot} wins at each difficulty, with the 95% interval (Wilson): what people read when they set up a table.
# Written by `ludotek balance {game} {deck}--games {games} --seed {seed} --write`; not to be edited by hand.
"""


class Rung(NamedTuple):
    """A difficulty and a number of seats."""

    value: Any
    seats: int


def rungs(game: Game) -> list[Rung]:
    return [Rung(value, seats) for value in values_of(ladder_of(game)) for seats in numbers_of(game)]


def plans(game: Game, bot: str, seed: int, games: int, options: dict[str, Any] | None = None) -> list[Plan]:
    """So many games at each rung; `options`: the same on all of them, such as the deck."""
    names = {option.name for option in game.options()}
    settings = [
        {**(options or {}), game.profile.ladder: rung.value, **({"seats": rung.seats} if "seats" in names else {})}
        for rung in rungs(game)
    ]
    return make_plans(game.name, settings, bot, seed, games)


def rates(game: Game, tallies: list[Tally]) -> list[WinRate]:
    """How often each rung was won; a game that is won together counts once."""
    found: list[WinRate] = []
    for rung, tally in zip(rungs(game), tallies, strict=True):
        if tally.games:
            share = tally.seats[0]
            low, high = share.interval()
            won = round(share.total / share.games, 4)
            found.append(WinRate(str(rung.value), rung.seats, share.games, won, round(low, 4), round(high, 4)))
    return found


def ladder_of(game: Game) -> Option:
    for option in game.options():
        if option.name == game.profile.ladder:
            return option
    raise LudotekError(f"{game.name} has no difficulty that could be measured; try --report")


def values_of(option: Option) -> list[Any]:
    return list(option.allowed) if option.allowed is not None else list(range(option.low, option.high + 1))


def numbers_of(game: Game) -> list[int]:
    return sorted({seats for mode in game.profile.modes for seats in mode.seats})


def write_rates(path: Path, game: Game, bot: str, seed: int, games: int, rates: list[WinRate], deck: str = "") -> None:
    command = f"--deck {deck} " if deck else ""
    parts = [
        HEAD.format(game=game.name, deck=command, games=games, seed=seed, bot=bot),
        f'bot = "{bot}"\nseed = {seed}\n',
    ]
    for each in rates:
        rung = f'value = "{each.value}"\nseats = {each.seats}\ngames = {each.games}\n'
        parts.append(f"\n[[rate]]\n{rung}share = {each.share}\ninterval = [{each.low}, {each.high}]\n")
    path.write_text("".join(parts), encoding="utf-8")
