"""How an id becomes known to Gymnasium."""

from __future__ import annotations

import gymnasium


def register(id: str, **always: str) -> None:
    """One game at a time by `gymnasium.make`, many at once by `gymnasium.make_vec`."""
    gymnasium.register(
        id=id,
        entry_point="ludotek.envs.single:SingleEnv",
        vector_entry_point="ludotek.envs.vector:LanesEnv",
        kwargs=always,
    )
