"""What is tried where it does not belong: the step, the card or the Reckoner that it belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.games.reckoners.rules import actions, reasons
from ludotek.games.reckoners.rules.components import CARDS, NOBODY, NOTHING
from ludotek.kernel.numbers import CardId, Seat
from ludotek.kernel.reasons import NOT_NOW, by_card
from ludotek.kernel.step import ALLOWED

if TYPE_CHECKING:
    from ludotek.games.reckoners.rules.city import City


ON_THE_BOARD: Final = (
    *("money", "plan", "research-steelheart", "attack-steelheart", "contain-track"),
    *("move", "barricade", "fight", "contain", "research", "attack"),
)
BELONGS: Final[dict[str, int]] = {
    **dict.fromkeys(ON_THE_BOARD, reasons.SYMBOLS_WHEN_USING),
    **dict.fromkeys(("refresh", "buy", "buy-back"), reasons.BUY_WHEN_ACQUIRING),
    "roll": reasons.ROLL_WHEN_ROLLING,
    "token": reasons.TOKEN_WHEN_USING,
    "place": reasons.PLACE_IN_PROLOGUE,
    "snipe": reasons.NEEDS_SNIPER,
    "give": reasons.NEEDS_A_GIFT,
    "die": reasons.DIE_WHEN_USING,
    "face": reasons.NEEDS_IMPROVISE,
    "lose": reasons.NO_BASE_FOUND,
}


def elsewhere(g: City, seat: Seat, action: i64) -> i64:
    """Why not here: in which step, or by which card, would it be possible?"""
    verb = actions.ANSWERS.verb(action)
    if verb == "faith":
        return faith_elsewhere(g, seat)
    if verb == "card":
        return card_elsewhere(g, seat, CardId(action - actions.CARD))
    return BELONGS.get(verb, NOT_NOW)


def faith_elsewhere(g: City, seat: Seat) -> i64:
    card = faith_of(g, seat)
    return reasons.NO_FAITH if card == NOTHING else by_card(reasons.ONLY_WHEN_ROLLING, CARDS + card)


def card_elsewhere(g: City, seat: Seat, card: CardId) -> i64:
    reason = use_reason(g, seat, card)
    if reason != ALLOWED:
        return reason
    return by_card(
        reasons.ONLY_WHEN_ROLLING if g.box.cards[card].when_rolling else reasons.CARD_WHEN_USING, CARDS + card
    )


def faith_of(g: City, seat: Seat) -> i64:
    """The card that lets this Reckoner reroll, used or not (RK-73)."""
    for card in g.gear[seat]:
        if g.box.cards[card].when_rolling:
            return card
    return NOTHING


# whose is it?


def use_reason(g: City, seat: Seat, card: CardId) -> i64:
    """Whose card it is, and whether it is one to be used at all (RK-69)."""
    reason = owner_reason(g, seat, card)
    if reason == ALLOWED and g.box.cards[card].is_permanent:
        return by_card(reasons.PERMANENT, CARDS + card)
    return reason


def owner_reason(g: City, seat: Seat, card: CardId) -> i64:
    """Only its Reckoner uses a card (RK-15, RK-16, RK-95)."""
    if g.owns(seat, card):
        return ALLOWED
    if card >= len(g.box.cards):
        return NOT_NOW
    ability = g.box.cards[card].is_ability
    owner = owner_of(g, card)
    if owner == NOBODY:
        return reasons.NOBODYS_ABILITY if ability else reasons.NOBODYS_CARD
    return by_card(reasons.NOT_YOUR_ABILITY if ability else reasons.NOT_YOUR_CARD, owner)


def owner_of(g: City, card: CardId) -> Seat:
    seat = Seat(0)
    while seat < g.seats:
        if g.owns(seat, card):
            return seat
        seat = Seat(seat + 1)
    return Seat(NOBODY)


def die_reason(g: City, seat: Seat, code: i64) -> i64:
    """Dice are never pooled (RK-04): is it that of another Reckoner, or nobody's?"""
    other: i64 = 0
    while other < g.seats:
        if other != seat and (code in g.dice[other] or code in g.rolled[other] or code in g.marked[other]):
            return by_card(reasons.NOT_YOUR_DIE, other)
        other += 1
    return reasons.NO_SUCH_DIE
