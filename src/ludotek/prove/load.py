"""Load: steps up to a full house. Every answer comes; on a machine that has nothing else to do, nearly all of them quickly."""

from __future__ import annotations

import asyncio
import os
import time
from typing import ClassVar

from ludotek.house.house import House
from ludotek.prove.campaign import Campaign, CannotRun, Found, require
from ludotek.prove.company import for_people, forked
from ludotek.prove.crowd import Load as Crowd
from ludotek.prove.crowd import NewTable, sit_down
from ludotek.prove.serving import Forked, Plant

PEOPLE = 4
STEPS = (5, 50, 200, 500)  # tables
EACH = 0.2  # moves a second at one table
SECONDS, SETTLING = 20.0, 10.0
QUICK, SLOW = 50.0, 2_000.0  # milliseconds: for 99 in 100 answers, and for one in two on the first step
BUSY = 0.5  # load average for each core, above which nothing is judged


class Load(Campaign):
    unit = "tables"
    small = 5
    full = sum(STEPS)
    planted: ClassVar = {"blocking": "each act holds up all others for seconds"}

    def case(self, number: int) -> Found:
        tables = STEPS[min(number, len(STEPS) - 1)]
        first = number == 0
        busy = os.getloadavg()[0] / (os.cpu_count() or 1)
        if not first and busy > BUSY:
            raise CannotRun(f"the machine is busy (load {busy:.1f} for each core): response times would say nothing")
        with forked(PLANTS.get(self.fault), connections=10_000, connections_per_address=10_000) as server:
            crowd = Crowd(tables * EACH * (5 if first else 1), 3.0 if first else SECONDS, 0.0 if first else SETTLING)
            asyncio.run(fill(server, tables, crowd))
        require(crowd.unanswered == 0, f"{tables} tables: {crowd.unanswered} answers never came")
        require(crowd.at(0.5) < SLOW, f"{tables} tables: half of the answers took more than {crowd.at(0.5)} ms")
        require(first or crowd.at(0.99) <= QUICK, f"{tables} tables: p99 is {crowd.at(0.99)} ms, not {QUICK}")
        found = Found(tables)
        found.seen[f"{tables} tables: moves"] += len(crowd.took)
        found.seen[f"{tables} tables: p99 in ms"] = round(crowd.at(0.99))
        return found


async def fill(server: Forked, tables: int, crowd: Crowd) -> None:
    ways = for_people(PEOPLE)
    house = []
    for number in range(tables):
        game, options, _ = ways[number % len(ways)]
        seats = [{"who": "me"}, *[{"who": "friend"}] * (PEOPLE - 1)]
        wanted: NewTable = {"game": game.name, "options": options, "seats": seats}
        house.append(await sit_down(server.address, wanted, PEOPLE, number))
    await crowd.run(house)
    for table in house:
        await table.close()


def blocking(house: House) -> None:
    proper = house.change

    async def change(live: object, act: object) -> object:
        time.sleep(1.5)
        return await proper(live, act)  # type: ignore[arg-type]

    house.change = change  # type: ignore[assignment, method-assign]


PLANTS: dict[str, Plant] = {"blocking": blocking}
