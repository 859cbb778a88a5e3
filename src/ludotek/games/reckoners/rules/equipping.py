"""Reckoners phase 4: buy equipment, refresh the market, buy dice back (RK-49 to RK-53, RK-95, RK-98)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotek.games.reckoners.rules import reasons
from ludotek.games.reckoners.rules.actions import BUY, BUY_BACK, CODES, DIE, DIE_ROOM, GIVE, MOST_CARDS, REFRESH
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import (
    BUY_BACK_COST,
    CARDS,
    EQUIPMENT,
    MARKET,
    NOBODY,
    NOTHING,
    REFRESH_COST,
)
from ludotek.games.reckoners.rules.elsewhere import elsewhere, owner_of
from ludotek.games.reckoners.rules.events import BOUGHT, BOUGHT_BACK, MARKET_REFILLED, NOTHING_TO_BUY, REFRESHED
from ludotek.games.reckoners.rules.floor import CityFloor, distinct, everyone
from ludotek.games.reckoners.rules.powers import CardChoice
from ludotek.kernel.lists import without
from ludotek.kernel.numbers import CardId, Seat
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.reasons import by_card
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import ALLOWED, Stage, Step
from ludotek.kernel.zone import turned_up


class BeginAcquiring(Stage):
    """Together the players spend their money."""

    def run(self, g: City) -> None:
        g.push(Acquire(everyone(g), 0, 0))


class Acquire(CityFloor):
    """Buy a card from the market, turn up a new market, or buy a confiscated die back."""

    name: ClassVar[str] = "Acquire"
    clause: ClassVar[str] = "RK-49"

    def again(self, seats: i64, done: i64, stirred: i64) -> Step:
        return Acquire(seats, done, stirred)

    def question(self, g: City) -> Phrase:
        return Phrase("ask-Acquire" if can_buy(g) else "ask-Acquire-refresh", {"money": int(g.money)})

    def tell_passed_over(self, g: City) -> None:
        g.tell(NOTHING_TO_BUY, "RK-49", NOTHING, g.money)

    def close(self, g: City) -> None:
        """Purchases are final (RK-98)."""

    def can_act(self, g: City, seat: Seat) -> bool:
        return refresh_reason(g) == ALLOWED or can_buy(g)

    def tries(self, g: City, seat: Seat) -> list[int]:
        found: list[int] = [REFRESH]
        for card in sorted(g.market):
            found.append(BUY + card)
        return found + distinct(g.confiscated, BUY_BACK)

    def reason(self, g: City, seat: Seat, action: i64) -> i64:
        if action == REFRESH:
            return refresh_reason(g)
        if BUY <= action < BUY + MOST_CARDS:
            if action - BUY not in g.market:
                return absent_reason(g, CardId(action - BUY))
            return ALLOWED if g.box.cards[action - BUY].cost <= g.money else reasons.TOO_LITTLE_MONEY
        if BUY_BACK <= action < BUY_BACK + CODES:
            if action - BUY_BACK not in g.confiscated:
                return reasons.NOT_CONFISCATED
            return ALLOWED if g.money >= BUY_BACK_COST else reasons.TOO_LITTLE_MONEY
        return reasons.NO_GIFT if GIVE <= action < DIE else elsewhere(g, seat, action)

    def take(self, g: City, seat: Seat, action: i64) -> None:
        if action == REFRESH:
            refresh(g, seat)
        elif action < BUY_BACK:
            g.push(ForWhom(seat, CardId(action - BUY)))
        else:
            die: i64 = action - BUY_BACK
            g.money -= BUY_BACK_COST
            g.confiscated = without(g.confiscated, die)
            g.hold(Seat(die // DIE_ROOM), die % DIE_ROOM)
            g.tell(BOUGHT_BACK, "RK-52", NOTHING, seat, die // DIE_ROOM, die % DIE_ROOM)


class ForWhom(CardChoice):
    """Which Reckoner gets the card, for the whole game (RK-49, RK-50)?"""

    name: ClassVar[str] = "ForWhom"
    clause: ClassVar[str] = "RK-49"

    def tries(self, g: City) -> list[int]:
        return [GIVE + seat for seat in range(g.seats)]

    def stray(self, g: City, action: i64) -> i64:
        return reasons.SAY_WHO_FIRST

    def unasked(self, g: City, seat: Seat, action: i64) -> Refusal:
        return self.refusal(g, seat, action, by_card(reasons.OTHERS_BUY, self.seat))

    def take(self, g: City, action: i64) -> None:
        cost = g.box.cards[self.card].cost
        g.money -= cost
        g.equip(Seat(action - GIVE), self.card)
        g.tell(BOUGHT, "RK-49", NOTHING, self.seat, CARDS + self.card, action - GIVE, cost)
        place = g.market.index(int(self.card))
        new = draw_equipment(g, 1, "RK-49")
        g.market = g.market[:place] + new + g.market[place + 1 :]


def can_buy(g: City) -> bool:
    """Is there anything that the money suffices for, a card or a die?"""
    for card in g.market:
        if g.box.cards[card].cost <= g.money:
            return True
    return len(g.confiscated) > 0 and g.money >= BUY_BACK_COST


def absent_reason(g: City, card: CardId) -> i64:
    """Is a card that is not in the market somebody's (RK-50)?"""
    owner = owner_of(g, card)
    return reasons.NOT_IN_MARKET if owner == NOBODY else by_card(reasons.STAYS_WITH, owner)


def refresh_reason(g: City) -> i64:
    """RK-51, RK-53."""
    if not g.equipment_deck:
        return reasons.DECK_EMPTY
    return ALLOWED if g.money >= REFRESH_COST else reasons.TOO_LITTLE_MONEY


def refresh(g: City, seat: Seat) -> None:
    g.money -= REFRESH_COST
    g.tell(REFRESHED, "RK-51", NOTHING, seat)
    g.discarded = g.discarded + g.market
    g.market = draw_equipment(g, MARKET, "RK-51")


def draw_equipment(g: City, n: i64, rule: str) -> list[int]:
    """Up to n cards from the deck, shown to everybody."""
    count: i64 = min(n, len(g.equipment_deck))
    new: list[int] = []
    while len(new) < count:
        top: i64 = len(g.equipment_deck) - 1 - len(new)
        g.equipment_deck = turned_up(g.chance, EQUIPMENT + len(new), g.equipment_deck, 0, top + 1, top)
        new.append(g.equipment_deck[top])
    if count > 0:
        g.equipment_deck = g.equipment_deck[: len(g.equipment_deck) - count]
        g.reveals += 1
    for card in new:
        g.tell(MARKET_REFILLED, rule, NOTHING, CARDS + card)
    return new
