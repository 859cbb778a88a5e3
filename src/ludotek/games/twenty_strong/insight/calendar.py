"""What the chip is worth: something to spend, or the days that are left, of which every round takes its part."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.insight.kinds import days_a_round
from ludotek.games.twenty_strong.insight.weights import Weights
from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.games.twenty_strong.rules.table import TwentyStrong

FINAL_ROUNDS: Final = 2  # that the boss takes


class Calendar:
    """The chip of one deck."""

    def __init__(self, deck: Deck, weights: Weights) -> None:
        self.weights = weights
        self.a_round = days_a_round(deck)
        self.point = weights.day if self.a_round > 0 else weights.chip  # what a point of it is worth on a card

    def runs_down(self) -> bool:
        return self.a_round > 0

    def needed(self, g: TwentyStrong) -> i64:
        """The days that the rounds to come take, if the shortest stack is the way."""
        return self.a_round * (FINAL_ROUNDS + (0 if g.endgame else shortest_stack(g)))

    def worth(self, g: TwentyStrong) -> float:
        """Days that are needed are worth more than days to spare."""
        if not self.runs_down():
            return self.weights.chip * float(g.chip)
        needed = self.needed(g)
        return self.weights.day * float(min(g.chip, needed)) + self.weights.chip * float(max(0, g.chip - needed))


def shortest_stack(g: TwentyStrong) -> i64:
    """How many cards it has."""
    least: i64 = len(g.stacks[0].cards)
    for stack in g.stacks:
        least = min(least, len(stack.cards))
    return least
