"""Playouts: what becomes of a position for a seat, in worlds that might be the real one, when the quick player plays on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.kernel.chance import FastChance
from ludotek.kernel.game import Game
from ludotek.kernel.insight import Insight
from ludotek.kernel.match import Match

LONGEST: Final = 4000  # answers; a playout that is longer is judged where it stands


class Playouts:
    """Of one position, as a seat knows it: the worlds are redrawn from it."""

    def __init__(self, game: Game, insight: Insight, match: Match, seat: i64, seed: i64) -> None:
        self.game = game
        self.insight = insight
        self.match = match
        self.seat = seat
        self.chance = FastChance(seed)
        self.until: i64 = insight.clock(match) + insight.horizon(match)
        self.playouts: i64 = 0

    def redraw(self) -> Match:
        """Another world, with a chance of its own."""
        return self.game.determinise(self.match, int(self.seat), FastChance(self.chance.below(0, 1 << 30)))

    def play_on(self, world: Match, action: i64) -> float:
        """One answer in one world, then the quick player on all seats up to the horizon."""
        copy = world.clone()
        copy.carry_out(self.seat, action)
        return self.finish(copy, self.until)

    def finish(self, copy: Match, until: i64) -> float:
        """The quick player plays a copy on until the clock shows so much; the seat's chance to win there."""
        insight = self.insight
        answers: i64 = 0
        while copy.outcome is None and answers < LONGEST and insight.clock(copy) < until:
            seat = copy.driver()
            options = copy.driver_options(seat)
            next: i64 = options[0]
            if len(options) > 1:
                next = insight.carry_on(copy, seat)
            copy.carry_out(seat, next)
            answers += 1
        self.playouts += 1
        return insight.win_chance(copy, self.seat)
