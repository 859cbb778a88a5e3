"""A plan for a fight: which dice to commit so that what is won is worth the dice that are spent."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotek.games.twenty_strong.insight.foe import Foe
from ludotek.games.twenty_strong.insight.odds import at_least
from ludotek.games.twenty_strong.insight.weights import Weights
from ludotek.games.twenty_strong.rules.components import (
    COMMIT,
    CRIT,
    DIE_COLOURS,
    DIE_FACES,
    HIT,
    MISS,
    NOTHING,
    RECOVERY,
    ROLL,
    SIDES,
    Colour,
    Face,
)
from ludotek.games.twenty_strong.rules.table import TwentyStrong

BY_HITS: Final = [0.0, 0.4, 0.8, 1.0, 1.1, 1.18, 1.22]  # what a die deals in about two rolls, by how many sides hit
STRENGTH: Final = [BY_HITS[len(sides) - sides.count(MISS)] for sides in SIDES]  # of each colour
ALL_DICE: Final = 17.5  # the strength of all of them together
BITS: Final = 4  # for the number of dice of a colour
MASK: Final = 15
# of so many dice of each colour
STRENGTHS: Final = [float(n) * STRENGTH[colour] for colour in range(DIE_COLOURS) for n in range(MASK + 1)]
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

    `foes`: in the order in which they are fought; `health[n]`: what Health is worth after n points of damage; `spent`: the
    dice that will be exhausted anyway.
    """

    def __init__(self, g: TwentyStrong, foes: list[Foe], health: list[float], spent: i64, rolls: i64) -> None:
        self.foes = foes
        self.health = health
        self.spent = spent
        self.rolls = rolls
        self.ready = packed(g.pool)
        self.loose = g.loose[:]
        self.rolled: bool = g.moment >= ROLL
        self.recovered: i64 = g.stat(RECOVERY)
        self.limit: i64 = 0  # dice that may be committed in a Strategy phase, and in this one
        self.batch: i64 = 0
        self.pool = self.ready  # without the dice that no text lets go
        if rolls > 0 and foes:
            self.limit = commit_limit(g)
            self.batch = self.limit - g.committed_now if g.moment == COMMIT else self.limit
            self.pool = packed([g.pool[at] if may_commit(g, Colour(at)) else 0 for at in range(DIE_COLOURS)])
        self.plan: Plan | None = None

    def same_as(self, other: Situation) -> bool:
        if (
            self.ready != other.ready
            or self.spent != other.spent
            or self.pool != other.pool
            or self.rolls != other.rolls
            or self.rolled != other.rolled
            or self.batch != other.batch
            or self.limit != other.limit
            or self.recovered != other.recovered
            or self.health is not other.health
            or len(self.foes) != len(other.foes)
            or self.loose != other.loose
        ):
            return False
        i: i64 = 0
        while i < len(self.foes):
            if not self.foes[i].same_as(other.foes[i]):
                return False
            i += 1
        return True


def packed(dice: list[int]) -> i64:
    """Dice by colour in one number, to be reckoned with quickly: BITS for each colour."""
    found: i64 = 0
    colour: i64 = DIE_COLOURS - 1
    while colour >= 0:
        found = (found << BITS) + dice[colour]
        colour -= 1
    return found


def one_of(colour: Colour) -> i64:
    return 1 << (BITS * colour)


def dice_worth(w: Weights, ready: i64, spent: i64, recovered: i64) -> float:
    """What the dice are worth when the strongest spent ones have been recovered; the more there are, the less each."""
    strength = 0.0
    rest = 0.0
    colour: i64 = DIE_COLOURS - 1
    while colour >= 0:
        here = (ready >> (BITS * colour)) & MASK
        out = (spent >> (BITS * colour)) & MASK
        back = min(out, recovered)
        recovered -= back
        if here + back > 0:
            strength += STRENGTHS[colour * (MASK + 1) + here + back]
        if out > back:
            rest += STRENGTHS[colour * (MASK + 1) + out - back]
        colour -= 1
    return w.die * (strength * (1.0 - w.plenty * strength / (2.0 * ALL_DICE)) + w.exhausted * rest)


@mypyc_attr(acyclic=True)
class Stage:
    """Defeating one foe more: the damage that it takes up to here, what the dice deal, and what it is worth to have
    defeated only those before."""

    def __init__(self, foe: Foe, need: float, outcome: float) -> None:
        self.foe = foe
        self.need = need
        self.outcome = outcome
        self.mean = 0.0
        self.variance = 0.0


