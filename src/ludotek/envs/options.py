"""The action space of a game: as many actions as the game has answers, of which few are allowed at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete


class Options(Discrete):
    """Without a mask, `sample` draws from what is allowed now: so programs that know no masks, such as the upstream
    checkers, never try anything else. An action that is not allowed is an error, not a punishment."""

    allowed: Sequence[int] = ()

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self.allowed:
            return np.int64(self.allowed[int(self.np_random.integers(len(self.allowed)))])
        return super().sample(mask, probability)
