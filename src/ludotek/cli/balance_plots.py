"""Figures as plots with their numbers beside them: intervals one below the other, grids, and lengths."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from math import isfinite
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotek.lab.exhibit import Grid, Lengths, Ranking
    from ludotek.lab.figure import Figure

Namer = Callable[[str], str]  # from what a figure is about to HTML

MANY = 24  # rows above which only those at both ends are open
ENDS = 8  # rows at each end
WIDE, HIGH = 1000, 20  # of one plot, in its own measure; it is stretched to its place
TALL = 100  # of the bars of lengths
ROOM = 0.04  # of the width, to the left and to the right of all intervals
FULL = 60  # % of the colour at most, so that numbers stay readable

MARKS = {"within": "✓", "outside": "✗", "not yet sure": "?"}
SHORT = {"within": "in", "outside": "out", "not yet sure": "open"}  # classes of the style sheet

STYLE = """
.in, .out, .open { white-space: nowrap; } .in { color: var(--blue); } .out { color: var(--orange); font-weight: 600; } .open { color: var(--faint); }
td small { white-space: nowrap; } td, tbody th { vertical-align: middle; } tbody th { color: var(--ink); } small { color: var(--faint); }
.rows { table-layout: fixed; } .plot { padding: 0 .5rem; } .plot svg { overflow: visible; display: block; width: 100%; height: 1.5rem; }
.plot line, .plot path { vector-effect: non-scaling-stroke; stroke: var(--ink); } .plot .zero { stroke: var(--line); }
.plot .reach { stroke-width: 2; } .plot .dot { stroke-width: 9; stroke-linecap: round; } .plot rect { fill: var(--band); }
.plot .in { stroke: var(--blue); } .plot .out { stroke: var(--orange); } .plot .open, .plot .free { stroke: var(--grey); }
.axis { display: flex; justify-content: space-between; }
.grid { width: auto; } .grid td { text-align: center; padding: .25rem .4rem; border: 1px solid var(--line); line-height: 1.2; }
.grid small { display: block; white-space: nowrap; font-size: .7rem; color: inherit; opacity: .8; }
.grid th { font-size: .85rem; } .grid thead th { text-align: center; vertical-align: bottom; min-width: 4rem; }
.grid tbody th { position: sticky; left: 0; background: var(--paper); }
.lengths { max-width: 40rem; } .lengths svg { display: block; width: 100%; height: 8rem; border-bottom: 1px solid var(--line); }
.lengths rect { fill: var(--grey); } .lengths .aimed { fill: var(--blue); }
details { margin: .25rem 0; } summary { cursor: pointer; color: var(--faint); padding: .35rem 0; }
@media (max-width: 40rem) {
  .rows colgroup, .rows thead th:not(.plot) { display: none; } .rows thead tr { border: 0; } .rows tbody th { font-weight: 600; }
  .rows tr { display: grid; grid-template-columns: 1fr auto; gap: 0 .75rem; padding: .35rem 0; }
  .rows th, .rows td { padding: 0; text-align: left; } .rows .count { grid-area: 2 / 2; text-align: right; }
  .rows .verdict { grid-area: 1 / 2; text-align: right; } .rows .value { grid-area: 2 / 1; } .rows .plot { grid-area: 3 / 1 / 3 / 3; width: 100%; }
  .rows .side::before { content: attr(data-label) " "; color: var(--faint); } .rows .count::before { content: "n "; }
  .rows .side { font-size: .85rem; }
}
"""


def shown(value: float, unit: str) -> str:
    text = {"share": f"{value:.1%}", "points": f"{100 * value:+.1f}"}.get(unit, f"{value:.2f}")
    return text.replace("-", "−")


def reach(figure: Figure, unit: str) -> str:
    """The interval."""
    low, high = (shown(each, unit).removesuffix("%") for each in (figure.low, figure.high))
    return f"{low}–{high}" if unit == "share" else f"{low} to {high}"


def numbers(figure: Figure, unit: str) -> str:
    if not figure.n:
        return '<span class="faint">never</span>'
    return f'<span class="number">{shown(figure.value, unit)}</span> <small>{reach(figure, unit)}</small>'


def verdict(figure: Figure) -> str:
    if not figure.verdict:
        return ""
    return f'<span class="{SHORT[figure.verdict]}">{MARKS[figure.verdict]} {figure.verdict}</span>'


class Scale:
    """From figures to places in a plot, in which all intervals and targets have room."""

    def __init__(self, figures: list[Figure], unit: str) -> None:
        self.has_zero = unit == "points"
        targets = [each.target for each in figures if each.target is not None]
        edges = [edge for target in targets for edge in (target.low, target.high) if isfinite(edge)]
        points = [*edges, *[each.low for each in figures], *[each.high for each in figures]]
        low, high = min(points), max(points)
        space = ROOM * (high - low or 1.0)
        self.low = max(0.0, low - space) if low >= 0 else low - space
        self.high = min(1.0, high + space) if unit == "share" else high + space

    def __call__(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return round(WIDE * max(0.0, min(1.0, part)), 1)


def ranking(exhibit: Ranking, name: Namer) -> str:
    """A row for each figure. Of many, those in the middle are folded."""
    rows = exhibit.figures
    scale = Scale(rows, exhibit.unit)
    if len(rows) <= MANY:
        return ranking_table(exhibit, rows, scale, name)
    first, middle, last = rows[:ENDS], rows[ENDS:-ENDS], rows[-ENDS:]
    between = ranking_table(exhibit, middle, scale, name, head=False)
    return (
        ranking_table(exhibit, first, scale, name)
        + f"<details><summary>{len(middle)} between them</summary>{between}</details>"
        + ranking_table(exhibit, last, scale, name, head=False)
    )


def ranking_table(exhibit: Ranking, rows: list[Figure], scale: Scale, name: Namer, head: bool = True) -> str:
    judged = any(each.target is not None for each in exhibit.figures)
    labels = [label for label, _ in exhibit.beside]
    heading = {"share": "rate", "points": "points"}.get(exhibit.unit, "value")
    axis = f"<span>{shown(scale.low, exhibit.unit)}</span><span>{shown(scale.high, exhibit.unit)}</span>"
    heads = [f'<th class="plot"><span class="axis">{axis}</span></th>', f"<th>{heading} <small>95%</small></th>"]
    heads += [f"<th>{escape(each)}</th>" for each in [*labels, exhibit.counted]]
    heads += ["<th>target</th>"] if judged else []
    body = "".join(ranking_row(exhibit, each, scale, name, judged) for each in rows)
    top = f"<thead><tr><th></th>{''.join(heads)}</tr></thead>" if head else ""
    widths = ["20%", "auto", "7.5rem", *["6.5rem"] * len(labels), "5rem", *["8rem"] * judged]
    columns = "".join(f'<col style="width: {width}">' for width in widths)
    return f'<table class="rows"><colgroup>{columns}</colgroup>{top}<tbody>{body}</tbody></table>'


def ranking_row(exhibit: Ranking, figure: Figure, scale: Scale, name: Namer, judged: bool) -> str:
    cells = [
        f'<th scope="row">{name(figure.what)}</th>',
        f'<td class="plot">{interval(figure, scale)}</td>',
    ]
    cells.append(f'<td class="value">{numbers(figure, exhibit.unit)}</td>')
    for (label, unit), each in zip(exhibit.beside, figure.beside, strict=True):
        cells.append(side(label, numbers(each, unit)))
    cells.append(side(exhibit.counted, f"{figure.n:,}", "side count"))
    cells += [f'<td class="verdict">{verdict(figure)}</td>'] if judged else []
    return f"<tr>{''.join(cells)}</tr>"


def side(label: str, inside: str, kind: str = "side") -> str:
    return f'<td class="{kind}" data-label="{escape(label, quote=True)}">{inside}</td>'


def interval(figure: Figure, scale: Scale) -> str:
    """The value as a dot on its interval, above the shaded target."""
    kind = SHORT.get(figure.verdict, "free")
    parts: list[str] = []
    if figure.target is not None:
        left, right = scale(figure.target.low), scale(figure.target.high)
        parts.append(f'<rect x="{left}" width="{right - left:.1f}" height="{HIGH}"/>')
    zero, middle = scale(0.0), HIGH // 2
    if scale.has_zero and 0 < zero < WIDE:
        parts.append(f'<line class="zero" x1="{zero}" x2="{zero}" y1="0" y2="{HIGH}"/>')
    low, high = scale(figure.low), scale(figure.high)
    parts.append(f'<line class="reach {kind}" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>')
    parts.append(f'<path class="dot {kind}" d="M{scale(figure.value)} {middle}h.01"/>')
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="none" aria-hidden="true">{"".join(parts)}</svg>'


def grid(exhibit: Grid, name: Namer) -> str:
    """A table whose cells are the more coloured the farther they are from the middle: orange below, blue above."""
    head = "".join(f"<th>{name(column)}</th>" for column in exhibit.columns)
    rows = [
        f'<tr><th scope="row">{name(row)}</th>'
        + "".join(cell(exhibit, exhibit.cell(row, column)) for column in exhibit.columns)
        + "</tr>"
        for row in exhibit.rows
    ]
    return (
        f'<div class="scroll"><table class="grid"><thead><tr><th></th>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def cell(exhibit: Grid, figure: Figure | None) -> str:
    if figure is None:
        return "<td></td>"
    away = max(-1.0, min(1.0, (figure.value - exhibit.middle) / exhibit.reach))
    colour = f"color-mix(in srgb, var(--{'blue' if away > 0 else 'orange'}) {abs(away) * FULL:.0f}%, var(--card))"
    mark = f' <span title="{figure.verdict}">{MARKS[figure.verdict]}</span>' if figure.verdict else ""
    number = f'<span class="number">{shown(figure.value, exhibit.unit)}</span>{mark}'
    return (
        f'<td style="background: {colour}" title="{figure.n:,} {escape(exhibit.counted)}">{number}'
        f"<small>{reach(figure, exhibit.unit)}</small></td>"
    )


def lengths(exhibit: Lengths) -> str:
    """A bar for each length; those that the median may have are blue. The numbers are folded."""
    figure, total, most = exhibit.figures[0], exhibit.counts.total(), max(exhibit.counts.values())
    target = figure.target
    every = range(min(exhibit.counts), max(exhibit.counts) + 1)
    bars, rows = list[str](), list[str]()
    for place, length in enumerate(every):
        n = exhibit.counts[length]
        aimed = ' class="aimed"' if target is not None and target.low <= length <= target.high else ""
        high = TALL * n / most
        bars.append(f'<rect{aimed} x="{place + 0.05:.2f}" y="{TALL - high:.1f}" width=".9" height="{high:.1f}"/>')
        rows.append(f'<tr><th scope="row">{length}</th><td class="number">{n / total:.1%}</td><td>{n:,}</td></tr>')
    drawing = (
        f'<svg viewBox="0 0 {len(every)} {TALL}" preserveAspectRatio="none" aria-hidden="true">{"".join(bars)}</svg>'
    )
    middle = f"Median {figure.value:g} <small>{figure.low:g} to {figure.high:g}</small> of {total:,}"
    return (
        f'<p>{middle} {verdict(figure)}</p><div class="lengths">{drawing}'
        f'<span class="axis faint"><span>{every[0]}</span><span>{every[-1]}</span></span></div>'
        f"<details><summary>The numbers</summary><table>{''.join(rows)}</table></details>"
    )
