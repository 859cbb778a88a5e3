"""The words and signs of The Reckoners that stand for a rule: on Epics, dice, cards and the board, each with its clauses."""

from __future__ import annotations

from ludotek.games.reckoners.rules.box import Box
from ludotek.games.reckoners.rules.cards import face_phrase
from ludotek.games.reckoners.rules.components import SYMBOLS
from ludotek.games.reckoners.rules.symbols import unpack
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.term import Term, terms

ON_CARDS = {
    "number-research": "RK-18 RK-38",
    "number-health": "RK-21 RK-39",
    "number-weakened": "RK-19",
    "mark-infinite": "RK-20",
    "number-cost": "RK-49",
    "symbol-money": "RK-35",
    "symbol-enforcement": "RK-36",
    "symbol-contain": "RK-37",
    "symbol-research": "RK-38",
    "symbol-attack": "RK-39",
    "symbol-plan": "RK-41",
    "text-track": "RK-23 RK-56",
    "deed-fortify": "RK-59",
    "deed-reinforce": "RK-60",
    "deed-attack": "RK-61",
    "deed-barricade": "RK-63",
    "deed-strengthen": "RK-64",
    "deed-discover": "RK-65",
    "deed-share-fortify": "RK-62 RK-59",
    "deed-share-reinforce": "RK-62 RK-60",
    "deed-share-barricade": "RK-62 RK-63",
    "text-loot": "RK-46 RK-47",
    "text-permanent": "RK-69",
    "text-free": "RK-70",
    "text-cost": "RK-71",
}
ON_THE_BOARD = {
    "population": "RK-02",
    "base": "RK-65",
    "steelheart": "RK-01 RK-03",
    "enforcement": "RK-56 RK-36",
    "barricade": "RK-34 RK-33",
    "plan-token": "RK-42",
    "movement": "RK-32",
    "track-red": "RK-66",
    "track-blue": "RK-67",
    "track-yellow": "RK-58",
    "track-white": "RK-58",
}
# What a text does, by the word that a file has for it.
OF_WORDS = {
    "fortify": "RK-59",
    "reinforce": "RK-60",
    "barricade": "RK-63",
    "attack": "RK-61",
    "strengthen": "RK-64",
    "discover": "RK-65",
    "share": "RK-62",
}


def glossary(box: Box) -> list[Term]:
    return terms(ON_CARDS | ON_THE_BOARD) + [die(box, kind) for kind in range(len(box.dice))]


def die(box: Box, kind: int) -> Term:
    """The six sides of a kind of die."""
    sides = [box.symbols[code] for code in box.dice[kind].sides]
    phrase = Phrase("term-die", {"die": box.die_phrase(kind), "sides": [face_phrase(side) for side in sides]})
    return Term(
        box.die_phrase(kind).key, "RK-27 RK-28", phrase, [[SYMBOLS[each] for each in unpack(side)] for side in sides]
    )
