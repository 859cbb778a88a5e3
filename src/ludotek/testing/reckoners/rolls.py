"""Rolls of The Reckoners played by the real engine as exact odds advise, to compare them with."""

from __future__ import annotations

from ludotek.games.reckoners.insight.symbol_odds import RollOdds
from ludotek.games.reckoners.rules.actions import CODES, DIE, ROLL
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import ROLLS
from ludotek.kernel.chance import Chance
from ludotek.kernel.numbers import Seat

ME = Seat(0)
ROUNDING = 1e-12


class RollPractice:
    """The three rolls of the first Reckoner, again and again, kept for the same wish."""

    def __init__(self, g: City, wanted: list[int]) -> None:
        """`g` is a position in which the dice have been rolled once."""
        self.g = g
        self.odds = RollOdds(g, ME, wanted)

    def play(self, chance: Chance) -> bool:
        """Roll three times; are the symbols there?"""
        g = self.g.clone()
        g.chance = chance
        g.rolled[ME] = g.roll(ME, g.held[ME])
        while g.rolls[ME] < ROLLS and g.rolled[ME]:
            g.carry_out(ME, self.choice(g))
        return self.odds.chance(g) > 0.5  # it is 0 or 1 when all are kept

    def choice(self, g: City) -> int:
        """The first die that may be kept without loss; if there is none, the others are rolled again."""
        here = self.odds.chance(g)
        keeps = [each for each in g.options(ME) if DIE <= each < DIE + CODES]
        for option in keeps:
            kept = g.clone()
            kept.carry_out(ME, option)
            if self.odds.chance(kept) >= here - ROUNDING:
                return option
        return ROLL
