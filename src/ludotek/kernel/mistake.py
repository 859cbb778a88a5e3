"""What is wrong in a file of somebody's: in English for whoever catches the error, and as a phrase for those who read it."""

from __future__ import annotations

from ludotek.kernel.errors import ContentError
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.sheet import Sheet


class Mistake:
    """One thing that is wrong. Its words are the message `mistake-<key>`, whose form `remedy` says what to do about it."""

    def __init__(self, key: str, english: str, slots: dict[str, Slot] | None = None) -> None:
        self.english = english
        self.phrase = Phrase(f"mistake-{key}", slots)

    def __str__(self) -> str:
        return self.english


class Problem:
    """A mistake in a pack and its place: the card ("": the pack itself), and the field in it, as the file calls them.

    One that only `warns` does not keep anybody from playing.
    """

    def __init__(self, card: str, field: str, phrase: Phrase, warns: bool = False) -> None:
        self.card = card
        self.field = field
        self.phrase = phrase
        self.warns = warns

    @property
    def what(self) -> str:
        """What is wrong, as a name for programs and tests."""
        return self.phrase.key

    def __repr__(self) -> str:
        return f"<{'warning' if self.warns else 'problem'} {self.card or 'pack'}, {self.field}: {self.phrase!r}>"


def problem_of(error: ContentError, card: str = "", field: str = "") -> Problem:
    """An error that was met while a card, or a field of the pack itself, was read."""
    inside = [part for part in (field, error.place, error.field) if part]
    return Problem(card, ", ".join(inside), error.phrase or Phrase("mistake-said", {"text": str(error)}))


class Examined:
    """What an examination of a pack has found: its problems, and the cards that can be read in spite of them."""

    def __init__(self, problems: list[Problem], sheets: list[Sheet]) -> None:
        self.problems = problems
        self.sheets = sheets
