"""The words of every game are read with care: what is wrong with a field is said with its place, and schemas agree."""

from collections.abc import Callable
from typing import Any

import jsonschema_rs
import pytest

from ludotek.games.reckoners.rules.box import vocabulary as reckoners
from ludotek.games.twenty_strong.rules.effects.vocabulary import vocabulary as twenty_strong
from ludotek.games.untamed.rules.effects.vocabulary import vocabulary as untamed
from ludotek.kernel.effect import Node
from ludotek.kernel.errors import ContentError
from ludotek.kernel.reader import Reader
from ludotek.kernel.vocabulary import Vocabulary
from ludotek.registry import find
from ludotek.testing.samples import Data, Samples, wrong_for

VOCABULARIES: dict[str, Callable[[], Vocabulary]] = {
    "twenty-strong": lambda: twenty_strong("sample"),
    "untamed": untamed,
    "reckoners": reckoners,
}
SAMPLES = {game: Samples(find(game)) for game in VOCABULARIES}
WORDS = [(game, sort, word) for game, each in SAMPLES.items() for sort in each.sorts() for word in each.words(sort)]


def read(game: str, sort: str, data: Data) -> Node:
    vocabulary = VOCABULARIES[game]()
    reader = Reader(data, "here")
    return vocabulary.action(reader) if sort == "action" else vocabulary.standing(reader)


def refused(game: str, sort: str, data: Data) -> str:
    """The mistake that reading names; the schema has to see one, too."""
    with pytest.raises(ContentError) as caught:
        read(game, sort, data)
    schema = {"$ref": f"#/definitions/{sort}", "definitions": SAMPLES[game].definitions}
    assert not jsonschema_rs.is_valid(schema, data), f"{caught.value}, but the schema lets it pass"
    return str(caught.value)


def good(game: str, sort: str, word: str) -> tuple[Data, set[str]]:
    """A sample with all its fields, and those that it cannot do without."""
    schema = SAMPLES[game].words(sort)[word]
    whole = SAMPLES[game].whole(schema)
    return whole, SAMPLES[game].needed(schema, whole)


@pytest.mark.parametrize(("game", "sort", "word"), WORDS)
def test_a_word_can_be_written_with_all_its_fields_and_with_what_it_needs(game: str, sort: str, word: str) -> None:
    whole, needed = good(game, sort, word)
    assert read(game, sort, whole).word == word
    assert read(game, sort, {name: value for name, value in whole.items() if name in needed}).word == word


@pytest.mark.parametrize(("game", "sort", "word"), WORDS)
def test_an_unknown_field_is_refused_with_the_known_ones(game: str, sort: str, word: str) -> None:
    whole, _ = good(game, sort, word)
    said = refused(game, sort, whole | {"nonsense": 1})
    assert said.startswith("here, field 'nonsense': is not known here; known fields: ")
    assert set(said.rpartition(": ")[2].split(", ")) >= set(whole)


@pytest.mark.parametrize(("game", "sort", "word"), WORDS)
def test_a_missing_field_is_refused(game: str, sort: str, word: str) -> None:
    whole, needed = good(game, sort, word)
    for field in needed:
        said = refused(game, sort, {name: value for name, value in whole.items() if name != field})
        assert said.startswith(f"here, field {field!r}: "), said


@pytest.mark.parametrize(("game", "sort", "word"), WORDS)
def test_a_wrong_value_is_refused_with_its_field(game: str, sort: str, word: str) -> None:
    """Values of the wrong kind and out of bounds, in tables inside the table as well: the field is named every time."""
    whole, _ = good(game, sort, word)
    for path, value in fields_of(whole):
        for wrong in wrong_for(value):
            said = refused(game, sort, changed(whole, path, wrong))
            assert said.startswith("here"), said
            assert path[-1] in said, said


def fields_of(data: Data) -> list[tuple[list[str], Any]]:
    found: list[tuple[list[str], Any]] = []
    for name, value in data.items():
        found.append(([name], value))
        if isinstance(value, dict):
            found += [([name, *path], inner) for path, inner in fields_of(value)]
    return found


def changed(data: Data, path: list[str], value: Any) -> Data:
    inner = value if len(path) == 1 else changed(data[path[0]], path[1:], value)
    return data | {path[0]: inner}
