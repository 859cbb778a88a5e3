"""State said once: what a match's `__init__` sets is what a save writes, what a digest sees and what a clone must copy.

As data, numbers and lists are written as they are, a pile is its cards and who knows them, a step its name and numbers,
and any other thing an object of its fields.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotek.kernel.step import Step, step_data, step_from_data
from ludotek.kernel.zone import Zone, zone_from_data


def fields(thing: object) -> list[str]:
    """The names of a thing's attributes, on either engine: mypyc keeps those of a native class in a list of its own."""
    return [*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())]


def to_data(value: Any) -> Any:
    """A piece of state as JSON-compatible data."""
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, list):
        return value[:] if value and isinstance(value[0], int) else [to_data(each) for each in value]
    if isinstance(value, Zone):
        return value.to_data()
    if isinstance(value, Step):
        return step_data(value)
    return {name: to_data(getattr(value, name)) for name in fields(value)}


class StateReader:
    """Reads state back. `part` makes a new thing for the list of that name; `kinds` are the game's steps by name."""

    def __init__(self, part: Callable[[str], Any], kinds: dict[str, Callable[..., Step]]) -> None:
        self.part = part
        self.kinds = kinds

    def fill(self, thing: Any, names: list[str], data: dict[str, Any]) -> None:
        for name in names:
            setattr(thing, name, self.read(name, getattr(thing, name), data[name]))

    def read(self, name: str, like: Any, data: Any) -> Any:
        """The value of a field, or of an entry of its list, which is a thing like the one given."""
        if isinstance(like, Zone):
            return zone_from_data(data)
        if isinstance(data, dict):
            self.fill(like, fields(like), data)
            return like
        if not isinstance(data, list):
            return data
        if data and isinstance(data[0], str):
            return step_from_data(self.kinds, data)
        return [self.read(name, self.part(name), each) for each in data]
