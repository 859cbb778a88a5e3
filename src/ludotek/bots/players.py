"""Player specifications: "random", "greedy", "learned", "search", "search:64" (rollouts), "search:200ms", "greedy~30" (slips: so many
answers in a hundred are those of the next weaker player), and the levels, which are names for such; one for all seats, or
one each, with commas between. Players of one's own have names beside these (`own.py`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from time import perf_counter

from ludotek.bots import own
from ludotek.bots.bot import Bot
from ludotek.bots.greedy import Greedy
from ludotek.bots.learned import Learned
from ludotek.bots.levels import LEVELS, specification_of
from ludotek.bots.search import Searching
from ludotek.bots.slipping import Slipping
from ludotek.bots.uniform import Random
from ludotek.kernel.chance import Chance
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.kernel.game import Game

LEARNED = "learned"
PLAYERS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy, LEARNED: Learned, "search": Searching}
WEAKER: dict[str, type[Bot]] = {
    "random": Random,
    "greedy": Random,
    LEARNED: Greedy,
    "search": Greedy,
}  # whose answers a slip gives
HOUSE = (*PLAYERS, *LEVELS)
SPECIFICATION = re.compile(r"(?P<name>[^:~]*)(:(?P<amount>\d{1,6})(?P<unit>ms|s)?)?(~(?P<slips>\d\d?))?")
MOST_ROLLOUTS = 100_000
LONGEST = 60_000  # milliseconds
UNITS = {"ms": 1, "s": 1000}


def known() -> list[str]:
    """All players by their names."""
    return [*HOUSE, *own.own_names(HOUSE)]


def read_players(text: str, seats: int, besides: Sequence[str] = ()) -> list[str]:
    """The specification of each seat; `besides`: what else may be there than a player."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        check(name, besides)
    if len(names) not in (1, seats):
        raise LudotekError(
            f"{len(names)} players were named for {seats} seat{'s' * (seats > 1)}; name one for all or one for each"
        )
    return names * seats if len(names) == 1 else names


def check(specification: str, besides: Sequence[str] = ()) -> None:
    """Say what is wrong with a specification."""
    name = re.split("[:~]", specification)[0]
    names = [*besides, *known()]
    if name not in names:
        raise UnknownName("player", name, names)
    match = SPECIFICATION.fullmatch(specification)
    if match is None or not (match["amount"] is None or is_amount(name, int(match["amount"]), match["unit"])):
        raise LudotekError(
            f"player {specification}: only search takes an amount, 1 to {MOST_ROLLOUTS} rollouts (search:64) or up to a "
            "minute (search:200ms, search:1s); ~30 has a player give 30 of 100 answers as the next weaker one would"
        )
    if specification != name and (name in LEVELS or name in besides):
        raise LudotekError(f"player {specification}: {name} is complete as it is")


def is_amount(name: str, amount: int, unit: str | None) -> bool:
    most = MOST_ROLLOUTS if unit is None else LONGEST // UNITS[unit]
    return name == "search" and 1 <= amount <= most


def is_player(specification: str) -> bool:
    """Is there such a player?"""
    try:
        check(specification)
    except LudotekError:
        return False
    return True


def make_bot(specification: str, game: Game, chance: Chance, clock: Callable[[], float] = perf_counter) -> Bot:
    """The player of a specification. `clock` measures the time of those that are given time, in seconds."""
    check(specification)
    found = SPECIFICATION.fullmatch(specification_of(specification, game))
    assert found is not None
    name = found["name"]
    bot = (PLAYERS.get(name) or own.find(name))(game, chance)
    if found["amount"] is not None:
        assert isinstance(bot, Searching)
        bot.think_for(int(found["amount"]), UNITS[found["unit"]] if found["unit"] else None)
        bot.clock = clock
    if found["slips"] is None:
        return bot
    return Slipping(bot, WEAKER.get(name, Random)(game, chance), int(found["slips"]))
