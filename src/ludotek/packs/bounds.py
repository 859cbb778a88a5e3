"""How large a pack may be, and what may be in it. Whatever is not so is refused before anything else is done with it."""

from __future__ import annotations

import re
from typing import Any, Final

from ludotek.kernel.errors import ContentError

MOST_BYTES: Final = 256 * 1024
DEEPEST: Final = 24  # tables and lists within one another
MOST_VALUES: Final = 20_000
LONGEST_TEXT: Final = 500
LARGEST: Final = 1_000_000
ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LONGEST_ID: Final = 40


def check_size(text: str, where: str) -> None:
    size = len(text.encode("utf-8", "surrogatepass"))
    if size > MOST_BYTES:
        raise ContentError(f"{where}: has {size:,} bytes; a pack may have at most {MOST_BYTES:,}")


def check_shape(raw: object, where: str) -> None:
    """Depth, number of values, what they are, and what things are called."""
    count = 0
    pending: list[tuple[Any, int]] = [(raw, 1)]
    while pending:
        value, depth = pending.pop()
        count += 1
        if count > MOST_VALUES:
            raise ContentError(f"{where}: has more than {MOST_VALUES:,} values; a pack may not have more")
        if depth > DEEPEST:
            raise ContentError(f"{where}: is nested more than {DEEPEST} levels deep")
        if isinstance(value, dict):
            check_id(value, where)
            pending += [(each, depth + 1) for each in value.values()]
            pending += [(name, depth + 1) for name in value]
        elif isinstance(value, list):
            pending += [(each, depth + 1) for each in value]
        else:
            check_value(value, where)


def check_value(value: object, where: str) -> None:
    if isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            raise ContentError(f"{where}: has a text of {len(value)} characters; at most {LONGEST_TEXT} are allowed")
    elif isinstance(value, int):
        if abs(value) > LARGEST:
            raise ContentError(f"{where}: has a number beyond {LARGEST:,}")
    else:
        kind = type(value).__name__
        raise ContentError(f"{where}: has a value of the kind {kind}; a pack has texts, whole numbers, true and false")


def check_id(table: dict[Any, Any], where: str) -> None:
    """What files, addresses and records call a thing by."""
    id = table.get("id")
    if isinstance(id, str) and (len(id) > LONGEST_ID or not ID.fullmatch(id)):
        raise ContentError(
            f"{where}: field 'id': must be small letters, digits and hyphens, at most {LONGEST_ID}, such as "
            f"bell-warden, not {id[:60]!r}"
        )
