"""A clock at the table: minutes for the game or days for each move; none of it runs while nobody plays."""

from __future__ import annotations

import pytest
from people import ANN, BEN, CAT, House, everything

from ludotek.table import journal
from ludotek.table.clock import DAYS, MINUTES, TableClock

DAY = 86_400.0


def duel(clock: tuple[str, int], second: str = "human") -> House:
    house = House("untamed", ["human", second], clock)
    house.seat_people(*([ANN, BEN] if second == "human" else [ANN]))
    return house


def clock_of(house: House) -> TableClock:
    assert house.table.clock is not None
    return house.table.clock


def asked(house: House) -> int:
    return house.table.session.asked()[0]


def test_minutes_run_for_those_who_are_asked_and_add_up() -> None:
    house = duel((MINUTES, 10))
    spent = [0.0, 0.0]
    for n in range(20):
        seats = house.table.session.asked()
        assert clock_of(house).running == seats
        house.hands.go(n)
        for seat in seats:
            spent[seat] += n
        assert clock_of(house).remaining() == [600.0 - each for each in spent]
        house.play_on(1, seed=n)
    assert min(spent) > 0
    assert clock_of(house).remaining() == [600.0 - each for each in spent]
    assert everything(house.again()) == everything(house.table)


def test_days_are_given_for_each_move() -> None:
    house = duel((DAYS, 2))
    first = asked(house)
    house.hands.go(DAY)
    assert clock_of(house).remaining()[first] == DAY
    house.answer(first)
    assert clock_of(house).remaining() == [2 * DAY, 2 * DAY]


def test_what_bots_think_costs_nobody_time() -> None:
    house = duel((MINUTES, 1), "greedy")
    while 1 not in house.table.session.asked():
        house.play_on(1)
    assert clock_of(house).running == []
    house.hands.go(3600)
    assert clock_of(house).remaining() == [60.0, 60.0]


@pytest.mark.parametrize("stop", ["pause", "close"])
def test_no_time_passes_at_a_table_that_is_paused_or_closed(stop: str) -> None:
    house = duel((MINUTES, 10))
    seat = asked(house)
    house.hands.go(60)
    house.act(stop, *([True] if stop == "pause" else []))
    house.hands.go(3600)
    assert clock_of(house).running == []
    assert clock_of(house).remaining()[seat] == 540.0
    if stop == "pause":
        house.act("pause", False)
        house.hands.go(40)
        assert clock_of(house).remaining()[seat] == 500.0


def test_no_time_passes_before_all_are_there() -> None:
    house = House("untamed", ["human", "human"], (MINUTES, 10))
    house.hands.go(3600)
    assert clock_of(house).running == []
    assert clock_of(house).remaining() == [600.0, 600.0]


def test_no_time_passes_while_the_table_is_not_in_memory() -> None:
    house = duel((MINUTES, 10))
    house.hands.go(50)
    house.play_on(1)
    left = clock_of(house).remaining()
    house.hands.go(DAY)  # the server is down
    again = house.again()
    assert again.clock is not None
    assert again.clock.remaining() == left
    house.hands.go(5)
    seat = again.session.asked()[0]
    assert again.clock.remaining()[seat] == left[seat] - 5


def test_another_process_that_follows_counts_no_time_twice() -> None:
    house = duel((MINUTES, 10))
    follower = house.again()
    for n in range(6):
        house.hands.go(7)
        house.play_on(1, seed=n)
        for entry in house.journal[follower.seq :]:
            follower.apply(journal.from_bytes(entry))
        assert everything(follower) == everything(house.table)


def test_at_zero_a_bot_plays_on_even_for_the_last_person() -> None:
    house = duel((MINUTES, 1), "greedy")
    while 0 not in house.table.session.asked():
        house.play_on(1)
    house.hands.go(59.9)
    assert clock_of(house).late() == []
    house.hands.go(0.2)
    assert clock_of(house).late() == [0]
    house.act("replace", 0, late=True)
    assert clock_of(house).late() == []
    assert (house.table.replaced, house.table.session.people) == ([0], [])
    house.play_on(2000)
    assert house.table.status == "over"
    assert everything(house.again()) == everything(house.table)


def test_on_an_open_floor_all_their_clocks_run() -> None:
    house = House("reckoners", ["human"] * 3, (MINUTES, 10), seats=3)
    house.seat_people(ANN, BEN, CAT)
    while len(house.table.session.asked()) < 3:
        house.play_on(1)
    before = clock_of(house).remaining()
    house.hands.go(30)
    assert clock_of(house).remaining() == [left - 30 for left in before]
