"""Dice as they are drawn: colour, letter and face, so that they can be told apart without colour, too."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ludotek.cli.output import ink
from ludotek.cli.twenty_strong.look import Look
from ludotek.kernel.phrase import Phrase

COLOURS = ("yellow", "green", "blue", "purple", "red")
FACES = ("no-face", "miss", "hit", "crit")
LETTERS = {"yellow": "Y", "green": "G", "blue": "B", "purple": "P", "red": "R"}  # the same in every language
GLYPHS = {"no-face": "", "miss": "·", "hit": "●", "crit": "★"}
STYLES = {
    "yellow": "bold #1c1c1c on #e5c03b",
    "green": "bold #1c1c1c on #5fb760",
    "blue": "bold #ffffff on #2f6bd0",
    "purple": "bold #ffffff on #8a45b5",
    "red": "bold #ffffff on #c8372d",
}


def die(look: Look, colour: str, face: str = "no-face") -> Text:
    """One die: "[B★]", or the same on its colour."""
    inside = LETTERS[colour] + look.glyph(GLYPHS[face])
    return ink(f" {inside} ", STYLES[colour]) if look.colour else Text(f"[{inside}]")


def die_of(look: Look, phrase: Phrase) -> Text:
    """The die that a phrase of an option or of the log speaks of."""
    colour, face = phrase.slots["colour"], phrase.slots["face"]
    assert isinstance(colour, Phrase) and isinstance(face, str)
    return die(look, colour.key.removeprefix("colour-"), face)


def kind_of_die(look: Look, kind: int) -> Text:
    """A die by the number under which rules and events know its colour and face."""
    return die(look, COLOURS[kind // 4], FACES[kind % 4])


def rolled(look: Look, dice: list[dict[str, Any]]) -> list[Text]:
    """Each rolled die for itself."""
    return [die(look, each["colour"], each["face"]) for each in dice for _ in range(each["count"])]


def counted(look: Look, dice: dict[str, int]) -> list[Text]:
    """Dice without a face, by colour: "[Y]×4"."""
    return [die(look, colour) + Text(look.glyph(f"×{n}")) for colour, n in dice.items() if n]


def in_a_row(dice: list[Text], between: str = " ") -> Text:
    return Text(between).join(dice)
