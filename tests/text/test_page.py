"""The words of the page: the same audit as for all others, and what a compositor of each language asks for."""

from __future__ import annotations

import re
from functools import cache

import pytest
from page_uses import GAMES, PAGES, shelf, shelves, uses

from ludotek.kernel.phrase import Phrase
from ludotek.text import Speaker, languages
from ludotek.text.audit import Expectations, audit
from ludotek.text.template import Template, Templates
from ludotek.text.voice import parsed

USES = uses()


@cache
def templates(name: str, lang: str = "en") -> Templates:
    resource = parsed(shelf(name, lang).read_text(encoding="utf-8"))
    return Templates({entry.id.name: entry for entry in resource.body if hasattr(entry, "id")})


ON = {name: templates(name) for name in shelves()}


def test_the_page_says_only_what_it_has_loaded() -> None:
    missing = [
        f"{use}: {key}" for use in USES for key in use.keys if not any(key in ON[name].all for name in use.shelves())
    ]
    assert missing + [str(use) for use in USES if not use.keys and not use.beginnings] == []


@pytest.mark.parametrize("name", ON)
def test_all_words_that_travel_to_the_page_are_said_there(name: str) -> None:
    said = {key for use in USES if name in use.shelves() for key in ON[name].all if use.says(key)}
    assert set(ON[name].all) - said - ON[name].references() == set()


def has_forms(name: str, key: str) -> bool:
    found = [templates(name, lang).all.get(key) for lang in languages()]  # a part may belong to one language alone
    return any(each.attributes for each in found if each is not None)


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_the_page_pass_the_audit(game: str) -> None:
    """Every slot is a 2, which counts, and where it is a name does no harm. What has forms is among the game's samples."""
    known = [key for name in ON if name in [*PAGES, game] for key in ON[name].all if not has_forms(name, key)]
    near = [use for use in USES if use.where.parts[0] != "games" or use.where.parts[1] == game]
    samples = [Phrase(key, dict.fromkeys(use.slots, 2)) for use in near for key in known if use.says(key)]
    assert audit(Speaker(), game, samples, Expectations()) == []


# --- typography -------------------------------------------------------------------------------------------------------

# Where a language says what it should not.
WRONG = {
    "straight quotes, three dots, doubled spaces": ("en fr de", r"['\"]|\.\.\.|\s\s"),
    "French signs without a narrow space that does not break": ("fr", r"[^\u202f][:;!?»%]|«[^\u202f]|[“”„]"),
    "a space before a sign": ("en de", r"\s[:;!?]"),
    "foreign quotation marks": ("en", r"[„«»]"),
    "fremde Anführungszeichen": ("de", r"[”«»]"),
    "a space before an English per cent": ("en", r"\s%"),
    "no narrow space before a German per cent": ("de", r"[^\u202f]%"),
    "an ellipsis apart from its word": ("en fr", r"\s…"),
    "an ellipsis close to its German word": ("de", r"\S…"),
    "tu": ("fr", r"(?<![^\W\d_])(?<!’)(?:[Tt]u|[Tt]oi|[Tt]on|[Tt]a|[Tt]es|[Tt]’\w+)(?!\w)"),
    "Sie": ("de", r"(?<=[a-zäöüß,] )(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\w)"),
}


@pytest.mark.parametrize("what", WRONG)
def test_typography(what: str) -> None:
    langs, pattern = WRONG[what]
    found = [
        f"{name} {lang} {template.key}: {words}"
        for name in ON
        for lang in langs.split()
        for template in templates(name, lang).all.values()
        for words in plain(template)
        if re.search(pattern, words)
    ]
    assert found == []


def plain(template: Template) -> list[str]:
    """The bare words, without the spaces beside slots."""
    return [words.strip() for words in template.words]


# The same in two languages, and rightly so: names, terms of the games, abbreviations.
EVERYWHERE = "Alpha, Boss, Deck, Mission, Mulligan, R, max. 6"
SAME = {
    "en fr": "Activation, Barricades, Base, Factions, Focus, Menu, Missions, Pause, Phases, Placement, Population, Secret, Solution, Table",
    "en de": "B, Bot, Chance, Chat, Hand, Links, Name, Steelheart, Team, W, normal",
    "fr de": "Analyse, Recherche, yes",
}


@pytest.mark.parametrize("pair", SAME)
def test_two_languages_say_it_differently(pair: str) -> None:
    one, other = pair.split()
    allowed = f"{EVERYWHERE}, {SAME[pair]}".split(", ")
    found = [
        f"{name} {key}: {template.words[0]}"
        for name in ON
        for key, template in templates(name, one).all.items()
        if not template.slots and template.words == templates(name, other).all[key].words
        if template.words and template.words[0] not in allowed
    ]
    assert found == []


def test_every_language_has_every_shelf() -> None:
    assert {name for name in [*PAGES, *GAMES] for lang in languages() if not shelf(name, lang).exists()} - set(
        GAMES
    ) == set()
