"""Epic actions (RK-59 to RK-65, RK-68, RK-91 to RK-94)."""

import pytest

from ludotek.kernel.errors import ContentError
from ludotek.testing.reckoners import Position, district, epic, position, reckoner, steelheart

INFINITE = 99
CROWD = [reckoner(name) for name in ("david", "megan", "abraham", "tia")]  # five districts


def values(t: Position, place: str | int = "E") -> tuple[int, int, int]:
    """Research and Health of an Epic, and the Population."""
    return t.research(place), t.health(place), t.population


def fortified(printed: dict[str, object], **state: int) -> tuple[int, int, int]:
    """An Epic after one Fortify."""
    return values(position(districts=[district(printed, **state)]).run("deed fortify at E"))


# ---------------------------------------------------------------------- RK-59, RK-68: fortify


@pytest.mark.rule("RK-59", "RK-18", "RK-21")
def test_RK_59_research_and_health_rise_by_one() -> None:
    assert fortified(epic("E", research=2, health=4)) == (3, 5, 40), "above their start"


@pytest.mark.rule("RK-59")
def test_RK_59_only_the_health_of_a_weakened_epic() -> None:
    assert fortified(epic("E", research=2, health=6, weakened=3), research=0) == (0, 4, 40)


@pytest.mark.rule("RK-59")
def test_RK_59_if_one_is_at_its_maximum_the_other_rises() -> None:
    assert fortified(epic("E", research=5, health=4)) == (5, 5, 40)
    assert fortified(epic("E", research=2, health=10)) == (3, 10, 40)
    assert fortified(epic("E", research=4, health=9)) == (5, 10, 40), "both just reach it"


@pytest.mark.rule("RK-59")
def test_RK_59_if_neither_can_rise_the_population_pays() -> None:
    assert fortified(epic("E", research=5, health=10)) == (5, 10, 39)
    assert fortified(epic("E", research=3, health=5), research=0, health=10) == (0, 10, 39)


@pytest.mark.rule("RK-59")
def test_RK_59_each_fortify_without_effect_costs_one() -> None:
    t = position(districts=[district(epic("E", research=5, health=9, track=["fortify"] * 6), bracket=4)]).run("epic E")
    assert values(t) == (5, 10, 37), "one has an effect, three have none"


@pytest.mark.rule("RK-68")
def test_RK_68_infinite_health_is_at_its_maximum() -> None:
    endless = epic("E", research=3, health="infinite")
    assert fortified(endless) == (4, INFINITE, 40)
    assert fortified(endless, research=5) == (5, INFINITE, 39)
    assert fortified(endless, research=0, health=2) == (0, 3, 40), "once weakened, Health is a number"


# ---------------------------------------------------------------------- RK-60: reinforce


@pytest.mark.rule("RK-60")
def test_RK_60_one_enforcement_in_the_district() -> None:
    t = position(districts=[district(), district(enforcement=2)]).run("deed reinforce at newcago-theatre")
    assert ([t.enforcement(place) for place in (1, 2, 3)], t.supply[0], t.population) == ([0, 3, 0], 22, 40)


@pytest.mark.rule("RK-60")
def test_RK_60_with_all_on_the_board_the_population_pays_for_each() -> None:
    t = position(districts=[district(epic("E", track=["reinforce"] * 4), bracket=3), district(enforcement=24)])
    t.g.enforcement_left = 1
    t.run("deed reinforce at E").run("deed reinforce at E").run("deed reinforce at E")
    assert (t.enforcement("E"), t.supply[0], t.population) == (1, 0, 38)
    assert t.log == [("no-enforcement-left", "RK-60"), ("population-lost", "RK-60")]


# ---------------------------------------------------------------------- RK-61: attack Population


@pytest.mark.rule("RK-61", "RK-02")
def test_RK_61_one_for_each_person() -> None:
    for n in (1, 2, 3):
        assert position().run(f"deed attack {n} at the-loop").population == 40 - n
    t = position(population=2).run("deed attack 3 at the-loop")
    assert (t.population, t.lost) == (0, True)


# ---------------------------------------------------------------------- RK-62, RK-92: share


