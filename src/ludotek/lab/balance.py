"""Balance: the same bots in many settings of one game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotek.lab.series import Series
from ludotek.lab.simulate import Plan, Played, make_plan, seed_of_setting
from ludotek.lab.workers import hire


def make_plans(game: str, settings: list[dict[str, Any]], players: str, seed: int, games: int) -> list[Plan]:
    """So many games in each setting (options of the game), each with a seed of its own."""
    return [make_plan(game, each, players, seed_of_setting(seed, i), games) for i, each in enumerate(settings)]


def play_settings(
    game: str,
    settings: list[dict[str, Any]],
    players: str,
    seed: int,
    games: int,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> list[list[Played]]:
    """All games of each setting; `progress` hears how many are done."""
    done: list[list[Played]] = [[] for _ in settings]
    series = Series(make_plans(game, settings, players, seed, games))
    with hire(jobs) as crew:
        for setting, played in series.play(crew):
            done[setting].append(played)
            progress(series.games)
    return done
