"""Texts made of texts: may, with a cost, and one of several; conditions and counts are the kernel's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludotek.games.twenty_strong.rules.actions import MOST_MODES
from ludotek.games.twenty_strong.rules.components import ALL_DICE
from ludotek.games.twenty_strong.rules.effects.counting import CONDITIONS, COUNTS
from ludotek.games.twenty_strong.rules.effects.effect import Plain
from ludotek.games.twenty_strong.rules.effects.on_dice import OnDice
from ludotek.kernel.effect import Action, ChooseOne, Combined, Context, Offer, resolve
from ludotek.kernel.field import Number
from ludotek.kernel.mistake import Mistake
from ludotek.kernel.phrase import Slot
from ludotek.kernel.reader import Reader
from ludotek.kernel.vocabulary import Actions, AnAction, Modes, Vocabulary, for_each_word, if_word, word

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


class May(Offer):
    """An optional text (TS-02), perhaps with an action as its cost, which must be paid in full (TS-67)."""

    def __init__(self, payment: Plain | None, actions: list[Action]) -> None:
        super().__init__(0, actions)
        self.payment = payment

    def payable(self, g: TwentyStrong, c: Context) -> bool:
        return self.payment is None or self.payment.payable(g, c)

    def price(self) -> Slot | None:
        return None if self.payment is None else self.payment.phrase()

    def take(self, g: TwentyStrong, c: Context) -> None:
        if self.payment is not None:
            self.payment.paid(g)  # a reward waits until the text, which is pushed later, has been resolved
        resolve(g, self.actions, c)
        if self.payment is not None:
            resolve(g, [self.payment], c)


class Cost(AnAction):
    """Only a plain action can be said to be payable in full (TS-67)."""

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        cost = super().read(reader, name, vocabulary)
        if isinstance(cost, Combined):
            raise reader.fail(name, Mistake("cost-plain", "must be a plain action, not made of other texts"))
        if isinstance(cost, OnDice) and cost.up_to:
            raise reader.fail(name, Mistake("cost-exact", "must say exactly how many dice, not up_to"))
        return cost


COMBINED: Final = [
    word("may", May, "the player may; a cost is a single plain action and must be paid in full (TS-67)",
         cost=Cost(), do=Actions()),
    word("choose", ChooseOne, "one of several, of the player's choice", of=Modes(MOST_MODES)),
    if_word(CONDITIONS, Number(0, ALL_DICE)),
    for_each_word(COUNTS),
]  # fmt: skip
