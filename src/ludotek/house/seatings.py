"""Setting up a table: who sits where, with which secret; and the next game of the same people."""

from __future__ import annotations

from typing import Any

from ludotek import api
from ludotek.house import wire
from ludotek.kernel.errors import UnknownName
from ludotek.kernel.game import Game
from ludotek.kernel.option import DECK
from ludotek.kernel.seal import is_salt
from ludotek.table import journal
from ludotek.table.clock import MOST, SECONDS
from ludotek.table.holder import digest_of, new_secret
from ludotek.table.lesson import lesson_of
from ludotek.table.puzzle import id_of, puzzle_of, seating_of
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.seating import HUMAN, KNOWN_BOTS
from ludotek.table.table import INVITE, WATCH, Table


class Secrets:
    """What opens a table: the creator's seats, a friend's seat, a spectator's place."""

    def __init__(self) -> None:
        self.key = new_secret()
        self.invite = new_secret()
        self.watch = new_secret()


def usual_seats(match: api.Match) -> list[wire.NewSeat]:
    """One person among bots; where all play together, one person for all."""
    others = "me" if match.mode.together or match.real else "bot"
    return [wire.NewSeat(who="me")] + [wire.NewSeat(who=others)] * (match.seats - 1)  # type: ignore[arg-type]


def taught_seats(match: api.Match) -> list[wire.NewSeat]:
    """As the lesson says."""
    return seats_for(lesson_of(match.rules, match.options).seating)


def seats_for(seating: list[str]) -> list[wire.NewSeat]:
    return [wire.NewSeat(who="me") if who == HUMAN else wire.NewSeat(who="bot", bot=who) for who in seating]


def options_for(wanted: wire.NewTable) -> dict[str, Any]:
    """The options of the game; as many seats as were described."""
    options = dict(wanted.options)
    only_shipped(api.game(wanted.game).rules, options)
    known = {option.name for option in api.game(wanted.game).options}
    if wanted.seats and "seats" in known:
        options.setdefault("seats", len(wanted.seats))
    return options


def only_shipped(game: Game, options: dict[str, Any]) -> None:
    """A deck may also be named by the path of a file; what comes from outside names no files of the server."""
    for option in game.options():
        value = options.get(option.name, option.default)
        known = option.allowed if option.shape == DECK and option.allowed is not None else [value]
        if value not in known or ".toml" in str(value):
            raise UnknownName(option.name, value, option.allowed or [option.default])


def set_up(
    table: Table, wanted: wire.NewTable, secrets: Secrets, day: str = "", branch: bool = False, pack: str = ""
) -> None:
    """Put the creator, friends and bots on their seats; nobody joins or watches a game of the day."""
    puzzle = puzzle_of(table.match.rules, wanted.puzzle) if wanted.puzzle else None
    if puzzle is not None:
        seats = seats_for(seating_of(table.match.rules, puzzle))
    else:
        seats = taught_seats(table.match) if wanted.lesson else wanted.seats or usual_seats(table.match)
    if len(seats) != table.match.seats:
        raise TableRefusal(Code.WRONG_NUMBER, {"given": len(seats), "seats": table.match.seats})
    mine = [place for place, seat in enumerate(seats) if seat.who == "me"]
    if not mine:
        raise TableRefusal(Code.NOBODY_THERE)
    for seat in seats:
        bot_named(seat.bot)
    if table.real and (wanted.clock or any(seat.who == "bot" for seat in seats)):
        raise TableRefusal(Code.REAL_TABLE)
    seating = [seat.bot if seat.who == "bot" else HUMAN for seat in seats]
    now = table.times.wall()
    table.add(
        journal.Opened(
            now,
            seating,
            clock_of(wanted.clock),
            wanted.lesson,
            day,
            branch,
            id_of(puzzle) if puzzle else "",
            pack,
            wanted.trial,
        )
    )
    for what, secret in () if day else ((INVITE, secrets.invite), (WATCH, secrets.watch)):
        table.rekey(what, digest_of(secret))
    table.sit(wanted.name, mine, digest_of(secrets.key), host=True, salt=salt_of(wanted.salt))


def clock_of(clock: wire.NewClock | None) -> tuple[str, int] | None:
    if clock is None:
        return None
    if not 1 <= clock.amount <= MOST[clock.kind]:
        raise TableRefusal(Code.BAD_CLOCK, {"most": MOST[clock.kind]})
    return clock.kind, clock.amount


def set_up_again(table: Table, last: Table) -> None:
    """The same people on the same seats, known by the same secrets; for somebody who never came back, whoever has the claim."""
    now = table.times.wall()
    clock = None if last.clock is None else (last.clock.kind, round(last.clock.full / SECONDS[last.clock.kind]))
    table.add(journal.Opened(now, last.seating[:], clock, pack=last.pack))
    for what, digest in last.keys.items():
        table.rekey(what, digest)
    for holder in last.holders:
        table.sit(holder.name, holder.seats, last.claims.get(holder.id, holder.key), holder.host)


def seats_to_take(table: Table) -> int:
    """How many open seats one friend may take: all of them where everybody wins or loses together, else one."""
    free = len(table.open_seats)
    return free if table.match.mode.together else min(free, 1)


def salt_of(given: str) -> str:
    """What somebody adds to the dice; "": nothing."""
    if given and not is_salt(given):
        raise TableRefusal(Code.MALFORMED, {"problem": "salt"})
    return given


def take_seats(table: Table, name: str, secret: str, number: int = 1, salt: str = "") -> int:
    """A friend comes: the first open seats, of which the first one is told."""
    if table.finished:
        raise TableRefusal(Code(table.status))
    if not 1 <= number <= seats_to_take(table):
        raise TableRefusal(Code.FULL)
    seats = table.open_seats[:number]
    table.sit(name, seats, digest_of(secret), salt=salt_of(salt))
    return seats[0]


def bot_named(name: str) -> str:
    if name not in KNOWN_BOTS:
        raise TableRefusal(Code.NO_SUCH_BOT, {"bot": name, "known": ", ".join(KNOWN_BOTS)})
    return name
