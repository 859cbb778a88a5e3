"""`ludotek odds`: exact odds of made-up dice and cards."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from ludotek.api import game as find
from ludotek.cli.output import make_console, print_json
from ludotek.cli.shared_options import GameName, Json, Lang
from ludotek.cli.words import Words, choose_language
from ludotek.kernel.errors import LudotekError

Asked = Annotated[
    str, Parameter(name="NAME=VALUE", help="What is rolled or drawn, and what for; without any, what may be asked.")
]


def odds(game: GameName, /, *asked: Asked, lang: Lang = None, json: Json = False) -> None:
    """Tell exact odds of dice and cards, used in the best way."""
    chosen = find(game)
    words = Words(choose_language(lang), chosen.rules.package)
    console = make_console()
    if not asked:
        queries = chosen.odds_queries()
        if json:
            print_json([{"name": each.name, "example": each.example, "needed": each.needed} for each in queries])
            return
        examples = " ".join(f"{each.name}={quoted(each.example)}" for each in queries)
        console.print(words("cli-odds-example", example=f"ludotek odds {chosen.name} {examples}"))
        return
    told = chosen.odds(**read(asked))
    if json:
        print_json({each.name: each.value for each in told})
        return
    for each in told:
        console.print(words.phrase(each.phrase))


def read(asked: tuple[str, ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    for each in asked:
        name, sign, value = each.partition("=")
        if not sign or not value.strip():
            raise LudotekError(f"cannot read {each!r}; write name=value, such as dice='2 yellow'")
        if name in found:
            raise LudotekError(f"{name} is given twice")
        found[name] = value
    return found


def quoted(example: str) -> str:
    return f'"{example}"' if " " in example else example
