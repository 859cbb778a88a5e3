"""What a Reckoner's dice are worth in a district: each die after those that are planned already."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotek.games.reckoners.insight.kit import Kit
from ludotek.games.reckoners.insight.knowledge import MANY_OF_A_KIND, WIDE, widen
from ludotek.games.reckoners.insight.needs import Needs
from ludotek.games.reckoners.rules.cards import Card
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import FACES, NOTHING, SYMBOLS, District
from ludotek.games.reckoners.rules.symbols import BITS, MASK, amount

TOO_FAR: Final = -1.0  # less than nothing
MOST: Final = 1e9  # more than any die is worth
MOST_ROLLS: Final = 8  # more than a die is ever rolled
ROUNDING: Final = 1e-9


@mypyc_attr(acyclic=True, free_list_len=1)
class Hand:
    """The plan of one Reckoner for one district, and for a second one that the Sniper reaches."""

    def __init__(self, needs: Needs, kit: Kit, district: District, also: i64) -> None:
        self.needs = needs
        self.kit = kit
        self.district = district
        self.also = also
        self.demands = needs.sites[district].demands
        self.goal = district  # where the plan leads
        self.plain = also == NOTHING and not kit.rereads  # one district, each symbol as what it is
        self.taken: i64 = 0  # symbols that are planned, with room to add them up
        self.claimed: i64 = 0
        self.activates: i64 = NOTHING  # the card that the die judged last is best spent on
        self.value = 0.0  # of all dice
        self.first_hope = 0.0  # for the first kind of those that were rolled
        self.kept_taken: i64 = 0  # by the dice that are kept
        self.kept_claimed: i64 = 0

    def again(self) -> Hand:
        """The same plan before any die is planned."""
        hand = Hand(self.needs, self.kit, self.district, self.also)
        hand.goal = self.goal
        return hand

    def more(self, symbol: i64, n: i64) -> float:
        """What n more symbols of a kind are worth."""
        taken = (self.taken >> (WIDE * symbol)) & MANY_OF_A_KIND
        value = self.demands[symbol].more(taken, n)
        if self.also == NOTHING:
            return value
        return max(value, self.needs.sites[self.also].demands[symbol].more(taken, n))

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
        if not self.plain:
            return self.worth_anyhow(packed)
        total = 0.0
        demands = self.demands
        taken = self.taken
        symbol: i64 = 0
        while packed != 0:
            n = packed & MASK
            if n > 0:
                total += demands[symbol].more(taken & MANY_OF_A_KIND, n)
            packed >>= BITS
            taken >>= WIDE
            symbol += 1
        return total

    def worth_anyhow(self, packed: i64) -> float:
        """The same, where symbols may be read as others or work in a second district."""
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
        for site in self.needs.sites:
            total = 0.0
            symbol: i64 = 0
            while symbol < len(SYMBOLS):
                total += site.demands[symbol].worth(amount(card.give, symbol))
                symbol += 1
            most = max(most, total)
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
        return max(value, self.needs.barricade) if self.needs.clears else value

    def plan(self, code: i64) -> None:
        """Plan the die judged last: what comes after it finds less to do."""
        card = self.activates
        if card == NOTHING:
            self.add(self.kit.symbols[code], self.kit.wide[code])
            return
        self.claimed |= 1 << int(card)
        printed = self.needs.g.box.cards[card]
        if not printed.anywhere:
            self.add(printed.give, widen(printed.give))

    def add(self, packed: i64, wide: i64) -> None:
        """Some symbols are planned."""
        if not self.kit.rereads:
            self.taken += wide
            return
        symbol: i64 = 0
        while packed != 0:
            n = packed & MASK
            if n > 0:
                self.taken += n << (WIDE * self.read_as(symbol, n))
            packed >>= BITS
            symbol += 1

    def take(self, code: i64) -> float:
        """Plan a die, and say what it is worth."""
        value = self.worth(self.kit.symbols[code])
        self.plan(code)
        return value

    def dice_to_get_there(self, spare: i64) -> i64:
        """How many dice the way takes besides the `spare` ones that are at hand; NOTHING if there are too few."""
        g = self.needs.g
        seat = self.kit.seat
        way = max(0, dice_on_the_way(g, self.kit, self.goal) - spare)
        dice: i64 = len(g.dice[seat]) + len(g.marked[seat]) + len(g.rolled[seat])
        return NOTHING if way > dice + (g.plans[seat] if self.needs.sure else 0) else way

    def judge(self, rolls: i64, spare: i64) -> None:
        """What all dice will be worth but those that the way takes; the ones not kept may still be rolled so often.

        In a certain win plan tokens and free cards are used, too.
        """
        way = self.dice_to_get_there(spare)
        if way == NOTHING:
            self.value = TOO_FAR
            return
        g = self.needs.g
        seat = self.kit.seat
        worths: list[float] | None = None if way == 0 else []
        if self.needs.sure:
            token = self.best_symbol()
            left: i64 = g.plans[seat]
            while left > 0:
                self.count(token, worths)
                left -= 1
            for index in self.kit.free:
                self.count(self.symbols_worth(g.box.cards[index].give), worths)
        for code in g.dice[seat]:
            self.count(self.take(code), worths)
        for code in g.marked[seat]:
            self.count(self.take(code), worths)
        self.kept_taken, self.kept_claimed = self.taken, self.claimed
        last: i64 = NOTHING
        hope = 0.0
        for code in g.rolled[seat]:
            if rolls > 0 and code // FACES != last:
                hope = self.hope(code // FACES, rolls)
                if last == NOTHING:
                    self.first_hope = hope
                last = code // FACES
            value = self.worth(self.kit.symbols[code])
            self.count(max(value, hope), worths)
            if value >= hope:
                self.plan(code)
        if worths is not None:
            self.value = without_least(worths, way)

    def count(self, value: float, worths: list[float] | None) -> None:
        """Where no die is left out, the sum is enough."""
        if worths is None:
            self.value += value
        else:
            worths.append(value)

    def limit(self, rolls: i64, spare: i64) -> float:
        """What all dice will be worth at most: as if each were the first that is planned. Found sooner, since what can be
        hoped for then is kept."""
        way = self.dice_to_get_there(spare)
        if way == NOTHING:
            return TOO_FAR
        g = self.needs.g
        symbols = self.kit.symbols
        seat = self.kit.seat
        total = ROUNDING
        least = MOST
        for code in g.dice[seat]:
            value = self.worth(symbols[code])
            total += value
            least = min(least, value)
        for code in g.marked[seat]:
            value = self.worth(symbols[code])
            total += value
            least = min(least, value)
        last: i64 = NOTHING
        hope = 0.0
        for code in g.rolled[seat]:
            if code // FACES != last:
                last = code // FACES
                hope = self.hope(last, rolls)
            value = max(hope, self.worth(symbols[code]))
            total += value
            least = min(least, value)
        return total if way == 0 else total - float(way) * least

    def return_rolled(self) -> None:
        """Only the dice that are kept are planned."""
        self.taken, self.claimed = self.kept_taken, self.kept_claimed

    def hope(self, kind: i64, rolls: i64) -> float:
        """What a die is worth on average, if it may be rolled so often and is kept when it is good. Before any die is
        planned that is kept, while the city needs the same."""
        if rolls <= 0:
            return 0.0
        if self.taken != 0 or self.claimed != 0 or self.also != NOTHING:
            return self.find_hope(kind, rolls)
        kit = self.kit
        if kit.looks != self.needs.looks:
            kit.looks = self.needs.looks
            kit.hopes = {}
        key: i64 = (self.district * len(self.needs.known.box.dice) + kind) * MOST_ROLLS + rolls
        if key not in kit.hopes:
            kit.hopes[key] = self.find_hope(kind, rolls)
        return kit.hopes[key]

    def find_hope(self, kind: i64, rolls: i64) -> float:
        worths = self.needs.sides
        total = 0.0
        value = 0.0
        last: i64 = NOTHING
        for side, code in enumerate(self.needs.g.box.dice[kind].sides):
            if code != last:  # several sides show the same
                last = code
                value = self.worth(self.kit.symbols[code])
            if rolls > 1:
                worths[side] = value
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
        hand = Hand(needs, kit, District(g.place[kit.seat]), district)
        hand.goal = district
        return hand
    return Hand(needs, kit, district, g.scope[kit.seat])


def plan_to_go(needs: Needs, kit: Kit, district: District) -> Hand:
    """The same, where some dice may be used before one goes."""
    hand = plan_for(needs, kit, district)
    here: i64 = needs.g.place[kit.seat]
    if hand.also == NOTHING and district != here and not needs.sure:
        hand.also = here
        hand.plain = False
    return hand


def dice_on_the_way(g: City, kit: Kit, district: District) -> i64:
    """How many dice it takes to get to a district (RK-32, RK-33)."""
    here: i64 = g.place[kit.seat]
    if district == here or kit.aims:
        return 0
    return g.barricades[here] + g.barricades[district] + (0 if kit.travels else 1)


def without_least(worths: list[float], n: i64) -> float:
    """The sum without the n least ones."""
    worths.sort()
    total = 0.0
    i = n
    while i < len(worths):
        total += worths[i]
        i += 1
    return total
