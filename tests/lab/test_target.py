"""A figure meets its target, misses it, or is not known well enough: that is decided by its interval."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotek.lab.chosen import beside_neighbours
from ludotek.lab.figure import change, difference, median, share
from ludotek.lab.target import OUTSIDE, UNSURE, WITHIN, Target, asked_of

FAIR = Target("fair", 0.47, 0.53)


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [
        (0.48, 0.52, WITHIN),
        (0.47, 0.53, WITHIN),
        (0.46, 0.52, UNSURE),
        (0.50, 0.54, UNSURE),
        (0.40, 0.60, UNSURE),
        (0.54, 0.58, OUTSIDE),
        (0.40, 0.46, OUTSIDE),
    ],
)
def test_the_interval_decides(low: float, high: float, verdict: str) -> None:
    assert FAIR.verdict(low, high) == verdict


def test_a_target_may_have_one_edge() -> None:
    assert Target("rare", high=0.02).verdict(0.0, 0.01) == WITHIN
    assert Target("often", low=0.25).verdict(0.1, 0.2) == OUTSIDE


def test_a_target_is_asked_of_its_players_only() -> None:
    targets = [Target("casual", 0.3, 0.42, "greedy"), Target("expert", 0.7, 0.88, "search")]
    assert asked_of("search:16", targets) is targets[1]
    assert asked_of("greedy", targets) is targets[0]
    assert asked_of("random", targets) is None
    assert asked_of("random", [FAIR]) is FAIR


def test_a_figure_without_a_target_has_no_verdict() -> None:
    assert share("x", 5, 10).verdict == ""
    assert share("x", 5000, 10000, FAIR).verdict == WITHIN


def test_a_few_equal_pairs_of_games_prove_nothing() -> None:
    few, many = (change("card", 0.0, 0.0, n, Target("small", -0.05, 0.05)) for n in (5, 500))
    assert (few.verdict, many.verdict) == (UNSURE, WITHIN)


def test_pairs_of_games_tell_which_way_and_how_far() -> None:
    better = change("card", total=30.0, squares=40.0, n=100)
    assert better.value == 0.3
    assert 0.15 < better.low < 0.3 < better.high < 0.45


def test_the_difference_of_two_means_is_as_uncertain_as_both() -> None:
    one = difference("x", 0.1, (0.25, 0.0), (100, 100))
    both = difference("x", 0.1, (0.25, 0.25), (100, 100))
    assert one.high - one.low == pytest.approx(2 * 1.96 * 0.05, abs=1e-3)
    assert both.high - both.low == pytest.approx((one.high - one.low) * 2**0.5)


def test_the_median_lies_between_those_that_it_may_be() -> None:
    lengths = median("rounds", Counter({7: 30, 8: 40, 9: 30}))
    assert (lengths.value, lengths.low, lengths.high) == (8, 8, 8)
    assert median("rounds", Counter(range(1, 101))).low < 45


def test_a_card_that_nobody_wants_stands_out_among_its_neighbours() -> None:
    figures = [share("a", 500, 1000), share("b", 450, 1000), share("c", 20, 1000), share("dear", 20, 1000)]
    found = beside_neighbours(figures, {"a": 1, "b": 1, "c": 1, "dear": 5})
    assert {each.what: each.verdict for each in found} == {"a": WITHIN, "b": WITHIN, "c": OUTSIDE, "dear": WITHIN}
    assert found[0].what == "c" and found[0].beside == (figures[2],)
