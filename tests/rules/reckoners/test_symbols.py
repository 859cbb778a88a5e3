"""What each symbol does (RK-35 to RK-41, RK-88)."""

import pytest

from ludotek.testing.reckoners import district, epic, position, reckoner, steelheart

# ---------------------------------------------------------------------- Money


@pytest.mark.rule("RK-35")
def test_RK_35_each_money_symbol_is_one_money_for_everybody() -> None:
    t = position(reckoner("cody", dice=["yellow:money+money+money"]), reckoner("tia", dice=["basic:money"]), money=2)
    t.do("cody: die yellow:money+money+money", "money", "money")
    assert t.money == 4
    t.do("money")
    assert t.money == 5
    t.do("tia: die basic:money", "money")
    assert (t.money, t.log) == (6, [("money-gained", "RK-35")])


@pytest.mark.rule("RK-88")
def test_RK_88_money_has_no_upper_limit() -> None:
    t = position(reckoner("tia", dice=["basic:money"]), money=250)
    t.do("tia: die basic:money", "money")
    assert t.money == 251


@pytest.mark.rule("RK-88")
@pytest.mark.parametrize(("money", "buy"), [(1, "buy-back tia purple"), (8, "buy spare-1")])
def test_RK_88_money_never_goes_below_0(money: int, buy: str) -> None:
    t = position(reckoner("tia"), phase="equip", money=money, confiscated=["tia purple"])
    t.refused(f"tia: {buy}", "RK-49", "RK-52", reason="too-little-money")


@pytest.mark.rule("RK-88")
def test_RK_88_without_money_there_is_nothing_to_buy() -> None:
    assert position(reckoner("tia"), phase="equip", money=0, confiscated=["tia purple"]).asks == "RollDice"


@pytest.mark.rule("RK-88")
def test_RK_88_spending_all_leaves_0() -> None:
    t = position(reckoner("tia"), phase="equip", money=2, confiscated=["tia purple"])
    t.do("tia: buy-back tia purple")
    assert t.money == 0


@pytest.mark.rule("RK-88")
def test_RK_88_population_stops_at_0() -> None:
    t = position(population=2).run("deed attack 5 at the-loop")
    assert (t.population, t.lost, t.told("population-lost")) == (0, True, [[2, 0]])


@pytest.mark.rule("RK-88")
def test_RK_88_nothing_raises_population() -> None:
    """A whole round with everything that Reckoners and loot can do."""
    weak = epic("Weak", 1, 1, 1, loot={"research": 1, "enforcement": 1, "contain": 1, "plan": 1, "money": 1})
    t = position(
        reckoner("tia", dice=["purple:money+enforcement+contain+research+attack+plan"], at=1),
        districts=[district(weak, enforcement=2, bracket=2), district(enforcement=1), district(bracket=3)],
        population=17,
    )
    t.do(
        "tia: die purple:money+enforcement+contain+research+attack+plan", "money", "fight the-loop", "contain the-loop"
    )
    t.do("research the-loop", "attack the-loop", "plan").all_done()
    assert t.asks == "ShareLoot"
    t.do("fight newcago-theatre", "contain foundry-row", "give tia").until("RollDice")
    assert t.population == 17


# ---------------------------------------------------------------------- Attack Enforcement


@pytest.mark.rule("RK-36")
def test_RK_36_each_removes_one_enforcement_from_the_own_district() -> None:
    t = position(
        reckoner("megan", dice=["red:enforcement+enforcement"], at=1),
        districts=[district(enforcement=3), district(enforcement=2)],
    )
    t.do("megan: die red:enforcement+enforcement")
    t.refused("fight newcago-theatre", "RK-31", reason="out-of-reach")
    t.do("fight the-loop")
    assert (t.enforcement(1), t.log) == (2, [("enforcement-removed", "RK-36")])
    t.do("fight the-loop")
    assert (t.enforcement(1), t.enforcement(2), t.supply[0]) == (1, 2, 22)


@pytest.mark.rule("RK-36")
def test_RK_36_only_where_one_is() -> None:
    t = position(reckoner("megan", dice=["basic:enforcement"], at=1))
    t.do("megan: die basic:enforcement")
    t.refused("fight the-loop", "RK-36", reason="no-enforcement")


# ---------------------------------------------------------------------- Contain


