"""How often an engagement ends with which targets fallen, when it is played as the odds advise.

Forwards from the present phase, with the chances of all that can be on the table.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludotek.games.twenty_strong.insight.chances import ROLL_AGAIN, STOP, Chances


class Outcomes:
    """The chance of each set of fallen targets."""

    def __init__(self, chances: Chances) -> None:
        self.chances = chances
        self.ended: list[float] = [0.0] * len(chances.goal)
        self.piles: list[float] = self.nothing(len(chances.rolls.piles))  # about to be rolled in the phase

    def nothing(self, rows: i64) -> list[float]:
        return [0.0] * (rows * self.chances.states)

    def of_dice(self, dice: list[int]) -> list[float]:
        """Of dice that are about to be rolled, nobody being wounded yet."""
        self.piles[self.chances.rolls.pile_of(dice) * self.chances.states] = 1.0
        phase: i64 = 0
        while phase < self.chances.phases:
            self.roll(phase)
            phase += 1
        return self.ended

    def of_roll(self, hits: list[int], misses: list[int]) -> list[float]:
        """Of dice that were rolled in the present phase."""
        rolls = self.chances.rolls
        missed = rolls.pile_of(misses)
        shown = self.nothing(len(rolls.hits))
        shown[rolls.place_of(hits) * self.chances.states] = 1.0
        choices = [STOP] * len(shown)
        self.chances.after_rolling(0, missed, choices)
        self.apply(0, missed, shown, choices)
        phase: i64 = 1
        while phase < self.chances.phases:
            self.roll(phase)
            phase += 1
        return self.ended

    def roll(self, phase: i64) -> None:
        """Everything that is about to be rolled is, and played on to the end of the phase."""
        chances = self.chances
        rolls = chances.rolls
        before = self.piles
        self.piles = self.nothing(len(rolls.piles))
        choices = [STOP] * (len(rolls.hits) * chances.states)
        for missed in range(len(rolls.piles)):
            if missed == 0 or chances.wounds.may_repeat(phase):
                chances.after_rolling(phase, missed, choices)
            shown = self.nothing(len(rolls.hits))
            for place in rolls.beside(missed):
                pile = missed + rolls.hits[place].dice
                chance = rolls.chance(place, missed)
                for wounds in chances.wounds.near[rolls.applied(place, missed)]:
                    shown[place * chances.states + wounds] = chance * before[pile * chances.states + wounds]
            self.apply(phase, missed, shown, choices)

    def apply(self, phase: i64, missed: i64, shown: list[float], choices: list[int]) -> None:
        """From the most hits to the fewest: each applied die leaves fewer."""
        chances = self.chances
        states = chances.states
        fitting = chances.rolls.beside(missed)
        turn: i64 = len(fitting) - 1
        while turn >= 0:
            place = fitting[turn]
            wounds: i64 = 0
            while wounds < states:
                here = place * states + wounds
                if shown[here] > 0.0:
                    choice = choices[here]
                    if choice == STOP:
                        self.ended[chances.wounds.fallen[wounds]] += shown[here]
                    elif choice == ROLL_AGAIN:
                        pile = missed + chances.rolls.hits[place].dice
                        self.piles[pile * states + chances.wounds.entered[phase][wounds]] += shown[here]
                    else:
                        shown[choice] += shown[here]
                wounds += 1
            turn -= 1
