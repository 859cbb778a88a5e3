"""Actions on dice of the player's choice (TS-66), one die at a time (TS-98)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.choosing import ChooseDie
from ludotek.games.twenty_strong.rules.components import (
    ALL_DICE,
    DIE_FACES,
    EXHAUSTED,
    FACES,
    MISS,
    NO_FACE,
    NOTHING,
    POOL,
    Colour,
    Face,
)
from ludotek.games.twenty_strong.rules.effects.dice import DiceFilter, dice, unrolled_dice
from ludotek.games.twenty_strong.rules.effects.effect import Plain
from ludotek.games.twenty_strong.rules.events import BANISHED_DIE, EXHAUSTED_DIE, RECOVERED, RETURNED, TURNED
from ludotek.kernel.effect import Context, Node
from ludotek.kernel.event import EventKind
from ludotek.kernel.field import Field, Flag, Number, OneOf, Table
from ludotek.kernel.phrase import Slot
from ludotek.kernel.vocabulary import Word, word

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


class OnDice(Plain):
    """Something happens to `n` dice; with `up_to` the player may stop earlier."""

    def __init__(self, dice: DiceFilter, n: i64, up_to: bool) -> None:
        super().__init__()
        self.dice = dice
        self.n = n
        self.up_to = up_to

    def takes(self, g: TwentyStrong, place: i64, colour: Colour, face: Face) -> bool:
        """May this die be chosen?"""
        return self.dice.takes_from(place) and self.dice.takes(colour, face)

    def on_die(self, g: TwentyStrong, card: i64, place: i64, colour: Colour, face: Face) -> None:
        raise NotImplementedError

    def carry_out(self, g: TwentyStrong, card: i64, place: i64, colour: Colour, face: Face) -> i64:
        """Do it. Returned: the new face of a die that was rolled again (this text takes it only once), else NO_FACE."""
        self.on_die(g, card, place, colour, face)
        return NO_FACE

    def perform(self, g: TwentyStrong, c: Context) -> None:
        g.push(ChooseDie(c, self.index, self.n, []))

    def useful(self, g: TwentyStrong, c: Context) -> bool:
        return g.enough_dice_for(self, 1)

    def payable(self, g: TwentyStrong, c: Context) -> bool:
        return g.enough_dice_for(self, self.n)

    def slots(self) -> dict[str, Slot]:
        return {"dice": self.dice.phrase(self.n, self.up_to)}


class MoveDice(OnDice):
    """Dice go to another area: the pool (TS-61), the exhausted area (TS-62), or out of the game for good (TS-57)."""

    def __init__(self, dice: DiceFilter, n: i64, up_to: bool, to: i64, told: EventKind, takes: str, by: str) -> None:
        super().__init__(dice, n, up_to)
        self.to = to
        self.told = told
        self.takes_by = takes
        self.by = by

    def target_rule(self) -> str:
        return self.takes_by

    def on_die(self, g: TwentyStrong, card: i64, place: i64, colour: Colour, face: Face) -> None:
        g.take_die(place, colour, face)
        area = g.banished if self.to == NOTHING else g.pool if self.to == POOL else g.exhausted
        area[colour] += 1
        g.tell(self.told, self.by, card, colour)


class Reroll(OnDice):
    """Rolled dice are rolled again, each once; one on a card stays there (TS-77, TS-98)."""

    def target_rule(self) -> str:
        return "TS-77"

    def takes(self, g: TwentyStrong, place: i64, colour: Colour, face: Face) -> bool:
        return face != 0 and self.dice.takes_from(place) and self.dice.takes(colour, face)

    def carry_out(self, g: TwentyStrong, card: i64, place: i64, colour: Colour, face: Face) -> i64:
        return g.reroll_in(g.dice_at(place), colour * DIE_FACES + face, card)


class Turn(OnDice):
    """Rolled dice are turned to a face; one on a card stays there (TS-77)."""

    def __init__(self, dice: DiceFilter, n: i64, up_to: bool, to: i64) -> None:
        super().__init__(dice, n, up_to)
        self.face = MISS + to

    def target_rule(self) -> str:
        return "TS-77"

    def takes(self, g: TwentyStrong, place: i64, colour: Colour, face: Face) -> bool:
        """R: the red die has no miss, so it cannot be turned to one."""
        if face == 0 or face == self.face or (colour == 4 and self.face == 1):
            return False
        return self.dice.takes_from(place) and self.dice.takes(colour, face)

    def on_die(self, g: TwentyStrong, card: i64, place: i64, colour: Colour, face: Face) -> None:
        dice = g.dice_at(place)
        dice[colour * DIE_FACES + face] -= 1
        dice[colour * DIE_FACES + self.face] += 1
        g.tell(TURNED, "TS-77", card, colour * DIE_FACES + face, self.face)
        g.unsettled = True

    def slots(self) -> dict[str, Slot]:
        found = super().slots()
        found["to"] = FACES[self.face]
        return found


class CommitAndRoll(OnDice):
    """Dice from the dice pool are committed and rolled at once."""

    def target_rule(self) -> str:
        return "TS-60"

    def takes(self, g: TwentyStrong, place: i64, colour: Colour, face: Face) -> bool:
        return place == POOL and self.dice.takes(colour, Face(0)) and g.commit_forbidden(colour) == 0

    def on_die(self, g: TwentyStrong, card: i64, place: i64, colour: Colour, face: Face) -> None:
        g.commit_die(colour, card)
        g.roll_in(g.loose, colour * DIE_FACES, card)


ROLLED: Final = ["unapplied", "applied", "committed"]


def moves(to: i64, told: EventKind, takes: str, by: str) -> Callable[..., MoveDice]:
    """A text that moves dice there; the rules about what it takes, and by which it happens."""
    return lambda dice, n, up_to: MoveDice(dice, n, up_to, to, told, takes, by)


BANISH: Final = moves(NOTHING, BANISHED_DIE, "TS-57", "TS-57")


def on_dice(name: str, make: Callable[..., Node], does: str, places: Table, **more: Field) -> Word:
    """A word about `n` dice, or up to that many."""
    return word(name, make, does, dice=places, n=Number(1, ALL_DICE, 1), up_to=Flag(), **more)


ON_DICE: Final = [
    on_dice(
        "recover", moves(POOL, RECOVERED, "TS-61", "TS-61"), "exhausted dice go to the pool", unrolled_dice("exhausted")
    ),
    on_dice(
        "exhaust",
        moves(EXHAUSTED, EXHAUSTED_DIE, "TS-62", "TS-66"),
        "dice go to the exhausted area",
        dice(["pool", *ROLLED]),
    ),
    on_dice("banish-die", BANISH, "dice leave the game", dice(["any", "pool", *ROLLED, "exhausted"])),
    on_dice(
        "return-die",
        moves(POOL, RETURNED, "TS-61", "TS-61"),
        "dice go back to the pool",
        dice(["committed", "unapplied", "applied"]),
    ),
    on_dice("reroll", Reroll, "rolls dice again, one after the other, each once (TS-98)", dice(ROLLED)),
    on_dice("turn", Turn, "turns dice to a face", dice(ROLLED), to=OneOf(FACES[MISS:])),
    on_dice("commit-and-roll", CommitAndRoll, "commits dice from the pool and rolls them", unrolled_dice("pool")),
]
