"""Attacks: people, spectators and strangers try what is not theirs to do. Everything is refused, and nothing has changed."""

from __future__ import annotations

import logging
import sqlite3
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from websockets.exceptions import InvalidStatus

from ludotek.house import requests as asked_for
from ludotek.house.house import House
from ludotek.kernel.chance import FastChance
from ludotek.prove.campaign import Campaign, Found, require
from ludotek.prove.company import Company, for_people, forked
from ludotek.prove.limits import beyond_limits
from ludotek.prove.serving import Forked, Page, Plant, Said
from ludotek.server import socket as sockets
from ludotek.server.settings import Settings
from ludotek.table.holder import Holder
from ludotek.table.table import Table

ROUNDS, LATER = 2, 8  # of attacks on one table: in the first case, which is what the tests run, and in each later one
BETWEEN = 6  # answers
LIMITS = 10  # one case in so many also goes beyond what an address is allowed
WRONG = "wrong-key-" + "x" * 22


class Attacks(Campaign):
    unit = "attempts"
    small = 300
    full = 100_000
    planted: ClassVar = {
        "any-seat": "the seat is taken from the message",
        "any-host": "everybody counts as the host",
        "any-decision": "an answer to a decision that is gone is taken for one to the present decision",
        "any-key": "every secret opens the first seat",
        "any-origin": "pages of other sites may speak to the server",
        "talkative": "the seed of a table is logged",
        "new-links": "the host may have a new link for the seat of an opponent",
    }

    def case(self, number: int) -> Found:
        found, chance = Found(), self.chance(number)
        with forked(PLANTS.get(self.fault)) as server:
            scene = Scene(server, chance)
            for _ in range(LATER if number else ROUNDS):
                self.attack(scene, found)
                scene.company.play(BETWEEN, chance)
            scene.look_for_secrets(found)
            scene.end()
            self.attack(scene, found, AFTERWARDS)
            scene.close()
            self.attack_before_the_start(server, chance, found)
            errors = [line for line in server.log.splitlines() if '"trace"' in line]
            require(not errors, f"errors in the log: {errors[:2]}")
        if number % LIMITS == 0:
            self.attack_the_limits(chance, found)
        return found

    def attack_the_limits(self, chance: FastChance, found: Found) -> None:
        for problem in beyond_limits(chance):
            found.units += 1
            found.seen["beyond the limits of an address"] += 1
            require(problem == "", problem)

    def attack(self, scene: Scene, found: Found, classes: Any = None) -> None:
        before = scene.state()
        for name, attack in (classes or CLASSES).items():
            for refused in attack(scene):
                found.units += 1
                found.seen[name] += 1
                require(refused == "", f"{scene.where}: {name}: {refused}")
            require(scene.state() == before, f"{scene.where}: {name}: it was refused, but something has changed")

    def attack_before_the_start(self, server: Forked, chance: FastChance, found: Found) -> None:
        game, options, seats = for_people(2)[0]
        table = server.open(game.name, seats, options=options)
        with server.page(table).settled() as page:
            for message in ({"type": "concede"}, {"type": "undo"}, {"type": "act", "decision": "0" * 16, "action": 0}):
                reply = page.ask(**message)
                require(reply["type"] == "refused", f"{message} was carried out before the start")
                found.units += 1
                found.seen["before the start"] += 1


