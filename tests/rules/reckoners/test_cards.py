"""Ability and equipment cards (RK-69 to RK-84, RK-96)."""

from typing import Any

import pytest

from ludotek.games.reckoners.game import GAME
from ludotek.kernel.errors import ContentError
from ludotek.testing.reckoners import (
    Data,
    Position,
    ability,
    card,
    district,
    epic,
    position,
    reckoner,
    shipped,
    shipped_things,
    steelheart,
)

EMP = shipped("emp")
CHECKMATE = shipped("checkmate")
GRAVATONICS = shipped("gravatonics")
TRAP = shipped("trap")
SINGLE = card("single", "contain")
IMPROVISE = ability("improvise", power="improvise")
FAITH = ability("faith", power="faith")
OPERATIONS = ability("operations", power="operations")
SNIPER = ability("sniper", power="sniper")
TRAVEL = card("travel", power="travel")
ANYWHERE = card("anywhere", "attack", "contain", "research", pay=["money"], anywhere=True)
TOUGH = epic("Tough", research=5, health=9, weakened=8)

HERE, THERE, FAR = "the-loop", "newcago-theatre", "foundry-row"


def with_cards(*cards: Data, dice: list[str] | None = None, **given: Any) -> Position:
    """Megan with cards and dice in the first of three districts, all of which have much to do; Tia has nothing."""
    busy = [district(TOUGH | {"id": name}, bracket=4, enforcement=3) for name in ("A", "B", "C")]
    default: Data = {"districts": busy, "steelheart": steelheart(at=3, red=4, blue=3, yellow=2, white=2)}
    plans = given.pop("plans", 0)
    megan = reckoner("megan", cards=list(cards), dice=dice or [], plans=plans)
    return position(megan, reckoner("tia", plans=0, at=2, dice=["basic:money"]), **(default | given))


def takes(t: Position, verb: str) -> list[str]:
    """The options of the one who is asked that begin with a word."""
    return [option for option in t.options() if option.split()[0] == verb]


# ---------------------------------------------------------------------- RK-69: permanent


@pytest.mark.rule("RK-69")
@pytest.mark.parametrize("data", [{"swap": ["contain", "attack"]}, {"die": "green"}, {"double": "money"}])
def test_RK_69_a_permanent_card_is_never_used_and_never_exhausted(data: Data) -> None:
    t = with_cards(card("always", **data), dice=["basic:money"])
    t.refused("megan: card always", "RK-69", reason="permanent")
    t.do("megan: die basic:money")
    assert takes(t, "card") == [], "and no die is spent on it"


@pytest.mark.rule("RK-69", "RK-76", "RK-78")
def test_RK_69_it_works_as_often_as_it_can() -> None:
    t = with_cards(card("always", double="money"), dice=["basic:money", "basic:money"])
    for _ in range(2):
        t.do("megan: die basic:money", "money", "money")
    assert t.money == 4


# ---------------------------------------------------------------------- RK-70: once per round, free


@pytest.mark.rule("RK-70")
def test_RK_70_free_and_once_per_round() -> None:
    t = with_cards(SINGLE, dice=["basic:money"]).do("megan: card single")
    assert t.log[0] == ("card-used", "RK-70")
    t.do(f"contain {HERE}")
    assert (t.bracket(HERE), t.dice("megan")) == (3, ["basic:money"]), "no die is spent"
    t.refused("megan: card single", "RK-70", reason="card-used")


@pytest.mark.rule("RK-70")
def test_RK_70_a_free_card_is_not_activated_by_a_die() -> None:
    t = with_cards(SINGLE, dice=["basic:contain"]).do("megan: die basic:contain")
    assert takes(t, "card") == []


@pytest.mark.rule("RK-70", "RK-73")
def test_RK_70_faith_is_ready_only_while_dice_are_rolled() -> None:
    def ready(t: Position) -> dict[str, bool]:
        return {each["id"]: each["ready"] for each in GAME.view(t.g, 0)["reckoners"][0]["cards"]}

    t = position(reckoner("abraham", cards=[shipped("faith"), shipped("rifle"), shipped("tensors")]), phase="roll")
    assert ready(t) == {"faith": True, "rifle": True, "tensors": False}
    assert ready(t.all_done()) == {"faith": False, "rifle": True, "tensors": False}


