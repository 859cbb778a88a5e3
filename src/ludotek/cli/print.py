"""`ludotek print`: a game's or a pack's cards as pages to cut out."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from ludotek.cli.asked import Asked, asked_for
from ludotek.cli.cardface import flavour, in_words
from ludotek.cli.shared_options import Deck, GameOrPack, Lang
from ludotek.cli.words import Words, choose_language
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.kernel.sheet import Sheet

if TYPE_CHECKING:
    from ludotek.cli.printed import Face

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}  # in millimetres


def print(
    game: GameOrPack,
    /,
    *,
    deck: Deck = None,
    output: Annotated[
        Path | None, Parameter(help="The file to write (.pdf); by default named after GAME, in this folder.")
    ] = None,
    paper: Annotated[str, Parameter(help="a4 or letter.")] = "a4",
    lang: Lang = None,
) -> None:
    """Make pages of cards to cut out (PDF): nine on a page, with marks where to cut."""
    about = asked_for(game)
    words = Words(choose_language(lang), about.game.package)
    if paper.lower() not in PAPERS:
        raise UnknownName("paper", paper, list(PAPERS))
    path = Path(f"{Path(deck or game).stem}-{words.lang}.pdf") if output is None else output
    if path.suffix != ".pdf":
        raise LudotekError(f"the name of the file {path} must end in .pdf")
    try:
        from ludotek.cli.printed import bands, without_a_shape, write_pages
    except ImportError:
        raise LudotekError("printing needs matplotlib: install ludotek[print]") from None
    options = {} if deck is None else {"deck": deck}
    sheets = about.sheets(options)
    colours = bands([sheet.kind for sheet in sheets])
    faces = [face_of(words, sheet, colours[sheet.kind]) for sheet in sheets]
    notes = [title_of(about, options, words), words("cli-print-scale"), words("cli-print-unofficial")]
    try:
        pages = write_pages(path, faces, PAPERS[paper.lower()], notes)
    except OSError as problem:
        raise LudotekError(f"{path} cannot be written: {problem.strerror}") from None
    if signs := without_a_shape(faces):
        sys.stderr.write(words("cli-print-signs", signs=signs) + "\n")
    sys.stdout.write(words("cli-print", file=str(path), cards=len(faces), pages=pages) + "\n")


def title_of(about: Asked, options: dict[str, Any], words: Words) -> str:
    """The game, and its deck or the pack."""
    game, deck = words(f"game-{about.game.name}"), about.game.deck_in(options)
    if about.pack is not None:
        return f"{game}: {about.pack.id}"
    return f"{game}: {words(f'deck-{deck}')}" if deck else game


def face_of(words: Words, sheet: Sheet, band: str) -> Face:
    from ludotek.cli.printed import Face

    card = in_words(words, sheet)
    texts = [(each.lead, each.text) for each in card.passages]
    return Face(band, card.name, card.kind, card.numbers, texts, flavour(words, sheet))
