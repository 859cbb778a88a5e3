"""How quick the learned player is beside the greedy one: both answer the same questions, in turn, in one process.

    python bench/learned.py
    python bench/learned.py untamed --options '{"mode": "duel"}'

The questions are those of whole games of the learned player, one after the other, as in play; only those with a choice
count. `choice_us` is what a player thinks about one, and `answer_us` the same with the copy in which everything hidden is
redrawn, which every bot is given. The best time of each counts. Prints one JSON object per game.
"""

from __future__ import annotations

import argparse
import json
from time import process_time
from typing import Any

from ludotek import registry
from ludotek.bots import Bot, make_bot
from ludotek.kernel.chance import FastChance
from ludotek.kernel.match import Match

PLAYERS = ("learned", "greedy")
GAMES = 12
REPETITIONS = 7
USUAL: dict[str, dict[str, Any]] = {"untamed": {"mode": "duel"}}


def questions(name: str, given: dict[str, Any]) -> list[Match]:
    """All choices of some games, in their order."""
    game = registry.find(name)
    bot = make_bot(PLAYERS[0], game, FastChance(1))
    options = game.check_options(given)
    content = game.content(options)
    found: list[Match] = []
    for seed in range(GAMES):
        match = game.start(content, options, FastChance(seed))
        while not match.over:
            seat = match.driver()
            able = match.options(seat)
            if len(able) > 1:
                found.append(match.clone())
            match.carry_out(seat, bot.choose(match, seat) if len(able) > 1 else able[0])
    return found


def thinking(bot: Bot, found: list[Match]) -> float:
    """Seconds of thought, without the copies."""
    copies = [match.clone() for match in found]  # a choice may draw from the chance of its copy
    begin = process_time()
    for copy in copies:
        bot.think(copy, copy.driver())
    return process_time() - begin


def answering(bot: Bot, found: list[Match]) -> float:
    begin = process_time()
    for match in found:
        bot.choose(match, match.driver())
    return process_time() - begin


def measure(name: str, given: dict[str, Any]) -> dict[str, Any]:
    game = registry.find(name)
    found = questions(name, given)
    bots = [make_bot(player, game, FastChance(1)) for player in PLAYERS]
    rounds = [[(thinking(bot, found), answering(bot, found)) for bot in bots] for _ in range(REPETITIONS)]
    best = [[min(each[i][part] for each in rounds) for i in range(len(bots))] for part in (0, 1)]
    times = {
        what: {player: round(seconds / len(found) * 1e6, 2) for player, seconds in zip(PLAYERS, each, strict=True)}
        for what, each in zip(("choice_us", "answer_us"), best, strict=True)
    }
    return {
        "game": game.name,
        "options": given,
        "engine": registry.engine(),
        "choices": len(found),
        **times,
        "times_as_quick": [round(each[1] / each[0], 2) for each in best],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="the games; all if omitted")
    parser.add_argument("--options", type=json.loads, help="of the game")
    given = parser.parse_args()
    for name in given.games or registry.names():
        options = USUAL.get(name, {}) if given.options is None else given.options
        print(json.dumps(measure(name, options)), flush=True)


if __name__ == "__main__":
    main()
