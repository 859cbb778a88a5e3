"""What a Reckoner brings to a round besides what the dice will show: cards, and how symbols may be read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.reckoners.insight.knowledge import Knowledge
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import NOTHING, SYMBOLS
from ludotek.games.reckoners.rules.state import NO_SWAPS
from ludotek.games.reckoners.rules.symbols import MASK, amount, one
from ludotek.kernel.numbers import CardId, Seat

NO_CARDS: Final[list[int]] = []  # never changed


class Kit:
    """What plans ask for again and again: what a Reckoner's dice show, and the cards that were not used in this round."""

    def __init__(self, g: City, known: Knowledge, seat: Seat) -> None:
        self.seat = seat
        self.gear = g.gear[seat]
        self.used: i64 = g.used[seat]
        self.doubles: i64 = g.doubles[seat]
        faces = known.faces_of(g, seat)
        self.symbols = faces.symbols
        self.wide = faces.wide
        self.swaps = g.swaps[seat]
        self.rereads = self.swaps != NO_SWAPS  # some symbols as others (RK-76)
        self.aims = False  # with the Sniper
        self.travels = False
        self.activated = NO_CARDS  # by a die (RK-71)
        self.payments = NO_CARDS  # the symbols that activate each of them
        self.free = NO_CARDS  # with results that work where one stands, for nothing
        self.hopes: dict[int, float] = {}  # of dice before any is planned, while the city needs the same
        self.looks: i64 = 0  # at the city when they were found
        for index in self.gear:
            card = g.box.cards[index]
            if g.is_used(seat, CardId(index)):
                continue
            if card.pay != 0:
                self.activated = [*self.activated, index]
                self.payments = [*self.payments, int(payment(card.pay, self.swaps))]
            elif card.give != 0:
                if not card.anywhere:
                    self.free = [*self.free, index]
            elif card.text.word == "sniper":
                self.aims = True
            elif card.text.word == "travel":
                self.travels = True

    def holds_in(self, g: City) -> bool:
        """Has nothing changed that it depends on? Lists of cards and of swaps are replaced, never changed."""
        seat = self.seat
        return (
            self.gear is g.gear[seat]
            and self.used == g.used[seat]
            and self.doubles == g.doubles[seat]
            and self.swaps is g.swaps[seat]
        )


def payment(pay: i64, swaps: list[int]) -> i64:
    """All symbols of which one pays, read as it is or as another (RK-76): as a mask of packed symbols."""
    mask: i64 = 0
    symbol: i64 = 0
    while symbol < len(SYMBOLS):
        if amount(pay, symbol) > 0:
            mask |= MASK * one(symbol)
            if swaps[symbol] != NOTHING:
                mask |= MASK * one(swaps[symbol])
        symbol += 1
    return mask
