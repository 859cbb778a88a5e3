"""Actions on dice of the player's choice (TS-66), one die at a time (TS-98)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.choosing import ChooseDie
from ludotek.games.twenty_strong.rules.components import FACES, NO_FACE, POOL
from ludotek.games.twenty_strong.rules.effects.dice import DiceFilter
from ludotek.games.twenty_strong.rules.effects.effect import Action
from ludotek.games.twenty_strong.rules.events import (
    BANISHED_DIE,
    EXHAUSTED_DIE,
    RECOVERED,
    RETURNED,
    TURNED,
)
from ludotek.kernel.phrase import Phrase, Slot

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


class OnDice(Action):
    """Something happens to `n` dice; with `up_to` the player may stop earlier."""

    def __init__(self, dice: DiceFilter, n: i64, up_to: bool) -> None:
        super().__init__()
        self.dice = dice
        self.n = n
        self.up_to = up_to

    def key(self) -> str:
        raise NotImplementedError

    def takes(self, g: TwentyStrong, place: i64, colour: i64, face: i64) -> bool:
        """May this die be chosen?"""
        return self.dice.takes_from(place) and self.dice.takes(colour, face)

    def on_die(self, g: TwentyStrong, card: i64, place: i64, colour: i64, face: i64) -> None:
        raise NotImplementedError

    def carry_out(self, g: TwentyStrong, card: i64, place: i64, colour: i64, face: i64) -> i64:
        """Do it. Returned: the new face of a die that was rolled again (this text takes it only once), else NO_FACE."""
        self.on_die(g, card, place, colour, face)
        return NO_FACE

    def perform(self, g: TwentyStrong, card: i64, uid: i64) -> None:
        g.push(ChooseDie(self.index, card, self.n, []))

    def useful(self, g: TwentyStrong, uid: i64) -> bool:
        return g.enough_dice_for(self, 1)

    def payable(self, g: TwentyStrong, uid: i64) -> bool:
        return g.enough_dice_for(self, self.n)

    def slots(self) -> dict[str, Slot]:
        return {"dice": self.dice.phrase(self.n, self.up_to)}

    def phrase(self) -> Phrase:
        return Phrase(self.key(), self.slots())


class Recover(OnDice):
    """Exhausted dice go back to the dice pool (TS-61)."""

    def target_rule(self) -> str:
        return "TS-61"

    def key(self) -> str:
        return "do-recover"

    def on_die(self, g: TwentyStrong, card: i64, place: i64, colour: i64, face: i64) -> None:
        g.take_die(place, colour, face)
        g.pool[colour] += 1
        g.tell(RECOVERED, "TS-61", card, colour)


class Exhaust(OnDice):
    """Dice go to the exhausted area."""

    def target_rule(self) -> str:
        return "TS-62"

    def key(self) -> str:
        return "do-exhaust"

    def on_die(self, g: TwentyStrong, card: i64, place: i64, colour: i64, face: i64) -> None:
        g.take_die(place, colour, face)
        g.exhausted[colour] += 1
        g.tell(EXHAUSTED_DIE, "TS-66", card, colour)


class BanishDie(OnDice):
    """Dice leave the game for good, from any area (TS-57)."""

    def target_rule(self) -> str:
        return "TS-57"

    def key(self) -> str:
        return "do-banish-die"

    def on_die(self, g: TwentyStrong, card: i64, place: i64, colour: i64, face: i64) -> None:
        g.take_die(place, colour, face)
        g.banished[colour] += 1
        g.tell(BANISHED_DIE, "TS-57", card, colour)


class ReturnDie(OnDice):
    """Committed dice go back to the dice pool (TS-61)."""

    def target_rule(self) -> str:
        return "TS-61"

    def key(self) -> str:
        return "do-return"

    def on_die(self, g: TwentyStrong, card: i64, place: i64, colour: i64, face: i64) -> None:
        g.take_die(place, colour, face)
        g.pool[colour] += 1
        g.tell(RETURNED, "TS-61", card, colour)


class Reroll(OnDice):
    """Rolled dice are rolled again, each once; one on a card stays there (TS-77, TS-98)."""

    def target_rule(self) -> str:
        return "TS-77"

    def key(self) -> str:
        return "do-reroll"

    def takes(self, g: TwentyStrong, place: i64, colour: i64, face: i64) -> bool:
        return face != 0 and self.dice.takes_from(place) and self.dice.takes(colour, face)

    def carry_out(self, g: TwentyStrong, card: i64, place: i64, colour: i64, face: i64) -> i64:
        return g.reroll_in(g.dice_at(place), colour * 4 + face, card)


class Turn(OnDice):
    """Rolled dice are turned to a face; one on a card stays there (TS-77)."""

    def __init__(self, dice: DiceFilter, n: i64, up_to: bool, face: i64) -> None:
        super().__init__(dice, n, up_to)
        self.face = face

    def target_rule(self) -> str:
        return "TS-77"

    def key(self) -> str:
        return "do-turn"

    def takes(self, g: TwentyStrong, place: i64, colour: i64, face: i64) -> bool:
        """R: the red die has no miss, so it cannot be turned to one."""
        if face == 0 or face == self.face or (colour == 4 and self.face == 1):
            return False
        return self.dice.takes_from(place) and self.dice.takes(colour, face)

    def on_die(self, g: TwentyStrong, card: i64, place: i64, colour: i64, face: i64) -> None:
        dice = g.dice_at(place)
        dice[colour * 4 + face] -= 1
        dice[colour * 4 + self.face] += 1
        g.tell(TURNED, "TS-77", card, colour * 4 + face, self.face)
        g.unsettled = True

    def slots(self) -> dict[str, Slot]:
        found = super().slots()
        found["to"] = FACES[self.face]
        return found


class CommitAndRoll(OnDice):
    """Dice from the dice pool are committed and rolled at once."""

    def target_rule(self) -> str:
        return "TS-60"

    def key(self) -> str:
        return "do-commit-and-roll"

    def takes(self, g: TwentyStrong, place: i64, colour: i64, face: i64) -> bool:
        return place == POOL and self.dice.takes(colour, 0) and g.commit_forbidden(colour) == 0

    def on_die(self, g: TwentyStrong, card: i64, place: i64, colour: i64, face: i64) -> None:
        g.commit_die(colour, card)
        g.roll_in(g.loose, colour * 4, card)
