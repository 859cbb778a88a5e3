"""Search: the options race against each other over worlds that might be the real one, each played on by the quick player.

World i is the same for every option, cards and dice, so that options are compared by their differences in equal luck.
Half of the field drops out after each lap (sequential halving); the quick player's own answer stays in to the end, and is
left only for one that is better beyond doubt. The budget is counted in playouts, so equal seeds give equal answers.
Where it is time, everybody runs on, in twice as many worlds after each look at the clock, until beaten beyond doubt.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.kernel.game import Game
from ludotek.kernel.insight import Insight
from ludotek.kernel.match import Match
from ludotek.kernel.playouts import Playouts

FIRST_LAP: Final = 2  # worlds before anybody drops out
DOUBT: Final = 0.7  # standard errors by which an answer must be better than the quick player's
FEWEST: Final = 8  # worlds before anything is beyond doubt
BEYOND_DOUBT: Final = 2.0  # standard errors
COUNTS: Final = 0.005  # a chance that is worth thinking about


class Runner:
    """An option in the race: how it fared in each world so far."""

    def __init__(self, action: i64) -> None:
        self.action = action
        self.chances: list[float] = []
        self.mean = 0.0
        self.lead = 0.0  # over the quick player's answer, in the same worlds
        self.error = 0.0  # the standard error of the lead

    def compare(self, usual: Runner) -> None:
        """With the quick player's answer, world by world."""
        total = 0.0
        for chance in self.chances:
            total += chance
        self.mean = total / float(len(self.chances))
        self.lead, self.error = self.ahead_of(usual)

    def most_ahead(self, other: Runner) -> float:
        """By how much it may be better than another one that has seen the same worlds, all doubt in its favour."""
        lead, error = self.ahead_of(other)
        return lead + BEYOND_DOUBT * error

    def ahead_of(self, other: Runner) -> tuple[float, float]:
        """By how much it is better than another one in the same worlds, and the standard error of that."""
        n: i64 = len(self.chances)
        total = 0.0
        i: i64 = 0
        while i < n:
            total += self.chances[i] - other.chances[i]
            i += 1
        lead = total / float(n)
        spread = 0.0
        i = 0
        while i < n:
            off = self.chances[i] - other.chances[i] - lead
            spread += off * off
            i += 1
        error: float = 0.0 if n < 2 else (spread / (float(n) * float(n - 1))) ** 0.5
        return lead, error


class Search(Playouts):
    """Thinks about one question. The match it is given is a copy; the worlds are redrawn from that copy."""

    def __init__(self, game: Game, insight: Insight, match: Match, seat: i64, seed: i64) -> None:
        super().__init__(game, insight, match, seat, seed)
        self.worlds: list[Match] = []
        self.runners = [Runner(option) for option in match.options(seat)]
        self.field = self.runners[:]  # those still in the race
        self.usual = self.runner_of(insight.carry_on(match.clone(), seat))
        self.lap: i64 = 0
        self.laps: i64 = 1  # until one is left
        reach: i64 = 2
        while reach < len(self.runners):
            reach *= 2
            self.laps += 1

    def runner_of(self, action: i64) -> Runner:
        return next(runner for runner in self.runners if runner.action == action)

    def race(self, budget: i64) -> None:
        """Run all laps, with so many playouts in all."""
        self.look_ahead(budget)
        while not self.over:
            self.run(budget // (self.laps * len(self.field)))

    def look_ahead(self, budget: i64) -> None:
        """As far as so many playouts are good for."""
        if not self.worlds:
            self.until = self.insight.clock(self.match) + self.insight.reach(self.match, budget)

    def run(self, worlds: i64) -> None:
        """A lap in so many new worlds, but at least in as many as a lap needs; the worse half drops out."""
        self.run_lap(max(worlds, FIRST_LAP if self.lap == 0 else 1))
        self.drop_half()
        self.lap += 1

    @property
    def over(self) -> bool:
        return self.lap >= self.laps or self.decided()

    def run_lap(self, worlds: i64) -> None:
        """Everybody in the field plays in so many new worlds."""
        k: i64 = 0
        while k < worlds:
            world = self.redraw()
            self.worlds.append(world)
            for runner in self.field:
                runner.chances.append(self.play_on(world, runner.action))
            k += 1
        for runner in self.field:
            runner.compare(self.usual)

    def drop_half(self) -> None:
        """The better half stays, and the quick player's answer."""
        left = self.field[:]
        kept: list[Runner] = []
        while len(kept) < (len(self.field) + 1) // 2:
            best = left[0]
            for runner in left:
                if runner.lead > best.lead:
                    best = runner
            left.remove(best)
            kept.append(best)
        if self.usual not in kept:
            kept.append(self.usual)
        self.field = kept

    def drop_beaten(self) -> None:
        """Those who are worse beyond doubt; the quick player's answer stays."""
        if len(self.worlds) >= FEWEST:
            best = self.best()
            self.field = [
                runner
                for runner in self.field
                if runner is best or runner is self.usual or runner.most_ahead(best) > 0.0
            ]

    def settled(self) -> bool:
        """Is nobody left who may be better by anything that counts?"""
        if len(self.worlds) < FEWEST:
            return self.decided()
        best = self.best()
        for runner in self.field:
            if runner is not best and runner.most_ahead(best) > COUNTS:
                return False
        return True

    def decided(self) -> bool:
        """Only one is left, or the worlds make no difference."""
        if len(self.field) < 2:
            return True
        if not self.worlds:
            return False
        for runner in self.field:
            if runner.error > 0.0:
                return False
        return True

    def best(self) -> Runner:
        """The winner of the race."""
        found = self.usual
        for runner in self.field:
            if runner.lead > found.lead and runner.lead > DOUBT * runner.error:
                found = runner
        return found
