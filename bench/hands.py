"""No false move by design: clumsy hands play whole games in a real Chromium against a server of their own.

    python bench/hands.py [--games 50] [--game untamed] [--seed 0] [--steps 2000] [--out FILE]

They double-click, drag quickly, click during every motion and lose their connection. Prints one JSON object for each
game (what the hands did, presses, answers, faults) and fails if an answer was sent that nobody could have meant, or a
press was lost in silence (`tests/browser/robot.py`). With `--out` the objects are added to a file, and the games that it
holds already are not played again; `--games 0` then only prints the table of `docs/hands.md`.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))

from chromium import NAMES, QUIET
from company import Company
from hosting import Served
from profiles import Profiles
from robot import play_clumsily
from tables import TABLES


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50, help="of each")
    parser.add_argument("--game", default="", help="of this one only")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--steps", type=int, default=2000, help="handfuls of presses after which a game is left")
    parser.add_argument("--out", type=Path, help="a file of JSON lines: what it holds is not played again")
    wanted = parser.parse_args()
    played = read(wanted.out)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Served(Path(data))
        server.start()
        browser = playwright.chromium.launch(
            executable_path=next(filter(None, map(shutil.which, NAMES))), args=list(QUIET)
        )
        try:
            for seed in range(wanted.seed, wanted.seed + wanted.games):
                for game, seats in TABLES:
                    if wanted.game not in ("", game) or (game, seed) in played:
                        continue
                    told = play(Company(Profiles(browser), server.address), game, seats, seed, wanted.steps)
                    print(json.dumps(told), flush=True)
                    if wanted.out:
                        with wanted.out.open("a") as out:
                            out.write(json.dumps(told) + "\n")
                    played[game, seed] = told
        finally:
            browser.close()
            server.kill()
    print(table(list(played.values())))
    raise SystemExit(any(map(is_foul, played.values())))


def read(file: Path | None) -> dict[tuple[str, int], dict[str, Any]]:
    lines = file.read_text().splitlines() if file and file.exists() else []
    return {(told["game"], told["seed"]): told for told in map(json.loads, lines)}


COLUMNS = {
    "over": "to the end",
    "presses": "presses and drops",
    "moving": "during a motion",
    "double": "double clicks",
    "drag": "drags",
    "cut": "times offline",
    "answers": "answers",
    "refused": "refused",
    "faults": "faults",
}


def table(played: list[dict[str, Any]]) -> str:
    """What the hands did, for each game, as Markdown."""
    rows = [["game", "games", *COLUMNS.values()], ["---"] + ["--:"] * (len(COLUMNS) + 1)]
    for game, _ in TABLES:
        games = [told for told in played if told["game"] == game]
        counts = [sum(count(told.get(column, 0)) for told in games) for column in COLUMNS]
        rows.append([game, *map(str, (len(games), *counts))])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def count(value: int | list[str]) -> int:
    return len(value) if isinstance(value, list) else value


def is_foul(told: dict[str, Any]) -> bool:
    return bool(told["faults"] or told["complaints"])


def play(company: Company, game: str, seats: list[str], seed: int, steps: int) -> dict[str, Any]:
    begun = time.monotonic()
    company.expect("ERR_INTERNET_DISCONNECTED|WebSocket connection|ERR_NETWORK")
    ann = company.come(reduced_motion="no-preference")
    robot = play_clumsily(ann, game, seats, seed, steps)
    return {
        "game": game,
        "seed": seed,
        "over": ann.over,
        "handfuls": robot.steps,
        **robot.counts,
        "faults": robot.faults,
        "complaints": company.leave(),
        "seconds": round(time.monotonic() - begun),
    }


if __name__ == "__main__":
    main()
