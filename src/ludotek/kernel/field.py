"""Fields of content files: what may be written there, declared once.

A field knows how it is read, with every mistake named by its place and field, and how the JSON Schema for editors and the
manual say what may be written there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, cast
from unicodedata import combining

from mypy_extensions import mypyc_attr

from ludotek.kernel.errors import ContentError
from ludotek.kernel.mistake import Mistake
from ludotek.kernel.phrase import CALLED
from ludotek.kernel.reader import Reader, Wanted

if TYPE_CHECKING:
    from ludotek.kernel.vocabulary import Vocabulary


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One field of a table."""

    def __init__(self, default: Any = None, needed: bool = True) -> None:
        self.default = default  # what a file that leaves it out means, as a file would write it
        self.needed = needed
        self.depends_on = ""  # another field: this one is there only if that one has one of the words
        self.depends_words: list[str] = []
        self.otherwise: Any = 0  # its value where it is not there

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        raise NotImplementedError

    def mistakes(self, reader: Reader, name: str, vocabulary: Vocabulary) -> list[ContentError]:
        """Everything that is wrong with it, as far as one mistake does not hide another."""
        try:
            self.read(reader, name, vocabulary)
        except ContentError as mistake:
            return [mistake]
        return []

    def schema(self) -> dict[str, Any]:
        """The field as JSON Schema."""
        raise NotImplementedError

    def limits(self) -> str:
        """What may be written, for the manual; "" where its name says it."""
        return ""

    def only_with(self, field: str, words: list[str], otherwise: Any = 0) -> Field:
        """The same field, there only where another one has one of these words."""
        self.depends_on = field
        self.depends_words = words
        self.otherwise = otherwise
        return self

    def is_absent(self, reader: Reader) -> bool:
        return self.depends_on != "" and reader.data.get(self.depends_on) not in self.depends_words


class Name(Field):
    """A text, such as the id of a card."""

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        return reader.text(name)

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "minLength": 1}


LONGEST_NAME: Final = 40
MOST_MARKS: Final = 3  # on one letter, which is more than languages need
FOR_ANY_LANGUAGE: Final = "en"  # whose name stands in for those of languages without one, if it is given


class Names(Field):
    """A name that somebody has chosen: one for all languages, or one for each by its two letters.

    It is read as slots of the phrase that names the thing: `called`, and `called-fr` where there is one in French. Such
    a name is somebody's text: short, one line, without characters that cannot be seen.
    """

    def __init__(self) -> None:
        super().__init__(None, needed=False)

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        if not reader.has(name):
            return {}
        given = reader.data[name]
        if not isinstance(given, dict):
            return {CALLED: checked_name(reader, name, given)}
        table = reader.table(name)
        found = {lang: checked_name(table, lang, said) for lang, said in table.data.items()}
        for lang in found:
            if len(lang) != 2 or not (lang.isascii() and lang.isalpha() and lang.islower()):
                english = "must be the two letters of a language, such as en, fr or de"
                raise table.fail(lang, Mistake("name-language", english))
        if not found:
            raise reader.fail(name, Mistake("name-none", "must say the name in at least one language"))
        any_language = found.get(FOR_ANY_LANGUAGE, next(iter(found.values())))
        return {CALLED: any_language, **{f"{CALLED}-{lang}": said for lang, said in found.items()}}

    def schema(self) -> dict[str, Any]:
        text = {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME}
        by_language = {"type": "object", "minProperties": 1, "patternProperties": {"^[a-z]{2}$": text}}
        return {"anyOf": [text, {**by_language, "additionalProperties": False}]}


def checked_name(reader: Reader, field: str, said: object) -> str:
    if not isinstance(said, str) or not said.strip():
        raise reader.fail(field, Wanted("name", "a text").of(said))
    if len(said) > LONGEST_NAME:
        english = f"has {len(said)} characters; a name may have at most {LONGEST_NAME}"
        raise reader.fail(field, Mistake("name-long", english, {"n": len(said), "most": LONGEST_NAME}))
    if not said.isprintable() or said != said.strip():
        english = "must be one line, without spaces around it or characters that cannot be seen"
        raise reader.fail(field, Mistake("name-line", english))
    if stacked(said) > MOST_MARKS:
        raise reader.fail(field, Mistake("name-marks", f"must not have more than {MOST_MARKS} marks on one letter"))
    return said


