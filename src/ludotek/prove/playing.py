"""Games of every kind: each option drawn from all that it allows, and players who play in different ways."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from ludotek import registry
from ludotek.bots import make_bot
from ludotek.kernel.chance import Chance, FastChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.option import CARD, CARDS, GROUPS, NUMBER, SEAT, Option
from ludotek.kernel.step import DONE
from ludotek.testing.walk import Policy, uniform

TRIES = 1000
LEFT_TO_CHANCE = (CARD, CARDS, GROUPS)


def games() -> list[Game]:
    return [registry.find(name) for name in registry.names()]


def draw_options(game: Game, chance: FastChance) -> dict[str, Any]:
    """Any options that go together."""
    for _ in range(TRIES):
        drawn = {option.name: draw(option, chance) for option in game.options() if option.shape not in LEFT_TO_CHANCE}
        try:
            options = game.check_options(drawn)
            game.prepare(content_of(game, options), options, FastChance(0))
        except LudotekError:
            continue
        return options
    raise LudotekError(f"no options of {game.name} go together")


def draw(option: Option, chance: FastChance) -> Any:
    if option.shape in (NUMBER, SEAT):
        return option.low + int(chance.below(0, option.high - option.low + 1))
    values = option.allowed or [option.default]
    return values[chance.below(0, len(values))]


def content_of(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """Read once in each process."""
    return read_once(game, tuple(sorted(options.items())))


@lru_cache(maxsize=512)
def read_once(game: Game, options: tuple[tuple[str, Any], ...]) -> dict[str, Any]:
    return game.content(dict(options))


# --- players ----------------------------------------------------------------------------------------------------------


def eager(match: Match, seat: int, options: list[int], chooser: FastChance) -> int:
    """Seldom done, so that it gets somewhere."""
    busy = options[1:] if len(options) > 1 and options[0] == DONE else options
    return uniform(match, seat, busy if chooser.below(2, 5) else options, chooser)


class Curious:
    """Prefers what it has done least often."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.done: Counter[str] = Counter()

    def __call__(self, match: Match, seat: int, options: list[int], chooser: FastChance) -> int:
        if len(options) == 1:
            return options[0]
        assert match.question is not None
        first = int(chooser.below(1, len(options)))
        among = [options[(first + step) % len(options)] for step in range(min(8, len(options)))]
        named = {action: self.game.reference(match, seat, action) for action in among}
        kinds = {
            action: f"{match.question.name} {each.verb} {sorted(each.things.values())}"
            for action, each in named.items()
        }
        action = min(among, key=lambda each: self.done[kinds[each]])
        self.done[kinds[action]] += 1
        return action


class Skilled:
    """Plays as a bot does, and slips now and then."""

    def __init__(self, game: Game, specification: str, chance: Chance) -> None:
        self.bot = make_bot(specification, game, chance)

    def __call__(self, match: Match, seat: int, options: list[int], chooser: FastChance) -> int:
        return options[0] if len(options) == 1 else self.bot.choose(match, seat)


PLAYERS = ("uniform", "eager", "curious", "greedy", "greedy~20")


def player(name: str, game: Game, seed: int) -> Policy:
    """A player who is the same for every run of a case."""
    if name == "uniform":
        return uniform
    if name == "eager":
        return eager
    return Curious(game) if name == "curious" else Skilled(game, name, FastChance(seed))
