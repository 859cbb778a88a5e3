"""The searching player: options race over worlds that might be the real one, played on by the quick player."""

from __future__ import annotations

from ludotek.bots.bot import Bot
from ludotek.bots.greedy import insight_of
from ludotek.kernel.chance import Chance
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.search import Search

ROLLOUTS = 16  # what `search` alone means


class Searching(Bot):
    """Weighs its options by playouts, as many as its specification says."""

    def __init__(self, game: Game, chance: Chance, rollouts: int = ROLLOUTS) -> None:
        super().__init__(game, chance)
        self.insight = insight_of(game)
        self.rollouts = rollouts

    def think(self, copy: Match, seat: int) -> int:
        if self.insight.is_routine(copy):
            return self.insight.choose(copy, seat)
        search = Search(self.game, self.insight, copy, seat, self.chance.below(0, 1 << 30))
        search.race(self.rollouts)
        return search.best().action
