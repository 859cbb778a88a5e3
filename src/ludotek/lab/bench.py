"""How fast the engine is: uniformly random play inside it, measured in CPU time on one core."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from time import process_time
from typing import Any

from ludotek import registry
from ludotek.kernel.chance import FastChance
from ludotek.kernel.match import Match
from ludotek.kernel.rollout import Tally, clone_many, list_many, play_randomly

REPETITIONS = 7  # the best one counts: the others were disturbed
LEAST_SECONDS = 0.25  # a repetition takes at least this long
POSITIONS = 400
EVERY = 7  # a position is taken after this many answers of a game
LIMIT = 100_000


class Setup:
    """A game with its options, ready to be started again and again."""

    def __init__(self, name: str, options: dict[str, Any]) -> None:
        self.game = registry.find(name)
        self.options = self.game.check_options(options)
        self.content = self.game.content(self.options)

    def start(self, seed: int) -> Match:
        return self.game.start(self.content, self.options, FastChance(seed))

    def play(self, games: int) -> Tally:
        """Play this many random games, always the same ones."""
        tally = Tally()
        for seed in range(games):
            play_randomly(self.start(seed), FastChance(~seed), tally, LIMIT)
        return tally


def bench(name: str, options: dict[str, Any]) -> dict[str, Any]:
    """The figures of one game."""
    setup = Setup(name, options)
    games = enough_games(setup)
    tally = setup.play(games)
    decisions, offered = int(tally.decisions), int(tally.options)
    seconds = best(lambda: setup.play(games))
    found = positions(setup)
    times = 50
    return {
        "game": setup.game.name,
        "engine": registry.engine(),
        "decisions_per_core_s": round(decisions / seconds),
        "games_per_core_s": round(games / seconds, 1),
        "decisions_per_game": round(decisions / games, 2),
        "branching": round(offered / max(1, decisions), 3),
        "clone_us": each_in_us(found, times, clone_many),
        "legal_us": each_in_us(found, times, list_many),
        "rss_mb": round(fresh_footprint(setup.game.name, setup.options), 1),
    }


def best(work: Callable[[], object]) -> float:
    """The CPU seconds of the least disturbed repetition."""
    times: list[float] = []
    for _ in range(REPETITIONS):
        begin = process_time()
        work()
        times.append(process_time() - begin)
    return min(times)


def enough_games(setup: Setup) -> int:
    """How many games last long enough to be measured."""
    games = 16
    while True:
        begin = process_time()
        setup.play(games)
        if process_time() - begin >= LEAST_SECONDS:
            return games
        games *= 2


def positions(setup: Setup) -> list[Match]:
    """Positions with a choice, from all parts of random games."""
    found: list[Match] = []
    seed = 0
    while len(found) < POSITIONS:
        match, chooser, answers = setup.start(seed), FastChance(~seed), 0
        while not match.over and len(found) < POSITIONS:
            seat = match.driver()
            options = match.options(seat)
            answers += 1
            if answers % EVERY == 0 and len(options) > 1:
                found.append(match.clone())
            match.carry_out(seat, options[chooser.below(0, len(options))])
        seed += 1
    return found


def each_in_us(found: list[Match], times: int, work: Callable[[Match, int], None]) -> float:
    """Microseconds for one piece of work, on average over positions."""

    def all_of_them() -> None:
        for match in found:
            work(match, times)

    return round(best(all_of_them) / (len(found) * times) * 1e6, 3)


def fresh_footprint(name: str, options: dict[str, Any]) -> float:
    """The memory of a new process that plays random games, in MB."""
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        return pool.submit(footprint, name, options).result()


def footprint(name: str, options: dict[str, Any]) -> float:
    Setup(name, options).play(500)
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1 << 20) if sys.platform == "darwin" else peak / 1024
