"""Players that are programs. They see a copy in which everything hidden has been redrawn, never the live match."""

from __future__ import annotations

from ludotek.bots.bot import Bot
from ludotek.bots.levels import LEVELS
from ludotek.bots.players import KNOWN, PLAYERS, is_player, make_bot, read_players
from ludotek.bots.playing import play

__all__ = ["KNOWN", "LEVELS", "PLAYERS", "Bot", "is_player", "make_bot", "play", "read_players"]