@pytest.mark.rule("RK-70")
def test_RK_70_only_in_the_use_dice_step() -> None:
    t = position(reckoner("david", cards=[SINGLE]), phase="roll")
    t.refused("david: card single", "RK-70", reason="card-when-using")
    t = position(reckoner("david", cards=[SINGLE]), phase="equip", money=9)
    t.refused("david: card single", "RK-70", reason="card-when-using")


@pytest.mark.rule("RK-70", "RK-73")
def test_RK_70_faith_only_in_the_roll_step() -> None:
    t = with_cards(FAITH, dice=["basic:money"])
    t.refused("megan: card faith", "RK-70", "RK-73", reason="only-when-rolling")


@pytest.mark.rule("RK-70", "RK-95")
def test_RK_70_each_round_anew() -> None:
    t = with_cards(SINGLE).do("megan: card single", f"contain {HERE}").until("RollDice").until("UseDice")
    assert t.can("megan: card single")


# ---------------------------------------------------------------------- RK-71: once per round, cost


@pytest.mark.rule("RK-71", "RK-43")
def test_RK_71_a_die_that_shows_a_required_symbol_is_spent() -> None:
    t = with_cards(EMP, dice=["basic:enforcement", "basic:research"])
    t.refused("megan: card emp", "RK-71", "RK-43", reason="needs-a-die")
    t.do("megan: die basic:enforcement", "card emp")
    assert t.log == [("card-used", "RK-71")]
    assert (t.dice("megan"), t.enforcement(HERE)) == (["basic:research"], 3), "its own symbol is not used"
    t.do(f"contain {HERE}", f"contain {HERE}", f"contain {HERE}")
    assert (t.bracket(HERE), t.asks) == (1, "UseDice")


@pytest.mark.rule("RK-71")
def test_RK_71_another_symbol_does_not_pay() -> None:
    t = with_cards(EMP, dice=["basic:research"]).do("megan: die basic:research")
    t.refused("card emp", "RK-71", reason="wrong-symbol")


@pytest.mark.rule("RK-71")
def test_RK_71_one_of_its_symbols_is_enough() -> None:
    t = with_cards(EMP, dice=["red:research+enforcement"]).do("megan: die red:enforcement+research")
    assert t.can("card emp")


@pytest.mark.rule("RK-71")
def test_RK_71_any_of_several_required_symbols() -> None:
    either = card("either", "attack", pay=["money", "plan"])
    for symbol, pays in (("money", True), ("plan", True), ("contain", False)):
        t = with_cards(either, dice=[f"basic:{symbol}"]).do(f"megan: die basic:{symbol}")
        assert t.can("card either") is pays


@pytest.mark.rule("RK-71", "RK-42")
def test_RK_71_a_plan_token_pays_for_any_card() -> None:
    t = with_cards(EMP, CHECKMATE, plans=1).do("megan: token")
    assert sorted(takes(t, "card")) == ["card checkmate", "card emp"]
    t.do("card emp", f"contain {HERE}")
    assert (t.plans("megan"), t.bracket(HERE)) == (0, 3)


@pytest.mark.rule("RK-71", "RK-79")
def test_RK_71_the_result_of_a_card_pays() -> None:
    t = with_cards(SINGLE, CHECKMATE).do("megan: card single", "card checkmate", f"attack {HERE}")
    assert (t.health(HERE), t.bracket(HERE)) == (8, 4)


@pytest.mark.rule("RK-71", "RK-95")
def test_RK_71_once_per_round() -> None:
    t = with_cards(EMP, dice=["basic:enforcement", "basic:enforcement"])
    t.do("megan: die basic:enforcement", "card emp", f"contain {HERE}", "done", "megan: die basic:enforcement")
    t.refused("card emp", "RK-71", "RK-95", reason="card-used")


# ---------------------------------------------------------------------- RK-96: which cards are free


@pytest.mark.rule("RK-96")
def test_RK_96_powers_single_results_and_travel_are_free_and_results_have_a_cost() -> None:
    for name, data in shipped_things().items():
        if data.get("kind") not in ("ability", "equipment") or data["origin"] == "house":
            continue
        if "power" in data or len(data.get("give", [])) == 1:
            assert "pay" not in data, name
        elif "give" in data:
            assert len(data["pay"]) >= 1, name