def stacked(text: str) -> int:
    """How many marks at most stand on one letter."""
    most = found = 0
    for sign in text:
        found = found + 1 if combining(sign) else 0
        most = max(most, found)
    return most


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Field):
    """A whole number between two bounds; with a default, or `none`, it may be left out."""

    def __init__(
        self, low: int, high: int, default: int | None = None, none: int | None = None, but_zero: bool = False
    ) -> None:
        super().__init__(default, needed=default is None and none is None)
        self.low = low
        self.high = high
        self.none = none
        self.but_zero = but_zero

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        value = reader.number(name, self.low, self.high, self.default if self.none is None else self.none)
        if value == 0 and self.but_zero:
            raise reader.fail(name, Mistake("zero", "must not be 0"))
        return value

    def schema(self) -> dict[str, Any]:
        found: dict[str, Any] = {"type": "integer", "minimum": self.low, "maximum": self.high}
        return found | ({"not": {"const": 0}} if self.but_zero else {})

    def limits(self) -> str:
        if self.low < 0:
            return f"−{-self.low} to {self.high}" + (", not 0" if self.but_zero else "")
        return f"{self.low}–{self.high}" + ("" if self.default is None else f" ({self.default})")


def signed(most: int) -> Number:
    """More or less, by at most this much."""
    return Number(-most, most, but_zero=True)


class Flag(Field):
    """True or false; false if it is left out."""

    def __init__(self) -> None:
        super().__init__(False, needed=False)

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        return reader.flag(name)

    def schema(self) -> dict[str, Any]:
        return {"type": "boolean"}


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Field):
    """One of several words, read as its index; with a default, or `none`, it may be left out."""

    def __init__(self, words: list[str], default: str | None = None, called: str = "", none: int | None = None) -> None:
        super().__init__(default, needed=default is None and none is None)
        self.words = words
        self.called = called  # what the manual calls words that it lists elsewhere
        self.none = none

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        if self.none is not None and not reader.has(name):
            return self.none
        return reader.choice(name, self.words, self.default)

    def schema(self) -> dict[str, Any]:
        return {"enum": self.words}

    def limits(self) -> str:
        return "= " + (self.called or words_of(self.words) + ("" if self.default is None else f" (`{self.default}`)"))


class WordOf(OneOf):
    """One of several words, read as it is."""

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        return self.words[reader.choice(name, self.words, self.default)]


class Among(OneOf):
    """One of several words, read as what it stands for; None if it may be, and is, left out."""

    def __init__(self, things: Mapping[str, object], called: str, needed: bool = True) -> None:
        super().__init__(list(things), called=called)
        self.things = things
        self.needed = needed

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        if not self.needed and not reader.has(name):
            return None
        return self.things[self.words[reader.choice(name, self.words)]]


class SomeOf(Field):
    """A list of words, read as their indexes; none if it is left out."""

    def __init__(self, words: list[str], least: int = 0) -> None:
        super().__init__(None, needed=False)
        self.words = words
        self.least = least  # if it is there at all

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        found = reader.choices(name, self.words)
        if reader.has(name) and len(found) < self.least:
            words = ", ".join(self.words)
            raise reader.fail(name, Mistake("none", f"must name at least one of {words}", {"words": words}))
        return found

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "minItems": self.least, "items": {"enum": self.words}}

    def limits(self) -> str:
        return f"a list of {words_of(self.words)}"


def words_of(words: list[str]) -> str:
    return ", ".join([f"`{word}`" for word in words])


class Form:
    """The fields of a table, in the order in which they are read."""

    def __init__(self, **fields: Field) -> None:
        self.fields: dict[str, Field] = fields

    def values(self, reader: Reader, vocabulary: Vocabulary) -> dict[str, Any]:
        """What a table says; anything else in it is a mistake."""
        found = self.some(reader, vocabulary)
        reader.done()
        return found

    def some(self, reader: Reader, vocabulary: Vocabulary) -> dict[str, Any]:
        """What a table says here, though it may say more."""
        found: dict[str, Any] = {}
        for name, field in self.fields.items():
            found[name] = field.otherwise if field.is_absent(reader) else field.read(reader, name, vocabulary)
        return found

    def mistakes(self, reader: Reader, vocabulary: Vocabulary) -> list[ContentError]:
        """Everything that is wrong with a table, field by field."""
        found: list[ContentError] = []
        for name, field in self.fields.items():
            if not field.is_absent(reader):
                found += field.mistakes(reader, name, vocabulary)
        for name in reader.unknown():
            found.append(cast(ContentError, reader.strange(name)))
        return found

    def schema(self) -> dict[str, Any]:
        fields = self.fields
        found: dict[str, Any] = {
            "type": "object",
            "properties": {name: field.schema() | default_of(field) for name, field in fields.items()},
            "required": [name for name, field in fields.items() if field.needed and field.depends_on == ""],
            "additionalProperties": False,
        }
        conditional = [dependent_schema(name, field) for name, field in fields.items() if field.depends_on != ""]
        return found | ({"allOf": conditional} if conditional else {})


