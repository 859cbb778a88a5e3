"""How large a pack may be. Whatever is larger is refused before anything else is done with it."""

from __future__ import annotations

from typing import Any, Final

from ludotek.kernel.errors import ContentError

MOST_BYTES: Final = 256 * 1024
DEEPEST: Final = 24  # tables and lists within one another
MOST_VALUES: Final = 20_000
LONGEST_TEXT: Final = 500


def check_size(text: str, where: str) -> None:
    size = len(text.encode("utf-8", "surrogatepass"))
    if size > MOST_BYTES:
        raise ContentError(f"{where}: has {size:,} bytes; a pack may have at most {MOST_BYTES:,}")


def check_shape(raw: dict[str, Any], where: str) -> None:
    """Depth, number of values, length of texts."""
    count = 0
    pending: list[tuple[Any, int]] = [(raw, 1)]
    while pending:
        value, depth = pending.pop()
        count += 1
        if count > MOST_VALUES:
            raise ContentError(f"{where}: has more than {MOST_VALUES:,} values; a pack may not have more")
        if depth > DEEPEST:
            raise ContentError(f"{where}: is nested more than {DEEPEST} levels deep")
        if isinstance(value, str) and len(value) > LONGEST_TEXT:
            raise ContentError(f"{where}: has a text of {len(value)} characters; at most {LONGEST_TEXT} are allowed")
        if isinstance(value, dict):
            pending += [(each, depth + 1) for each in value.values()]
            pending += [(name, depth + 1) for name in value]
        elif isinstance(value, list):
            pending += [(each, depth + 1) for each in value]
