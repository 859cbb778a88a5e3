"""The toy game keeps every law that the battery knows."""

from pathlib import Path

import pytest
from toy.game import GAME, say

from ludotek.testing.conformance import LAWS, Conformance

BATTERY = Conformance(
    GAME,
    variants=[{"seats": 3}, {"seats": 4, "rounds": 2}],
    seeds=4,
    limit=2000,
    say=say,
    reference="toy.game:GAME",
    path=str(Path(__file__).parent),
)


@pytest.mark.parametrize("law", LAWS)
def test_the_toy_game_keeps_the_law(law: str) -> None:
    getattr(BATTERY, law)()
