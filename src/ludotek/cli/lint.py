"""`ludotek lint`: what is wrong with packs, what is doubtful about them, and what to do about it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from ludotek import registry
from ludotek.cli.app import GOOD, NEGATIVE
from ludotek.cli.output import print_json
from ludotek.cli.shared_options import Json, Lang
from ludotek.cli.words import Words, choose_language
from ludotek.kernel.errors import ContentError, LudotekError, UnknownName
from ludotek.kernel.game import Game
from ludotek.kernel.mistake import Problem
from ludotek.kernel.option import DECK
from ludotek.kernel.sheet import Sheet
from ludotek.packs.bounds import MOST_BYTES
from ludotek.packs.check import examine_file, too_long
from ludotek.packs.pack import KIND, USUAL, kind_called, kinds
from ludotek.text import HOUSE
from ludotek.text.audit import audit_cards

SPACES = "\u202f\u00a0"  # of French, which are harmless


def lint(
    *files: Annotated[Path, Parameter(name="FILE", help="Packs (.toml); if omitted, all bundled decks.")],
    kind: Annotated[
        str, Parameter(help="With --schema: of which kind of pack; `ludotek new --help` lists them.")
    ] = USUAL,
    game: Annotated[str | None, Parameter(help="With --schema: that of the files of this game itself.")] = None,
    schema: Annotated[
        bool, Parameter(negative=(), help="Print the JSON Schema of such files, for editors, and check nothing.")
    ] = False,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Check packs (default: all bundled decks): every error and every doubt, each with its remedy."""
    if schema:
        print_json(schema_of(kind) if game is None else registry.find(game).grammar.schema())
        return GOOD
    language = choose_language(lang)
    if files:
        checked = [str(file) for file in files]
        found = [row for file in files for row in check_file(file, language)]
    else:
        games = [registry.find(name) for name in registry.names()]
        checked = [deck for each in games for deck in shipped_decks(each)]
        found = [row for each in games for row in check_shipped(each)]
    errors = sum(not row["warns"] for row in found)
    words = Words(language)
    if json:
        print_json({"checked": checked, "problems": found})
    else:
        for row in found:
            print(line(words, row))
        print(words("cli-lint", n=errors, doubts=len(found) - errors, checked=len(checked)))
    return NEGATIVE if errors else GOOD


def schema_of(kind: str) -> dict[str, Any]:
    """Of a kind of pack; its field `kind` says which, if it isn't the usual one."""
    known, kind = kinds(), kind_called(kind)
    if kind not in known:
        raise UnknownName("kind of pack", kind, list(known))
    found = known[kind].grammar_of(kind).schema()
    says: dict[str, Any] = {"properties": {KIND: {"const": kind}, **found["properties"]}}
    if kind != USUAL:
        says["required"] = [KIND, *found["required"]]
    return found | says


def check_file(file: Path, lang: str) -> list[dict[str, Any]]:
    if not file.is_file():
        raise LudotekError(f"{file} does not exist or is not a file")
    if file.suffix != ".toml":
        raise LudotekError(f"{file} is not a pack: its name must end in .toml")
    draft = examine_file(file)
    text = file.read_bytes()[:MOST_BYTES].decode("utf-8", "replace")  # for the lines; whether it can be read is known
    words = Words(lang, "" if draft.game is None else draft.game.package)
    rows = [told(words, file, text, problem) for problem in [*draft.problems, *too_long(draft)]]
    return sorted(rows, key=lambda row: (row["warns"], row["line"]))


def told(words: Words, file: Path, text: str, problem: Problem) -> dict[str, Any]:
    """A problem with its words, for programs and people. Of what is wrong with the whole file the line is 0."""
    return {
        "file": str(file),
        "line": line_of(text, problem.card),
        "card": problem.card,
        "field": problem.field,
        "warns": problem.warns,
        "what": problem.what,
        "text": words.phrase(problem.phrase),
        "remedy": words.form(problem.phrase, "remedy"),
    }


def line_of(text: str, card: str) -> int:
    """Where a card begins in a file, by its id."""
    found = re.search(rf"""^\s*id\s*=\s*["']{re.escape(card)}["']""", text, re.MULTILINE) if card else None
    return text.count("\n", 0, found.end()) + 1 if found else 0


def line(words: Words, row: dict[str, Any]) -> str:
    """`mine.toml:12: error in wolf, damage: …`, as editors find it."""
    file = f"{row['file']}:{row['line']}" if row["line"] else row["file"]
    where = ", ".join(part for part in (row["card"], row["field"]) if part)
    sort = "doubt" if row["warns"] else "error"
    said = words(f"cli-lint-{sort}", where=where) if where else words(f"cli-lint-{sort}-at-all")
    return visible(" ".join(part for part in (f"{file}: {said}", row["text"], row["remedy"]) if part))


def visible(text: str) -> str:
    """What a file says may hold signs that steer a terminal, or turn round what follows; they are shown by their numbers."""
    return "".join(each if each.isprintable() or each in SPACES else f"\\u{ord(each):04x}" for each in text)


def shipped_decks(game: Game) -> list[str]:
    return [name for option in game.options() if option.shape == DECK for name in option.allowed or []]


def check_shipped(game: Game) -> list[dict[str, Any]]:
    """What ships must also be there in all languages, with every number said."""
    return [
        {"file": deck, "line": 0, "card": "", "field": "", "warns": False, "what": "", "text": text, "remedy": ""}
        for deck in shipped_decks(game)
        for text in mistakes_in(game, deck)
    ]


def mistakes_in(game: Game, deck: str) -> list[str]:
    try:
        return audit_cards(HOUSE, game.package, sheets_of(game, deck))
    except ContentError as problem:
        return [str(problem)]


def sheets_of(game: Game, deck: str) -> list[Sheet]:
    return game.sheets(game.content(game.check_options({"deck": deck})))