@pytest.mark.rule("RK-96")
@pytest.mark.parametrize("free", [IMPROVISE, OPERATIONS, SNIPER, TRAVEL, SINGLE])
def test_RK_96_a_free_card_needs_no_die(free: Data) -> None:
    t = with_cards(free, dice=["basic:money"]).do(f"megan: card {free['id']}")
    assert t.dice("megan") == ["basic:money"]
    assert t.asks in ("TurnDie", "ChooseDieToTurn", "UseDice", "PlaceSniper", "Travel", "Spend")


# ---------------------------------------------------------------------- RK-72: Improvise


@pytest.mark.rule("RK-72")
def test_RK_72_an_own_unused_die_is_turned_to_any_other_face_that_it_has() -> None:
    t = with_cards(IMPROVISE, dice=["basic:money", "red:enforcement", "red:enforcement"]).do("megan: card improvise")
    assert t.options() == ["die basic:money", "die red:enforcement"], "only own dice that lie there"
    t.do("die red:enforcement")
    faces = {"red:enforcement+enforcement", "red:money", "red:contain", "red:research", "red:attack"}
    assert {option.removeprefix("face ") for option in t.options()} == faces
    t.refused("face red:enforcement", "RK-72", reason="not-that-face")
    t.refused("face basic:attack", "RK-72")
    t.do("face red:attack")
    assert t.log == [("die-turned", "RK-72")]
    assert t.dice("megan") == ["basic:money", "red:enforcement", "red:attack"]
    t.do("megan: die red:attack", f"attack {HERE}")
    assert t.health(HERE) == 8
    t.refused("megan: card improvise", "RK-70", reason="card-used")


@pytest.mark.rule("RK-72")
def test_RK_72_not_without_an_unused_die() -> None:
    t = with_cards(IMPROVISE, plans=1)
    t.refused("megan: card improvise", "RK-72", reason="no-die-left")


@pytest.mark.rule("RK-72")
def test_RK_72_a_box_whose_dice_cannot_be_turned_is_refused() -> None:
    with pytest.raises(ContentError, match="must differ"):
        with_cards(IMPROVISE, faces={"blue": ["plan"] * 6})


@pytest.mark.rule("RK-72", "RK-78")
def test_RK_72_the_new_face_can_be_doubled() -> None:
    t = with_cards(IMPROVISE, card("twice", double="attack"), dice=["basic:money"])
    t.do("megan: card improvise", "face basic:attack", "megan: die basic:attack", f"attack {HERE}", f"attack {HERE}")
    assert t.health(HERE) == 7


# ---------------------------------------------------------------------- RK-73: Faith


def rolling(*rolls: str, held: list[str] | None = None, cards: list[Data] | None = None) -> Position:
    """Abraham in the roll step, with two dice of his and Faith."""
    dice = held or ["basic", "basic"]
    abraham = reckoner("abraham", held=dice, cards=cards or [FAITH], plans=0)
    return position(abraham, reckoner("tia", plans=0), phase="roll", rolls={"abraham": list(rolls)})


@pytest.mark.rule("RK-73")
def test_RK_73_dice_of_the_current_roll_are_rerolled_before_deciding() -> None:
    t = rolling("basic:money", "basic:money", "basic:attack", "basic:plan").do("abraham: faith")
    assert t.rolled("abraham") == ["basic:attack", "basic:plan"]
    assert ("rolled-by-faith", "RK-73") in t.log
    assert t.marked("abraham") == t.dice("abraham") == []


@pytest.mark.rule("RK-73")
def test_RK_73_any_of_them() -> None:
    t = rolling("basic:money", "basic:attack", "basic:plan").do("abraham: die basic:attack", "faith")
    assert t.rolled("abraham") == ["basic:attack", "basic:plan"], "what was set aside lies there as it was"
    assert (t.marked("abraham"), t.g.rolls[0]) == ([], 1)


@pytest.mark.rule("RK-73")
def test_RK_73_it_is_not_one_of_the_three_rolls() -> None:
    t = rolling(held=["basic"] * 4).do("abraham: faith")
    for _ in range(2):
        t.do("abraham: die basic:money", "roll")
    assert t.g.rolls[0] == 3
    t.refused("abraham: roll", "RK-28")


