"""Playing a record again: every answer must be legal, every digest equal, every undo allowed, every draw as sealed."""

from __future__ import annotations

from typing import Any

from ludotek.kernel.chance import Chance, FastChance, chance_from_data
from ludotek.kernel.errors import LudotekError, RecordError, UnknownRulesVersion
from ludotek.kernel.game import Game
from ludotek.kernel.header import Header
from ludotek.kernel.match import Match
from ludotek.kernel.play import Play, UndoRefused, short_digest
from ludotek.kernel.record import Answer, Line, Record, Takeback, Undo, check_content
from ludotek.kernel.refusal import IllegalAction
from ludotek.kernel.seal import SEALED, opened


def check_game(game: Game, header: Header, log: list[str]) -> None:
    """The file must be of this game and of rules that this program knows."""
    if header.game != game.name:
        raise RecordError(f"this file is a game of {header.game}, not of {game.name}")
    if header.rules != game.rules_version:
        raise UnknownRulesVersion(game.name, header.rules, game.rules_version, log)


def origin_of(record: Record) -> Chance:
    """The chance that the game began with: from its seed, or from the opening of the seal, which must fit."""
    chance = record.header.chance
    kind = chance["kind"]
    if kind == "fast":
        return FastChance(chance["seed"])
    if kind == SEALED:
        if record.end is None or record.end.opening is None:
            raise RecordError("the seal of this record has not been opened: its dice cannot be checked before the end")
        return opened(record.header, record.end.opening)
    try:
        return chance_from_data(chance)
    except (AssertionError, KeyError, TypeError, ValueError):
        raise RecordError(f"line 1, field 'chance': games with {kind!r} chance cannot be replayed") from None


def start_again(game: Game, record: Record, content: dict[str, Any] | None = None) -> Play:
    """The game of a record before its first answer. Content that is not in the file must be given."""
    check_game(game, record.header, record.log)
    header = record.header
    raw = record.content if content is None else content
    if raw is None:
        raise RecordError(f"the content with the hash {header.content} is not in this file")
    check_content(raw, header.content, "content")
    origin = origin_of(record)
    match = begin_match(game, raw, header, origin)
    found = short_digest(match)
    if found != header.digest:
        raise RecordError(f"line 1: the game begins at {found}, but the header says {header.digest}")
    if header.seats != match.seats:
        raise RecordError(f"line 1, field 'seats': the game has {match.seats} seats, not {header.seats}")
    return Play(game, raw, Record(header, raw), origin, match)


def begin_match(game: Game, raw: dict[str, Any], header: Header, origin: Chance) -> Match:
    try:
        if game.check_options(header.options) != header.options:
            raise LudotekError("some options are missing")
        return game.start(raw, header.options, origin.clone(), attended=header.attended)
    except RecordError:
        raise
    except LudotekError as error:
        raise RecordError(f"line 1: this game cannot be started: {error}") from None
    except Exception:  # whatever a crafted file makes of it
        raise RecordError("line 1: this game cannot be started") from None


def follow(play: Play, line: Line) -> None:
    """Do what a line says; whatever does not come out as it says is an error."""
    where = f"line {line.at}" if line.at else f"entry {len(play.record.lines) + 1}"
    try:
        if isinstance(line, Answer):
            play.act(line.seat, line.action, None, line.entered)
        elif isinstance(line, Undo):
            play.undo(line.seats, line.mark, line.agreed, line.asked)
        elif isinstance(line, Takeback):
            play.take_back(line.seats, by_number=line.actions is None)
    except IllegalAction as illegal:  # two names: a compiled function gives one name one type
        rules = ", ".join(illegal.refusal.rules)
        raise RecordError(f"{where}: the answer is not allowed now ({rules})") from None
    except UndoRefused as refused:
        raise RecordError(f"{where}: {refused}") from None
    except LudotekError:
        raise
    except Exception:  # whatever a crafted file makes of it, such as numbers that nothing can hold
        raise RecordError(f"{where}: the rules cannot do what it says") from None
    done = play.record.lines[-1]
    if done.digest != line.digest:
        raise RecordError(f"{where}: the position is {done.digest}, but the record says {line.digest}")
    if done.to_data() != line.to_data():
        raise RecordError(f"{where}: came out as {done.to_data()}, but the record says {line.to_data()}")


def verify(game: Game, record: Record, content: dict[str, Any] | None = None) -> Play:
    """Play the whole record again, checking every digest and, for a sealed game, every draw against the commitment.

    Gives the game as it stood at the last line.
    """
    play = start_again(game, record, content)
    for line in record.lines:
        follow(play, line)
    play.record.log = record.log[:]
    if record.end is not None:
        play.close()
        end = play.record.end
        assert end is not None
        if end.to_data() != record.end.to_data():
            raise RecordError(f"the game ended as {end.to_data()}, but the record says {record.end.to_data()}")
    return play
