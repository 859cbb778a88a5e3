"""What an Epic is: Research, Health, weakened, bracket (RK-17 to RK-23, RK-89)."""

from copy import deepcopy
from typing import Any

import pytest

from ludotek.games.reckoners.game import GAME
from ludotek.games.reckoners.rules.box import Box
from ludotek.games.reckoners.rules.components import INFINITE
from ludotek.kernel.errors import LudotekError
from ludotek.testing.reckoners import Position, deed, district, epic, position, reckoner, steelheart

CONTENT = GAME.content({})


def facing(printed: dict[str, Any], *dice: str, **state: Any) -> Position:
    """Tia, with these dice, and an Epic in the same district."""
    return position(reckoner("tia", dice=list(dice), at=1), districts=[district(printed, **state)])


def box_with(**fields: Any) -> Box:
    """The box with one Epic changed; None takes a field away."""
    content = deepcopy(CONTENT)
    changed = {key: value for key, value in (content["epic"][0] | fields).items() if value is not None}
    content["epic"][0] = changed
    return Box(content)


# ---------------------------------------------------------------------- what is printed


@pytest.mark.rule("RK-17")
@pytest.mark.parametrize("field", ["id", "research", "health", "weakened", "track", "loot"])
def test_RK_17_an_epic_lacks_nothing(field: str) -> None:
    box_with()
    with pytest.raises(LudotekError, match=field):
        box_with(**{field: None})


@pytest.mark.rule("RK-17")
def test_RK_17_loot_always_has_some_steelheart_research() -> None:
    with pytest.raises(LudotekError, match="RK-17"):
        box_with(loot={"money": 2})
    assert all(each["loot"]["research"] > 0 for each in CONTENT["epic"])


@pytest.mark.rule("RK-17")
def test_RK_17_health_is_a_number_or_infinite() -> None:
    assert box_with(health="infinite").epics[0].health == INFINITE
    assert box_with(health=10).epics[0].health == 10
    for wrong in ("endless", 0, 11):
        with pytest.raises(LudotekError, match="health"):
            box_with(health=wrong)


@pytest.mark.rule("RK-17")
def test_RK_17_one_track_of_several_actions() -> None:
    with pytest.raises(LudotekError, match="track"):
        box_with(track=[deed("fortify")] * 3)


# ---------------------------------------------------------------------- Research


@pytest.mark.rule("RK-18")
def test_RK_18_research_rises_above_its_start_to_5_at_most() -> None:
    t = facing(epic("Riser", research=3, health=1))
    seen = []
    for _ in range(4):
        t.run("deed fortify at Riser")
        seen.append((t.research("Riser"), t.health("Riser")))
    assert seen == [(4, 2), (5, 3), (5, 4), (5, 5)]


@pytest.mark.rule("RK-18")
def test_RK_18_at_0_it_is_weakened_and_its_research_never_rises_again() -> None:
    t = facing(epic("Riser", research=1, health=9, weakened=4), "basic:research")
    t.do("tia: die basic:research", "research the-loop")
    assert ("weakened", "RK-19") in t.log
    t.run("deed fortify at Riser")
    assert (t.research("Riser"), t.health("Riser")) == (0, 5)


@pytest.mark.rule("RK-18", "RK-38")
def test_RK_18_it_is_not_weakened_before() -> None:
    t = facing(epic("Riser", research=2, health=9, weakened=4), "basic:research")
    t.do("tia: die basic:research", "research the-loop")
    assert (t.research("Riser"), t.health("Riser")) == (1, 9)
    assert t.log == [("researched", "RK-38")]


@pytest.mark.rule("RK-19")
@pytest.mark.parametrize(("health", "after"), [(9, 4), (5, 4), (4, 4), (3, 3), (1, 1)])
def test_RK_19_health_falls_to_the_weakened_value_and_never_rises_to_it(health: int, after: int) -> None:
    t = facing(epic("Sick", research=1, health=9, weakened=4), "basic:research", health=health)
    t.do("tia: die basic:research", "research the-loop")
    assert (t.research("Sick"), t.health("Sick")) == (0, after)


@pytest.mark.rule("RK-19")
def test_RK_19_infinite_health_becomes_the_weakened_value() -> None:
    t = facing(epic("Sick", research=1, health="infinite", weakened=6), "basic:research")
    assert t.health("Sick") == INFINITE
    t.do("tia: die basic:research", "research the-loop")
    assert t.health("Sick") == 6


# ---------------------------------------------------------------------- Health


@pytest.mark.rule("RK-20", "RK-39")
def test_RK_20_infinite_health_cannot_be_attacked_until_weakened() -> None:
    rock = epic("Rock", research=1, health="infinite", weakened=2)
    t = facing(rock, "basic:attack", "basic:attack", "basic:attack", "basic:research")
    t.do("tia: die basic:attack")
    t.refused("attack the-loop", "RK-20", "RK-39", reason="infinite-health")
    t.do("move newcago-theatre", "die basic:attack", "move the-loop")
    t.do("die basic:research", "research the-loop", "die basic:attack", "attack the-loop")
    assert t.health("Rock") == 1


