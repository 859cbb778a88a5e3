"""A plan for a fight: which dice to commit so that what is won is worth the dice that are spent."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotek.games.twenty_strong.insight.dice import BITS, count, dice_worth, one_of, packed, packed_applied
from ludotek.games.twenty_strong.insight.foe import Foe
from ludotek.games.twenty_strong.insight.odds import Damage, at_least
from ludotek.games.twenty_strong.insight.weights import Weights
from ludotek.games.twenty_strong.rules.components import (
    COMMIT,
    CRIT,
    DIE_COLOURS,
    DIE_FACES,
    HIT,
    KINDS,
    MISS,
    NO_FACE,
    NOTHING,
    RECOVERY,
    ROLL,
    Colour,
)
from ludotek.games.twenty_strong.rules.effects.effect import OF_COMMITTING
from ludotek.games.twenty_strong.rules.table import TwentyStrong

NO_LIMIT: Final = 99
NEVER: Final = 1e9
ROUNDING: Final = 1e-6


@mypyc_attr(acyclic=True)
class Plan:
    """What may be expected, and the next die to commit (NOTHING: none)."""

    def __init__(self, value: float, colour: Colour) -> None:
        self.value = value
        self.colour = colour


class Situation:
    """All that a plan depends on. Trying one thing after another leads to the same one again and again.

    `foes`: in the order in which they are fought; `health[n]`: what Health is worth after n points of damage.
    """

    def __init__(self, g: TwentyStrong, foes: list[Foe], health: list[float], rolls: i64) -> None:
        self.foes = foes
        self.health = health
        self.rolls = rolls
        self.ready = packed(g.pool)
        self.recovered: i64 = g.stat(RECOVERY)
        # The dice in the active area: those that show a hit after the roll are sure, the others may be rolled again.
        self.again: i64 = 0
        self.hits: i64 = 0
        self.crits: i64 = 0
        self.sort_loose(g.loose, g.moment >= ROLL)
        self.spent = packed(g.exhausted) + self.again + self.hits + self.crits + packed_applied(g)
        self.limit: i64 = 0  # dice that may be committed in a Strategy phase, and in this one
        self.batch: i64 = 0
        self.pool = self.ready  # without the dice that no text lets go
        if rolls > 0:
            self.limit = commit_limit(g)
            self.batch = self.limit - g.committed_now if g.moment == COMMIT else self.limit
            if g.topics & OF_COMMITTING != 0:
                self.pool = packed([g.pool[at] if may_commit(g, Colour(at)) else 0 for at in range(DIE_COLOURS)])
        self.plan: Plan | None = None

    def sort_loose(self, loose: list[int], rolled: bool) -> None:
        again: i64 = 0
        hits: i64 = 0
        crits: i64 = 0
        at: i64 = KINDS
        while at > 0:
            at -= DIE_FACES
            again = (again << BITS) + loose[at + NO_FACE] + loose[at + MISS]
            hits = (hits << BITS) + loose[at + HIT]
            crits = (crits << BITS) + loose[at + CRIT]
        if rolled:
            self.again, self.hits, self.crits = again, hits, crits
        else:
            self.again = again + hits + crits

    def same_as(self, other: Situation) -> bool:
        if (
            self.ready != other.ready
            or self.spent != other.spent
            or self.again != other.again
            or self.hits != other.hits
            or self.crits != other.crits
            or self.pool != other.pool
            or self.rolls != other.rolls
            or self.batch != other.batch
            or self.limit != other.limit
            or self.recovered != other.recovered
            or self.health is not other.health
            or len(self.foes) != len(other.foes)
        ):
            return False
        i: i64 = 0
        while i < len(self.foes):
            if not self.foes[i].same_as(other.foes[i]):
                return False
            i += 1
        return True


@mypyc_attr(acyclic=True)
class Stage:
    """Defeating one foe more: the damage that it takes up to here, what the dice deal, and what it is worth to have
    defeated only those before."""

    def __init__(self, foe: Foe, rolls: i64, need: float, outcome: float) -> None:
        self.weight = foe.weight
        self.deals = foe.deals
        self.expected: list[Damage] = foe.deals.expected(rolls)
        self.need = need
        self.outcome = outcome
        self.mean = 0.0
        self.variance = 0.0


class Fight:
    """Dice against foes in a given order: the sums for defeating the first one, the first two, and so on."""

    def __init__(self, w: Weights, at: Situation) -> None:
        self.stages: list[Stage] = []
        need = 0.0
        gain = 0.0
        threat: i64 = 0
        for foe in at.foes:
            threat += foe.threat
        self.best = -NEVER  # what can be reached at most
        for foe in at.foes:
            outcome = gain + at.health[min(6, threat)]
            need += foe.weight + (w.waste if need > 0.0 else 0.0)
            gain += foe.gain
            threat -= foe.threat
            self.stages.append(Stage(foe, at.rolls, need, outcome))
            self.best = max(self.best, outcome)
        self.won = gain + at.health[min(6, threat)]  # what it is worth when all have been defeated
        self.best = max(self.best, self.won)
        self.add_loose(at)

    def add_loose(self, at: Situation) -> None:
        colour = Colour(0)
        while colour < DIE_COLOURS:
            n = count(at.again, colour)
            while n > 0 and at.rolls > 0:
                self.add(colour, 1.0)
                n -= 1
            n = count(at.hits, colour)
            while n > 0:
                self.add_sure(colour, False)
                n -= 1
            n = count(at.crits, colour)
            while n > 0:
                self.add_sure(colour, True)
                n -= 1
            colour = Colour(colour + 1)

    def add(self, colour: Colour, part: float) -> None:
        """A die that is still to be rolled; `part` of its rolls are left."""
        mean = 0.0
        variance = 0.0
        total = 0.0
        # A die may be used on any of them: in proportion to what they take.
        for stage in self.stages:
            die = stage.expected[colour]
            mean += die.mean * stage.weight
            variance += die.variance * stage.weight
            total += stage.weight
            stage.mean += part * mean / total
            stage.variance += part * variance / total

    def add_sure(self, colour: Colour, crit: bool) -> None:
        """A die that shows a hit."""
        damage = 0.0
        total = 0.0
        for stage in self.stages:
            dealt: i64 = stage.deals.crits[colour] if crit else stage.deals.hits[colour]
            damage += float(dealt) * stage.weight
            total += stage.weight
            stage.mean += damage / total

    def value(self) -> float:
        """What may be expected of the dice so far."""
        value = 0.0
        before = 1.0
        for stage in self.stages:
            now = min(before, at_least(stage.mean, stage.variance, stage.need))
            value += (before - now) * stage.outcome
            before = now
        return value + before * self.won

    def value_with(self, colour: Colour, part: float) -> float:
        """What may be expected with one more die."""
        value = 0.0
        before = 1.0
        mean = 0.0
        variance = 0.0
        total = 0.0
        for stage in self.stages:
            die = stage.expected[colour]
            mean += die.mean * stage.weight
            variance += die.variance * stage.weight
            total += stage.weight
            now = min(
                before,
                at_least(stage.mean + part * mean / total, stage.variance + part * variance / total, stage.need),
            )
            value += (before - now) * stage.outcome
            before = now
        return value + before * self.won


def best_plan(w: Weights, at: Situation) -> Plan:
    """Add the best die again and again, past the point where one alone does not help; stop where it was worth most."""
    fight = Fight(w, at)
    dice = dice_worth(w, at.ready, at.spent, at.recovered)
    best = fight.value() + dice
    best_colour: i64 = NOTHING
    if at.rolls == 0:
        return Plan(best, Colour(best_colour))
    price = w.patience if at.rolls > 1 else 1.0
    limit = at.limit
    batch = at.batch  # the rest only in a later phase
    pool = at.pool
    ready = at.ready
    gone = at.spent
    next_colour: i64 = NOTHING
    part = 1.0
    while pool > 0:
        while batch <= 0 and limit < NO_LIMIT:
            batch += limit
            part -= 1.0 / float(at.rolls)
            if limit == 0:
                return Plan(best, Colour(best_colour))
        if part < 0.1:
            break
        chosen: i64 = NOTHING
        chosen_value = 0.0
        chosen_dice = 0.0
        colour = Colour(0)
        while colour < DIE_COLOURS:
            if count(pool, colour) > 0:
                left = dice_worth(w, ready - one_of(colour), gone + one_of(colour), at.recovered)
                cost = price * (dice - left)
                most = fight.best + dice - cost + ROUNDING
                # Stronger dice leave less, and more dice even less: not even the best outcome could make up for them.
                if chosen < 0 and most < best:
                    return Plan(best, Colour(best_colour))
                if chosen >= 0 and most < chosen_value:
                    break
                total = fight.value_with(colour, part) + dice - cost
                if chosen < 0 or total > chosen_value:
                    chosen = colour
                    chosen_value = total
                    chosen_dice = left
            colour = Colour(colour + 1)
        fight.add(Colour(chosen), part)
        pool -= one_of(Colour(chosen))
        ready -= one_of(Colour(chosen))
        gone += one_of(Colour(chosen))
        batch -= 1
        if next_colour < 0:
            next_colour = chosen
        if chosen_value > best:
            best = chosen_value
            best_colour = next_colour
        elif chosen_value < best - 25.0 or chosen_dice < 0.0:
            break
    return Plan(best, Colour(best_colour))


def may_commit(g: TwentyStrong, colour: Colour) -> bool:
    """Does no text keep dice of this colour in the pool?"""
    for live in g.standing:
        if live.node.forbids_commit(g, colour):
            return False
    return True


def commit_limit(g: TwentyStrong) -> i64:
    """How many dice may be committed in one Strategy phase."""
    limit: i64 = NO_LIMIT
    if g.topics & OF_COMMITTING == 0:
        return limit
    for live in g.standing:
        limit = min(limit, live.node.commit_limit(g))
    return limit
