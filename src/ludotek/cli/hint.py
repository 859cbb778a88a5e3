"""`hint`: the best options as they stand in the menu, with the chances to win."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ludotek.cli.menu import Menu
from ludotek.cli.words import Words
from ludotek.table.advice import Advice


def hint_table(words: Words, menu: Menu, found: list[Advice]) -> Table:
    """A row for each option: its number, what it does, and how it fares."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="number", justify="right", min_width=2)
    grid.add_column()
    grid.add_column()
    items = {item.option.action: item for item in menu.items}
    for place, advice in enumerate(found):
        item = items[advice.action]
        number = "0" if item is menu.done else str(item.number)
        grid.add_row(number, words.phrase(item.option.phrase), Text(fares(words, advice, place == 0), style="faint"))
    return grid


def fares(words: Words, advice: Advice, best: bool) -> str:
    kind = "best" if best else "worse" if advice.behind > 0 else "equal"
    chance, low, high, behind = (round(100 * each) for each in advice[1:])
    return words(f"hint-{kind}", chance=chance, low=low, high=high, behind=max(1, behind))
