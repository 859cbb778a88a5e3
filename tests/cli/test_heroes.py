"""Choosing a hero: by number, by name, by an empty line; what is no hero is asked again."""

from __future__ import annotations

import builtins
from collections.abc import Iterator

import pytest

from ludotek import registry
from ludotek.cli.heroes import choose_hero, hero_named
from ludotek.cli.output import make_console
from ludotek.cli.words import Words
from ludotek.kernel.sheet import Sheet


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
    assert choose_hero(make_console(), words, sheets) == hero


def test_leaving_before_the_game(monkeypatch, words: Words, sheets: list[Sheet]) -> None:
    typing(monkeypatch)
    with pytest.raises(KeyboardInterrupt):
        choose_hero(make_console(), words, sheets)


def test_every_hero_is_shown_with_stats_and_ability(monkeypatch, capsys, words: Words, sheets: list[Sheet]) -> None:
    typing(monkeypatch, "")
    choose_hero(make_console(), words, sheets)
    out = capsys.readouterr().out
    for sheet in sheets:
        if sheet.kind == "hero":
            assert words.phrase(sheet.name) in out
    assert out.count(words("stat-recovery")) >= 6


def test_a_hero_can_be_given_by_name(words: Words, sheets: list[Sheet]) -> None:
    assert hero_named(words, sheets, words("card-doctor-tansy").upper()) == "doctor-tansy"
    assert hero_named(words, sheets, "somebody-else") == "somebody-else"
