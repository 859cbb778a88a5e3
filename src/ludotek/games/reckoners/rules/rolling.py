"""Reckoners phase 1: roll the dice (RK-27 to RK-29, RK-73)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from ludotek.games.reckoners.rules import reasons
from ludotek.games.reckoners.rules.actions import CODES, DIE, FAITH, ROLL
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import CARDS, FACES, NOTHING, ROLLS
from ludotek.games.reckoners.rules.elsewhere import die_reason, elsewhere, faith_of
from ludotek.games.reckoners.rules.events import KEPT, NO_DICE_TO_ROLL, ROLLED, ROLLED_BY_FAITH
from ludotek.games.reckoners.rules.floor import CityFloor, distinct
from ludotek.kernel.lists import with_one, without
from ludotek.kernel.numbers import CardId, Seat
from ludotek.kernel.reasons import by_card
from ludotek.kernel.step import ALLOWED, Stage, Step

if TYPE_CHECKING:
    from ludotek.kernel.event import EventKind


class BeginRolling(Stage):
    """Everybody rolls all dice for the first time; whoever has none skips the step (RK-27)."""

    def run(self, g: City) -> None:
        seats: i64 = 0
        seat = Seat(0)
        while seat < g.seats:
            g.rolls[seat] = 1
            g.rolled[seat] = g.roll(seat, g.held[seat])
            if g.rolled[seat]:
                seats |= 1 << seat
                tell_roll(g, ROLLED, "RK-27", NOTHING, seat)
            else:
                g.tell(NO_DICE_TO_ROLL, "RK-27", NOTHING, seat)
            seat = Seat(seat + 1)
        g.push(RollDice(seats, 0, 0))


class RollDice(CityFloor):
    """Keep at least one of the dice just rolled and reroll the others, twice at most, each at their own pace.

    Done is said for now: until everybody is, one may come back to the dice (RK-29).
    """

    name: ClassVar[str] = "RollDice"
    clause: ClassVar[str] = "RK-28"

    def again(self, seats: i64, done: i64, stirred: i64) -> Step:
        return RollDice(seats, done, stirred)

    def close(self, g: City) -> None:
        """The dice are kept as they are."""
        seat = Seat(0)
        while seat < g.seats:
            g.dice[seat] = sorted(g.dice[seat] + g.marked[seat] + g.rolled[seat])
            g.marked[seat] = []
            g.rolled[seat] = []
            seat = Seat(seat + 1)

    def can_act(self, g: City, seat: Seat) -> bool:
        """Is there a die to keep or to reroll? The third roll is final, but for Faith (RK-28, RK-73)."""
        return len(g.rolled[seat]) > 0 and (g.rolls[seat] < ROLLS or g.has_faith(seat))

    def tries(self, g: City, seat: Seat) -> list[int]:
        return [ROLL, FAITH, *distinct(g.rolled[seat], DIE)]

    def reason(self, g: City, seat: Seat, action: i64) -> i64:
        if action == ROLL:
            return roll_reason(g, seat)
        if action == FAITH:
            return faith_reason(g, seat)
        if not DIE <= action < DIE + CODES:
            return elsewhere(g, seat, action)
        return keep_reason(g, seat, action - DIE) if g.held[seat] else reasons.NO_DICE

    def add_allowed(self, g: City, seat: Seat, found: list[int]) -> None:
        """Where one die may be kept, any may."""
        if roll_reason(g, seat) == ALLOWED:
            found.append(ROLL)
        if faith_reason(g, seat) == ALLOWED:
            found.append(FAITH)
        if g.held[seat] and self.can_act(g, seat):
            found += distinct(g.rolled[seat], DIE)

    def pace(self) -> str:
        return "RK-29"

    def done_reason(self, g: City, seat: Seat) -> i64:
        return ALLOWED if g.held[seat] else reasons.NO_DICE

    def take(self, g: City, seat: Seat, action: i64) -> None:
        if action == ROLL:
            g.dice[seat] = sorted(g.dice[seat] + g.marked[seat])
            g.marked[seat] = []
            g.rolls[seat] += 1
            roll_again(g, seat)
            tell_roll(g, ROLLED, "RK-28", NOTHING, seat)
        elif action == FAITH:
            card = use_faith(g, seat)
            roll_again(g, seat)
            tell_roll(g, ROLLED_BY_FAITH, "RK-73", CARDS + card, seat)
            g.rolled[seat] = sorted(g.rolled[seat] + g.marked[seat])  # what to keep is decided after it
            g.marked[seat] = []
        else:
            code: i64 = action - DIE
            g.rolled[seat] = without(g.rolled[seat], code)
            g.marked[seat] = with_one(g.marked[seat], code)
            g.tell(KEPT, "RK-28", NOTHING, seat, code)


def keep_reason(g: City, seat: Seat, code: i64) -> i64:
    """After the third roll everything is kept; only Faith makes it matter what was chosen before (RK-28, RK-73)."""
    if code not in g.rolled[seat]:
        return reasons.ALREADY_KEPT if code in g.marked[seat] or code in g.dice[seat] else die_reason(g, seat, code)
    return reasons.NO_ROLL_LEFT if g.rolls[seat] >= ROLLS and not g.has_faith(seat) else ALLOWED


def roll_reason(g: City, seat: Seat) -> i64:
    if g.rolls[seat] >= ROLLS:
        return reasons.NO_ROLL_LEFT
    if not g.rolled[seat]:
        return reasons.NOTHING_TO_ROLL
    return ALLOWED if g.marked[seat] else reasons.KEEP_ONE_FIRST


def faith_reason(g: City, seat: Seat) -> i64:
    """In any of the three rolls, before it is decided what to keep of it (RK-73)."""
    if g.has_faith(seat):
        return ALLOWED if g.rolled[seat] else by_card(reasons.FAITH_FINDS_NOTHING, CARDS + faith_of(g, seat))
    card = faith_of(g, seat)
    return reasons.NO_FAITH if card == NOTHING else by_card(reasons.FAITH_USED, CARDS + card)


def use_faith(g: City, seat: Seat) -> i64:
    for card in g.gear[seat]:
        if g.box.cards[card].when_rolling and not g.is_used(seat, CardId(card)):
            g.use_card(seat, CardId(card))
            return card
    raise AssertionError("no Faith")


def roll_again(g: City, seat: Seat) -> None:
    g.rolled[seat] = g.roll(seat, [code // FACES for code in g.rolled[seat]])


def tell_roll(g: City, kind: EventKind, rule: str, cause: i64, seat: Seat) -> None:
    """What was rolled, face by face."""
    if g.listener is None:
        return
    rolled = g.rolled[seat]
    for code in [each - DIE for each in distinct(rolled, DIE)]:
        g.tell(kind, rule, cause, seat, g.rolls[seat], code, rolled.count(code))
