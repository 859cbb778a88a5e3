"""Loot (RK-46 to RK-48)."""

import json
from itertools import permutations
from typing import Any

import pytest

from ludotek.games.reckoners.game import GAME
from ludotek.testing.reckoners import Position, district, epic, position, reckoner, steelheart


def looting(*loot: dict[str, int], **given: Any) -> Position:
    """The loot step after these Epics fell; each also knows 1 about Steelheart unless it says otherwise."""
    felled = [epic(f"Fallen {i + 1}", loot={"research": 1} | each) for i, each in enumerate(loot)]
    reckoners = given.pop("reckoners", [reckoner("tia"), reckoner("cody")])
    return position(*reckoners, phase="loot", felled=felled, **given)


# ---------------------------------------------------------------------- when and where


@pytest.mark.rule("RK-46")
def test_RK_46_loot_of_every_epic_defeated_in_the_step_before_is_taken_now() -> None:
    first = epic("First", health=1, loot={"research": 2, "money": 3})
    second = epic("Second", health=1, loot={"research": 1, "money": 1, "plan": 1})
    t = position(
        reckoner("abraham", dice=["basic:attack", "basic:plan"], at=1, plans=0),
        reckoner("tia", dice=["basic:attack"], at=2, plans=0),
        districts=[district(first), district(second)],
        steelheart=steelheart(research=9),
    )
    t.do("abraham: die basic:attack", "attack the-loop", "tia: die basic:attack", "attack newcago-theatre")
    assert (t.asks, t.money, t.steelheart_research, t.loot) == ("UseDice", 0, 9, {})
    t.all_done()
    assert (t.asks, t.money, t.steelheart_research, t.loot) == ("ShareLoot", 4, 6, {"plan": 1})
    assert t.told("looted") == [[t.g.box.epic_named("First")], [t.g.box.epic_named("Second")]]


@pytest.mark.rule("RK-46")
def test_RK_46_and_only_now() -> None:
    """What is not used when everybody is done is gone, in this round and the next."""
    t = looting({"contain": 2}, districts=[district(bracket=3)])
    assert t.loot == {"contain": 2}
    t.all_done()
    assert ("loot-lost", "RK-47") in t.log
    assert t.told("loot-lost") == [[2]]
    assert (t.asks, t.loot, t.pile("felled")) == ("RollDice", {}, [])
    t.all_done().all_done()
    assert ("looted", "RK-46") not in t.log


@pytest.mark.rule("RK-46")
def test_RK_46_without_a_defeated_epic_there_is_no_loot() -> None:
    t = looting(districts=[district(enforcement=2)], defeated=[epic("Long gone", loot={"research": 1, "money": 5})])
    assert (t.asks, t.money) == ("RollDice", 0)
    assert ("looted", "RK-46") not in t.log


@pytest.mark.rule("RK-46")
def test_RK_46_it_works_in_any_district_wherever_the_reckoners_are() -> None:
    far = [reckoner("tia", at=1), reckoner("cody", at=1)]
    t = looting(
        {"enforcement": 1, "contain": 2, "plan": 1},
        reckoners=far,
        districts=[district(), district(enforcement=2, bracket=3, barricades=1), district()],
        steelheart=steelheart(at=3, blue=2),
    )
    t.do("fight newcago-theatre", "contain newcago-theatre", "contain blue")
    assert (t.enforcement(2), t.bracket(2), t.track("blue")) == (1, 2, 1)


@pytest.mark.rule("RK-46")
def test_RK_46_the_order_never_matters() -> None:
    """Money and Steelheart's research come by themselves; the rest is shared out, in any order to the same effect."""
    found = set()
    for order in permutations(["cody: give tia", "tia: contain the-loop", "cody: fight the-loop"]):
        t = looting(
            {"enforcement": 1, "money": 2}, {"contain": 1, "plan": 1}, districts=[district(enforcement=1, bracket=2)]
        )
        assert (t.money, set(t.options()) >= {"fight the-loop", "contain the-loop", "give tia"}) == (2, True)
        found.add(json.dumps(t.do(*order).g.state_data()))
    assert (len(found), t.plans("tia"), t.loot, t.asks) == (1, 2, {}, "Acquire")


# ---------------------------------------------------------------------- what it does


@pytest.mark.rule("RK-47")
def test_RK_47_enforcement_is_removed_from_any_districts() -> None:
    t = looting({"enforcement": 3, "plan": 1}, districts=[district(enforcement=1), district(enforcement=4)])
    t.do("tia: fight the-loop")
    assert t.log == [("loot-used", "RK-98"), ("enforcement-removed", "RK-47")]
    t.refused("tia: fight the-loop", "RK-36", reason="no-enforcement")
    t.do("cody: fight newcago-theatre", "tia: fight newcago-theatre")
    assert (t.enforcement(1), t.enforcement(2), t.supply[0]) == (0, 2, 23)
    t.refused("fight newcago-theatre", "RK-47", reason="no-loot-of-that")


@pytest.mark.rule("RK-47")
def test_RK_47_contain_is_split_over_epics_and_steelhearts_tracks() -> None:
    t = looting(
        {"contain": 4, "plan": 1},
        districts=[district(bracket=3), district(bracket=2)],
        steelheart=steelheart(at=3, red=2, white=5),
    )
    t.do("contain the-loop", "contain newcago-theatre", "contain white", "contain white")
    assert (t.bracket(1), t.bracket(2), t.track("white"), t.track("red")) == (2, 1, 3, 2)
    assert t.log == [("loot-used", "RK-98"), ("track-contained", "RK-47")]
    t.refused("contain red", "RK-47", reason="no-loot-of-that")


