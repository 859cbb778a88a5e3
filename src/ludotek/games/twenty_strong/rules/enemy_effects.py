"""Enemy effects: resolving texts, triggers, and what happens when a card leaves the active area (TS-49 to TS-52)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.components import DIE_FACES, KINDS, NOTHING
from ludotek.games.twenty_strong.rules.effects.effect import (
    THIS_CONFLICT,
    WHEN_ACTIVATED,
    WHEN_APPLIED,
    WHEN_DEFEATED,
    Cause,
)
from ludotek.games.twenty_strong.rules.effects.text import ONGOING
from ludotek.games.twenty_strong.rules.state import add_to
from ludotek.kernel.effect import Perform, Trigger, card_and_text, resolve
from ludotek.kernel.numbers import Uid
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.step import Step

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.state import Enemy
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


class FireTrigger(Perform):
    """A text that waited for this moment is carried out, unless its card is no longer there to bring it about."""

    def run(self, g: TwentyStrong) -> None:
        if self.node in g.lasting or self.is_there(g):
            self.carry_out(g)

    def is_there(self, g: TwentyStrong) -> bool:
        """An enemy in the active area (TS-85), an item in the inventory (TS-44); the hero and the deck always are."""
        if self.c.uid >= 0:
            enemy = g.find(self.c.uid)
            return enemy is not None and not enemy.muted
        card = self.c.card
        return card < 0 or card == g.hero or card in g.inventory

    def carry_out(self, g: TwentyStrong) -> None:
        resolve(g, cast(Trigger, g.deck.nodes[self.node]).actions, self.c)

    def label(self, g: TwentyStrong) -> Phrase:
        return Phrase("order-trigger", card_and_text(g, self.c, self.node))

    def things(self, g: TwentyStrong) -> dict[str, str]:
        return {} if self.c.card < 0 else {"card": f"card {g.deck.cards[self.c.card].name}"}


def fire(g: TwentyStrong, when: i64, uid: Uid) -> list[Step]:
    """The triggers of a moment. "Activated", "defeated" and "applied" are about the card `uid` itself, the others about all."""
    own = when == WHEN_ACTIVATED or when == WHEN_DEFEATED or when == WHEN_APPLIED
    found: list[Step] = []
    if not g.awaits(when):
        return found
    if not own:
        add_triggers(found, g.deck.triggers, when, NOTHING, Uid(NOTHING))
        add_triggers(found, g.deck.cards[g.hero].ability.triggers, when, g.hero, Uid(NOTHING))
        for item in g.inventory:
            reward = g.deck.cards[item].reward
            if reward is not None and reward.kind == ONGOING:
                add_triggers(found, reward.text.triggers, when, item, Uid(NOTHING))
        for index in g.lasting:
            kept = g.deck.nodes[index]
            if isinstance(kept, Trigger):
                add_triggers(found, [kept], when, kept.card, Uid(NOTHING))
    for enemy in g.active:
        if (enemy.uid == uid or not own) and not enemy.muted:
            for effect in g.deck.cards[enemy.card].effects:
                add_triggers(found, effect.text.triggers, when, enemy.card, enemy.uid)
    return found


def add_triggers(found: list[Step], triggers: list[Trigger], when: i64, card: i64, uid: Uid) -> None:
    for trigger in triggers:
        if trigger.when == when:
            found.append(FireTrigger(Cause(card, uid), trigger.index))


def take_out(g: TwentyStrong, enemy: Enemy) -> None:
    """A card leaves the active area; the dice on it are exhausted (TS-52)."""
    if not enemy.is_bare():
        kind: i64 = 0
        while kind < KINDS:
            n: i64 = enemy.dice[kind]
            if n > 0:
                add_to(g.exhausted, kind // DIE_FACES, n)
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
