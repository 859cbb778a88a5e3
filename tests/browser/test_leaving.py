"""A duel that one of two leaves: the countdown, the bot that plays on, the way back, and links that stay one's own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe import opened
from company import Company
from hosting import Served
from playwright.sync_api import expect
from profiles import Profiles
from verbs import Person

AWAY = 4  # seconds


@pytest.fixture
def hasty(profiles: Profiles, tmp_path: Path) -> Iterator[Company]:
    """People at a server that does not wait for long."""
    server = Served(tmp_path, "--away", str(AWAY))
    server.start()
    one = Company(profiles, server.address)
    yield one
    assert not one.leave()
    server.kill()


def duel(company: Company, **of_ben: object) -> tuple[Person, Person]:
    ann, ben = company.come(), company.come(**of_ben)
    created = ann.sit("untamed", "me", "friend")
    ben.go("join", created["table"], created["invite"])
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press(ben.button("Take a seat"))
    ben.until("ear.state")
    ann.until("ear.state.table.status === 'playing'")
    return ann, ben


def manage(person: Person, entry: str) -> None:
    person.press(person.button("Menu"))
    person.press(person.page.get_by_role("dialog", name="Menu").get_by_role("button", name=entry))


def test_a_bot_plays_for_who_is_away_for_long_and_may_come_back(hasty: Company) -> None:
    ann, ben = duel(hasty, phone=True)
    ann.stop_clock()
    ben.page.goto("about:blank")
    expect(ann.page.get_by_text("Ben is away: 0:0")).to_be_visible()
    ann.start_clock()
    let = ann.button("Let a bot play")
    ann.press(let)
    expect(ann.page.get_by_text("Let a bot play for Ben?")).to_be_visible()
    opened(ann.page, "table/Absent.svelte")
    ann.press(ann.page.get_by_role("dialog").get_by_role("button", name="Let a bot play"))
    ann.until("ear.state.table.seats[1].replaced")
    expect(ann.page.get_by_text("A bot now plays for Ben.").first).to_be_visible()
    assert not ann.state["undo"]["further"]
    ben.page.go_back()
    expect(ben.page.get_by_text("A bot is playing for you.")).to_be_visible()
    ben.press(ben.button("Take over again"))
    ann.until("!ear.state.table.seats[1].replaced")


def test_in_a_duel_each_renews_the_own_link_only(company: Company) -> None:
    ann, ben = duel(company)
    manage(ann, "Manage the table")
    expect(ann.button("Ask to let a bot play")).to_be_visible()
    expect(ann.button("Create a new link")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    manage(ben, "Links")
    link = ben.page.get_by_role("dialog").get_by_role("textbox").last
    old = link.input_value()
    ben.press(ben.button("Create a new link"))
    expect(link).not_to_have_value(old)
    expect(ann.page.get_by_text("Ben has a new link.").first).to_be_visible()
    new = link.input_value()
    ben.page.reload()  # with the new key, which the browser has kept
    ben.until("ear.state?.me.seats.includes(1)")
    other = company.come()
    other.page.goto(new)
    other.until("ear.state?.me.seats.includes(1)")
