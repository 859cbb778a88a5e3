"""The house of a device, natively: whole games through the port, over the database's law, without any browser."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from device import Hall, MemoryDevice, Page, asked, open_port, opened

from ludotek import api
from ludotek.house.hints import Hints
from ludotek.pocket.thinkers import ROLLOUTS, SecondWorker

pytestmark = pytest.mark.anyio

ME, BOT, HARD = {"who": "me"}, {"who": "bot"}, {"who": "bot", "bot": "hard"}


@pytest.mark.parametrize(
    ("game", "more"),
    [
        ("twenty-strong", {}),
        ("untamed", {"seats": [ME, HARD]}),
        ("reckoners", {"seats": [ME, BOT], "options": {"seats": 2}}),
    ],
)
async def test_a_whole_game_is_played_on_a_device(game: str, more: dict[str, Any]) -> None:
    device = MemoryDevice()
    table = await opened(open_port(device), game, **more)
    port = open_port(device)  # as after a restart: all that is left is the database
    page = await Page(port, table).enter()
    await page.play(15)
    port = open_port(device)
    page = await Page(port, table, lang="de").enter()
    await page.play()
    assert page.over
    answer = await asked(port, "GET", f"tables/{table['table']}/export", table["key"])
    assert (answer["status"], answer["file"].endswith(".jsonl")) == (200, True)
    assert api.game(game).verify(answer["body"].decode()).over


async def test_a_refusal_is_an_answer_in_the_readers_language() -> None:
    port = open_port(MemoryDevice())
    answer = await asked(port, "GET", "tables/nowhere/replay", "secret", lang="de")
    assert (answer["status"], json.loads(answer["body"])["code"]) == (404, "no-such-table")
    assert "Tisch" in json.loads(answer["body"])["text"]
    for method, path in (("GET", "nothing"), ("POST", "games"), ("GET", "games/untamed/puzzles/x")):
        assert (await asked(port, method, path))["status"] == 404, path
    assert (await asked(port, "GET", "games", lang="xx"))["status"] == 400
    assert (await asked(port, "GET", "tables/nowhere/replay"))["status"] == 403, "without a secret"


async def test_a_full_device_says_so_and_loses_nothing() -> None:
    device = MemoryDevice()
    port = open_port(device)
    table = await opened(port, "twenty-strong")
    page = await Page(port, table).enter()
    await page.play(3)
    before = device.tables[table["table"]].journal[:]
    device.full = True
    reply = await page.act()
    assert reply is not None
    assert (reply["type"], reply["code"]) == ("refused", "store-down")
    assert device.tables[table["table"]].journal == before
    device.full = False
    await page.play(3)
    assert len(device.tables[table["table"]].journal) > len(before)


async def test_two_tabs_race_for_one_table() -> None:
    """Each answers as fast as it can. The key of the journal's next entry decides; both end with the same table."""
    device, hall = MemoryDevice(), []
    ports = [open_port(device, Hall(hall)) for _ in range(2)]
    for port, tab in zip(ports, hall, strict=True):
        hints = Hints(port.house)
        tab.subscribe(hints.heard, hints.missed)
    table = await opened(ports[0], "twenty-strong")
    pages = [await Page(port, table).enter() for port in ports]
    await asyncio.gather(*(page.play(60) for page in pages))
    journal = device.tables[table["table"]].journal
    lives = [port.house.tables[table["table"]] for port in ports]
    for live, port in zip(lives, ports, strict=True):
        await port.house.read_on(live)
    assert [live.table.seq for live in lives] == [len(journal)] * 2
    assert lives[0].table.match.digest() == lives[1].table.match.digest()


async def test_what_takes_long_is_thought_in_the_second_worker() -> None:
    """Hints come from there; a review, with fewer playouts than a server takes, from another one that says how far it is."""
    device = MemoryDevice()
    port = open_port(device)
    table = await opened(port, "twenty-strong")
    page = await Page(port, table).enter()
    reply = await page.ask(type="hint", seat=0)
    assert reply["type"] == "done", reply
    await page.play()
    done, review = [], None
    while review is None:
        answer = await asked(port, "GET", f"tables/{table['table']}/review", table["key"], lang="fr", seat="0")
        assert answer["status"] == 200, answer
        found = json.loads(answer["body"])
        done.append(found["done"])
        review = found["review"]
    assert done == sorted(done)
    assert (done[-1], review["playouts"]) == (1.0, ROLLOUTS)


async def test_a_review_that_cannot_be_had_says_so() -> None:
    port = open_port(MemoryDevice())
    table = await opened(port, "twenty-strong")
    await (await Page(port, table).enter()).play()

    async def nothing(task: bytes, told: object) -> bytes:
        return b""

    assert isinstance(port.house.thinkers, SecondWorker)
    port.house.thinkers.long = nothing
    answer = await asked(port, "GET", f"tables/{table['table']}/review", table["key"], lang="fr", seat="0")
    assert (answer["status"], json.loads(answer["body"])["code"]) == (400, "needs-server")


async def test_a_page_that_goes_is_forgotten() -> None:
    port = open_port(MemoryDevice())
    table = await opened(port, "untamed")
    page = await Page(port, table).enter()
    live = port.house.tables[table["table"]]
    assert len(live.guests) == 1
    port.close(page.number)
    await asyncio.sleep(0)
    assert live.guests == set()
    assert port.lines == {}
    await page.say(type="chat", text="anybody there?")  # is heard by nobody, and harms nobody
