"""Record the games of tests/replays/reckoners anew: after a change of the rules that is meant, with a new rules version.

From the root: python tests/replays/record_reckoners.py
"""

from __future__ import annotations

from collections.abc import Callable

from recording import Recorder

from ludotek.games.reckoners.game import GAME
from ludotek.games.reckoners.rules.components import DIFFICULTIES, FEWEST, MOST
from ludotek.kernel.match import Match


def by(how: str) -> Callable[[Match], bool]:
    return lambda match: match.outcome is not None and match.outcome.how == how


WON, LOST = by("steelheart"), by("population")


def main() -> None:
    """Every number of Reckoners and every difficulty is won and lost, on a diagonal through the tables."""
    keep = Recorder(GAME).keep
    for seats in range(FEWEST, MOST + 1):
        difficulty = DIFFICULTIES[seats % len(DIFFICULTIES)]
        keep(f"{seats}-{difficulty}-won", WON, seats=seats, difficulty=difficulty)
        keep(f"{seats}-{difficulty}-lost", LOST, seats=seats, difficulty=difficulty)
    keep("at-random", LOST, players="random", seats=2)
    keep("sealed", WON, sealed=True, seats=2, difficulty="easy")


if __name__ == "__main__":
    main()
