"""Network: people play over lines that delay, cut and fall silent, and say everything twice when in doubt. Each answer
counts once, and in the end everybody sees what the server has."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, ClassVar

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from ludotek import api
from ludotek.house.house import House
from ludotek.kernel.chance import FastChance
from ludotek.prove.campaign import Campaign, Found, require
from ludotek.prove.company import Company, forked
from ludotek.prove.proxy import BadLine
from ludotek.prove.serving import Forked, Page, Plant, Said, Server
from ludotek.table.table import Table

ANSWERS = 8  # of a session
FIRST, LATER = 2, 240  # sessions at one server: in the first case, which is what the tests run, and in each later one
AT_ONCE = 60  # most of their time is waiting
WAIT = 2.0  # seconds before somebody tries again
TRIES = 60
BROKEN = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)


class Network(Campaign):
    unit = "sessions"
    small = 2
    full = 2_000
    planted: ClassVar = {
        "twice": "an answer that is sent again is carried out again",
        "stale-page": "a page that comes back is shown what it saw before",
    }

    def case(self, number: int) -> Found:
        sessions = range(LATER if number else FIRST)
        with forked(PLANTS.get(self.fault)) as server, ThreadPoolExecutor(AT_ONCE) as pool:
            chances = [self.chance(number, f"session {session}") for session in sessions]
            found = Found()
            for seen in pool.map(lambda chance: self.play(server, chance), chances):
                found.units += 1
                found.seen.update(seen)
        return found

    def play(self, server: Forked, chance: FastChance) -> Counter[str]:
        company = Company(server, 1, chance)
        line = BadLine(server.address, chance)
        person = Person(Server(line.address, WAIT), company.table, company.keys[0], chance)
        for _ in range(ANSWERS):
            if not person.answer():
                break
        person.hang_up()
        line.close()
        self.compare(company, person)
        return Counter({"lines cut": line.cuts, "lines silent": line.silences, "answers": len(person.answered)})

    def compare(self, company: Company, person: Person) -> None:
        """What the person saw last is what a good line shows, and each decision was answered once."""
        page = company.server.page(company.table, company.keys[0]).settled()
        where = f"{company.game.name} {company.options}"
        if page.state["seq"] == person.state["seq"]:
            require(
                page.state["view"] == person.state["view"], f"{where}: the page shows another board than the server"
            )
        require(page.state["seq"] >= person.state["seq"], f"{where}: the page was shown what the server does not have")
        if not page.over:
            page.done(type="manage", what="close")
        record = company.server.get(f"/api/tables/{company.table['table']}/export", company.keys[0]).text
        live = api.game(company.game.name).verify(record).live
        least, most = person.sure, len(person.answered)
        require(least <= len(live), f"{where}: {least} answers were acknowledged, the record has {len(live)}")
        alone = len(page.state["me"]["seats"]) == 1  # else one word may count for several seats
        require(len(live) <= most or not alone, f"{where}: {most} decisions were answered, {len(live)} times in all")
        page.socket.close()
        company.close()


class Person:
    """Answers, and answers again until it is certain that the answer was heard."""

    def __init__(self, server: Server, table: Said, key: str, chance: FastChance) -> None:
        self.server, self.table, self.key, self.chance = server, table, key, chance
        self.page: Page | None = None
        self.state: Said = {}
        self.answered: set[str] = set()  # decisions
        self.sure = 0

    def answer(self) -> bool:
        """One decision, to its end; False: nothing is asked any more."""
        chosen: dict[str, Any] = {}
        for _ in range(TRIES):
            try:
                page = self.at_the_table()
                if not chosen:
                    if page.decision is None:
                        return False
                    option = page.decision["options"][self.chance.below(0, len(page.decision["options"]))]
                    chosen = {
                        "type": "act",
                        "decision": page.decision["id"],
                        "action": option["action"],
                        "seat": page.decision["seat"],
                    }
                    self.answered.add(page.decision["id"])
                replies = self.say_twice(page, chosen)
                self.state = page.state
                done = [each for each in replies if each["type"] == "done"]
                require(len(done) <= 1, f"the same answer was carried out twice: {replies}")
                self.sure += len(done)
                return not page.over
            except BROKEN:
                self.hang_up()
        raise AssertionError("the line never held long enough for one answer")

    def at_the_table(self) -> Page:
        if self.page is None:
            page = self.server.page(self.table, self.key)
            while not page.state:
                page.hear(WAIT)
            before = self.state.get("seq", 0)
            require(
                page.state["seq"] >= before, f"a page that came back was shown entry {page.state['seq']}, not {before}"
            )
            self.page, self.state = page, page.state
        return self.page

    def say_twice(self, page: Page, chosen: dict[str, Any]) -> list[Said]:
        """The replies to both."""
        waiting = {page.say(**chosen), page.say(**chosen)}
        found = []
        while waiting:
            said = page.hear(WAIT)
            if said["type"] in ("done", "refused") and said["id"] in waiting:
                waiting.discard(said["id"])
                found.append(said)
        return found

    def hang_up(self) -> None:
        if self.page is not None:
            with suppress(Exception):
                self.page.socket.socket.close()
        self.page = None


# --- planted faults ---------------------------------------------------------------------------------------------------


def twice(house: House) -> None:
    proper = Table.answer

    def answer(self: Table, seat: int, decision: str, action: int) -> None:
        asked = self.session.decision(seat)
        wanted = asked.id if asked is not None else decision
        allowed = self.match.actions(seat)
        proper(self, seat, wanted, action if action in allowed else allowed[0])

    Table.answer = answer  # type: ignore[method-assign]


def stale_page(house: House) -> None:
    proper = house.find
    first: dict[str, Any] = {}

    async def find(id: str, secret: str | None = None) -> Any:
        live = await proper(id, secret)
        table = first.setdefault(id, live.table)
        if live.table.seq - table.seq > 2:
            live.table = table
        return live

    house.find = find  # type: ignore[method-assign]


PLANTS: dict[str, Plant] = {"twice": twice, "stale-page": stale_page}
