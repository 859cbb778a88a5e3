"""A whole game of each of the three through the page: clicks on the board and in the bar, nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tables import TABLES
from verbs import Person


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_game_by_clicks_on_board_and_bar(come: Callable[..., Person], game: str, seats: list[str]) -> None:
    ann = come()
    ann.sit(game, *seats)
    assert ann.play() > 5
    assert ann.ending.is_visible()
    assert not ann.missed, "glows and lies under something else"
    assert ann.by_list == 0, "the board had no way to answer"
