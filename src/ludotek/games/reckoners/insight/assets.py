"""What the Reckoners can do in a round: the symbols of their dice, the results and the powers of their cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.reckoners.rules.box import Box
from ludotek.games.reckoners.rules.cards import Card, Swap
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import BASIC, FACES, SYMBOLS
from ludotek.games.reckoners.rules.printed import DieKind
from ludotek.games.reckoners.rules.symbols import amount
from ludotek.kernel.numbers import Seat

POWERS: Final = ["improvise", "faith", "operations", "sniper", "travel"]
RESULTS: Final = 6  # where the results of cards begin: after the symbols of dice
OTHERS: Final = 12  # cards that need no die, that work in any district, that swap symbols; then the powers


class Assets:
    """By kind of die and by card, from what is printed."""

    def __init__(self, box: Box) -> None:
        self.dice: list[list[float]] = [symbols_of(box, die) for die in box.dice]
        self.cards: list[list[float]] = [of_card(card) for card in box.cards]

    def of(self, g: City) -> list[float]:
        """Of all Reckoners together."""
        found = [0.0] * (OTHERS + 3 + len(POWERS))
        seat = Seat(0)
        while seat < g.seats:
            doubles: i64 = g.doubles[seat]
            for kind in g.held[seat]:
                add(found, self.dice[kind], doubles if kind == BASIC else 0)
            for card in g.gear[seat]:
                add(found, self.cards[card], 0)
            seat = Seat(seat + 1)
        return found


def add(found: list[float], more: list[float], doubles: i64) -> None:
    """Some symbols count twice (RK-78)."""
    i: i64 = 0
    while i < len(more):
        found[i] += more[i] * 2.0 if (doubles >> i) & 1 == 1 else more[i]
        i += 1


def symbols_of(box: Box, die: DieKind) -> list[float]:
    """How many of each symbol a roll shows on average."""
    found = [0.0] * len(SYMBOLS)
    for code in die.sides:
        for symbol in range(len(SYMBOLS)):
            found[symbol] += float(amount(box.symbols[code], symbol)) / float(FACES)
    return found


def of_card(card: Card) -> list[float]:
    found = [0.0] * (OTHERS + 3 + len(POWERS))
    for symbol in range(len(SYMBOLS)):
        found[RESULTS + symbol] = float(amount(card.give, symbol))
    if card.give != 0:
        found[OTHERS] = 0.0 if card.has_cost else 1.0
        found[OTHERS + 1] = 1.0 if card.anywhere else 0.0
    elif isinstance(card.text, Swap):
        found[OTHERS + 2] = 1.0
    elif card.text.word in POWERS:
        found[OTHERS + 3 + POWERS.index(card.text.word)] = 1.0
    return found
