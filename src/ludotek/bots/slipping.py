"""A player that slips: now and then it answers as a weaker one would."""

from __future__ import annotations

from ludotek.bots.bot import Bot
from ludotek.kernel.match import Match


class Slipping(Bot):
    """Plays as another does, but for so many answers in a hundred."""

    def __init__(self, bot: Bot, weaker: Bot, slips: int) -> None:
        super().__init__(bot.game, bot.chance)
        self.bot = bot
        self.weaker = weaker
        self.slips = slips

    def think(self, copy: Match, seat: int) -> int:
        bot = self.bot if self.chance.below(0, 100) >= self.slips else self.weaker
        return bot.think(copy, seat)
