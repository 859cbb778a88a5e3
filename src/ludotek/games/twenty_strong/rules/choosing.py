"""Choices that a text leaves open: which die, enemy, item, stack or text. They are the player's (TS-66)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.actions import ENEMY, MODE, PICK, STACK, TAKE
from ludotek.games.twenty_strong.rules.components import KINDS, NO_FACE, ON_CARD
from ludotek.games.twenty_strong.rules.events import COST_TOO_HIGH, WITHOUT_EFFECT
from ludotek.games.twenty_strong.rules.inventory import discard_item
from ludotek.games.twenty_strong.rules.question import Choice
from ludotek.games.twenty_strong.rules.reasons import (
    ALREADY_ROLLED_AGAIN,
    BEING_USED,
    CANNOT_PAY,
    EMPTY_STACK,
    MUST_CHOOSE,
    NO_EFFECT_NOW,
    NOT_A_TARGET,
    by_card,
    by_text,
)
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.step import ALLOWED, DONE

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.effects.combining import ChooseOne, May
    from ludotek.games.twenty_strong.rules.effects.effect import Node
    from ludotek.games.twenty_strong.rules.effects.on_cards import DiscardItem, OnEnemy, OnStack
    from ludotek.games.twenty_strong.rules.effects.on_dice import OnDice
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


class EffectChoice(Choice):
    """A choice inside a text: `node` is the text, `card` the card it stands on (NOTHING: the deck's rules)."""

    def __init__(self, node: i64, card: i64) -> None:
        super().__init__()
        self.node = node
        self.card = card

    def data(self) -> list[object]:
        return [self.node, self.card]

    def inside(self, g: TwentyStrong) -> i64:
        return self.node

    def rule(self) -> str:
        return "TS-66"

    def text(self, g: TwentyStrong) -> Node:
        return g.deck.nodes[self.node]

    def prompt(self, match: Match) -> Phrase:
        g = cast("TwentyStrong", match)
        slots: dict[str, Slot] = {"card": g.card_phrase(self.card), "text": self.text(g).phrase()}
        self.add_slots(slots)
        return Phrase(f"ask-{type(self).__name__}", slots)

    def add_slots(self, slots: dict[str, Slot]) -> None:
        """More for the prompt."""

    def tell_passing(self, g: TwentyStrong) -> None:
        """TS-67: what is impossible is ignored."""
        if self.own_options(g) == [DONE]:
            g.tell(WITHOUT_EFFECT, "TS-67", self.card)


class ChooseDie(EffectChoice):
    """Which die; `left` more of them. Carried out as far as possible (TS-67).

    `rerolled`: the dice that this text has rolled again, as they lie now. It takes each only once (TS-98).
    """

    def __init__(self, node: i64, card: i64, left: i64, rerolled: list[int]) -> None:
        super().__init__(node, card)
        self.left = left
        self.rerolled = rerolled

    def data(self) -> list[object]:
        return [self.node, self.card, self.left, list(self.rerolled)]

    def add_slots(self, slots: dict[str, Slot]) -> None:
        slots["left"] = self.left

    def action(self, g: TwentyStrong) -> OnDice:
        return cast("OnDice", g.deck.nodes[self.node])

    def own_candidates(self, g: TwentyStrong) -> list[int]:
        return [DONE, *g.all_dice()]

    def own_reason(self, g: TwentyStrong, action: i64) -> i64:
        if action == DONE:
            return ALLOWED if self.action(g).up_to or len(self.dice(g)) == 0 else by_text(MUST_CHOOSE, self.node)
        if action in self.dice(g):
            return ALLOWED
        return by_text(ALREADY_ROLLED_AGAIN if action in g.dice_for(self.action(g)) else NOT_A_TARGET, self.node)

    def own_options(self, g: TwentyStrong) -> list[int]:
        dice = self.dice(g)
        return [DONE, *dice] if self.action(g).up_to or len(dice) == 0 else dice

    def dice(self, g: TwentyStrong) -> list[int]:
        """The dice that may be chosen now."""
        found = g.dice_for(self.action(g))
        return found if not self.rerolled else [pick for pick in found if self.fresh(g, pick - PICK)]

    def fresh(self, g: TwentyStrong, at: i64) -> bool:
        """Is there such a die that this text has not rolled again yet?"""
        place, kind = at // 20, at % 20
        return g.dice_at(place)[kind] > self.rerolled.count(die_mark(g, place, kind))

    def take(self, g: TwentyStrong, action: i64) -> None:
        if action == DONE:
            return
        at: i64 = action - PICK
        place, colour = at // 20, at % 20 // 4
        below = len(g.stack)
        face = self.action(g).carry_out(g, self.card, place, colour, at % 4)
        if self.left > 1:
            rerolled = self.rerolled if face == NO_FACE else [*self.rerolled, die_mark(g, place, colour * 4 + face)]
            g.stack.insert(below, ChooseDie(self.node, self.card, self.left - 1, rerolled))


def die_mark(g: TwentyStrong, place: i64, kind: i64) -> i64:
    """A die in the active area by what lies there, with cards named by their uid: places change when a card leaves."""
    return kind if place < ON_CARD else (g.active[place - ON_CARD].uid + 1) * KINDS + kind


class ChooseEnemy(EffectChoice):
    """Which enemy."""

    def action(self, g: TwentyStrong) -> OnEnemy:
        return cast("OnEnemy", g.deck.nodes[self.node])

    def own_candidates(self, g: TwentyStrong) -> list[int]:
        return [DONE, *[ENEMY + place for place in range(len(g.active))]]

    def own_reason(self, g: TwentyStrong, action: i64) -> i64:
        node = self.action(g)
        if action == DONE:
            return by_text(MUST_CHOOSE, self.node) if node.useful(g, -1) else ALLOWED
        return ALLOWED if node.takes(g, g.active[action - ENEMY]) else by_text(NOT_A_TARGET, self.node)

    def take(self, g: TwentyStrong, action: i64) -> None:
        if action != DONE:
            self.action(g).on_enemy(g, self.card, g.active[action - ENEMY])


class ChooseItem(EffectChoice):
    """Which held item is discarded; `left` more of them."""

    def __init__(self, node: i64, card: i64, left: i64) -> None:
        super().__init__(node, card)
        self.left = left

    def data(self) -> list[object]:
        return [self.node, self.card, self.left]

    def add_slots(self, slots: dict[str, Slot]) -> None:
        slots["left"] = self.left

    def own_candidates(self, g: TwentyStrong) -> list[int]:
        return [DONE, *[ENEMY + place for place in range(len(g.inventory))]]

    def own_reason(self, g: TwentyStrong, action: i64) -> i64:
        node = cast("DiscardItem", self.text(g))
        if action == DONE:
            return by_text(MUST_CHOOSE, self.node) if node.useful(g, -1) else ALLOWED
        item: i64 = g.inventory[action - ENEMY]
        return ALLOWED if node.takes(g, item) else by_card(BEING_USED, item)

    def take(self, g: TwentyStrong, action: i64) -> None:
        if action == DONE:
            return
        if self.left > 1:
            g.push(ChooseItem(self.node, self.card, self.left - 1))
        discard_item(g, action - ENEMY, "TS-66")


class ChooseStack(EffectChoice):
    """Which stack."""

    def own_candidates(self, g: TwentyStrong) -> list[int]:
        return [DONE, *[STACK + stack for stack in range(len(g.stacks))]]

    def own_reason(self, g: TwentyStrong, action: i64) -> i64:
        if action == DONE:
            return ALLOWED if g.stacks_empty() else by_text(MUST_CHOOSE, self.node)
        return ALLOWED if len(g.stacks[action - STACK]) > 0 else EMPTY_STACK

    def take(self, g: TwentyStrong, action: i64) -> None:
        if action != DONE:
            cast("OnStack", self.text(g)).on_stack(g, self.card, action - STACK)


class EnemyTextChoice(EffectChoice):
    """A choice about a text that may speak of its own enemy, named by `uid`."""

    def __init__(self, node: i64, card: i64, uid: i64) -> None:
        super().__init__(node, card)
        self.uid = uid

    def data(self) -> list[object]:
        return [self.node, self.card, self.uid]


class ChooseMode(EnemyTextChoice):
    """Which of several texts."""

    def own_candidates(self, g: TwentyStrong) -> list[int]:
        return [MODE + i for i in range(len(cast("ChooseOne", self.text(g)).modes))]

    def own_reason(self, g: TwentyStrong, action: i64) -> i64:
        return ALLOWED

    def take(self, g: TwentyStrong, action: i64) -> None:
        g.resolve(cast("ChooseOne", self.text(g)).modes[action - MODE], self.card, self.uid)


class ChooseWhether(EnemyTextChoice):
    """Whether to use an optional text (TS-02); a cost must be payable in full (TS-67)."""

    def rule(self) -> str:
        return "TS-02"

    def own_candidates(self, g: TwentyStrong) -> list[int]:
        return [DONE, TAKE]

    def own_reason(self, g: TwentyStrong, action: i64) -> i64:
        node = cast("May", self.text(g))
        if action == DONE:
            return ALLOWED
        if not node.can_take(g, self.uid):
            return by_text(CANNOT_PAY, self.node)
        return ALLOWED if node.useful(g, self.uid) else by_text(NO_EFFECT_NOW, self.node)

    def tell_passing(self, g: TwentyStrong) -> None:
        if cast("May", self.text(g)).can_take(g, self.uid):
            g.tell(WITHOUT_EFFECT, "TS-96", self.card)
        else:
            g.tell(COST_TOO_HIGH, "TS-67", self.card)

    def take(self, g: TwentyStrong, action: i64) -> None:
        if action == TAKE:
            cast("May", self.text(g)).take(g, self.card, self.uid)
