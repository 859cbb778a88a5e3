"""Choices that a text leaves open: which die, enemy, item, stack or text. They are the player's (TS-66)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.actions import ENEMY, MODE, PICK, STACK, TAKE
from ludotek.games.twenty_strong.rules.inventory import discard_item
from ludotek.games.twenty_strong.rules.question import Choice
from ludotek.games.twenty_strong.rules.reasons import CANNOT_PAY, EMPTY_STACK, MUST_CHOOSE, NO_EFFECT_NOW, NOT_A_TARGET
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

    def inside(self) -> bool:
        return True

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


class ChooseDie(EffectChoice):
    """Which die; `left` more of them. Carried out as far as possible (TS-67)."""

    def __init__(self, node: i64, card: i64, left: i64) -> None:
        super().__init__(node, card)
        self.left = left

    def data(self) -> list[object]:
        return [self.node, self.card, self.left]

    def add_slots(self, slots: dict[str, Slot]) -> None:
        slots["left"] = self.left

    def action(self, g: TwentyStrong) -> OnDice:
        return cast("OnDice", g.deck.nodes[self.node])

    def own_candidates(self, g: TwentyStrong) -> list[int]:
        return [DONE, *g.all_dice()]

    def own_reason(self, g: TwentyStrong, action: i64) -> i64:
        node = self.action(g)
        if action == DONE:
            return ALLOWED if node.up_to or len(g.dice_for(node)) == 0 else MUST_CHOOSE
        at: i64 = action - PICK
        return ALLOWED if node.takes(g, at // 20, at % 20 // 4, at % 4) else NOT_A_TARGET

    def own_options(self, g: TwentyStrong) -> list[int]:
        node = self.action(g)
        dice = g.dice_for(node)
        return [DONE, *dice] if node.up_to or len(dice) == 0 else dice

    def take(self, g: TwentyStrong, action: i64) -> None:
        if action == DONE:
            return
        at: i64 = action - PICK
        if self.left > 1:
            g.push(ChooseDie(self.node, self.card, self.left - 1))
        self.action(g).on_die(g, self.card, at // 20, at % 20 // 4, at % 4)


class ChooseEnemy(EffectChoice):
    """Which enemy."""

    def action(self, g: TwentyStrong) -> OnEnemy:
        return cast("OnEnemy", g.deck.nodes[self.node])

    def own_candidates(self, g: TwentyStrong) -> list[int]:
        return [DONE, *[ENEMY + place for place in range(len(g.active))]]

    def own_reason(self, g: TwentyStrong, action: i64) -> i64:
        node = self.action(g)
        if action == DONE:
            return MUST_CHOOSE if node.useful(g, -1) else ALLOWED
        return ALLOWED if node.takes(g, g.active[action - ENEMY]) else NOT_A_TARGET

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

    def own_candidates(self, g: TwentyStrong) -> list[int]:
        return [DONE, *[ENEMY + place for place in range(len(g.inventory))]]

    def own_reason(self, g: TwentyStrong, action: i64) -> i64:
        node = cast("DiscardItem", self.text(g))
        if action == DONE:
            return MUST_CHOOSE if node.useful(g, -1) else ALLOWED
        return ALLOWED if node.takes(g, g.inventory[action - ENEMY]) else NOT_A_TARGET

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
            return ALLOWED if g.stacks_empty() else MUST_CHOOSE
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
            return CANNOT_PAY
        return ALLOWED if node.useful(g, self.uid) else NO_EFFECT_NOW

    def take(self, g: TwentyStrong, action: i64) -> None:
        if action == TAKE:
            cast("May", self.text(g)).take(g, self.card, self.uid)
