"""What a Reckoner's dice are worth in a district: each die after those that are planned already."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.reckoners.insight.needs import Needs
from ludotek.games.reckoners.rules.cards import Card
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import FACES, NOTHING, SYMBOLS, District
from ludotek.games.reckoners.rules.state import NO_SWAPS
from ludotek.games.reckoners.rules.symbols import BITS, MASK, amount, one
from ludotek.kernel.numbers import CardId, Seat

TOO_FAR: Final = -1.0  # less than nothing
WIDE: Final = 8  # bits for the symbols of a kind that are planned


class Kit:
    """What plans ask for again in each district: what a Reckoner's dice show, the cards that were not used in this
    round, and whether there are Barricades."""

    def __init__(self, needs: Needs, seat: Seat) -> None:
        g = needs.g
        self.seat = seat
        self.symbols = needs.known.faces_of(g, seat)
        self.swaps = g.swaps[seat]
        self.rereads = self.swaps != NO_SWAPS  # some symbols as others (RK-76)
        self.aims = False  # with the Sniper
        self.travels = False
        self.activated: list[int] = []  # by a die (RK-71)
        self.payments: list[int] = []  # the symbols that activate each of them
        self.free: list[int] = []  # with results that work where one stands, for nothing
        self.clears = False  # there is a Barricade to remove
        for barricades in g.barricades:
            if barricades > 0:
                self.clears = True
        for index in g.gear[seat]:
            card = g.box.cards[index]
            if g.is_used(seat, CardId(index)):
                continue
            if card.pay != 0:
                self.activated.append(index)
                self.payments.append(payment(card.pay, self.swaps))
            elif card.give != 0:
                if not card.anywhere:
                    self.free.append(index)
            elif card.text.word == "sniper":
                self.aims = True
            elif card.text.word == "travel":
                self.travels = True


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


class Hand:
    """The plan of one Reckoner for one district, and for a second one that the Sniper reaches."""

    def __init__(self, needs: Needs, kit: Kit, district: District, also: i64) -> None:
        self.needs = needs
        self.kit = kit
        self.district = district
        self.also = also
        self.taken: i64 = 0  # symbols that are planned, eight bits for each kind
        self.claimed: i64 = 0
        self.activates: i64 = NOTHING  # the card that the die judged last is best spent on

    def more(self, symbol: i64, n: i64) -> float:
        """What n more symbols of a kind are worth."""
        taken = (self.taken >> (WIDE * symbol)) & ((1 << WIDE) - 1)
        value = self.needs.more_at(self.district, symbol, taken, n)
        if self.also == NOTHING:
            return value
        return max(value, self.needs.more_at(District(self.also), symbol, taken, n))

    def read_as(self, symbol: i64, n: i64) -> i64:
        """The symbol as which these are worth most (RK-76)."""
        other: i64 = self.kit.swaps[symbol]
        if other == NOTHING or self.more(symbol, n) >= self.more(other, n):
            return symbol
        return other

    def best_symbol(self) -> float:
        """What one symbol of choice is worth."""
        most = 0.0
        symbol: i64 = 0
        while symbol < len(SYMBOLS):
            most = max(most, self.more(symbol, 1))
            symbol += 1
        return most

    def symbols_worth(self, packed: i64) -> float:
        total = 0.0
        symbol: i64 = 0
        while packed != 0:
            n = packed & MASK
            if n > 0:
                value = self.more(symbol, n)
                if self.kit.rereads and self.kit.swaps[symbol] != NOTHING:
                    value = max(value, self.more(self.kit.swaps[symbol], n))
                total += value
            packed >>= BITS
            symbol += 1
        return total

    def card_worth(self, card: Card) -> float:
        """What the results of a card are worth, where they work best."""
        if not card.anywhere:
            return self.symbols_worth(card.give)
        most = 0.0
        district = District(0)
        while district < self.needs.g.districts:
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
        for place, index in enumerate(self.kit.activated):
            if (self.claimed >> index) & 1 == 1 or not (wild or packed & self.kit.payments[place] != 0):
                continue
            value = self.card_worth(self.needs.g.box.cards[index])
            if value > most:
                most = value
                best = index
        return best, most

    def worth(self, packed: i64) -> float:
        """What a die is worth: its symbols, a card that it activates, or a Barricade that it removes."""
        value = self.symbols_worth(packed)
        self.activates = NOTHING
        if self.kit.activated:
            card, gain = self.best_card(packed, False)
            if card != NOTHING and gain > value:
                value = gain
                self.activates = card
        return max(value, self.needs.barricade) if self.kit.clears else value

    def plan(self, packed: i64) -> None:
        """Plan the die judged last: what comes after it finds less to do."""
        card = self.activates
        if card != NOTHING:
            self.claimed |= 1 << int(card)
            printed = self.needs.g.box.cards[card]
            packed = 0 if printed.anywhere else printed.give
        symbol: i64 = 0
        while packed != 0:
            n = packed & MASK
            if n > 0:
                self.taken += n << (WIDE * self.read_as(symbol, n))
            packed >>= BITS
            symbol += 1

    def take(self, code: i64) -> float:
        """Plan a die, and say what it is worth."""
        packed: i64 = self.kit.symbols[code]
        value = self.worth(packed)
        self.plan(packed)
        return value

    def take_all(self, codes: list[int], worths: list[float]) -> None:
        """Plan dice one after the other; what each is worth is added to a list."""
        for code in codes:
            worths.append(self.take(code))

    def add_rest(self, worths: list[float]) -> None:
        """What plan tokens and free cards are worth, which are all used when a win is in reach."""
        g = self.needs.g
        worths += [self.best_symbol()] * g.plans[self.kit.seat]
        for index in self.kit.free:
            worths.append(self.symbols_worth(g.box.cards[index].give))

    def hope(self, kind: i64, rolls: i64) -> float:
        """What a die is worth on average, if it may be rolled so often and is kept when it is good."""
        if rolls <= 0:
            return 0.0
        worths: list[float] = []
        total = 0.0
        value = 0.0
        last: i64 = NOTHING
        for code in self.needs.g.box.dice[kind].sides:
            if code != last:  # several sides show the same
                last = code
                value = self.worth(self.kit.symbols[code])
            worths.append(value)
            total += max(value, 0.0)
        value = total / float(FACES)
        while rolls > 1:
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
    dice: i64 = len(g.dice[seat]) + len(g.marked[seat]) + len(g.rolled[seat])
    if way > dice + (g.plans[seat] if needs.sure else 0):
        return TOO_FAR
    hand = plan_for(needs, kit, district)
    worths: list[float] = []
    if needs.sure:
        hand.add_rest(worths)
    hand.take_all(g.dice[seat], worths)
    hand.take_all(g.marked[seat], worths)
    last: i64 = NOTHING
    hope = 0.0
    for code in g.rolled[seat]:
        packed: i64 = kit.symbols[code]
        if rolls > 0 and code // FACES != last:
            last = code // FACES
            hope = hand.hope(last, rolls)
        value = hand.worth(packed)
        worths.append(max(value, hope))
        if value >= hope:
            hand.plan(packed)
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
