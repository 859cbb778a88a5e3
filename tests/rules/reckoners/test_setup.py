"""Set-up (RK-05 to RK-16)."""

from copy import deepcopy
from typing import Any

import pytest

from ludotek.games.reckoners.game import GAME
from ludotek.games.reckoners.rules.box import Box
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import DIFFICULTIES
from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import LudotekError
from ludotek.testing.reckoners import Position, dealt, position, reckoner

CONTENT = GAME.content({})
SEATS = [2, 3, 4, 5, 6]
EASY, NORMAL, HARD, FIREFIGHT = "easy", "normal", "hard", "firefight"


def before_the_prologue(seats: int, seed: int = 0, **options: Any) -> City:
    """The table when everything lies there and Steelheart has not come."""
    checked = GAME.check_options({"seats": seats, **options})
    g = GAME.prepare(CONTENT, checked, FastChance(seed))
    assert isinstance(g, City)
    g.stack.pop().run(g)
    return g


# ---------------------------------------------------------------------- districts and Epics


@pytest.mark.rule("RK-04", "RK-15")
@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"seats": 7}, "seats must be a whole number from 2 to 6, not 7"),
        ({"seats": -1}, "seats must be a whole number from 2 to 6, not -1"),
        ({"seats": "1"}, "alone, you run 2 of them (RK-04)"),
        ({"reckoners": "david+"}, "reckoners must be names with '+' between them, as in david+tia, not 'david+'"),
        ({"reckoners": "david+bob"}, "unknown Reckoner 'bob'"),
        ({"reckoners": "tia+tia"}, "tia is named twice"),
    ],
)
def test_RK_04_a_wrong_set_up_says_what_is_right(given: dict[str, Any], says: str) -> None:
    with pytest.raises(LudotekError) as caught:
        GAME.check_options(given)
    assert says in str(caught.value)
    assert GAME.check_options({"seats": "3"})["seats"] == 3


@pytest.mark.rule("RK-05")
@pytest.mark.parametrize("seats", SEATS)
def test_RK_05_one_district_more_than_reckoners_in_a_circle(seats: int) -> None:
    t = dealt(seats)
    assert len(t.districts) == len(set(t.districts)) == seats + 1
    g = t.g
    for place in range(seats + 1):
        neighbours = {int(g.clockwise(place, 1)), int(g.clockwise(place, -1))}
        assert len(neighbours - {place}) == 2
        assert g.clockwise(g.clockwise(place, 1), -1) == place
    tour = [int(g.clockwise(0, steps)) for steps in range(seats + 2)]
    assert sorted(tour[:-1]) == list(range(seats + 1))
    assert tour[-1] == 0


@pytest.mark.rule("RK-05")
def test_RK_05_which_districts_there_are_is_drawn() -> None:
    assert len({tuple(dealt(2, seed).districts) for seed in range(8)}) > 1


@pytest.mark.rule("RK-06")
@pytest.mark.parametrize("seats", SEATS)
def test_RK_06_a_random_epic_in_each_district_and_the_rest_is_the_deck(seats: int) -> None:
    g = before_the_prologue(seats)
    assert len(g.epic) == seats + 1
    assert sorted(g.epic + g.epic_deck) == list(range(25))
    assert len({tuple(before_the_prologue(seats, seed).epic) for seed in range(5)}) > 1


@pytest.mark.rule("RK-07")
def test_RK_07_three_actions_are_left_of_each_bracket() -> None:
    assert before_the_prologue(4).bracket == [3] * 5


@pytest.mark.rule("RK-08")
@pytest.mark.parametrize("seed", range(6))
def test_RK_08_markers_stand_on_the_starting_values(seed: int) -> None:
    g = before_the_prologue(6, seed)
    for place, index in enumerate(g.epic):
        printed = CONTENT["epic"][index]
        assert g.research[place] == printed["research"]
        if printed["research"] > 0:
            assert g.health[place] == (99 if printed["health"] == "infinite" else printed["health"])


# ---------------------------------------------------------------------- resources and the market


@pytest.mark.rule("RK-09")
def test_RK_09_population_40_money_4_and_the_base_marker_on_top() -> None:
    t = dealt(3)
    assert (t.population, t.money, t.base) == (40, 4, 0)


