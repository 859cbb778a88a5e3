"""Activation: cards come from the stacks into the active area (TS-18 to TS-20, TS-74, TS-75)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules import events, reasons
from ludotek.games.twenty_strong.rules.actions import ACTIVATE, BEGIN_ENDGAME, PEACE
from ludotek.games.twenty_strong.rules.components import ACTIVATION, BOSS_CARD, CONFLICT, NOTHING, SHUFFLE
from ludotek.games.twenty_strong.rules.effects.effect import WHEN_ACTIVATED, WHEN_ANY_ACTIVATED, Cause
from ludotek.games.twenty_strong.rules.endgame import BeginEndgame, endgame_allowed, endgame_due
from ludotek.games.twenty_strong.rules.enemy_effects import fire
from ludotek.games.twenty_strong.rules.question import PlayerChoice
from ludotek.games.twenty_strong.rules.reasons import by_card
from ludotek.kernel.effect import resolve
from ludotek.kernel.numbers import CardId, Seat, Uid
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.step import ALLOWED, Stage, Step
from ludotek.kernel.zone import UNKNOWN, turn_up

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.state import Enemy
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


class Activation(Stage):
    """The first part of a round. Endgame rounds skip it (TS-39)."""

    def run(self, g: TwentyStrong) -> None:
        g.begin_step(ACTIVATION)
        if not g.endgame:
            g.push(ActivateCard(1, True))


class ActivateCard(PlayerChoice):
    """From which stack? `left` cards are still to be activated; `first`: the round's own, not an additional enemy."""

    name: ClassVar[str] = "ActivateCard"

    def __init__(self, left: i64, first: bool) -> None:
        super().__init__()
        self.left = left
        self.first = first

    def data(self) -> list[object]:
        return [self.left, self.first]

    def rule(self) -> str:
        return "TS-18" if self.first else "TS-20"

    def next(self) -> ActivateCard:
        """The same question about one card fewer."""
        return ActivateCard(self.left - 1, False)

    def is_a_window(self) -> bool:
        return True

    def prompt(self, g: TwentyStrong) -> Phrase:
        return Phrase("ask-ActivateCard", {"left": self.left, "first": "yes" if self.first else "no"})

    def run(self, g: TwentyStrong) -> None:
        """The endgame comes first, also when the stacks became empty in the midst of Activation (TS-90)."""
        if self.first and endgame_due(g):
            g.push(BeginEndgame())
            return
        if self.first and g.stacks_empty():
            refill(g)
        if g.stacks_empty():
            g.tell(events.NOBODY_LEFT, "TS-20", NOTHING)  # the rest is ignored
        else:
            super().run(g)

    def tries(self, g: TwentyStrong) -> list[int]:
        found: list[int] = []
        stacks: i64 = len(g.stacks)
        stack: i64 = 0
        while stack < stacks:
            found.append(ACTIVATE + stack)
            stack += 1
        if self.first:
            stack = 0
            while stack < stacks:
                if has_peace(g, stack):
                    found.append(PEACE + stack)
                stack += 1
            if g.deck.may_begin:
                found.append(BEGIN_ENDGAME)
        return found

    def allowed(self, g: TwentyStrong) -> list[int]:
        found: list[int] = []
        bound = must_be_mandatory(g)
        stacks: i64 = len(g.stacks)
        stack: i64 = 0
        while stack < stacks:
            if may_choose(g, stack, bound):
                found.append(ACTIVATE + stack)
            stack += 1
        if self.first:
            stack = 0
            while stack < stacks:
                if has_peace(g, stack) and may_choose(g, stack, bound):
                    found.append(PEACE + stack)
                stack += 1
            if g.deck.may_begin and endgame_allowed(g):
                found.append(BEGIN_ENDGAME)
        return found

    def understands(self, g: TwentyStrong, action: i64) -> bool:
        if action == BEGIN_ENDGAME:
            return self.first and len(g.deck.endgame_triggers()) > 0
        base: i64 = PEACE if action >= PEACE else ACTIVATE
        return base <= action < base + len(g.stacks) and (self.first or base == ACTIVATE)

    def reason(self, g: TwentyStrong, action: i64) -> i64:
        if action == BEGIN_ENDGAME:
            return ALLOWED if endgame_allowed(g) else reasons.ENDGAME_TOO_EARLY
        if action >= PEACE:
            reason = stack_reason(g, action - PEACE)
            return reason if reason != ALLOWED or has_peace(g, action - PEACE) else reasons.NO_PEACE
        return stack_reason(g, action - ACTIVATE)

    def take(self, g: TwentyStrong, action: i64) -> None:
        if action == BEGIN_ENDGAME:
            g.push(BeginEndgame())
            return
        if self.left > 1:
            g.push(self.next())
        stack: i64 = action - PEACE if action >= PEACE else action - ACTIVATE
        g.last_stack = stack
        card = g.take_top(stack)
        if action >= PEACE:
            g.tell(events.WENT_IN_PEACE, "TS-99", NOTHING, card)
            g.aside = [*g.aside, int(card)]
            g.push(GoInPeace(card))
            resolve(g, g.deck.cards[card].peace, Cause(card, Uid(NOTHING)))
        else:
            g.tell(events.ACTIVATED, self.rule(), NOTHING, card, stack, uid=g.next_uid)
            enter(g, card)
        g.turn_up(stack)


