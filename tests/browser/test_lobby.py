"""The lobby and the chat: list, join, watch, say with one press, mute, report."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe import looked_at, objections
from company import Company
from hosting import Served
from playwright.sync_api import expect
from profiles import Profiles


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    one = Served(Path(tmp_path_factory.mktemp("public")), "--public", env=dict(os.environ))
    one.start()
    yield one
    one.kill()


def test_a_public_table_is_listed_joined_and_talked_at(profiles: Profiles, public: Served) -> None:
    company = Company(profiles, public.address)
    ann, ben = company.come(), company.come(phone=True, lang="de-DE")
    ann.go("new", "untamed")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("List this table.").check()
    ann.press(ann.button("Create the table"))
    ann.press(ann.page.get_by_role("link", name="To the table"))
    ann.until("ear.state")
    ben.go()
    ben.press(ben.page.get_by_role("link", name="Offene Tische"))
    looked_at(ben.page, "pages/Lobby.svelte")
    row = ben.page.get_by_role("listitem").filter(has_text="Tisch von Ann")
    expect(row).to_contain_text("ein freier Platz")
    assert ben.tell("document.documentElement.scrollWidth - innerWidth") <= 0
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.press(row.get_by_role("link", name="Mitspielen"))
    expect(ben.page.get_by_label("Dein Name")).to_have_value("Ben")
    ben.press(ben.button("Platz nehmen"))
    ben.until("ear.state")
    ann.until("ear.state.table.status === 'playing'")
    ann.press(ann.page.get_by_role("tab", name="Chat"))
    ann.press(ann.page.get_by_text("Quick messages"))
    ann.press(ann.button("Well played!"))
    expect(ben.page.get_by_test_id("said")).to_have_text("Ann Gut gespielt!")
    ben.press(ben.page.get_by_test_id("said"))
    ben.press(ben.page.get_by_role("tab", name="Chat"))
    ben.press(ben.page.get_by_role("button", name="Über Ann"))
    assert not objections(ben.page)  # the chat on a phone
    ben.press(ben.button("Dem Betreiber melden"))
    expect(ben.page.get_by_text("Danke. Der Betreiber")).to_be_visible()
    ben.press(ben.page.get_by_role("button", name="Über Ann"))
    ben.press(ben.button("Ann stummschalten"))
    expect(ben.page.get_by_role("log", name="Chat").get_by_text("Gut gespielt!")).to_have_count(0)
    cyd = company.come()
    cyd.go("lobby")
    cyd.press(cyd.page.get_by_role("link", name="Watch: Ann"))
    cyd.until("ear.state?.me.seats.length === 0")
    assert company.leave() == []
