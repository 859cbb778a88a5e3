"""Decks of 20 Strong that look like what they are: a map to travel, days on a calendar, two ways past a card."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe import objections, opened
from hosting import Served
from playwright.sync_api import Locator, expect
from prepared import asked, near_end
from verbs import Person

Come = Callable[..., Person]
HUNT, JOURNEY = "hollow-wood", "salt-road"


def glowing(within: Locator) -> Locator:
    return within.locator("button.may")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_map_shows_where_one_is_and_takes_one_further(come: Come, server: Served, phone: bool) -> None:
    ann = come(phone=phone, dark=phone)
    ann.sit_at(asked(server, "twenty-strong", "ActivateCard", "me", verb="activate", after=30, deck=HUNT))
    view = ann.state["view"]
    land = ann.page.get_by_role("list", name="Map")
    expect(land.get_by_role("button")).to_have_count(len(view["places"]))
    here = land.get_by_role("button", name="you are here")
    expect(here).to_have_count(1)
    expect(here).to_have_attribute("data-place", f"stack {view['here']}")
    reach = [at for at, pile in enumerate(view["stacks"]) if pile["reachable"] and pile["size"]]
    assert 0 < len(reach) < len(view["stacks"])
    for at in range(len(view["stacks"])):
        name = land.locator(f"[data-place='stack {at}']")
        expect(name).to_have_accessible_name(re.compile("within reach" if at in reach else "leads to"))
    ann.until("document.querySelector('h1').textContent.trim()")
    assert not objections(ann.page)
    may = glowing(land)
    assert may.count() > 0
    to = may.first.get_attribute("data-place")
    before = ann.decision
    assert before
    if phone:
        ann.press(may.first)
    else:
        may.first.focus()
        ann.page.keyboard.press("Enter")
    ann.given(before["id"])
    assert f"stack {ann.state['view']['here']}" == to


def test_two_ways_past_a_card_and_days_on_a_calendar(come: Come, server: Served) -> None:
    ann = come()
    ann.sit_at(asked(server, "twenty-strong", "ActivateCard", "me", verb="peace", after=10, deck=JOURNEY))
    assert ann.tell("document.documentElement.dataset.hue") == "sky"
    view, decision = ann.state["view"], ann.decision
    assert decision
    today = ann.page.get_by_role("list", name="Calendar").locator("[aria-current=date]")
    expect(today).to_contain_text(str(view["chip"]))
    assert not objections(ann.page)
    peaceful = next(option for option in decision["options"] if option["verb"] == "peace")
    card = ann.page.locator(f".fight [data-place='{peaceful['things']['stack']}']")
    expect(card.get_by_role("button", name="Fight")).to_be_visible()
    ann.press(card.get_by_role("button", name="In peace"))
    ann.given(decision["id"])
    assert peaceful["things"]["card"].removeprefix("card ") in ann.state["view"]["discard"]


def test_in_a_fight_the_map_unfolds_and_boons_and_banes_can_be_read(come: Come, server: Served) -> None:
    ann = come()
    ann.sit_at(near_end(server, "twenty-strong", "bosses-defeated", "me", left=3, deck=HUNT, difficulty=-1))
    lasting = ann.state["lasting"]
    assert lasting
    expect(ann.page.locator(".boss").first).to_contain_text("2 of 3 defeated")
    ann.press(ann.page.locator(".strip[data-place=stacks]"))
    opened(ann.page, "games/twenty_strong/map/MapStrip.svelte")
    ann.page.keyboard.press("Escape")
    ann.press(ann.button("In force for good", exact=False))
    for each in lasting:
        expect(ann.page.get_by_test_id("why")).to_contain_text(each["text"])
