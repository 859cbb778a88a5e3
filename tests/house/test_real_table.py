"""A table with real dice and cards, as pages speak to it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from port import MemoryStore, Port, Said, new_table, open_house, port

from ludotek import api
from ludotek.house.checking import check
from ludotek.house.desk import Desk
from ludotek.kernel.step import DONE
from ludotek.table import journal
from ludotek.table.refusal import TableRefusal

pytestmark = pytest.mark.anyio

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("twenty-strong", {}),
    ("untamed", {"options": {"seats": 2}}),
    ("reckoners", {"options": {"seats": 2}}),
]


async def enter(page: Port, choose: int = 0) -> Said:
    entry = page.state["entry"]
    value = entry["values"][choose % len(entry["values"])]["value"]
    return await page.ask(type="enter", place=entry["place"], value=value)


async def play(page: Port, acts: int) -> None:
    """Some acts, with whatever is asked for entered."""
    for n in range(acts):
        await page.until(lambda: page.over or bool(page.decision) or bool(page.state["entry"]))
        if page.over:
            return
        if page.state["entry"]:
            before = page.state["seq"]
            assert (await enter(page, n))["type"] == "done"
            await page.until(lambda seq=before: page.state["seq"] > seq)  # type: ignore[misc]
        else:
            decision, before = page.decision, page.state["seq"]
            option = decision["options"][n * 7 % len(decision["options"])]
            said = {"type": "act", "decision": decision["id"], "action": option["action"], "seat": decision["seat"]}
            assert (await page.ask(**said))["type"] == "done"
            await page.until(lambda seq=before: page.state["seq"] > seq)  # type: ignore[misc]


@pytest.mark.parametrize(("game", "more"), TABLES)
async def test_a_whole_game_is_entered_by_hand(game: str, more: dict[str, Any]) -> None:
    store = MemoryStore()
    house = open_house(store)
    table = await new_table(house, game, real=True, **more)
    async with port(house, table, lang="de") as page:
        assert page.state["table"]["real"]
        assert page.decision["name"] == "LayOut"
        await play(page, 40)
    house = open_house(store)  # as after a restart, perhaps in the midst of a roll
    async with port(house, table, lang="fr") as page, port(house, table, table["watch"]) as spectator:
        await play(page, 20_000)
        await spectator.until(lambda: spectator.over)
        assert page.over
    _, record = await Desk(house).export(table["table"], table["key"], "en")
    assert api.game(game).verify(record.decode()).over


async def test_what_was_entered_for_an_act_survives_and_is_taken_back_one_by_one() -> None:
    store = MemoryStore()
    house = open_house(store)
    table = await new_table(house, "twenty-strong", real=True)
    async with port(house, table) as page:
        await play(page, 3)  # everything is laid out; a hero and a card were entered
        entry = page.state["entry"]
        assert entry["place"] == 2
        assert not page.state["decisions"]
    house = open_house(store)
    async with port(house, table) as page:
        assert page.state["entry"] == entry
        assert page.state["undo"]["free"]
        for place in (1, 0):
            await page.ask(type="undo")
            await page.until(lambda at=place: page.state["entry"]["place"] == at)  # type: ignore[misc]
        await page.ask(type="undo")
        await page.until(lambda: bool(page.decision))
        assert page.decision["name"] == "LayOut"


async def test_an_entry_is_refused_in_words_where_it_does_not_fit() -> None:
    house = open_house(MemoryStore())
    table = await new_table(house, "twenty-strong", real=True)
    async with port(house, table) as page, port(house, table, table["watch"]) as spectator:
        assert (await page.ask(type="enter", place=0, value=1))["code"] == "nothing-to-enter"
        await play(page, 1)
        await page.until(lambda: bool(page.state["entry"]))
        assert (await page.ask(type="enter", place=0, value=9999))["code"] == "not-possible"
        assert (await page.ask(type="enter", place=7, value=1))["code"] == "stale"
        assert (await spectator.ask(type="enter", place=0, value=1))["code"] == "spectator"
        assert (await enter(page))["type"] == "done"


async def test_what_happened_before_a_die_is_told_while_it_is_waited_for() -> None:
    """Epics act, and only then is Steelheart's die rolled: the log says so meanwhile."""
    house = open_house(MemoryStore())
    table = await new_table(house, "reckoners", real=True, options={"seats": 2})
    async with port(house, table) as page:
        await play(page, 4)
        names = [line["name"] for line in page.log]
        assert "joined" in names
        assert page.state["entry"]


