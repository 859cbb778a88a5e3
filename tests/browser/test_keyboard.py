"""Without a mouse: from the start page into a game and through several rounds, and one always sees where one is."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page
from verbs import ASKED, MINE, OVER, Person

# Where the focus is: its words, and whether it can be seen there.
FOCUS = """() => {
  const at = document.activeElement
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at)
  const box = at.getBoundingClientRect()
  return {
    body: at === document.body,
    name: at.ariaLabel ?? at.textContent.trim(),
    ring: (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
    shown: box.width > 0 && box.height > 0,
  }
}"""
STOPS = 160  # more places to stop at than any page has


def tab_to(page: Page, names: set[str]) -> str:
    """Go on from place to place until one of these is reached."""
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        at = page.evaluate(FOCUS)
        if at["body"]:
            continue
        assert at["shown"], f"the focus is on something that is not there: {at}"
        assert at["ring"], f"the focus is not seen: {at}"
        if any(at["name"].startswith(name) for name in names):  # what follows from an answer may stand behind it
            return str(at["name"])
    raise AssertionError(f"the keyboard does not reach {names}")


def test_from_the_start_page_through_several_rounds_by_keyboard_alone(come: Callable[..., Person]) -> None:
    ann = come()
    ann.go()
    ann.page.get_by_role("heading", name="20 Strong").wait_for()
    tab_to(ann.page, {"Play now: 20 Strong"})
    ann.page.keyboard.press("Enter")
    ann.until(ASKED)
    ann.page.locator("#board").wait_for()
    for turn in range(12):
        ann.until(f"{ASKED} || {OVER}")
        if ann.over:
            break
        decision = ann.decision
        assert decision
        if turn % 3 == 2:  # every third time from the list
            ann.page.keyboard.press("a")
            tab_to(ann.page, {str(ann.page.locator("dialog section li button").first.text_content()).strip()})
        else:
            tab_to(ann.page, {option["text"] for option in decision["options"]})
        ann.page.keyboard.press("Enter")
        answered = f"{MINE}?.id !== {decision['id']!r} || {OVER}"
        ann.until(f"{answered} || document.querySelector('[data-testid=fatal]')")
        if not ann.tell(answered):
            tab_to(ann.page, {"Do it anyway"})
            ann.page.keyboard.press("Enter")
            ann.until(answered)


def test_single_keys_open_the_list_the_rule_and_the_help(come: Callable[..., Person]) -> None:
    ann = come()
    ann.sit("twenty-strong")
    ann.until(ASKED)
    for key, shown in (("a", "dialog"), ("?", "dialog"), ("r", "[data-testid=why]")):
        ann.page.keyboard.press(key)
        ann.page.locator(shown).wait_for()
        ann.page.keyboard.press("Escape")
        ann.page.locator(shown).wait_for(state="detached")
    ann.page.keyboard.press("l")
    ann.button("Show log and chat").wait_for()
