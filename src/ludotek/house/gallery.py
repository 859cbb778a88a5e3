"""The gallery: all cards of a game with what they do, and all that is known about one."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from typing import Any, NamedTuple

from ludotek import registry
from ludotek.house import wire
from ludotek.house.library import card_info, clause_info, content_with, shipped_decks
from ludotek.kernel.errors import UnknownName
from ludotek.kernel.game import Game
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Sheet
from ludotek.packs.writing import written
from ludotek.table.figures import Told, commands, figures_of
from ludotek.text import HOUSE, languages, say
from ludotek.text.doings import groups_of

NEAREST = 3  # cards that are named where one is not there
LONGEST = 60  # as far as a name is compared with theirs


class Shelf(NamedTuple):
    """A deck that ships, or the only content of a game without decks (""), and its cards."""

    deck: str
    content: dict[str, Any]
    sheets: list[Sheet]


@cache
def shelves(game: Game) -> list[Shelf]:
    decks = sorted(shipped_decks(game), key=lambda deck: deck != game.deck_in({}))  # the usual one first
    contents = {deck: content_with(game, deck) for deck in decks or [""]}
    return [Shelf(deck, content, game.sheets(content)) for deck, content in contents.items()]


@cache
def gallery(name: str, lang: str) -> wire.Gallery:
    game = registry.find(name)
    doings = [doing for shelf in shelves(game) for sheet in shelf.sheets for doing in sheet.does]
    return wire.Gallery(
        game=game.name,
        shelves=[
            wire.CardShelf(
                deck=shelf.deck,
                text=deck_text(game, shelf.deck, lang),
                hue=game.hue(shelf.content),
                cards=[card_info(game, each, lang) for each in shelf.sheets],
            )
            for shelf in shelves(game)
        ],
        groups=[
            wire.DoingGroup(
                id=group.id,
                text=say(game.package, group.phrase, lang),
                doings=[(id, say(game.package, phrase, lang)) for id, phrase in group.doings.items()],
            )
            for group in groups_of(HOUSE, game, doings)
        ],
    )


def deck_text(game: Game, deck: str, lang: str) -> str:
    option = game.deck_option
    return "" if option is None else say(game.package, Phrase(f"{option.message}-{deck}"), lang)


@cache
def card_sheet(name: str, card: str, lang: str) -> wire.CardSheet:
    game = registry.find(name)
    shelf, sheet = find_card(game, card)
    return wire.CardSheet(
        card=card,
        deck=shelf.deck,
        said={each: card_info(game, sheet, each) for each in languages()},
        clauses=[clause_info(game, id, lang) for id in sheet.rules],
        definition=written(definition(shelf, sheet)),
        figures=[figure_info(each) for each in figures_of(game, shelf.deck, shelf.sheets, sheet, lang)],
        commands=commands(game, shelf.deck),
    )


def find_card(game: Game, card: str) -> tuple[Shelf, Sheet]:
    for shelf in shelves(game):
        for sheet in shelf.sheets:
            if sheet.id == card:
                return shelf, sheet
    known = [sheet.id for shelf in shelves(game) for sheet in shelf.sheets]
    raise UnknownName("card", card, get_close_matches(card[:LONGEST], known, n=NEAREST, cutoff=0.0))


def definition(shelf: Shelf, sheet: Sheet) -> dict[str, Any]:
    """What the file says about a card: its table in one of the lists; of the deck itself, all that is no list."""
    for section, tables in shelf.content.items():
        for table in tables if isinstance(tables, list) else []:
            if isinstance(table, dict) and table.get("id") == sheet.id:
                return {section: [table]}
    return {name: value for name, value in shelf.content.items() if not isinstance(value, list)}


def figure_info(told: Told) -> wire.CardFigure:
    rows = [wire.FigureRow(**row._asdict()) for row in told.rows]
    return wire.CardFigure(**{**told._asdict(), "rows": rows})
