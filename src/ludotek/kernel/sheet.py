"""A sheet: a card as people read it, whatever the game. Numbers and phrases; the words are the text room's."""

from __future__ import annotations

from typing import Any

from ludotek.kernel.phrase import Phrase


class Sheet:
    """One card: its id, name and kind, the numbers and marks printed on it, and its texts by what each is for."""

    def __init__(
        self,
        id: str,
        name: Phrase,
        kind: str,
        numbers: dict[str, int],
        marks: list[str],
        texts: list[tuple[str, Phrase]],
    ) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.numbers = numbers
        self.marks = marks
        self.texts = texts

    def __repr__(self) -> str:
        return f"<{self.kind} {self.id}>"

    def to_data(self) -> dict[str, Any]:
        """The sheet for the wire."""
        return {
            "id": self.id,
            "name": self.name.to_data(),
            "kind": self.kind,
            "numbers": self.numbers,
            "marks": self.marks,
            "texts": [[role, phrase.to_data()] for role, phrase in self.texts],
        }
