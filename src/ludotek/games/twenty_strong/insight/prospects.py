"""The odds of an engagement as people ask for them: who falls, and what is suffered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.insight.chances import Chances
from ludotek.games.twenty_strong.insight.engagement import Engagement
from ludotek.games.twenty_strong.insight.outcomes import Outcomes
from ludotek.games.twenty_strong.rules.components import DIE_COLOURS, HIT_FACES, HIT_KINDS

TIE: Final = 1e-9  # between ways that suffer the same, the one in which more targets fall
NO_HITS: Final[list[int]] = [0] * HIT_KINDS
NO_DICE: Final[list[int]] = [0] * DIE_COLOURS


class Throw:
    """Committed dice: those still to be rolled, by colour; or the hits by kind and the misses by colour, once rolled."""

    def __init__(self, dice: list[int], hits: list[int] | None = None) -> None:
        self.dice = dice  # all of them
        self.hits = hits  # None: not rolled

    def size(self) -> int:
        return sum(self.dice)

    def misses(self, hits: list[int]) -> list[int]:
        found = self.dice[:]
        for kind in range(HIT_KINDS):
            found[kind // HIT_FACES] -= hits[kind]
        return found

    def expected(self, e: Engagement, goal: list[float], as_one: bool = False) -> float:
        """What these dice can expect, if play is the best for the goal."""
        chances = Chances(e, self.dice, goal, as_one)
        return chances.to_roll(self.dice) if self.hits is None else chances.rolled(self.hits, self.misses(self.hits))

    def outcomes(self, e: Engagement, goal: list[float]) -> list[float]:
        """By set of targets: the chance that exactly these fall, if play is the best for the goal."""
        found = Outcomes(Chances(e, self.dice, goal, False))
        return found.of_dice(self.dice) if self.hits is None else found.of_roll(self.hits, self.misses(self.hits))


class Prospect:
    """What to expect of the play that suffers least damage."""

    def __init__(self, outcomes: list[float], suffered: float, dice: int) -> None:
        self.outcomes = outcomes  # by set of targets: the chance that exactly these fall
        self.suffered = suffered  # expected damage
        self.dice = dice  # that will be exhausted: all that are committed (TS-34)


class Wish:
    """That all of these targets fall, a bit for each; the others are left aside if they do not matter to them."""

    def __init__(self, e: Engagement, wish: i64) -> None:
        self.against = e
        if e.independent():
            kept = [target for target in range(e.targets) if (wish >> target) & 1]
            self.against = e.alone(kept)
            wish = (1 << len(kept)) - 1
        self.goal = wishing(self.against, wish)
        self.as_one = self.against.exchangeable()

    def chance(self, throw: Throw) -> float:
        return throw.expected(self.against, self.goal, self.as_one)


def wishing(e: Engagement, wish: i64) -> list[float]:
    """The goal that all of these fall."""
    return [1.0 if fallen & wish == wish else 0.0 for fallen in range(1 << e.targets)]


def chance_of(e: Engagement, throw: Throw, wish: i64) -> float:
    """The chance that these targets fall, if that is all that is played for."""
    return Wish(e, wish).chance(throw)


def suffered(e: Engagement, throw: Throw) -> float:
    """The damage that is to be expected, if suffering little is all that is played for."""
    return -throw.expected(e, [-float(each) for each in e.suffered])


def prospect(e: Engagement, throw: Throw) -> Prospect:
    goal: list[float] = []
    for fallen in range(len(e.suffered)):
        goal.append(TIE * float(bits(fallen)) - float(e.suffered[fallen]))
    outcomes = throw.outcomes(e, goal)
    mean = 0.0
    for fallen in range(len(outcomes)):
        mean += outcomes[fallen] * float(e.suffered[fallen])
    return Prospect(outcomes, mean, throw.size())


def bits(of: i64) -> i64:
    n: i64 = 0
    while of > 0:
        n += of & 1
        of >>= 1
    return n


def work(e: Engagement, dice: list[int]) -> float:
    """About how much there is to reckon: rolls with what is left of them, by wounds, in each phase but the last."""
    found = float(max(1, e.phases - 1))
    for n in dice:
        found *= float((n + 1) * (n + 2) * (n + 3)) / 6.0
    for target in range(e.targets):
        cap = 1
        for phase in e.needs:
            for needs in phase:
                cap = max(cap, needs[target])
        found *= float(cap + 1)
    return found
