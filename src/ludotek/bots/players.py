"""Player specifications: "random", "greedy"; one for all seats, or one for each, with commas between them."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek.bots.bot import Bot
from ludotek.bots.greedy import Greedy
from ludotek.bots.uniform import Random
from ludotek.kernel.chance import Chance
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.kernel.game import Game

PLAYERS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}


def read_players(text: str, seats: int, known: Sequence[str] = tuple(PLAYERS)) -> list[str]:
    """The specification of each seat."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in known:
            raise UnknownName("player", name, list(known))
    if len(names) not in (1, seats):
        raise LudotekError(
            f"{len(names)} players were named for {seats} seat{'s' * (seats > 1)}; name one for all or one for each"
        )
    return names * seats if len(names) == 1 else names


def make_bot(name: str, game: Game, chance: Chance) -> Bot:
    """The player of a specification."""
    if name not in PLAYERS:
        raise UnknownName("player", name, list(PLAYERS))
    return PLAYERS[name](game, chance)
