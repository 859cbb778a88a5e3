"""The words and signs that stand for a rule are explained in every language, and no card has one that is not."""

from __future__ import annotations

import re

import pytest

from ludotek import registry
from ludotek.house import library
from ludotek.text import HOUSE, languages

GAMES = registry.names()
LONGEST = 230  # characters: a rule in a sentence or two


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_term_has_a_name_a_rule_and_its_clauses(game: str, lang: str) -> None:
    known = {id for _, chapter in registry.find(game).chapters() for id in chapter}
    found = library.glossary(game, lang)
    assert len({term.id for term in found}) == len(found) > 20
    for term in found:
        assert term.name
        assert term.rules
        assert set(term.rules) <= known
        assert 10 < len(term.text) <= LONGEST, term
        assert len(re.findall(r"[.:;] ", term.text)) <= 3, term
        assert term.text.endswith(".")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_explained_that_no_term_is_about(game: str) -> None:
    terms = registry.find(game).glossary()
    written = {key for key in HOUSE.voice(registry.find(game).package, "en").entries if key.startswith("term-")}
    assert written == {term.phrase.key for term in terms}


@pytest.mark.parametrize("game", GAMES)
def test_every_number_keyword_and_lead_on_a_card_is_a_term(game: str) -> None:
    """The deck of 20 Strong is no card, the origin of a card and its faction no rule."""
    for card in library.cards(game, "", "en"):
        terms = library.glossary(game, "en")
        if card.kind == "deck":
            continue
        said = {term.name.lower() for term in terms if term.id in card.terms}
        for name in card.numbers:
            assert any(term.startswith(f"number-{name}") for term in card.terms), (card.id, name)
        for name, _ in card.keywords:
            assert f"keyword-{name}" in card.terms
        for passage in card.texts:
            if passage.lead and passage.role not in ("goal", "reward"):  # a mission explains both
                assert any(passage.lead.lower() in each for each in said), (card.id, passage)


def test_a_die_hits_as_often_as_it_says() -> None:
    for term in library.glossary("twenty-strong", "en"):
        if term.sides:
            hits = sum(side != ["miss"] for side in term.sides)
            assert len(term.sides) == 6
            assert f"it hits on {hits} of its 6 sides" in term.text


def test_only_what_can_be_used_can_be_muted() -> None:
    offered = {card.id for card in library.cards("twenty-strong", "", "en") if card.offered}
    assert {"deserters", "cellar-hands"} <= offered
    kinds = {card.kind for card in library.cards("twenty-strong", "", "en") if card.id in offered}
    assert kinds == {"hero", "conflict"}
    assert not any(card.offered for game in ("untamed", "reckoners") for card in library.cards(game, "", "en"))
