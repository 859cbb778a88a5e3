"""Texts that are kept as files, so that every change of a card, a word or a rule shows as a diff.

After a change that is meant: LUDOTEK_GOLDEN=write python3 dev.py test tests/golden, and read the diff.
"""

import os
from pathlib import Path

import pytest

from ludotek.games.reckoners.game import GAME as RECKONERS
from ludotek.games.twenty_strong.game import GAME, read_deck
from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.games.twenty_strong.sheets import sheets
from ludotek.kernel.sheet import Sheet
from ludotek.testing.playthrough import playthrough
from ludotek.text import card_text

HERE = Path(__file__).parent


def same_as_kept(name: str, text: str) -> None:
    path = HERE / name
    if os.environ.get("LUDOTEK_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"{name} is missing; write it with LUDOTEK_GOLDEN=write"
    assert text == path.read_text(encoding="utf-8"), f"{name} differs; if that is meant, write it and read the diff"


def card_texts(package: str, cards: list[Sheet], lang: str) -> str:
    return "\n\n".join("\n".join(card_text(package, sheet, lang).lines()) for sheet in cards) + "\n"


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_text_of_every_card_is_the_kept_one(lang: str) -> None:
    deck = Deck(read_deck("long-dusk"))
    same_as_kept(f"twenty-strong-cards.{lang}.txt", card_texts("twenty_strong", sheets(deck), lang))


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_text_of_every_card_of_the_reckoners_is_the_kept_one(lang: str) -> None:
    cards = RECKONERS.sheets(RECKONERS.content({}))
    same_as_kept(f"reckoners-cards.{lang}.txt", card_texts("reckoners", cards, lang))


@pytest.mark.parametrize("hero", ["sergeant-marrow", "widow-ashgrove"])
def test_a_random_game_is_the_kept_one(hero: str) -> None:
    same_as_kept(f"twenty-strong-playthrough-{hero}.txt", playthrough(GAME, {"hero": hero}, 20))
