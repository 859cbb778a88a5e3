"""Options as people choose them: in groups, numbered from the first to the last as they are read."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotek.api import Candidate
from ludotek.cli.output import ink
from ludotek.kernel.step import DONE


class MenuItem:
    """One option: its number on the screen, what it does, and how it is shown."""

    def __init__(self, number: int, option: Candidate, label: Text) -> None:
        self.number = number
        self.option = option
        self.label = label


class Bunch:
    """Options that belong together under a heading, one below the other or (`inline`) in a row."""

    def __init__(self, heading: str, inline: bool) -> None:
        self.heading = heading
        self.inline = inline
        self.items: list[MenuItem] = []


class Menu:
    """All options of a decision; 0 stands for the one that ends the question, if there is one."""

    def __init__(self) -> None:
        self.bunches: list[Bunch] = []
        self.items: list[MenuItem] = []
        self.done: MenuItem | None = None

    def add(self, heading: str, inline: bool, option: Candidate, label: Text) -> None:
        """Put an option into the bunch of that heading; bunches keep the order in which they were begun."""
        if not self.bunches or self.bunches[-1].heading != heading or self.bunches[-1].inline != inline:
            self.bunches.append(Bunch(heading, inline))
        item = MenuItem(len(self.items) + 1, option, label)
        self.bunches[-1].items.append(item)
        self.items.append(item)
        if option.action == DONE:
            self.done = item

    def find(self, number: int) -> MenuItem | None:
        if number == 0:
            return self.done
        return self.items[number - 1] if 1 <= number <= len(self.items) else None

    def drawn(self, width: int) -> RenderableType:
        column = min(max((len(bunch.heading) for bunch in self.bunches), default=0), width // 4)
        grid = Table.grid(padding=(0, 1, 0, 0))
        if column:
            grid.add_column(width=column, style="faint")
        grid.add_column()
        for bunch in self.bunches:
            shown = in_rows(bunch, width - column - 2) if bunch.inline else in_lines(bunch)
            grid.add_row(*([bunch.heading, shown] if column else [shown]))
        return grid


def in_lines(bunch: Bunch) -> RenderableType:
    """Each option on a line of its own."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="number", justify="right", min_width=2)
    grid.add_column()
    for item in bunch.items:
        grid.add_row(str(item.number), item.label)
    return grid


def in_rows(bunch: Bunch, width: int) -> RenderableType:
    shown = [ink(f"{item.number:>2} ", "number").append(item.label) for item in bunch.items]
    return Group(*flow(shown, width))


def flow(items: list[Text], width: int, between: str = "  ") -> list[Text]:
    """Items in rows that keep to the width, no item broken."""
    rows: list[Text] = []
    for item in items:
        if rows and rows[-1].cell_len + len(between) + item.cell_len <= width:
            rows[-1].append(between).append(item)
        else:
            rows.append(item.copy())
    return rows
