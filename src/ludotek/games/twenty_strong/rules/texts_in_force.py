"""Which texts hold now: those of the deck, the hero, the items and the enemies, and those that were said to last."""

from __future__ import annotations

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.components import NOTHING
from ludotek.games.twenty_strong.rules.effects.effect import OF_HITS, SPANS, THIS_STEP, Live, Standing
from ludotek.games.twenty_strong.rules.effects.text import DURING, ONGOING
from ludotek.games.twenty_strong.rules.enemy_effects import FireTrigger
from ludotek.games.twenty_strong.rules.reasons import text_of
from ludotek.games.twenty_strong.rules.state import NO_TEXTS, State
from ludotek.kernel.effect import Node, Perform, Trigger, moments_of
from ludotek.kernel.event import EventKind
from ludotek.kernel.numbers import Uid
from ludotek.kernel.text_choice import TextChoice


class TextsInForce(State):
    """The state with the texts that follow from it."""

    def texts_changed(self) -> None:
        """Derive the standing texts anew, the stronger ones later: they have the last word (TS-01).

        First the deck's rules, then the hero and rewards, then the effects of enemies.
        """
        deck = self.deck
        found: list[Live] = []
        moments = deck.moments
        for node in deck.standing:
            found.append(Live(node, Uid(NOTHING)))
        if self.hero >= 0:
            ability = deck.cards[self.hero].ability
            moments |= ability.moments
            for node in ability.standing:
                found.append(Live(node, Uid(NOTHING)))
        for item in self.inventory:
            reward = deck.cards[item].reward
            if reward is not None and reward.kind == ONGOING:
                moments |= reward.text.moments
                for node in reward.text.standing:
                    found.append(Live(node, Uid(NOTHING)))
        if self.lasting or self.holding:
            self.add_lasting(found, False)
            self.add_lasting(found, True)
            moments |= moments_of([kept for index in self.lasting if isinstance(kept := deck.nodes[index], Trigger)])
        for enemy in self.active:
            if enemy.muted:
                continue
            for effect in deck.cards[enemy.card].effects:
                moments |= effect.text.moments
                if effect.kind != DURING or not (enemy.defeated or enemy.silenced):
                    for node in effect.text.standing:
                        found.append(Live(node, enemy.uid))
        self.standing = found
        topics: i64 = 0
        for live in found:
            topics |= live.node.topics
        self.topics = topics
        self.on_hits = (
            NO_TEXTS if topics & OF_HITS == 0 else [live for live in found if live.node.topics & OF_HITS != 0]
        )
        self.moments = moments
        self.unsettled = True

    def add_lasting(self, found: list[Live], of_enemies: bool) -> None:
        for index in self.lasting + [each // len(SPANS) for each in self.holding]:
            kept = self.deck.nodes[index]
            if isinstance(kept, Standing) and kept.of_enemy() == of_enemies:
                found.append(Live(kept, Uid(NOTHING)))

    def begin_step(self, moment: i64) -> None:
        """The round goes on; what held for a step ends with it."""
        if self.moment != moment:
            self.moment = moment
            self.let_go(THIS_STEP)

    def let_go(self, span: i64) -> None:
        """Texts that hold for such a time hold no longer."""
        if self.holding:
            self.holding = [each for each in self.holding if each % len(SPANS) != span]
            self.texts_changed()

    def tell_text(self, kind: EventKind, code: i64) -> None:
        """Report what a text, the one behind a reason code, has made impossible."""
        text = self.deck.nodes[text_of(code)]
        self.tell(kind, text.rule, text.card)

    def text(self, node: i64) -> Node:
        return self.deck.nodes[node]

    def text_begun(self) -> i64:
        """The text that is begun and not yet resolved to its end, NOTHING if there is none."""
        place: i64 = len(self.stack) - 1
        while place >= 0:
            step = self.stack[place]
            if isinstance(step, TextChoice):
                return step.node
            if isinstance(step, Perform) and not isinstance(step, FireTrigger):
                return step.node
            place -= 1
        return NOTHING
