"""Every word of every vocabulary, each of its fields and whatever can be chosen in them have names in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludotek import registry
from ludotek.kernel.game import Game
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.vocabulary import Grammar
from ludotek.text import HOUSE, languages, say
from ludotek.text.naming import choice_phrase, field_phrase, section_phrase, word_phrase

GAMES = registry.names()
LONGEST = 80  # characters that fit into a menu
Schema = dict[str, Any]


def named(game: Game) -> set[str]:
    """The keys under which everything that the files of a game, and packs for it, can say is named."""
    grammars = [game.grammar, *[game.grammar_of(kind) for kind in game.packs]]
    return {each.key for grammar in grammars for each in named_by(game, grammar)}


def named_by(game: Game, grammar: Grammar) -> list[Phrase]:
    sections = [section_phrase(section) for section in grammar.words]
    words = [word_phrase(word.name) for words in grammar.words.values() for word in words]
    file = grammar.schema()
    texts = [each for sort in file["definitions"].values() for each in sort["oneOf"]]
    asked = [each for schema in [file, *texts] for each in fields_of(schema, "file", "")]
    return sections + words + list(phrases(game, asked))


def phrases(game: Game, asked: list[tuple[str, str, list[str]]]) -> Iterator[Phrase]:
    for owner, field, values in asked:
        yield field_phrase(HOUSE, game.package, owner, field)
        for value in values:
            yield choice_phrase(HOUSE, game.package, owner, field, value)


def fields_of(schema: Schema, owner: str, field: str) -> Iterator[tuple[str, str, list[str]]]:
    """The owner of each field, its name, and what can be chosen in it."""
    if "enum" in schema and field:
        yield owner, field, schema["enum"]
    for each in [*schema.get("oneOf", []), *schema.get("anyOf", []), *([schema["items"]] if "items" in schema else [])]:
        yield from fields_of(each, owner, field)
    properties: dict[str, Schema] = schema.get("properties", {})
    words = {name: each["const"] for name, each in properties.items() if "const" in each}
    here = next(iter(words.values()), field or owner)
    if "kind" in words:
        yield field, "kind", [words["kind"]]
    for name, each in properties.items():
        if name not in words:
            yield here, name, []
            yield from fields_of(each, here, name)


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_a_file_can_say_has_a_name_and_nothing_else_has(game: str) -> None:
    found = registry.find(game)
    beginnings = ("section-", "word-", "field-", "choice-")
    written = {key for key in HOUSE.voice(found.package, "en").entries if key.startswith(beginnings)}
    assert named(found) == written


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_names_are_short_and_not_shared_within_a_menu(game: str, lang: str) -> None:
    found = registry.find(game)
    for key in named(found):
        assert 0 < len(say(found.package, Phrase(key), lang)) <= LONGEST, key
    menus = [[word_phrase(word.name) for words in found.grammar.words.values() for word in words]]
    file = found.grammar.schema()
    for sort in file["definitions"].values():
        for owner, field, values in [each for schema in sort["oneOf"] for each in fields_of(schema, "", "")]:
            menus.append([choice_phrase(HOUSE, found.package, owner, field, value) for value in values])
    for menu in menus:
        names = [say(found.package, each, lang) for each in menu]
        assert len(set(names)) == len(names), sorted(names)
