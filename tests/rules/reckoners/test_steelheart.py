"""Acting on Steelheart (RK-44, RK-45, and what is lost on him by RK-93)."""

import pytest

from ludotek.games.reckoners.rules.components import INFINITE
from ludotek.testing.reckoners import epic, position, reckoner, steelheart

HIS = ["contain red", "contain blue", "contain yellow", "contain white", "research steelheart"]
TRACKS = {"red": 3, "blue": 3, "yellow": 3, "white": 3}


@pytest.mark.rule("RK-44")
@pytest.mark.parametrize("use", HIS)
def test_RK_44_only_figures_in_his_district_act_on_him(use: str) -> None:
    t = position(
        reckoner("tia", dice=["purple:contain+research"], at=1),
        reckoner("cody", dice=["yellow:contain+research"], at=2),
        steelheart=steelheart(at=2, **TRACKS),
    )
    t.do("tia: die purple:contain+research")
    t.refused(use, "RK-44", reason="steelheart-elsewhere")
    t.do("move newcago-theatre", "cody: die yellow:contain+research")
    assert t.can(use)


@pytest.mark.rule("RK-44")
def test_RK_44_his_four_tracks_are_contained_separately() -> None:
    t = position(
        reckoner("david", dice=["blue:contain+contain+contain"], at=1),
        steelheart=steelheart(at=1, red=3, blue=2, yellow=4, white=5),
    )
    t.do("david: die blue:contain+contain+contain", "contain red", "contain blue", "contain red")
    assert [t.track(colour) for colour in TRACKS] == [1, 1, 4, 5]


@pytest.mark.rule("RK-44")
def test_RK_44_an_epic_in_his_district_is_another_one() -> None:
    t = position(reckoner("tia", dice=["basic:research"], at=1), steelheart=steelheart(at=1, research=5))
    t.do("tia: die basic:research", "research the-loop")
    assert (t.steelheart_research, t.research(1)) == (5, 1)


@pytest.mark.rule("RK-44")
def test_RK_44_infinite_health_until_weakened() -> None:
    t = position(reckoner("abraham", dice=["basic:attack"], at=1), steelheart=steelheart(at=1, research=7))
    assert t.steelheart_health == INFINITE
    t.do("abraham: die basic:attack")
    t.refused("attack steelheart", "RK-44", "RK-03", reason="steelheart-infinite")


@pytest.mark.rule("RK-44")
def test_RK_44_attacked_only_in_his_district() -> None:
    t = position(reckoner("abraham", dice=["basic:attack"], at=1), steelheart=steelheart(at=2, research=0, health=3))
    t.do("abraham: die basic:attack")
    t.refused("attack steelheart", "RK-44", reason="steelheart-elsewhere")


@pytest.mark.rule("RK-45")
@pytest.mark.parametrize(("difficulty", "health"), [("easy", 18), ("normal", 20), ("hard", 25), ("firefight", 28)])
def test_RK_45_by_dice_his_health_takes_the_place_of_his_research_at_once(difficulty: str, health: int) -> None:
    t = position(
        reckoner("tia", dice=["purple:research+attack"], at=1),
        steelheart=steelheart(at=1, research=1),
        difficulty=difficulty,
    )
    t.do("tia: die purple:research+attack", "research steelheart")
    assert (t.steelheart_research, t.steelheart_health) == (0, health)
    assert t.log == [("steelheart-researched", "RK-38"), ("steelheart-weakened", "RK-45")]
    t.do("attack steelheart")
    assert t.steelheart_health == health - 1, "the next symbol of the same die"


@pytest.mark.rule("RK-45")
@pytest.mark.parametrize("left", [1, 3])
def test_RK_45_by_loot_too(left: int) -> None:
    t = position(
        phase="loot",
        felled=[epic("Fallen", loot={"research": left, "plan": 1})],
        steelheart=steelheart(research=left),
        difficulty="hard",
    )
    assert (t.asks, t.steelheart_research, t.steelheart_health) == ("ShareLoot", 0, 25)
    assert t.log == [("looted", "RK-46"), ("steelheart-researched", "RK-47"), ("steelheart-weakened", "RK-45")]


@pytest.mark.rule("RK-45")
def test_RK_45_not_before_it_is_0() -> None:
    t = position(reckoner("tia", dice=["basic:research"], at=1), steelheart=steelheart(at=1, research=2))
    t.do("tia: die basic:research", "research steelheart")
    assert (t.steelheart_research, t.steelheart_health) == (1, INFINITE)


@pytest.mark.rule("RK-93")
def test_RK_93_research_beyond_0_is_lost_and_does_not_hurt_him() -> None:
    t = position(
        reckoner("tia", dice=["purple:research+research+research"], at=1), steelheart=steelheart(at=1, research=1)
    )
    t.do("tia: die purple:research+research+research", "research steelheart")
    t.refused("research steelheart", "RK-93", reason="steelheart-weakened")
    t.do("research the-loop", "research the-loop")
    assert (t.steelheart_research, t.steelheart_health, t.research(1)) == (0, 20, 0)
    t = position(
        phase="loot", felled=[epic("Fallen", loot={"research": 9, "plan": 1})], steelheart=steelheart(research=3)
    )
    assert (t.steelheart_research, t.steelheart_health) == (0, 20)
