"""Where the reader's own colours are forced upon the page: lines say what glows, what is chosen and where one is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hosting import Served
from playwright.sync_api import expect
from prepared import asked
from verbs import Person

Come = Callable[..., Person]

# Of these things, those that no line is drawn around, neither around themselves nor around a part or the whole of them.
UNLINED = """(things) => {
  const lined = (each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  }
  const found = [...document.querySelectorAll(things)].filter((each) => each.checkVisibility())
  if (!found.length) return ['nothing']
  return found.filter((each) => ![each, ...each.querySelectorAll('*')].some(lined)).map((each) => each.outerHTML.slice(0, 120))
}"""
PRESSED = "#board :is(.may, .target, .ready, .idle)"
# What is told by its colours keeps them.
PAINTED = """(things) => [...document.querySelectorAll(things)].length > 0 &&
  [...document.querySelectorAll(things)].every((each) => getComputedStyle(each).forcedColorAdjust === 'none')"""


@pytest.mark.parametrize(
    ("game", "question", "bots", "painted"),
    [
        ("twenty-strong", "Commit", 0, "#board .pips"),
        ("twenty-strong", "Apply", 0, "#board .pips"),
        ("untamed", "MainPhase", 1, "#board .pips"),
        ("reckoners", "UseDice", 1, "#board .die.painted, #board .pips, #board .bar"),
    ],
)
def test_a_table(come: Come, server: Served, game: str, question: str, bots: int, painted: str) -> None:
    ann = come(forced_colors="active")
    ann.sit_at(asked(server, game, question, "me", *["greedy"] * bots))
    assert ann.asked()
    assert ann.page.evaluate(UNLINED, PRESSED) == []
    assert ann.page.evaluate(UNLINED, "header .now") == []
    assert ann.page.evaluate(PAINTED, painted)


def test_what_is_chosen_on_a_page(come: Come) -> None:
    ann = come(forced_colors="active")
    ann.visit("new", "untamed")
    assert ann.page.evaluate(UNLINED, "main label:has(:checked), header [aria-pressed=true]") == []
    ann.visit("rules", "untamed")
    assert ann.page.evaluate(UNLINED, "main [aria-current=page]") == []
    expect(ann.page.get_by_role("button", name="EN")).to_have_attribute("aria-pressed", "true")
