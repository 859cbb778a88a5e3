"""Player specifications: "random", "greedy", "search", "search:64"; one for all seats, or one each, with commas between."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek.bots.bot import Bot
from ludotek.bots.greedy import Greedy
from ludotek.bots.search import Searching
from ludotek.bots.uniform import Random
from ludotek.kernel.chance import Chance
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.kernel.game import Game

PLAYERS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy, "search": Searching}
AMOUNT = ":"  # between a name and how much it thinks
MOST_ROLLOUTS = 100_000


def read_players(text: str, seats: int, known: Sequence[str] = tuple(PLAYERS)) -> list[str]:
    """The specification of each seat."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        check(name, known)
    if len(names) not in (1, seats):
        raise LudotekError(
            f"{len(names)} players were named for {seats} seat{'s' * (seats > 1)}; name one for all or one for each"
        )
    return names * seats if len(names) == 1 else names


def check(specification: str, known: Sequence[str] = tuple(PLAYERS)) -> None:
    """Say what is wrong with a specification."""
    name, amount = split(specification)
    if name not in known:
        raise UnknownName("player", name, list(known))
    if amount is not None and (name != "search" or not 1 <= amount <= MOST_ROLLOUTS):
        raise LudotekError(
            f"player {specification}: only search takes a number, of 1 to {MOST_ROLLOUTS} rollouts, as in search:64"
        )


def is_player(specification: str) -> bool:
    """Is there such a player?"""
    try:
        check(specification)
    except LudotekError:
        return False
    return True


def split(specification: str) -> tuple[str, int | None]:
    """The name of a player and its number, if it has one."""
    name, colon, amount = specification.partition(AMOUNT)
    if not colon:
        return name, None
    return name, int(amount) if amount.isdecimal() else 0


def make_bot(specification: str, game: Game, chance: Chance) -> Bot:
    """The player of a specification."""
    check(specification)
    name, amount = split(specification)
    return PLAYERS[name](game, chance) if amount is None else Searching(game, chance, amount)
