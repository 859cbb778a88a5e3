"""A reason in words: the rules that forbid it, the card with its sentence, and what would make it possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.reckoners.rules import reasons
from ludotek.games.reckoners.rules.actions import ANSWERS, BUY, CARD, REFRESH
from ludotek.games.reckoners.rules.cards import symbol_phrase
from ludotek.games.reckoners.rules.components import BUY_BACK_COST, CARDS, NOTHING, REFRESH_COST
from ludotek.games.reckoners.rules.symbols import symbol_of
from ludotek.kernel.numbers import Seat
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.reasons import NOT_NOW, card_of
from ludotek.kernel.refusal import Refusal

if TYPE_CHECKING:
    from ludotek.games.reckoners.rules.city import City


def refusal_for(g: City, seat: Seat, action: i64, asking: str, code: i64) -> Refusal:
    """A code in words for the seat that tried the action."""
    reason: i64 = code & 0xFF
    if reason == NOT_NOW:
        return Refusal([asking], Phrase("refusal-not-now"))
    rules, key = reasons.REASONS[reason]
    return Refusal(rules.split(), Phrase(key, slots_for(g, seat, action, reason, card_of(code))))


def slots_for(g: City, seat: Seat, action: i64, reason: i64, beside: i64) -> dict[str, Slot]:
    """What the words of a reason name; `beside` is the card or the Reckoner that the code carries."""
    slots: dict[str, Slot] = {}
    if reason in reasons.WITH_SEAT:
        slots["who"] = g.box.reckoner_phrase(g.who[beside])
    elif beside != NOTHING:
        slots["card"] = g.box.phrase(beside)
    if reason in reasons.WITH_TRIED_CARD:
        slots["card"] = g.box.phrase(CARDS + action - (BUY if ANSWERS.verb(action) == "buy" else CARD))
    if reason in reasons.WITH_SENTENCE:
        slots["says"] = [g.box.cards[beside - CARDS].text.phrase()]
    if reason in reasons.WITH_OWN_DISTRICT:
        slots["district"] = g.box.district_phrase(g.names[g.place[seat]])
    elif reason == reasons.STEELHEART_ELSEWHERE:
        slots["district"] = g.box.district_phrase(g.names[g.steelheart])
    elif reason == reasons.NO_SYMBOL:
        slots["symbol"] = symbol_phrase(symbol_of(action))
    elif reason == reasons.TOO_LITTLE_MONEY:
        slots["cost"] = int(price(g, action))
        slots["money"] = int(g.money)
    return slots


def price(g: City, action: i64) -> i64:
    """What a purchase costs."""
    if action == REFRESH:
        return REFRESH_COST
    return g.box.cards[action - BUY].cost if ANSWERS.verb(action) == "buy" else BUY_BACK_COST
