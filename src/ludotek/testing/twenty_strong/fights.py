"""Fights of 20 Strong played out by the rules themselves, to compare exact odds with."""

from __future__ import annotations

from itertools import product

from ludotek.games.twenty_strong.insight.chances import Chances
from ludotek.games.twenty_strong.insight.engagement import Engagement, read, unapplied
from ludotek.games.twenty_strong.rules.actions import AGAIN, APPLY_DIE
from ludotek.games.twenty_strong.rules.components import (
    COLOURS,
    DIE_FACES,
    HIT,
    HIT_FACES,
    HIT_KINDS,
    MISS,
    SIDES,
)
from ludotek.games.twenty_strong.rules.strategy_phase import Apply, Commit, Repeat
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.chance import ScriptedChance
from ludotek.kernel.numbers import Seat
from ludotek.kernel.step import DONE

ME = Seat(0)


class Enumeration:
    """The best that can be expected of a fight, by trying every answer and every face in the real engine."""

    def __init__(self, places: list[int], goal: list[float]) -> None:
        self.places = places
        self.goal = goal
        self.known: dict[object, float] = {}

    def value(self, g: TwentyStrong) -> float:
        key = (type(g.question), g.phases, tuple(g.loose), tuple((e.defeated, *e.dice) for e in g.active))
        if key not in self.known:
            self.known[key] = self.reckon(g)
        return self.known[key]

    def reckon(self, g: TwentyStrong) -> float:
        if isinstance(g.question, Commit):
            return self.roll(g, DONE)
        best = self.end(g)
        if g.outcome is not None or not isinstance(g.question, Apply | Repeat):
            return best
        for option in g.options(ME):
            if option == AGAIN:
                best = max(best, self.value(acted(g, AGAIN)))
            elif option == DONE and isinstance(g.question, Apply):
                after = acted(g, DONE)
                if isinstance(after.question, Repeat):
                    best = max(best, self.value(after))
            elif APPLY_DIE <= option < APPLY_DIE + HIT_KINDS * len(g.active):
                best = max(best, self.value(acted(g, option)))
        return best

    def roll(self, g: TwentyStrong, action: int) -> float:
        """The mean over all rolls of the unapplied dice, each with its own six sides."""
        dice = [colour for colour, n in enumerate(unapplied(g)) for _ in range(n)]
        total = 0.0
        for faces in product(range(MISS, DIE_FACES), repeat=len(dice)):
            chance = 1.0
            for colour, face in zip(dice, faces, strict=True):
                chance *= SIDES[colour].count(face) / len(SIDES[colour])
            if chance > 0:
                rolled = g.clone()
                rolled.chance = ScriptedChance(list(faces))
                rolled.carry_out(ME, action)
                # A roll without a hit leaves nothing to ask but whether to roll again.
                total += chance * (self.value(rolled) if in_fight(rolled, g) else self.end(g))
        return total

    def end(self, g: TwentyStrong) -> float:
        return self.goal[fallen(g, self.places)]


def in_fight(after: TwentyStrong, before: TwentyStrong) -> bool:
    return after.outcome is not None or (after.round == before.round and isinstance(after.question, Apply | Repeat))


def acted(g: TwentyStrong, action: int) -> TwentyStrong:
    copy = g.clone()
    copy.carry_out(ME, action)
    return copy


def fallen(g: TwentyStrong, places: list[int]) -> int:
    return sum(1 << i for i, place in enumerate(places) if g.active[place].defeated)


class Practice:
    """A fight played again and again by the real engine, each time as the odds say is best for a goal."""

    def __init__(self, g: TwentyStrong, goal: list[float]) -> None:
        """`g` is a position in which the dice are committed and nothing is rolled yet."""
        engagement = read(g)
        assert engagement is not None
        self.g = g
        self.e: Engagement = engagement
        self.dice = unapplied(g)
        self.chances = Chances(engagement, self.dice, goal, False)
        self.chances.tables[0] = self.chances.before_rolling(0)
        self.expected = self.chances.tables[0][self.chances.rolls.pile_of(self.dice) * self.chances.states]
        self.start = [int(g.damage_on(g.active[place])) for place in engagement.places]
        self.rolled: dict[tuple[int, int], list[float]] = {}

    def play(self, g: TwentyStrong) -> int:
        """Play one fight to its end; who has fallen."""
        targets = [g.active[place] for place in self.e.places]
        g.carry_out(ME, DONE)
        while g.outcome is None and g.round == self.g.round and isinstance(g.question, Apply | Commit | Repeat):
            g.carry_out(ME, self.choice(g, fallen(g, self.e.places)))
        return sum(1 << i for i, enemy in enumerate(targets) if enemy.defeated)

    def choice(self, g: TwentyStrong, down: int) -> int:
        """The best answer by the tables."""
        if isinstance(g.question, Commit):
            return DONE
        phase = int(g.phases - self.g.phases)
        wounds = self.wounds(g, down)
        states = int(self.chances.states)
        if isinstance(g.question, Repeat):
            pile = int(self.chances.rolls.pile_of(unapplied(g)))
            entered = self.chances.wounds.entered[phase][wounds]
            later = self.chances.tables[phase + 1][pile * states + entered]
            return AGAIN if later > self.chances.goal[down] else DONE
        hits = [g.loose[kind // HIT_FACES * DIE_FACES + HIT + kind % HIT_FACES] for kind in range(HIT_KINDS)]
        misses = [g.loose[colour * DIE_FACES + MISS] for colour in range(len(COLOURS))]
        missed = int(self.chances.rolls.pile_of(misses))
        if (phase, missed) not in self.rolled:
            self.rolled[phase, missed] = self.chances.after_rolling(phase, missed, [])
        values = self.rolled[phase, missed]
        here = values[self.chances.rolls.place_of(hits) * states + wounds]
        for option in g.options(ME):
            at = option - APPLY_DIE
            if not 0 <= at < HIT_KINDS * len(g.active) or g.active[at // HIT_KINDS].defeated:
                continue
            rest = hits[:]
            rest[at % HIT_KINDS] -= 1
            place = self.chances.rolls.place_of(rest)
            target = self.e.places.index(at // HIT_KINDS)
            reached = self.after(phase, wounds, down, at % HIT_KINDS, target)
            if values[place * states + reached] >= here - 1e-12 and here > self.chances.goal[down]:
                return option
        return DONE

    def wounds(self, g: TwentyStrong, down: int) -> int:
        """The state of the targets as the tables number them."""
        found = 0
        for i, place in enumerate(self.e.places):
            cap = self.chances.wounds.caps[i]
            damage = cap if (down >> i) & 1 else int(g.damage_on(g.active[place])) - self.start[i]
            found += damage * self.chances.wounds.strides[i]
        return found

    def after(self, phase: int, wounds: int, down: int, kind: int, target: int) -> int:
        of = self.chances.wounds
        dealt = min(self.e.deals[down][kind][target], of.caps[target] - of.damage(wounds, target))
        return int(of.settled(phase, wounds + dealt * of.strides[target]))
