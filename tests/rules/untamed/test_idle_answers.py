"""Answers that are allowed and only cost: the table marks them, and whoever gives one is asked again (UN-28)."""

from __future__ import annotations

import pytest

from ludotek.games.untamed.insight.idle import is_idle
from ludotek.games.untamed.rules.actions import DRAW, FOCUS, PLAY, STRONGHOLD
from ludotek.testing.untamed import Data, Position, animal, item, node, placed, position, side, stronghold

OWN = {"whose": "own"}
OPPOSING = {"whose": "opposing"}
FURY = node("fury", target=OWN)
HIT = node("damage", n=2, target=OPPOSING)
CURE = node("heal", n=2, target={"whose": "own", "what": "stronghold"})
LOOSE = [animal("rest")] * 5


def idle(t: Position, action: int) -> bool:
    return is_idle(t.g, 0, action)


def held(card: Data, **given: object) -> Position:
    """Seat 1 holds the card and can pay for it in every way."""
    return position(side(**({"hand": [card], "power": 5, "support": LOOSE} | given)), side())


def place(t: Position, name: str) -> int:
    return next(design for design, each in enumerate(t.g.box.designs) if each.name == name)


@pytest.mark.parametrize(
    ("does", "given", "expected"),
    [
        (FURY, {}, True),
        (FURY, {"animals": [animal("own")]}, False),
        (HIT, {"animals": [animal("own")]}, True),
        (CURE, {}, True),
        (CURE, {"damage": 1}, False),
        (node("draw"), {}, False),
        (node("if", condition="cards-at-least", n=2, do=[node("draw")]), {}, True),
    ],
)
def test_UN_28_an_item_is_idle_when_its_text_can_change_nothing(does: Data, given: Data, expected: bool) -> None:
    t = held(item("tool", does, cost=1, focus=2), **given)
    assert [idle(t, way + place(t, "tool")) for way in (PLAY, FOCUS)] == [expected] * 2


def test_UN_28_an_animal_is_never_idle() -> None:
    t = held(animal("quiet"))
    assert not idle(t, PLAY + place(t, "quiet"))


def test_UN_28_an_own_animal_that_watches_makes_a_card_worth_playing() -> None:
    t = held(item("tool", HIT, cost=1), animals=[placed(animal("fan", card_played=[node("fury", target="this")]))])
    assert not idle(t, PLAY + place(t, "tool"))


@pytest.mark.parametrize(("animals", "expected"), [([], True), ([animal("own")], False)])
def test_UN_36_an_ability_is_idle_when_it_only_costs_support(animals: list[Data], expected: bool) -> None:
    keep = stronghold("fox", FURY, cost=2)
    t = position(side(strongholds=[keep], support=LOOSE, animals=animals), side())
    assert idle(t, STRONGHOLD) is expected
    assert not idle(t, DRAW)
