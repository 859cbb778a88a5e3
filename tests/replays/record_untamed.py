"""Record the games of tests/replays/untamed anew: after a change of the rules that is meant, with a new rules version.

From the root: python tests/replays/record_untamed.py
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from recording import Recorder

from ludotek.games.untamed.game import GAME
from ludotek.games.untamed.rules.table import Untamed
from ludotek.kernel.match import Match


def by(how: str, *winners: int) -> Callable[[Match], bool]:
    """Ended that way; if places in turn order are given, won by exactly these."""

    def fits(g: Match) -> bool:
        assert isinstance(g, Untamed)
        assert g.outcome is not None
        won = [(seat - g.first) % g.seats for seat in range(g.seats) if g.outcome.scores[seat] == 1.0]
        return g.outcome.how == how and (not winners or set(won) == set(winners))

    return fits


def with_a_bomb() -> dict[str, Any]:
    """The shipped box, with an Item that hits all Strongholds: no shipped card can make a game a draw (UN-65)."""
    content = GAME.content(GAME.check_options({}))
    cannon = next(card for card in content["card"] if card["id"] == "confetti-cannon")
    cannon["do"] = [{"node": "damage", "n": 7, "target": {"many": "each", "whose": "any", "what": "stronghold"}}]
    return content


def main() -> None:
    keep = Recorder(GAME).keep
    keep("duel-by-strongholds", by("strongholds"))
    keep("duel-after-a-draft", by("strongholds"), draft="draft")
    keep("duel-sealed", by("strongholds"), sealed=True)
    keep("duel-by-the-empty-deck", by("empty-deck"), players="random")
    keep("duel-drawn", by("draw"), players="random", content=with_a_bomb())
    keep("hunter-3-by-strongholds", by("strongholds"), mode="hunter", seats=3)
    keep("hunter-4-by-the-empty-deck", by("empty-deck"), players="random", mode="hunter", seats=4)
    keep("hunter-5-by-strongholds", by("strongholds"), mode="hunter", seats=5)
    keep("hunter-6-by-strongholds", by("strongholds"), mode="hunter", seats=6)
    keep("survival-3-by-strongholds", by("strongholds"), mode="survival", seats=3)
    keep("survival-4-by-the-empty-deck", by("empty-deck"), players="random", mode="survival", seats=4)
    keep("survival-5-by-strongholds", by("strongholds"), mode="survival", seats=5)
    keep("survival-6-by-strongholds", by("strongholds"), mode="survival", seats=6)
    keep("alpha-3-won-by-the-alpha", by("strongholds", 0), mode="alpha", seats=3)
    keep("alpha-4-won-by-the-others", by("strongholds", 1, 2, 3), mode="alpha", seats=4)
    keep("alpha-5-by-the-empty-deck", by("empty-deck", 1, 2, 3, 4), mode="alpha", seats=5)
    keep("alpha-6-by-the-empty-deck", by("empty-deck", 1, 2, 3, 4, 5), mode="alpha", seats=6)
    keep("hydra-4-by-strongholds", by("strongholds", 0, 2), mode="hydra", seats=4)
    keep("hydra-4-by-the-empty-deck", by("empty-deck"), players="random", mode="hydra", seats=4)
    keep("hydra-6-by-strongholds", by("strongholds"), mode="hydra", seats=6)
    keep("manticore-by-strongholds", by("strongholds", 1, 3), mode="manticore")
    keep("manticore-by-the-empty-deck", by("empty-deck"), players="random", mode="manticore")


if __name__ == "__main__":
    main()
