"""What is wrong with a pack, as the workshop's page is told it: at its place, and in words of the menus, not of a file."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from ludotek import registry
from ludotek.house import wire
from ludotek.house.bench import examined, path_of
from ludotek.text import languages

BROKEN = Path(__file__).parents[1] / "packs" / "broken"
EXPECTED = tomllib.loads((BROKEN / "EXPECTED").read_text(encoding="utf-8"))
TEXTS = Path(registry.__file__).parent
SOURCES = [*TEXTS.glob("text/ui/*/packs.ftl"), *TEXTS.glob("games/*/text/*/packs.ftl")]

LANGS = languages()
MESSAGE = re.compile(r"^((?:mistake|doubt)-[\w-]+) = (.*(?:\n .*)*)", re.MULTILINE)
OF_A_FILE = re.compile(r"\[\[|\w_\w| = |[\"“]\{|\"\w|\{ \$(words|known|trigger|when|field) \}")
ONLY_IN_FILES = {
    "mistake-flag", "mistake-text", "mistake-texts", "mistake-table", "mistake-tables", "mistake-name", "mistake-id",
    "mistake-unknown", "mistake-name-language", "mistake-not-toml",
}  # fmt: skip


@pytest.mark.parametrize("name", EXPECTED)
def test_a_broken_pack_is_told_by_card_and_field(name: str) -> None:
    expected = EXPECTED[name]
    try:
        toml = (BROKEN / f"{name}.toml").read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        pytest.skip("a page can only send text")
    told = examined(wire.AskExamine(toml=toml, lang=LANGS[len(name) % len(LANGS)]))
    place = expected.get("card", ""), path_of(expected.get("field", ""))
    assert place in [(each.card, each.path) for each in told.problems]
    assert all(each.text and each.remedy for each in told.problems)
    assert told.playable == expected["what"].startswith("doubt-")


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: "-".join(path.parts[-4:-1]))
def test_whoever_chooses_from_menus_reads_no_word_of_a_file(path: Path) -> None:
    wrong = []
    for id, message in MESSAGE.findall(path.read_text(encoding="utf-8")):
        text, *forms = re.split(r"\n +\.", message)
        said = dict(each.split(" = ", 1) for each in forms)
        shown = [said.get("said", text), said.get("menus", said.get("remedy", ""))]
        if id not in ONLY_IN_FILES and any(OF_A_FILE.search(each) for each in shown):
            wrong.append((id, shown))
    assert wrong == []
