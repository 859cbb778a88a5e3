"""axe-core finds nothing to object to: on every page, table and dialogue, on a desktop and on a phone, in light and dark."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from axe import looked_at, objections, opened
from hosting import Served
from playwright.sync_api import expect
from prepared import asked
from tables import TABLES
from verbs import Person

Come = Callable[..., Person]
SOURCES = Path(__file__).parents[2] / "client" / "src"
# What dialogues are made of.
FRAMES = {"lib/Dialog.svelte", "table/AskBack.svelte", "games/twenty_strong/centre/Sheet.svelte"}


def test_no_page_and_no_dialogue_is_forgotten() -> None:
    """Whoever writes one opens it in a test, by `looked_at` or `opened`, which bear its name."""
    written = {str(path.relative_to(SOURCES)) for path in SOURCES.glob("pages/*.svelte")}
    for path in SOURCES.rglob("*.svelte"):
        if re.search(r'<(?:[Dd]ialog|AskBack|Sheet)\b|role="dialog"', path.read_text(encoding="utf-8")):
            written.add(str(path.relative_to(SOURCES)))
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    named = set(re.findall(r'(?:looked_at|opened)\([\w.]+, "([\w/]+\.svelte)"', tests))
    assert named == written - FRAMES


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_pages(come: Come, phone: bool) -> None:
    ann = come(phone=phone)
    created = ann.sit("twenty-strong")
    ann.give_up()
    ann.ending.wait_for()
    opened(ann.page, "table/ending/Ending.svelte")
    ann.go()
    looked_at(ann.page, "pages/Start.svelte")
    ann.press(ann.button("Publishers and credits"))
    opened(ann.page, "pages/start/Credits.svelte")
    for game in ("untamed", "twenty-strong", "reckoners"):
        ann.go("new", game)
        looked_at(ann.page, "pages/NewTable.svelte", "dark" if phone else "light")
    ann.go("rules", "twenty-strong")
    looked_at(ann.page, "pages/Rules.svelte")
    ann.go("cards", "untamed")
    looked_at(ann.page, "pages/Cards.svelte")
    ann.go("mine")
    looked_at(ann.page, "pages/MyGames.svelte")
    ann.press(ann.page.get_by_role("button", name=re.compile("^Remove")).first)
    opened(ann.page, "pages/MyGames.svelte", "remove")
    ann.go("replay", created["table"])
    looked_at(ann.page, "pages/Replay.svelte")
    ann.press(ann.page.get_by_role("button", name=re.compile("^Link")).first)
    opened(ann.page, "pages/Replay.svelte", "link")
    ann.go("daily")
    looked_at(ann.page, "pages/Daily.svelte")
    ann.go("nowhere", "at", "all")
    looked_at(ann.page, "pages/Lost.svelte")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_tables(come: Come, server: Served, game: str, seats: list[str], phone: bool) -> None:
    ann = come(phone=phone)
    ann.sit_at(asked(server, game, "", *seats, after=30 if phone else 8))
    assert ann.asked()
    assert not objections(ann.page)
    ann.page.keyboard.press("a")
    opened(ann.page, "table/AllActions.svelte")


def test_dialogues(come: Come, server: Served) -> None:
    """Everything that opens over a table, one after the other; and the focus is never lost."""
    ann = come()
    ann.sit_at(asked(server, "untamed", "MainPhase", "me", "greedy"))
    assert ann.asked()
    pages = [
        "Settings",
        "Links",
        "Manage the table",
        "Let a bot take my seat",
        "Concede",
        "Report a problem",
        "Keyboard",
    ]
    for page in ["", *pages]:
        ann.press(ann.button("Menu"))
        if page:
            ann.press(ann.page.get_by_role("dialog").get_by_role("button", name=page, exact=True))
            ann.page.get_by_role("dialog", name=page).wait_for()
        opened(ann.page, "table/menu/Menu.svelte", page)
        ann.page.keyboard.press("Escape")
        ann.page.locator("dialog").wait_for(state="detached")
        expect(ann.button("Menu")).to_be_focused()
    ann.page.keyboard.press("w")
    ann.page.get_by_test_id("why").wait_for()
    assert not objections(ann.page, within="[data-testid=why]")
    ann.page.keyboard.press("Escape")
    expect(ann.button("Menu")).to_be_focused()
    undo = ann.page.locator("#actions .undo .press")
    ann.press(undo)  # past hidden cards, so one is asked
    ann.page.get_by_role("dialog", name="Go back?").wait_for()
    opened(ann.page, "table/Rewind.svelte")
    ann.page.keyboard.press("Escape")
    expect(undo).to_be_focused()


def test_sheets_of_a_small_table(come: Come) -> None:
    ann = come(phone=True)
    ann.sit("twenty-strong")
    assert ann.asked()
    stacks = ann.page.locator("[data-place=stacks]")
    own = ann.page.locator(".strip[data-place=inventory]")
    ann.press(stacks)
    opened(ann.page, "games/twenty_strong/centre/Zones.svelte")
    ann.page.keyboard.press("Escape")
    expect(stacks).to_be_focused()
    ann.press(own)
    opened(ann.page, "games/twenty_strong/hero/OwnStrip.svelte")
    ann.page.keyboard.press("Escape")
    expect(own).to_be_focused()
    ann.press(ann.page.locator(".zones .dice"))
    opened(ann.page, "games/twenty_strong/dice/Legend.svelte")
