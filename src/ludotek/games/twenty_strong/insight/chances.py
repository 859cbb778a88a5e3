"""Exact odds of an engagement, under the best way of applying and rolling again: dynamic programming over counts.

Backwards from the last Strategy phase: what a roll is worth is the best of stopping, of rolling everything again that is
not applied, and of applying one more die. Dice are counted by colour and face, targets by the damage on them.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludotek.games.twenty_strong.insight.engagement import Engagement
from ludotek.games.twenty_strong.insight.hits import Rolls
from ludotek.games.twenty_strong.insight.wounds import Wounds
from ludotek.games.twenty_strong.rules.components import DIE_COLOURS


class Chances:
    """What dice can expect in an engagement, if play is the best for a goal: a value for each set of fallen targets.

    Tables are by pile and wounds: the first one has the expected goal, and if outcomes are asked for, the others have the
    chance of each set of fallen targets. Piles of up to `most` dice are reckoned; with `exactly` all that are not in a
    pile have been applied.
    """

    def __init__(
        self, e: Engagement, dice: list[int], most: i64, exactly: bool, goal: list[float], outcomes: bool
    ) -> None:
        self.rolls = Rolls(dice, most, e.colour_blind())
        self.wounds = Wounds(e, most, exactly)
        self.goal = goal
        self.ends: list[list[float]] = [[goal[fallen] for fallen in self.wounds.fallen]]  # by wounds, if it ends there
        if outcomes:
            for each in range(len(goal)):
                self.ends.append([1.0 if fallen == each else 0.0 for fallen in self.wounds.fallen])
        self.most_goal = max(goal)
        self.phases = e.phases
        self.tables: list[list[list[float]]] = [[] for _ in range(e.phases)]  # by phase, but for the present one
        phase = e.phases - 1
        while phase > 0:
            self.tables[phase] = self.before_rolling(phase)
            phase -= 1

    def before_rolling(self, phase: i64) -> list[list[float]]:
        """The tables of a phase: what to expect of every pile that is about to be rolled in it."""
        states: i64 = self.wounds.states
        tables = [[0.0] * (len(self.rolls.piles) * states) for _ in self.ends]
        rolled: list[list[float]] = []
        for missed in range(len(self.rolls.piles)):
            if self.rolls.piles[missed].size > self.rolls.most:
                continue
            if missed == 0 or self.wounds.may_repeat(phase):  # else it does not matter which dice have missed
                rolled = self.after_rolling(phase, missed)
            self.add_up(tables, rolled, missed)
        return tables

    def add_up(self, tables: list[list[float]], rolled: list[list[float]], missed: i64) -> None:
        """Add the rolls in which exactly these dice have missed to the piles that were rolled."""
        states: i64 = self.wounds.states
        misses = self.rolls.piles[missed]
        place: i64 = -1
        for hits in self.rolls.hits:
            place += 1
            if not self.fits(misses.counts, missed, hits.dice):
                continue
            pile = missed + hits.dice
            chance = self.rolls.piles[pile].ways * misses.weight * hits.weight
            for part in range(len(tables)):
                table = tables[part]
                values = rolled[part]
                for wounds in self.wounds.near[self.rolls.most - misses.size - hits.size]:
                    table[pile * states + wounds] += chance * values[place * states + wounds]

    def fits(self, misses: list[int], missed: i64, hits: i64) -> bool:
        """Are there so many dice of each colour?"""
        piles = self.rolls.piles
        if piles[missed].size + piles[hits].size > self.rolls.most:
            return False
        counts = piles[hits].counts
        colour: i64 = 0
        while colour < DIE_COLOURS:
            if misses[colour] + counts[colour] > self.rolls.dice[colour]:
                return False
            colour += 1
        return True

    def after_rolling(self, phase: i64, missed: i64) -> list[list[float]]:
        """What to expect of all hits beside these misses, by the place of the hits and by wounds."""
        rolls = self.rolls
        wounds = self.wounds
        states: i64 = wounds.states
        parts: i64 = len(self.ends)
        found = [[0.0] * (len(rolls.hits) * states) for _ in self.ends]
        value = found[0]
        again = wounds.again[phase]
        entered = wounds.entered[phase]
        misses = rolls.piles[missed]
        last = not wounds.may_repeat(phase)
        later = self.ends if last else self.tables[phase + 1]
        place: i64 = -1
        for hits in rolls.hits:
            place += 1
            if not self.fits(misses.counts, missed, hits.dice):
                continue
            pile: i64 = missed + hits.dice
            for at in wounds.everywhere if last else wounds.near[rolls.most - misses.size - hits.size]:
                here: i64 = place * states + at
                best = self.ends[0][at]
                source = self.ends
                index: i64 = at
                if best < self.most_goal:
                    if again[at]:
                        other: i64 = pile * states + entered[at]
                        if later[0][other] > best:
                            best = later[0][other]
                            source = later
                            index = other
                    move: i64 = 0
                    while move < len(hits.kinds):
                        rest: i64 = hits.rest[move] * states
                        for reached in wounds.reached[phase][hits.kinds[move]][at]:
                            if value[rest + reached] > best:
                                best = value[rest + reached]
                                source = found
                                index = rest + reached
                        move += 1
                value[here] = best
                part: i64 = 1
                while part < parts:
                    found[part][here] = source[part][index]
                    part += 1
        return found

    def to_roll(self, dice: list[int]) -> list[float]:
        """What these dice can expect that are about to be rolled in the present phase, nobody being wounded yet."""
        return self.expected(self.before_rolling(0), dice)

    def expected(self, tables: list[list[float]], dice: list[int]) -> list[float]:
        at = self.rolls.pile_of(dice) * self.wounds.states
        return [table[at] for table in tables]

    def rolled(self, hits: list[int], misses: list[int]) -> list[float]:
        """What dice can expect that were rolled in the present phase, those without a hit by colour."""
        tables = self.after_rolling(0, self.rolls.pile_of(misses))
        at = self.rolls.known[self.rolls.code(hits)] * self.wounds.states
        return [table[at] for table in tables]
