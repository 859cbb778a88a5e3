"""Choices that a text leaves open: which die, enemy, item, stack or text. They are the player's (TS-66)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules import reasons
from ludotek.games.twenty_strong.rules.actions import ENEMY, MODE, PICK, STACK, TAKE
from ludotek.games.twenty_strong.rules.components import DIE_FACES, KINDS, NO_FACE, ON_CARD, Colour, Face
from ludotek.games.twenty_strong.rules.events import COST_TOO_HIGH, WITHOUT_EFFECT
from ludotek.games.twenty_strong.rules.inventory import discard_item
from ludotek.games.twenty_strong.rules.reasons import by_card, by_text
from ludotek.kernel import text_choice
from ludotek.kernel.effect import Context
from ludotek.kernel.phrase import Slot
from ludotek.kernel.step import ALLOWED, DONE
from ludotek.kernel.text_choice import TextChoice

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.effects.on_cards import DiscardItem, OnEnemy, OnStack
    from ludotek.games.twenty_strong.rules.effects.on_dice import OnDice
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


class EffectChoice(TextChoice):
    """A choice inside a text that does not depend on the enemy whose text it is."""

    clause: ClassVar[str] = "TS-66"

    def data(self) -> list[object]:
        return [self.node, self.c.card]

    def tell_passed_over(self, g: TwentyStrong) -> None:
        """TS-67: what is impossible is ignored."""
        if self.allowed(g) == [DONE]:
            g.tell(WITHOUT_EFFECT, "TS-67", self.c.card)


class ChooseDie(EffectChoice):
    """Which die; `left` more of them. Carried out as far as possible (TS-67).

    `rerolled`: the dice that this text has rolled again, as they lie now. It takes each only once (TS-98).
    """

    name: ClassVar[str] = "ChooseDie"

    def __init__(self, c: Context, node: i64, left: i64, rerolled: list[int]) -> None:
        super().__init__(c, node)
        self.left = left
        self.rerolled = rerolled

    def data(self) -> list[object]:
        return [self.node, self.c.card, self.left, list(self.rerolled)]

    def told(self, g: TwentyStrong) -> dict[str, Slot]:
        return super().told(g) | {"left": self.left}

    def action(self, g: TwentyStrong) -> OnDice:
        return cast("OnDice", g.deck.nodes[self.node])

    def tries(self, g: TwentyStrong) -> list[int]:
        return [DONE, *g.all_dice()]

    def reason(self, g: TwentyStrong, action: i64) -> i64:
        if action == DONE:
            return (
                ALLOWED if self.action(g).up_to or len(self.dice(g)) == 0 else by_text(reasons.MUST_CHOOSE, self.node)
            )
        if action in self.dice(g):
            return ALLOWED
        return by_text(
            reasons.ALREADY_ROLLED_AGAIN if action in g.dice_for(self.action(g)) else reasons.NOT_A_TARGET, self.node
        )

    def allowed(self, g: TwentyStrong) -> list[int]:
        dice = self.dice(g)
        return [DONE, *dice] if self.action(g).up_to or len(dice) == 0 else dice

    def dice(self, g: TwentyStrong) -> list[int]:
        """The dice that may be chosen now."""
        found = g.dice_for(self.action(g))
        return found if not self.rerolled else [pick for pick in found if self.fresh(g, pick - PICK)]

    def fresh(self, g: TwentyStrong, at: i64) -> bool:
        """Is there such a die that this text has not rolled again yet?"""
        place, kind = at // KINDS, at % KINDS
        return g.dice_at(place)[kind] > self.rerolled.count(die_mark(g, place, kind))

    def take(self, g: TwentyStrong, action: i64) -> None:
        if action == DONE:
            return
        at: i64 = action - PICK
        place, colour = at // KINDS, at % KINDS // DIE_FACES
        below = len(g.stack)
        face = self.action(g).carry_out(g, self.c.card, place, Colour(colour), Face(at % DIE_FACES))
        if self.left > 1:
            rerolled = (
                self.rerolled if face == NO_FACE else [*self.rerolled, die_mark(g, place, colour * DIE_FACES + face)]
            )
            g.stack.insert(below, ChooseDie(self.c, self.node, self.left - 1, rerolled))


def die_mark(g: TwentyStrong, place: i64, kind: i64) -> i64:
    """A die in the active area by what lies there, with cards named by their uid: places change when a card leaves."""
    return kind if place < ON_CARD else (g.active[place - ON_CARD].uid + 1) * KINDS + kind


class ChooseEnemy(EffectChoice):
    """Which enemy."""

    name: ClassVar[str] = "ChooseEnemy"

    def action(self, g: TwentyStrong) -> OnEnemy:
        return cast("OnEnemy", g.deck.nodes[self.node])

    def tries(self, g: TwentyStrong) -> list[int]:
        return [DONE, *[ENEMY + place for place in range(len(g.active))]]

    def reason(self, g: TwentyStrong, action: i64) -> i64:
        node = self.action(g)
        if action == DONE:
            return by_text(reasons.MUST_CHOOSE, self.node) if node.useful(g, self.c) else ALLOWED
        return ALLOWED if node.takes(g, g.active[action - ENEMY]) else by_text(reasons.NOT_A_TARGET, self.node)

    def take(self, g: TwentyStrong, action: i64) -> None:
        if action != DONE:
            self.action(g).on_enemy(g, self.c.card, g.active[action - ENEMY])


class ChooseItem(EffectChoice):
    """Which held item is discarded; `left` more of them."""

    name: ClassVar[str] = "ChooseItem"

    def __init__(self, c: Context, node: i64, left: i64) -> None:
        super().__init__(c, node)
        self.left = left

    def data(self) -> list[object]:
        return [self.node, self.c.card, self.left]

    def told(self, g: TwentyStrong) -> dict[str, Slot]:
        return super().told(g) | {"left": self.left}

    def tries(self, g: TwentyStrong) -> list[int]:
        return [DONE, *[ENEMY + place for place in range(len(g.inventory))]]

    def reason(self, g: TwentyStrong, action: i64) -> i64:
        node = cast("DiscardItem", self.text(g))
        if action == DONE:
            return by_text(reasons.MUST_CHOOSE, self.node) if node.useful(g, self.c) else ALLOWED
        item: i64 = g.inventory[action - ENEMY]
        return ALLOWED if node.takes(g, item) else by_card(reasons.BEING_USED, item)

    def take(self, g: TwentyStrong, action: i64) -> None:
        if action == DONE:
            return
        if self.left > 1:
            g.push(ChooseItem(self.c, self.node, self.left - 1))
        discard_item(g, action - ENEMY, "TS-66")


class ChooseStack(EffectChoice):
    """Which stack."""

    name: ClassVar[str] = "ChooseStack"

    def tries(self, g: TwentyStrong) -> list[int]:
        return [DONE, *[STACK + stack for stack in range(len(g.stacks))]]

    def reason(self, g: TwentyStrong, action: i64) -> i64:
        if action == DONE:
            return ALLOWED if g.stacks_empty() else by_text(reasons.MUST_CHOOSE, self.node)
        return ALLOWED if len(g.stacks[action - STACK]) > 0 else reasons.EMPTY_STACK

    def take(self, g: TwentyStrong, action: i64) -> None:
        if action != DONE:
            cast("OnStack", self.text(g)).on_stack(g, self.c.card, action - STACK)


class ChooseMode(text_choice.ChooseMode):
    """Which of several texts (TS-66)."""

    clause: ClassVar[str] = "TS-66"

    def first(self) -> i64:
        return MODE


class ChooseWhether(text_choice.ChooseWhether):
    """Whether to use an optional text (TS-02); a cost must be payable in full (TS-67)."""

    clause: ClassVar[str] = "TS-02"

    def use(self) -> i64:
        return TAKE

    def obstacle(self, g: TwentyStrong) -> i64:
        offer = self.offer(g)
        if not offer.payable(g, self.c):
            return by_text(reasons.CANNOT_PAY, self.node)
        return ALLOWED if offer.useful(g, self.c) else by_text(reasons.NO_EFFECT_NOW, self.node)

    def tell_passed_over(self, g: TwentyStrong) -> None:
        if self.offer(g).payable(g, self.c):
            g.tell(WITHOUT_EFFECT, "TS-96", self.c.card)
        else:
            g.tell(COST_TOO_HIGH, "TS-67", self.c.card)
