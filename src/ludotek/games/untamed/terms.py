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


def glossary() -> list[Term]:
    return terms(ON_CARDS | ON_THE_BOARD)
