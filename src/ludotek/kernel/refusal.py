"""Why something is not allowed: the rules that forbid it and the reason in words."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludotek.kernel.errors import LudotekError
from ludotek.kernel.phrase import Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal:
    """The answer to "why not?": rule ids and a phrase. Built only when somebody asks."""

    def __init__(self, rules: list[str], reason: Phrase) -> None:
        self.rules = rules
        self.reason = reason

    @property
    def name(self) -> str:
        """What kind of reason it is: the message refusal-<name> words it."""
        return self.reason.key.removeprefix("refusal-")

    def said(self) -> str:
        """The reason as an error message says it; those who have words override this."""
        return self.reason.key

    def __repr__(self) -> str:
        return f"Refusal({', '.join(self.rules)}: {self.reason.key})"


class IllegalAction(LudotekError):
    """An action that the rules do not allow now; carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"not allowed now ({', '.join(refusal.rules)}): {refusal.said()}")
        self.refusal = refusal
