"""No false move by design: clumsy hands play whole games in a real Chromium against a server of their own.

    python bench/hands.py [--games 50] [--game untamed] [--seed 0] [--steps 400]

They double-click, drag quickly, click during every motion and lose their connection. Prints one JSON object for each
game (handfuls of presses, answers, faults) and fails if an answer was sent that nobody could have meant, or a press was
lost in silence (`tests/browser/robot.py`).
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))

from company import Company
from conftest import NAMES, QUIET
from hosting import Served
from robot import play_clumsily
from tables import TABLES


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50, help="of each")
    parser.add_argument("--game", default="", help="of this one only")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--steps", type=int, default=400, help="handfuls of presses after which a game is left")
    wanted = parser.parse_args()
    failed = False
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Served(Path(data))
        server.start()
        browser = playwright.chromium.launch(
            executable_path=next(filter(None, map(shutil.which, NAMES))), args=list(QUIET)
        )
        try:
            for game, seats in TABLES:
                for number in range(wanted.games if wanted.game in ("", game) else 0):
                    begun = time.monotonic()
                    company = Company(browser, server.address)
                    company.expect("ERR_INTERNET_DISCONNECTED|WebSocket connection|ERR_NETWORK")
                    ann = company.come(reduced_motion="no-preference")
                    robot = play_clumsily(ann, game, seats, wanted.seed + number, wanted.steps)
                    told = {"game": game, "seed": wanted.seed + number, "handfuls": robot.steps}
                    told |= {"over": ann.over, "answers": ann.tell("ear.acts"), "faults": robot.faults}
                    told |= {"complaints": company.leave(), "seconds": round(time.monotonic() - begun)}
                    print(json.dumps(told), flush=True)
                    failed |= bool(told["faults"] or told["complaints"])
        finally:
            browser.close()
            server.kill()
    raise SystemExit(failed)


if __name__ == "__main__":
    main()
