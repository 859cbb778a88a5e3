"""Exact odds of an engagement, under the best way of applying and rolling again: dynamic programming over counts.

Backwards from the last Strategy phase: what a roll is worth is the best of stopping, of rolling everything again that is
not applied, and of applying one more die. Dice are counted by colour and face, targets by the damage on them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.insight.engagement import Engagement
from ludotek.games.twenty_strong.insight.hits import Rolls
from ludotek.games.twenty_strong.insight.wounds import Wounds

# What is best after a roll, if it is not a die to apply.
STOP: Final = -1
ROLL_AGAIN: Final = -2


class Chances:
    """What dice can expect in an engagement, if play is the best for a goal: a value for each set of fallen targets.

    Tables are lists by pile, or hits, and wounds; dice that are in neither have been applied. With `as_one` the goal asks
    only whether all targets have fallen (see Wounds).
    """

    def __init__(self, e: Engagement, dice: list[int], goal: list[float], as_one: bool) -> None:
        self.rolls = Rolls(dice, e.colour_blind())
        self.wounds = Wounds(e, sum(dice), as_one)
        self.states: i64 = self.wounds.states
        self.goal = goal
        self.ends: list[float] = [goal[fallen] for fallen in self.wounds.fallen]  # by wounds, if it ends there
        self.most_goal = max(goal)
        self.phases = e.phases
        self.tables: list[list[float]] = [[] for _ in range(e.phases)]  # by phase, but for the present one
        phase = e.phases - 1
        while phase > 0:
            self.tables[phase] = self.before_rolling(phase)
            phase -= 1

    def before_rolling(self, phase: i64) -> list[float]:
        """What to expect of every pile that is about to be rolled in a phase."""
        table = [0.0] * (len(self.rolls.piles) * self.states)
        rolled: list[float] = []
        choices: list[int] = []
        for missed in range(len(self.rolls.piles)):
            if missed == 0 or self.wounds.may_repeat(phase):  # else it does not matter which dice have missed
                rolled = self.after_rolling(phase, missed, choices)
            self.add_up(table, rolled, missed)
        return table

    def add_up(self, table: list[float], rolled: list[float], missed: i64) -> None:
        """Add the rolls in which exactly these dice have missed to the piles that were rolled."""
        states = self.states
        for place in self.rolls.beside(missed):
            hits = self.rolls.hits[place]
            pile: i64 = missed + hits.dice
            chance = self.rolls.chance(place, missed)
            at: i64 = place * states
            for wounds in self.wounds.near[self.rolls.applied(place, missed)]:
                table[pile * states + wounds] += chance * rolled[at + wounds]

    def after_rolling(self, phase: i64, missed: i64, choices: list[int]) -> list[float]:
        """What to expect of all hits beside these misses. `choices`, if it is as long, is filled with what is best there:
        STOP, ROLL_AGAIN, or the place in this table to which one more applied die leads."""
        rolls = self.rolls
        wounds = self.wounds
        states = self.states
        value = [0.0] * (len(rolls.hits) * states)
        keeps = len(choices) == len(value)
        again = wounds.again[phase]
        entered = wounds.entered[phase]
        by_kind = wounds.reached[phase]
        last = not wounds.may_repeat(phase)
        later = self.ends if last else self.tables[phase + 1]
        for place in rolls.beside(missed):
            hits = rolls.hits[place]
            pile: i64 = (missed + hits.dice) * states
            for at in wounds.everywhere if last else wounds.near[rolls.applied(place, missed)]:
                best = self.ends[at]
                choice: i64 = STOP
                if best < self.most_goal:
                    if again[at] and later[pile + entered[at]] > best:
                        best = later[pile + entered[at]]
                        choice = ROLL_AGAIN
                    move: i64 = 0
                    while move < len(hits.kinds):
                        rest: i64 = hits.rest[move] * states
                        for reached in by_kind[hits.kinds[move]][at]:
                            other = value[rest + reached]
                            if other > best:
                                best = other
                                choice = rest + reached
                        move += 1
                value[place * states + at] = best
                if keeps:
                    choices[place * states + at] = choice
        return value

    def to_roll(self, dice: list[int]) -> float:
        """What these dice can expect that are about to be rolled in the present phase, nobody being wounded yet."""
        return self.before_rolling(0)[self.rolls.pile_of(dice) * self.states]

    def rolled(self, hits: list[int], misses: list[int]) -> float:
        """What dice can expect that were rolled in the present phase, those without a hit by colour."""
        return self.after_rolling(0, self.rolls.pile_of(misses), [])[self.rolls.place_of(hits) * self.states]
