"""What is tried where it does not belong: the step, the card or the Reckoner that it belongs to."""

from __future__ import annotations

from mypy_extensions import i64

from ludotek.games.reckoners.rules.actions import (
    BUY,
    BUY_BACK,
    CARD,
    DIE,
    FACE,
    FAITH,
    GIVE,
    LOSE,
    PLACE,
    REFRESH,
    ROLL,
    SIZE,
    SNIPE,
    TAKE_MONEY,
    TOKEN,
)
from ludotek.games.reckoners.rules.cards import FAITH as FAITH_CARD
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import CARDS, NOBODY, NOTHING
from ludotek.games.reckoners.rules.reasons import (
    BUY_WHEN_ACQUIRING,
    CARD_WHEN_USING,
    DIE_WHEN_USING,
    NEEDS_A_GIFT,
    NEEDS_IMPROVISE,
    NEEDS_SNIPER,
    NO_BASE_FOUND,
    NO_FAITH,
    NO_SUCH_DIE,
    NOBODYS_ABILITY,
    NOBODYS_CARD,
    NOT_YOUR_ABILITY,
    NOT_YOUR_CARD,
    NOT_YOUR_DIE,
    ONLY_WHEN_ROLLING,
    PERMANENT,
    PLACE_IN_PROLOGUE,
    ROLL_WHEN_ROLLING,
    SYMBOLS_WHEN_USING,
    TOKEN_WHEN_USING,
)
from ludotek.kernel.reasons import NOT_NOW, by_card
from ludotek.kernel.step import ALLOWED


def elsewhere(g: City, seat: i64, action: i64) -> i64:
    """Why not here: in which step, or by which card, would it be possible?"""
    if action < ROLL or action >= SIZE:
        return NOT_NOW
    if action == ROLL:
        return ROLL_WHEN_ROLLING
    if action == FAITH:
        return faith_elsewhere(g, seat)
    if action == TOKEN:
        return TOKEN_WHEN_USING
    if action == REFRESH or BUY <= action < FACE or action >= BUY_BACK:
        return BUY_WHEN_ACQUIRING
    if TAKE_MONEY <= action < PLACE:
        return SYMBOLS_WHEN_USING
    if action < SNIPE:
        return PLACE_IN_PROLOGUE
    if action < GIVE:
        return NEEDS_SNIPER
    if action < DIE:
        return NEEDS_A_GIFT
    if action < CARD:
        return DIE_WHEN_USING
    if action < BUY:
        return card_elsewhere(g, seat, action - CARD)
    return NEEDS_IMPROVISE if action < LOSE else NO_BASE_FOUND


def faith_elsewhere(g: City, seat: i64) -> i64:
    card = faith_of(g, seat)
    return NO_FAITH if card == NOTHING else by_card(ONLY_WHEN_ROLLING, CARDS + card)


def card_elsewhere(g: City, seat: i64, card: i64) -> i64:
    reason = owner_reason(g, seat, card)
    if reason != ALLOWED:
        return reason
    printed = g.box.cards[card]
    if printed.is_permanent:
        return by_card(PERMANENT, CARDS + card)
    return by_card(ONLY_WHEN_ROLLING if printed.kind == FAITH_CARD else CARD_WHEN_USING, CARDS + card)


def faith_of(g: City, seat: i64) -> i64:
    """The card that lets this Reckoner reroll, used or not (RK-73)."""
    for card in g.gear[seat]:
        if g.box.cards[card].kind == FAITH_CARD:
            return card
    return NOTHING


# whose is it?


def owner_reason(g: City, seat: i64, card: i64) -> i64:
    """Only its Reckoner uses a card (RK-15, RK-16, RK-95)."""
    if g.owns(seat, card):
        return ALLOWED
    if card >= len(g.box.cards):
        return NOT_NOW
    ability = g.box.cards[card].is_ability
    owner = owner_of(g, card)
    if owner == NOBODY:
        return NOBODYS_ABILITY if ability else NOBODYS_CARD
    return by_card(NOT_YOUR_ABILITY if ability else NOT_YOUR_CARD, owner)


def owner_of(g: City, card: i64) -> i64:
    seat: i64 = 0
    while seat < g.seats:
        if g.owns(seat, card):
            return seat
        seat += 1
    return NOBODY


def die_reason(g: City, seat: i64, code: i64) -> i64:
    """Dice are never pooled (RK-04): is it that of another Reckoner, or nobody's?"""
    other: i64 = 0
    while other < g.seats:
        if other != seat and (code in g.dice[other] or code in g.rolled[other] or code in g.marked[other]):
            return by_card(NOT_YOUR_DIE, other)
        other += 1
    return NO_SUCH_DIE
