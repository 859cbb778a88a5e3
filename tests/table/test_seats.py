"""Several seats: who sits where, bots that answer one by one, what each may read, and how far back a person may go."""

from __future__ import annotations

import json
import random

import pytest
from bells import GAME as BELLS
from bells import RING

from ludotek import api
from ludotek.kernel.errors import LudotekError, RecordError
from ludotek.kernel.play import UndoRefused
from ludotek.kernel.step import DONE
from ludotek.table.seating import read_seating
from ludotek.table.session import Session

GAME = api.game("untamed")


def begin(players: str | None = None, seed: int | None = 1, **options: object) -> Session:
    session = Session.new(GAME, seed, players, **options)
    bots_answer(session)
    return session


def bots_answer(session: Session) -> int:
    answers = 0
    while session.bot_answers():
        answers += 1
    return answers


def ring(players: str = "human") -> Session:
    return Session.new(api.Game(BELLS), 1, players)


def play_on(session: Session, answers: int, seed: int = 0) -> None:
    """People answer at random, bots as they like."""
    dice = random.Random(seed)
    for _ in range(answers):
        bots_answer(session)
        asked = [seat for seat in session.asked() if seat in session.people]
        if not asked:
            return
        session.answer(asked[0], dice.choice(session.match.actions(asked[0])))
    bots_answer(session)


def test_where_a_game_has_no_insight_the_random_bot_plays() -> None:
    session = Session.new(api.Game(BELLS), 1)
    assert session.seating == ["human", *["random"] * (session.match.seats - 1)]


class TestSeating:
    @pytest.mark.parametrize(
        ("text", "seats", "names"),
        [
            (None, 1, ["human"]),
            (None, 3, ["human", "greedy", "greedy"]),
            ("human", 3, ["human", "human", "human"]),
            ("random, human", 2, ["random", "human"]),
        ],
    )
    def test_who_sits_where(self, text: str | None, seats: int, names: list[str]) -> None:
        assert read_seating(text, seats) == names

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            ("human,robot", "'robot'.*human, random, greedy"),
            ("human,human,greedy", "3 players were named for 2 seats"),
            ("greedy,random", "must be human"),
            ("greedy", "must be human"),
            ("", "player ''"),
        ],
    )
    def test_what_does_not_fit_is_said(self, text: str, said: str) -> None:
        with pytest.raises(LudotekError, match=said):
            read_seating(text, 2)


class TestBots:
    def test_they_answer_one_by_one_until_a_person_is_asked(self) -> None:
        session = Session.new(GAME, 2, "greedy,human")
        while session.bot_answers():
            assert len(session.match.live) > 0
        assert session.asked() == [1]
        assert not session.bot_answers()

    def test_the_same_seed_and_answers_give_the_same_game(self) -> None:
        first, second = begin("human,greedy"), begin("human,greedy")
        play_on(first, 30)
        play_on(second, 30)
        assert first.match.digest() == second.match.digest()

    def test_a_game_that_was_laid_aside_goes_on_as_it_would_have(self) -> None:
        through, aside = begin("greedy,human"), begin("greedy,human")
        play_on(through, 12)
        play_on(through, 12, seed=5)
        play_on(aside, 12)
        again = Session.resume(GAME, json.loads(json.dumps(aside.save("en"))))
        play_on(again, 12, seed=5)
        assert again.match.digest() == through.match.digest()

    def test_thinking_takes_nothing_from_the_chance_of_the_match(self) -> None:
        session = Session.new(GAME, None, "human,greedy")
        while 1 not in session.asked():
            session.answer(0, session.match.actions(0)[0])
        before = session.match.digest(), session.match.position.chance.to_data()
        assert session.thought_of(1) in session.match.actions(1)
        assert (session.match.digest(), session.match.position.chance.to_data()) == before

    @pytest.mark.parametrize("mode", ["duel", "hunter", "hydra", "manticore"])
    def test_a_sealed_game_with_bots_is_played_to_its_end_and_verifies(self, mode: str) -> None:
        session = begin(seed=None, mode=mode)
        play_on(session, 5000)
        assert session.match.over
        assert GAME.verify(session.close("fr")).result == session.match.result

    def test_a_bot_that_is_done_on_an_open_floor_waits_for_the_others(self) -> None:
        session = ring("human,random,random")
        bots_answer(session)
        assert session.asked() == [0]
        session.answer(0, RING)  # the others may resume now, but need not
        assert session.match.actors == [0, 1, 2]
        assert not session.bot_answers()


