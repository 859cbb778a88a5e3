"""Recording games of bots: the shortest of several that end as wanted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludotek.bots import Bot, make_bot, read_players
from ludotek.kernel.chance import Chance, FastChance, SealedChance
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.play import Play, begin

HERE = Path(__file__).parent
TRIES = 3000
ENOUGH = 12  # games of the wanted kind: the shortest of them is kept


class Recorder:
    """Records games of one game into its folder."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def keep(
        self,
        name: str,
        wanted: Callable[[Match], bool],
        players: str = "greedy",
        sealed: bool = False,
        content: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        """Look for such games, and record the shortest one."""
        checked = self.game.check_options(options)
        raw = self.game.content(checked) if content is None else content
        found: list[tuple[int, int]] = []
        for seed in range(TRIES):
            match = self.game.start(raw, checked, chance(seed, sealed))
            seated = self.bots(match, players, seed)
            answers = 0
            while not match.over:
                match.carry_out(*answer(match, seated))
                answers += 1
            if wanted(match):
                found.append((answers, seed))
            if len(found) == ENOUGH:
                break
        if not found:
            raise SystemExit(f"{name}: no such game among {TRIES}")
        answers, seed = min(found)
        folder = HERE / self.game.package
        folder.mkdir(exist_ok=True)
        text = self.recorded(checked, raw, players, seed, sealed).record.text()
        (folder / f"{name}.jsonl").write_text(text, encoding="utf-8")
        print(f"{name}: seed {seed}, {answers} answers")

    def recorded(self, options: dict[str, Any], content: dict[str, Any], players: str, seed: int, sealed: bool) -> Play:
        """The same game again, written down."""
        play = begin(self.game, options, chance(seed, sealed), content)
        seated = self.bots(play.match, players, seed)
        while not play.match.over:
            play.act(*answer(play.match, seated))
        play.close()
        return play

    def bots(self, match: Match, players: str, seed: int) -> list[Bot]:
        names = read_players(players, match.seats)
        return [make_bot(name, self.game, FastChance(1000 * seed + seat)) for seat, name in enumerate(names)]


def answer(match: Match, seated: list[Bot]) -> tuple[int, int]:
    seat = int(match.driver())
    options = match.options(seat)
    return seat, options[0] if len(options) == 1 else seated[seat].choose(match, seat)


def chance(seed: int, sealed: bool) -> Chance:
    return SealedChance(seed.to_bytes(32, "big")) if sealed else FastChance(seed)
