"""A guest: one open page at one table. It says hello, asks for things, and is told whenever the table changes.

A slow page never holds up a table: it is only marked as out of date, with a short queue of other messages.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from ludotek.house import wire
from ludotek.house.edition import Edition
from ludotek.house.helping import help_with
from ludotek.house.house import House, Live
from ludotek.house.limits import Bucket
from ludotek.house.refusals import SHARED, refusal_of, refused
from ludotek.house.requests import carry_out
from ludotek.house.strict import read
from ludotek.house.teller import Recipient, Teller
from ludotek.table.holder import Holder, digest_of
from ludotek.table.preview import Preview, previews
from ludotek.table.refusal import Code, TableRefusal
from ludotek.text import say

WAITING = 64  # messages
SOFT = 50  # lines of a log that are put into words before others get their turn
FEW = 4  # options that are tried before others get their turn

PASSING = (
    Code.TOO_FAST,
    Code.STORE_DOWN,
    Code.FAILED,
    Code.RESTARTING,
)  # trouble that may be over when a page tries again


class Numbered(msgspec.Struct):
    """As much of a message as is read when there are too many, or when the rest is wrong."""

    id: int


_decoder: msgspec.json.Decoder[wire.Request] = msgspec.json.Decoder(wire.Request)
_numbered = msgspec.json.Decoder(Numbered)
_encoder = msgspec.json.Encoder()

Send = Callable[[bytes], Awaitable[None]]


class Guest:
    def __init__(
        self,
        house: House,
        send: Send,
        bucket: Bucket,
        count_table: Callable[[], None] = lambda: None,
        address: str = "",
    ) -> None:
        self.house = house
        self.send = send
        self.bucket = bucket
        self.count_table = count_table  # refuses one too many
        self.address = address  # by which somebody who watches is known
        self.live: Live | None = None
        self.holder = -1  # -1: a spectator
        self.key = ""  # the digest of the secret
        self.recipient = Recipient("", [], False, "en")
        self.spoke = 0.0  # when the page said something last
        self.wake = asyncio.Event()
        self.behind = False  # has the table changed since the page was told?
        self.telling = False  # is its state being put into words?
        self.sending = False  # is a message on its way, perhaps to a slow page?
        self.queue: deque[wire.Reply | bytes] = deque()
        self.told_lines = 0
        self.told_deal = ""  # the digest of the first position: another one means that the game was dealt again
        self.told_chat = 0
        self.told_over = False
        self.foreseen = ""  # the decision whose previews the page has
        self.asides: dict[type[wire.Aside], asyncio.Task[None]] = {}  # what is being thought about for the page

    # what the house calls

    def stale(self) -> None:
        self.behind = True
        self.wake.set()

    # what the page says

    async def hear(self, data: bytes) -> bool:
        """Take a message; False: the connection is to be closed."""
        request: wire.Request | Numbered | None = None
        self.spoke = began = time.monotonic()
        try:
            if not self.bucket.take(self.spoke):
                request = numbered(data)
                raise TableRefusal(Code.TOO_FAST)
            request = read(data, _decoder)
            if self.live is None:
                if not isinstance(request, wire.Hello):
                    raise TableRefusal(Code.HELLO_FIRST)
                await self.enter(request)
                return True
            if isinstance(request, wire.Aside):
                self.think_about(request)
                return True
            self.put(wire.Done(id=request.id, data=await carry_out(self, request)))
        except Exception as error:
            refusal = refusal_of(error)
            if self.live is None:
                await self.post(self.farewell(refusal))
                return False
            request = numbered(data) if request is None else request
            self.put(self.refused(0 if request is None else request.id, refusal))
            if refusal.code is Code.STALE:
                self.stale()
        finally:
            self.house.timed("unread" if request is None else kind_of(request), time.monotonic() - began)
        return True

    async def enter(self, hello: wire.Hello) -> None:
        """Find the table and the place that the secret opens."""
        self.recipient.lang = hello.lang
        live = await self.house.find(hello.table, hello.key)
        self.key = digest_of(hello.key)
        holder = live.table.holder_by(self.key)
        if holder is not None:
            self.sit(holder)
        elif not live.table.lets_watch(self.key):
            raise TableRefusal(Code.WRONG_KEY)
        self.live = live
        live.guests.add(self)
        self.stale()
        self.house.gather(live)

    def sit(self, holder: Holder) -> None:
        self.holder = holder.id
        self.recipient = Recipient(holder.name, holder.seats, holder.host, self.recipient.lang)

    def think_about(self, request: wire.Aside) -> None:
        """One hint and one reckoning at a time."""
        kind = type(request)
        if kind in self.asides:
            raise TableRefusal(Code.ONE_AT_A_TIME)
        task = self.asides[kind] = asyncio.create_task(self.answer_aside(request))
        task.add_done_callback(lambda _: self.asides.pop(kind))

    async def answer_aside(self, request: wire.Aside) -> None:
        try:
            self.put(await help_with(self, request))
            self.put(wire.Done(id=request.id))
        except Exception as error:
            self.put(self.refused(request.id, refusal_of(error)))

    def leave(self) -> None:
        for task in self.asides.values():
            task.cancel()
        if self.live is not None:
            self.live.guests.discard(self)
            self.live.used = time.monotonic()
            self.house.gather(self.live)

    # what the page is told

    def put(self, message: wire.Reply | bytes) -> None:
        """A page that takes nothing is let go, and finds everything again when it comes back; no reply is dropped."""
        self.queue.append(message)
        self.wake.set()

    async def post(self, message: wire.Reply | bytes) -> None:
        self.sending = True
        await self.send(message if isinstance(message, bytes) else _encoder.encode(message))
        self.sending = False

    async def tell(self) -> None:
        """Keep sending what is waiting until the connection ends."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            if len(self.queue) > WAITING:
                return
            if self.live is not None and self.behind:
                self.behind = False
                if not self.still_holds():
                    await self.post(self.farewell(TableRefusal(Code.REISSUED)))
                    return
                await self.tell_table(self.live.edition(self.recipient.lang))
            while self.queue:
                message = self.queue.popleft()
                await self.post(message)
                if isinstance(message, wire.Bye):
                    return
            if self.live is not None:
                await self.foresee(self.live.edition(self.recipient.lang))

    async def tell_table(self, edition: Edition) -> None:
        """The table as it stands, with what is new of log and chat; when the game has ended, all of both once more,
        because what was hidden may now be read."""
        table, teller = edition.table, Teller(edition, self.recipient)
        reveals = edition.finished and not self.told_over
        self.telling = True
        state = await self.state(teller, reveals)
        self.telling = False
        await self.post(state)
        chat = teller.chat(0 if reveals else self.told_chat)
        self.told_chat = len(table.chat)
        self.told_over = edition.finished
        if chat:
            await self.post(wire.Chats(lines=chat))

    async def state(self, teller: Teller, reveals: bool) -> bytes:
        assert self.live is not None
        story, deal = teller.table.session.story, teller.table.match.header.digest
        known = min(self.told_lines, len(story)) if deal == self.told_deal else 0
        self.told_deal = deal
        start = 0 if reveals else known
        for n in range(start, len(story) - SOFT):  # a long log is put into words bit by bit
            teller.line(n, story[n])
            if n % SOFT == 0:
                await asyncio.sleep(0)
        moved = 0 < known < len(story)
        self.told_lines = len(story)
        present, spectators = self.live.present(), self.live.spectators()
        if self.recipient.seats:
            return _encoder.encode(teller.state(present, spectators, start, moved))
        return teller.edition.frame(
            (frozenset(present), spectators, start, moved, self.recipient.name, self.holder),
            lambda: _encoder.encode(teller.state(present, spectators, start, moved)),
        )

    async def foresee(self, edition: Edition) -> None:
        """What would follow from each answer to the question in front of the recipient: found out when everybody at the
        table has been told, and dropped when the table moves on."""
        table, seat = edition.table, self.recipient.seat
        if edition.status != "playing" or seat not in table.session.people or seat not in edition.asked:
            return
        decision = table.session.decision(seat)
        if decision is None or decision.id == self.foreseen:
            return
        if table.real and not table.together:  # nobody knows what is in the hands
            return
        while not self.behind and self.others_wait():
            await asyncio.sleep(0)
        found: dict[int, Preview] = {}
        for action, preview in previews(table.match, seat):
            if self.behind:
                return
            found[action] = preview
            if len(found) % FEW == 0:
                await asyncio.sleep(0)
        self.foreseen = decision.id
        await self.post(Teller(edition, self.recipient).preview(decision, found))

    def others_wait(self) -> bool:
        """Has somebody at the table yet to be told? Slow pages with a message on its way are not waited for."""
        assert self.live is not None
        return any((guest.behind or guest.telling) and not guest.sending for guest in self.live.guests)

    def still_holds(self) -> bool:
        """Does the secret still open the seat, or let watch? Names and hosts change as well, and a claim opens its seat at
        the end."""
        assert self.live is not None
        table = self.live.table
        holder = table.holder_by(self.key)
        if holder is None:
            return self.holder < 0 and table.lets_watch(self.key)
        if self.holder < 0:
            self.sit(holder)
        self.recipient.name, self.recipient.host = holder.name, holder.host
        return True

    def speak_again(self) -> None:
        """Everything once more, in another language or from another seat."""
        self.told_lines = 0
        self.told_chat = 0
        self.foreseen = ""
        self.stale()

    # refusals

    def refused(self, id: int, refusal: TableRefusal) -> wire.Refused:
        self.house.refused(refusal.code)
        package = SHARED if self.live is None else self.live.table.match.rules.package
        return refused(refusal, self.recipient.lang, id, package)

    def part(self, refusal: TableRefusal) -> None:
        """Say why, and end the line when that has been sent."""
        self.put(self.farewell(refusal))

    def farewell(self, refusal: TableRefusal) -> wire.Bye:
        self.house.refused(refusal.code)
        text = say(SHARED, refusal.phrase, self.recipient.lang)
        return wire.Bye(code=refusal.code, text=text, again=refusal.code in PASSING)


def kind_of(request: wire.Request | Numbered) -> str:
    """The kind of a message, as it names itself."""
    return str(type(request).__struct_config__.tag or "unread")


def numbered(data: bytes) -> Numbered | None:
    """The number of a message, so that its refusal says which one it was."""
    try:
        return _numbered.decode(data)
    except msgspec.DecodeError:
        return None
