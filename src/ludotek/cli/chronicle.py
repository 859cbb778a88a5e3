"""What a finished game was like, for the terminal: the facts that the page shows as well, as compact as can be."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludotek.cli.output import ink
from ludotek.cli.words import Words
from ludotek.kernel.chronicle import Chart, Figure, Ranking, Sentence, Throw
from ludotek.kernel.phrase import Phrase
from ludotek.table.chronicle import chronicle
from ludotek.table.places import places
from ludotek.table.session import Session

Naming = Callable[[Words, int], str]  # what a seat is called


def told(words: Words, session: Session, player: Naming) -> list[RenderableType]:
    """To the only person, or to all who sit at the terminal; nothing of a game that tells nothing."""
    match = session.match
    alone = len(session.owned) == 1 or match.mode.together
    found = chronicle(match, session.owned if alone else [])
    if found is None:
        return []
    # Its rule has just been read.
    lines: list[RenderableType] = [Text(words.phrase(found.decided.text)), figures(words, found.figures)]
    if found.chart is not None:
        lines.append(chart(words, found.chart))
    if found.throw is not None:
        lines.append(throw(words, found.throw))
    came = places(session)
    for n, each in enumerate(found.rankings):
        lines.append(ranking(words, each, player, came if n == 0 else {}))
    if found.tip is not None:
        lines.append(sentence(words, found.tip))
    return lines


def sentence(words: Words, said: Sentence) -> Text:
    text = Text(words.phrase(said.text))
    return text.append(f"  {said.rule}", style="rule") if said.rule else text


def figures(words: Words, numbers: list[Figure]) -> Text:
    return ink(" · ".join(figure(words, each) for each in numbers), "heading")


def figure(words: Words, number: Figure) -> str:
    key = f"chronicle-{number.name}"
    if number.of:
        return f"{number.value}/{number.of} {words(key)}"
    return f"{number.value} {words.form(Phrase(key, {'n': number.value}), 'counted') or words(key)}"


def chart(words: Words, chart: Chart) -> Text:
    """Only what it comes to."""
    key, mark = Phrase(f"chart-{chart.name}"), chart.marks()
    gap = chart.total() - mark
    text = ink(words.phrase(key), "faint").append(f"  {gap:+.1f}", "good" if gap >= 0 else "bad")
    return text.append(f"  {chart.total()} {words.form(key, 'value')}, {mark:.1f} {words.form(key, 'mark')}")


def throw(words: Words, throw: Throw) -> Text:
    key = f"throw-{throw.name}"
    roll = words.form(Phrase(key, {"n": throw.n, "hits": throw.hits, "all": len(throw.dice)}), "text")
    odds = words.form(Phrase(key, {"n": throw.one_in()}), "odds")
    return ink(words(key), "faint").append(f"  {roll} {odds}")


def ranking(words: Words, ranking: Ranking, player: Naming, came: dict[int, int]) -> RenderableType:
    """Players by their places, where there are any."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(words(f"ranking-{ranking.name}"))
    for column in ranking.columns:
        grid.add_column(words(f"column-{column}"), justify="right")
    grid.show_header = True
    grid.header_style = "faint"
    for who, seat, numbers in sorted(ranking.rows, key=lambda row: came.get(row.seat, 0)):
        name = words.phrase(who) if seat < 0 else player(words, seat)
        place = f"{came[seat]}. " if seat in came else ""
        grid.add_row(ink(f"{place}{name}", "good" if came.get(seat) == 1 else "heading"), *map(str, numbers))
    return grid
