"""Every card of our decks has a scenario, and every text on it one that quotes it.

A scenario is a test named after its card, `test_fog_hound_...`; the first paragraph of its docstring is what it proves:
one or more texts of the card as they are generated, with N for every number. So a text cannot change without its
scenario, and a new text is missed here.
"""

import ast
import re
from pathlib import Path

import pytest

from ludotek.games.twenty_strong.game import GAME, read_deck, shipped_decks
from ludotek.testing.twenty_strong import shipped_cards
from ludotek.text import card_text

CARDS = [name for deck in shipped_decks() for name in shipped_cards(deck)]


def plain(text: str) -> str:
    """A text with N for its numbers, in one line."""
    return re.sub(r"\d+", "N", " ".join(text.split()))


def scenarios() -> dict[str, list[str]]:
    """The first paragraph of the docstring of every test that is named after a card, by the card."""
    found: dict[str, list[str]] = {name: [] for name in CARDS}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for each in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(each, ast.FunctionDef):
                names = [name for name in found if each.name.startswith(f"test_{name.replace('-', '_')}_")]
                quoted = (ast.get_docstring(each) or "").split("\n\n")[0]
                for name in names:
                    found[name].append(plain(quoted))
    return found


SCENARIOS = scenarios()
TEXTS = {
    sheet.id: [plain(text) for text in card_text("twenty_strong", sheet, "en").texts]
    for deck in shipped_decks()
    for sheet in GAME.sheets(read_deck(deck))
    if sheet.kind != "deck"
}


def test_a_card_is_in_one_deck_only() -> None:
    everywhere = [name for deck in shipped_decks() for name in shipped_cards(deck)]
    assert len(everywhere) == len(set(everywhere))


@pytest.mark.parametrize("name", CARDS)
def test_a_card_has_a_scenario_for_each_of_its_texts(name: str) -> None:
    assert SCENARIOS[name], f"no scenario is named test_{name.replace('-', '_')}_..."
    for text in TEXTS[name]:
        assert any(text in quoted for quoted in SCENARIOS[name]), f"no scenario of {name} quotes {text!r}"


@pytest.mark.parametrize("name", CARDS)
def test_a_scenario_quotes_nothing_but_texts_of_its_card(name: str) -> None:
    for quoted in SCENARIOS[name]:
        rest = quoted
        for text in TEXTS[name]:
            rest = rest.replace(text, "")
        assert not rest.strip(), f"{name} does not say {rest.strip()!r}, but {TEXTS[name]}"
