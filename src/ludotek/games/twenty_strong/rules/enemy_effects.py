"""Enemy effects: resolving texts, triggers, and what happens when a card leaves the active area (TS-49 to TS-52)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.components import KINDS, NOTHING
from ludotek.games.twenty_strong.rules.effects.effect import (
    ONGOING,
    THIS_CONFLICT,
    WHEN_ACTIVATED,
    WHEN_APPLIED,
    WHEN_DEFEATED,
    Action,
    Trigger,
)
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.step import Step

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import Enemy, TwentyStrong


class Perform(Step):
    """One text is carried out."""

    def __init__(self, node: i64, card: i64, uid: i64) -> None:
        super().__init__(0)
        self.node = node
        self.card = card
        self.uid = uid

    def data(self) -> list[object]:
        return [self.node, self.card, self.uid]

    def run(self, match: Match) -> None:
        g = cast("TwentyStrong", match)
        cast(Action, g.deck.nodes[self.node]).perform(g, self.card, self.uid)


class FireTrigger(Perform):
    """A text that waited for this moment is carried out, unless its card is no longer there to bring it about."""

    def run(self, match: Match) -> None:
        g = cast("TwentyStrong", match)
        if self.node in g.lasting or self.is_there(g):
            self.carry_out(g)

    def is_there(self, g: TwentyStrong) -> bool:
        """An enemy in the active area (TS-85), an item in the inventory (TS-44); the hero and the deck always are."""
        if self.uid >= 0:
            enemy = g.find(self.uid)
            return enemy is not None and not enemy.muted
        return self.card < 0 or self.card == g.hero or self.card in g.inventory

    def carry_out(self, g: TwentyStrong) -> None:
        g.resolve(cast(Trigger, g.deck.nodes[self.node]).actions, self.card, self.uid)

    def label(self, match: Match) -> Phrase:
        g = cast("TwentyStrong", match)
        return Phrase("order-trigger", {"card": g.card_phrase(self.card), "text": g.deck.nodes[self.node].phrase()})


def fire(g: TwentyStrong, when: i64, uid: i64) -> list[Step]:
    """The triggers of a moment. "Activated", "defeated" and "applied" are about the card `uid` itself, the others about all."""
    own = when == WHEN_ACTIVATED or when == WHEN_DEFEATED or when == WHEN_APPLIED
    found: list[Step] = []
    if not g.awaits(when):
        return found
    if not own:
        add_triggers(found, g.deck.triggers, when, NOTHING, NOTHING)
        add_triggers(found, g.deck.cards[g.hero].ability.triggers, when, g.hero, NOTHING)
        for item in g.inventory:
            reward = g.deck.cards[item].reward
            if reward is not None and reward.kind == ONGOING:
                add_triggers(found, reward.text.triggers, when, item, NOTHING)
        for index in g.lasting:
            kept = g.deck.nodes[index]
            if isinstance(kept, Trigger):
                add_triggers(found, [kept], when, kept.card, NOTHING)
    for enemy in g.active:
        if (enemy.uid == uid or not own) and not enemy.muted:
            for effect in g.deck.cards[enemy.card].effects:
                add_triggers(found, effect.text.triggers, when, enemy.card, enemy.uid)
    return found


def add_triggers(found: list[Step], triggers: list[Trigger], when: i64, card: i64, uid: i64) -> None:
    for trigger in triggers:
        if trigger.when == when:
            found.append(FireTrigger(trigger.index, card, uid))


def take_out(g: TwentyStrong, enemy: Enemy) -> None:
    """A card leaves the active area; the dice on it are exhausted (TS-52)."""
    kind: i64 = 0
    while kind < KINDS:
        n: i64 = enemy.dice[kind]
        if n > 0:
            g.exhausted[kind // 4] += n
        kind += 1
    for effect in g.deck.cards[enemy.card].effects:
        if effect.lasting and not enemy.muted:  # TS-85
            kept = [int(node.index) for node in effect.text.standing]
            kept += [int(node.index) for node in effect.text.triggers]
            g.lasting = [*g.lasting, *kept]
    g.active = [other for other in g.active if other.uid != enemy.uid]
    if not g.active:
        g.used_in_conflict = []  # TS-59: the conflict is over
        g.let_go(THIS_CONFLICT)
    g.texts_changed()
