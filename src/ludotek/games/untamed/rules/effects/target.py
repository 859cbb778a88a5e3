"""Whom a text is about: an Animal or a Stronghold, whose, and in which condition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from ludotek.games.untamed.rules.actions import ANIMAL_AT, KEEP, PLACES
from ludotek.games.untamed.rules.modes import HUNTER
from ludotek.kernel.effect import Context
from ludotek.kernel.field import Flag, Form, Number, OneOf, Table
from ludotek.kernel.numbers import Seat
from ludotek.kernel.phrase import Phrase, Slot

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.state import Animal
    from ludotek.games.untamed.rules.table import Untamed

OWN: Final = 0
OPPOSING: Final = 1
ANYONE: Final = 2
WHOSE: Final = ["own", "opposing", "any"]

AN_ANIMAL: Final = 0
A_STRONGHOLD: Final = 1
EITHER: Final = 2
WHAT: Final = ["animal", "stronghold", "either"]

ONE: Final = 0
EACH: Final = 1
ITSELF: Final = 2
ATTACKED: Final = 3  # the target of this Animal's attack, as the context carries it
HOW_MANY: Final = ["one", "each", "this", "attacked"]

DAMAGED: Final = 0
UNDAMAGED: Final = 1
EXHAUSTED: Final = 2
READY: Final = 3
FURIOUS: Final = 4
ATTACK_AT_MOST: Final = 5
COST_AT_MOST: Final = 6
WITH_LAST_WORDS: Final = 7
CONDITIONS: Final = [
    "damaged", "undamaged", "exhausted", "ready", "furious", "attack-at-most", "cost-at-most", "with-last-words",
]  # fmt: skip
WITH_NUMBER: Final = [CONDITIONS[ATTACK_AT_MOST], CONDITIONS[COST_AT_MOST]]


KEEP_ATTACKED: Final = -2  # a context whose attack is aimed at Stronghold k carries KEEP_ATTACKED - k, else an uid


@mypyc_attr(acyclic=True)
class Target:
    """A set of Animals and Strongholds."""

    def __init__(self, many: i64, whose: i64, what: i64, other: bool, condition: i64, n: i64) -> None:
        self.many = many
        self.whose = whose
        self.what = what
        self.other = other  # not the Animal itself
        self.condition = condition  # -1: any
        self.n = n

    def is_own(self) -> bool:
        """Is it always a card of the text's own player?"""
        return self.many == ITSELF or (self.many != ATTACKED and self.whose == OWN)

    def meets(self, g: Untamed, animal: Animal, side: i64) -> bool:
        c = self.condition
        if c < 0:
            return True
        if c == DAMAGED:
            return animal.damage > 0
        if c == UNDAMAGED:
            return animal.damage == 0
        if c == EXHAUSTED:
            return not animal.ready
        if c == READY:
            return animal.ready
        if c == FURIOUS:
            return animal.fury > 0
        if c == ATTACK_AT_MOST:
            return g.attack_of(animal, side) <= self.n
        if c == COST_AT_MOST:
            return g.box.designs[animal.design].cost <= self.n
        return g.box.designs[animal.design].has_last_words

    def whose_fits(self, g: Untamed, c: Context, side: i64) -> bool:
        """An Animal of anyone's is any Animal in play, a partner's too (UN-82)."""
        if self.whose == ANYONE:
            return True
        return side == c.side if self.whose == OWN else g.is_opponent_side(c.seat, side)

    def animals(self, g: Untamed, c: Context) -> list[int]:
        """The fitting Animals, as ANIMAL_AT actions, sorted."""
        found: list[int] = []
        if self.what == A_STRONGHOLD:
            return found
        side: i64 = 0
        while side < len(g.sides):
            if self.many == ITSELF or self.many == ATTACKED or self.whose_fits(g, c, side):
                for place, animal in enumerate(g.sides[side].animals):
                    if self.many == ITSELF:
                        fits = animal.uid == c.uid
                    elif self.many == ATTACKED:
                        fits = animal.uid == c.value
                    else:
                        fits = not (self.other and animal.uid == c.uid) and self.meets(g, animal, side)
                    if fits:
                        found.append(ANIMAL_AT + side * PLACES + place)
            side += 1
        return found

    def options(self, g: Untamed, c: Context) -> list[int]:
        """All fitting targets as actions, sorted."""
        found: list[int] = []
        if self.many == ATTACKED:
            if c.value <= KEEP_ATTACKED and g.keep_stands(KEEP_ATTACKED - c.value):
                found.append(KEEP + KEEP_ATTACKED - c.value)
        elif self.what != AN_ANIMAL and self.many != ITSELF:
            keep: i64 = 0
            while keep < len(g.keeps):
                if g.keep_stands(keep) and self.keep_fits(g, c, keep):
                    found.append(KEEP + keep)
                keep += 1
        return found + self.animals(g, c)

    def keep_fits(self, g: Untamed, c: Context, keep: i64) -> bool:
        """A Stronghold of anyone's is any in play, but in Hunter only the prey's among those of others (UN-57, UN-82)."""
        if g.keep_of[c.side] == keep:
            return self.whose != OPPOSING
        if self.whose == ANYONE and g.mode != HUNTER:
            return True
        return self.whose != OWN and g.may_reach_keep(c.seat, keep)

    def only_opposing(self, g: Untamed, seat: Seat, options: list[int]) -> bool:
        """Are all these targets cards of opponents?"""
        for option in options:
            action: i64 = option
            if action < ANIMAL_AT:
                if g.team_of_keep(action - KEEP) == g.team_of[seat]:
                    return False
            elif not g.is_opponent_side(seat, (action - ANIMAL_AT) // PLACES):
                return False
        return True

    def phrase(self) -> Phrase:
        condition = "none" if self.condition < 0 else CONDITIONS[self.condition]
        slots: dict[str, Slot] = {
            "many": HOW_MANY[self.many],
            "whose": WHOSE[self.whose],
            "what": WHAT[self.what],
            "other": "yes" if self.other else "no",
            "condition": condition,
        }
        if condition in WITH_NUMBER:
            slots["n"] = self.n
        return Phrase("target", slots)


# `target = "this"` or `"attacked"`, or a table in which each field has a default.
TARGET: Final = Table(
    Target,
    Form(
        many=OneOf(HOW_MANY[:2], "one"),
        whose=OneOf(WHOSE, "opposing"),
        what=OneOf(WHAT, "animal"),
        other=Flag(),
        condition=OneOf(CONDITIONS, none=-1),
        n=Number(0, 9).only_with("condition", WITH_NUMBER),
    ),
    short={
        "this": Target(ITSELF, OWN, AN_ANIMAL, False, -1, 0),
        "attacked": Target(ATTACKED, OPPOSING, EITHER, False, -1, 0),
    },
)
