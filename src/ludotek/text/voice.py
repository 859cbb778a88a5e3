"""A voice: one language of one game. It turns phrases into words.

A message may hold other phrases in its slots and asks them for the form that it needs. It does so by functions:

FORM($dice, case: "acc")      the phrase in that slot. `form` names an attribute of its message (FORM($card, form: "dat")),
                              where it has that one; every other name becomes a variable of its message. A second
                              argument becomes its variable $n: FORM($stat, $n, form: "points").
LIST($colours, join: "or")    several phrases, joined by the messages list-or and list-or-last; `form` is asked of each,
                              `next` of all but the first; `before` and `after` go around a list that is not empty.
SENTENCES($do)                each phrase as a sentence of its own; start: "lower" keeps the first letter of the first.
COUNT($do), KEY($stat)        to choose variants by: how many phrases there are, what the key of one is.
SIGN($by), ABS($by)           of a number: "plus", "minus" or "zero"; and its size without the sign.
CAP($card)                    with a capital letter, as a sentence begins.

Grammatical variables default to "plain", so every message can be formatted without them.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import ast

from ludotek.kernel.errors import LudotekError
from ludotek.kernel.phrase import CALLED, Phrase, Slot
from ludotek.text.catalogue import Source, unreadable

# Variables by which one message asks another for a form.
GRAMMAR = ("case", "def", "loc")
PLAIN = "plain"

ENDS_OF_SENTENCES = (".", "!", "?", "…")


class Spoken(FluentType):  # type: ignore[misc, unused-ignore]
    """A phrase, or several, in a slot: put into words when the message comes to it."""

    def __init__(self, voice: Voice, value: Phrase | list[Phrase]) -> None:
        self.voice = voice
        self.value = value

    def format(self, locale: object) -> str:
        if isinstance(self.value, list):
            raise LudotekError("a slot that holds several phrases needs LIST or SENTENCES")
        return self.voice.form(self.value)

    def phrases(self) -> list[Phrase]:
        return self.value if isinstance(self.value, list) else [self.value]


class Voice:
    """The messages of one language."""

    def __init__(
        self, lang: str, shipped: Iterable[Source], own: Iterable[Source], ships: Callable[[str], bool]
    ) -> None:
        """`own` catalogues come on top and may replace what is shipped; `ships` tells which keys must be there."""
        self.lang = lang
        self.ships = ships
        functions: dict[str, Callable[..., Any]] = {
            "FORM": self.in_form,
            "LIST": self.in_list,
            "SENTENCES": self.in_sentences,
            "COUNT": self.count,
            "KEY": self.key,
            "CAP": self.capital,
            "SIGN": sign,
            "ABS": size,
        }
        self.bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        self.entries: dict[str, ast.Message | ast.Term] = {}
        for source in shipped:
            self.read(source, replacing=False)
        for source in own:
            self.read(source, replacing=True)

    def read(self, source: Source, replacing: bool) -> None:
        """Add a catalogue; what cannot be read, or appears twice, is an error."""
        resource = parsed(source.text)
        for entry in resource.body:
            start = entry.span.start if entry.span is not None else 0
            line = source.text.count("\n", 0, start) + 1
            if isinstance(entry, ast.Junk):
                raise unreadable(source, line, "; ".join(str(note.message) for note in entry.annotations))
            if isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if name in self.entries and not replacing:
                    raise unreadable(source, line, f"the message {name!r} is there twice")
                self.entries[name] = entry
        self.bundle.add_resource(resource, allow_overrides=replacing)

    # saying

    def has(self, key: str, attribute: str = "") -> bool:
        """Is there such a message, or such a form of it?"""
        entry = self.entries.get(key)
        if entry is None or not attribute:
            return entry is not None
        return any(each.id.name == attribute for each in entry.attributes)

    def form(self, phrase: Phrase, attribute: str = "", grammar: dict[str, Any] | None = None) -> str:
        """A phrase in one of its forms: that attribute of its message, else the message itself."""
        key, slots = phrase.key, phrase.slots
        if CALLED in slots or not self.has(key):
            key, slots = self.stand_in(phrase)
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(attribute, message.value)
        if pattern is None:
            raise self.problem(phrase.key, f"has no form {attribute!r} and no words of its own")
        given: dict[str, Any] = dict.fromkeys(GRAMMAR, PLAIN)
        given.update({name: self.spoken(slot) for name, slot in slots.items()})
        given.update(grammar or {})
        text, errors = self.bundle.format_pattern(pattern, given)
        for error in errors:
            raise error if isinstance(error, LudotekError) else self.problem(phrase.key, str(error))
        return str(text)

    def stand_in(self, phrase: Phrase) -> tuple[str, dict[str, Slot]]:
        """What a card or deck of somebody's own is called: the name it was given, or its id, made readable, in the
        message <kind>-any."""
        kind, _, name = phrase.key.partition("-")
        called = phrase.slots.get(f"{CALLED}-{self.lang}", phrase.slots.get(CALLED))
        if not name or not self.has(f"{kind}-any") or (called is None and self.ships(phrase.key)):
            raise self.problem(phrase.key, "there is no such message")
        readable = first_upper(name.replace("-", " ")) if called is None else called
        return f"{kind}-any", {**phrase.slots, "name": readable}

    def problem(self, key: str, what: str) -> LudotekError:
        return LudotekError(f"text {key!r} in language {self.lang!r}: {what}")

    def spoken(self, slot: Slot) -> Any:
        return Spoken(self, slot) if isinstance(slot, Phrase | list) else slot

    # the functions that messages call

    def in_form(self, value: Any, *n: Any, form: str = "", **grammar: Any) -> Any:
        if not isinstance(value, Spoken):
            return value
        if n:
            grammar["n"] = n[0]
        return self.form(only(value.phrases()), form, grammar)

    def in_list(
        self,
        value: Spoken,
        *,
        join: str = "and",
        form: str = "",
        next: str | None = None,
        before: str = "",
        after: str = "",
        **grammar: Any,
    ) -> str:
        later = form if next is None else next
        said = [self.form(each, later if place else form, grammar) for place, each in enumerate(value.phrases())]
        return f"{before}{self.joined(said, join)}{after}" if said else ""

    def in_sentences(self, value: Spoken, *, start: str = "upper", form: str = "", **grammar: Any) -> str:
        said: list[str] = []
        for each in value.phrases():
            text = self.form(each, form, grammar)
            if start == "upper" or said:
                text = first_upper(text)
            said.append(
                text if text.endswith(ENDS_OF_SENTENCES) else self.form(Phrase("list-sentence", {"text": text}))
            )
        return self.joined(said, "sentences")

    def listed(self, phrases: Sequence[Phrase], join: str) -> str:
        """Several phrases in one line."""
        return self.joined([self.form(each) for each in phrases], join)

    def joined(self, said: Sequence[str], join: str) -> str:
        """Several texts as one; what goes between two of them is a message."""
        whole = said[0] if said else ""
        for place in range(1, len(said)):
            key = f"list-{join}-last" if place == len(said) - 1 else f"list-{join}"
            whole = self.form(Phrase(key, {"before": whole, "item": said[place]}))
        return whole

    def count(self, value: Spoken) -> FluentInt:
        return FluentInt(len(value.phrases()))

    def key(self, value: Spoken) -> str:
        return only(value.phrases()).key

    def capital(self, value: Any) -> str:
        return first_upper(str(self.in_form(value)))


@cache
def parsed(text: str) -> ast.Resource:
    """A catalogue taken apart; it is never changed, so one serves all voices. An edition that must start quickly brings it
    along in that form."""
    kept = files("ludotek") / "text" / "parsed" / name_of(text)
    found: ast.Resource = pickle.loads(kept.read_bytes()) if kept.is_file() else FluentResource(text)
    return found


def name_of(text: str) -> str:
    """The file of a catalogue that is kept taken apart."""
    return f"{blake2b(text.encode(), digest_size=16).hexdigest()}.pickle"


def sign(number: Any) -> str:
    return "plus" if number > 0 else "minus" if number < 0 else "zero"


def size(number: Any) -> FluentInt:
    return FluentInt(abs(number))


def only(phrases: list[Phrase]) -> Phrase:
    if len(phrases) != 1:
        raise LudotekError(f"expected one phrase here, not {len(phrases)}")
    return phrases[0]


def first_upper(text: str) -> str:
    return text[:1].upper() + text[1:]
