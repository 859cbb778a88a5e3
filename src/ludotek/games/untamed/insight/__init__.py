"""What a bot or a coach may find useful about Untamed. Never imported by the rules."""

from functools import cache

from ludotek.games.untamed.insight.facts import facts
from ludotek.games.untamed.insight.greedy import Greedy

__all__ = ["Greedy", "facts", "insight"]


@cache
def insight() -> Greedy:
    return Greedy()
