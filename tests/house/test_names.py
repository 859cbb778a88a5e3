"""People are named where the words of a game speak of their seats."""

from __future__ import annotations

import time

import pytest

from ludotek import api
from ludotek.house.edition import Edition
from ludotek.house.seatings import Secrets, set_up
from ludotek.house.wire import NewSeat, NewTable
from ludotek.house.words import with_names
from ludotek.kernel.chance import FastChance
from ludotek.kernel.phrase import Phrase
from ludotek.table.table import Table, Times
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


@pytest.mark.parametrize(("game", "said"), [("reckoners", "Ann"), ("untamed", "Player 2")])
def test_of_several_own_seats_those_are_named_that_a_figure_tells_apart(game: str, said: str) -> None:
    match = api.game(game).begin({}, FastChance(1), attended=True)
    table = Table("t", match, Times(time.time, time.monotonic))
    set_up(table, NewTable(game=game, seats=[NewSeat(who="me"), NewSeat(who="me")], name="Ann"), Secrets())
    assert Edition(table, "en").say(Phrase("seat", {"number": 2})) == said
