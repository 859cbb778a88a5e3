"""Prepared tables: games that bots have played up to some answer, put into the store of a running server. They are the same
in every run, and nobody has to play there first."""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from hosting import Served

from ludotek import api
from ludotek.bots import make_bot
from ludotek.house.seatings import Secrets, set_up
from ludotek.house.store import TableRow
from ludotek.house.wire import NewSeat, NewTable
from ludotek.kernel.chance import FastChance, SealedChance
from ludotek.server.store import DatabaseStore
from ludotek.table import journal
from ludotek.table.table import Table, Times

TRIES = 60
Created = dict[str, str]
Options = tuple[tuple[str, Any], ...]


def begin(game: str, n: int, options: Options) -> tuple[bytes, api.Match, Iterator[None]]:
    """A seed, the game that begins with it, and greedy bots that give one answer after the other."""
    found = api.game(game)
    seed = n.to_bytes(32, "big")
    match = found.begin(dict(options), SealedChance(seed), attended=True)
    bots = [make_bot("greedy", found.rules, FastChance(1000 * n + seat)) for seat in range(match.seats)]

    def answers() -> Iterator[None]:
        while not match.over:
            seat = match.driver
            allowed = match.actions(seat)
            match.act(seat, allowed[0] if len(allowed) == 1 else bots[seat].choose(match.position, seat))
            yield

    return seed, match, answers()


@cache
def played(game: str, how: str, last: int, options: Options) -> tuple[bytes, api.Match]:
    """A seed and the game that bots make of it: one that ends like this, by an answer of this seat (-1: any)."""
    for n in range(TRIES):
        seed, match, answers = begin(game, n, options)
        for _ in answers:
            pass
        assert match.result is not None
        if match.result.how == how and last in (-1, match.lines[-1].seat):  # type: ignore[union-attr]
            return seed, match
    raise AssertionError(f"no game of {game} among {TRIES} ends by {how}")


@cache
def played_to(game: str, question: str, verb: str, after: int, options: Options) -> tuple[bytes, api.Match]:
    for n in range(TRIES):
        seed, match, answers = begin(game, n, options)
        for _ in answers:
            asked = match.decision(0)
            if not asked or len(asked.options) == 1 or question not in ("", asked.name) or len(match.lines) < after:
                continue
            if not verb or any(option.verb == verb for option in asked.options):
                return seed, match
    raise AssertionError(f"{question} is never asked")


def near_end(
    server: Served, game: str, how: str, *seats: str, left: int = 0, last: int = -1, **options: Any
) -> Created:
    """A table where all but the `left` last answers were given; its secrets."""
    return put_up(server, *played(game, how, last, tuple(sorted(options.items()))), seats, left)


def asked(
    server: Served, game: str, question: str, *seats: str, verb: str = "", after: int = 1, **options: Any
) -> Created:
    """A table where the first seat is asked this and may answer that ("": anything), after so many answers; its secrets."""
    return put_up(server, *played_to(game, question, verb, after, tuple(sorted(options.items()))), seats)


def put_up(server: Served, seed: bytes, match: api.Match, seats: tuple[str, ...], left: int = 0) -> Created:
    found: list[Created] = []
    lines = [line.to_data() for line in match.lines[: len(match.lines) - left]]
    # The browser of the test keeps an event loop of its own.
    writer = threading.Thread(target=lambda: found.append(asyncio.run(put(server, match, seed, seats, lines))))
    writer.start()
    writer.join()
    return found[0]


async def put(server: Served, match: api.Match, seed: bytes, seats: tuple[str, ...], lines: list[Any]) -> Created:
    times, kept = Times(time.time, time.monotonic), Secrets()
    fresh = match.game.begin(match.options, SealedChance(seed), match.content, attended=True)
    table = Table(secrets.token_hex(8), fresh, times)
    people = [NewSeat(who="me") if seat == "me" else NewSeat(who="bot", bot=seat) for seat in seats]
    set_up(table, NewTable(game=match.game.name, seats=people, name="Ann"), kept)
    entries = [*table.fresh, journal.Played(time.time(), lines)]
    row = TableRow(
        table.id, match.game.name, time.time(), fresh.header.content, msgspec.json.encode(fresh.header.to_data()), seed
    )
    store = await DatabaseStore.open(f"sqlite:///{server.data / 'tables.sqlite'}")
    await store.create(row, msgspec.json.encode(match.content), [journal.to_bytes(each) for each in entries])
    await store.close()
    return {"table": table.id, "key": kept.key, "invite": kept.invite, "watch": kept.watch}
