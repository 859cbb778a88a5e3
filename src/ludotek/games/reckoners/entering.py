"""What is read off the real dice and cards of The Reckoners."""

from __future__ import annotations

from ludotek.games.reckoners.codec import district_phrase, kind_phrase, reckoner_phrase, seat_phrase, thing
from ludotek.games.reckoners.rules.cards import face_phrase
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import (
    CARDS,
    DICE,
    DISTRICT_CARD,
    EPICS,
    EQUIPMENT,
    FACES,
    LOTS,
    MOVEMENT,
    NOTHING,
)
from ludotek.kernel.chance import SEATS, Wanted
from ludotek.kernel.entering import Reading
from ludotek.kernel.phrase import Phrase


def reading(g: City, wanted: Wanted) -> Reading:
    at, values = wanted.stream % SEATS, wanted.values
    match wanted.stream - at:
        case n if n == DICE:
            return die_reading(g, at, wanted)
        case n if n == MOVEMENT:
            labels = [Phrase("read-steps", {"n": steps}) for steps in values]
            return Reading(Phrase("read-movement"), "RK-58", values, labels, [""] * len(values))
        case n if n == EPICS:
            prompt = Phrase("read-epic", {"district": district_phrase(g, at)})
            return of_cards(g, prompt, "RK-54", values, values)
        case n if n == EQUIPMENT:
            prompt = Phrase("read-equipment", {"n": at + 1})
            return of_cards(g, prompt, "RK-10", values, [CARDS + value for value in values])
        case n if n == DISTRICT_CARD:
            labels = [g.box.district_phrase(value) for value in values]
            return Reading(Phrase("read-district", {"n": at + 1}), "RK-05", values, labels, [""] * len(values))
        case n if n == LOTS and NOTHING not in g.who:
            labels = [district_phrase(g, value) for value in values]
            return Reading(
                Phrase("read-steelheart"), "RK-24", values, labels, [f"district {value}" for value in values]
            )
    seat = g.who.index(NOTHING)
    prompt = Phrase("read-reckoner", {"number": seat + 1})
    names = [thing(g, "reckoner", value) for value in values]
    return Reading(prompt, "RK-15", values, [reckoner_phrase(g, value) for value in values], names)


def of_cards(g: City, prompt: Phrase, rule: str, values: list[int], cards: list[int]) -> Reading:
    labels = [g.box.phrase(card) for card in cards]
    return Reading(prompt, rule, values, labels, [thing(g, "card", card) for card in cards])


def die_reading(g: City, seat: int, wanted: Wanted) -> Reading:
    """Sides that show the same are one."""
    alike: dict[int, int] = {}
    for code in wanted.values:
        alike.setdefault(g.box.symbols[code], code)
    codes = list(alike.values())
    kind = codes[0] // FACES
    symbols = [thing(g, "die", code) for code in codes]
    prompt = Phrase("read-die", {"die": kind_phrase(g, kind), "seat": seat_phrase(g, seat)})
    labels = [face_phrase(g.box.symbols[code]) for code in codes]
    return Reading(prompt, "RK-27", codes, labels, symbols, [kind_phrase(g, each) for each in wanted.dice[1:]])
