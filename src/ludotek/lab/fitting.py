"""Fit the chance to win to finished games: a logistic regression on what a game's insight says of a position.

    python -m ludotek.lab.fitting GAME [--players greedy] [-n 2000] [--seed 1] [--jobs 2] [--options '{"seats": 2}' …]
        [--as-playouts] [--kind hunt]

Positions are taken whenever the game's clock strikes, a turn or a round; with `--as-playouts`, of games in which all seats
play as playouts go on. With `--kind` the weights are for that kind of its games only. A fifth of the games is kept back to
say how good the fit is; the weights are of all. Writes
`fitted.toml`, or `fitted-hunt.toml`, beside the insight, with the command that gives it again.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from ludotek import registry
from ludotek.bots import make_bot, read_players
from ludotek.bots.bot import unattended
from ludotek.kernel.chance import FastChance
from ludotek.kernel.insight import file_of
from ludotek.lab.campaign import play_all
from ludotek.lab.simulate import Plan, make_plan, seed_of, start

RIDGE = 3.0  # how much is asked of the games before a weight leaves 0
STEPS = 30
KEPT_BACK = 5  # one game in so many

Positions = list[list[float]]


def positions(plan: Plan, as_playouts: bool, index: int) -> tuple[float, Positions]:
    """How a game ended for its first seat, and where it stood each time the clock struck."""
    game = registry.find(plan.game)
    known = registry.insight(game)
    assert known is not None
    insight = known.insight()
    match = start(plan, index)
    names = read_players(plan.players, match.seats)
    bots = [make_bot(name, game, FastChance(seed_of(plan.seed, index, 1 + seat))) for seat, name in enumerate(names)]
    found: Positions = []
    last = insight.clock(match)
    while not match.over:
        if insight.clock(match) != last:
            last = insight.clock(match)
            found.append(insight.features(match, 0))
        seat = match.driver()
        options = match.options(seat)
        if len(options) == 1:
            match.carry_out(seat, options[0])
        elif as_playouts:
            match.carry_out(seat, insight.carry_on(unattended(match.clone()), seat))
        else:
            match.carry_out(seat, bots[seat].choose(match, seat))
    return match.outcome.scores[0], found


def all_positions(plans: list[Plan], as_playouts: bool, jobs: int) -> Iterator[tuple[float, Positions]]:
    for plan in plans:
        yield from play_all(partial(positions, plan, as_playouts), list(range(plan.games)), jobs)


def fit(features: Any, won: Any) -> Any:
    """Newton's method for the ridge-penalised logistic regression."""
    weights = np.zeros(features.shape[1])
    for _ in range(STEPS):
        chance = chances(features, weights)
        curve = (features * (chance * (1 - chance))[:, None]).T @ features + RIDGE * np.eye(len(weights))
        weights += np.linalg.solve(curve, features.T @ (won - chance) - RIDGE * weights)
    return weights


def chances(features: Any, weights: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(features @ weights, -30, 30)))


def log_loss(features: Any, won: Any, weights: Any) -> float:
    chance = np.clip(chances(features, weights), 1e-9, 1 - 1e-9)
    return float(-np.mean(won * np.log(chance) + (1 - won) * np.log(1 - chance)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", default="greedy")
    parser.add_argument("-n", "--games", type=int, default=2000, help="for each set of options")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--options", nargs="*", type=json.loads, default=[{}])
    parser.add_argument("--as-playouts", action="store_true", help="instead of --players")
    parser.add_argument("--kind", default="", help="the kind of games that these are, where an insight knows several")
    wanted = parser.parse_args()
    plans = [make_plan(wanted.game, each, wanted.players, wanted.seed, wanted.games) for each in wanted.options]
    rows: list[tuple[int, float, list[float]]] = []
    for number, (score, found) in enumerate(all_positions(plans, wanted.as_playouts, wanted.jobs)):
        rows += [(number, score, each) for each in found]
    numbers, won, features = (np.array(column) for column in zip(*rows, strict=True))
    test = numbers % KEPT_BACK == 0
    trial = fit(features[~test], won[~test])
    loss = log_loss(features[test], won[test], trial)
    folder = Path(str(registry.load(f"{package(wanted.game)}.insight").__file__)).parent
    path = file_of(folder, "fitted", wanted.kind)
    write(path, fit(features, won), f"{len(rows)} positions of {int(numbers[-1]) + 1} games, log loss {loss:.4f}")
    print(f"{path}: {len(rows)} positions, log loss {loss:.4f}")


def package(name: str) -> str:
    return type(registry.find(name)).__module__.rpartition(".")[0]


def write(path: Path, weights: Any, about: str) -> None:
    command = " ".join(["python -m ludotek.lab.fitting", *map(quoted, sys.argv[1:])])
    lines = [f"# {command}", f"# {about}", "weights = [", *(f"  {each:.5f}," for each in weights), "]"]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def quoted(word: str) -> str:
    return f"'{word}'" if set(word) & set('{" ') else word


if __name__ == "__main__":
    main()
