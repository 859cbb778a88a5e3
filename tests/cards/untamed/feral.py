"""Feral Factions for its scenarios: the numbers on its cards, plain companions, Rally and abilities in one line.

Scenarios put the cards into positions as the box file has them. What a card does is asserted; how much of it is read
from the card wherever the scenario does not depend on it, so that the box can be tuned without touching its tests.
"""

from __future__ import annotations

from typing import Any

from ludotek.testing.untamed import Data, Position, animal, position, shipped, side

RAM = animal("Ram", attack=9, health=12)  # brings down any Stronghold in one attack
OX = animal("Ox", attack=0, health=12)  # does nothing and does not fall
COW = animal("Cow", attack=0, health=12)  # another one


def amount(name: str, *path: str | int) -> int:
    """How many, or how much more or less, a node of a card says: `amount("red-rag", "do", 0)`."""
    found: Any = shipped(name)
    for step in path:
        found = found[step]
    return abs(int(found.get("n", found.get("by", found.get("most", 1)))))


def cost(name: str) -> int:
    """The Power that a card costs, or the Support of a Stronghold's ability."""
    return int(shipped(name)["cost"])


def attack(name: str) -> int:
    """The Attack printed on an Animal."""
    return int(shipped(name)["attack"])


def health(name: str) -> int:
    """The Health printed on an Animal."""
    return int(shipped(name)["health"])


def rallied(name: str, opposing: list[Data] | None = None, **given: Any) -> Position:
    """Seat 1 has destroyed the Stronghold of seat 2, which drew this card for it and played it by Rally.

    `opposing` are Animals of seat 1 beside the Ram; what is given is the side of seat 2, which has no ready Power."""
    there: Data = {"deck": [shipped(name), *[animal("Rest")] * 9], "ready": 0}
    t = position(side(animals=[RAM, *(opposing or [])]), side(**(there | given)))
    t.do("attack Ram")
    if t.asks == "ChooseAttackTarget":
        t.do("stronghold 2")
    assert (t.asks, t.actor) == ("Rally", 2)
    return t.do(f"play {name}")


def at_stronghold(name: str, *others: Data, support: list[Data] | int | None = None, **given: Any) -> Position:
    """Seat 1 has this Stronghold on top, and by itself just enough Support for its ability; others are further sides."""
    keeps = [shipped(name), *[each for each in ("fox", "panda") if each != shipped(name)["faction"]]]
    own = side(strongholds=keeps, support=cost(name) if support is None else support, **given)
    return position(own, *(others or [side()]))
