"""Universal heroes of 20 Strong at home and as guests (TS-64): the greedy player with each of them in every deck.

.venv/bin/python bench/guests.py [FILE.toml …] [--games 100] [--seed 1] [--jobs 1] [--json]

The shipped decks, and deck files. Every pair plays the same seeds, on the lowest difficulty that asks for no rung.
Rates have 95 % intervals.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from ludotek.games.twenty_strong.game import read_deck, shipped_decks
from ludotek.lab.balance import play_settings
from ludotek.lab.statistics import rate


def universal_heroes(deck: str) -> list[str]:
    return [table["id"] for table in read_deck(deck)["hero"] if table.get("universal")]


def pairs(decks: list[str]) -> list[dict[str, Any]]:
    """Every hero with every deck; one of a file is named by it."""
    named = [f"{home}:{hero}" if home.endswith(".toml") else hero for home in decks for hero in universal_heroes(home)]
    return [{"deck": deck, "hero": hero} for hero in named for deck in decks]


def measure(decks: list[str], games: int, seed: int, jobs: int) -> dict[str, dict[str, Any]]:
    """By hero and deck: the share of wins, and how many rounds a game takes."""
    found: dict[str, dict[str, Any]] = {}
    settings = pairs(decks)
    for setting, played in zip(
        settings, play_settings("twenty-strong", settings, "greedy", seed, games, jobs), strict=True
    ):
        wins = rate([each.scores[0] for each in played])
        found.setdefault(short(setting["hero"]), {})[short(setting["deck"])] = wins
    return found


def short(name: str) -> str:
    home, _, hero = name.rpartition(":")
    return hero if home else Path(name).stem


def tell(found: dict[str, dict[str, Any]]) -> None:
    decks = list(next(iter(found.values())))
    print(f"{'':24}" + "".join(f"{deck:>22}" for deck in decks))
    for hero, by_deck in found.items():
        cells = [(100 * each["win_rate"], *(100 * edge for edge in each["interval"])) for each in by_deck.values()]
        print(f"{hero:24}" + "".join(f"{f'{wins:.0f}% ({low:.0f}–{high:.0f})':>22}" for wins, low, high in cells))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", help="deck files besides the shipped decks")
    parser.add_argument("--games", type=int, default=100, help="of each hero with each deck")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    found = measure([*shipped_decks(), *wanted.files], wanted.games, wanted.seed, wanted.jobs)
    if wanted.json:
        print(json.dumps(found, indent=2))
    else:
        tell(found)


if __name__ == "__main__":
    main()
