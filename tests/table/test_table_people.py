"""People come and go: leavers are replaced and come back, names and secrets change, the same people play again."""

from __future__ import annotations

import pytest
from people import ANN, BEN, CAT, House, everything

from ludotek.house.seatings import set_up_again, take_seats
from ludotek.table.holder import digest_of
from ludotek.table.refusal import TableRefusal
from ludotek.table.table import INVITE, WATCH


def test_a_bot_plays_on_for_a_leaver_who_may_come_back() -> None:
    house = House("untamed", ["human"] * 3, mode="survival", seats=3)
    house.seat_people(ANN, BEN, CAT)
    house.play_on(12)
    house.act("replace", 1, "random")
    table = house.table
    assert (table.replaced, table.session.people, table.session.seating) == ([1], [0, 2], ["human", "random", "human"])
    assert table.seating == ["human"] * 3
    assert table.open_seats == []
    assert [holder.id for holder in table.active_holders()] == [0, 2]
    answered = len(table.match.live)
    while not any(answer.seat == 1 for answer in house.table.match.live[answered:]):
        house.play_on(1)
    assert everything(house.again()) == everything(house.table)
    house.act("come_back", 1)
    assert house.table.replaced == []
    assert house.table.session.people == [0, 1, 2]
    assert everything(house.again()) == everything(house.table)


def test_the_last_person_of_a_duel_does_not_leave_but_a_team_may() -> None:
    house = House("untamed", ["human", "greedy"])
    house.seat_people(ANN)
    with pytest.raises(TableRefusal) as refused:
        house.act("replace", 0)
    assert refused.value.code == "last-person"
    team = House("reckoners", ["human"] * 3, seats=3)
    team.seat_people(ANN, BEN, CAT)
    for seat in range(3):
        team.act("replace", seat)
    team.play_on(3000)
    assert team.table.status == "over"


def test_a_bot_takes_the_seat_of_a_friend_who_does_not_come() -> None:
    house = House("untamed", ["human", "human"])
    house.act("sit", "Ann", [0], digest_of(ANN), host=True)
    assert (house.table.status, house.table.open_seats) == ("waiting", [1])
    house.act("replace", 1)
    assert (house.table.status, house.table.open_seats) == ("playing", [])
    with pytest.raises(TableRefusal) as refused:
        house.act("come_back", 0)
    assert refused.value.code == "not-replaced"
    house.act("come_back", 1)
    assert house.table.status == "waiting"
    assert take_seats(house.table.draft(), "Ben", BEN) == 1


def test_friends_take_open_seats_in_order_until_all_are_taken() -> None:
    house = House("reckoners", ["human", "greedy", "human"], seats=3)
    house.act("sit", "Ann", [0], digest_of(ANN), host=True)
    draft = house.table.draft()
    assert take_seats(draft, "Cat", CAT) == 2
    assert draft.status == "playing"
    with pytest.raises(TableRefusal) as refused:
        take_seats(draft, "Ben", BEN)
    assert refused.value.code == "full"
    draft.close()
    with pytest.raises(TableRefusal) as refused:
        take_seats(draft, "Ben", BEN)
    assert refused.value.code == "closed"


def test_a_new_secret_opens_what_the_old_one_did_and_an_old_draft_knows_nothing() -> None:
    house = House("untamed", ["human", "human"])
    house.seat_people(ANN, BEN)
    earlier = house.table
    house.act("rekey", house.table.holders[1], digest_of("new"))
    house.act("rename", house.table.holders[1], "Benno")
    holder = house.table.holder("new")
    assert holder is not None
    assert (holder.seats, holder.name, holder.host) == ([1], "Benno", False)
    assert house.table.holder(BEN) is None
    assert earlier.holder(BEN) is not None
    assert earlier.name_of(1) == "Ben"


def test_an_empty_name_keeps_the_one_before() -> None:
    house = House("twenty-strong", ["human"])
    house.seat_people(ANN)
    house.act("rename", house.table.holders[0], "   ")
    assert house.table.name_of(0) == "Ann"


def test_a_rematch_has_the_same_seats_secrets_and_clock() -> None:
    house = House("reckoners", ["human", "random", "human"], ("days", 3), seats=3)
    house.seat_people(ANN, CAT)
    house.act("rename", house.table.holders[1], "Catherine")
    house.act("replace", 0)
    house.act("close")
    fresh = house.bare(house.hands.times)
    set_up_again(fresh, house.table)
    assert fresh.seating == fresh.session.seating == ["human", "random", "human"]
    assert [vars(holder) for holder in fresh.holders] == [vars(holder) for holder in house.table.holders]
    assert fresh.keys == house.table.keys
    assert fresh.opens("come in", INVITE)
    assert fresh.opens("look on", WATCH)
    assert fresh.clock is not None
    assert (fresh.clock.kind, fresh.clock.full) == ("days", 3 * 86_400.0)
    assert fresh.status == "playing"
