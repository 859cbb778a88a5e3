"""A win this round that is certain: the attacks that can be made on Steelheart suffice (RK-01, RK-44).

Never more of them are counted than there are: what lies on the table, not what a turned die or a token from Operations
might add.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ludotek.games.reckoners.insight.hand import dice_on_the_way
from ludotek.games.reckoners.insight.kit import Kit
from ludotek.games.reckoners.insight.needs import Needs
from ludotek.games.reckoners.rules.cards import Card
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import ATTACK, NOTHING
from ludotek.games.reckoners.rules.powers import PlaceSniper, Travel
from ludotek.games.reckoners.rules.spending import ANYWHERE, WILD, Spend
from ludotek.games.reckoners.rules.symbols import amount
from ludotek.kernel.numbers import Seat


def is_win_in_reach(needs: Needs) -> bool:
    """Do the dice, plan tokens and cards of this round suffice? The Reckoners go to him one after the other."""
    g = needs.g
    if g.steelheart_research > 0:
        return False
    left = g.steelheart_health
    if most_attacks(needs) < left:
        return False
    cleared = False  # the first to go there removes the Barricades
    seat = Seat(0)
    while seat < g.seats and left > 0:
        kit = needs.kit(seat)
        strike = Strike(g, kit)
        way = way_to_him(g, kit)
        if way > 0 and cleared:
            way -= g.barricades[g.steelheart]
        there = strike.without_least(way)
        if there > strike.from_afar and way > 0:
            cleared = True
        left -= strike.begun + max(there, strike.from_afar)
        seat = Seat(seat + 1)
    return left <= 0


def most_attacks(needs: Needs) -> i64:
    """No fewer than there can be: as if nobody had a way to go, and cards were activated by nothing. Most often these are
    too few already."""
    g = needs.g
    question = g.question
    found: i64 = 0
    seat = Seat(0)
    while seat < g.seats:
        kit = needs.kit(seat)
        for code in g.dice[seat]:
            found += attacks_in(kit.symbols[code], kit)
        for code in g.marked[seat]:
            found += attacks_in(kit.symbols[code], kit)
        for code in g.rolled[seat]:
            found += attacks_in(kit.symbols[code], kit)
        for index in kit.free:
            found += attacks_in(g.box.cards[index].give, kit)
        for index in kit.activated:
            found += attacks_in(g.box.cards[index].give, kit)
        found += g.plans[seat]
        if isinstance(question, Spend) and question.seat == seat:
            found += 1 if question.flags & WILD != 0 else attacks_in(question.symbols, kit)
        seat = Seat(seat + 1)
    return found


def attacks_in(packed: i64, kit: Kit) -> i64:
    """Attacks among these symbols, and what may be read as such (RK-76)."""
    swapped: i64 = kit.swaps[ATTACK]
    return amount(packed, ATTACK) + (0 if swapped == NOTHING else amount(packed, swapped))


def way_to_him(g: City, kit: Kit) -> i64:
    """Dice or tokens that it takes to get at him."""
    question = g.question
    arrives = isinstance(question, (PlaceSniper, Travel)) and question.seat == kit.seat
    return 0 if arrives or g.scope[kit.seat] == g.steelheart else dice_on_the_way(g, kit, g.steelheart)


@mypyc_attr(acyclic=True, free_list_len=1)
class Strike:
    """The attacks of one Reckoner, wherever he is."""

    def __init__(self, g: City, kit: Kit) -> None:
        self.kit = kit
        self.packed: list[int] = []
        self.attacks: list[int] = []  # of each die; those of a card for a die that activates it
        for codes in (g.dice[kit.seat], g.marked[kit.seat], g.rolled[kit.seat]):
            for code in codes:
                self.add(kit.symbols[code])
        self.tokens: i64 = g.plans[kit.seat]
        self.free: i64 = 0  # of cards that need no die
        self.from_afar: i64 = 0  # of cards that work in any district
        self.begun: i64 = 0  # of what is being used, certain already
        question = g.question
        if isinstance(question, Spend) and question.seat == kit.seat:
            self.add_begun(g, question)
        for index in kit.free:
            self.free += self.of_card(g.box.cards[index])
        for place, index in enumerate(kit.activated):
            self.activate(g.box.cards[index], kit.payments[place])

    def add(self, packed: i64) -> None:
        self.packed.append(int(packed))
        self.attacks.append(int(attacks_in(packed, self.kit)))

    def of_card(self, card: Card) -> i64:
        """Results of an ability are read as they are printed."""
        return amount(card.give, ATTACK) if card.is_ability else attacks_in(card.give, self.kit)

    def add_begun(self, g: City, question: Spend) -> None:
        if question.flags & WILD != 0:
            self.tokens += 1
        elif question.flags & ANYWHERE == 0 and question.is_fresh():
            self.add(question.symbols)
        elif (question.reach(g) >> g.steelheart) & 1 == 1:
            self.begun += attacks_in(question.symbols, self.kit)

    def activate(self, card: Card, pays: i64) -> None:
        """The least that pays for a card makes its attacks instead, if they are more (RK-71)."""
        gives = self.of_card(card)
        least: i64 = NOTHING
        i: i64 = 0
        while i < len(self.packed):
            if self.packed[i] & pays != 0 and (least == NOTHING or self.attacks[i] < self.attacks[least]):
                least = i
            i += 1
        if self.tokens > 0 and (least == NOTHING or self.attacks[least] > 1):
            least = len(self.packed)
            self.tokens -= 1
            self.packed.append(0)
            self.attacks.append(1)
        if least != NOTHING and gives > self.attacks[least]:
            self.attacks[least] = int(gives)
            self.packed[least] = 0  # it pays only once
            if card.anywhere:
                self.from_afar += gives

    def without_least(self, way: i64) -> i64:
        """All attacks but those of the dice and tokens that the way takes."""
        found: i64 = self.free + self.tokens
        for each in self.attacks:
            found += each
        if way > 0:
            spent = sorted(self.attacks + [1] * int(self.tokens))[:way]
            if len(spent) < way:
                return 0
            for each in spent:
                found -= each
        return found
