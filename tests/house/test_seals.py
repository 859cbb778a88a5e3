"""Seals of live games: what people add to the dice when they sit down, and games whose dice are known."""

from __future__ import annotations

import json
from typing import Any

import pytest
from port import MemoryStore, Said, new_table, open_house, port

from ludotek import api
from ludotek.cli.verify import chance_of
from ludotek.house.desk import Desk
from ludotek.house.house import House
from ludotek.table.refusal import Code, TableRefusal

pytestmark = pytest.mark.anyio

ME, FRIEND = {"who": "me"}, {"who": "friend"}
ANN, BEN = "a" * 32, "b" * 32


async def join(house: House, table: Said, salt: str) -> str:
    asked = json.dumps({"invite": table["invite"], "name": "Ben", "salt": salt}).encode()
    return (await Desk(house).join(table["table"], asked)).key


async def record_of(house: House, table: Said) -> dict[str, Any]:
    """The header of the record of a game that the host has closed; it has been verified."""
    await house.change(house.tables[table["table"]], lambda draft: draft.close())
    _, text = await Desk(house).export(table["table"], table["key"], "en")
    header: dict[str, Any] = json.loads(text.splitlines()[0])
    assert api.game(header["game"]).verify(text.decode()).opening is not None
    return header


async def test_everybody_who_sits_down_has_a_say_in_the_dice() -> None:
    house = open_house(MemoryStore())
    table = await new_table(house, "untamed", seats=[ME, FRIEND], salt=ANN)
    live = house.tables[table["table"]]
    commitment, dealt = live.table.match.commitment, live.table.match.header.digest
    async with port(house, table) as ann:
        before = list(ann.log)
        await join(house, table, BEN)
        await ann.until(lambda: ann.state["table"]["status"] == "playing")
        match = live.table.match
        assert (match.commitment, match.header.chance["salts"]) == (commitment, [ANN, BEN])
        assert match.header.digest != dealt
        assert ann.state["table"]["salts"] == [ANN, BEN]
        told = [line["text"].replace("Ben", "Player 2") for line in ann.log]
        assert told == [line.by(0).text("en") for line in live.table.session.story]  # nothing of the first deal
        assert told != [line["text"] for line in before]
        await ann.play_until_waiting()
    again = open_house(house.store)  # type: ignore[arg-type]
    reread = (await again.find(table["table"])).table
    assert reread.match.digest() == live.table.match.digest()
    header = await record_of(house, table)
    assert (header["chance"]["table"], chance_of(header["chance"])) == (table["table"], "salted")


async def test_a_salt_that_is_none_is_refused() -> None:
    house = open_house(MemoryStore())
    table = await new_table(house, "untamed", seats=[ME, FRIEND])
    for salt in ("a", "A" * 32, "g" * 32, "a" * 64):
        with pytest.raises(TableRefusal) as refused:
            await join(house, table, salt)
        assert refused.value.code is Code.MALFORMED


async def test_nobody_deals_again_once_somebody_has_played() -> None:
    house = open_house(MemoryStore())
    table = await new_table(house, "untamed", seats=[ME, FRIEND], salt=ANN)
    live = house.tables[table["table"]]
    await house.change(live, lambda draft: draft.replace(1))
    async with port(house, table) as ann:
        await ann.play_until_waiting()
    lines, header = live.table.match.lines, live.table.match.header
    assert lines
    await house.change(live, lambda draft: draft.sit("Ben", [1], "key", salt=BEN))
    assert (live.table.match.lines, live.table.match.header) == (lines, header)


async def test_a_game_with_open_dice_says_so() -> None:
    house = open_house(MemoryStore())
    first = await new_table(house, "twenty-strong", salt=ANN)
    assert chance_of((await record_of(house, first))["chance"]) == "salted"
    branch = await Desk(house).branch(first["table"], first["key"], json.dumps({"step": 0}).encode())
    lesson = await Desk(house).create(json.dumps({"game": "twenty-strong", "lesson": True, "salt": ANN}).encode())
    puzzle = await Desk(house).create(json.dumps({"game": "twenty-strong", "puzzle": 1, "salt": ANN}).encode())
    for made in (branch, lesson, puzzle):
        assert chance_of((await record_of(house, {"table": made.table, "key": made.key}))["chance"]) == "known"
    branched = house.tables[branch.table].table.match
    assert branched.header.chance["salts"] == [ANN]  # the same dice as before


async def test_a_game_of_the_day_is_the_same_for_all() -> None:
    house = open_house(MemoryStore())
    made = await Desk(house).play_daily("twenty-strong", json.dumps({"who": "w" * 32}).encode())
    table = house.tables[made.table].table
    assert not table.takes_salts
    assert "salts" not in table.match.header.chance