@pytest.mark.rule("RK-62")
def test_RK_62_for_both_neighbours_and_not_for_this_one() -> None:
    t = position(*CROWD).run("deed share reinforce at newcago-theatre")
    assert [t.enforcement(place) for place in range(1, 6)] == [1, 0, 1, 0, 0]
    t = position(*CROWD).run("deed share barricade at the-loop")
    assert [t.barricades(place) for place in range(1, 6)] == [0, 1, 0, 0, 1], "round the circle"
    t = position(*CROWD).run("deed share fortify at copper-arcade")
    assert [t.research(place) for place in range(1, 6)] == [3, 2, 2, 3, 2]
    assert [t.health(place) for place in range(1, 6)] == [5, 4, 4, 5, 4]


@pytest.mark.rule("RK-62", "RK-56")
def test_RK_62_shared_enforcement_matters_this_round_only_for_epics_not_yet_activated() -> None:
    sharer = epic("Sharer", track=["share reinforce", *["fortify"] * 7])
    long = ["fortify"] * 8
    t = position(
        *CROWD,
        districts=[district(epic("Before", track=long)), district(sharer), district(epic("After", track=long))],
        steelheart=steelheart(at=1),
    )
    t.run("activate")
    assert (t.bracket("Before"), t.bracket("After"), t.bracket("Sharer")) == (2, 3, 2)


@pytest.mark.rule("RK-92")
def test_RK_92_the_clockwise_neighbour_comes_first_and_each_is_judged_on_its_own() -> None:
    t = position(*CROWD, districts=[district(), district(), district(), district(enforcement=24)])
    t.run("deed share reinforce at newcago-theatre")
    assert (t.enforcement(3), t.enforcement(1), t.population) == (1, 0, 39), "the last one goes clockwise"
    t = position(*CROWD, districts=[district(), district(), district(), district(barricades=7)])
    t.run("deed share barricade at newcago-theatre")
    assert (t.barricades(3), t.barricades(1), t.population) == (1, 0, 39)
    full = epic("Full", research=5, health=10)
    t = position(*CROWD, districts=[district(full), district(), district(epic("E", research=1, health=1))])
    t.run("deed share fortify at newcago-theatre")
    assert (values(t), t.research("Full")) == ((2, 2, 39), 5)
    assert [key for key, _ in t.log] == ["fortified", "fortify-failed", "population-lost"]


@pytest.mark.rule("RK-92")
def test_RK_92_two_neighbours_without_effect_cost_two() -> None:
    full = [district(epic(name, research=5, health=10)) for name in ("Left", "This", "Right")]
    assert position(districts=full).run("deed share fortify at This").population == 38


@pytest.mark.rule("RK-92")
def test_RK_92_sharing_never_affects_steelheart() -> None:
    t = position(steelheart=steelheart(at=1, research=7)).run("deed share fortify at newcago-theatre")
    assert (t.steelheart_research, t.research(1), t.research(3)) == (7, 3, 3)
    t = position(steelheart=steelheart(at=1, research=0, health=5)).run("deed share fortify at newcago-theatre")
    assert t.steelheart_health == 5


@pytest.mark.rule("RK-92")
@pytest.mark.parametrize("what", ["attack", "discover", "strengthen"])
def test_RK_92_only_fortify_reinforce_and_barricade_are_shared(what: str) -> None:
    with pytest.raises(ContentError, match="what"):
        position(districts=[district(epic("E", track=[f"share {what}", "fortify", "fortify", "fortify"]))])


# ---------------------------------------------------------------------- RK-63: Barricades


@pytest.mark.rule("RK-63")
def test_RK_63_one_for_each_icon() -> None:
    t = position().run("deed barricade 2 at newcago-theatre")
    assert ([t.barricades(place) for place in (1, 2, 3)], t.supply[1], t.population) == ([0, 2, 0], 6, 40)


@pytest.mark.rule("RK-63")
def test_RK_63_each_icon_without_effect_costs_one() -> None:
    t = position(districts=[district(barricades=7)]).run("deed barricade 3 at newcago-theatre")
    assert (t.barricades(2), t.supply[1], t.population) == (1, 0, 38)
    assert t.log[-2:] == [("no-barricade-left", "RK-63"), ("population-lost", "RK-63")]


# ---------------------------------------------------------------------- RK-64, RK-91: strengthen Steelheart


