"""The searching player: options race over worlds that might be the real one, played on by the quick player."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from ludotek.bots.bot import Bot
from ludotek.bots.greedy import insight_of
from ludotek.kernel.chance import Chance
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.search import Search

ROLLOUTS = 16  # what `search` alone means
A_SECOND = 1000  # playouts for which it is good, about
FIRST_WORLDS = 2


class Searching(Bot):
    """Weighs its options by playouts: as many as its specification says, or as many as fit into its time."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.insight = insight_of(game)
        self.rollouts = ROLLOUTS
        self.seconds: float | None = None
        self.clock: Callable[[], float] = perf_counter

    def think_for(self, amount: int, milliseconds: int | None) -> None:
        """So many rollouts an answer, or so many units of time, each of so many milliseconds."""
        if milliseconds is None:
            self.rollouts = amount
        else:
            self.seconds = amount * milliseconds / 1000

    def think(self, copy: Match, seat: int) -> int:
        if self.insight.is_routine(copy):
            return self.insight.carry_on(copy, seat)
        return self.search(copy, seat).best().action

    def search(self, copy: Match, seat: int) -> Search:
        """The race, run to its end, or until time is up."""
        search = Search(self.game, self.insight, copy, seat, self.chance.below(0, 1 << 30))
        if self.seconds is None:
            search.race(self.rollouts)
            return search
        begun = self.clock()
        search.look_ahead(int(self.seconds * A_SECOND))
        worlds = FIRST_WORLDS
        while worlds > 0:
            search.run_lap(worlds)
            search.drop_beaten()
            if search.settled():
                break
            spent = self.clock() - begun
            each = spent / int(search.playouts)  # seconds that a playout takes
            worlds = min(len(search.worlds), int((self.seconds - spent) / (each * len(search.field))) if each else 1)
        return search
