"""Search: the options race against each other over worlds that might be the real one, each played on by the quick player.

World i is the same for every option, cards and dice, so that options are compared by their differences in equal luck.
Half of the field drops out after each lap (sequential halving); the quick player's own answer stays in to the end, and is
left only for one that is better beyond doubt. The budget is counted in playouts, so equal seeds give equal answers.
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
        n: i64 = len(self.chances)
        total = 0.0
        lead = 0.0
        i: i64 = 0
        while i < n:
            total += self.chances[i]
            lead += self.chances[i] - usual.chances[i]
            i += 1
        self.mean = total / float(n)
        self.lead = lead / float(n)
        spread = 0.0
        i = 0
        while i < n:
            off = self.chances[i] - usual.chances[i] - self.lead
            spread += off * off
            i += 1
        self.error = 0.0 if n < 2 else (spread / (float(n) * float(n - 1))) ** 0.5


class Search(Playouts):
    """Thinks about one question. The match it is given is a copy; the worlds are redrawn from that copy."""

    def __init__(self, game: Game, insight: Insight, match: Match, seat: i64, seed: i64) -> None:
        super().__init__(game, insight, match, seat, seed)
        self.worlds: list[Match] = []
        self.runners = [Runner(option) for option in match.options(seat)]
        self.field = self.runners[:]  # those still in the race
        self.usual = self.runner_of(insight.choose(match.clone(), seat))
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
        while not self.over:
            self.run(budget // (self.laps * len(self.field)))

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
