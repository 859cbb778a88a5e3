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
NO_LIMIT: Final = 99


@mypyc_attr(acyclic=True)
class Plan:
    """What may be expected, the next die to commit (NOTHING: none), and the chance that the first foe falls."""

    def __init__(self, value: float, colour: Colour, first: float) -> None:
        self.value = value
        self.colour = colour
        self.first = first


def dice_worth(w: Weights, ready: list[int], spent: list[int], recovered: i64) -> float:
    """What the dice are worth when the strongest spent ones have been recovered; the more there are, the less each."""
    strength = 0.0
    rest = 0.0
    colour = Colour(4)
    while colour >= 0:
        back: i64 = min(spent[colour], recovered)
        recovered -= back
        strength += float(ready[colour] + back) * STRENGTH[colour]
        rest += float(spent[colour] - back) * STRENGTH[colour]
        colour = Colour(colour - 1)
    return w.die * (strength * (1.0 - w.plenty * strength / (2.0 * ALL_DICE)) + w.exhausted * rest)


class Fight:
    """Dice against foes in a given order: the sums for defeating the first one, the first two, and so on."""

    def __init__(self, w: Weights, foes: list[Foe], health: list[float]) -> None:
        self.foes = foes
        self.needs: list[float] = []
        self.outcomes: list[float] = []  # what it is worth when exactly this many have been defeated
        self.means: list[float] = []
        self.variances: list[float] = []
        need = 0.0
        gain = 0.0
        threat: i64 = 0
        for foe in foes:
            threat += foe.threat
        for foe in foes:
            self.outcomes.append(gain + health[min(6, threat)])
            need += foe.weight + (w.waste if need > 0.0 else 0.0)
            gain += foe.gain
            threat -= foe.threat
            self.needs.append(need)
            self.means.append(0.0)
            self.variances.append(0.0)
        self.outcomes.append(gain + health[min(6, threat)])

    def add(self, colour: Colour, part: float) -> None:
        """A die that is still to be rolled; `part` of its rolls are left."""
        mean = 0.0
        variance = 0.0
        total = 0.0
        # A die may be used on any of them: in proportion to what they take.
        for i, foe in enumerate(self.foes):
            mean += foe.means[colour] * foe.weight
            variance += foe.variances[colour] * foe.weight
            total += foe.weight
            self.means[i] += part * mean / total
            self.variances[i] += part * variance / total

    def add_sure(self, colour: Colour, face: Face) -> None:
        """A die that shows a hit."""
        damage = 0.0
        total = 0.0
        for i, foe in enumerate(self.foes):
            dealt: i64 = foe.crits[colour] if face == CRIT else foe.hits[colour]
            damage += float(dealt) * foe.weight
            total += foe.weight
            self.means[i] += damage / total

    def value_with(self, colour: Colour, part: float) -> float:
        """What may be expected with one more die (NOTHING: as it is)."""
        value = 0.0
        before = 1.0
        mean = 0.0
        variance = 0.0
        total = 0.0
        i: i64 = 0
        for foe in self.foes:
            more = 0.0
            spread = 0.0
            if colour >= 0:
                mean += foe.means[colour] * foe.weight
                variance += foe.variances[colour] * foe.weight
                total += foe.weight
                more = part * mean / total
                spread = part * variance / total
            now = min(before, at_least(self.means[i] + more, self.variances[i] + spread, self.needs[i]))
            value += (before - now) * self.outcomes[i]
            before = now
            i += 1
        return value + before * self.outcomes[i]

    def first(self) -> float:
        return at_least(self.means[0], self.variances[0], self.needs[0]) if self.foes else 1.0


def best_plan(w: Weights, g: TwentyStrong, foes: list[Foe], health: list[float], spent: list[int], rolls: i64) -> Plan:
    """Add the best die again and again, past the point where one alone does not help; stop where it was worth most.

    `health[n]` is what Health is worth after n points of damage, `spent` the dice that will be exhausted anyway.
    """
    fight = Fight(w, foes, health)
    add_loose(g, fight, rolls)
    recovered = g.stat(RECOVERY)
    dice = dice_worth(w, g.pool, spent, recovered)
    value = fight.value_with(Colour(NOTHING), 0.0)
    best = Plan(value + dice, Colour(NOTHING), fight.first())
    if rolls == 0 or not foes:
        return best
    price = w.patience if rolls > 1 else 1.0
    limit = commit_limit(g)
    batch: i64 = limit - g.committed_now if g.moment == COMMIT else limit  # the rest only in a later phase
    pool = [g.pool[colour] if may_commit(g, Colour(colour)) else 0 for colour in range(DIE_COLOURS)]
    ready = g.pool[:]
    gone = spent[:]
    next_colour: i64 = NOTHING
    part = 1.0
    while True:
        while batch <= 0 and limit < NO_LIMIT:
            batch += limit
            part -= 1.0 / float(rolls)
            if limit == 0:
                return best
        if part < 0.1:
            return best
        chosen: i64 = NOTHING
        chosen_value = 0.0
        chosen_dice = 0.0
        colour = Colour(0)
        while colour < DIE_COLOURS:
            if pool[colour] > 0:
                ready[colour] -= 1
                gone[colour] += 1
                left = dice_worth(w, ready, gone, recovered)
                ready[colour] += 1
                gone[colour] -= 1
                total = fight.value_with(colour, part) + dice - price * (dice - left)
                if chosen < 0 or total > chosen_value:
                    chosen = colour
                    chosen_value = total
                    chosen_dice = left
            colour = Colour(colour + 1)
        if chosen < 0:
            return best
        fight.add(Colour(chosen), part)
        pool[chosen] -= 1
        ready[chosen] -= 1
        gone[chosen] += 1
        batch -= 1
        if next_colour < 0:
            next_colour = chosen
        if chosen_value > best.value:
            best = Plan(chosen_value, Colour(next_colour), fight.first())
        elif chosen_value < best.value - 25.0 or chosen_dice < 0.0:
            return best


def add_loose(g: TwentyStrong, fight: Fight, rolls: i64) -> None:
    """The dice in the active area: those that show a hit after the roll are sure, the others may be rolled again."""
    rolled = g.moment >= ROLL
    colour = Colour(0)
    while colour < DIE_COLOURS:
        face = Face(0)
        while face < DIE_FACES:
            n: i64 = g.loose[colour * DIE_FACES + face]
            while n > 0:
                if rolled and face >= HIT:
                    fight.add_sure(colour, face)
                elif rolls > 0:
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
