"""Words for the terminal: which language, and how to say a key in it."""

from __future__ import annotations

import os

from ludotek.kernel.errors import UnknownName
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.text import form, languages, say

OWN = "LUDOTEK_LANG"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(wanted: str | None) -> str:
    """The language that was asked for, else that of LUDOTEK_LANG, else the system's if we speak it, else English."""
    asked = wanted or os.environ.get(OWN)
    if asked:
        lang = asked.strip().lower()
        if lang not in languages():
            raise UnknownName("language", asked, languages())
        return lang
    for variable in SYSTEM:
        value = os.environ.get(variable)
        if value:
            lang = value.replace("-", "_").partition("_")[0].lower()
            return lang if lang in languages() else "en"
    return "en"


class Words:
    """One language, and the game whose words are needed besides the shared ones ("": none)."""

    def __init__(self, lang: str, package: str = "") -> None:
        self.lang = lang
        self.package = package

    def __call__(self, key: str, **slots: Slot) -> str:
        return self.phrase(Phrase(key, slots))

    def phrase(self, phrase: Phrase) -> str:
        return say(self.package, phrase, self.lang)

    def form(self, phrase: Phrase, attribute: str) -> str:
        """A form of a phrase, such as a card's flavour; "" if it has none."""
        return form(self.package, phrase, attribute, self.lang)