class TestKnowledge:
    def test_each_reads_its_own_draws_and_nobody_elses(self) -> None:
        session = begin("human,human")
        play_on(session, 40)
        drew = [line for line in session.story if line.public.name == "drew"]
        assert len(drew) > 10
        for line in drew:
            owner = line.public.values["seat"]
            assert line.by(owner).phrase.key == "log-drew"
            assert line.by(1 - owner).phrase.key == line.by(None).phrase.key == "log-drew-hidden"
            assert line.whole.phrase.key == "log-drew"

    def test_when_the_game_is_over_everything_is_told(self) -> None:
        session = begin("human,random", seed=3)
        play_on(session, 10)
        assert any(line.phrase.key.endswith("-hidden") for line in session.told(0))
        play_on(session, 5000)
        assert session.match.over
        assert not any(line.phrase.key.endswith("-hidden") for line in session.told(0))

    def test_people_who_see_different_things_have_secrets(self) -> None:
        assert begin("human,human").secretive
        assert not begin("human,greedy").secretive  # nobody else looks
        assert not ring().secretive


class TestUndo:
    def test_what_a_bot_answered_since_goes_back_too(self) -> None:
        session = begin("human,greedy", draft="draft")
        before, lines = session.match.digest(), len(session.match.live)
        session.answer(0, session.match.actions(0)[0])
        assert bots_answer(session) > 0
        session.undo(0)  # taking a faction is no chance and shows nothing that was hidden
        assert session.match.digest() == before
        assert len(session.match.live) == lines
        assert session.told(0)[-1].name == "undo"

    def test_across_chance_and_cards_only_agreed(self) -> None:
        session = begin("human,greedy")
        play_on(session, 12)
        while DONE not in session.match.actions(0):
            play_on(session, 1)
        before = session.match.digest()
        session.answer(0, DONE)
        bots_answer(session)
        with pytest.raises(UndoRefused):
            session.undo(0)
        session.undo(0, agreed=True)
        assert session.match.digest() == before
        record = session.close("en")
        assert GAME.verify(record).digest() == before

    def test_where_only_bots_have_answered_there_is_nothing_to_put_back(self) -> None:
        tables = (begin("greedy,human", seed) for seed in range(100))
        session = next(each for each in tables if each.match.live)  # the bot was asked first
        with pytest.raises(UndoRefused, match="start"):
            session.undo(1, agreed=True)

    def test_nobody_goes_back_over_another_person(self) -> None:
        session = begin("human,human")
        play_on(session, 30)
        last = session.match.live[-1].seat
        for agreed in (False, True):
            with pytest.raises(UndoRefused):
                session.undo(1 - last, agreed)

    def test_people_with_open_cards_may_agree(self) -> None:
        assert ring().may_agree
        assert begin("human,greedy").may_agree
        assert not begin("human,human").may_agree

    def test_on_an_open_floor_one_takes_back_the_own_act_alone(self) -> None:
        session = ring()
        session.answer(0, RING)
        session.answer(1, RING)
        session.undo(0)
        assert session.match.view(0)["rings"] == [0, 1, 0]


class TestSaves:
    def test_who_sits_where_is_kept(self) -> None:
        session = begin("random,human,greedy", mode="hunter")
        data = json.loads(json.dumps(session.save("de")))
        again = Session.resume(GAME, data)
        assert again.seating == ["random", "human", "greedy"]
        assert again.people == [1]
        assert again.log("en", 1) == session.log("en", 1)

    def test_the_log_of_a_save_tells_no_hand(self) -> None:
        session = begin("human,human")
        play_on(session, 20)
        log = session.save("en")["log"]
        assert any("draws a card" in line for line in log)
        assert log == session.log("en", None)

    @pytest.mark.parametrize("seating", [3, ["human"], ["human", "robot"], ["greedy", "greedy"], [1, 2], {}])
    def test_a_damaged_seating_is_named(self, seating: object) -> None:
        data = begin("human,greedy").save("en")
        data["table"]["seating"] = seating
        with pytest.raises(RecordError, match="'seating'"):
            Session.resume(GAME, data)
