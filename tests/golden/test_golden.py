"""Texts that are kept as files, so that every change of a card, a word or a rule shows as a diff.

After a change that is meant: LUDOTEK_GOLDEN=write python3 dev.py test tests/golden, and read the diff.
"""

import os
from pathlib import Path

import pytest

from ludotek.games.reckoners.game import GAME as RECKONERS
from ludotek.games.twenty_strong.game import GAME, read_deck
from ludotek.games.untamed.game import GAME as UNTAMED
from ludotek.testing.playthrough import playthrough
from ludotek.text import card_text

HERE = Path(__file__).parent


def same_as_kept(name: str, text: str) -> None:
    path = HERE / name
    if os.environ.get("LUDOTEK_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"{name} is missing; write it with LUDOTEK_GOLDEN=write"
    assert text == path.read_text(encoding="utf-8"), f"{name} differs; if that is meant, write it and read the diff"


SHEETS = {
    "reckoners": RECKONERS.sheets(RECKONERS.content({})),
    "twenty_strong": GAME.sheets(read_deck("long-dusk")),
    "untamed": UNTAMED.sheets(UNTAMED.content({})),
}


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("game", SHEETS)
def test_the_text_of_every_card_is_the_kept_one(game: str, lang: str) -> None:
    cards = ["\n".join(card_text(game, sheet, lang).lines()) for sheet in SHEETS[game]]
    same_as_kept(f"{game.replace('_', '-')}-cards.{lang}.txt", "\n\n".join(cards) + "\n")


@pytest.mark.parametrize("hero", ["sergeant-marrow", "widow-ashgrove"])
def test_a_random_game_is_the_kept_one(hero: str) -> None:
    same_as_kept(f"twenty-strong-playthrough-{hero}.txt", playthrough(GAME, {"hero": hero}, 20))
