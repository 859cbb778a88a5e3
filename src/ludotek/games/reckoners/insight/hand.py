"""What a Reckoner's dice are worth in a district: each die after those that are planned already."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.reckoners.insight.needs import Needs
from ludotek.games.reckoners.rules.cards import Card
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import FACES, NOTHING, SYMBOLS, District
from ludotek.games.reckoners.rules.symbols import BITS, amount
from ludotek.kernel.numbers import CardId, Seat

TOO_FAR: Final = -1.0  # less than nothing


class Kit:
    """What plans ask for again in each district: the cards that a Reckoner has not used in this round, and whether
    there are Barricades."""

    def __init__(self, g: City, seat: Seat) -> None:
        self.seat = seat
        self.aims = False  # with the Sniper
        self.travels = False
        self.activated: list[int] = []  # by a die (RK-71)
        self.clears = max(g.barricades) > 0  # there is a Barricade to remove
        for index in g.gear[seat]:
            card = g.box.cards[index]
            if g.is_used(seat, CardId(index)):
                continue
            if card.pay != 0:
                self.activated.append(index)
            if card.text.word == "sniper":
                self.aims = True
            if card.text.word == "travel":
                self.travels = True


class Hand:
    """The plan of one Reckoner for one district, and for a second one that the Sniper reaches."""

    def __init__(self, needs: Needs, kit: Kit, district: District, also: i64) -> None:
        g = needs.g
        self.g = g
        self.needs = needs
        self.seat = kit.seat
        self.cards = kit.activated
        self.swaps = g.swaps[kit.seat]
        self.district = district
        self.also = also
        self.taken: list[int] = [0] * len(SYMBOLS)
        self.claimed: i64 = 0
        self.clears = kit.clears

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
        other: i64 = self.swaps[symbol]
        if other == NOTHING or self.more(symbol, n) >= self.more(other, n):
            return symbol
        return other

    def symbols_worth(self, packed: i64) -> float:
        total = 0.0
        symbol: i64 = 0
        while packed != 0:
            n = amount(packed, 0)
            if n > 0:
                value = self.more(symbol, n)
                other: i64 = self.swaps[symbol]
                total += value if other == NOTHING else max(value, self.more(other, n))
            packed >>= BITS
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

    def best_card(self, packed: i64, wild: bool) -> tuple[i64, float]:
        """The card that a die activates with most gain, or NOTHING, and that gain (RK-71)."""
        best: i64 = NOTHING
        most = 0.0
        for index in self.cards:
            card = self.g.box.cards[index]
            if (self.claimed >> index) & 1 == 1 or not (wild or self.pays(packed, card)):
                continue
            value = self.card_worth(card)
            if value > most:
                most = value
                best = index
        return best, most

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
        if self.cards:
            card, gain = self.best_card(packed, False)
            if card != NOTHING:
                value = max(value, gain)
        return max(value, self.needs.barricade) if self.clears else value

    def take(self, packed: i64) -> float:
        """Plan a die, and say what it is worth: what comes after it finds less to do."""
        value = self.symbols_worth(packed)
        if self.cards:
            card, gain = self.best_card(packed, False)
            if card != NOTHING and gain > value:
                value = gain
                self.claimed |= 1 << int(card)
                packed = 0 if self.g.box.cards[card].anywhere else self.g.box.cards[card].give
        symbol: i64 = 0
        while packed != 0:
            n = amount(packed, 0)
            if n > 0:
                self.taken[self.read_as(symbol, n)] += n
            packed >>= BITS
            symbol += 1
        return max(value, self.needs.barricade) if self.clears else value

    def take_all(self, codes: list[int], worths: list[float]) -> None:
        """Plan dice one after the other; what each is worth is added to a list."""
        for code in codes:
            worths.append(self.take(self.g.shown(self.seat, code)))

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


def plan_for(needs: Needs, kit: Kit, district: District) -> Hand:
    """The plan for a district; whom the Sniper lets aim there need not go."""
    g = needs.g
    if kit.aims and district != g.place[kit.seat]:
        return Hand(needs, kit, District(g.place[kit.seat]), district)
    return Hand(needs, kit, district, g.scope[kit.seat])


def dice_on_the_way(g: City, kit: Kit, district: District) -> i64:
    """How many dice it takes to get to a district (RK-32, RK-33)."""
    here: i64 = g.place[kit.seat]
    if district == here or kit.aims:
        return 0
    return g.barricades[here] + g.barricades[district] + (0 if kit.travels else 1)


def outlook(needs: Needs, kit: Kit, district: District, rolls: i64, spare: i64) -> float:
    """What all dice of a Reckoner will be worth in a district, without those that the way takes.

    `rolls`: how often the dice that are not kept may still be rolled; `spare`: dice for the way that are at hand.
    """
    g = needs.g
    seat = kit.seat
    way = dice_on_the_way(g, kit, district) - spare
    if way > len(g.dice[seat]) + len(g.marked[seat]) + len(g.rolled[seat]):
        return TOO_FAR
    hand = plan_for(needs, kit, district)
    worths: list[float] = []
    hand.take_all(g.dice[seat], worths)
    hand.take_all(g.marked[seat], worths)
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
    return without_least(worths, way)


def without_least(worths: list[float], n: i64) -> float:
    """The sum without the n least ones."""
    if n > 0:
        worths.sort()
    total = 0.0
    i: i64 = max(0, n)
    while i < len(worths):
        total += worths[i]
        i += 1
    return total


def best_district(needs: Needs, kit: Kit, rolls: i64, spare: i64, stay: float) -> District:
    """Where the dice are worth most; `stay`: what staying is worth beside them."""
    g = needs.g
    here: i64 = g.place[kit.seat]
    best: i64 = here
    most = outlook(needs, kit, District(here), rolls, spare) + stay + needs.w.travel
    district = District(0)
    while district < g.districts:
        if district != here:
            value = outlook(needs, kit, district, rolls, spare)
            if value > most:
                most = value
                best = district
        district = District(district + 1)
    return District(best)
