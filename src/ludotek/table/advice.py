"""Advice for a seat that is asked: its best options with their chances to win, found by the search from what it knows."""

from __future__ import annotations

from typing import NamedTuple

from ludotek import registry
from ludotek.api import Match
from ludotek.bots.greedy import insight_of
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game
from ludotek.kernel.search import Runner, Search
from ludotek.table.thinking import Redrawn

ROLLOUTS = 240
SHOWN = 3  # options
Z95 = 1.959964


class Advice(NamedTuple):
    """An option, the chance to win with it (a 95 % interval with it), and how much better the best one is, with its
    doubt: 0 for the best, and for what is not worse beyond doubt."""

    action: int
    chance: float
    low: float
    high: float
    behind: float


def can_advise(game: Game) -> bool:
    return registry.insight(game) is not None


def advise(match: Match, seat: int, rollouts: int = ROLLOUTS) -> list[Advice]:
    """The best options first. It sees a copy with everything hidden redrawn, so that it gives nothing away."""
    if not can_advise(match.rules):
        raise LudotekError(f"there is no advice for {match.rules.name}")
    return weigh(Redrawn(match, seat), rollouts)


def weigh(seen: Redrawn, rollouts: int = ROLLOUTS) -> list[Advice]:
    """The same from the copy alone, wherever it has travelled."""
    rules, position = seen.revive()
    search = Search(rules, insight_of(rules), position, seen.seat, seen.seed)
    search.race(rollouts)
    best = search.best()
    field = sorted(search.runners, key=lambda runner: (runner is not best, -len(runner.chances), -runner.mean))
    return [advice(runner, best) for runner in field[:SHOWN]]


def advice(runner: Runner, best: Runner) -> Advice:
    """Compared with the best in the worlds that both have seen: who dropped out early may have seen only kind ones."""
    _, half = estimate(runner.chances)
    ahead, doubt = estimate([one - other for one, other in zip(best.chances, runner.chances, strict=False)])
    chance = min(1.0, max(0.0, best.mean - ahead))
    return Advice(
        int(runner.action), chance, max(0.0, chance - half), min(1.0, chance + half), ahead if ahead > doubt else 0.0
    )


def estimate(values: list[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    n = len(values)
    mean = sum(values) / n
    spread = sum((each - mean) ** 2 for each in values) / max(1, n - 1)
    return mean, Z95 * (spread / n) ** 0.5
