"""What was measured of single cards, kept with the content they belong to: the sheets of cards show it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludotek.lab.exhibit import Chapter, Exhibit, Ranking
from ludotek.lab.figure import Figure
from ludotek.registry import read_json_file

DIGITS = 4


def keep_figures(path: Path, players: str, head: dict[str, Any], chapters: list[Chapter]) -> None:
    """Keep what was measured with these players, instead of what was measured with them before; `head` says how."""
    kept = read_json_file(path) | {players: {**head, "figures": figures_of(chapters)}}
    path.write_text(written(kept), encoding="utf-8")


def figures_of(chapters: list[Chapter]) -> dict[str, Any]:
    """By the names of the exhibits that sheets show: the unit, what was counted, and each thing with its figure."""
    exhibits = [exhibit for chapter in chapters for exhibit in chapter.exhibits if exhibit.on_cards]
    return {name: found for exhibit in exhibits for name, found in tables(exhibit) if found["of"]}


def tables(exhibit: Exhibit) -> Iterator[tuple[str, dict[str, Any]]]:
    """An exhibit, and what stands beside its figures: each is a table of its own, named after both."""
    yield exhibit.on_cards, table(exhibit.unit, exhibit.counted, exhibit.figures)
    if isinstance(exhibit, Ranking):
        for column, (label, unit) in enumerate(exhibit.beside):
            figures = [each.beside[column] for each in exhibit.figures]
            yield f"{exhibit.on_cards}-{label}", table(unit, exhibit.counted_beside or exhibit.counted, figures)


def table(unit: str, counted: str, figures: list[Figure]) -> dict[str, Any]:
    of = {
        each.what: [*(round(number, DIGITS) for number in (each.value, each.low, each.high)), each.n]
        for each in figures
        if each.n
    }
    return {"unit": unit, "counted": counted.replace(" ", "-"), "of": of}


def written(kept: dict[str, Any]) -> str:
    """As JSON with a line for each figure, so that one can see what has changed."""
    text = json.dumps(kept, ensure_ascii=False, indent=1)
    whole, rest = "", text
    while "[" in rest:  # the only lists are figures
        before, _, rest = rest.partition("[")
        inside, _, rest = rest.partition("]")
        whole += f"{before}[{' '.join(inside.split())}]"
    return f"{whole}{rest}\n"