class Scene:
    """A table of two opponents, each of whom may try to cheat, a spectator, and a table of somebody else."""

    def __init__(self, server: Forked, chance: FastChance) -> None:
        self.server = server
        self.chance = chance
        self.company = opponents(server, chance)
        self.host, self.guest = self.company.pages
        self.watcher = server.page(self.company.table, self.company.table["watch"]).settled()
        self.other = Company(server, 1, chance)
        self.old: list[Said] = []  # decisions that are gone
        self.path = f"/api/tables/{self.company.table['table']}"

    @property
    def where(self) -> str:
        return f"{self.company.game.name} {self.company.options} at entry {self.host.state['seq']}"

    def state(self) -> Any:
        """What the table is, to a page that has just come."""
        shown = []
        for key in self.company.keys:
            with self.server.page(self.company.table, key).settled() as page:
                state = page.state
                told = {name: state[name] for name in ("seq", "view", "decisions", "outcome", "proposal")}
                shown.append((told, state["table"]["status"], [seat["replaced"] for seat in state["table"]["seats"]]))
        return shown

    def asked(self) -> tuple[Page, Page]:
        """Who is asked, and the other one."""
        page = self.company.asked()
        if page is not None and page.decision is not None and page.decision not in self.old:
            self.old.append(page.decision)
        return (self.guest, self.host) if page is self.guest else (self.host, self.guest)

    def look_for_secrets(self, found: Found) -> None:
        """No byte that anybody was sent, and no line of the log, has the seed of the table or the secret of another."""
        with sqlite3.connect(Settings(data=self.server.data).file) as database:
            id = self.company.table["table"]
            seed: bytes = database.execute("select seed from tables where id = ?", (id,)).fetchone()[0]
        seeds = [seed.hex(), b64encode(seed).decode(), urlsafe_b64encode(seed).decode().rstrip("=")]
        keys = [*self.company.keys, str(self.company.table["invite"]), str(self.company.table["watch"])]
        exports = [self.server.get(f"{self.path}/export", key).text for key in (*self.company.keys, keys[-1])]
        sent = ["".join(page.sent) for page in (self.host, self.guest, self.watcher)]
        for text in (*sent, *exports, self.server.log):
            leaked = [secret for secret in (*seeds, *keys) if secret in text]
            require(not leaked, f"{self.where}: a secret is in what was sent or logged")
            found.units += 1
            found.seen["secrets in traffic and logs"] += 1

    def end(self) -> None:
        if not self.host.over:
            self.host.done(type="concede")
            self.guest.until(lambda page: page.over)

    def close(self) -> None:
        self.company.close()
        self.other.close()
        self.watcher.socket.close()

    # trying

    def tries(self, page: Page, **message: Any) -> str:
        """What is wrong: the empty text, if it was refused."""
        reply = page.ask(**message)
        if reply["type"] != "refused":
            return f"{message} was carried out: {reply}"
        wrong = {"failed", "too-fast", "store-down"} - ({"too-fast"} if message["type"] == "say" else set())
        return "" if reply["code"] not in wrong else f"{message} was answered {reply}"

    def asks(self, method: str, path: str, body: Any = None, **headers: str) -> str:
        answer = self.server.http.request(method, path, json=body, headers=headers)
        if 400 <= answer.status_code < 500:
            return ""
        return f"{method} {path} {headers} was answered {answer.status_code} {answer.text[:200]}"


def opponents(server: Forked, chance: FastChance) -> Company:
    """Two people who play against each other."""
    while True:
        company = Company(server, 2, chance)
        if not company.together:
            return company
        company.close()


# --- by pages ---------------------------------------------------------------------------------------------------------


def acting_for_others(scene: Scene) -> Iterator[str]:
    victim, thief = scene.asked()
    decision = victim.decision
    for seat in ([decision["seat"]] if decision else []) + [-2, 99, 2**40]:
        for option in decision["options"][:4] if decision else []:
            yield scene.tries(thief, type="act", decision=decision["id"], action=option["action"], seat=seat)  # type: ignore[index]
    for kind in ("undo", "concede", "hint", "odds"):
        for seat in victim.state["me"]["seats"]:
            yield scene.tries(thief, type=kind, seat=seat)
    yield scene.tries(thief, type="adjust", seat=victim.state["me"]["seats"][0])


def answers_out_of_turn(scene: Scene) -> Iterator[str]:
    victim, thief = scene.asked()
    for decision in scene.old[-6:-1]:
        for page in (victim, thief):
            option = decision["options"][0]["action"]
            yield scene.tries(page, type="act", decision=decision["id"], action=option, seat=page.state["me"]["seat"])
    if victim.decision is not None:
        for decision_id in ("0" * 16, "", "f" * 16, "x" * 500):
            action = victim.decision["options"][0]["action"]
            yield scene.tries(victim, type="act", decision=decision_id, action=action)
        allowed = {option["action"] for option in victim.decision["options"]}
        for action in {-1, -2, -3, 511, 2**31, 2**62, *range(0, 40, 7)} - allowed:
            yield scene.tries(victim, type="act", decision=victim.decision["id"], action=action)


