"""Checkpoints: a table that is read from one is the same table, and costs no replay; one that does not fit is passed over."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from port import MemoryStore, Port, Said, new_table, open_house, port

from ludotek.house.desk import Desk
from ludotek.house.edition import Edition
from ludotek.house.house import House, Live
from ludotek.house.keeper import MARKED, Keeper
from ludotek.house.teller import Recipient, Teller
from ludotek.table.holder import digest_of
from ludotek.table.session import Session
from ludotek.table.table import Table

pytestmark = pytest.mark.anyio

ME, BOT = {"who": "me"}, {"who": "bot"}
KEY = "a new link"
SET_UPS: dict[str, dict[str, Any]] = {
    "twenty-strong": {},
    "untamed": {"seats": [ME, BOT], "clock": {"kind": "minutes", "amount": 30}},
    "reckoners": {"seats": [ME, ME, BOT]},
}


def told(table: Table, lang: str) -> list[dict[str, Any]]:
    """What each seat and a spectator are told, but for the clock, which runs."""
    found = []
    for seat in range(-1, table.match.seats):
        teller = Teller(Edition(table, lang), Recipient("", [seat] if seat >= 0 else [], False, lang))  # type: ignore[arg-type]
        state = json.loads(msgspec.json.encode(teller.state(set(), 0, 0, False)))
        state["clock"] = state["clock"] and state["clock"].keys() and list(state["clock"])
        found.append(state)
    return found


async def play_and_undo(page: Port, answers: int) -> None:
    for _ in range(answers):
        await page.play(1)
        await page.ask(type="undo", seat=0, agreed=False)
        await page.play(1)


async def long_table(house: House, game: str) -> Said:
    """A table at which more was done than to answer."""
    table = await new_table(house, game, salt="c" * 32, **SET_UPS[game])
    async with port(house, table) as page:
        await play_and_undo(page, 3)
        await page.ask(type="say", text="hello")
        await page.ask(type="undo", seat=0, agreed=True)
        await page.play(3)
    live = house.tables[table["table"]]
    await house.change(live, lambda draft: draft.rekey(draft.holders[0], digest_of(KEY)))
    await hold(house, live)
    return {**table, "key": KEY}


async def hold(house: House, live: Live) -> None:
    """No bot plays on meanwhile."""
    if not live.table.finished:
        await house.change(live, lambda draft: draft.pause(True))


@pytest.mark.parametrize("game", SET_UPS)
async def test_a_table_from_its_checkpoint_is_the_same_table(game: str) -> None:
    store = MemoryStore()
    house = open_house(store)
    table = await long_table(house, game)
    id = table["table"]
    await house.mark(house.tables[id])
    marked = store.checkpoints[id]
    live = house.tables[id]
    for text in ("one", "two"):  # entries after the checkpoint
        await house.change(live, lambda draft, text=text: draft.say(0, "Ann", text, False))  # type: ignore[misc]
    read, whole = (await open_house(store).find(id)).table, await unmarked(store, id)
    assert (read.marked, whole.marked, read.seq) == (live.table.seq - 2, 0, live.table.seq)
    for lang in ("en", "de"):
        assert told(read, lang) == told(whole, lang)
    assert read.match.record() == whole.match.record()
    assert [read.session.chosen_at(n) for n in range(len(read.session.story))] == [
        whole.session.chosen_at(n) for n in range(len(whole.session.story))
    ]
    store.checkpoints[id] = marked
    later = open_house(store)
    async with port(later, table) as page:
        await page.ask(type="manage", what="continue")
        await page.ask(type="undo", seat=0, agreed=True)
        await page.play(4)
    await hold(later, later.tables[id])
    assert told((await unmarked(store, id)), "en") == told(later.tables[id].table, "en")
    await later.change(later.tables[id], lambda draft: draft.close())
    _, record = await Desk(later).export(id, table["key"], "en")
    assert later.tables[id].table.match.game.verify(record.decode()).opening is not None


async def unmarked(store: MemoryStore, id: str) -> Table:
    """The table read from the beginning of its journal."""
    store.checkpoints.pop(id, None)
    return (await open_house(store).find(id)).table


async def test_what_was_done_before_a_checkpoint_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The poisoned table: an act and an undo, again and again."""
    store = MemoryStore()
    house = open_house(store)
    table = await new_table(house, "twenty-strong")
    async with port(house, table) as page:
        for _ in range(25):
            await page.play(1)
            assert (await page.ask(type="undo", seat=0, agreed=True))["type"] == "done"
    live = house.tables[table["table"]]
    assert live.table.seq > 50
    await house.mark(live)
    followed: list[object] = []
    follow = Session.follow
    monkeypatch.setattr(Session, "follow", lambda self, line: (followed.append(line), follow(self, line))[1])
    again = (await open_house(store).find(table["table"])).table
    assert followed == []
    assert again.match.digest() == live.table.match.digest()
    await unmarked(store, table["table"])
    assert len(followed) == len(live.table.match.lines)


async def test_a_checkpoint_that_does_not_fit_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    house = open_house(store)
    table = await long_table(house, "twenty-strong")
    id = table["table"]
    await house.mark(house.tables[id])
    marked, digest = store.checkpoints[id], house.tables[id].table.match.digest()

    async def read() -> Table:
        found = (await open_house(store).find(id)).table
        assert found.match.digest() == digest
        return found

    assert (await read()).marked > 0
    for damaged in (marked[:-9], b"nonsense", bytes([marked[0] ^ 1]) + marked[1:]):
        store.checkpoints[id] = damaged
        assert (await read()).marked == 0
    store.checkpoints[id] = marked
    monkeypatch.setattr("ludotek.registry.fingerprint", lambda: "another program")
    assert (await read()).marked == 0
    monkeypatch.undo()
    said = next(n for n, entry in enumerate(store.journals[id]) if b'"said"' in entry)
    store.journals[id][said] = store.journals[id][said].replace(b"hello", b"hallo")
    assert (await read()).marked == 0


async def test_the_keeper_makes_checkpoints() -> None:
    store = MemoryStore()
    house = open_house(store)
    table = await new_table(house, "twenty-strong")
    live, keeper = house.tables[table["table"]], Keeper(house)
    for number in range(MARKED):
        await keeper.look_after(live)
        assert store.checkpoints == {} or live.table.seq >= MARKED
        await house.change(live, lambda draft, number=number: draft.say(0, "Ann", f"{number}", False))  # type: ignore[misc]
    await keeper.look_after(live)
    assert live.table.marked == MARKED
    assert (await open_house(store).find(table["table"])).table.marked == MARKED
