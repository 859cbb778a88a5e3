"""Odds as the rooms above tell them: what may be asked for, and one line of an answer."""

from __future__ import annotations

from typing import Final

from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.kernel.phrase import Phrase

ALL: Final = 100
TENTHS: Final = 10


class Query:
    """Something that odds are asked by: its name, how it is written, and whether it must be given."""

    def __init__(self, name: str, example: str, needed: bool = False) -> None:
        self.name = name
        self.example = example
        self.needed = needed


class Odds:
    """One thing that is told: in words, and by its name as a plain value."""

    def __init__(self, name: str, phrase: Phrase, value: object) -> None:
        self.name = name
        self.phrase = phrase
        self.value = value


def percent(chance: float) -> Phrase:
    """A chance in words; what is not certain is never called so."""
    n = round(chance * ALL)
    if n == 0 and chance > 0.0:
        return Phrase("odds-percent", {"about": "below", "n": 1})
    if n == ALL and chance < 1.0 - 1e-12:
        return Phrase("odds-percent", {"about": "above", "n": ALL - 1})
    return Phrase("odds-percent", {"about": "exactly", "n": n})


def decimal(value: float) -> Phrase:
    """A mean in words, to one decimal."""
    tenths = round(value * TENTHS)
    return Phrase("odds-decimal", {"whole": tenths // TENTHS, "tenths": tenths % TENTHS})


def check_queries(known: list[Query], given: dict[str, str]) -> None:
    """Everything that is given can be asked, and everything that is needed is given."""
    for name in given:
        if name not in [each.name for each in known]:
            raise UnknownName("question", name, [each.name for each in known])
    for each in known:
        if each.needed and each.name not in given:
            raise LudotekError(f"the odds need {each.name}, as in {each.name}={each.example!r}")


def whole_number(name: str, text: str, low: int, high: int) -> int:
    """A number that was written."""
    if not text.strip().isdecimal() or not low <= int(text) <= high:
        raise LudotekError(f"{name} must be a whole number from {low} to {high}, not {text!r}")
    return int(text)


def counted(name: str, text: str, known: list[str]) -> dict[str, int]:
    """How many of each are written, as in "2 yellow, blue"."""
    found: dict[str, int] = {}
    for part in text.split(","):
        words = part.split()
        number = words.pop(0) if len(words) == len(["2", "yellow"]) else "1"
        if len(words) != 1 or not number.isdecimal():
            raise LudotekError(f"{name}: cannot read {part.strip()!r}; write for example '2 {known[0]}, {known[1]}'")
        if words[0] not in known:
            raise UnknownName(name, words[0], known)
        found[words[0]] = found.get(words[0], 0) + int(number)
    return found
