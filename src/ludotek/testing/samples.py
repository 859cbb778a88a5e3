"""Samples of what content files may say, made from their JSON Schema: good ones, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from ludotek.kernel.effect import Node
from ludotek.kernel.errors import ContentError
from ludotek.kernel.game import Game
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.reader import Reader
from ludotek.kernel.vocabulary import ACTION, Vocabulary

Data = dict[str, Any]

# What is wrong for any value of a kind.
WRONG: list[tuple[type, list[Any]]] = [
    (bool, [1, "yes", []]),
    (int, [0.5, "2", True, 1000, -1000, None, [1]]),
    (str, ["nonsense", "", 3, None, ["nonsense"]]),
    (list, ["nonsense", 3, {}, ["nonsense"], [3]]),
    (dict, ["nonsense", 3, [], {"nonsense": 1}]),
]


class Samples:
    """Samples of the nodes of a game, by their words."""

    def __init__(self, game: Game) -> None:
        self.definitions: Data = game.grammar.schema()["definitions"]

    def sorts(self) -> list[str]:
        """What kinds of nodes there are: actions, standing texts."""
        return list(self.definitions)

    def words(self, sort: str) -> dict[str, Data]:
        """The schema of each word of a sort."""
        return {next(iter(each["properties"].values()))["const"]: each for each in self.definitions[sort]["oneOf"]}

    def whole(self, schema: Data) -> Data:
        """A table with all its fields, each with a value that is not its default."""
        data = {name: self.value(each) for name, each in schema["properties"].items()}
        for rule in schema.get("allOf", []):
            field, words = next(iter(rule["if"]["properties"].items()))
            if data.get(field) not in words["enum"]:
                data = {name: value for name, value in data.items() if name not in rule["else"]["properties"]}
        return data

    def value(self, schema: Data) -> Any:
        return next(self.values(schema))

    def values(self, schema: Data) -> Iterator[Any]:
        """Several values that a field may have, those that are no default first."""
        if "$ref" in schema:
            yield self.whole(next(iter(self.definitions[schema["$ref"].split("/")[-1]]["oneOf"])))
        elif "anyOf" in schema:
            for each in reversed(schema["anyOf"]):
                yield from self.values(each)
        elif "const" in schema:
            yield schema["const"]
        elif "enum" in schema:
            yield from sorted(schema["enum"], key=lambda word: bool(word == schema.get("default")))
        elif schema["type"] == "integer":
            numbers = [min(schema["maximum"], max(schema["minimum"], n)) for n in (2, 1, 3, -1, schema["minimum"])]
            yield from dict.fromkeys(n for n in numbers if n or "not" not in schema)
        elif schema["type"] == "boolean":
            yield from (True, False)
        elif schema["type"] == "array":
            length = max(1, schema.get("minItems", 0))
            for value in self.values(schema["items"]):
                yield [value] if length == 1 else self.different(schema["items"], length)
        elif schema["type"] == "string":
            yield "basic"
        else:
            yield self.whole(schema)

    def different(self, schema: Data, length: int) -> list[Any]:
        found = list(self.values(schema))
        return (found * length)[:length]

    def varied(self, schema: Data) -> Iterator[Data]:
        """The whole table, the same with each other value of each field, and with only what it needs."""
        whole = self.whole(schema)
        yield whole
        for name, each in schema["properties"].items():
            for value in self.values(each):
                if name in whole and value != whole[name]:
                    yield whole | {name: value}
        yield {name: value for name, value in whole.items() if name in self.needed(schema, whole)}

    def needed(self, schema: Data, whole: Data) -> set[str]:
        """The fields that cannot be left out of a table."""
        found = set(schema["required"])
        for rule in schema.get("allOf", []):
            field, words = next(iter(rule["if"]["properties"].items()))
            if whole.get(field) in words["enum"]:
                found |= set(rule["then"].get("required", []))
        return found


def phrases_of_words(game: Game, vocabulary: Vocabulary) -> list[Phrase]:
    """What every word says, with each value of each of its fields."""
    samples, found = Samples(game), list[Phrase]()
    for sort in samples.sorts():
        for schema in samples.words(sort).values():
            for data in samples.varied(schema):
                reader = Reader(data, "sample")
                with suppress(ContentError):  # fields that do not go together
                    node: Node = vocabulary.action(reader) if sort == ACTION else vocabulary.standing(reader)
                    found.append(node.phrase())
    return found


def wrong_for(value: Any) -> list[Any]:
    """What could never be in place of this value."""
    return next(wrong for kind, wrong in WRONG if isinstance(value, kind))
