"""Names that packs give: said in every language, wherever words are made, and never as anything but a name."""

from __future__ import annotations

from typing import Any

import pytest

import ludotek
from ludotek.kernel.errors import ContentError
from ludotek.kernel.phrase import Phrase
from ludotek.packs.pack import Pack, pack_of
from ludotek.testing.twenty_strong import Data, boss, card, deck, hero
from ludotek.text import card_text, form, languages, say

TWENTY = "twenty_strong"
BELL = {"en": "Bell Warden", "fr": "Adèle à la cloche", "de": "Glockenwärter"}


def pack(name: Any, id: str = "bell-warden") -> Pack:
    return pack_of(plain_deck(card(id, health=1) | {"name": name}) | {"name": {"fr": "La route du nord"}}, "north.toml")


def plain_deck(*conflict: Data) -> Data:
    return deck(*conflict, heroes=[hero("guide")], bosses=[boss("winter")]) | {"id": "north"}


def said(name: Any, lang: str, id: str = "bell-warden") -> str:
    brought = pack(name, id)
    sheet = next(each for each in brought.game.sheets(brought.raw) if each.id == id)
    return card_text(TWENTY, sheet, lang).name


@pytest.mark.parametrize("lang", languages())
def test_a_card_is_called_by_its_name_in_the_readers_language(lang: str) -> None:
    assert said(BELL, lang) == BELL[lang]


def test_where_a_language_is_missing_another_one_stands_in() -> None:
    assert said({"de": "Glockenwärter"}, "fr") == "Glockenwärter"
    assert said({"fr": "Adèle", "en": "Adele"}, "de") == "Adele", "English before others"
    assert said("Bell Warden", "de") == "Bell Warden"


def test_without_a_name_the_id_is_made_readable() -> None:
    brought = pack_of(plain_deck(card("bell-warden")), "north.toml")
    assert "Bell warden" in [card_text(TWENTY, sheet, "fr").name for sheet in brought.game.sheets(brought.raw)]


def test_a_given_name_comes_before_one_that_ships() -> None:
    assert said("Somebody else", "en", "sergeant-marrow") == "Somebody else"
    shown = Phrase("card-sergeant-marrow", {"called": "Somebody else"})
    assert form(TWENTY, Phrase("card-sergeant-marrow"), "flavour", "en") != ""
    assert form(TWENTY, shown, "flavour", "en") == "", "nor has it the other card's flavour"


def test_in_german_it_stays_as_it_is_in_all_cases_and_in_french_it_is_not_elided() -> None:
    name = Phrase("card-bell-warden", {"called": "Adèle", "called-de": "Glockenwärter"})
    assert [form(TWENTY, name, case, "de") or say(TWENTY, name, "de") for case in ("acc", "dat", "gen")] == [
        "Glockenwärter"
    ] * 3
    for lang in ("fr", "de"):
        brought = pack(BELL)
        told = story(brought, lang)
        assert BELL[lang] in told
        assert "d’Adèle" not in told


def story(brought: Pack, lang: str) -> str:
    """A whole game in words."""
    match = ludotek.game("twenty-strong").new(seed=1, pack=brought)
    lines: list[str] = []
    while not match.over:
        lines += [match.explain(0, action, lang=lang) for action in match.actions(0)]
        match.act(0, match.actions(0)[0])
        lines += [say(TWENTY, fact.phrase, lang) for fact in match.events(0)]
    return "\n".join(lines)


@pytest.mark.parametrize("name", ["{ $n }", "{ card-any }", "[red]x[/red]", "<b>x</b>", "&amp;", "-term", "*other"])
def test_a_name_is_never_read_as_anything_else(name: str) -> None:
    for lang in languages():
        assert said(name, lang) == name


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("", "must be a text"),
        ("   ", "must be a text"),
        (7, "must be a text"),
        ({}, "in at least one language"),
        ({"en": 7}, "must be a text"),
        ({"english": "Bell"}, "the two letters of a language"),
        ({"e2": "Bell"}, "the two letters of a language"),
        ("x" * 41, "at most 40"),
        ("two\nlines", "must be one line"),
        (" around ", "must be one line"),
        ("turned \u202e round", "must be one line"),
        ("nothing\u200bseen", "must be one line"),
        ("\x1b[31mred", "must be one line"),
    ],
)
def test_a_bad_name_is_refused_with_its_place(name: Any, problem: str) -> None:
    with pytest.raises(ContentError, match=problem) as refused:
        pack(name)
    assert str(refused.value).startswith("north.toml: deck north, conflict bell-warden")


def test_a_game_keeps_the_names() -> None:
    """In its save and in its record, whatever becomes of the file."""
    game = ludotek.game("twenty-strong")
    match = game.new(seed=3, pack=pack(BELL))
    for _ in range(5):
        match.act(0, match.actions(0)[0])
    for other in (game.load(match.save()), game.verify(match.record())):
        names = [say(TWENTY, each, "de") for each in other.rules.names(other.content)]
        assert names == ["La route du nord", "Glockenwärter"]
