"""A table that cannot be read is told as such, and hides no other."""

from __future__ import annotations

import json
from typing import Any

import pytest
from port import MemoryStore, Said, new_table, open_house

from ludotek.house import replaying
from ludotek.house.desk import Desk
from ludotek.house.house import House

pytestmark = pytest.mark.anyio


async def gone(house: House, *held: Said) -> list[bool]:
    """Which of my games are shown as gone."""
    asked = {"held": [{"table": each["table"], "key": each["key"]} for each in held], "lang": "en"}
    return [each.gone for each in await Desk(house).mine(json.dumps(asked).encode())]


async def test_what_another_process_wrote_may_be_damaged(caplog: pytest.LogCaptureFixture) -> None:
    store = MemoryStore()
    house = open_house(store)
    damaged, whole = await new_table(house, "twenty-strong"), await new_table(house, "twenty-strong")
    store.journals[damaged["table"]].append(b'{"kind":"seated","key":"')
    assert await gone(house, {**damaged, "key": "another"}, whole) == [True, False]
    assert f"table {damaged['table']} cannot be read" in caplog.text
    assert house.damaged == 1


async def test_what_cannot_be_told_of_one_table_hides_no_other(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = open_house(MemoryStore())
    odd, whole = await new_table(house, "twenty-strong"), await new_table(house, "twenty-strong")
    proper: Any = replaying.is_asked

    def is_asked(table: Any, seats: list[int]) -> bool:
        if table.id == odd["table"]:
            raise ZeroDivisionError
        return bool(proper(table, seats))

    monkeypatch.setattr(replaying, "is_asked", is_asked)
    assert await gone(house, odd, whole) == [True, False]
    turns = await Desk(house).turns(
        json.dumps({"held": [{"table": each["table"], "key": each["key"]} for each in (odd, whole)]}).encode()
    )
    assert [each.table for each in turns] == [whole["table"]]
    assert f"table {odd['table']} cannot be told" in caplog.text
