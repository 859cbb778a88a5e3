"""Reviews: the parts add up to the result, blunders are found, bad dice are luck, and nothing hidden is used."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from ludotek import api
from ludotek.bots import make_bot
from ludotek.bots.greedy import insight_of
from ludotek.games.twenty_strong.game import GAME
from ludotek.kernel.account import KINDS, LUCK, OTHERS, SKILL, Account, Point
from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.match import Match
from ludotek.kernel.step import DONE
from ludotek.table import moments
from ludotek.table.moments import Better, Fortune, dearest, is_luck, is_worth_telling
from ludotek.table.review import Review, review
from ludotek.testing.twenty_strong.cards import boss
from ludotek.testing.twenty_strong.position import position

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("twenty-strong", {}),
    ("untamed", {"mode": "duel"}),
    ("reckoners", {"seats": 2, "difficulty": "hard"}),
]

HARD = ("reckoners", (("seats", 2), ("difficulty", "hard")))


@pytest.fixture(autouse=True)
def few_outcomes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moments, "OUTCOMES", 3)


@cache
def played(name: str, options: tuple[tuple[str, Any], ...], players: str = "greedy~20", seed: int = 4) -> api.Match:
    match = api.game(name).new(seed=seed, **dict(options))
    bots = [make_bot(players, match.rules, FastChance(seed + seat)) for seat in range(match.seats)]
    while not match.over:
        seat = match.driver
        match.act(seat, bots[seat].choose(match.position, seat))
    return match


@cache
def reviewed(name: str, options: tuple[tuple[str, Any], ...]) -> Review:
    return review(played(name, options), rollouts=2)


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_the_parts_add_up_to_the_result(name: str, options: dict[str, Any]) -> None:
    match, found = played(name, tuple(options.items())), reviewed(name, tuple(options.items()))
    assert match.result is not None
    assert found.result == match.result.scores[0]
    assert found.start + sum(found.totals.values()) == pytest.approx(found.result, abs=1e-9)
    for kind in KINDS:
        told = found.before[kind] + sum(choice.changes[kind] for choice in found.course)
        assert told == pytest.approx(found.totals[kind], abs=1e-9)
    together = name != "untamed"
    assert found.seats == (list(range(match.seats)) if together else [0])
    assert (found.totals[OTHERS] == 0) is together
    assert found.totals[SKILL] != 0
    assert found.totals[LUCK] != 0


@pytest.mark.parametrize(("name", "options"), [*TABLES, ("untamed", {"mode": "survival", "seats": 3})])
@pytest.mark.parametrize("who", [0, 1])
def test_a_game_that_was_given_up_adds_up_too(name: str, options: dict[str, Any], who: int) -> None:
    """Giving up is a choice of whoever does it, asked or not; what a foe gives up is the others'."""
    whole = played(name, tuple(options.items()))
    match = whole.beginning()
    for answer in whole.live[:15]:
        match.follow(answer)
    for seat in range(who % match.seats, match.seats):
        if not match.over:
            match.concede(seat)
    assert match.result is not None
    found = review(match, rollouts=2)
    assert found.start + sum(found.totals.values()) == pytest.approx(match.result.scores[0], abs=1e-9)
    for kind in KINDS:
        told = found.before[kind] + sum(choice.changes[kind] for choice in found.course)
        assert told == pytest.approx(found.totals[kind], abs=1e-9)
    last = found.course[-1]
    assert (last.did.key == "act-concede") is (who % match.seats in found.seats)
    assert all(each.choice.place != last.place or last.did.key != "act-concede" for each in found.costly)


def test_the_course_has_each_own_choice_once() -> None:
    match, found = played("untamed", (("mode", "duel"),)), reviewed("untamed", (("mode", "duel"),))
    choices = [
        place for place, answer in enumerate(match.live) if answer.seat == 0 and len(match.at(place).options(0)) > 1
    ]
    assert [choice.place for choice in found.course] == choices
    assert all(0.0 <= choice.chance <= 1.0 for choice in found.course)


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_luck_is_what_most_outcomes_would_not_have_brought(name: str, options: dict[str, Any]) -> None:
    """Any other change of the chance may be an error of the estimate."""
    found = reviewed(name, tuple(options.items()))
    assert found.unlucky or found.lucky
    assert all(turn.fortune.change < -moments.LEAST and turn.fortune.worse < 0.5 for turn in found.unlucky)
    assert all(turn.fortune.change > moments.LEAST and turn.fortune.worse > 0.5 for turn in found.lucky)


def test_what_others_do_in_a_team_is_theirs() -> None:
    """Only one seat of four is reviewed, whoever it plays with."""
    match = played("untamed", (("mode", "hydra"), ("seats", 4)))
    at = match.at(0)
    book = Account(match.rules, insight_of(match.rules), at, [2], 2, 1)
    for answer in match.live:
        book.follow(at, answer.seat, answer.action)
    assert at.outcome is not None
    assert book.start + sum(leg.change for leg in book.legs) == pytest.approx(at.outcome.scores[2], abs=1e-9)
    assert {point.seat for point in book.points} == {2}
    assert book.total(OTHERS) != 0


def test_equal_seeds_give_equal_reviews() -> None:
    assert review(played(*HARD), rollouts=2) == reviewed(*HARD)
    assert review(played(*HARD), rollouts=2, seed=2).totals != reviewed(*HARD).totals


