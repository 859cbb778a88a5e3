"""What every part of the screen of Untamed needs: whose eyes look, who is who, and what can be done now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Any

from rich.console import Console
from rich.text import Text

from ludotek.api import Decision
from ludotek.cli import look
from ludotek.cli.output import ink
from ludotek.cli.words import Words
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Sheet

PLAYING = ("act-play", "act-focus", "act-rally")
FROM_HAND = ("ask-ToSupport", "ask-FirstSupport", "ask-ChooseFromHand")  # questions whose cards are in hand


class Look(look.Look):
    """One drawing of the table of Untamed."""

    signs = look.ASCII | {"⚔": "A"}

    def __init__(
        self,
        view: dict[str, Any],
        sheets: dict[str, Sheet],
        words: Words,
        console: Console,
        bots: Collection[int] = (),
        decision: Decision | None = None,
    ) -> None:
        super().__init__(view, sheets, words, console)
        self.bots = bots  # the seats that no person plays
        self.seat: int | None = view["seat"]
        self.seats = range(len(view["seats"]))
        self.options = [] if decision is None else [each.phrase for each in decision.options]
        self.uses_hand: tuple[str, ...] = PLAYING
        if decision is not None and decision.prompt.key in FROM_HAND:
            self.uses_hand = (*PLAYING, "act-card")
        self.strongholds = {sheet.marks[0]: sheet for sheet in sheets.values() if sheet.kind == "stronghold"}

    # who

    @property
    def shared(self) -> bool:
        """Do teams share their Strongholds (UN-60, UN-61)?"""
        return len(self.view["keeps"]) < len(self.seats)

    @property
    def own_keep(self) -> int | None:
        return None if self.seat is None else self.keep_of(self.seat)

    def keep_of(self, seat: int) -> int:
        keep = self.view["sides"][self.view["seats"][seat]["side"]]["keep"]
        assert isinstance(keep, int)
        return keep

    def sides_of(self, keep: int) -> list[int]:
        return [side for side, each in enumerate(self.view["sides"]) if each["keep"] == keep]

    def members_of(self, side: int) -> list[int]:
        return [seat for seat in self.seats if self.view["seats"][seat]["side"] == side]

    def in_turn(self, seat: int) -> bool:
        """Is it the turn of that seat (UN-60: a Hydra team plays together)?"""
        active = self.view["active"]
        together = self.view["mode"] == "hydra" and active >= 0 and self.keep_of(seat) == self.keep_of(active)
        return seat == active or together

    def player(self, seat: int) -> str:
        name = self.capital("seat", number=seat + 1)
        return self.words("screen-you", player=name) if seat == self.seat else name

    def team(self, keep: int) -> str:
        name = self.capital("team", number=keep + 1)
        return self.words("screen-your-team", team=name) if keep == self.own_keep else name

    # what

    def factions(self, seat: int) -> str:
        return ", ".join(self.words(f"faction-{each}") for each in self.view["seats"][seat]["factions"])

    def cards(self, cards: list[str]) -> str:
        """Names, copies counted: "Fine Print ×2, Red Rag"."""
        counted = Counter(cards)
        return ", ".join(self.name(card) + (self.glyph(f" ×{n}") if n > 1 else "") for card, n in counted.items())

    def can_use(self, card: str) -> bool:
        """Can something be done with that card of the hand now?"""
        return any(each.key in self.uses_hand and each.slots["card"] == Phrase(f"card-{card}") for each in self.options)

    def can_attack(self, place: int) -> bool:
        return any(each.key == "act-attack" and each.slots["place"] == place for each in self.options)

    def mark(self, can: bool) -> Text:
        """Stands before whatever can be used now."""
        return ink(self.glyph("▸ "), "good") if can else Text("  ")
