"""The words of a vocabulary as menus and filters name them: `section-…`, `word-…`, `field-…` and `choice-…` in `words.ftl`.

A field is usually called the same wherever it is, and so is what can be chosen in it. Where it means something else with
one word or table than with the others, that one comes first in its key: `field-deal-n` before `field-n`.
"""

from __future__ import annotations

from ludotek.kernel.phrase import Phrase
from ludotek.text.speaker import Speaker


def section_phrase(section: str) -> Phrase:
    return Phrase(f"section-{section}")


def word_phrase(word: str) -> Phrase:
    return Phrase(f"word-{word}")


def field_phrase(speaker: Speaker, package: str, owner: str, field: str) -> Phrase:
    """A field of a word, or of a table in the file; `owner` is that word or table."""
    return first_said(speaker, package, f"field-{owner}-{field}", f"field-{field}")


def choice_phrase(speaker: Speaker, package: str, owner: str, field: str, value: str) -> Phrase:
    """What can be chosen in a field."""
    return first_said(speaker, package, f"choice-{owner}-{field}-{value}", f"choice-{field}-{value}")


def first_said(speaker: Speaker, package: str, particular: str, general: str) -> Phrase:
    return Phrase(particular if speaker.voice(package, "en").has(particular) else general)
