"""Texts made of texts: may (with a Support cost), one of several, condition, for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.untamed.rules.choosing import ChooseMode
from ludotek.games.untamed.rules.effects.counting import CONDITIONS, COUNTS, WITH_NUMBER, count, holds
from ludotek.games.untamed.rules.effects.effect import Action, Context, Offer, all_harm
from ludotek.kernel.phrase import Phrase, Slot

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.table import Untamed


def any_useful(actions: list[Action], g: Untamed, c: Context) -> bool:
    return any(action.useful(g, c) for action in actions)


def phrases(actions: list[Action]) -> list[Phrase]:
    return [action.phrase() for action in actions]


class May(Action):
    """An optional text inside another, perhaps for Support (UN-23)."""

    def __init__(self, offer: Offer) -> None:
        super().__init__()
        self.offer = offer

    def perform(self, g: Untamed, c: Context) -> None:
        g.offer(self.offer, c)

    def useful(self, g: Untamed, c: Context) -> bool:
        return len(g.sides[c.side].support) >= self.offer.cost and self.offer.useful(g, c)

    def lacks(self, g: Untamed, c: Context) -> bool:
        return False  # the offer tells it

    def phrase(self) -> Phrase:
        return self.offer.phrase()


class ChooseOne(Action):
    """One of several texts, of choice."""

    def __init__(self, modes: list[list[Action]]) -> None:
        super().__init__()
        self.modes = modes

    def perform(self, g: Untamed, c: Context) -> None:
        g.push(ChooseMode(c, self.index))

    def useful(self, g: Untamed, c: Context) -> bool:
        return any(any_useful(mode, g, c) for mode in self.modes)

    def only_harms(self) -> bool:
        return all(all_harm(mode) for mode in self.modes)

    def phrase(self) -> Phrase:
        return Phrase("do-choose", {"modes": [Phrase("sentences", {"do": phrases(mode)}) for mode in self.modes]})


class If(Action):
    """A text that happens only under a condition."""

    def __init__(self, condition: i64, n: i64, actions: list[Action]) -> None:
        super().__init__()
        self.condition = condition
        self.n = n
        self.actions = actions

    def perform(self, g: Untamed, c: Context) -> None:
        if holds(g, self.condition, self.n, c):
            g.resolve(self.actions, c)

    def useful(self, g: Untamed, c: Context) -> bool:
        return holds(g, self.condition, self.n, c) and any_useful(self.actions, g, c)

    def lacks(self, g: Untamed, c: Context) -> bool:
        return holds(g, self.condition, self.n, c) and not any_useful(self.actions, g, c)

    def only_harms(self) -> bool:
        return all_harm(self.actions)

    def phrase(self) -> Phrase:
        slots: dict[str, Slot] = {"do": phrases(self.actions)}
        if self.condition in WITH_NUMBER:
            slots["n"] = self.n
        return Phrase(f"if-{CONDITIONS[self.condition]}", slots)


class ForEach(Action):
    """A text that happens once for each of something, counted when it begins."""

    def __init__(self, what: i64, actions: list[Action]) -> None:
        super().__init__()
        self.what = what
        self.actions = actions

    def perform(self, g: Untamed, c: Context) -> None:
        times = count(g, self.what, c)
        i: i64 = 0
        while i < times:
            g.resolve(self.actions, c)
            i += 1

    def useful(self, g: Untamed, c: Context) -> bool:
        return count(g, self.what, c) > 0 and any_useful(self.actions, g, c)

    def only_harms(self) -> bool:
        return all_harm(self.actions)

    def phrase(self) -> Phrase:
        return Phrase(f"for-each-{COUNTS[self.what]}", {"do": phrases(self.actions)})
