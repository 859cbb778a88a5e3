"""Giving up at the table: the story tells it, a loaded game tells it again, and the others play on."""

from __future__ import annotations

import json

import pytest

from ludotek import api
from ludotek.api.story import scenes, what_counts
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.play import UndoRefused
from ludotek.kernel.refusal import IllegalAction
from ludotek.table.session import Session

UNTAMED = api.game("untamed")


def names(session: Session) -> list[str]:
    return [line.name for line in session.told(0)]


def test_a_seat_that_waits_gives_up_and_the_others_go_on() -> None:
    session = Session.new(UNTAMED, 3, mode="survival", players="human,human,human")
    asked = session.asked()[0]
    quitter = (asked + 1) % 3
    session.concede(quitter)
    assert names(session)[-2:] == ["conceded", "out"]
    assert session.asked() == [asked]
    before = session.match.digest()
    with pytest.raises(IllegalAction, match="UN-80"):
        session.concede(quitter)
    assert session.match.digest() == before


def test_a_loaded_game_tells_it_again() -> None:
    session = Session.new(UNTAMED, 3, mode="survival", players="human,human,human")
    session.concede(1)
    again = Session.resume(UNTAMED, json.loads(json.dumps(session.save("en"))))
    assert names(again) == names(session)
    assert again.match.digest() == session.match.digest()


@pytest.mark.parametrize(("lang", "words"), [("en", "Player 2 concedes."), ("fr", "abandonne."), ("de", "gibt auf.")])
def test_the_record_of_a_conceded_game_verifies_and_replays_in_words(lang: str, words: str) -> None:
    session = Session.new(UNTAMED, players="human,human")
    session.concede(1)
    assert session.match.result is not None
    assert session.match.result.scores == [1.0, 0.0]
    match = UNTAMED.verify(session.close(lang))
    did = [scene.did for _, scene in scenes(match)][-1]
    assert did is not None
    assert did.key == "act-concede"
    assert any(words in line and "(UN-91)" in line for line in session.log(lang))
    assert [line.name for line in what_counts(match)][-2:] == ["conceded", "won"]


def test_whoever_plays_alone_may_think_better_of_it() -> None:
    session = Session.new(api.game("twenty-strong"), 1)
    session.concede(0)
    assert session.match.over
    with pytest.raises(UndoRefused, match="undo-stops-at-concession"):
        session.undo(0)
    session.undo(0, agreed=True)
    assert not session.match.over


def test_the_number_behind_it_is_no_answer() -> None:
    session = Session.new(api.game("reckoners"), 1)
    with pytest.raises(LudotekError, match="an action must be a whole number of at least 0"):
        session.answer(0, -3)
    session.concede(0)
    assert session.match.result is not None
    assert session.match.result.how == "given-up"
