"""Is luck luck? The accounts of many games of bots: their parts add up to the result, and the mean of luck is zero.

    python -m ludotek.lab.luck GAME [--players search:8] [-n 1000] [--rollouts 4] [--seed 1] [--jobs 2] [--keep FILE]
        [--options '{"mode": "duel"}']

Prints JSON: the largest error of a sum, and the mean of each part over all games with its 95% interval. `--keep` is a file
(.jsonl) with one line for each game; if it exists, the run goes on from there.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from ludotek import registry
from ludotek.bots import make_bot, read_players
from ludotek.bots.greedy import insight_of
from ludotek.kernel.account import KINDS, Account
from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import LudotekError
from ludotek.lab.campaign import parser_of, play_all, print_figures
from ludotek.lab.kept import Kept
from ludotek.lab.simulate import Plan, make_plan, seed_of, start
from ludotek.lab.statistics import mean_of

ACCOUNT = -1  # the purpose of the seed of an account; those of the game and its bots are 0 and more

Row = dict[str, float]


def account(plan: Plan, rollouts: int, index: int) -> Row:
    """One game and its account, for all who play together, else for its first seat."""
    game = registry.find(plan.game)
    match, again = start(plan, index), start(plan, index)
    names = read_players(plan.players, match.seats)
    bots = [make_bot(name, game, FastChance(seed_of(plan.seed, index, 1 + seat))) for seat, name in enumerate(names)]
    together = game.profile.mode(dict(plan.options)).together
    own = list(range(match.seats)) if together else [0]
    book = Account(game, insight_of(game), again, own, rollouts, seed_of(plan.seed, index, ACCOUNT) >> 1)
    while not match.over:
        seat = int(match.driver())
        options = match.options(seat)
        action = options[0] if len(options) == 1 else bots[seat].choose(match, seat)
        match.carry_out(seat, action)
        book.follow(again, seat, action)
    parts = {kind: book.total(kind) for kind in KINDS}
    result = match.outcome.scores[0]
    error = abs(book.start + sum(parts.values()) - result)
    return {"game": index, "start": book.start, **parts, "result": result, "error": error}


def run(plan: Plan, rollouts: int, jobs: int = 1, keep: Path | None = None) -> dict[str, Any]:
    """All games of a plan, as far as they are not kept already, and what they say."""
    if rollouts < 1:
        raise LudotekError(f"the number of rollouts must be at least 1, not {rollouts}")
    head = {**plan.head, "rollouts": rollouts}
    kept = Kept(keep, head)
    done = {row["game"] for row in kept.lines}
    left = [index for index in range(plan.games) if index not in done]
    for row in play_all(partial(account, plan, rollouts), left, jobs):
        kept.add(row)
    rows = [row for row in kept.lines if row["game"] < plan.games]
    means = {part: mean_of([row[part] for row in rows]) for part in ("start", *KINDS, "result")}
    return {**head, "games": len(rows), "largest_error": max(row["error"] for row in rows), **means}


def main() -> None:
    parser = parser_of(__doc__, games=1000)
    parser.add_argument("--players", default="search:8")
    parser.add_argument("--rollouts", type=int, default=4)
    wanted = parser.parse_args()

    def figures() -> dict[str, Any]:
        plan = make_plan(wanted.game, wanted.options, wanted.players, wanted.seed, wanted.games)
        return run(plan, wanted.rollouts, wanted.jobs, wanted.keep)

    print_figures(figures)


if __name__ == "__main__":
    main()
