"""The district in which a Reckoner's dice are worth most."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.reckoners.insight.hand import Hand, Kit, outlook
from ludotek.games.reckoners.insight.needs import Needs
from ludotek.games.reckoners.rules.components import NOTHING, SYMBOLS, District
from ludotek.games.reckoners.rules.symbols import BITS, MASK

ROUNDING: Final = 1e-9


def best_district(needs: Needs, kit: Kit, rolls: i64, spare: i64, stay: float) -> District:
    """Where the dice are worth most; `stay`: what staying is worth beside them."""
    g = needs.g
    here: i64 = g.place[kit.seat]
    best: i64 = here
    most = outlook(needs, kit, District(here), rolls, spare) + stay + needs.w.travel
    limit = Limit(needs, kit) if rolls == 0 and not needs.sure else None
    district = District(0)
    while district < g.districts:
        if district != here and (limit is None or limit.at(district) > most):
            value = outlook(needs, kit, district, rolls, spare)
            if value > most:
                most = value
                best = district
        district = District(district + 1)
    return District(best)


class Limit:
    """What the dice of a Reckoner can be worth in a district at most: found far sooner than what they are worth."""

    def __init__(self, needs: Needs, kit: Kit) -> None:
        g = needs.g
        self.needs = needs
        self.totals: list[int] = [0] * len(SYMBOLS)  # of all dice, and of the cards that they could activate
        self.anyway = ROUNDING
        for codes in (g.dice[kit.seat], g.marked[kit.seat], g.rolled[kit.seat]):
            for code in codes:
                self.add(kit.symbols[code])
            if kit.clears:
                self.anyway += needs.barricade * float(len(codes))
        if kit.activated:
            hand = Hand(needs, kit, District(0), NOTHING)
            for index in kit.activated:
                card = g.box.cards[index]
                if card.anywhere:
                    self.anyway += hand.card_worth(card)
                else:
                    self.add(card.give)
        if kit.rereads:
            self.reread(kit.swaps)
        self.second: i64 = g.place[kit.seat] if kit.aims else g.scope[kit.seat]  # reached besides

    def add(self, packed: i64) -> None:
        symbol: i64 = 0
        while packed != 0:
            self.totals[symbol] += packed & MASK
            packed >>= BITS
            symbol += 1

    def reread(self, swaps: list[int]) -> None:
        """Each symbol may count as either (RK-76)."""
        before = self.totals[:]
        for symbol, other in enumerate(swaps):
            if other != NOTHING:
                self.totals[symbol] += before[other]

    def at(self, district: District) -> float:
        value = self.anyway + self.worth_at(district)
        return value if self.second == NOTHING else value + self.worth_at(District(self.second))

    def worth_at(self, district: District) -> float:
        value = 0.0
        symbol: i64 = 0
        while symbol < len(SYMBOLS):
            n: i64 = self.totals[symbol]
            if n > 0:
                value += self.needs.worth_at(district, symbol, n)
            symbol += 1
        return value
