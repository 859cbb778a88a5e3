"""Frames: bad messages, bad frames and bad requests; each is answered or closed, and nobody else notices."""

from __future__ import annotations

import json
import re
import selectors
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import ClassVar, cast, get_args

from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode
from websockets.protocol import State

from ludotek.house import guest, wire
from ludotek.house.house import House
from ludotek.house.refusals import refusal_of
from ludotek.prove.campaign import Campaign, Found, require
from ludotek.prove.company import Company, forked
from ludotek.prove.noise import Noise
from ludotek.prove.serving import Forked, Page, Plant
from ludotek.server.web import LARGEST_FRAME

FRAMES, REQUESTS, STRANGERS = 500, 40, 10  # of the first case, which is what the tests run
LATER = 40  # times as many has each later case, for one start of a server
TABLES = 4  # whose pages all speak
BATCH = 25  # messages before a page is asked whether it still answers; more at once, and it may be let go
LINES = 200  # connections at once
SILENCE = 0.5  # seconds without a word, after which no answer is waited for
EXPECTED = {kind.__struct_config__.tag for kind in get_args(wire.Reply)} - {"bye"}
MOST_MEMORY = 250  # megabytes of a server
MARK = -7


class Frames(Campaign):
    unit = "frames"
    small = 500
    full = 1_000_000
    planted: ClassVar = {
        "strict-reader": "a message that cannot be read ends the connection with an error in the log",
        "failing": "an odd number is an unexpected error",
    }

    def case(self, number: int) -> Found:
        found, noise = Found(), Noise(self.chance(number))
        times = LATER if number else 1
        with forked(PLANTS.get(self.fault)) as server:
            other = Company(server, 1, self.chance(number, "other"))
            self.say_anything(server, noise, FRAMES * times, found)
            for count in parts(REQUESTS * times, LINES):
                self.ask_anything(server, [noise.request() for _ in range(count)], found)
            for count in parts(STRANGERS * times, LINES):
                self.stay_strange(server, [noise.frame() for _ in range(count)], found)
            moved = other.play(3, self.chance(number, "moves"))
            require(moved > 0 or other.pages[0].over, "another table does not go on")
            require(server.http.get("/ready").status_code == 200, "the server is not ready any more")
            require(memory(server) < MOST_MEMORY, f"the server has grown to {memory(server)} MB")
            errors = [line for line in server.log.splitlines() if '"level": "error"' in line or '"trace"' in line]
            require(not errors, f"errors in the log: {errors[:2]}")
            other.close()
        return found

    def say_anything(self, server: Forked, noise: Noise, frames: int, found: Found) -> None:
        """Hosts and guests at several tables; each hears what became of a batch while the others speak."""
        companies = [Company(server, 2, noise.chance) for _ in range(TABLES)]
        said = 0
        while said < frames:
            companies = [self.still_open(server, company, noise) for company in companies]
            spoken = [{page: [noise.frame() for _ in range(BATCH)] for page in each.pages} for each in companies]
            for batches in spoken:
                for page, batch in batches.items():
                    speak(page, batch)
            for batches in spoken:
                for page in batches:
                    self.still_answers(page, batches, found)
                    said += BATCH
        found.units += said
        found.seen["frames of a seat"] += said
        for company in companies:
            company.close()

    def still_open(self, server: Forked, company: Company, noise: Noise) -> Company:
        """The table, or a new one if its game has ended or a page was cut off."""
        ended = company.pages[0].state["table"]["status"] in ("closed", "over")
        if not ended and all(page.socket.protocol.state is State.OPEN for page in company.pages):
            return company
        company.close()
        return Company(server, 2, noise.chance)

    def still_answers(self, page: Page, batches: dict[Page, list[str | bytes]], found: Found) -> None:
        """The page is told what it may be told, up to the answer to its last message."""
        try:
            while (said := page.hear())["type"] != "done" or said["id"] != MARK:
                require(said.get("code") != "failed", f"an unexpected error: {said}")
                require("Traceback" not in page.sent[-1], f"a trace was sent: {said}")
                if said["type"] == "bye" and said["code"] == "reissued" and mentioned("reissue", batches):
                    found.seen["pages whose links were made anew"] += 1
                    return
                require(said["type"] in EXPECTED, f"the page was told {said}")
        except ConnectionClosed as error:
            must_be_too_big(error, batches[page])
            found.seen["pages cut off for a frame that is too big"] += 1
        page.sent.clear()

    def stay_strange(self, server: Forked, frames: list[str | bytes], found: Found) -> None:
        """Pages that never said hello."""
        with ExitStack() as doors:
            strangers = [doors.enter_context(server.door()) for _ in frames]
            for stranger, frame in zip(strangers, frames, strict=True):
                stranger.socket.send(frame)
            for stranger, frame in zip(strangers, frames, strict=True):
                try:
                    said = stranger.bye()
                except ConnectionClosed as error:
                    must_be_too_big(error, [frame])
                else:
                    require(said["code"] != "failed", f"an unexpected error: {said}")
        found.units += len(frames)
        found.seen["frames of strangers"] += len(frames)

    def ask_anything(self, server: Forked, requests: list[bytes], found: Found) -> None:
        """Raw bytes at the port."""
        host, _, port = server.address.partition("/")[0].partition(":")
        with ExitStack() as lines:
            asked = {lines.enter_context(socket.create_connection((host, int(port)), 5)): each for each in requests}
            for line, request in asked.items():
                with suppress(OSError):  # it is cut off before it has said all
                    line.sendall(request)
                    line.shutdown(socket.SHUT_WR)
            answers = answers_on(list(asked))
        for line, request in asked.items():
            answer = answers[line]
            statuses = re.findall(rb"HTTP/1\.1 (\d\d\d)", answer)
            bad = [each for each in statuses if each >= b"500"]
            require(not bad, f"{request[:300]!r} was answered {answer[:300]!r}")
            require(b"Traceback" not in answer, f"{request[:300]!r} was answered with a trace")
            found.units += 1
            found.seen[f"requests answered {(statuses or [b'not'])[0].decode()}"] += 1


