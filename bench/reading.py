"""A whole game of each by a screen reader's tree, in a real Chromium: prints the protocol of everything that was read.

    python bench/reading.py [--game untamed] [--seed 0]

`?` is a question, `>` the answer that was chosen by its name, indented lines were read aloud (`tests/browser/hear.js`).
Fails if a question, an answer or a line of the log was not told, or a line more often than it happened.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))

from people import people
from reading import Listener


def main() -> None:
    missing: list[str] = []
    repeated: list[str] = []
    for game, seats, ann in people(__doc__):
        listener = Listener(ann)
        ann.sit(game, *seats)
        answers = listener.play(2000)
        print(f"# {game}: {answers} answers", *listener.protocol, sep="\n", flush=True)
        missing += listener.missing
        repeated += listener.repeated
    if missing or repeated:
        raise SystemExit(f"not heard: {missing}, heard more often than it happened: {repeated}")


if __name__ == "__main__":
    main()
