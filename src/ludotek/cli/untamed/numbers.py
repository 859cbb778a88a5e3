"""Attack, Health and Power as they are drawn."""

from __future__ import annotations

from rich.text import Text

from ludotek.cli.output import ink
from ludotek.cli.untamed.look import Look
from ludotek.games.untamed.view import AnimalView, KeepView, SideView
from ludotek.kernel.sheet import Sheet


def attack(look: Look, animal: AnimalView) -> Text:
    """Such as "⚔ 3↑": the arrow says that it is more than the card has printed."""
    now, printed = animal.attack, look.sheets[animal.card].numbers["attack"]
    text = ink(look.glyph("⚔ "), "faint").append(str(now), style="heading")
    if now != printed:
        text.append(look.glyph("↑" if now > printed else "↓"), style="good" if now > printed else "bad")
    return text


def health(look: Look, card: AnimalView | KeepView) -> Text:
    """Health left of all Health: "♥ 2/4"."""
    left = max(0, card.health - card.damage)
    style = "bad" if card.damage else "heading"
    return ink(look.glyph("♥ "), "bad").append(str(left), style=style).append(f"/{card.health}", style="faint")


def bar(look: Look, card: AnimalView | KeepView) -> Text:
    """A box for each Health, those with damage empty."""
    left = max(0, card.health - card.damage)
    return Text(look.glyph("■" * left + "□" * (card.health - left)))


def printed(look: Look, sheet: Sheet) -> Text:
    """Attack and Health of a card that is not in play; nothing for an Item."""
    if sheet.kind != "animal":
        return Text()
    text = ink(look.glyph("⚔ "), "faint").append(str(sheet.numbers["attack"]), style="heading")
    return text.append(look.glyph(" ♥ "), style="bad").append(str(sheet.numbers["health"]), style="heading")


def power(look: Look, side: SideView) -> Text:
    """Power cards, ready and exhausted: "Power ●●○ 2/3"."""
    ready, count = side.power.ready, side.power.count
    text = ink(f"{look.words('screen-power')} ", "faint")
    return text.append(look.glyph("●" * ready + "○" * (count - ready) + " " * bool(count))).append(
        f"{ready}/{count}", style="heading"
    )
