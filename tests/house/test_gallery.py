"""The gallery: every card is there, what it does is what its definition says, and what was measured of it is in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest

from ludotek import registry
from ludotek.house import gallery, wire
from ludotek.house.library import content_with, shipped_decks
from ludotek.kernel.errors import UnknownName
from ludotek.packs.pack import parse
from ludotek.table.figures import MEETS
from ludotek.text import languages

GAMES = ["twenty-strong", "untamed", "reckoners"]
DECKS = [(name, deck) for name in GAMES for deck in shipped_decks(registry.find(name)) or [""]]


def told(name: str) -> dict[str, wire.CardInfo]:
    return {card.id: card for shelf in gallery.gallery(name, "en").shelves for card in shelf.cards}


def words_in(part: Any, by: str) -> Iterator[str]:
    """Each word of the vocabulary that a definition names."""
    if isinstance(part, dict):
        yield from (value for name, value in part.items() if name == by and isinstance(value, str))
        part = list(part.values())
    for each in part if isinstance(part, list) else []:
        yield from words_in(each, by)


@pytest.mark.parametrize("name", GAMES)
def test_every_card_of_every_deck_is_there_once(name: str) -> None:
    game = registry.find(name)
    decks = [content_with(game, deck) for deck in shipped_decks(game) or [""]]
    all_ids = [sheet.id for content in decks for sheet in game.sheets(content)]
    assert sorted(told(name)) == sorted(all_ids)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_card_does_is_what_its_definition_says(name: str) -> None:
    game = registry.find(name)
    vocabulary = game.grammar.vocabulary
    known = {*vocabulary.actions_by_name, *vocabulary.standing_by_name}
    seen: set[str] = set()
    for id, card in told(name).items():
        raw = parse(gallery.card_sheet(name, id, "en").definition, "sheet")
        written = {word for word in words_in(raw, vocabulary.by) if word in known}
        assert written == set(card.does) & known, id
        seen |= written
    assert len(seen) > len(known) / 2


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", GAMES)
def test_whatever_cards_do_is_in_one_group_with_its_name(name: str, lang: str) -> None:
    found = gallery.gallery(name, lang)
    grouped = [id for group in found.groups for id, _ in group.doings]
    done = {id for shelf in found.shelves for card in shelf.cards for id in card.does}
    assert sorted(grouped) == sorted(done)
    for group in found.groups:
        names = [group.text, *[text for _, text in group.doings]]
        assert all(names), group.id
        assert len(set(names[1:])) == len(names) - 1, group.id


def test_moments_conditions_keywords_and_kinds_are_told_apart() -> None:
    does = {id: set(card.does) for name in GAMES for id, card in told(name).items()}
    assert {"reward-single-use", "commit-and-roll", "effects-during"} <= does["fog-hound"]
    assert {"if", "if-animals-at-least", "attack", "draw"} == does["dinner-bell"]
    assert {"card-rally", "text-arrival"} <= {id for each in does.values() for id in each}
    assert "silence" in does["long-dusk"], "what the chip can be spent on is the deck's"
    assert not any("use" in each for each in does.values()), "a word outside of all sections only holds others"


@pytest.mark.parametrize("name", GAMES)
def test_the_sheet_of_every_card_is_in_words(name: str) -> None:
    for id, lang in zip(told(name), cycle(languages()), strict=False):
        sheet = gallery.card_sheet(name, id, lang)
        assert list(sheet.said) == languages()
        assert [clause.id for clause in sheet.clauses] == sheet.said[lang].rules
        for figure in sheet.figures:
            assert figure.text and figure.note, figure.name
            low, high = figure.axis
            assert all(low <= row.low <= row.high <= high for row in figure.rows), figure.name
            assert all(row.player and row.counted for row in figure.rows), figure.name
            met = [row.what for row in figure.rows]
            assert all(met) or not any(met), figure.name


@pytest.mark.parametrize(("name", "deck"), DECKS)
def test_figures_are_about_cards_that_there_are(name: str, deck: str) -> None:
    game = registry.find(name)
    sheets = game.sheets(content_with(game, deck))
    known = {sheet.id for sheet in sheets} | {mark for sheet in sheets for mark in sheet.marks}
    for measured in registry.card_figures(game, deck):
        for table in measured.tables:
            strange = {what for what in table.of if what.partition(MEETS)[0] not in known}
            assert not strange, (table.name, measured.players)


def test_a_hero_is_shown_beside_each_boss_and_what_is_of_its_faction_comes_last() -> None:
    pair = next(
        each for each in gallery.card_sheet("twenty-strong", "brother-clapper", "de").figures if each.name == "pair"
    )
    assert {row.what for row in pair.rows} == {
        card.name for card in gallery.gallery("twenty-strong", "de").shelves[-1].cards if card.kind == "boss"
    } or len(pair.rows) >= 4
    assert gallery.card_sheet("untamed", "dinner-bell", "en").figures[-1].name == "faction"


def test_a_deck_is_shown_with_how_often_it_is_won_on_each_rung() -> None:
    (ladder,) = gallery.card_sheet("twenty-strong", "long-dusk", "fr").figures
    rates = registry.win_rates(registry.find("twenty-strong"), "long-dusk")
    assert [(row.what, row.value) for row in ladder.rows] == [
        (f"Difficulté {each.value}", each.share) for each in rates
    ]
    assert {row.player for row in ladder.rows} == {"robot standard"}


def test_a_card_that_is_not_there_is_a_clear_mistake() -> None:
    with pytest.raises(UnknownName, match="known: "):
        gallery.card_sheet("untamed", "unicorn", "en")
