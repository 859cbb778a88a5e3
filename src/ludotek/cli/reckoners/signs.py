"""Signs: symbols, dice and the actions of a track. Each has a letter where only ASCII can be shown, and nothing is told
by its colour alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from ludotek.cli.output import ink
from ludotek.cli.reckoners.look import SYMBOLS, Look
from ludotek.games.reckoners.view import DeedView, DieView, SignsView

INKS = {
    "money": "yellow", "enforcement": "bold red", "contain": "bold blue", "research": "bold cyan",
    "attack": "bold magenta", "plan": "bold green",
}  # fmt: skip
DEEDS = {
    "fortify": "⛨", "reinforce": "♜", "barricade": "▦", "attack": "☠", "strengthen": "↑", "discover": "⌂", "share": "↔",
}  # fmt: skip
COUNTED = ("attack", "barricade")

# The special dice: a letter and a colour for each; basic dice have neither.
LETTERS = {"blue": "b", "red": "r", "green": "g", "orange": "o", "yellow": "y", "purple": "p"}
DICE_INKS = {
    "blue": "blue", "red": "red", "green": "green", "orange": "bright_red", "yellow": "yellow", "purple": "magenta",
}  # fmt: skip

BRACKET = "▸|"
ANYWHERE = "*"  # behind results that work in any district


def symbols(look: Look, names: Sequence[str]) -> Text:
    """Such as "◂◂"."""
    text = Text()
    for name in names:
        text.append(look.glyph(SYMBOLS[name]), style=INKS[name])
    return text


def die(look: Look, kind: str, shown: Sequence[str], n: int = 1) -> Text:
    """Such as "b[◂◂]×2": a blue die twice. A basic die has no letter."""
    style = DICE_INKS.get(kind, "")
    text = ink(f"{LETTERS.get(kind, '')}[", style).append(symbols(look, shown)).append("]", style=style)
    return text.append(look.glyph(f"×{n}"), style="heading") if n > 1 else text


def dice(look: Look, rolled: list[DieView]) -> list[Text]:
    """Dice that lie there, equal ones together."""
    counted = Counter((each.kind, tuple(each.symbols)) for each in rolled)
    return [die(look, kind, list(shown), n) for (kind, shown), n in counted.items()]


def held(look: Look, kinds: list[str]) -> list[Text]:
    """Dice that are not rolled: "[ ]×3 b[ ]×3"."""
    return [
        ink(f"{LETTERS.get(kind, '')}[ ]", DICE_INKS.get(kind, "")).append(look.glyph(f"×{n}") if n > 1 else "")
        for kind, n in Counter(kinds).items()
    ]


def deed(look: Look, data: DeedView) -> str:
    """One action of a track: "☠2", "↑Ye", "↔⛨"."""
    sign = DEEDS[data.do]
    if data.do == "strengthen":
        sign += look.words(f"screen-short-{data.what}") + (str(data.n) if data.n > 1 else "")
    elif data.do == "share" and data.what is not None:
        sign += DEEDS[data.what]
    elif data.do in COUNTED:
        sign += str(data.n)
    return look.glyph(sign)


def track(look: Look, deeds: list[DeedView], bracket: int) -> Text:
    """An action track; what stands left of the bracket will be done."""
    text = Text()
    for place, data in enumerate(deeds):
        if place == bracket:
            text.append(look.glyph(f"{BRACKET} "), style="bad")
        text.append(f"{deed(look, data)} ", style="heading" if place < bracket else "faint")
    text.rstrip()
    return text


def boxes(look: Look, bracket: int, length: int) -> Text:
    """A track that only counts: "■■▸|□□"."""
    text = ink(look.glyph("■" * bracket), "heading").append(look.glyph(BRACKET), style="bad")
    return text.append(look.glyph("□" * (length - bracket)), style="faint")


def in_short(look: Look, signs: SignsView) -> Text:
    """What a card does, in signs: "♜→◂◂◂", "+b[ ]"; nothing for what only words can say."""
    if signs.swap:
        left, right = signs.swap
        return symbols(look, [left]).append(look.glyph("⇄")).append(symbols(look, [right]))
    if signs.die:
        return Text("+").append(held(look, [signs.die])[0])
    if signs.double:
        return Text("[").append(symbols(look, [signs.double])).append(look.glyph("]×2"))
    if not signs.give:
        return Text()
    text = Text("/").join([symbols(look, [each]) for each in signs.pay or []])
    text.append(look.glyph("→") if signs.pay else "").append(symbols(look, signs.give))
    return text.append(ANYWHERE) if signs.anywhere else text
