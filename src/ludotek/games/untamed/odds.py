"""The odds of drawing a card as people ask for them and are told."""

from __future__ import annotations

from ludotek.games.untamed.insight.lethal import Lethal
from ludotek.games.untamed.insight.outs import at_least, draws_by, outs, unknown
from ludotek.games.untamed.rules.table import Untamed
from ludotek.games.untamed.rules.turn import MainPhase
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.numbers import Seat
from ludotek.kernel.odds import Odds, Query, check_queries, percent, whole_number
from ludotek.kernel.phrase import Phrase, Slot

MOST_CARDS = 99
QUICK = 150  # positions of the search for a win, which are looked at in well under 100 ms
TURNS = 3  # by which a card is hoped for

ABOUT = Phrase("odds-spread")  # the heading of what may come of it

QUERIES = [
    Query("cards", "24", needed=True),
    Query("outs", "3", needed=True),
    Query("draws", "4", needed=True),
    Query("least", "1"),
]


def answer(given: dict[str, str]) -> list[Odds]:
    """Of so many unknown cards some are wanted: the chance of at least one, or `least`, among the next draws."""
    check_queries(QUERIES, given)
    number = {name: whole_number(name, text, 1, MOST_CARDS) for name, text in ({"least": "1"} | given).items()}
    for name in ("outs", "draws"):
        if number[name] > number["cards"]:
            raise LudotekError(f"{name}: at most the {number['cards']} cards that there are, not {number[name]}")
    if number["least"] > number["draws"]:
        raise LudotekError(f"least: at most the {number['draws']} cards that are drawn, not {number['least']}")
    chance = at_least(number["cards"], number["outs"], number["draws"], number["least"])
    slots: dict[str, Slot] = {"draws": number["draws"], "least": number["least"], "chance": percent(chance)}
    return [Odds("drawn", Phrase("odds-drawn", slots), chance)]


def now(g: Untamed, seat: int) -> list[Odds]:
    """In one's own Main phase: whether a win this turn is certain, and how many cards the next one brings."""
    if not isinstance(g.question, MainPhase) or g.driver() != seat:
        return []
    deck = g.sides[g.side_of[seat]].deck
    draws = min(int(draws_by(g, Seat(seat), 1)), len(deck.cards))
    told = [Odds("draws", Phrase("odds-draws", {"draws": draws, "deck": len(deck.cards)}), draws)]
    line = Lethal(g, Seat(seat), QUICK).line
    return told if line is None else [Odds("win", Phrase("odds-win-now"), [int(each) for each in line]), *told]


def spread(g: Untamed, seat: int) -> list[Odds]:
    """The outs: of every design that may lie in one's deck, the chance to draw it within the next turns."""
    if not isinstance(g.question, MainPhase) or g.driver() != seat:
        return []
    side = g.sides[g.side_of[seat]]
    designs = sorted({*side.deck.cards} | {*unknown(side.power, Seat(seat), 0)} | {*unknown(side.bonus, Seat(seat), 0)})
    told = []
    for design in designs:
        soon, later = (outs(g, Seat(seat), [design], draws_by(g, Seat(seat), turns)) for turns in (1, TURNS))
        slots: dict[str, Slot] = {"card": g.card_phrase(design), "soon": percent(soon)}
        told.append(Odds(g.card_name(design), Phrase("odds-out", slots), later))
    return sorted(told, key=lambda each: -float(each.value))  # type: ignore[arg-type]
