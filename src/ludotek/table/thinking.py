"""What somebody who thinks for a seat is given: a position in which everything hidden has been redrawn, as plain data.

What the seat cannot know never gets there, and the data can travel to another process.
"""

from __future__ import annotations

from ludotek import registry
from ludotek.api import Match
from ludotek.bots import make_bot
from ludotek.bots.bot import unattended
from ludotek.kernel.chance import FastChance
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match as Position
from ludotek.table.seating import thoughts
from ludotek.table.session import Session


class Redrawn:
    """A position as it might be for all that a seat knows."""

    def __init__(self, match: Match, seat: int) -> None:
        rules = match.rules
        chance = thoughts(match, seat)
        self.game = rules.name
        self.rules = rules.rules_version
        self.seat = seat
        self.content = match.content
        self.options = match.options
        self.position = unattended(rules.determinise(match.position, seat, chance)).to_data()
        self.seed = chance.below(0, 1 << 31)

    def revive(self) -> tuple[Game, Position]:
        rules = registry.find(self.game, self.rules)
        return rules, rules.revive(self.content, self.options, self.position, FastChance(self.seed))


class Task(Redrawn):
    """What the bot on a seat needs to know."""

    def __init__(self, session: Session, seat: int) -> None:
        super().__init__(session.match, seat)
        self.bot = session.seating[seat]
        self.usual = session.match.actions(seat)  # what the fallback chooses from

    def fallback(self) -> int:
        """An answer without any thought, for when none came in time."""
        return self.usual[self.seed % len(self.usual)]


def think(task: Task) -> int:
    """The bot's answer."""
    rules, position = task.revive()
    return make_bot(task.bot, rules, FastChance(task.seed)).think(position, task.seat)
