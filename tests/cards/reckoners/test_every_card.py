"""Every ability and equipment card of Newcago has a scenario that quotes its text; every Epic is activated.

A scenario is a test named after its card, `test_emp_...`; the first paragraph of its docstring is what it proves: the
text of the card as it is generated, with N for every number. So a text cannot change without its scenario, and a new
card is missed here. Epics share a scenario (`test_epics.py`), which reads the track of each; prices and numbers of all cards
are proved together in `test_printed.py`.
"""

import ast
import re
from pathlib import Path

import pytest

from ludotek.games.reckoners.game import GAME
from ludotek.testing.reckoners import shipped_things
from ludotek.text import card_text

CARDS = [name for name, data in shipped_things().items() if "track" not in data]
EPICS = [name for name, data in shipped_things().items() if "track" in data]


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
                if names:  # "grenade-launcher" rather than "grenade"
                    found[max(names, key=len)].append(plain(quoted))
    return found


def texts() -> dict[str, list[str]]:
    """What a card does in English, by the card, without the faces of dice."""
    found: dict[str, list[str]] = {}
    for sheet in GAME.sheets(GAME.content({})):
        said = zip(sheet.texts, card_text("reckoners", sheet, "en").texts, strict=True)
        found[sheet.id] = [plain(text) for (kind, _), text in said if kind != "die"]
    return found


SCENARIOS = scenarios()
TEXTS = texts()


@pytest.mark.parametrize("name", CARDS)
def test_a_card_has_scenarios_that_quote_its_text(name: str) -> None:
    assert SCENARIOS[name], f"no scenario is named test_{name.replace('-', '_')}_..."
    assert len(TEXTS[name]) == 1
    for quoted in SCENARIOS[name]:
        assert quoted == TEXTS[name][0], f"a scenario of {name} quotes what it does not say"


def test_there_are_35_cards_and_25_epics() -> None:
    assert (len(CARDS), len(EPICS)) == (35, 25)


def test_every_kind_of_action_is_on_some_epic() -> None:
    printed = {deed["do"] for name in EPICS for deed in shipped_things()[name]["track"]}
    assert printed == {"fortify", "reinforce", "barricade", "attack", "strengthen", "discover", "share"}
    shared = {deed["what"] for name in EPICS for deed in shipped_things()[name]["track"] if deed["do"] == "share"}
    assert shared == {"fortify", "reinforce", "barricade"}
