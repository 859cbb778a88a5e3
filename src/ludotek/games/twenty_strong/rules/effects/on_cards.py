"""Actions on enemies, items and stacks of the player's choice (TS-66)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.choosing import ChooseEnemy, ChooseItem, ChooseStack
from ludotek.games.twenty_strong.rules.components import NOTHING
from ludotek.games.twenty_strong.rules.effects.effect import Numbered, Plain
from ludotek.games.twenty_strong.rules.events import (
    CARD_BURIED,
    CARD_DISCARDED,
    CARD_MUTED,
    CARD_SILENCED,
    DAMAGED,
    ITEM_SALVAGED,
)
from ludotek.kernel.effect import Context
from ludotek.kernel.field import Flag, Number, OneOf
from ludotek.kernel.numbers import Uid
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.vocabulary import word

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.state import Enemy
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


SILENCED: Final = ["during", "all"]


class OnEnemy(Plain):
    """Something happens to one enemy of choice."""

    def takes(self, g: TwentyStrong, enemy: Enemy) -> bool:
        raise NotImplementedError

    def on_enemy(self, g: TwentyStrong, card: i64, enemy: Enemy) -> None:
        raise NotImplementedError

    def perform(self, g: TwentyStrong, c: Context) -> None:
        g.push(ChooseEnemy(c, self.index))

    def useful(self, g: TwentyStrong, c: Context) -> bool:
        return any(self.takes(g, enemy) for enemy in g.active)


class Deal(OnEnemy):
    """Damage without a die (TS-87), to an enemy of choice or to each."""

    def __init__(self, n: i64, each: bool) -> None:
        super().__init__()
        self.n = n
        self.each = each

    def target_rule(self) -> str:
        return "TS-87"

    def takes(self, g: TwentyStrong, enemy: Enemy) -> bool:
        return not enemy.defeated

    def on_enemy(self, g: TwentyStrong, card: i64, enemy: Enemy) -> None:
        enemy.tokens += self.n
        g.tell(DAMAGED, "TS-87", card, enemy.card, self.n, uid=enemy.uid)
        g.unsettled = True

    def perform(self, g: TwentyStrong, c: Context) -> None:
        if not self.each:
            g.push(ChooseEnemy(c, self.index))
            return
        for enemy in g.active:
            if not enemy.defeated:
                self.on_enemy(g, c.card, enemy)

    def phrase(self) -> Phrase:
        return Phrase("do-deal-each" if self.each else "do-deal", {"n": self.n})


class Dismiss(OnEnemy):
    """Discard or banish an undefeated enemy, not a boss, with at most this much Health (TS-52, TS-57)."""

    def __init__(self, n: i64, banish: bool) -> None:
        super().__init__()
        self.n = n
        self.banish = banish

    def target_rule(self) -> str:
        return "TS-52"

    def takes(self, g: TwentyStrong, enemy: Enemy) -> bool:
        return not enemy.defeated and not g.is_boss(enemy) and g.health_of(enemy) <= self.n

    def on_enemy(self, g: TwentyStrong, card: i64, enemy: Enemy) -> None:
        if self.banish:
            g.banish_enemy(enemy, card)
        else:
            g.discard_enemy(enemy, "TS-52", card)

    def phrase(self) -> Phrase:
        return Phrase("do-banish-enemy" if self.banish else "do-dismiss", {"n": self.n})


class Silence(OnEnemy):
    """An enemy's During effects, or all its effects, stop for the rest of the round; its icon is none of them (TS-20)."""

    def __init__(self, what: i64) -> None:
        super().__init__()
        self.entirely = SILENCED[what] == "all"

    def target_rule(self) -> str:
        return "TS-49"

    def takes(self, g: TwentyStrong, enemy: Enemy) -> bool:
        design = g.deck.cards[enemy.card]
        if self.entirely:
            return not enemy.muted and len(design.effects) > 0
        return not enemy.defeated and not enemy.silenced and design.has_during()

    def on_enemy(self, g: TwentyStrong, card: i64, enemy: Enemy) -> None:
        enemy.silenced = True
        enemy.muted = enemy.muted or self.entirely
        g.tell(CARD_MUTED if self.entirely else CARD_SILENCED, "TS-49", card, enemy.card, uid=enemy.uid)
        g.texts_changed()

    def phrase(self) -> Phrase:
        return Phrase("do-silence-all" if self.entirely else "do-silence")


