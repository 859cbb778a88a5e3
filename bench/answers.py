"""How long a server waits for its bots: from the redrawn copy to the answer of a worker process.

    python bench/answers.py [GAME…] [--players search:200ms,search:1s,expert] [--asked 40] [--seed 1]

The questions come from games of `greedy`, all over them, and only those count that a search thinks about. Prints one JSON
object for each game and player: milliseconds (median, p95, slowest), and for a player with a budget of time by how much the
slowest answer was above it. That is time of the clock, so the load of the machine stands beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import time
from itertools import count
from typing import Any

from ludotek import api, registry
from ludotek.bots import make_bot
from ludotek.bots.greedy import insight_of
from ludotek.bots.players import SPECIFICATION, UNITS
from ludotek.kernel.chance import FastChance
from ludotek.server.processes import Processes
from ludotek.table.session import Session

EVERY = 7  # so many questions to think about lie between two that are asked


def sessions(game: str, player: str, wanted: int, seed: int) -> list[Session]:
    """Tables at which the player is asked something to think about."""
    found: list[Session] = []
    insight = insight_of(registry.find(game))
    met = 0
    for number in count(seed):
        match = api.game(game).new(seed=number)
        greedy = make_bot("greedy", match.rules, FastChance(number))
        while not match.over:
            seat = match.driver
            if len(match.actions(seat)) > 1 and not insight.is_routine(match.position):
                met += 1
                if met % EVERY == 0:
                    found.append(Session(match.clone(), [player] * match.seats))
                    if len(found) == wanted:
                        return found
            match.act(seat, greedy.choose(match.position, seat))
    raise AssertionError("there is always another game")


def budget(player: str) -> int | None:
    """Milliseconds, if that is what a player is given."""
    told = SPECIFICATION.fullmatch(player)
    return int(told["amount"]) * UNITS[told["unit"]] if told and told["unit"] else None


async def measure(game: str, player: str, wanted: int, seed: int, thinkers: Processes) -> dict[str, Any]:
    took: list[float] = []
    for session in sessions(game, player, wanted, seed):
        begun = time.perf_counter()
        await thinkers.answer(session, session.match.driver)
        took.append(1000 * (time.perf_counter() - begun))
    took.sort()
    given = budget(player)
    return {
        "game": game,
        "player": player,
        "asked": wanted,
        "ms": {name: round(took[int(part * (wanted - 1))], 1) for name, part in PARTS.items()},
        "above_budget_ms": None if given is None else round(took[-1] - given, 1),
        "unanswered": thinkers.fallbacks,
        "load": round(os.getloadavg()[0], 1),
    }


PARTS = {"median": 0.5, "p95": 0.95, "slowest": 1.0}


async def measure_all(games: list[str], players: list[str], wanted: int, seed: int) -> None:
    thinkers = Processes(1)
    try:
        await thinkers.wake()
        for game in games:
            for player in players:
                print(json.dumps(await measure(game, player, wanted, seed, thinkers)), flush=True)
    finally:
        thinkers.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="the games; all if omitted")
    parser.add_argument("--players", default="search:200ms,search:1s,expert")
    parser.add_argument("--asked", type=int, default=40, help="questions of each game")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    asyncio.run(measure_all(given.games or registry.names(), given.players.split(","), given.asked, given.seed))


if __name__ == "__main__":
    main()
