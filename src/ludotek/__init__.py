"""Ludotek: tabletop games as rules you can play, script and study.

>>> import ludotek
>>> game = ludotek.game("twenty-strong")
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotek.api import Game

__version__ = "0.2.0"
__all__ = ["__version__", "game"]


def game(name: str) -> Game:
    """The game of that name, such as "twenty-strong"; loaded when first asked for."""
    from ludotek import api

    return api.game(name)
