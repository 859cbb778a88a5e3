"""A table as a line of text that can be opened elsewhere: whatever the store has of it, and the secret of its holder.

A backup is a file of such lines. It reveals everything, including hidden cards and dice to come, so only tables that need nobody
else have one. What comes back may be anybody's work: it is read strictly, and its game is played again line by line.
"""

from __future__ import annotations

import hashlib
import math
import re
from typing import Any, Final, Literal

import msgspec

from ludotek.house.bench import in_words
from ludotek.house.checking import check
from ludotek.house.store import Stored, TableRow
from ludotek.house.strict import DEEPEST_PACK, read
from ludotek.kernel.chance import EnteredChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game
from ludotek.kernel.header import PLACES, Header, read_header
from ludotek.kernel.reader import content_hash
from ludotek.kernel.seal import SEALED, is_salt
from ludotek.registry import find
from ludotek.table import journal
from ludotek.table.caps import Caps
from ludotek.table.holder import digest_of
from ludotek.table.phrases import PHRASES
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.seating import HUMAN, KNOWN_BOTS
from ludotek.table.table import LONGEST_NAME, LONGEST_SAYING, Table, clean

FORMAT: Final = 1
LARGEST_BACKUP: Final = 4 * 1024 * 1024  # bytes of a table; the longest games have less than one million
LATEST: Final = 1e11  # seconds since 1970
LONGEST_WORD: Final = 200
MOST_PLACES: Final = 100
MOST_ENTERED: Final = 500  # dice and cards of one act
REAL: Final = EnteredChance().to_data()  # how the chance of a real table is described
ID: Final = re.compile(r"[0-9a-z]{1,64}")
DIGEST: Final = re.compile(r"[0-9a-f]{64}")
SEED: Final = re.compile(r"[0-9a-f]{64}")
BEGINS: Final = b'{"ludotek":"table",'


