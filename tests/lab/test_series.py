"""Series: counted in order whoever plays them, kept as rows, gone on with, and ended when they are exact enough."""

from __future__ import annotations

import json
import os
import signal
from itertools import islice
from pathlib import Path

import pytest

from ludotek.kernel.errors import LudotekError
from ludotek.lab.parquet import read
from ludotek.lab.report import report
from ludotek.lab.rows import HEAD
from ludotek.lab.series import Series, keep
from ludotek.lab.simulate import Plan, make_plan, play_noting, play_one
from ludotek.lab.tally import Tally
from ludotek.lab.workers import Alone, Processes, hire

pytest.importorskip("duckdb")


def plan(games: int = 60, seed: int = 1) -> Plan:
    return make_plan("twenty-strong", {}, "random", seed, games)


def figures(series: Series) -> list[str]:
    return [json.dumps(report(each, tally)) for each, tally in zip(series.plans, series.tallies, strict=True)]


def played(series: Series, jobs: int = 1) -> Series:
    with hire(jobs) as crew:
        for _ in [*series.recall(), *series.play(crew)]:
            pass
    return series


WHOLE = figures(played(Series([plan()])))


# going on


def test_interrupted_and_gone_on_with_is_the_same(tmp_path: Path) -> None:
    begun = Series([plan()], tmp_path / "rows")
    list(islice(begun.play(Alone()), 5))
    kept = list(Series([plan()], tmp_path / "rows").recall())
    assert 0 < len(kept) < 60
    again = played(Series([plan()], tmp_path / "rows"), jobs=2)
    assert figures(again) == WHOLE
    assert len(read(again.rows.files(), "game")) == 60


def test_a_finished_folder_goes_on_with_more_games_and_tells_of_fewer(tmp_path: Path) -> None:
    played(Series([plan(40)], tmp_path / "rows"))
    assert figures(played(Series([plan(60)], tmp_path / "rows"))) == WHOLE
    assert figures(played(Series([plan(10)], tmp_path / "rows"))) == figures(played(Series([plan(10)])))


def test_games_played_without_a_folder_can_be_put_into_one(tmp_path: Path) -> None:
    done = list(islice(Series([plan()]).play(Alone()), 23))
    keep(tmp_path / "rows", [plan()], done)
    assert figures(played(Series([plan()], tmp_path / "rows"))) == WHOLE


def test_a_part_that_was_cut_off_was_not_played(tmp_path: Path) -> None:
    played(Series([plan(40)], tmp_path / "rows"))
    last = sorted((tmp_path / "rows" / "games").iterdir())[-1]
    last.rename(last.with_suffix(".new"))
    assert figures(played(Series([plan()], tmp_path / "rows"))) == WHOLE


@pytest.mark.parametrize("other", [plan(seed=2), make_plan("twenty-strong", {"difficulty": 3}, "random", 1, 60)])
def test_a_folder_of_other_games_is_refused(tmp_path: Path, other: Plan) -> None:
    Series([plan()], tmp_path / "rows")
    with pytest.raises(LudotekError, match="holds other games"):
        Series([other], tmp_path / "rows")


def test_a_folder_or_file_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    for path in (tmp_path, tmp_path / "notes.txt"):
        with pytest.raises(LudotekError, match="holds no games"):
            Series([plan()], path)
    assert (tmp_path / "notes.txt").read_text() == "mine"


def test_a_damaged_folder_is_a_clear_mistake(tmp_path: Path) -> None:
    played(Series([plan()], tmp_path / "rows"))
    parts = sorted((tmp_path / "rows" / "games").iterdir())
    parts[0].unlink()
    with pytest.raises(LudotekError, match="game 0 are missing"):
        played(Series([plan()], tmp_path / "rows"))
    (tmp_path / "rows" / HEAD).write_text("{")
    with pytest.raises(LudotekError, match="is damaged"):
        Series([plan()], tmp_path / "rows")


def test_a_killed_process_changes_no_figure() -> None:
    long = plan(10_000)
    with Processes(2) as crew:
        series = Series([long])
        games = series.play(crew)
        next(games)
        (process,) = crew.workers[0].executor._processes.values()
        os.kill(process.pid, signal.SIGKILL)
        for _ in games:
            pass
        assert process.pid not in [pid for worker in crew.workers for pid in worker.executor._processes]
    assert figures(series) == figures(played(Series([long])))


# until


def test_it_ends_when_the_share_is_known_whoever_plays() -> None:
    duels = [make_plan("untamed", {}, "random", seed, 500) for seed in (1, 2)]
    series = played(Series(duels, until=0.06))
    assert [tally.games for tally in series.tallies] == [300, 300]  # 268 are enough for 50%, asked in hundreds
    assert figures(played(Series(duels, until=0.06), jobs=2)) == figures(series)


def test_gone_on_with_it_ends_at_the_same_game(tmp_path: Path) -> None:
    duel = [make_plan("untamed", {}, "random", 1, 500)]
    list(islice(Series(duel, tmp_path / "rows", until=0.06).play(Alone()), 150))
    whole = played(Series(duel, until=0.06))
    assert figures(played(Series(duel, tmp_path / "rows", until=0.06))) == figures(whole)


# rows


@pytest.mark.parametrize(("game", "seats"), [("twenty-strong", 1), ("untamed", 2), ("reckoners", 2)])
def test_noting_moments_changes_no_game(game: str, seats: int) -> None:
    one = make_plan(game, {}, "greedy", 7, 2)
    for index in range(2):
        each, noted = play_noting(one, index)
        assert each == play_one(one, index)
        assert len(noted) > 20
        assert {seat for _, seat, *_ in noted} <= {-1, *range(seats)}
        turns = [turn for turn, *_ in noted]
        assert turns == sorted(turns)


def test_rows_say_what_the_tally_says(tmp_path: Path) -> None:
    duckdb = pytest.importorskip("duckdb")
    settings = [make_plan("untamed", {"mode": "survival", "seats": seats}, "random", 5, 4) for seats in (3, 4)]
    series = played(Series(settings, tmp_path / "rows"))
    games, moments = (f"'{tmp_path}/rows/{table}/*.parquet'" for table in ("games", "moments"))
    counted = duckdb.sql(
        f"SELECT options.seats, count(*), sum(scores[1]) FROM {games} GROUP BY ALL ORDER BY 1"
    ).fetchall()
    assert counted == [(3, 4, series.tallies[0].seats[0].total), (4, 4, series.tallies[1].seats[0].total)]
    by_faction = duckdb.sql(
        f"SELECT thing, count(*), avg(score) FROM {moments} WHERE what = 'drafted' GROUP BY thing ORDER BY thing"
    ).fetchall()
    whole = Tally(each for _, each in Series(settings, tmp_path / "rows").recall() if len(each.scores) == 3).groups()
    assert {word for word, _, _ in by_faction} >= set(whole["faction"])
    assert duckdb.sql(f"SELECT count(*) FROM {moments} WHERE what = 'played' AND thing = ''").fetchall() == [(0,)]


def test_damage_in_20_strong_is_that_of_the_enemies_who_stand() -> None:
    one = make_plan("twenty-strong", {}, "greedy", 1, 20)
    suffered = [each for index in range(20) for each in play_noting(one, index)[1] if each[2] == "suffered"]
    assert suffered
    assert all(thing and n > 0 for _, _, _, thing, n in suffered)
