"""What one cannot decide alone: going back across dice and cards, giving up together. Everybody else must say yes."""

from __future__ import annotations

import pytest
from people import ANN, BEN, CAT, House, everything, refused

from ludotek.table.deciding import vote
from ludotek.table.proposal import Proposal
from ludotek.table.refusal import TableRefusal


def together() -> House:
    house = House("reckoners", ["human"] * 3, seats=3)
    house.seat_people(ANN, BEN, CAT)
    house.play_on(20)
    return house


def open_proposal(house: House) -> Proposal:
    assert house.table.proposal is not None
    return house.table.proposal


def test_going_back_needs_every_other_person() -> None:
    house = together()
    ann, ben, cat = house.table.holders
    before, live = house.table.match.digest(), len(house.table.match.live)
    house.play_on(1, seed=3)
    house.act("undo", ann, 0, True)
    proposal = open_proposal(house)
    assert (proposal.what, proposal.seat, proposal.needed, proposal.yes) == ("undo", 0, [ben.id, cat.id], [])
    house.act(vote, ben, proposal.id, True)
    assert len(house.table.match.live) == live + 1
    assert open_proposal(house).yes == [ben.id]
    assert everything(house.again()) == everything(house.table)
    house.act(vote, cat, proposal.id, True)
    assert house.table.proposal is None
    assert (house.table.match.digest(), len(house.table.match.live)) == (before, live)
    assert house.table.session.told(0)[-1].phrase.key == "log-undo-agreed-other"
    assert house.table.match.lines[-1].to_data()["asked"] == [1, 2]
    assert everything(house.again()) == everything(house.table)


def test_one_no_ends_it_whoever_says_it() -> None:
    house = together()
    ann, ben, cat = house.table.holders
    for naysayer in (cat, ann):
        house.act("undo", ann, 0, True)
        house.act(vote, ben, open_proposal(house).id, True)
        lines = len(house.table.match.lines)
        house.act(vote, naysayer, open_proposal(house).id, False)
        assert house.table.proposal is None
        assert len(house.table.match.lines) == lines
        assert everything(house.again()) == everything(house.table)


def test_only_those_asked_and_only_this_proposal() -> None:
    house = together()
    ann, ben, _ = house.table.holders
    refused(house, "no-proposal", vote, ben, 1, True)
    house.act("undo", ann, 0, True)
    id = open_proposal(house).id
    refused(house, "not-asked", vote, ann, id, True)
    refused(house, "no-proposal", vote, ben, id + 1, True)
    refused(house, "one-proposal", "concede", ben, 1)
    refused(house, "one-proposal", "undo", ben, 1, True)


def test_an_answer_in_between_makes_it_void() -> None:
    house = together()
    ann, ben, _ = house.table.holders
    house.act("undo", ann, 0, True)
    id = open_proposal(house).id
    house.play_on(1)
    assert house.table.proposal is None
    refused(house, "no-proposal", vote, ben, id, True)


def test_what_cannot_be_done_is_not_asked_for() -> None:
    house = House("reckoners", ["human"] * 3, seats=3)
    house.seat_people(ANN, BEN, CAT)
    refused(house, "no-undo", "undo", house.table.holders[0], 0, True)
    duel = House("untamed", ["human", "human"])
    duel.seat_people(ANN, BEN)
    duel.play_on(10)
    last = duel.table.match.live[-1].seat
    with pytest.raises(TableRefusal) as refusal:
        duel.act("undo", duel.table.holders[last], last, True)
    assert refusal.value.code in ("no-agreement", "no-undo")  # both hold hidden cards
    assert duel.table.proposal is None


def test_somebody_who_leaves_ends_a_proposal_that_would_wait_for_them() -> None:
    house = together()
    ann, ben, cat = house.table.holders
    house.act("undo", ann, 0, True)
    house.act("replace", 2)
    assert house.table.proposal is None
    house.act("undo", ann, 0, True)
    assert open_proposal(house).needed == [ben.id]
    house.act("come_back", 2)
    assert house.table.proposal is None
    assert everything(house.again()) == everything(house.table)
    assert cat.id == 2


def test_alone_among_bots_nobody_is_asked() -> None:
    house = House("untamed", ["human", "greedy"])
    house.seat_people(ANN)
    house.play_on(30)
    own = sum(1 for answer in house.table.match.live if answer.seat == 0)
    house.act("undo", house.table.holders[0], 0, True)
    assert house.table.proposal is None
    assert sum(1 for answer in house.table.match.live if answer.seat == 0) == own - 1


def test_giving_up_together_by_agreement() -> None:
    house = together()
    ann, ben, cat = house.table.holders
    house.act("concede", ben, 1)
    proposal = open_proposal(house)
    assert (proposal.what, proposal.needed) == ("concede", [ann.id, cat.id])
    house.act(vote, ann, proposal.id, True)
    assert house.table.status == "playing"
    house.act(vote, cat, proposal.id, True)
    assert house.table.status == "over"
    result = house.table.match.result
    assert result is not None
    assert result.how == "given-up"
    assert everything(house.again()) == everything(house.table)
    assert house.game.verify(house.table.match.record()).result == result


def test_in_a_duel_one_concedes_without_asking() -> None:
    house = House("untamed", ["human", "human"])
    house.seat_people(ANN, BEN)
    house.play_on(10)
    house.act("concede", house.table.holders[1], 1)
    result = house.table.match.result
    assert result is not None
    assert result.scores == [1.0, 0.0]
    assert everything(house.again()) == everything(house.table)


def test_alone_one_gives_up_at_once() -> None:
    house = House("twenty-strong", ["human"])
    house.seat_people(ANN)
    house.act("concede", house.table.holders[0], 0)
    assert house.table.status == "over"
    refused(house, "over", "concede", house.table.holders[0], 0)
    refused(house, "over", "undo", house.table.holders[0], 0, False)
