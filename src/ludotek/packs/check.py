"""Checking packs: everything that is wrong with one, and what about it is doubtful, each with its place and a remedy.

The words of a problem are its phrase's, by the text room: `say` what is wrong, its form `remedy` what to do about it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from ludotek.kernel.errors import ContentError, LudotekError
from ludotek.kernel.game import Game
from ludotek.kernel.mistake import Problem, problem_of
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Sheet
from ludotek.packs.bounds import bad_ids, check_shape
from ludotek.packs.pack import check_free, parse, read_text, sort_of


class Draft(NamedTuple):
    """A pack that somebody is making: what is wrong with it, and the cards of it that can be read.

    Without a game nothing is known of it, because it does not say what it is.
    """

    game: Game | None
    kind: str
    problems: list[Problem]
    sheets: list[Sheet]

    @property
    def playable(self) -> bool:
        return self.game is not None and all(problem.warns for problem in self.problems)


def examine(raw: dict[str, Any], where: str) -> Draft:
    """A pack as data, as far as it is there."""
    try:
        check_shape(raw, where)
        game, kind, rest = sort_of(raw, where)
    except ContentError as error:
        return unreadable(error)
    problems = [problem_of(error, id) for id, error in bad_ids(rest, where)]
    try:
        check_free(game, kind, rest, where)
    except ContentError as error:
        problems.append(problem_of(error))
    found = game.examine(kind, rest)
    return Draft(game, kind, problems + found.problems + unnamed(rest), found.sheets)


def check(raw: dict[str, Any], where: str) -> list[Problem]:
    """What is wrong with a pack, and what is doubtful about it."""
    return examine(raw, where).problems


def examine_text(text: str, where: str) -> Draft:
    try:
        return examine(parse(text, where), where)
    except ContentError as error:
        return unreadable(error)


def examine_file(path: Path) -> Draft:
    """A file; one that is not there is an error."""
    try:
        return examine_text(read_text(path), str(path))
    except ContentError as error:
        if error.phrase is None:
            raise
        return unreadable(error)


def too_long(draft: Draft) -> list[Problem]:
    """The cards that say more than can be put into words; it takes as long as saying them all."""
    from ludotek.text import card_text, languages

    found: list[Problem] = []
    package = "" if draft.game is None else draft.game.package
    for sheet in draft.sheets:
        try:
            for lang in languages():
                card_text(package, sheet, lang)
        except LudotekError:
            found.append(long_card(sheet))
    return found


def long_card(sheet: Sheet) -> Problem:
    return Problem(sheet.id, "", Phrase("mistake-long-card"))


def unreadable(error: ContentError) -> Draft:
    """Of what cannot be read nothing else is known."""
    return Draft(None, "", [problem_of(error)], [])


def unnamed(raw: dict[str, Any]) -> list[Problem]:
    """What has no name in some of the languages."""
    from ludotek.text import languages

    found: list[Problem] = []
    tables = [("", raw)]
    for section in raw.values():
        if isinstance(section, list):
            tables += [(table["id"], table) for table in section if isinstance(table, dict) and "id" in table]
    for card, table in tables:
        name = table.get("name")
        if name is None:
            found.append(Problem(str(card), "name", Phrase("doubt-no-name"), warns=True))
        elif isinstance(name, dict):
            missing = [lang for lang in languages() if lang not in name]
            if missing and name:
                found.append(
                    Problem(
                        str(card), "name", Phrase("doubt-name-missing", {"languages": ", ".join(missing)}), warns=True
                    )
                )
    return found
