"""Cards by what they are and do: the filters of `ludotek cards`, each by an id or by its words."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from ludotek.cli.lookup import plain
from ludotek.cli.words import Words
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Sheet
from ludotek.text import HOUSE
from ludotek.text.doings import Group, groups_of, ids_of

NEAREST = 5


def sift(
    game: Game, words: Words, sheets: list[Sheet], kind: str | None, mark: str | None, does: list[str]
) -> list[Sheet]:
    """Those of this kind, with this mark, that do all of this."""
    doings = {id: phrase for group in doings_of(game, sheets) for id, phrase in group.doings.items()}
    wanted = [meant(words, each, doings) for each in does]
    found = [sheet for sheet in sheets if set(wanted) <= set(ids_of(game, sheet.does))]
    if kind is not None:
        id = meant(words, kind, {sheet.kind: Phrase(f"kind-{sheet.kind}") for sheet in sheets})
        found = [sheet for sheet in found if sheet.kind == id]
    if mark is not None:
        id = meant(words, mark, {each: Phrase(f"mark-{each}") for sheet in sheets for each in sheet.marks})
        found = [sheet for sheet in found if id in sheet.marks]
    return found


def doings_of(game: Game, sheets: Iterable[Sheet]) -> list[Group]:
    """What these cards do."""
    return groups_of(HOUSE, game, [doing for sheet in sheets for doing in sheet.does])


def meant(words: Words, wanted: str, known: dict[str, Phrase]) -> str:
    """The id that somebody has given, or has described in words."""
    names = {plain(words.phrase(phrase)): id for id, phrase in known.items()} | {plain(id): id for id in known}
    if plain(wanted) not in names:
        close = difflib.get_close_matches(plain(wanted), names, n=NEAREST, cutoff=0.0)
        raise LudotekError(
            words("cli-no-filter", name=wanted, near=", ".join(dict.fromkeys(names[each] for each in close)))
        )
    return names[plain(wanted)]
