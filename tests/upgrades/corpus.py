"""The corpus: stored tables of every version of the rules, as a server kept them. `python tests/upgrades/corpus.py` adds those of
the present version, and never touches what is there.

Each file holds tables of one game with the content they were played with: what people did there besides answering, and one table
from before seals named what they are bound to.
"""

from __future__ import annotations

import asyncio
import base64
import json
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "house"))  # a house without a server

from port import MemoryStore, new_table, open_house, port  # noqa: E402

from ludotek import registry  # noqa: E402
from ludotek.house.house import House  # noqa: E402
from ludotek.house.store import Stored, TableRow  # noqa: E402
from ludotek.kernel.chance import SealedChance  # noqa: E402
from ludotek.kernel.play import begin  # noqa: E402
from ludotek.kernel.seal import Seal  # noqa: E402

STORED = HERE / "stored"
SEATS = {"twenty-strong": 1, "untamed": 2, "reckoners": 3}


def read(path: Path) -> list[Stored]:
    """The tables of a file."""
    data = json.loads(path.read_text(encoding="utf-8"))
    content = json.dumps(data["content"]).encode()
    return [
        Stored(
            TableRow(
                each["id"], data["game"], 1.0, data["hash"], each["header"].encode(), base64.b16decode(each["seed"])
            ),
            content,
            [entry.encode() for entry in each["journal"]],
        )
        for each in data["tables"]
    ]


async def make(name: str) -> list[Stored]:
    store = MemoryStore()
    house = open_house(store)
    await running(house, name)
    ended = await running(house, name)
    await house.change(house.tables[ended], lambda draft: draft.close())
    for live in house.tables.values():
        if live.driver is not None:
            live.driver.cancel()
    found = [await store.load(id) for id in store.rows]
    return [older(name), *(each for each in found if each is not None)]


async def running(house: House, name: str) -> str:
    """A table at which somebody has played, gone back, talked and left for a while."""
    seats = [{"who": "me"}, *[{"who": "bot"}] * (SEATS[name] - 1)]
    table = await new_table(house, name, seats=seats, name="Ann", salt="5" * 32)
    async with port(house, table) as page:
        for _ in range(4):
            await page.play(2)
            await page.ask(type="undo", seat=0, agreed=True)
        await page.ask(type="say", text="hello")
    live = house.tables[table["table"]]
    if not live.table.finished:
        await house.change(live, lambda draft: draft.pause(True))
    id: str = table["table"]
    return id


def older(name: str) -> Stored:
    """A table whose commitment is to its seed alone, and at which nobody has played yet."""
    game = registry.find(name)
    options = game.check_options({})
    play = begin(game, options, SealedChance(bytes(32)), None, None, True, Seal(None))
    header = play.record.header
    seating = ["human", *["greedy"] * (header.seats - 1)]
    entries = [
        {"kind": "opened", "at": 1.0, "seating": seating, "clock": None},
        {"kind": "seated", "at": 2.0, "holder": 0, "name": "Ann", "seats": [0], "key": "k", "host": True},
        {"kind": "closed", "at": 3.0},
    ]
    told = json.dumps(header.to_data()).encode()
    row = TableRow("older", name, 1.0, header.content, told, bytes(32))
    return Stored(row, json.dumps(play.content).encode(), [json.dumps(each).encode() for each in entries])


def to_data(tables: list[Stored]) -> dict[str, Any]:
    row, content = tables[0].row, tables[0].content
    kept = [each for each in tables if each.row.content == row.content]
    return {
        "game": row.game,
        "hash": row.content,
        "content": json.loads(content),
        "tables": [
            {
                "id": each.row.id,
                "header": each.row.header.decode(),
                "seed": base64.b16encode(each.row.seed).decode(),
                "journal": [entry.decode() for entry in each.journal],
            }
            for each in kept
        ],
    }


def main() -> None:
    STORED.mkdir(exist_ok=True)
    for name in SEATS:
        path = STORED / f"{name}-{registry.find(name).rules_version}.json"
        if not path.exists():
            data = to_data(asyncio.run(make(name)))
            path.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
            print(path, len(data["tables"]))


if __name__ == "__main__":
    main()
