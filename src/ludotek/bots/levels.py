"""Levels for people: names for players of growing strength. Their ranks are measured in docs/strength.md."""

from __future__ import annotations

from typing import Final

from ludotek.kernel.game import Game

LEVELS: Final = {
    "gentle": "greedy~40",
    "easy": "greedy~15",
    "medium": "greedy",
    "hard": "search:8~50",
    "expert": "search:64",
}


def specification_of(player: str, game: Game) -> str:
    """The player whom a name means in a game: games that a few slips decide have levels of their own."""
    return game.profile.levels.get(player) or LEVELS.get(player, player)
