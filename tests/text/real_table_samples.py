"""What is said at real tables: collected from games that are entered by hand."""

from __future__ import annotations

from typing import Any

from ludotek.kernel.chance import EnteredChance, Wanted
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.play import begin
from ludotek.testing.real_table import RealTable


def real_table_phrases(
    game: Game, options: dict[str, Any], kind: type[RealTable] = RealTable, seed: int = 0
) -> list[Phrase]:
    """Of a game from laying out the table to its end."""
    checked = game.check_options(options)
    before = begin(game, checked, EnteredChance(), attended=True).match
    assert before.question is not None
    found = [before.question.prompt(before), *(game.explain(before, 0, each) for each in before.options(0))]

    class Collecting(kind):  # type: ignore[valid-type, misc]
        def read_off(self, match: Match, wanted: Wanted, shown: list[int]) -> int:
            reading = game.reading(match, wanted)
            found.extend([reading.prompt, *reading.labels, *reading.coming])
            return super().read_off(match, wanted, shown)  # type: ignore[no-any-return]

        def put_in(self, seat: int, action: int, shown: list[int]) -> None:
            found.append(game.explain(self.entered.match, seat, action))
            super().put_in(seat, action, shown)

        def compare(self) -> None:
            at = self.entered.match
            for seat in at.actors():
                found.extend(game.explain(at, seat, each) for each in at.options(seat))

    Collecting(game, checked, seed).play()
    return list({repr(phrase): phrase for phrase in found}.values())
