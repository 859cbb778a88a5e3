"""A campaign: one kind of proof, made of cases that follow from a seed and their number alone."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, ClassVar

from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import LudotekError


class CannotRun(LudotekError):
    """Something that the campaign needs is not here. It has then not been passed."""


class Fault(AssertionError):
    """Something that must never be."""


def require(holds: bool, problem: str) -> None:
    if not holds:
        raise Fault(problem)


@dataclass
class Found:
    """What a case came to: how much was tried, what was seen and how often, what is wrong, and what was measured."""

    units: int = 0
    seen: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def to_data(self) -> dict[str, Any]:
        return {"units": self.units, "seen": dict(self.seen), "faults": self.faults}


class Campaign:
    """A case may raise: whatever it raises is a fault of what is proved.

    `unit` is what is counted; `small` is the size in the tests, `full` the one at which a proof is called complete.
    `planted` are faults that it must catch, with what is wrong then: a campaign that is given one of these names puts it in.
    """

    unit: ClassVar[str] = "cases"
    small: ClassVar[int] = 1
    full: int = 1
    planted: ClassVar[dict[str, str]] = {}
    teeth: ClassVar[int] = 0  # the size at which every planted fault is caught; 0: the small one

    def __init__(self, seed: int = 1, fault: str = "") -> None:
        if fault and fault not in self.planted:
            raise LudotekError(f"no fault called {fault} can be planted; known ones: {', '.join(self.planted)}")
        self.seed = seed
        self.fault = fault

    def case(self, number: int) -> Found:
        raise NotImplementedError

    def wrong(self, seen: Counter[str]) -> list[str]:
        """What is wrong with everything that was seen, taken together."""
        return []

    def unseen(self, seen: Counter[str]) -> list[str]:
        """What should have come up in a campaign of full size, and has not."""
        return []

    def chance(self, number: int, purpose: str = "") -> FastChance:
        """For the choices of a case."""
        return FastChance(self.number(number, purpose))

    def number(self, number: int, purpose: str = "") -> int:
        """A number of 64 bits that follows from the seed, the case and a purpose."""
        label = f"{type(self).__name__} {self.seed} case {number} {purpose}".encode()
        return int.from_bytes(hashlib.blake2b(label, digest_size=8).digest(), "big")
