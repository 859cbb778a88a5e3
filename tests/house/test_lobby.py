"""Company: public tables where the operator allows them, phrases in every language, reports, whose turn it is."""

from __future__ import annotations

import json
import logging

import pytest
from port import MemoryStore, new_table, open_house, port

from ludotek.house.desk import Desk
from ludotek.table.refusal import TableRefusal

pytestmark = pytest.mark.anyio

ME, FRIEND, BOT = {"who": "me"}, {"who": "friend"}, {"who": "bot"}


async def test_no_table_is_listed_unless_operator_and_host_want_it() -> None:
    house = open_house(MemoryStore())
    with pytest.raises(TableRefusal, match="not-public"):
        await new_table(house, "untamed", seats=[ME, FRIEND], public=True)
    assert (await Desk(house).lobby("en")).open is False
    house.public = True
    await new_table(house, "untamed", seats=[ME, FRIEND], name="Ann")
    assert (await Desk(house).lobby("en")).tables == []


async def test_a_listed_table_can_be_joined_and_watched_until_it_is_over() -> None:
    house = open_house(MemoryStore())
    house.public = True
    desk = Desk(house)
    table = await new_table(house, "untamed", seats=[ME, FRIEND], name="Ann", public=True)
    (listed,) = (await desk.lobby("de")).tables
    assert (listed.table, listed.about.game, listed.about.host, listed.about.seats) == (
        table["table"],
        "untamed",
        "Ann",
        1,
    )
    assert listed.about.mode is not None
    assert listed.about.mode.text == "Duell"
    assert listed.invite == table["invite"]
    ben = await desk.join(listed.table, json.dumps({"invite": listed.invite, "name": "Ben"}).encode())
    (running,) = (await desk.lobby("en")).tables
    assert running.invite == ""
    async with port(house, table, running.watch) as watcher, port(house, table, ben.key) as page:
        assert watcher.state["me"]["seats"] == []
        assert watcher.state["view"]["seats"][0]["hand"]["known"] == []
        await page.ask(type="concede")
        await page.until(lambda: page.over)
    assert (await desk.lobby("en")).tables == []


async def test_a_phrase_travels_by_its_name() -> None:
    house = open_house(MemoryStore())
    table = await new_table(house, "untamed", seats=[ME, BOT])
    async with port(house, table) as page:
        assert (await page.ask(type="say", text="", phrase="well-played"))["type"] == "done"
        assert (await page.ask(type="say", text="", phrase="rude"))["code"] == "no-such-phrase"
        assert (await page.ask(type="say", text=" "))["code"] == "nothing-said"
        said = [line for each in page.said if each["type"] == "chat" for line in each["lines"]]
        assert [(line["text"], line["phrase"]) for line in said] == [("", "well-played")]


async def test_a_report_reaches_the_operator_and_only_about_what_was_read(caplog: pytest.LogCaptureFixture) -> None:
    store = MemoryStore()
    house = open_house(store)
    table = await new_table(house, "untamed", seats=[ME, FRIEND], name="Ann")
    joined = await Desk(house).join(table["table"], json.dumps({"invite": table["invite"], "name": "Ben"}).encode())
    async with (
        port(house, table) as ann,
        port(house, table, joined.key) as ben,
        port(house, table, table["watch"]) as cyd,
    ):
        await ann.ask(type="say", text="something nasty")
        await cyd.ask(type="say", text="a secret")  # which nobody with a hand reads before the end
        with caplog.at_level(logging.WARNING, "ludotek.house"):
            assert (await ben.ask(type="report", n=0))["type"] == "done"
        assert (await ben.ask(type="report", n=1))["code"] == "no-such-line"
        assert (await ben.ask(type="report", n=-1))["code"] == "no-such-line"
    assert "something nasty" in caplog.text
    (kept,) = (await store.kept("report")).values()
    assert json.loads(kept) | {"name": "Ann", "text": "something nasty", "by": 1} == json.loads(kept)


async def test_a_page_learns_in_few_words_whose_turn_it_is() -> None:
    house = open_house(MemoryStore())
    desk = Desk(house)
    mine = await new_table(house, "twenty-strong")
    days = await new_table(house, "untamed", seats=[ME, FRIEND], clock={"kind": "days", "amount": 2})
    held = [{"table": each["table"], "key": each["key"]} for each in (mine, days)]
    asked = json.dumps(
        {"held": [*held, {"table": mine["table"], "key": "wrong"}, {"table": "none", "key": ""}]}
    ).encode()
    assert [(each.table, each.my_turn, each.left) for each in await desk.turns(asked)] == [
        (mine["table"], True, None),
        (days["table"], False, None),
    ]
    await desk.join(days["table"], json.dumps({"invite": days["invite"]}).encode())
    turn = (await desk.turns(asked))[1]
    assert turn.my_turn is (turn.left is not None)
    many = json.dumps({"held": held * 30}).encode()
    with pytest.raises(TableRefusal, match="too-many"):
        await desk.turns(many)
