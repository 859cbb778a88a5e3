"""The market: what equipment costs and does; and the dice that can be bought back."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludotek.cli.cardface import passages
from ludotek.cli.output import ink
from ludotek.cli.reckoners.look import Look
from ludotek.cli.reckoners.signs import held, in_short
from ludotek.games.reckoners.view import CardView

LINES = 3  # of a text


def market(look: Look, width: int) -> list[RenderableType]:
    """The cards on offer, each with its cost and what it does."""
    cards = look.view.market
    title = look.heading("screen-market", left=look.view.equipment_left)
    parts: list[RenderableType] = [look.section(title)]
    names = [look.name(each.id) for each in cards]
    column = max(map(len, names), default=0)
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(3):
        grid.add_column(no_wrap=True)
    room = width - column - 8
    for data, name in zip(cards, names, strict=True):
        can_pay = data.cost <= look.view.money
        cost = Text(look.glyph("▸") if can_pay else " ").append(
            f" {look.words('screen-dollars', n=data.cost)}", style="number"
        )
        grid.add_row(cost, ink(name, "heading"), what_it_does(look, data, room))
    return [*parts, grid, *confiscated(look)]


def what_it_does(look: Look, card: CardView, width: int) -> Text:
    """In signs where there are some, and in words: all of them while equipment is bought, else as many as fit."""
    text = in_short(look, card.signs)
    text.append("  " if text.plain else "").append(passages(look.words, look.sheets[card.id])[0].text, style="faint")
    return Text("\n").join(look.in_lines(text, width, LINES if look.view.moment == "acquire" else 1))


def confiscated(look: Look) -> list[RenderableType]:
    dice = [Text(f"{look.reckoner(each.owner)} ").append(held(look, [each.kind])[0]) for each in look.view.confiscated]
    return [ink(f"  {look.words('screen-confiscated')} ", "bad").append(Text(", ").join(dice))] if dice else []
