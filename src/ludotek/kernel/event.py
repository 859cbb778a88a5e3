"""Events: facts in the past tense, each with the rule and the card behind it, and who may know each part."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

NOBODY: Final = -1  # no card, no seat: the rule itself is the cause

PUBLIC: Final = 0
PRIVATE: Final = 1  # only for the seats in the event's audience

HIDDEN: Final = -2  # what a field reads for a seat that may not know it
EVERYONE: Final = -1  # an audience mask with every bit set


class Field:
    """One part of an event: its name, what kind of thing its number means, and its audience.

    `uid` is the kind of thing that has an id of its own ("animal"): the number says what it is (a design, of which there
    may be copies), the event's uids say which one. "" where there is no such id.
    A tally says how much there is afterwards of something that others change as well; it is not part of what was done.
    """

    def __init__(self, name: str, noun: str, audience: int, uid: str = "", tally: bool = False) -> None:
        self.name = name
        self.noun = noun
        self.audience = audience
        self.uid = uid
        self.tally = tally


class EventKind:
    """What can happen: its name and its fields. A field without an audience is nobody's.

    The name says what happened, for whoever draws it, counts it or plays a sound; `key` is only how the log words it.
    """

    def __init__(self, text: str) -> None:
        """Written "name field:noun …": a field with an id is "field:noun@kind", a tally "field:noun!", a private one
        "(field:noun)", and a noun that is called as its field is left out. "~hit" is what the fact sounds like (die, hit,
        card), where there are sounds. `tell` takes the fields in this order."""
        words = text.split()
        self.name = words[0]
        self.key = f"log-{self.name}"
        self.sound = ""
        self.fields: list[Field] = []
        for word in words[1:]:
            if word.startswith("~"):
                self.sound = word[1:]
                continue
            part = word.strip("()")
            named, _, uid = part.rstrip("!").partition("@")
            field, _, noun = named.partition(":")
            self.fields.append(
                Field(field, noun or field, PUBLIC if part == word else PRIVATE, uid, part.endswith("!"))
            )
        self.uids = sum(1 for each in self.fields if each.uid)
        self.private = any(each.audience == PRIVATE for each in self.fields)  # not everybody may know everything


@mypyc_attr(acyclic=True)
class Event:
    """One fact. `uids`: the ids of the things whose fields have one, in their order; they are public."""

    def __init__(
        self, kind: EventKind, rule: str, cause: i64, values: list[int], audience: i64, uids: list[int] | None = None
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.cause = cause
        self.values = values
        self.audience = audience
        self.uids: list[int] = uids or []

    def seen_by(self, seat: i64) -> list[int]:
        """The values as this seat may know them (seat -1: a spectator)."""
        knows = seat >= 0 and (self.audience >> seat) & 1 == 1
        return [
            value if knows or field.audience == PUBLIC else HIDDEN
            for value, field in zip(self.values, self.kind.fields, strict=False)
        ]

    def __repr__(self) -> str:
        return f"<{self.kind.name} {self.values} ({self.rule})>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Somebody who wants to hear; a match without one builds no events."""

    def hear(self, event: Event) -> None:
        raise NotImplementedError


class EventLog(Listener):
    """Keeps what it hears until somebody takes it."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, event: Event) -> None:
        self.events.append(event)

    def take(self) -> list[Event]:
        taken = self.events
        self.events = []
        return taken
