"""What is printed on the cards of Newcago beside their texts: prices, starting values, loot, dice."""

from typing import Any

import pytest

from ludotek.games.reckoners.game import GAME
from ludotek.games.reckoners.rules.components import INFINITE, SYMBOLS
from ludotek.testing.reckoners import card, dealt, district, position, reckoner, shipped, shipped_things

EQUIPMENT = [name for name, data in shipped_things().items() if data.get("kind") == "equipment"]
EPICS = [name for name, data in shipped_things().items() if "track" in data]
CONTENT = GAME.content({})


@pytest.mark.parametrize("name", EQUIPMENT)
def test_a_card_costs_its_printed_price(name: str) -> None:
    cost = shipped(name)["cost"]
    for money in (cost, cost - 1):
        market = [shipped(name), *[card(f"dear-{i}", "money", cost=20) for i in range(3)]]
        t = position(phase="equip", market=market, money=money)
        if money == cost:
            assert t.do(f"david: buy {name}", "give megan").money == 0
            assert t.cards("megan") == [name]
        else:
            t.refused(f"david: buy {name}", "RK-49", reason="too-little-money")


@pytest.mark.parametrize("name", EPICS)
def test_an_epic_appears_with_its_printed_values_and_is_weakened_to_its_printed_health(name: str) -> None:
    printed = shipped(name)
    start = INFINITE if printed["health"] == "infinite" else printed["health"]
    t = position(
        reckoner("tia", dice=["purple:research+research+research+research+research"], at=1),
        districts=[district(empty=True)],
        epic_deck=[printed],
    )
    t.run("add")
    assert (t.epic(1), t.research(1), t.health(1), t.bracket(1)) == (name, printed["research"], start, 1)
    t.do("tia: die purple:research+research+research+research+research")
    if start == INFINITE:
        t.refused("attack the-loop", "RK-31")
    t.do(*["research the-loop"] * printed["research"])
    assert (t.research(1), t.health(1)) == (0, min(start, printed["weakened"]))


@pytest.mark.parametrize("name", EPICS)
def test_an_epic_leaves_its_printed_loot(name: str) -> None:
    loot = shipped(name)["loot"]
    t = position(phase="loot", felled=[shipped(name)], districts=[district(enforcement=9, bracket=3)])
    assert t.money == loot.get("money", 0)
    assert t.steelheart_research == 20 - loot["research"]
    assert t.loot == {kind: loot[kind] for kind in ("enforcement", "contain", "plan") if kind in loot}


@pytest.mark.parametrize("data", CONTENT["reckoner"], ids=lambda data: data["id"])
def test_a_reckoner_has_three_dice_of_the_own_colour_and_the_ability(data: dict[str, str]) -> None:
    t = dealt(seats=6, reckoners=data["id"])
    assert t.cards(data["id"]) == [data["ability"]]
    assert sorted(t.held(data["id"])) == sorted(["basic"] * 3 + [data["die"]] * 3)


@pytest.mark.parametrize("data", CONTENT["die"], ids=lambda data: data["id"])
def test_a_die_shows_its_printed_faces(data: dict[str, Any]) -> None:
    """Each of its six sides as often as the others."""
    t = dealt(seats=2)
    rolled = t.faces(t.g.roll(0, [int(t.g.box.die_named(data["id"]))] * 600))
    names = [f"{data['id']}:{'+'.join(sorted(face, key=SYMBOLS.index))}" for face in data["faces"]]
    assert set(rolled) == set(names)
    for name in names:
        assert 60 * names.count(name) < rolled.count(name) < 150 * names.count(name)
