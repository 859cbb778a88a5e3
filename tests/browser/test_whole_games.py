"""A whole game of each of the three through the page: clicks on the board and in the bar, nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tables import TABLES
from verbs import Person

SLIPS = 2  # who presses at random slips now and then; what has no place on the board is missed again and again


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_game_by_clicks_on_board_and_bar(come: Callable[..., Person], game: str, seats: list[str]) -> None:
    ann = come()
    ann.sit(game, *seats)
    assert ann.play() > 0  # a careless game of 20 Strong is a short one
    ann.ending.wait_for()
    assert len(ann.missed) <= SLIPS, f"glows and lies under something else: {ann.missed}"
    assert ann.by_list <= SLIPS, "the board had no way to answer"