@pytest.mark.rule("RK-73")
def test_RK_73_the_third_roll_too() -> None:
    t = rolling(*["basic:money"] * (4 + 3 + 2), "basic:plan", "basic:attack", held=["basic"] * 4)
    for _ in range(2):
        t.do("abraham: die basic:money", "roll")
    assert (t.rolled("abraham"), t.dice("abraham")) == (["basic:money"] * 2, ["basic:money"] * 2)
    t.do("abraham: faith")
    t.until("UseDice")
    assert t.dice("abraham") == ["basic:money", "basic:money", "basic:attack", "basic:plan"]


@pytest.mark.rule("RK-73")
def test_RK_73_never_dice_kept_from_an_earlier_roll() -> None:
    t = rolling("basic:attack", "basic:money", "basic:money", "basic:plan").do(
        "abraham: die basic:attack", "roll", "faith"
    )
    assert (t.rolled("abraham"), t.dice("abraham")) == (["basic:plan"], ["basic:attack"])


@pytest.mark.rule("RK-73")
def test_RK_73_it_is_faith_that_is_used_and_no_other_card() -> None:
    t = position(reckoner("abraham", held=["basic"], cards=[SINGLE, FAITH]), phase="roll")
    t.do("abraham: faith").until("UseDice")
    assert t.can("abraham: card single")


@pytest.mark.rule("RK-73", "RK-70")
def test_RK_73_once_per_round() -> None:
    t = rolling().do("abraham: faith")
    t.refused("abraham: faith", "RK-70", "RK-73", reason="card-used")
    t.until("UseDice").until("RollDice")
    assert t.can("abraham: faith")


@pytest.mark.rule("RK-73")
def test_RK_73_own_dice_only_and_only_with_the_card() -> None:
    t = rolling("basic:money", "basic:plan")
    before = t.rolled("tia")
    t.refused("tia: faith", "RK-73", reason="no-faith")
    t.do("abraham: faith")
    assert t.rolled("tia") == before


# ---------------------------------------------------------------------- RK-74: Operations


@pytest.mark.rule("RK-74")
def test_RK_74_another_reckoner_gets_a_plan_token_on_the_board() -> None:
    t = position(reckoner("tia", cards=[OPERATIONS], plans=0), *[reckoner(n, plans=0) for n in ("david", "megan")])
    t.do("tia: card operations")
    assert t.options() == ["give david", "give megan"]
    t.refused("give tia", "RK-74", reason="not-to-oneself")
    t.do("give megan")
    assert t.log == [("token-given", "RK-74")]
    assert (t.plans("megan"), t.new_plans("megan"), t.plans("david"), t.plans("tia")) == (1, 0, 0, 0)
    t.do("megan: token", "money")
    assert t.money == 1, "usable at once"


@pytest.mark.rule("RK-74", "RK-42")
def test_RK_74_or_later() -> None:
    t = position(reckoner("tia", cards=[OPERATIONS], plans=0), reckoner("david", plans=0)).do("tia: card operations")
    t.until("RollDice").until("UseDice")
    assert t.plans("david") == 1


# ---------------------------------------------------------------------- RK-75: Sniper


@pytest.mark.rule("RK-75")
def test_RK_75_dice_and_equipment_work_there_as_well_as_in_the_own_district() -> None:
    t = with_cards(SNIPER, SINGLE, dice=["red:attack+attack", "basic:enforcement"])
    t.do("megan: card sniper")
    assert t.options() == [f"snipe {each}" for each in (HERE, THERE, FAR)], "any district"
    t.do(f"snipe {THERE}")
    assert t.log == [("sniper-placed", "RK-75")]
    t.do("megan: die red:attack+attack")
    assert takes(t, "attack") == [f"attack {HERE}", f"attack {THERE}"]
    t.do(f"attack {THERE}", f"attack {HERE}", "megan: card single", f"contain {THERE}")
    t.do("megan: die basic:enforcement", f"fight {THERE}")
    assert (t.health(HERE), t.health(THERE), t.bracket(THERE), t.enforcement(THERE)) == (8, 8, 3, 2)
    assert t.at("megan") == HERE, "it moves no figure"


@pytest.mark.rule("RK-75", "RK-44")
def test_RK_75_it_reaches_steelheart() -> None:
    t = with_cards(SNIPER, dice=["basic:research"])
    t.do("megan: card sniper", f"snipe {FAR}", "megan: die basic:research", "research steelheart")
    assert t.steelheart_research == 19


