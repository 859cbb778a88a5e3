"""The review of a finished game: read with mouse, keys and fingers, and the way from it into the replay and back."""

from __future__ import annotations

import re
from collections.abc import Callable

from axe import looked_at
from hosting import Served
from playwright.sync_api import expect
from prepared import asked
from verbs import Person

Come = Callable[..., Person]
PATIENCE = 120_000  # milliseconds; it is made behind everything else that the machine has to do
SUM = "[...document.querySelectorAll('dl[aria-label] dd.figures')].map((each) => parseInt(each.textContent.replace('−', '-')))"


def reviewed(person: Person) -> None:
    person.page.locator("dl[aria-label]").wait_for(timeout=PATIENCE)


def test_from_the_end_to_the_review_into_the_replay_and_back(come: Come, server: Served) -> None:
    ann = come()
    ann.sit_at(asked(server, "twenty-strong", "", "me", after=25))
    ann.give_up()
    ann.press(ann.ending.get_by_role("link", name="Review"))
    reviewed(ann)
    *parts, result = ann.tell(SUM)
    assert sum(parts) == result == 0
    looked_at(ann.page, "pages/Review.svelte")
    curve, rows = ann.page.get_by_role("slider"), ann.page.locator("tbody tr")
    curve.focus()
    ann.page.keyboard.press("End")
    ann.page.keyboard.press("ArrowLeft")
    chosen = rows.nth(rows.count() - 3)  # the last one is the result
    expect(chosen).to_have_class(re.compile("chosen"))
    expect(curve).to_have_attribute("aria-valuetext", re.compile(chosen.locator("th").inner_text()))
    wanted = chosen.get_by_role("link").get_attribute("href")
    assert wanted
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("slider", name="Step")).to_have_value(wanted.split("/")[3])
    ann.press(ann.page.get_by_role("link", name="Review"))
    reviewed(ann)
    ann.press(ann.page.get_by_role("link", name="Play it on the board").first)
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("A better line")
    expect(ann.page.locator(".told")).to_contain_text("Instead of")
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator("output")).to_have_text(re.compile("^1 /"))
    looked_at(ann.page, "pages/Better.svelte")
    ann.press(ann.button("New game from here"))
    ann.until("ear.state?.decisions.length")


def test_a_bots_game_on_a_small_phone_in_german(come: Come, server: Served) -> None:
    ben = come(phone=True, dark=True, viewport={"width": 320, "height": 640})
    ben.sit_at(asked(server, "untamed", "MainPhase", "me", "greedy", after=12, mode="duel"))
    ben.give_up()
    ben.press(ben.ending.get_by_role("link", name="Review"))
    reviewed(ben)
    ben.press(ben.button("DE"))
    ben.page.get_by_label("Wessen Partie").select_option("1")
    expect(ben.page.locator("dl[aria-label] .result")).to_contain_text("100", timeout=PATIENCE)
    *parts, result = ben.tell(SUM)
    assert sum(parts) == result == 100
    assert ben.tell("document.documentElement.scrollWidth - innerWidth") <= 0
    looked_at(ben.page, "pages/Review.svelte", "dark")
