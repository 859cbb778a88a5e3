"""Data drawn from a JSON Schema: anything that a file of this kind may say, and what of it can be said at all.

It reads as much of JSON Schema as our grammars write.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from ludotek.kernel.chance import FastChance

Schema = dict[str, Any]

DEEP: Final = 3  # references within one another; below them only what needs no other one
FEW, SELDOM = 3, 5
AT_A_BOUND: Final = 4  # one number in so many is the lowest or the highest


class Sampler:
    """`texts` draws a text for a field; a text of any kind is somebody's name, or an id."""

    def __init__(self, schema: Schema, chance: FastChance, texts: Callable[[str], str]) -> None:
        self.whole = schema
        self.chance = chance
        self.texts = texts

    def below(self, n: int) -> int:
        return int(self.chance.below(0, n))

    def pick(self, among: list[Any]) -> Any:
        return among[self.below(len(among))]

    def draw(self, schema: Schema, field: str = "", depth: int = 0) -> Any:
        if "$ref" in schema:
            return self.draw(self.referred(schema), field, depth + 1)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return self.pick(schema["enum"])
        branches = schema.get("oneOf") or schema.get("anyOf")
        if branches:
            plain = [each for each in branches if depth < DEEP or not refers(each)]
            return self.draw(self.pick(plain), field, depth)
        match schema["type"]:
            case "object":
                return self.table(schema, depth)
            case "array":
                return self.items(schema, field, depth)
            case "integer":
                return self.number(schema)
            case "boolean":
                return self.below(2) == 1
        return self.texts(field)

    def referred(self, schema: Schema) -> Schema:
        found: Schema = self.whole["definitions"][schema["$ref"].rpartition("/")[2]]
        return found

    def number(self, schema: Schema) -> int:
        low = schema["minimum"]
        high = schema.get("maximum", low + FEW)
        banned = schema.get("not", {}).get("const")
        found = self.pick([low, high]) if self.below(AT_A_BOUND) == 0 else low + self.below(high - low + 1)
        return int(found) if found != banned else self.number(schema)

    def items(self, schema: Schema, field: str, depth: int) -> list[Any]:
        least = schema.get("minItems", 0)
        most = min(schema.get("maxItems", least + FEW), least + FEW)
        count = least + (0 if self.below(2) else self.below(most - least + 1))
        found: list[Any] = []
        for _ in range(count):
            each = self.draw(schema["items"], field, depth)
            if isinstance(each, dict) or each not in found:
                found.append(each)
        return found

    def table(self, schema: Schema, depth: int) -> dict[str, Any]:
        if "patternProperties" in schema:
            (each,) = schema["patternProperties"].values()
            return {lang: self.draw(each, "name", depth) for lang in ("en", "fr", "de")[: 1 + self.below(3)]}
        found: dict[str, Any] = {}
        for name, inner in schema["properties"].items():
            if name in schema["required"] or self.wants(inner, depth):
                found[name] = self.draw(inner, name, depth)
        for rule in schema.get("allOf", []):
            self.depend(schema, rule, found, depth)
        return found

    def wants(self, schema: Schema, depth: int) -> bool:
        """Is a field there that may be left out?"""
        return (depth < DEEP or not refers(schema)) and self.below(SELDOM if depth else 2) == 0

    def depend(self, schema: Schema, rule: Schema, found: dict[str, Any], depth: int) -> None:
        """A field that goes only with some words of another one."""
        (word,), (name,) = rule["if"]["required"], rule["else"]["properties"]
        if found.get(word) not in rule["if"]["properties"][word]["enum"]:
            found.pop(name, None)
        elif name in rule["then"].get("required", []) and name not in found:
            found[name] = self.draw(schema["properties"][name], name, depth)


def refers(schema: Any) -> bool:
    """Does something of this kind need a word?"""
    if isinstance(schema, dict):
        needed = schema.get("required")
        if needed is not None:
            return any(refers(schema["properties"][name]) for name in needed)
        return "$ref" in schema or any(refers(each) for each in schema.values())
    return isinstance(schema, list) and any(refers(each) for each in schema)


# --- what can be said, and what is ------------------------------------------------------------------------------------


def sayable(schema: Schema) -> set[str]:
    """Every word with every field, and with each of its choices."""
    return set(choices(schema, "")) | {
        each for definition in schema.get("definitions", {}).values() for each in choices(definition, "")
    }


def choices(schema: Schema, place: str) -> Iterator[str]:
    if "enum" in schema:
        yield from (f"{place} = {each}" for each in schema["enum"])
    elif "properties" in schema:
        words = [each["const"] for each in schema["properties"].values() if "const" in each]
        place = words[0] if words else place
        for name, inner in schema["properties"].items():
            if "const" not in inner:
                yield f"{place} {name}".strip()
                yield from choices(inner, f"{place} {name}".strip())
    elif "items" in schema:
        yield from choices(schema["items"], place)
    for branch in [*schema.get("oneOf", []), *schema.get("anyOf", [])]:
        yield from choices(branch, place)


def said(data: Any, by: str, place: str = "") -> Iterator[str]:
    """What a file says of that; `by` is the field that names a word."""
    if isinstance(data, dict):
        words = [data[name] for name in (by, "kind") if isinstance(data.get(name), str)]
        place = words[0] if words else place
        for name, value in data.items():
            if value not in words:
                yield f"{place} {name}".strip()
                yield from said(value, by, f"{place} {name}".strip())
    elif isinstance(data, list):
        for each in data:
            yield from said(each, by, place)
    elif isinstance(data, str):
        yield f"{place} = {data}"
