"""A hunt: a deck without an endgame, whose bosses are lured out one by one. What trophies, bait and roads are worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.insight.foe import Foe
from ludotek.games.twenty_strong.insight.weights import Weights
from ludotek.games.twenty_strong.insight.worth import Appraisal
from ludotek.games.twenty_strong.rules.activation import reachable, showing
from ludotek.games.twenty_strong.rules.components import ACTIVATION
from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.games.twenty_strong.rules.effects.acting import Lure
from ludotek.games.twenty_strong.rules.table import TwentyStrong

TO_SPARE: Final = 0.3  # what the chip is worth beyond all the bait that will be needed, as a part
PARTS: Final = 3  # into which a boss falls whose damage stays
NOBODY: Final = -1e9


class Hunt:
    """What lasts in a hunt, besides what lasts in every game."""

    def __init__(self, deck: Deck, weights: Weights, appraisal: Appraisal) -> None:
        self.deck = deck
        self.weights = weights
        chip = deck.chip_use
        lures = chip is not None and any(isinstance(action, Lure) for action in chip.actions)
        self.bait: i64 = chip.cost if chip is not None and lures else 0
        self.appeal: list[float] = [
            max(
                appraisal.rewards[card.index] - weights.toil * float(card.health),
                -weights.harm * float(card.damage),
            )
            - weights.more * float(card.more)
            for card in deck.cards
        ]

    def lasting(self, g: TwentyStrong) -> float:
        """Trophies, the wounds of bosses, bait, and where the roads lead."""
        w = self.weights
        total = w.trophy * float(g.bosses_defeated)
        for enemy in g.active:
            if g.is_boss(enemy) and not enemy.defeated:
                total -= w.at_large
                if self.deck.boss_damage_stays:
                    total += w.trophy * w.wound * float(g.damage_on(enemy)) / float(g.health_of(enemy))
        needed = min(g.chip, self.bait * len(g.bosses.cards))
        total += w.crown * (float(needed) + TO_SPARE * float(g.chip - needed))
        if self.deck.links and g.moment >= ACTIVATION:
            total += w.road * self.road(g)
        return total

    def road(self, g: TwentyStrong) -> float:
        """The best card within reach, of the mandatory ones if there is one."""
        best = NOBODY
        must = NOBODY
        stack: i64 = 0
        while stack < len(g.stacks):
            if showing(g, stack) and reachable(g, stack):
                card = self.deck.cards[g.stacks[stack].top()]
                best = max(best, self.appeal[card.index])
                if card.mandatory:
                    must = max(must, self.appeal[card.index])
            stack += 1
        return must if must > NOBODY else (best if best > NOBODY else 0.0)

    def gain(self) -> float:
        """What the defeat of a boss brings that nobody has hit yet."""
        return self.weights.trophy + self.weights.at_large

    def in_parts(self, g: TwentyStrong, foes: list[Foe]) -> list[Foe]:
        """A boss whose damage stays may be defeated bit by bit: each brings a part of the trophy."""
        if not self.deck.boss_damage_stays:
            return foes
        found: list[Foe] = []
        for foe in foes:
            if foe.boss:
                found += self.parts(foe, float(g.health_of(g.active[foe.place])))
            else:
                found.append(foe)
        return found

    def parts(self, foe: Foe, health: float) -> list[Foe]:
        w = self.weights
        found: list[Foe] = []
        left = foe.need
        n: i64 = 0
        while left > 0:
            need = max(1, left // (PARTS - n)) if n < PARTS - 1 else left
            last = need == left
            part = Foe(foe.place, need, foe.threat if last else 0, True)
            part.deals = foe.deals
            part.urgency = foe.urgency
            part.gain = w.trophy * w.wound * float(need) / health
            if last:
                part.gain += w.trophy * (1.0 - w.wound) + w.at_large
            if n > 0:
                part.weight -= w.waste  # damage is not lost between the parts
            found.append(part)
            left -= need
            n += 1
        return found
