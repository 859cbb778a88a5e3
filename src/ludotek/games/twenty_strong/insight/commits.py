"""The cheapest commit for a wish."""

from __future__ import annotations

from mypy_extensions import i64

from ludotek.games.twenty_strong.insight.engagement import Engagement
from ludotek.games.twenty_strong.insight.prospects import Throw, Wish
from ludotek.games.twenty_strong.rules.components import DIE_COLOURS


def cheapest(
    e: Engagement, committed: list[int], pool: list[int], most: i64, wish: i64, least: float
) -> list[int] | None:
    """The dice to commit now, on top of those that are, so that these targets fall with at least this chance.

    As few dice as possible, at most `most`, and of these the weakest: each step to a stronger colour that there is counts
    alike, and among equals the best chance decides. None: no commit of the pool is enough.
    """
    search = Search(Wish(e, wish), committed, pool, least)
    number: i64 = 0
    while number <= min(most, sum(pool)):
        found = search.weakest(number)
        if found is not None:
            return found
        number += 1
    return None


class Search:
    """Commits of the pool, and whether they are enough."""

    def __init__(self, wish: Wish, committed: list[int], pool: list[int], least: float) -> None:
        self.wish = wish
        self.committed = committed
        self.pool = pool
        self.least = least
        self.colours = [colour for colour in range(DIE_COLOURS) if pool[colour] > 0]
        self.levels: list[list[list[int]]] = []  # commits of a number of dice, by how many steps stronger they are

    def chance(self, commit: list[int]) -> float:
        return self.wish.chance(Throw([self.committed[colour] + commit[colour] for colour in range(DIE_COLOURS)]))

    def best(self, level: i64) -> list[int] | None:
        """The likeliest commit of a level, if it is enough."""
        found: list[int] | None = None
        most = self.least
        for commit in self.levels[level]:
            chance = self.chance(commit)
            if chance > most or (found is None and chance >= most):
                found = commit
                most = chance
        return found

    def weakest(self, number: i64) -> list[int] | None:
        """The weakest commit of so many dice that is enough."""
        self.levels = [[] for _ in range(number * len(self.colours) + 1)]
        self.add_commits([0] * DIE_COLOURS, 0, number, 0)
        self.levels = [level for level in self.levels if level]
        if not self.wish.against.colour_blind():
            for place in range(len(self.levels)):
                found = self.best(place)
                if found is not None:
                    return found
            return None
        # Where hits deal the same, a stronger die is never worse: what is enough stays so one step further.
        weak: i64 = 0
        strong: i64 = len(self.levels) - 1
        if not self.suffices(strong):
            return None
        while weak < strong:
            middle = (weak + strong) >> 1
            if self.suffices(middle):
                strong = middle
            else:
                weak = middle + 1
        return self.best(strong)

    def suffices(self, level: i64) -> bool:
        """Is any commit of a level enough?"""
        for commit in self.levels[level]:
            if self.chance(commit) >= self.least:
                return True
        return False

    def add_commits(self, commit: list[int], rank: i64, number: i64, steps: i64) -> None:
        if rank == len(self.colours):
            if number == 0:
                self.levels[steps].append(commit[:])
            return
        colour = self.colours[rank]
        taken: i64 = 0
        while taken <= min(self.pool[colour], number):
            commit[colour] = int(taken)
            self.add_commits(commit, rank + 1, number - taken, steps + taken * rank)
            taken += 1
        commit[colour] = 0
