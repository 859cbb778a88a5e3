"""How hard a game is: measured rung by rung, and kept where the page that sets up tables reads it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from ludotek import registry
from ludotek.games.twenty_strong.game import shipped_decks
from ludotek.kernel.errors import LudotekError
from ludotek.lab.ladder import ladder_of, numbers_of, plans, rates, values_of, write_rates
from ludotek.lab.series import Series
from ludotek.lab.workers import Alone
from ludotek.registry import WinRate


def test_every_rung_is_played_with_every_number_of_seats() -> None:
    game = registry.find("twenty-strong")
    series = Series(plans(game, "random", seed=1, games=1))
    for _ in series.play(Alone()):
        pass
    found = rates(game, series.tallies)
    ladder = ladder_of(game)
    assert [each.value for each in found] == [str(rung) for rung in range(ladder.low, ladder.high + 1)]
    assert {(each.seats, each.games) for each in found} == {(1, 1)}


def test_rates_are_kept_with_their_number_of_games_and_their_interval(tmp_path: Path) -> None:
    path = tmp_path / "winrates.toml"
    game = registry.find("reckoners")
    write_rates(path, game, "greedy", 7, 200, [WinRate("easy", 2, 200, 0.79, 0.73, 0.84)])
    kept = tomllib.loads(path.read_text())
    assert kept["rate"] == [{"value": "easy", "seats": 2, "games": 200, "share": 0.79, "interval": [0.73, 0.84]}]
    assert "ludotek balance reckoners --games 200 --seed 7 --write" in path.read_text()
    write_rates(path, game, "greedy", 7, 200, [], "fells")
    assert "ludotek balance reckoners --deck fells --games 200" in path.read_text()


def test_a_game_without_a_ladder_is_a_clear_mistake() -> None:
    with pytest.raises(LudotekError, match="untamed has no difficulty"):
        ladder_of(registry.find("untamed"))


LADDERS = [("reckoners", ""), *[("twenty-strong", deck) for deck in shipped_decks()]]


@pytest.mark.parametrize(("name", "deck"), LADDERS)
def test_every_rung_of_a_shipped_game_and_deck_has_been_measured(name: str, deck: str) -> None:
    game = registry.find(name)
    rungs = {(str(value), seats) for value in values_of(ladder_of(game)) for seats in numbers_of(game)}
    known = registry.win_rates(game, deck)
    assert {(each.value, each.seats) for each in known} == rungs
    assert all(each.low <= each.share <= each.high and each.games >= 200 for each in known)