def more_than_a_message_has(scene: Scene) -> Iterator[str]:
    victim, thief = scene.asked()
    decision = victim.decision or {"id": "0", "options": [{"action": 0}]}
    message = {"type": "act", "decision": decision["id"], "action": decision["options"][0]["action"]}
    for field in ("admin", "seed", "version", "now", "holder", "key", "host"):
        yield scene.tries(thief, **message, **{field: 0})
        yield scene.tries(victim, **message, **{field: "1"})


def ruling_as_a_guest(scene: Scene) -> Iterator[str]:
    for what in ("return", "reissue", "watch"):  # what else a guest asks for becomes a question to the others
        yield scene.tries(scene.guest, type="manage", what=what, seat=0)
    yield scene.tries(scene.guest, type="manage", what="replace", seat=0)
    yield scene.tries(scene.guest, type="vote", proposal=1, yes=True)
    yield scene.tries(scene.guest, type="rematch")


def cheating_as_the_host(scene: Scene) -> Iterator[str]:
    for seat in (1, -2, 99):
        yield scene.tries(scene.host, type="manage", what="reissue", seat=seat)
    for bot in ("nonsense", "", "search:100000000"):
        yield scene.tries(scene.host, type="manage", what="replace", seat=1, bot=bot)


def filling_the_table(scene: Scene) -> Iterator[str]:
    for page in (scene.host, scene.guest):
        for card in ("x" * 7000, "", "nonsense", "'; drop table journal"):
            yield scene.tries(page, type="mute", card=card, on=True)
        yield scene.tries(page, type="say", text="")
        yield scene.tries(page, type="say", text="", phrase="nonsense")
        yield scene.tries(page, type="report", n=10_000)
        yield scene.tries(page, type="ping", target="x" * 500)
        yield scene.tries(page, type="why", line=10**9)


def acting_as_a_spectator(scene: Scene) -> Iterator[str]:
    victim, _ = scene.asked()
    decision = victim.decision or {"id": "0", "options": [{"action": 0}], "seat": 0}
    for seat in (-1, 0, 1):
        act = {"decision": decision["id"], "action": decision["options"][0]["action"], "seat": seat}
        yield scene.tries(scene.watcher, type="act", **act)
        for kind in ("undo", "concede", "hint", "odds"):
            yield scene.tries(scene.watcher, type=kind, seat=seat)
    for what in ("pause", "close", "host", "replace", "return", "reissue", "watch"):
        yield scene.tries(scene.watcher, type="manage", what=what, seat=0)
    for message in ({"type": "leave"}, {"type": "urge"}, {"type": "rematch"}, {"type": "adjust", "seat": 0}):
        yield scene.tries(scene.watcher, **message)
    yield scene.tries(scene.watcher, type="vote", proposal=1, yes=True)
    yield scene.tries(scene.watcher, type="hello", table=scene.company.table["table"], key=scene.company.keys[0])


def secrets_that_open_nothing(scene: Scene) -> Iterator[str]:
    company = scene.company
    wrong = [WRONG, "", company.table["invite"], scene.other.keys[0], scene.other.table["watch"], company.keys[0][:-1]]
    for key in wrong:
        with scene.server.door() as page:
            page.say(type="hello", table=company.table["table"], key=key)
            said = page.bye()
            yield "" if said["code"] == "wrong-key" else f"the key {key[:6]}… was answered {said}"
    for table in ("", "0" * 16, "../x", "x" * 65, "\x00", "' or 1=1 --"):
        with scene.server.door() as page:
            page.say(type="hello", table=table, key=company.keys[0])
            yield "" if page.bye()["code"] == "no-such-table" else f"there is a table {table!r}"


# --- by requests ------------------------------------------------------------------------------------------------------


def reading_what_is_hidden(scene: Scene) -> Iterator[str]:
    keys = [WRONG, "x", scene.other.keys[0], scene.company.table["invite"]]
    for key in keys:
        for end in ("export", "replay", "replay/1", "review"):
            yield scene.asks("GET", f"{scene.path}/{end}", authorization=f"Bearer {key}")
    guest, watch = scene.company.keys[1], scene.company.table["watch"]
    for key, seat in ((guest, 0), (scene.company.keys[0], 1), (watch, 0), (watch, 1)):
        for end in ("replay", "replay/1"):
            yield scene.asks("GET", f"{scene.path}/{end}?seat={seat}", authorization=f"Bearer {key}")
    yield scene.asks("GET", f"{scene.path}/export?key={guest}")
    yield scene.asks("POST", f"{scene.path}/branch", {"step": 1}, authorization=f"Bearer {guest}")


