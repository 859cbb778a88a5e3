"""What tables offer they offer with packs, too: a friend's link, hints, odds, reasons, and the review of a finished game."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
from duels import join
from port import MemoryStore, Port, Said, new_table, open_house, port

from ludotek.house.desk import Desk
from ludotek.house.menus import menus
from ludotek.packs.pack import kinds
from ludotek.table import moments, reviewing

pytestmark = pytest.mark.anyio

ME, FRIEND, BOT = {"who": "me"}, {"who": "friend"}, {"who": "bot"}
NAME = {"en": "The Cellar", "fr": "La Cave", "de": "Der Keller"}
CARD = {"en": "Old Keg", "fr": "Vieux Tonneau", "de": "Altes Fass"}
ALONE: dict[str, Any] = {
    "deck": {},
    "faction": {"seats": [ME, BOT]},
    "epics": {"seats": [ME, ME], "options": {"seats": 2}},
}
each_kind = pytest.mark.parametrize("kind", list(kinds()))


def pack_of(kind: str) -> tuple[str, Said]:
    """The game, and a pack that has a name, as its first card has."""
    told = menus(kind, "en")
    pack = {**deepcopy(told.starter), "name": NAME}
    pack[told.cards[0]][0]["name"] = CARD
    return told.kind.game, pack


async def table_for_one(store: MemoryStore, kind: str) -> Said:
    game, pack = pack_of(kind)
    return await new_table(open_house(store), game, pack=pack, **ALONE[kind])


def told(page: Port, what: str) -> list[Said]:
    return [each for each in page.said if each["type"] == what]


@each_kind
async def test_somebody_who_thinks_along_knows_the_pack(kind: str) -> None:
    store = MemoryStore()
    table = await table_for_one(store, kind)
    async with port(open_house(store), table, lang="de") as page:
        while len(page.decision.get("options", [])) < 2:
            await page.play(1)
            await page.until(lambda: bool(page.decision))
        decision = page.decision
        assert page.state["table"]["helpers"]["hint"]
        assert (await page.ask(type="hint", seat=decision["seat"]))["type"] == "done"
        allowed = [option["action"] for option in decision["options"]]
        assert all(each["action"] in allowed and each["chance_text"] for each in told(page, "advice")[-1]["best"])
        assert (await page.ask(type="odds", seat=decision["seat"], more=True))["type"] == "done"


@each_kind
async def test_a_finished_game_is_reviewed(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moments, "OUTCOMES", 2)
    monkeypatch.setattr(reviewing, "ROLLOUTS", 4)
    store = MemoryStore()
    table = await table_for_one(store, kind)
    async with port(open_house(store), table) as page:
        await page.play(12)
        await page.ask(type="concede")
        await page.until(lambda: page.over)
    desk = Desk(open_house(store))
    for lang in NAME:
        review = (await desk.review(table["table"], table["key"], lang, -1)).review
        assert review is not None
        assert review.start + sum(part.change for part in review.parts) == pytest.approx(0.0, abs=1e-9)
        assert review.rounds and all(each.text for each in review.rounds)


@pytest.mark.parametrize("kind", ["faction", "epics"])
async def test_a_friend_comes_by_the_link_and_reads_it_in_another_language(kind: str) -> None:
    store, (game, pack) = MemoryStore(), pack_of(kind)
    houses = [open_house(store), open_house(store)]
    more = {"options": {"seats": 2}} if kind == "epics" else {}
    table = await new_table(houses[0], game, pack=pack, seats=[ME, FRIEND], **more)
    asked = json.dumps({"invite": table["invite"], "lang": "fr"}).encode()
    invited = await Desk(houses[1]).invited(table["table"], asked)
    assert invited.game == game and invited.seats
    bens = await join(houses[1], table)
    async with port(houses[0], table) as ann, port(houses[1], table, bens, lang="fr") as ben:
        for page, lang in ((ann, "en"), (ben, "fr")):
            assert page.state["table"]["pack"] == kind
            assert CARD[lang] in page.state["table"]["names"].values()
        for _ in range(20):
            for page in (ann, ben):
                await page.ask(type="say", text="?")  # writing finds what the other process has written
                if page.decision:
                    await page.play(1)
        assert ann.guest.live is not None and ben.guest.live is not None
        assert len(ann.guest.live.table.match.lines) > 10
        cards = [await Desk(house).cards_of(table["table"], key, "de")
                 for house, key in ((houses[0], table["key"]), (houses[1], bens))]  # fmt: skip
        assert cards[0] == cards[1]
