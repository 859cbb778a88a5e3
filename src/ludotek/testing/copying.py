"""Clones copy every field: a field that `clone` forgets would keep the value that `__init__` gives it."""

from __future__ import annotations

from typing import Any

from ludotek.kernel.state import fields, to_data
from ludotek.kernel.step import Step
from ludotek.kernel.zone import Zone
from ludotek.testing.walk import Spot

LEFT_OUT = ["seats", "chance", "listener"]  # a clone's own chance is equal, and nobody listens to it


def every_field_is_copied(spot: Spot) -> None:
    """Change one field after the other, of the match and of each thing in it, and clone: the copy has the change."""
    match, copy = spot.match.clone(), spot.match.clone()
    for name in match.derived():
        spot.require(getattr(copy, name) == getattr(match, name), f"a clone has another {name}")
    left_out = [*LEFT_OUT, *match.derived()]
    for thing in [match, *things_in(match, left_out)]:
        for name in fields(thing):
            if name not in left_out:
                change_and_copy(spot, thing, name)


def things_in(thing: Any, left_out: list[str]) -> list[Any]:
    """What lies in the lists of a match that has fields of its own: enemies, sides, the Animals of a side …"""
    values = [getattr(thing, name) for name in fields(thing) if name not in left_out]
    found = [each for value in values if isinstance(value, list) for each in value]
    things = [each for each in found if not isinstance(each, int | str | list | Step)]
    return things + [inner for each in things for inner in things_in(each, [])]


def change_and_copy(spot: Spot, thing: Any, name: str) -> None:
    value = getattr(thing, name)
    try:
        setattr(thing, name, another(value))
        copied = getattr(thing.clone(), name)
    except TypeError:  # compiled, a list or an optional field takes nothing of another kind; the pure engine does
        return
    finally:
        setattr(thing, name, value)
    same = to_data(copied) == to_data(another(value))
    spot.require(same, f"{type(thing).__name__}.{name} is forgotten by clone")


def another(value: Any) -> Any:
    """A value that differs from this one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return int(value == 0)
    if isinstance(value, list) and value:
        return value[:-1]
    pile = Zone([7], [0])
    return [pile] if isinstance(value, list) else pile
