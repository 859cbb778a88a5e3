"""A whole game of each by keys alone, in a real Chromium: how many keys an answer takes.

    python bench/keys.py [--game untamed] [--seed 0]

An answer is one that leaves for the server; one that loses the game asks back, which is a question of its own. Fails if any
answer takes more than three keys.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))

from people import people
from test_keyboard import KEYS, answer_by_keys


def main() -> None:
    most = 0
    for game, seats, ann in people(__doc__):
        ann.sit(game, *seats)
        counts: list[int] = []
        while ann.asked():
            counts.append(answer_by_keys(ann, len(counts)))
        most = max(most, *counts)
        mean = sum(counts) / len(counts)
        print(f"{game}: {len(counts)} answers, {mean:.2f} keys on average, {max(counts)} at most", flush=True)
    if most > KEYS:
        raise SystemExit(f"an answer took {most} keys")


if __name__ == "__main__":
    main()
