"""A scene for attacks: a table of two opponents, each of whom may try to cheat, a spectator, and a table of somebody else."""

from __future__ import annotations

import sqlite3
from base64 import b64encode, urlsafe_b64encode
from typing import Any

from ludotek.kernel.chance import FastChance
from ludotek.prove.campaign import Found, require
from ludotek.prove.company import Company
from ludotek.prove.serving import Forked, Page, Said
from ludotek.server.settings import Settings


class Scene:
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

    def asks(self, method: str, path: str, body: Any = None, **headers: str) -> str:
        answer = self.server.http.request(method, path, json=body, headers=headers)
        if 400 <= answer.status_code < 500:
            return ""
        return f"{method} {path} {headers} was answered {answer.status_code} {answer.text[:200]}"


def tries(page: Page, **message: Any) -> str:
    """What is wrong: the empty text, if it was refused."""
    reply = page.ask(**message)
    if reply["type"] != "refused":
        return f"{message} was carried out: {reply}"
    wrong = {"failed", "too-fast", "store-down"} - ({"too-fast"} if message["type"] == "say" else set())
    return "" if reply["code"] not in wrong else f"{message} was answered {reply}"


def opponents(server: Forked, chance: FastChance, **more: Any) -> Company:
    """Two people who play against each other."""
    while True:
        company = Company(server, 2, chance, **more)
        if not company.together:
            return company
        company.close()
