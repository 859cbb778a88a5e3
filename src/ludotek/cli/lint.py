"""`ludotek lint`: what is wrong with a deck, and what its texts lack."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotek import registry
from ludotek.cli.app import GOOD, NEGATIVE
from ludotek.cli.output import print_json
from ludotek.cli.shared_options import Json, Lang
from ludotek.cli.words import Words, choose_language
from ludotek.kernel.errors import ContentError, LudotekError
from ludotek.kernel.game import Game
from ludotek.kernel.option import DECK
from ludotek.kernel.sheet import Sheet
from ludotek.text import HOUSE
from ludotek.text.audit import audit_cards


def lint(
    *files: Annotated[Path, Parameter(name="FILE", help="Deck files (.toml); if omitted, all bundled decks.")],
    game: Annotated[
        str | None, Parameter(help="The game the deck files are for; by default the first with decks.")
    ] = None,
    schema: Annotated[
        bool, Parameter(negative=(), help="Print the JSON Schema of the game's files, for editors, and check nothing.")
    ] = False,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Check deck files (default: all bundled decks) and report every error."""
    if schema:
        print_json((game_with_decks() if game is None else registry.find(game)).grammar.schema())
        return GOOD
    words = Words(choose_language(lang))
    if files:
        checked = [str(file) for file in files]
        rules = game_with_decks() if game is None else registry.find(game)
        problems = [problem for file in files for problem in check_file(rules, file)]
    else:
        games = [registry.find(name) for name in registry.names()]
        checked = [deck for each in games for deck in shipped_decks(each)]
        problems = [problem for each in games for problem in check_shipped(each)]
    if json:
        print_json({"checked": checked, "problems": problems})
    else:
        for problem in problems:
            print(problem)
        print(words("cli-lint", n=len(problems), checked=len(checked)))
    return NEGATIVE if problems else GOOD


def game_with_decks() -> Game:
    return next(game for game in map(registry.find, registry.names()) if shipped_decks(game))


def check_file(game: Game, file: Path) -> list[str]:
    if not file.is_file():
        raise LudotekError(f"{file} does not exist or is not a file")
    if file.suffix != ".toml":
        raise LudotekError(f"{file} is not a deck file: its name must end in .toml")
    return check_deck(game, str(file))


def check_deck(game: Game, deck: str) -> list[str]:
    """The first mistake in a deck; a deck with a mistake is not read further."""
    try:
        read_deck(game, deck)
    except ContentError as problem:
        return [str(problem)]
    return []


def read_deck(game: Game, deck: str) -> list[Sheet]:
    return game.sheets(game.content(game.check_options({"deck": deck})))


def shipped_decks(game: Game) -> list[str]:
    return [name for option in game.options() if option.shape == DECK for name in option.allowed or []]


def check_shipped(game: Game) -> list[str]:
    """What ships must also be there in all languages, with every number said."""
    problems: list[str] = []
    for deck in shipped_decks(game):
        found = check_deck(game, deck)
        problems += found or audit_cards(HOUSE, game.package, read_deck(game, deck))
    return problems
