"""Balance: the same bots in many settings of one game."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from ludotek.kernel.errors import LudotekError
from ludotek.lab.simulate import Plan, Played, make_plan, play_chunk, seed_of

AT_ONCE = 8  # settings that a process is given at a time


def play_settings(
    game: str,
    settings: list[dict[str, Any]],
    players: str,
    seed: int,
    games: int,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> list[list[Played]]:
    """This many games in each setting (options of the game); the same whatever the number of processes."""
    plans = [make_plan(game, each, players, seed_of(seed, i, 0) >> 1, games) for i, each in enumerate(settings)]
    done: list[list[Played]] = []
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        for played in pool.map(play_setting, plans, chunksize=AT_ONCE):
            if isinstance(played, str):
                raise LudotekError(played)
            done.append(played)
            progress(len(done))
    return done


def play_setting(plan: Plan) -> list[Played] | str:
    return play_chunk(plan, 0, plan.games)
