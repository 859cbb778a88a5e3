"""How a kind of pack is written, as menus: from the grammar of its game and the names of its words.

What may be in a field is read from its JSON Schema, which every field has; so a new sort of field needs nothing here.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Final

from ludotek import registry
from ludotek.house import wire
from ludotek.kernel.errors import UnknownName
from ludotek.kernel.field import LONGEST_NAME
from ludotek.kernel.game import Game
from ludotek.kernel.phrase import Phrase
from ludotek.packs.bounds import LONGEST_ID, MOST_BYTES
from ludotek.packs.pack import KIND, kinds
from ludotek.text import HOUSE, say
from ludotek.text.naming import choice_phrase, field_phrase, section_phrase, word_phrase

FILE: Final = "file"
NEW_ID, NEW_NAME = "new-one", '""'
BY_KIND: Final = "kind"  # the field that tells apart tables that are not words
Schema = dict[str, Any]


def kinds_of_packs(lang: str) -> list[wire.PackKind]:
    return [kind_info(game, kind, lang) for kind, game in kinds().items()]


def kind_info(game: Game, kind: str, lang: str) -> wire.PackKind:
    return wire.PackKind(kind=kind, game=game.name, text=say(game.package, Phrase(f"pack-{kind}"), lang))


@cache
def menus(kind: str, lang: str) -> wire.Menus:
    known = kinds()
    if kind not in known:
        raise UnknownName("kind of pack", kind, list(known))
    return Menus(known[kind], kind, lang).made()


class Menus:
    """Of one kind of pack, in one language."""

    def __init__(self, game: Game, kind: str, lang: str) -> None:
        self.game = game
        self.kind = kind
        self.lang = lang
        self.grammar = game.grammar_of(kind)
        self.sections = {word.name: section for section, words in self.grammar.words.items() for word in words}
        self.tables: dict[str, wire.TableMenu] = {}

    def made(self) -> wire.Menus:
        schema = self.grammar.schema()
        for sort, words in schema["definitions"].items():
            self.tables[sort] = self.words(words["oneOf"])
        file = self.form(FILE, "", FILE, schema)
        self.tables[FILE] = wire.TableMenu(by="", forms=[file])
        starter = registry.starter(self.game, self.kind).replace("{id}", NEW_ID)
        return wire.Menus(
            kind=kind_info(self.game, self.kind, self.lang),
            file=FILE,
            tables=self.tables,
            sections=[(each, self.say(section_phrase(each))) for each in self.grammar.words],
            cards=[each.name for each in file.fields if each.many and self.has_id(each.table)],
            starter={KIND: self.kind} | nameless(tomllib.loads(starter.replace("{name}", NEW_NAME))),
            starter_toml=starter.replace("{name}", NEW_NAME),
            largest=MOST_BYTES,
            longest_name=LONGEST_NAME,
            longest_id=LONGEST_ID,
        )

    def say(self, phrase: Phrase) -> str:
        return say(self.game.package, phrase, self.lang)

    def has_id(self, table: str) -> bool:
        return all(any(field.shape == "id" and field.name == "id" for field in form.fields)
                   for form in self.tables[table].forms)  # fmt: skip

    # tables

    def words(self, schemas: list[Schema]) -> wire.TableMenu:
        """The words of a vocabulary: their tables are known by the field that names the word."""
        by = self.grammar.vocabulary.by
        forms: list[wire.FormMenu] = []
        for schema in schemas:
            name = schema["properties"][by]["const"]
            form = self.form(name, self.say(word_phrase(name)), name, without(schema, by))
            form.rules = registry.clauses_of(self.game, name)
            forms.append(form)
        return wire.TableMenu(by=by, forms=forms)

    def kinds(self, owner: str, field: str, schemas: list[Schema]) -> wire.TableMenu:
        """Tables that are told apart by their kind; or, if they say none, by what they have."""
        forms: list[wire.FormMenu] = []
        for schema in schemas:
            name = schema["properties"].get(BY_KIND, {}).get("const", "")
            called = choice_phrase(HOUSE, self.game.package, field, BY_KIND, name) if name else None
            text = "" if called is None else self.say(called)
            forms.append(self.form(name, text, name or field, without(schema, BY_KIND) if name else schema))
        return wire.TableMenu(by=BY_KIND if all(form.name for form in forms) else "", forms=forms)

    def form(self, name: str, text: str, owner: str, schema: Schema) -> wire.FormMenu:
        fields = [self.field(owner, field, each, schema) for field, each in schema["properties"].items()]
        return wire.FormMenu(name=name, text=text, section=self.sections.get(name, ""), fields=fields)

    def keep(self, name: str, table: wire.TableMenu) -> str:
        """A table under its name; equal ones are kept once."""
        for known, other in self.tables.items():
            if other == table:
                return known
        self.tables[name] = table
        return name

    # fields

    def field(self, owner: str, name: str, schema: Schema, form: Schema) -> wire.FieldMenu:
        found = wire.FieldMenu(
            name=name,
            text=self.say(field_phrase(HOUSE, self.game.package, owner, name)),
            shape="id",
            needed=name in form.get("required", []),
            default=schema.get("default"),
        )
        for each in form.get("allOf", []):
            if name in each["else"]["properties"]:
                ((other, words),) = each["if"]["properties"].items()
                found.when = (other, words["enum"])
                found.needed = name in each["then"].get("required", [])
        self.shape(found, owner, schema)
        return found

    def shape(self, found: wire.FieldMenu, owner: str, schema: Schema) -> None:
        if schema.get("type") == "array":
            self.shape_of_list(found, owner, schema)
        elif "$ref" in schema:
            found.shape, found.table = "table", schema["$ref"].rpartition("/")[2]
        elif "enum" in schema:
            found.shape, found.values = "choice", self.values(owner, found.name, schema["enum"])
        elif schema.get("type") == "integer":
            found.shape, found.low, found.high = "number", schema.get("minimum"), schema.get("maximum")
            found.zero = "not" not in schema
        elif schema.get("type") == "boolean":
            found.shape = "flag"
        elif "oneOf" in schema:
            found.shape = "table"
            found.table = self.keep(f"{owner}-{found.name}", self.kinds(owner, found.name, schema["oneOf"]))
        elif "anyOf" in schema:
            self.shape_of_either(found, owner, schema["anyOf"])
        elif "properties" in schema:
            found.shape = "table"
            here = wire.TableMenu(by="", forms=[self.form("", "", found.name, schema)])
            found.table = self.keep(f"{owner}-{found.name}", here)
        elif "patternProperties" in schema:
            found.shape = "names"

    def shape_of_list(self, found: wire.FieldMenu, owner: str, schema: Schema) -> None:
        items = schema["items"]
        if "enum" in items:
            found.shape, found.values = "choices", self.values(owner, found.name, items["enum"])
        elif items.get("type") in ("array", "integer"):
            found.shape = "numbers"
        else:
            self.shape(found, owner, items)
        found.many = True
        found.low, found.high = schema.get("minItems", 0), schema.get("maxItems")

    def shape_of_either(self, found: wire.FieldMenu, owner: str, either: list[Schema]) -> None:
        """One of several: words that stand for a table, or a name for all languages or for each."""
        words = [word for each in either for word in each.get("enum", [])]
        for each in either:
            if "enum" not in each:
                self.shape(found, owner, each)
        found.values = found.values + self.values(owner, found.name, words)

    def values(self, owner: str, field: str, words: list[str]) -> list[tuple[str, str]]:
        return [(word, self.say(choice_phrase(HOUSE, self.game.package, owner, field, word))) for word in words]


def without(schema: Schema, field: str) -> Schema:
    """A form without the field that names it."""
    return schema | {"properties": {name: each for name, each in schema["properties"].items() if name != field}}


def nameless(pack: dict[str, Any]) -> dict[str, Any]:
    """A pack that has yet to be given a name."""
    return {name: value for name, value in pack.items() if name != "name"}
