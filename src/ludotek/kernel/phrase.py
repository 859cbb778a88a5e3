"""A phrase: a key and its parameters. Rules speak in phrases; the text room turns them into words."""

from __future__ import annotations

from typing import Union

from mypy_extensions import mypyc_attr

Slot = Union[int, str, "Phrase", list["Phrase"]]


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
