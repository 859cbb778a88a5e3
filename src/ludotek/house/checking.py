"""Checking a stored table: all of it is there, and its game plays again, line by line, with the rules that it was begun with.

The one check of what is stored: `ludotek upgrade` and `ludotek admin check` both rest on it.
"""

from __future__ import annotations

import time
from functools import lru_cache
from typing import Any

import msgspec

from ludotek import registry
from ludotek.house.rebuilding import begun, chance_of
from ludotek.house.store import Stored, must_be_whole
from ludotek.kernel.chance import Waiting
from ludotek.kernel.errors import LudotekError, RecordError, UnknownRulesVersion
from ludotek.kernel.game import Game
from ludotek.kernel.header import Header, read_header
from ludotek.kernel.play import Play, begin
from ludotek.kernel.reader import content_hash
from ludotek.kernel.record import Line, read_line
from ludotek.kernel.replay import follow
from ludotek.kernel.seal import NO_SALT, seal_of
from ludotek.table import journal
from ludotek.table.table import UNCHANGED, Times


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """What was found. `kept`: the rules of the table are here, past or present; `problem`: why it cannot be read, or does not
    play as it was stored, "" if it does; `differs`: from which line on, and how, the present rules would have played another
    game, "" if they would not."""

    id: str
    game: str
    rules: int
    finished: bool = False
    kept: bool = True
    problem: str = ""
    differs: str = ""


class Told(msgspec.Struct, frozen=True):
    """What a journal says about the game itself."""

    salts: list[str]
    lines: list[Line]
    closed: bool


def check(stored: Stored) -> Checked:
    """Play a stored game again; whatever goes wrong is told."""
    row = stored.row
    found = Checked(id=row.id, game=row.game, rules=0)
    try:
        header = read_header(msgspec.json.decode(row.header), "header")
        found = msgspec.structs.replace(found, rules=header.rules)
        must_be_whole(stored)
        told = read_journal(stored, header)
        play = played(registry.find(row.game, header.rules), stored, header, told)
        seat_people(stored)
    except UnknownRulesVersion as unknown:
        return msgspec.structs.replace(found, kept=False, problem=str(unknown))
    except Exception as error:  # whatever is wrong with what was stored
        return msgspec.structs.replace(found, problem=said(error))
    found = msgspec.structs.replace(found, finished=told.closed or play.match.over)
    present = registry.find(row.game)
    if present.rules_version != header.rules:
        found = msgspec.structs.replace(found, differs=difference(present, stored, header, told))
    return found


def said(error: Exception) -> str:
    """Ours speak for themselves; what another says may need its name to be understood."""
    return str(error) if isinstance(error, LudotekError) else f"{type(error).__name__}: {error}".removesuffix(": ")


def read_journal(stored: Stored, header: Header) -> Told:
    entries = [journal.from_bytes(data) for data in stored.journal]
    salts: list[str] = header.chance.get("salts", [])
    lines: list[Line] = []
    for number, entry in enumerate(entries, 1):
        if isinstance(entry, journal.Seated) and entry.salt:
            salts = salts or [NO_SALT] * header.seats
            salts = [entry.salt if seat == entry.seats[0] else salt for seat, salt in enumerate(salts)]
        elif isinstance(entry, journal.Played):
            lines += [read_line(data, f"entry {number}", 0) for data in entry.lines]
    return Told(salts, lines, any(isinstance(entry, journal.Closed) for entry in entries))


def played(game: Game, stored: Stored, header: Header, told: Told) -> Play:
    """The game to its last line; every digest and the commitment must be as stored."""
    if known_hash(stored.content) != stored.row.content:
        raise RecordError("its content is not what it was")
    play = start(game, stored, header, told)
    if play.record.header.chance.get("commitment") != header.chance.get("commitment"):
        raise RecordError("the seed is not the one that was sealed")
    for line in told.lines:
        follow(play, line)
    wait(play, journal.waiting(stored.journal))
    return play


def wait(play: Play, entering: journal.Entering | None) -> None:
    """What is entered at a real table must be possible, and more be waited for."""
    if entering is not None:
        try:
            play.clone().act(entering.seat, entering.action, None, entering.entered)
        except Waiting:
            return
        raise RecordError("nothing is left to be entered for its last act")


def seat_people(stored: Stored) -> None:
    """Read what is not the game itself as well: people, chat, votes."""
    table = begun(stored, decoded(stored.content), Times(time.time, time.monotonic), UNCHANGED)
    for data in stored.journal:
        table.apply(journal.without_lines(data))


def start(game: Game, stored: Stored, header: Header, told: Told) -> Play:
    content = decoded(stored.content)
    chance, seal = chance_of(header.chance, stored.row.seed, told.salts), seal_of(header.chance)
    return begin(game, header.options, chance, content, None, header.attended, seal)


@lru_cache(maxsize=32)
def decoded(content: bytes) -> dict[str, Any]:
    """Many tables are played with the same content, which is then read once."""
    found: dict[str, Any] = msgspec.json.decode(content)
    return found


@lru_cache(maxsize=32)
def known_hash(content: bytes) -> str:
    return content_hash(decoded(content))


def difference(game: Game, stored: Stored, header: Header, told: Told) -> str:
    """Where and how other rules part from a stored game; "" if they never do."""
    try:
        play = start(game, stored, header, told)
        for line in told.lines:
            follow(play, line)
    except LudotekError as error:
        return str(error)
    except Exception as error:  # rules that never met such a position
        return type(error).__name__
    return ""
