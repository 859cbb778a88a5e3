"""A study: the campaign behind a game's balance report, and what its rows tell. Each game has its own (`lab/<game>/study.py`).

Where a study says so, all settings are played with the same seeds. Then games of two settings that differ in one thing can be
compared one by one, which tells much more than two separate rates; but games of several settings are not to be counted
together, as they are not independent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game
from ludotek.lab.evidence import Evidence
from ludotek.lab.exhibit import Chapter
from ludotek.lab.figure import Figure
from ludotek.lab.simulate import Plan, make_plan, seed_of_setting
from ludotek.lab.target import OUTSIDE, VERDICTS, Target
from ludotek.packs.pack import Pack

SLOW = ("search", "hard", "expert")  # they think a hundred times as long


class Setting(NamedTuple):
    """Options of the game; how many games, as a part of those that were asked for; who plays, if not those that were
    asked for; the card that a blank takes the place of; `bare`: without the pack that the study is about."""

    options: dict[str, Any]
    part: float = 1.0
    players: str = ""
    blank: str = ""
    bare: bool = False


@dataclass(frozen=True)
class Subject:
    """What a study is about."""

    game: Game
    options: dict[str, Any]  # that are the same in all settings, such as the deck
    players: str
    pack: Pack | None = None  # what somebody has brought to play with

    @property
    def content(self) -> dict[str, Any]:
        if self.pack is None:
            return self.game.content(self.game.check_options(self.options))
        return self.pack.content(self.pack.options(self.options))

    @property
    def is_slow(self) -> bool:
        """Then the largest setting has most of the games."""
        return self.players.startswith(SLOW)

    def cards(self, *kinds: str) -> list[Any]:
        """The sheets of the content, of these kinds."""
        return [sheet for sheet in self.game.sheets(self.content) if sheet.kind in kinds]


class Deed(NamedTuple):
    """Something that can be done with a card: the moments that show that it could be, and those that show that it was.
    `offered`: only with cards whose use play stops to offer."""

    name: str
    tried: tuple[str, ...]
    done: tuple[str, ...]
    offered: bool = False


class Study(NamedTuple):
    settings: Callable[[Subject], list[Setting]]
    chapters: Callable[[Subject, Evidence], list[Chapter]]
    is_paired: bool  # all settings have the same seeds
    caveat: str = ""  # what is to be kept in mind when figures are held against the targets
    brief: tuple[str, ...] = ()  # the exhibits that say most in few figures, by their titles
    bands: Mapping[Any, Sequence[Target]] = {}  # the share of wins that is aimed at, by the rung of the ladder
    deeds: tuple[Deed, ...] = ()  # what tells whether a card is wanted


def study_of(game: Game) -> Study:
    name = f"{__package__}.{game.package}"
    if find_spec(name) is None or find_spec(f"{name}.study") is None:
        raise LudotekError(
            f"there is no balance report for {game.name}; leave --report out to measure its difficulties"
        )
    found: Study = import_module(f"{name}.study").STUDY
    return found


def plans(subject: Subject, seed: int, games: int) -> list[Plan]:
    """`games`: of the largest setting."""
    if games < 1:
        raise LudotekError(f"the number of games must be at least 1, not {games}")
    study = study_of(subject.game)
    return [
        make_plan(
            subject.game.name,
            {**subject.options, **each.options},
            each.players or subject.players,
            seed if study.is_paired else seed_of_setting(seed, number),
            max(1, round(games * each.part)),
            each.blank,
            None if each.bare else subject.pack,
        )
        for number, each in enumerate(study.settings(subject))
    ]


def size(subject: Subject, evidence: Evidence) -> int:
    """How many games of the largest setting give as many as these rows hold."""
    parts = [each.part for each in study_of(subject.game).settings(subject)]
    counts: dict[int, int] = dict(evidence.ask("SELECT setting, count(*) FROM games GROUP BY setting"))
    return max(round(counts.get(setting, 0) / part) for setting, part in enumerate(parts) if part == max(parts))


class Score(NamedTuple):
    """A target and the figures that are held against it."""

    target: Target
    figures: list[tuple[str, Figure]]  # with the titles of their exhibits

    def with_verdict(self, verdict: str) -> list[tuple[str, Figure]]:
        return [each for each in self.figures if each[1].verdict == verdict]

    def counts(self) -> dict[str, int]:
        return {verdict: len(self.with_verdict(verdict)) for verdict in VERDICTS}

    def summary(self) -> str:
        return ", ".join(f"{n} {verdict}" for verdict, n in self.counts().items() if n)

    def data(self) -> dict[str, Any]:
        outside = [f"{exhibit}: {figure.what}" for exhibit, figure in self.with_verdict(OUTSIDE)]
        return {"target": self.target.says, **self.counts(), "which": outside}


def scores(chapters: list[Chapter]) -> list[Score]:
    """Every target with its figures, in the order of the report."""
    found: dict[Target, list[tuple[str, Figure]]] = {}
    for chapter in chapters:
        for exhibit in chapter.exhibits:
            for figure in exhibit.figures:
                if figure.target is not None:
                    found.setdefault(figure.target, []).append((exhibit.title, figure))
    return [Score(target, figures) for target, figures in found.items()]
