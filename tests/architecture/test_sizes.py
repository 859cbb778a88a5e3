"""Answers and dice are taken apart by the sizes of their parts, and a size has a name: a further colour is one number."""

from __future__ import annotations

import ast
from pathlib import Path

GAMES = Path(__file__).parents[2] / "src" / "ludotek" / "games"


def bare_sizes(source: str) -> list[int]:
    """Lines that say `… // 10`, `… % 4`, `range(5)` or `[0] * 5`."""
    return sorted(node.lineno for node in ast.walk(ast.parse(source)) if is_bare(node))


def is_bare(node: ast.AST) -> bool:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.FloorDiv | ast.Mod):
        return is_number(node.right)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        return isinstance(node.left, ast.List) and is_number(node.right)
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "range" and any(map(is_number, node.args[-1:]))


def is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


def test_no_size_is_a_bare_number() -> None:
    found = [
        f"{path.relative_to(GAMES)}:{line}"
        for path in sorted(GAMES.rglob("*.py"))
        for line in bare_sizes(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_a_bare_size_is_found() -> None:
    assert bare_sizes("colour = at % 10 // 2\n\nfor colour in range(5):\n    pool = [0] * 5") == [1, 1, 3, 4]
    assert bare_sizes("colour = at % HITS // FACES\nfor colour in range(COLOURS):\n    pool = [0] * COLOURS") == []
