"""What the store promises, on SQLite and on a real PostgreSQL alike."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import create_engine, text

from ludotek.house.store import Alarm, Conflict, TableRow
from ludotek.kernel.errors import LudotekError
from ludotek.server.store import DatabaseStore
from ludotek.server.store.engines import address, engine_for
from ludotek.server.store.upkeep import Upkeep
from ludotek.table import journal

pytestmark = pytest.mark.anyio

ROW = TableRow("t1", "untamed", 1790000000.125, "hash-1", b'{"seats":2}', bytes(range(32)))
CONTENT = b"the cards\0as bytes"
CLOSED = journal.to_bytes(journal.Closed(1.0))
WRITER = Path(__file__).with_name("journal_writer.py")


async def test_a_table_is_loaded_as_it_was_created(store: DatabaseStore) -> None:
    await store.create(ROW, CONTENT, [b"first", b"second"])
    stored = await store.load("t1")
    assert stored is not None
    assert (stored.row, stored.content, stored.journal) == (ROW, CONTENT, [b"first", b"second"])


async def test_an_unknown_table_is_none_and_has_no_tail(store: DatabaseStore) -> None:
    assert await store.load("nobody") is None
    assert await store.tail("nobody", 0) == []


async def test_a_table_may_begin_with_an_empty_journal(store: DatabaseStore) -> None:
    await store.create(ROW, CONTENT, [])
    await store.append("t1", 0, [b"first"])
    assert await store.tail("t1", 0) == [b"first"]


async def test_the_journal_keeps_its_order(store: DatabaseStore) -> None:
    await store.create(ROW, CONTENT, [b"1"])
    for seq in range(1, 24, 2):
        await store.append("t1", seq, [str(seq + 1).encode(), str(seq + 2).encode()])
    assert await store.tail("t1", 0) == [str(seq).encode() for seq in range(1, 26)]
    assert await store.tail("t1", 23) == [b"24", b"25"]
    assert await store.tail("t1", 25) == []


async def test_what_was_written_is_there_for_another_store(store: DatabaseStore, database_url: str) -> None:
    await store.create(ROW, CONTENT, [b"first"])
    await store.append("t1", 1, [b"second"])
    other = await DatabaseStore.open(database_url)
    assert await other.tail("t1", 0) == [b"first", b"second"]
    await other.close()


async def test_the_last_checkpoint_counts_and_goes_with_its_table(store: DatabaseStore) -> None:
    await store.create(ROW, CONTENT, [b"first"])
    for checkpoint in (b"one", b"two"):
        await store.mark("t1", checkpoint)
    stored = await store.load("t1")
    assert stored is not None
    assert stored.checkpoint == b"two"
    with pytest.raises(Conflict):
        await store.mark("nobody", b"three")


async def test_tables_that_nobody_has_touched_are_found_until_they_are_closed(store: DatabaseStore) -> None:
    for id in ("first", "second", "third"):
        await store.create(msgspec.structs.replace(ROW, id=id), CONTENT, [b"1"])
    before = time.time()
    await store.append("first", 1, [b"2"])
    after = time.time() + 1
    assert await store.untouched(before, 10) == ["second", "third"]
    assert await store.untouched(after, 10) == ["second", "third", "first"]
    assert await store.untouched(after, 1) == ["second"]
    await store.append("second", 1, [CLOSED, b"something said"])
    await store.append("second", 3, [b"something else"])
    assert await store.untouched(after, 10) == ["third", "first"]


async def test_alarms_ring_and_wait_for_a_server_that_is_down(store: DatabaseStore) -> None:
    for id in ("first", "second"):
        await store.create(msgspec.structs.replace(ROW, id=id), CONTENT, [b"1"])
    await store.beat(100.0, 30.0)
    await store.set_alarm("first", Alarm(1, 900.0, [1.5, 2.0], 0.0))
    await store.set_alarm("second", Alarm(1, 150.0, [1.0], 0.0))
    await store.set_alarm("second", Alarm(2, 160.0, [0.5], 0.0))
    await store.beat(130.0, 30.0)
    assert (await store.rung(159.0, 10), await store.rung(160.0, 10)) == ([], ["second"])
    assert (await store.rung(900.0, 10), await store.rung(900.0, 1)) == (["second", "first"], ["second"])
    await store.drop_alarm("second")
    await store.beat(1130.0, 30.0)  # nobody was there for a thousand seconds
    stored = await store.load("first")
    assert stored is not None
    assert stored.alarm == Alarm(1, 1900.0, [1.5, 2.0], 1130.0)
    await store.beat(1030.0, 30.0)  # the system's clock was put right
    assert await store.rung(1800.0, 10) == ["first"]
    assert await store.rung(1799.0, 10) == []


async def test_of_two_processes_that_come_back_together_one_puts_the_alarms_off(
    store: DatabaseStore, database_url: str
) -> None:
    await store.create(ROW, CONTENT, [b"1"])
    await store.beat(0.0, 30.0)
    await store.set_alarm("t1", Alarm(1, 100.0, [1.0], 0.0))
    other = await DatabaseStore.open(database_url)
    await asyncio.gather(*(each.beat(1000.0, 30.0) for each in (store, other) * 5))
    await other.close()
    assert (await store.rung(1099.0, 1), await store.rung(1100.0, 1)) == ([], ["t1"])


async def test_the_result_of_a_game_of_the_day_goes_with_its_table(store: DatabaseStore, database_url: str) -> None:
    for id in ("mine", "other"):
        await store.create(msgspec.structs.replace(ROW, id=id), CONTENT, [b"1"])
        await store.keep("daily 2026-11-18 untamed", f"key of {id}", id.encode())
        await store.keep("result 2026-11-18 untamed", f"key of {id}", b"result of " + id.encode())
    upkeep = Upkeep(engine_for(address(database_url)), store.database.file)
    shelf = "result 2026-11-18 untamed"
    assert sorted(upkeep.results()) == [
        (shelf, f"key of {id}", b"result of " + id.encode(), id) for id in ("mine", "other")
    ]
    upkeep.delete("mine")
    upkeep.reshelve(shelf, "key of other", b"another")
    upkeep.clear_up()
    assert upkeep.results() == [(shelf, "key of other", b"another", "other")]
    assert await store.load("mine") is None
    upkeep.close()


async def test_a_journal_that_has_lost_its_end_is_known_to_be_longer(store: DatabaseStore, database_url: str) -> None:
    await store.create(ROW, CONTENT, [b"first"])
    await store.append("t1", 1, [b"second", b"third"])
    engine = create_engine(database_url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        connection.execute(text("DELETE FROM journal WHERE seq = 3"))
    engine.dispose()
    stored = await store.load("t1")
    assert stored is not None
    assert (stored.journal, stored.length) == ([b"first", b"second"], 3)


async def test_an_entry_that_is_taken_is_a_conflict_and_changes_nothing(store: DatabaseStore) -> None:
    await store.create(ROW, CONTENT, [b"first", b"second"])
    with pytest.raises(Conflict, match="ends with entry 2"):
        await store.append("t1", 1, [b"other", b"more"])
    assert await store.tail("t1", 0) == [b"first", b"second"]


@pytest.mark.parametrize(("table", "after"), [("t1", 5), ("nobody", 0), ("nobody", 3)])
async def test_a_journal_has_no_gaps_and_always_a_table(store: DatabaseStore, table: str, after: int) -> None:
    await store.create(ROW, CONTENT, [b"first"])
    with pytest.raises(Conflict):
        await store.append(table, after, [b"lost"])
    assert await store.tail("t1", 0) == [b"first"]
    assert await store.tail("nobody", 0) == []


async def test_a_table_is_created_once(store: DatabaseStore) -> None:
    await store.create(ROW, CONTENT, [b"first"])
    with pytest.raises(Conflict):
        await store.create(msgspec.structs.replace(ROW, game="reckoners", content="hash-2"), b"other", [b"second"])
    stored = await store.load("t1")
    assert stored is not None and stored.row == ROW and stored.journal == [b"first"]


async def test_content_is_stored_once_for_all_tables(store: DatabaseStore, database_url: str) -> None:
    tables = [msgspec.structs.replace(ROW, id=f"t{n}") for n in range(8)]
    await asyncio.gather(*(store.create(row, CONTENT, []) for row in tables))
    assert count(database_url, "tables") == 8
    assert count(database_url, "content") == 1


async def test_of_two_stores_that_write_the_same_entry_exactly_one_wins(
    store: DatabaseStore, database_url: str
) -> None:
    await store.create(ROW, CONTENT, [])
    other = await DatabaseStore.open(database_url)
    for seq in range(20):
        mine, theirs = await asyncio.gather(
            store.append("t1", seq, [b"mine"]), other.append("t1", seq, [b"theirs"]), return_exceptions=True
        )
        assert sorted([mine is None, theirs is None]) == [False, True]
        assert isinstance(mine or theirs, Conflict)
        assert await store.tail("t1", seq) == [b"mine" if mine is None else b"theirs"]
    await other.close()


async def test_many_tables_are_written_at_once(store: DatabaseStore) -> None:
    tables = [msgspec.structs.replace(ROW, id=f"t{n}") for n in range(30)]
    await asyncio.gather(*(store.create(row, CONTENT, [b"first"]) for row in tables))
    await asyncio.gather(*(store.append(row.id, 1, [row.id.encode()]) for row in tables))
    assert [await store.tail(row.id, 1) for row in tables] == [[row.id.encode()] for row in tables]


async def test_journals_that_grow_at_once_wait_for_the_disk_together(tmp_path: Path) -> None:
    """And whoever is refused is refused alone, at the cost of no other transaction: one was continued by somebody else,
    one would have a gap, one has no table."""
    done: list[str] = []
    store = await DatabaseStore.open(f"sqlite:///{tmp_path / 'tables.sqlite'}", lambda work, *_: done.append(work))
    tables = [msgspec.structs.replace(ROW, id=f"t{n}") for n in range(30)]
    await asyncio.gather(*(store.create(row, CONTENT, [b"first"]) for row in tables))
    after = {"t7": 0, "t9": 5, "nowhere": 0}
    ids = [*(row.id for row in tables), "t3", "nowhere"]  # t3 twice: the second is too late
    answers = await asyncio.gather(
        *(store.append(id, after.get(id, 1), [b"mine"]) for id in ids), return_exceptions=True
    )
    refused = [id for id, answer in zip(ids, answers, strict=True) if isinstance(answer, Conflict)]
    assert refused == ["t7", "t9", "t3", "nowhere"]
    assert done.count("append") == 1
    assert [answer for answer in answers if answer is not None and not isinstance(answer, Conflict)] == []
    assert {row.id for row in tables if await store.tail(row.id, 1) != [b"mine"]} == {"t7", "t9"}
    assert await store.tail("t7", 1) == await store.tail("t9", 1) == []

    done.clear()
    await asyncio.gather(*(store.append(row.id, 2, [b"next"]) for row in tables if row.id not in after))
    assert done.count("append") == 1
    await store.close()


async def test_who_goes_away_in_the_middle_holds_nobody_up(store: DatabaseStore) -> None:
    await store.create(ROW, CONTENT, [])
    for tick in range(30):
        written = len(await store.tail("t1", 0))
        tasks = [asyncio.create_task(store.append("t1", written, [b"mine"])), asyncio.create_task(store.load("t1"))]
        await asyncio.sleep(tick / 5000)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with asyncio.timeout(30):
            await store.ready()
    assert set(await store.tail("t1", 0)) == {b"mine"}


async def test_what_waits_in_line_is_written_even_if_who_asked_goes_away(store: DatabaseStore) -> None:
    tables = [msgspec.structs.replace(ROW, id=f"t{n}") for n in range(30)]
    await asyncio.gather(*(store.create(row, CONTENT, []) for row in tables))
    tasks = [asyncio.create_task(store.append(row.id, 0, [b"mine"])) for row in tables]
    await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await store.ready()
    async with asyncio.timeout(30):
        while [await store.tail(row.id, 0) for row in tables] != [[b"mine"]] * len(tables):
            await asyncio.sleep(0.01)


async def test_being_ready_leaves_nothing_behind(store: DatabaseStore, database_url: str) -> None:
    await store.ready()
    await store.ready()
    assert count(database_url, "content") == 0


async def test_no_acknowledged_entry_is_lost_when_the_writer_is_killed(store: DatabaseStore, database_url: str) -> None:
    await store.create(ROW, CONTENT, [])
    acknowledged = 0
    for more in (1, 3, 8, 15, 40):
        writer = subprocess.Popen([sys.executable, WRITER, database_url, "t1"], stdout=subprocess.PIPE, text=True)
        assert writer.stdout is not None
        for _ in range(more):
            writer.stdout.readline()
        writer.kill()
        said, _ = writer.communicate()
        acknowledged = max([acknowledged + more, *map(int, said.split())])
        journal = await store.tail("t1", 0)
        assert len(journal) >= acknowledged
        assert journal == [f"entry {seq}".encode() for seq in range(1, len(journal) + 1)]
        acknowledged = len(journal)


@pytest.mark.parametrize("url", ["mysql://here/db", "nonsense", "sqlite://", "sqlite:///:memory:", ""])
async def test_an_address_that_cannot_be_a_store_is_refused(url: str) -> None:
    with pytest.raises(LudotekError, match="sqlite:///"):
        await DatabaseStore.open(url)


def count(url: str, relation: str) -> int:
    engine = create_engine(plain(url))
    with engine.connect() as connection:
        found = connection.scalar(text(f"SELECT count(*) FROM {relation}"))
    engine.dispose()
    assert found is not None
    return int(found)


def plain(url: str) -> str:
    """The address for a driver that does not wait."""
    return url.replace("postgresql://", "postgresql+psycopg://")


async def test_the_first_thing_on_a_shelf_stays_there(store: DatabaseStore, database_url: str) -> None:
    assert await store.kept("daily 2026-11-16") == {}
    assert await store.keep("daily 2026-11-16", "ann", b"t1") == b"t1"
    other = await DatabaseStore.open(database_url)
    both = await asyncio.gather(store.keep("secret", "daily", b"one"), other.keep("secret", "daily", b"two"))
    assert both[0] == both[1]
    assert await other.keep("daily 2026-11-16", "ann", b"t2") == b"t1"
    assert await other.kept("daily 2026-11-16") == {"ann": b"t1"}
    await other.drop("daily 2026-11-16", "ann")
    await other.drop("daily 2026-11-16", "nobody")
    assert await store.kept("daily 2026-11-16") == {}
    await other.close()
