"""Hints in the terminal: each says what its option does, and how it fares."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

from ludotek import api
from ludotek.cli.hint import fares, hint_table
from ludotek.cli.menu import Menu
from ludotek.cli.output import STYLES
from ludotek.cli.words import Words
from ludotek.table.advice import Advice


def test_a_hint_says_what_its_option_does() -> None:
    """In the menu the heading says it: what stands below it in a row is only a name."""
    match = api.game("untamed").new(seed=1)
    decision = match.decision(match.driver)
    assert decision is not None
    option = decision.options[0]
    words, menu, told = Words("en", match.rules.package), Menu(), StringIO()
    menu.add("As Power", True, option, Text("Baron Gully"))
    found = hint_table(words, menu, [Advice(option.action, 0.5, 0.4, 0.6, 0.0)])
    Console(file=told, width=100, theme=STYLES).print(found)
    assert told.getvalue().startswith(f" 1 {words.phrase(option.phrase)}")


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "1 point worse", "2 points worse"),
        ("fr", "1 point de moins", "2 points de moins"),
        ("de", "1 Punkt schlechter", "2 Punkte schlechter"),
    ],
)
def test_points_are_counted(lang: str, one: str, two: str) -> None:
    words = Words(lang, "untamed")
    assert fares(words, Advice(1, 0.5, 0.4, 0.6, 0.004), best=False).endswith(one)
    assert fares(words, Advice(1, 0.5, 0.4, 0.6, 0.02), best=False).endswith(two)