@pytest.mark.rule("RK-75")
def test_RK_75_plan_tokens_too() -> None:
    t = with_cards(SNIPER, plans=1).do("megan: card sniper", f"snipe {THERE}", "megan: token", f"research {THERE}")
    assert t.research(THERE) == 4


@pytest.mark.rule("RK-75")
def test_RK_75_barricades_do_not_matter_to_the_token() -> None:
    shut = [district(TOUGH | {"id": "A"}, barricades=1), district(TOUGH | {"id": "B"}, barricades=2)]
    t = with_cards(SNIPER, dice=["basic:attack", "basic:plan"], districts=shut)
    t.do("megan: card sniper", f"snipe {THERE}", "megan: die basic:attack", f"attack {THERE}")
    assert t.health(THERE) == 8
    t.do("megan: die basic:plan")
    t.refused(f"move {THERE}", "RK-32", reason="barricaded")


@pytest.mark.rule("RK-75")
def test_RK_75_only_for_its_reckoner() -> None:
    t = with_cards(SNIPER, dice=["basic:money"]).do("megan: card sniper", f"snipe {FAR}", "tia: die basic:money")
    t.refused(f"fight {FAR}", "RK-31")


@pytest.mark.rule("RK-75")
def test_RK_75_then_it_comes_back() -> None:
    t = with_cards(SNIPER, dice=["basic:attack"]).do("megan: card sniper", f"snipe {THERE}").until("RollDice")
    t.until("UseDice").do("megan: die red:enforcement+enforcement")
    assert takes(t, "fight") == [f"fight {HERE}"]
    assert t.g.scope == [-1, -1]


# ---------------------------------------------------------------------- RK-76: swap cards


@pytest.mark.rule("RK-76")
def test_RK_76_each_symbol_on_its_own_choice() -> None:
    for first, second in (("contain", "fight"), ("fight", "contain"), ("fight", "fight"), ("contain", "contain")):
        t = with_cards(GRAVATONICS, dice=["red:contain+contain"]).do("megan: die red:contain+contain")
        t.do(f"{first} {HERE}", f"{second} {HERE}")
        contained = [first, second].count("contain")
        assert (t.bracket(HERE), t.enforcement(HERE)) == (4 - contained, 3 - (2 - contained))


@pytest.mark.rule("RK-76")
def test_RK_76_both_ways() -> None:
    t = with_cards(GRAVATONICS, dice=["basic:enforcement"]).do("megan: die basic:enforcement", f"contain {HERE}")
    assert (t.bracket(HERE), t.enforcement(HERE)) == (3, 3)
    t = with_cards(GRAVATONICS, dice=["basic:contain"]).do("megan: die basic:contain", f"fight {HERE}")
    assert (t.bracket(HERE), t.enforcement(HERE)) == (4, 2)


@pytest.mark.rule("RK-76")
def test_RK_76_a_second_swap_card_leaves_the_first_as_it_is() -> None:
    t = with_cards(GRAVATONICS, TRAP, dice=["basic:contain", "basic:attack"])
    t.do("megan: die basic:contain", f"fight {HERE}", "megan: die basic:attack", "plan")
    assert (t.enforcement(HERE), t.health(HERE)) == (2, 9)
    t = with_cards(GRAVATONICS, TRAP, dice=["basic:enforcement", "basic:plan"])
    t.do("megan: die basic:enforcement", f"contain {HERE}", "megan: die basic:plan")
    t.refused(f"contain {HERE}", "RK-76", reason="no-symbol")  # each card swaps its own two
    t.do(f"attack {HERE}")


@pytest.mark.rule("RK-76")
def test_RK_76_not_on_the_results_of_an_ability() -> None:
    """The rule speaks of own dice and equipment."""
    kick = ability("kick", "contain", "contain", pay=["attack"])
    t = with_cards(kick, GRAVATONICS, dice=["basic:attack"])
    t.do("megan: die basic:attack", "card kick")
    t.refused(f"fight {HERE}", "RK-76", reason="no-symbol")
    t.do(f"contain {HERE}")


@pytest.mark.rule("RK-76")
def test_RK_76_only_the_two_named_symbols() -> None:
    t = with_cards(GRAVATONICS, dice=["basic:attack", "basic:contain"]).do("megan: die basic:attack")
    t.refused(f"contain {HERE}", "RK-76", reason="no-symbol")
    t.do(f"attack {HERE}", "megan: die basic:contain")
    t.refused(f"attack {HERE}", "RK-76", reason="no-symbol")


