"""People by their names: where the words of a game speak of a seat, they name whoever has given a name there."""

from __future__ import annotations

import unicodedata

from ludotek.kernel.phrase import Phrase, Slot

NAMED = {"seat": ("number", "seat-named"), "table-seat": ("n", "table-name")}  # of the games, of the table itself
VOWELS = "aeiouy"


def with_names(phrase: Phrase, names: dict[int, str]) -> Phrase:
    """The same phrase with names for seats (numbered from 1); itself, if it speaks of nobody who has one."""
    if phrase.key in NAMED:
        slot, named = NAMED[phrase.key]
        number = phrase.slots.get(slot)
        name = names.get(number, "") if isinstance(number, int) else ""
        return Phrase(named, {"name": name, "vowel": "yes" if begins_with_vowel(name) else "no"}) if name else phrase
    slots = {slot: in_slot(value, names) for slot, value in phrase.slots.items()}
    changed = any(slots[slot] is not value for slot, value in phrase.slots.items())
    return Phrase(phrase.key, slots) if changed else phrase


def in_slot(value: Slot, names: dict[int, str]) -> Slot:
    if isinstance(value, Phrase):
        return with_names(value, names)
    if isinstance(value, list):
        named = [with_names(each, names) for each in value]
        return named if any(new is not old for new, old in zip(named, value, strict=True)) else value
    return value


def begins_with_vowel(name: str) -> bool:
    """In writing, accents aside."""
    return unicodedata.normalize("NFD", name)[:1].lower() in VOWELS
