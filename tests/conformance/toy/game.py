"""The Night Market as the rest of the building sees it."""

from __future__ import annotations

import json
from typing import Any, cast

from ludotek.kernel.answers import Answers, Part
from ludotek.kernel.chance import Chance, FastChance
from ludotek.kernel.event import HIDDEN, Event
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.option import Option
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.profile import Mode, Profile
from ludotek.kernel.reader import Reader
from ludotek.kernel.step import UNANSWERED, Secret
from ludotek.kernel.zone import redraw
from toy.steps import ANSWERS, KINDS, Bids, Round
from toy.table import DECK, Card, Market, stream

EFFECTS = ["gain", "drain", "mirror", "echo"]

CARDS: dict[str, Any] = {
    "cards": [
        {"name": "key", "cost": 0, "copies": 5, "effects": ["gain"]},
        {"name": "owl", "cost": 1, "copies": 8, "effects": ["mirror", "drain"]},
        {"name": "storm", "cost": 1, "copies": 7, "effects": ["drain", "echo", "drain"]},
        {"name": "choir", "cost": 2, "copies": 6, "effects": ["echo", "gain", "mirror"]},
        {"name": "twins", "cost": 0, "copies": 6, "effects": ["gain", "gain"]},
    ]
}


def read_cards(content: dict[str, Any]) -> list[Card]:
    reader = Reader(content, "night market")
    cards = []
    for each in reader.tables("cards"):
        effects = [str(name) for name in each.raw("effects")]
        cards.append(Card(each.text("name"), each.number("cost", 0, 9), each.number("copies", 1, 20), effects))
        each.done()
    reader.done()
    return cards


class CardToBid(Part):
    def name(self, match: Match, seat: int, value: int) -> str:
        table = cast(Market, match)
        return table.cards[value].name if value < len(table.cards) else ""

    def slots(self, match: Match, seat: int, value: int) -> dict[str, Slot]:
        return {"card": card_phrase(cast(Market, match), value)}


class NightMarket(Game):
    def __init__(self) -> None:
        answers = Answers(ANSWERS, {"card": CardToBid("card")})
        super().__init__("night-market", "night_market", "TOY", 1, Profile([Mode("", [3, 4])]), answers)

    def options(self) -> list[Option]:
        return [Option("seats", 3, low=3, high=4), Option("rounds", 3, low=1, high=6)]

    def content(self, options: dict[str, Any]) -> dict[str, Any]:
        return CARDS

    def read_content(self, raw: dict[str, Any]) -> list[Card]:
        return read_cards(raw)

    def prepare(self, content: dict[str, Any], options: dict[str, Any], chance: Chance) -> Match:
        table = Market(options["seats"], chance, self.content_of(content), options["rounds"])
        for design, card in enumerate(table.cards):
            for _ in range(card.copies):
                table.deck.put(design, 0)
        table.deck.shuffle(chance, stream(DECK))
        table.push(Round(-1, 0))
        return table

    def revive(self, content: dict[str, Any], options: dict[str, Any], data: dict[str, Any], chance: Chance) -> Match:
        table = Market(options["seats"], chance, self.content_of(content), options["rounds"])
        table.restore(KINDS, data)
        return table

    def redraw(self, table: Market, seat: int, chance: FastChance) -> None:
        """What a seat cannot know: unknown cards, and what others bid in secret."""
        redraw([table.deck, table.discard, *table.hands], seat, chance, 0)
        question = table.question
        if isinstance(question, Bids):
            given = question.given[:]
            for other in table.present():
                if other != seat and given[other] != UNANSWERED:
                    options = question.options(table, other)
                    given[other] = options[chance.below(0, len(options))]
            table.stack.pop()
            table.ask(Bids(given), None)

    def view(self, table: Market, seat: int | None) -> dict[str, Any]:
        who = -1 if seat is None else seat
        question = table.question
        return {
            "tokens": list(table.tokens),
            "present": table.present(),
            "pot": table.pot,
            "deck": table.deck.seen_by(who),
            "discard": sorted(table.discard.seen_by(who)),
            "hands": [sorted(hand.seen_by(who)) for hand in table.hands],
            "hand": table.hands[who].cards if who >= 0 else [],  # in the order in which it was drawn
            "asked": table.actors(),
            "own": question.given[who] if isinstance(question, Secret) and who >= 0 else None,
        }

    def describe(self, table: Market, event: Event, seat: int | None) -> Phrase:
        slots: dict[str, Slot] = {}
        hidden = False
        seen = event.seen_by(-1 if seat is None else seat)
        for field, value in zip(event.kind.fields, seen, strict=True):
            if value == HIDDEN:
                hidden = True
            else:
                slots[field.name] = card_phrase(table, value) if field.noun == "card" else value
        return Phrase(f"{event.kind.key}{'-unseen' if hidden else ''}", slots)


def card_phrase(table: Market, design: int) -> Phrase:
    return Phrase(f"card-{table.cards[design].name}")


def say(package: str, phrase: Phrase, lang: str) -> str:
    """Words for a game without catalogues."""
    return f"[{lang}] {json.dumps(phrase.to_data())}"


GAME = NightMarket()
