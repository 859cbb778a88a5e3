"""What would follow from an answer: never more than the seat may know, and what is promised does happen."""

from __future__ import annotations

import gc
import random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from ludotek import api
from ludotek.kernel.chance import FastChance
from ludotek.kernel.step import DONE
from ludotek.table.outlook import fatal, outlook, shifts
from ludotek.table.preview import previews

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("twenty-strong", {}),
    ("untamed", {"mode": "duel"}),
    ("untamed", {"mode": "survival", "seats": 3}),
    ("untamed", {"mode": "hunter", "seats": 4}),
    ("untamed", {"mode": "hydra", "seats": 4}),
    ("untamed", {"mode": "manticore", "seats": 4}),
    ("reckoners", {"seats": 2}),
    ("reckoners", {"seats": 4}),
]
LONGEST = {"twenty-strong": 90, "untamed": 120, "reckoners": 160}  # answers after which a position is looked at


SOME = settings(max_examples=15, deadline=None, phases=[Phase.generate])


def position(game: str, options: dict[str, Any], seed: int, answers: int) -> api.Match:
    match = api.game(game).new(seed=seed, attended=seed % 2 == 1, **options)  # with people or without
    dice = random.Random(seed)
    for n in range(answers):
        seat = dice.choice(match.actors)
        match.act(seat, dice.choice(match.actions(seat)))
        if match.over:
            return position(game, options, seed, n)
    return match


def told(match: api.Match, seat: int) -> dict[int, Any]:
    found = dict(previews(match, seat))
    coming = shifts(match, outlook(match), found)
    return {
        action: ([fact.to_data() for fact in each.facts], each.open, each.idle, coming.get(action))
        for action, each in found.items()
    }


def twin(match: api.Match, seat: int, seed: int) -> api.Match:
    """A game that the seat cannot tell from this one: everything hidden from it is drawn anew."""
    return match.moved_to(match.game.rules.determinise(match.position, seat, FastChance(seed)))


@pytest.mark.parametrize(("game", "options"), GAMES)
@SOME
@given(data=st.data())
def test_nothing_hidden_is_told(game: str, options: dict[str, Any], data: st.DataObject) -> None:
    seed = data.draw(st.integers(0, 10_000))
    match = position(game, options, seed, data.draw(st.integers(0, LONGEST[game])))
    for seat in match.actors:
        real = told(match, seat)
        for other in range(1, 3):
            assert told(twin(match, seat, other + seed), seat) == real


@pytest.mark.parametrize(("game", "options"), GAMES)
@SOME
@given(data=st.data())
def test_what_is_promised_happens(game: str, options: dict[str, Any], data: st.DataObject) -> None:
    seed = data.draw(st.integers(0, 10_000))
    match = position(game, options, seed, data.draw(st.integers(0, LONGEST[game])))
    for seat in match.actors:
        for action, preview in previews(match, seat):
            after = match.clone()
            after.act(seat, action)
            real = [fact.to_data() for fact in after.events(seat)]
            promised = [fact.to_data() for fact in preview.facts]
            assert real[: len(promised)] == promised
            if not preview.open:
                assert real == promised


@SOME
@given(seed=st.integers(0, 10_000), answers=st.integers(20, 160))
def test_what_is_foreseen_of_an_answer_is_foreseen_after_it(seed: int, answers: int) -> None:
    """The pill on a target and the Population bar after the press show the same."""
    match = position("reckoners", {"seats": 2}, seed, answers)
    now = outlook(match)
    for seat in match.actors:
        tried = dict(previews(match, seat))
        coming = shifts(match, now, tried)
        for action in (each for each in tried if not tried[each].open):
            after = match.clone()
            after.act(seat, action)
            then = outlook(after)
            if action in coming:
                assert then is not None
                assert then.population == coming[action].population
                assert then.defeat == coming[action].defeat
                for who, spread in coming[action].losses.items():
                    assert then.losses.get(who, {"0": 1.0}) == spread
            elif then is not None and now is not None and now.new_epics == 0:
                assert then.losses == now.losses


def test_some_answers_change_what_is_to_come() -> None:
    lessened = 0
    for seed in range(5):
        match = position("reckoners", {"seats": 2}, seed, 60)
        now = outlook(match)
        for seat in match.actors:
            for change in shifts(match, now, dict(previews(match, seat))).values():
                assert now is not None
                lessened += any(now.losses.get(who) != spread for who, spread in change.losses.items())
    assert lessened > 0


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_looking_ahead_changes_nothing(game: str, options: dict[str, Any]) -> None:
    match = position(game, options, 5, 30)
    before = match.digest(), match.position.chance.to_data()
    assert all(dict(previews(match, seat)) for seat in match.actors)
    assert (match.digest(), match.position.chance.to_data()) == before


def test_there_is_something_to_tell() -> None:
    """A preview that is always empty would leak nothing, and be worth nothing."""
    for game, options in GAMES:
        facts = 0
        for answers in (10, 25, 40):
            match = position(game, options, 3, answers)
            facts += sum(len(each.facts) for seat in match.actors for _, each in previews(match, seat))
        assert facts > 5, (game, options)


@pytest.mark.parametrize("attended", [False, True])
def test_being_done_is_foreseen_up_to_the_next_question(attended: bool) -> None:
    """Who goes on to Resolve, and who has nothing left but to suffer, reads on the button what it costs."""
    told: set[str] = set()
    for seed in range(6):
        match = api.game("twenty-strong").new(seed=seed, attended=attended)
        dice = random.Random(seed)
        while not match.over:
            if DONE in match.actions(0):
                preview = dict(previews(match, 0))[DONE]
                after = match.clone()
                after.act(0, DONE)
                names = {fact.name for fact in preview.facts}
                told |= names
                if not preview.open:
                    assert after.over == ("lost" in names or "won" in names)
                assert (DONE in fatal(match, 0, None, {DONE: preview})) == ("lost" in names)
            match.act(0, dice.choice(match.actions(0)))
    assert {"threatened", "suffered", "lost"} <= told


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_nothing_is_left_for_the_collector_which_would_stop_all_tables(game: str, options: dict[str, Any]) -> None:
    match = position(game, options, 7, 12)
    told(match, match.actors[0])  # what is made once and kept is there
    gc.collect()
    gc.disable()
    try:
        told(match, match.actors[0])
        assert gc.collect() == 0
    finally:
        gc.enable()
