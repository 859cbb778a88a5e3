"""What can be read without a table: the games and their options, the rulebooks, the cards."""

from __future__ import annotations

from functools import cache
from typing import Any

from ludotek import registry
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game, Option
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Sheet
from ludotek.server import wire
from ludotek.server.seatings import only_shipped
from ludotek.table.seating import KNOWN_BOTS
from ludotek.text import card_text, clause, form, say

# Options that name cards, and the kind of these cards; what the option is called is the message option-<name>.
NAMING_CARDS = {"hero": "hero", "reckoners": "reckoner"}
MOST = 6  # players


@cache
def games(lang: str) -> list[wire.GameInfo]:
    return [about(registry.find(name), lang) for name in registry.HOUSE]


def about(game: Game, lang: str) -> wire.GameInfo:
    numbers = seats_by_mode(game)
    every = [n for mode in numbers.values() for n in mode]
    return wire.GameInfo(
        name=game.name,
        title=say(game.package, Phrase(f"game-{game.name}"), lang),
        prefix=game.prefix,
        low=min(every),
        high=max(every),
        numbers=numbers,
        options=[option_info(game, option, lang) for option in game.options() if option.name != "seats"],
        bots=[(name, say(game.package, Phrase(f"bot-{name}"), lang)) for name in KNOWN_BOTS],
    )


def seats_by_mode(game: Game) -> dict[str, list[int]]:
    """How many players each mode allows, found by asking the game."""
    options = {option.name: option for option in game.options()}
    if "seats" not in options:
        return {"": [1]}
    modes = options["mode"].allowed if "mode" in options else None
    return {mode: [n for n in range(1, MOST + 1) if fits(game, mode, n)] for mode in modes or [""]}


def fits(game: Game, mode: str, seats: int) -> bool:
    try:
        game.check_options({"seats": seats, **({"mode": mode} if mode else {})})
    except LudotekError:
        return False
    return True


def option_info(game: Game, option: Option, lang: str) -> wire.OptionInfo:
    values: list[tuple[str, str]] = []
    if option.name in NAMING_CARDS:
        named = [sheet for sheet in sheets_of(game, "") if sheet.kind == NAMING_CARDS[option.name]]
        values = [(sheet.id, say(game.package, sheet.name, lang)) for sheet in named]
    elif option.name == "factions":
        found = [sheet.marks[0] for sheet in sheets_of(game, "") if sheet.kind == "stronghold"]  # one of each faction
        values = [(each, say(game.package, Phrase(f"faction-{each}"), lang)) for each in found]
    elif option.allowed is not None:
        values = [(each, say(game.package, Phrase(f"{option.name}-{each}"), lang)) for each in option.allowed]
    return wire.OptionInfo(
        name=option.name,
        text=say(game.package, Phrase(f"option-{option.name}"), lang),
        default=option.default,
        values=values,
        low=option.low,
        high=option.high,
    )


@cache
def rulebook(name: str, lang: str) -> list[wire.Chapter]:
    game = registry.find(name)
    return [
        wire.Chapter(
            title=say(game.package, Phrase(f"chapter-{title}"), lang),
            clauses=[clause_info(game, id, lang) for id in ids],
        )
        for title, ids in game.chapters()
    ]


def clause_info(game: Game, id: str, lang: str) -> wire.ClauseInfo:
    found = clause(game.package, id, lang)
    return wire.ClauseInfo(id=found.id, title=found.title, text=found.text, ruling=found.ruling)


@cache
def cards(name: str, deck: str, lang: str) -> list[wire.CardInfo]:
    game = registry.find(name)
    return [card_info(game, sheet, lang) for sheet in sheets_of(game, deck)]


def sheets_of(game: Game, deck: str) -> list[Sheet]:
    options: dict[str, Any] = {"deck": deck} if deck else {}
    only_shipped(game, options)
    return game.sheets(game.content(game.check_options(options)))


def card_info(game: Game, sheet: Sheet, lang: str) -> wire.CardInfo:
    said = card_text(game.package, sheet, lang)
    return wire.CardInfo(
        id=sheet.id,
        name=said.name,
        kind=sheet.kind,
        kind_text=said.kind,
        numbers=dict(sheet.numbers),
        numbers_text=[
            say(game.package, Phrase(f"number-{name}", {"n": n, "kind": sheet.kind}), lang)
            for name, n in sheet.numbers.items()
        ],
        marks=list(sheet.marks),
        marks_text=[say(game.package, Phrase(f"mark-{mark}"), lang) for mark in sheet.marks],
        texts=[
            passage(game, use, phrase, words, lang)
            for (use, phrase), words in zip(sheet.texts, said.texts, strict=True)
        ],
        flavour=said.flavour or form(game.package, sheet.name, "intro", lang),
    )


def passage(game: Game, use: str, phrase: Phrase, words: str, lang: str) -> tuple[str, str, str]:
    """A text of a card: its role, finer where the phrase knows it ("effect-during"); what leads it; the text alone."""
    own = form(game.package, phrase, "text", lang)
    at = max(words.lower().find((own or say(game.package, phrase, lang)).lower()), 0)
    lead = words[:at].rstrip(" –:\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}")
    return phrase.key if own else use, lead, words[at : at + 1].upper() + words[at + 1 :]
