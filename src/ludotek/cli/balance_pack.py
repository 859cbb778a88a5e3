"""`ludotek balance FILE`: within a minute, whether a pack is too easy or too hard, hero by hero, and what is never worth it."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Any

from ludotek.cli.app import GOOD, INTERRUPTED
from ludotek.cli.asked import Asked
from ludotek.cli.balance_page import make_namer, names_of
from ludotek.cli.output import print_json
from ludotek.cli.series import run
from ludotek.cli.words import Words

if TYPE_CHECKING:
    from ludotek.lab.exhibit import Chapter, Exhibit
    from ludotek.lab.figure import Figure
    from ludotek.lab.study import Subject

SECONDS = 45  # of play, so that all of it stays within a minute
SAMPLE = 4  # games of the largest setting that tell how fast they are
FEWEST, MOST = 20, 4000
WORST = 8  # figures that are named for a target


def balance_pack(about: Asked, games: int | None, players: str, seed: int, jobs: int | None, json: bool) -> int:
    from ludotek.lab.evidence import Evidence
    from ludotek.lab.series import Series
    from ludotek.lab.study import Subject, plans, study_of

    subject = Subject(about.game, {}, players, about.pack)
    study = study_of(subject.game)
    wanted = games if games is not None else as_many_as_fit(subject, seed)
    with TemporaryDirectory() as folder:
        series = Series(plans(subject, seed, wanted), Path(folder))
        found = run(series, jobs, False, remember=False)
        chapters = study.chapters(subject, Evidence(Path(folder))) if series.games else []
    if json:
        figures: dict[str, Any] = {"pack": about.called, "players": players, "seed": seed, "games": series.games}
        print_json(figures | {"chapters": [each.data() for each in chapters]})
    else:
        print(f"{about.called}: {series.games:,} games by {players}, seed {seed}")
        tell(subject, chapters, study.brief)
    return INTERRUPTED if found.interrupted else GOOD


def as_many_as_fit(subject: Subject, seed: int) -> int:
    """How many games of the largest setting there is time for."""
    from ludotek.lab.simulate import play_noting
    from ludotek.lab.study import plans

    series, begun = plans(subject, seed, SAMPLE), perf_counter()
    for plan in series:
        play_noting(plan, 0)
    each = (perf_counter() - begun) / len(series)
    weight = sum(plan.games for plan in series) / SAMPLE
    return max(FEWEST, min(MOST, round(SECONDS / each / weight)))


def tell(subject: Subject, chapters: list[Chapter], brief: tuple[str, ...]) -> None:
    """What is held against a target and fails, or may; then the exhibits that say most."""
    from ludotek.lab.study import scores
    from ludotek.lab.target import OUTSIDE, UNSURE

    name = make_namer(names_of(subject, Words("en", subject.game.package)))
    exhibits = [exhibit for chapter in chapters for exhibit in chapter.exhibits]
    units = {exhibit.title: exhibit.unit for exhibit in exhibits}
    for score in scores(chapters):
        print(f"  {score.target.says}: {score.summary()}")
        for verdict in (OUTSIDE, UNSURE):
            for title, figure in sorted(score.with_verdict(verdict), key=farthest)[:WORST]:
                print(f"    {mark(figure)} {title}, {name(figure.what)}: {said(figure, units[title])}")
    for exhibit in exhibits:
        if exhibit.title in brief:
            print(f"  {exhibit.title}. {exhibit.note}")
            for figure in exhibit.figures:
                besides = besides_of(exhibit, figure)
                print(f"    {name(figure.what):<28} {said(figure, exhibit.unit)} of {figure.n:,}{besides}")


def besides_of(exhibit: Exhibit, figure: Figure) -> str:
    """What else is known of it, in short: “; without 52.0%”."""
    from ludotek.lab.exhibit import Ranking

    columns = exhibit.beside if isinstance(exhibit, Ranking) else ()
    known = [
        f"; {title} {said(each, unit).partition(' ')[0]}"
        for (title, unit), each in zip(columns, figure.beside, strict=False)
    ]
    return "".join(known)


def farthest(each: tuple[str, Figure]) -> float:
    """Those first that are farthest beyond their target."""
    figure = each[1]
    assert figure.target is not None
    return min(figure.value - figure.target.low, figure.target.high - figure.value)


def mark(figure: Figure) -> str:
    """Which way it misses its target, if it does."""
    target = figure.target
    assert target is not None
    if figure.low > target.high:
        return "▲ too high:"
    return "▼ too low:" if figure.high < target.low else "? not yet sure:"


def said(figure: Figure, unit: str) -> str:
    from ludotek.lab.exhibit import POINTS, SHARE

    if unit not in (SHARE, POINTS):
        return f"{figure.value:.2f} ({figure.low:.2f}–{figure.high:.2f})"
    form = "+.1%" if unit == POINTS else ".1%"
    return f"{figure.value:{form}} ({figure.low:{form}}–{figure.high:{form}})"