@pytest.mark.rule("RK-64")
@pytest.mark.parametrize("colour", ["red", "blue", "yellow", "white"])
def test_RK_64_his_bracket_of_that_colour_moves_one_per_icon(colour: str) -> None:
    t = position().run(f"deed strengthen {colour} 2 at the-loop")
    assert {each: t.track(each) for each in ("red", "blue", "yellow", "white")} == {
        "red": 1, "blue": 1, "yellow": 1, "white": 1, colour: 3,
    }  # fmt: skip
    assert t.log == [("strengthened", "RK-64")] * 2
    assert (t.population, t.supply) == (40, (25, 8))


@pytest.mark.rule("RK-64")
def test_RK_64_steps_past_the_end_carry_out_the_last_action_instead() -> None:
    actions = {"yellow": ["attack 1", "attack 2", "attack 5"], "white": ["attack 1", "attack 1", "reinforce"]}
    him = steelheart(at=2, yellow=1, white=2, actions=actions)
    t = position(steelheart=him).run("deed strengthen yellow 3 at the-loop")
    assert (t.track("yellow"), t.population) == (2, 40 - 2 * 5), "one step is made, two are not"
    t.run("deed strengthen white 1 at the-loop")
    assert (t.track("white"), t.enforcement(2), t.enforcement(1)) == (2, 1, 0), "where Steelheart is"


@pytest.mark.rule("RK-91")
def test_RK_91_past_the_end_of_the_red_track_one_enforcement_where_he_is() -> None:
    him = steelheart(at=2, red=4, blue=3, lengths={"red": 6, "blue": 4}, deployment=2)
    t = position(steelheart=him).run("deed strengthen red 3 at the-loop")
    assert (t.track("red"), [t.enforcement(place) for place in (1, 2, 3)]) == (5, [0, 2, 0])
    t.run("deed strengthen blue 2 at the-loop")
    assert (t.track("blue"), [t.barricades(place) for place in (1, 2, 3)]) == (3, [0, 2, 0])
    assert (t.supply, t.population) == ((23, 6), 40)
    assert ("barricade-added", "RK-91") in t.log


@pytest.mark.rule("RK-91")
def test_RK_91_with_none_in_supply_the_population_pays() -> None:
    him = steelheart(at=2, red=5, blue=5, lengths={"red": 6, "blue": 6})
    t = position(steelheart=him, districts=[district(enforcement=24, barricades=8)])
    t.run("deed strengthen red 3 at the-loop")
    assert (t.enforcement(2), t.population) == (1, 38)
    t.run("deed strengthen blue 1 at the-loop")
    assert (t.barricades(2), t.population) == (0, 37)


# ---------------------------------------------------------------------- RK-65, RK-94: discover base


@pytest.mark.rule("RK-65")
def test_RK_65_the_marker_moves_down() -> None:
    t = position()
    for down in range(1, 5):
        t.run("deed discover at the-loop")
        assert (t.base, t.log, t.asks) == (down, [("base-marker-down", "RK-65")], "UseDice")
    assert t.g.box.base_length == 5, "the marker is at the bottom now"


@pytest.mark.rule("RK-65")
def test_RK_65_from_the_bottom_a_base_is_found_and_a_die_is_lost() -> None:
    t = position(base=4).run("deed discover at the-loop")
    assert (t.asks, t.base, t.log) == ("LoseDie", 0, [("base-found", "RK-65")])
    t.do("david: lose david blue").all_done()
    assert t.log[-1] == ("die-confiscated", "RK-65")
    assert (t.held("david"), t.confiscated) == (["basic"] * 3 + ["blue"] * 2, ["david blue"])


@pytest.mark.rule("RK-65", "RK-27")
def test_RK_65_a_confiscated_die_is_not_rolled() -> None:
    t = position(reckoner("david", plans=0), reckoner("tia", plans=0), phase="activate", base=4,
                 steelheart=steelheart(yellow=1, white=1, actions={"yellow": ["attack 1"] * 3}))  # fmt: skip
    assert t.asks == "LoseDie"
    t.do("tia: lose david basic").all_done()
    assert (t.asks, len(t.rolled("david")), len(t.rolled("tia"))) == ("RollDice", 5, 6)


@pytest.mark.rule("RK-94")
def test_RK_94_any_die_that_any_reckoner_holds() -> None:
    given = [reckoner("david", held=["basic", "blue", "blue", "green"]), reckoner("tia", held=["purple"])]
    t = position(*given, base=4, confiscated=["tia basic"]).run("deed discover at the-loop")
    named = ["lose david basic", "lose david blue", "lose david green", "lose tia purple"]
    assert t.options("david") == t.options("tia") == named, "one from equipment too"
    t.refused("david: lose tia basic", "RK-94", reason="nobody-holds-it")
    t.refused("david: lose david red", "RK-94", reason="nobody-holds-it")


