"""The gallery: all cards in one place, sifted by what they do, each with all that is known of it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from axe import opened
from playwright.sync_api import expect
from verbs import Person

Come = Callable[..., Person]
SMALL = Path(__file__).parents[1] / "decks" / "small.toml"


def test_cards_are_sifted_by_what_they_do_and_the_address_keeps_it(come: Come) -> None:
    ann = come()
    ann.go("cards", "untamed")
    page, status = ann.page, ann.page.get_by_role("status")
    expect(status).to_have_text("54 cards")
    page.get_by_text("Keywords").click()
    rally = page.get_by_role("checkbox", name="Rally")
    expect(page.locator("label", has=rally)).to_contain_text("15")
    rally.check()
    expect(status).to_have_text("15 cards")
    page.get_by_text("When", exact=True).click()
    arrival = page.get_by_role("checkbox", name="Arrival")
    count = page.locator("label", has=arrival).locator("small").inner_text()
    arrival.check()
    expect(status).to_have_text(f"{count} cards")
    page.reload()
    expect(status).to_have_text(f"{count} cards")
    expect(rally).to_be_checked()
    page.get_by_role("link", name="Clear filters").click()
    expect(status).to_have_text("54 cards")


def test_all_games_hang_on_one_wall_and_faces_are_drawn_when_they_come_near(come: Come) -> None:
    ann = come(lang="de-DE")
    ann.go("cards", "all")
    page = ann.page
    expect(page.locator(".real").first).to_be_visible()
    cards = page.locator("main li[data-game]").count()
    assert cards > 180 and page.locator(".real").count() < 40
    for game in ("twenty-strong", "untamed", "reckoners"):
        assert page.locator(f"main li[data-game='{game}']").count() > 50
    last = page.locator("main li[data-game]").last
    last.scroll_into_view_if_needed()
    expect(last.locator(".real")).to_be_visible()
    page.get_by_role("searchbox").or_(page.get_by_role("textbox")).fill("Essensglocke")
    expect(page.get_by_role("status")).to_have_text("1 Karte")
    last.get_by_role("link").click()
    expect(page.get_by_role("dialog", name="Essensglocke")).to_be_visible()


def test_the_sheet_of_a_card_has_its_words_its_figures_and_its_definition(come: Come) -> None:
    for phone in (False, True):
        ann = come(phone=phone)
        ann.go("cards", "untamed", "dinner-bell")
        sheet = ann.page.get_by_role("dialog", name="Dinner Bell")
        figure = sheet.locator(".figure", has_text="What it is worth")
        expect(figure.locator("dd")).to_contain_text("pairs of games")
        expect(figure.locator(".other").nth(20)).to_be_attached()
        tongues = sheet.locator("[data-tongue]")
        expect(tongues).to_have_count(1 if phone else 3)
        if phone:
            sheet.get_by_role("radio", name="FR").check()
        expect(sheet.locator("[data-tongue=fr]")).to_contain_text("Cloche du dîner")
        sheet.get_by_text("As it is written").click()
        expect(sheet.locator("pre")).to_contain_text('id = "dinner-bell"')
        assert sheet.evaluate("(whole) => whole.scrollWidth <= whole.clientWidth")
        opened(ann.page, "pages/cards/CardSheet.svelte")
        sheet.get_by_role("link", name="Next card").click()
        expect(sheet).to_have_count(0)
        expect(ann.page.get_by_role("dialog").locator("pre")).not_to_contain_text("dinner-bell")


@pytest.mark.parametrize(
    ("game", "card", "name"),
    [
        ("twenty-strong", "keel-breaker", "Keel-Breaker"),
        ("untamed", "dinner-bell", "Dinner Bell"),
        ("reckoners", "nightwielder", "Nightwielder"),
    ],
)
def test_a_card_is_seen_on_a_table(come: Come, game: str, card: str, name: str) -> None:
    ann = come()
    ann.go("cards", game, card)
    ann.page.get_by_role("dialog", name=name).get_by_role("button", name="See it on a table").click()
    expect(ann.page.locator("#board").get_by_text(name).first).to_be_visible()


def test_a_deck_is_shown_with_its_ladder(come: Come) -> None:
    ann = come()
    ann.go("cards", "twenty-strong", "long-dusk")
    expect(ann.page.get_by_role("dialog")).to_contain_text("How often it is won")
    expect(ann.page.get_by_role("button", name="See it on a table")).to_have_count(0)  # it is played as a whole


def test_the_cards_of_a_pack_of_ones_own_hang_beside_the_others(come: Come) -> None:
    ann = come()
    ann.go()
    pack = {"kind": "deck", **tomllib.loads(SMALL.read_text("utf-8")), "name": {"en": "Small", "de": "Klein"}}
    keep = "(pack) => localStorage.setItem('ludotek.pack.one', JSON.stringify({ pack, changed: 1 }))"
    ann.page.evaluate(keep, pack)
    ann.go("cards", "twenty-strong")
    ann.page.get_by_role("radio", name="Small (yours)").check()
    ann.page.get_by_role("link", name="Wanderer").click()
    sheet = ann.page.get_by_role("dialog", name="Wanderer")
    expect(sheet).to_contain_text("Nothing has been measured")
    sheet.get_by_text("As it is written").click()
    expect(sheet.locator("pre")).to_contain_text('id = "wanderer"')
    sheet.get_by_role("button", name="See it on a table").click()
    expect(ann.page.locator("#board")).to_be_visible()
