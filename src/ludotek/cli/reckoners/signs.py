"""Signs: symbols, dice and the actions of a track. Each has a letter where only ASCII can be shown, and nothing is told
by its colour alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.text import Text

from ludotek.cli.output import ink
from ludotek.cli.reckoners.look import SYMBOLS, Look
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.sheet import Sheet

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


def symbols(look: Look, names: list[str]) -> Text:
    """Such as "◂◂"."""
    text = Text()
    for name in names:
        text.append(look.glyph(SYMBOLS[name]), style=INKS[name])
    return text


def die(look: Look, kind: str, shown: list[str], n: int = 1) -> Text:
    """Such as "b[◂◂]×2": a blue die twice. A basic die has no letter."""
    style = DICE_INKS.get(kind, "")
    text = ink(f"{LETTERS.get(kind, '')}[", style).append(symbols(look, shown)).append("]", style=style)
    return text.append(look.glyph(f"×{n}"), style="heading") if n > 1 else text


def dice(look: Look, rolled: list[dict[str, Any]]) -> list[Text]:
    """Dice that lie there, equal ones together."""
    counted = Counter((each["kind"], tuple(each["symbols"])) for each in rolled)
    return [die(look, kind, list(shown), n) for (kind, shown), n in counted.items()]


def held(look: Look, kinds: list[str]) -> list[Text]:
    """Dice that are not rolled: "[ ]×3 b[ ]×3"."""
    return [
        ink(f"{LETTERS.get(kind, '')}[ ]", DICE_INKS.get(kind, "")).append(look.glyph(f"×{n}") if n > 1 else "")
        for kind, n in Counter(kinds).items()
    ]


def deed(look: Look, data: dict[str, Any]) -> str:
    """One action of a track: "☠2", "↑Ye", "↔⛨"."""
    sign = DEEDS[data["do"]]
    if data["do"] == "strengthen":
        sign += look.words(f"screen-short-{data['what']}") + (str(data["n"]) if data["n"] > 1 else "")
    elif data["do"] == "share":
        sign += DEEDS[data["what"]]
    elif data["do"] in COUNTED:
        sign += str(data["n"])
    return look.glyph(sign)


def track(look: Look, deeds: list[dict[str, Any]], bracket: int) -> Text:
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


# symbols out of phrases


def symbols_in(slot: Slot) -> list[str]:
    """The symbols that a phrase speaks of, one by one."""
    if isinstance(slot, list):
        return [name for each in slot for name in symbols_in(each)]
    if not isinstance(slot, Phrase):
        return []
    n = slot.slots.get("n") if slot.key == "symbols" else 1
    own = [slot.key.removeprefix("symbol-")] if slot.key.startswith("symbol-") else []
    assert isinstance(n, int)
    return own + [name for each in slot.slots.values() for name in symbols_in(each)] * n


def kind_in(phrase: Phrase) -> str:
    """The kind of die that a phrase speaks of."""
    kind = phrase.slots["die"] if phrase.key == "die-showing" else phrase
    assert isinstance(kind, Phrase)
    return kind.key.removeprefix("die-")


def in_short(look: Look, sheet: Sheet) -> Text:
    """What a card does, in signs: "♜→◂◂◂", "+b[ ]"; nothing for what only words can say."""
    phrase = sheet.texts[0][1]
    key, slots = phrase.key, phrase.slots
    if key == "card-does-swap":
        return (
            symbols(look, symbols_in(slots["left"]))
            .append(look.glyph("⇄"))
            .append(symbols(look, symbols_in(slots["right"])))
        )
    if key == "card-does-die":
        kind = slots["die"]
        assert isinstance(kind, Phrase)
        return Text("+").append(held(look, [kind_in(kind)])[0])
    if key == "card-does-double":
        return Text("[").append(symbols(look, symbols_in(slots["symbol"]))).append(look.glyph("]×2"))
    if not key.startswith("card-does-give"):
        return Text()
    paid = symbols_in(slots.get("paid", []))
    text = Text("/").join([symbols(look, [each]) for each in paid])
    text.append(look.glyph("→") if paid else "").append(symbols(look, symbols_in(slots["results"])))
    return text.append(ANYWHERE) if "anywhere" in key else text
