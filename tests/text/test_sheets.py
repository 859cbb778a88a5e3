"""What a card says is also there as data: roles, leads, keywords and clauses, so that nobody has to cut sentences."""

from __future__ import annotations

import importlib

import pytest

from ludotek import registry
from ludotek.kernel.sheet import Sheet
from ludotek.text import HOUSE, card_text, languages, say

GAMES = registry.names()


def sheets(name: str) -> list[Sheet]:
    game = registry.find(name)
    return game.sheets(game.content(game.check_options({})))


@pytest.mark.parametrize("name", GAMES)
def test_every_text_is_its_lead_and_its_passage(name: str) -> None:
    package = registry.find(name).package
    for sheet in sheets(name):
        for lang in languages():
            said = card_text(package, sheet, lang)
            for line, passage in zip(said.texts, said.passages, strict=True):
                assert line.startswith(passage.lead)
                assert line.lower().endswith(passage.text.lower())
                glue = line[len(passage.lead) : len(line) - len(passage.text)]
                assert len(glue.strip(" –:\N{NARROW NO-BREAK SPACE}")) == 0, line


@pytest.mark.parametrize("name", GAMES)
def test_roles_are_the_same_in_every_language(name: str) -> None:
    package = registry.find(name).package
    for sheet in sheets(name):
        roles = [[each.role for each in card_text(package, sheet, lang).passages] for lang in languages()]
        assert all(each == roles[0] for each in roles)


def test_keywords_stand_in_the_text_of_their_card() -> None:
    for sheet in sheets("untamed"):
        words = [say("untamed", phrase, "en") for phrase in sheet.keywords.values()]
        assert [text for role, text in roles(sheet) if role == "keywords"] == ([", ".join(words)] if words else [])


def roles(sheet: Sheet) -> list[tuple[str, str]]:
    return [(each.role, each.text) for each in card_text("untamed", sheet, "en").passages]


@pytest.mark.parametrize("name", GAMES)
def test_the_clauses_of_a_card_are_in_the_rulebook(name: str) -> None:
    game = registry.find(name)
    known = {id for _, chapter in game.chapters() for id in chapter}
    clauses = importlib.import_module(f"ludotek.games.{game.package}.sheets").CLAUSES
    assert {id for ids in clauses.values() for id in ids} <= known
    assert [key for key in clauses if not HOUSE.voice(game.package, "en").has(key)] == []
    assert {id for sheet in sheets(name) for id in sheet.rules} == {id for ids in clauses.values() for id in ids}
