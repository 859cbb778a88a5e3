"""Simulations repeat themselves whatever the number of processes, and say what they found."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path

import pytest

from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.lab.output import check_output, write
from ludotek.lab.report import report
from ludotek.lab.series import simulate
from ludotek.lab.simulate import Played, make_plan, seed_of
from ludotek.lab.statistics import rate, spread, wilson
from ludotek.lab.tally import Tally


def figures(players: str, games: int, jobs: int) -> str:
    plan = make_plan("twenty-strong", {}, players, 1, games)
    return json.dumps(report(plan, Tally(simulate(plan, jobs))), sort_keys=True)


@pytest.mark.parametrize(("players", "games"), [("random", 301), ("greedy", 9)])
def test_the_figures_do_not_depend_on_the_number_of_processes(players: str, games: int) -> None:
    assert figures(players, games, 1) == figures(players, games, 2)


def test_another_seed_gives_other_games() -> None:
    def games(seed: int) -> list[Played]:
        return simulate(make_plan("twenty-strong", {}, "random", seed, 20))

    assert games(1) == games(1)
    assert games(1) != games(2)


def test_more_games_begin_with_the_same_ones() -> None:
    few = simulate(make_plan("twenty-strong", {}, "random", 5, 10))
    many = simulate(make_plan("twenty-strong", {}, "random", 5, 30))
    assert many[:10] == few


def test_every_game_and_every_purpose_has_a_seed_of_its_own() -> None:
    seeds = {seed_of(seed, index, purpose) for seed in range(5) for index in range(50) for purpose in range(3)}
    assert len(seeds) == 5 * 50 * 3


def test_a_report_says_how_often_how_long_and_why() -> None:
    plan = make_plan("twenty-strong", {"difficulty": 3}, "random", 1, 50)
    found = report(plan, Tally(simulate(plan)))
    assert found["options"]["difficulty"] == 3
    assert found["players"] == ["random"]
    assert found["games"] == found["seats"][0]["games"] == sum(found["ends"].values()) == 50
    assert {"decisions", "rounds"} <= set(found["lengths"])
    assert sum(each["games"] for each in found["by"]["hero"].values()) == 50
    assert sum(each["games"] for each in found["by"]["boss"].values()) == 50


def test_words_of_a_seat_are_grouped_by_what_became_of_that_seat() -> None:
    plan = make_plan("untamed", {}, "random", 1, 30)
    played = simulate(plan)
    found = report(plan, Tally(played))
    turns = found["lengths"]["turns_a_player"]
    assert 2 * turns["max"] >= found["lengths"]["turns"]["max"] > turns["max"]
    places = found["by"]["place"]
    assert [places[place]["games"] for place in ("1", "2")] == [30, 30]
    assert places["1"]["win_rate"] + places["2"]["win_rate"] == pytest.approx(1)
    assert sum(each["games"] for each in found["by"]["faction"].values()) == 30 * 6
    fox = [
        score
        for each in played
        for words, score in zip(each.facts["faction"], each.scores, strict=True)
        if "fox" in words
    ]
    assert found["by"]["faction"]["fox"] == rate(fox)


def test_progress_is_told() -> None:
    heard: list[int] = []
    simulate(make_plan("twenty-strong", {}, "random", 1, 20), 1, heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 20


@pytest.mark.parametrize(
    ("arguments", "kind", "words"),
    [
        (("chess", {}, "random", 1, 5), UnknownName, "game 'chess'"),
        (("twenty-strong", {}, "genius", 1, 5), UnknownName, "player 'genius'"),
        (("twenty-strong", {"hero": "nobody"}, "random", 1, 5), UnknownName, "hero 'nobody'"),
        (("twenty-strong", {"weather": 1}, "random", 1, 5), UnknownName, "'weather'"),
        (("twenty-strong", {}, "random,greedy", 1, 5), LudotekError, "2 players were named for 1 seat;"),
        (("twenty-strong", {}, "random", 1, 0), LudotekError, "at least 1, not 0"),
        (("twenty-strong", {}, "random", -1, 5), LudotekError, "seed"),
    ],
)
def test_a_plan_with_a_mistake_is_refused(arguments: tuple, kind: type[LudotekError], words: str) -> None:
    with pytest.raises(kind, match=words):
        make_plan(*arguments)


def test_at_least_one_process() -> None:
    with pytest.raises(LudotekError, match="jobs must be at least 1"):
        simulate(make_plan("twenty-strong", {}, "random", 1, 5), 0)


# statistics


def test_wilson_intervals_are_those_of_the_textbook() -> None:
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_rates_and_lengths() -> None:
    assert rate([1.0, 0.0, 0.5, 0.5])["win_rate"] == 0.5
    assert spread([3, 1, 2]) == {"mean": 2.0, "min": 1, "low": 1, "median": 2, "high": 3, "max": 3}


# files


@pytest.fixture
def played() -> list[Played]:
    return simulate(make_plan("twenty-strong", {}, "random", 1, 12))


def test_rows_as_csv_and_json(played: list[Played], tmp_path: Path) -> None:
    write(tmp_path / "games.csv", played)
    write(tmp_path / "games.json", played)
    with (tmp_path / "games.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["game"]) for row in rows] == list(range(12))
    listed = json.loads((tmp_path / "games.json").read_text())
    assert [row["hero"] for row in listed] == [row["hero"] for row in rows]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.csv", "games.json"]


def test_rows_as_parquet(played: list[Played], tmp_path: Path) -> None:
    duckdb = pytest.importorskip("duckdb")
    target = tmp_path / "the games' rows.parquet"
    write(target, played)
    rows = duckdb.read_parquet(str(target)).order("game").fetchall()
    assert len(rows) == 12
    assert duckdb.read_parquet(str(target)).columns[:4] == ["game", "score_0", "how", "decisions"]


def test_without_duckdb_parquet_is_refused_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "duckdb", None)
    with pytest.raises(LudotekError, match=r"install ludotek\[lab\], or write a \.csv or \.json file"):
        check_output(tmp_path / "games.parquet")
    check_output(tmp_path / "games.csv")


def test_an_output_file_with_a_mistake_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LudotekError, match="must end in"):
        check_output(tmp_path / "games.txt")
    with pytest.raises(LudotekError, match="folder does not exist"):
        check_output(tmp_path / "nowhere" / "games.csv")
