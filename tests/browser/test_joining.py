"""Before a game: the invitation, the table that waits, the draft that all see."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe import looked_at, objections
from company import Company
from playwright.sync_api import expect
from verbs import ASKED, Person

Come = Callable[..., Person]


def test_an_invitation_says_to_what_before_it_asks_for_a_name(come: Come) -> None:
    ann, ben = come(), come()
    created = ann.sit("untamed", "me", "friend", "greedy", mode="hunter")
    waiting = ann.page.get_by_test_id("waiting")
    expect(waiting).to_contain_text("One player is missing")
    expect(waiting).to_contain_text("You attack only the Stronghold of the player to your left.")
    ben.go("join", created["table"], created["invite"])
    assert not objections(ann.page)  # the table that waits
    looked_at(ben.page, "pages/Join.svelte")
    form = ben.page.locator("form")
    expect(form).to_contain_text("Ann invites you to Untamed.")
    expect(form).to_contain_text("Hunter.")
    expect(form.get_by_role("listitem")).to_have_text(["1 Ann", "2 free", "3 Bot: Seat 3"], use_inner_text=True)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press(ben.button("Take a seat"))
    ben.until("ear.state")
    expect(waiting).to_have_count(0)
    expect(ann.page.get_by_test_id("mode")).to_contain_text("You may attack the Stronghold of Ben")
    cyd = come()
    cyd.go("join", created["table"], created["invite"])
    expect(cyd.page.get_by_text("Every seat at this table is taken.")).to_be_visible()


@pytest.mark.parametrize("width", [320, 390, 1366])
def test_whoever_waits_sees_the_draft(company: Company, width: int) -> None:
    ann = company.come()
    ben = company.come(lang="de-DE", viewport={"width": width, "height": 844 if width < 700 else 768})
    created = ann.sit("untamed", "me", "friend", draft="draft")
    joined = ben.context.request.post(
        f"{ben.address}api/tables/{created['table']}/join", data={"invite": created["invite"], "name": "Ben"}
    ).json()
    ben.go("seat", joined["table"], joined["key"])
    ben.until("ear.state")
    first, second = (ann, ben) if ann.tell(f"Boolean({ASKED})") else (ben, ann)
    expect(second.page.locator(".tile")).to_have_count(9)
    assert not objections(ben.page, "light" if width == 390 else "dark")
    assert second.tell("ear.state.decisions.length") == 0
    first.press(first.page.locator(".tile .main.may").first)
    second.until(ASKED)
    expect(first.page.locator(".tile.gone")).to_have_count(1)  # now it is the other who waits
    expect(first.page.locator(".tile.gone .owners")).to_be_visible()
    assert ben.tell("document.documentElement.scrollWidth - innerWidth") <= 0
