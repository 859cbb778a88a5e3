"""Why a bot did that: asked in the log, by mouse and by finger."""

from __future__ import annotations

from collections.abc import Callable

from axe import objections
from hosting import Served
from playwright.sync_api import expect
from prepared import asked
from verbs import Person

Come = Callable[..., Person]


def test_a_bot_is_asked_why_in_the_log(come: Come, server: Served) -> None:
    ann = come()
    ann.sit_at(asked(server, "untamed", "MainPhase", "me", "greedy", after=30))
    assert ann.asked()
    log = ann.page.get_by_role("region", name="Log")
    line = log.get_by_role("listitem").filter(has=ann.button("Why?")).last
    words = line.inner_text()
    ann.press(line.get_by_role("button", name="Why?"))
    sheet = ann.page.get_by_test_id("why")
    title = sheet.get_by_role("heading", level=2)
    expect(title).to_be_focused()
    assert title.inner_text() in words
    expect(sheet.locator("#why-said")).to_contain_text("secret")
    line = log.get_by_role("listitem").filter(has_text="attacks").filter(has=ann.button("Why?")).last
    ann.press(line.get_by_role("button", name="Why?"))
    expect(sheet.locator("#why-said")).to_contain_text("As far as you can see")
    expect(sheet.get_by_role("blockquote").first).to_contain_text("UN-")
    assert not objections(ann.page)


def test_a_bot_is_asked_why_on_a_phone_in_french(come: Come, server: Served) -> None:
    ben = come(phone=True, dark=True, lang="fr-FR")
    ben.sit_at(asked(server, "reckoners", "UseDice", "me", "greedy", seats=2))
    assert ben.asked()
    ben.press(ben.page.get_by_role("button", name="Journal").first)
    ben.press(ben.page.get_by_role("button", name="Pourquoi ?").last)
    sheet = ben.page.get_by_test_id("why")
    expect(sheet.locator("#why-said")).to_contain_text("%")
    assert not objections(ben.page, "dark")
    assert ben.tell("document.documentElement.scrollWidth - innerWidth") <= 0