def taking_a_seat(scene: Scene) -> Iterator[str]:
    table = scene.company.table
    for invite in (table["invite"], table["watch"], table["key"], WRONG, "", scene.other.table["invite"]):
        yield scene.asks("POST", f"{scene.path}/join", {"invite": invite, "name": "Mallory"})
    yield scene.asks("POST", f"{scene.path}/join", {"invite": table["invite"], "name": "Mallory", "seat": 0})


def speaking_from_another_site(scene: Scene) -> Iterator[str]:
    body = {"game": scene.company.game.name}
    for origin in ("https://evil.example", "null", "http://127.0.0.1.evil.example", "file://"):
        yield scene.asks("POST", "/api/tables", body, origin=origin)
        try:
            scene.server.door(origin=origin).socket.close()
        except InvalidStatus:
            yield ""
        else:
            yield f"a page of {origin} may speak"


CLASSES: dict[str, Callable[[Scene], Iterator[str]]] = {
    "acting for others": acting_for_others,
    "answers out of turn": answers_out_of_turn,
    "more than a message has": more_than_a_message_has,
    "ruling as a guest": ruling_as_a_guest,
    "cheating as the host": cheating_as_the_host,
    "filling the table": filling_the_table,
    "acting as a spectator": acting_as_a_spectator,
    "secrets that open nothing": secrets_that_open_nothing,
    "reading what is hidden": reading_what_is_hidden,
    "taking a seat": taking_a_seat,
    "speaking from another site": speaking_from_another_site,
}


def acting_after_the_end(scene: Scene) -> Iterator[str]:
    for page in (scene.host, scene.guest):
        for decision in scene.old[-3:]:
            yield scene.tries(page, type="act", decision=decision["id"], action=decision["options"][0]["action"])
        for message in ({"type": "concede"}, {"type": "undo"}, {"type": "urge"}, {"type": "leave"}):
            yield scene.tries(page, **message)


AFTERWARDS = {"after the end": acting_after_the_end, "taking a seat": taking_a_seat}


# --- planted faults ---------------------------------------------------------------------------------------------------


def any_seat(house: House) -> None:
    vars(asked_for)["seat_for"] = lambda guest, wanted: wanted if wanted >= 0 else 0


def any_host(house: House) -> None:
    proper = asked_for.holder_of

    def ruling(holder: Holder) -> Holder:
        holder.host = True
        return holder

    vars(asked_for)["holder_of"] = lambda guest, table: ruling(proper(guest, table))


def any_decision(house: House) -> None:
    proper = Table.answer

    def answer(self: Table, seat: int, decision: str, action: int) -> None:
        asked = self.session.decision(seat)
        proper(self, seat, decision if asked is None else asked.id, action)

    Table.answer = answer  # type: ignore[method-assign]


def any_key(house: House) -> None:
    proper = house.find

    async def find(id: str, secret: str | None = None) -> Any:
        return await proper(id)

    house.find = find  # type: ignore[method-assign]
    Table.holder = lambda self, secret: self.holders[0]  # type: ignore[method-assign]


def any_origin(house: House) -> None:
    vars(sockets)["allowed_origin"] = lambda headers, settings: True


def new_links(house: House) -> None:
    def renew(table: Table, asking: Any, seat: int, key: str) -> Any:
        holder = table.holder_of(seat)
        assert holder is not None
        table.rekey(holder, key)
        return "key"

    vars(asked_for)["renew"] = renew


def talkative(house: House) -> None:
    proper = house.tell

    def tell(live: Any) -> None:
        logging.getLogger("ludotek.house").warning("telling %s", live.table.match.origin.to_data())
        proper(live)

    house.tell = tell  # type: ignore[method-assign]


PLANTS: dict[str, Plant] = {
    "talkative": talkative,
    "any-seat": any_seat,
    "any-host": any_host,
    "any-decision": any_decision,
    "any-key": any_key,
    "any-origin": any_origin,
    "new-links": new_links,
}
