"""A bot: somebody who answers for a seat without seeing more than the seat does."""

from __future__ import annotations

from ludotek.kernel.chance import Chance
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match


def unattended(copy: Match) -> Match:
    """The copy as programs play it: what has one answer is not asked."""
    copy.attended = False
    return copy


class Bot:
    """Answers for a seat. What it thinks about is a copy, with everything that the seat cannot know redrawn."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self.game = game
        self.chance = chance  # its own: for what it cannot know, and for its whims

    def choose(self, match: Match, seat: int) -> int:
        """The action of a seat that is asked something."""
        return self.think(unattended(self.game.determinise(match, seat, self.chance)), seat)

    def think(self, copy: Match, seat: int) -> int:
        """The action to take in a position of which only the visible part can be relied on."""
        raise NotImplementedError
