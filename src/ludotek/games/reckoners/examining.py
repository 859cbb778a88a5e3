"""What is wrong with Epics that somebody is making, and what is doubtful about them."""

from __future__ import annotations

from typing import Any

from ludotek.games.reckoners.rules.box import HOUSE, Box, vocabulary
from ludotek.games.reckoners.rules.components import INFINITE
from ludotek.games.reckoners.rules.printed import HOUSE_EPICS, Epic
from ludotek.games.reckoners.sheets import house_sheets
from ludotek.kernel.examining import Examination, doubt, twins
from ludotek.kernel.field import Form
from ludotek.kernel.mistake import Examined, problem_of
from ludotek.kernel.reader import Reader


class OfEpics(Examination):
    """Of some Epics, which are to be played with this box."""

    def __init__(self, box: Box, raw: dict[str, Any]) -> None:
        super().__init__(raw, "epics", HOUSE_EPICS, vocabulary, box.names())
        self.box = box

    def whole(self) -> Examined:
        self.read()
        box = Box({**self.box.raw, HOUSE: self.good}, whole=False)
        if not self.lost:
            self.problems += [problem_of(flaw) for flaw in box.flaws()]
        self.problems += twins(self.good, ["epic"])
        return Examined(self.problems, house_sheets(box))

    def consider(self, section: str, form: Form, table: dict[str, Any]) -> None:
        epic = Epic(0, form.values(Reader(table, "epics"), vocabulary()))
        if epic.research == 0 and (epic.health == INFINITE or epic.health > epic.weakened):
            self.problems.append(doubt(epic.name, "research", "weakened-at-once", health=int(epic.weakened)))
        elif epic.health <= epic.weakened:
            self.problems.append(doubt(epic.name, "weakened", "weakened-no-less", health=int(epic.health)))


def examine(box: Box, raw: dict[str, Any]) -> Examined:
    return OfEpics(box, raw).whole()
