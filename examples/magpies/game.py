"""Magpies as the rest of the house sees it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from ludotek.kernel.answers import Answers, Part, Player
from ludotek.kernel.chance import Chance, FastChance
from ludotek.kernel.event import HIDDEN, Event
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.option import Option
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.profile import Mode, Profile
from ludotek.kernel.reader import Reader
from ludotek.kernel.sheet import Sheet
from ludotek.kernel.zone import redraw
from magpies.rules import ANSWERS, SHUFFLING, STEPS, Card, Magpies, SetUp

PROFILE = Profile([Mode("", [2, 3, 4])], minutes=(5, 10))
CHAPTERS = [("aim", "01 06"), ("turn", "02 03 04 05")]


class CardInHand(Part):
    """What the card of an answer is called, in writing and to people."""

    def name(self, g: Magpies, seat: int, value: int) -> str:
        return g.cards[value].name if value < len(g.cards) else ""

    def slots(self, g: Magpies, seat: int, value: int) -> dict[str, Slot]:
        return {"card": card_of(g, value)}


class MagpiesGame(Game):
    def __init__(self) -> None:
        answers = Answers(ANSWERS, {"card": CardInHand("card"), "magpie": Player("seat")})
        super().__init__("magpies", "magpies", "MP", 1, PROFILE, answers, CHAPTERS)

    def options(self) -> list[Option]:
        return [Option("seats", 2, low=2, high=4, rule="MP-01")]

    def content(self, options: dict[str, Any]) -> dict[str, Any]:
        return tomllib.loads((Path(__file__).parent / "cards.toml").read_text(encoding="utf-8"))

    def read_content(self, raw: dict[str, Any]) -> list[Card]:
        return [Card(each) for each in Reader(raw, "magpies").tables("card")]

    def prepare(self, content: dict[str, Any], options: dict[str, Any], chance: Chance) -> Match:
        g = Magpies(options["seats"], chance, self.content_of(content))
        g.push(SetUp())
        return g

    def revive(self, content: dict[str, Any], options: dict[str, Any], data: dict[str, Any], chance: Chance) -> Match:
        g = Magpies(data["seats"], chance, self.content_of(content))
        g.restore(STEPS, data)
        return g

    def redraw(self, g: Magpies, seat: int, chance: FastChance) -> None:
        """Make a copy a world that the seat cannot tell from the real one: what it does not know is redealt."""
        redraw([g.deck, *g.hands], seat, chance, SHUFFLING)

    def view(self, g: Magpies, seat: int | None) -> dict[str, Any]:
        """What a seat may see, named one by one; a card that it does not know is None."""
        return {"seat": seat, "deck": len(g.deck), "seats": [self.magpie(g, each, seat) for each in range(g.seats)]}

    def magpie(self, g: Magpies, seat: int, eye: int | None) -> dict[str, Any]:
        hand = g.hands[seat].seen_by(-1 if eye is None else eye)
        return {
            "hand": [None if card < 0 else g.cards[card].name for card in hand],
            "nest": [g.cards[card].name for card in g.nests[seat]],
            "points": g.points(seat),
        }

    def sheets(self, content: dict[str, Any]) -> list[Sheet]:
        """The cards as people read them; a text is made of phrases, never written by hand."""
        return [sheet_of(card) for card in self.content_of(content)]

    def describe(self, g: Magpies, event: Event, seat: int | None) -> Phrase:
        """An event as a seat may read it."""
        slots: dict[str, Slot] = {}
        seen = dict(zip(event.kind.fields, event.seen_by(-1 if seat is None else seat), strict=True))
        for field, value in seen.items():
            if value != HIDDEN:
                slots[field.name] = self.player(g, value) if field.noun == "seat" else card_of(g, value)
        return Phrase(f"{event.kind.key}{'-unseen' if HIDDEN in seen.values() else ''}", slots)

    def thing(self, g: Magpies, noun: str, value: int) -> str:
        """The name by which screens find what an event is about."""
        return f"card {g.cards[value].name}" if noun == "card" else super().thing(g, noun, value)


def sheet_of(card: Card) -> Sheet:
    texts = [("played", Phrase("do-rob"))] if card.robs else []
    return Sheet(card.name, Phrase(f"card-{card.name}"), "treasure", {"points": card.points}, [], texts)


def card_of(g: Magpies, card: int) -> Phrase:
    return Phrase(f"card-{g.cards[card].name}")


GAME = MagpiesGame()
