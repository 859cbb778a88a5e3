"""The looker's own hand: what each card costs, is and says, and which can be used now."""

from __future__ import annotations

from collections import Counter

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludotek.cli.cardface import passages
from ludotek.cli.output import ink
from ludotek.cli.untamed.look import Look
from ludotek.cli.untamed.numbers import printed
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Sheet

TEXT_LINES = 2  # more of a text is told by `card NAME`


def hand(look: Look, width: int, with_texts: bool = True) -> list[RenderableType]:
    """Nothing for a spectator and for those who have no cards yet."""
    if look.seat is None or not look.view["seats"][look.seat]["hand"]["count"]:
        return []
    held = look.view["seats"][look.seat]["hand"]
    counted = Counter(held["known"])
    order = sorted(counted, key=lambda card: (look.sheets[card].numbers["cost"], look.name(card)))
    names = {card: title(look, card, counted[card]) for card in order}
    column = max(name.cell_len for name in names.values())
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, width=column)
    grid.add_column(no_wrap=True, min_width=7)
    grid.add_column()
    numbers = {card: printed(look, look.sheets[card]) for card in order}
    room = width - 4 - column - max(7, *(each.cell_len for each in numbers.values())) - 3
    for card in order:
        mark = look.glyph("▸") if look.can_use(card) else " "
        cost = Text(f"{mark} ").append(cost_now(look, look.sheets[card]), style="number")
        text = card_text(look, look.sheets[card], room) if with_texts else keywords(look, look.sheets[card])
        grid.add_row(cost, names[card], numbers[card], text)
    return [look.section(look.heading("screen-your-hand", n=held["count"])), grid]


def title(look: Look, card: str, n: int) -> Text:
    text = ink(look.name(card), "heading")
    return text.append(look.glyph(f" ×{n}")) if n > 1 else text


def cost_now(look: Look, sheet: Sheet) -> str:
    """The printed cost, or what an option asks for instead."""
    for option in look.options:
        if option.key == "act-play" and option.slots["card"] == Phrase(f"card-{sheet.id}"):
            return str(option.slots["cost"])
    return str(sheet.numbers["cost"])


def card_text(look: Look, sheet: Sheet, width: int) -> Text:
    """What the card says, in a few lines."""
    text = Text()
    for each in passages(look.words, sheet):
        keyword = each.use == "keywords"
        text.append(" " if text.plain else "").append(f"{each.text}." if keyword else each.text, "heading" * keyword)
    return Text("\n").join(look.in_lines(text, width, TEXT_LINES))


def keywords(look: Look, sheet: Sheet) -> Text:
    return Text(" ".join(each.text for each in passages(look.words, sheet) if each.use == "keywords"))
