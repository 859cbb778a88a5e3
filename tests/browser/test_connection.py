"""A connection that is lost and comes back: into the same decision, with its state in sight, and nothing is forgotten."""

from __future__ import annotations

import pytest
from company import Company
from hosting import Served
from playwright.sync_api import Route, expect
from prepared import near_end
from profiles import Profiles
from verbs import MINE

LOST = "No connection. Reconnecting…"


def test_a_lost_connection_comes_back_into_the_same_decision(company: Company) -> None:
    company.expect("ERR_INTERNET_DISCONNECTED|WebSocket connection")
    ann = company.come()
    ann.sit("twenty-strong")
    ann.play(4)
    assert ann.asked()
    before = ann.decision
    ann.context.set_offline(True)
    ann.tell("ear.sockets.at(-1).close()")
    status = ann.page.get_by_role("status").filter(has_text="No connection")
    expect(status).to_have_text(LOST)
    ann.context.set_offline(False)
    ann.until("ear.sockets.at(-1).readyState === WebSocket.OPEN && ear.sockets.length > 1")
    expect(status).to_have_count(0)
    assert ann.decision == before
    ann.answer()


@pytest.mark.parametrize(
    ("part", "press", "there"),
    [
        ("Menu-*.js", "button[aria-label=Menu], button[title=Menu]", "dialog[open] h2:text-is('Menu')"),
        ("face-*.js", "#board button[aria-label^=Read]", "dialog[open] [data-term]"),
    ],
)
def test_a_part_of_the_page_that_a_broken_line_did_not_bring_comes_later(
    company: Company, part: str, press: str, there: str
) -> None:
    company.expect("ERR_FAILED")
    ann = company.come()
    ann.sit("twenty-strong")
    lost: list[Route] = []

    def lose(route: Route) -> None:
        lost.append(route)
        route.abort()

    ann.page.route(f"**/assets/{part}", lose)
    with ann.page.expect_event("requestfailed"):
        ann.press(ann.page.locator(press).first)
    assert lost
    ann.page.unroute(f"**/assets/{part}")
    expect(ann.page.locator(there).first).to_be_visible()


def test_the_result_is_told_when_the_line_breaks_at_the_end(company: Company, server: Served) -> None:
    company.expect("ERR_FAILED")
    ann = company.come()
    ann.page.route("**/assets/ending-*.js", lambda route: route.abort())
    with ann.page.expect_event("requestfailed"):
        ann.sit_at(near_end(server, "twenty-strong", "boss-defeated", "me"))
    ann.page.unroute("**/assets/ending-*.js")
    expect(ann.ending).to_be_visible()


def test_the_page_survives_a_server_that_is_killed(profiles: Profiles, own_server: Served) -> None:
    company = Company(profiles, own_server.address)
    company.expect("WebSocket connection|ERR_CONNECTION|ERR_CONTENT_LENGTH|ERR_EMPTY_RESPONSE")
    ann = company.come()
    ann.sit("twenty-strong")
    for _ in range(3):
        ann.play(3)
        if not ann.asked():
            break
        before = ann.state
        own_server.kill()
        expect(ann.page.get_by_text(LOST)).to_be_visible()
        own_server.start()
        ann.until(f"ear.sockets.at(-1).readyState === WebSocket.OPEN && {MINE}", 40)
        expect(ann.page.get_by_text(LOST)).to_have_count(0)
        assert ann.state["seq"] == before["seq"]
        assert ann.state["view"] == before["view"]
        assert ann.state["decisions"] == before["decisions"]
    assert not company.leave()


def test_an_answer_given_while_the_server_is_gone_is_not_taken_for_given(
    profiles: Profiles, own_server: Served
) -> None:
    company = Company(profiles, own_server.address)
    company.expect("WebSocket connection|ERR_CONNECTION|ERR_CONTENT_LENGTH|ERR_EMPTY_RESPONSE")
    ann = company.come()
    ann.sit("twenty-strong")
    before = ann.decision
    own_server.kill()
    expect(ann.page.get_by_text(LOST)).to_be_visible()
    ann.press_something()
    own_server.start()
    ann.until("ear.sockets.at(-1).readyState === WebSocket.OPEN", 40)
    expect(ann.page.get_by_text(LOST)).to_have_count(0)
    assert ann.decision == before
    ann.answer()
    assert not company.leave()