@pytest.mark.rule("RK-89")
def test_RK_89_an_epic_with_a_number_may_be_attacked_and_defeated_unweakened() -> None:
    t = facing(epic("Soft", research=5, health=2), "green:attack+attack")
    t.do("tia: die green:attack+attack", "attack the-loop")
    assert (t.research("Soft"), t.health("Soft")) == (5, 1)
    t.do("attack the-loop")
    assert (t.epic("the-loop"), t.pile("felled")) == ("", ["Soft"])


@pytest.mark.rule("RK-89")
@pytest.mark.parametrize(("health", "marker"), [("infinite", 3), (6, 3), (2, 2)])
def test_RK_89_printed_research_0_is_weakened_from_the_start(health: int | str, marker: int) -> None:
    born_weak = epic("Born weak", research=0, health=health, weakened=3)
    t = position(reckoner("tia", dice=["basic:attack"]), districts=[district(empty=True)], epic_deck=[born_weak])
    t.run("add")
    assert (t.epic(1), t.research(1), t.health(1)) == ("Born weak", 0, marker)
    t.do("tia: die basic:attack", "attack the-loop")
    assert t.health(1) == marker - 1


@pytest.mark.rule("RK-21")
def test_RK_21_health_rises_above_its_start_to_10_at_most() -> None:
    t = facing(epic("Riser", research=1, health=8))
    seen = []
    for _ in range(4):
        t.run("deed fortify at Riser")
        seen.append((t.research("Riser"), t.health("Riser")))
    assert seen == [(2, 9), (3, 10), (4, 10), (5, 10)]


@pytest.mark.rule("RK-21")
def test_RK_21_at_0_it_is_defeated_and_its_health_never_rises() -> None:
    """A neighbour's shared Fortify finds nobody there, and costs nothing."""
    sharer = epic("Sharer", track=["share fortify"] * 4)
    t = position(
        reckoner("abraham", dice=["basic:attack"], at=2),
        districts=[district(sharer), district(epic("Gone", 2, 1)), district(epic("Next", 2, 4))],
    )
    t.do("abraham: die basic:attack", "attack newcago-theatre")
    assert ("defeated", "RK-40") in t.log
    t.run("deed share fortify at Sharer")
    assert (t.epic(2), t.health(2), t.research(2)) == ("", 0, 0)
    assert (t.health("Next"), t.population) == (5, 40)


# ---------------------------------------------------------------------- the bracket


@pytest.mark.rule("RK-22")
def test_RK_22_one_action_stays_left_of_every_bracket() -> None:
    t = position(
        reckoner("david", dice=["basic:contain"], at=1),
        districts=[district(bracket=1)],
        steelheart=steelheart(at=1, red=1, blue=1, yellow=1, white=1),
    )
    t.do("david: die basic:contain")
    t.refused("contain the-loop", "RK-22", "RK-37", reason="bracket-at-start")
    for colour in ("red", "blue", "yellow", "white"):
        t.refused(f"contain {colour}", "RK-22", "RK-37", reason="bracket-at-start")


@pytest.mark.rule("RK-22")
@pytest.mark.parametrize("length", [4, 5, 6])
def test_RK_22_one_action_stays_right_of_an_epics_bracket(length: int) -> None:
    t = facing(epic("Long", track=["discover"] * length), enforcement=9)
    t.run("epic Long")
    assert t.bracket("Long") == length - 1


@pytest.mark.rule("RK-22")
@pytest.mark.parametrize("colour", ["red", "blue", "yellow", "white"])
def test_RK_22_one_action_stays_right_of_steelhearts_brackets(colour: str) -> None:
    boards = {"yellow": ["discover"] * 5, "white": ["discover"] * 4}
    t = position(steelheart=steelheart(lengths={"red": 7, "blue": 3}, actions=boards))
    t.run(f"deed strengthen {colour} 5 at the-loop").run(f"deed strengthen {colour} 2 at the-loop")
    assert t.track(colour) == {"red": 6, "blue": 2, "yellow": 4, "white": 3}[colour]


@pytest.mark.rule("RK-23")
@pytest.mark.parametrize("bracket", [1, 2, 3, 4])
def test_RK_23_all_actions_left_of_the_bracket_from_left_to_right(bracket: int) -> None:
    track = ["attack 1", "reinforce", "barricade 1", "discover", "fortify"]
    t = facing(epic("Busy", track=track), bracket=bracket)
    t.run("epic Busy")
    deeds = ["population-lost", "enforcement-added", "barricade-added", "base-marker-down", "fortified"]
    done = [kind for kind, _ in t.log if kind in deeds]
    assert done[:bracket] == deeds[:bracket]
    assert deeds[4] not in done[:bracket]
    assert t.told("activated") == [[t.g.box.epic_named("Busy"), bracket]]
