"""The greedy player: what seems best at once, as the insight of each game sees it."""

from __future__ import annotations

from ludotek import registry
from ludotek.bots.bot import Bot
from ludotek.kernel.chance import Chance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game
from ludotek.kernel.insight import Insight
from ludotek.kernel.match import Match


def insight_of(game: Game) -> Insight:
    """What a game knows about good play."""
    found = registry.insight(game)
    if found is None:
        raise LudotekError(f"there is no greedy player for {game.name}")
    insight: Insight = found.insight()
    return insight


class Greedy(Bot):
    """Asks the game's own insight."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.insight = insight_of(game)

    def think(self, copy: Match, seat: int) -> int:
        return self.insight.choose(copy, seat)
