"""What was measured of a card, in the terminal: in words, with a bar on which every dot is another card."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludotek.cli.output import ink
from ludotek.table.figures import Row, Told

WIDTH = 20  # of a bar


def figure_lines(figures: list[Told]) -> RenderableType:
    parts: list[RenderableType] = []
    for told in figures:
        parts.append(ink(told.text, "heading").append(f"  {told.note}", style="faint"))
        parts.append(Padding(rows_of(told), (0, 0, 0, 2)))
    return Group(*parts)


def rows_of(told: Told) -> Table:
    table = Table.grid(padding=(0, 2))
    for _ in ("figure", "bar", "interval"):
        table.add_column(no_wrap=True)
    for place, row in enumerate(told.rows):
        others = told.others if place == 0 else []
        cells = [ink(row.text, "number"), bar(told, row, others), Text(row.between)]
        table.add_row(*cells, Text(", ".join(part for part in (row.what, row.player, row.counted) if part)))
    return table


def bar(told: Told, row: Row, others: list[float]) -> Text:
    """The interval as a line, the figure on it, other cards as dots."""
    low, high = told.axis
    signs = ["·" if place in {at(each, low, high) for each in others} else " " for place in range(WIDTH)]
    for place in range(at(row.low, low, high), at(row.high, low, high) + 1):
        signs[place] = "─"
    signs[at(row.value, low, high)] = "●"
    return Text(f"▏{''.join(signs)}▕")


def at(value: float, low: float, high: float) -> int:
    return round((value - low) / ((high - low) or 1) * (WIDTH - 1))


def figure_data(told: Told) -> dict[str, Any]:
    """For programs."""
    return {**told._asdict(), "rows": [row._asdict() for row in told.rows]}
