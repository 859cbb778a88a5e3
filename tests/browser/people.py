"""Somebody at a table of each game, in a real Chromium, for `bench/keys.py` and `bench/reading.py`, which play whole games as a
person does."""

from __future__ import annotations

import argparse
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from chromium import NAMES, QUIET
from company import Company
from hosting import Served
from playwright.sync_api import sync_playwright
from profiles import Profiles
from tables import TABLES
from verbs import Person


def people(about: str | None) -> Iterator[tuple[str, list[str], Person]]:
    """For each game that the command line asks for: its name, who sits at the table, and the person, not yet seated."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="", help="this one only")
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Served(Path(data))
        server.start()
        chromium = next(filter(None, map(shutil.which, NAMES)))
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        try:
            for game, seats in TABLES:
                if wanted.game in ("", game):
                    person = Company(Profiles(browser), server.address).come()
                    person.chance.seed(wanted.seed)
                    yield game, seats, person
        finally:
            browser.close()
            server.kill()