def parts(whole: int, most: int) -> Iterator[int]:
    """A number in parts of at most so many."""
    for begun in range(0, whole, most):
        yield min(most, whole - begun)


def speak(page: Page, batch: list[str | bytes]) -> None:
    """A batch, and a message that must be carried out; if the line is cut meanwhile, who listens will notice."""
    with suppress(ConnectionClosed):
        for frame in batch:
            page.socket.send(frame)
        page.say(type="adjust", id=MARK)


def mentioned(word: str, batches: dict[Page, list[str | bytes]]) -> bool:
    return any(word in str(frame) for batch in batches.values() for frame in batch)


def must_be_too_big(error: ConnectionClosed, batch: list[str | bytes]) -> None:
    """Why a page was cut off. It does not hear the reason if more of it was on its way when the line was closed."""
    heard = error.rcvd is None or error.rcvd.code == CloseCode.MESSAGE_TOO_BIG
    large = any(len(each.encode() if isinstance(each, str) else each) > LARGEST_FRAME for each in batch)
    require(heard and large, f"a page was cut off ({error}) after one of {batch}")


def answers_on(lines: list[socket.socket]) -> dict[socket.socket, bytes]:
    """What comes on each line until it is closed, or all are silent."""
    found = dict.fromkeys(lines, b"")
    with selectors.DefaultSelector() as listening:
        for line in lines:
            listening.register(line, selectors.EVENT_READ)
        while listening.get_map() and (heard := listening.select(SILENCE)):
            for key, _ in heard:
                line = cast("socket.socket", key.fileobj)
                data = b""
                with suppress(OSError):  # cut off
                    data = line.recv(65536)
                found[line] += data
                if not data:
                    listening.unregister(line)
    return found


def memory(server: Forked) -> int:
    """Resident megabytes, as Linux counts them."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{server.process.pid}/status").read_text())
    return int(found[1]) // 1024 if found else 0


# --- planted faults ---------------------------------------------------------------------------------------------------


def strict_reader(house: House) -> None:
    proper = guest.Guest.hear

    async def hear(self: guest.Guest, data: bytes) -> bool:
        json.loads(data)
        return await proper(self, data)

    guest.Guest.hear = hear  # type: ignore[method-assign]


def failing(house: House) -> None:
    proper = guest.Guest.hear

    async def hear(self: guest.Guest, data: bytes) -> bool:
        if b"9223372036854775808" in data:
            self.put(self.refused(0, refusal_of(KeyError("a bug"))))
            return True
        return await proper(self, data)

    guest.Guest.hear = hear  # type: ignore[method-assign]


PLANTS: dict[str, Plant] = {"strict-reader": strict_reader, "failing": failing}
