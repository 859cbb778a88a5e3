"""The odds of drawing a card as people ask for them and are told."""

from __future__ import annotations

from ludotek.games.untamed.insight.outs import at_least
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.odds import Odds, Query, check_queries, percent, whole_number
from ludotek.kernel.phrase import Phrase, Slot

MOST_CARDS = 99

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
