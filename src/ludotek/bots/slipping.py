"""A player that slips: now and then any of its options will do."""

from __future__ import annotations

from ludotek.bots.bot import Bot
from ludotek.kernel.match import Match


class Slipping(Bot):
    """Plays as another does, but for so many answers in a hundred."""

    def __init__(self, bot: Bot, slips: int) -> None:
        super().__init__(bot.game, bot.chance)
        self.bot = bot
        self.slips = slips

    def think(self, copy: Match, seat: int) -> int:
        if self.chance.below(0, 100) >= self.slips:
            return self.bot.think(copy, seat)
        options = copy.options(seat)
        return options[self.chance.below(0, len(options))]
