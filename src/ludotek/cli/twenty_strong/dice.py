"""Dice as they are drawn: colour, letter and face, so that they can be told apart without colour, too."""

from __future__ import annotations

from rich.color import Color
from rich.text import Text

from ludotek.cli.output import ink
from ludotek.cli.twenty_strong.look import Look
from ludotek.games.twenty_strong.rules.components import ColourName, FaceName
from ludotek.games.twenty_strong.view import DICE, FACES, ByColour, RolledView

LIGHT = 1150  # of 2550
GLYPHS = {"no-face": "", "miss": "·", "hit": "●", "crit": "★"}
KINDS = {die.colour: die for die in DICE}
# By the names that dice have.
NAMED = {f"die {die.colour} {face}": (die.colour, face) for die in DICE for face in FACES}


def die(look: Look, colour: ColourName, face: FaceName = "no-face") -> Text:
    """One die: "[B★]", or the same on its colour."""
    kind = KINDS[colour]
    inside = kind.letter + look.glyph(GLYPHS[face])
    return ink(f" {inside} ", f"bold {ink_on(kind.body)} on {kind.body}") if look.colour else Text(f"[{inside}]")


def ink_on(hue: str) -> str:
    """Dark on light hues, white on dark ones."""
    red, green, blue = Color.parse(hue).get_truecolor()
    return "#1c1c1c" if 3 * red + 6 * green + blue > LIGHT else "#ffffff"


def rolled(look: Look, dice: list[RolledView]) -> list[Text]:
    """Each rolled die for itself."""
    return [die(look, each.colour, each.face) for each in dice for _ in range(each.count)]


def counted(look: Look, dice: ByColour) -> list[Text]:
    """Dice without a face, by colour: "[Y]×4"."""
    return [die(look, colour) + Text(look.glyph(f"×{n}")) for colour, n in dice.items() if n]


def in_a_row(dice: list[Text], between: str = " ") -> Text:
    return Text(between).join(dice)