class Whole(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    game: str
    created: float
    header: dict[str, Any]
    content: dict[str, Any]
    seed: str
    key: str  # the secret that opens its seats
    journal: list[journal.Known]

    def stored(self) -> Stored:
        header, content = msgspec.json.encode(self.header), msgspec.json.encode(self.content)
        hash = str(self.header.get("content", ""))
        row = TableRow(self.id, self.game, self.created, hash, header, bytes.fromhex(self.seed))
        return Stored(row, content, [journal.to_bytes(entry) for entry in self.journal])


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ludotek: Literal["table"]
    format: int
    digest: str  # of the table as it stands there
    table: msgspec.Raw


_line = msgspec.json.Decoder(Line)
_whole = msgspec.json.Decoder(Whole)


def needs_nobody_else(table: Table) -> bool:
    return len(table.holders) == 1 and not table.open_seats and not table.day


def written(stored: Stored, key: str) -> bytes:
    row = stored.row
    whole = Whole(
        row.id,
        row.game,
        row.created,
        msgspec.json.decode(row.header),
        msgspec.json.decode(stored.content),
        row.seed.hex(),
        key,
        [journal.from_bytes(data) for data in stored.journal],
    )
    table = msgspec.json.encode(whole)
    return msgspec.json.encode(Line("table", FORMAT, digest(table), msgspec.Raw(table))) + b"\n"


def digest(table: bytes) -> str:
    return hashlib.blake2b(table, digest_size=16).hexdigest()


def read_line(data: bytes, caps: Caps) -> Whole:
    """The table of a line, as far as it can be judged without playing its game; refused if it is none."""
    data = data.strip()
    if len(data) > LARGEST_BACKUP:
        raise TableRefusal(Code.TOO_LARGE, {"most": LARGEST_BACKUP})
    if not data.startswith(BEGINS):
        raise TableRefusal(Code.NOT_A_BACKUP)
    try:
        line = read(data, _line, LARGEST_BACKUP, DEEPEST_PACK)
        if line.format > FORMAT:
            raise TableRefusal(Code.BACKUP_NEWER)
        table = bytes(line.table)
        if line.format != FORMAT or digest(table) != line.digest:
            raise TableRefusal(Code.BACKUP_DAMAGED)
        whole = _whole.decode(table)
        fits = is_whole(whole, read_header(whole.header, "header"), caps)
    except TableRefusal as refusal:
        if refusal.code != Code.MALFORMED:
            raise
        fits = False
    except (LudotekError, msgspec.DecodeError):
        fits = False
    if not fits:
        raise TableRefusal(Code.BACKUP_DAMAGED)
    return whole


def is_whole(whole: Whole, header: Header, caps: Caps) -> bool:
    """Is it a table of one person that a house could have written?"""
    opened, entries = whole.journal[:1], whole.journal[1:]
    if not opened or not isinstance(opened[0], journal.Opened) or not opens(opened[0], header):
        return False
    people = [seat for seat, who in enumerate(opened[0].seating) if who == HUMAN]
    seated = [entry for entry in entries if isinstance(entry, journal.Seated)]
    keys = [entry.key for entry in entries if isinstance(entry, journal.Seated) or is_rekeyed(entry)]  # type: ignore[union-attr]
    places = [entry for entry in entries if isinstance(entry, journal.Brought)]
    lines = [line for entry in entries if isinstance(entry, journal.Played) for line in entry.lines]
    return (
        ID.fullmatch(whole.id) is not None
        and SEED.fullmatch(whole.seed) is not None
        and whole.game == header.game
        and (header.chance.get("table") == whole.id if header.chance["kind"] == SEALED else header.chance == REAL)
        and 0 <= whole.created < LATEST
        and len(seated) == 1
        and seated[0].seats == people
        and digest_of(whole.key) == keys[-1]
        and len(places) + len(header.places) <= MOST_PLACES
        and len(entries) < caps.journal
        and sum("undo" in line for line in lines) <= caps.undos
        and sum(isinstance(entry, journal.Said) for entry in entries) <= caps.chat
        and sum(isinstance(entry, journal.Named) for entry in entries) <= caps.names
        and sum(isinstance(entry, journal.Muted) for entry in entries) <= caps.mutes
        and all(0 <= entry.at < LATEST and may_stand(entry, people, header.seats) for entry in entries)
        and ".toml" not in str(header.options)  # what comes from outside names no files
    )


def opens(opened: journal.Opened, header: Header) -> bool:
    words = (opened.pack, opened.puzzle, opened.trial)
    return (
        0 <= opened.at < LATEST
        and len(opened.seating) == header.seats
        and HUMAN in opened.seating
        and all(who == HUMAN or who in KNOWN_BOTS for who in opened.seating)
        and not opened.day
        and all(len(word) <= LONGEST_WORD for word in words)
    )


def is_rekeyed(entry: journal.Known) -> bool:
    return isinstance(entry, journal.Keyed) and entry.whose == 0


def may_stand(entry: journal.Known, people: list[int], seats: int) -> bool:
    """May this stand in the journal of a table of one person?"""
    match entry:
        case journal.Seated():
            salted = entry.salt == "" or is_salt(entry.salt)
            return entry.holder == 0 and entry.host and is_digest(entry.key) and is_clean(entry.name) and salted
        case journal.Named():
            return entry.holder == 0 and is_clean(entry.name)
        case journal.Keyed():
            return entry.whose in (0, "invite", "watch") and is_digest(entry.key) and not entry.veiled
        case journal.Played():
            return entry.left is None or (len(entry.left) == seats and all(map(math.isfinite, entry.left)))
        case journal.Entering():
            return -1 <= entry.seat < seats and -1 <= entry.action < LATEST and len(entry.entered) <= MOST_ENTERED
        case journal.Replaced():
            return entry.seat in people and entry.bot in KNOWN_BOTS
        case journal.Returned():
            return entry.seat in people
        case journal.Missed() | journal.Seen():
            return entry.holder == 0
        case journal.Muted():
            return len(entry.card) <= LONGEST_WORD
        case journal.Said():
            said = clean(entry.text, LONGEST_SAYING) == entry.text and (not entry.phrase or entry.phrase in PHRASES)
            return -1 <= entry.seat < seats and is_clean(entry.name) and said
        case journal.Brought():
            return entry.place in PLACES
        case journal.Continued():
            return ID.fullmatch(entry.table) is not None and -1 <= entry.seat < seats
        case journal.Paused() | journal.Closed():
            return True
        case _:  # set up a second time, or with others
            return False


def is_digest(key: str) -> bool:
    return DIGEST.fullmatch(key) is not None


def is_clean(name: str) -> bool:
    return clean(name, LONGEST_NAME) == name


def problem_in(stored: Stored) -> str:
    """Play its game again, and say the words of its cards once: the code of what is wrong, "" if nothing is.

    A stranger may have written it, so the thinkers do this, and not for long."""
    found = check(stored)
    if not found.kept:
        return Code.OLD_RULES
    if found.problem:
        return Code.BACKUP_DAMAGED
    game, content = find(stored.row.game, found.rules), msgspec.json.decode(stored.content)
    if is_own(game, msgspec.json.decode(stored.row.header)["options"], stored.row.content):
        return ""
    _, long = in_words(game, game.sheets(content))
    return Code.BACKUP_DAMAGED if long else ""


def is_own(game: Game, options: dict[str, Any], hash: str) -> bool:
    """Is it played with what the game comes with?"""
    try:
        return content_hash(game.content(options)) == hash
    except LudotekError:  # there is no such deck here
        return False
