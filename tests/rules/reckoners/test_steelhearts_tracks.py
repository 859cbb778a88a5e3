"""Steelheart's red and blue tracks (RK-66, RK-67, RK-90)."""

import pytest

from ludotek.games.reckoners.sight import scene
from ludotek.testing.reckoners import Position, district, position, reckoner, steelheart

CROWD = [reckoner(name) for name in ("david", "megan", "abraham", "tia")]  # five districts


def enforcement(t: Position) -> list[int]:
    return [t.enforcement(place) for place in range(1, len(t.districts) + 1)]


def barricades(t: Position) -> list[int]:
    return [t.barricades(place) for place in range(1, len(t.districts) + 1)]


# ---------------------------------------------------------------------- RK-66: the red track


@pytest.mark.rule("RK-66")
@pytest.mark.parametrize(
    ("bracket", "deployment", "expected"),
    [
        (1, 1, [0, 0, 0, 1, 0]),
        (3, 1, [1, 0, 0, 1, 1]),
        (4, 2, [0, 0, 0, 2, 2]),
        (5, 2, [1, 0, 0, 2, 2]),
        (5, 3, [0, 0, 0, 3, 2]),
        (2, 3, [0, 0, 0, 2, 0]),
    ],
)
def test_RK_66_groups_from_his_district_clockwise(bracket: int, deployment: int, expected: list[int]) -> None:
    him = steelheart(at=4, red=bracket, deployment=deployment, lengths={"red": 8})
    t = position(*CROWD, steelheart=him).run("track red")
    assert (enforcement(t), t.supply[0], t.population) == (expected, 25 - bracket, 40)
    assert {rule for _, rule in t.log} == {"RK-66"}


@pytest.mark.rule("RK-66")
def test_RK_66_they_come_beside_those_that_are_there() -> None:
    t = position(steelheart=steelheart(at=2, red=2), districts=[district(), district(enforcement=3)]).run("track red")
    assert enforcement(t) == [0, 4, 1]


@pytest.mark.rule("RK-66", "RK-67")
def test_RK_66_the_view_has_the_actions_of_all_four_tracks() -> None:
    him = steelheart(at=1, red=2, lengths={"red": 4, "blue": 3}, deployment=2, actions={"yellow": ["attack 1"] * 3})
    tracks = scene(position(steelheart=him).g).steelheart.tracks
    assert {name: [deed.do for deed in each.track] for name, each in tracks.items() if name != "white"} == {
        "red": ["reinforce"] * 4,
        "blue": ["barricade"] * 3,
        "yellow": ["attack"] * 3,
    }
    assert [each.group for each in tracks.values()] == [2, 1, 0, 0]


# ---------------------------------------------------------------------- RK-67: the blue track


@pytest.mark.rule("RK-67")
@pytest.mark.parametrize(("bracket", "expected"), [(1, [0, 0, 0, 1, 0]), (3, [1, 0, 0, 1, 1]), (5, [1] * 5)])
def test_RK_67_one_barricade_per_district_from_his_clockwise(bracket: int, expected: list[int]) -> None:
    him = steelheart(at=4, blue=bracket, deployment=3, lengths={"blue": 8})
    t = position(*CROWD, steelheart=him).run("track blue")
    assert (barricades(t), t.supply[1], t.population) == (expected, 8 - bracket, 40)
    assert {rule for _, rule in t.log} == {"RK-67"}


@pytest.mark.rule("RK-67")
def test_RK_67_also_where_barricades_are_already() -> None:
    t = position(steelheart=steelheart(at=1, blue=2), districts=[district(barricades=2)]).run("track blue")
    assert barricades(t) == [3, 1, 0]


# ---------------------------------------------------------------------- RK-90: round again, and an empty supply


@pytest.mark.rule("RK-90")
def test_RK_90_round_the_circle_again() -> None:
    him = steelheart(at=2, red=5, blue=4, lengths={"red": 8, "blue": 8})
    t = position(steelheart=him).run("track red").run("track blue")
    assert (enforcement(t), barricades(t)) == ([1, 2, 2], [1, 2, 1])
    t = position(steelheart=steelheart(at=3, red=7, deployment=2, lengths={"red": 8})).run("track red")
    assert enforcement(t) == [2, 2, 3], "the last group is the fourth, and smaller"


@pytest.mark.rule("RK-90")
def test_RK_90_each_enforcement_that_the_supply_lacks_costs_one() -> None:
    him = steelheart(at=1, red=5, deployment=2, lengths={"red": 8})
    t = position(steelheart=him, districts=[district(), district(), district(enforcement=24)]).run("track red")
    assert (enforcement(t), t.supply[0], t.population) == ([1, 0, 24], 0, 36), "a whole group, too"
    assert ("population-lost", "RK-66") in t.log


@pytest.mark.rule("RK-90")
def test_RK_90_each_barricade_that_the_supply_lacks_costs_one() -> None:
    him = steelheart(at=1, blue=4, lengths={"blue": 8})
    t = position(steelheart=him, districts=[district(), district(), district(barricades=7)]).run("track blue")
    assert (barricades(t), t.supply[1], t.population) == ([1, 0, 7], 0, 37)


@pytest.mark.rule("RK-90", "RK-02")
def test_RK_90_a_lost_game_ends_there() -> None:
    him = steelheart(at=1, red=6, lengths={"red": 8}, actions={"yellow": ["attack 1"] * 3})
    t = position(steelheart=him, districts=[district(enforcement=25)], population=3).run("steelheart")
    assert (t.lost, t.population) == (True, 0)
    assert t.log[-1] == ("lost", "RK-02")


@pytest.mark.rule("RK-90", "RK-02")
@pytest.mark.parametrize("track", ["red", "blue"])
def test_RK_90_no_more_is_put_into_a_lost_city(track: str) -> None:
    him = steelheart(at=1, red=6, blue=6, lengths={"red": 8, "blue": 8})
    t = position(steelheart=him, districts=[district(enforcement=25, barricades=8)], population=3).run(f"track {track}")
    assert [kind for kind, _ in t.log].count("population-lost") == 3
    assert t.log[-1] == ("lost", "RK-02")
