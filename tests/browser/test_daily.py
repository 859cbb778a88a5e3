"""The game of the day on its page: one try, a place among the results, nothing opened before the day is over."""

from __future__ import annotations

from company import Company
from playwright.sync_api import expect


def test_the_game_of_the_day_is_played_once(company: Company) -> None:
    company.expect("status of 40[0-9]")
    ann = company.come()
    ann.go()
    ann.press(ann.page.get_by_role("link", name="Daily"))
    expect(ann.page.get_by_text("That’s the honour system")).to_be_visible()
    ann.page.get_by_label("Your name in the results").fill("Ann")
    game = ann.page.get_by_role("region", name="20 Strong")
    ann.press(game.get_by_role("button", name="Play today’s game"))
    ann.until("ear.state")
    ann.give_up()
    ann.until("ear.state.outcome")
    table = ann.state["table"]["id"]
    assert ann.state["table"]["opening"] is None
    assert ann.state["undo"]["further"] == ""
    ann.go("daily")
    expect(game.get_by_role("row").filter(has_text="Ann")).to_contain_text("lost")
    expect(game.get_by_role("button", name="Play today’s game")).to_have_count(0)
    ann.go("replay", table)
    expect(ann.page.get_by_role("alert")).to_contain_text("The day isn’t over yet")
    ben = company.come(lang="de-DE", viewport={"width": 320, "height": 700})
    ben.go("daily")
    expect(ben.page.get_by_text("Ehrensache")).to_be_visible()
    expect(ben.page.get_by_role("row").filter(has_text="Ann")).to_be_visible()
    assert ben.tell("document.documentElement.scrollWidth - innerWidth") <= 0