@pytest.mark.rule("RK-37")
def test_RK_37_each_moves_a_bracket_in_the_own_district_one_to_the_left() -> None:
    t = position(
        reckoner("david", dice=["blue:contain+contain"], at=1), districts=[district(bracket=4), district(bracket=4)]
    )
    t.do("david: die blue:contain+contain")
    t.refused("contain newcago-theatre", "RK-31", reason="out-of-reach")
    t.do("contain the-loop")
    assert (t.bracket(1), t.log) == (3, [("contained", "RK-37")])
    t.do("contain the-loop")
    assert (t.bracket(1), t.bracket(2)) == (2, 4)


@pytest.mark.rule("RK-37")
def test_RK_37_never_past_the_first_action() -> None:
    t = position(reckoner("david", dice=["blue:contain+contain+contain"], at=1), districts=[district(bracket=3)])
    t.do("david: die blue:contain+contain+contain", "contain the-loop", "contain the-loop")
    assert (t.bracket(1), t.told("symbols-lost")) == (1, [[0, 1]])


@pytest.mark.rule("RK-37", "RK-44")
@pytest.mark.parametrize("colour", ["red", "blue", "yellow", "white"])
def test_RK_37_or_one_of_steelhearts_if_he_is_there(colour: str) -> None:
    him = {"red": 3, "blue": 3, "yellow": 3, "white": 3}
    t = position(reckoner("david", dice=["basic:contain"], at=1), steelheart=steelheart(at=1, **him))
    t.do("david: die basic:contain", f"contain {colour}")
    assert {each: t.track(each) for each in him} == him | {colour: 2}
    assert t.log == [("track-contained", "RK-37")]
    t = position(reckoner("david", dice=["basic:contain"], at=1), steelheart=steelheart(at=2, **him))
    t.do("david: die basic:contain")
    t.refused(f"contain {colour}", "RK-44", reason="steelheart-elsewhere")


# ---------------------------------------------------------------------- Research


@pytest.mark.rule("RK-38")
def test_RK_38_each_lowers_research_in_the_own_district_by_one() -> None:
    t = position(
        reckoner("tia", dice=["purple:research+research"], at=1),
        districts=[district(epic("Near", research=4, health=9)), district(epic("Far", research=4))],
    )
    t.do("tia: die purple:research+research")
    t.refused("research newcago-theatre", "RK-31", reason="out-of-reach")
    t.do("research the-loop", "research the-loop")
    assert (t.research("Near"), t.health("Near"), t.research("Far")) == (2, 9, 4)
    assert t.log == [("researched", "RK-38")]


@pytest.mark.rule("RK-38")
def test_RK_38_or_steelhearts() -> None:
    t = position(reckoner("tia", dice=["purple:research+research"], at=1), steelheart=steelheart(at=1, research=9))
    t.do("tia: die purple:research+research", "research steelheart")
    assert (t.steelheart_research, t.research(1)) == (8, 2)
    t.do("research the-loop")
    assert (t.steelheart_research, t.research(1)) == (8, 1)


@pytest.mark.rule("RK-38")
def test_RK_38_nothing_on_one_that_is_weakened() -> None:
    t = position(
        reckoner("tia", dice=["purple:research+research+research"], at=1),
        districts=[district(epic("Sick", research=1, health=6, weakened=5))],
        steelheart=steelheart(at=1, research=1),
    )
    t.do("tia: die purple:research+research+research", "research the-loop")
    t.refused("research the-loop", "RK-38", reason="is-weakened")
    t.do("research steelheart")
    assert (t.research("Sick"), t.health("Sick"), t.told("symbols-lost")) == (0, 5, [[0, 1]])


# ---------------------------------------------------------------------- Attack Epic


@pytest.mark.rule("RK-39")
def test_RK_39_each_lowers_health_in_the_own_district_by_one() -> None:
    t = position(
        reckoner("abraham", dice=["green:attack+attack"], at=1),
        districts=[district(epic("Near", health=4)), district(epic("Far", health=4))],
    )
    t.do("abraham: die green:attack+attack")
    t.refused("attack newcago-theatre", "RK-31", reason="out-of-reach")
    t.do("attack the-loop", "attack the-loop")
    assert (t.health("Near"), t.health("Far"), t.research("Near")) == (2, 4, 2)
    assert t.log == [("epic-attacked", "RK-39")]


