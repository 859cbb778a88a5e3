"""The Epics phase: adding Epics and activating them (RK-54 to RK-58)."""

import pytest

from ludotek.kernel.errors import ContentError
from ludotek.testing.reckoners import district, epic, position, reckoner, steelheart

KILLER = epic("Killer", track=["attack 1", "attack 2", "attack 3", "attack 1", "attack 4"])
BREEDER = epic("Breeder", track=["reinforce"] * 5)
CALM = steelheart(at=3, red=1, lengths={"red": 3, "blue": 3})
CROWD = [reckoner(name) for name in ("david", "megan", "abraham", "tia")]  # five districts


# ---------------------------------------------------------------------- RK-54


@pytest.mark.rule("RK-54")
def test_RK_54_each_district_without_an_epic_gets_one_from_steelheart_clockwise() -> None:
    t = position(
        *CROWD,
        districts=[district(empty=True), district(), district(empty=True), district(), district(empty=True)],
        steelheart=steelheart(at=3),
        epic_deck=[epic("First"), epic("Second"), epic("Third"), epic("Fourth")],
    )
    t.run("add")
    assert [t.epic(place) for place in range(1, 6)] == ["Third", "plain-2", "First", "plain-4", "Second"]
    assert t.log == [("epic-appeared", "RK-54")] * 3
    assert t.pile("epic_deck") == ["Fourth"]


@pytest.mark.rule("RK-54")
def test_RK_54_markers_on_starting_values_and_the_bracket_after_the_first_action() -> None:
    new = epic("New", research=4, health=7, weakened=3)
    rest = [epic("Endless", research=1, health="infinite", weakened=5), epic("Known", research=0, health=7, weakened=3)]
    t = position(
        districts=[district(empty=True) for _ in range(3)], steelheart=steelheart(at=1), epic_deck=[new, *rest]
    )
    t.run("add")
    assert (t.research("New"), t.health("New"), t.bracket("New")) == (4, 7, 1)
    assert (t.research("Endless"), t.health("Endless"), t.bracket("Endless")) == (1, 99, 1)
    assert (t.research("Known"), t.health("Known"), t.bracket("Known")) == (0, 3, 1), "weakened from the start (RK-89)"


@pytest.mark.rule("RK-54")
def test_RK_54_what_else_is_in_the_district_stays() -> None:
    t = position(districts=[district(empty=True, enforcement=3, barricades=1)]).run("add")
    assert (t.epic(1), t.enforcement(1), t.barricades(1)) == ("deck-1", 3, 1)


@pytest.mark.rule("RK-54")
def test_RK_54_an_empty_deck_is_made_of_the_defeated_pile() -> None:
    t = position(
        districts=[district(empty=True), district(empty=True), district(empty=True)],
        steelheart=steelheart(at=1),
        epic_deck=[epic("Last")],
        defeated=[epic("Back", research=3), epic("Again"), epic("Once")],
    )
    t.run("add")
    assert t.epic(1) == "Last"
    assert {t.epic(2), t.epic(3), *t.pile("epic_deck")} == {"Back", "Again", "Once"}
    assert t.pile("defeated") == []
    assert ("defeated-returned", "RK-54") in t.log
    assert t.told("defeated-returned") == [[3]], "how many there are again"


@pytest.mark.rule("RK-54")
def test_RK_54_each_new_epic_is_news_that_cannot_be_taken_back() -> None:
    t = position(districts=[district(empty=True), district(), district(empty=True)])
    before = t.g.reveals
    assert t.run("add").g.reveals == before + 2


@pytest.mark.rule("RK-54")
def test_RK_54_the_new_deck_is_shuffled() -> None:
    names = [f"E{i}" for i in range(12)]
    found = set()
    for seed in range(4):
        pile = [epic(name) for name in names]
        t = position(districts=[district(empty=True)], epic_deck=[], defeated=pile, seed=seed).run("add")
        order = [t.epic(1), *t.pile("epic_deck")]
        assert sorted(order) == sorted(names)
        found.add(tuple(order))
    assert len(found) == 4


@pytest.mark.rule("RK-54")
def test_RK_54_an_epic_just_looted_can_come_back_at_once() -> None:
    t = position(
        reckoner("david", dice=["basic:attack"], plans=0),
        reckoner("tia", plans=0),
        districts=[district(epic("Cat", health=1, loot={"research": 1}))],
        epic_deck=[],
    )
    t.do("david: die basic:attack", "attack the-loop").until("RollDice")
    assert t.epic(1) == "Cat"


# ---------------------------------------------------------------------- RK-55


