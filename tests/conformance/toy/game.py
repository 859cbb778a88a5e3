"""The Night Market as the rest of the building sees it."""

from __future__ import annotations

import json
from typing import Any, cast

from ludotek.kernel.chance import Chance
from ludotek.kernel.event import HIDDEN, Event
from ludotek.kernel.game import Game, Option
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.schema import Reader
from ludotek.kernel.step import DONE, ORDERS, RESUME, UNANSWERED, Secret, Simultaneous
from ludotek.kernel.zone import redraw, zone_from_data
from toy.steps import CARD, KINDS, Bids, Round, market
from toy.table import DECK, REDRAW, Card, Market, stream

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


class NightMarket(Game):
    def __init__(self) -> None:
        super().__init__("night-market", "night_market", "TOY", 1)

    def options(self) -> list[Option]:
        return [Option("seats", 3, low=3, high=4), Option("rounds", 3, low=1, high=6)]

    def content(self, options: dict[str, Any]) -> dict[str, Any]:
        return CARDS

    def prepare(self, content: dict[str, Any], options: dict[str, Any], chance: Chance) -> Match:
        table = Market(options["seats"], chance, read_cards(content), options["rounds"])
        for design, card in enumerate(table.cards):
            for _ in range(card.copies):
                table.deck.put(design, 0)
        table.deck.shuffle(chance, stream(DECK))
        table.push(Round(-1, 0))
        return table

    def revive(self, content: dict[str, Any], options: dict[str, Any], data: dict[str, Any], chance: Chance) -> Match:
        table = Market(options["seats"], chance, read_cards(content), options["rounds"])
        state = data["state"]
        table.deck = zone_from_data(state["deck"])
        table.discard = zone_from_data(state["discard"])
        table.hands = [zone_from_data(hand) for hand in state["hands"]]
        table.tokens = list(state["tokens"])
        table.alive, table.rolled, table.pot = state["alive"], state["rolled"], state["pot"]
        table.restore(KINDS, data)
        return table

    def determinise(self, match: Match, seat: int, chance: Chance) -> Match:
        """What a seat cannot know: unknown cards, coming dice, and what others bid in secret."""
        table = cast(Market, match.clone())
        table.chance = chance
        redraw([table.deck, table.discard, *table.hands], seat, chance, stream(REDRAW))
        question = table.question
        if isinstance(question, Bids):
            given = question.given[:]
            for other in table.present():
                if other != seat and given[other] != UNANSWERED:
                    options = question.options(table, other)
                    given[other] = options[chance.below(stream(REDRAW), len(options))]
            table.stack.pop()
            table.ask(Bids(given), None)
        return table

    def view(self, match: Match, seat: int | None) -> dict[str, Any]:
        table = market(match)
        who = -1 if seat is None else seat
        question = table.question
        return {
            "tokens": list(table.tokens),
            "present": table.present(),
            "pot": table.pot,
            "deck": table.deck.seen_by(who),
            "discard": sorted(table.discard.seen_by(who)),
            "hands": [sorted(hand.seen_by(who)) for hand in table.hands],
            "asked": table.actors(),
            "own": question.given[who] if isinstance(question, Secret) and who >= 0 else None,
        }

    def card(self, table: Market, design: int) -> Phrase:
        return Phrase(f"card-{table.cards[design].name}")

    def explain(self, match: Match, seat: int, action: int) -> Phrase:
        table = market(match)
        question = table.question
        if isinstance(question, Simultaneous) and action < ORDERS:
            return Phrase("act-next", {"what": question.steps[action].label(match)})
        if action in (DONE, RESUME):
            return Phrase("act-done" if action == DONE else "act-resume")
        if CARD <= action < CARD + len(table.cards):
            return Phrase("act-bid", {"card": self.card(table, action - CARD)})
        return Phrase(f"act-{action}")

    def describe(self, match: Match, event: Event, seat: int | None) -> Phrase:
        table = market(match)
        slots: dict[str, Slot] = {}
        hidden = False
        seen = event.seen_by(-1 if seat is None else seat)
        for field, value in zip(event.kind.fields, seen, strict=True):
            if value == HIDDEN:
                hidden = True
            else:
                slots[field.name] = self.card(table, value) if field.noun == "card" else value
        return Phrase(f"log-{event.kind.key}{'-unseen' if hidden else ''}", slots)


def say(package: str, phrase: Phrase, lang: str) -> str:
    """Words for a game without catalogues."""
    return f"[{lang}] {json.dumps(phrase.to_data())}"


GAME = NightMarket()
