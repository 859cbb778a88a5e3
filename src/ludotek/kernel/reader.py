"""Reading content, saves and records: strict, and whatever is wrong is named with its place and field."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from ludotek.kernel.errors import ContentError, LudotekError, RecordError


class Reader:
    """A table of fields. Each is asked for by name and kind; those that nobody asked for are a mistake (`done`)."""

    def __init__(self, data: Any, where: str, error: type[LudotekError] = ContentError) -> None:
        if not isinstance(data, dict):
            raise error(f"{where}: must be a table of fields, not {shown(data)}")
        self.data: dict[str, Any] = data
        self.where = where
        self.error = error
        self.asked: list[str] = []

    def fail(self, field: str, problem: str) -> LudotekError:
        return self.error(f"{self.where}, field {field!r}: {problem}")

    def has(self, field: str) -> bool:
        self.asked.append(field)
        return field in self.data

    def raw(self, field: str) -> Any:
        if not self.has(field):
            raise self.fail(field, "is missing")
        return self.data[field]

    def must_be(self, field: str, what: str, fits: bool) -> Any:
        """The value of a field, if it fits."""
        value = self.raw(field)
        if not fits:
            raise self.fail(field, f"must be {what}, not {shown(value)}")
        return value

    def number(self, field: str, low: int = 0, high: int | None = None, default: int | None = None) -> int:
        if default is not None and not self.has(field):
            return default
        value: Any = self.data.get(field)
        fits = is_number(value) and value >= low and (high is None or value <= high)
        wanted = f"of at least {low}" if high is None else f"from {low} to {high}"
        return int(self.must_be(field, f"a whole number {wanted}", fits))

    def flag(self, field: str, default: bool | None = False) -> bool:
        if default is not None and not self.has(field):
            return default
        return bool(self.must_be(field, "true or false", isinstance(self.data.get(field), bool)))

    def text(self, field: str, default: str | None = None) -> str:
        if default is not None and not self.has(field):
            return default
        value = self.data.get(field)
        return str(self.must_be(field, "a text", isinstance(value, str) and value != ""))

    def hexadecimal(self, field: str, length: int) -> str:
        value = self.data.get(field)
        fits = isinstance(value, str) and len(value) == length and all(each in "0123456789abcdef" for each in value)
        return str(self.must_be(field, f"{length} hexadecimal digits", fits))

    def choice(self, field: str, allowed: list[str], default: str | None = None) -> int:
        """The index of a word among the allowed ones."""
        value = self.text(field, default)
        if value not in allowed:
            raise self.fail(field, f"must be one of {', '.join(allowed)}, not {shown(value)}")
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
        what = "a list of texts" if allowed is None else f"a list of words out of {', '.join(allowed)}"
        found: list[str] = self.must_be(field, what, fits)
        return found

    def entry(self, content: str, kind: str, taken: list[str]) -> str:
        """The id of something that the content has, of its own; its mistakes are told under this name."""
        name = self.text("id")
        self.where = f"{content}, {kind} {name}"
        if name in taken:
            raise self.fail("id", f"is used twice: {name}")
        return name

    def table(self, field: str) -> Reader:
        data = self.must_be(field, "a table of fields", isinstance(self.data.get(field), dict))
        return Reader(data, f"{self.where}, {field}", self.error)

    def tables(self, field: str) -> list[Reader]:
        """A list of tables; a missing field is an empty list."""
        value = self.must_be(field, "a list of tables", isinstance(self.data[field], list)) if self.has(field) else []
        return [Reader(each, f"{self.where}, {field} {i + 1}", self.error) for i, each in enumerate(value)]

    def done(self) -> None:
        """Refuse what was never asked for."""
        for field in self.data:
            if field not in self.asked:
                raise self.fail(field, f"is not known here; known fields: {', '.join(sorted(set(self.asked)))}")


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def shown(value: object) -> str:
    """A wrong value as far as it helps."""
    text = repr(value)
    if len(text) <= 60:
        return text
    names = {"dict": "a table", "list": "a list", "str": "a long text", "int": "a long number"}
    return names.get(type(value).__name__, "something else")


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
