"""The audit: is everything that a game can say there, in every language, with every slot and every number?

A game hands in samples: phrases of every key that it can say. From them the audit knows which slots are given.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from ludotek.kernel.errors import LudotekError
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Sheet
from ludotek.text import say
from ludotek.text.cardtext import card_text
from ludotek.text.catalogue import languages
from ludotek.text.speaker import Speaker
from ludotek.text.template import PART, Templates
from ludotek.text.voice import GRAMMAR

# The messages that hold each language's words for a number without a digit.
IN_WORDS = {1: "words-for-one", 0: "words-for-none"}

# Slots whose 0 stands for "not at all" and is not said.
SILENT_ZERO = {"count", "cost"}


class Expectations:
    """What an audit takes for granted.

    `forms`: for each language and each beginning of a key, the attributes that its messages must have.
    `unused`: slots that are given and need not be said, as "key.slot" or "slot".
    `about_typing`: beginnings of keys whose messages name keys to press, such as "?", and are exempt from typography.
    `covered`: beginnings of keys of which the samples say every one; a message more is one that nobody says.
    """

    def __init__(
        self,
        forms: dict[str, dict[str, list[str]]] | None = None,
        unused: Iterable[str] = (),
        covered: Iterable[str] = (),
        about_typing: Iterable[str] = ("shell-", "verb-", "cli-"),
    ) -> None:
        self.forms = forms or {}
        self.unused = set(unused)
        self.covered = tuple(covered)
        self.about_typing = tuple(about_typing)


def audit(speaker: Speaker, package: str, samples: list[Phrase], expect: Expectations) -> list[str]:
    """Everything that is wrong with the words of a game, each in one sentence."""
    templates = {lang: Templates(speaker.voice(package, lang).entries) for lang in languages()}
    given = slots_given(samples)
    problems: list[str] = []
    problems += missing_somewhere(templates)
    problems += missing_keys(templates, given)
    problems += slots_wrong(templates, given, numbered_keys(templates, samples), expect)
    problems += parts_wrong(templates)
    problems += never_said(templates, given, expect)
    problems += forms_missing(templates, expect)
    problems += typography(templates, expect)
    problems += [each for sample in samples for each in badly_said(speaker, package, sample)]
    return problems


# ---------------------------------------------------------------- what phrases give


def slots_given(samples: list[Phrase]) -> dict[str, set[str]]:
    """For each key the slots that are given with it, at least at times."""
    given: dict[str, set[str]] = {}
    for sample in samples:
        for phrase in sample.whole():
            given.setdefault(phrase.key, set()).update(phrase.slots)
    return given


def numbered_keys(templates: dict[str, Templates], samples: list[Phrase]) -> set[str]:
    """Keys that stand in a slot which is asked for a form with a number: their messages may use $n."""
    found: set[str] = set()
    for sample in samples:
        for phrase in sample.whole():
            for language in templates.values():
                for slot in language.counted(phrase.key):
                    inner = phrase.slots.get(slot)
                    if isinstance(inner, Phrase):
                        found.add(inner.key)
    return found


# ---------------------------------------------------------------- checks of the catalogues


def missing_somewhere(templates: dict[str, Templates]) -> Iterator[str]:
    """Keys that one language has and another lacks."""
    everywhere = set[str]().union(*[language.keys() for language in templates.values()])
    for lang, language in templates.items():
        for key in sorted(everywhere - language.keys()):
            yield f"{lang}: the message {key!r} is missing, although another language has it"


def missing_keys(templates: dict[str, Templates], given: dict[str, set[str]]) -> Iterator[str]:
    for lang, language in templates.items():
        for key in sorted(given):
            if key not in language.all and f"{key.partition('-')[0]}-any" not in language.all:
                yield f"{lang}: there is no message for {key!r}"


def slots_wrong(
    templates: dict[str, Templates], given: dict[str, set[str]], numbered: set[str], expect: Expectations
) -> Iterator[str]:
    for key, slots in sorted(given.items()):
        used: set[str] = set()
        for lang, language in templates.items():
            if key in language.all:
                here = language.slots(key)
                used |= here
                known = slots | set(GRAMMAR) | ({"n"} if key in numbered else set())
                for slot in sorted(here - known):
                    yield f"{lang}: {key!r} uses the slot {slot!r}, which nobody gives"
        for slot in sorted(slots - used):
            if slot not in expect.unused and f"{key}.{slot}" not in expect.unused:
                yield f"the slot {slot!r} of {key!r} is given, but no language uses it"


def parts_wrong(templates: dict[str, Templates]) -> Iterator[str]:
    for lang, language in templates.items():
        referred = language.references()
        for key in sorted(referred - set(language.all)):
            yield f"{lang}: a message refers to {key!r}, which does not exist"
        for key in sorted(key for key in language.all if key.startswith(PART) and key not in referred):
            yield f"{lang}: nothing refers to {key!r}"


def never_said(templates: dict[str, Templates], given: dict[str, set[str]], expect: Expectations) -> Iterator[str]:
    for lang, language in templates.items():
        for key in sorted(language.keys() - set(given) - language.references()):
            if key.startswith(expect.covered):
                yield f"{lang}: nobody ever says {key!r}"


def forms_missing(templates: dict[str, Templates], expect: Expectations) -> Iterator[str]:
    for lang, wanted in expect.forms.items():
        for key, template in sorted(templates[lang].all.items()):
            for beginning, forms in wanted.items():
                if key.startswith(beginning):
                    for form in forms:
                        if form not in template.attributes:
                            yield f"{lang}: {key!r} has no form {form!r}"


SPACING = re.compile(r"(?<=\S) [:;!?»]|« |'")


def typography(templates: dict[str, Templates], expect: Expectations) -> Iterator[str]:
    """Punctuation follows a narrow no-break space or none, as the language requires; apostrophes are typographic."""
    for lang, language in templates.items():
        for key, template in sorted(language.all.items()):
            for words in template.words:
                if SPACING.search(words) and not key.startswith(expect.about_typing):
                    yield f"{lang}: {key!r} has a wrong space or apostrophe: {words.strip()!r}"


# ---------------------------------------------------------------- checks of what is said

CLUMSY = re.compile(r"  |^\s|\s$| [.,]|\.\.|,,|\{|\}|\bplain\b|\(\)")


def badly_said(speaker: Speaker, package: str, phrase: Phrase) -> Iterator[str]:
    """A phrase that cannot be said, or comes out with gaps in it."""
    for lang in languages():
        try:
            text = speaker.say(package, phrase, lang)
        except LudotekError as error:
            yield str(error)
            continue
        if not text or CLUMSY.search(text):
            yield f"{lang}: {phrase.key!r} comes out as {text!r}"


def unsaid_numbers(phrase: Phrase, text: str, lang: str) -> list[int]:
    """The numbers in a phrase that its text does not say; 1 may be an article, 0 a "no"."""
    words = re.findall(r"\w+", text.lower())
    said = Counter(words)
    unsaid: list[int] = []
    for number, times in numbers_in(phrase).items():
        by_word = say("", Phrase(IN_WORDS[number]), lang).split() if number in IN_WORDS else []
        if said[str(number)] + sum(said[word] for word in by_word) < times:
            unsaid.append(number)
    return unsaid


def numbers_in(phrase: Phrase) -> Counter[int]:
    found: Counter[int] = Counter()
    for each in phrase.whole():
        for name, slot in each.slots.items():
            the_only_one = slot == 1 and each.slots.get("sole") == "yes"  # "the red die"
            if isinstance(slot, int) and not the_only_one and not (slot == 0 and name in SILENT_ZERO):
                found[abs(slot)] += 1
    return found


def audit_cards(speaker: Speaker, package: str, sheets: list[Sheet]) -> list[str]:
    """What is wrong with the words of cards: no name, a text that cannot be said, a number that it does not say."""
    problems: list[str] = []
    for sheet in sheets:
        for lang in languages():
            if not speaker.voice(package, lang).has(sheet.name.key):
                problems.append(f"{lang}: {sheet.kind} {sheet.id} has no name; its message is {sheet.name.key!r}")
            try:
                card_text(speaker, package, sheet, lang)
            except LudotekError as error:
                problems.append(f"{sheet.kind} {sheet.id}: {error}")
                continue
            for _, phrase in sheet.texts:
                text = speaker.say(package, phrase, lang)
                for number in unsaid_numbers(phrase, text, lang):
                    problems.append(f"{lang}: the text of {sheet.kind} {sheet.id} does not say {number}: {text!r}")
    return problems
