"""A new language is a folder of Fluent files and nothing else: it is played in the terminal and in the browser."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from company import Company
from hosting import Served
from made_up import HATS, LANG, build_the_page, house_that_speaks_it, surroundings
from profiles import Profiles
from verbs import MINE

BARE = re.compile(r"\b[a-z]*[aeiou][a-z]{2,}\b")  # a word without hats, which nobody translated


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return house_that_speaks_it(tmp_path_factory.mktemp("house"))


def run(house: Path, *arguments: str, typed: str = "") -> str:
    command = [sys.executable, "-m", "ludotek", *arguments]
    done = subprocess.run(
        command,
        input=typed,
        env=surroundings(house, house.parent / "home"),
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


def test_it_is_played_in_the_terminal(house: Path) -> None:
    said = run(house, "play", "untamed", "--lang", LANG, "--seed", "3", typed=f"1\n1\n1\n{'quit'.translate(HATS)}\n")
    game, _, farewell = said.rpartition(">")
    assert "Strônghôld" in game and "Gâmê sâvêd" in farewell
    assert untranslated(game) == []


def test_its_cards_say_every_number(house: Path) -> None:
    assert "Nô êrrôrs" in run(house, "lint", "--lang", LANG)


def untranslated(text: str) -> list[str]:
    return BARE.findall(text.lower())


@pytest.fixture(scope="module")
def page(house: Path) -> Iterator[Served]:
    build_the_page(house.parent)
    server = Served(house.parent / "tables", env=surroundings(house, house.parent / "home"))
    server.start()
    yield server
    server.kill()


def test_it_is_played_in_the_browser(profiles: Profiles, page: Served) -> None:
    company = Company(profiles, page.address)
    ann = company.come()
    ann.go("")
    ann.press(ann.button(LANG.upper()))
    ann.page.get_by_text("My games".translate(HATS)).wait_for()
    ann.sit("twenty-strong")
    ann.until(f"document.documentElement.lang === {LANG!r}")
    ann.play(4)
    prompt = ann.tell(f"{MINE}.prompt")
    assert prompt.translate(HATS) == prompt
    assert ann.button("Menu".translate(HATS)).count()
    assert untranslated(ann.page.locator("#board").inner_text()) == []
    assert not company.leave()
