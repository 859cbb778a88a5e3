"""Room: nothing is wider than a phone, and at 1366 by 768 a table needs no scrolling."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tables import PAGES, TABLES
from verbs import Person

Come = Callable[..., Person]


def overflow(person: Person) -> str:
    """How much wider the page is than the screen, and by what."""
    said: str = person.tell(
        """{
          const room = document.documentElement.clientWidth
          if (document.scrollingElement.scrollWidth <= room) return ''
          const wide = [...document.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > room + 1)
          return `${document.scrollingElement.scrollWidth} > ${room}: ${wide.slice(0, 3).map((each) => each.outerHTML.slice(0, 120))}`
        }"""
    )
    return said


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_round_by_taps_on_a_phone(come: Come, game: str, seats: list[str]) -> None:
    ann = come(phone=True)
    ann.sit(game, *seats)
    for _ in range(14):
        assert not overflow(ann)
        if not ann.asked():
            break
        ann.answer()
    assert not ann.missed, "glows and lies under something else"
    assert ann.by_list == 0, "the board had no way to answer"


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_table_needs_no_scrolling_on_a_desktop(come: Come, game: str, seats: list[str]) -> None:
    ann = come()
    ann.sit(game, *seats)
    for _ in range(6):
        if not ann.asked():
            break
        ann.answer()
        assert not overflow(ann)
        assert ann.tell("document.scrollingElement.scrollHeight") <= 768
        assert (
            ann.tell("document.querySelector('#board').scrollHeight - document.querySelector('#board').clientHeight")
            <= 1
        )


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR", "de-DE"])
def test_no_page_is_wider_than_a_phone(come: Come, lang: str) -> None:
    ann = come(phone=True, lang=lang)
    for page in PAGES:
        ann.visit(page)
        assert not overflow(ann), page
