"""A match offers what its callers need: nobody reaches through it to the play behind it."""

from __future__ import annotations

import ast
from pathlib import Path

SRC = Path(__file__).parents[2] / "src" / "ludotek"
BEHIND = ("kernel", "api")  # the rooms that know what a match is made of


def reaches_through(source: str) -> list[int]:
    """Lines that say `….play.…`."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute) and node.value.attr == "play"
    ]


def test_nobody_reaches_through_a_match() -> None:
    found = [
        f"{path.relative_to(SRC)}:{line}"
        for path in sorted(SRC.rglob("*.py"))
        if path.relative_to(SRC).parts[0] not in BEHIND
        for line in reaches_through(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_a_chain_is_found() -> None:
    assert reaches_through("question = table.match.play.match.question") == [1]
    assert reaches_through("table.play(games)") == []
