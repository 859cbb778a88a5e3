"""Numbers that must not be taken for one another have types of their own in the rules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import ludotek

ROOMS = sorted(Path(ludotek.__file__).parent.glob("games/*/rules"))
TYPED = {"seat", "uid", "colour", "face", "district"}
DOORS = {"candidates", "why_not", "answer"}  # of a match: who plays comes with plain numbers


def untyped(source: str) -> Iterator[str]:
    """Parameters that carry such a name, and are any number."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            for each in node.args.args:
                if each.arg in TYPED and each.annotation and ast.unparse(each.annotation) == "i64":
                    yield f"{node.name}({each.arg})"


def test_seats_things_colours_faces_and_districts_are_told_apart() -> None:
    found = {
        f"{path.parent.parent.name}/{path.name} {each}"
        for room in ROOMS
        for path in room.rglob("*.py")
        for each in untyped(path.read_text(encoding="utf-8"))
        if not (path.name == "table.py" and each.removesuffix("(seat)") in DOORS)
    }
    assert found == set()


def test_a_plain_number_is_found() -> None:
    assert list(untyped("def draw(g: Untamed, seat: i64, n: i64) -> None: ...")) == ["draw(seat)"]
