"""What a table refuses: a short code for programs, a phrase for people, and the rules behind it if there are any."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek.kernel.errors import LudotekError
from ludotek.kernel.phrase import Phrase, Slot


class TableRefusal(LudotekError):
    """This cannot be done at the table now; nothing has changed. The words are the message `table-<code>`."""

    def __init__(
        self, code: str, slots: dict[str, Slot] | None = None, phrase: Phrase | None = None, rules: Sequence[str] = ()
    ) -> None:
        super().__init__(f"the table refuses: {code}")
        self.code = code
        self.phrase = Phrase(f"table-{code}", slots) if phrase is None else phrase
        self.rules = list(rules)
