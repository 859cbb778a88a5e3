"""Data drawn from a JSON Schema: anything that a file of this kind may say, and what of it can be said at all.

It reads as much of JSON Schema as our grammars write.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from ludotek.kernel.chance import FastChance

Schema = dict[str, Any]

DEEP: Final = 3  # references within one another; below them only what needs no other one
NEAR: Final = 1  # so deep a wish is heard
FEW, SELDOM = 3, 5
AT_A_BOUND: Final = 4  # one number in so many is the lowest or the highest
TYPES: Final[dict[str, type]] = {"array": list, "boolean": bool, "integer": int, "string": str}


class Sampler:
    """`texts` draws a text for a field; a text of any kind is somebody's name, or an id. `wish` is one of the things that
    can be said (see below): it is said more often."""

    def __init__(self, schema: Schema, chance: FastChance, texts: Callable[[str], str], wish: str = "") -> None:
        self.whole = schema
        self.chance = chance
        self.texts = texts
        self.wish = wish
        self.leading: dict[tuple[int, str], bool] = {}

    def below(self, n: int) -> int:
        return int(self.chance.below(0, n))

    def pick(self, among: list[Any]) -> Any:
        return among[self.below(len(among))]

    def leads(self, schema: Schema, place: str, depth: int) -> bool:
        """Is what is wished for to be said here? Not within itself, again and again."""
        key = id(schema), place
        if key not in self.leading:
            self.leading[key] = self.wish == place or self.wish in choices(schema, place)
        return self.leading[key] and depth <= NEAR

    def pick_wished(self, among: list[Any], wished: list[Any]) -> Any:
        return self.pick(wished if wished and self.below(2) else among)

    def draw(self, schema: Schema, place: str = "", depth: int = 0) -> Any:
        if "$ref" in schema:
            return self.draw(definition(self.whole, schema), "", depth + 1)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return self.pick_wished(
                schema["enum"], [each for each in schema["enum"] if self.wish == f"{place} = {each}"]
            )
        if branches(schema):
            plain = [each for each in branches(schema) if depth < DEEP or not refers(each)]
            wished = [each for each in plain if self.leads(each, place, depth)]
            return self.draw(self.pick_wished(plain, wished), place, depth)
        match schema["type"]:
            case "object":
                return self.table(schema, place, depth)
            case "array":
                return self.items(schema, place, depth)
            case "integer":
                return self.number(schema)
            case "boolean":
                return self.below(2) == 1
        return self.texts(place.rpartition(" ")[2])

    def number(self, schema: Schema) -> int:
        low = schema["minimum"]
        high = schema.get("maximum", low + FEW)
        banned = schema.get("not", {}).get("const")
        found = self.pick([low, high]) if self.below(AT_A_BOUND) == 0 else low + self.below(high - low + 1)
        return int(found) if found != banned else self.number(schema)

    def items(self, schema: Schema, place: str, depth: int) -> list[Any]:
        least = schema.get("minItems", 0)
        most = min(schema.get("maxItems", least + FEW), least + FEW)
        count = least + (0 if self.below(2) else self.below(most - least + 1))
        found: list[Any] = []
        for _ in range(max(count, 1) if self.leads(schema, place, depth) else count):
            each = self.draw(schema["items"], place, depth)
            if isinstance(each, dict) or each not in found:
                found.append(each)
        return found

    def table(self, schema: Schema, place: str, depth: int) -> dict[str, Any]:
        if "patternProperties" in schema:
            (each,) = schema["patternProperties"].values()
            return {lang: self.draw(each, "name", depth) for lang in ("en", "fr", "de")[: 1 + self.below(3)]}
        place = word_of(schema) or place
        found: dict[str, Any] = {}
        for name, inner in schema["properties"].items():
            inside = f"{place} {name}".strip()
            if name in schema["required"] or self.wants(inner, depth) or self.leads(inner, inside, depth):
                found[name] = self.draw(inner, inside, depth)
        for rule in schema.get("allOf", []):
            self.depend(schema, rule, found, place, depth)
        return found

    def wants(self, schema: Schema, depth: int) -> bool:
        """Is a field there that may be left out?"""
        return (depth < DEEP or not refers(schema)) and self.below(SELDOM if depth else 2) == 0

    def depend(self, schema: Schema, rule: Schema, found: dict[str, Any], place: str, depth: int) -> None:
        """A field that goes only with some words of another one."""
        (word,), (name,) = rule["if"]["required"], rule["else"]["properties"]
        if found.get(word) not in rule["if"]["properties"][word]["enum"]:
            found.pop(name, None)
        elif name in rule["then"].get("required", []) and name not in found:
            found[name] = self.draw(schema["properties"][name], f"{place} {name}".strip(), depth)


def refers(schema: Any) -> bool:
    """Does something of this kind need a word?"""
    if isinstance(schema, dict):
        needed = schema.get("required")
        if needed is not None:
            return any(refers(schema["properties"][name]) for name in needed)
        return "$ref" in schema or any(refers(each) for each in schema.values())
    return isinstance(schema, list) and any(refers(each) for each in schema)


# --- what can be said, and what is ------------------------------------------------------------------------------------


def sayable(whole: Schema) -> set[str]:
    """Every word with every field, and with each of its choices."""
    return set(choices(whole, "")) | {
        each for definition in whole.get("definitions", {}).values() for each in choices(definition, "")
    }


def choices(schema: Schema, place: str) -> Iterator[str]:
    if "enum" in schema:
        yield from (f"{place} = {each}" for each in schema["enum"])
    elif "properties" in schema:
        place = word_of(schema) or place
        for name, inner in schema["properties"].items():
            if "const" not in inner:
                yield f"{place} {name}".strip()
                yield from choices(inner, f"{place} {name}".strip())
    elif "items" in schema:
        yield from choices(schema["items"], place)
    for branch in branches(schema):
        yield from choices(branch, place)


def said(whole: Schema, data: Any) -> set[str]:
    """What of that some data says."""
    return set(choices_made(whole, whole, data, ""))


def choices_made(whole: Schema, schema: Schema, data: Any, place: str) -> Iterator[str]:
    if "$ref" in schema:
        schema, place = definition(whole, schema), ""
    if "enum" in schema:
        yield f"{place} = {data}"
    elif "properties" in schema:
        place = word_of(schema) or place
        for name, inner in schema["properties"].items():
            if "const" not in inner and name in data:
                yield f"{place} {name}".strip()
                yield from choices_made(whole, inner, data[name], f"{place} {name}".strip())
    elif "items" in schema:
        for each in data:
            yield from choices_made(whole, schema["items"], each, place)
    for branch in branches(schema):
        if fits(whole, branch, data):
            yield from choices_made(whole, branch, data, place)
            return


def fits(whole: Schema, schema: Schema, data: Any) -> bool:
    """Is this the branch that data without mistakes belongs to?"""
    if "$ref" in schema:
        return fits(whole, definition(whole, schema), data)
    if branches(schema):
        return any(fits(whole, branch, data) for branch in branches(schema))
    if "const" in schema:
        return bool(schema["const"] == data)
    if "enum" in schema:
        return data in schema["enum"]
    if schema["type"] != "object":
        return isinstance(data, TYPES[schema["type"]]) and (schema["type"] == "boolean") == isinstance(data, bool)
    fields = schema.get("properties", {})
    return isinstance(data, dict) and all(
        fits(whole, inner, data.get(name)) for name, inner in fields.items() if "const" in inner
    )


def word_of(schema: Schema) -> str:
    """The word that a table is about."""
    return next((str(inner["const"]) for inner in schema["properties"].values() if "const" in inner), "")


def branches(schema: Schema) -> list[Schema]:
    return [*schema.get("oneOf", []), *schema.get("anyOf", [])]


def definition(whole: Schema, schema: Schema) -> Schema:
    found: Schema = whole["definitions"][schema["$ref"].rpartition("/")[2]]
    return found
