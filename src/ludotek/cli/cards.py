"""`ludotek cards`: the cards of a deck, their text generated from what they do."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from ludotek.cli.asked import asked_for
from ludotek.cli.cardface import card_data, card_face
from ludotek.cli.lookup import find_cards
from ludotek.cli.output import make_console, print_json
from ludotek.cli.shared_options import Deck, GameOrPack, Json, Lang
from ludotek.cli.words import Words, choose_language


def cards(
    game: GameOrPack,
    name: Annotated[str | None, Parameter(name="NAME", help="A card's name or id; if omitted, all cards.")] = None,
    /,
    *,
    deck: Deck = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Show the cards of a game or a pack, or look one up by name."""
    about = asked_for(game)
    words = Words(choose_language(lang), about.game.package)
    found = about.sheets({} if deck is None else {"deck": deck})
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
