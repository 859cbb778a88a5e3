"""The account of a game: how the chance to win of a seat came and went, as luck, as skill and by what others did.

The chance at a position is the mean over worlds that its seat cannot tell from the real one, each played on by the quick
player up to a horizon. A choice is skill: the chance after the answer that was given, less the chance with the quick player's,
in the same worlds. What chance and news then bring is luck, up to the next own choice or until others choose; what comes of
their choices is theirs. Each leg of the way is judged at one horizon; where the horizon moves on, the same position is judged
again, and the difference is a leg of its own, the revision: an error of the judgement is no luck. So all legs together lead
from the chance at the start to the result, and the mean of luck is zero: no best of several estimates is ever taken here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.kernel.chance import FastChance
from ludotek.kernel.game import Game
from ludotek.kernel.insight import Insight
from ludotek.kernel.match import Match
from ludotek.kernel.playouts import Playouts
from ludotek.kernel.step import CONCEDE

SKILL: Final = "skill"
LUCK: Final = "luck"
OTHERS: Final = "others"
REVISION: Final = "revision"
KINDS: Final = [SKILL, LUCK, OTHERS, REVISION]


class Leg:
    """A part of the way: what kind it is, from which answer up to before which, and by how much the chance changed."""

    def __init__(self, kind: str, first: int, stop: int, change: float) -> None:
        self.kind = kind
        self.first = first
        self.stop = stop
        self.change = change


class Point:
    """An own choice: the chance before it, as the quick player goes on, and the standard error of that; `until`: the clock
    up to which it was played out; `leg`: how many legs led to it."""

    def __init__(self, place: int, seat: int, action: int, chance: float, error: float, until: int, leg: int) -> None:
        self.place = place
        self.seat = seat
        self.action = action
        self.chance = chance
        self.error = error
        self.until = until
        self.leg = leg


class Account:
    """Follows a game from its beginning, answer by answer. `own` are the seats whose choices are skill: all of those who play
    together, else the only one. The match is the real one and its owner's: it is only ever copied, hidden things redrawn."""

    def __init__(self, game: Game, insight: Insight, match: Match, own: list[int], worlds: int, seed: int) -> None:
        self.game = game
        self.insight = insight
        self.own = own
        self.size = worlds
        self.seeds = FastChance(seed)
        self.place = 0
        self.legs: list[Leg] = []
        self.points: list[Point] = []
        self.kind = LUCK  # of the leg that leads on from here
        self.first = 0  # the answer that it begins with
        self.until: i64 = insight.clock(match) + insight.horizon(match)
        self.worlds: list[Match] = []  # none where they have to be redrawn
        self.chances: list[float] = []  # in each of these worlds
        self.judge(match, own[0], self.until)
        self.start = mean(self.chances)
        self.chance = self.start

    def total(self, kind: str) -> float:
        return sum(leg.change for leg in self.legs if leg.kind == kind)

    def follow(self, match: Match, seat: int, action: int) -> None:
        """Somebody is about to answer; the match is carried on."""
        free = action == CONCEDE or len(match.options(seat)) > 1
        if free and seat in self.own:
            self.choose(match, seat, action)
        elif seat not in self.own and self.kind == LUCK:  # forced or not: which of the two may be hidden
            self.look(match, self.own[0], self.until)
            self.kind = OTHERS
            self.first = self.place
        draws, reveals = match.chance.draws, match.reveals
        match.carry_out(seat, action)
        if match.chance.draws != draws or match.reveals != reveals or seat not in self.own:
            self.worlds = []
        else:
            self.carry(seat, action, free)
        self.place += 1
        if match.outcome is not None:
            self.book(self.kind, match.outcome.scores[self.own[0]])

    def choose(self, match: Match, seat: int, action: int) -> None:
        """An own choice: close the leg that led to it, and weigh the answer in the worlds in which it is asked."""
        self.look(match, seat, max(self.until, self.insight.clock(match) + self.insight.horizon(match)))
        point = Point(self.place, seat, action, self.chance, standard_error(self.chances), self.until, len(self.legs))
        playouts = self.playouts(match, seat)
        given: list[float] = []
        for world, chance in zip(self.worlds, self.chances, strict=True):
            usual = int(world.driver()) == seat and self.insight.carry_on(world.clone(), seat) == action
            given.append(chance if usual else playouts.play_on(world, action))
        self.chances = given
        self.first = self.place
        self.book(SKILL, mean(given))
        self.points.append(point)
        self.kind = LUCK

    def look(self, match: Match, seat: int, until: i64) -> None:
        """The chance here ends a leg at its own horizon; then it is judged again at the new one."""
        near = self.judge(match, seat, until)
        self.book(self.kind, mean(near))
        self.first = self.place
        if until != self.until:
            self.until = until
            self.book(REVISION, mean(self.chances))

    def judge(self, match: Match, seat: int, until: i64) -> list[float]:
        """The chances at the present horizon; those at the new one are the chances from now on. Worlds that still might be
        the real one are kept: what chance and news did not touch has not changed."""
        kept = len(self.worlds) > 0 and self.fit(match, seat)
        if kept and until == self.until:
            return self.chances
        playouts = self.playouts(match, seat)
        if not kept:
            self.worlds = []
            for _ in range(self.size):
                world = playouts.redraw()
                world.attended = False  # as programs play it: what has one answer is not asked
                self.worlds.append(world)
        near: list[float] = []
        far: list[float] = []
        for world in self.worlds:
            copy = world.clone()
            near.append(playouts.finish(copy, self.until))
            far.append(playouts.finish(copy, until) if until != self.until else near[-1])
        self.chances = far
        return near

    def playouts(self, match: Match, seat: int) -> Playouts:
        """Of the present position, at the present horizon."""
        playouts = Playouts(self.game, self.insight, match, seat, self.seeds.below(0, 1 << 30))
        playouts.until = self.until
        return playouts

    def fit(self, match: Match, seat: int) -> bool:
        """Is in every world asked what is really asked?"""
        for world in self.worlds:
            if world.actors() != match.actors() or (
                seat in match.actors() and world.options(seat) != match.options(seat)
            ):
                return False
        return True

    def carry(self, seat: int, action: int, free: bool) -> None:
        """Carry the worlds on as well, unless one of them would have shown something."""
        for world in self.worlds:
            if not free and world.options(seat) != [action]:
                continue  # what has one answer was not asked there
            draws, reveals = world.chance.draws, world.reveals
            world.carry_out(seat, action)
            if world.chance.draws != draws or world.reveals != reveals or world.outcome is not None:
                self.worlds = []
                return

    def book(self, kind: str, chance: float) -> None:
        """A leg ends here."""
        self.legs.append(Leg(kind, self.first, self.place, chance - self.chance))
        self.chance = chance


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def standard_error(values: list[float]) -> float:
    n = len(values)
    centre = mean(values)
    spread = sum((each - centre) ** 2 for each in values)
    return float((spread / (n * max(1, n - 1))) ** 0.5)
