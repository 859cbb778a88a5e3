"""The pocket edition in a tab of a real Chromium, spoken to as a server is: through its worker, with the messages of its page."""

from __future__ import annotations

import json
import threading
import time
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from typing import Any, NamedTuple

from ludotek.kernel.errors import LudotekError
from ludotek.pocket.site import write_site
from ludotek.prove.campaign import CannotRun
from ludotek.prove.chromium import BrowserTab, Chromium, Gone
from ludotek.prove.serving import PATIENCE, Page, Reached, Said

EMPTY = "pocket/pocket.json"  # a page of the site that does nothing by itself
DRIVER = (Path(__file__).parent / "device.js").read_text(encoding="utf-8")


def make_site(folder: Path) -> None:
    try:
        write_site(folder)
    except LudotekError as problem:
        raise CannotRun(str(problem)) from None


def worker_of(folder: Path) -> str:
    """The script of the worker in which the house lives."""
    (found,) = [path.name for path in (folder / "assets").glob("worker-*.js")]
    return f"assets/{found}"


class Answered(NamedTuple):
    """As a server's answers are read."""

    status_code: int
    text: str

    def json(self) -> Any:
        return json.loads(self.text)


class Device(Reached):
    """A tab with a house of its own; tabs of one browser have one store."""

    def __init__(self, browser: Chromium, address: str, worker: str, room: int | None = None) -> None:
        """`room`: how many bytes the site may keep, if not as many as the browser likes."""
        self.address = address
        self.asked: dict[int, Queue[Said | None]] = {}
        self.lines: dict[int, Queue[str | None]] = {}
        self.number = 0
        self.lock = threading.Lock()
        self.tab: BrowserTab = browser.open(address + EMPTY)
        self.tab.hear = self.hear
        self.tab.run(DRIVER)
        self.room(room)
        began = time.monotonic()
        problem = self.tab.run(f"begin({json.dumps(address + worker)})")
        self.took = time.monotonic() - began  # until the house was there
        if problem:
            raise AssertionError(f"the house does not start: {problem}")

    def room(self, bytes: int | None) -> None:
        more = {} if bytes is None else {"quotaSize": bytes}
        self.tab.call("Storage.overrideQuotaForOrigin", origin=self.address.rstrip("/"), **more)

    def hear(self, text: str | None) -> None:
        if text is None:
            for reply in self.asked.values():
                reply.put(None)
            for line in self.lines.values():
                line.put(None)
            return
        said: Said = json.loads(text)
        if said["type"] == "answer" and said["id"] in self.asked:
            self.asked.pop(said["id"]).put(said)
        elif said["type"] == "heard" and said["line"] in self.lines:
            self.lines[said["line"]].put(said["text"])
        elif said["type"] == "lost" and said["line"] in self.lines:
            self.lines[said["line"]].put(None)

    def post(self, path: str, body: Any, **headers: str) -> Answered:
        return self.ask("POST", path, {}, headers.get("authorization", "").removeprefix("Bearer "), json.dumps(body))

    def get(self, path: str, key: str = "", **params: Any) -> Answered:
        return self.ask("GET", path, {name: str(value) for name, value in params.items()}, key, "")

    def ask(self, method: str, path: str, query: dict[str, str], key: str, body: str) -> Answered:
        with self.lock:
            self.number += 1
        waiting = self.asked[self.number] = Queue()
        wanted = path.removeprefix("/api/")
        self.say(type="ask", id=self.number, method=method, path=wanted, query=query, key=key, body=body)
        found = waiting.get(timeout=PATIENCE)
        if found is None:
            raise Gone("the tab has ended")
        return Answered(found["status"], found["text"])

    def door(self, **headers: str) -> Page:
        with self.lock:
            self.number += 1
        return Page(DeviceLine(self, self.number))

    def say(self, at: float = 0.0, **message: Any) -> None:
        """`at`: when, in seconds since 1970; at once if that is over."""
        self.tab.start(f"say({json.dumps(message)}, {1000 * at})")


class DeviceLine:
    """A line from a page to its house, as a WebSocket is one."""

    def __init__(self, device: Device, number: int) -> None:
        self.device = device
        self.number = number
        self.came = device.lines[number] = Queue()
        self.at = 0.0  # when the next message is sent, if not at once
        device.say(type="open", line=number)

    def send(self, text: str) -> None:
        self.device.say(self.at, type="say", line=self.number, text=text)

    def recv(self, timeout: float | None = None) -> str:
        if self.device.tab.dead and self.came.empty():
            raise Gone("the tab has ended")
        try:
            found = self.came.get(timeout=timeout)
        except Empty:
            raise TimeoutError("nothing came") from None
        if found is None:
            raise Gone("the line has ended")
        return found

    def close(self) -> None:
        with suppress(Gone):
            self.device.say(type="close", line=self.number)
        self.device.lines.pop(self.number, None)
