"""No false move by design: a short game of each by clumsy hands. `bench/hands.py` plays many."""

from __future__ import annotations

import pytest
from company import Company
from robot import play_clumsily
from tables import TABLES


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_clumsy_hands_send_only_what_was_meant(company: Company, game: str, seats: list[str]) -> None:
    company.expect("ERR_INTERNET_DISCONNECTED|WebSocket connection|ERR_NETWORK")
    ann = company.come(reduced_motion="no-preference")
    robot = play_clumsily(ann, game, seats, seed=1, steps=14)
    assert not robot.faults
    assert ann.tell("ear.acts") > 0
