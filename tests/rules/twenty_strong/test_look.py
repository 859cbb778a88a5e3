"""What a deck says of its look: read strictly, for people only, and no part of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from ludotek.games.twenty_strong.game import GAME
from ludotek.games.twenty_strong.map import GRID, cost_of, cross, laid_out, paths
from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.kernel.errors import ContentError
from ludotek.kernel.phrase import Phrase
from ludotek.testing.twenty_strong import Data, card, deck
from ludotek.text import say

RING = [[0, 1, 3], [0, 1, 2], [1, 2, 3], [0, 2, 3]]
STAR = [[1, 2, 3, 4, 5, 6], [0], [0], [0], [0], [0], [0]]
LATTICE = [
    [n + step for step in (-4, -1, 1, 4) if 0 <= n + step < 16 and (step % 4 == 0 or (n + step) // 4 == n // 4)]
    for n in range(16)
]


def with_look(look: Any, stacks: int = 2, **rules: Any) -> Data:
    return deck(card("A"), card("B"), stacks=stacks, **rules) | {"look": look}


def place(id: str, **fields: Any) -> Data:
    return {"id": id, **fields}


def test_a_deck_that_says_nothing_has_a_look_all_the_same() -> None:
    look = Deck(deck(card("A"))).look
    assert (look.hue, look.chip, look.places) == ("amber", "token", [])


def test_places_are_named_drawn_and_lie_somewhere() -> None:
    raw = with_look(
        {
            "hue": "moss",
            "place": [place("mill", at=[0, 4], icon="mill", name={"de": "Mühle"}), place("deep-ford", at=[1, 1])],
        }
    )
    mill, ford = Deck(raw).look.places
    assert (mill.at, mill.icon, ford.icon) == ((0, 4), "mill", None)
    assert [say("twenty_strong", each.phrase, "de") for each in (mill, ford)] == ["Mühle", "Deep ford"]
    assert Phrase("place-mill", mill.phrase.slots) in GAME.names(raw)


@pytest.mark.parametrize(
    ("look", "said"),
    [
        ({"hue": "red"}, "look, field 'hue': must be one of amber"),
        ({"chip": "gold"}, "look, field 'chip': must be one of token"),
        ({"colour": "moss"}, "look, field 'colour': is not known here"),
        ({"place": [place("a"), place("a")]}, "place 2, field 'id': is used twice: a"),
        ({"place": [place("a")]}, "look, field 'place': must list one for each stack: 2"),
        ({"place": [place("a", at=[0, 0]), place("b")]}, "look, field 'place': must say where each place lies"),
        ({"place": [place("a", at=[0, 0]), place("b", at=[0, 0])]}, "place 2, field 'at': is where another place lies"),
        *[
            ({"place": [place("a", at=at), place("b", at=[0, 0])]}, "field 'at': must be a column and a row")
            for at in ([0, 5], [-1, 0], [0], [0, 1, 2], "0,1", [True, 0], [0.5, 1])
        ],
        ({"place": [place("a", icon="volcano"), place("b")]}, "field 'icon': must be one of bridge"),
        ("moss", "field 'look': must be a table"),
    ],
)  # fmt: skip
def test_a_bad_look_is_refused_with_its_place(look: Any, said: str) -> None:
    with pytest.raises(ContentError) as error:
        Deck(with_look(look))
    assert said in str(error.value)
    problems = GAME.examine("deck", with_look(look)).problems
    assert [problem.field.split(",")[0] for problem in problems if not problem.warns] == ["look"]


@pytest.mark.parametrize(
    "links", [RING, STAR, LATTICE, [[1], [0]], [[0]]], ids=["ring", "star", "lattice", "two", "one"]
)
def test_a_map_lays_itself_out_on_the_grid_without_crossings(links: list[list[int]]) -> None:
    spots = laid_out(links)
    assert len(set(spots)) == len(links)
    assert all(0 <= n < GRID for spot in spots for n in spot)
    lines = [(spots[a], spots[b]) for a, b in paths(links)]
    assert not any(cross(*one, *other) for one in lines for other in lines)
    assert spots == laid_out(links)


def test_neighbours_lie_near_one_another() -> None:
    row = [[1], [0, 2], [1, 3], [2, 4], [3, 5], [4]]
    assert cost_of(laid_out(row), paths(row)) == 5, "each path is one step long"
