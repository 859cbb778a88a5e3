"""Texts made of texts, and texts with their moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.games.untamed.rules.actions import MODES
from ludotek.games.untamed.rules.effects.counting import CONDITIONS, COUNTS
from ludotek.games.untamed.rules.effects.effect import ARRIVAL, LAST_WORDS, MOMENTS
from ludotek.games.untamed.rules.effects.on_cards import OnCard
from ludotek.games.untamed.rules.effects.on_target import OnTarget
from ludotek.kernel.counting import Counted
from ludotek.kernel.effect import Action, ChooseOne, Combined, Context, Node, Offer, Trigger, phrases
from ludotek.kernel.field import Flag, Number, OneOf
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.vocabulary import Actions, Modes, for_each_word, if_word, word

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.table import Untamed


class May(Combined):
    """An optional text inside another, perhaps for Support (UN-23)."""

    def __init__(self, cost: i64, actions: list[Action]) -> None:
        super().__init__([actions])
        self.offer = Offer(cost, actions)

    def parts(self) -> list[Node]:
        return [self.offer]

    def applies(self, g: Untamed, c: Context) -> bool:
        return self.offer.payable(g, c)

    def perform(self, g: Untamed, c: Context) -> None:
        g.offer(self.offer, c)

    def phrase(self) -> Phrase:
        return self.offer.phrase()


class Text(Trigger):
    """A text with its moment. Only one that harms its player and is not free by keyword or text is mandatory (UN-28)."""

    def __init__(self, moment: i64, cost: i64, may: bool, actions: list[Action]) -> None:
        super().__init__(moment, MOMENTS[moment], cost, actions)
        self.may = may
        by_keyword = moment == ARRIVAL or moment == LAST_WORDS
        self.optional = may or cost > 0 or by_keyword or not all_harm(actions)

    def chosen(self) -> tuple[str, str]:
        return "on", self.moment

    def phrase(self) -> Phrase:
        slots: dict[str, Slot] = {"cost": self.cost, "may": "yes" if self.may else "no", "do": phrases(self.actions)}
        return Phrase(f"on-{self.moment}", slots)


def all_harm(actions: list[Action]) -> bool:
    """Do these texts only harm their own player? Then nobody may decline them (UN-28)."""
    return all(only_harms(action) for action in actions)


def only_harms(action: Action) -> bool:
    if isinstance(action, (ChooseOne, Counted)):
        return all(all_harm(actions) for actions in action.inside)
    return isinstance(action, (OnTarget, OnCard)) and action.only_harms()


COMBINED: Final = [
    word("may", May, "you may do it, for Support if it has a cost", cost=Number(0, 9, 0), do=Actions()),
    word("choose", ChooseOne, "one of them, of your choice; at least two", of=Modes(MODES)),
    if_word(CONDITIONS, Number(1, 9)),
    for_each_word(COUNTS),
]  # fmt: skip
TEXT: Final = word(
    "text", Text, "actions at a moment", on=OneOf(MOMENTS), cost=Number(0, 9, 0), may=Flag(), do=Actions()
)
