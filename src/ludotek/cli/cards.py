"""`ludotek cards`: the cards of a deck, their text generated from what they do."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from ludotek import registry
from ludotek.cli.cardface import card_data, card_face
from ludotek.cli.lookup import find_cards
from ludotek.cli.output import make_console, print_json
from ludotek.cli.shared_options import Deck, GameName, Json, Lang
from ludotek.cli.words import Words, choose_language


def cards(
    game: GameName,
    name: Annotated[str | None, Parameter(name="NAME", help="A card's name or id; if omitted, all cards.")] = None,
    /,
    *,
    deck: Deck = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Show a deck’s cards, or look one up by name."""
    rules = registry.find(game)
    words = Words(choose_language(lang), rules.package)
    options = rules.check_options({} if deck is None else {"deck": deck})
    found = rules.sheets(rules.content(options))
    if name is not None:
        found = find_cards(words, found, name)
    if json:
        print_json([card_data(words, sheet) for sheet in found])
        return
    console = make_console()
    for place, sheet in enumerate(found):
        if place:
            console.print()
        console.print(card_face(words, sheet))
