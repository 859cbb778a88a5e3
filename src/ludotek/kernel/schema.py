"""Reading content files: every field is asked for by name and kind; what is wrong is named with its place."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from ludotek.kernel.errors import ContentError


class Reader:
    """One table of a content file. Fields nobody asked for are a mistake (`done` says so)."""

    def __init__(self, data: Any, where: str) -> None:
        if not isinstance(data, dict):
            raise ContentError(where, f"must be a table of fields, not {data!r}")
        self.data: dict[str, Any] = data
        self.where = where
        self.asked: list[str] = []

    def fail(self, field: str, problem: str) -> ContentError:
        return ContentError(f"{self.where}, field {field!r}", problem)

    def has(self, field: str) -> bool:
        self.asked.append(field)
        return field in self.data

    def raw(self, field: str) -> Any:
        if not self.has(field):
            raise self.fail(field, "is missing")
        return self.data[field]

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        if not self.has(field) and default is not None:
            return default
        value = self.raw(field)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fail(field, f"must be a whole number from {low} to {high}, not {value!r}")
        return value

    def flag(self, field: str) -> bool:
        if not self.has(field):
            return False
        value = self.raw(field)
        if not isinstance(value, bool):
            raise self.fail(field, f"must be true or false, not {value!r}")
        return value

    def text(self, field: str, default: str | None = None) -> str:
        if not self.has(field) and default is not None:
            return default
        value = self.raw(field)
        if not isinstance(value, str) or not value:
            raise self.fail(field, f"must be a text, not {value!r}")
        return value

    def choice(self, field: str, allowed: list[str], default: str | None = None) -> int:
        """The index of a word among the allowed ones."""
        value = self.text(field, default)
        if value not in allowed:
            raise self.fail(field, f"must be one of {', '.join(allowed)}, not {value!r}")
        return allowed.index(value)

    def choices(self, field: str, allowed: list[str]) -> list[int]:
        """The indexes of several words among the allowed ones; a missing field is none."""
        if not self.has(field):
            return []
        words = self.raw(field)
        for word in words if isinstance(words, list) else [words]:
            if not isinstance(words, list) or word not in allowed:
                raise self.fail(field, f"must be a list of words out of {', '.join(allowed)}, not {words!r}")
        return [allowed.index(word) for word in words]

    def table(self, field: str) -> Reader:
        return Reader(self.raw(field), f"{self.where}, {field}")

    def tables(self, field: str) -> list[Reader]:
        """A list of tables; a missing field is an empty list."""
        if not self.has(field):
            return []
        value = self.raw(field)
        if not isinstance(value, list):
            raise self.fail(field, f"must be a list of tables, not {value!r}")
        return [Reader(each, f"{self.where}, {field} {i + 1}") for i, each in enumerate(value)]

    def done(self) -> None:
        """Refuse what was never asked for."""
        unknown = [field for field in self.data if field not in self.asked]
        if unknown:
            known = ", ".join(sorted(set(self.asked)))
            raise self.fail(unknown[0], f"is not known here; known fields: {known}")


def content_hash(raw: dict[str, Any]) -> str:
    """The fingerprint of a content as data; it stands in every record."""
    text = json.dumps(raw, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
