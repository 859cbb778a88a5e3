"""A speaker knows every language of every game, loads each when it is first spoken, and keeps it."""

from __future__ import annotations

from ludotek.kernel.errors import UnknownName
from ludotek.kernel.phrase import CALLED, Phrase
from ludotek.text.catalogue import Source, check_language, ships, sources
from ludotek.text.voice import Voice

VIEW = "view-"


class Clause:
    """A rule as the in-app rulebook tells it. `ruling`: it settles what the printed rules leave open."""

    def __init__(self, id: str, title: str, text: str, ruling: bool) -> None:
        self.id = id
        self.title = title
        self.text = text
        self.ruling = ruling

    def __repr__(self) -> str:
        return f"Clause({self.id}: {self.title})"


class Speaker:
    """Says phrases in any language. Further catalogues (a deck in a test, an author's cards) can be added."""

    def __init__(self) -> None:
        self.voices: dict[tuple[str, str], Voice] = {}
        self.own: dict[tuple[str, str], list[Source]] = {}

    def voice(self, package: str, lang: str) -> Voice:
        known = self.voices.get((package, lang))
        if known is None:
            known = self.voices[package, lang] = self.voice_with(package, lang, self.own.get((package, lang), []))
        return known

    def voice_with(self, package: str, lang: str, own: list[Source]) -> Voice:
        return Voice(lang, sources(package, check_language(lang)), own, lambda key: ships(package, key))

    def add(self, package: str, lang: str, text: str, where: str = "added text") -> None:
        """Add a Fluent catalogue on top of what is shipped."""
        own = [*self.own.get((package, lang), []), Source(where, text)]
        self.voices[package, lang] = self.voice_with(package, lang, own)
        self.own[package, lang] = own

    def say(self, package: str, phrase: Phrase, lang: str) -> str:
        """A phrase in words. A missing message or slot is an error that names it."""
        return self.voice(package, lang).form(phrase)

    def form(self, package: str, phrase: Phrase, attribute: str, lang: str) -> str:
        """A form of a phrase, such as the flavour of a card; "" if it has none."""
        voice = self.voice(package, lang)
        return voice.form(phrase, attribute) if CALLED not in phrase.slots and voice.has(phrase.key, attribute) else ""

    def labels(self, package: str, lang: str) -> dict[str, str]:
        """What the parts of a game's view are called, by their names: the messages view-<name>."""
        voice = self.voice(package, lang)
        return {key[len(VIEW) :]: voice.form(Phrase(key)) for key in voice.entries if key.startswith(VIEW)}

    def rules(self, package: str, lang: str) -> list[str]:
        """The ids of all clauses, in the order of the rulebook."""
        return [key for key in self.voice(package, lang).entries if is_rule(key)]

    def clause(self, package: str, rule: str, lang: str) -> Clause:
        """The clause of a rule id."""
        voice = self.voice(package, lang)
        if not is_rule(rule) or not voice.has(rule):
            known = sorted(self.rules(package, lang), key=rule_number)
            raise UnknownName("rule", rule, [f"{known[0]} to {known[-1]}"] if known else [])
        phrase = Phrase(rule)
        return Clause(rule, self.form(package, phrase, "title", lang), voice.form(phrase), voice.has(rule, "ruling"))


def is_rule(key: str) -> bool:
    """Rule ids are capital letters and a number."""
    prefix, _, number = key.partition("-")
    return prefix.isalpha() and prefix.isupper() and number.isdigit()


def rule_number(key: str) -> int:
    return int(key.partition("-")[2])
