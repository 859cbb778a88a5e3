"""Vocabularies: the words with which the texts of a game are written in its content files.

A game declares each of its words once: a name, what makes the node, what it does, and its fields.

    word("deal", Deal, "damage without a die to an enemy, or to each", n=Number(1, 20), each=Flag())

Reading and checking, the JSON Schema for editors and the tables of the manuals all come from that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from ludotek.kernel.counting import Condition, Count, ForEach, If
from ludotek.kernel.effect import Action, Node, Standing
from ludotek.kernel.field import Among, Field, Form, Number
from ludotek.kernel.mistake import Mistake
from ludotek.kernel.reader import Reader

ACTION: Final = "action"
STANDING: Final = "standing"
DRAFT: Final = "http://json-schema.org/draft-07/schema#"  # the one that TOML editors support


class Word:
    """A node as content files write it."""

    def __init__(self, name: str, make: Callable[..., Node], does: str, form: Form) -> None:
        self.name = name
        self.make = make
        self.does = does
        self.form = form

    def schema(self, by: str) -> dict[str, Any]:
        found = self.form.schema()
        found["description"] = self.does
        found["properties"] = {by: {"const": self.name}} | found["properties"]
        found["required"] = [by, *found["required"]]
        return found

    def row(self) -> str:
        """Its line in the table of a manual."""
        fields: list[str] = []
        for name, field in self.form.fields.items():
            said = f"`{name}` {field.limits()}".strip()
            if field.depends_on:
                said += f", for some `{field.depends_on}`"
            elif not field.needed and field.default is None:
                said += ", optional"
            fields.append(said)
        return f"| `{self.name}` | {'; '.join(fields)} | {self.does} |"


def word(name: str, make: Callable[..., Node], does: str, **fields: Field) -> Word:
    return Word(name, make, does, Form(**fields))


@mypyc_attr(allow_interpreted_subclasses=True)
class Vocabulary:
    """Reads the nodes of one content and gives each its index there.

    `by` is the field that names the word of an action or a standing text. What is read belongs to `card` and holds by `rule`.
    """

    def __init__(
        self, actions: list[Word], standing: list[Word], content: str = "", by: str = "node", rule: str = ""
    ) -> None:
        self.actions_by_name = {each.name: each for each in actions}
        self.standing_by_name = {each.name: each for each in standing}
        self.content = content
        self.by = by
        self.card: i64 = -1
        self.rule = rule
        self.nodes: list[Node] = []
        self.where: list[str] = []  # each of them in the file
        self.places: list[str] = []  # each of them on its card

    def keep(self, node: Node, reader: Reader) -> None:
        for part in node.parts():
            self.keep(part, reader)
        node.index = len(self.nodes)
        node.content = self.content
        node.card = self.card
        node.rule = self.rule
        self.nodes.append(node)
        self.where.append(reader.where)
        self.places.append(reader.place)

    def read(self, word: Word, reader: Reader) -> Any:
        """A node of this word."""
        node = word.make(*word.form.values(reader, self).values())
        node.word = word.name
        mistake = node.mistake()
        if mistake is not None:
            raise reader.fail(mistake[0], mistake[1])
        self.keep(node, reader)
        return node

    def one_of(self, words: dict[str, Word], reader: Reader) -> Any:
        names = list(words)
        return self.read(words[names[reader.choice(self.by, names)]], reader)

    def action(self, reader: Reader) -> Action:
        node: Action = self.one_of(self.actions_by_name, reader)
        return node

    def actions(self, reader: Reader, field: str) -> list[Action]:
        """A list of actions; at least one."""
        found = [self.action(each) for each in reader.tables(field)]
        if not found:
            raise reader.fail(field, Mistake("no-action", "must list at least one action"))
        return found

    def standing(self, reader: Reader) -> Standing:
        node: Standing = self.one_of(self.standing_by_name, reader)
        return node

    def definitions(self) -> dict[str, Any]:
        """What `reference` refers to."""
        return {
            sort: {"oneOf": [each.schema(self.by) for each in words.values()]}
            for sort, words in ((ACTION, self.actions_by_name), (STANDING, self.standing_by_name))
            if words
        }


class Grammar:
    """How the content files of a game are written: their form, and their words by the sections of the manual."""

    def __init__(self, file: Form, words: dict[str, list[Word]], vocabulary: Vocabulary) -> None:
        self.file = file
        self.words = words
        self.vocabulary = vocabulary

    def schema(self) -> dict[str, Any]:
        """A content file as JSON Schema, for editors."""
        return {"$schema": DRAFT, **self.file.schema(), "definitions": self.vocabulary.definitions()}


def reference(sort: str) -> dict[str, Any]:
    """Any word of a sort, in a schema."""
    return {"$ref": f"#/definitions/{sort}"}


# ---------------------------------------------------------------------- fields that hold texts


@mypyc_attr(allow_interpreted_subclasses=True)
class Actions(Field):
    """A list of actions; at least one, unless it may be left out."""

    def __init__(self, needed: bool = True) -> None:
        super().__init__(None, needed)

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        return vocabulary.actions(reader, name) if self.needed or reader.has(name) else []

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "minItems": 1, "items": reference(ACTION)}


@mypyc_attr(allow_interpreted_subclasses=True)
class AnAction(Field):
    """A single action in a table of its own; none if it is left out."""

    def __init__(self) -> None:
        super().__init__(None, needed=False)

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        return vocabulary.action(reader.table(name)) if reader.has(name) else None

    def schema(self) -> dict[str, Any]:
        return reference(ACTION)

    def limits(self) -> str:
        return "an action"


class Modes(Field):
    """Several lists of actions to choose one from: `of = [{ do = [...] }, { do = [...] }]`."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most  # answers that can name one

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        modes = [MODE.values(table, vocabulary)["do"] for table in reader.tables(name)]
        if len(modes) < 2:
            raise reader.fail(name, Mistake("few-modes", "must list at least two texts to choose from"))
        if len(modes) > self.most:
            english = f"lists {len(modes)} texts to choose from; at most {self.most} fit"
            raise reader.fail(name, Mistake("many-modes", english, {"n": len(modes), "most": self.most}))
        return modes

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "minItems": 2, "maxItems": self.most, "items": MODE.schema()}

    def limits(self) -> str:
        return "a list of tables with `do`"


