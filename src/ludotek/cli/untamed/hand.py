"""The looker's own hand: what each card costs, is and says, and which can be used now."""

from __future__ import annotations

from collections import Counter

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludotek.cli.cardface import passages
from ludotek.cli.output import ink
from ludotek.cli.untamed.animals import NAME
from ludotek.cli.untamed.look import Look
from ludotek.cli.untamed.numbers import printed
from ludotek.kernel.sheet import Sheet

TEXT_LINES = 2  # more of a text is told by `card NAME`
NUMBERS = 7  # "⚔ 3 ♥ 4"
ROOMY = 100  # below this a long name is cut off, for the sake of the text


def hand(look: Look, width: int, with_texts: bool = True) -> list[RenderableType]:
    """Nothing for a spectator and for those who have no cards yet."""
    if look.seat is None or not look.view.seats[look.seat].hand.count:
        return []
    held = look.view.seats[look.seat].hand
    counted = Counter(held.known)
    order = sorted(counted, key=lambda card: (look.sheets[card].numbers["cost"], look.name(card)))
    names = {card: title(look, card, counted[card], NAME if width < ROOMY else width) for card in order}
    column = max(name.cell_len for name in names.values())
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, width=column)
    grid.add_column(no_wrap=True, width=NUMBERS)
    grid.add_column()
    room = width - column - NUMBERS - 6
    for card in order:
        cost = look.mark(look.can_use(card)).append(cost_now(look, look.sheets[card]), style="number")
        text = look.in_lines(card_text(look, look.sheets[card], with_texts), room, TEXT_LINES)
        grid.add_row(cost, names[card], printed(look, look.sheets[card]), Text("\n").join(text))
    return [look.section(look.heading("screen-your-hand", n=held.count)), grid]


def title(look: Look, card: str, n: int, width: int) -> Text:
    times = look.glyph(f" ×{n}") if n > 1 else ""
    return look.shortened(ink(look.name(card), "heading"), width - len(times)).append(times)


def cost_now(look: Look, sheet: Sheet) -> str:
    """The printed cost, or what an option asks for instead."""
    for option in look.options:
        if option.verb == "play" and look.card_of(option) == sheet.id:
            return str(option.numbers["cost"])
    return str(sheet.numbers["cost"])


def card_text(look: Look, sheet: Sheet, whole: bool) -> Text:
    """What the card says; not `whole`: its keywords only. An Item says that it is one."""
    said = passages(look.words, sheet)
    keywords = [each.text for each in said if each.use == "keywords"]
    if sheet.kind == "item":
        keywords.insert(0, look.words("kind-item"))
    text = ink(f"{', '.join(keywords)}." if keywords else "", "heading")
    for each in said:
        if whole and each.use != "keywords":
            text.append(" " if text.plain else "").append(each.text)
    return text
