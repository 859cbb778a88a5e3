"""The exact chance of wanted symbols within the rolls that are left, with the best keeping: dynamic programming.

After a roll at least one of the dice just rolled is kept, the others are rolled again, and after the last roll all are kept
(RK-28). Dice are counted by kind and by what their faces are good for.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ludotek.games.reckoners.insight.wanted import Wanted
from ludotek.games.reckoners.rules.components import FACES


@mypyc_attr(acyclic=True)
class Side:
    """Faces of a kind of die that are good for the same: what they give, and how many of the six they are."""

    def __init__(self, kind: i64, gives: list[int], faces: i64) -> None:
        self.kind = kind
        self.gives = gives
        self.faces = faces
        self.leads: list[int] = []  # by state of what is wanted: the state when it is kept


@mypyc_attr(acyclic=True)
class Cast:
    """Dice as they lie, by side; `dice` is the place of them when they are about to be rolled again."""

    def __init__(self, counts: list[int], dice: i64, weight: float) -> None:
        self.counts = counts
        self.dice = dice
        self.weight = weight  # the chance to roll it, by the factorials of the counts
        self.sides: list[int] = []  # that are there, and what is left when one of them is kept
        self.rest: list[int] = []


class Keeping:
    """All casts of these dice, and what they are worth with so many rolls left."""

    def __init__(self, wanted: Wanted, counts: list[int], symbols: list[list[list[int]]], rolls: i64) -> None:
        """`counts`: dice by kind; `symbols`: for each kind what its six faces are good for."""
        self.wanted = wanted
        self.counts = counts
        self.sides: list[Side] = []
        for kind in range(len(counts)):
            if counts[kind] > 0:
                self.add_sides(kind, symbols[kind])
        self.strides: list[int] = []
        piles: i64 = 1
        for n in counts:
            self.strides.append(int(piles))
            piles *= n + 1
        self.piles: i64 = piles
        self.ways: list[float] = [self.ways_of(pile) for pile in range(piles)]  # the factorials of the counts
        self.casts: list[Cast] = []
        self.known: dict[int, int] = {}
        self.add_casts([0] * len(self.sides), 0, 1.0)
        for cast in self.casts:
            self.find_rest(cast)
        self.tables: list[list[float]] = [[]]  # by rolls that are left: the chance, by pile and state
        left: i64 = 1
        while left <= rolls:
            self.tables.append(self.before_rolling(left))
            left += 1

    def add_sides(self, kind: i64, faces: list[list[int]]) -> None:
        for at, gives in enumerate(faces):
            if gives in faces[:at]:
                continue
            side = Side(kind, gives, faces.count(gives))
            side.leads = [int(self.wanted.after(state, gives)) for state in range(self.wanted.states)]
            self.sides.append(side)

    def ways_of(self, pile: i64) -> float:
        found = 1.0
        for kind in range(len(self.counts)):
            for i in range(self.dice_in(pile, kind)):
                found *= float(i + 1)
        return found

    def dice_in(self, pile: i64, kind: i64) -> i64:
        return pile // self.strides[kind] % (self.counts[kind] + 1)

    def add_casts(self, counts: list[int], side: i64, weight: float) -> None:
        if side == len(self.sides):
            dice: i64 = 0
            for at in range(side):
                dice += counts[at] * self.strides[self.sides[at].kind]
            self.known[self.code(counts)] = len(self.casts)
            self.casts.append(Cast(counts[:], dice, weight))
            return
        here = self.sides[side]
        room: i64 = self.counts[here.kind]
        for at in range(side):
            if self.sides[at].kind == here.kind:
                room -= counts[at]
        for n in range(room + 1):
            counts[side] = n
            if n > 0:
                weight *= float(here.faces) / float(FACES) / float(n)
            self.add_casts(counts, side + 1, weight)
        counts[side] = 0

    def code(self, counts: list[int]) -> int:
        found = 0
        for n in counts:
            found = found * (max(self.counts) + 1) + n
        return found

    def find_rest(self, cast: Cast) -> None:
        for side in range(len(self.sides)):
            if cast.counts[side] > 0:
                rest = cast.counts[:]
                rest[side] -= 1
                cast.sides.append(side)
                cast.rest.append(self.known[self.code(rest)])

    def before_rolling(self, left: i64) -> list[float]:
        """The chance for all dice that are about to be rolled, this roll counted."""
        states: i64 = self.wanted.states
        table = [0.0] * (self.piles * states)
        chosen = self.all_kept() if left == 1 else self.kept_one(left - 1)
        at: i64 = 0
        for cast in self.casts:
            chance = self.ways[cast.dice] * cast.weight
            state: i64 = 0
            while state < states:
                table[cast.dice * states + state] += chance * chosen[at + state]
                state += 1
            at += states
        return table

    def all_kept(self) -> list[float]:
        """By cast and state: is everything there when all of it is kept?"""
        states: i64 = self.wanted.states
        found = self.wanted.met[:]
        for cast in self.casts:
            if cast.sides:
                leads = self.sides[cast.sides[0]].leads
                for state in range(states):
                    found.append(found[cast.rest[0] * states + leads[state]])
        return found

    def kept_one(self, left: i64) -> list[float]:
        """By cast and state, before anything of this roll is kept, with so many rolls left."""
        kept = self.free(left)
        states: i64 = self.wanted.states
        found = self.wanted.met[:]
        for cast in self.casts:
            if cast.sides:
                for state in range(states):
                    found.append(self.best_kept(kept, cast, state))
        return found

    def free(self, left: i64) -> list[float]:
        """By cast and state, when something of this roll is kept already: the rest may be kept, or rolled again."""
        states: i64 = self.wanted.states
        later = self.tables[left]
        found = self.wanted.met[:]
        for cast in self.casts:
            if cast.sides:
                for state in range(states):
                    found.append(max(later[cast.dice * states + state], self.best_kept(found, cast, state)))
        return found

    def best_kept(self, values: list[float], cast: Cast, state: i64) -> float:
        """The best of keeping one more die."""
        states: i64 = self.wanted.states
        best = 0.0
        move: i64 = 0
        while move < len(cast.sides):
            value = values[cast.rest[move] * states + self.sides[cast.sides[move]].leads[state]]
            if value > best:
                best = value
            move += 1
        return best

    def place(self, shown: list[list[int]], kinds: list[int]) -> i64:
        """The cast of dice of these kinds that are good for this."""
        counts = [0] * len(self.sides)
        for kind, gives in zip(kinds, shown, strict=True):
            for at, side in enumerate(self.sides):
                if side.kind == kind and side.gives == gives:
                    counts[at] += 1
        return self.known[self.code(counts)]
