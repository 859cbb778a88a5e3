"""The knowledge law: the rooms above the games know no game. What they need to know, a game says in its profile.

Outside the games' own folders no rule id, no name of a game, of its modes or of its own options, and no message key of a
game is a constant. Comments and docstrings may give examples.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotek import registry
from ludotek.kernel.phrase import Phrase
from ludotek.text import HOUSE, languages

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src" / "ludotek"
CLIENT = ROOT / "client" / "src"
UI = SRC / "text" / "ui"

GAMES = [registry.find(name) for name in registry.HOUSE]
PACKAGES = [game.package for game in GAMES]
GENERAL = ("mode", "seats", "deck", "difficulty")  # options that any game may have

RULE = re.compile(rf"\b(?:{'|'.join(game.prefix for game in GAMES)})-\d")
TITLES = {HOUSE.say(game.package, Phrase(f"game-{game.name}"), lang) for game in GAMES for lang in languages()}
SPELLINGS = {re.escape(each) for game in GAMES for each in (game.name, game.package, game.package.replace("_", ""))}
NAME = re.compile(rf"(?<![a-z])(?:{'|'.join(sorted(SPELLINGS | set(map(re.escape, TITLES))))})(?![a-z])", re.IGNORECASE)
OWN_WORDS = {option.name for game in GAMES for option in game.options() if option.name not in GENERAL}
OWN_WORDS |= {mode.name for game in GAMES for mode in game.profile.modes if mode.name}


def keys(*places: Path) -> set[str]:
    """The keys of messages in these folders; a bare word, which means many things, is no proof of knowledge."""
    text = "\n".join(path.read_text(encoding="utf-8") for place in places for path in sorted(place.rglob("*.ftl")))
    return {key for key in re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE) if "-" in key}


KEYS = keys(SRC / "games") - keys(UI)


def knowledge(text: str) -> list[str]:
    """What a constant knows of a game."""
    known = [found[0] for found in (RULE.search(text), NAME.search(text)) if found]
    return known + ([text] if text in KEYS or text in OWN_WORDS else [])


# --- Python -----------------------------------------------------------------------------------------------------------


def is_of_a_game(path: Path) -> bool:
    """games/ and past/, and <room>/<game> of the rooms that may have one."""
    room, *rest = path.relative_to(SRC).with_suffix("").parts
    return room in ("games", "past") or (
        room in ("cli", "testing", "lab", "envs") and bool(rest) and rest[0] in PACKAGES
    )


def in_code(source: str) -> Iterator[tuple[int, list[str]]]:
    """What the texts, imports and names of a module know, with their lines; its docstrings are prose."""
    tree = ast.parse(source)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in prose:
                yield node.lineno, knowledge(text)
            case ast.ImportFrom(module=module, names=names):
                yield node.lineno, NAME.findall(" ".join([module or "", *[each.name for each in names]]))
            case ast.Import(names=names):
                yield node.lineno, NAME.findall(" ".join(each.name for each in names))
            case ast.arg(arg=name) | ast.Name(id=name) | ast.Attribute(attr=name):
                yield node.lineno, NAME.findall(name)


def in_python(path: str, source: str) -> list[str]:
    return [f"{path}:{line} knows {each}" for line, known in in_code(source) for each in known]


def test_the_rooms_above_the_games_know_no_game() -> None:
    found = [
        problem
        for path in sorted(SRC.rglob("*.py"))
        if not is_of_a_game(path)
        for problem in in_python(path.relative_to(SRC).as_posix(), path.read_text(encoding="utf-8"))
    ]
    lines = {each.partition(" ")[0] for each in found if each.startswith("registry.py:")}
    assert len(lines) == len(GAMES), "each game has one line in the registry"
    assert [each for each in found if each.partition(" ")[0] not in lines] == []


# --- the page ---------------------------------------------------------------------------------------------------------

COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:'\"])//[^\n]*", re.DOTALL)
QUOTED = re.compile(r"""(['"`])([\w-]+)\1""")


def in_page(path: str, source: str) -> list[str]:
    """Names and rules wherever they stand, keys and own words in quotes."""
    bare = COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), source)
    found = []
    for number, line in enumerate(bare.splitlines(), 1):
        quoted = [each for _, each in QUOTED.findall(line) if each in KEYS or each in OWN_WORDS]
        known = [each[0] for each in (RULE.search(line), NAME.search(line)) if each]
        found += [f"{path}:{number} knows {each}" for each in known + quoted]
    return found


