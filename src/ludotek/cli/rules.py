"""`ludotek rules`: the rulebook in our own words, clause by clause."""

from __future__ import annotations

import re
from typing import Annotated, Any

from cyclopts import Parameter
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from ludotek import registry
from ludotek.cli.output import ink, make_console, print_json
from ludotek.cli.shared_options import Json, Lang
from ludotek.cli.words import Words, choose_language
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game
from ludotek.text import Clause, clause


def rules(
    wanted: Annotated[
        str | None, Parameter(name="RULE", help="A rule by its id, or a game; if omitted, all rules of all games.")
    ] = None,
    /,
    *,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Show the rules of all games, of one game, or a single rule."""
    language = choose_language(lang)
    console = make_console()
    names = [wanted] if wanted in registry.names() else registry.names()
    if wanted is not None and wanted not in names:
        found = find_clause(wanted, language)
        if json:
            print_json(clause_data(found))
        else:
            console.print(clause_title(found))
            console.print(found.text)
        return
    books = [(registry.find(name), Words(language, registry.find(name).package)) for name in names]
    if json:
        print_json([chapter for game, words in books for chapter in book_data(game, words)])
        return
    for game, words in books:
        console.print(Rule(words(f"game-{game.name}"), align="left", style="faint"))
        for chapter, ids in game.chapters():
            console.print(f"\n{words(f'chapter-{chapter}')}", style="heading")
            for each in ids:
                told = clause(game.package, each, language)
                console.print(clause_title(told))
                console.print(Padding(Text(told.text), (0, 0, 0, 7)))


def find_clause(id: str, lang: str) -> Clause:
    """The clause that was meant, however its letters and number are spelt. The letters say of which game it is."""
    spelt = re.fullmatch(r"\s*([A-Za-z]+)[-\s]?0*(\d+)\s*", id)
    games = [registry.find(name) for name in registry.names()]
    for game in games:
        if spelt and (meant := f"{spelt[1].upper()}-{int(spelt[2]):02}") in sorted_ids(game):
            return clause(game.package, meant, lang)
    known = ", ".join(f"{ids[0]}–{ids[-1]}" for ids in map(sorted_ids, games))
    raise LudotekError(Words(lang)("cli-no-rule", id=id, known=known))


def sorted_ids(game: Game) -> list[str]:
    ids = [each for _, chapter in game.chapters() for each in chapter]
    return sorted(ids, key=lambda each: int(each.partition("-")[2]))


def clause_title(found: Clause) -> Text:
    return ink(found.id, "rule").append(f"  {found.title}", style="heading")


def clause_data(found: Clause) -> dict[str, Any]:
    return {"id": found.id, "title": found.title, "text": found.text, "ruling": found.ruling}


def book_data(game: Game, words: Words) -> list[dict[str, Any]]:
    return [
        {
            "game": game.name,
            "chapter": words(f"chapter-{chapter}"),
            "clauses": [clause_data(clause(game.package, each, words.lang)) for each in ids],
        }
        for chapter, ids in game.chapters()
    ]
