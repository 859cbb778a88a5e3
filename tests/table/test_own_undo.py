"""Undo is one's own, named and honest: nobody's act goes back without that person, and what is offered is done."""

from __future__ import annotations

import random

import pytest
from people import ANN, BEN, CAT, House, everything

from ludotek import api
from ludotek.games.reckoners.rules.actions import DIE, ROLL
from ludotek.kernel.choice import Floor
from ludotek.kernel.play import UndoRefused
from ludotek.kernel.step import DONE
from ludotek.table.deciding import vote
from ludotek.table.refusal import TableRefusal
from ludotek.table.session import Session


def reckoners(question: str, *secrets: str) -> House:
    """Friends who play The Reckoners up to a question, everybody with as little ado as possible."""
    house = House("reckoners", ["human"] * len(secrets), seats=len(secrets))
    house.seat_people(*secrets)
    while asks(house) != question:
        seat = house.table.session.asked()[0]
        options = house.table.match.actions(seat)
        house.answer(seat, DONE if DONE in options else options[0])
    return house


def asks(house: House) -> str:
    return type(house.table.match.position.question).__name__


def use_a_die(house: House, seat: int, which: int = 0) -> list[int]:
    """A die is taken and its symbols are spent on the first things that are offered; the answers."""
    before = len(house.table.match.live)
    dice = [action for action in house.table.match.actions(seat) if DIE <= action < DIE + 48]
    house.answer(seat, dice[which])
    while asks(house) != "UseDice":
        house.answer(seat, house.table.match.actions(seat)[0])
    return [answer.action for answer in house.table.match.live[before:]]


def undo(house: House, seat: int, agreed: bool = False) -> None:
    holder = house.table.holder_of(seat)
    assert holder is not None
    house.act("undo", holder, seat, agreed)


def refused(house: House, seat: int) -> str:
    before = everything(house.table)
    with pytest.raises(TableRefusal) as refusal:
        undo(house, seat)
    assert everything(house.table) == before
    assert refusal.value.code == "no-undo"
    return refusal.value.phrase.key


def given(house: House, seat: int) -> list[int]:
    return [answer.action for answer in house.table.match.live if answer.seat == seat]


@pytest.mark.rule("RK-98")
class TestTogether:
    def test_RK_98_one_takes_back_the_own_die_from_under_the_others(self) -> None:
        house = reckoners("UseDice", ANN, BEN)
        dice = [list(each["dice"]) for each in house.table.match.view(0)["reckoners"]]
        use_a_die(house, 0)
        bens = use_a_die(house, 1)
        undo(house, 0)
        now = [each["dice"] for each in house.table.match.view(0)["reckoners"]]
        assert now[0] == dice[0]
        assert len(now[1]) == len(dice[1]) - 1
        assert given(house, 1)[-len(bens) :] == bens
        assert everything(house.again()) == everything(house.table)
        assert house.game.verify(ended(house)).digest() == house.table.match.digest()

    def test_RK_98_nobody_takes_back_what_another_did(self) -> None:
        house = reckoners("UseDice", ANN, BEN)
        anns = len(given(house, 0))
        use_a_die(house, 0)
        for _ in range(20):  # Ben can put back all that is his, and nothing of hers
            if not house.table.session.way_back([1])[0].free:
                break
            undo(house, 1)
        assert len(given(house, 0)) > anns

    @pytest.mark.rule("RK-28")
    def test_RK_28_a_roll_is_not_taken_back_nor_anybody_elses_mark(self) -> None:
        house = reckoners("RollDice", ANN, BEN)
        house.answer(1, next(action for action in house.table.match.actions(1) if action not in (DONE, ROLL)))
        house.answer(1, ROLL)
        mark = next(action for action in house.table.match.actions(0) if action not in (DONE, ROLL))
        house.answer(0, mark)
        assert refused(house, 1) == "undo-stops-at-chance"
        assert house.table.match.view(0)["reckoners"][0]["marked"] != []
        undo(house, 0)
        assert house.table.match.view(0)["reckoners"][0]["marked"] == []

    def test_what_another_did_goes_back_if_that_one_agrees(self) -> None:
        house = reckoners("UseDice", ANN, BEN, CAT)
        bens = use_a_die(house, 1)
        undo(house, 0, agreed=True)
        proposal = house.table.proposal
        assert proposal is not None and len(proposal.needed) == 2
        for secret in (BEN, CAT):
            holder = house.table.holder(secret)
            house.act(vote, holder, proposal.id, True)
        assert given(house, 1)[-1:] != bens[-1:] or len(bens) > 1
        told = house.table.session.told(2)[-1]
        assert told.phrase.key == "log-undo-agreed-other"
        assert told.values == {"seat": 0, "of": 1}

    def test_one_person_for_all_takes_back_the_last_act_of_any_of_them(self) -> None:
        house = House("reckoners", ["human"] * 2, seats=2)
        house.act("sit", "Ann", [0, 1], "key", host=True)
        while asks(house) != "UseDice":
            seat = house.table.session.asked()[0]
            options = house.table.match.actions(seat)
            house.answer(seat, DONE if DONE in options else options[0])
        before = house.table.match.digest()
        house.answer(1, house.table.match.actions(1)[-1])
        undo(house, 0)
        assert house.table.match.digest() == before


