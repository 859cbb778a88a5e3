"""What to buy, and for whom (RK-49 to RK-52)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.reckoners.insight.weights import Weights
from ludotek.games.reckoners.rules.actions import BUY, BUY_BACK, REFRESH
from ludotek.games.reckoners.rules.cards import Card, Double, MoreDice, Swap
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import BASIC, FACES, OWN_DICE, SYMBOLS
from ludotek.games.reckoners.rules.symbols import amount
from ludotek.kernel.numbers import Seat
from ludotek.kernel.step import DONE

RICH: Final = 8  # money with which a market that offers nothing is turned over
KEPT: Final = 0.4  # how often a symbol that is wanted is rolled on a basic die, about
TRAVELS: Final = 0.8
DOUBLED: Final = 0.2  # what a basic die adds to how well a double card fits
ENOUGH: Final = 1.5  # dice to activate a card: more do not help
CARDS_COUNT: Final = 0.3  # what each card that a Reckoner has takes from the fit of another


def best_purchase(g: City, options: list[int], w: Weights) -> i64:
    """A lost die first, then the strongest card for its price."""
    best: i64 = DONE
    most = 0.0
    for action in options:
        if action >= BUY_BACK:
            return action
        if BUY <= action < BUY_BACK:
            card = g.box.cards[action - BUY]
            value = strength(g, card, w) - w.price * float(card.cost)
            if value > most:
                most = value
                best = action
    if best == DONE and g.money >= RICH and REFRESH in options:
        return REFRESH
    return best


def strength(g: City, card: Card, w: Weights) -> float:
    """What a card is worth in a round."""
    text = card.text
    if card.give != 0:
        value = packed_strength(card.give, w) * (w.anywhere if card.anywhere else 1.0)
        return value - 1.0 if card.has_cost else value
    if isinstance(text, MoreDice):
        return rolled_strength(g.box.dice[text.kind].sides, g, w)
    if isinstance(text, Double):
        return w.symbols[text.symbol] * KEPT * float(OWN_DICE)
    if isinstance(text, Swap):
        return (w.symbols[text.left] + w.symbols[text.right]) / 2.0
    return TRAVELS


def rolled_strength(sides: list[int], g: City, w: Weights) -> float:
    """Of a die that is rolled again where that is better."""
    mean = 0.0
    for code in sides:
        mean += packed_strength(g.box.symbols[code], w) / float(FACES)
    total = 0.0
    for code in sides:
        total += max(mean, packed_strength(g.box.symbols[code], w)) / float(FACES)
    return total


def packed_strength(packed: i64, w: Weights) -> float:
    total = 0.0
    symbol: i64 = 0
    while symbol < len(SYMBOLS):
        total += w.symbols[symbol] * float(amount(packed, symbol))
        symbol += 1
    return total


def whom_it_suits(g: City, card: i64) -> i64:
    """Whose dice show what it needs; among equals, whoever has fewest cards."""
    best: i64 = 0
    most = -100.0
    seat = Seat(0)
    while seat < g.seats:
        value = fit(g, seat, g.box.cards[card]) - CARDS_COUNT * float(len(g.gear[seat]))
        if value > most:
            most = value
            best = seat
        seat = Seat(seat + 1)
    return best


def fit(g: City, seat: Seat, card: Card) -> float:
    """How many of a Reckoner's dice serve a card, about."""
    if isinstance(card.text, Double):
        return DOUBLED * float(g.held[seat].count(BASIC))
    sides: i64 = 0
    for kind in g.held[seat]:
        for code in g.box.dice[kind].sides:
            if serves(g.box.symbols[code], card):
                sides += 1
    dice = float(sides) / float(FACES)
    return min(dice, ENOUGH) if card.has_cost else dice


def serves(packed: i64, card: Card) -> bool:
    """Does a face show what a card swaps, or what activates it?"""
    text = card.text
    if isinstance(text, Swap):
        return amount(packed, text.left) + amount(packed, text.right) > 0
    symbol: i64 = 0
    while symbol < len(SYMBOLS):
        if amount(card.pay, symbol) > 0 and amount(packed, symbol) > 0:
            return True
        symbol += 1
    return False
