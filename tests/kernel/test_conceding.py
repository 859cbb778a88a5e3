"""Giving up is an act of the table: a line of the record that stands like an answer, at any moment, never an option."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from toy.game import GAME
from toy.steps import GIVE

from ludotek.kernel.chance import FastChance, SealedChance
from ludotek.kernel.errors import RecordError
from ludotek.kernel.history import AT_CONCESSION
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.play import Play, UndoRefused, begin
from ludotek.kernel.record import Answer, Concession, Undo, read_record
from ludotek.kernel.refusal import IllegalAction
from ludotek.kernel.replay import verify
from ludotek.kernel.step import CONCEDE, DONE

Lines = list[dict[str, Any]]


def on_the_floor(seats: int = 3) -> Play:
    """A game in which all have passed: the market is open."""
    play = begin(GAME, {"seats": seats}, SealedChance(bytes(32)))
    for seat in range(seats):
        play.act(seat, DONE)
    return play


def refused(play: Play, seat: int) -> list[str]:
    before = play.digest(), len(play.record.lines)
    with pytest.raises(IllegalAction) as caught:
        play.act(seat, CONCEDE)
    assert (play.digest(), len(play.record.lines)) == before
    return caught.value.refusal.rules


def test_it_is_never_offered() -> None:
    match = on_the_floor().match
    assert match.question is not None
    for seat in range(3):
        assert CONCEDE not in match.options(seat)
        assert CONCEDE not in match.question.candidates(match, seat)


def test_a_seat_that_is_not_asked_may_give_up_and_the_question_stays() -> None:
    play = begin(GAME, {}, FastChance(4))
    play.act(1, DONE)
    assert play.match.actors() == [0, 2]
    play.act(1, CONCEDE)
    assert play.match.actors() == [0, 2]
    play.act(0, DONE)
    play.act(2, DONE)
    assert play.match.actors() == [0, 2], "the market opens for those who are left"


def test_the_last_one_to_answer_in_secret_may_give_up() -> None:
    play = begin(GAME, {}, FastChance(4))
    play.act(0, DONE)
    play.act(1, DONE)
    play.act(2, CONCEDE)
    assert play.match.actors() == [0, 1], "nobody is waited for any more"


def test_it_is_a_line_of_its_own() -> None:
    play = on_the_floor()
    play.act(1, CONCEDE)
    line = play.record.lines[-1]
    assert isinstance(line, Concession)
    assert line.to_data() == {"seat": 1, "concede": True, "digest": play.digest(), "notes": ["reveal"]}
    assert play.live[-1] is line
    assert play.meaning(len(play.live) - 1).phrase == Phrase("act-concede")


def test_who_is_gone_cannot_give_up_again_nor_anybody_after_the_end() -> None:
    play = on_the_floor()
    play.act(1, CONCEDE)
    assert refused(play, 1) == ["TOY-9"]
    play.act(0, CONCEDE)
    assert play.match.over
    assert refused(play, 2) == ["TOY-9"]


def test_there_is_no_such_seat() -> None:
    assert refused(on_the_floor(), 3) == ["TOY-5"]


def test_free_undo_does_not_cross_it() -> None:
    play = on_the_floor()
    before = play.digest()
    play.act(0, CONCEDE)
    reach = play.reach([0, 1, 2])
    assert (reach.answers, reach.reason.key) == (0, AT_CONCESSION)
    with pytest.raises(UndoRefused):
        play.undo([0])
    play.undo([0], agreed=True)
    assert play.digest() == before
    assert [type(line) for line in play.record.lines[-2:]] == [Concession, Undo]


def test_what_somebody_gave_up_upon_is_not_taken_back_from_under_it() -> None:
    play = on_the_floor()
    play.act(0, GIVE)
    play.act(1, CONCEDE)
    with pytest.raises(UndoRefused) as caught:
        play.take_back([0])
    assert caught.value.reason.key == AT_CONCESSION


@pytest.mark.parametrize("by_number", [False, True])
def test_nor_when_others_acted_in_between(by_number: bool) -> None:
    play = on_the_floor()
    play.act(0, GIVE)
    play.act(2, GIVE)
    play.act(1, CONCEDE)
    with pytest.raises(UndoRefused) as caught:
        play.take_back([0], by_number)
    assert caught.value.reason.key == AT_CONCESSION


def recorded() -> Lines:
    play = on_the_floor(4)
    play.act(3, CONCEDE)
    play.act(0, GIVE)
    play.act(1, CONCEDE)
    play.undo([1], agreed=True)
    play.act(0, CONCEDE)
    play.close()
    return [json.loads(line) for line in play.record.text().splitlines()]


RECORD = recorded()
FIRST = next(place for place, line in enumerate(RECORD) if "concede" in line)


def text(lines: Lines) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def test_a_record_with_concessions_replays() -> None:
    play = verify(GAME, read_record(text(RECORD)))
    assert [json.loads(line) for line in play.record.text().splitlines()] == RECORD
    assert [type(line) for line in play.live[-3:]] == [Concession, Answer, Concession]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda line: line.update(seat=2), f"line {FIRST + 1}: the position is "),
        (lambda line: line.update(seat=9), f"line {FIRST + 1}: the answer is not allowed now (TOY-5)"),
        (lambda line: line.update(concede=False), f"line {FIRST + 1}, field 'concede': must be true, not False"),
        (lambda line: line.update(concede=1), f"line {FIRST + 1}, field 'concede': must be true, not 1"),
        (lambda line: line.update(action=32), f"line {FIRST + 1}, field 'action': is not known here"),
        (lambda line: line.pop("notes"), f"line {FIRST + 1}: came out as "),
        (
            lambda line: (line.pop("concede"), line.update(action=-3)),
            "field 'action': must be a whole number of at least 0",
        ),
    ],
)
def test_a_tampered_concession_is_rejected(change: Callable[[dict[str, Any]], object], message: str) -> None:
    lines: Lines = json.loads(json.dumps(RECORD))
    change(lines[FIRST])
    with pytest.raises(RecordError) as caught:
        verify(GAME, read_record(text(lines)))
    assert message in str(caught.value)
