"""People are named where the words of a game speak of their seats."""

from __future__ import annotations

import pytest

from ludotek.house.words import with_names
from ludotek.kernel.phrase import Phrase
from ludotek.text import form, say

DEAL = Phrase("act-opponent", {"seat": Phrase("seat", {"number": 2})})


def test_a_phrase_that_speaks_of_nobody_with_a_name_is_left_alone() -> None:
    assert with_names(DEAL, {1: "Anna", 2: ""}) is DEAL


def test_the_seat_is_named_and_the_phrase_itself_not_changed() -> None:
    named = with_names(DEAL, {2: "Ben"})
    assert named.slots["seat"] == Phrase("seat-named", {"name": "Ben", "vowel": "no"})
    assert DEAL.slots["seat"] == Phrase("seat", {"number": 2})


def test_names_are_found_in_lists_and_deep_inside() -> None:
    inner = Phrase("x", {"who": [Phrase("y", {"seat": Phrase("seat", {"number": 1})})]})
    assert "Anna" in repr(with_names(inner, {1: "Anna"}))


@pytest.mark.parametrize(("name", "said"), [("Ben", "de Ben"), ("Anna", "d’Anna"), ("Élodie", "d’Élodie")])
def test_french_elides_before_a_vowel(name: str, said: str) -> None:
    named = with_names(Phrase("seat", {"number": 1}), {1: name})
    assert form("untamed", named, "of", "fr") == said


def test_a_name_is_no_template() -> None:
    named = with_names(DEAL, {2: "{ $number } <b>"})
    assert "{ $number } <b>" in say("untamed", named, "en")
