"""Which dice a text speaks of: colours, faces and places."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotek.games.twenty_strong.rules.components import COLOURS, CRIT, EXHAUSTED, HIT, LOOSE, MISS, ON_CARD, POOL
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.schema import Reader

ANY_COLOUR: Final = 0b11111
RED_ALONE: Final = 0b10000  # of which there is one die only (TS-10)
ANY_FACE: Final = 0b1111
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

    def takes(self, colour: i64, face: i64) -> bool:
        return (self.colours >> colour) & 1 == 1 and (self.faces >> face) & 1 == 1

    def takes_from(self, place: i64) -> bool:
        return (self.places >> min(place, ON_CARD)) & 1 == 1

    def phrase(self, count: i64, up_to: bool = False) -> Phrase:
        """The dice in words; count 0 stands for all of them, without a number."""
        slots: dict[str, Slot] = {"count": count, "upto": "yes" if up_to else "no"}
        slots["sole"] = "yes" if count == 1 and self.colours == RED_ALONE and not up_to else "no"
        slots["face"] = self.face_word
        slots["place"] = self.place_word
        colours: list[Phrase] = []
        if self.colours != ANY_COLOUR:
            colours = [Phrase(f"colour-{COLOURS[c]}") for c in range(5) if (self.colours >> c) & 1]
        slots["colours"] = colours
        return Phrase("dice", slots)


def read_dice(reader: Reader, places: list[str], face: str = "any", rolled: bool = True) -> DiceFilter:
    """The table `dice = { colour = [...], face = "...", place = "..." }`; every field has a default.

    Dice that are not rolled have no face (TS-77), so nothing can be said about it.
    """
    if not reader.has("dice"):
        return DiceFilter(ANY_COLOUR, face, places[0])
    table = reader.table("dice")
    colours: i64 = ANY_COLOUR
    if table.has("colour"):
        colours = 0
        for colour in table.choices("colour", COLOURS):
            colours |= 1 << colour
        if colours == 0:
            raise table.fail("colour", f"must name at least one of {', '.join(COLOURS)}")
    words = list(FACE_WORDS)
    face_word = words[table.choice("face", words, face)] if rolled else face
    place_word = places[table.choice("place", places, places[0])]
    table.done()
    return DiceFilter(colours, face_word, place_word)
