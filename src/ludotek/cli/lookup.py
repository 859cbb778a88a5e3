"""Finding things by what people type: without regard to capitals and accents, and with a guess at what was meant."""

from __future__ import annotations

import difflib
import unicodedata

from ludotek.cli.words import Words
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.sheet import Sheet


def plain(text: str) -> str:
    """A text as it is compared: small letters, no accents, dashes and typographic apostrophes made simple."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return " ".join("".join(each for each in letters if not unicodedata.combining(each)).replace("-", " ").split())


def find_cards(words: Words, sheets: list[Sheet], wanted: str) -> list[Sheet]:
    """The cards of that id or name, else those whose name has it as a part; none is an error with the nearest names."""
    sought = plain(wanted)
    names = [(plain(words.phrase(sheet.name)), plain(sheet.id), sheet) for sheet in sheets]
    exact = [sheet for name, id, sheet in names if sought in (name, id)]
    found = exact or [sheet for name, id, sheet in names if sought and (sought in name or sought in id)]
    if not found:
        raise LudotekError(words("cli-no-card", name=wanted, near=near(words, sheets, sought)))
    return found


def near(words: Words, sheets: list[Sheet], sought: str) -> str:
    """The names that are most like it."""
    by_name = {plain(words.phrase(sheet.name)): words.phrase(sheet.name) for sheet in sheets}
    close = difflib.get_close_matches(sought, by_name, n=3, cutoff=0.0)
    return ", ".join(by_name[each] for each in close)
