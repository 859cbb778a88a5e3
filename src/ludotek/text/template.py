"""What a message is made of: its slots, the messages it refers to, the forms it asks for, its bare words."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import ast


class Template:
    """One message with all its attributes, taken apart."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.key = entry.id.name
        self.attributes = [attribute.id.name for attribute in entry.attributes]
        self.slots: set[str] = set()
        self.references: set[str] = set()
        self.counted: set[str] = set()  # slots that are asked for a form with a number: FORM($stat, $n)
        self.words: list[str] = []
        for node in inside(entry):
            self.note(node)

    def note(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.slots.add(node.id.name)
        elif isinstance(node, ast.MessageReference) and node.id.name != self.key:  # its own forms
            self.references.add(node.id.name)
        elif isinstance(node, ast.TextElement):
            self.words.append(node.value)
        elif isinstance(node, ast.FunctionReference) and node.id.name == "FORM":
            asked = node.arguments.positional
            if len(asked) > 1 and isinstance(asked[0], ast.VariableReference):
                self.counted.add(asked[0].id.name)


def inside(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and everything in it."""
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.BaseNode):
                yield from inside(each)


class Templates:
    """The messages of a language. What a message refers to belongs to it: its parts see the same slots."""

    def __init__(self, entries: dict[str, ast.Message | ast.Term]) -> None:
        self.all = {key: Template(entry) for key, entry in entries.items()}

    def keys(self) -> set[str]:
        """The messages that phrases can name: not the parts that belong to a language alone."""
        return {key for key in self.all if not key.startswith(PART)}

    def whole(self, key: str) -> list[Template]:
        """A message and all that it refers to, directly or not."""
        found: dict[str, Template] = {}
        waiting = [key]
        while waiting:
            name = waiting.pop()
            if name in self.all and name not in found:
                found[name] = self.all[name]
                waiting += self.all[name].references
        return list(found.values())

    def slots(self, key: str) -> set[str]:
        return set[str]().union(*[template.slots for template in self.whole(key)])

    def counted(self, key: str) -> set[str]:
        return set[str]().union(*[template.counted for template in self.whole(key)])

    def references(self) -> set[str]:
        return set[str]().union(*[template.references for template in self.all.values()])


PART = "part-"
