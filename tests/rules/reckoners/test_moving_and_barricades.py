"""Moving and removing Barricades: any die, whatever it shows (RK-32 to RK-34, RK-87)."""

import pytest

from ludotek.testing.reckoners import district, position, reckoner, steelheart

DICE = ["basic:money", "basic:research", "purple:research+research", "green:money+research+attack"]


@pytest.mark.rule("RK-32")
@pytest.mark.parametrize("die", DICE)
@pytest.mark.parametrize("place", ["newcago-theatre", "foundry-row", "still-pier"])
def test_RK_32_any_die_moves_the_figure_once_to_any_district(die: str, place: str) -> None:
    t = position(reckoner("tia", dice=[die], at=1), reckoner("cody", at=1), reckoner("prof", at=1))
    t.do(f"tia: die {die}", f"move {place}")
    assert (t.at("tia"), t.at("cody"), t.dice("tia"), t.asks) == (place, "the-loop", [], "UseDice")
    assert t.log == [("moved", "RK-32")]
    assert (t.money, t.research(1), t.health(1)) == (0, 2, 4)


@pytest.mark.rule("RK-32")
def test_RK_32_to_another_district() -> None:
    t = position(reckoner("tia", dice=["basic:money"], at=2))
    t.do("tia: die basic:money")
    t.refused("move newcago-theatre", "RK-32", reason="already-there")
    assert [each for each in t.options() if each.startswith("move")] == ["move the-loop", "move foundry-row"]


@pytest.mark.rule("RK-32", "RK-34")
@pytest.mark.parametrize("barricades", [1, 3])
def test_RK_32_not_out_of_a_district_with_a_barricade(barricades: int) -> None:
    t = position(reckoner("tia", dice=["basic:money"], at=1), districts=[district(barricades=barricades)])
    t.do("tia: die basic:money")
    for place in ("newcago-theatre", "foundry-row"):
        t.refused(f"move {place}", "RK-32", "RK-34", reason="barricaded")


@pytest.mark.rule("RK-32", "RK-34")
@pytest.mark.parametrize("barricades", [1, 3])
def test_RK_32_not_into_a_district_with_a_barricade(barricades: int) -> None:
    t = position(reckoner("tia", dice=["basic:money"], at=1), districts=[district(), district(barricades=barricades)])
    t.do("tia: die basic:money")
    t.refused("move newcago-theatre", "RK-32", "RK-34", reason="barricaded")
    assert t.can("move foundry-row")


@pytest.mark.rule("RK-33")
@pytest.mark.parametrize("die", DICE)
@pytest.mark.parametrize("place", ["the-loop", "newcago-theatre", "foundry-row"])
def test_RK_33_any_die_removes_one_barricade_from_any_district(die: str, place: str) -> None:
    two = [district(barricades=2), district(barricades=2), district(barricades=2)]
    t = position(reckoner("tia", dice=[die], at=1), districts=two)
    t.do(f"tia: die {die}", f"barricade {place}")
    assert t.barricades(place) == 1
    assert sum(t.barricades(each) for each in (1, 2, 3)) == 5
    assert (t.supply[1], t.dice("tia"), t.asks) == (3, [], "UseDice")
    assert (t.log, t.at("tia")) == ([("barricade-removed", "RK-33")], "the-loop")


@pytest.mark.rule("RK-33")
def test_RK_33_only_where_one_is() -> None:
    t = position(reckoner("tia", dice=["basic:money"]), districts=[district(), district(barricades=1)])
    t.do("tia: die basic:money")
    t.refused("barricade the-loop", "RK-33", reason="no-barricade")


@pytest.mark.rule("RK-33")
def test_RK_33_nothing_else_works_at_a_distance() -> None:
    far = district(enforcement=1, bracket=3)
    t = position(
        reckoner("tia", dice=["purple:money+enforcement+contain+research+attack"], at=1),
        districts=[district(), far],
        steelheart=steelheart(at=2, red=2),
    )
    t.do("tia: die purple:money+enforcement+contain+research+attack")
    for use, rule in (("fight", "RK-36"), ("contain", "RK-37"), ("research", "RK-38"), ("attack", "RK-39")):
        t.refused(f"{use} newcago-theatre", rule, "RK-31", reason="out-of-reach")
    for use, rule in (("contain red", "RK-37"), ("research steelheart", "RK-38"), ("attack steelheart", "RK-39")):
        t.refused(use, rule, "RK-44", reason="steelheart-elsewhere")


@pytest.mark.rule("RK-34")
def test_RK_34_each_of_several_barricades_must_be_removed() -> None:
    t = position(reckoner("tia", dice=["basic:money"] * 3, at=1), districts=[district(barricades=2)])
    t.do("tia: die basic:money", "barricade the-loop", "die basic:money")
    t.refused("move newcago-theatre", "RK-34", reason="barricaded")
    t.do("barricade the-loop", "die basic:money", "move newcago-theatre")
    assert t.at("tia") == "newcago-theatre"


@pytest.mark.rule("RK-34")
def test_RK_34_it_stops_every_reckoner() -> None:
    t = position(
        reckoner("tia", dice=["basic:money"], at=1),
        reckoner("cody", dice=["basic:money"], at=2),
        reckoner("prof", dice=["basic:money"], at=1),
        districts=[district(barricades=1)],
    )
    for name, place in (("tia", "foundry-row"), ("cody", "the-loop"), ("prof", "newcago-theatre")):
        t.do(f"{name}: die basic:money")
        t.refused(f"move {place}", "RK-34", reason="barricaded")
        t.do("money")


@pytest.mark.rule("RK-87")
def test_RK_87_barricades_elsewhere_do_not_hinder_a_move() -> None:
    """From the first to the third district: those between and beyond do not matter."""
    walls = [district(), district(barricades=2), district(), district(barricades=1)]
    t = position(reckoner("tia", dice=["basic:money"], at=1), reckoner("cody"), reckoner("prof"), districts=walls)
    t.do("tia: die basic:money", "move foundry-row")
    assert t.at("tia") == "foundry-row"


@pytest.mark.rule("RK-87")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_RK_87_barricades_never_hinder_steelheart(steps: int) -> None:
    walls = [district(barricades=2) for _ in range(3)]
    t = position(districts=walls, steelheart=steelheart(at=1), movement=[steps])
    t.run("move")
    assert t.steelheart == t.districts[steps % 3]


@pytest.mark.rule("RK-87")
def test_RK_87_nor_symbols_within_the_district() -> None:
    t = position(reckoner("tia", dice=["basic:attack"], at=1), districts=[district(barricades=1)])
    t.do("tia: die basic:attack", "attack the-loop")
    assert t.health(1) == 3
