"""What the documents show is true: their Python runs, their decks load."""

import doctest
import re
import tomllib
from pathlib import Path

import pytest

from ludotek.games.twenty_strong.rules.deck import Deck

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_the_python_of_a_document_runs(path: Path) -> None:
    assert doctest.testfile(str(path), module_relative=False).failed == 0


def test_the_decks_of_the_documents_load() -> None:
    blocks = re.findall(r"```toml\n(.*?)```", (ROOT / "docs" / "decks.md").read_text(encoding="utf-8"), re.S)
    decks = [tomllib.loads(block) for block in blocks if re.search(r"^id = ", block, re.M) and "[rules]" in block]
    assert [Deck(raw).name for raw in decks], "docs/decks.md shows no whole deck"


@pytest.mark.parametrize("name", ["Chip Theory Games", "Grumpy Owl Games", "Nauvoo Games", "unofficial"])
def test_the_readme_names_the_publishers(name: str) -> None:
    assert name in (ROOT / "README.md").read_text(encoding="utf-8")
