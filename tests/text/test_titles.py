"""Each game has one name in each language, kept in its catalogue; page and terminal take it from there."""

import re
from pathlib import Path

import pytest

from ludotek import registry
from ludotek.house.library import games
from ludotek.kernel.phrase import Phrase
from ludotek.text import say

ROOT = Path(__file__).parents[2]

# As the boxes are called; there is no German rulebook of Untamed and The Reckoners, so they keep their own names.
TITLES = {
    "twenty-strong": {"en": "20 Strong", "fr": "20 Strong", "de": "20 Strong"},
    "untamed": {"en": "Untamed", "fr": "Indomptables", "de": "Untamed"},
    "reckoners": {"en": "The Reckoners", "fr": "Reckoners", "de": "The Reckoners"},
}
# Untamed: Feral Factions is how its publisher sells it, and is credited so.
CREDITS = "credits.ts"


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("name", TITLES)
def test_a_game_has_one_name(name: str, lang: str) -> None:
    title = TITLES[name][lang]
    assert say(registry.find(name).package, Phrase(f"game-{name}"), lang) == title
    assert {game.name: game.title for game in games(lang)}[name] == title


def test_the_page_knows_no_names_of_its_own() -> None:
    names = {title for titles in TITLES.values() for title in titles.values()}
    quoted = re.compile("|".join(f"['\"`>]{re.escape(name)}\\b" for name in sorted(names)))
    sources = [
        path
        for path in (ROOT / "client" / "src").rglob("*")
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts") and path.name != CREDITS
    ]
    assert len(sources) > 100
    found = {
        f"{path.name}: {line.strip()}"
        for path in sources
        for line in path.read_text(encoding="utf-8").splitlines()
        if quoted.search(line) and "Symbol(" not in line
    }
    assert found == set()
