"""Ctrl-C in the middle of many games: what is done is kept, and gone on with the figures are those of one run."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from ludotek.lab.series import Series
from ludotek.lab.workers import Crew

pytest.importorskip("duckdb")

GAMES = 30_000
SIM = ("sim", "twenty-strong", "--players", "random", "-n", GAMES, "--json")
INTERRUPTED = 130
LONGEST = 30.0


def ludotek(*arguments: object) -> subprocess.Popen[str]:
    """In a group of its own, as in a terminal."""
    command = [sys.executable, "-m", "ludotek", *map(str, arguments)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True)


def interrupt(process: subprocess.Popen[str]) -> tuple[str, str]:
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=LONGEST)
    assert process.returncode == INTERRUPTED
    assert "Traceback" not in err
    end = monotonic() + LONGEST
    while left := processes_of(process.pid):
        assert monotonic() < end, left
        sleep(0.02)
    return out, err


def processes_of(group: int) -> list[int]:
    found = subprocess.run(["ps", "-A", "-o", "pid=,pgid=,stat="], capture_output=True, text=True, check=True)
    rows = [line.split() for line in found.stdout.splitlines()]
    return [int(pid) for pid, owner, state in rows if int(owner) == group and "Z" not in state]


def wait_for(folder: Path, pattern: str) -> None:
    end = monotonic() + LONGEST
    while not any(folder.glob(pattern)):
        assert monotonic() < end
        sleep(0.02)


def figures(out: str) -> dict[str, Any]:
    found = json.loads(out)
    found.pop("speed", None)
    return found


def test_interrupted_and_resumed_equals_uninterrupted(cli, tmp_path: Path) -> None:
    folder = tmp_path / "my rows"
    process = ludotek(*SIM, "--jobs", 2, "--resume", folder)
    wait_for(folder, "games/*2.parquet")
    out, err = interrupt(process)
    assert 0 < figures(out)["games"] < GAMES
    resumed = cli(*shlex.split(err.splitlines()[-1])[1:], "--json")
    assert resumed.code == 0
    assert figures(resumed.out) == figures(cli(*SIM).out)


def test_what_no_folder_keeps_gets_one(cli, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Series, crew: Crew) -> Iterator[Any]:
        yield from islice(play(self, crew), 30)
        raise KeyboardInterrupt

    play = Series.play
    with monkeypatch.context() as patch:
        patch.setattr(Series, "play", interrupted)
        done = cli(*SIM)
    assert (done.code, figures(done.out)["games"]) == (INTERRUPTED, 30)
    assert f"interrupted after 30 of {GAMES:,} games, which are kept" in done.err
    assert [path.parent for path in (home / "runs").iterdir()] == [home / "runs"]
    resumed = cli(*shlex.split(done.err.splitlines()[-1])[1:], "--json")
    assert figures(resumed.out) == figures(cli(*SIM).out)


def test_an_interrupted_tournament_goes_on(cli, tmp_path: Path) -> None:
    asked = ("tournament", "untamed", "--players", "random,greedy", "-n", "150", "--json")
    file = tmp_path / "games.jsonl"
    process = ludotek(*asked, "--resume", file)
    end = monotonic() + LONGEST
    while not file.exists() or len(file.read_text().splitlines()) < 5:
        assert monotonic() < end
        sleep(0.02)
    _, err = interrupt(process)
    assert len(file.read_text().splitlines()) < 301
    resumed = cli(*shlex.split(err.splitlines()[-1])[1:], "--json")
    assert figures(resumed.out) == figures(cli(*asked).out)
