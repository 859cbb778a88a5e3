"""Which dice a text speaks of: colours, faces and places."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotek.games.twenty_strong.rules.components import (
    COLOURS,
    CRIT,
    DICE_OF,
    DIE_COLOURS,
    DIE_FACES,
    EXHAUSTED,
    HIT,
    LOOSE,
    MISS,
    ON_CARD,
    POOL,
    Colour,
    Face,
)
from ludotek.kernel.field import Form, SomeOf, Table, WordOf, words_of
from ludotek.kernel.phrase import Phrase, Slot

ANY_COLOUR: Final = (1 << DIE_COLOURS) - 1
SOLE: Final = [1 << colour for colour in range(DIE_COLOURS) if DICE_OF[colour] == 1]  # colours of a single die (TS-10)
ANY_FACE: Final = (1 << DIE_FACES) - 1
HITS: Final = (1 << HIT) | (1 << CRIT)

IN_POOL: Final = 1 << POOL
IS_LOOSE: Final = 1 << LOOSE
IS_EXHAUSTED: Final = 1 << EXHAUSTED
IS_APPLIED: Final = 1 << ON_CARD
COMMITTED: Final = IS_LOOSE | IS_APPLIED
ANYWHERE: Final = IN_POOL | IS_LOOSE | IS_EXHAUSTED | IS_APPLIED

PLACES: Final = {
    "any": ANYWHERE,
    "pool": IN_POOL,
    "unapplied": IS_LOOSE,
    "applied": IS_APPLIED,
    "committed": COMMITTED,
    "exhausted": IS_EXHAUSTED,
}
FACE_WORDS: Final = {"any": ANY_FACE, "miss": 1 << MISS, "basic": 1 << HIT, "crit": 1 << CRIT, "hit": HITS}


@mypyc_attr(acyclic=True)
class DiceFilter:
    """A set of dice: by colour, face and place, as bits."""

    def __init__(self, colours: i64, face_word: str, place_word: str) -> None:
        self.colours = colours
        self.face_word = face_word
        self.place_word = place_word
        self.faces: i64 = FACE_WORDS[face_word]
        self.places: i64 = PLACES[place_word]

    def takes(self, colour: Colour, face: Face) -> bool:
        return (self.colours >> colour) & 1 == 1 and (self.faces >> face) & 1 == 1

    def takes_from(self, place: i64) -> bool:
        return (self.places >> min(place, ON_CARD)) & 1 == 1

    def phrase(self, count: i64, up_to: bool = False) -> Phrase:
        """The dice in words; count 0 stands for all of them, without a number."""
        slots: dict[str, Slot] = {"count": count, "upto": "yes" if up_to else "no"}
        slots["sole"] = "yes" if count == 1 and self.colours in SOLE and not up_to else "no"
        slots["face"] = self.face_word
        slots["place"] = self.place_word
        colours: list[Phrase] = []
        if self.colours != ANY_COLOUR:
            colours = [Phrase(f"colour-{COLOURS[c]}") for c in range(DIE_COLOURS) if (self.colours >> c) & 1]
        slots["colours"] = colours
        return Phrase("dice", slots)


def make_dice(colours: list[int], face: str, place: str) -> DiceFilter:
    bits: i64 = 0 if colours else ANY_COLOUR
    for colour in colours:
        bits |= 1 << colour
    return DiceFilter(bits, face, place)


def make_unrolled(colours: list[int], place: str) -> DiceFilter:
    return make_dice(colours, "any", place)


def dice(places: list[str], face: str = "any") -> Table:
    """The field `dice = { colour = [...], face = "...", place = "..." }`; whatever is left out has a default."""
    form = Form(colour=SomeOf(COLOURS, least=1), face=WordOf(list(FACE_WORDS), face), place=WordOf(places, places[0]))
    return Table(make_dice, form, needed=False, called="" if len(places) == 1 else f"in {words_of(places)}")


def unrolled_dice(place: str) -> Table:
    """The same for dice that are not rolled: they have no face (TS-77), so nothing can be said about it."""
    form = Form(colour=SomeOf(COLOURS, least=1), place=WordOf([place], place))
    return Table(make_unrolled, form, needed=False)
