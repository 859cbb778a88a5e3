"""A real Chromium with a profile on disk, in a process of its own that may be killed, and its tabs: by the DevTools protocol."""

from __future__ import annotations

import itertools
import json
import os
import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Queue
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ludotek.prove.campaign import CannotRun

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")  # as dev.py installs or finds it
QUIET = (
    "--no-sandbox",  # in a container everything may run as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
STEERED = (
    "--headless=new",
    "--remote-debugging-port=0",
    "--disable-background-timer-throttling",  # several tabs, and none of them waits because another one is in front
    "--disable-renderer-backgrounding",
)
PATIENCE = 120.0  # seconds
Said = dict[str, Any]
Heard = Callable[[Said], None]


class Gone(ConnectionError):
    """The tab, or its browser, has ended."""


class Chromium:
    def __init__(self, profile: Path) -> None:
        found = next(filter(None, map(shutil.which, NAMES)), None)
        if found is None:
            raise CannotRun(f"there is no browser: none of {', '.join(NAMES)}")
        port = profile / "DevToolsActivePort"
        port.unlink(missing_ok=True)
        self.process = subprocess.Popen(
            [found, *QUIET, *STEERED, f"--user-data-dir={profile}", "about:blank"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self.numbers = itertools.count(1)
        self.replies: dict[int, Queue[Said | None]] = {}
        self.heard: dict[str, Heard] = {}  # by the sessions of tabs
        self.lock = threading.Lock()
        self.ended = False
        door = f"ws://127.0.0.1:{self.where(port)}"
        self.socket = connect(door, max_size=None, ping_interval=None, proxy=None, legacy=True)
        threading.Thread(target=self.listen, daemon=True).start()

    def where(self, port: Path) -> str:
        """Port and path of its door, once it has written them down."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            lines = port.read_text().split() if port.is_file() else []
            if len(lines) == 2:
                return lines[0] + lines[1]
            time.sleep(0.01)
        raise CannotRun("Chromium does not start")

    def listen(self) -> None:
        with suppress(ConnectionClosed, OSError):
            for text in self.socket:
                said: Said = json.loads(text)
                if "id" in said:
                    waiting = self.replies.pop(said["id"], None)
                    if waiting is not None:
                        waiting.put(said)
                elif said.get("sessionId") in self.heard:
                    self.heard[said["sessionId"]](said)
        self.ended = True
        for hear in list(self.heard.values()):
            hear({"method": "Inspector.detached"})
        for waiting in list(self.replies.values()):
            waiting.put(None)

    def send(self, method: str, session: str = "", **params: Any) -> Queue[Said | None]:
        """Ask for something without waiting for it."""
        number = next(self.numbers)
        waiting = self.replies[number] = Queue()
        message = {"id": number, "method": method, "params": params} | ({"sessionId": session} if session else {})
        try:
            with self.lock:
                self.socket.send(json.dumps(message))
        except (ConnectionClosed, OSError):
            raise Gone("the browser has ended") from None
        if self.ended:
            waiting.put(None)
        return waiting

    def call(self, method: str, session: str = "", **params: Any) -> Said:
        reply = self.send(method, session, **params).get(timeout=PATIENCE)
        if reply is None:
            raise Gone("the browser has ended")
        if "error" in reply:
            raise Gone(f"{method}: {reply['error']['message']}")
        found: Said = reply["result"]
        return found

    def open(self, address: str) -> BrowserTab:
        return BrowserTab(self, address)

    def kill(self) -> None:
        """Without a word."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.socket.close()

    def close(self) -> None:
        """In order: what it keeps is written."""
        with suppress(Gone):
            self.call("Browser.close")
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(10)
        self.kill()


class BrowserTab:
    """A tab. What its page tells by `told(text)` is heard here."""

    def __init__(self, browser: Chromium, address: str) -> None:
        self.browser = browser
        self.hear: Callable[[str | None], None] = lambda text: None  # None: it has ended
        self.target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = str(browser.call("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"])
        browser.heard[self.session] = self.take
        self.dead = False
        self.workers: list[str] = []
        self.loaded = threading.Event()
        for each in ("Page", "Runtime", "Inspector"):
            self.call(f"{each}.enable")
        self.call("Runtime.addBinding", name="told")
        self.call("Page.navigate", url=address)
        if not self.loaded.wait(PATIENCE):
            raise Gone(f"{address} is not loaded")

    def take(self, said: Said) -> None:
        method = said["method"]
        if method == "Runtime.bindingCalled":
            self.hear(said["params"]["payload"])
        elif method == "Target.attachedToTarget" and said["params"]["targetInfo"]["type"] == "worker":
            self.workers.append(said["params"]["sessionId"])
        elif method == "Page.loadEventFired":
            self.loaded.set()
        elif method in ("Inspector.targetCrashed", "Inspector.detached") and not self.dead:
            self.dead = True
            self.hear(None)

    def call(self, method: str, **params: Any) -> Said:
        return self.browser.call(method, self.session, **params)

    def run(self, script: str) -> Any:
        """The value of a script; of a promise, what it comes to."""
        done = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in done:
            raise AssertionError(done["exceptionDetails"]["exception"].get("description", "a script failed"))
        return done["result"].get("value")

    def start(self, script: str) -> None:
        """The same without waiting."""
        if self.dead:
            raise Gone("the tab has ended")
        self.browser.send("Runtime.evaluate", self.session, expression=script)

    def in_workers(self, method: str, **params: Any) -> list[Said]:
        """Ask all workers of the page for something."""
        self.workers.clear()
        self.call("Target.setAutoAttach", autoAttach=True, waitForDebuggerOnStart=False, flatten=True)
        told = [self.browser.call(method, session, **params) for session in self.workers]
        self.call("Target.setAutoAttach", autoAttach=False, waitForDebuggerOnStart=False, flatten=True)
        return told

    def crash(self) -> None:
        """As when the browser runs out of memory: page and workers end in the middle of whatever they do."""
        with suppress(Gone):
            self.browser.send("Page.crash", self.session)

    def close(self) -> None:
        with suppress(Gone):
            self.browser.call("Target.closeTarget", targetId=self.target)
