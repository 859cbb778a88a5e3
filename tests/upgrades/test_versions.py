"""Rules move on, and games do not break: each is read with the rules that it was begun with."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from port import MemoryStore, new_table, open_house, port

from ludotek import api, registry
from ludotek.cli.app import run
from ludotek.house.desk import Desk
from ludotek.kernel.errors import LudotekError, UnknownName, UnknownRulesVersion
from ludotek.kernel.game import Game
from ludotek.kernel.record import read_record
from ludotek.kernel.replay import verify
from ludotek.table.refusal import Code, TableRefusal
from ludotek.testing.keeping import keep

RECORDS = Path(__file__).parents[1] / "replays"
KEPT = {"twenty_strong": "journey-won", "untamed": "duel-after-a-draft", "reckoners": "3-firefight-lost"}


@pytest.mark.parametrize("package", KEPT)
def test_kept_rules_play_the_same_games(package: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted, beside the compiled ones, with all that belongs to the game."""
    now = next(game for game in map(registry.find, registry.names()) if game.package == package)
    kept = keep(now, tmp_path / f"kept_{package}", f"kept_{package}")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(registry, "past_modules", lambda: {f"{now.name}@1": f"{kept.parent.name}.{kept.name}.game"})
    past = registry.found(f"{now.name}@1")
    assert past is not now
    text = (RECORDS / package / f"{KEPT[package]}.jsonl").read_text(encoding="utf-8")
    assert verify(past, read_record(text)).match.over
    again = api.Game(past).new(seed=5)
    assert again.digest() == api.Game(now).new(seed=5).digest()
    assert again.log("de") == api.Game(now).new(seed=5).log("de")
    assert registry.insight(past) is not registry.insight(now)
    with pytest.raises(LudotekError, match="has been kept"):
        keep(now, tmp_path / f"kept_{package}", "kept")


def played(rules: Game) -> api.Match:
    match = api.Game(rules).new(seed=3)
    while not match.over:
        options = match.actions(match.driver)
        match.act(match.driver, options[7 * len(match.lines) % len(options)])
    return match


@pytest.mark.anyio
async def test_a_game_goes_on_with_the_rules_it_was_begun_with(revisions: list[Game], latest: Game) -> None:
    assert len({played(rules).digest() for rules in revisions}) == len(revisions)
    store = MemoryStore()
    now = open_house(store)
    tables = {}
    for rules in revisions:
        registry.register(rules)
        tables[rules.rules_version] = table = await new_table(now, "untamed")
        async with port(now, table) as page:
            await page.play(6)
    again = open_house(store)  # the server was stopped, and another version of it started
    for version, table in tables.items():
        live = (await again.find(table["table"], table["key"])).table
        assert live.match.rules.rules_version == version
        assert live.match.digest() == now.tables[table["table"]].table.match.digest()
        async with port(again, table) as page:
            assert page.log
            await page.play()
            assert page.over
        _, record = await Desk(again).export(table["table"], table["key"], "en")
        header = json.loads(record.splitlines()[0])
        assert header["rules"] == version
        assert api.game("untamed", version).verify(record.decode()).over


@pytest.mark.anyio
async def test_rules_that_nobody_kept_are_told(latest: Game) -> None:
    store = MemoryStore()
    table = await new_table(open_house(store), "untamed")
    registry._loaded.pop("untamed")
    with pytest.raises(TableRefusal) as refused:
        await open_house(store).find(table["table"])
    assert refused.value.code is Code.OLD_RULES


def test_past_rules_are_found_by_their_version_only(revisions: list[Game], latest: Game) -> None:
    first, second, third = revisions
    assert registry.find("untamed") is registry.find("untamed", third.rules_version) is third
    assert registry.find("untamed", second.rules_version) is second
    assert registry.versions("untamed") == [each.rules_version for each in revisions]
    assert [name for name in registry.names() if "@" in name] == []
    with pytest.raises(UnknownName):
        registry.find(f"untamed@{first.rules_version}")
    with pytest.raises(UnknownRulesVersion):
        registry.find("untamed", 1)


def test_a_record_is_verified_with_its_own_rules(
    revisions: list[Game], latest: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for rules in revisions:
        match = played(rules)
        match.close()
        path = tmp_path / f"{rules.rules_version}.jsonl"
        path.write_text(match.record())
        assert run(["verify", str(path)]) == 0, capsys.readouterr()
        assert run(["replay", str(path)]) == 0
        assert run(["verify", str(path), "--json"]) == 0
    assert sys.modules[type(revisions[1]).__module__] is not sys.modules[type(revisions[2]).__module__]
