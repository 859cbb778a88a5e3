"""A saved game: its position at any point, its chance, its record and its content, as one object.

A save reveals everything, including hidden cards and future dice: it belongs to whoever keeps the game, not to a seat.
"""

from __future__ import annotations

from typing import Any

from ludotek.kernel.chance import Chance, chance_from_data
from ludotek.kernel.errors import LudotekError, RecordError
from ludotek.kernel.game import Game
from ludotek.kernel.header import FORMAT, SHORT, read_format, read_header
from ludotek.kernel.match import Match, position_digest
from ludotek.kernel.play import Play, short_digest
from ludotek.kernel.reader import Reader
from ludotek.kernel.record import Answer, Record, check_content, read_end, read_line
from ludotek.kernel.replay import check_game


def save(play: Play, log: list[str]) -> dict[str, Any]:
    """The game as JSON-compatible data; the log is kept in words, so that any later version can show it."""
    record, match = play.record, play.match
    return {
        "ludotek": FORMAT,
        "header": record.header.to_data(),
        "log": list(log),
        "content": play.content,
        "position": match.to_data(),
        "digest": play.digest(),
        "chance": match.chance.to_data(),
        "origin": play.origin.to_data(),
        "lines": [line.to_data() for line in record.lines],
        "end": None if record.end is None else record.end.to_data(),
    }


def load(game: Game, data: object) -> Play:
    """The saved game, to be played on. A damaged save is one clear error; an unknown rules version still has its log."""
    fields = Reader(data, "save", RecordError)
    read_format(fields)
    header = read_header(fields.table("header").data, "save, header")
    log = fields.texts("log")
    check_game(game, header, log)
    content = fields.table("content").data
    check_content(content, header.content, "save, content")
    chance = read_chance(fields.table("chance").data, "save, chance")
    origin = read_chance(fields.table("origin").data, "save, origin")
    position = fields.table("position").data
    if position_digest(position)[:SHORT] != fields.text("digest"):  # before anything is made of it
        raise RecordError("save: the position does not match the digest in the save; the file is damaged")
    match = read_position(game, content, header.options, position, chance)
    if short_digest(match) != fields.data["digest"]:
        raise RecordError("save: the position is not one that these rules could have written; the file is damaged")
    record = Record(header, content)
    record.log = log
    raw: list[object] = fields.must_be("lines", "a list", isinstance(fields.data.get("lines"), list))
    live: list[Answer] = []
    for i, each in enumerate(raw):
        where = f"save, entry {i + 1} of the record"
        line = read_line(each, where, 0)
        problem = line.apply(live)
        if problem:
            raise RecordError(f"{where}, {problem}")
        record.lines.append(line)
    match.answers = len(live)
    last = record.lines[-1].digest if record.lines else header.digest
    if last != fields.data["digest"]:
        raise RecordError("save: the record does not lead to the position; the file is damaged")
    if fields.must_be("end", "an end or null", isinstance(fields.data.get("end"), dict | None)) is not None:
        record.end = read_end(fields.data["end"], "save, end")
    if fields.has("table"):
        fields.table("table")  # what the table keeps besides the game is for the table to read
    fields.done()
    return Play(game, content, record, origin, match)


def read_chance(data: dict[str, Any], where: str) -> Chance:
    try:
        return chance_from_data(data)
    except LudotekError as error:
        raise RecordError(f"{where}: {error}") from None
    except Exception:  # whatever a damaged file makes of it
        raise RecordError(f"{where}: is damaged") from None


def read_position(
    game: Game, content: dict[str, Any], options: dict[str, Any], data: dict[str, Any], chance: Chance
) -> Match:
    try:
        if game.check_options(options) != options:
            raise LudotekError("some options are missing")
        return game.revive(content, options, data, chance)
    except LudotekError as error:
        raise RecordError(f"save, position: {error}") from None
    except Exception:  # whatever a damaged file makes of it
        raise RecordError("save, position: is damaged") from None
