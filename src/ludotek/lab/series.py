"""Many games: so many of each of one or several plans. They are counted one after the other in their order, whoever has
played them, so that all figures, and when they are exact enough, depend on the plans alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path

from ludotek.kernel.errors import LudotekError
from ludotek.lab.chunks import in_chunks
from ludotek.lab.rows import Part, Record, Rows, make_part
from ludotek.lab.simulate import Plan, Played, play_noting, play_one
from ludotek.lab.tally import Tally
from ludotek.lab.workers import Crew, hire

ROUND = 100  # games after which it is asked whether they are enough

Game = tuple[int, int]  # the numbers of its plan and of its seed


class Series:
    """`folder`: where rows are kept, and found again. `until`: how exactly the share of wins is to be known; so many games
    as the plans say are played at most."""

    def __init__(self, plans: Sequence[Plan], folder: Path | None = None, until: float | None = None) -> None:
        self.plans = plans
        self.rows = None if folder is None else Rows(folder, plans)
        self.until = until
        self.tallies = [Tally() for _ in plans]
        self.games = 0  # that have been counted so far

    @property
    def most(self) -> int:
        return sum(plan.games for plan in self.plans)

    def recall(self) -> Iterator[tuple[int, Played]]:
        """The games that were kept, with the numbers of their plans."""
        if self.rows is not None:
            yield from self.count(self.rows.read())

    def play(self, crew: Crew) -> Iterator[tuple[int, Played]]:
        """Those that are left to be played."""
        work = partial(play_chunk, self.plans, None if self.rows is None else self.rows.noting)
        for played, part in in_chunks(crew, work, self.left(), self.most - self.games):
            if self.rows is not None and part is not None:
                self.rows.write(part)
            yield from self.count(played)

    def left(self) -> Iterator[Game]:
        for setting, plan in enumerate(self.plans):
            for index in range(self.tallies[setting].games, plan.games):
                if self.is_enough(setting):
                    break
                yield setting, index

    def count(self, played: Iterable[tuple[int, Played]]) -> Iterator[tuple[int, Played]]:
        for setting, each in played:
            tally = self.tallies[setting]
            if self.is_enough(setting):
                continue
            if each.index != tally.games:
                raise LudotekError(f"the rows of game {tally.games} are missing; begin again in another folder")
            tally.add(each)
            self.games += 1
            yield setting, each

    def is_enough(self, setting: int) -> bool:
        """Asked in rounds, so that the answer does not depend on who played what."""
        tally = self.tallies[setting]
        if tally.games >= self.plans[setting].games:
            return True
        if self.until is None or tally.games == 0 or tally.games % ROUND:
            return False
        return tally.is_known(self.until)


def play_chunk(
    plans: Sequence[Plan], noting: bool | None, chunk: list[Game]
) -> tuple[list[tuple[int, Played]], Part | None]:
    """The games, and the rows to be kept of them, with moments or without; None: no rows at all."""
    if noting:
        records = [Record(each, plans[each], *play_noting(plans[each], index)) for each, index in chunk]
        return [(record.setting, record.played) for record in records], make_part(plans, records)
    found = [(setting, play_one(plans[setting], index)) for setting, index in chunk]
    return found, None if noting is None else part_without_moments(plans, found)


def part_without_moments(plans: Sequence[Plan], played: list[tuple[int, Played]]) -> Part:
    return make_part(plans, [Record(setting, plans[setting], each, []) for setting, each in played])


def keep(folder: Path, plans: Sequence[Plan], played: list[tuple[int, Played]]) -> None:
    """Put games that were played without a folder into one, to go on from there."""
    Rows(folder, plans, noting=False).write(part_without_moments(plans, played))


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda done: None) -> list[Played]:
    """All games of a plan, in the order of their numbers; `progress` hears how many are done."""
    done: list[Played] = []
    with hire(jobs) as crew:
        for _, played in Series([plan]).play(crew):
            done.append(played)
            progress(len(done))
    return done
