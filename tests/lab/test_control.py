"""The control: honest bots pass it, and what one saw of the real match is worth nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludotek import registry
from ludotek.bots import play
from ludotek.bots.bot import Bot
from ludotek.kernel.chance import FastChance
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.lab.control import play_redrawn, run
from ludotek.lab.simulate import make_plan, start


class Foreseeing(Bot):
    """Tries its first option in the real match, and counts how often what it saw there came true."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, FastChance(0))
        self.foreseen: Any = None
        self.true = self.false = 0

    def choose(self, match: Match, seat: int) -> int:
        if self.foreseen is not None:
            self.true += self.foreseen == match.to_data()
            self.false += self.foreseen != match.to_data()
        ahead = match.clone()
        ahead.carry_out(seat, match.options(seat)[0])
        while not ahead.over and len(ahead.options(seat)) == 1:
            ahead.carry_out(seat, ahead.options(seat)[0])
        self.foreseen = ahead.to_data()
        return int(match.options(seat)[0])


def test_who_looks_into_the_real_match_sees_nothing_that_comes_true() -> None:
    plan, game = make_plan("twenty-strong", {}, "greedy", 5, 1), registry.find("twenty-strong")
    alone, redrawn = Foreseeing(game), Foreseeing(game)
    play(start(plan, 0), [alone])
    assert alone.true and not alone.false
    play_redrawn(start(plan, 0), [redrawn], [0], FastChance(0))
    assert redrawn.false and not redrawn.true


def test_it_goes_on_from_its_file_and_says_the_difference(tmp_path: Path) -> None:
    path = tmp_path / "control.jsonl"
    one, both = (make_plan("untamed", {}, "search:2", 3, games) for games in (1, 2))
    run(one, "random", keep=path)
    told = run(both, "random", keep=path)
    assert told == run(both, "random")
    assert told["alone"]["games"] == told["redrawn"]["games"] == 2
    ahead = told["alone"]["win_rate"] - told["redrawn"]["win_rate"]
    assert abs(told["difference"]["mean"] - ahead) < 1e-3
