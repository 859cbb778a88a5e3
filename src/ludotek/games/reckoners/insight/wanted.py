"""Symbols that are wanted, and how much of them has been kept."""

from __future__ import annotations

from mypy_extensions import i64

from ludotek.games.reckoners.rules.components import NOTHING, SYMBOLS
from ludotek.games.reckoners.rules.symbols import amount
from ludotek.kernel.states import strides_of


class Wanted:
    """A state counts the symbols that were kept, each up to what could be of use; all wanted ones are there or not (`met`).

    `reads`: for each symbol, as which symbols one of it may be used; it itself is always among them (RK-76).
    """

    def __init__(self, needs: list[int], reads: list[list[int]]) -> None:
        self.needs = needs
        self.reads = reads
        self.caps: list[int] = [sum([needs[each] for each in reads[symbol]]) for symbol in range(len(SYMBOLS))]
        self.strides = strides_of(self.caps)
        states: i64 = self.strides.pop()
        self.states: i64 = states
        self.met: list[float] = [1.0 if self.enough(self.kept(at), needs[:], 0) else 0.0 for at in range(states)]

    def kept(self, at: i64) -> list[int]:
        return [int(at // self.strides[symbol] % (self.caps[symbol] + 1)) for symbol in range(len(SYMBOLS))]

    def useful(self, packed: i64) -> list[int]:
        """What counts of some symbols."""
        return [int(amount(packed, s)) if self.caps[s] > 0 else 0 for s in range(len(SYMBOLS))]

    def after(self, at: i64, more: list[int]) -> i64:
        """The state with these symbols as well."""
        for symbol in range(len(SYMBOLS)):
            if more[symbol] > 0:
                room = self.caps[symbol] - at // self.strides[symbol] % (self.caps[symbol] + 1)
                at += min(more[symbol], room) * self.strides[symbol]
        return at

    def enough(self, kept: list[int], needs: list[int], symbol: i64) -> bool:
        """Can the symbols from this one on, each read as one it may be read as, fill what is still needed?"""
        if sum(needs) == 0:
            return True
        if symbol == len(SYMBOLS):
            return False
        if kept[symbol] == 0:
            return self.enough(kept, needs, symbol + 1)
        kept[symbol] -= 1
        found = False
        for wanted in self.reads[symbol]:
            if not found and needs[wanted] > 0:
                needs[wanted] -= 1
                found = self.enough(kept, needs, symbol)
                needs[wanted] += 1
        if not found:
            found = self.enough(kept, needs, symbol)  # this one is of no use
        kept[symbol] += 1
        return found


def reading(swaps: list[int]) -> list[list[int]]:
    """What each symbol may be read as, given what each may be replaced by."""
    found: list[list[int]] = [[symbol] for symbol in range(len(SYMBOLS))]
    for symbol in range(len(SYMBOLS)):
        if swaps[symbol] != NOTHING:
            found[swaps[symbol]].append(symbol)
    return found
