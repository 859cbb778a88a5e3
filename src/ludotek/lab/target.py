"""What a figure should be, and whether it is."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

WITHIN, OUTSIDE, UNSURE = VERDICTS = ("within", "outside", "not yet sure")


class Target(NamedTuple):
    says: str
    low: float = -inf
    high: float = inf
    players: str = ""  # the players it is asked of, such as "search"; "": whoever plays

    def verdict(self, low: float, high: float) -> str:
        """By the interval: whether it lies on one side of both edges; one that crosses an edge leaves it open."""
        if self.low <= low and high <= self.high:
            return WITHIN
        return OUTSIDE if high < self.low or low > self.high else UNSURE


def asked_of(players: str, targets: Sequence[Target]) -> Target | None:
    """The target for these players; search:16 is "search"."""
    kind = players.partition(":")[0]
    return next((each for each in targets if each.players in ("", kind)), None)
