"""How likely wanted symbols are: of dice that are rolled three times, or of a Reckoner in the middle of it."""

from __future__ import annotations

from mypy_extensions import i64

from ludotek.games.reckoners.insight.keeping import Keeping
from ludotek.games.reckoners.insight.wanted import Wanted, reading
from ludotek.games.reckoners.rules.box import Box
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import FACES, ROLLS, SYMBOLS
from ludotek.games.reckoners.rules.rolling import RollDice
from ludotek.kernel.numbers import Seat


def chance_of(box: Box, dice: list[int], needs: list[int], rolls: i64 = ROLLS) -> float:
    """That dice of these kinds show all these symbols (how many of each), with the best keeping and no card in play."""
    wanted = Wanted(needs, [[symbol] for symbol in range(len(SYMBOLS))])
    counts = [dice.count(kind) for kind in range(len(box.dice))]
    symbols = [[wanted.useful(box.symbols[code]) for code in box.dice[kind].sides] for kind in range(len(box.dice))]
    keeping = Keeping(wanted, counts, symbols, rolls)
    return keeping.tables[rolls][(keeping.piles - 1) * wanted.states]


class RollOdds:
    """The odds of a Reckoner who is rolling, for some symbols on the own dice: with any of the dice that are rolled now.

    Cards that double or swap symbols count (RK-76, RK-78). Faith and plan tokens do not: `left_out` tells of Faith.
    """

    def __init__(self, g: City, seat: Seat, needs: list[int]) -> None:
        self.seat = seat
        self.wanted = Wanted(needs, reading(g.swaps[seat]))
        kinds = [code // FACES for code in g.rolled[seat]]
        counts = [kinds.count(kind) for kind in range(len(g.box.dice))]
        symbols = [[self.good_for(g, code) for code in die.sides] for die in g.box.dice]
        self.keeping = Keeping(self.wanted, counts, symbols, ROLLS - g.rolls[seat])
        self.values: dict[int, list[float]] = {}  # by rolls left and whether something of the roll is kept

    def good_for(self, g: City, code: i64) -> list[int]:
        return self.wanted.useful(g.shown(self.seat, code))

    def chance(self, g: City) -> float:
        """Of the position that the odds were made for, or of one that followed from it in the same rolls."""
        seat = self.seat
        state: i64 = 0
        for codes in (g.dice[seat], g.marked[seat]):
            for code in codes:
                state = self.wanted.after(state, self.good_for(g, code))
        kinds = [code // FACES for code in g.rolled[seat]]
        place = self.keeping.place([self.good_for(g, code) for code in g.rolled[seat]], kinds)
        return self.after_rolling(ROLLS - g.rolls[seat], len(g.marked[seat]) > 0)[place * self.wanted.states + state]

    def after_rolling(self, left: i64, kept: bool) -> list[float]:
        key = int(left) if kept else -1 - int(left)
        if key not in self.values:
            if left == 0:
                self.values[key] = self.keeping.all_kept()
            else:
                self.values[key] = self.keeping.free(left) if kept else self.keeping.kept_one(left)
        return self.values[key]


def symbol_odds(g: City, seat: Seat, needs: list[int]) -> float:
    """That a Reckoner who is rolling will have all these symbols on the own dice, with the best keeping."""
    return RollOdds(g, seat, needs).chance(g)


def is_rolling(g: City) -> bool:
    return isinstance(g.question, RollDice)


def left_out(g: City, seat: Seat) -> bool:
    """Has this Reckoner a reroll by Faith that the odds do not reckon with (RK-73)?"""
    return g.has_faith(seat)
