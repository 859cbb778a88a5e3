"""What cards are worth before they are played: rewards, items and lasting nuisances, read off their texts."""

from __future__ import annotations

from ludotek.games.twenty_strong.insight.weights import Weights
from ludotek.games.twenty_strong.rules.components import HEALTH, MISS, STRATEGY
from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.games.twenty_strong.rules.effects.acting import (
    Activate,
    ChangeChip,
    ChangeStat,
    ExtraPhase,
    Prevent,
    RerollAll,
)
from ludotek.games.twenty_strong.rules.effects.combining import ChooseOne, ForEach, If, May
from ludotek.games.twenty_strong.rules.effects.effect import (
    AFTER_EFFECT,
    INSTANT,
    ONGOING,
    Action,
    Reward,
    Standing,
    Text,
)
from ludotek.games.twenty_strong.rules.effects.on_cards import (
    Bury,
    Deal,
    DiscardItem,
    DiscardTop,
    Dismiss,
    Salvage,
    Silence,
)
from ludotek.games.twenty_strong.rules.effects.on_dice import (
    BanishDie,
    CommitAndRoll,
    Exhaust,
    Recover,
    Reroll,
    ReturnDie,
    Turn,
)
from ludotek.games.twenty_strong.rules.effects.standing import DieDamage, EnemyDamage, EnemyHealth, StatCounts


class Appraisal:
    """The worth of every card of a deck: what its reward is worth, and what its After effects cost."""

    def __init__(self, deck: Deck, weights: Weights) -> None:
        self.deck = deck
        self.weights = weights
        self.rewards: list[float] = [0.0 if card.reward is None else self.reward(card.reward) for card in deck.cards]
        self.nuisances: list[float] = [
            sum([self.all_of(effect.actions) for effect in card.effects if effect.kind == AFTER_EFFECT])
            for card in deck.cards
        ]

    def reward(self, reward: Reward) -> float:
        if reward.kind == INSTANT:
            return max(0.0, self.all_of(reward.actions))
        if reward.kind == ONGOING:
            return self.weights.ongoing * self.lasting(reward.text)
        use = reward.text.use
        return 0.0 if use is None else self.weights.single_use * max(1.0, self.all_of(use.actions))

    def lasting(self, text: Text) -> float:
        """An ongoing item: it helps again and again."""
        total = 1.0
        for standing in text.standing:
            total += self.standing(standing)
        for trigger in text.triggers:
            total += self.weights.uses * max(0.0, self.all_of(trigger.actions))
        if text.use is not None:
            total += self.weights.uses * max(
                0.0, self.all_of(text.use.actions) - float(text.use.cost) * self.weights.chip
            )
        return total

    def standing(self, node: Standing) -> float:
        if isinstance(node, DieDamage):
            return 3.0 * float(node.by)
        if isinstance(node, EnemyDamage):
            return -4.0 * float(node.by)
        if isinstance(node, EnemyHealth):
            return -5.0 * float(node.by)
        if isinstance(node, StatCounts):
            return float(node.by) * (self.weights.strategy if node.stat == STRATEGY else self.weights.recovery)
        return 1.5

    def all_of(self, actions: list[Action]) -> float:
        total = 0.0
        for action in actions:
            total += self.action(action)
        return total

    def action(self, node: Action) -> float:
        w = self.weights
        if isinstance(node, ChangeStat):
            if node.stat == HEALTH:
                return 4.0 * float(node.by)
            return float(node.by) * (w.strategy if node.stat == STRATEGY else w.recovery)
        if isinstance(node, ChangeChip):
            return float(node.by) * w.chip
        if isinstance(node, May):
            cost = 0.0 if node.cost is None else self.action(node.cost)
            return max(0.0, self.all_of(node.actions) + cost)
        if isinstance(node, ChooseOne):
            return max([self.all_of(mode) for mode in node.modes])
        if isinstance(node, If):
            return 0.5 * self.all_of(node.actions)
        if isinstance(node, ForEach):
            return 1.5 * self.all_of(node.actions)
        return self.on_dice(node) if self.on_dice(node) != 0.0 else self.on_cards(node)

    def on_dice(self, node: Action) -> float:
        die = self.weights.die
        if isinstance(node, Recover):
            return 0.7 * die * float(node.n)
        if isinstance(node, Exhaust):
            return -0.5 * die * float(node.n)
        if isinstance(node, BanishDie):
            return -0.8 * die * float(node.n)
        if isinstance(node, ReturnDie):
            return 0.6 * die * float(node.n)
        if isinstance(node, Reroll):
            return 0.5 * die * float(node.n)
        if isinstance(node, CommitAndRoll):
            return 0.5 * die * float(node.n)
        if isinstance(node, Turn):
            return -die * float(node.n) if node.face == MISS else float(node.face - 1) * 0.6 * die * float(node.n)
        if isinstance(node, RerollAll):
            return 0.5 * die
        return 0.0

    def on_cards(self, node: Action) -> float:
        if isinstance(node, Prevent):
            return 2.0 * float(node.n)
        if isinstance(node, ExtraPhase):
            return 2.5 * float(node.n)
        if isinstance(node, Deal):
            return (1.8 if node.each else 1.2) * float(node.n)
        if isinstance(node, Dismiss):
            return 1.2 * float(node.n)
        if isinstance(node, Activate):
            return -self.weights.more * float(node.n)
        if isinstance(node, Salvage):
            return 2.0
        if isinstance(node, DiscardTop):
            return 2.0
        if isinstance(node, Silence):
            return 1.0
        if isinstance(node, Bury):
            return 0.5
        if isinstance(node, DiscardItem):
            return -2.0 * float(node.n)
        return 0.0
