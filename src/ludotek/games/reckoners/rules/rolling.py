"""Reckoners phase 1: roll the dice (RK-27 to RK-29, RK-73)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from ludotek.games.reckoners.rules.actions import CODES, DIE, FAITH, ROLL
from ludotek.games.reckoners.rules.cards import FAITH as FAITH_CARD
from ludotek.games.reckoners.rules.city import City, one_less
from ludotek.games.reckoners.rules.components import CARDS, FACES, NOTHING, ROLLS
from ludotek.games.reckoners.rules.elsewhere import die_reason, elsewhere, faith_of
from ludotek.games.reckoners.rules.events import KEPT, NO_DICE_TO_ROLL, ROLLED, ROLLED_BY_FAITH
from ludotek.games.reckoners.rules.floor import Floor, distinct
from ludotek.games.reckoners.rules.reasons import (
    ALREADY_KEPT,
    FAITH_FINDS_NOTHING,
    FAITH_USED,
    KEEP_ONE_FIRST,
    NO_DICE,
    NO_FAITH,
    NO_ROLL_LEFT,
    NOTHING_TO_ROLL,
)
from ludotek.kernel.match import Match
from ludotek.kernel.reasons import by_card
from ludotek.kernel.step import ALLOWED, Stage, Step

if TYPE_CHECKING:
    from ludotek.kernel.event import EventKind


class BeginRolling(Stage):
    """Everybody rolls all dice for the first time; who has none skips the step (RK-27)."""

    def run(self, match: Match) -> None:
        g = cast(City, match)
        seats: i64 = 0
        seat: i64 = 0
        while seat < g.seats:
            g.rolls[seat] = 1
            g.rolled[seat] = g.roll(seat, g.held[seat])
            if g.rolled[seat]:
                seats |= 1 << seat
                tell_roll(g, ROLLED, "RK-27", NOTHING, seat)
            else:
                g.tell(NO_DICE_TO_ROLL, "RK-27", NOTHING, seat)
            seat += 1
        g.push(RollDice(seats, 0, 0))


class RollDice(Floor):
    """Keep at least one of the dice just rolled and reroll the others, twice at most, each at the own pace.

    Done is said for now: until everybody is, one may come back to what lies there (RK-29).
    """

    def again(self, seats: i64, done: i64, stirred: i64) -> Step:
        return RollDice(seats, done, stirred)

    def rule(self) -> str:
        return "RK-28"

    def close(self, match: Match) -> None:
        """What lies there is kept."""
        g = cast(City, match)
        seat: i64 = 0
        while seat < g.seats:
            g.dice[seat] = sorted(g.dice[seat] + g.marked[seat] + g.rolled[seat])
            g.marked[seat] = []
            g.rolled[seat] = []
            seat += 1

    def can_act(self, g: City, seat: i64) -> bool:
        """Is there a die to keep or to reroll? The third roll is final, but for Faith (RK-28, RK-73)."""
        return len(g.rolled[seat]) > 0 and (g.rolls[seat] < ROLLS or g.has_faith(seat))

    def tries(self, g: City, seat: i64) -> list[int]:
        return [ROLL, FAITH, *distinct(g.rolled[seat], DIE)]

    def reason(self, g: City, seat: i64, action: i64) -> i64:
        if action == ROLL:
            return roll_reason(g, seat)
        if action == FAITH:
            return faith_reason(g, seat)
        if not DIE <= action < DIE + CODES:
            return elsewhere(g, seat, action)
        return keep_reason(g, seat, action - DIE) if g.held[seat] else NO_DICE

    def pace(self) -> str:
        return "RK-29"

    def done_reason(self, g: City, seat: i64) -> i64:
        return ALLOWED if g.held[seat] else NO_DICE

    def take(self, g: City, seat: i64, action: i64) -> None:
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
            g.rolled[seat] = one_less(g.rolled[seat], code)
            g.marked[seat] = sorted([*g.marked[seat], code])
            g.tell(KEPT, "RK-28", NOTHING, seat, code)


def keep_reason(g: City, seat: i64, code: i64) -> i64:
    """After the third roll everything is kept; only Faith makes it matter what was chosen before (RK-28, RK-73)."""
    if code not in g.rolled[seat]:
        return ALREADY_KEPT if code in g.marked[seat] or code in g.dice[seat] else die_reason(g, seat, code)
    return NO_ROLL_LEFT if g.rolls[seat] >= ROLLS and not g.has_faith(seat) else ALLOWED


def roll_reason(g: City, seat: i64) -> i64:
    if g.rolls[seat] >= ROLLS:
        return NO_ROLL_LEFT
    if not g.rolled[seat]:
        return NOTHING_TO_ROLL
    return ALLOWED if g.marked[seat] else KEEP_ONE_FIRST


def faith_reason(g: City, seat: i64) -> i64:
    """In any of the three rolls, before it is decided what to keep of it (RK-73)."""
    if g.has_faith(seat):
        return ALLOWED if g.rolled[seat] else by_card(FAITH_FINDS_NOTHING, CARDS + faith_of(g, seat))
    card = faith_of(g, seat)
    return NO_FAITH if card == NOTHING else by_card(FAITH_USED, CARDS + card)


def use_faith(g: City, seat: i64) -> i64:
    for card in g.gear[seat]:
        if g.box.cards[card].kind == FAITH_CARD and not g.is_used(seat, card):
            g.use_card(seat, card)
            return card
    raise AssertionError("no Faith")


def roll_again(g: City, seat: i64) -> None:
    g.rolled[seat] = g.roll(seat, [code // FACES for code in g.rolled[seat]])


def tell_roll(g: City, kind: EventKind, rule: str, cause: i64, seat: i64) -> None:
    """What was rolled, face by face."""
    if g.listener is None:
        return
    rolled = g.rolled[seat]
    for code in [each - DIE for each in distinct(rolled, DIE)]:
        g.tell(kind, rule, cause, seat, g.rolls[seat], code, rolled.count(code))