@pytest.mark.rule("RK-55")
def test_RK_55_from_steelhearts_district_clockwise_and_he_comes_last() -> None:
    t = position(*CROWD, steelheart=steelheart(at=4)).run("activate")
    names = [t.g.box.epics[values[0]].name for values in t.told("activated")]
    assert names == ["plain-4", "plain-5", "plain-1", "plain-2", "plain-3"]
    keys = [key for key, _ in t.log]
    last = len(keys) - 1 - keys[::-1].index("bracket-moved")
    assert keys.index("steelheart-activated") > last


@pytest.mark.rule("RK-55", "RK-23")
def test_RK_55_an_epic_is_activated_completely_before_the_next() -> None:
    """The first one's Enforcement counts for itself only; the second attacks after the first has moved its bracket."""
    t = position(districts=[district(BREEDER, bracket=2), district(KILLER, bracket=1)], steelheart=steelheart(at=1))
    t.run("activate")
    keys = [key for key, _ in t.log]
    first, second = [i for i, key in enumerate(keys) if key == "activated"][:2]
    assert keys[first:second].count("enforcement-added") == 2 + 1
    assert "bracket-moved" in keys[first:second]
    assert "population-lost" not in keys[first:second]


@pytest.mark.rule("RK-55")
def test_RK_55_new_epics_are_activated_too() -> None:
    t = position(districts=[district(empty=True)], epic_deck=[KILLER], steelheart=CALM, money=0).run("epics")
    assert (t.population, t.bracket("Killer")) == (39, 2)


@pytest.mark.rule("RK-55", "RK-23")
def test_RK_55_all_actions_left_of_the_bracket_from_left_to_right() -> None:
    t = position(
        districts=[district(epic("Mixed", track=["attack 1", "reinforce", "barricade 1", "attack 3"]), bracket=3)]
    )
    t.run("epic Mixed")
    assert [key for key, _ in t.log[:5]] == [
        "activated", "population-lost", "enforcement-added", "barricade-added", "last-action-again",
    ]  # fmt: skip
    for bracket, lost in ((1, 1), (2, 1 + 2), (3, 1 + 2 + 3)):
        t = position(districts=[district(KILLER, bracket=bracket)]).run("epic Killer")
        assert (t.population, t.bracket("Killer")) == (40 - lost, bracket + 1)


@pytest.mark.rule("RK-55", "RK-02")
def test_RK_55_a_lost_game_ends_in_the_middle() -> None:
    t = position(districts=[district(KILLER, bracket=4), district(BREEDER)], steelheart=steelheart(at=1), population=3)
    t.run("epics")
    assert (t.lost, t.population, t.enforcement(2), t.bracket("Killer")) == (True, 0, 0, 4)


# ---------------------------------------------------------------------- RK-56


@pytest.mark.rule("RK-56")
@pytest.mark.parametrize(("enforcement", "bracket"), [(0, 2), (1, 3), (2, 4)])
def test_RK_56_the_bracket_moves_one_and_one_for_each_enforcement(enforcement: int, bracket: int) -> None:
    t = position(districts=[district(epic("E", track=["discover"] * 8), enforcement=enforcement)]).run("epic E")
    assert t.bracket("E") == bracket
    assert t.log[-1] == ("bracket-moved", "RK-56")


@pytest.mark.rule("RK-56")
def test_RK_56_those_just_added_count() -> None:
    t = position(districts=[district(epic("E", track=["reinforce", "reinforce", *["fortify"] * 6]), bracket=2)])
    t.run("epic E")
    assert (t.enforcement("E"), t.bracket("E")) == (2, 2 + 1 + 2)


@pytest.mark.rule("RK-56")
def test_RK_56_only_enforcement_of_its_own_district() -> None:
    t = position(districts=[district(), district(enforcement=3)]).run("epic the-loop")
    assert t.bracket(1) == 2


# ---------------------------------------------------------------------- RK-57


@pytest.mark.rule("RK-57", "RK-22")
def test_RK_57_each_step_that_cannot_be_made_carries_out_the_last_action() -> None:
    t = position(districts=[district(KILLER, bracket=4, enforcement=1)]).run("epic Killer")
    assert t.bracket("Killer") == 4, "before the last action"
    assert t.population == 40 - (1 + 2 + 3 + 1) - 2 * 4
    assert ("last-action-again", "RK-57") in t.log
    assert t.told("last-action-again")[0][1] == 2