class Fight:
    """Dice against foes in a given order: the sums for defeating the first one, the first two, and so on."""

    def __init__(self, w: Weights, foes: list[Foe], health: list[float]) -> None:
        self.stages: list[Stage] = []
        need = 0.0
        gain = 0.0
        threat: i64 = 0
        for foe in foes:
            threat += foe.threat
        self.best = -NEVER  # what can be reached at most
        for foe in foes:
            outcome = gain + health[min(6, threat)]
            need += foe.weight + (w.waste if need > 0.0 else 0.0)
            gain += foe.gain
            threat -= foe.threat
            self.stages.append(Stage(foe, need, outcome))
            self.best = max(self.best, outcome)
        self.won = gain + health[min(6, threat)]  # what it is worth when all have been defeated
        self.best = max(self.best, self.won)

    def add(self, colour: Colour, part: float) -> None:
        """A die that is still to be rolled; `part` of its rolls are left."""
        mean = 0.0
        variance = 0.0
        total = 0.0
        # A die may be used on any of them: in proportion to what they take.
        for stage in self.stages:
            foe = stage.foe
            mean += foe.expected.means[colour] * foe.weight
            variance += foe.expected.variances[colour] * foe.weight
            total += foe.weight
            stage.mean += part * mean / total
            stage.variance += part * variance / total

    def add_sure(self, colour: Colour, face: Face) -> None:
        """A die that shows a hit."""
        damage = 0.0
        total = 0.0
        for stage in self.stages:
            foe = stage.foe
            dealt: i64 = foe.crits[colour] if face == CRIT else foe.hits[colour]
            damage += float(dealt) * foe.weight
            total += foe.weight
            stage.mean += damage / total

    def value_with(self, colour: Colour, part: float) -> float:
        """What may be expected with one more die (NOTHING: as it is)."""
        value = 0.0
        before = 1.0
        mean = 0.0
        variance = 0.0
        total = 0.0
        for stage in self.stages:
            more = 0.0
            spread = 0.0
            if colour >= 0:
                foe = stage.foe
                mean += foe.expected.means[colour] * foe.weight
                variance += foe.expected.variances[colour] * foe.weight
                total += foe.weight
                more = part * mean / total
                spread = part * variance / total
            now = min(before, at_least(stage.mean + more, stage.variance + spread, stage.need))
            value += (before - now) * stage.outcome
            before = now
        return value + before * self.won


def best_plan(w: Weights, at: Situation) -> Plan:
    """Add the best die again and again, past the point where one alone does not help; stop where it was worth most."""
    fight = Fight(w, at.foes, at.health)
    add_loose(at, fight)
    dice = dice_worth(w, at.ready, at.spent, at.recovered)
    best = fight.value_with(Colour(NOTHING), 0.0) + dice
    best_colour: i64 = NOTHING
    if at.rolls == 0 or not at.foes:
        return Plan(best, Colour(best_colour))
    price = w.patience if at.rolls > 1 else 1.0
    limit = at.limit
    batch = at.batch  # the rest only in a later phase
    pool = at.pool
    ready = at.ready
    gone = at.spent
    next_colour: i64 = NOTHING
    part = 1.0
    while True:
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
        most_left = -NEVER
        colour = Colour(0)
        while colour < DIE_COLOURS:
            if (pool >> (BITS * colour)) & MASK > 0:
                left = dice_worth(w, ready - one_of(colour), gone + one_of(colour), at.recovered)
                total = fight.value_with(colour, part) + dice - price * (dice - left)
                most_left = max(most_left, left)
                if chosen < 0 or total > chosen_value:
                    chosen = colour
                    chosen_value = total
                    chosen_dice = left
            colour = Colour(colour + 1)
        # Dice that are spent leave less, so even the best outcome could not make up for more of them.
        if chosen < 0 or fight.best + dice - price * (dice - most_left) < best - ROUNDING:
            break
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


def add_loose(at: Situation, fight: Fight) -> None:
    """The dice in the active area: those that show a hit after the roll are sure, the others may be rolled again."""
    colour = Colour(0)
    while colour < DIE_COLOURS:
        face = Face(0)
        while face < DIE_FACES:
            n: i64 = at.loose[colour * DIE_FACES + face]
            while n > 0:
                if at.rolled and face >= HIT:
                    fight.add_sure(colour, face)
                elif at.rolls > 0:
                    fight.add(colour, 1.0)
                n -= 1
            face = Face(face + 1)
        colour = Colour(colour + 1)


def may_commit(g: TwentyStrong, colour: Colour) -> bool:
    """Does no text keep dice of this colour in the pool?"""
    for live in g.standing:
        if live.node.forbids_commit(g, colour):
            return False
    return True


def commit_limit(g: TwentyStrong) -> i64:
    """How many dice may be committed in one Strategy phase."""
    limit: i64 = NO_LIMIT
    for live in g.standing:
        limit = min(limit, live.node.commit_limit(g))
    return limit
