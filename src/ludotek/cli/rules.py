"""`ludotek rules`: the rulebook in our own words, clause by clause."""

from __future__ import annotations

import re
from typing import Annotated, Any

from cyclopts import Parameter
from rich.padding import Padding
from rich.text import Text

from ludotek import registry
from ludotek.cli.options import Json, Lang
from ludotek.cli.output import ink, make_console, print_json
from ludotek.cli.words import Words, choose_language
from ludotek.kernel.errors import UnknownName
from ludotek.kernel.game import Game
from ludotek.text import Clause, clause


def rules(
    id: Annotated[str | None, Parameter(name="ID", help="A clause such as TS-25; without it, all of them.")] = None,
    /,
    *,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Show the rulebook, or one clause of it."""
    language = choose_language(lang)
    console = make_console()
    if id is not None:
        found = find_clause(id, language)
        if json:
            print_json(clause_data(found))
        else:
            console.print(clause_title(found))
            console.print(found.text)
        return
    books = [(registry.find(name), Words(language, registry.find(name).package)) for name in registry.names()]
    if json:
        print_json([chapter for game, words in books for chapter in book_data(game, words)])
        return
    for game, words in books:
        for chapter, ids in game.chapters():
            console.print(f"\n{words(f'chapter-{chapter}')}", style="heading")
            for each in ids:
                told = clause(game.package, each, language)
                console.print(clause_title(told))
                console.print(Padding(Text(told.text), (0, 0, 0, 7)))


def find_clause(id: str, lang: str) -> Clause:
    """The clause that was meant: "ts-5" and "TS5" are TS-05. The letters say of which game it is."""
    spelt = re.fullmatch(r"\s*([A-Za-z]+)[-\s]?0*(\d+)\s*", id)
    games = [registry.find(name) for name in registry.names()]
    for game in games:
        if spelt and spelt[1].upper() == game.prefix:
            return clause(game.package, f"{game.prefix}-{int(spelt[2]):02}", lang)
    raise UnknownName("rule", id, [f"{ids[0]} to {ids[-1]}" for ids in map(sorted_ids, games)])


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
