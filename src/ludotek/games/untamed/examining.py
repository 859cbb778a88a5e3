"""What is wrong with a faction that somebody is making."""

from __future__ import annotations

from typing import Any

from ludotek.games.untamed.doubts import doubts
from ludotek.games.untamed.rules.box import (
    FACTION,
    HOUSE_FACTION,
    Box,
    Design,
    Stronghold,
    of_house,
    senseless_on,
)
from ludotek.games.untamed.rules.effects.sense import OFF_ANIMALS, senseless_in
from ludotek.games.untamed.rules.effects.vocabulary import vocabulary
from ludotek.games.untamed.sheets import house_sheets
from ludotek.kernel.errors import ContentError
from ludotek.kernel.examining import Examination, twins
from ludotek.kernel.field import Form
from ludotek.kernel.mistake import Examined, problem_of
from ludotek.kernel.reader import Reader
from ludotek.kernel.vocabulary import Vocabulary


class OfFaction(Examination):
    """Of one faction, which is to be played with this box."""

    def __init__(self, box: Box, raw: dict[str, Any]) -> None:
        super().__init__(raw, "faction", HOUSE_FACTION, vocabulary, box.names())
        self.box = box

    def whole(self) -> Examined:
        self.read()
        box = Box({**self.box.raw, FACTION: self.good}, whole=False)
        if not self.lost:
            self.problems += [problem_of(flaw) for flaw in [*box.flaws(), *box.mixture_flaws()]]
        self.problems += twins(self.good, ["card"])
        return Examined(self.problems, house_sheets(box))

    def senseless(self, section: str, form: Form, table: dict[str, Any]) -> list[ContentError]:
        card, words = self.card(section, form, table)
        if isinstance(card, Stronghold):
            return senseless_in(card.actions, OFF_ANIMALS, words)
        return senseless_on(card, words)

    def consider(self, section: str, form: Form, table: dict[str, Any]) -> None:
        self.problems += doubts(self.box, *self.card(section, form, table))

    def card(self, section: str, form: Form, table: dict[str, Any]) -> tuple[Design | Stronghold, Vocabulary]:
        """A card whose fields are well made, and what has read it."""
        words = vocabulary()
        found = of_house(form.values(Reader(table, "faction"), words))
        return Stronghold(found) if section == "stronghold" else Design(0, found), words


def examine(box: Box, raw: dict[str, Any]) -> Examined:
    return OfFaction(box, raw).whole()
