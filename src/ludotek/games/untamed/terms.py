"""The words and signs of Untamed that stand for a rule: on cards and on the board, each with its clauses."""

from __future__ import annotations

from ludotek.games.untamed.rules.box import KEYWORDS
from ludotek.kernel.term import Term, terms

ON_CARDS = {
    "number-cost": "UN-19",
    "number-attack": "UN-35 UN-31",
    "number-health": "UN-32 UN-33",
    "number-health-stronghold": "UN-05 UN-41",
    **{f"keyword-{word}": rule for word, rule in KEYWORDS.items()},
    "keyword-rally": "UN-42 UN-52",
    "keyword-focus": "UN-49",
    "on-arrival": "UN-46",
    "on-last-words": "UN-47 UN-76",
    "on-upkeep": "UN-15",
    "do-fury": "UN-50",
    "do-reveal-tops": "UN-53",
    "kind-item": "UN-26",
    "stronghold-text": "UN-36 UN-22",
}
ON_THE_BOARD = {
    "exhausted": "UN-16 UN-29",
    "power": "UN-18 UN-20",
    "support": "UN-21 UN-22",
    "power-bonus": "UN-39",
    "deck": "UN-02 UN-37",
    "hand": "UN-15",
}
# What a text does, by the word that a file has for it.
OF_WORDS = {
    "damage": "UN-32",
    "damage-by-attack": "UN-35",
    "heal": "UN-33",
    "move-damage": "UN-33",
    "fury": "UN-50",
    "attack": "UN-35",
    "strike": "UN-29 UN-34",
    "destroy": "UN-73",
    "return": "UN-73",
    "ready": "UN-34",
    "exhaust": "UN-16",
    "repeat-last-words": "UN-47",
    "take-control": "UN-27 UN-71",
    "draw": "UN-64",
    "discard": "UN-21",
    "top-to-support": "UN-21",
    "bonus": "UN-66",
    "power": "UN-18",
    "look-and-order": "UN-53",
    "reveal-top": "UN-53",
    "fetch": "UN-24",
    "put-from-hand": "UN-77",
    "may": "UN-28",
    "attack-aura": "UN-35",
    "cheaper": "UN-67",
}


def glossary() -> list[Term]:
    return terms(ON_CARDS | ON_THE_BOARD)
