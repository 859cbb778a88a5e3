"""A table with real dice and cards: set up, told what they show by finger and by key, and cards of hands named. Whole games:
`ludotek prove table`."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from verbs import Person

Come = Callable[..., Person]
AWAKE = """navigator.wakeLock.request = async (what) => {
  window.held = what
  return { release: async () => (window.held = '') }
}"""


def sit_down(ann: Person, game: str) -> None:
    """By the set-up; the table is laid out already."""
    ann.visit("new", game)
    ann.page.locator("label").filter(has=ann.page.get_by_role("checkbox", name="With the real box")).click()
    expect(ann.page.locator("footer")).to_contain_text("With the real box")
    ann.press(ann.button("Play"))
    ann.until("ear.state?.decisions[0]?.name === 'LayOut'")
    ann.press(ann.button("Everything is laid out"))
    entering(ann).wait_for()


def entering(ann: Person) -> Locator:
    return ann.page.get_by_test_id("entering")


def place(ann: Person) -> int:
    found: int = ann.tell("ear.state.entry.place")
    return found


def enter_all(ann: Person) -> None:
    """Whatever comes first."""
    while ann.tell("Boolean(ear.state.entry)"):
        before = ann.tell("ear.state.seq")
        ann.press(entering(ann).locator("[data-value]").first)
        ann.until(f"ear.drawn.seq > {before}")


@pytest.mark.parametrize("phone", [True, False])
def test_what_the_box_shows_is_entered_and_slips_are_taken_back(come: Come, phone: bool) -> None:
    ann = come(phone=phone)
    ann.visit("new", "twenty-strong")
    ann.tell(AWAKE)
    sit_down(ann, "twenty-strong")
    ann.until("window.held === 'screen'")
    expect(ann.page.get_by_title("Real dice and cards")).to_be_visible()
    expect(entering(ann)).to_contain_text("Which hero was drawn?")
    expect(ann.page.get_by_role("log")).to_contain_text("Which hero was drawn?")  # as it is read aloud
    expect(ann.page.locator("#prompt")).to_be_hidden()  # nothing else can be answered
    assert ann.tell("[...document.querySelectorAll('[data-value]')].every((each) => each.offsetHeight >= 56)")
    name = entering(ann).locator("[data-value]").nth(1).locator("b").inner_text()
    if phone:
        ann.press(entering(ann).locator("[data-value]").nth(1))
    else:
        ann.page.keyboard.press("2")
    ann.until("ear.state.entry.place === 1")
    expect(ann.page.locator("#board")).to_contain_text(name)  # the board goes on with every card
    ann.page.keyboard.press("Escape")
    expect(entering(ann)).to_be_visible()
    field = entering(ann).get_by_role("textbox", name="Type a name")
    wanted = entering(ann).locator("[data-value] b").nth(5).inner_text()
    field.fill(wanted.upper())
    expect(entering(ann).locator("[data-value]")).to_have_count(1)
    field.press("Enter")
    ann.until("ear.state.entry?.place === 2")
    expect(entering(ann).locator("[data-value] b").filter(has_text=wanted)).to_have_count(0)  # it lies elsewhere now
    ann.press(entering(ann).get_by_role("button", name="Undo"))
    ann.until("ear.state.entry.place === 1")
    ann.press(entering(ann).get_by_role("button", name="See the table"))
    expect(entering(ann).locator("[data-value]")).to_have_count(0)
    ann.press(entering(ann).get_by_role("button", name="Enter"))
    enter_all(ann)
    expect(entering(ann)).to_have_count(0)
    expect(ann.page.locator("#prompt")).to_be_visible()


def test_a_card_of_a_hand_is_named_by_whoever_plays_it(come: Come) -> None:
    ann = come()
    sit_down(ann, "untamed")
    enter_all(ann)
    while (decision := ann.decision) is None or decision["name"] != "FirstSupport":
        ann.until("document.querySelector('#actions .primary') && ear.drawn === ear.state")
        before = ann.tell("ear.state.seq")
        ann.press(ann.page.locator("#actions .primary"))  # nobody has to hand over anything
        ann.until(f"ear.state.seq > {before}")
        enter_all(ann)
        ann.until("ear.drawn === ear.state && ear.state.decisions.some((each) => each.seat === ear.state.me.seat)")
    seat = decision["seat"]
    expect(ann.page.locator("#prompt")).to_contain_text(f"{seat + 1}: ")
    ann.press(ann.button("To Support"))
    named = ann.page.get_by_test_id("naming").locator("[data-value]")
    card = named.nth(3).locator("b").inner_text()
    ann.page.keyboard.type(card)
    ann.page.keyboard.press("Enter")
    ann.until(f"!ear.state.decisions.some((each) => each.seat === {seat} && each.name === 'FirstSupport')")
