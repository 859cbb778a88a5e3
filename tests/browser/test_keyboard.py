"""Without a mouse: from the start page into a game and through several rounds, and one always sees where one is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tables import TABLES
from verbs import ASKED, MINE, OVER, Person

Come = Callable[..., Person]

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


def test_from_the_start_page_through_several_rounds_by_keyboard_alone(come: Come) -> None:
    ann = come()
    ann.go()
    ann.page.get_by_role("heading", name="20 Strong").wait_for()
    tab_to(ann.page, {"Without the guide: 20 Strong"})
    ann.page.keyboard.press("Enter")
    ann.until(ASKED)
    ann.page.locator("#board").wait_for()
    for turn in range(12):
        ann.until(f"({ASKED} || {OVER}) && ear.drawn === ear.state && !document.querySelector('[data-settling]')")
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


def test_single_keys_open_the_list_the_rule_and_the_help(come: Come) -> None:
    ann = come()
    ann.sit("twenty-strong")
    ann.until(ASKED)
    for key, shown in (("a", "dialog"), ("?", "dialog"), ("w", "[data-testid=why]")):
        ann.page.keyboard.press(key)
        ann.page.locator(shown).wait_for()
        ann.page.keyboard.press("Escape")
        ann.page.locator(shown).wait_for(state="detached")
    ann.page.keyboard.press("l")
    ann.button("Show log and chat").wait_for()


KEYS = 3  # for an answer, at most


def answer_by_keys(person: Person, turn: int) -> int:
    """One answer at random: by the key of its button, now and then, else by its number in the list. How many keys it took."""
    decision = person.decision
    assert decision
    n = person.chance.randrange(len(decision["options"]))
    words = decision["options"][n]["text"]
    button = person.page.locator("#actions .answers [data-key]").filter(has_text=words)
    if turn % 4 == 0 and button.count() == 1:
        person.until("!document.querySelector('[data-settling]')")
        keys = [str(button.get_attribute("data-key"))]
    else:
        number = str(n + 1)
        keys = ["a", *number] + (["Enter"] if 10 * int(number) <= len(decision["options"]) else [])
    for key in keys:
        person.page.keyboard.press(key)
    answered = f"{MINE}?.id !== {decision['id']!r} || {OVER}"
    person.until(f"{answered} || document.querySelector('[data-testid=fatal]')")
    if not person.tell(answered):  # asked back: an answer of its own
        person.page.keyboard.press("Tab")
        person.page.keyboard.press("Enter")
        person.until(answered)
    return len(keys)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_game_by_keys_with_at_most_three_for_an_answer(come: Come, game: str, seats: list[str]) -> None:
    ann = come()
    ann.sit(game, *seats)
    counts: list[int] = []
    while ann.asked():
        counts.append(answer_by_keys(ann, len(counts)))
    assert max(counts) <= KEYS, counts
    ann.ending.wait_for()


def test_held_alt_shows_every_key_and_the_list_is_found_by_words(come: Come) -> None:
    ann = come()
    ann.sit("twenty-strong")
    assert ann.asked()
    ann.page.keyboard.down("Alt")
    expect(ann.page.get_by_test_id("badges")).to_contain_text("A")
    ann.page.keyboard.up("Alt")
    expect(ann.page.get_by_test_id("badges")).to_have_text("")
    options = [each["text"] for each in ann.tell(f"{MINE}.options")]
    ann.page.keyboard.press("a")
    found = ann.page.locator("dialog section").first.get_by_role("button")
    expect(found).to_have_count(len(options))
    ann.page.keyboard.type(options[-1])
    expect(found).to_have_count(sum(options[-1] in each for each in options))
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog")).to_have_count(0)
    assert ann.tell("ear.acts") == 0