@pytest.mark.parametrize(
    "more",
    [
        {"lesson": True},
        {"puzzle": 1},
        {"seats": [{"who": "bot"}], "game": "reckoners"},
        {"clock": {"kind": "minutes", "amount": 30}},
    ],
)
async def test_a_real_table_has_neither_bots_nor_clocks_nor_deals_that_are_known(more: dict[str, Any]) -> None:
    house = open_house(MemoryStore())
    wanted = {"game": "twenty-strong", "real": True, **more}
    if wanted["game"] == "reckoners":
        wanted["seats"] = [{"who": "me"}, {"who": "bot"}]
    with pytest.raises(TableRefusal, match="real-table"):
        await new_table(house, **wanted)


async def test_nobody_sees_a_hand_at_a_real_table() -> None:
    house = open_house(MemoryStore())
    table = await new_table(house, "untamed", real=True, options={"seats": 2})
    async with port(house, table) as page, port(house, table, table["watch"]) as spectator:
        await play(page, 60)
        await spectator.until(lambda: spectator.state["seq"] == page.state["seq"])
        assert page.state["view"] == spectator.state["view"]


@pytest.mark.parametrize(("game", "more"), [TABLES[0], TABLES[2]])
async def test_hints_and_odds_are_given_at_a_real_table(game: str, more: dict[str, Any]) -> None:
    house = open_house(MemoryStore())
    table = await new_table(house, game, real=True, **more)
    async with port(house, table) as page:
        while len(page.decision.get("options", [])) < 2 or page.decision["name"] == "LayOut":
            await play(page, 1)
        assert (await page.ask(type="hint"))["type"] == "done"
        assert (await page.ask(type="odds"))["type"] == "done"


@pytest.mark.parametrize(("game", "more"), TABLES)
async def test_a_real_table_is_checked_and_goes_elsewhere_in_a_file(game: str, more: dict[str, Any]) -> None:
    store = MemoryStore()
    house = open_house(store)
    table = await new_table(house, game, real=True, **more)
    async with port(house, table) as page:
        await play(page, 25)
    stored = await store.load(table["table"])
    assert stored is not None
    assert check(stored).problem == ""
    _, file = await Desk(house).backup(table["table"], table["key"])
    other = open_house(MemoryStore())
    restored = await Desk(other).restore(file)
    assert (restored.what, restored.table) == ("new", table["table"])
    async with port(other, table) as page, port(house, table) as before:
        assert page.state["entry"] == before.state["entry"]
        assert page.state["view"] == before.state["view"]
        await play(page, 5)


async def test_entries_that_cannot_be_are_found_in_what_was_stored() -> None:
    store = MemoryStore()
    table = await new_table(open_house(store), "twenty-strong", real=True)
    async with port(open_house(store), table) as page:
        await play(page, 3)
    stored = await store.load(table["table"])
    assert stored is not None
    for entered in ([9999], [1, 1]):
        wrong = journal.to_bytes(journal.Entering(1.0, 0, DONE, entered))
        assert check(msgspec.structs.replace(stored, journal=[*stored.journal, wrong])).problem


async def test_a_checkpoint_in_the_middle_of_a_roll_knows_what_was_entered() -> None:
    store = MemoryStore()
    house = open_house(store)
    table = await new_table(house, "twenty-strong", real=True)
    async with port(house, table) as page:
        await play(page, 4)
        await page.ask(type="say", text="hello")
        entry = page.state["entry"]
        assert entry["place"] > 0
        await house.mark(await house.find(table["table"]))
    assert store.checkpoints
    async with port(open_house(store), table) as page:
        assert page.state["entry"] == entry


async def test_nobody_adds_to_real_dice() -> None:
    house = open_house(MemoryStore())
    table = await new_table(house, "twenty-strong", real=True, salt="0123456789abcdef0123456789abcdef")
    async with port(house, table) as page:
        assert page.decision["name"] == "LayOut"
        assert not any(page.state["table"]["salts"])
