"""Frames: bad messages, bad frames and bad requests; each is answered or closed, and nobody else notices."""

from __future__ import annotations

import json
import re
import socket
from pathlib import Path
from typing import ClassVar

from websockets.exceptions import ConnectionClosed

from ludotek.house import guest
from ludotek.house.house import House
from ludotek.house.refusals import refusal_of
from ludotek.prove.campaign import Campaign, Found, require
from ludotek.prove.company import Company, forked
from ludotek.prove.noise import Noise
from ludotek.prove.serving import Forked, Page, Plant

FRAMES, BATCH = 1_000, 25  # of a case, and before the page is asked whether it still answers
REQUESTS = 40
EXPECTED = {"state", "chat", "preview", "ping", "done", "refused", "advice", "odds", "reason"}
MOST_MEMORY = 250  # megabytes of a server with two tables
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
        with forked(PLANTS.get(self.fault)) as server:
            other = Company(server, 1, self.chance(number, "other"))
            self.say_anything(server, noise, found)
            self.ask_anything(server, noise, found)
            self.stay_strange(server, noise, found)
            moved = other.play(3, self.chance(number, "moves"))
            require(moved > 0 or other.pages[0].over, "another table does not go on")
            require(server.http.get("/ready").status_code == 200, "the server is not ready any more")
            require(memory(server) < MOST_MEMORY, f"the server has grown to {memory(server)} MB")
            errors = [line for line in server.log.splitlines() if '"level": "error"' in line or '"trace"' in line]
            require(not errors, f"errors in the log: {errors[:2]}")
            other.close()
        return found

    def say_anything(self, server: Forked, noise: Noise, found: Found) -> None:
        """A page of a seat."""
        company = Company(server, 2, noise.chance)
        page = company.pages[0]
        size = min(FRAMES, self.small)
        for _ in range(size // BATCH):
            if page.state["table"]["status"] in ("closed", "over"):
                company.close()
                company = Company(server, 2, noise.chance)
                page = company.pages[0]
            sent = [noise.frame() for _ in range(BATCH)]
            try:
                for frame in sent:
                    page.socket.send(frame)
                self.still_answers(page)
            except ConnectionClosed as error:
                require(False, f"a page was cut off ({error}) after one of {sent}")
            found.units += BATCH
        found.seen["frames of a seat"] += size
        company.close()

    def still_answers(self, page: Page) -> None:
        page.say(type="adjust", id=MARK)
        while (said := page.hear())["type"] != "done" or said["id"] != MARK:
            require(said["type"] in EXPECTED, f"the page was told {said}")
            require(said.get("code") != "failed", f"an unexpected error: {said}")
            require("Traceback" not in json.dumps(said), f"a trace was sent: {said}")

    def stay_strange(self, server: Forked, noise: Noise, found: Found) -> None:
        """A page that never said hello."""
        for _ in range(REQUESTS // 4):
            with server.door() as stranger:
                stranger.socket.send(noise.frame())
                said = stranger.bye()
                require(said["code"] != "failed", f"an unexpected error: {said}")
            found.units += 1
            found.seen["frames of strangers"] += 1

    def ask_anything(self, server: Forked, noise: Noise, found: Found) -> None:
        """Raw bytes at the port."""
        host, _, port = server.address.partition("/")[0].partition(":")
        for _ in range(REQUESTS):
            sent = noise.request()
            with socket.create_connection((host, int(port)), 5) as line:
                line.settimeout(0.3)
                answer = b""
                try:
                    line.sendall(sent)
                    line.shutdown(socket.SHUT_WR)
                    while data := line.recv(65536):
                        answer += data
                except OSError:
                    pass  # cut off, or it waits for the rest
            statuses = re.findall(rb"HTTP/1\.1 (\d\d\d)", answer)
            require(not [each for each in statuses if each >= b"500"], f"{sent[:300]!r} was answered {answer[:300]!r}")
            require(b"Traceback" not in answer, f"{sent[:300]!r} was answered with a trace")
            found.units += 1
            found.seen[f"requests answered {(statuses or [b'not'])[0].decode()}"] += 1


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
