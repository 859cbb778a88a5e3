"""What a first visit loads: the page's scripts stay within their budgets, up to the first decision of each game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tables import TABLES
from verbs import ASKED, Person

START = 80  # KB of JavaScript, compressed, for the start page
DECISION = 200  # from there to the first decision
SCRIPTS = """performance.getEntriesByType('resource')
  .filter(({ name }) => name.endsWith('.js'))
  .map(({ name, encodedBodySize }) => [name.split('/').at(-1), encodedBodySize])"""


@pytest.mark.parametrize("game", [game for game, _ in TABLES])
def test_scripts_stay_within_their_budgets(come: Callable[..., Person], game: str) -> None:
    ann = come(new=True)
    ann.go()
    ann.page.wait_for_load_state("networkidle")
    start = dict(ann.tell(SCRIPTS))
    ann.page.locator(f"[data-game={game}] button").first.click()
    ann.until(ASKED)
    ann.page.locator("#prompt").wait_for()
    ann.until("ear.asking === 0 && !document.querySelector('#board [aria-busy=true]')")
    all_of_it = dict(ann.tell(SCRIPTS))
    assert within(start) <= START, largest(start)
    assert within(all_of_it) <= DECISION, largest(all_of_it)


def within(scripts: dict[str, int]) -> float:
    return sum(scripts.values()) / 1000


def largest(scripts: dict[str, int]) -> str:
    first = sorted(scripts, key=lambda name: scripts[name], reverse=True)[:12]
    return f"{within(scripts):.0f} KB: " + ", ".join(f"{name} {scripts[name] / 1000:.1f}" for name in first)
