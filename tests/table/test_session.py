"""A session: answers, undo that reaches as far as it may, the story with its rules, muted windows, saves."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from ludotek import api
from ludotek.api.story import what_counts
from ludotek.kernel.errors import RecordError
from ludotek.kernel.event import Event
from ludotek.kernel.play import UndoRefused
from ludotek.kernel.record import CHANCE
from ludotek.kernel.refusal import IllegalAction
from ludotek.kernel.step import DONE
from ludotek.table.session import Session

Begin = Callable[..., Session]
Play = Callable[[Session], None]


def names(session: Session) -> list[str]:
    return [line.name for line in session.told(0)]


def choose(session: Session, key: str) -> None:
    decision = session.decision()
    assert decision is not None
    session.answer(0, next(option.action for option in decision.options if option.phrase.key == key))


def test_the_story_begins_with_the_set_up(begin: Begin) -> None:
    assert names(begin())[0] == "game-began"


def test_each_line_of_the_log_has_its_rule_in_the_language_of_the_reader(begin: Begin) -> None:
    session = begin()
    choose(session, "act-activate")
    for lang in ("en", "fr", "de"):
        assert all("(TS-" in line for line in session.log(lang))
    assert session.log("en") != session.log("fr") != session.log("de")


def test_an_illegal_answer_changes_nothing(begin: Begin) -> None:
    session = begin()
    before = session.save("en")
    with pytest.raises(IllegalAction):
        session.answer(0, DONE)
    assert session.save("en") == before


def test_an_interrupted_answer_changes_nothing(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin()
    before = session.save("en")

    def interrupt(match: api.Match, happened: list[Event]) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(api.Match, "moved", interrupt)
        with pytest.raises(KeyboardInterrupt):
            choose(session, "act-activate")
    assert session.save("en") == before


def test_a_live_game_is_sealed_and_its_record_verifies(begin: Begin) -> None:
    session = begin(seed=None)
    assert session.match.commitment is not None
    assert session.match.opening is None
    while (decision := session.decision()) is not None:
        session.answer(0, decision.options[0].action)
    record = session.close("de")
    assert session.match.opening is not None
    assert session.match.commitment not in (None, session.match.opening)
    checked = api.game("twenty-strong").verify(record)
    assert checked.result == session.match.result


def test_an_abandoned_game_is_opened_too(begin: Begin) -> None:
    session = begin(seed=None)
    choose(session, "act-activate")
    assert api.game("twenty-strong").verify(session.close("en")).result is None


def test_a_seeded_game_can_be_repeated(begin: Begin) -> None:
    assert begin(seed=5).match.digest() == begin(seed=5).match.digest()
    assert begin(seed=5).match.commitment is None


class TestUndo:
    def test_an_answer_without_news_goes_back_freely(self, begin: Begin) -> None:
        session = begin()
        choose(session, "act-activate")
        before = session.match.digest()
        choose(session, "act-commit")
        session.undo()
        assert session.match.digest() == before
        assert names(session)[-1] == "undo"
        assert session.log("en")[-1] == "Undone: Commit a yellow die."

    def test_dice_are_not_rolled_back_freely(self, begin: Begin) -> None:
        session = begin()
        choose(session, "act-activate")
        choose(session, "act-commit")
        session.answer(0, DONE)
        before = session.save("en")
        with pytest.raises(UndoRefused, match="undo-stops-at-chance"):
            session.undo()
        assert session.save("en") == before

    def test_agreed_it_goes_further_and_the_log_says_so(self, begin: Begin) -> None:
        session = begin()
        choose(session, "act-activate")
        choose(session, "act-commit")
        before = session.match.digest()
        session.answer(0, DONE)
        session.undo(agreed=True)
        assert session.match.digest() == before
        assert names(session)[-1] == "rewound"
        assert session.match.rewound == 1
        line = session.match.lines[-1].to_data()
        assert (line["asked"], line["across"]) == ([], ["chance"])

    def test_at_the_beginning_there_is_nothing_to_put_back(self, begin: Begin) -> None:
        with pytest.raises(UndoRefused, match="undo-stops-at-start"):
            begin().undo(agreed=True)

    def test_what_was_put_back_does_not_count(self, begin: Begin) -> None:
        session = begin()
        choose(session, "act-activate")
        choose(session, "act-commit")
        session.undo()
        assert "committed" in names(session)
        assert "committed" not in [line.name for line in what_counts(session.match)]


@pytest.mark.rule("TS-82")
class TestMuting:
    def test_TS_82_a_window_is_asked(self, begin: Begin, to_the_window: Play) -> None:
        session = begin()
        to_the_window(session)
        decision = session.decision()
        assert decision is not None and decision.prompt.key == "ask-DamageWindow"

    def test_TS_82_a_muted_item_is_not_asked_about(self, begin: Begin, to_the_window: Play) -> None:
        session = begin()
        session.mute("guard")
        to_the_window(session)  # to the end: the window is never asked
        assert session.match.over

    def test_TS_82_muting_inside_the_window_goes_on(self, begin: Begin, to_the_window: Play) -> None:
        session = begin()
        to_the_window(session)
        session.mute("guard")
        decision = session.decision()
        assert decision is None or decision.rule != "TS-82"

    def test_TS_82_unmuted_it_is_asked_again(self, begin: Begin, to_the_window: Play) -> None:
        session = begin()
        session.mute("guard")
        session.unmute("guard")
        to_the_window(session)
        assert not session.match.over

    def test_undo_goes_back_over_what_was_passed_for_the_player(self, begin: Begin) -> None:
        session = begin()
        session.mute("guard")
        choose(session, "act-activate")
        session.answer(0, DONE)  # commit nothing
        before = session.match.digest()
        session.answer(0, DONE)  # no further Strategy phase: the damage comes, and the window is passed
        assert session.match.digest() != before
        session.undo(agreed=True)
        again = session.decision()
        assert again is not None and again.prompt.key == "ask-Repeat"
        assert session.match.digest() == before

    def test_mutes_survive_a_save(self, begin: Begin) -> None:
        session = begin()
        session.mute("guard")
        data = json.loads(json.dumps(session.save("en")))
        assert Session.resume(api.game("twenty-strong"), data).muted == {"guard"}

    def test_a_damaged_list_of_mutes_is_named(self, begin: Begin) -> None:
        data = begin().save("en")
        data["table"] = {"muted": 3}
        with pytest.raises(RecordError, match="'muted'"):
            Session.resume(api.game("twenty-strong"), data)


class TestSaves:
    def test_a_resumed_game_is_the_same_and_tells_the_same_story(self, begin: Begin) -> None:
        session = begin(seed=None)
        choose(session, "act-activate")
        choose(session, "act-commit")
        session.undo()
        data = json.loads(json.dumps(session.save("fr")))
        again = Session.resume(api.game("twenty-strong"), data)
        assert again.match.digest() == session.match.digest()
        assert again.log("de") == session.log("de")
        assert again.match.commitment == session.match.commitment
        again.undo(agreed=True)

    def test_the_public_face_loads_it_as_well(self, begin: Begin) -> None:
        session = begin()
        assert api.game("twenty-strong").load(session.save("en")).digest() == session.match.digest()


def test_from_the_end_the_game_goes_back_to_before_the_last_roll() -> None:
    session = Session.new(api.game("twenty-strong"), 3)
    chance = random.Random(3)
    while not session.match.over:
        session.answer(0, chance.choice(session.match.actions(0)))
    last = max(n for n, answer in enumerate(session.match.live) if CHANCE in answer.notes)
    session.undo(0, agreed=True)
    assert len(session.match.live) == last
    assert session.match.rewound == 1
    session.concede(0)
    session.undo(0, agreed=True)
    assert len(session.match.live) == last


def test_without_dice_the_game_goes_back_from_its_end_by_one_answer() -> None:
    session = Session.new(api.game("untamed"), 3, "human,human", mode="duel")
    chance = random.Random(3)
    while not session.match.over:
        seat = session.asked()[0]
        session.answer(seat, chance.choice(session.match.actions(seat)))
    answers = len(session.match.live)
    assert session.way_before_roll().first == (answers - 1 if session.may_agree else 0)