@pytest.mark.rule("RK-10")
@pytest.mark.parametrize("seed", [0, 1])
def test_RK_10_four_of_29_equipment_cards_are_face_up(seed: int) -> None:
    g = before_the_prologue(2, seed)
    equipment = [i for i, each in enumerate(CONTENT["card"]) if each["kind"] == "equipment"]
    assert len(equipment) == 29
    assert (len(g.market), len(g.equipment_deck)) == (4, 25)
    assert sorted(g.market + g.equipment_deck) == equipment


@pytest.mark.rule("RK-10")
def test_RK_10_the_deck_is_shuffled() -> None:
    assert len({tuple(before_the_prologue(2, seed).market) for seed in range(5)}) > 1
    assert len({tuple(before_the_prologue(2, seed).equipment_deck) for seed in range(5)}) > 1


# ---------------------------------------------------------------------- Steelheart's boards

START = {
    EASY: [18, 23, 28, 32, 36],
    NORMAL: [20, 26, 32, 36, 41],
    HARD: [25, 30, 35, 40, 45],
    FIREFIGHT: [28, 33, 38, 44, 49],
}
BOARDS = {EASY: ("A", "A"), NORMAL: ("A", "B"), HARD: ("B", "A"), FIREFIGHT: ("B", "B")}


@pytest.mark.rule("RK-11")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("seats", SEATS)
def test_RK_11_his_research_and_later_his_health_by_difficulty_and_reckoners(difficulty: str, seats: int) -> None:
    t = dealt(seats, difficulty=difficulty)
    assert t.steelheart_research == START[difficulty][seats - 2]
    t.g.research_steelheart(99, "RK-47", -1)
    assert (t.steelheart_research, t.steelheart_health) == (0, START[difficulty][seats - 2])


@pytest.mark.rule("RK-12")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("seats", SEATS)
def test_RK_12_difficulty_chooses_the_sides_and_reckoners_the_adjustment_board(difficulty: str, seats: int) -> None:
    """Every board of this box is different, so that each can be told from all others."""
    content = deepcopy(CONTENT)
    for board in content["power"]:
        board["red"], board["blue"] = (7, 6) if board["side"] == "A" else (9, 8)
    for board in content["adjustment"]:
        extra = 1 if board["side"] == "B" else 0
        board["deployment"] = 1 + extra
        board["yellow"] = [{"do": "discover"}] * (2 * board["reckoners"] - 1)
        board["white"] = [{"do": "fortify"}] * (3 + extra)
    power, adjustment = BOARDS[difficulty]
    g = GAME.prepare(content, GAME.check_options({"seats": seats, "difficulty": difficulty}), FastChance(0))
    assert isinstance(g, City)
    assert [int(g.track_length(track)) for track in (0, 1)] == ([7, 6] if power == "A" else [9, 8])
    assert int(g.track_length(2)) == 2 * seats - 1
    assert (int(g.deployment), int(g.track_length(3))) == ((1, 3) if adjustment == "A" else (2, 4))


@pytest.mark.rule("RK-12")
def test_RK_12_a_box_lacks_no_adjustment_board() -> None:
    content = deepcopy(CONTENT)
    content["adjustment"] = [b for b in content["adjustment"] if (b["reckoners"], b["side"]) != (5, "B")]
    with pytest.raises(LudotekError, match="no Adjustment board for 5 Reckoners, side B"):
        Box(content)


@pytest.mark.rule("RK-13")
def test_RK_13_four_tracks_whose_brackets_start_after_the_second_action() -> None:
    assert before_the_prologue(3).tracks == [2, 2, 2, 2]


# ---------------------------------------------------------------------- the supply


@pytest.mark.rule("RK-14")
def test_RK_14_25_enforcement_and_8_barricades() -> None:
    g = before_the_prologue(6)
    assert (g.enforcement_left, g.barricades_left) == (25, 8)
    assert (sum(g.enforcement), sum(g.barricades)) == (0, 0)


