"""`ludotek cards`: the cards of a deck, their text generated from what they do."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from ludotek.cli.asked import Asked, asked_for
from ludotek.cli.cardface import card_data, card_face
from ludotek.cli.cardfigures import figure_data, figure_lines
from ludotek.cli.lookup import find_cards
from ludotek.cli.output import ink, make_console, print_json
from ludotek.cli.shared_options import Deck, GameOrPack, Json, Lang
from ludotek.cli.sifting import doings_of, sift
from ludotek.cli.words import Words, choose_language
from ludotek.kernel.sheet import Sheet
from ludotek.table.figures import Told, figures_of
from ludotek.text.doings import ids_of


def cards(
    game: GameOrPack,
    name: Annotated[str | None, Parameter(name="NAME", help="A card's name or id; if omitted, all cards.")] = None,
    /,
    *,
    deck: Deck = None,
    kind: Annotated[str | None, Parameter(name="--kind", help="Only cards of this kind, such as boss.")] = None,
    mark: Annotated[str | None, Parameter(name="--mark", help="Only cards with this trait, such as heavy.")] = None,
    does: Annotated[
        list[str] | None,
        Parameter(
            name="--does", help="Only cards that do this; may be given several times. --words lists what there is."
        ),
    ] = None,
    words: Annotated[
        bool, Parameter(name="--words", negative="", show_default=False, help="List what these cards do instead.")
    ] = False,
    figures: Annotated[
        bool, Parameter(name="--figures", negative="", show_default=False, help="With what was measured of each card.")
    ] = False,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Show the cards of a game or a pack, or look one up by name."""
    about = asked_for(game)
    tongue = Words(choose_language(lang), about.game.package)
    options = {} if deck is None else {"deck": deck}
    whole = about.sheets(options)
    found = whole if name is None else find_cards(tongue, whole, name)
    found = sift(about.game, tongue, found, kind, mark, does or [])
    measured = {each.id: told_of(about, options, whole, each, tongue) for each in found} if figures else {}
    console = make_console()
    if json:
        print_json(
            words_data(about, tongue, found) if words else [whole_data(about, tongue, each, measured) for each in found]
        )
    elif words:
        tell_words(about, tongue, found, console)
    else:
        for place, sheet in enumerate(found):
            if place:
                console.print()
            console.print(card_face(tongue, sheet))
            if measured.get(sheet.id):
                console.print(Padding(figure_lines(measured[sheet.id]), (0, 0, 0, 2)))


def told_of(about: Asked, options: dict[str, Any], whole: list[Sheet], sheet: Sheet, words: Words) -> list[Told]:
    """What was measured of a card; of packs nothing is kept."""
    if about.pack is not None:
        return []
    return figures_of(about.game, about.game.deck_in(options), whole, sheet, words.lang)


def whole_data(about: Asked, words: Words, sheet: Sheet, measured: dict[str, list[Told]]) -> dict[str, Any]:
    found = card_data(words, sheet) | {"does": ids_of(about.game, sheet.does), "rules": sheet.rules}
    return found | ({"figures": [figure_data(each) for each in measured[sheet.id]]} if measured else {})


def words_data(about: Asked, words: Words, found: list[Sheet]) -> list[dict[str, Any]]:
    return [
        {
            "group": words.phrase(group.phrase),
            "id": id,
            "words": words.phrase(phrase),
            "cards": len(those(about, found, id)),
        }
        for group in doings_of(about.game, found)
        for id, phrase in group.doings.items()
    ]


def tell_words(about: Asked, words: Words, found: list[Sheet], console: Console) -> None:
    for group in doings_of(about.game, found):
        table = Table.grid(padding=(0, 2))
        for id, phrase in group.doings.items():
            table.add_row(ink(id, "number"), words.phrase(phrase), str(len(those(about, found, id))))
        console.print(ink(words.phrase(group.phrase), "heading"))
        console.print(Padding(table, (0, 0, 0, 2)))


def those(about: Asked, sheets: list[Sheet], id: str) -> list[Sheet]:
    return [sheet for sheet in sheets if id in ids_of(about.game, sheet.does)]
