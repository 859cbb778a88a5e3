"""Tournaments: equal luck for all, exchanged seats, ratings that find the stronger player, files to go on from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotek import registry
from ludotek.kernel.errors import LudotekError
from ludotek.lab.bouts import Bout
from ludotek.lab.rating import points_of, rate_players
from ludotek.lab.simulate import start
from ludotek.lab.tournament import Tournament, hold, make_tournament
from ludotek.lab.workers import hire


def duel(games: int = 10, players: str = "random,greedy") -> Tournament:
    return make_tournament("untamed", {"mode": "duel"}, players, 1, games)


def test_both_hold_the_same_side_on_the_same_seed() -> None:
    assert duel().bouts(0) == [Bout(0, ("random", "greedy"), 0), Bout(0, ("greedy", "random"), 0)]
    assert duel().bouts(1) == [Bout(1, ("greedy", "random"), 1), Bout(1, ("random", "greedy"), 1)]


def test_a_team_is_held_by_one_player() -> None:
    hydra = make_tournament("untamed", {"mode": "hydra", "seats": 4}, "random,greedy", 1, 1)
    for bout in hydra.bouts(0):
        assert sorted(bout.lineup) == ["greedy", "greedy", "random", "random"]
        mates = [seat for seat in range(4) if bout.lineup[seat] == bout.lineup[bout.seat]]
        assert tuple(mates) in hydra.sides(0)


def test_UN_59_who_plays_against_the_alpha_is_held_by_one_player_whoever_the_alpha_is() -> None:
    """The Alpha is drawn by lot, so each seed has sides of its own."""
    games = 12
    hunts = make_tournament("untamed", {"mode": "alpha", "seats": 4}, "random,greedy", 1, games)
    rules = registry.find("untamed")
    alphas = set()
    for index in range(games):
        (pack,) = rules.profile.teams(start(hunts.plan, index))
        (alpha,) = set(range(4)) - set(pack)
        alphas.add(alpha)
        for bout in hunts.bouts(index):
            assert {bout.lineup[seat] for seat in pack} != {bout.lineup[alpha]}
            assert len({bout.lineup[seat] for seat in pack}) == 1
    assert len(alphas) > 1


def test_where_all_play_together_everybody_plays_the_same_seeds() -> None:
    together = make_tournament("reckoners", {"seats": 2}, "random,greedy,easy", 1, 1)
    assert {bout.lineup for bout in together.bouts(3)} == {(name, name) for name in ("random", "greedy", "easy")}


def test_the_stronger_player_is_rated_higher() -> None:
    (first, second), seeds, won = hold(duel(10))
    assert (first.player, second.player, seeds) == ("greedy", "random", 10)
    assert first.score_interval[0] > 0.5 > second.score_interval[1]
    assert first.points == pytest.approx(-second.points)
    assert len(won["greedy"]) == len(won["random"]) == 10
    assert sum(won["greedy"]) > 7 > sum(won["random"])


def test_it_stops_when_it_is_decided() -> None:
    assert hold(duel(40), until=0.2)[1] < 40


def test_equal_plans_give_equal_ratings_with_one_process_and_with_two() -> None:
    with hire(2) as crew:
        assert hold(duel(10)) == hold(duel(10), crew)


def test_it_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    hold(duel(10), keep=file)
    lines = file.read_text().splitlines()
    whole = hold(duel(10))
    changed = json.dumps([json.loads(lines[1])[0], 1.0])
    file.write_text("\n".join([lines[0], changed, *lines[2:6], lines[6][:9]]))  # cut off in the middle of a line
    assert hold(duel(10), keep=file)[1] == 10
    again = file.read_text().splitlines()
    assert again[1] == changed, "what was played is not played again"
    assert sorted(again[2:]) == sorted(lines[2:])
    assert whole[1] == 10


def test_rows_of_its_games_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    duckdb = pytest.importorskip("duckdb")
    folder = tmp_path / "rows"
    hold(duel(4), keep=folder)
    kept = sorted((folder / "games").iterdir())
    assert hold(duel(10), keep=folder) == hold(duel(10))
    assert sorted((folder / "games").iterdir())[: len(kept)] == kept, "what was played is not played again"
    won = f"SELECT players[1], count(*) FROM '{folder}/games/*.parquet' GROUP BY ALL ORDER BY 1"
    assert duckdb.sql(won).fetchall() == [("greedy", 10), ("random", 10)]


@pytest.mark.parametrize("name", ["games.jsonl", "rows"])
def test_what_another_tournament_has_kept_is_refused(tmp_path: Path, name: str) -> None:
    hold(duel(2), keep=tmp_path / name)
    with pytest.raises(LudotekError, match="other games"):
        hold(duel(2, "random,easy"), keep=tmp_path / name)


@pytest.mark.parametrize("players", ["greedy", "greedy,greedy", ""])
def test_one_player_is_no_tournament(players: str) -> None:
    with pytest.raises(LudotekError, match="two or more different players"):
        duel(1, players)


def test_ratings_of_known_strengths() -> None:
    """Of players who score 10 to 1 against each other, each is 400 points better than the next."""
    seeds = [{(0, 1): 10 / 11, (0, 2): 100 / 101, (1, 2): 10 / 11} for _ in range(4000)]
    points = points_of(3, seeds)
    assert [round(points[i] - points[i + 1], -1) for i in range(2)] == [400, 400]
    assert sum(points) == pytest.approx(0)
    best = rate_players(["a", "b", "c"], seeds[:50])[0]
    assert best.player == "a"
    assert best.score == pytest.approx((10 / 11 + 100 / 101) / 2)
