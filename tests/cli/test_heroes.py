"""Choosing a hero: by number, by name, by an empty line; what is no hero is asked again."""

from __future__ import annotations

import builtins
from collections.abc import Iterator

import pytest

from ludotek import registry
from ludotek.cli.choose_card import card_named, pick_card
from ludotek.cli.output import make_console
from ludotek.cli.words import Words
from ludotek.kernel.sheet import Sheet

HERO = next(option for option in registry.find("twenty-strong").options() if option.name == "hero")


@pytest.fixture(params=["en", "fr", "de"])
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param, "twenty_strong")


@pytest.fixture
def sheets() -> list[Sheet]:
    rules = registry.find("twenty-strong")
    return rules.sheets(rules.content(rules.check_options({})))


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    left: Iterator[str] = iter(lines)

    def answer(prompt: str = "") -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(builtins, "input", answer)


@pytest.mark.parametrize(
    ("lines", "hero"),
    [
        (["1"], "sergeant-marrow"),
        (["doctor-tansy"], "doctor-tansy"),
        (["TANSY"], "doctor-tansy"),
        ([""], None),
        (["99", "zzz", "2"], "oda-the-ferrywoman"),
    ],
)
def test_choosing(monkeypatch, words: Words, sheets: list[Sheet], lines: list[str], hero: str | None) -> None:
    typing(monkeypatch, *lines)
    assert pick_card(make_console(), words, HERO, sheets) == hero


def test_leaving_before_the_game(monkeypatch, words: Words, sheets: list[Sheet]) -> None:
    typing(monkeypatch)
    with pytest.raises(KeyboardInterrupt):
        pick_card(make_console(), words, HERO, sheets)


def test_every_hero_is_shown_with_stats_and_ability(monkeypatch, capsys, words: Words, sheets: list[Sheet]) -> None:
    typing(monkeypatch, "")
    pick_card(make_console(), words, HERO, sheets)
    out = capsys.readouterr().out
    for sheet in sheets:
        if sheet.kind == "hero":
            assert words.phrase(sheet.name) in out
    assert out.count(words("stat-recovery")) >= 6


def test_a_hero_can_be_given_by_name(words: Words, sheets: list[Sheet]) -> None:
    assert card_named(words, HERO, sheets, words("card-doctor-tansy").upper()) == "doctor-tansy"
    assert card_named(words, HERO, sheets, "somebody-else") == "somebody-else"
