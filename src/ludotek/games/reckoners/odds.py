"""The odds of symbols as people ask for them and are told."""

from __future__ import annotations

from ludotek.games.reckoners.insight.symbol_odds import chance_of
from ludotek.games.reckoners.rules.box import Box
from ludotek.games.reckoners.rules.components import ROLLS, SYMBOLS
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.odds import Odds, Query, check_queries, counted, percent, whole_number
from ludotek.kernel.phrase import Phrase, Slot

MOST = {"dice": 10, "wanted": 8}

QUERIES = [
    Query("dice", "3 basic, 3 purple", needed=True),
    Query("wanted", "3 research, contain", needed=True),
    Query("rolls", "3"),
]


def answer(given: dict[str, str]) -> list[Odds]:
    """Dice of these kinds, without a card in play: the chance that all wanted symbols are there, roll after roll."""
    from ludotek.games.reckoners.game import GAME

    check_queries(QUERIES, given)
    box = GAME.content_of(GAME.content({}))
    assert isinstance(box, Box)
    kinds = [die.name for die in box.dice]
    dice = counted("dice", given["dice"], kinds)
    wanted = counted("wanted", given["wanted"], SYMBOLS)
    for name, number in (("dice", sum(dice.values())), ("wanted", sum(wanted.values()))):
        if not 1 <= number <= MOST[name]:
            raise LudotekError(f"{name}: 1 to {MOST[name]} in all, not {number}")
    rolls = whole_number("rolls", given.get("rolls", str(ROLLS)), 1, ROLLS)
    held = [kinds.index(kind) for kind, n in dice.items() for _ in range(n)]
    needs = [wanted.get(symbol, 0) for symbol in SYMBOLS]
    told = []
    for number in range(1, rolls + 1):
        chance = chance_of(box, held, needs, number)
        slots: dict[str, Slot] = {"rolls": number, "chance": percent(chance)}
        told.append(Odds(f"within-{number}", Phrase("odds-within", slots), chance))
    return told