class DiscardItem(Numbered):
    """Held items are discarded."""

    def perform(self, g: TwentyStrong, c: Context) -> None:
        g.push(ChooseItem(c, self.index, self.n))

    def takes(self, g: TwentyStrong, item: i64) -> bool:
        return item not in g.using

    def useful(self, g: TwentyStrong, c: Context) -> bool:
        return any(self.takes(g, item) for item in g.inventory)

    def payable(self, g: TwentyStrong, c: Context) -> bool:
        return sum([1 for item in g.inventory if self.takes(g, item)]) >= self.n


class Salvage(Plain):
    """The item on top of the discard comes into the inventory, if there is room (TS-46)."""

    def found(self, g: TwentyStrong) -> i64:
        i: i64 = len(g.discard) - 1
        while i >= 0:
            if g.deck.cards[g.discard[i]].is_item():
                return i
            i -= 1
        return -1

    def perform(self, g: TwentyStrong, c: Context) -> None:
        if self.useful(g, c):
            place = self.found(g)
            item = g.discard[place]
            g.discard = g.discard[:place] + g.discard[place + 1 :]
            g.inventory = [*g.inventory, item]
            g.tell(ITEM_SALVAGED, "TS-46", c.card, item)
            g.texts_changed()

    def useful(self, g: TwentyStrong, c: Context) -> bool:
        return g.room() > 0 and self.found(g) >= 0


class OnStack(Plain):
    """Something happens to the top card of a stack of choice."""

    def perform(self, g: TwentyStrong, c: Context) -> None:
        g.push(ChooseStack(c, self.index))

    def on_stack(self, g: TwentyStrong, card: i64, stack: i64) -> None:
        raise NotImplementedError

    def useful(self, g: TwentyStrong, c: Context) -> bool:
        return not g.stacks_empty()


class Bury(OnStack):
    """The top card goes under its stack; the next one is turned up."""

    def useful(self, g: TwentyStrong, c: Context) -> bool:
        return any(len(stack.cards) > 1 for stack in g.stacks)

    def on_stack(self, g: TwentyStrong, card: i64, stack: i64) -> None:
        top = g.take_top(stack)
        g.stacks[stack].put_under(top, -1)
        g.tell(CARD_BURIED, "TS-66", card, top)
        g.turn_up(stack)


class DiscardTop(OnStack):
    """The top card goes to the discard without a fight, or out of the game (TS-57); the next one is turned up."""

    def __init__(self, banish: bool) -> None:
        super().__init__()
        self.banish = banish

    def on_stack(self, g: TwentyStrong, card: i64, stack: i64) -> None:
        top = g.take_top(stack)
        if self.banish:
            g.banish_card(top, card, Uid(NOTHING))
        else:
            g.put_on_discard(top)
            g.tell(CARD_DISCARDED, "TS-66", card, top)
        g.turn_up(stack)

    def phrase(self) -> Phrase:
        return Phrase("do-banish-top" if self.banish else "do-discard-top")


ON_CARDS: Final = [
    word("deal", Deal, "damage without a die to an enemy, or to each", n=Number(1, 20), each=Flag()),
    word("dismiss", Dismiss,
         "discards an undefeated enemy with at most n Health, not a boss; with `banish = true` it is out of the game "
         "(TS-57)",
         n=Number(1, 20), banish=Flag()),
    word("silence", Silence, "stops an enemy's During effects, or all its effects, for the rest of the round",
         what=OneOf(SILENCED, "during")),
    word("discard-item", DiscardItem, "discards held items", n=Number(1, 6, 1)),
    word("salvage", Salvage, "the topmost item in the discard comes into the inventory, if there is room"),
    word("bury", Bury, "the top card of a stack goes under it"),
    word("discard-top", DiscardTop, "the top card of a stack is discarded, with `banish = true` banished (TS-57)",
         banish=Flag()),
]  # fmt: skip