@pytest.mark.rule("RK-39")
def test_RK_39_or_steelhearts_once_he_is_weakened() -> None:
    t = position(
        reckoner("abraham", dice=["green:attack+attack"], at=1), steelheart=steelheart(at=1, research=0, health=9)
    )
    t.do("abraham: die green:attack+attack", "attack steelheart", "attack the-loop")
    assert (t.steelheart_health, t.health(1)) == (8, 3)


# ---------------------------------------------------------------------- a defeated Epic


@pytest.mark.rule("RK-40")
def test_RK_40_it_leaves_at_once_and_all_else_stays() -> None:
    t = position(
        reckoner("abraham", dice=["green:attack+attack"], at=1, plans=0),
        reckoner("cody", at=1),
        districts=[district(epic("Weak", health=1), enforcement=2, barricades=3, bracket=4)],
        steelheart=steelheart(at=1),
    )
    t.do("abraham: die green:attack+attack", "attack the-loop")
    assert (t.epic("the-loop"), t.pile("felled"), t.pile("defeated")) == ("", ["Weak"], [])
    assert (t.enforcement(1), t.barricades(1)) == (2, 3)
    assert (t.at("abraham"), t.at("cody"), t.steelheart) == ("the-loop", "the-loop", "the-loop")
    assert t.log == [("epic-attacked", "RK-39"), ("defeated", "RK-40"), ("symbols-lost", "RK-86")]


@pytest.mark.rule("RK-40")
def test_RK_40_where_no_epic_is_none_can_be_contained_researched_or_attacked() -> None:
    t = position(reckoner("tia", dice=["purple:contain+research+attack"], at=1), districts=[district(empty=True)])
    t.do("tia: die purple:contain+research+attack")
    for use in ("contain", "research", "attack"):
        t.refused(f"{use} the-loop", "RK-40", reason="no-epic")


@pytest.mark.rule("RK-40")
def test_RK_40_its_loot_waits_for_the_loot_step() -> None:
    rich = epic("Rich", health=1, loot={"research": 3, "money": 4})
    t = position(
        reckoner("abraham", dice=["basic:attack", "basic:plan"], at=1),
        districts=[district(rich)],
        steelheart=steelheart(research=9),
    )
    t.do("abraham: die basic:attack", "attack the-loop")
    assert (t.money, t.steelheart_research) == (0, 9)


# ---------------------------------------------------------------------- Plan


@pytest.mark.rule("RK-41")
def test_RK_41_each_plan_symbol_is_a_token_beside_the_board() -> None:
    t = position(reckoner("prof", dice=["orange:plan+plan"], plans=0), reckoner("tia"))
    t.do("prof: die orange:plan+plan", "plan")
    assert (t.new_plans("prof"), t.log) == (1, [("planned", "RK-41")])
    t.do("plan")
    assert (t.plans("prof"), t.new_plans("prof"), t.new_plans("tia")) == (0, 2, 0)


@pytest.mark.rule("RK-41")
def test_RK_41_it_is_not_usable_in_the_same_phase() -> None:
    t = position(reckoner("prof", dice=["orange:plan+plan", "basic:money"], plans=0))
    t.do("prof: die orange:plan+plan", "plan", "plan")
    t.refused("prof: token", "RK-42", reason="no-token")


@pytest.mark.rule("RK-41")
def test_RK_41_it_moves_onto_the_board_at_the_end_of_the_phase_and_is_usable_from_the_next() -> None:
    t = position(reckoner("prof", dice=["orange:plan+plan"], plans=0, held=["basic"]), reckoner("tia", held=["basic"]))
    t.do("prof: die orange:plan+plan", "plan", "plan").until("RollDice")
    assert (t.plans("prof"), t.new_plans("prof")) == (2, 0)
    t.until("UseDice")
    assert t.can("prof: token")


@pytest.mark.rule("RK-41")
def test_RK_41_not_before_the_equipment_step_is_over() -> None:
    t = position(reckoner("prof", plans=1, new_plans=2), phase="equip", money=1)
    assert (t.asks, t.plans("prof"), t.new_plans("prof")) == ("Acquire", 1, 2)
    t.all_done()
    assert (t.plans("prof"), t.new_plans("prof")) == (3, 0)