@pytest.mark.rule("RK-14")
def test_RK_14_enforcement_and_barricades_run_out() -> None:
    t = position()
    for _ in range(27):
        t.run("deed reinforce at the-loop")
    for _ in range(10):
        t.run("deed barricade 1 at foundry-row")
    assert (t.enforcement("the-loop"), t.barricades("foundry-row"), t.supply) == (25, 8, (0, 0))


@pytest.mark.rule("RK-14")
def test_RK_14_plan_tokens_do_not_run_out() -> None:
    """The box has 20; the players have 27."""
    t = position(reckoner("prof", dice=["orange:plan+plan"], plans=20), reckoner("tia", plans=5))
    t.do("prof: die orange:plan+plan", "plan", "plan")
    t.run("end")
    assert t.plans("prof") + t.plans("tia") == 27


# ---------------------------------------------------------------------- Reckoners


@pytest.mark.rule("RK-15")
@pytest.mark.parametrize("name", ["david", "megan", "abraham", "prof", "cody", "tia"])
def test_RK_15_each_has_ability_three_dice_of_each_sort_and_a_plan_token(name: str) -> None:
    t = dealt(2, reckoners=name)
    mine = next(each for each in CONTENT["reckoner"] if each["id"] == name)
    assert t.name(0) == name
    assert t.cards(name) == [mine["ability"]]
    assert t.held(name) == ["basic"] * 3 + [mine["die"]] * 3
    assert (t.plans(name), t.new_plans(name)) == (1, 0)


@pytest.mark.rule("RK-15")
def test_RK_15_each_has_a_colour_and_an_ability_of_the_own() -> None:
    reckoners = CONTENT["reckoner"]
    assert len({each["die"] for each in reckoners} - {"basic"}) == len({each["ability"] for each in reckoners}) == 6


@pytest.mark.rule("RK-15")
def test_RK_15_the_token_is_usable_in_the_first_reckoners_phase() -> None:
    t = dealt(2, reckoners="david+megan")
    first_use_of_dice(t)
    assert (t.g.round, t.asks) == (1, "UseDice")
    assert t.can("david: token")
    assert t.can("megan: token")


@pytest.mark.rule("RK-15")
def test_RK_15_the_sniper_token_is_with_cody() -> None:
    t = dealt(2, reckoners="cody+tia").all_done()
    assert t.g.scope == [-1, -1], "in no district"
    t.do("cody: place " + t.districts[0], "tia: place " + t.districts[0]).until("UseDice")
    assert t.can("cody: card sniper")
    t.refused("tia: card sniper", "RK-15", "RK-16", reason="not-your-ability")


@pytest.mark.rule("RK-15")
def test_RK_15_chosen_or_drawn() -> None:
    assert [dealt(3, reckoners="tia+prof").name(seat) for seat in (0, 1)] == ["tia", "prof"]
    drawn = [dealt(3, seed, reckoners="tia+prof").name(2) for seed in range(12)]
    assert len(set(drawn)) > 1
    assert not set(drawn) & {"tia", "prof"}
    assert len({dealt(2, seed).name(0) for seed in range(12)}) > 1


@pytest.mark.rule("RK-15")
def test_RK_15_nobody_twice() -> None:
    with pytest.raises(LudotekError, match=r"tia is named twice; there is only one of each Reckoner \(RK-15\)"):
        GAME.check_options({"reckoners": "tia+tia"})


def first_use_of_dice(t: Position) -> None:
    t.all_done()
    assert t.asks == "PlaceFigure"
    t.do("david: place " + t.districts[0], "megan: place " + t.districts[0]).all_done()


@pytest.mark.rule("RK-16")
@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("megan", "checkmate"),
        ("abraham", "faith"),
        ("cody", "sniper"),
        ("tia", "operations"),
        ("david", "improvise"),
        ("prof", "lead-the-way"),
    ],
)
def test_RK_16_who_has_which_ability(name: str, card: str) -> None:
    t = dealt(2, reckoners=name)
    assert t.cards(name) == [card]
    abilities = [i for i, each in enumerate(CONTENT["card"]) if each["kind"] == "ability"]
    assert not set(abilities) & set(t.g.market + t.g.equipment_deck), "abilities are not for sale"
