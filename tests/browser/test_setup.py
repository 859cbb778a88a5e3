"""Setting up a table: modes drawn for its seats, heroes and factions from cards, difficulty with figures."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from company import Company
from playwright.sync_api import expect
from verbs import ASKED, Person

Come = Callable[..., Person]
SIZES = [(320, 700), (390, 844), (1366, 768)]


def choose(ann: Person, group: str, name: str) -> None:
    """As a finger does: on the card, not on the hidden radio button."""
    chosen = ann.page.get_by_role("group", name=group, exact=True).get_by_role("radio", name=name)
    chosen.locator("xpath=ancestor::label").click(position={"x": 20, "y": 12})
    expect(chosen).to_be_checked()


def test_a_mode_is_a_drawing_a_sentence_and_a_clause_and_says_what_it_lacks(come: Come) -> None:
    ann = come()
    ann.go("new", "untamed")
    hydra = ann.page.locator("label").filter(has_text="Hydra")
    expect(hydra).to_contain_text("needs 4 or 6 seats")
    expect(hydra.locator("svg circle")).to_have_count(4)
    expect(hydra.get_by_role("link", name="UN-60")).to_be_visible()
    choose(ann, "Players", "3")  # a duel is for two: the first mode for three
    expect(ann.page.get_by_role("radio", name="Hunter")).to_be_checked()
    expect(ann.page.locator("label").filter(has_text="Hunter").locator("svg circle")).to_have_count(3)
    expect(ann.page.locator("footer")).to_contain_text("You and 2 friends by link")
    choose(ann, "Mode", "Hydra")
    expect(ann.page.locator("footer")).to_contain_text("Hydra")
    expect(ann.page.get_by_role("radio", name="4", exact=True)).to_be_checked()


def test_factions_are_given_to_one_seat_after_the_other(come: Come) -> None:
    ann = come()
    ann.go("new", "untamed")
    choose(ann, "Factions", "Chosen")
    choose(ann, "Seat 2", "Bot")
    for faction in ("Fox", "Rat", "Tiger", "Panda", "Rhino", "Rabbit"):
        ann.press(ann.page.locator(".names").get_by_role("button", name=faction))
    ann.press(ann.button("Play"))
    ann.until(ASKED)
    assert ann.state["table"]["options"]["factions"] == "fox+rat+tiger/panda+rhino+rabbit"
    expect(ann.page.get_by_test_id("mode")).to_contain_text("Duel")


def test_a_hero_is_a_card_and_a_rung_says_how_often_the_bot_wins(come: Come) -> None:
    ann = come()
    ann.go("new", "twenty-strong")
    ann.press(ann.page.get_by_role("button", name="Doctor Tansy"))
    expect(ann.page.locator("label").filter(has_text="Banish the red die.")).to_contain_text("%")
    choose(ann, "Difficulty", "Banish the red die.")
    expect(ann.page.locator("footer")).to_contain_text("Hero: Doctor Tansy · Difficulty 4")
    ann.press(ann.button("Play"))
    ann.until(ASKED)
    assert ann.state["table"]["options"] | {"hero": "doctor-tansy", "difficulty": 4} == ann.state["table"]["options"]


def test_who_plays_the_reckoners_alone_is_told_of_two(come: Come) -> None:
    ann = come()
    ann.go()
    expect(ann.page.locator("article").filter(has_text="The Reckoners")).to_contain_text("you run two Reckoners")
    ann.go("new", "reckoners")
    choose(ann, "Seat 2", "Me")
    expect(ann.page.get_by_text("Playing alone, you run two Reckoners.")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_set_up_fits_every_screen_in_german(company: Company, width: int, height: int) -> None:
    ann = company.come(lang="de-DE", viewport={"width": width, "height": height})
    for game in ("twenty-strong", "untamed", "reckoners"):
        ann.go("new", game)
        ann.page.locator("footer b").wait_for()
        wide = ann.tell("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, game


@pytest.mark.parametrize(
    ("page", "game"), [("new", "twenty-strong"), ("new", "untamed"), ("new", "reckoners"), ("how", "untamed")]
)
def test_the_guided_first_game_can_be_played_again(come: Come, page: str, game: str) -> None:
    ann = come()
    ann.go(page, game)
    ann.press(ann.button("Guided first game"))
    ann.until(ASKED)
    assert ann.state["lesson"]["bubbles"]
    assert ann.state["table"]["game"] == game
