"""What every part of the screen of Untamed needs: whose eyes look, who is who, and what can be done now."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from ludotek.api import Decision
from ludotek.cli import look
from ludotek.cli.output import ink
from ludotek.cli.screen import Screen
from ludotek.cli.words import Words
from ludotek.games.untamed.view import AnimalView, View
from ludotek.kernel.phrase import Phrase

PLAYS = ("play", "focus", "rally")
FROM_HAND = ("ToSupport", "FirstSupport", "ChooseFromHand")  # questions whose cards are in hand


class Look(look.Look):
    """One drawing of the table of Untamed."""

    signs = look.ASCII | {"⚔": "A"}

    def __init__(self, screen: Screen, view: View, words: Words, decision: Decision | None = None) -> None:
        super().__init__(screen, view, words)
        self.view: View = view
        self.seat: int | None = view.seat
        self.seats = range(len(view.seats))
        self.options = [] if decision is None else decision.options
        self.uses_hand = (*PLAYS, "card") if decision is not None and decision.name in FROM_HAND else PLAYS
        # By the names that things have: Animals by their side and their place there.
        self.keeps = {f"keep {keep}": keep for keep in range(len(view.keeps))}
        self.animals = {
            f"animal {animal.uid}": (side, place)
            for side, each in enumerate(view.sides)
            for place, animal in enumerate(each.animals)
        }
        self.strongholds = {sheet.marks[0]: sheet for sheet in self.sheets.values() if sheet.kind == "stronghold"}

    # who

    @property
    def shared(self) -> bool:
        """Do teams share their Strongholds (UN-60, UN-61)?"""
        return len(self.view.keeps) < len(self.seats)

    @property
    def own_keep(self) -> int | None:
        return None if self.seat is None else self.keep_of(self.seat)

    def keep_of(self, seat: int) -> int:
        keep = self.view.sides[self.view.seats[seat].side].keep
        assert isinstance(keep, int)
        return keep

    def sides_of(self, keep: int) -> list[int]:
        return [side for side, each in enumerate(self.view.sides) if each.keep == keep]

    def members_of(self, side: int) -> list[int]:
        return [seat for seat in self.seats if self.view.seats[seat].side == side]

    def in_turn(self, seat: int) -> bool:
        """Is it the turn of that seat, or of its team?"""
        return self.view.seats[seat].in_turn

    def player(self, seat: int) -> str:
        name = self.capital("seat", number=seat + 1)
        return self.words("screen-you", player=name) if seat == self.seat else name

    def team(self, keep: int) -> str:
        name = self.capital("team", number=keep + 1)
        return self.words("screen-your-team", team=name) if keep == self.own_keep else name

    # what

    def faction(self, name: str) -> Phrase:
        return self.strongholds[name].own_marks.get(name) or Phrase(f"faction-{name}")

    def factions(self, seat: int) -> str:
        return ", ".join(self.words.phrase(self.faction(each)) for each in self.view.seats[seat].factions)

    def cards(self, cards: list[str]) -> str:
        """Names, copies counted: "Fine Print ×2, Red Rag"."""
        counted = Counter(cards)
        return ", ".join(self.name(card) + (self.glyph(f" ×{n}") if n > 1 else "") for card, n in counted.items())

    def can_use(self, card: str) -> bool:
        """Can something be done with that card of the hand now?"""
        return any(each.verb in self.uses_hand and self.card_of(each) == card for each in self.options)

    def can_attack(self, animal: AnimalView) -> bool:
        return any(each.verb == "attack" and each.things["animal"] == f"animal {animal.uid}" for each in self.options)

    def mark(self, can: bool) -> Text:
        """Stands before whatever can be used now."""
        return ink(self.glyph("▸ "), "good") if can else Text("  ")
