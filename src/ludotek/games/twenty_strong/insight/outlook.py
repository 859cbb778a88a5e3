"""What a position is worth to the player: everything that lasts, and what the present fight may be expected to bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.insight.calendar import shortest_stack
from ludotek.games.twenty_strong.insight.dice import dice_worth, packed, packed_spent, unpacked
from ludotek.games.twenty_strong.insight.foe import Dealing, Foe, look_at
from ludotek.games.twenty_strong.insight.hunt import Hunt
from ludotek.games.twenty_strong.insight.kinds import is_hunt
from ludotek.games.twenty_strong.insight.plan import Plan, Situation, best_plan
from ludotek.games.twenty_strong.insight.weights import Weights
from ludotek.games.twenty_strong.insight.worth import Appraisal
from ludotek.games.twenty_strong.rules.components import (
    ACTIVATION,
    AFTER,
    APPLY,
    COMMIT,
    HEALTH,
    MISSION,
    NOTHING,
    RECOVER,
    RECOVERY,
    STAT_MAX,
    STRATEGY,
    Colour,
)
from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.games.twenty_strong.rules.effects.effect import REPEAT, Standing
from ludotek.games.twenty_strong.rules.effects.text import INSTANT
from ludotek.games.twenty_strong.rules.reasons import REPEAT_FORBIDDEN
from ludotek.games.twenty_strong.rules.strategy_phase import phases_allowed
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.step import ALLOWED

WON: Final = 1000.0
LOST: Final = -200.0
MEMORY: Final = 8  # situations whose plans are remembered


class Outlook:
    """Values positions of one deck."""

    def __init__(self, deck: Deck, weights: Weights) -> None:
        self.deck = deck
        self.weights = weights
        self.appraisal = Appraisal(deck, weights)
        self.hunt: Hunt | None = Hunt(deck, weights, self.appraisal) if is_hunt(deck) else None
        # By Health: what it is worth after so many points of damage.
        self.hurt: list[list[float]] = [
            [self.health(health - points) for points in range(STAT_MAX + 1)] for health in range(STAT_MAX + 1)
        ]
        self.dealing = Dealing()
        self.recent: list[Situation] = []
        self.oldest: i64 = 0  # of the recent ones

    def value(self, g: TwentyStrong) -> float:
        if g.outcome is None and g.moment <= APPLY and g.active:
            return self.lasting(g) + self.plan(g).value
        return self.at_rest(g)

    def at_rest(self, g: TwentyStrong) -> float:
        """Without the fights to come."""
        if g.outcome is not None:
            return WON if g.outcome.scores[0] > 0.5 else LOST
        recovered: i64 = g.stat(RECOVERY) if COMMIT <= g.moment <= RECOVER else 0
        return self.lasting(g) + self.health(g.stats[HEALTH] - g.incoming()) + self.dice(g, recovered)

    def health(self, points: i64) -> float:
        return self.weights.health[max(0, min(6, points))]

    def dice(self, g: TwentyStrong, recovered: i64) -> float:
        return dice_worth(self.weights, packed(g.pool), packed_spent(g), recovered)

    def lasting(self, g: TwentyStrong) -> float:
        """Everything but Health, the dice and the present fight."""
        w = self.weights
        total = w.strategy * g.stats[STRATEGY] + w.recovery * g.stats[RECOVERY]
        total += self.appraisal.calendar.worth(g) if self.hunt is None else self.hunt.lasting(g)
        for item in g.inventory:
            if not g.using or item not in g.using:
                total += self.appraisal.rewards[item]
        total += self.foretold(g)
        total += w.mission * float(g.missions_done)
        if g.missions_done < len(g.missions):
            goal = self.deck.cards[g.missions[g.missions_done]].goal_count
            total += w.mission * w.progress * float(g.mission_progress) / float(goal)
        if not g.endgame and self.hunt is None:
            total -= w.card * float(shortest_stack(g))
        if g.moment < AFTER:
            for enemy in g.active:
                total += self.appraisal.nuisances[enemy.card]
        return total

    def foretold(self, g: TwentyStrong) -> float:
        """What was said to hold for the rest of the game."""
        total = 0.0
        for index in g.lasting:
            kept = self.deck.nodes[index]
            if isinstance(kept, Standing):
                total += self.appraisal.standing(kept)
        return total

    def plan(self, g: TwentyStrong) -> Plan:
        """The best that can be made of the present fight."""
        foes = self.foes(g)
        if self.hunt is not None:
            foes = self.hunt.in_parts(g, foes)
        health = self.hurt[g.stats[HEALTH]]
        if not foes:
            return Plan(health[0] + self.dice(g, g.stat(RECOVERY)), Colour(NOTHING))
        rolls = rolls_left(g)
        found = self.plan_for(Situation(g, by_urgency(foes), health, rolls))
        if len(foes) > 1 and any(foe.boss for foe in foes):
            for foe in foes:
                if foe.boss:
                    foe.urgency = -50.0
            other = self.plan_for(Situation(g, by_urgency(foes), health, rolls))
            if other.value > found.value:
                return other
        return found

    def plan_for(self, situation: Situation) -> Plan:
        """The best plan, found or remembered."""
        for known in self.recent:
            if known.plan is not None and known.same_as(situation):
                return known.plan
        situation.plan = best_plan(self.weights, situation)
        if len(self.recent) < MEMORY:
            self.recent.append(situation)
        else:
            self.recent[self.oldest] = situation
            self.oldest = (self.oldest + 1) % MEMORY
        return situation.plan

    def foes(self, g: TwentyStrong) -> list[Foe]:
        """The undefeated enemies, with what their defeat brings."""
        found: list[Foe] = []
        for place, enemy in enumerate(g.active):
            if not enemy.defeated:
                foe = look_at(g, place, enemy, self.dealing)
                foe.gain = self.gain(g, enemy.card, foe.boss)
                if foe.boss:
                    foe.urgency += 1000.0
                else:
                    harm = self.health(g.stats[HEALTH]) - self.health(g.stats[HEALTH] - foe.threat)
                    foe.urgency += (foe.gain + harm) / foe.weight
                found.append(foe)
        return found

    def gain(self, g: TwentyStrong, index: i64, boss: bool) -> float:
        if boss:
            return self.weights.win if self.hunt is None else self.hunt.gain()
        card = self.deck.cards[index]
        total = 0.0
        if card.reward is not None and card.kind != MISSION:
            total = self.appraisal.rewards[index]
            if card.reward.kind != INSTANT and g.room() <= 0:
                total *= 0.4
        if not g.endgame and g.missions_done < len(g.missions):
            mission = self.deck.cards[g.missions[g.missions_done]]
            counts = mission.goal == "defeat" or mission.goal == ("defeat-heavy" if card.heavy else "defeat-light")
            if counts or (mission.goal == "defeat-in-first-phase" and g.phases <= 1):
                total += self.weights.mission * self.weights.progress / float(mission.goal_count)
        return total


def by_urgency(foes: list[Foe]) -> list[Foe]:
    """The most urgent first."""
    if len(foes) < 2:
        return foes
    left = foes[:]
    found: list[Foe] = []
    while left:
        best: i64 = 0
        i: i64 = 1
        while i < len(left):
            if left[i].urgency > left[best].urgency:
                best = i
            i += 1
        found.append(left.pop(best))
    return found


def spent_dice(g: TwentyStrong) -> list[int]:
    """The dice that are exhausted or will be, by colour."""
    return unpacked(packed_spent(g))


def rolls_left(g: TwentyStrong) -> i64:
    """How often a die that is committed next can be rolled this round."""
    left = phases_allowed(g) - g.phases
    if left > 0 and g.phases > 0 and g.forbidden(REPEAT, REPEAT_FORBIDDEN) != ALLOWED:
        left = 0
    if g.moment == ACTIVATION:
        return left if g.forbidden(REPEAT, REPEAT_FORBIDDEN) == ALLOWED else 1
    return left + 1 if g.moment == COMMIT else left
