"""Whole games over a port: the wire as pages speak it, a store in memory, no server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from port import PLACES, MemoryStore, Port, new_table, open_house, port

from ludotek import api
from ludotek.house import guest
from ludotek.house.desk import Desk
from ludotek.table import journal
from ludotek.table.preview import Preview, previews
from ludotek.table.refusal import TableRefusal

pytestmark = pytest.mark.anyio

ME, BOT = {"who": "me"}, {"who": "bot"}


@pytest.mark.parametrize(
    ("game", "more"),
    [
        ("twenty-strong", {}),
        ("untamed", {"seats": [ME, BOT]}),
        ("reckoners", {"seats": [ME, BOT], "options": {"seats": 2}}),
    ],
)
async def test_a_whole_game_is_played_over_a_port(game: str, more: dict[str, Any]) -> None:
    store = MemoryStore()
    house = open_house(store)
    table = await new_table(house, game, **more)
    async with port(house, table) as page:
        await page.play(20)
    house = open_house(store)  # as after a restart: all that is left is the store
    async with port(house, table, lang="fr") as page, port(house, table, table["watch"]) as spectator:
        await page.play()
        await spectator.until(lambda: spectator.over)
        assert page.state["outcome"]["scores"] == spectator.state["outcome"]["scores"]
        assert [line["n"] for line in page.log] == list(range(len(page.log)))
    name, record = await Desk(house).export(table["table"], table["key"], "en")
    assert name.endswith(".jsonl")
    assert api.game(game).verify(record.decode()).over


async def test_the_desk_refuses_in_a_word_that_every_carrier_can_tell() -> None:
    desk = Desk(open_house(MemoryStore()))
    with pytest.raises(TableRefusal, match="no-such-table"):
        await desk.export("nowhere", "secret", "en")
    with pytest.raises(TableRefusal, match="malformed"):
        await desk.create(b'{"game": "untamed", "game": "untamed"}')


async def test_a_person_is_heard_while_another_process_lets_bots_write_one_answer_after_the_other() -> None:
    """Whose writing fails because the journal has gone on meanwhile tries again, more often than bots get in between."""

    class Contended(MemoryStore):
        rivals = 0

        async def append(self, id: str, after: int, entries: list[bytes]) -> None:
            if self.rivals:
                self.rivals -= 1
                self.journals[id].append(journal.to_bytes(journal.Named(1.0, 1, f"Ben {self.rivals}")))
            await super().append(id, after, entries)

    store = Contended()
    house = open_house(store)
    table = await new_table(house, "untamed", seats=[ME, {"who": "friend"}])
    await Desk(house).join(table["table"], json.dumps({"invite": table["invite"], "name": "Ben"}).encode())
    async with port(house, table) as page:
        store.rivals = 20
        assert (await page.ask(type="concede"))["type"] == "done"
        assert store.rivals == 0
        await page.until(lambda: page.over)


async def test_previews_follow_the_state_unasked_to_the_seat_that_must_act_after_all_were_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[int] = []

    def watched(match: api.Match, seat: int) -> Iterator[tuple[int, Preview]]:
        begun.append(next(PLACES))
        yield from previews(match, seat)

    monkeypatch.setattr(guest, "previews", watched)
    house = open_house(MemoryStore())
    table = await new_table(house, "untamed", seats=[ME, {"who": "friend"}])
    joined = await Desk(house).join(table["table"], json.dumps({"invite": table["invite"], "name": "Ben"}).encode())
    async with (
        port(house, table) as ann,
        port(house, table, joined.key) as ben,
        port(house, table, table["watch"]) as cat,
    ):
        pages = [ann, ben, cat]
        for _ in range(25):
            await told(pages)
            asked = next(page for page in pages if page.decision)
            decision = asked.decision
            assert set(asked.preview["options"]) == {str(option["action"]) for option in decision["options"]}
            for page in pages:
                page.came.clear()
            begun.clear()
            option = decision["options"][-1]
            await asked.ask(type="act", decision=decision["id"], action=option["action"], seat=decision["seat"])
            await told(pages)
            states = [at for page in pages for at, kind in page.came if kind == "state"]
            assert len(states) == len(pages)
            assert len(begun) == sum(kind == "preview" for page in pages for _, kind in page.came)
            assert min(begun, default=max(states) + 1) > max(states)
        assert cat.preview == {}


async def test_who_acts_is_told_before_the_others() -> None:
    house = open_house(MemoryStore())
    table = await new_table(house, "untamed", seats=[ME, {"who": "friend"}])
    joined = await Desk(house).join(table["table"], json.dumps({"invite": table["invite"], "name": "Ben"}).encode())
    async with (
        port(house, table, table["watch"]) as cat,
        port(house, table) as ann,
        port(house, table, joined.key) as ben,
        port(house, table, table["watch"]) as dan,
    ):
        pages = [ann, ben, cat, dan]
        for _ in range(10):
            await told(pages)
            asked = next(page for page in pages if page.decision)
            for page in pages:
                page.came.clear()
            decision = asked.decision
            action = decision["options"][-1]["action"]
            await asked.ask(type="act", decision=decision["id"], action=action, seat=decision["seat"])
            await told(pages)
            mine = [at for at, kind in asked.came if kind in ("state", "done")]
            theirs = [at for page in pages if page is not asked for at, kind in page.came if kind == "state"]
            assert (len(mine), len(theirs)) == (2, 3)
            assert max(mine) < min(theirs)


async def told(pages: list[Port]) -> None:
    """All pages hear what any of them has heard, and what follows it."""
    newest = max(page.state["seq"] for page in pages)
    for page in pages:
        await page.until(lambda page=page: page.state["seq"] >= newest)  # type: ignore[misc]
    for page in pages:
        if page.decision:
            await page.until(lambda page=page: page.preview.get("decision") == page.decision["id"])  # type: ignore[misc]
