"""Magpies, the first game to read: it keeps every law, speaks every language, and is played without a screen of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludotek import registry
from ludotek.api.game import say_in_words
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Sheet
from ludotek.testing.conformance import LAWS, Conformance
from ludotek.text import HOUSE, languages
from ludotek.text.audit import audit_cards

EXAMPLES = Path(__file__).parents[2] / "examples"
WHERE = {"PYTHONPATH": os.pathsep.join([str(EXAMPLES), *sys.path]), "LUDOTEK_GAMES": "magpies=magpies.game"}
LINES = 300


@pytest.fixture(autouse=True)
def found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.setenv("LUDOTEK_GAMES", WHERE["LUDOTEK_GAMES"])
    monkeypatch.setattr(registry, "_loaded", dict(registry._loaded))


def test_it_is_short() -> None:
    assert sum(len(path.read_text().splitlines()) for path in (EXAMPLES / "magpies").glob("*.py")) < LINES


@pytest.mark.parametrize("law", LAWS)
def test_it_keeps_the_law(law: str) -> None:
    game = registry.find("magpies")
    variants = [{"seats": 2}, {"seats": 4}]
    battery = Conformance(game, variants, say=say_in_words, reference="magpies.game:GAME", path=str(EXAMPLES))
    getattr(battery, law)()


def test_its_cards_have_words() -> None:
    game = registry.find("magpies")
    sheets: list[Sheet] = game.sheets(game.content(game.check_options({})))
    assert audit_cards(HOUSE, game.package, sheets) == []


def ludotek(*arguments: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", "ludotek", *arguments],
        input=typed, env=os.environ | WHERE, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("lang", languages())
def test_it_is_played_to_its_end_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    out = ludotek("play", "magpies", "--seed", "3", "--lang", lang, typed="why\n? 1\n" + "1\n" * 60)
    assert say_in_words("magpies", Phrase("end-counted"), lang) in out


def test_an_example_is_a_game_like_any_other() -> None:
    assert "magpies" in ludotek("games")
    assert "MP-05" in ludotek("rules", "mp-5")
    assert "nest" in ludotek("cards", "magpies", "bell")
    assert "greedy" in ludotek("sim", "magpies", "-n", "20", "--players", "greedy,random")
    assert "hard" in ludotek("sim", "magpies", "-n", "2", "--players", "hard,random")
