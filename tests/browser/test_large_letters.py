"""Letters half as large again, as a reader may want them: nothing is cut, covered or out of reach, on tables and pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from hosting import Served
from prepared import asked, near_end
from tables import PAGES
from test_layout import overflow
from test_reach import LEAST, LETTERS, REACH, SMALL
from verbs import AT_REST, Person

Come = Callable[..., Person]

WINDOWS: Final = {"laptop": (1366, 768), "phone": (390, 844), "phone on its side": (844, 390)}
LARGE = LETTERS * 1.5 - 0.3  # pixels; a board is a drawing, which grows with the window
LARGER = "{ document.documentElement.style.fontSize = '150%' }"
DRAWN: Final = ("cards/reckoners", "how/untamed")  # pages full of boards and cards
# Buttons and links whose words do not fit them, and a question that lies under its answers.
CUT = """(() => {
  const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 2
  const cut = (each) => each.scrollHeight > each.clientHeight + 2 && getComputedStyle(each).overflowY === 'hidden'
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const said = [...document.querySelectorAll('main a, main button, footer button')]
  const found = said.filter((each) => each.textContent.trim() && !each.closest('#board, .unseen') && seen(each))
  const words = (each) => {
    const range = document.createRange()
    range.selectNodeContents(each)
    return range.getBoundingClientRect()
  }
  const outside = (each) => words(each).height > each.getBoundingClientRect().height + 12
  const question = document.querySelector('#prompt')?.parentElement.getBoundingClientRect()
  const answers = [...document.querySelectorAll('#actions .answers button')].map((each) => each.getBoundingClientRect())
  return [
    ...found.filter((each) => cut(each) || outside(each)).map((each) => `cut off: ${each.textContent.trim()}`),
    ...(answers.some((each) => over(question, each)) ? ['the question lies under the answers'] : []),
  ]
})()"""


def objections(person: Person, name: str) -> list[str]:
    wide = overflow(person)
    return [f"{name}: {each}" for each in [*([wide] if wide else []), *person.tell(CUT)]]


@pytest.mark.parametrize(
    ("game", "question", "bots"),
    [("twenty-strong", "Apply", 0), ("untamed", "MainPhase", 1), ("reckoners", "RollDice", 3)],
)
def test_a_table(come: Come, server: Served, game: str, question: str, bots: int) -> None:
    ann = come(lang="de-DE", has_touch=True)
    options = {"seats": bots + 1} if bots > 1 else {}
    ann.sit_at(asked(server, game, question, "me", *["greedy"] * bots, **options))
    assert ann.asked()
    ann.tell(LARGER)
    found: list[str] = []
    for name, size in WINDOWS.items():
        ann.resize(*size)
        found += objections(ann, name)
        found += [f"{name}: {each}" for each in ann.page.evaluate(REACH, LEAST)]
        found += [f"{name}: {each}" for each in ann.page.evaluate(SMALL, [LARGE, LETTERS])]
    assert not found, "\n".join(found)


def test_every_page(come: Come) -> None:
    ann = come(lang="de-DE")
    found: list[str] = []
    for page in [*PAGES, "daily", "how/untamed"]:
        ann.visit(page)
        ann.tell(LARGER)
        for name, size in WINDOWS.items():
            ann.resize(*size)
            found += objections(ann, f"{page or 'start'}, {name}")
        if page not in DRAWN:
            found += [f"{page or 'start'}: {each}" for each in ann.page.evaluate(SMALL, [LARGE, LARGE])]
    assert not found, "\n".join(found)


# The parts of the result one below the other: none lies over the next.
OVER = """(() => {
  const parts = [...document.querySelectorAll('dialog[open] .stage > :not(.confetti, canvas)')]
  const boxes = parts.map((each) => each.getBoundingClientRect()).filter(({ height }) => height)
  return boxes.some((each, at) => at && each.top < boxes[at - 1].bottom - 24)
})()"""


def test_the_result(come: Come, server: Served) -> None:
    ann = come(lang="de-DE")
    made = near_end(server, "untamed", "strongholds", "me", "greedy", mode="duel")
    ann.go("seat", made["table"], made["key"])
    ann.page.locator("dialog .stage").wait_for()
    ann.tell(LARGER)
    for name, size in WINDOWS.items():
        ann.resize(*size)
        ann.until(AT_REST)
        assert not overflow(ann), name
        assert not ann.tell(OVER), name
        room = ann.tell("document.querySelector('dialog[open] .page').clientHeight / innerHeight")
        assert room > 0.4, f"{name}: the ways on leave no room for the result"
