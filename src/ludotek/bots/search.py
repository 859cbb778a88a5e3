"""The searching player: options race over worlds that might be the real one, played on by the quick player."""

from __future__ import annotations

from time import perf_counter

from ludotek.bots.bot import Bot
from ludotek.bots.greedy import insight_of
from ludotek.kernel.chance import Chance
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.search import Search

ROLLOUTS = 16  # what `search` alone means


class Searching(Bot):
    """Weighs its options by playouts: as many as its specification says, or as many as fit into its time."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.insight = insight_of(game)
        self.rollouts = ROLLOUTS
        self.seconds: float | None = None

    def think_for(self, amount: int, milliseconds: int | None) -> None:
        """So many rollouts an answer, or so many units of time, each of so many milliseconds."""
        if milliseconds is None:
            self.rollouts = amount
        else:
            self.seconds = amount * milliseconds / 1000

    def think(self, copy: Match, seat: int) -> int:
        if self.insight.is_routine(copy):
            return self.insight.choose(copy, seat)
        return self.search(copy, seat).best().action

    def search(self, copy: Match, seat: int) -> Search:
        """The race, run to its end, or until time is up after a lap."""
        search = Search(self.game, self.insight, copy, seat, self.chance.below(0, 1 << 30))
        if self.seconds is None:
            search.race(self.rollouts)
            return search
        begun = perf_counter()
        search.run(0)
        while not search.over and (spent := perf_counter() - begun) < self.seconds:
            laps = int(search.laps - search.lap)
            each = spent / int(search.playouts)  # seconds that a playout takes
            search.run(int((self.seconds - spent) / laps / each / len(search.field)))
        return search
