"""A whole game of each by a screen reader's tree, in a real Chromium: prints the protocol of everything that was read.

    python bench/reading.py [--game untamed] [--seed 0]

`?` is a question, `>` the answer that was chosen by its name, indented lines were read aloud (`tests/browser/hear.js`).
Fails if a question, an answer or a line of the log was not told, or a line more often than it happened.
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
from reading import Listener
from tables import TABLES


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="", help="this one only")
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    missing: list[str] = []
    repeated: list[str] = []
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Served(Path(data))
        server.start()
        chromium = next(filter(None, map(shutil.which, NAMES)))
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        try:
            for game, seats in TABLES if not wanted.game else [each for each in TABLES if each[0] == wanted.game]:
                ann = Company(browser, server.address).come()
                ann.chance.seed(wanted.seed)
                listener = Listener(ann)
                ann.sit(game, *seats)
                answers = listener.play(2000)
                print(f"# {game}: {answers} answers", *listener.protocol, sep="\n", flush=True)
                missing += listener.missing
                repeated += listener.repeated
        finally:
            browser.close()
            server.kill()
    if missing or repeated:
        raise SystemExit(f"not heard: {missing}, heard more often than it happened: {repeated}")


if __name__ == "__main__":
    main()
