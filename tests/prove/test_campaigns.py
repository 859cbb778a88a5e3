"""Every campaign passes at its small size, and catches every fault that is planted for it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotek.cli.app import GOOD, NEGATIVE, run
from ludotek.prove.running import CAMPAIGNS, make, prove
from ludotek.prove.teeth import planted

PROOF = Path(__file__).parents[2] / "docs" / "proof.md"

# Servers take their time: of the faults of some one each is planted here, all of them by `ludotek prove teeth`.
QUICK = ("fuzz", "packs", "leaks", "envs", "perft", "replay", "leavers", "dice", "fair")
SLOW = ("load", "soak", "teeth")
FIRST = [name for name in CAMPAIGNS if name not in (*QUICK, *SLOW)]
PLANTED = [
    *[(name, fault) for name in QUICK for fault in make(name).planted],
    *[(name, next(iter(make(name).planted))) for name in FIRST],
]


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_a_small_campaign_passes(name: str) -> None:
    report = prove(name)
    assert report.faults == []
    assert report.missing == ""
    assert report.passed
    assert report.complete


@pytest.mark.parametrize(("name", "fault"), PLANTED, ids=lambda each: str(each))
def test_a_planted_fault_is_caught(name: str, fault: str) -> None:
    campaign = make(name)
    report = prove(name, campaign.teeth or campaign.small, fault=fault)
    assert report.faults, f"{name} does not notice that {campaign.planted[fault]}"
    assert not report.passed


def test_the_docs_say_how_many_faults_can_be_planted() -> None:
    assert f"| all {len(planted())} |" in PROOF.read_text(encoding="utf-8")


def test_a_campaign_goes_on_from_where_it_was(tmp_path: Path) -> None:
    kept = tmp_path / "leavers.jsonl"
    first = prove("leavers", 1, resume=kept)
    second = prove("leavers", 2, resume=kept)
    whole = prove("leavers", 2)
    assert (first.cases, second.cases) == (1, 2)
    assert len(kept.read_text().splitlines()) == 3
    assert second.seen == whole.seen


def test_time_that_is_over_ends_a_campaign_that_was_given_so_much() -> None:
    report = prove("dice", 10**9, minutes=0.0001)
    assert report.in_time
    assert not report.complete


def test_a_campaign_that_found_nothing_to_try_has_not_passed() -> None:
    assert not prove("dice", 10**9, minutes=0).passed


def test_the_command_reports_and_says_how_it_went(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "report.json"
    assert run(["prove", "dice", "--size", "1", "--output", str(path), "--json"]) == GOOD
    report = json.loads(path.read_text())
    assert json.loads(capsys.readouterr().out) == report
    assert (report["campaign"], report["passed"], report["faults"]) == ("dice", True, [])
    assert {"seed", "load", "seconds", "engine", "cores", "version"} <= report.keys()
    assert run(["prove", "dice", "--size", "2", "--minutes", "0"]) == NEGATIVE
    assert "NOT PASSED" in capsys.readouterr().out


def test_an_unknown_campaign_is_a_clear_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["prove", "nonsense"]) == 2
    assert "fuzz" in capsys.readouterr().err


def test_a_game_left_before_anything_was_drawn_is_fair_too() -> None:
    assert make("fair").case(35).units == 5