@pytest.mark.rule("RK-57")
def test_RK_57_first_the_steps_that_can_be_made() -> None:
    t = position(districts=[district(KILLER, bracket=2, enforcement=3)]).run("epic Killer")
    assert t.bracket("Killer") == 4
    assert t.population == 40 - (1 + 2) - 2 * 4, "two steps of four"
    t = position(districts=[district(KILLER, bracket=2, enforcement=1)]).run("epic Killer")
    assert (t.bracket("Killer"), t.population) == (4, 40 - 3), "exactly to the end costs nothing"


@pytest.mark.rule("RK-57")
def test_RK_57_enforcement_added_that_way_adds_no_steps() -> None:
    t = position(districts=[district(BREEDER, bracket=4)]).run("epic Breeder")
    assert t.enforcement("Breeder") == 4 + 5, "four by its actions, then 1 + 4 steps past the end"
    assert t.bracket("Breeder") == 4


@pytest.mark.rule("RK-57", "RK-98")
def test_RK_57_a_question_in_between_does_not_lose_the_rest() -> None:
    """The last action finds a base: the players answer, then it is carried out again."""
    hunter = epic("Hunter", track=["attack 1", "attack 1", "attack 1", "discover"])
    t = position(districts=[district(hunter, bracket=3, enforcement=1)], base=4).run("epic Hunter")
    assert (t.asks, t.base, t.population) == ("LoseDie", 0, 37)
    t.do("david: lose david blue").all_done()
    assert (t.asks, t.base, t.confiscated) == ("UseDice", 1, ["david blue"])


# ---------------------------------------------------------------------- RK-58


@pytest.mark.rule("RK-58")
def test_RK_58_all_actions_left_of_his_brackets_track_by_track() -> None:
    him = steelheart(
        at=2, red=2, blue=2, yellow=2, white=3, actions={"yellow": ["attack 1", "attack 2", "attack 5"],
        "white": ["reinforce", "barricade 1", "reinforce", "attack 5"]},
    )  # fmt: skip
    t = position(steelheart=him).run("steelheart")
    assert [key for key, _ in t.log] == [
        "steelheart-activated", "track-activated", "enforcement-added", "enforcement-added",
        "track-activated", "barricade-added", "barricade-added",
        "track-activated", "population-lost", "population-lost",
        "track-activated", "enforcement-added", "barricade-added", "enforcement-added",
    ]  # fmt: skip
    assert [values[0] for values in t.told("track-activated")] == [0, 1, 2, 3]
    assert (t.population, t.enforcement(2), t.enforcement(3), t.barricades(2), t.barricades(3)) == (37, 3, 1, 2, 1)


@pytest.mark.rule("RK-58")
def test_RK_58_then_he_moves_clockwise_by_the_die() -> None:
    for start, steps, end in ((1, 1, 2), (2, 3, 5), (4, 2, 1), (5, 3, 3)):
        t = position(*CROWD, steelheart=steelheart(at=start), movement=[steps]).run("epics")
        assert t.g.steelheart == end - 1
        assert t.log[-1] == ("steelheart-moved", "RK-58")
        assert t.told("steelheart-moved") == [[steps, end - 1]]


@pytest.mark.rule("RK-58")
def test_RK_58_the_die_may_bring_him_back() -> None:
    t = position(steelheart=steelheart(at=2), movement=[3]).run("move")
    assert t.steelheart == "newcago-theatre"


@pytest.mark.rule("RK-58", "RK-87")
def test_RK_58_barricades_do_not_stop_him() -> None:
    t = position(steelheart=steelheart(at=1), districts=[district(barricades=1), district(barricades=2)]).run("move")
    assert t.steelheart == "newcago-theatre"


@pytest.mark.rule("RK-58")
def test_RK_58_his_brackets_do_not_move_here_whatever_enforcement_is_with_him() -> None:
    t = position(districts=[district(enforcement=6)], steelheart=steelheart(at=1, red=2, blue=1, yellow=3, white=2))
    t.run("steelheart")
    assert [t.track(colour) for colour in ("red", "blue", "yellow", "white")] == [2, 1, 3, 2]


@pytest.mark.rule("RK-58", "RK-26")
def test_RK_58_then_a_new_round_begins() -> None:
    t = position(phase="move", round=3)
    assert (t.g.round, t.asks) == (4, "RollDice")


@pytest.mark.rule("RK-58", "RK-64")
@pytest.mark.parametrize("track", ["yellow", "white"])
def test_RK_58_a_board_on_which_he_strengthens_himself_is_refused(track: str) -> None:
    """Else the last action of a full track would strengthen it without end."""
    with pytest.raises(ContentError, match="only other Epics"):
        position(steelheart=steelheart(actions={track: ["attack 1", "attack 1", "strengthen yellow 1"]}))
