"""By ear alone: a screen reader's tree tells every question and every answer. `bench/reading.py` keeps whole protocols."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from reading import Listener
from tables import TABLES
from verbs import Person


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_game_is_played_by_what_is_read_aloud(come: Callable[..., Person], game: str, seats: list[str]) -> None:
    ann = come()
    listener = Listener(ann)
    ann.sit(game, *seats)
    assert listener.play(12) > 0
    assert not listener.missing
    assert not listener.repeated
    assert any(line.startswith("  ") for line in listener.protocol), "nothing was told"
