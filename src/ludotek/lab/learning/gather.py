"""Lessons: what a seat saw, what it could answer, and by how much each answer was better or worse than the quick player's,
as a search found by trying all of them in the same worlds.

The search judges some choices of each game and answers them; the others are answered by the plan's player, so that lessons are
of many games, and taught where the play of that player leads. What a game calls routine is left to its quick player, and
is no lesson.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from ludotek import registry
from ludotek.bots import make_bot
from ludotek.bots.bot import unattended
from ludotek.kernel.chance import FastChance
from ludotek.kernel.search import Search
from ludotek.lab.simulate import Plan, seed_of, start
from ludotek.lab.workers import Crew

TEACHER = -3  # the purpose of the seed for the search, and for which choices it judges
PLAYOUTS = 16
CHUNK = 25  # games that are kept in one file


@dataclass
class Lessons:
    """All lists but `actions`, `leads` and `errors` have one item for each question; these have one for each option."""

    games: list[int] = field(default_factory=list)
    rows: list[bytes] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)  # how many options
    actions: list[int] = field(default_factory=list)  # as the seat counts them
    leads: list[float] = field(default_factory=list)  # over the quick player's answer, as a chance to win
    errors: list[float] = field(default_factory=list)  # the standard errors of the leads

    def add(self, game: int, row: bytes, counted: list[int], race: Search) -> None:
        self.games.append(game)
        self.rows.append(row)
        self.counts.append(len(counted))
        self.actions += counted
        self.leads += [runner.lead for runner in race.runners]
        self.errors += [runner.error for runner in race.runners]

    def arrays(self) -> dict[str, Any]:
        return {
            "games": np.array(self.games, np.int32),
            "rows": np.frombuffer(b"".join(self.rows), np.uint8).reshape(len(self.rows), -1),
            "counts": np.array(self.counts, np.int16),
            "actions": np.array(self.actions, np.int16),
            "leads": np.array(self.leads, np.float32),
            "errors": np.array(self.errors, np.float32),
        }


def play_lessons(plan: Plan, asked: int, index: int, lessons: Lessons) -> None:
    """One game of the plan's player; of its choices, `asked` of 100 become lessons."""
    game = registry.find(plan.game)
    known = registry.insight(game)
    assert known is not None
    insight = known.insight()
    match = start(plan, index)
    encoder = known.encoder(match)
    chance = FastChance(seed_of(plan.seed, index, TEACHER))
    bots = [
        make_bot(plan.players, game, FastChance(seed_of(plan.seed, index, 1 + seat))) for seat in range(match.seats)
    ]
    while not match.over:
        seat = match.driver()
        options = match.options(seat)
        if len(options) == 1:
            match.carry_out(seat, options[0])
            continue
        copy = unattended(game.determinise(match, seat, chance))
        if chance.below(0, 100) >= asked or insight.is_routine(copy):
            match.carry_out(seat, bots[seat].think(copy, seat))
            continue
        race = Search(game, insight, copy, seat, chance.below(0, 1 << 30))
        race.race(PLAYOUTS)
        counted = encoder.as_counted(copy, seat, [runner.action for runner in race.runners])
        lessons.add(index, bytes(encoder.row(copy, seat, True)), counted, race)
        match.carry_out(seat, race.best().action)


def play_chunk(plan: Plan, asked: int, first: int) -> dict[str, Any]:
    lessons = Lessons()
    for index in range(first, min(first + CHUNK, plan.games)):
        play_lessons(plan, asked, index, lessons)
    return lessons.arrays()


def gather(plan: Plan, asked: int, folder: Path, crew: Crew) -> Iterator[Path]:
    """The files of a plan's lessons; those that are there already are not played again."""
    paths = {first: folder / f"{first:05}.npz" for first in range(0, plan.games, CHUNK)}
    left = [first for first, path in paths.items() if not path.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for first, arrays in zip(left, crew.map(partial(play_chunk, plan, asked), left), strict=True):
        part = paths[first].with_suffix(".part.npz")
        np.savez_compressed(part, **arrays)
        part.rename(paths[first])  # so that a file is whole, whenever the run is interrupted
        yield paths[first]
