"""A whole game of each by keys alone, in a real Chromium: how many keys an answer takes.

    python bench/keys.py [--game untamed] [--seed 0]

An answer is one that leaves for the server; one that loses the game asks back, which is a question of its own. Fails if any
answer takes more than three keys.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))

from company import Company
from conftest import NAMES, QUIET
from hosting import Served
from tables import TABLES
from test_keyboard import KEYS, answer_by_keys


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="", help="this one only")
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    most = 0
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Served(Path(data))
        server.start()
        chromium = next(filter(None, map(shutil.which, NAMES)))
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        try:
            for game, seats in TABLES if not wanted.game else [each for each in TABLES if each[0] == wanted.game]:
                ann = Company(browser, server.address).come()
                ann.chance.seed(wanted.seed)
                ann.sit(game, *seats)
                counts: list[int] = []
                while ann.asked():
                    counts.append(answer_by_keys(ann, len(counts)))
                most = max(most, *counts)
                mean = sum(counts) / len(counts)
                print(f"{game}: {len(counts)} answers, {mean:.2f} keys on average, {max(counts)} at most", flush=True)
        finally:
            browser.close()
            server.kill()
    if most > KEYS:
        raise SystemExit(f"an answer took {most} keys")


if __name__ == "__main__":
    main()
