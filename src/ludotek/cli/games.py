"""`ludotek games`: which games there are, and what can be chosen for each."""

from __future__ import annotations

from typing import Any

from rich.padding import Padding
from rich.text import Text

from ludotek import registry
from ludotek.cli.asked import packs_there
from ludotek.cli.output import ink, make_console, print_json
from ludotek.cli.shared_options import Json, Lang
from ludotek.cli.words import Words, choose_language
from ludotek.kernel.game import Game
from ludotek.kernel.option import DECK, NUMBER, SEAT, WORD, Option
from ludotek.kernel.phrase import Phrase


def games(*, lang: Lang = None, json: Json = False) -> None:
    """List the games, their decks and options, and the packs that are there."""
    language = choose_language(lang)
    rows = [describe(registry.find(name), Words(language, registry.find(name).package)) for name in registry.names()]
    if json:
        print_json(rows)
        return
    console = make_console()
    for row in rows:
        console.print(ink(row["name"], "heading").append(f"  {row['title']}. {row['about']}", style=""))
        lines = [f"--{option['name']} {option['allowed']}" for option in row["options"]]
        lines += [f"{deck['id']}: {deck['name']}. {deck['intro']}" for deck in row["decks"]]
        lines += [f"{pack['id']} ({pack['kind']}): {pack['file']}" for pack in row["packs"]]
        for line in lines:
            console.print(Padding(Text(line), (0, 0, 0, 2)))


def describe(game: Game, words: Words) -> dict[str, Any]:
    """A game as plain data, in words of one language."""
    options = {option.name: option for option in game.options()}
    decks = options["deck"].allowed if "deck" in options else None
    return {
        "name": game.name,
        "title": words(f"game-{game.name}"),
        "about": words.form(Phrase(f"game-{game.name}"), "about"),
        "rules_version": game.rules_version,
        "decks": [deck_row(deck, words) for deck in decks or []],
        "packs": [
            {"id": pack.id, "kind": pack.kind, "file": pack.where}
            for pack in packs_there().packs.values()
            if pack.game is game
        ],
        "options": [option_row(option, words) for option in options.values()],
    }


def deck_row(deck: str, words: Words) -> dict[str, str]:
    phrase = Phrase(f"deck-{deck}")
    return {"id": deck, "name": words.phrase(phrase), "intro": words.form(phrase, "intro")}


def option_row(option: Option, words: Words) -> dict[str, Any]:
    if option.shape in (WORD, DECK):
        allowed = ", ".join(option.allowed or [])
    else:
        allowed = f"{option.low}–{option.high}" if option.shape in (NUMBER, SEAT) else words("cli-any-name")
    return {"name": option.name, "default": option.default, "allowed": allowed}
