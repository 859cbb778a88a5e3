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

    A tally tells how much there is afterwards, of something that others change as well; it is no part of what was done.
    """

    def __init__(self, name: str, noun: str, audience: int, tally: bool = False) -> None:
        self.name = name
        self.noun = noun
        self.audience = audience
        self.tally = tally


class EventKind:
    """What can happen: the key of its log line and its fields. A field without an audience is nobody's."""

    def __init__(self, key: str, public: str = "", private: str = "") -> None:
        """Fields are written "name:noun name:noun", tallies "name:noun!"; `tell` takes the public ones first."""
        self.key = key
        self.fields: list[Field] = []
        for text, audience in ((public, PUBLIC), (private, PRIVATE)):
            for part in text.split():
                name, _, noun = part.partition(":")
                tally = noun.endswith("!")
                self.fields.append(Field(name, noun.rstrip("!") or name, audience, tally))


@mypyc_attr(acyclic=True)
class Event:
    """One fact."""

    def __init__(self, kind: EventKind, rule: str, cause: i64, values: list[int], audience: i64) -> None:
        self.kind = kind
        self.rule = rule
        self.cause = cause
        self.values = values
        self.audience = audience

    def seen_by(self, seat: i64) -> list[int]:
        """The values as this seat may know them (seat -1: a spectator)."""
        knows = seat >= 0 and (self.audience >> seat) & 1 == 1
        return [
            value if knows or field.audience == PUBLIC else HIDDEN
            for value, field in zip(self.values, self.kind.fields, strict=False)
        ]


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
