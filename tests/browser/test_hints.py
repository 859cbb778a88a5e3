"""Hints and odds at a table: by mouse, by keyboard and by finger, marked on the board, and gone with their question."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe import objections
from hosting import Served
from playwright.sync_api import Locator, expect
from prepared import asked
from verbs import MINE, Person

Come = Callable[..., Person]

RINGED = """(() => {
  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2]
  const things = [...document.querySelectorAll('[data-spot], [data-place], [data-flip]')]
  return [...document.querySelectorAll('[data-testid=marks] .ring')].map((ring) => {
    const [x, y] = middle(ring.getBoundingClientRect())
    const there = (each) => middle(each.getBoundingClientRect()).every((at, i) => Math.abs(at - [x, y][i]) < 3)
    const names = things.filter(there).map(({ dataset }) => dataset)
    return ['spot', 'place', 'flip'].flatMap((kind) => names.map((each) => each[kind])).find(Boolean)
  })
})()"""


def rows(person: Person) -> Locator:
    return person.page.get_by_test_id("hint").get_by_role("listitem").get_by_role("button")


def rings(person: Person) -> Locator:
    return person.page.locator("[data-testid=marks] .ring")


def is_about(person: Person, row: int) -> None:
    """The rings lie on what the option in this row names, or on the button that is its answer."""
    words = rows(person).nth(row).locator("b").inner_text()
    decision = person.decision
    assert decision
    option = next(each for each in decision["options"] if each["text"] == words)
    names = {f"answer {option['action']}", *option["things"].values()}
    expect(rings(person).first).to_be_visible()
    person.until(f"{RINGED}.every(Boolean)")
    for ringed in person.tell(RINGED):
        assert any(name in ringed for name in names), f"{ringed} is not {names}"


def test_a_hint_by_mouse_is_marked_on_the_board_and_goes_with_its_question(come: Come, server: Served) -> None:
    ann = come()
    ann.sit_at(asked(server, "untamed", "MainPhase", "me", "greedy", after=30))
    assert ann.asked()
    ann.press(ann.button("Hint"))
    expect(rows(ann).first).to_contain_text("%")
    expect(ann.page.get_by_role("heading", name="Hint")).to_be_focused()
    is_about(ann, 0)
    rows(ann).nth(1).hover()
    expect(rows(ann).nth(1)).to_have_attribute("aria-pressed", "true")
    is_about(ann, 1)
    assert not objections(ann.page)
    ann.page.mouse.move(1, 1)
    ann.answer_by_list()
    expect(ann.page.get_by_test_id("hint")).to_have_count(0)
    expect(rings(ann)).to_have_count(0)


def test_a_hint_by_keyboard_alone(come: Come, server: Served) -> None:
    ann = come()
    ann.sit_at(asked(server, "reckoners", "UseDice", "me", "me", seats=2))
    assert ann.asked()
    ann.page.keyboard.press("t")
    expect(rows(ann).first).to_contain_text("%")
    is_about(ann, 0)
    ann.page.keyboard.press("Tab")  # past the cross
    ann.page.keyboard.press("Tab")
    expect(rows(ann).first).to_be_focused()
    ann.page.keyboard.press("Tab")
    expect(rows(ann).nth(1)).to_be_focused()
    is_about(ann, 1)
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_test_id("hint")).to_have_count(0)
    expect(rings(ann)).to_have_count(0)
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog")).to_contain_text("hint: the best options")


@pytest.mark.parametrize("dark", [False, True])
def test_a_hint_on_a_phone_in_german_makes_room_for_what_it_marks(come: Come, server: Served, dark: bool) -> None:
    ben = come(phone=True, dark=dark, lang="de-DE")
    ben.sit_at(asked(server, "twenty-strong", "Apply", "me", verb="apply", after=20, hero="pip-three-chimneys"))
    assert ben.asked()
    expect(ben.page.get_by_test_id("odds")).to_contain_text("Chancen")
    ben.press(ben.button("Tipp"))
    expect(rows(ben).first).to_contain_text("\u202f%")
    assert not objections(ben.page, "dark" if dark else "light")
    is_about(ben, 0)
    ben.press(rows(ben).first)
    expect(ben.page.get_by_test_id("hint")).to_have_count(0)
    expect(rings(ben).first).to_be_visible()
    assert ben.tell("document.documentElement.scrollWidth - innerWidth") <= 0


def test_odds_stand_above_the_tray_for_learners_until_they_are_switched_off(come: Come, server: Served) -> None:
    ann = come()
    ann.sit_at(asked(server, "twenty-strong", "Apply", "me", verb="apply", after=20))
    assert ann.asked()
    line = ann.page.get_by_test_id("odds")
    expect(line).to_contain_text("damage to you")
    odds, tray = line.bounding_box(), ann.page.locator(".tray").bounding_box()
    assert odds and tray
    assert odds["y"] + odds["height"] <= tray["y"]
    before = ann.decision
    assert before
    ann.choose("apply")
    ann.until(f"{MINE} && {MINE}.id !== {before['id']!r}")
    ann.press(ann.button("Menu"))
    ann.press(ann.button("Settings"))
    ann.page.get_by_label("Show odds").uncheck()
    ann.page.keyboard.press("Escape")
    expect(line).to_have_count(0)


def test_a_wish_is_asked_for_and_granted_beside_the_board(come: Come, server: Served) -> None:
    ann = come()
    ann.sit_at(asked(server, "twenty-strong", "Commit", "me", verb="commit", after=20))
    assert ann.asked()
    ann.choose("commit")
    pill = ann.page.locator(".fight").get_by_role("button", name="defeat").first
    expect(pill).to_contain_text("%")
    board = ann.page.locator(".board").first.bounding_box()
    ann.press(pill)
    sheet = ann.page.get_by_test_id("odds-sheet")
    expect(ann.page.get_by_role("heading", name="Odds")).to_be_focused()
    expect(sheet.get_by_role("figure")).to_contain_text("nobody falls")
    sheet.get_by_role("slider").fill("30")
    expect(sheet.get_by_role("status")).to_contain_text("more:")
    wished = ann.page.locator(".tray .wished")
    expect(ann.page.locator(".tray")).to_contain_text(re.compile(r"wished: \d more"))
    assert 1 <= wished.count() <= 9
    assert not objections(ann.page)
    ann.press(sheet.get_by_role("button", name="Do it"))
    expect(sheet.get_by_role("status")).to_contain_text("enough")
    expect(wished).to_have_count(0)
    assert ann.page.locator(".board").first.bounding_box() == board


def test_on_a_phone_the_odds_of_other_games_are_in_a_sheet(come: Come, server: Served) -> None:
    ben = come(phone=True, lang="de-DE")
    ben.sit_at(asked(server, "reckoners", "RollDice", "me", "greedy", seats=2, after=6))
    assert ben.asked()
    expect(ben.page.get_by_test_id("odds")).to_have_count(0)
    ben.press(ben.button("Chancen"))
    sheet = ben.page.get_by_test_id("odds-sheet")
    expect(sheet.get_by_role("figure")).to_contain_text("Eindämmen")
    assert not objections(ben.page)
    assert ben.tell("document.documentElement.scrollWidth - innerWidth") <= 0


def test_any_symbols_are_wished_for_by_mouse_finger_and_keys(come: Come, server: Served) -> None:
    for phone in (False, True):
        ann = come(phone=phone, lang="de-DE")
        ann.sit_at(asked(server, "reckoners", "RollDice", "me", "greedy", seats=2, after=6))
        assert ann.asked()
        ann.press(ann.button("Chancen") if phone else ann.button("Mehr …"))
        sheet = ann.page.get_by_test_id("odds-sheet")
        said = sheet.get_by_role("status")
        expect(said).to_contain_text("Wähle")
        fewer, more = (
            sheet.get_by_role("button", name=f"{each}: Erforschen") for each in ("Eins weniger", "Eins mehr")
        )
        ann.press(more)
        expect(said).to_contain_text("%")
        once = said.inner_text()
        more.focus()
        for _ in range(3):
            ann.press(more) if phone else ann.page.keyboard.press("Enter")
        expect(sheet.locator("fieldset li").filter(has_text="4× Erforschen")).to_be_visible()
        expect(said).not_to_have_text(once)
        spread = sheet.get_by_role("figure").get_by_role("listitem").filter(has_text="4× Erforschen")
        expect(said).to_contain_text(spread.locator("b").inner_text())
        for _ in range(3):
            ann.press(fewer)
        expect(said).to_have_text(once)
        assert not objections(ann.page)
        assert ann.tell("document.documentElement.scrollWidth - innerWidth") <= 0
        if not phone:
            more.focus()
            for _ in range(8):
                ann.page.keyboard.press("Enter")
            expect(more).to_have_attribute("aria-disabled", "true")  # as many as there are dice


def test_who_has_finished_three_games_sees_odds_only_when_they_want_to(come: Come, server: Served) -> None:
    ann = come()
    deed = '{ table: "t", game: "untamed", at: 0, result: "won", counts: true, numbers: {}, figures: {}, facts: {}, earned: [] }'
    ann.page.add_init_script(
        f"localStorage.setItem('ludotek.deeds', JSON.stringify([1, 2, 3].map((n) => ({{ ...{deed}, table: 't' + n }}))))"
    )
    ann.sit_at(asked(server, "twenty-strong", "Apply", "me", verb="apply", after=20))
    assert ann.asked()
    ann.press(ann.button("Menu"))
    ann.press(ann.button("Settings"))
    wanted = ann.page.get_by_label("Show odds")
    expect(wanted).not_to_be_checked()
    expect(ann.page.get_by_test_id("odds")).to_have_count(0)
    wanted.check()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_test_id("odds")).to_contain_text("damage to you")


def test_the_game_of_the_day_is_played_without_help(come: Come) -> None:
    ann = come()
    ann.go()
    ann.press(ann.page.get_by_role("link", name="Daily"))
    ann.page.get_by_label("Your name in the results").fill("Ann")
    game = ann.page.get_by_role("region", name="20 Strong")
    ann.press(game.get_by_role("button", name="Play today’s game"))
    ann.until("ear.state")
    assert ann.asked()
    expect(ann.page.get_by_role("button", name="Undo")).to_be_visible()
    expect(ann.button("Hint")).to_have_count(0)
    ann.page.keyboard.press("t")
    expect(ann.page.get_by_text("played without hints and odds")).to_be_visible()
    ann.press(ann.button("Menu"))
    ann.press(ann.button("Settings"))
    expect(ann.page.get_by_role("dialog")).to_contain_text("played without hints and odds")
    expect(ann.page.get_by_label("Show odds")).to_have_count(0)
