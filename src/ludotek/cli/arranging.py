"""Options as people choose them: in groups, numbered from the first to the last as they are read."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotek.api import Candidate


class Choice:
    """One option: its number on the screen, what it does, and how it is shown."""

    def __init__(self, number: int, option: Candidate, label: Text) -> None:
        self.number = number
        self.option = option
        self.label = label

    def shown(self) -> Text:
        return Text(f"{self.number:>2} ", style="number").append(self.label)


class Bunch:
    """Options that belong together under a heading, one below the other or (`inline`) in a row."""

    def __init__(self, heading: str, inline: bool) -> None:
        self.heading = heading
        self.inline = inline
        self.choices: list[Choice] = []


class Menu:
    """All options of a decision. The last number is the answer "done", if there is one; 0 means the same."""

    def __init__(self) -> None:
        self.bunches: list[Bunch] = []
        self.choices: list[Choice] = []
        self.done: Choice | None = None

    def add(self, heading: str, inline: bool, option: Candidate, label: Text) -> Choice:
        """Put an option into the bunch of that heading; bunches keep the order in which they were begun."""
        if not self.bunches or self.bunches[-1].heading != heading or self.bunches[-1].inline != inline:
            self.bunches.append(Bunch(heading, inline))
        choice = Choice(len(self.choices) + 1, option, label)
        self.bunches[-1].choices.append(choice)
        self.choices.append(choice)
        return choice

    def find(self, number: int) -> Choice | None:
        if number == 0:
            return self.done
        return self.choices[number - 1] if 1 <= number <= len(self.choices) else None

    def drawn(self, width: int) -> RenderableType:
        return Group(*[drawn_bunch(bunch, width) for bunch in self.bunches])


def drawn_bunch(bunch: Bunch, width: int) -> RenderableType:
    heading = min(max(12, width // 6), 20)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=heading, style="faint")
    grid.add_column()
    shown = [choice.shown() for choice in bunch.choices]
    lines = flow(shown, width - heading - 1) if bunch.inline else shown
    grid.add_row(bunch.heading, Group(*lines))
    return grid


def flow(items: list[Text], width: int) -> list[Text]:
    """Items in rows that keep to the width, no item broken."""
    rows: list[Text] = []
    for item in items:
        if rows and rows[-1].cell_len + 2 + item.cell_len <= width:
            rows[-1].append("  ").append(item)
        else:
            rows.append(item.copy())
    return rows
