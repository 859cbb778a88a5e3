"""The forecast of The Reckoners' Epics phase says what the phase does, neither more nor less."""

from __future__ import annotations

import pytest

from ludotek.games.reckoners.insight import forecast, same_prospects
from ludotek.games.reckoners.insight.forecast import SAMPLE
from ludotek.games.reckoners.profile import PROFILE
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import NOTHING
from ludotek.kernel.step import DONE
from ludotek.testing.reckoners import Data, district, epic, position, reckoner, steelheart
from ludotek.testing.reckoners.forecasts import positions, untruths

DECK = 4  # Epics that are left in the deck, so that few draws are possible


def cleared(g: City, n: int, deck: int = DECK) -> City:
    """The same position with n empty districts and a small deck; the other Epics are defeated."""
    copy = g.clone()
    assert isinstance(copy, City)
    for place in range(copy.districts):
        is_empty = copy.epic[place] == NOTHING
        if not is_empty and copy.epic.count(NOTHING) < n:
            copy.defeated = [*copy.defeated, copy.epic[place]]
            copy.epic[place], copy.research[place], copy.health[place], copy.bracket[place] = NOTHING, 0, 0, 0
        elif is_empty and copy.epic.count(NOTHING) > n:
            copy.epic[place], copy.research[place] = copy.epic_deck[0], 2
            copy.health[place], copy.bracket[place] = 3, 2
            copy.epic_deck = copy.epic_deck[1:]
    copy.epic_deck = copy.epic_deck[:deck]
    return copy


@pytest.mark.parametrize("empty", [0, 1, 2])
@pytest.mark.parametrize(("seats", "difficulty"), [(2, "easy"), (3, "hard"), (4, "normal"), (6, "firefight")])
def test_the_forecast_is_what_the_phase_does(seats: int, difficulty: str, empty: int) -> None:
    for number, g in zip(range(4), positions(seats, difficulty, 5), strict=False):
        wrong = untruths(cleared(g, empty))
        assert not wrong, f"round {number + 1}: {wrong}"


def test_each_loss_has_the_rules_by_which_it_comes() -> None:
    for g in positions(4, "hard", 5):
        found = forecast(g)
        assert found.losses.keys() == found.reasons.keys()
        assert all(rule.startswith("RK-") for rules in found.reasons.values() for rule in rules)
        assert all(len(rules) == len(set(rules)) > 0 for rules in found.reasons.values())


def test_when_the_deck_runs_out_the_defeated_come_back() -> None:
    """RK-54: all orders in which they can."""
    g = next(positions(2, "easy", 5))
    short = cleared(g, 2, deck=1)
    short.defeated = short.defeated[:4]
    assert len(short.defeated) > 1
    assert not untruths(short)


def test_beyond_two_new_epics_it_is_a_sample_near_the_truth() -> None:
    g = cleared(next(positions(4, "normal", 5)), 3, deck=5)
    found = forecast(g)
    assert (found.exact, found.tries) == (False, SAMPLE)
    assert found.to_data()["population_margin"] > 0
    assert not untruths(g)


def test_without_new_epics_all_is_certain() -> None:
    g = cleared(next(positions(3, "normal", 5)), 0)
    found = forecast(g)
    assert (found.new_epics, found.tries, found.exact) == (0, 1, True)
    assert len(found.city["population"].counts) == 1
    assert found.to_data()["population_margin"] == 0.0


def test_the_order_of_the_deck_is_not_looked_at() -> None:
    g = cleared(next(positions(3, "normal", 5)), 1)
    before = forecast(g).to_data()
    g.epic_deck = g.epic_deck[::-1]
    assert forecast(g).to_data() == before


def test_a_defeat_that_is_certain_is_foretold() -> None:
    killer = district(epic("Killer", track=["attack 5"] * 5), bracket=3)
    t = position(
        reckoner("tia"),
        reckoner("abraham"),
        districts=[killer],
        steelheart=steelheart(at=3),
        population=15,
    )
    found = forecast(t.g)
    assert found.defeat == 1.0
    assert found.city["population"].counts == {0: 1}


def test_where_nothing_has_changed_that_the_phase_reads_it_need_not_be_foreseen_again() -> None:
    g = cleared(next(positions(3, "normal", 5)), 1)
    after = cleared(g, 1)
    after.money, after.round, after.epic_deck = g.money + 1, g.round + 1, g.epic_deck[::-1]
    assert same_prospects(g, after)
    assert forecast(after).to_data() == forecast(g).to_data()


NUMBERS = "population base enforcement_left barricades_left steelheart steelheart_research steelheart_health"
LISTS = "epic research health bracket enforcement barricades tracks confiscated epic_deck defeated felled"


@pytest.mark.parametrize("name", f"{NUMBERS} {LISTS} held".split())
def test_what_the_phase_reads_changes_the_prospects(name: str) -> None:
    g = cleared(next(positions(3, "normal", 5)), 1)
    after, value = cleared(g, 1), getattr(g, name)
    more = value + 1 if name in NUMBERS.split() else [*value, [1] if name == "held" else 1]
    setattr(after, name, more)
    assert not same_prospects(g, after)


@pytest.mark.parametrize(
    ("given", "own", "is_fatal"),
    [
        ({}, {"dice": ["basic:attack"]}, True),
        ({}, {"plans": 0}, False),  # nothing is left to be done: others may still help
        ({"felled": [epic("Gone")]}, {"dice": ["basic:attack"]}, False),  # so may loot
        ({"population": 40}, {"dice": ["basic:attack"]}, False),
        ({"phase": "equip", "money": 20}, {}, True),
    ],
)
def test_being_done_is_fatal_where_the_epics_would_end_the_game(given: Data, own: Data, is_fatal: bool) -> None:
    killer = district(epic("Killer", track=["attack 5"] * 5), bracket=3)
    others = {"districts": [killer], "steelheart": steelheart(at=3), "population": 15}
    g = position(reckoner("tia", **own), reckoner("abraham", dice=["basic:attack"]), **{**others, **given}).g
    now = PROFILE.outlook(g)
    assert now is not None
    assert PROFILE.is_fatal(now, g, 0, DONE) == is_fatal
    assert not PROFILE.is_fatal(now, g, 0, DONE + 1)
