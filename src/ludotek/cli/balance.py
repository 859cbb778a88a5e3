"""`ludotek balance`: how hard a game is, rung by rung; with --report, what of all it is made of is strong or weak."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from ludotek.cli.app import GOOD, INTERRUPTED
from ludotek.cli.asked import asked_for
from ludotek.cli.balance_pack import balance_pack
from ludotek.cli.balance_report import report as write_report
from ludotek.cli.output import print_json
from ludotek.cli.series import MANY, Jobs, Ray, Resume, Until, command_line, run, share, tell_how_to_go_on
from ludotek.cli.shared_options import Deck, GameOrPack, Json, Seed
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game

Number = Annotated[
    int | None,
    Parameter(
        name=("-n", "--games"),
        help="How many games on each rung: 400; with --until, how many at most; with --report, in its largest setting: 2000, or as many as its folder holds.",
    ),
]
Bot = Annotated[str, Parameter(name="--players", help="Who plays: random, greedy, learned, search or a level.")]
Write = Annotated[
    bool,
    Parameter(
        name="--write",
        negative="",
        help="Keep the figures for the page that sets up tables; with --report, those of single cards for their sheets.",
    ),
]
Report = Annotated[
    Path | None,
    Parameter(
        name="--report",
        help="Write a page (.html) about cards, factions, heroes and so on, held against their targets. Its rows are kept in --resume, or beside it.",
    ),
]
USUAL = 400


def balance(
    game: GameOrPack, /, *, games: Number = None, until: Until = None, players: Bot = "greedy", seed: Seed = 1,
    jobs: Jobs = None, ray: Ray = False, resume: Resume = None, write: Write = False, report: Report = None,
    deck: Deck = None, json: Json = False,
) -> int:  # fmt: skip
    """How often bots win at each difficulty, with each number of seats (95% intervals); or a report on everything.

    For a pack: within a minute, whether it is too easy or too hard, and what in it is never worth it.
    """
    from ludotek import registry
    from ludotek.lab import ladder
    from ludotek.lab.series import Series

    about, within = asked_for(game), share(until)
    rules = about.game
    options = {} if deck is None else {"deck": deck}
    if report is not None:
        if within is not None:
            raise LudotekError("--report does not take --until: give a number of games with -n")
        if write and about.pack is not None:
            raise LudotekError("--write keeps the figures of what ships; leave it out for a pack")
        check_deck(write, rules, options)
        return write_report(rules, report, options, games, players, seed, jobs, ray, resume, json, about.pack, write)
    if about.pack is not None:
        if write or within is not None or ray or resume is not None or deck is not None:
            raise LudotekError("the balance of a pack takes -n, --players, --seed, --jobs, --report and --json")
        return balance_pack(about, games, players, seed, jobs, json)
    if write and within is not None:
        raise LudotekError("--write wants every rung played equally often: give a number with -n instead of --until")
    check_deck(write, rules, options)
    most = games if games is not None else USUAL if within is None else MANY
    series = Series(ladder.plans(rules, players, seed, most, options), resume, within)
    found = run(series, jobs, ray, remember=False)
    rates = ladder.rates(rules, series.tallies)
    command = command_line("balance", rules.name, options, n=most, until=until, players=players, seed=seed)
    if write and not found.interrupted:
        named = rules.deck_in(options)
        path = registry.rates_file(rules, named)
        ladder.write_rates(path, rules, players, seed, most, rates, named)
        print(path, file=sys.stderr)
    if json:
        figures: dict[str, Any] = {"game": rules.name, "players": players, "seed": seed}
        print_json({**figures, "rates": [each._asdict() for each in rates], "command": command})
    else:
        for each in rates:
            label = f"{rules.profile.ladder} {each.value}, seats {each.seats}"
            print(f"  {label:<28} {each.share:6.1%} wins ({each.low:.1%}–{each.high:.1%}) of {each.games}")
        print(f"  {command}")
        print(f"  {found.new} games in {found.seconds:.1f} s: {found.speed} games/s")
    if found.interrupted:
        tell_how_to_go_on(series, found, command)
    return INTERRUPTED if found.interrupted else GOOD


def check_deck(write: bool, rules: Game, options: dict[str, Any]) -> None:
    if write and options and not rules.deck_in(options):
        raise LudotekError("--write keeps the figures of a deck that shipped; leave it out for a deck file")
