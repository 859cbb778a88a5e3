"""What can go wrong through somebody's mistake; each message says what is wrong and what to do."""

from __future__ import annotations

from ludotek.kernel.phrase import Phrase


class LudotekError(Exception):
    """A mistake by the caller or in a file; its text is one clear sentence."""


class UnknownName(LudotekError):
    """A game, option, card, rule or language that does not exist; names what does."""

    def __init__(self, what: str, name: object, allowed: list[str]) -> None:
        super().__init__(f"unknown {what} {name!r}; known: {', '.join(allowed) or 'none'}")


class ContentError(LudotekError):
    """A content file with a mistake: which file, which card, which field, what is allowed.

    `place` is where in what was being read, as in "effects 1, do 2"; `phrase` says what is wrong in any language.
    """

    def __init__(self, text: str, place: str = "", field: str = "", phrase: Phrase | None = None) -> None:
        super().__init__(text)
        self.place = place
        self.field = field
        self.phrase = phrase


class RecordError(LudotekError):
    """A save or record that cannot be read, or that does not replay as recorded."""


class UnknownRulesVersion(RecordError):
    """A save or record made under rules that this version does not have; its stored log can still be read."""

    def __init__(self, game: str, found: int, known: int, log: list[str]) -> None:
        super().__init__(
            f"this file was made with rules version {found} of {game}, but this program has version {known}; "
            "it cannot be continued here, only its log can be read"
        )
        self.log = log


def left_out(of: object, method: str) -> NotImplementedError:
    """A game has not defined something that only it can say."""
    return NotImplementedError(f"{type(of).__name__} must define {method!r}; examples/magpies shows how")
