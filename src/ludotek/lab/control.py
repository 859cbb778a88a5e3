"""Does a bot know what it may not? The control: after each of its choices the real match is replaced by one in which all
that its seat cannot know, cards and dice to come included, has been redrawn. What it knew too much of is worth nothing there,
so an honest bot wins as often as in games that are left alone.

    python -m ludotek.lab.control GAME [--player search] [--others greedy] [-n 300] [--seed 1] [--jobs 1] [--keep FILE]
        [--options '{"mode": "duel"}']

The player holds every seat where all play together, else one seat in turn among the others. Prints JSON: how often it won
the games that were left alone, how often those that were redrawn, and the difference with its 95% interval. `--keep` is a
file (.jsonl) with one line for each game; if it exists, the run goes on from there.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

from ludotek import registry
from ludotek.bots import make_bot, play
from ludotek.bots.bot import Bot, unattended
from ludotek.kernel.chance import FastChance
from ludotek.kernel.match import Match
from ludotek.lab.campaign import parser_of, play_all, print_figures
from ludotek.lab.kept import Kept
from ludotek.lab.simulate import Plan, make_plan, seed_of, start
from ludotek.lab.statistics import mean_of, rate

REDRAWING = -2  # the purpose of the seed for what is redrawn

Row = tuple[int, float, float]  # the number of the game, and what the player scored in it, left alone and redrawn


def compare(plan: Plan, others: str, index: int) -> Row:
    """One game, both ways."""
    return index, score(plan, others, index, redrawn=False), score(plan, others, index, redrawn=True)


def score(plan: Plan, others: str, index: int, *, redrawn: bool) -> float:
    game = registry.find(plan.game)
    match = start(plan, index)
    held = seats_of(plan, match, index)
    bots = [
        make_bot(
            plan.players if seat in held else others,
            game,
            FastChance(seed_of(plan.seed, index, 1 + seat)),
            process_time,
        )
        for seat in range(match.seats)
    ]
    if redrawn:
        match = play_redrawn(match, bots, held, FastChance(seed_of(plan.seed, index, REDRAWING)))
    else:
        play(match, bots)
    return float(match.outcome.scores[held[0]])


def seats_of(plan: Plan, match: Match, index: int) -> list[int]:
    together = registry.find(plan.game).profile.mode(dict(plan.options)).together
    return list(range(match.seats)) if together else [index % match.seats]


def play_redrawn(match: Match, bots: list[Bot], held: list[int], chance: FastChance) -> Match:
    """The match in which it ended: a new one after each choice of these seats."""
    while not match.over:
        seat = match.driver()
        options = match.options(seat)
        action = options[0]
        if len(options) > 1:
            action = bots[seat].choose(match, seat)
            if seat in held:
                match = unattended(bots[seat].game.determinise(match, seat, chance))
        match.carry_out(seat, action)
    return match


def run(plan: Plan, others: str, jobs: int = 1, keep: Path | None = None) -> dict[str, Any]:
    """All games of a plan, as far as they are not kept already, and what they say."""
    head = {**plan.head, "others": others}
    kept = Kept(keep, head)
    done = {row[0] for row in kept.lines}
    left = [index for index in range(plan.games) if index not in done]
    for row in play_all(partial(compare, plan, others), left, jobs):
        kept.add(row)
    rows = [row for row in kept.lines if row[0] < plan.games]
    return {**head, **told(rows)}


def told(rows: Iterable[Row]) -> dict[str, Any]:
    """Both rates, and the difference: of each game in both ways, as they begin with the same cards."""
    _, alone, redrawn = zip(*rows, strict=True)
    ahead = [one - other for one, other in zip(alone, redrawn, strict=True)]
    return {"alone": rate(alone), "redrawn": rate(redrawn), "difference": mean_of(ahead)}


def main() -> None:
    parser = parser_of(__doc__, games=300)
    parser.add_argument("--player", default="search")
    parser.add_argument("--others", default="greedy")
    wanted = parser.parse_args()

    def figures() -> dict[str, Any]:
        plan = make_plan(wanted.game, wanted.options, wanted.player, wanted.seed, wanted.games)
        return run(plan, wanted.others, wanted.jobs, wanted.keep)

    print_figures(figures)


if __name__ == "__main__":
    main()