def test_the_quick_player_is_the_measure_of_skill() -> None:
    """Nothing is hidden in The Reckoners that its quick player looks at, so its own choices change nothing."""
    match = played(*HARD, players="greedy")
    at = match.at(0)
    book = Account(match.rules, insight_of(match.rules), at, [0, 1], 2, 1)
    for answer in match.live:
        book.follow(at, answer.seat, answer.action)
    assert len(book.points) > 50
    assert book.total(SKILL) == pytest.approx(0.0, abs=1e-12)


def test_what_is_not_over_is_not_reviewed() -> None:
    with pytest.raises(LudotekError, match="not over"):
        review(api.game("reckoners").new(seed=1))


def test_too_few_rollouts() -> None:
    with pytest.raises(LudotekError, match="from 2 to"):
        review(played(*HARD), rollouts=1)


def last_fight(at: str, **given: Any) -> Match:
    """The boss has one Health left, and so has the hero."""
    return position(boss(health=1, damage=3), at=at, endgame=True, health=1, strategy=1, **given).g


def account(match: Match, worlds: int = 32) -> Account:
    return Account(GAME, insight_of(GAME), match, [0], worlds, 1)


def test_a_blunder_is_the_dearest_choice() -> None:
    """A hit that would win is left lying."""
    match = last_fight("apply", loose="yellow hit")
    positions, book = {0: match.clone()}, account(match)
    hit = insight_of(GAME).choose(match, 0)
    book.follow(match, 0, DONE)
    assert match.outcome is not None and match.outcome.scores == [0.0]
    assert book.start == 1.0
    assert book.total(SKILL) == -1.0
    assert book.total(LUCK) == 0.0
    (found,) = dearest(GAME, positions, book.points, 4, 1, 3, lambda place: None)
    assert (found.chance, found.best, found.cost) == (0.0, 1.0, 1.0)
    assert found.line == [(hit, GAME.explain(positions[0], 0, hit))]


def test_what_was_missed_again_and_again_in_one_turn_is_told_once() -> None:
    match = last_fight("apply", loose="yellow hit")
    book = account(match.clone())
    book.follow(match.clone(), 0, DONE)
    (point,) = book.points
    again = Point(1, point.seat, point.action, point.chance, point.error, point.until, point.leg)
    positions = {0: match, 1: match.clone()}
    assert len(dearest(GAME, positions, [point, again], 4, 1, 3, lambda place: None)) == 1


def test_what_can_still_be_put_right_costs_nothing() -> None:
    """A Research die is kept, then the others are rolled again. Only the second is a mistake: after the first, the others
    could have been kept as well. Looked at alone, the first seems to be as dear."""
    keep, reroll = 12, 13
    match = api.game("reckoners").new(seed=7, seats=2)
    bots = [make_bot("greedy", match.rules, FastChance(7 + seat)) for seat in range(2)]
    while len(match.live) <= reroll:
        match.act(match.driver, bots[match.driver].choose(match.position, match.driver))
    live = dict(enumerate(match.live))
    points = [Point(place, live[place].seat, live[place].action, 0.0, 0.0, 0, 0) for place in (keep, reroll)]
    positions = {place: match.at(place) for place in (keep, reroll)}
    said = [match.game.say("reckoners", match.meaning(place).phrase, "en") for place in (keep, reroll)]
    assert said == ["Keep a basic die (Research)", "Reroll the others"]
    (found,) = dearest(match.rules, positions, points, 32, 1, 3, lambda place: None)
    assert found.place == reroll
    assert found.cost > 0.05
    (alone,) = dearest(match.rules, {keep: positions[keep]}, points[:1], 32, 1, 3, lambda place: None)
    assert alone.cost > 0.05


def test_less_than_a_point_is_not_told() -> None:
    assert is_worth_telling(Better(0, 0.5, 0.52, 0.02, 0.01, []))
    assert not is_worth_telling(Better(0, 0.5, 0.52, 0.02, 0.03, []))
    assert not is_worth_telling(Better(0, 0.5, 0.505, 0.005, 0.001, []))


@pytest.mark.parametrize(
    ("change", "worse", "luck"),
    [(-0.1, 0.1, True), (0.1, 0.9, True), (-0.1, 0.6, False), (0.1, 0.3, False), (-0.004, 0.1, False)],
)
def test_luck_is_told_if_the_other_outcomes_bear_it_out(change: float, worse: float, luck: bool) -> None:
    assert is_luck(Fortune(0, change, worse, [])) is luck


def test_a_bad_roll_is_bad_luck() -> None:
    """The quick player's own answers, but every die misses."""
    match = last_fight("commit", pool="4 green", dice=["miss"] * 20)
    book = account(match)
    while not match.over:
        book.follow(match, 0, insight_of(GAME).choose(match.clone(), 0))
    assert book.start > 0.6
    assert book.total(SKILL) == 0.0
    assert book.total(LUCK) == pytest.approx(-book.start)


def test_nothing_hidden_is_used() -> None:
    """The chance at a choice is the same, whatever the hidden cards are."""
    game = api.game("untamed").rules
    match = played("untamed", (("mode", "duel"),))
    place = [place for place, answer in enumerate(match.live) if answer.seat == 0][12]
    at = match.at(place)
    other = game.determinise(at, 0, FastChance(99))
    other.chance = at.chance.clone()
    assert other.digest() != at.digest()
    starts = {Account(game, insight_of(game), each, [0], 8, 5).start for each in (at, other)}
    assert len(starts) == 1
