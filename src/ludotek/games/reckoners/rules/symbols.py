"""Symbols that are used together, packed into one number: four bits for each kind of symbol."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.reckoners.rules import actions
from ludotek.games.reckoners.rules.components import ATTACK, CONTAIN, ENFORCEMENT, MONEY, PLAN, RESEARCH

BITS: Final = 4
MASK: Final = 15


def pack(symbols: list[int]) -> i64:
    packed: i64 = 0
    for symbol in symbols:
        packed += one(symbol)
    return packed


def one(symbol: i64) -> i64:
    return 1 << (BITS * symbol)


def amount(packed: i64, symbol: i64) -> i64:
    return (packed >> (BITS * symbol)) & MASK


def total(packed: i64) -> i64:
    n: i64 = 0
    while packed != 0:
        n += packed & MASK
        packed >>= BITS
    return n


def unpack(packed: i64) -> list[int]:
    """The symbols one by one, sorted."""
    found: list[int] = []
    symbol: i64 = 0
    while packed != 0:
        n: i64 = packed & MASK
        while n > 0:
            found.append(symbol)
            n -= 1
        packed >>= BITS
        symbol += 1
    return found


def symbol_of(action: i64) -> i64:
    """The symbol that an action uses."""
    if action == actions.TAKE_MONEY:
        return MONEY
    if action == actions.TAKE_PLAN:
        return PLAN
    if actions.FIGHT <= action < actions.CONTAIN:
        return ENFORCEMENT
    if action == actions.RESEARCH_STEELHEART or actions.RESEARCH <= action < actions.ATTACK:
        return RESEARCH
    if action == actions.ATTACK_STEELHEART or actions.ATTACK <= action < actions.ATTACK + actions.DISTRICTS:
        return ATTACK
    return CONTAIN
