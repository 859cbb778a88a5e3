"""The verbs of `ludotek.testing.untamed` refuse what no table can be, and say what there is."""

from collections.abc import Callable
from typing import Any

import pytest

from ludotek.kernel.errors import LudotekError
from ludotek.testing.untamed import Position, animal, item, node, placed, position, shipped, side

A = animal("A")
MISTAKES: list[tuple[Callable[[], Any], str]] = [
    (lambda: position(side(), side(), mode="nope"), "unknown mode 'nope'; known: duel, hunter"),
    (lambda: position(side(), side(), side()), "duel is for 2 players, not 3"),
    (lambda: position(side(), side(), active=5), "active must be a seat from 1 to 2, not 5"),
    (lambda: position(side(), side(), first=0), "first must be a seat from 1 to 2, not 0"),
    (lambda: position(side(strongholds=["foxx"]), side()), "unknown faction 'foxx'; known: chameleon"),
    (lambda: position(side(lost=3), side()), "no Stronghold left"),
    (
        lambda: position(side(animals=[placed(A, exhausted=True)]), side()),
        "unknown state of an Animal 'exhausted'; known",
    ),
    (lambda: position(side(hand=[A, animal("A", cost=5)]), side()), "two different cards have the id 'A'"),
    (lambda: position(side(), side(), weather=1), "a position has no weather"),
    (lambda: side(weather=1), "a side has no weather"),
    (lambda: shipped("foxx"), "unknown card 'foxx'; known"),
    (lambda: position(side(), side(), setup="nope"), "unknown set-up"),
    (lambda: position(side(), side()).animal("A"), "A is not in play"),
]


@pytest.mark.parametrize(("make", "says"), MISTAKES, ids=[says for _, says in MISTAKES])
def test_a_mistake_is_named(make: Callable[[], Any], says: str) -> None:
    with pytest.raises(LudotekError, match=says.replace("(", r"\\(")):
        make()


@pytest.mark.parametrize(("mode", "sides", "lost", "left"), [("duel", 2, 1, 2), ("hydra", 4, 0, 4), ("hydra", 6, 2, 4)])
def test_a_stack_has_what_is_not_lost(mode: str, sides: int, lost: int, left: int) -> None:
    t = position(side(lost=lost), *[side() for _ in range(sides - 1)], mode=mode)
    assert len(t.g.keeps[0].stack) == left


# ---------------------------------------------------------------------- what is passed over is told


def told(t: Position) -> list[tuple[str, str]]:
    return [line for line in t.log if line[0].startswith("text-")]


@pytest.mark.rule("UN-28")
def test_UN_28_a_text_that_finds_nothing_is_told() -> None:
    shot = [node("damage", n=1, target={"whose": "opposing"})]
    t = position(side(hand=[animal("A", cost=0, arrival=shot), item("bolt", *shot, cost=0)]), side())
    t.do("play A")
    assert told(t) == [("text-idle", "UN-28")]
    t.do("play bolt")
    assert told(t) == [("text-idle", "UN-28")]


@pytest.mark.rule("UN-23")
def test_UN_23_a_text_that_cannot_be_paid_is_told() -> None:
    dear = [{"on": "arrival", "cost": 2, "do": [node("draw")]}]
    t = position(side(hand=[animal("A", cost=0, texts=dear)], support=1), side())
    t.do("play A")
    assert told(t) == [("text-unpaid", "UN-23")]


@pytest.mark.rule("UN-28")
def test_UN_28_a_condition_that_does_not_hold_is_no_news() -> None:
    when = [node("if", condition="animals-at-least", n=3, do=[node("draw")])]
    t = position(side(hand=[animal("B", cost=0)], animals=[animal("A", card_played=when)]), side())
    t.do("play B")
    assert told(t) == []


@pytest.mark.rule("UN-28", "UN-23")
@pytest.mark.parametrize("support", [0, 2])
def test_UN_28_an_offer_that_is_of_no_use_is_told_once(support: int) -> None:
    shot = node("damage", n=1, target={"whose": "opposing"})
    t = position(side(hand=[item("bolt", node("may", cost=1, do=[shot]), cost=0)], support=support), side())
    t.do("play bolt")
    assert told(t) == [("text-idle", "UN-28")]