@pytest.mark.rule("RK-76")
def test_RK_76_the_results_of_own_equipment_too() -> None:
    t = with_cards(GRAVATONICS, SINGLE).do("megan: card single", f"fight {HERE}")
    assert t.enforcement(HERE) == 2


@pytest.mark.rule("RK-76")
def test_RK_76_only_on_the_own_dice() -> None:
    t = position(
        reckoner("megan", cards=[GRAVATONICS]),
        reckoner("tia", dice=["basic:contain"]),
        districts=[district(enforcement=2, bracket=2)],
    )
    t.do("tia: die basic:contain")
    t.refused(f"fight {HERE}", "RK-76", reason="no-symbol")


@pytest.mark.rule("RK-76", "RK-71")
def test_RK_76_a_swapped_symbol_may_pay_for_a_card() -> None:
    t = with_cards(GRAVATONICS, EMP, dice=["basic:contain"]).do("megan: die basic:contain", "card emp")
    assert t.log == [("card-used", "RK-71")]
    t = with_cards(EMP, dice=["basic:contain"]).do("megan: die basic:contain")
    t.refused("card emp", "RK-71", reason="wrong-symbol")


# ---------------------------------------------------------------------- RK-77: die cards


@pytest.mark.rule("RK-77")
def test_RK_77_one_more_die_of_the_named_colour_and_no_limit_of_six() -> None:
    more = [card("more-blue", die="blue"), card("more-green", die="green")]
    t = position(reckoner("david", cards=more), phase="roll")
    assert t.held("david") == ["basic"] * 3 + ["blue"] * 4 + ["green"]
    assert len(t.rolled("david")) == 8
    t.until("UseDice")
    assert t.dice("david").count("green:attack+attack") == 1


# ---------------------------------------------------------------------- RK-78: double cards


@pytest.mark.rule("RK-78")
def test_RK_78_the_named_symbol_on_basic_dice_counts_twice() -> None:
    twice = card("twice", double="attack")
    t = with_cards(twice, dice=["basic:attack", "basic:contain", "red:attack"])
    t.do("megan: die basic:attack", f"attack {HERE}", f"attack {HERE}")
    assert (t.health(HERE), t.asks) == (7, "UseDice")
    t.do("megan: die red:attack", f"attack {HERE}")
    assert (t.health(HERE), t.asks) == (6, "UseDice"), "not on special dice"
    t.do("megan: die basic:contain", f"contain {HERE}")
    assert (t.bracket(HERE), t.asks) == (3, "UseDice"), "not another symbol"


@pytest.mark.rule("RK-78", "RK-42")
def test_RK_78_not_on_tokens_or_cards() -> None:
    t = with_cards(card("twice", double="contain"), SINGLE, plans=1, dice=["basic:money"])
    t.do("megan: token", f"contain {HERE}")
    assert (t.bracket(HERE), t.asks) == (3, "UseDice")
    t.do("megan: card single", f"contain {HERE}")
    assert (t.bracket(HERE), t.asks) == (2, "UseDice")


@pytest.mark.rule("RK-78", "RK-76")
def test_RK_78_a_swapped_symbol_is_not_doubled() -> None:
    t = with_cards(card("twice", double="enforcement"), GRAVATONICS, dice=["basic:contain"])
    t.do("megan: die basic:contain", f"fight {HERE}")
    assert (t.enforcement(HERE), t.asks) == (2, "UseDice")


@pytest.mark.rule("RK-78", "RK-76")
def test_RK_78_each_of_the_two_doubled_ones_may_be_swapped() -> None:
    t = with_cards(card("twice", double="contain"), GRAVATONICS, dice=["basic:contain"])
    t.do("megan: die basic:contain", f"fight {HERE}", f"contain {HERE}")
    assert (t.enforcement(HERE), t.bracket(HERE), t.asks) == (2, 3, "UseDice")
    t = with_cards(card("twice", double="contain"), GRAVATONICS, dice=["basic:contain"])
    t.do("megan: die basic:contain", f"fight {HERE}", f"fight {HERE}")
    assert t.enforcement(HERE) == 1


