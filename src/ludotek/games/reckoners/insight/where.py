"""The district in which a Reckoner's dice are worth most."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ludotek.games.reckoners.insight.hand import ROUNDING, Hand, plan_for, plan_to_go
from ludotek.games.reckoners.insight.kit import Kit
from ludotek.games.reckoners.insight.knowledge import MANY_OF_A_KIND, WIDE, widen
from ludotek.games.reckoners.insight.needs import Needs
from ludotek.games.reckoners.rules.components import NOTHING, District


def best_district(needs: Needs, kit: Kit, rolls: i64, spare: i64, stay: float) -> District:
    """Where the dice are worth most; `stay`: what staying is worth beside them."""
    return best_hand(needs, kit, rolls, spare, stay).goal


def best_hand(needs: Needs, kit: Kit, rolls: i64, spare: i64, stay: float) -> Hand:
    """The plan for that district."""
    g = needs.g
    here: i64 = g.place[kit.seat]
    best = plan_for(needs, kit, District(here))
    best.judge(rolls, spare)
    most = best.value + stay + needs.w.travel
    limit = Limit(needs, kit) if rolls == 0 and not needs.sure else None
    district = District(0)
    while district < g.districts:
        if district != here and (limit is None or limit.at(district) > most):
            hand = plan_to_go(needs, kit, district) if rolls == 0 else plan_for(needs, kit, district)
            if rolls == 0 or hand.limit(rolls, spare) > most:
                hand.judge(rolls, spare)
                if hand.value > most:
                    most = hand.value
                    best = hand
        district = District(district + 1)
    return best


@mypyc_attr(acyclic=True, free_list_len=1)
class Limit:
    """What the dice of a Reckoner can be worth in a district at most: found far sooner than what they are worth."""

    def __init__(self, needs: Needs, kit: Kit) -> None:
        g = needs.g
        self.needs = needs
        self.total: i64 = 0  # symbols of all dice, and of the cards that they could activate
        self.anyway = ROUNDING
        for codes in (g.dice[kit.seat], g.marked[kit.seat], g.rolled[kit.seat]):
            for code in codes:
                self.total += kit.wide[code]
            if needs.clears:
                self.anyway += needs.barricade * float(len(codes))
        if kit.activated:
            hand = Hand(needs, kit, District(0), NOTHING)
            for index in kit.activated:
                card = g.box.cards[index]
                if card.anywhere:
                    self.anyway += hand.card_worth(card)
                else:
                    self.total += widen(card.give)
        if kit.rereads:
            self.reread(kit.swaps)
        self.second: i64 = g.scope[kit.seat]  # reached besides
        if kit.aims or self.second == NOTHING:
            self.second = g.place[kit.seat]

    def reread(self, swaps: list[int]) -> None:
        """Each symbol may count as either (RK-76)."""
        before = self.total
        for symbol, other in enumerate(swaps):
            if other != NOTHING:
                self.total += ((before >> (WIDE * other)) & MANY_OF_A_KIND) << (WIDE * symbol)

    def at(self, district: District) -> float:
        value = self.anyway + self.worth_at(district)
        return value if self.second == NOTHING else value + self.worth_at(District(self.second))

    def worth_at(self, district: District) -> float:
        value = 0.0
        demands = self.needs.sites[district].demands
        symbol: i64 = 0
        total = self.total
        while total != 0:
            value += demands[symbol].worth(total & MANY_OF_A_KIND)
            total >>= WIDE
            symbol += 1
        return value
