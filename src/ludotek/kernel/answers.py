"""What the answers of a game mean in a position: in writing, to people, and by the things that they name.

All of it follows from the table of bands, whose parts each say for themselves what one of their numbers stands for.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludotek.kernel.bands import Band, Bands
from ludotek.kernel.errors import LudotekError, UnknownName, left_out
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.step import Own, Simultaneous
from ludotek.kernel.thing import Meaning, Reference

UNKNOWN: Final = "unknown"  # the verb of a number that means nothing here
DONE: Final = "done"


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """What a part of an answer stands for. `role` is what the thing is to the verb, `what` is what error messages call it."""

    def __init__(self, role: str, what: str = "") -> None:
        self.role = role
        self.what = what or role

    def name(self, match: Own, seat: int, value: int) -> str:
        """In writing; "" if there is nothing of that number."""
        raise left_out(self, "name")

    def is_there(self, match: Own, seat: int, value: int) -> bool:
        """Is there anything of that number now?"""
        return self.name(match, seat, value) != ""

    def thing(self, match: Own, seat: int, value: int) -> str:
        """The name of the thing at the border; by default its kind, and how it is written."""
        return f"{self.role} {self.name(match, seat, value)}"

    def goes_with(self, match: Own, seat: int, value: int) -> dict[str, str]:
        """Other things that go with it, by their roles."""
        return {}

    def slots(self, match: Own, seat: int, value: int) -> dict[str, Slot]:
        """What it gives to the words for people."""
        return {}

    def also(self, match: Own, seat: int) -> dict[str, int]:
        """Further ways of writing it."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbered(Part):
    """Something written as a number from 1, whether it exists or not, and numbered from 0 at the border."""

    def count(self, match: Own) -> int:
        """How many there are."""
        raise NotImplementedError

    def name(self, match: Own, seat: int, value: int) -> str:
        return str(value + 1)

    def is_there(self, match: Own, seat: int, value: int) -> bool:
        return value < self.count(match)

    def thing(self, match: Own, seat: int, value: int) -> str:
        return f"{self.role} {value}"


class Which(Numbered):
    """One of several things that happen at once."""

    def count(self, match: Own) -> int:
        m: Match = match
        return len(m.question.steps) if isinstance(m.question, Simultaneous) else 0

    def slots(self, match: Own, seat: int, value: int) -> dict[str, Slot]:
        m: Match = match
        assert isinstance(m.question, Simultaneous)
        return {"what": m.question.steps[value].label(match)}

    def goes_with(self, match: Own, seat: int, value: int) -> dict[str, str]:
        m: Match = match
        assert isinstance(m.question, Simultaneous)
        return m.question.steps[value].things(match)


class Player(Numbered):
    """A seat by its number."""

    def count(self, match: Own) -> int:
        m: Match = match
        return m.seats

    def slots(self, match: Own, seat: int, value: int) -> dict[str, Slot]:
        return {"seat": Phrase("seat", {"number": value + 1})}


@mypyc_attr(allow_interpreted_subclasses=True)
class Answers:
    """The answers of a game, with the meaning of each part."""

    def __init__(self, bands: Bands, parts: dict[str, Part]) -> None:
        self.bands = bands
        self.parts: dict[str, Part] = {"which": Which("step"), **parts}

    def band(self, match: Match, seat: int, action: int) -> Band | None:
        """The band of an answer, as the current question reads it; None if it names nothing that exists."""
        band = self.bands.find(action, "" if match.question is None else match.question.name)
        if band is None:
            return None
        for part, value in band.values(action).items():
            if not self.parts[part].is_there(match, seat, value):
                return None
        return band

    def meaning(self, match: Match, seat: int, action: int) -> Meaning:
        """Its reference and its words at once."""
        band = self.band(match, seat, action)
        return Meaning(self.named_by(band, match, seat, action), self.said_by(band, match, seat, action))

    # at the border

    def reference(self, match: Match, seat: int, action: int) -> Reference:
        """The verb, and the things that the answer names."""
        return self.named_by(self.band(match, seat, action), match, seat, action)

    def named_by(self, band: Band | None, match: Match, seat: int, action: int) -> Reference:
        if band is None:
            return Reference(UNKNOWN, {})
        values, things = band.values(action), dict[str, str]()
        for name, value in values.items():
            part = self.parts[name]
            things[part.role] = part.thing(match, seat, value)
            things.update(part.goes_with(match, seat, value))
        things.update(self.about(match, seat, band.verb, values))
        return Reference(band.verb, things)

    def about(self, match: Own, seat: int, verb: str, values: dict[str, int]) -> dict[str, str]:
        """What else a verb is about, by its role: things that the answer need not name."""
        return {}

    # to people

    def explain(self, match: Match, seat: int, action: int) -> Phrase:
        """The answer in words."""
        return self.said_by(self.band(match, seat, action), match, seat, action)

    def said_by(self, band: Band | None, match: Match, seat: int, action: int) -> Phrase:
        if band is None:
            return Phrase("act-unknown", {"action": action})
        if band.verb == DONE:
            return self.done(match, seat)
        values, slots = band.values(action), dict[str, Slot]()
        for part, value in values.items():
            slots.update(self.parts[part].slots(match, seat, value))
        return self.wording(match, seat, band.verb, values, slots)

    def wording(self, match: Own, seat: int, verb: str, values: dict[str, int], slots: dict[str, Slot]) -> Phrase:
        """The words for a verb, with what its parts give to them."""
        return Phrase(f"act-{verb}", slots)

    def done(self, match: Own, seat: int) -> Phrase:
        """The words for the end of what is asked."""
        m: Match = match
        return Phrase(f"done-{'' if m.question is None else m.question.name}")

    # in writing

    def write(self, match: Match, seat: int, action: int) -> str:
        """The answer as `read` understands it."""
        band = self.band(match, seat, action)
        if band is None:
            raise LudotekError(f"there is no action {action} here")
        said = band.said
        for part, value in band.values(action).items():
            said = said.replace(f"{{{part}}}", self.parts[part].name(match, seat, value))
        return said

    def read(self, match: Match, seat: int, words: str) -> int:
        """The answer that is written here; a mistake is a clear error."""
        problem = ""
        for band in self.bands.bands:
            values: dict[str, int] = {}
            rest = words.strip()
            for word in band.said.split():
                part = word.strip("{}")
                known = {word: 0} if part == word else self.known(match, seat, part)
                found = longest(known, rest)
                if part != word and not found:
                    problem = f": {UnknownName(self.parts[part].what, rest, list(known))}"
                if not found:
                    break
                values[part] = known[found]
                rest = rest[len(found) + 1 :]
            else:
                if not rest:
                    return band.action(values)
        raise LudotekError(f"cannot read {words!r} as an action here{problem}")

    def known(self, match: Match, seat: int, part: str) -> dict[str, int]:
        """Everything that a part may be here, as it is written."""
        meaning = self.parts[part]
        found = meaning.also(match, seat)
        for value in range(self.bands.room(part)):
            name = meaning.name(match, seat, value)
            if name:
                found.setdefault(name, value)
        return found

    def named(self, match: Match, seat: int, part: str, name: str) -> int:
        """The part that is written like this."""
        known = self.known(match, seat, part)
        if name not in known:
            raise UnknownName(self.parts[part].what, name, list(known))
        return known[name]


def longest(known: dict[str, int], words: str) -> str:
    """The longest of these names that the words begin with; "" if there is none."""
    found = ""
    for name in known:
        if len(name) > len(found) and (words == name or words.startswith(f"{name} ")):
            found = name
    return found
