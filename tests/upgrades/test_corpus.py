"""Stored games of every version that was ever kept are read, verified and played on, whatever has become of the rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from corpus import STORED, read
from port import MemoryStore, open_house

from ludotek import registry
from ludotek.house.checking import check
from ludotek.house.store import Stored

FILES = sorted(STORED.glob("*.json"))
TABLES = [pytest.param(each, id=f"{path.stem}-{n}") for path in FILES for n, each in enumerate(read(path))]


def test_every_version_is_in_the_corpus() -> None:
    known = {f"{name}-{version}" for name in registry.HOUSE for version in registry.versions(name)}
    assert known <= {path.stem for path in FILES}


@pytest.mark.parametrize("stored", TABLES)
def test_a_stored_game_plays_as_it_was_stored(stored: Stored) -> None:
    found = check(stored)
    assert (found.problem, found.kept) == ("", True)
    assert found.rules == json.loads(stored.row.header)["rules"]


@pytest.mark.anyio
@pytest.mark.parametrize("stored", TABLES)
async def test_a_stored_game_is_opened_and_its_record_verified(stored: Stored, tmp_path: Path) -> None:
    store = MemoryStore()
    await store.create(stored.row, stored.content, stored.journal)
    house = open_house(store)
    live = await house.find(stored.row.id)
    assert live.table.seq == len(stored.journal)
    if not live.table.closed:
        await house.change(live, lambda draft: draft.close())
    match = live.table.match
    assert match.game.verify(match.record(live.table.session.log("fr"))).opening == stored.row.seed.hex()
