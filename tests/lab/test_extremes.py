"""The most extreme teams of a report are played by themselves, against all that share no faction with them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from ludotek import registry
from ludotek.lab.series import Series
from ludotek.lab.simulate import make_plan
from ludotek.lab.study import Subject, plans
from ludotek.lab.untamed import extremes
from ludotek.lab.workers import Alone

DUELS = 60
OPPONENTS = 20  # of six factions, three


@pytest.fixture
def rows(tmp_path: Path) -> Path:
    for _ in Series([make_plan("untamed", {}, "random", 1, DUELS)], tmp_path / "rows").play(Alone()):
        pass
    return tmp_path / "rows"


def test_each_plays_as_often_against_every_opponent(
    rows: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keep = tmp_path / "teams"
    command = ["extremes", str(rows), "--keep", str(keep), "--teams", "2", "-n", "30", "--players", "random"]
    monkeypatch.setattr(sys, "argv", command)
    extremes.main()
    first = capsys.readouterr().out
    found = json.loads(first)["teams"]
    assert [each["n"] for each in found] == [2 * OPPONENTS] * 2  # at least 30
    assert abs(found[0]["beside"][0]["value"] - 0.5) >= abs(found[1]["beside"][0]["value"] - 0.5)
    before = sorted(keep.rglob("*.parquet"))
    extremes.main()
    assert capsys.readouterr().out == first  # from the rows that were kept
    assert sorted(keep.rglob("*.parquet")) == before


def test_opponents_share_no_faction() -> None:
    factions = sorted(sheet.marks[0] for sheet in Subject(registry.find("untamed"), {}, "random").cards("stronghold"))
    found = extremes.matches("fox+panda+tiger", factions)
    assert len({each.opponent for each in found}) == OPPONENTS
    assert not any({"fox", "panda", "tiger"} & set(each.opponent.split("+")) for each in found)


@pytest.mark.parametrize(("players", "blanks"), [("greedy", 45), ("search:16", 0), ("expert", 0)])
def test_who_thinks_long_plays_no_blanks(players: str, blanks: int) -> None:
    found = plans(Subject(registry.find("untamed"), {}, players), 1, 100)
    assert sum(1 for each in found if each.blank) == blanks
    assert found[0].games == 100
