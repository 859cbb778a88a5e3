"""Races: many pages, at one process and at two, do the same thing at the same time; exactly one of them has done it."""

from __future__ import annotations

import asyncio
import tempfile
import threading
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

from ludotek import api
from ludotek.house.house import House
from ludotek.house.store import Conflict
from ludotek.kernel.chance import FastChance
from ludotek.prove.campaign import Campaign, Found, require
from ludotek.prove.company import Company, for_people
from ludotek.prove.serving import Forked, Page, Plant, Said, Server
from ludotek.table import journal
from ludotek.table.table import Table

RIVALS = 8
ROUNDS = 5  # at one table
LOSERS = {"stale", "not-asked", "over"}


class Races(Campaign):
    unit = "races"
    small = 7
    full = 1_000
    planted: ClassVar = {
        "no-lock": "an act is tried and stored in two steps, with nobody watching between them",
        "two-on-a-seat": "a seat can be taken by several people at once",
    }

    def case(self, number: int) -> Found:
        found, chance = Found(), self.chance(number)
        with tempfile.TemporaryDirectory(prefix="ludotek-prove-") as folder:
            plant = PLANTS.get(self.fault)
            servers: list[Server] = [Forked(Path(folder), plant)]
            if number % 2:
                servers.append(Forked(Path(folder), plant))  # two processes at one database
            try:
                self.claim_a_seat(servers, found)
                self.answer_at_once(servers, chance, found)
            finally:
                for server in servers:
                    server.kill()  # type: ignore[attr-defined]
        return found

    def claim_a_seat(self, servers: list[Server], found: Found) -> None:
        """Many friends for one seat."""
        game, options, seats = for_people(2)[0]
        table = servers[0].open(game.name, seats, options=options)
        codes: list[int] = []

        def claim(n: int) -> None:
            body = {"invite": table["invite"], "name": f"Rival {n}"}
            server = Server(servers[n % len(servers)].address)
            codes.append(server.post(f"/api/tables/{table['table']}/join", body).status_code)
            server.http.close()

        at_once(claim)
        require(sorted(codes) == [201] + [409] * (RIVALS - 1), f"{RIVALS} rivals for one seat: {Counter(codes)}")
        found.units += 1
        found.seen["seats claimed"] += 1

    def answer_at_once(self, servers: list[Server], chance: FastChance, found: Found) -> None:
        """The same decision, answered in many tabs."""
        company = Company(servers[0], 1 + int(chance.below(7, 2)), chance)
        game, table = company.game, company.table
        accepted = 0
        for _ in range(ROUNDS):
            page = company.asked()
            if page is None or page.decision is None:
                break
            key = company.keys[company.pages.index(page)]
            tabs = [servers[n % len(servers)].page(table, key) for n in range(RIVALS)]
            decision = page.decision
            for tab in tabs:
                wait_for(tab, decision)
            replies = self.fire(tabs, decision)
            done = [each for each in replies if each["type"] == "done"]
            where = f"{game.name} {company.options}, decision {decision['id']}"
            require(len(done) == 1, f"{where}: {len(done)} of {RIVALS} answers were taken")
            refused = {each["code"] for each in replies if each["type"] == "refused"}
            require(refused <= LOSERS, f"{where}: refused as {refused}")
            accepted += 1
            found.units += 1
            found.seen[f"{game.name} answers at {len(servers)} processes"] += 1
            for tab in tabs:
                tab.socket.close()
            company.pages[0].until(lambda each, seq=page.state["seq"]: each.state["seq"] > seq)  # type: ignore[misc]
        company.break_off()
        record = servers[0].get(f"/api/tables/{table['table']}/export", company.keys[0]).text
        lines = len(api.game(game.name).verify(record).live)
        require(lines >= accepted, f"{game.name}: {accepted} answers were taken, the record has {lines}")
        company.close()

    def fire(self, tabs: list[Page], decision: Said) -> list[Said]:
        replies: list[Said] = []

        def act(n: int) -> None:
            option = decision["options"][n % len(decision["options"])]
            asked = {"decision": decision["id"], "action": option["action"], "seat": decision["seat"]}
            replies.append(tabs[n].ask(type="act", **asked))

        at_once(act)
        require(len(replies) == len(tabs), f"only {len(replies)} of {len(tabs)} answers got a reply")
        return replies


def wait_for(tab: Page, decision: Said) -> None:
    tab.until(lambda each: each.decision is not None and bool(each.decision["id"] == decision["id"]))


def at_once(act: Any) -> None:
    """All rivals, as close together as threads get."""
    barrier = threading.Barrier(RIVALS)

    def go(n: int) -> None:
        barrier.wait()
        act(n)

    threads = [threading.Thread(target=go, args=(n,)) for n in range(RIVALS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


# --- planted faults ---------------------------------------------------------------------------------------------------


def no_lock(house: House) -> None:
    proper = house.try_act

    async def try_act(live: Any, act: Any) -> Any:
        draft = live.table.draft()
        result = act(draft)
        if any(isinstance(entry, journal.Seated) for entry in draft.fresh):
            return await proper(live, act)  # whoever comes is the other fault's
        await asyncio.sleep(0.05)
        while draft.fresh:
            end = (await house.store.ends([draft.id]))[draft.id]
            with suppress(Conflict):  # it is stored after whatever has come between
                await house.store.append(draft.id, end, [journal.to_bytes(entry) for entry in draft.fresh])
                draft.fresh = []
        live.table = draft
        return result

    house.try_act = try_act  # type: ignore[method-assign]


def two_on_a_seat(house: House) -> None:
    def open_seats(self: Table) -> list[int]:
        host = self.holders[0].seats if self.holders else []
        return [seat for seat in self.session.people if seat not in host]

    Table.open_seats = property(open_seats)  # type: ignore[assignment]


PLANTS: dict[str, Plant] = {"no-lock": no_lock, "two-on-a-seat": two_on_a_seat}
