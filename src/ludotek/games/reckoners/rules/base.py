"""The Reckoners' base: it is discovered space by space, and when it is found a die is lost (RK-65, RK-94, RK-98)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from ludotek.games.reckoners.rules.actions import CODES, DIE_ROOM, LOSE
from ludotek.games.reckoners.rules.components import NOTHING
from ludotek.games.reckoners.rules.elsewhere import elsewhere
from ludotek.games.reckoners.rules.events import BASE_FOUND, BASE_MARKER_DOWN, DIE_CONFISCATED, DIE_NAMED
from ludotek.games.reckoners.rules.floor import CityFloor, everyone
from ludotek.games.reckoners.rules.reasons import IS_NAMED, NAME_A_DIE_FIRST, NAMED_BEFORE, NOBODY_HOLDS_IT
from ludotek.kernel.lists import without
from ludotek.kernel.numbers import Seat
from ludotek.kernel.step import ALLOWED, Step

if TYPE_CHECKING:
    from ludotek.games.reckoners.rules.city import City


def discover(g: City, cause: i64) -> None:
    """The marker goes down; from the bottom it returns to the top, and a die is lost."""
    if g.base < g.box.base_length - 1:
        g.base += 1
        g.tell(BASE_MARKER_DOWN, "RK-65", cause, g.box.base_length - 1 - g.base)
        return
    g.base = 0
    g.tell(BASE_FOUND, "RK-65", cause)
    dice = dice_to_lose(g)
    if len(dice) == 1:
        confiscate(g, dice[0])
    elif dice:
        g.push(LoseDie(everyone(g), 0, 0, NOTHING, 0))


def dice_to_lose(g: City) -> list[int]:
    """Every kind of die that some Reckoner holds, as owner * DIE_ROOM + kind, sorted (RK-94)."""
    found: list[int] = []
    seat = Seat(0)
    while seat < g.seats:
        last: i64 = NOTHING
        for kind in g.held[seat]:
            if kind != last:
                found.append(seat * DIE_ROOM + kind)
                last = kind
        seat = Seat(seat + 1)
    return found


def confiscate(g: City, die: i64) -> None:
    owner: i64 = die // DIE_ROOM
    g.held[owner] = without(g.held[owner], die % DIE_ROOM)
    g.confiscated = sorted([*g.confiscated, die])
    g.tell(DIE_CONFISCATED, "RK-65", NOTHING, owner, die % DIE_ROOM)


class LoseDie(CityFloor):
    """Which die is lost? Somebody names one, another player may name another, until everybody is done (RK-98).

    `by` are the seats that have named one, as bits: each does so once, so that they come to an end.
    """

    name: ClassVar[str] = "LoseDie"
    clause: ClassVar[str] = "RK-65"

    def __init__(self, seats: i64, done: i64, stirred: i64, named: i64, by: i64) -> None:
        super().__init__(seats, done, stirred)
        self.named = named
        self.by = by

    def data(self) -> list[object]:
        return [self.seats, self.done, self.stirred, self.named, self.by]

    def again(self, seats: i64, done: i64, stirred: i64) -> Step:
        return LoseDie(seats, done, stirred, self.named, self.by)

    def can_act(self, g: City, seat: Seat) -> bool:
        return len(dice_to_lose(g)) > 0

    def close(self, g: City) -> None:
        if self.named == NOTHING:  # an earlier find took the last die
            return
        confiscate(g, self.named)

    def done_reason(self, g: City, seat: Seat) -> i64:
        return NAME_A_DIE_FIRST if self.named == NOTHING else ALLOWED

    def tries(self, g: City, seat: Seat) -> list[int]:
        return [LOSE + die for die in dice_to_lose(g)]

    def reason(self, g: City, seat: Seat, action: i64) -> i64:
        if not LOSE <= action < LOSE + CODES:
            return elsewhere(g, seat, action)
        if action - LOSE not in dice_to_lose(g):
            return NOBODY_HOLDS_IT
        if self.named == action - LOSE:
            return IS_NAMED
        return NAMED_BEFORE if (self.by >> seat) & 1 == 1 else ALLOWED

    def take(self, g: City, seat: Seat, action: i64) -> None:
        """Whoever agreed to another die has not agreed to this one: every consent is taken back (RK-98)."""
        floor = g.stack.pop()
        assert isinstance(floor, LoseDie)
        die: i64 = action - LOSE
        bit: i64 = 1 << seat
        g.push(LoseDie(floor.seats, 0, bit, die, self.by | bit))
        g.tell(DIE_NAMED, "RK-98", NOTHING, seat, die // DIE_ROOM, die % DIE_ROOM)
