"""The end of a game: won or lost and by which rule, what it was like, and what cost the Population its lives."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotek.cli.explaining import clause_block
from ludotek.cli.output import ink
from ludotek.cli.reckoners.epics_phase import LOSS
from ludotek.cli.reckoners.look import Look
from ludotek.kernel.outcome import Outcome
from ludotek.table.story import Told

STEELHEART = "steelheart"


def ending(look: Look, result: Outcome, story: list[Told]) -> RenderableType:
    """`story` is what counts: without what was put back."""
    won = result.how == STEELHEART
    return Group(
        Text(),
        ink(look.words("screen-won" if won else "screen-lost"), "good" if won else "bad"),
        Text(look.words(f"end-{result.how}")),
        clause_block(look.words, result.rule),
        totals(look, story),
        *causes(look, story),
    )


def totals(look: Look, story: list[Told]) -> RenderableType:
    happened = Counter(line.key for line in story)
    view = look.view
    counted = {
        "rounds": str(view["round"]),
        "epics": str(happened["log-defeated"]),
        "population": str(view["population"]),
        "bases": str(happened["log-base-found"]),
        "steelheart": str(view["steelheart"]["research"] or view["steelheart"]["health"] or 0),
    }
    grid = table()
    for name, value in counted.items():
        weakened = name == "steelheart" and not view["steelheart"]["research"]
        grid.add_row(look.words(f"screen-count-{name}{'-health' if weakened else ''}"), value)
    return grid


def causes(look: Look, story: list[Told]) -> list[RenderableType]:
    """Population lost, by whose doing, the worst first."""
    epics = [sheet.id for sheet in look.sheets.values() if sheet.kind == "epic"]
    lost: Counter[str] = Counter()
    for line in story:
        if line.key == LOSS:
            by = look.name(epics[line.cause]) if 0 <= line.cause < len(epics) else look.words("steelheart")
            lost[by] += line.values["n"]
    if not lost:
        return []
    grid = table()
    for name, n in lost.most_common():
        grid.add_row(f"  {name}", str(n))
    return [look.heading("screen-lost-by"), grid]


def table() -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="faint")
    grid.add_column(justify="right")
    return grid
