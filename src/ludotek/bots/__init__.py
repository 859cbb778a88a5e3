"""Players that are programs. They see a copy in which everything hidden has been redrawn, never the live match."""

from __future__ import annotations

from ludotek.bots.bot import Bot
from ludotek.bots.learned import has_learned
from ludotek.bots.levels import LEVELS
from ludotek.bots.own import enter
from ludotek.bots.players import LEARNED, PLAYERS, is_player, known, make_bot, read_players
from ludotek.bots.playing import play

__all__ = [
    "LEARNED",
    "LEVELS",
    "PLAYERS",
    "Bot",
    "enter",
    "has_learned",
    "is_player",
    "known",
    "make_bot",
    "play",
    "read_players",
]
