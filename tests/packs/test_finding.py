"""Packs that are found: in the user's folder and in packages, of which nothing is run; a broken one stops nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotek.cli.app import run
from ludotek.cli.asked import packs_there
from ludotek.packs.finding import find_packs

DECK = (Path(__file__).parents[1] / "decks" / "small.toml").read_text(encoding="utf-8")
BROKEN = Path(__file__).parent / "broken"


def deck(id: str) -> str:
    return DECK.replace('id = "small"', f'id = "{id}"', 1)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUDOTEK_DATA", str(tmp_path / "data"))
    packs_there.cache_clear()
    found = tmp_path / "data" / "packs"
    found.mkdir(parents=True)
    return found


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed package that offers packs, and must not be run for that; the folder they are in."""
    site = tmp_path / "site-packages"
    facts = site / "ludotek_winter-1.0.dist-info"
    decks = site / "ludotek_winter" / "decks"
    facts.mkdir(parents=True)
    decks.mkdir(parents=True)
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: ludotek-winter\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text("[ludotek.packs]\nwinter = ludotek_winter.decks\n")
    (site / "ludotek_winter" / "__init__.py").write_text("raise SystemExit('it was imported')\n")
    (decks / "__init__.py").write_text("raise SystemExit('it was imported')\n")
    monkeypatch.syspath_prepend(str(site))
    return decks


def test_packs_of_the_folder_and_of_packages_are_found(folder: Path, package: Path) -> None:
    (folder / "mine.toml").write_text(deck("mine"))
    (folder / "notes.txt").write_text("no pack")
    (package / "frost.toml").write_text(deck("frost"))
    found = find_packs(folder)
    assert (list(found.packs), found.broken) == (["mine", "frost"], [])
    assert found.packs["frost"].where == str(package / "frost.toml")


def test_of_two_with_the_same_id_the_one_in_the_folder_counts(folder: Path, package: Path) -> None:
    (folder / "mine.toml").write_text(deck("same"))
    (package / "frost.toml").write_text(deck("same"))
    found = find_packs(folder)
    assert found.packs["same"].where == str(folder / "mine.toml")
    (error,) = found.broken
    assert str(package / "frost.toml") in str(error) and "same" in str(error)


def test_broken_ones_are_told_of_and_stop_nothing(folder: Path, package: Path) -> None:
    (folder / "mine.toml").write_text(deck("mine"))
    broken = [path for path in sorted(BROKEN.glob("t*.toml")) if "never" not in path.name][:40]
    for path in broken:
        (package / path.name).write_bytes(path.read_bytes())
    (folder / "folder.toml").mkdir()
    (folder / "loop.toml").symlink_to("loop.toml")
    found = find_packs(folder)
    assert "mine" in found.packs
    assert len(found.broken) + len(found.packs) == 1 + len(broken)


def test_a_package_that_names_a_folder_that_is_not_there_is_told_of(folder: Path, package: Path) -> None:
    facts = package.parents[1] / "ludotek_winter-1.0.dist-info" / "entry_points.txt"
    facts.write_text("[ludotek.packs]\nwinter = ludotek_winter.elsewhere\n")
    (error,) = find_packs(folder).broken
    assert "ludotek_winter.elsewhere" in str(error)


def test_no_folder_is_no_packs(tmp_path: Path) -> None:
    assert find_packs(tmp_path / "nowhere") == ({}, [])


def test_commands_take_them_by_id_and_warn_once(
    folder: Path, package: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (package / "frost.toml").write_text(deck("frost"))
    (folder / "bad.toml").write_text("id =")
    assert run(["cards", "frost", "--json"]) == 0
    err = capsys.readouterr().err
    assert err.count("left out") == 1 and str(folder / "bad.toml") in err
    assert run(["games", "--json"]) == 0
    listed = capsys.readouterr()
    packs = [pack for game in json.loads(listed.out) for pack in game["packs"]]
    assert packs == [{"id": "frost", "kind": "deck", "file": str(package / "frost.toml")}]
    assert listed.err == "", "it is not told again"
    assert run(["games"]) == 0
    assert "frost (deck)" in capsys.readouterr().out
    assert run(["sim", "frost", "-n", "2", "--players", "random"]) == 0
    assert run(["cards", "thaw"]) == 2
    assert "frost" in capsys.readouterr().err, "what there is"


def test_the_doctor_lists_them(folder: Path, package: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (package / "frost.toml").write_text(deck("frost"))
    (folder / "bad.toml").write_text("id =")
    assert run(["doctor"]) == 0
    told = capsys.readouterr()
    assert f"frost (deck, {package / 'frost.toml'})" in told.out
    assert str(folder / "bad.toml") in told.out
    assert told.err == ""
