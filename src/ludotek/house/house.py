"""The house: the tables that are in memory, loaded when somebody comes, changed one act at a time.

An act is tried on a draft, stored, and only then put in place and told. The database decides: a process that
finds another was faster reads what it wrote and tries again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from ludotek import api
from ludotek.house import wire
from ludotek.house.awake import Awake
from ludotek.house.beside import beside
from ludotek.house.edition import Edition
from ludotek.house.errands import Errands
from ludotek.house.fanout import Fanout
from ludotek.house.limits import TALK, Limit
from ludotek.house.measures import Measures
from ludotek.house.presence import Presence
from ludotek.house.rebuilding import Content, rebuilt
from ludotek.house.reviews import Reviews
from ludotek.house.store import Conflict, Store, Stored, TableRow
from ludotek.house.thinkers import Thinkers
from ludotek.kernel.chance import Chance, EnteredChance, SealedChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.header import SERVER
from ludotek.kernel.puzzle import Puzzle
from ludotek.kernel.reader import content_hash
from ludotek.kernel.record import Concession
from ludotek.kernel.seal import Seal
from ludotek.packs.pack import Pack
from ludotek.table import checkpoint, journal
from ludotek.table.caps import Caps
from ludotek.table.holder import digest_of
from ludotek.table.lesson import Lesson
from ludotek.table.puzzle import position_of
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.session import THINK
from ludotek.table.table import UNCHANGED, Table, Times

if TYPE_CHECKING:
    from ludotek.house.guest import Guest

T = TypeVar("T")
LONGEST_ID = 64
NO_SEED = bytes(32)  # of a table with real dice and cards
GATHERING = 0.3  # seconds in which those who come and go are told together
CONTENTS = 32  # decks and the like that are kept in memory beside those of the tables in play
TRIES = 50  # against other processes whose bots write at the same table one answer after the other

log = logging.getLogger("ludotek.house")


class Live:
    """A table in memory, with those who look at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.presence = Presence(table.times)
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.driver: asyncio.Task[None] | None = None
        self.editions: dict[str, Edition] = {}
        self.gathering: asyncio.TimerHandle | None = None  # until people are told who has come and gone
        self.used = time.monotonic()
        self.alarmed = 0  # the entry of the journal for which an alarm is set

    def present(self) -> set[int]:
        """The seats whose people have a page open."""
        return {seat for guest in self.guests for seat in guest.recipient.seats}

    def spectators(self) -> int:
        return sum(1 for guest in self.guests if guest.holder < 0)

    def edition(self, lang: wire.Lang) -> Edition:
        """The table as it is, for all who read that language."""
        known = self.editions.get(lang)
        if known is None or known.table is not self.table or known.sealed != self.table.sealed:
            known = self.editions[lang] = Edition(self.table, lang)
        return known


