"""axe-core finds nothing to object to: on every page and table, on a desktop and on a phone, in light and in dark."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page
from tables import TABLES
from verbs import MINE, Person

Come = Callable[..., Person]
AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html.slice(0, 160)} ${node.any.map((why) => why.message)}`).slice(0, 3).join(' | ')}`)
}"""


def objections(page: Page, *schemes: str) -> list[str]:
    """In both colour schemes, or in these."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))  # not by a script element: the policy allows none but ours
    found: list[str] = []
    for scheme in schemes or ("light", "dark"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.wait_for_function("(wanted) => document.documentElement.dataset.theme === wanted", arg=scheme)
        found += [f"{scheme}: {each}" for each in page.evaluate(RUN)]
    return found


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_pages(come: Come, phone: bool) -> None:
    ann = come(phone=phone)
    created = ann.sit("twenty-strong")
    ann.give_up()
    ann.ending.wait_for()
    found = {"the end": objections(ann.page)}
    for page in ("", "new/untamed", "rules/twenty-strong", "cards/untamed", "mine", f"replay/{created['table']}"):
        ann.go(page)
        ann.page.locator("main").wait_for()
        ann.page.wait_for_load_state("networkidle")
        found[page] = objections(ann.page)
    assert not {page: said for page, said in found.items() if said}


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_tables(come: Come, game: str, seats: list[str], phone: bool) -> None:
    ann = come(phone=phone)
    ann.sit(game, *seats)
    ann.play(8)
    ann.asked()
    assert not objections(ann.page)
    ann.page.keyboard.press("a")
    ann.page.locator("dialog").wait_for()
    assert not objections(ann.page)


def test_dialogues(come: Come) -> None:
    """Everything that opens over a table, one after the other."""
    ann = come()
    ann.sit("untamed", "me", "greedy")
    while ann.asked() and not ann.tell(f"{MINE}?.name === 'MainPhase'"):
        ann.answer()
    found = {}
    pages = [
        "Settings",
        "Links",
        "Manage the table",
        "Let a bot take my seat",
        "Concede",
        "Report a problem",
        "Keyboard",
    ]
    for n, page in enumerate(["", *pages]):
        ann.press(ann.button("Menu"))
        if page:
            ann.press(ann.page.get_by_role("dialog").get_by_role("button", name=page, exact=True))
            ann.page.get_by_role("dialog", name=page).wait_for()
        found[page or "the menu"] = objections(ann.page, ("light", "dark")[n % 2])
        ann.page.keyboard.press("Escape")
        ann.page.locator("dialog").wait_for(state="detached")
    ann.page.keyboard.press("w")
    ann.page.get_by_test_id("why").wait_for()
    found["why"] = objections(ann.page, "dark")
    ann.page.keyboard.press("Escape")
    ann.press(ann.page.locator("#actions .undo .press"))  # past hidden cards, so one is asked
    ann.page.get_by_role("dialog", name="Go back?").wait_for()
    found["going back"] = objections(ann.page, "light")
    assert not {page: said for page, said in found.items() if said}
