"""Who is away, as one process sees it and as several agree on it; time stands still until it is moved."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "table"))

from people import ANN, BEN, House

from ludotek.house.presence import Presence
from ludotek.table.leaving import miss, see, time_left

ANNS, BENS = 0, 1


def duel() -> House:
    house = House("untamed", ["human", "human"])
    house.seat_people(ANN, BEN)
    return house


def look(house: House, presence: Presence, here: set[int]) -> None:
    missing, back = presence.look(house.table, here)
    for holder in missing:
        house.act(miss, holder)
    for holder in back:
        house.act(see, holder)


def test_a_page_that_is_loaded_again_was_not_away() -> None:
    house = duel()
    presence = Presence(house.hands.times)
    look(house, presence, {ANNS, BENS})
    house.hands.go(9)
    look(house, presence, {ANNS})
    assert house.table.away == {}
    look(house, presence, {ANNS, BENS})
    house.hands.go(9)
    look(house, presence, {ANNS})
    assert house.table.away == {}
    house.hands.go(2)
    look(house, presence, {ANNS})
    assert list(house.table.away) == [BENS]
    look(house, presence, {ANNS, BENS})
    assert house.table.away == {}


def test_nobody_is_missed_where_nobody_waits_but_everybody_else_is() -> None:
    house = duel()
    presence = Presence(house.hands.times)
    house.hands.go(1000)
    look(house, presence, set())
    assert house.table.away == {}
    house.act("pause", True)
    look(house, presence, {ANNS})  # a paused table does not wait for Ben, but its people may decide without him
    assert (list(house.table.away), time_left(house.table, BENS)) == ([BENS], None)
    look(house, presence, {ANNS, BENS})
    house.act("close")
    house.hands.go(1000)
    look(house, presence, {ANNS})
    assert house.table.away == {}


def test_a_process_that_sees_somebody_objects_and_is_believed_for_a_while() -> None:
    house = duel()
    hers, his = Presence(house.hands.times), Presence(house.hands.times)
    objections = 0
    for _ in range(3600):
        house.hands.go(1)
        look(house, hers, {ANNS})
        missed = BENS in house.table.away
        look(house, his, {BENS})
        objections += missed and BENS not in house.table.away
        left = time_left(house.table, BENS)
        assert left is None or left > 290
    assert 2 <= objections <= 30  # in an hour
