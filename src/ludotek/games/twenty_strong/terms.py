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
# What a text does, by the word that a file has for it.
OF_WORDS = {
    "change-stat": "TS-16",
    "change-chip": "TS-97",
    "prevent": "TS-32",
    "extra-phase": "TS-29",
    "reroll-all": "TS-22",
    "activate": "TS-75",
    "lure": "TS-102",
    "for-now": "TS-72",
    "from-now-on": "TS-72",
    "recover": "TS-35",
    "exhaust": "TS-34",
    "banish-die": "TS-57",
    "return-die": "TS-61",
    "reroll": "TS-98",
    "turn": "TS-98",
    "commit-and-roll": "TS-21 TS-22",
    "deal": "TS-87",
    "dismiss": "TS-52",
    "silence": "TS-49",
    "discard-item": "TS-66",
    "salvage": "TS-46",
    "bury": "TS-66",
    "discard-top": "TS-66",
    "may": "TS-02",
    "choose": "TS-66",
    "if": "TS-67",
    "for-each": "TS-67",
    "cannot-commit": "TS-21",
    "commit-limit": "TS-21",
    "cannot-apply": "TS-23",
    "only-apply": "TS-23",
    "hit-limit": "TS-23",
    "die-damage": "TS-12 TS-53",
    "die-damage-is": "TS-12 TS-53",
    "enemy-health": "TS-24 TS-86",
    "enemy-damage": "TS-32",
    "stat-counts": "TS-72",
    "forbid": "TS-01",
    "keep": "TS-34",
}


def glossary() -> list[Term]:
    return terms(ON_CARDS | ON_THE_BOARD) + [die(colour) for colour in range(len(COLOURS))]


def die(colour: int) -> Term:
    """The six sides of a die (TS-11), and how often it hits."""
    sides = SIDES[colour]
    slots = {"hits": sides.count(HIT), "crits": sides.count(CRIT), "misses": sides.count(MISS)}
    phrase = Phrase("term-die", {"colour": COLOURS[colour], "of": slots["hits"] + slots["crits"], **slots})
    return Term(f"die-{COLOURS[colour]}", "TS-11 TS-12", phrase, [[FACES[side]] for side in sides])
