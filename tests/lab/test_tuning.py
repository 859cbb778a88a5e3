"""Tuning: weights keep their shape on the way, and what is found can be put into the file of the insight."""

from __future__ import annotations

import tomllib

import pytest

from ludotek.games.reckoners.insight import Greedy
from ludotek.games.reckoners.insight import insight as city_insight
from ludotek.games.twenty_strong.insight import Weights, insight
from ludotek.games.twenty_strong.insight.kinds import HUNT, JOURNEY, SIEGE
from ludotek.lab.reckoners import tuning as reckoners
from ludotek.lab.twenty_strong.tuning import OF_A_JOURNEY, SINGLE, first, main, weights_of


def test_a_generation_is_tried_and_told_as_the_file_of_the_insight(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["tuning", "--generations", "1", "--games", "2", "--seed", "3"])
    main()
    printed = capsys.readouterr()
    found = tomllib.loads(printed.out)
    assert found.keys() == {*SINGLE, "health"}
    assert found["health"] == sorted(found["health"])
    assert printed.out.startswith("# python -m ludotek.lab.twenty_strong.tuning --generations 1 --games 2 --seed 3\n")
    assert "generation 1" in printed.err


def test_the_first_weights_are_those_of_the_quick_player() -> None:
    begun, usual = weights_of(first()), Weights()
    assert begun.health == pytest.approx(usual.health)
    for name in SINGLE:
        assert getattr(begun, name) == pytest.approx(getattr(usual, name))


def test_playouts_use_what_was_found() -> None:
    siege, journey, hunt = (insight().tuned[kind] for kind in (SIEGE, JOURNEY, HUNT))
    for tuned in (siege, journey):
        assert all(getattr(tuned, name) > 0 for name in SINGLE)
        assert tuned.health == sorted(tuned.health)
        assert tuned.health != Weights().health
    assert journey.card > 2 * siege.card, "those who dawdle meet the snow"
    assert journey.mission == siege.mission, "what a kind's own file leaves out holds for all"
    assert hunt.health == siege.health


def test_journeys_are_tuned_on_their_own(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["tuning", "--kind", "journey", "--generations", "1", "--games", "2"])
    main()
    assert tomllib.loads(capsys.readouterr().out).keys() == {*OF_A_JOURNEY, "health"}


# --- The Reckoners ----------------------------------------------------------------------------------------------------


def test_the_reckoners_are_tuned_as_well(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["tuning", "--generations", "1", "--games", "1"])
    reckoners.main()
    printed = capsys.readouterr().out
    assert tomllib.loads(printed).keys() == {*reckoners.SINGLE, *reckoners.SEVERAL}
    assert printed.startswith("# python -m ludotek.lab.reckoners.tuning --generations 1 --games 1\n")


def test_no_weight_of_the_reckoners_is_left_out() -> None:
    begun, usual = reckoners.weights_of(reckoners.first()), Greedy().w
    for name in (*reckoners.SINGLE, *reckoners.SEVERAL):
        assert getattr(begun, name) == pytest.approx(getattr(usual, name))


def test_the_greedy_reckoner_plays_by_what_was_found() -> None:
    assert city_insight().w.least_point > Greedy().w.least_point
