"""Checkpoints: the game of a table as it stood after an entry of its journal, so that reading costs what the position costs.

A checkpoint is only a shortcut. It names the entries that it was made from by their digest and the program that made it; where
either is another, and where the position is not the one that the record leads to, the journal is read from its beginning. What is
not the game itself (people, chat, votes) is always read from the journal.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterable
from typing import Any

import msgspec

from ludotek import registry
from ludotek.api import Fact, Heard, Match
from ludotek.kernel.errors import RecordError
from ludotek.kernel.save import load, save
from ludotek.table import journal
from ludotek.table.reckoning import Told, phrase_of
from ludotek.table.table import Table

QUICK = 1  # how hard zlib tries


class Line(msgspec.Struct, array_like=True, frozen=True):
    """A line of the story by the numbers of its facts; `choice`: the line of the record that it came of, -1 if there was none."""

    public: int
    by_seat: list[int]
    choice: int


class Kept(msgspec.Struct, array_like=True, frozen=True):
    """A fact: its name, phrase, rule, values, things and sound."""

    name: str
    phrase: Told
    rule: str
    values: dict[str, int]
    things: dict[str, str]
    sound: str


class Checkpoint(msgspec.Struct, frozen=True):
    """`seq`: the entry after which it was made; `entries`: the digest of all entries up to it."""

    program: str
    seq: int
    entries: str
    game: dict[str, Any]  # a save without its content
    facts: list[Kept]
    story: list[Line]
    last: dict[int, int]
    secretive: bool


def digest_of_entries(entries: Iterable[bytes]) -> str:
    whole = hashlib.blake2b(digest_size=16)
    for entry in entries:
        whole.update(len(entry).to_bytes(4, "big"))
        whole.update(entry)
    return whole.hexdigest()


def make(table: Table, entries: list[bytes]) -> bytes:
    """The checkpoint of a table, of which these are all entries so far."""
    match, session = table.match, table.session
    place = {id(line): n for n, line in enumerate(match.lines)}
    numbers: dict[
        bytes, int
    ] = {}  # of facts that say the same: who plays and goes back again and again is told much of it
    kept: list[Kept] = []

    def number(fact: Fact) -> int:
        said = Kept(fact.name, fact.phrase.to_data(), fact.rule, fact.values, fact.things, fact.sound)
        key = msgspec.msgpack.encode(said)
        if key not in numbers:
            numbers[key] = len(kept)
            kept.append(said)
        return numbers[key]

    story = [
        Line(number(heard.public), [number(fact) for fact in heard.by_seat], place.get(id(heard.choice), -1))
        for heard in session.story
    ]
    game = save(match.play, [])
    del game["content"]
    found = Checkpoint(
        registry.fingerprint(),
        table.seq,
        digest_of_entries(entries),
        game,
        kept,
        story,
        dict(table.last),
        session.secretive,
    )
    return zlib.compress(msgspec.msgpack.encode(found), QUICK)


def read(data: bytes, entries: list[bytes]) -> Checkpoint | None:
    """A checkpoint that fits; None where there is none, or another."""
    if not data:
        return None
    try:
        found = msgspec.msgpack.decode(zlib.decompress(data), type=Checkpoint)
    except (zlib.error, msgspec.MsgspecError):
        return None
    fits = found.program == registry.fingerprint() and found.seq <= len(entries)
    return found if fits and found.entries == digest_of_entries(entries[: found.seq]) else None


def restore(table: Table, found: Checkpoint, entries: list[bytes], content: dict[str, Any]) -> None:
    """Bring a new table to a checkpoint: the game from there, the rest from the entries up to it."""
    for data in entries[: found.seq]:
        table.apply(journal.without_lines(data))
    game = table.match.game
    match = Match(game, load(game.rules, {**found.game, "content": content}))
    facts = [
        Fact(game, each.name, phrase_of(each.phrase), each.rule, each.values, each.things, each.sound)
        for each in found.facts
    ]
    session = table.session
    session.match = match
    session.story = [
        Heard(facts[line.public], [facts[fact] for fact in line.by_seat], chosen(match, line.choice))
        for line in found.story
    ]
    session.secretive = found.secretive
    waits = journal.waiting(entries[: found.seq])
    if waits is not None:
        session.carry_out(waits.seat, waits.action, waits.entered)
    table.last = dict(found.last)
    table.marked = found.seq
    table.run_clock()


def chosen(match: Match, line: int) -> Any:
    if not -1 <= line < len(match.lines):
        raise RecordError("the checkpoint tells of a line that the record does not have")
    return None if line == -1 else match.lines[line]
