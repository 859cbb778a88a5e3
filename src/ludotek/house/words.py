"""Phrases in words: people by their names, and cached, because words are slow to make."""

from __future__ import annotations

import unicodedata
from typing import Any

import msgspec

from ludotek import registry
from ludotek.kernel.phrase import Phrase
from ludotek.text import languages, say

NAMED = {"seat": ("number", "seat-named"), "table-seat": ("n", "table-name")}  # of the games, of the table itself
VOWELS = "aeiouy"
EVERYBODY = dict.fromkeys(range(1, 100), "somebody")
REMEMBERED = 50_000

Names = tuple[tuple[int, str], ...]  # of seats, which are numbered from 1

_said: dict[tuple[str, str, Names, bytes], str] = {}
_of_seats: set[str] = set()  # keys of phrases that may speak of a seat, which may have a name
_encoder = msgspec.json.Encoder()


def in_words(package: str, phrase: Phrase, lang: str, names: Names, data: Any = None) -> str:
    """A phrase in a language, seats by their names; `data` is the phrase as data, where somebody has made that already."""
    who = names if phrase.key in _of_seats else ()
    key = (package, lang, who, _encoder.encode(phrase.to_data() if data is None else data))
    known = _said.get(key)
    if known is None:
        if phrase.key not in _of_seats and with_names(phrase, EVERYBODY) is not phrase:
            _of_seats.add(phrase.key)
            return in_words(package, phrase, lang, names, data)
        if len(_said) >= REMEMBERED:
            _said.clear()
        known = _said[key] = say(package, with_names(phrase, dict(who)), lang)
    return known


def with_names(phrase: Phrase, names: dict[int, str]) -> Phrase:
    """The same phrase with names for seats; itself, if it speaks of nobody who has one."""
    if phrase.key in NAMED:
        slot, named = NAMED[phrase.key]
        name = names.get(phrase.numbers().get(slot, 0), "")
        return Phrase(named, {"name": name, "vowel": "yes" if begins_with_vowel(name) else "no"}) if name else phrase
    return phrase.changed(lambda inner: with_names(inner, names))


def begins_with_vowel(name: str) -> bool:
    """In writing, accents aside."""
    return unicodedata.normalize("NFD", name)[:1].lower() in VOWELS


def warm_up() -> None:
    """Read the catalogues of all games, so that nobody has to wait for them."""
    for name in registry.names():
        for lang in languages():
            say(registry.find(name).package, Phrase("table-over"), lang)
