"""What a Reckoner's dice are worth in a district: each die after those that are planned already."""

from __future__ import annotations

from mypy_extensions import i64

from ludotek.games.reckoners.insight.needs import Needs
from ludotek.games.reckoners.rules.cards import Card
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import FACES, NOTHING, SYMBOLS, District
from ludotek.games.reckoners.rules.symbols import amount
from ludotek.kernel.numbers import CardId, Seat


class Hand:
    """The plan of one Reckoner for one district, and for a second one that the Sniper reaches."""

    def __init__(self, needs: Needs, seat: Seat, district: District, also: i64) -> None:
        self.g = needs.g
        self.needs = needs
        self.seat = seat
        self.district = district
        self.also = also
        self.taken: list[int] = [0] * len(SYMBOLS)
        self.claimed: i64 = needs.g.used[seat]
        self.clears = max(needs.g.barricades) > 0

    def more(self, symbol: i64, n: i64) -> float:
        """What n more symbols of a kind are worth."""
        taken: i64 = self.taken[symbol]
        needs = self.needs
        value = needs.worth_at(self.district, symbol, taken + n) - needs.worth_at(self.district, symbol, taken)
        if self.also != NOTHING:
            there = needs.worth_at(District(self.also), symbol, taken + n) - needs.worth_at(
                District(self.also), symbol, taken
            )
            value = max(value, there)
        return value

    def read_as(self, symbol: i64, n: i64) -> i64:
        """The symbol as which these are worth most (RK-76)."""
        other: i64 = self.g.swaps[self.seat][symbol]
        if other == NOTHING or self.more(symbol, n) >= self.more(other, n):
            return symbol
        return other

    def symbols_worth(self, packed: i64) -> float:
        total = 0.0
        symbol: i64 = 0
        while symbol < len(SYMBOLS):
            n = amount(packed, symbol)
            if n > 0:
                total += self.more(self.read_as(symbol, n), n)
            symbol += 1
        return total

    def card_worth(self, card: Card) -> float:
        """What the results of a card are worth, where they work best."""
        if not card.anywhere:
            return self.symbols_worth(card.give)
        most = 0.0
        district = District(0)
        while district < self.g.districts:
            total = 0.0
            symbol: i64 = 0
            while symbol < len(SYMBOLS):
                total += self.needs.worth_at(district, symbol, amount(card.give, symbol))
                symbol += 1
            most = max(most, total)
            district = District(district + 1)
        return most

    def best_card(self, packed: i64, wild: bool) -> i64:
        """The card that a die activates with most gain, or NOTHING (RK-71)."""
        best: i64 = NOTHING
        most = 0.0
        for index in self.g.gear[self.seat]:
            card = self.g.box.cards[index]
            if card.pay == 0 or (self.claimed >> index) & 1 == 1 or not (wild or self.pays(packed, card)):
                continue
            value = self.card_worth(card)
            if value > most:
                most = value
                best = index
        return best

    def pays(self, packed: i64, card: Card) -> bool:
        symbol: i64 = 0
        while symbol < len(SYMBOLS):
            if amount(card.pay, symbol) > 0 and self.g.readable(self.seat, packed, symbol):
                return True
            symbol += 1
        return False

    def worth(self, packed: i64) -> float:
        """What a die is worth: its symbols, a card that it activates, or a Barricade that it removes."""
        value = self.symbols_worth(packed)
        card = self.best_card(packed, False)
        if card != NOTHING:
            value = max(value, self.card_worth(self.g.box.cards[card]))
        return max(value, self.needs.barricade) if self.clears else value

    def take(self, packed: i64) -> None:
        """Plan a die: what comes after it finds less to do."""
        card = self.best_card(packed, False)
        if card != NOTHING and self.card_worth(self.g.box.cards[card]) > self.symbols_worth(packed):
            self.claimed |= 1 << int(card)
            packed = 0 if self.g.box.cards[card].anywhere else self.g.box.cards[card].give
        symbol: i64 = 0
        while symbol < len(SYMBOLS):
            n = amount(packed, symbol)
            if n > 0:
                self.taken[self.read_as(symbol, n)] += n
            symbol += 1

    def hope(self, kind: i64, rolls: i64) -> float:
        """What a die is worth on average, if it may be rolled so often and is kept when it is good."""
        worths: list[float] = []
        for code in self.g.box.dice[kind].sides:
            worths.append(self.worth(self.g.shown(self.seat, code)))
        value = 0.0
        while rolls > 0:
            total = 0.0
            for each in worths:
                total += max(each, value)
            value = total / float(FACES)
            rolls -= 1
        return value


def has_ready(g: City, seat: Seat, word: str) -> bool:
    """Has a Reckoner a card with that power that was not used in this round?"""
    for card in g.gear[seat]:
        if g.box.cards[card].text.word == word and not g.is_used(seat, CardId(card)):
            return True
    return False


def plan_for(needs: Needs, seat: Seat, district: District) -> Hand:
    """The plan for a district; whom the Sniper lets aim there need not go."""
    g = needs.g
    if district != g.place[seat] and has_ready(g, seat, "sniper"):
        return Hand(needs, seat, District(g.place[seat]), district)
    return Hand(needs, seat, district, g.scope[seat])


def dice_on_the_way(g: City, seat: Seat, district: District) -> i64:
    """How many dice it takes to get to a district (RK-32, RK-33)."""
    here: i64 = g.place[seat]
    if district == here or has_ready(g, seat, "sniper"):
        return 0
    return g.barricades[here] + g.barricades[district] + (0 if has_ready(g, seat, "travel") else 1)


def outlook(needs: Needs, seat: Seat, district: District, rolls: i64, spare: i64) -> float:
    """What all dice of a Reckoner will be worth in a district, without those that the way takes.

    `rolls`: how often the dice that are not kept may still be rolled; `spare`: dice for the way that are at hand.
    """
    g = needs.g
    hand = plan_for(needs, seat, district)
    worths: list[float] = []
    for codes in (g.dice[seat], g.marked[seat]):
        for code in codes:
            packed = g.shown(seat, code)
            worths.append(hand.worth(packed))
            hand.take(packed)
    last: i64 = NOTHING
    hope = 0.0
    for code in g.rolled[seat]:
        packed = g.shown(seat, code)
        if rolls > 0 and code // FACES != last:
            last = code // FACES
            hope = hand.hope(last, rolls)
        value = hand.worth(packed)
        worths.append(max(value, hope))
        if value >= hope:
            hand.take(packed)
    return without_least(worths, dice_on_the_way(g, seat, district) - spare)


def without_least(worths: list[float], n: i64) -> float:
    """The sum without the n least ones; less than nothing if there are not that many."""
    if n > len(worths):
        return -1.0
    if n > 0:
        worths.sort()
    total = 0.0
    i: i64 = max(0, n)
    while i < len(worths):
        total += worths[i]
        i += 1
    return total


def best_district(needs: Needs, seat: Seat, rolls: i64, spare: i64, stay: float) -> District:
    """Where the dice are worth most; `stay`: what staying is worth beside them."""
    g = needs.g
    here: i64 = g.place[seat]
    best: i64 = here
    most = outlook(needs, seat, District(here), rolls, spare) + stay + needs.w.travel
    district = District(0)
    while district < g.districts:
        if district != here:
            value = outlook(needs, seat, district, rolls, spare)
            if value > most:
                most = value
                best = district
        district = District(district + 1)
    return District(best)
