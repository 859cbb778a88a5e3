"""`ludotek balance`: how hard a game is, rung by rung."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from ludotek.cli.output import print_json
from ludotek.cli.shared_options import GameName, Json
from ludotek.cli.sim import Jobs, Number, Progress, Seed

Bot = Annotated[str, Parameter(name="--players", help="Who plays: random, greedy, search or a level.")]
Write = Annotated[
    bool, Parameter(name="--write", negative="", help="Keep the figures for the page that sets up tables.")
]


def balance(
    game: GameName, /, *, games: Number = 400, players: Bot = "greedy", seed: Seed = 1, jobs: Jobs = 1,
    write: Write = False, json: Json = False,
) -> None:  # fmt: skip
    """How often bots win at each difficulty, with each number of seats (95% intervals)."""
    from ludotek import registry
    from ludotek.lab.ladder import climb, ladder_of, numbers_of, values_of, write_rates

    rules = registry.find(game)
    rungs = len(values_of(ladder_of(rules))) * len(numbers_of(rules))
    rates = climb(rules, players, seed, games, jobs, Progress(rungs))
    if write:
        path = registry.rates_file(rules)
        write_rates(path, rules, players, seed, games, rates)
        print(path, file=sys.stderr)
    if json:
        print_json({"game": rules.name, "players": players, "seed": seed, "rates": [each._asdict() for each in rates]})
        return
    for each in rates:
        label = f"{rules.profile.ladder} {each.value}, seats {each.seats}"
        print(f"  {label:<28} {each.share:6.1%} wins ({each.low:.1%}–{each.high:.1%}) of {each.games}")
