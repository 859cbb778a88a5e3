"""What people may do at one table is bounded; the game goes on whatever is used up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from port import MemoryStore, Port, new_table, open_house, port

from ludotek.house.house import House
from ludotek.house.limits import Limit
from ludotek.kernel.errors import LudotekError
from ludotek.table.caps import Caps, read_caps

pytestmark = pytest.mark.anyio


def house_with(**caps: int) -> House:
    house = open_house(MemoryStore())
    house.caps = Caps(**caps)
    return house


async def refused(page: Port, **message: object) -> str:
    said = await page.ask(**message)
    return said["code"] if said["type"] == "refused" else ""


async def test_only_what_is_offered_can_be_muted() -> None:
    house = open_house(MemoryStore())
    table = await new_table(house, "twenty-strong")
    async with port(house, table) as page:
        assert await refused(page, type="mute", card="x" * 5_000, on=True) == "no-such-card"
        assert page.state["muted"] == []
        assert await refused(page, type="mute", card="chip", on=True) == ""


async def test_the_chat_of_a_table_ends_with_its_last_line() -> None:
    house = house_with(chat=3)
    table = await new_table(house, "twenty-strong")
    async with port(house, table) as page:
        said = [await refused(page, type="say", text="hello") for _ in range(4)]
        assert said == ["", "", "", "capped"]
        assert len(house.tables[table["table"]].table.chat) == 3
        await page.play(3)


async def test_nobody_talks_without_a_pause_from_however_many_pages() -> None:
    house = open_house(MemoryStore())
    house.talk = Limit(0.0, 2)
    table = await new_table(house, "twenty-strong")
    async with port(house, table) as page, port(house, table) as again:
        pages = (page, again, page)
        assert [await refused(each, type="say", text="hello") for each in pages] == ["", "", "too-fast"]
    async with port(house, table, table["watch"]) as page, port(house, table, table["watch"]) as again:
        pages = (page, again, again)
        assert [await refused(each, type="say", text="hello") for each in pages] == ["", "", "too-fast"]
        again.guest.address = "203.0.113.7"
        assert await refused(again, type="say", text="somebody else") == ""


async def test_things_are_muted_so_often_and_no_more() -> None:
    house = house_with(mutes=2)
    table = await new_table(house, "twenty-strong")
    async with port(house, table) as page:
        told = [await refused(page, type="mute", card="chip", on=on) for on in (True, False, True)]
        assert told == ["", "", "capped"]
        assert page.said[-1]["text"].startswith("Cards have been muted or unmuted 2 times")
        await page.play(2)


async def test_names_change_so_often_and_no_more() -> None:
    house = house_with(names=2)
    table = await new_table(house, "twenty-strong")
    async with port(house, table) as page:
        assert [await refused(page, type="adjust", name=name) for name in "abc"] == ["", "", "capped"]


async def test_undo_ends_at_its_cap_and_the_game_goes_on() -> None:
    house = house_with(undos=2)
    table = await new_table(house, "twenty-strong")
    async with port(house, table) as page:
        told = []
        for _ in range(3):
            await page.play(1)
            told.append(await refused(page, type="undo", agreed=True))
        assert told == ["", "", "capped"]
        await page.play(3)


async def test_a_full_journal_lets_the_game_end() -> None:
    house = house_with(journal=8)
    table = await new_table(house, "twenty-strong")
    async with port(house, table) as page:
        while not house.tables[table["table"]].table.full:
            await page.play(1)
        for message in ({"type": "say", "text": "hello"}, {"type": "undo", "agreed": True}):
            assert await refused(page, **message) == "capped"
        await page.play(2)
        assert await refused(page, type="manage", what="close") == ""
        assert house.tables[table["table"]].table.status == "closed"


async def test_a_watcher_s_name_is_cleaned() -> None:
    house = open_house(MemoryStore())
    table = await new_table(house, "twenty-strong")
    async with port(house, table, table["watch"]) as page:
        await page.ask(type="adjust", name="\u202eeve\n" + "x" * 100)
        await page.ask(type="say", text="hello")
        name = house.tables[table["table"]].table.chat[0].name
        assert name.startswith("eve") and len(name) == 40 and name.isprintable()


def test_caps_are_read_and_wrong_ones_explained() -> None:
    assert read_caps(["chat=5", "undos=0"]) == Caps(chat=5, undos=0)
    with pytest.raises(LudotekError, match="choose one of journal, undos, chat, names, mutes"):
        read_caps(["talk=5"])
    with pytest.raises(LudotekError, match="chat=1000"):
        read_caps(["chat=many"])


def test_the_docs_list_every_cap_with_its_default() -> None:
    told = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \|", told, re.MULTILINE)
    assert [(name, int(most)) for name, most in rows] == [
        (name, getattr(Caps(), name)) for name in Caps.__struct_fields__
    ]
