"""The random player: each of its options equally often."""

from __future__ import annotations

from ludotek.bots.bot import Bot
from ludotek.kernel.match import Match


class Random(Bot):
    """Draws uniformly from its options."""

    def think(self, copy: Match, seat: int) -> int:
        options = copy.options(seat)
        return options[self.chance.below(0, len(options))]
