"""What cards do, as filters name it: the words of the vocabulary by its sections, then moments, conditions, keywords."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ludotek.kernel.game import Game
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Doing
from ludotek.text.naming import choice_phrase, field_phrase, section_phrase, word_phrase
from ludotek.text.speaker import Speaker


class Group(NamedTuple):
    """Doings of one sort by their ids, each in words."""

    id: str
    phrase: Phrase
    doings: dict[str, Phrase]


def doing_id(doing: Doing) -> str:
    """As an address or a command names it: "deal", "trigger-defeated", "card-rally"."""
    return "-".join(part for part in (doing.word, doing.choice or doing.field) if part)


def ids_of(game: Game, doings: Iterable[Doing]) -> list[str]:
    """Those by which people look for cards; a word outside of all sections only holds others."""
    sections = sections_of(game)
    return [doing_id(each) for each in doings if each.field or each.word in sections]


def groups_of(speaker: Speaker, game: Game, doings: Iterable[Doing]) -> list[Group]:
    """What occurs among them: the sections in the order of the manual, the rest as it comes."""
    found = {section: Group(section, section_phrase(section), {}) for section in game.grammar.words}
    sections, asked = sections_of(game), set(doings)
    for word, section in sections.items():
        if Doing(word) in asked:
            found[section].doings[word] = word_phrase(word)
    choices = sorted((each for each in asked if each.field), key=lambda each: (not each.choice, each))
    for word, field, choice in choices:
        group = found.setdefault(f"of-{word}", Group(word, field_phrase(speaker, game.package, word, field), {}))
        named = choice_phrase(speaker, game.package, word, field, choice)
        phrase = named if choice else field_phrase(speaker, game.package, word, field)
        group.doings[doing_id(Doing(word, field, choice))] = phrase
    return [group for group in found.values() if group.doings]


def sections_of(game: Game) -> dict[str, str]:
    """Each word of the vocabulary with the section of the manual that it is in."""
    return {word.name: section for section, words in game.grammar.words.items() for word in words}
