"""What has been said before: the same options, refusals and lines come up at every table, and words are slow to make."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotek import registry
from ludotek.kernel.phrase import Phrase
from ludotek.text import languages, say

REMEMBERED = 50_000

_said: dict[tuple[str, str, bytes], str] = {}
_encoder = msgspec.json.Encoder()


def in_words(package: str, phrase: Phrase, lang: str, data: Any = None) -> str:
    """A phrase in a language; `data` is the phrase as data, where somebody has made that already."""
    key = (package, lang, _encoder.encode(phrase.to_data() if data is None else data))
    known = _said.get(key)
    if known is None:
        if len(_said) >= REMEMBERED:
            _said.clear()
        known = _said[key] = say(package, phrase, lang)
    return known


def warm_up() -> None:
    """Read the catalogues of all games, so that nobody has to wait for them."""
    for name in registry.HOUSE:
        for lang in languages():
            say(registry.find(name).package, Phrase("table-over"), lang)