MODE: Final = Form(do=Actions())


class AStandingText(Field):
    """A standing text in a table of its own."""

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        return vocabulary.standing(reader.table(name))

    def schema(self) -> dict[str, Any]:
        return reference(STANDING)

    def limits(self) -> str:
        return "a standing text"


class StandingTexts(Field):
    """A list of standing texts."""

    def __init__(self) -> None:
        super().__init__(None, needed=False)

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        return [vocabulary.standing(each) for each in reader.tables(name)]

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "items": reference(STANDING)}


class Texts(Field):
    """A list of nodes of one word."""

    def __init__(self, word: Word) -> None:
        super().__init__(None, needed=False)
        self.word = word

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        return [vocabulary.read(self.word, each) for each in reader.tables(name)]

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "items": self.word.form.schema()}


@mypyc_attr(allow_interpreted_subclasses=True)
class AText(Field):
    """A node of one word, in a table of its own; none if it is left out."""

    def __init__(self, word: Word) -> None:
        super().__init__(None, needed=False)
        self.word = word

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        return vocabulary.read(self.word, reader.table(name)) if reader.has(name) else None

    def schema(self) -> dict[str, Any]:
        return self.word.form.schema()


# ---------------------------------------------------------------------- words of every game


def a_count(counts: Mapping[str, Count], needed: bool = True) -> Field:
    """The word of a count; None if it may be, and is, left out."""
    return Among(counts, "a count", needed)


def if_word(conditions: Mapping[str, Condition], number: Number) -> Word:
    """A text under one of these conditions; `number` is what some of them ask for."""
    numbered = [each.word for each in conditions.values() if each.numbered]
    return word("if", If, "only if it is so when its turn comes",
                condition=Among(conditions, "a condition"), n=number.only_with("condition", numbered),
                do=Actions())  # fmt: skip


def for_each_word(counts: Mapping[str, Count]) -> Word:
    return word("for-each", ForEach, "once for each, counted when it begins", what=a_count(counts), do=Actions())
