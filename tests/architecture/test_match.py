"""A match offers what its callers need: nobody reaches through it to the play or the game behind it."""

from __future__ import annotations

import ast
from pathlib import Path

SRC = Path(__file__).parents[2] / "src" / "ludotek"
BEHIND = ("kernel", "api")  # the rooms that know what a match is made of


def reaches_through(source: str) -> list[int]:
    """Lines that say `….play.…` or `match.game.rules`."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(value=ast.Attribute(attr="play")):
                found.append(node.lineno)
            case ast.Attribute(attr="rules", value=ast.Attribute(attr="game", value=whose)):
                if "match" in (getattr(whose, "attr", ""), getattr(whose, "id", "")):
                    found.append(node.lineno)
    return found


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
    assert reaches_through("live.table.match.game.rules.profile.silence") == [1]
    assert reaches_through("table.play(games)") == []
    assert reaches_through("game.rules.profile") == []