def default_of(field: Field) -> dict[str, Any]:
    return {} if field.needed or field.default is None else {"default": field.default}


def dependent_schema(name: str, field: Field) -> dict[str, Any]:
    """A field that is there only with certain words of another one."""
    words = {"properties": {field.depends_on: {"enum": field.depends_words}}, "required": [field.depends_on]}
    there: dict[str, Any] = {"required": [name]} if field.needed else {}
    return {"if": words, "then": there, "else": {"properties": {name: False}}}


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Field):
    """A table from whose values, in their order, something is made; some of it may have a word of its own."""

    def __init__(
        self,
        make: Callable[..., Any],
        form: Form,
        short: dict[str, Any] | None = None,
        needed: bool = True,
        called: str = "",
    ) -> None:
        super().__init__(None, needed)
        self.make = make
        self.form = form
        self.short: dict[str, Any] = short or {}
        self.called = called  # what the manual says about it

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        written = reader.data.get(name)
        if isinstance(written, str) and written in self.short:
            reader.has(name)
            return self.short[written]
        left_out = not self.needed and not reader.has(name)
        return self.made(Reader({}, "") if left_out else reader.table(name), vocabulary)

    def made(self, reader: Reader, vocabulary: Vocabulary) -> Any:
        return self.make(*self.form.values(reader, vocabulary).values())

    def mistakes(self, reader: Reader, name: str, vocabulary: Vocabulary) -> list[ContentError]:
        if not isinstance(reader.data.get(name), dict):
            return super().mistakes(reader, name, vocabulary)
        return self.mistakes_in(reader.table(name), vocabulary) or super().mistakes(reader, name, vocabulary)

    def mistakes_in(self, table: Reader, vocabulary: Vocabulary) -> list[ContentError]:
        """Those of its fields; if there are none, what is wrong with the whole of them."""
        found = self.form.mistakes(table, vocabulary)
        if not found:
            try:
                self.made(table, vocabulary)
            except ContentError as mistake:
                found = [mistake]
        return found

    def schema(self) -> dict[str, Any]:
        table = self.form.schema()
        return {"anyOf": [{"enum": list(self.short)}, table]} if self.short else table

    def limits(self) -> str:
        return self.called


@mypyc_attr(allow_interpreted_subclasses=True)
class Tables(Table):
    """A list of such tables."""

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        return [self.made(each, vocabulary) for each in reader.tables(name)]

    def mistakes(self, reader: Reader, name: str, vocabulary: Vocabulary) -> list[ContentError]:
        try:
            tables = reader.tables(name)
        except ContentError as mistake:
            return [mistake]
        found = [mistake for table in tables for mistake in self.mistakes_in(table, vocabulary)]
        return found or super().mistakes(reader, name, vocabulary)

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "items": self.form.schema()}


@mypyc_attr(allow_interpreted_subclasses=True)
class ByKind(Field):
    """A table whose field `kind` says which others it has."""

    def __init__(self, forms: dict[str, Form], needed: bool = True) -> None:
        super().__init__(None, needed)
        self.forms = forms

    def made(self, kind: int, reader: Reader, vocabulary: Vocabulary) -> Any:
        raise NotImplementedError

    def of_table(self, reader: Reader, vocabulary: Vocabulary) -> Any:
        return self.made(reader.choice("kind", list(self.forms)), reader, vocabulary)

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        if not self.needed and not reader.has(name):
            return None
        return self.of_table(reader.table(name), vocabulary)

    def values(self, kind: int, reader: Reader, vocabulary: Vocabulary) -> dict[str, Any]:
        return list(self.forms.values())[kind].values(reader, vocabulary)

    def schema(self) -> dict[str, Any]:
        found: list[dict[str, Any]] = []
        for kind, form in self.forms.items():
            table = form.schema()
            table["properties"] = {"kind": {"const": kind}} | table["properties"]
            table["required"] = ["kind", *table["required"]]
            found.append(table)
        return {"oneOf": found}
