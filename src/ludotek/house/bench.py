"""The workshop's bench: a pack that somebody is making, examined, with its cards in every language and as a file.

What is done here takes a processor's time that a stranger asks for, so the thinkers do it, and not for long.
"""

from __future__ import annotations

import re
from typing import Any, Final

from ludotek.house import wire
from ludotek.house.library import card_info, options_before
from ludotek.house.refusals import SHARED
from ludotek.kernel.errors import ContentError, LudotekError
from ludotek.kernel.game import Game
from ludotek.kernel.mistake import Problem, problem_of
from ludotek.kernel.sheet import Sheet
from ludotek.packs.check import Draft, examine, long_card
from ludotek.packs.pack import pack_of, parse
from ludotek.packs.writing import written
from ludotek.text import form, languages, say

PAGE: Final = "pack"  # where a pack comes from that has no file
NUMBERED: Final = re.compile(r"(.+) (\d+)")


def examined(asked: wire.AskExamine) -> wire.Examined:
    try:
        raw = parse(asked.toml, PAGE) if asked.pack is None else asked.pack
    except ContentError as error:
        return told(Draft(None, "", [problem_of(error)], []), None, asked)
    return told(examine(raw, PAGE), raw, asked)


def look_through(raw: dict[str, Any], lang: str) -> str:
    """What keeps a pack from being played, in words; "" if nothing does. Its texts are said once: what takes too long to
    say is found out here, not at a table."""
    try:
        pack = pack_of(raw, PAGE)
    except ContentError as error:
        draft = examine(raw, PAGE)
        wrong = [each for each in draft.problems if not each.warns] or [problem_of(error)]
        return said(wrong[0], SHARED if draft.game is None else draft.game.package, lang)
    _, long = in_words(pack.game, pack.game.examine(pack.kind, pack.raw).sheets)
    return said(long[0], pack.game.package, lang) if long else ""


def in_words(game: Game, sheets: list[Sheet]) -> tuple[dict[str, list[wire.CardInfo]], list[Problem]]:
    """The cards in each language; those that say more than can be put into words are problems."""
    found: dict[str, list[wire.CardInfo]] = {lang: [] for lang in languages()}
    long: list[Problem] = []
    for sheet in sheets:
        try:
            told = {lang: card_info(game, sheet, lang) for lang in found}
        except LudotekError:
            long.append(long_card(sheet))
            continue
        for lang, card in told.items():
            found[lang].append(card)
    return found, long


def said(problem: Problem, package: str, lang: str) -> str:
    """In one line, with its place."""
    place = ", ".join(part for part in (problem.card, problem.field) if part)
    words = in_menus(problem, package, lang)
    return f"{place}: {words}" if place else words


def in_menus(problem: Problem, package: str, lang: str) -> str:
    return form(package, problem.phrase, "said", lang) or say(package, problem.phrase, lang)


def told(draft: Draft, raw: dict[str, Any] | None, asked: wire.AskExamine) -> wire.Examined:
    game = draft.game
    package = SHARED if game is None else game.package
    sheets = [sheet for sheet in draft.sheets if asked.card in ("", sheet.id)]
    cards, long = ({}, []) if game is None else in_words(game, sheets)
    problems = draft.problems + long
    playable = draft.playable and not long
    return wire.Examined(
        kind=draft.kind,
        game="" if game is None else game.name,
        playable=playable,
        problems=[problem_told(each, package, asked.lang) for each in problems],
        cards=cards,
        toml="" if raw is None or game is None else written(raw),
        pack=raw if asked.pack is None else None,
        options=choices(raw, asked.lang) if raw is not None and playable and asked.choosing else [],
    )


def choices(raw: dict[str, Any], lang: str) -> list[wire.OptionInfo]:
    """What can be chosen when the pack is played."""
    pack = pack_of(raw, PAGE)
    return options_before(pack.game, pack.content(pack.options({})), lang)


def problem_told(problem: Problem, package: str, lang: str) -> wire.PackProblem:
    """Whoever chooses from menus has no file: where a problem or its remedy speaks of one, the forms `said` and `menus` say
    it for them."""
    return wire.PackProblem(
        card=problem.card,
        path=path_of(problem.field),
        text=in_menus(problem, package, lang),
        remedy=form(package, problem.phrase, "menus", lang) or form(package, problem.phrase, "remedy", lang),
        warns=problem.warns,
    )


def path_of(field: str) -> list[str | int]:
    """ "effects 1, do 2, n" as a way into the table: effects, 0, do, 1, n."""
    path: list[str | int] = []
    for part in field.split(", ") if field else []:
        numbered = NUMBERED.fullmatch(part)
        path += [part] if numbered is None else [numbered[1], int(numbered[2]) - 1]
    return path
