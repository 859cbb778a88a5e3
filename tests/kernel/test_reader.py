"""A mistake in a content file is named with its place, its field and what is allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludotek.kernel.errors import ContentError, LudotekError, UnknownName
from ludotek.kernel.option import DECK, Option
from ludotek.kernel.reader import Reader, content_hash

CARD: dict[str, Any] = {"name": "Wolf", "health": 3, "boss": True, "kind": "enemy", "loot": [{"dice": 1}]}
ODD: dict[str, Any] = {"id": "fox", "flavour": "", "shifts": [2, -1], "tale": "once " * 20}


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda r: r.number("cost", 0, 9), "deck.toml, Wolf, field 'cost': is missing"),
        (lambda r: r.number("health", 4, 9), "field 'health': must be a whole number from 4 to 9, not 3"),
        (lambda r: r.number("boss", 0, 9), "field 'boss': must be a whole number from 0 to 9, not True"),
        (lambda r: r.number("name", 0, 9), "must be a whole number from 0 to 9, not 'Wolf'"),
        (lambda r: r.number("health", 0, 2), "field 'health': must be a whole number from 0 to 2, not 3"),
        (lambda r: r.text("health"), "field 'health': must be a text, not 3"),
        (lambda r: r.number("tale"), "field 'tale': must be a whole number of at least 0, not a long text"),
        (lambda r: r.text("flavour"), "field 'flavour': must be a text, not ''"),
        (lambda r: r.numbers("shifts"), "field 'shifts': must be a list of whole numbers, not [2, -1]"),
        (lambda r: r.entry("deck.toml", "enemy", ["fox"]), "deck.toml, enemy fox, field 'id': is used twice: fox"),
        (lambda r: r.flag("health"), "field 'health': must be true or false, not 3"),
        (lambda r: r.choice("kind", ["hero", "boss"]), "field 'kind': must be one of hero, boss, not 'enemy'"),
        (lambda r: r.table("health"), "deck.toml, Wolf, field 'health': must be a table of fields, not 3"),
        (lambda r: r.tables("name"), "field 'name': must be a list of tables, not 'Wolf'"),
        (lambda r: r.tables("loot")[0].number("gold", 0, 1), "deck.toml, Wolf, loot 1, field 'gold': is missing"),
        (lambda r: (r.text("name"), r.done()), "field 'health': is not known here; known fields: name"),
    ],
)
def test_a_mistake_is_named_with_its_place(ask: Callable[[Reader], object], message: str) -> None:
    with pytest.raises(ContentError) as caught:
        ask(Reader(CARD | ODD, "deck.toml, Wolf"))
    assert message in str(caught.value)


def test_what_is_right_is_read() -> None:
    reader = Reader(CARD, "deck.toml, Wolf")
    assert (reader.text("name"), reader.number("health", 3, 3), reader.flag("boss")) == ("Wolf", 3, True)
    assert (reader.choice("kind", ["hero", "enemy"]), reader.number("cost", 0, 9, 2)) == (1, 2)
    assert reader.tables("loot")[0].number("dice", 0, 9) == 1
    assert (reader.flag("absent"), reader.tables("none"), reader.text("flavour", "-")) == (False, [], "-")
    reader.done()


def test_the_content_hash_sees_values_not_order() -> None:
    assert content_hash({"a": 1, "b": [1, 2]}) == content_hash({"b": [1, 2], "a": 1})
    assert content_hash({"a": 1}) != content_hash({"a": 2})


def test_an_option_says_what_it_allows() -> None:
    assert Option("mode", "duel", ["duel", "team"]).read("team") == "team"
    assert [Option("seats", 3, low=1, high=6).read(each) for each in (1, "4", 6)] == [1, 4, 6]
    with pytest.raises(UnknownName, match="unknown mode 'x'; known: duel, team"):
        Option("mode", "duel", ["duel", "team"]).read("x")
    for wrong in (7, "a", True, 2.5, None):
        with pytest.raises(LudotekError, match="whole number from 1 to 6"):
            Option("seats", 3, low=1, high=6).read(wrong)
    with pytest.raises(LudotekError, match="whole number from 1 to 6, not True"):
        Option("seats", 1, low=1, high=6).read(True)
    assert Option("round", 0, low=1, high=6).read(0) == 0, "the default may lie outside"
    for wrong in ("", 3, None):
        with pytest.raises(LudotekError, match="deck must be a name"):
            Option("deck", "house", shape=DECK).read(wrong)
