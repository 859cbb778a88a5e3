"""The greedy player: what seems best at once, as the insight of each game sees it."""

from __future__ import annotations

from typing import Protocol

from ludotek import registry
from ludotek.bots.bot import Bot
from ludotek.kernel.chance import Chance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match


class Thinker(Protocol):
    """What a game's insight offers."""

    def choose(self, match: Match, seat: int) -> int: ...


class Greedy(Bot):
    """Asks the game's own insight."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        insight = registry.insight(game)
        if insight is None:
            raise LudotekError(f"there is no greedy player for {game.name}")
        self.thinker: Thinker = insight.Greedy()

    def think(self, copy: Match, seat: int) -> int:
        return self.thinker.choose(copy, seat)
