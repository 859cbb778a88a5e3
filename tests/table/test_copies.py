"""The copy that a bot gets hangs on what its seat knows and on nothing else: in two worlds that look alike it is the same."""

from __future__ import annotations

import pytest

from ludotek import api
from ludotek.kernel.chance import FastChance

GAMES = {"twenty-strong": {}, "untamed": {"mode": "hunter"}, "reckoners": {"seats": 3}}
ANSWERS = 60


@pytest.mark.parametrize("name", GAMES)
def test_equal_knowledge_gives_equal_copies(name: str) -> None:
    game = api.game(name)
    match = game.new(seed=11, **GAMES[name])
    chooser, differed = FastChance(2), 0
    for number in range(ANSWERS):
        if match.over:
            break
        rules, position, seat = game.rules, match.position, match.driver
        worlds = [rules.determinise(position, seat, FastChance(seed)) for seed in (2 * number, 2 * number + 1)]
        differed += worlds[0].digest() != worlds[1].digest()
        copies = [rules.determinise(world, seat, FastChance(99)).to_data() for world in (position, *worlds)]
        assert copies[0] == copies[1] == copies[2], number
        match.act(seat, chooser.pick(0, match.actions(seat)))
    assert differed > 10
