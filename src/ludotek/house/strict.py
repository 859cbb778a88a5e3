"""Strict reading of what comes from outside: size, depth, duplicate keys and odd numbers are refused before decoding.

The decoder itself refuses unknown fields and wrong types, but takes the last of two equal keys and any depth.
"""

from __future__ import annotations

import json
import re
from typing import Any, NoReturn, TypeVar

import msgspec

from ludotek.packs import bounds
from ludotek.table.refusal import Code, TableRefusal

LARGEST = 8 * 1024  # bytes
DEEPEST = 16
LARGEST_PACK = 2 * bounds.MOST_BYTES  # of a message that carries a pack, whose own bounds say more in words
DEEPEST_PACK = bounds.DEEPEST + 8

BRACKETS = re.compile(rb"[\[\]{}]")
TEXTS = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)

T = TypeVar("T")


def read(data: bytes, decoder: msgspec.json.Decoder[T], largest: int = LARGEST, deepest: int = DEEPEST) -> T:
    """A message, or a refusal that says what is wrong with it."""
    if len(data) > largest:
        raise TableRefusal(Code.TOO_LARGE, {"most": largest})
    check(data, deepest)
    try:
        return decoder.decode(data)
    except msgspec.DecodeError as error:
        raise TableRefusal(Code.MALFORMED, {"problem": str(error)}) from None


def check(data: bytes, deepest: int = DEEPEST) -> None:
    if depth(data) > deepest:
        raise TableRefusal(Code.MALFORMED, {"problem": f"nested more than {deepest} deep"})
    try:
        _decoder.decode(data.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise TableRefusal(Code.MALFORMED, {"problem": str(error)}) from None


def depth(data: bytes) -> int:
    """How deeply brackets are nested, not counting those inside strings."""
    deepest = now = 0
    for byte in BRACKETS.findall(TEXTS.sub(b"", data)):
        if byte in b"[{":
            now += 1
            deepest = max(deepest, now)
        elif byte in b"]}":
            now -= 1
    return deepest


def without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("duplicate key")
    return found


def no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a JSON number")


_decoder = json.JSONDecoder(object_pairs_hook=without_twins, parse_constant=no_constant)
