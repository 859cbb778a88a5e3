"""What cards are worth before they are played: rewards, items and lasting nuisances, read off their texts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.insight.calendar import Calendar
from ludotek.games.twenty_strong.insight.weights import Weights
from ludotek.games.twenty_strong.rules.components import HEALTH, MISS, STRATEGY
from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.games.twenty_strong.rules.effects.acting import ChangeChip, ChangeStat, FromNowOn
from ludotek.games.twenty_strong.rules.effects.combining import May
from ludotek.games.twenty_strong.rules.effects.effect import BOSSES, Standing
from ludotek.games.twenty_strong.rules.effects.on_cards import Deal
from ludotek.games.twenty_strong.rules.effects.on_dice import Turn
from ludotek.games.twenty_strong.rules.effects.standing import EnemyHealth, StatCounts
from ludotek.games.twenty_strong.rules.effects.text import AFTER_EFFECT, INSTANT, ONGOING, Reward, Text
from ludotek.kernel.counting import Counted
from ludotek.kernel.effect import Action, ChooseOne

# What words are worth, each time or for each of their `n`; those that are not here are worth nothing.
IN_DICE: Final = {
    "recover": 0.7,
    "exhaust": -0.5,
    "banish-die": -0.8,
    "return-die": 0.6,
    "reroll": 0.5,
    "commit-and-roll": 0.5,
    "reroll-all": 0.5,
}
IN_POINTS: Final = {
    "prevent": 2.0,
    "extra-phase": 2.5,
    "deal": 1.2,
    "dismiss": 1.2,
    "salvage": 2.0,
    "discard-top": 2.0,
    "silence": 1.0,
    "bury": 0.5,
    "discard-item": -2.0,
    "lure": 3.0,
}
DEAL_EACH: Final = 1.8
OFTEN: Final = {"if": 0.5, "for-each": 1.5}  # how often what is inside happens, on average
HOLDING: Final = {"die-damage": 3.0, "die-damage-is": 3.0, "enemy-damage": -4.0, "enemy-health": -5.0}  # for each point
ANY_HOLDING: Final = 1.5
HINDERING: Final = {  # whatever they say, the player is worse off
    "cannot-commit": -3.0,
    "commit-limit": -3.0,
    "cannot-apply": -3.0,
    "only-apply": -4.0,
    "hit-limit": -3.0,
    "forbid": -4.0,
}
OF_BOSSES: Final = 0.5  # as a part of what it is worth against all enemies


class Appraisal:
    """The worth of every card of a deck: what its reward is worth, and what its After effects cost."""

    def __init__(self, deck: Deck, weights: Weights) -> None:
        self.deck = deck
        self.weights = weights
        self.calendar = Calendar(deck, weights)
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
                0.0, self.all_of(text.use.actions) - float(text.use.cost) * self.calendar.point
            )
        return total

    def standing(self, node: Standing) -> float:
        if isinstance(node, StatCounts):
            return self.stat(node.stat, node.by)
        if node.word in HINDERING:
            return HINDERING[node.word]
        if node.word not in HOLDING:
            return ANY_HOLDING
        worth = HOLDING[node.word] * float(getattr(node, "by", 0))
        return worth * OF_BOSSES if isinstance(node, EnemyHealth) and node.scope == BOSSES else worth

    def stat(self, stat: i64, by: i64) -> float:
        if stat == HEALTH:
            return 4.0 * float(by)
        return float(by) * (self.weights.strategy if stat == STRATEGY else self.weights.recovery)

    def all_of(self, actions: list[Action]) -> float:
        total = 0.0
        for action in actions:
            total += self.action(action)
        return total

    def action(self, node: Action) -> float:
        w = self.weights
        if isinstance(node, May):
            cost = 0.0 if node.payment is None else self.action(node.payment)
            return max(0.0, self.all_of(node.actions) + cost)
        if isinstance(node, ChooseOne):
            return max([self.all_of(mode) for mode in node.inside])
        if isinstance(node, Counted):
            return OFTEN[node.word] * self.all_of(node.actions)
        if isinstance(node, ChangeStat):
            return self.stat(node.stat, node.by)
        if isinstance(node, FromNowOn):
            return self.standing(node.standing)
        if isinstance(node, ChangeChip):
            return float(node.by) * self.calendar.point
        n = float(getattr(node, "n", 1))
        if isinstance(node, Turn):
            return -w.die * n if node.face == MISS else float(node.face - 1) * 0.6 * w.die * n
        if isinstance(node, Deal) and node.each:
            return DEAL_EACH * n
        each = -w.more if node.word == "activate" else IN_POINTS.get(node.word, 0.0)
        return (IN_DICE.get(node.word, 0.0) * w.die + each) * n
