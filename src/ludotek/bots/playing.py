"""A whole game among bots."""

from __future__ import annotations

from ludotek.bots.bot import Bot
from ludotek.bots.uniform import Random
from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.match import Match
from ludotek.kernel.rollout import Tally, play_randomly

LIMIT = 100_000  # answers; a game that goes on for longer will not end


def play(match: Match, bots: list[Bot]) -> Tally:
    """Play to the end, one bot for each seat; what was counted on the way."""
    tally = Tally()
    first = bots[0]
    if all(type(bot) is Random for bot in bots) and isinstance(first.chance, FastChance):
        play_randomly(match, first.chance, tally, LIMIT)  # the same play, inside the engine
        return tally
    while not match.over:
        seat = match.driver()
        options = match.options(seat)
        action = options[0]
        if len(options) > 1:
            tally.decisions += 1
            tally.options += len(options)
            action = bots[seat].choose(match, seat)
            if action not in options:
                raise LudotekError(f"a bot chose {action}, which is not among its options {options}")
        match.carry_out(seat, action)
        tally.answers += 1
        if tally.answers > LIMIT:
            raise LudotekError(f"the game did not end within {LIMIT} answers")
    return tally