@pytest.mark.rule("RK-78")
def test_RK_78_only_own_dice() -> None:
    t = with_cards(card("twice", double="money")).do("tia: die basic:money", "money")
    assert t.money == 1


# ---------------------------------------------------------------------- RK-79, RK-81: results as one die


@pytest.mark.rule("RK-79")
def test_RK_79_a_result_acts_as_one_die() -> None:
    mixed = card("mixed", "attack", "attack", "contain", pay=["money"])
    t = with_cards(mixed, dice=["basic:money"]).do("megan: die basic:money", "card mixed")
    t.refused("done", "RK-31")
    t.do(f"attack {HERE}", f"contain {HERE}", f"attack {HERE}")
    assert (t.health(HERE), t.bracket(HERE), t.asks) == (7, 3, "UseDice")
    assert t.log[0][1] == "RK-39"


@pytest.mark.rule("RK-79", "RK-81")
@pytest.mark.parametrize("name", ["mixed", "single"])
def test_RK_79_it_may_move_remove_a_barricade_or_activate_another_card(name: str) -> None:
    mixed = card("mixed", "attack", "contain", pay=["money"])
    shut = [district(bracket=3), district(), district(barricades=2)]
    first = ["megan: card single"] if name == "single" else ["megan: die basic:money", "card mixed"]
    for use, asks in ((f"move {THERE}", "UseDice"), (f"barricade {FAR}", "UseDice"), ("card checkmate", "Spend")):
        t = with_cards(mixed, SINGLE, CHECKMATE, dice=["basic:money"], plans=1, districts=shut).do(*first, use)
        assert t.asks == asks
        assert t.bracket(HERE) == 3, "the whole result is spent on that"
    assert takes(t, "attack") == [f"attack {HERE}"]


@pytest.mark.rule("RK-79", "RK-97")
def test_RK_79_not_after_one_of_its_symbols_was_used() -> None:
    t = with_cards(EMP, CHECKMATE, dice=["basic:enforcement"])
    t.do("megan: die basic:enforcement", "card emp", f"contain {HERE}")
    t.refused("card checkmate", "RK-97", reason="already-used-a-symbol")
    t.refused(f"move {THERE}", "RK-97", reason="already-used-a-symbol")


@pytest.mark.rule("RK-79", "RK-36")
def test_RK_79_its_results_work_in_the_own_district_only() -> None:
    t = with_cards(EMP, dice=["basic:enforcement"]).do("megan: die basic:enforcement", "card emp")
    t.refused(f"contain {THERE}", "RK-31", reason="out-of-reach")
    t.refused("contain red", "RK-44", reason="steelheart-elsewhere")


@pytest.mark.rule("RK-81")
@pytest.mark.parametrize("symbol", ["money", "enforcement", "contain", "research", "attack", "plan"])
def test_RK_81_one_printed_result(symbol: str) -> None:
    t = with_cards(card("one", symbol), dice=["basic:money"]).do("megan: card one")
    use = {"money": "money", "plan": "plan", "enforcement": f"fight {HERE}"}.get(symbol, f"{symbol} {HERE}")
    others = {"money", "plan", f"fight {HERE}", f"contain {HERE}", f"research {HERE}", f"attack {HERE}"} - {use}
    assert not others & set(t.options())
    t.do(use)
    assert t.asks == "UseDice"
    found = (t.money, t.enforcement(HERE), t.bracket(HERE), t.research(HERE), t.health(HERE), t.new_plans("megan"))
    index = ["money", "enforcement", "contain", "research", "attack", "plan"].index(symbol)
    expected = [0, 3, 4, 5, 9, 0]
    expected[index] += 1 if symbol in ("money", "plan") else -1
    assert list(found) == expected


# ---------------------------------------------------------------------- RK-80: anywhere


def reaching() -> Position:
    shut = [district(TOUGH | {"id": name}, bracket=4) for name in ("A", "B")] + [district(barricades=2)]
    t = with_cards(ANYWHERE, CHECKMATE, dice=["basic:money"], plans=1, districts=shut)
    return t.do("megan: die basic:money", "card anywhere")


@pytest.mark.rule("RK-80")
def test_RK_80_each_symbol_works_in_a_district_of_choice() -> None:
    t = reaching().do(f"attack {THERE}", f"contain {HERE}", "research steelheart")
    assert (t.health(THERE), t.bracket(HERE), t.steelheart_research, t.asks) == (8, 3, 19, "UseDice")


