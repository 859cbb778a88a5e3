"""Answers as a table: a game declares each kind of answer as a band, a verb with its parts, and the table lays them out.

A band takes one number for each combination of its parts. Rules calculate with the first one and with the sizes of the parts,
both by name; the last part changes fastest: `ANSWERS.band("apply", enemy=ENEMIES, die=HITS)` is read as
`APPLY + enemy * HITS + die`. Compiled rules write the first numbers down, so that the compiler puts them in place, and the
table checks them. Whatever else is known about an answer is looked up here.
"""

from __future__ import annotations

from bisect import bisect_right

from mypy_extensions import i64

from ludotek.kernel.errors import LudotekError
from ludotek.kernel.step import FIRST_FREE, ORDERS


class Band:
    """The numbers from `first` on that stand for a verb, one for each combination of the parts.

    `said` is how it is written, with the parts in braces. `asked` is the question that reads the numbers this way; "" is any.
    """

    def __init__(self, verb: str, said: str, asked: str, first: int, parts: dict[str, int]) -> None:
        self.verb = verb
        self.said = said or " ".join([verb, *[f"{{{part}}}" for part in parts]])
        self.asked = asked
        self.first = first
        self.parts = parts
        self.written = sorted(parts, key=lambda part: self.said.index(f"{{{part}}}"))
        self.size = 1
        for size in parts.values():
            self.size *= size

    def holds(self, action: int) -> bool:
        return self.first <= action < self.first + self.size

    def values(self, action: int) -> dict[str, int]:
        """The parts of one of its answers, in the order in which they are written."""
        found: dict[str, int] = {}
        rest, room = action - self.first, self.size
        for name, size in self.parts.items():
            room //= size
            found[name] = rest // room
            rest %= room
        return {name: found[name] for name in self.written}

    def action(self, values: dict[str, int]) -> int:
        """The answer with these parts."""
        at = 0
        for name, size in self.parts.items():
            at = at * size + values[name]
        return self.first + at

    def __repr__(self) -> str:
        return f"<{self.first}: {self.said}>"


class Bands:
    """The answers of a game. Those that mean the same in every game come first, followed by some room."""

    def __init__(self) -> None:
        self.bands: list[Band] = []
        self.firsts: list[int] = []  # where bands begin, in their order
        self.known: dict[tuple[str, int], Band] = {}  # by the question that reads them so, and where they begin
        self.size: i64 = 0  # every answer is below this
        self.band("order", "first {which}", which=ORDERS)
        self.band("done")
        self.band("resume")
        self.size = FIRST_FREE

    def band(self, verb: str, said: str = "", first: int = -1, **parts: int) -> i64:
        """Add a band after the others, or at a number that leaves some free; returns its first answer."""
        start = int(self.size) if first < 0 else first
        if start < self.size:
            raise LudotekError(f"the answers {verb!r} begin at {start}, but those before them end at {self.size - 1}")
        self.firsts.append(start)
        self.size = start + self.add(Band(verb, said, "", start, parts)).size
        return start

    def reading(self, asked: str, first: int, verb: str, said: str = "", **parts: int) -> None:
        """What the band that begins there means where this question asks; the same parts, unless others are named."""
        band = self.known["", first]
        same = "" if parts else band.said
        self.add(Band(verb, said or same, asked, first, parts or band.parts))

    def add(self, band: Band) -> Band:
        self.bands.append(band)
        self.known[band.asked, band.first] = band
        return band

    def find(self, action: int, asked: str) -> Band | None:
        """The band of an answer, as the question reads it."""
        at = bisect_right(self.firsts, action) - 1
        if at < 0:
            return None
        for reader in (asked, ""):
            band = self.known.get((reader, self.firsts[at]))
            if band is not None and band.holds(action):
                return band
        return None

    def verb(self, action: int) -> str:
        """What an answer does, whatever question it is for; "" if it isn't one."""
        band = self.find(action, "")
        return "" if band is None else band.verb

    def room(self, part: str) -> int:
        """How many values a part may have."""
        return max(band.parts.get(part, 0) for band in self.bands)
