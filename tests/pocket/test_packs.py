"""Decks, factions and Epics of the workshop, on a device: examined, played to the end, taken along in a file."""

from __future__ import annotations

import json
from typing import Any

import pytest
from device import MemoryDevice, Page, asked, open_port, opened

from ludotek import api
from ludotek.kernel.header import SERVER
from ludotek.packs.pack import kinds
from ludotek.pocket.port import Port

pytestmark = pytest.mark.anyio


COMPANY: dict[str, dict[str, Any]] = {
    "reckoners": {"seats": [{"who": "me"}] * 2, "options": {"seats": 2}},
    "untamed": {"seats": [{"who": "me"}, {"who": "bot"}]},
}


async def starter(port: Port, kind: str) -> dict[str, Any]:
    answer = await asked(port, "GET", f"workshop/{kind}", lang="de")
    pack: dict[str, Any] = json.loads(answer["body"])["starter"]
    return {**pack, "name": {"en": "The Cellar", "fr": "La Cave", "de": "Der Keller"}}


@pytest.mark.parametrize("kind", kinds())
async def test_a_pack_is_played_on_a_device_and_taken_along(kind: str) -> None:
    device = MemoryDevice()
    port = open_port(device)
    pack = await starter(port, kind)
    answer = await asked(port, "POST", "workshop/examine", body={"pack": pack, "lang": "fr"})
    examined = json.loads(answer["body"])
    assert (examined["kind"], examined["playable"]) == (kind, True)
    game = examined["game"]
    table = await opened(port, game, pack=pack, **COMPANY.get(game, {}))
    await (await Page(port, table).enter()).play(3)

    line = (await asked(port, "POST", f"tables/{table['table']}/backup", table["key"]))["body"]
    port = open_port(device)  # as after a restart
    page = await Page(port, table).enter()
    await page.play()
    assert page.over
    record = (await asked(port, "GET", f"tables/{table['table']}/export", table["key"]))["body"].decode()
    assert api.game(game).verify(record).over

    home = open_port(MemoryDevice())
    home.house.place = SERVER
    came = await home.ask("POST", "tables/restore", {}, "", line)
    assert json.loads(came.body)["what"] == "new"
    cards = json.loads((await asked(home, "GET", f"tables/{table['table']}/cards", table["key"]))["body"])
    assert cards, "its cards came along"
    page = await Page(home, table).enter()
    await page.play(2)
