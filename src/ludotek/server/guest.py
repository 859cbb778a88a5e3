"""A guest: one open page at one table. It says hello, asks for things, and is told whenever the table changes.

A slow page never holds up a table: what waits for it is one mark that it is behind, and a short queue of other messages.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from ludotek.kernel.errors import LudotekError
from ludotek.server import wire
from ludotek.server.house import House, Live
from ludotek.server.limits import Bucket
from ludotek.server.requests import carry_out
from ludotek.server.store import StoreDown
from ludotek.server.strict import read
from ludotek.server.telling import Reader, Teller
from ludotek.table.refusal import TableRefusal
from ludotek.table.table import WATCH, Table
from ludotek.text import say

WAITING = 64  # messages
SHARED = "twenty_strong"  # the words of the table itself are the same in every game
SOFT = 50  # lines of a log that are put into words before others get their turn

_decoder: msgspec.json.Decoder[wire.Request] = msgspec.json.Decoder(wire.Request)
_encoder = msgspec.json.Encoder()

log = logging.getLogger("ludotek.guest")

Send = Callable[[bytes], Awaitable[None]]


class Guest:
    def __init__(self, house: House, send: Send, bucket: Bucket) -> None:
        self.house = house
        self.send = send
        self.bucket = bucket
        self.live: Live | None = None
        self.holder = -1  # -1: a spectator
        self.key = ""  # the digest of the secret
        self.reader = Reader("", [], False, "en")
        self.wake = asyncio.Event()
        self.behind = False  # has the table changed since the page was told?
        self.queue: deque[bytes] = deque(maxlen=WAITING)
        self.told_lines = 0
        self.told_chat = 0
        self.told_over = False

    # what the house calls

    def stale(self) -> None:
        self.behind = True
        self.wake.set()

    # what the page says

    async def hear(self, data: bytes) -> bool:
        """Take a message; False: the connection is to be closed."""
        request: wire.Request | None = None
        try:
            if not self.bucket.take(time.monotonic()):
                raise TableRefusal("too-fast")
            request = read(data, _decoder)
            if self.live is None:
                if not isinstance(request, wire.Hello):
                    raise TableRefusal("hello-first")
                await self.enter(request)
                return True
            self.put(wire.Done(id=request.id, data=await carry_out(self, request)))
        except TableRefusal as refusal:
            if self.live is None:
                await self.send(_encoder.encode(self.farewell(refusal)))
                return False
            self.put(self.refused(0 if request is None else request.id, refusal))
            if refusal.code == "stale":
                self.stale()
        except StoreDown as down:
            why = TableRefusal("store-down", {"cause": down.cause.value})
            self.put(self.refused(0 if request is None else request.id, why))
        except LudotekError as error:
            self.put(self.refused(0 if request is None else request.id, TableRefusal("bad", {"problem": str(error)})))
        except Exception:  # a mistake of ours: the page is told, and can go on
            log.exception("a message could not be carried out")
            self.put(self.refused(0 if request is None else request.id, TableRefusal("failed")))
        return True

    async def enter(self, hello: wire.Hello) -> None:
        """Find the table and the place that the secret opens."""
        self.reader.lang = hello.lang
        live = await self.house.find(hello.table)
        holder = live.table.holder(hello.key)
        if holder is None and not live.table.opens(hello.key, WATCH):
            raise TableRefusal("wrong-key")
        if holder is not None:
            self.holder, self.key = holder.id, holder.key
            self.reader = Reader(holder.name, holder.seats, holder.host, hello.lang)
        self.live = live
        live.guests.add(self)
        self.house.tell(live)

    def leave(self) -> None:
        if self.live is not None:
            self.live.guests.discard(self)
            self.live.used = time.monotonic()
            self.house.tell(self.live)

    # what the page is told

    def put(self, message: wire.Reply) -> None:
        self.queue.append(_encoder.encode(message))
        self.wake.set()

    async def tell(self) -> None:
        """Send what waits, again and again, until the connection ends."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            if self.live is not None and self.behind:
                self.behind = False
                if not self.still_holds():
                    await self.send(_encoder.encode(self.farewell(TableRefusal("reissued"))))
                    return
                await self.tell_table(self.live.table)
            while self.queue:
                await self.send(self.queue.popleft())

    async def tell_table(self, table: Table) -> None:
        """The table as it stands, with what is new of log and chat; when the game has ended, all of both once more,
        because what was hidden may now be read."""
        reveals = table.finished and not self.told_over
        await self.send(_encoder.encode(await self.state(table, reveals)))
        chat = Teller(table, self.reader).chat(0 if reveals else self.told_chat)
        self.told_chat = len(table.chat)
        self.told_over = table.finished
        if chat:
            await self.send(_encoder.encode(wire.Chats(lines=chat)))

    async def state(self, table: Table, reveals: bool) -> wire.State:
        story = table.session.story
        known = min(self.told_lines, len(story))
        start = 0 if reveals else known
        teller = Teller(table, self.reader)
        for n in range(start, len(story), SOFT):  # a long log is put into words bit by bit
            for heard in story[n : n + SOFT]:
                line = heard.whole if table.finished else heard.by(self.reader.eye)
                teller.say(line.phrase)
            await asyncio.sleep(0)
        moved = 0 < known < len(story)
        self.told_lines = len(story)
        return teller.state(self.present(), self.spectators(), start, moved)

    def present(self) -> set[int]:
        assert self.live is not None
        return {seat for guest in self.live.guests if isinstance(guest, Guest) for seat in guest.reader.seats}

    def spectators(self) -> int:
        assert self.live is not None
        return sum(1 for guest in self.live.guests if isinstance(guest, Guest) and guest.holder < 0)

    def still_holds(self) -> bool:
        """Does the secret still open the seat? Names change as well."""
        assert self.live is not None
        if self.holder < 0:
            return True
        holder = self.live.table.holders[self.holder]
        self.reader.name = holder.name
        return holder.key == self.key

    def speak_again(self) -> None:
        """Everything once more, in another language or from another seat."""
        self.told_lines = 0
        self.told_chat = 0
        self.stale()

    # refusals

    def words(self, refusal: TableRefusal) -> str:
        package = SHARED if self.live is None else self.live.table.match.game.rules.package
        return say(package, refusal.phrase, self.reader.lang)

    def refused(self, id: int, refusal: TableRefusal) -> wire.Refused:
        self.house.refusals += 1
        return wire.Refused(id=id, code=refusal.code, text=self.words(refusal), rules=refusal.rules)

    def farewell(self, refusal: TableRefusal) -> wire.Bye:
        return wire.Bye(code=refusal.code, text=self.words(refusal), again=refusal.code == "too-fast")
