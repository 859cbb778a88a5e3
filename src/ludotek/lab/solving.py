"""Every line of a stretch of a game, and what each is worth: the proof behind a puzzle."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.puzzle import EQUAL, Goal, ends

END = -1  # no position follows: the line is over


@dataclass
class Edge:
    """An answer in a position: what it comes to, and where it leads."""

    seat: int
    action: int
    sign: str
    to: int
    value: float = 0.0  # of a line that ends with it


def key_of(position: Match) -> bytes:
    """What tells positions apart: as the digest does, and quicker."""
    return msgspec.json.encode(position.to_data())


class Stretch:
    """All positions that a stretch can come to, each once, and the answers between them.

    `complete` is False if there are more than `limit` positions: then nothing is proved. Goals that end alike can be looked
    at one after the other (`look_at`).
    """

    def __init__(self, game: Game, goal: Goal, seats: list[int], start: Match, limit: int) -> None:
        self.game = game
        self.goal = goal
        self.seats = seats
        self.edges: list[list[Edge]] = [[]]
        self.known = {key_of(start): 0}
        self.waiting = deque([(0, start)])
        self.ends: list[tuple[Edge, Match, Match]] = []  # with the positions before and after
        self.complete = True
        while self.waiting and self.complete:
            place, position = self.waiting.popleft()
            self.edges[place] = list(self.answers(position))
            self.complete = len(self.edges) <= limit
        self.best = 0.0
        if self.complete:
            self.look_at(goal)

    def look_at(self, goal: Goal) -> None:
        """What the lines are worth to a goal."""
        self.goal = goal
        for edge, before, after in self.ends:
            edge.value = goal.value(before, edge.seat, edge.action, after)
        self.best = max((edge.value for edge, _, _ in self.ends), default=0.0)

    def answers(self, position: Match) -> Iterator[Edge]:
        for seat in position.actors():
            if seat in self.seats:
                for action in position.options(seat):
                    yield self.answer(position, seat, action)

    def answer(self, position: Match, seat: int, action: int) -> Edge:
        sign = self.goal.sign(position, seat, action, self.game.answers.write(position, seat, action))
        after = position.clone()
        after.carry_out(seat, action)
        if ends(self.goal, self.seats, position, seat, action, after):
            edge = Edge(seat, action, sign, END)
            self.ends.append((edge, position, after))
            return edge
        key = key_of(after)
        if key not in self.known:
            self.known[key] = len(self.edges)
            self.edges.append([])
            self.waiting.append((self.known[key], after))
        return Edge(seat, action, sign, self.known[key])

    def is_best(self, edge: Edge) -> bool:
        return edge.to == END and edge.value > self.best - EQUAL

    @property
    def second(self) -> float:
        """The best value of a line that is not a best one."""
        return max((edge.value for edge, _, _ in self.ends if not self.is_best(edge)), default=0.0)

    def line(self) -> list[Edge]:
        """A best line with as few answers as possible."""
        came: dict[int, tuple[int, Edge]] = {}
        waiting, seen = deque([0]), {0}
        while waiting:
            place = waiting.popleft()
            for edge in self.edges[place]:
                if self.is_best(edge):
                    found = [edge]
                    while place != 0:
                        place, before = came[place]
                        found.append(before)
                    return found[::-1]
                if edge.to != END and edge.to not in seen:
                    seen.add(edge.to)
                    came[edge.to] = place, edge
                    waiting.append(edge.to)
        return []

    def signs(self) -> Counter[str]:
        """What the best line does, in any order."""
        return Counter(edge.sign for edge in self.line() if edge.sign)

    def is_unique(self) -> bool:
        """Does every best line do all that the shortest one does?"""
        return all(not self.does_without(sign, times) for sign, times in self.signs().items())

    def does_without(self, sign: str, times: int) -> bool:
        """Is there a best line in which a sign comes less often than so many times?"""
        waiting, seen = deque([(0, 0)]), {(0, 0)}
        while waiting:
            place, used = waiting.popleft()
            for edge in self.edges[place]:
                now = used + (edge.sign == sign)
                if now >= times:
                    continue
                if self.is_best(edge):
                    return True
                if edge.to != END and (edge.to, now) not in seen:
                    seen.add((edge.to, now))
                    waiting.append((edge.to, now))
        return False
