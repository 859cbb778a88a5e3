"""How large a pack may be, and what may be in it. Whatever is not so is refused before anything else is done with it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from ludotek.kernel.errors import ContentError
from ludotek.kernel.mistake import Mistake
from ludotek.kernel.phrase import Slot
from ludotek.kernel.reader import shown, written

MOST_BYTES: Final = 256 * 1024
DEEPEST: Final = 24  # tables and lists within one another
MOST_VALUES: Final = 20_000
LONGEST_TEXT: Final = 500
LARGEST: Final = 1_000_000
PART: Final = r"""(?>[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+"""
LONG_KEY: Final = re.compile(rf"(?<![\w-]){PART}(?:\.[ \t]*+{PART}){{{DEEPEST}}}")
ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LONGEST_ID: Final = 40
# Names of devices on Windows, where no file can be called that; and what stands for any card in an option.
TAKEN: Final = {"con", "prn", "aux", "nul", "random", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}


def refused(where: str, key: str, english: str, field: str = "", **slots: Slot) -> ContentError:
    """The error that a pack is not as it must be."""
    mistake = Mistake(key, english, slots)
    place = f"{where}, field {field!r}" if field else where
    return ContentError(f"{place}: {mistake}", "", field, mistake.phrase)


def check_size(text: str, where: str) -> None:
    size = len(text.encode("utf-8", "surrogatepass"))
    if size > MOST_BYTES:
        raise too_large(where)


def decoded(data: bytes, where: str) -> str:
    """The text of a file, as editors write it: in UTF-8, whether or not a mark says so."""
    if len(data) > MOST_BYTES:
        raise too_large(where)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise refused(where, "not-text", "is not a text in UTF-8") from None


def check_keys(text: str, where: str) -> None:
    """No key of many parts: reading a.a.a.a… takes the square of its length, which `check_shape` would be too late for."""
    if LONG_KEY.search(text):
        raise too_deep(where)


def too_deep(where: str) -> ContentError:
    return refused(where, "too-deep", f"is nested more than {DEEPEST} levels deep", most=DEEPEST)


def too_large(where: str) -> ContentError:
    most = MOST_BYTES // 1024
    return refused(where, "too-large", f"is larger than {most} KB; a pack may not be", most=most)


def check_shape(raw: object, where: str) -> None:
    """Depth, number of values, and what they are."""
    if not isinstance(raw, dict):
        raise refused(where, "table", f"must be a table of fields, not {shown(raw)}", found=written(raw))
    count = 0
    pending: list[tuple[Any, int]] = [(raw, 1)]
    while pending:
        value, depth = pending.pop()
        count += 1
        if count > MOST_VALUES:
            english = f"has more than {MOST_VALUES:,} values; a pack may not have more"
            raise refused(where, "too-many-values", english, most=MOST_VALUES)
        if depth > DEEPEST:
            raise too_deep(where)
        if isinstance(value, dict):
            pending += [(each, depth + 1) for each in value.values()]
            pending += [(name if isinstance(name, str) else None, depth + 1) for name in value]
        elif isinstance(value, list):
            pending += [(each, depth + 1) for each in value]
        else:
            check_value(value, where)


def check_value(value: object, where: str) -> None:
    if isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            english = f"has a text of {len(value)} characters; at most {LONGEST_TEXT} are allowed"
            raise refused(where, "long-text", english, n=len(value), most=LONGEST_TEXT)
    elif isinstance(value, int):
        if abs(value) > LARGEST:
            raise refused(where, "large-number", f"has a number beyond {LARGEST:,}", most=LARGEST)
    else:
        kind = type(value).__name__
        english = f"has a value of the kind {kind}; a pack has texts, whole numbers, true and false only"
        raise refused(where, "strange-value", english, found=str(value)[:40] if kind in ("float", "date") else kind)


def bad_ids(raw: dict[str, Any], where: str) -> Iterator[tuple[str, ContentError]]:
    """Ids that files, addresses and records could not call a thing by: of the pack itself ("") and of what is in it."""
    for table in tables(raw):
        id = table.get("id")
        if not isinstance(id, str) or not id:
            continue
        if len(id) > LONGEST_ID or not ID.fullmatch(id):
            english = f"must be small letters, digits and hyphens, at most {LONGEST_ID}, not {id[:60]!r}"
            error = refused(where, "id", english, "id", found=id[:60], most=LONGEST_ID)
            yield ("" if table is raw else id[:60], error)
        elif id in TAKEN:
            english = f"must not be {id!r}, which means something else"
            yield ("" if table is raw else id, refused(where, "id-reserved", english, "id", id=id))


def tables(raw: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A table and all tables in it."""
    yield raw
    for section in raw.values():
        for each in section if isinstance(section, list) else [section]:
            if isinstance(each, dict):
                yield from tables(each)
