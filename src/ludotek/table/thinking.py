"""What a bot is given to think about: a position in which everything hidden has been redrawn, as plain data.

What the seat cannot know never reaches the bot, and the task can travel to another process.
"""

from __future__ import annotations

from ludotek import registry
from ludotek.bots import make_bot
from ludotek.bots.bot import unattended
from ludotek.kernel.chance import FastChance
from ludotek.table.seating import thoughts
from ludotek.table.session import Session


class Task:
    """What the bot on a seat needs to know."""

    def __init__(self, session: Session, seat: int) -> None:
        match = session.match
        rules = match.rules
        chance = thoughts(match, seat)
        self.game = rules.name
        self.bot = session.seating[seat]
        self.seat = seat
        self.content = match.content
        self.options = match.options
        self.position = unattended(rules.determinise(match.position, seat, chance)).to_data()
        self.seed = chance.below(0, 1 << 31)
        self.usual = match.actions(seat)  # what the fallback chooses from

    def fallback(self) -> int:
        """An answer without any thought, for when none came in time."""
        return self.usual[self.seed % len(self.usual)]


def think(task: Task) -> int:
    """The bot's answer."""
    rules = registry.find(task.game)
    position = rules.revive(task.content, task.options, task.position, FastChance(task.seed))
    return make_bot(task.bot, rules, FastChance(task.seed)).think(position, task.seat)
