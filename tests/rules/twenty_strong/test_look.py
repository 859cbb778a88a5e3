"""What a deck says of its look: read strictly, for people only, and no part of the rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from ludotek.games.twenty_strong.game import GAME
from ludotek.games.twenty_strong.look import HUES
from ludotek.games.twenty_strong.map import GRID, cost_of, cross, laid_out, paths
from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.games.twenty_strong.view import View
from ludotek.kernel.errors import ContentError
from ludotek.kernel.phrase import Phrase
from ludotek.testing.twenty_strong import Data, Position, card, dealt, deck, node
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


# ---------------------------------------------------------------------- what a screen reads of it


def seen(t: Position) -> View:
    return GAME.sight(t.g, 0)


def test_a_map_says_where_one_is_and_what_is_in_reach() -> None:
    cards = [card(name, health=1) for name in "ABCDEFGH"]
    row = [[1], [0, 2], [1, 3], [2]]
    t = dealt(
        deck(*cards, stacks=4, links=row) | {"look": {"place": [place(id) for id in ("inn", "mill", "ford", "oak")]}}
    )
    view = seen(t)
    assert [each.id for each in view.places] == ["inn", "mill", "ford", "oak"]
    assert [each.near for each in view.places] == row
    assert (view.here, [pile.reachable for pile in view.stacks]) == (None, [True] * 4)
    t.do(f"activate {view.stacks[1].open[0]}")
    view = seen(t)
    assert (view.here, [pile.reachable for pile in view.stacks]) == (1, [True, False, True, False])


def test_without_a_map_and_without_names_there_are_no_places() -> None:
    view = seen(dealt(deck(card("A"), card("B"))))
    assert (view.places, view.here) == ([], None)
    assert all(pile.reachable for pile in view.stacks)


@pytest.mark.parametrize(
    ("day", "grows", "falls", "steps"),
    [(1, 1, False, [3, 6]), (1, -1, False, []), (-1, -1, True, [2, 5]), (-1, 1, True, [])],
    ids=["stronger with the days", "weaker with the days", "stronger the fewer are left", "weaker the fewer are left"],
)
def test_a_calendar_marks_the_days_from_which_all_enemies_are_stronger(
    day: int, grows: int, falls: bool, steps: list[int]
) -> None:
    standing = [node("enemy-health", of="all", by=grows, per="chip", every=3)]
    rules = {"chip_start": 4, "chip_max": 7, "round_begins": [node("change-chip", by=day)], "standing": standing}
    t = dealt(deck(*[card(name, health=5) for name in "ABCDEF"], **rules) | {"look": {"chip": "calendar"}})
    view = seen(t)
    assert (view.chip_as, view.chip_falls, view.chip_steps) == ("calendar", falls, steps)


def test_what_holds_for_the_rest_of_the_game_is_told_with_its_card() -> None:
    omen = card("omen", peace=[node("from-now-on", text=node("enemy-health", of="all", by=1))])
    t = dealt(deck(omen, stacks=1))
    assert GAME.lasting(t.g) == []
    t.do("peace omen")
    assert [(name, say("twenty_strong", text, "en")) for name, text in GAME.lasting(t.g)] == [
        ("omen", "Each enemy has 1 more Health.")
    ]


def test_stacks_with_names_are_called_by_them_in_answers_and_in_the_log() -> None:
    t = dealt(with_look({"place": [place("mill", name="Old Mill"), place("ford")]}))
    words = [say("twenty_strong", GAME.explain(t.g, 0, action), "en") for action in t.g.options(0)]
    assert [each.partition("(")[2] for each in words] == ["Old Mill)", "Ford)"]


# ---------------------------------------------------------------------- hues

CLIENT = Path(__file__).parents[3] / "client" / "src"
RULE = re.compile(r"(:root\[data-theme='dark'\])?\[data-hue='(\w+)'\] \[data-game='twenty-strong'\],[^{]*\{([^}]*)\}")


def colours(css: str) -> dict[str, str]:
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", css))


def contrast(one: str, other: str) -> float:
    dark, light = sorted(map(luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_every_hue_can_be_seen_and_read_on(dark: bool) -> None:
    light_tokens, _, dark_tokens = (CLIENT / "lib" / "tokens.css").read_text().partition(":root[data-theme='dark']")
    house = colours(dark_tokens if dark else light_tokens)
    theme = colours((CLIENT / "games" / "twenty_strong" / "theme.css").read_text())
    rules = RULE.findall((CLIENT / "games" / "twenty_strong" / "hues.css").read_text())
    found = {hue: colours(css) for scheme, hue, css in rules if bool(scheme) == dark}
    assert set(found) == set(HUES)
    for hue, own in found.items():
        assert contrast(own["accent"], house["table"]) >= (2.7 if hue == "amber" else 3), (
            hue
        )  # amber has been so all along
        assert contrast(theme["on-accent"], own["accent"]) >= 4.5, hue
        assert min(contrast(own["accent-ink"], ground) for ground in (house["surface"], own["accent-wash"])) >= 4.5, hue
