"""Are the exact odds true, and how long do they take? Compared with rounds of the real engine, played as the odds advise.

.venv/bin/python bench/odds.py [--rounds 1000000] [--positions 2000] [--asked 200] [--seed 1] [--json]

First fights of 20 Strong and rolls of The Reckoners that are too large to try everything: how often they come out as
wished, against the chance that was told. Then how long the odds take: for fights in the positions of greedy games, every
question in which dice are committed or applied; for rolls, with the dice of a Reckoner and several wishes. Last, how long a
server waits for them: questions of greedy games of every game, from the redrawn copy to the answer of a worker process, the
first one apart. That is time of the clock, so the load of the machine stands beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import time
from itertools import count
from math import sqrt
from typing import Any

from ludotek import api, registry
from ludotek.api import Match
from ludotek.bots import make_bot
from ludotek.games.reckoners.insight.symbol_odds import chance_of, symbol_odds
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import SYMBOLS
from ludotek.games.twenty_strong.game import FIRST_DECK, read_deck
from ludotek.games.twenty_strong.insight import Greedy
from ludotek.games.twenty_strong.insight.engagement import read
from ludotek.games.twenty_strong.insight.fight_odds import fight_odds
from ludotek.games.twenty_strong.insight.prospects import wishing
from ludotek.games.twenty_strong.rules.strategy_phase import Apply, Commit
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.chance import FastChance
from ludotek.kernel.numbers import Seat
from ludotek.registry import engine
from ludotek.server.processes import Processes
from ludotek.table.reckoning import Asked
from ludotek.testing.reckoners import position as in_city
from ludotek.testing.reckoners import reckoner
from ludotek.testing.reckoners.rolls import RollPractice
from ludotek.testing.twenty_strong import Position, card, dealt, hero, node, position
from ludotek.testing.twenty_strong.fights import Practice

PLAIN = [card("A", health=5), card("B", health=4)]
SHIELD = [card("A", health=4, during=[node("cannot-apply", to="others")]), card("B", health=4)]
ECHO = [card("A", health=3, during=[node("enemy-health", of="this", by=1, per="strategy-phase")]), card("B", health=3)]
YELLOW = hero(standing=[node("die-damage", by=1, dice={"colour": ["yellow"]})])
FIGHTS: list[tuple[str, Position]] = [
    ("two targets", position(*PLAIN, at="commit", loose="3 green, 4 purple", strategy=3)),
    ("a shield", position(*SHIELD, at="commit", loose="4 blue, 3 purple, red", strategy=2)),
    ("an echo", position(*ECHO, at="commit", loose="4 blue, 3 green", strategy=3)),
    ("strong yellow", position(*PLAIN, at="commit", loose="4 yellow, 2 blue", hero=YELLOW, strategy=3)),
]


ROLLS: list[tuple[list[str], dict[str, int]]] = [
    (["basic"] * 3 + ["purple"] * 3, {"research": 4, "contain": 1}),
    (["basic"] * 3 + ["green"] * 3, {"attack": 4, "research": 1}),
    (["basic"] * 3 + ["red"] * 3 + ["blue"], {"enforcement": 4, "contain": 2}),
]


def come_true(rounds: int, seed: int) -> list[dict[str, Any]]:
    """Half of the rounds are fights, half of them rolls."""
    found = []
    n = rounds // 2 // len(FIGHTS)
    for name, t in FIGHTS:
        engagement = read(t.g)
        assert engagement is not None
        wish = (1 << int(engagement.targets)) - 1
        practice = Practice(t.g, wishing(engagement, wish))
        chance = FastChance(seed)
        won = 0
        for _ in range(n):
            g = t.g.clone()
            g.chance = chance
            won += practice.play(g) == wish
        found.append(compared(name, practice.expected, won, n))
    n = rounds // 2 // len(ROLLS)
    for dice, symbols in ROLLS:
        city = rolling(dice)
        chance = FastChance(seed)
        needs = [symbols.get(symbol, 0) for symbol in SYMBOLS]
        rolls = RollPractice(city, needs)
        won = sum(rolls.play(chance) for _ in range(n))
        found.append(compared(f"{len(dice)} dice", chance_of(city.box, city.held[0], needs), won, n))
    return found


def compared(name: str, told: float, won: int, n: int) -> dict[str, Any]:
    off = (won / n - told) / sqrt(told * (1 - told) / n)
    return {"what": name, "rounds": n, "told": told, "came": won / n, "standard_errors": off}


def rolling(dice: list[str]) -> City:
    return in_city(reckoner("tia", held=dice), phase="roll", seed=1).g


def positions(wanted: int, seed: int) -> list[TwentyStrong]:
    """Every question of greedy games in which there are dice to fight with."""
    found: list[TwentyStrong] = []
    content = read_deck(FIRST_DECK)
    for number in count(seed):
        g = dealt(content, seed=number).g
        g.listener = None
        greedy = Greedy()
        while g.outcome is None:
            if isinstance(g.question, Commit | Apply) and sum(g.loose) > 0:
                found.append(g.clone())
                if len(found) == wanted:
                    return found
            g.carry_out(0, greedy.choose(g, Seat(0)))
    raise AssertionError("there is always another game")


def milliseconds(wanted: int, seed: int) -> dict[str, Any]:
    """All that a screen shows: each target, all of them, and the damage to expect."""
    took: list[float] = []
    refused = none = 0
    for g in positions(wanted, seed):
        before = time.process_time()
        odds = fight_odds(g)
        if odds is None:
            none += 1
        elif not odds.quick():
            refused += 1
            continue
        else:
            for target in range(len(odds.places)):
                odds.chance(1 << target)
            odds.chance(odds.everything())
            odds.suffered()
        took.append(1000 * (time.process_time() - before))
    took.sort()
    return {
        "engine": engine(),
        "positions": wanted,
        "too_large": refused,
        "nobody_or_too_many": none,
        "ms": {name: round(took[int(part * (len(took) - 1))], 2) for name, part in PARTS.items()},
    }


def milliseconds_of_rolls() -> dict[str, Any]:
    found = {}
    for dice, symbols in ROLLS:
        g = rolling(dice)
        needs = [symbols.get(symbol, 0) for symbol in SYMBOLS]
        before = time.process_time()
        symbol_odds(g, Seat(0), needs)
        found[f"{len(dice)} dice, {symbols}"] = round(1000 * (time.process_time() - before), 2)
    return found


def questions(game: str, wanted: int, seed: int) -> list[Match]:
    """Of greedy games: those of which there is something to tell."""
    found: list[Match] = []
    for number in count(seed):
        match = api.game(game).new(seed=number)
        bot = make_bot("greedy", match.rules, FastChance(number))
        while not match.over:
            seat = match.driver
            if len(match.actions(seat)) > 1 and match.odds(seat):
                found.append(match.clone())
                if len(found) == wanted:
                    return found
            match.act(seat, bot.choose(match.position, seat))
    raise AssertionError("there is always another game")


async def waiting(wanted: int, seed: int) -> dict[str, Any]:
    """By game: milliseconds until a worker has told the line, and all that the sheet shows."""
    thinkers = Processes(1)
    found: dict[str, Any] = {"load": [round(each, 1) for each in os.getloadavg()]}
    try:
        await thinkers.wake()
        for game in registry.names():
            positions = questions(game, wanted, seed)
            for more in (False, True):
                took: list[float] = []
                for match in positions:
                    before = time.perf_counter()
                    await thinkers.reckon(Asked(match, match.driver, more))
                    took.append(1000 * (time.perf_counter() - before))
                first, *others = took
                others.sort()
                parts = {name: others[int(part * (len(others) - 1))] for name, part in WAITED.items()}
                found[f"{game}, {'sheet' if more else 'line'}"] = {
                    name: round(each, 1) for name, each in ({"first": first} | parts).items()
                }
    finally:
        thinkers.close()
    return found


WAITED = {"median": 0.5, "p95": 0.95, "slowest": 1.0}
PARTS = {"median": 0.5, "p90": 0.9, "p99": 0.99, "slowest": 1.0}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=1_000_000)
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--asked", type=int, default=200, help="questions of each game that a worker is asked about")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="everything as JSON")
    options = parser.parse_args()
    rounds = come_true(options.rounds, options.seed)
    times = {
        "fights": milliseconds(options.positions, options.seed),
        "rolls": {"ms": milliseconds_of_rolls()},
        "waiting_ms": asyncio.run(waiting(options.asked, options.seed)),
    }
    if options.json:
        print(json.dumps({"rounds": rounds, "time": times}))
        return
    for each in rounds:
        print(
            "{what:14} told {told:.5f}, came {came:.5f} in {rounds} rounds: {standard_errors:+.2f} s.e.".format(**each)
        )
    print(json.dumps(times))


if __name__ == "__main__":
    main()
