"""Servers for campaigns and tests, in a thread or in a process of their own, and pages that speak to them. Loopback only."""

from __future__ import annotations

import json
import multiprocessing
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

from ludotek import registry
from ludotek.house.house import House
from ludotek.kernel.chance import FastChance
from ludotek.server.app import make_app
from ludotek.server.logs import structured
from ludotek.server.settings import Settings
from ludotek.server.web import listen, web_server
from ludotek.server.workers import Workers

PATIENCE = 120.0  # seconds; only what fails, or a very busy machine, waits so long
LOG = "server.log"
UNHURRIED: dict[str, Any] = {
    "bot_pause": 0.0,
    "requests": 100_000,
    "burst": 100_000,
    "tables_per_hour": 100_000,
    "connections_per_address": 2_000,
}
Said = dict[str, Any]


class Reached:
    """A house, by whatever way one speaks to it."""

    def post(self, path: str, body: Any, **headers: str) -> Any:
        raise NotImplementedError

    def get(self, path: str, key: str = "", **params: Any) -> Any:
        raise NotImplementedError

    def door(self, **headers: str) -> Page:
        """A page that has not said hello."""
        raise NotImplementedError

    def open(self, game: str, seats: str = "", **more: Any) -> Said:
        """A new table; `seats` as letters: m(e), f(riend), b(ot: greedy), r(andom bot)."""
        who = {"m": {"who": "me"}, "f": {"who": "friend"}, "b": {"who": "bot"}, "r": {"who": "bot", "bot": "random"}}
        wanted = {"game": game, "name": "Ann", "seats": [who[each] for each in seats], **more}
        answer = self.post("/api/tables", wanted)
        assert answer.status_code == 201, answer.text
        found: Said = answer.json()
        return found

    def join(self, table: Said, name: str) -> str:
        """The key of a friend."""
        answer = self.post(f"/api/tables/{table['table']}/join", {"invite": table["invite"], "name": name})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["key"])

    def page(self, table: Said, key: str = "", lang: str = "en", **headers: str) -> Page:
        page = self.door(**headers)
        page.say(type="hello", table=table["table"], key=key or table["key"], lang=lang)
        return page


class Server(Reached):
    """Something that serves at an address."""

    def __init__(self, address: str, patience: float = PATIENCE) -> None:
        self.address = address  # host:port and the base path
        self.patience = patience
        # There is no TLS on loopback; reading certificates for it takes longer than most of what is asked.
        self.http = httpx.Client(base_url=f"http://{address}", timeout=patience, verify=False, trust_env=False)

    def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        return self.http.post(path, json=body, headers=headers)

    def get(self, path: str, key: str = "", **params: Any) -> httpx.Response:
        return self.http.get(path, params=params, headers={"authorization": f"Bearer {key}"} if key else {})

    def door(self, **headers: str) -> Page:
        url = f"ws://{self.address}/ws"
        return Page(
            connect(
                url,
                additional_headers=headers,
                max_size=None,
                open_timeout=self.patience,
                ping_interval=None,
                proxy=None,
                legacy=True,
            )
        )


