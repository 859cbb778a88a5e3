"""`ludotek sim` and `ludotek bench`: the same figures for the same seed, the promised keys, one sentence for a mistake."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from ludotek.lab import bench

SIM = ("sim", "twenty-strong", "--players", "random", "-n", "120")
BENCH_KEYS = [
    "game", "engine", "decisions_per_core_s", "games_per_core_s", "decisions_per_game", "branching", "clone_us",
    "legal_us", "rss_mb",
]  # fmt: skip


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure next to nothing."""
    monkeypatch.setattr(bench, "REPETITIONS", 1)
    monkeypatch.setattr(bench, "LEAST_SECONDS", 0.0)
    monkeypatch.setattr(bench, "POSITIONS", 10)


def figures(done) -> dict:
    assert (done.code, done.err) == (0, "")
    found = json.loads(done.out)
    assert found.pop("speed")["games_per_s"] > 0
    return found


def test_sim_gives_the_same_figures_with_one_process_and_with_two(cli) -> None:
    assert figures(cli(*SIM, "--seed", 1, "--json")) == figures(cli(*SIM, "--seed", 1, "--jobs", 2, "--json"))


def test_sim_takes_the_options_of_a_game(cli) -> None:
    found = figures(cli(*SIM, "--hero", "sergeant-marrow", "--difficulty", "4", "--deck", "long-dusk", "--json"))
    assert found["options"] == {"deck": "long-dusk", "hero": "sergeant-marrow", "difficulty": 4}
    assert list(found["by"]["hero"]) == ["sergeant-marrow"]


def test_sim_in_words(cli) -> None:
    done = cli(*SIM)
    assert done.code == 0
    assert "wins" in done.out
    assert "rounds" in done.out


def test_sim_writes_one_row_per_game(cli, tmp_path: Path) -> None:
    target = tmp_path / "games.csv"
    assert cli(*SIM, "--output", target).code == 0
    assert len(target.read_text().splitlines()) == 121


def test_the_summary_has_the_command_that_gives_it_again(cli) -> None:
    done = cli("sim", "untamed", "--players", "random,random", "--mode", "duel", "--until", "±8%")
    games = int(re.search(r": (\d+) games", done.out)[1])
    assert 100 <= games < 1000
    command = next(line for line in done.lines if "ludotek sim" in line)
    again = cli(*shlex.split(command)[1:])
    assert again.lines[:-1] == done.lines[:-1]
    assert f"-n {games} " in command


def test_rows_are_kept_in_a_folder(cli, tmp_path: Path) -> None:
    duckdb = pytest.importorskip("duckdb")
    asked = ("balance", "twenty-strong", "--players", "random", "-n", "2", "--resume", tmp_path / "rows", "--json")
    first = json.loads(cli(*asked).out)
    assert json.loads(cli(*asked).out) == first
    rows = duckdb.sql(f"SELECT options.difficulty, count(*) FROM '{tmp_path}/rows/games/*.parquet' GROUP BY ALL")
    assert sorted(rows.fetchall()) == [(int(each["value"]), 2) for each in first["rates"]]


@pytest.mark.usefixtures("quick")
def test_bench_has_the_promised_keys(cli) -> None:
    done = cli("bench", "twenty-strong", "--json")
    assert done.code == 0
    found = json.loads(done.out)
    assert list(found) == BENCH_KEYS
    assert found["game"] == "twenty-strong"
    assert found["engine"] in ("compiled", "pure")
    assert all(found[key] > 0 for key in BENCH_KEYS[2:])


@pytest.mark.usefixtures("quick")
def test_bench_measures_all_games_when_none_is_named(cli) -> None:
    done = cli("bench")
    assert done.code == 0
    assert "twenty-strong" in done.out


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("sim",), ["GAME"]),
        (("sim", "chess"), ["'chess'", "twenty-strong"]),
        (("bench", "chess"), ["'chess'", "twenty-strong"]),
        (("sim", "twenty-strong", "--players", "genius"), ["'genius'", "random, greedy"]),
        (("sim", "twenty-strong", "--players", "random,random"), ["2 players", "1 seat;"]),
        (("sim", "twenty-strong", "-n", "0"), ["at least 1"]),
        (("sim", "twenty-strong", "-n", "many"), ["many"]),
        (("sim", "twenty-strong", "--jobs", "0"), ["jobs"]),
        (("sim", "twenty-strong", "--seed", "-3"), ["seed", "-3"]),
        (("sim", "twenty-strong", "--hero", "nobody"), ["hero", "'nobody'", "sergeant-marrow"]),
        (("sim", "twenty-strong", "--deck", "nope"), ["deck", "'nope'", "long-dusk"]),
        (("bench", "twenty-strong", "--deck", "nope"), ["deck", "'nope'", "long-dusk"]),
        (("sim", "twenty-strong", "--difficulty", "11"), ["difficulty", "-1 to 10"]),
        (("sim", "twenty-strong", "--output", "games.txt"), ["games.txt", ".parquet"]),
        (("sim", "twenty-strong", "--output", "nowhere/games.csv"), ["nowhere/games.csv", "folder"]),
        (("sim", "twenty-strong", "--resume", "/"), ["/ is there already", "name a new folder"]),
        (("sim", "twenty-strong", "--until", "60%"), ["--until", "60%"]),
        (("sim", "twenty-strong", "--until", "±0"), ["--until", "±0"]),
        (("balance", "twenty-strong", "--until", "5%", "--write"), ["--write", "-n"]),
        (("balance", "untamed"), ["untamed has no difficulty"]),
    ],
)
def test_a_mistake_is_one_sentence(cli, arguments: tuple[str, ...], named: list[str]) -> None:
    done = cli(*arguments)
    assert done.code == 2
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert "Traceback" not in done.err
    assert all(each in done.err for each in named)


def test_a_tournament_in_words_and_as_files(cli, tmp_path: Path) -> None:
    asked = ("tournament", "twenty-strong", "--players", "random,greedy", "-n", "10")
    table, kept = tmp_path / "table.csv", tmp_path / "games.jsonl"
    done = cli(*asked, "--output", str(table), "--keep", str(kept))
    assert done.code == 0
    assert done.out.index("1. greedy") < done.out.index("2. random")
    assert table.read_text().splitlines()[0].startswith("player,points,points_low")
    assert len(kept.read_text().splitlines()) == 21
    again = cli(*asked, "--keep", str(kept), "--json")
    assert json.loads(again.out)["ratings"][0]["player"] == "greedy"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--players", "greedy"), "two or more different players"),
        (("--players", "greedy,genius"), "'genius'"),
        (("--players", "greedy,random", "--until", "much"), "--until takes a percentage"),
        (("--players", "greedy,random", "--output", "table.txt"), ".csv or .json"),
        (("--players", "greedy,random", "--jobs", "0"), "jobs"),
    ],
)
def test_what_is_wrong_with_a_tournament(cli, arguments: tuple[str, ...], said: str) -> None:
    done = cli("tournament", "twenty-strong", *arguments)
    assert done.code != 0
    assert said in done.err
