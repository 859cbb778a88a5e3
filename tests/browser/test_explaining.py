"""What stands on the table explains itself: under the pointer, on focus and by a long press; and clauses are shown."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe import looked_at, objections, opened
from hosting import Served
from playwright.sync_api import expect
from prepared import asked
from verbs import Person

Come = Callable[..., Person]
BOX = "#explained"
DIE = {"twenty-strong": ".zone.pool .pile", "untamed": ".supply", "reckoners": ".tray span.die"}
SEATS = {"twenty-strong": ["me"], "untamed": ["me", "greedy"], "reckoners": ["me", "me"]}
QUESTION = {"twenty-strong": "Commit", "untamed": "MainPhase", "reckoners": "UseDice"}
TERM = {"twenty-strong": "TS-11", "untamed": "UN-21", "reckoners": "RK-27"}


def sit(come: Come, server: Served, game: str, *, phone: bool = False) -> Person:
    ann = come(phone=phone, lang="de-DE")
    ann.sit_at(asked(server, game, QUESTION[game], *SEATS[game]))
    assert ann.asked()
    return ann


@pytest.mark.parametrize("game", SEATS)
def test_by_the_pointer_and_by_focus(come: Come, server: Served, game: str) -> None:
    ann = sit(come, server, game)
    acts = ann.tell("ear.acts")
    hover_and_focus(ann, game, lambda: not objections(ann.page))
    assert ann.tell("ear.acts") == acts


def hover_and_focus(ann: Person, game: str, looks_well: Callable[[], bool] = lambda: True) -> None:
    """The last die or card explains itself under the pointer and, where it can be pressed, by the keyboard."""
    thing = ann.page.locator(DIE[game]).last
    ann.page.mouse.move(2, 2)
    thing.hover()
    box = ann.page.locator(BOX)
    expect(box).to_contain_text(TERM[game])
    assert looks_well()
    ann.page.mouse.move(2, 2)
    expect(box).to_have_count(0)
    focusable = ann.page.locator(
        f"button:has({DIE[game]}), {DIE[game]}[tabindex], button{DIE[game]}, {DIE[game]} button"
    )
    if focusable.count():
        ann.page.keyboard.press("Tab")  # so that the focus is seen
        focusable.first.focus()
        expect(box).to_contain_text(TERM[game])
        ann.page.keyboard.press("Escape")
        expect(box).to_have_count(0)


@pytest.mark.parametrize("game", SEATS)
def test_by_a_long_press(come: Come, server: Served, game: str) -> None:
    ann = sit(come, server, game, phone=True)
    acts = ann.tell("ear.acts")
    box = ann.page.locator(BOX)
    ann.hold(ann.page.locator(DIE[game]).last)
    expect(box).to_contain_text(TERM[game])
    ann.lift()
    expect(box).to_contain_text(TERM[game])  # it stays until something else is touched
    left, right = box.evaluate("(box) => [box.getBoundingClientRect().left, box.getBoundingClientRect().right]")
    assert left >= 0
    assert right <= 390
    ann.page.touchscreen.tap(195, 20)
    expect(box).to_have_count(0)
    assert ann.tell("ear.acts") == acts


def test_a_card_in_large_is_the_real_card_with_its_terms(come: Come, server: Served) -> None:
    ann = sit(come, server, "twenty-strong")
    ann.page.locator(".hero .art").click()
    sheet = ann.page.locator("dialog")
    expect(sheet.locator(".face .called")).not_to_be_empty()
    expect(sheet.locator("[data-term=number-recovery]").first).to_be_visible()
    expect(sheet.locator("li").first).to_contain_text("TS-")
    opened(ann.page, "table/CardZoom.svelte")
    sheet.get_by_text("TS-35").click()
    expect(ann.page.get_by_test_id("why")).to_contain_text("TS-35")


@pytest.mark.parametrize("width", [320, 1366])
def test_clauses_are_shown_and_games_told(come: Come, width: int) -> None:
    ann = come(lang="de-DE", viewport={"width": width, "height": 768})
    ann.go("rules", "untamed", "UN-31")
    ann.page.locator("#UN-31 a", has_text="Zeig es mir").click()
    expect(ann.page.locator("footer")).to_contain_text("UN-31")
    expect(ann.page.locator("output")).to_have_text("2 / 2")  # it plays by itself
    expect(ann.page.get_by_role("button", name="Noch einmal")).to_be_visible()
    looked_at(ann.page, "pages/Show.svelte")
    for game in SEATS:
        ann.go("how", game)
        expect(ann.page.locator("main section")).to_have_count(7)
        expect(ann.page.locator(".picture .board > *").first).to_be_attached()
        assert ann.tell("document.documentElement.scrollWidth") <= width
        looked_at(ann.page, "pages/How.svelte")


def test_the_cards_page_keeps_its_filters(come: Come) -> None:
    ann = come()
    ann.go("cards", "untamed")
    ann.page.get_by_role("radio", name="Tiger", exact=True).check()
    expect(ann.page.get_by_role("status")).to_have_text("6 cards")
    ann.page.locator(".real a").nth(2).click()
    expect(ann.page.locator("dialog .face")).to_be_visible()
    opened(ann.page, "pages/cards/CardSheet.svelte")
    ann.page.reload()
    expect(ann.page.locator("dialog .face")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("status")).to_have_text("6 cards")