class Page:
    """A page at a table: it keeps what it was told last, and everything it was ever sent."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket  # a connection of websockets, or what sends, receives and closes like one
        self.sent: list[str] = []  # by the server, as it came
        self.state: Said = {}
        self.chat: dict[int, Said] = {}
        self.log: dict[int, Said] = {}
        self.previews: dict[str, Said] = {}  # by their decisions
        self.others: list[Said] = []  # messages that are none of these
        self.next_id = 0

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def say(self, **message: Any) -> int:
        self.next_id += 1
        self.socket.send(json.dumps({"id": self.next_id, **message}))
        return self.next_id

    def hear(self, timeout: float = PATIENCE) -> Said:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.sent.append(text)
        said: Said = json.loads(text)
        if said["type"] == "state":
            self.state = said
            self.log.update({line["n"]: line for line in said["log"]})
        elif said["type"] == "chat":
            self.chat.update({line["n"]: line for line in said["lines"]})
        elif said["type"] == "company" and self.state:
            self.state["table"]["spectators"] = said["spectators"]
            for seat in self.state["table"]["seats"]:
                seat["present"] = seat["seat"] in said["present"]
        elif said["type"] == "preview":
            self.previews[said["decision"]] = said
        else:
            self.others.append(said)
        return said

    def until(self, holds: Callable[[Page], bool]) -> Page:
        """Listen until something holds."""
        end = time.monotonic() + PATIENCE
        while not holds(self):
            assert time.monotonic() < end, "it never came"
            self.hear()
        return self

    def settled(self) -> Page:
        return self.until(lambda page: bool(page.state))

    def ask(self, **message: Any) -> Said:
        """Say something and wait for the reply to it, done or refused; the newest state comes before it."""
        return self.reply(self.say(**message))

    def reply(self, id: int) -> Said:
        while True:
            said = self.hear()
            if said["type"] in ("done", "refused") and said["id"] == id:
                return said
            assert said["type"] != "bye", said

    def done(self, **message: Any) -> Said:
        reply = self.ask(**message)
        assert reply["type"] == "done", reply
        return reply

    def refused(self, code: str, **message: Any) -> Said:
        reply = self.ask(**message)
        assert (reply["type"], reply.get("code")) == ("refused", code), reply
        assert reply["text"]
        return reply

    def bye(self) -> Said:
        """The server's last word."""
        while True:
            said = self.hear()
            if said["type"] == "bye":
                return said

    @property
    def decision(self) -> Said | None:
        return self.state["decisions"][0] if self.state.get("decisions") else None

    @property
    def over(self) -> bool:
        return bool(self.state.get("outcome"))

    def act(self, option: Said | None = None) -> Said:
        """Answer the first question; the reply."""
        decision = self.decision
        assert decision is not None
        action = (option or decision["options"][0])["action"]
        return self.ask(type="act", decision=decision["id"], action=action, seat=decision["seat"])

    def turn_over(self) -> None:
        """Look from the next of the hands that this page holds."""
        seats, seat = self.state["me"]["seats"], self.state["me"]["seat"]
        self.done(type="adjust", seat=seats[(seats.index(seat) + 1) % len(seats)])

    def play(self, answers: int = 100_000, seed: int = 0, each: Callable[[], None] = lambda: None) -> int:
        """Answer at random whatever is asked, until the game is over; how many answers were taken."""
        dice = FastChance(seed)
        taken = 0
        while taken < answers:
            self.until(lambda page: page.over or page.decision is not None)
            if self.over:
                return taken
            assert self.decision is not None
            options = self.decision["options"]
            busy = [option for option in options if option["verb"] != "done"]
            among = busy if busy and dice.below(0, 5) else options
            reply = self.act(among[dice.below(1, len(among))])
            if reply["type"] == "done":
                taken += 1
            else:
                assert reply["code"] in ("stale", "not-asked", "over"), reply  # others were faster
            each()
        return taken


def play_in_turn(pages: list[Page], answers: int = 100_000) -> None:
    """Whoever is asked answers; each page hears everything before the next answer."""
    for n in range(answers):
        catch_up(pages)
        asked = [page for page in pages if page.decision is not None]
        if not asked:
            assert all(page.over for page in pages)
            return
        decision: Said = asked[0].decision or {}
        asked[0].act(decision["options"][n * 7 % len(decision["options"])])
    catch_up(pages)


def catch_up(pages: list[Page]) -> None:
    """All pages hear what any of them has heard."""
    newest = max(page.state["seq"] for page in pages)
    for page in pages:
        page.until(lambda each: bool(each.state["seq"] >= newest))