@pytest.mark.rule("RK-94", "RK-52")
def test_RK_94_its_owner_stays_the_same() -> None:
    t = position(reckoner("david", held=["basic", "green"]), base=4, money=2).run("deed discover at the-loop")
    t.do("megan: lose david green").all_done()
    assert t.confiscated == ["david green"]
    t.until("Acquire").do("megan: buy-back david green")
    assert t.held("david") == ["basic", "green"]


@pytest.mark.rule("RK-94")
def test_RK_94_without_any_die_only_the_marker_returns() -> None:
    given = [reckoner("david", held=[]), reckoner("tia", held=[])]
    t = position(*given, base=4).run("deed discover at the-loop")
    assert (t.asks, t.base, t.confiscated) == ("UseDice", 0, [])


@pytest.mark.rule("RK-94")
def test_RK_94_the_only_die_left_needs_no_naming() -> None:
    given = [reckoner("david", held=["basic", "basic"]), reckoner("tia", held=[])]
    t = position(*given, base=4).run("deed discover at the-loop")
    assert (t.asks, t.held("david"), t.confiscated) == ("UseDice", ["basic"], ["david basic"])


@pytest.mark.rule("RK-94", "RK-91")
def test_RK_94_a_base_found_more_often_than_there_are_dice_costs_no_more_than_these() -> None:
    given = [reckoner("david", held=["basic"]), reckoner("tia", held=["purple"])]
    t = position(*given, districts=[district(epic("Spy"))], steelheart=steelheart(yellow=5))
    t.g.box.base_length = 1  # found at every step
    t.run("deed strengthen yellow 3 at Spy")
    t.do("david: lose tia purple").all_done()
    t.do("david: lose david basic").all_done()
    assert (t.asks, t.confiscated) == ("UseDice", ["david basic", "tia purple"])


# ---------------------------------------------------------------------- RK-93: fortify on Steelheart's own tracks


@pytest.mark.rule("RK-93")
def test_RK_93_his_research_rises_never_above_the_start() -> None:
    for before, after, population in ((5, 6, 40), (19, 20, 40), (20, 20, 39)):
        t = position(steelheart=steelheart(at=1, research=before)).run("deed fortify of steelheart")
        assert (t.steelheart_research, t.population, t.steelheart_health) == (after, population, INFINITE)
        assert (t.research(1), t.health(1)) == (2, 4), "not the Epic with him"


@pytest.mark.rule("RK-93")
def test_RK_93_once_weakened_his_health_rises() -> None:
    for before, after, population in ((5, 6, 40), (20, 20, 39)):
        t = position(steelheart=steelheart(research=0, health=before)).run("deed fortify of steelheart")
        assert (t.steelheart_research, t.steelheart_health, t.population) == (0, after, population)


@pytest.mark.rule("RK-93")
def test_RK_93_research_beyond_his_0_is_lost() -> None:
    t = position(
        reckoner("david", dice=["blue:research+research"], at=3),
        steelheart=steelheart(at=3, research=1),
        districts=[district(), district(), district(empty=True)],
    )
    t.do("david: die blue:research+research", "research steelheart")
    assert (t.steelheart_research, t.steelheart_health) == (0, 20)
    assert t.asks == "UseDice", "the second symbol found nothing"
    t.do("david: token")
    t.refused("research steelheart", "RK-93", reason="steelheart-weakened")


@pytest.mark.rule("RK-02", "RK-63")
def test_RK_63_nothing_more_happens_when_the_last_inhabitant_is_lost() -> None:
    t = position(*CROWD, population=1, districts=[district(barricades=8)]).run("deed barricade 3 at the-loop")
    assert [kind for kind, _ in t.log].count("no-barricade-left") == 1
    assert t.log[-1] == ("lost", "RK-02")


@pytest.mark.rule("RK-02", "RK-64")
def test_RK_64_a_track_is_not_strengthened_in_a_lost_city() -> None:
    him = steelheart(red=7, lengths={"red": 8})
    t = position(steelheart=him, districts=[district(enforcement=25)], population=1).run(
        "deed strengthen red 3 at the-loop"
    )
    assert t.log.count(("track-full", "RK-64")) == 1
    assert t.log[-1] == ("lost", "RK-02")
