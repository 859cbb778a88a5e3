"""What would follow from an answer: never more than the seat may know, and what is promised does happen."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from ludotek import api
from ludotek.kernel.chance import FastChance
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
    match = api.game(game).new(seed=seed, **options)
    dice = random.Random(seed)
    for n in range(answers):
        seat = dice.choice(match.actors)
        match.act(seat, dice.choice(match.actions(seat)))
        if match.over:
            return position(game, options, seed, n)
    return match


def told(match: api.Match, seat: int) -> dict[int, Any]:
    return {
        action: ([fact.to_data() for fact in each.facts], each.open) for action, each in previews(match, seat).items()
    }


def twin(match: api.Match, seat: int, seed: int) -> api.Match:
    """A game that the seat cannot tell from this one: everything hidden from it is drawn anew."""
    other = match.clone()
    other.play.match = match.game.rules.determinise(match.play.match, seat, FastChance(seed))
    return other


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
        for action, preview in previews(match, seat).items():
            after = match.clone()
            after.act(seat, action)
            real = [fact.to_data() for fact in after.events(seat)]
            promised = [fact.to_data() for fact in preview.facts]
            assert real[: len(promised)] == promised
            if not preview.open:
                assert real == promised


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_looking_ahead_changes_nothing(game: str, options: dict[str, Any]) -> None:
    match = position(game, options, 5, 30)
    before = match.digest(), match.play.match.chance.to_data()
    assert all(previews(match, seat) is not None for seat in match.actors)
    assert (match.digest(), match.play.match.chance.to_data()) == before


def test_there_is_something_to_tell() -> None:
    """A preview that is always empty would leak nothing, and be worth nothing."""
    for game, options in GAMES:
        facts = 0
        for answers in (10, 40):
            match = position(game, options, 3, answers)
            facts += sum(len(each.facts) for seat in match.actors for each in previews(match, seat).values())
        assert facts > 5, (game, options)
