"""What the scenarios of all decks share: the numbers on the cards, plain companions, and choices that do not matter.

Scenarios put the cards into positions as the deck files have them. What a card does is asserted; how much of it is read
from the card wherever the scenario does not depend on it, so that a deck can be tuned without touching its tests.
"""

from __future__ import annotations

from typing import Any

from ludotek.games.twenty_strong.view import view
from ludotek.testing.twenty_strong import Data, Position, card, position, shipped

IDLE = card("Idle", health=30, damage=0)  # an enemy that does nothing and does not fall
GONE = card("Gone", health=30, damage=0)  # one to be defeated: `defeated=["Gone"]`
NEXT = [[card("Next", damage=0)], [card("Other", damage=0)]]  # two stacks for a round to come


def amount(name: str, *path: str | int) -> int:
    """How many, or how much more or less, a node of a card says: `amount("bilge-rats", "reward", "do", 0)`."""
    found: Any = shipped(name)
    for step in path:
        found = found[step]
    return abs(int(found.get("n", found.get("by", 1))))


def health(name: str) -> int:
    """The Health printed on a card."""
    return int(shipped(name)["health"])


def damage(name: str) -> int:
    """The Damage printed on a card."""
    return int(shipped(name)["damage"])


def goal(name: str) -> int:
    """How many a mission asks for."""
    return int(shipped(name)["goal"]["n"])


def dice(n: int, *colours: str) -> str:
    """So many dice in words, four of a colour at most: dice(6, "green", "blue") is "4 green, 2 blue"."""
    return ", ".join(f"{min(4, n - 4 * i)} {colour}" for i, colour in enumerate(colours) if n > 4 * i)


def in_pool(t: Position) -> int:
    return sum(t.g.pool)


def exhausted(t: Position) -> int:
    return sum(t.g.exhausted)


def pick(t: Position) -> int:
    """Choose the dice that a text asks for, of each kind in turn; how many there were."""
    picked = 0
    while t.asks == "ChooseDie":
        assert "done" not in t.options, "they must be chosen"
        picked += pick_one(t, picked)
    return picked


def pick_up_to(t: Position) -> int:
    """Choose as many dice as a text with "up to" allows; how many there were."""
    picked = 0
    while t.asks == "ChooseDie":
        assert "done" in t.options, "up to: there may be fewer"
        picked += pick_one(t, picked)
    return picked


def pick_one(t: Position, turn: int) -> int:
    dice = [option for option in t.options if option.startswith("pick")]
    t.do(dice[turn % len(dice)])
    return 1


def reward_of(name: str, **given: Any) -> Position:
    """An enemy that a single blue hit has just defeated; its instant reward is offered. A red hit is left."""
    near = {name: health(name) - 1}
    t = position(shipped(name), IDLE, tokens=near, loose="blue hit, red hit", **given)
    assert not t.defeated(name)
    t.do(f"apply blue hit {name}")
    assert t.offers == name
    return t


def go_around(name: str, *active: Data, **given: Any) -> Position:
    """An enemy on top of a stack that is passed in peace instead of being activated (TS-99)."""
    t = position(*active, at="activation", stacks=[[shipped(name), card("Behind")], [card("Beside")]], **given)
    return t.do("peace 1")


def paid_in_days(name: str, at: int = 0) -> Position:
    """The `at`-th price of a peaceful way is days; whoever has too few pays what is there (TS-67, TS-97)."""
    days = amount(name, "peace", at)
    assert go_around(name, chip=days - 1, exhausted=dice(8, "green", "blue")).g.chip == 0
    t = go_around(name, chip=days + 3)
    assert (t.g.chip, t.where(name), t.asks) == (3, "discard", "Commit"), "nobody is fought"
    return t


def paid_in_dice(name: str) -> None:
    """The price of a peaceful way is dice from the pool, as far as there are any (TS-67)."""
    n = amount(name, "peace", 0)
    t = go_around(name, pool="4 green, 4 blue")
    assert (pick(t), exhausted(t), in_pool(t), t.where(name)) == (n, n, 8 - n, "discard")
    t = go_around(name, pool="green")
    assert (exhausted(t), in_pool(t)) == (1, 0)


def progress(t: Position) -> int:
    """Of the first mission of the row, which is not done yet."""
    first = view(t.g)["missions"][0]
    assert not first["done"]
    return int(first["progress"])
