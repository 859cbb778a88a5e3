"""What the documents show is true: their Python runs, their decks load, their tables say what the rules declare.

After a change of a word: LUDOTEK_GOLDEN=write python3 dev.py test tests/test_documents.py
"""

import doctest
import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.registry import find, names

ROOT = Path(__file__).parent.parent
HEAD = "| Word | Fields | What it does |\n|---|---|---|"
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]

# Where the files that a document names may be; "*" is any game.
PLACES = ("", "src/ludotek/", "src/ludotek/games/*/", "src/ludotek/games/*/content/*/", "client/src/")
FILE = re.compile(r"`((?:[\w-]+/)+[\w-]+\.(?:py|ts|svelte|toml|ftl|json))`")


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_the_python_of_a_document_runs(path: Path) -> None:
    assert doctest.testfile(str(path), module_relative=False).failed == 0


@pytest.mark.parametrize("path", [ROOT / "CONTRIBUTING.md", *DOCUMENTS], ids=lambda path: path.name)
def test_the_files_that_a_document_names_exist(path: Path) -> None:
    named = sorted(set(FILE.findall(path.read_text(encoding="utf-8"))))
    assert [file for file in named if not any(next(ROOT.glob(place + file), None) for place in PLACES)] == []


def test_the_decks_of_the_documents_load() -> None:
    blocks = re.findall(r"```toml\n(.*?)```", (ROOT / "docs" / "decks.md").read_text(encoding="utf-8"), re.S)
    decks = [tomllib.loads(block) for block in blocks if re.search(r"^id = ", block, re.M) and "[rules]" in block]
    assert [Deck(raw).name for raw in decks], "docs/decks.md shows no whole deck"


def tables(text: str) -> str:
    """A document with the tables of words as the games declare them."""

    def table(found: re.Match[str]) -> str:
        rows = [word.row() for word in find(found[1]).grammar.words[found[2]]]
        return "\n".join([f"<!-- words of {found[1]}: {found[2]} -->", HEAD, *rows, "<!-- end -->"])

    return re.sub(r"<!-- words of (\S+): (\S+) -->\n.*?<!-- end -->", table, text, flags=re.S)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_the_tables_of_words_are_those_of_the_rules(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if os.environ.get("LUDOTEK_GOLDEN") == "write":
        path.write_text(tables(text), encoding="utf-8")
    assert path.read_text(encoding="utf-8") == tables(text)


def test_every_section_of_words_has_its_table_in_a_manual() -> None:
    shown = [found for path in DOCUMENTS for found in re.findall(r"<!-- words of (\S+): (\S+) -->", path.read_text())]
    assert sorted(shown) == sorted((name, section) for name in names() for section in find(name).grammar.words)


@pytest.mark.parametrize("game", names())
def test_every_word_that_a_file_may_use_is_in_a_manual(game: str) -> None:
    told = "".join(path.read_text(encoding="utf-8") for path in DOCUMENTS)
    sections = find(game).grammar.words.values()
    words = {each for section in sections for word in section for each in words_in(word.form.schema())}
    assert [word for word in sorted(words) if f"`{word}`" not in told and f'"{word}"' not in told] == []


def words_in(schema: Any) -> Iterator[str]:
    """All words among which a schema lets one choose."""
    if isinstance(schema, dict):
        yield from (word for word in schema.get("enum", []) if isinstance(word, str))
        for inner in schema.values():
            yield from words_in(inner)
    elif isinstance(schema, list):
        for inner in schema:
            yield from words_in(inner)


@pytest.mark.parametrize("name", ["Chip Theory Games", "Grumpy Owl Games", "Nauvoo Games", "unofficial"])
def test_the_readme_names_the_publishers(name: str) -> None:
    assert name in (ROOT / "README.md").read_text(encoding="utf-8")
