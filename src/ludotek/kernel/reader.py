"""Reading content, saves and records: strict, and whatever is wrong is named with its place and field."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from ludotek.kernel.errors import ContentError, LudotekError, RecordError
from ludotek.kernel.mistake import Mistake
from ludotek.kernel.phrase import Phrase, Slot


class Reader:
    """A table of fields. Each is asked for by name and kind; those that nobody asked for are a mistake (`done`)."""

    def __init__(self, data: Any, where: str, error: type[LudotekError] = ContentError, place: str = "") -> None:
        """`place`: where this is in what is being read, whatever that is called."""
        if not isinstance(data, dict):
            raise made(error, where, place, "", BAD_TABLE.of(data))
        self.data: dict[str, Any] = data
        self.where = where
        self.place = place
        self.error = error
        self.asked: list[str] = []

    def fail(self, field: str, problem: Mistake | str) -> LudotekError:
        return made(self.error, self.where, self.place, field, problem)

    def has(self, field: str) -> bool:
        self.asked.append(field)
        return field in self.data

    def raw(self, field: str) -> Any:
        if not self.has(field):
            raise self.fail(field, Mistake("missing", "is missing"))
        return self.data[field]

    def must_be(self, field: str, wanted: Wanted | str, fits: bool) -> Any:
        """The value of a field, if it fits."""
        value = self.raw(field)
        if not fits:
            raise self.fail(field, (Wanted("", wanted) if isinstance(wanted, str) else wanted).of(value))
        return value

    def number(self, field: str, low: int = 0, high: int | None = None, default: int | None = None) -> int:
        if default is not None and not self.has(field):
            return default
        value: Any = self.data.get(field)
        fits = is_number(value) and value >= low and (high is None or value <= high)
        if high is None:
            wanted = Wanted("number-least", f"a whole number of at least {low}", {"low": low})
        else:
            wanted = Wanted("number", f"a whole number from {low} to {high}", {"low": low, "high": high})
        return int(self.must_be(field, wanted, fits))

    def flag(self, field: str, default: bool | None = False) -> bool:
        if default is not None and not self.has(field):
            return default
        return bool(self.must_be(field, Wanted("flag", "true or false"), isinstance(self.data.get(field), bool)))

    def text(self, field: str, default: str | None = None) -> str:
        if default is not None and not self.has(field):
            return default
        value = self.data.get(field)
        return str(self.must_be(field, Wanted("text", "a text"), isinstance(value, str) and value != ""))

    def hexadecimal(self, field: str, length: int) -> str:
        value = self.data.get(field)
        fits = isinstance(value, str) and len(value) == length and all(each in "0123456789abcdef" for each in value)
        return str(self.must_be(field, f"{length} hexadecimal digits", fits))

    def choice(self, field: str, allowed: list[str], default: str | None = None) -> int:
        """The index of a word among the allowed ones."""
        value = self.text(field, default)
        if value not in allowed:
            raise self.fail(
                field, Wanted("word", f"one of {', '.join(allowed)}", {"words": ", ".join(allowed)}).of(value)
            )
        return allowed.index(value)

    def choices(self, field: str, allowed: list[str]) -> list[int]:
        """The indexes of several words among the allowed ones; a missing field is none."""
        words = self.texts(field, allowed) if self.has(field) else []
        return [allowed.index(word) for word in words]

    def numbers(self, field: str) -> list[int]:
        value = self.data.get(field)
        fits = isinstance(value, list) and all(is_number(each) and each >= 0 for each in value)
        found: list[int] = self.must_be(field, "a list of whole numbers", fits)
        return found

    def texts(self, field: str, allowed: list[str] | None = None) -> list[str]:
        value = self.data.get(field)
        fits = isinstance(value, list) and all(
            isinstance(each, str) and (allowed is None or each in allowed) for each in value
        )
        if allowed is None:
            wanted = Wanted("texts", "a list of texts")
        else:
            wanted = Wanted("words", f"a list of words out of {', '.join(allowed)}", {"words": ", ".join(allowed)})
        found: list[str] = self.must_be(field, wanted, fits)
        return found

    def entry(self, content: str, kind: str, taken: list[str]) -> str:
        """The id of something that the content has, of its own; its mistakes are told under this name."""
        name = self.text("id")
        self.where, self.place = f"{content}, {kind} {name}", ""
        if name in taken:
            raise self.fail("id", Mistake("twice", f"is used twice: {name}", {"id": name}))
        return name

    def table(self, field: str) -> Reader:
        data = self.must_be(field, BAD_TABLE, isinstance(self.data.get(field), dict))
        return self.inside(data, field)

    def tables(self, field: str) -> list[Reader]:
        """A list of tables; a missing field is an empty list."""
        if not self.has(field):
            return []
        value = self.must_be(field, Wanted("tables", "a list of tables"), isinstance(self.data[field], list))
        return [self.inside(each, f"{field} {i + 1}") for i, each in enumerate(value)]

    def inside(self, data: Any, name: str) -> Reader:
        return Reader(data, f"{self.where}, {name}", self.error, f"{self.place}, {name}" if self.place else name)

    def unknown(self) -> list[str]:
        """The fields that nobody asked for."""
        return [field for field in self.data if field not in self.asked]

    def done(self) -> None:
        """Refuse what was never asked for."""
        for field in self.unknown():
            raise self.strange(field)

    def strange(self, field: str) -> LudotekError:
        known = ", ".join(sorted(set(self.asked)))
        return self.fail(field, Mistake("unknown", f"is not known here; known fields: {known}", {"known": known}))


class Wanted:
    """What a field must be. Without a key it is said in English only."""

    def __init__(self, key: str, english: str, slots: dict[str, Slot] | None = None) -> None:
        self.key = key
        self.english = english
        self.slots: dict[str, Slot] = {} if slots is None else slots

    def of(self, value: object) -> Mistake | str:
        """The mistake that it is something else."""
        said = f"must be {self.english}, not {shown(value)}"
        return Mistake(self.key, said, {**self.slots, "found": written(value)}) if self.key else said


BAD_TABLE: Final = Wanted("table", "a table of fields")


def made(error: type[LudotekError], where: str, place: str, field: str, problem: Mistake | str) -> LudotekError:
    """The error that something is wrong with a field, or with the table itself."""
    text = f"{where}, field {field!r}: {problem}" if field else f"{where}: {problem}"
    if error is ContentError:
        return ContentError(text, place, field, problem.phrase if isinstance(problem, Mistake) else None)
    return error(text)


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def shown(value: object) -> str:
    """A wrong value as far as it helps."""
    text = repr(value)
    if len(text) <= 60:
        return text
    names = {"dict": "a table", "list": "a list", "str": "a long text", "int": "a long number"}
    return names.get(type(value).__name__, "something else")


def written(value: object) -> Slot:
    """A wrong value as the file has it, or what it is where that would be long."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict | list):
        return Phrase("value-table" if isinstance(value, dict) else "value-list")
    text = f'"{value}"' if isinstance(value, str) else str(value)
    return text if len(text) <= 60 else Phrase("value-long")


def read_json(raw: str, where: str) -> object:
    try:
        data: object = json.loads(raw)
    except ValueError as error:
        raise RecordError(f"{where}: is not JSON ({error})") from None
    except RecursionError:
        raise RecordError(f"{where}: is nested too deeply") from None
    return data


def content_hash(raw: dict[str, Any]) -> str:
    """The fingerprint of a content as data; it stands in every record."""
    text = json.dumps(raw, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
