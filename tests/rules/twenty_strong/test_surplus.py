"""The question of the surplus stands as long as too many items are held, and no longer (TS-48)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotek.testing.twenty_strong import card, hero, node, position, single_use

STACKS = [[card("N1"), card("N2")], [card("N3")]]


def stat(which: str, by: int) -> dict[str, Any]:
    return node("change-stat", stat=which, by=by)


def held(name: str) -> dict[str, Any]:
    """An item that can be used only when damage is about to be suffered."""
    return card(name, reward=single_use(stat("health", 1), at="damage"))


PROP = card("Prop", 1, 0, during=[node("stat-counts", stat="strategy", by=1)])
DRAIN = card("Drain", 1, 0, special=[{"when": "defeated", "do": [stat("strategy", -1)]}])


@pytest.mark.rule("TS-48")
def test_TS_48_down_to_the_limit_and_not_below_it() -> None:
    t = position(PROP, strategy=1, inventory=[held("X"), held("Y")], loose="yellow hit, red hit", stacks=STACKS)
    t.do("apply yellow hit Prop")
    assert t.asks == "Surplus" and t.options == ["drop X", "drop Y"]
    t.do("drop X")
    assert t.asks == "Apply" and t.where("Y") == "inventory"


@pytest.mark.rule("TS-48")
def test_TS_48_a_use_that_discards_another_item_answers_the_question_as_well() -> None:
    cost = card("Z", reward=single_use(node("discard-item")))
    t = position(PROP, strategy=1, inventory=[cost, held("Y")], loose="yellow hit, red hit", stacks=STACKS)
    t.do("apply yellow hit Prop", "use Z")
    assert t.asks == "Apply" and t.g.inventory == []


@pytest.mark.rule("TS-48", "TS-46")
@pytest.mark.parametrize(
    "use",
    [
        node("extra-phase"),
        node("bury"),
        node("discard-top"),
        node("reroll", up_to=True, dice={"place": "applied"}),
    ],
    ids=["extra-phase", "bury", "discard-top", "ended at once"],
)
def test_TS_48_an_ability_that_makes_no_room_does_not_answer_it(use: dict[str, Any]) -> None:
    able = hero("H", 4, 2, 2, use={"limit": "unlimited", "do": [use]})
    items = [held("X"), held("Y")]
    t = position(DRAIN, card("A", 5, 1), hero=able, loose="2 yellow hit", inventory=items, stacks=STACKS)
    t.do("apply yellow hit Drain", "ability")
    if t.asks == "ChooseStack":
        t.do("stack 1")
    if t.asks == "ChooseDie":
        t.do("done")
    assert t.asks == "Surplus"
    t.refused("done", "TS-48")
    t.do("drop X")
    assert t.asks == "Apply" and t.where("Y") == "inventory"


@pytest.mark.rule("TS-48", "TS-09")
def test_TS_48_the_chip_does_not_answer_it_either() -> None:
    rules = {"chip_start": 2, "chip": {"cost": 1, "do": [node("extra-phase")]}}
    items = [held("X"), held("Y")]
    t = position(DRAIN, card("A", 5, 1), strategy=2, loose="2 yellow hit", inventory=items, rules=rules, stacks=STACKS)
    t.do("apply yellow hit Drain", "chip")
    assert t.asks == "Surplus" and t.g.chip == 1
    t.do("drop Y")
    assert t.asks == "Apply"


@pytest.mark.rule("TS-48")
def test_TS_48_several_too_many_go_one_at_a_time() -> None:
    deep = card("Drain", 1, 0, special=[{"when": "defeated", "do": [stat("strategy", -2)]}])
    items = [held("X"), held("Y"), held("Z")]
    t = position(deep, strategy=3, loose="yellow hit, red hit", inventory=items, stacks=STACKS)
    t.do("apply yellow hit Drain")
    assert t.g.question is not None and t.g.question.prompt(t.g).slots["n"] == 2
    t.do("drop X")
    assert t.g.question is not None and t.g.question.prompt(t.g).slots["n"] == 1
    t.do("drop Z")
    assert t.asks == "Apply" and t.where("Y") == "inventory"
