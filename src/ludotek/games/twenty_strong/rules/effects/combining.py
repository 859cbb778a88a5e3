"""Texts made of texts: may, cost, one of several, condition, for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.choosing import ChooseMode, ChooseWhether
from ludotek.games.twenty_strong.rules.effects.counting import (
    CHIP,
    CHIP_AT_LEAST,
    CONDITIONS,
    COUNTS,
    ITEMS_AT_LEAST,
    ITEMS_HELD,
    WITHOUT_NUMBER,
    count,
    holds,
)
from ludotek.games.twenty_strong.rules.effects.effect import Action
from ludotek.kernel.phrase import Phrase, Slot

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


def any_useful(actions: list[Action], g: TwentyStrong, uid: i64) -> bool:
    return any(action.useful(g, uid) for action in actions)


def any_too_dear(actions: list[Action], g: TwentyStrong, uid: i64) -> bool:
    return any(action.too_dear(g, uid) for action in actions)


def any_counts_items(actions: list[Action], g: TwentyStrong) -> bool:
    return any(action.counts_items(g) for action in actions)


def phrases(actions: list[Action]) -> list[Phrase]:
    return [action.phrase() for action in actions]


class May(Action):
    """An optional text (TS-02), perhaps with a cost that must be paid in full (TS-67)."""

    def __init__(self, cost: Action | None, actions: list[Action]) -> None:
        super().__init__()
        self.cost = cost
        self.actions = actions

    def can_take(self, g: TwentyStrong, uid: i64) -> bool:
        return self.cost is None or self.cost.payable(g, uid)

    def take(self, g: TwentyStrong, card: i64, uid: i64) -> None:
        if self.cost is not None:
            self.cost.paid(g)  # a reward waits until the text, which is pushed later, has been resolved
        g.resolve(self.actions, card, uid)
        if self.cost is not None:
            g.resolve([self.cost], card, uid)

    def perform(self, g: TwentyStrong, card: i64, uid: i64) -> None:
        g.push(ChooseWhether(self.index, card, uid))

    def useful(self, g: TwentyStrong, uid: i64) -> bool:
        return self.can_take(g, uid) and any_useful(self.actions, g, uid)

    def too_dear(self, g: TwentyStrong, uid: i64) -> bool:
        return not self.can_take(g, uid)

    def begin(self, g: TwentyStrong, card: i64) -> None:
        self.take(g, card, -1)

    def counts_items(self, g: TwentyStrong) -> bool:
        return any_counts_items(self.actions, g)

    def phrase(self) -> Phrase:
        if self.cost is None:
            return Phrase("do-may", {"do": phrases(self.actions)})
        return Phrase("do-pay", {"cost": self.cost.phrase(), "do": phrases(self.actions)})


class ChooseOne(Action):
    """One of several texts, of the player's choice (TS-66). R: one that could do nothing can be chosen too."""

    def __init__(self, modes: list[list[Action]]) -> None:
        super().__init__()
        self.modes = modes

    def perform(self, g: TwentyStrong, card: i64, uid: i64) -> None:
        g.push(ChooseMode(self.index, card, uid))

    def useful(self, g: TwentyStrong, uid: i64) -> bool:
        return any(any_useful(mode, g, uid) for mode in self.modes)

    def too_dear(self, g: TwentyStrong, uid: i64) -> bool:
        return any(any_too_dear(mode, g, uid) for mode in self.modes)

    def counts_items(self, g: TwentyStrong) -> bool:
        return any(any_counts_items(mode, g) for mode in self.modes)

    def phrase(self) -> Phrase:
        return Phrase("do-choose", {"modes": [Phrase("sentences", {"do": phrases(mode)}) for mode in self.modes]})


class If(Action):
    """A text that happens only under a condition."""

    def __init__(self, condition: i64, n: i64, actions: list[Action]) -> None:
        super().__init__()
        self.condition = condition
        self.n = n
        self.actions = actions

    def perform(self, g: TwentyStrong, card: i64, uid: i64) -> None:
        if holds(g, self.condition, self.n, uid):
            g.resolve(self.actions, card, uid)

    def useful(self, g: TwentyStrong, uid: i64) -> bool:
        return holds(g, self.condition, self.n, uid) and any_useful(self.actions, g, uid)

    def too_dear(self, g: TwentyStrong, uid: i64) -> bool:
        return holds(g, self.condition, self.n, uid) and any_too_dear(self.actions, g, uid)

    def counts_items(self, g: TwentyStrong) -> bool:
        if self.condition == ITEMS_AT_LEAST and len(g.inventory) == self.n:
            return True
        return any_counts_items(self.actions, g)

    def phrase(self) -> Phrase:
        slots: dict[str, Slot] = {"do": phrases(self.actions)}
        if self.condition not in WITHOUT_NUMBER:
            slots["n"] = self.n
        if self.condition == CHIP_AT_LEAST:
            slots["resource"] = self.resource()
        return Phrase(f"if-{CONDITIONS[self.condition]}", slots)


class ForEach(Action):
    """A text that happens once for each of something, counted when it begins."""

    def __init__(self, what: i64, actions: list[Action]) -> None:
        super().__init__()
        self.what = what
        self.actions = actions

    def perform(self, g: TwentyStrong, card: i64, uid: i64) -> None:
        times = count(g, self.what, uid)
        i: i64 = 0
        while i < times:
            g.resolve(self.actions, card, uid)
            i += 1

    def useful(self, g: TwentyStrong, uid: i64) -> bool:
        return count(g, self.what, uid) > 0 and any_useful(self.actions, g, uid)

    def too_dear(self, g: TwentyStrong, uid: i64) -> bool:
        return count(g, self.what, uid) > 0 and any_too_dear(self.actions, g, uid)

    def counts_items(self, g: TwentyStrong) -> bool:
        return self.what == ITEMS_HELD or any_counts_items(self.actions, g)

    def phrase(self) -> Phrase:
        slots: dict[str, Slot] = {"do": phrases(self.actions)}
        if self.what == CHIP:
            slots["resource"] = self.resource()
        return Phrase(f"for-each-{COUNTS[self.what]}", slots)