class ActivateByEffect(ActivateCard):
    """From which stack does an effect activate a card (TS-75)?"""

    name: ClassVar[str] = "ActivateByEffect"

    def __init__(self, left: i64) -> None:
        super().__init__(left, False)

    def data(self) -> list[object]:
        return [self.left]

    def rule(self) -> str:
        return "TS-75"

    def next(self) -> ActivateCard:
        return ActivateByEffect(self.left - 1)


class GoInPeace(Step):
    """The text of a peaceful way was resolved: its card goes to the discard (TS-99)."""

    def __init__(self, card: CardId) -> None:
        super().__init__(Seat(0))
        self.card = card

    def data(self) -> list[object]:
        return [self.card]

    def run(self, g: TwentyStrong) -> None:
        g.aside = [other for other in g.aside if other != self.card]
        g.put_on_discard(self.card)
        g.tell(events.CARD_DISCARDED, "TS-99", NOTHING, self.card)


def showing(g: TwentyStrong, stack: i64) -> bool:
    """Is there a card on top, and face up?"""
    pile = g.stacks[stack]
    return len(pile.cards) > 0 and pile.known[-1] != UNKNOWN


def has_peace(g: TwentyStrong, stack: i64) -> bool:
    return showing(g, stack) and g.deck.cards[g.stacks[stack].top()].has_peace


def shows_mandatory(g: TwentyStrong, stack: i64) -> bool:
    return showing(g, stack) and g.deck.cards[g.stacks[stack].top()].mandatory


def stack_reason(g: TwentyStrong, stack: i64) -> i64:
    """Why a stack cannot be chosen from: empty, out of reach on the map, or a mandatory card elsewhere."""
    if len(g.stacks[stack].cards) == 0:
        return reasons.EMPTY_STACK
    if not reachable(g, stack):
        return reasons.NOT_NEIGHBOURING
    if shows_mandatory(g, stack):
        return ALLOWED
    other: i64 = 0
    while other < len(g.stacks):
        if shows_mandatory(g, other) and reachable(g, other):
            return by_card(reasons.MANDATORY_ELSEWHERE, g.stacks[other].top())
        other += 1
    return ALLOWED


def must_be_mandatory(g: TwentyStrong) -> bool:
    """Is a mandatory card in reach?"""
    stack: i64 = 0
    while stack < len(g.stacks):
        if shows_mandatory(g, stack) and reachable(g, stack):
            return True
        stack += 1
    return False


def may_choose(g: TwentyStrong, stack: i64, bound: bool) -> bool:
    """Is a stack neither empty nor out of reach, nor passed over for a mandatory card (`bound`)?"""
    return len(g.stacks[stack].cards) > 0 and reachable(g, stack) and (not bound or shows_mandatory(g, stack))


def reachable(g: TwentyStrong, stack: i64) -> bool:
    """TS-100: on a map only stacks next to the last one, unless all of those are empty."""
    if not g.deck.links or g.last_stack < 0:
        return True
    near = g.deck.links[g.last_stack]
    return stack in near or all(len(g.stacks[other].cards) == 0 for other in near)


def enter(g: TwentyStrong, card: CardId) -> None:
    """A card becomes active: its effects apply first, then its icons bring more (TS-19, TS-20)."""
    enemy = new_enemy(g, card)
    more = g.deck.cards[card].more
    if more > 0 and not g.stacks_empty():
        g.push(ActivateCard(more, False))
    if g.awaits(WHEN_ACTIVATED) or g.awaits(WHEN_ANY_ACTIVATED):
        g.together(fire(g, WHEN_ACTIVATED, enemy.uid) + fire(g, WHEN_ANY_ACTIVATED, enemy.uid))


def enter_together(g: TwentyStrong, cards: list[int]) -> None:
    """Cards without icons become active at once; then what waits for that, in the player's order (TS-03, TS-39)."""
    steps: list[Step] = []
    for card in cards:
        enemy = new_enemy(g, CardId(card))
        steps += fire(g, WHEN_ACTIVATED, enemy.uid) + fire(g, WHEN_ANY_ACTIVATED, enemy.uid)
    g.together(steps)


def new_enemy(g: TwentyStrong, card: CardId) -> Enemy:
    enemy = g.make_enemy(card)
    g.active.append(enemy)
    g.texts_changed()
    return enemy


def put_boss_in_play(g: TwentyStrong, rule: str) -> None:
    """The next face-down boss is turned up and activated (TS-70)."""
    if len(g.bosses.cards) > 0:
        turn_up(g.chance, BOSS_CARD, [g.bosses, g.unused_bosses], g.bosses, len(g.bosses.cards) - 1)
        card = g.bosses.take_top()
        g.reveals += 1
        g.tell(events.BOSS_ACTIVATED, rule, NOTHING, card, uid=g.next_uid)
        enter(g, CardId(card))


def refill(g: TwentyStrong) -> None:
    """Decks whose stacks never end deal the discarded conflict cards again."""
    cards = [card for card in g.discard if g.deck.cards[card].kind == CONFLICT]
    g.discard = [card for card in g.discard if g.deck.cards[card].kind != CONFLICT]
    g.chance.shuffle(SHUFFLE, cards)
    g.deal(cards)
    g.tell(events.STACKS_REFILLED, "TS-08", NOTHING)
