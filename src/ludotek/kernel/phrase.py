"""A phrase: a key and its parameters. Rules speak in phrases; the text room turns them into words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Union

from mypy_extensions import mypyc_attr

Slot = Union[int, str, "Phrase", list["Phrase"]]

# The slot with the name that somebody has given to a thing of their own, which no catalogue knows; with "-fr" and the
# like behind it, the one in that language.
CALLED: Final = "called"


@mypyc_attr(acyclic=True)
class Phrase:
    """Something to say: the key of a message and what goes into its slots."""

    def __init__(self, key: str, slots: dict[str, Slot] | None = None) -> None:
        self.key = key
        self.slots: dict[str, Slot] = {} if slots is None else slots

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value!r}" for name, value in self.slots.items())
        return f"Phrase({self.key}{': ' if inside else ''}{inside})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.key == other.key and self.slots == other.slots

    def __hash__(self) -> int:
        return hash(repr(self))

    def whole(self) -> list[Phrase]:
        """The phrase and all phrases inside it."""
        found = [self]
        for slot in self.slots.values():
            if isinstance(slot, Phrase):
                found += slot.whole()
            elif isinstance(slot, list):
                for each in slot:
                    found += each.whole()
        return found

    def numbers(self) -> dict[str, int]:
        """The figures in its words, such as a cost."""
        return {name: value for name, value in self.slots.items() if isinstance(value, int)}

    def changed(self, change: Callable[[Phrase], Phrase]) -> Phrase:
        """The same with the phrases in its slots changed; itself, if all of them stay what they are."""
        slots: dict[str, Slot] = {}
        for name, value in self.slots.items():
            if isinstance(value, Phrase):
                inner = change(value)
                if inner is not value:
                    slots[name] = inner
            elif isinstance(value, list):
                several = [change(each) for each in value]
                if any(new is not old for new, old in zip(several, value, strict=True)):
                    slots[name] = several
        return Phrase(self.key, self.slots | slots) if slots else self

    def bare(self) -> Phrase:
        """Without the cause that it begins with, if it does."""
        return self

    def to_data(self) -> list[object]:
        """The phrase as JSON-compatible data, for the wire and for stored logs."""
        slots: dict[str, object] = {}
        for name, value in self.slots.items():
            if isinstance(value, Phrase):
                slots[name] = value.to_data()
            elif isinstance(value, list):
                slots[name] = [each.to_data() for each in value]
            else:
                slots[name] = value
        return [self.key, slots]


@mypyc_attr(acyclic=True)
class Because(Phrase):
    """A line of the log behind whatever caused it."""

    def __init__(self, cause: Phrase, line: Phrase) -> None:
        super().__init__("log-because", {"cause": cause, "line": line})
        self.line = line

    def bare(self) -> Phrase:
        return self.line
