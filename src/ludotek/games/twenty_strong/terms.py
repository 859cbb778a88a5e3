"""The words and signs of 20 Strong that stand for a rule: on cards, dice and the board, each with its clauses."""

from __future__ import annotations

from ludotek.games.twenty_strong.rules.components import COLOURS, CRIT, FACES, HIT, MISS, SIDES
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.term import Term, terms

ON_CARDS = {
    "number-health": "TS-24",
    "number-damage": "TS-32",
    "number-more": "TS-20",
    "number-health-hero": "TS-15 TS-05",
    "number-strategy": "TS-29 TS-46",
    "number-recovery": "TS-35",
    "kind-boss": "TS-04 TS-93",
    "kind-mission": "TS-94",
    "mark-light": "TS-07",
    "mark-heavy": "TS-07",
    "mark-mandatory": "TS-91",
    "mark-universal": "TS-64",
    "effect-during": "TS-49",
    "effect-after": "TS-50 TS-33",
    "effect-special": "TS-51",
    "reward-instant": "TS-27",
    "reward-single-use": "TS-44 TS-45",
    "reward-ongoing": "TS-44",
    "text-ability": "TS-88",
    "text-peace": "TS-99",
}
ON_THE_BOARD = {
    "stack": "TS-18",
    "pool": "TS-21 TS-60",
    "active": "TS-22 TS-23",
    "exhausted": "TS-34 TS-35",
    "banished": "TS-57",
    "inventory": "TS-46",
    "chip": "TS-09 TS-97",
    "face-miss": "TS-23",
    "face-hit": "TS-12",
    "face-crit": "TS-12",
}


def glossary() -> list[Term]:
    return terms(ON_CARDS | ON_THE_BOARD) + [die(colour) for colour in range(len(COLOURS))]


def die(colour: int) -> Term:
    """The six sides of a die (TS-11), and how often it hits."""
    sides = SIDES[colour]
    slots = {"hits": sides.count(HIT), "crits": sides.count(CRIT), "misses": sides.count(MISS)}
    phrase = Phrase("term-die", {"colour": COLOURS[colour], "of": slots["hits"] + slots["crits"], **slots})
    return Term(f"die-{COLOURS[colour]}", "TS-11 TS-12", phrase, [[FACES[side]] for side in sides])
