"""A bot plays on for somebody: nobody looks ahead by it, nobody takes back what that person did, and who was replaced
acts no more."""

from __future__ import annotations

from typing import Any

import pytest
from people import ANN, BEN, House, refused

from ludotek.table.deciding import vote
from ludotek.table.refusal import TableRefusal


def duel(**more: Any) -> House:
    house = House("untamed", ["human", "human"], **more)
    house.seat_people(ANN, BEN)
    house.play_on(30)
    return house


def test_whoever_is_left_alone_does_not_look_ahead() -> None:
    house = duel()
    ann = house.table.holders[0]
    house.act("replace", 1)
    for late in (False, True):
        house.play_on(20)
        session = house.table.session
        assert not session.may_agree
        assert not house.again().session.may_agree  # also when the table is read again
        with pytest.raises(TableRefusal) as refusal:
            house.act("undo", ann, 0, True)
        assert refusal.value.code in ("no-agreement", "no-undo")
        house.act("come_back", 1)
        house.act("replace", 1, late=late)


def test_a_friend_who_may_still_come_is_not_played_against_in_advance() -> None:
    house = House("untamed", ["human", "human"])
    house.act("sit", "Ann", [0], "key", host=True)
    house.act("replace", 1)
    house.play_on(20)
    assert not house.table.session.may_agree


def test_free_undo_takes_back_nothing_of_somebody_who_has_left() -> None:
    house = House("untamed", ["human", "human"], draft="draft")  # taking a faction is free to take back
    house.seat_people(ANN, BEN)
    first, second = house.table.match.actors[0], 1 - house.table.match.actors[0]
    house.answer(first)
    house.answer(second)
    house.act("replace", second)
    refused(house, "no-undo", "undo", house.table.holders[first], first, False)
    assert not house.table.session.way_back([first])[0].free


def test_a_bot_of_somebody_who_has_left_is_no_bot_of_mine() -> None:
    house = House("untamed", ["human", "human"], draft="draft")
    house.seat_people(ANN, BEN)
    first, second = house.table.match.actors[0], 1 - house.table.match.actors[0]
    house.answer(first)
    house.act("replace", second)
    house.play_on(1)
    assert house.table.match.live[-1].seat == second
    refused(house, "no-undo", "undo", house.table.holders[first], first, False)


def test_who_was_replaced_acts_no_more() -> None:
    house = duel()
    seat = next(seat for seat in house.table.session.asked())
    holder, decision = house.table.holders[seat], house.table.session.decision(seat)
    assert decision is not None
    house.act("replace", seat)
    refused(house, "bot-plays", "answer", seat, decision.id, decision.options[0].action)
    refused(house, "bot-plays", "undo", holder, seat, False)
    refused(house, "bot-plays", "undo", holder, seat, True)
    refused(house, "bot-plays", "concede", holder, seat)
    house.act("come_back", seat)
    house.act("answer", seat, decision.id, decision.options[0].action)


def test_who_was_replaced_has_no_vote() -> None:
    house = House("reckoners", ["human"] * 2, seats=2)
    house.seat_people(ANN, BEN)
    house.play_on(10)
    ann, ben = house.table.holders
    house.act("undo", ann, 0, True)
    assert house.table.proposal is not None
    id = house.table.proposal.id
    house.act("replace", 1)
    for yes in (True, False):
        refused(house, "bot-plays", vote, ben, id, yes)


def test_where_people_compete_everybody_who_ever_sat_there_must_agree() -> None:
    house = House("untamed", ["human"] * 3, draft="draft", mode="survival", seats=3)
    house.seat_people(ANN, BEN, "cat's secret")
    asked = house.table.match.actors[0]
    house.answer(asked)
    gone = (asked + 1) % 3
    house.act("replace", gone)
    others = [holder.id for holder in house.table.others(house.table.holders[asked])]
    assert others == [seat for seat in range(3) if seat != asked]


def test_whose_time_is_up_does_not_come_back_for_more() -> None:
    house = House("untamed", ["human", "human"], ("minutes", 1))
    house.seat_people(ANN, BEN)
    seat = house.table.session.asked()[0]
    house.hands.go(61)
    house.act("replace", seat, late=True)
    refused(house, "no-time", "come_back", seat)
    days = House("untamed", ["human", "human"], ("days", 1))
    days.seat_people(ANN, BEN)
    seat = days.table.session.asked()[0]
    days.hands.go(86_401)
    days.act("replace", seat, late=True)
    days.play_on(1)
    days.act("come_back", seat)  # for the next move there is a day again