@pytest.mark.rule("RK-47")
def test_RK_47_contain_is_asked_for_where_only_a_track_of_steelheart_can_go_back() -> None:
    t = looting({"contain": 1}, steelheart=steelheart(at=3, red=1, white=2))
    assert (t.asks, t.options("tia")) == ("ShareLoot", ["done", "contain white"])
    assert t.do("tia: contain white").track("white") == 1


@pytest.mark.rule("RK-47")
def test_RK_47_contain_never_passes_the_first_action() -> None:
    t = looting(
        {"contain": 2, "plan": 1},
        districts=[district(bracket=1), district(bracket=2), district(empty=True)],
        steelheart=steelheart(red=1),
    )
    t.refused("contain the-loop", "RK-22", reason="bracket-at-start")
    t.refused("contain red", "RK-22", reason="bracket-at-start")
    t.refused("contain foundry-row", "RK-40", reason="no-epic")
    assert t.can("contain newcago-theatre")


@pytest.mark.rule("RK-47")
def test_RK_47_plan_tokens_are_shared_out_freely_straight_onto_the_boards() -> None:
    t = looting({"plan": 3}, reckoners=[reckoner("tia", plans=0, held=[]), reckoner("cody", plans=0, held=[])])
    t.do("cody: give tia", "cody: give tia")
    assert (t.plans("tia"), t.new_plans("tia"), t.plans("cody")) == (2, 0, 0)
    assert t.log == [("loot-used", "RK-98"), ("token-given", "RK-47")]
    t.refused("tia: token")
    t.do("tia: give cody")
    assert (t.plans("cody"), t.asks, t.g.round) == (1, "UseDice", 2)
    assert t.can("cody: token")


@pytest.mark.rule("RK-47")
def test_RK_47_money_comes_by_itself() -> None:
    t = looting({"money": 3}, {"money": 2}, money=1)
    assert t.money == 6
    assert [rule for kind, rule in t.log if kind == "money-gained"] == ["RK-47", "RK-47"]


@pytest.mark.rule("RK-47")
def test_RK_47_steelheart_research_is_for_him_only() -> None:
    t = looting({"research": 4, "plan": 1}, steelheart=steelheart(research=9))
    assert (t.steelheart_research, [t.research(i) for i in (1, 2, 3)]) == (5, [2, 2, 2])
    t.refused("tia: research the-loop")


@pytest.mark.rule("RK-47")
def test_RK_47_it_is_worth_nothing_once_he_is_weakened() -> None:
    t = looting({"research": 4, "plan": 1}, steelheart=steelheart(research=0, health=7))
    assert (t.steelheart_research, t.steelheart_health) == (0, 7)
    assert t.log == [("looted", "RK-46")]
    t = looting({"research": 9}, {"research": 9, "plan": 1}, steelheart=steelheart(research=2))
    assert (t.steelheart_research, t.steelheart_health) == (0, 20), "the second one's, too"


@pytest.mark.rule("RK-47")
def test_RK_47_what_finds_no_target_is_lost() -> None:
    """No Enforcement in the city, all brackets after the first action: nobody is even asked."""
    t = looting({"enforcement": 2, "contain": 3})
    assert t.asks == "RollDice"
    assert t.told("loot-lost") == [[5]]
    assert (t.loot, t.supply[0]) == ({}, 24), "24: Steelheart has deployed one"


@pytest.mark.rule("RK-47")
@pytest.mark.parametrize("n", [1, 2])
def test_RK_47_the_last_target_and_the_last_loot_count(n: int) -> None:
    """One bracket that can move by one: it is asked for, and what is then left is lost."""
    t = looting({"contain": n}, districts=[district(bracket=2)])
    assert (t.asks, t.options("tia")) == ("ShareLoot", ["done", "contain the-loop"])
    t.all_done()
    assert (t.told("loot-lost"), t.loot) == ([[n]], {})


@pytest.mark.rule("RK-47", "RK-40")
def test_RK_47_a_defeated_epic_is_no_target_for_its_own_loot() -> None:
    """Its bracket stood after the fourth action; with the card it has left the city."""
    weak = epic("Weak", health=1, loot={"research": 1, "contain": 2})
    t = position(
        reckoner("abraham", dice=["basic:attack"], at=1, plans=0),
        reckoner("tia", plans=0),
        districts=[district(weak, bracket=4)],
    )
    t.do("abraham: die basic:attack", "attack the-loop")
    assert (t.asks, t.told("loot-lost")) == ("RollDice", [[2]])


@pytest.mark.rule("RK-47")
def test_RK_47_only_the_loot_that_was_taken() -> None:
    t = looting({"plan": 1}, districts=[district(enforcement=1, bracket=2)], steelheart=steelheart(red=2))
    for use in ("fight the-loop", "contain the-loop", "contain red"):
        t.refused(use, "RK-47", reason="no-loot-of-that")


@pytest.mark.rule("RK-47")
def test_RK_47_loot_does_nothing_else() -> None:
    t = looting({"plan": 2, "enforcement": 1}, districts=[district(enforcement=1, barricades=1)])
    for other in ("barricade the-loop", "attack the-loop", "move newcago-theatre", "money", "plan"):
        t.refused(f"tia: {other}", "RK-47")


# ---------------------------------------------------------------------- the defeated pile


@pytest.mark.rule("RK-48")
def test_RK_48_looted_epics_form_the_defeated_pile() -> None:
    t = looting({"plan": 1}, {}, defeated=[epic("Earlier")])
    assert (t.pile("felled"), t.pile("defeated")) == ([], ["Earlier", "Fallen 1", "Fallen 2"])


@pytest.mark.rule("RK-48")
def test_RK_48_it_lies_face_up() -> None:
    t = looting({"plan": 1})
    for eye in (0, 1, None):
        assert "Fallen 1" in str(GAME.view(t.g, eye)["defeated"])
