"""The odds of an engagement as people ask for them: who falls, what is suffered, and the cheapest commit for a wish."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.insight.chances import Chances
from ludotek.games.twenty_strong.insight.engagement import Engagement
from ludotek.games.twenty_strong.insight.odds import CRIT_SIDES, HIT_SIDES
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

    def expected(self, e: Engagement, goal: list[float], outcomes: bool) -> list[float]:
        """What these dice can expect, if play is the best for the goal."""
        chances = Chances(e, self.dice, self.size(), True, goal, outcomes)
        if self.hits is None:
            return chances.to_roll(self.dice)
        misses = self.dice[:]
        for kind in range(HIT_KINDS):
            misses[kind // HIT_FACES] -= self.hits[kind]
        return chances.rolled(self.hits, misses)


class Prospect:
    """What to expect of the play that suffers least damage."""

    def __init__(self, outcomes: list[float], suffered: float, dice: int) -> None:
        self.outcomes = outcomes  # by set of targets: the chance that exactly these fall
        self.suffered = suffered  # expected damage
        self.dice = dice  # that will be exhausted: all that are committed (TS-34)


def chance_of(e: Engagement, throw: Throw, wish: i64) -> float:
    """The chance that all of these targets fall, a bit for each, if that is all that is played for."""
    against = e
    if e.independent():
        kept = [target for target in range(e.targets) if (wish >> target) & 1]
        against = e.alone(kept)
        wish = (1 << len(kept)) - 1
    return throw.expected(against, wishing(against, wish), False)[0]


def wishing(e: Engagement, wish: i64) -> list[float]:
    """The goal that all of these fall."""
    return [1.0 if fallen & wish == wish else 0.0 for fallen in range(1 << e.targets)]


def prospect(e: Engagement, throw: Throw) -> Prospect:
    goal: list[float] = []
    for fallen in range(len(e.suffered)):
        goal.append(TIE * float(bits(fallen)) - float(e.suffered[fallen]))
    outcomes = throw.expected(e, goal, True)[1:]
    suffered = 0.0
    for fallen in range(len(outcomes)):
        suffered += outcomes[fallen] * float(e.suffered[fallen])
    return Prospect(outcomes, suffered, throw.size())


def bits(of: i64) -> i64:
    n: i64 = 0
    while of > 0:
        n += of & 1
        of >>= 1
    return n


def cheapest(
    e: Engagement, committed: list[int], pool: list[int], most: i64, wish: i64, least: float
) -> list[int] | None:
    """The dice to commit now, on top of those that are, so that these targets fall with at least this chance.

    As few dice as possible, at most `most`, and of these the weakest; None: no commit of the pool is enough.
    """
    against = e
    if e.independent():
        kept = [target for target in range(e.targets) if (wish >> target) & 1]
        against = e.alone(kept)
        wish = (1 << len(kept)) - 1
    goal = wishing(against, wish)
    number = 0
    while number <= most and number <= sum(pool):
        if not against.colour_blind() or enough(against, committed, pool, number, goal, least):
            found = weakest(against, committed, pool, number, goal, least)
            if found is not None:
                return found
        number += 1
    return None


def enough(e: Engagement, committed: list[int], pool: list[int], number: i64, goal: list[float], least: float) -> bool:
    """Would so many dice do, if they are the strongest?"""
    dice = committed[:]
    colour = DIE_COLOURS - 1
    while colour >= 0:
        taken = min(pool[colour], number)
        dice[colour] += taken
        number -= taken
        colour -= 1
    return Throw(dice).expected(e, goal, False)[0] >= least


def weakest(
    e: Engagement, committed: list[int], pool: list[int], number: i64, goal: list[float], least: float
) -> list[int] | None:
    """Of all commits of so many dice that are enough the one with the fewest sides that hit; then the likeliest."""
    dice = [committed[colour] + min(pool[colour], number) for colour in range(DIE_COLOURS)]
    chances = Chances(e, dice, sum(committed) + number, False, goal, False)
    tables = chances.before_rolling(0)
    found: list[int] | None = None
    fewest: i64 = 0
    best = 0.0
    for pile in chances.rolls.piles:
        added = [pile.counts[colour] - committed[colour] for colour in range(DIE_COLOURS)]
        if min(added) < 0 or sum(added) != number:
            continue
        chance = chances.expected(tables, pile.counts)[0]
        sides: i64 = 0
        for colour in range(DIE_COLOURS):
            sides += added[colour] * (HIT_SIDES[colour] + CRIT_SIDES[colour])
        if chance >= least and (found is None or sides < fewest or (sides == fewest and chance > best)):
            found = added
            fewest = sides
            best = chance
    return found


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
