"""The seal of a live game: a commitment is shown before the game, and the secret behind it after the end.

The commitment fixes the secret seed together with what is played: the table, the game, its rules and content, the options
and the number of seats. Seats may add salts once it is out; then neither side alone has chosen the dice. A seal of which the
secret was known before (a branch of an opened game, a lesson, a puzzle) says so. Records from before this have a commitment
to the seed alone, and no table.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

from ludotek.kernel.chance import SealedChance
from ludotek.kernel.errors import RecordError
from ludotek.kernel.reader import Reader

if TYPE_CHECKING:
    from ludotek.kernel.header import Header

SEALED: Final = "sealed"
SALT_DIGITS: Final = 32  # hexadecimal, so 128 bits
NO_SALT: Final = ""


class Seal:
    """What a seal says besides the game. `table`: the id of the table, "" where there is none, None in old records;
    `known`: the secret was known before the game began."""

    def __init__(self, table: str | None = "", known: bool = False) -> None:
        self.table = table
        self.known = known


def describe(chance: SealedChance, seal: Seal, header: Header) -> dict[str, Any]:
    """What the header says about sealed chance."""
    described: dict[str, Any] = {"kind": SEALED}
    if seal.table is not None:
        described["table"] = seal.table
    if seal.known:
        described["known"] = True
    if chance.salts:
        described["salts"] = chance.salts[:]
    described["commitment"] = commitment(chance.seed, header, described)
    return described


def commitment(seed: bytes, header: Header, described: dict[str, Any]) -> str:
    """What is shown before the game: it fixes the seed and what is played without revealing the seed."""
    if "table" not in described:
        return hashlib.blake2b(seed, digest_size=32, person=b"ludotek-commit").hexdigest()
    terms = {
        "attended": header.attended,
        "content": header.content,
        "game": header.game,
        "known": described.get("known", False),
        "options": header.options,
        "rules": header.rules,
        "seats": header.seats,
        "table": described["table"],
    }
    text = json.dumps(terms, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), key=seed, digest_size=32, person=b"ludotek-seal").hexdigest()


def opened(header: Header, opening: str) -> SealedChance:
    """The chance that an opening fixes; it must fit the commitment."""
    seed = bytes.fromhex(opening)
    if commitment(seed, header, header.chance) != header.chance["commitment"]:
        raise RecordError("the opening does not match the commitment: these are not the dice that were sealed")
    salts: list[str] = header.chance.get("salts", [])
    if salts and len(salts) != header.seats:
        raise RecordError(f"line 1, field 'salts': must be one for each of the {header.seats} seats, not {len(salts)}")
    return SealedChance(seed, salts)


def is_salt(text: str) -> bool:
    return len(text) == SALT_DIGITS and all(sign in "0123456789abcdef" for sign in text)


def read_seal(chance: Reader) -> None:
    """The fields of sealed chance in a header."""
    chance.hexadecimal("commitment", 64)
    if chance.has("table"):
        chance.must_be("table", "a text", isinstance(chance.data["table"], str))
        chance.flag("known")
        if chance.has("salts"):
            fit = all(salt == NO_SALT or is_salt(salt) for salt in chance.texts("salts"))
            chance.must_be("salts", f"a list of texts of {SALT_DIGITS} hexadecimal digits, or empty ones", fit)
    chance.done()


def seal_of(described: dict[str, Any]) -> Seal:
    """The seal that a header describes."""
    return Seal(described.get("table"), described.get("known", False))