@pytest.mark.rule("RK-80", "RK-32", "RK-33")
def test_RK_80_used_to_move_or_to_remove_a_barricade_nothing_changes() -> None:
    t = reaching()
    t.refused(f"move {FAR}", "RK-32", reason="barricaded")
    t.do(f"move {THERE}")
    assert (t.at("megan"), t.asks) == (THERE, "UseDice")
    t = reaching().do(f"barricade {FAR}")
    assert (t.barricades(FAR), t.asks) == (1, "UseDice")


@pytest.mark.rule("RK-80")
def test_RK_80_a_card_that_it_activates_does_not_gain_its_reach() -> None:
    t = reaching().do("card checkmate")
    assert takes(t, "attack") == [f"attack {HERE}"]
    t.refused(f"attack {THERE}", "RK-39", "RK-80", reason="out-of-reach-now")


# ---------------------------------------------------------------------- RK-82: travel


@pytest.mark.rule("RK-82")
def test_RK_82_the_own_figure_goes_to_any_other_district_and_nothing_else() -> None:
    t = with_cards(TRAVEL, dice=["basic:money"]).do("megan: card travel")
    assert t.options() == [f"move {THERE}", f"move {FAR}"]
    t.refused(f"move {HERE}", "RK-32", reason="already-there")
    t.do(f"move {FAR}")
    assert (t.at("megan"), t.at("tia"), t.log, t.asks) == (FAR, THERE, [("moved", "RK-82")], "UseDice")


@pytest.mark.rule("RK-82")
def test_RK_82_barricades_still_stop_it() -> None:
    for shut, open_one in (([0, 1, 0], FAR), ([0, 0, 1], THERE)):
        t = with_cards(TRAVEL, dice=["basic:money"], districts=[district(barricades=n) for n in shut])
        t.do("megan: card travel")
        assert t.at("megan") == open_one, "the only district that is open"
    for shut in ([1, 0, 0], [0, 1, 1]):
        t = with_cards(TRAVEL, dice=["basic:money"], districts=[district(barricades=n) for n in shut])
        t.refused("megan: card travel", "RK-82", "RK-34", reason="barricades-stop-it")


# ---------------------------------------------------------------------- RK-83: what is printed


@pytest.mark.rule("RK-83")
def test_RK_83_emp_checkmate_and_gravatonics() -> None:
    assert (EMP["pay"], EMP["give"]) == (["enforcement"], ["contain"] * 3)
    assert (CHECKMATE["pay"], CHECKMATE["give"]) == (["contain"], ["attack"] * 3)
    assert sorted(GRAVATONICS["swap"]) == ["contain", "enforcement"]


# ---------------------------------------------------------------------- RK-84: one group


@pytest.mark.rule("RK-84")
def test_RK_84_all_of_it_is_spent_to_activate_another_card() -> None:
    t = with_cards(EMP, CHECKMATE, dice=["basic:enforcement"])
    t.do("megan: die basic:enforcement", "card emp", "card checkmate")
    assert takes(t, "contain") == []
    t.do(f"attack {HERE}", f"attack {HERE}", f"attack {HERE}")
    assert (t.health(HERE), t.bracket(HERE), t.enforcement(HERE), t.asks) == (6, 4, 3, "UseDice")


@pytest.mark.rule("RK-84", "RK-86")
def test_RK_84_it_is_finished_before_another_die_is_used() -> None:
    t = with_cards(EMP, dice=["basic:enforcement", "basic:money"])
    t.do("megan: die basic:enforcement", "card emp", f"contain {HERE}")
    t.refused("megan: die basic:money", "RK-31")
    t.refused("tia: die basic:money", "RK-31")
    assert t.actors == ["megan"]
    t.do("done")
    assert t.log[0] == ("symbols-lost", "RK-86")
    assert t.told("symbols-lost") == [[0, 2]]
    assert "tia" in t.actors


@pytest.mark.rule("RK-78")
def test_RK_78_a_second_card_doubles_another_symbol_too() -> None:
    t = with_cards(card("coins", double="money"), card("plots", double="plan"), dice=["basic:money", "basic:plan"])
    t.do("megan: die basic:money", "money", "money", "megan: die basic:plan", "plan", "plan")
    assert (t.money, t.new_plans("megan")) == (2, 2)