class Threaded(Server):
    """A server in a thread of this process, whose house can be looked into."""

    def __init__(self, settings: Settings) -> None:
        listening = listen("127.0.0.1", 0)
        super().__init__(f"127.0.0.1:{listening.getsockname()[1]}{settings.base}")
        self.app = make_app(settings)
        self.uvicorn = web_server(self.app, settings)
        self.thread = threading.Thread(target=self.uvicorn.run, args=([listening],), daemon=True)
        self.thread.start()
        until(lambda: self.uvicorn.started or not self.thread.is_alive())
        assert self.thread.is_alive()

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def stop(self) -> None:
        self.http.close()
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)


def until(holds: Callable[[], bool], patience: float = PATIENCE) -> None:
    end = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)


@contextmanager
def threaded(data: Path, **changed: Any) -> Iterator[Threaded]:
    """A server that does not slow tests down."""
    server = Threaded(Settings(data=data, **{**UNHURRIED, **changed}))
    try:
        yield server
    finally:
        server.stop()


class Logging(Server):
    """A server in a process of its own, to be killed. What it logs goes to a file beside its tables."""

    data: Path

    @property
    def log(self) -> str:
        return (self.data / LOG).read_text(encoding="utf-8", errors="replace")


class Process(Logging):
    """`ludotek serve`."""

    def __init__(self, data: Path, *options: str, port: int = 0) -> None:
        usual = ["--bot-pause", "0", "--requests", "100000", "--tables-per-hour", "100000"]
        command = [sys.executable, "-m", "ludotek", "serve", "--port", str(port), "--data", str(data), *usual, *options]
        self.data = data
        data.mkdir(parents=True, exist_ok=True)
        with (data / LOG).open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, "NO_COLOR": "1"}
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        super().__init__(line.split("http://")[1].strip().rstrip("/"))
        until(self.answers)

    def answers(self) -> bool:
        try:
            return self.http.get("/health").status_code == 200
        except httpx.TransportError:
            assert self.process.poll() is None, "the server has ended"
            return False

    def kill(self) -> None:
        self.http.close()
        self.process.kill()
        self.process.wait()


FORKS = multiprocessing.get_context("forkserver")
LIBRARIES = ["ludotek.server.app", "ludotek.server.web", "httpx", "websockets.sync.client"]
FORKS.set_forkserver_preload([*LIBRARIES, *registry.HOUSE.values(), "ludotek.prove.warm"])


Plant = Callable[[House], None]  # puts a fault into a server that has just started


def serve(data: Path, door: Connection, plant: Plant | None, changed: dict[str, Any]) -> None:
    """In a process of its own: a server, until it is killed."""
    data.mkdir(parents=True, exist_ok=True)
    log = os.open(data / LOG, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(log, 2)
    structured("warning")
    listening = listen("127.0.0.1", 0)
    door.send(listening.getsockname()[1])
    multiprocessing.current_process().daemon = False  # it ends with us all the same, and its bots are processes, too
    Workers.wake = sleep_on  # type: ignore[method-assign, assignment]
    settings = Settings(data=data, **{**UNHURRIED, **changed})
    app = make_app(settings)
    if plant is not None:
        app.on_startup.append(lambda app: plant(app.state.house))
    web_server(app, settings).run([listening])


async def sleep_on(workers: Workers) -> None:
    """Workers start when somebody is to think: most of these servers are killed before."""


class Forked(Logging):
    """One that starts at once, because everything was imported before; to be killed often."""

    def __init__(self, data: Path, plant: Plant | None = None, **changed: Any) -> None:
        ours, theirs = FORKS.Pipe()
        self.data = data
        self.changed = changed
        self.process = FORKS.Process(target=serve, args=(data, theirs, plant, changed), daemon=True)
        self.process.start()
        super().__init__(f"127.0.0.1:{ours.recv()}")
        until(self.answers)

    def answers(self) -> bool:
        try:
            return self.http.get("/health").status_code == 200
        except httpx.TransportError:
            assert self.process.is_alive(), "the server has ended"
            return False

    def __enter__(self) -> Forked:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def kill(self) -> None:
        self.http.close()
        self.process.kill()
        self.process.join()
