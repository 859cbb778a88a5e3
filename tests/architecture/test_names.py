"""Page and terminal know options, questions and facts by verbs, things and names: a message is only a way to say them.

No key of such a message is a constant of theirs, and nobody reads the slots of a phrase to learn what is meant.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client" / "src"
SRC = ROOT / "src" / "ludotek"
ABOVE = ("api", "bots", "cli", "house", "lab", "server", "table")  # the rooms above the games

# --- the page ---------------------------------------------------------------------------------------------------------

KEY = re.compile(r"(?<![\w-])(?:act|done|ask)-[A-Za-z(]")


def test_no_message_key_of_an_option_or_question_is_a_constant_of_the_page() -> None:
    sources = [path for kind in ("*.ts", "*.svelte") for path in CLIENT.rglob(kind)]
    found = [
        f"{path.relative_to(CLIENT)}:{number}: {line.strip()}"
        for path in sorted(sources)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if KEY.search(line)
    ]
    assert found == []


def test_such_a_key_is_found() -> None:
    assert KEY.search("case 'act-attack':") and KEY.search("/^(done-|act-(take|resume))/") and KEY.search("`ask-Main`")
    assert not KEY.search('class="transact-x"') and not KEY.search("data-ask")


# --- Python -----------------------------------------------------------------------------------------------------------

SAID = re.compile(r"(?:act|done|ask|log)-[\w-]+")
MESSAGES = "\n".join(path.read_text(encoding="utf-8") for path in (SRC / "text" / "ui" / "en").glob("*.ftl"))
SHARED = set(re.findall(r"^([a-z][\w-]*) *=", MESSAGES, re.MULTILINE))  # what the house itself says


def parsing(source: str) -> Iterator[tuple[int, str]]:
    """Where a module knows things by their wording."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Constant(value=str(text)) if SAID.fullmatch(text) and text not in SHARED:
                yield node.lineno, f"knows the message {text}"
            case ast.Attribute(attr="slots"):
                yield node.lineno, "reads the slots of a phrase"
            case ast.Attribute(attr="key", value=ast.Attribute(attr="phrase" | "prompt" | "reason")):
                yield node.lineno, "reads the key of a phrase"


def test_the_rooms_above_the_games_know_nothing_by_its_wording() -> None:
    found = [
        f"{path.relative_to(SRC)}:{line} {problem}"
        for room in ABOVE
        for path in sorted((SRC / room).rglob("*.py"))
        for line, problem in parsing(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        'USES = ("act-use", "act-chip")',
        'FROM_HAND = "ask-ToSupport"',
        "decision.prompt.key == name",
        'option.phrase.slots["card"]',
        'option.phrase.key.removeprefix("x")',
    ],
)
def test_knowledge_of_wording_is_found(source: str) -> None:
    assert list(parsing(source)) != []


@pytest.mark.parametrize("source", ['words("screen-act-commit")', 'DID = "act-concede"', "holder.key", 'f"log-{name}"'])
def test_what_the_house_says_itself_is_no_such_knowledge(source: str) -> None:
    assert list(parsing(source)) == []
