"""The workshop on a real server: packs of strangers, however they are made, cost nobody else anything."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from lost_bots import die, sleep
from serving import Server, threaded

from ludotek.house import wire
from ludotek.house.menus import menus
from ludotek.house.strict import LARGEST_PACK
from ludotek.lab import measure
from ludotek.packs.writing import written
from ludotek.server.examiners import Examiners
from ludotek.server.measuring import measured
from ludotek.table.refusal import Code, TableRefusal
from ludotek.text import languages

Pack = dict[str, Any]


def starter() -> Pack:
    return deepcopy(menus("deck", "en").starter)


def with_effect(*do: Pack) -> Pack:
    pack = starter()
    pack["conflict"][0] |= {"effects": [{"kind": "after", "do": list(do)}]}
    return pack


def nested(word: Pack, times: int) -> Pack:
    found: Pack = {"node": "recover"}
    for _ in range(times):
        found = word | {"do": [found]}
    return found


REFUSED = ("bad-pack", "pack-too-hard")
MAY, EACH = {"node": "may"}, {"node": "for-each", "what": "active-enemy"}
HOSTILE = {
    "deep": with_effect(nested(MAY, 12)),
    "long": with_effect(*[{"node": "recover"}] * 5_000),
    "a tree": with_effect(*[nested(EACH, 5)] * 150),
    "many cards": starter() | {"conflict": [starter()["conflict"][0] | {"id": f"rat-{n}"} for n in range(900)]},
    "many rules": starter() | {"rules": starter()["rules"] | {"round_begins": [{"node": "activate", "n": 6}] * 2_000}},
    "no table": starter() | {"rules": [1, 2]},
    "no list": starter() | {"conflict": {"id": "rat"}},
    "numbers": starter() | {"rules": starter()["rules"] | {"stacks": 10**30}},
    "a fraction": starter() | {"rules": starter()["rules"] | {"stacks": 2.5}},
    "nothing": starter() | {"id": None},
    "names": starter() | {"name": {"en": "\u202e" * 30}},
    "a path": starter() | {"id": "../../etc/passwd"},
    "another's": starter() | {"id": "long-dusk"},
}


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server that has been asked before: its worker is awake."""
    with threaded(tmp_path_factory.mktemp("bench")) as server:
        server.post("/api/workshop/examine", {"pack": starter()})
        yield server


def test_a_pack_is_made_checked_tried_and_played(bench: Server) -> None:
    kinds = bench.get("/api/workshop").json()
    assert "deck" in [each["kind"] for each in kinds]
    pack = bench.get("/api/workshop/deck").json()["starter"]
    told = bench.post("/api/workshop/examine", {"pack": pack, "lang": "de"}).json()
    assert told["playable"] and set(told["cards"]) == set(languages())
    for trial in ("", pack["conflict"][0]["id"]):
        table = bench.post("/api/tables", {"game": "twenty-strong", "pack": pack, "trial": trial}).json()
        with bench.page(table).settled() as page:
            assert page.state["table"]["pack"] == "deck"
            assert page.act()["type"] == "done"
        cards = bench.get(f"/api/tables/{table['table']}/cards", table["key"], lang="fr").json()
        assert trial in ["", *[each["id"] for each in cards]]
    assert bench.get(f"/api/tables/{table['table']}/cards", "x" * 32).json()["code"] == "wrong-key"


def test_packs_of_a_folder_are_offered_and_a_broken_one_stops_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "packs"
    folder.mkdir()
    (folder / "good.toml").write_text(written(starter() | {"name": {"en": "The Cellar", "fr": "La Cave"}}))
    (folder / "bad.toml").write_text("id =")
    with threaded(tmp_path, packs=folder) as server:
        (offered,) = server.get("/api/workshop/offered", lang="fr").json()
        assert (offered["kind"], offered["id"], offered["name"]) == ("deck", "new-one", "La Cave")
        assert server.get("/api/workshop/offered", lang="de").json()[0]["name"] == "The Cellar"
        made = server.post("/api/tables", {"game": offered["game"], "pack": offered["pack"]})
        assert made.status_code == 201
    assert "bad.toml" in caplog.text


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_pack_is_refused_in_words_and_disturbs_nobody(bench: Server, name: str) -> None:
    pack = HOSTILE[name]
    told = bench.post("/api/workshop/examine", {"pack": pack, "lang": "fr"}).json()
    if told.get("code") != "pack-too-hard":  # as may be on a slow machine
        assert not told["playable"]
        assert all(each["text"] and (each["remedy"] or each["path"]) for each in told["problems"])
    refused = bench.post("/api/tables", {"game": "twenty-strong", "pack": pack, "lang": "fr"}).json()
    assert refused["code"] in REFUSED
    if refused["code"] == "bad-pack":
        assert refused["text"].startswith("Ce pack ne peut pas encore être joué.")
    assert bench.post("/api/workshop/measure", {"pack": pack}).json()["code"] in REFUSED
    assert bench.open("untamed")


def test_what_is_too_large_is_not_even_read(bench: Server) -> None:
    pack = starter() | {"name": "x" * LARGEST_PACK}
    for path, body in (("tables", {"game": "twenty-strong"}), ("workshop/examine", {}), ("workshop/measure", {})):
        answer = bench.post(f"/api/{path}", body | {"pack": pack})
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
        assert str(LARGEST_PACK) in answer.json()["text"].replace(",", "").replace(".", "")


def test_many_packs_of_one_address_are_too_many(tmp_path: Path) -> None:
    """However often it asks, and the larger they are the fewer."""
    large = starter() | {"conflict": [starter()["conflict"][0] | {"id": f"rat-{n}"} for n in range(450)]}
    assert len(json.dumps(large)) > 64 * 1024
    with threaded(tmp_path, tables_per_hour=3, measures_per_hour=0, requests=1000, burst=1000) as server:
        assert server.post("/api/tables", {"game": "twenty-strong", "pack": large}).json()["code"] == "bad-pack"
        assert server.post("/api/tables", {"game": "twenty-strong"}).json()["code"] == "too-fast"
        assert (
            server.post("/api/workshop/measure", {"pack": starter(), "lang": "de"}).json()["code"] == "measured-enough"
        )
        answers = [server.post("/api/workshop/examine", {"toml": ""}) for _ in range(80)]
        assert {each.status_code for each in answers} == {200, 429}


@pytest.mark.anyio
async def test_a_pack_that_takes_too_long_ends_only_its_own_worker() -> None:
    examiners = Examiners(deadline=2.0)
    try:
        for never in (sleep, die):
            with pytest.raises(TableRefusal) as caught:
                await examiners.one_by_one(never, starter())
            assert caught.value.code is Code.PACK_TOO_HARD
        assert await examiners.look_through(starter(), "en") == ""
        assert b'"playable":true' in await examiners.examine(wire.AskExamine(pack=starter()))
    finally:
        examiners.stop(wait=True)


def test_a_measurement_is_told_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "GAMES", 12)
    pack = starter()
    found = measured(wire.AskMeasure(pack=pack, card=pack["conflict"][0]["id"]))
    assert set(found) == set(languages())
    texts = {lang: [each.text for each in [*told.rungs, *told.deeds]] for lang, told in found.items()}
    assert all(all(each) for each in texts.values()) and texts["en"] != texts["fr"] != texts["de"]
    for told in found.values():
        assert [each.rung for each in told.rungs] == [-1, 0] and all(each.target for each in told.rungs)
        assert told.without is not None and told.deeds
