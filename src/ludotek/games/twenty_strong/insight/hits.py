"""All that a roll of some dice can show, by counts: which dice are hits and crits, and which lie there without one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotek.games.twenty_strong.insight.odds import CRIT_SIDES, HIT_SIDES
from ludotek.games.twenty_strong.rules.components import DICE_OF, DIE_COLOURS, HIT_FACES, HIT_KINDS, SIDES

SIDES_OF_A_DIE: Final = len(SIDES[0])
MOST_OF_A_KIND: Final = max(DICE_OF)


@mypyc_attr(acyclic=True)
class Pile:
    """Some dice, by colour, that show no hit or are still to be rolled."""

    def __init__(self, counts: list[int], ways: float, weight: float) -> None:
        self.counts = counts
        self.size: i64 = sum(counts)
        self.ways = ways  # the factorials of the counts
        self.weight = weight  # the chance that they all miss, by the same factorials


@mypyc_attr(acyclic=True)
class Hits:
    """Some dice that show hits, by kind; `dice` is the pile that they are if they are rolled again."""

    def __init__(self, counts: list[int], dice: i64, size: i64, weight: float) -> None:
        self.counts = counts
        self.dice = dice
        self.size = size
        self.weight = weight  # the chance that they all show it, by the factorials of the counts
        self.kinds: list[int] = []  # of which one may be applied next, and the hits that are left then
        self.rest: list[int] = []


class Rolls:
    """Every pile and every roll of some of these dice.

    A pile L is rolled to the hits A, and the misses M = L - A, with the chance ways(L) * weight(A) * weight(M).
    Places of piles add up: that of L is that of A's dice and that of M.
    """

    def __init__(self, dice: list[int], weakest_first: bool) -> None:
        self.dice = dice
        self.size: i64 = sum(dice)
        self.strides: list[int] = []
        stride = 1
        for n in dice:
            self.strides.append(stride)
            stride *= n + 1
        self.piles: list[Pile] = [self.pile(at) for at in range(stride)]
        self.hits: list[Hits] = []
        self.known: dict[int, int] = {}
        self.add_hits([0] * HIT_KINDS, 0, 0, 1.0)
        for hits in self.hits:
            self.find_moves(hits, weakest_first)
        self.hits_of: list[list[int]] = [[] for _ in self.piles]  # by the pile that they are if they are rolled again
        for place, hits in enumerate(self.hits):
            self.hits_of[hits.dice].append(place)
        self.fitting: list[list[int]] = [[] for _ in self.piles]  # found when it is asked for

    def pile(self, at: i64) -> Pile:
        counts: list[int] = []
        ways = 1.0
        weight = 1.0
        for colour in range(DIE_COLOURS):
            n = at // self.strides[colour] % (self.dice[colour] + 1)
            counts.append(int(n))
            misses = SIDES_OF_A_DIE - HIT_SIDES[colour] - CRIT_SIDES[colour]
            for i in range(n):
                ways *= float(i + 1)
                weight *= float(misses) / SIDES_OF_A_DIE / float(i + 1)
        return Pile(counts, ways, weight)

    def add_hits(self, counts: list[int], kind: i64, size: i64, weight: float) -> None:
        """Fewer come before more, so that what is left of some hits was there before them."""
        if kind == HIT_KINDS:
            self.known[self.code(counts)] = len(self.hits)
            self.hits.append(Hits(counts[:], self.place(counts), size, weight))
            return
        colour = kind // HIT_FACES
        side = (CRIT_SIDES if kind % HIT_FACES else HIT_SIDES)[colour]
        room = self.dice[colour] - (counts[kind - 1] if kind % HIT_FACES else 0)
        for n in range(room + 1):
            counts[kind] = n
            if n > 0:
                weight *= float(side) / SIDES_OF_A_DIE / float(n)
            self.add_hits(counts, kind + 1, size + n, weight)
        counts[kind] = 0

    def code(self, counts: list[int]) -> int:
        found = 0
        for n in counts:
            found = found * (MOST_OF_A_KIND + 1) + n
        return found

    def place(self, counts: list[int]) -> i64:
        """Of the pile that these hits are if they are rolled again."""
        at: i64 = 0
        for kind in range(HIT_KINDS):
            at += counts[kind] * self.strides[kind // HIT_FACES]
        return at

    def find_moves(self, hits: Hits, weakest_first: bool) -> None:
        """Which may be applied: of dice that deal the same the weakest, because the others are better to roll again."""
        seen: i64 = 0
        for kind in range(HIT_KINDS):
            face = kind % HIT_FACES
            if hits.counts[kind] == 0 or (weakest_first and (seen >> face) & 1 == 1):
                continue
            seen |= 1 << face
            rest = hits.counts[:]
            rest[kind] -= 1
            hits.kinds.append(kind)
            hits.rest.append(self.known[self.code(rest)])

    def pile_of(self, dice: list[int]) -> i64:
        at: i64 = 0
        for colour in range(DIE_COLOURS):
            at += dice[colour] * self.strides[colour]
        return at

    def place_of(self, hits: list[int]) -> i64:
        return self.known[self.code(hits)]

    def beside(self, missed: i64) -> list[int]:
        """The places of all hits that there may be beside these misses; what is left of some comes before them."""
        if not self.fitting[missed]:
            self.add_fitting(missed, 0, 0)
        return self.fitting[missed]

    def add_fitting(self, missed: i64, colour: i64, pile: i64) -> None:
        """Hits of every pile that has the dice of this one, and of the colours from this one on as many as there are."""
        if colour == DIE_COLOURS:
            self.fitting[missed] += self.hits_of[pile]
            return
        n: i64 = self.dice[colour] - self.piles[missed].counts[colour]
        taken: i64 = 0
        while taken <= n:
            self.add_fitting(missed, colour + 1, pile + taken * self.strides[colour])
            taken += 1

    def chance(self, place: i64, missed: i64) -> float:
        """That these hits and these misses are rolled, by the dice that they are."""
        hits = self.hits[place]
        return self.piles[missed + hits.dice].ways * self.piles[missed].weight * hits.weight

    def applied(self, place: i64, missed: i64) -> i64:
        """How many dice are neither among these hits nor among these misses."""
        return self.size - self.piles[missed].size - self.hits[place].size
