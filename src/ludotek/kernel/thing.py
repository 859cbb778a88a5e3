"""Things at the border: what somebody does, and the things on the table that it is about, by their names.

A thing's name is a short string of its kind and what tells it from others of that kind: "animal 17", "enemy 4", "die blue
crit", "district 2", "card fog-hound", "seat 1". Numbers are those of the view: an id of its own if the thing has one, else
its place there, from 0. Names are keys to look up; nobody takes them apart.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludotek.kernel.phrase import Phrase


@mypyc_attr(acyclic=True)
class Reference:
    """A verb, and the things by their roles in it: "apply", {"die": "die blue crit", "enemy": "enemy 4"}."""

    def __init__(self, verb: str, things: dict[str, str]) -> None:
        self.verb = verb
        self.things = things

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reference) and self.verb == other.verb and self.things == other.things

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return " ".join([self.verb, *[f"{role}={name}" for role, name in self.things.items()]])


@mypyc_attr(acyclic=True)
class Meaning:
    """What an answer means: by the things that it names, and in words."""

    def __init__(self, named: Reference, phrase: Phrase) -> None:
        self.named = named
        self.phrase = phrase