class House:
    def __init__(
        self,
        store: Store,
        fanout: Fanout,
        thinkers: Thinkers,
        bot_pause: float,
        idle: float,
        away: float,
        public: bool = False,
        caps: Caps = UNCHANGED,
        abandoned: float = 0.0,
        most: int = 2_000,
        place: str = SERVER,
        pocket: bool = False,
    ) -> None:
        self.store = store
        self.fanout = fanout
        self.thinkers = thinkers
        self.reviews = Reviews(store, thinkers)
        self.measures = Measures(thinkers)
        self.bot_pause = bot_pause
        self.idle = idle
        self.public = public  # may tables be listed for everybody?
        self.awake = Awake(time.monotonic)
        self.times = Times(time.time, self.awake, away)
        self.caps = caps
        self.abandoned = abandoned  # seconds without anything at a table, after which it is closed; 0: never
        self.pocket = pocket  # is there another one beside this, on the device of whoever plays?
        self.place = place  # where whatever is played here is played, as records say
        self.most = most  # tables in memory; beyond it those go that nobody is at
        self.tables: dict[str, Live] = {}
        self.contents: dict[str, Content] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.loads = Errands()
        self.talk = Limit(*TALK)
        self.looks = Errands()  # back at games: replays and exports, for which no table waits
        self.draining = False  # about to end: whoever can is better served elsewhere
        self.packs: list[Pack] = []  # that are offered to everybody
        self.moves = 0
        self.damaged = 0
        self.timed: Callable[[str, float], None] = lambda kind, seconds: None  # told of each message of a page
        self.refused: Callable[[str], None] = lambda code: None  # told of each refusal

    # finding

    async def find(self, id: str, secret: str | None = None) -> Live:
        """The table of that id, from memory or from the store. Where a secret is told it must be one of the table's, and
        that is found out before anything is played again for it."""
        live = self.tables.get(id)
        if live is None:
            stored = await self.store.load(id) if is_id(id) else None
            if stored is None:
                raise TableRefusal(Code.NO_SUCH_TABLE)
            with self.reading(id):
                known = secret is None or digest_of(secret) in journal.keys_in(stored.journal)
            if not known:
                raise TableRefusal(Code.WRONG_KEY)
            live = await self.load(stored)
        elif secret is not None and not live.table.knows(secret):
            await self.read_on(live)  # another process may have let somebody in
            if not live.table.knows(secret):
                raise TableRefusal(Code.WRONG_KEY)
        live.used = time.monotonic()
        return live

    async def load(self, stored: Stored) -> Live:
        """Put a table into memory, once for all who wait for it."""
        id = stored.row.id
        task = self.loading.get(id)
        if task is None:
            task = self.loading[id] = asyncio.create_task(self.put_in_memory(stored))
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(task)

    async def put_in_memory(self, stored: Stored) -> Live:
        id = stored.row.id
        if id not in self.tables:
            live = self.tables[id] = Live(await self.loads.run(self.read, stored))
            self.drive(live)
        return self.tables[id]

    async def create(
        self,
        game: api.Game,
        options: dict[str, Any],
        seat_people: Callable[[Table], None],
        content: Content | None = None,
        real: bool = False,
    ) -> Live:
        """A new table; `seat_people` puts the people on it. `content`: what is played with, if it is not the game's own;
        `real`: with real dice and cards."""
        played = game.rules.content(game.rules.check_options(options)) if content is None else content
        chance = EnteredChance() if real else SealedChance(secrets.token_bytes(32))
        return await self.open(game, options, self.shared(played), chance, seat_people)

    async def teach(self, lesson: Lesson, seat_people: Callable[[Table], None]) -> Live:
        """A new table for a guided game."""
        return await self.play_on(lesson.begin(), self.shared(lesson.content()), seat_people)

    async def pose(self, game: api.Game, puzzle: Puzzle, seat_people: Callable[[Table], None]) -> Live:
        """A new table for a puzzle."""
        match = position_of(game, puzzle)
        return await self.play_on(match, self.shared(match.content), seat_people)

    async def play_on(self, match: api.Match, content: Content, seat_people: Callable[[Table], None]) -> Live:
        """A new table for a game that has come to a position by itself, and whose seed is known."""

        def seat_and_play(fresh: Table) -> None:
            seat_people(fresh)
            if match.lines:
                fresh.add(journal.Played(self.times.wall(), [line.to_data() for line in match.lines]))

        assert isinstance(match.origin, SealedChance)
        return await self.open(match.game, match.options, content, match.origin, seat_and_play, known=True)

    async def branch(self, table: Table, step: int, seat_people: Callable[[Table], None]) -> Live:
        """A new game that continues from a step of a finished one, with the same dice and cards to come."""
        if not table.finished:
            raise TableRefusal(Code.BRANCH_RUNNING)  # else one could look at the dice to come
        match = table.match
        if table.real:
            raise TableRefusal(Code.REAL_TABLE)
        lines = match.lines[:step]
        if match.seats > 1 and not table.together:
            raise TableRefusal(Code.BRANCH_SOLO)
        if not 0 <= step <= len(match.lines) or any(isinstance(line, Concession) for line in lines):
            raise TableRefusal(Code.NO_SUCH_STEP, {"last": len(match.lines)})
        assert isinstance(match.origin, SealedChance)

        def seat_and_continue(fresh: Table) -> None:
            seat_people(fresh)
            if lines:
                fresh.add(journal.Played(self.times.wall(), [line.to_data() for line in lines]))

        return await self.open(
            match.game,
            match.options,
            match.content,
            match.origin,
            seat_and_continue,
            match.header.attended,
            known=True,
        )

    async def open(
        self,
        game: api.Game,
        options: dict[str, Any],
        content: Content,
        chance: Chance,
        seat_people: Callable[[Table], None],
        attended: bool = True,
        id: str = "",
        known: bool = False,
    ) -> Live:
        """A new table; `Conflict` where there is one of this id. `known`: the dice are no secret."""
        id = id or new_id()
        match = game.begin(options, chance.clone(), content, attended, Seal(id, known))
        match.move([self.place])
        table = Table(id, match, self.times, self.caps)
        seat_people(table)
        told = msgspec.json.encode(match.header.to_data())
        seed = chance.seed if isinstance(chance, SealedChance) else NO_SEED
        row = TableRow(table.id, game.name, self.times.wall(), match.header.content, told, seed)
        await self.store.create(row, msgspec.json.encode(content), [journal.to_bytes(each) for each in table.fresh])
        table.fresh = []
        live = self.tables[table.id] = Live(table)
        self.drive(live)
        return live

    def shared(self, content: Content) -> Content:
        """The same content is kept once, so that what games make of it is made once, too; those that were used last."""
        hash = content_hash(content)
        kept = self.contents.pop(hash, content)
        self.contents[hash] = kept
        if len(self.contents) > CONTENTS:
            self.contents.pop(next(iter(self.contents)))
        return kept

    def steady(self) -> float:
        return self.times.steady()

    # changing

    async def change(self, live: Live, act: Callable[[Table], T]) -> T:
        """Carry out an act: on a draft, stored, put in place, told. A refusal or a failing store changes nothing."""
        known = live.table
        try:
            return await self.try_act(live, act)
        finally:
            if live.table is not known:  # even where an act is refused: it may have shown what another process wrote
                self.tell(live)

    async def try_act(self, live: Live, act: Callable[[Table], T]) -> T:
        async with live.lock:
            for _ in range(TRIES):
                draft = live.table.draft()
                result = act(draft)
                if not draft.fresh:
                    live.table = draft
                    break
                try:
                    await self.store.append(
                        draft.id, live.table.seq, [journal.to_bytes(entry) for entry in draft.fresh]
                    )
                except Conflict:
                    await self.catch_up(live)
                    continue
                draft.fresh = []
                live.table = draft
                self.moves += 1
                await self.fanout.publish(draft.id, draft.seq)
                break
            else:
                raise TableRefusal(Code.STALE)
        return result

    async def catch_up(self, live: Live) -> None:
        """Read what another process has written."""
        tail = await self.store.tail(live.table.id, live.table.seq)
        if not tail:  # the journal is shorter than what is known here: an older database was put back
            stored = await self.store.load(live.table.id)
            if stored is None:
                raise TableRefusal(Code.NO_SUCH_TABLE)
            live.table = self.read(stored)
        else:
            self.follow(live, tail)

    def read(self, stored: Stored) -> Table:
        with self.reading(stored.row.id):
            return rebuilt(stored, self.shared(msgspec.json.decode(stored.content)), self.times, self.caps)

    def follow(self, live: Live, tail: list[bytes]) -> None:
        draft = live.table.draft()
        with self.reading(draft.id):
            for data in tail:
                draft.apply(journal.from_bytes(data))
        live.table = draft

    @contextmanager
    def reading(self, id: str) -> Iterator[None]:
        """Whatever is wrong with what was stored of a table is logged, and refused in words."""
        try:
            yield
        except TableRefusal:
            raise
        except Exception as error:
            log.exception("table %s cannot be read", id)
            self.damaged += 1
            raise TableRefusal(Code.DAMAGED) from error

    async def read_on(self, live: Live) -> None:
        """Read in the journal what another process may have written."""
        async with live.lock:
            tail = await self.store.tail(live.table.id, live.table.seq)
            if tail:
                self.follow(live, tail)
        if tail:
            self.tell(live)

    async def hinted(self, id: str, seq: int) -> None:
        """Another process says that a table has gone on. If the store cannot be read now, the sweep does it later."""
        live = self.tables.get(id)
        if live is not None and live.table.seq < seq:
            try:
                await self.read_on(live)
            except LudotekError as error:
                log.error("a hint about table %s: %s", id, error)

    def tell(self, live: Live) -> None:
        """Who has spoken last comes first: it is their act that is told, and they wait for it."""
        for guest in sorted(live.guests, key=lambda guest: guest.spoke, reverse=True):
            guest.stale()
        self.drive(live)

    async def mark(self, live: Live) -> None:
        """Keep a checkpoint, from which the table is read the next time."""
        table = live.table
        entries = await self.store.tail(table.id, 0)
        made = await beside(checkpoint.make, table, entries[: table.seq])
        await self.store.mark(table.id, made)
        table.marked = live.table.marked = table.seq

    def gather(self, live: Live) -> None:
        """Somebody has come or gone. A crowd is told of it once in a while, not each for each."""
        if live.gathering is None:
            live.gathering = asyncio.get_running_loop().call_later(GATHERING, self.tell_company, live)
        self.drive(live)

    def tell_company(self, live: Live) -> None:
        live.gathering = None
        told = msgspec.json.encode(wire.Company(present=sorted(live.present()), spectators=live.spectators()))
        for guest in live.guests:
            if not guest.behind:  # else the state that it is about to get says so
                guest.put(told)

    def send_off(self) -> None:
        """The server ends: each page is told so in a line, and comes back by itself."""
        for live in self.tables.values():
            for guest in live.guests:
                guest.part(TableRefusal(Code.RESTARTING))

    # bots

    def drive(self, live: Live) -> None:
        """Make sure that bots who are asked answer."""
        if live.driver is None or live.driver.done():
            if live.table.status == "playing" and live.table.session.bot_called() is not None:
                live.driver = asyncio.create_task(self.let_bots_answer(live))

    async def let_bots_answer(self, live: Live) -> None:
        try:
            while live.table.status == "playing" and (called := live.table.session.bot_called()) is not None:
                seat, action = called
                lines = len(live.table.match.lines)
                if action == THINK:
                    action = await self.thought(live, seat)
                await self.change(live, lambda draft, s=seat, a=action, n=lines: bot_answer(draft, s, a, n))  # type: ignore[misc]
                await asyncio.sleep(self.bot_pause if live.guests else 0)
            live.table.session.urged = False
        except LudotekError as error:  # whoever looks after the table lets them try again
            log.error("bots of table %s stopped: %s", live.table.id, error)

    async def rest(self) -> None:
        """The server ends, and bots answer no more: what they think with is about to go."""
        driving = [live.driver for live in self.tables.values() if live.driver is not None]
        for driver in driving:
            driver.cancel()
        await asyncio.gather(*driving, return_exceptions=True)

    async def thought(self, live: Live, seat: int) -> int:
        """What a bot does; one that fails must not stop its table, so any answer is given for it."""
        session = live.table.session
        try:
            return await self.thinkers.answer(session, seat)
        except Exception:
            log.exception("a bot of table %s failed on seat %d", live.table.id, seat)
            self.thinkers.fallbacks += 1
            return session.match.actions(seat)[0]


def new_id() -> str:
    return secrets.token_hex(8)


def is_id(text: str) -> bool:
    """Could a table have this id? Other texts are not asked for: a database may not even know their characters."""
    return len(text) <= LONGEST_ID and text.isascii() and text.isprintable()


def bot_answer(draft: Table, seat: int, action: int, lines: int) -> None:
    """A bot's answer, dropped if the position that it was made for is gone."""
    if len(draft.match.lines) == lines and draft.status == "playing":
        draft.bot_answer(seat, action)