def ended(house: House) -> str:
    match = house.table.match.clone()
    match.close()
    return match.record()


class TestNamed:
    def test_the_log_says_who_took_back_what(self) -> None:
        house = reckoners("UseDice", ANN, BEN)
        house.answer(0, next(action for action in house.table.match.actions(0) if action >= DIE))
        undo(house, 0)
        line = house.table.session.log("en")[-1]
        assert line.endswith(".") and " undid: Use " in line

    def test_others_do_not_learn_what_was_hidden(self) -> None:
        """A card that was played face down as Power, in a duel of two people."""
        house = House("untamed", ["human", "human"])
        house.seat_people(ANN, BEN)
        while asks(house) != "MainPhase":
            house.play_on(1)
        seat = house.table.session.asked()[0]
        decision = house.table.session.decision(seat)
        assert decision is not None
        house.answer(seat, next(each.action for each in decision.options if each.phrase.key == "act-power"))
        undo(house, seat)
        story = house.table.session
        assert story.told(seat)[-1].phrase.key == "log-undo"
        assert story.told(1 - seat)[-1].phrase.key == "log-undo-unnamed"
        assert story.told(None)[-1].phrase.key == "log-undo-unnamed"
        assert everything(house.again()) == everything(house.table)

    def test_what_all_have_seen_is_named_to_all(self) -> None:
        house = House("untamed", ["human", "human"], draft="draft")
        house.seat_people(ANN, BEN)
        seat = house.table.session.asked()[0]
        house.answer(seat)
        undo(house, seat)
        assert {house.table.session.told(each)[-1].phrase.key for each in (None, 0, 1)} == {"log-undo"}


class TestHonest:
    def test_at_the_start_of_the_second_turn_of_a_duel_nothing_is_promised(self) -> None:
        """The bot has answered since, without news; but before that it had drawn."""
        session = Session.new(api.game("untamed"), 3, "human,greedy")
        turns = 0
        while turns < 3:
            before = session.match.view(0)["turn"]
            if not session.bot_answers():
                actions = session.match.actions(0)
                session.answer(0, DONE if DONE in actions else actions[0])
            turns += session.match.view(0)["turn"] != before
        while session.bot_answers():
            pass
        way, _ = session.way_back([0])
        assert not way.free
        with pytest.raises(UndoRefused) as refusal:
            session.undo(0)
        assert way.reason is not None and refusal.value.reason == way.reason

    @pytest.mark.parametrize(("game", "players"), [("untamed", "human,greedy"), ("reckoners", "human,human,greedy")])
    def test_what_is_offered_is_done_and_what_is_not_is_refused(self, game: str, players: str) -> None:
        session, dice = Session.new(api.game(game), 5, players, seats=len(players.split(","))), random.Random(1)
        offered = 0
        for _ in range(150):
            if session.match.over:
                break
            if not session.bot_answers():
                seat = dice.choice([each for each in session.asked() if each in session.people])
                session.answer(seat, dice.choice(session.match.actions(seat)))
            for seat in session.people:
                trial = session.copy()
                if trial.way_back([seat])[0].free:
                    offered += 1
                    trial.undo(seat, own=[seat])
                    assert trial.match.rewound == 0
                else:
                    with pytest.raises(UndoRefused):
                        trial.undo(seat, own=[seat])
        assert offered > 10

    def test_a_bots_floor_answer_never_hides_the_reason(self) -> None:
        house = reckoners("UseDice", ANN, BEN)
        assert isinstance(house.table.match.question, Floor)
        use_a_die(house, 0)
        undo(house, 0)
        assert house.table.match.rewound == 0


class TestAfterTheEnd:
    def lost(self, *secrets: str) -> House:
        house = House("twenty-strong", ["human"])
        house.seat_people(*secrets)
        while house.table.status == "playing":
            options = house.table.match.actions(0)
            house.answer(0, DONE if DONE in options else options[-1])
        return house

    def test_whoever_plays_alone_goes_back_from_the_end_and_it_is_marked(self) -> None:
        house = self.lost(ANN)
        assert house.table.match.opening is not None
        undo(house, 0, agreed=True)
        assert house.table.status == "playing"
        assert house.table.match.opening is None
        assert house.table.session.told(0)[-1].name == "rewound"
        assert everything(house.again()) == everything(house.table)
        while house.table.status == "playing":
            house.play_on(1)
        assert house.table.match.rewound == 1
        assert house.game.verify(house.table.match.record()).result == house.table.match.result

    def test_not_without_being_asked_first_and_not_at_a_closed_table(self) -> None:
        house = self.lost(ANN)
        with pytest.raises(TableRefusal, match="over"):
            undo(house, 0)
        house.act("close")
        with pytest.raises(TableRefusal, match="closed"):
            undo(house, 0, agreed=True)

    def test_not_where_somebody_else_has_played(self) -> None:
        house = House("untamed", ["human", "human"])
        house.seat_people(ANN, BEN)
        house.act("concede", house.table.holders[1], 1)
        with pytest.raises(TableRefusal, match="over"):
            undo(house, 0, agreed=True)
