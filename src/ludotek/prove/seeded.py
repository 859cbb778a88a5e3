"""Seeded games, played the same by every engine: their records, and how long a quick bot takes for an answer.

It runs in the pocket edition as well, as a text on its own; so it imports only what is there.
"""

import hashlib
import json
import sys
import time

from ludotek import registry
from ludotek.bots import make_bot
from ludotek.kernel.chance import FastChance, SealedChance
from ludotek.kernel.play import begin

LIMIT = 20_000


def main(wanted: str) -> str:
    """What is wanted, as JSON: the first and the number of games, and who plays; of each the digest of its record."""
    given = json.loads(wanted)
    took: list[float] = []
    digests = [
        digest(number, given["player"], took) for number in range(given["first"], given["first"] + given["games"])
    ]
    return json.dumps({"platform": sys.platform, "engine": registry.engine(), "digests": digests, "ms": took})


def digest(number: int, player: str, took: list[float]) -> str:
    """The game of that number; every second one is played at random."""
    names = registry.names()
    game = registry.find(names[number % len(names)])
    seats = game.profile.modes[number // len(names) % len(game.profile.modes)]
    known = {option.name for option in game.options()}
    options = {
        name: value for name, value in (("mode", seats.name), ("seats", seats.seats[0])) if name in known and value
    }
    play = begin(
        game, game.check_options(options), SealedChance(hashlib.blake2b(b"%d" % number, digest_size=32).digest())
    )
    bot, chooser = make_bot(player, game, FastChance(number)), FastChance(number)
    while not play.match.over and len(play.record.lines) < LIMIT:
        seat = play.match.driver()
        allowed = play.match.options(seat)
        if number // len(names) % 2 or len(allowed) == 1:
            action = allowed[chooser.below(0, len(allowed))]
        else:
            began = time.perf_counter()
            action = bot.choose(play.match.clone(), seat)
            took.append(round(1000 * (time.perf_counter() - began), 3))
        play.act(seat, action)
    play.close()
    return hashlib.blake2b(play.record.text().encode(), digest_size=16).hexdigest()