def test_the_page_knows_no_game_outside_its_folder() -> None:
    found = [
        problem
        for path in sorted(CLIENT.rglob("*"))
        if path.suffix in (".ts", ".svelte", ".css") and not path.name.endswith(".test.ts")
        if path.relative_to(CLIENT).parts[0] != "games"
        for problem in in_page(path.relative_to(CLIENT).as_posix(), path.read_text(encoding="utf-8"))
    ]
    assert found == []


# Asked about a rule id or a list of them, or compared with one: a board may lead to a clause, but decides nothing by it.
DECIDES = re.compile(
    r"""\brules?(?:\[\w+\])?\)?\s*(?:[!=]==?|\.(?:includes|indexOf|some|every|find\w*|startsWith|endsWith|match)\()"""
    rf"""|(?:[!=]==?|\bcase|\()\s*['"`](?:{"|".join(game.prefix for game in GAMES)})-\d+['"`](?!\s*,)"""
)


def decisions_by_rule(path: str, source: str) -> list[str]:
    return [f"{path}:{number}" for number, line in enumerate(source.splitlines(), 1) if DECIDES.search(line)]


def test_no_board_decides_by_a_rule_id() -> None:
    found = [
        problem
        for path in sorted((CLIENT / "games").rglob("*"))
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
        for problem in decisions_by_rule(path.relative_to(CLIENT).as_posix(), path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_the_words_of_the_house_name_no_game() -> None:
    found = [
        f"{path.relative_to(UI)}:{number} knows {known[0]}"
        for path in sorted(UI.rglob("*.ftl"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if not line.startswith("#") and (known := RULE.search(line) or NAME.search(line))
    ]
    assert found == []


# --- the law has teeth ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "source",
    [
        'WINDOWS = {"TS-82"}',
        'if name == "untamed": pass',
        'SHARED = "twenty_strong"',
        'raise Refusal(f"by {rule} or UN-61")',
        'USES = {"act-chip": ""}',
        'options.get("mode") == "manticore"',
        "def play(reckoners=None): pass",
        "from ludotek.cli.untamed.screen import UntamedScreen",
        'HELP = "20 Strong: 0 to 10"',
    ],
)
def test_knowledge_in_python_is_found(source: str) -> None:
    assert in_python("table/x.py", source) != []


@pytest.mark.parametrize(
    "source",
    ['"""As in The Reckoners (RK-04)."""', 'say(Phrase("table-seat"))', 'kinds["seat"]', "# untamed", 'Option("mode")'],
)
def test_what_any_game_may_have_is_no_knowledge(source: str) -> None:
    assert in_python("table/x.py", source) == []


@pytest.mark.parametrize(
    "source",
    [
        "{ name: 'untamed', prefix: 'UN' }",
        "[data-game='twenty-strong'] { color: red }",
        '<Clause {model} id="UN-61" />',
        "if (option.name === 'factions') return",
        "import { faceOf } from '../games/twenty_strong/icons'",
    ],
)
def test_knowledge_in_the_page_is_found(source: str) -> None:
    assert in_page("pages/x.svelte", source) != []


@pytest.mark.parametrize(
    "source",
    [
        "line.name !== 'population-lost' || line.rule === 'RK-61'",
        "{#if why.rules.includes('UN-19')}",
        "if ('TS-25' === clause) return",
        "case 'RK-57': return null",
        "why.rules[0] !== other",
        "isForbiddenBy('UN-19')",
    ],
)
def test_a_decision_by_a_rule_id_is_found(source: str) -> None:
    assert decisions_by_rule("games/x.ts", source) != []


@pytest.mark.parametrize(
    "source",
    ["explain({ title, rules: ['RK-45', 'RK-58'] })", '<Clause {model} id="RK-01" />', "why(die, name, 'RK-30')"],
)
def test_leading_to_a_clause_decides_nothing(source: str) -> None:
    assert decisions_by_rule("games/x.svelte", source) == []


def test_comments_in_the_page_are_prose() -> None:
    assert (
        in_page("x.ts", "/** A clause such as \"UN-61\" */\nlet a = 'https://x' // of Untamed\n<!-- Reckoners -->")
        == []
    )
