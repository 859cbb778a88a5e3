"""Reading saves and records: strict, and what is wrong is named with its place and field."""

from __future__ import annotations

import json
from typing import Any

from ludotek.kernel.errors import RecordError


class Fields:
    """One object of a record; every field is asked for by name and kind, and none is left over."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, dict):
            raise RecordError(f"{where}: must be an object of fields, not {kind_of(data)}")
        self.data: dict[str, Any] = data
        self.where = where
        self.asked: list[str] = []

    def fail(self, field: str, problem: str) -> RecordError:
        return RecordError(f"{self.where}, field {field!r}: {problem}")

    def has(self, field: str) -> bool:
        return field in self.data

    def get(self, field: str, what: str, fits: bool) -> Any:
        """The field, if it fits what it must be."""
        if field not in self.data:
            raise self.fail(field, "is missing")
        if not fits:
            raise self.fail(field, f"must be {what}, not {shown(self.data[field])}")
        self.asked.append(field)
        return self.data[field]

    def number(self, field: str, low: int = 0) -> int:
        value: Any = self.data.get(field)
        return int(self.get(field, f"a whole number from {low} on", is_number(value) and value >= low))

    def flag(self, field: str) -> bool:
        return bool(self.get(field, "true or false", isinstance(self.data.get(field), bool)))

    def text(self, field: str) -> str:
        return str(self.get(field, "a text", isinstance(self.data.get(field), str)))

    def hexadecimal(self, field: str, length: int) -> str:
        value = self.data.get(field)
        fits = isinstance(value, str) and len(value) == length and all(each in "0123456789abcdef" for each in value)
        return str(self.get(field, f"{length} hexadecimal digits", fits))

    def table(self, field: str) -> dict[str, Any]:
        found: dict[str, Any] = self.get(field, "an object of fields", isinstance(self.data.get(field), dict))
        return found

    def numbers(self, field: str) -> list[int]:
        value = self.data.get(field)
        fits = isinstance(value, list) and all(is_number(each) and each >= 0 for each in value)
        found: list[int] = self.get(field, "a list of whole numbers", fits)
        return found

    def texts(self, field: str, allowed: list[str] | None = None) -> list[str]:
        value = self.data.get(field)
        fits = isinstance(value, list) and all(
            isinstance(each, str) and (allowed is None or each in allowed) for each in value
        )
        found: list[str] = self.get(field, f"a list of {'texts' if allowed is None else ', '.join(allowed)}", fits)
        return found

    def done(self) -> None:
        for field in self.data:
            if field not in self.asked:
                raise self.fail(field, f"is not known here; known fields: {', '.join(self.asked)}")


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def kind_of(value: object) -> str:
    names = {"dict": "an object", "list": "a list", "str": "a text", "int": "a number", "float": "a number"}
    return names.get(type(value).__name__, "nothing" if value is None else "something else")


def shown(value: object) -> str:
    """A wrong value as far as it helps."""
    text = repr(value)
    return text if len(text) <= 60 else kind_of(value)


def read_json(raw: str, where: str) -> object:
    try:
        data: object = json.loads(raw)
    except ValueError as error:
        raise RecordError(f"{where}: is not JSON ({error})") from None
    except RecursionError:
        raise RecordError(f"{where}: is nested too deeply") from None
    return data
