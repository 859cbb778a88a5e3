"""A server that offers both: a game is begun on the device, taken to the server in a file, and goes on there."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest
from hosting import Served
from playwright.sync_api import Browser, Page, expect

from ludotek.pocket.site import is_built

PRESS = (Path(__file__).parent / "press.js").read_text(encoding="utf-8")


@pytest.fixture
def page(browser: Browser, server: Served) -> Page:
    if not is_built():
        refuse = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        refuse("there is no pocket edition: python3 dev.py pocket makes it")
    return browser.new_page(locale="en")


def press(page: Page, times: int) -> None:
    while times > 0:
        times -= page.evaluate(PRESS, 0.5) is not None
        page.wait_for_timeout(50)


def test_a_game_goes_from_the_device_to_the_server(page: Page, server: Served, tmp_path: Path) -> None:
    problems: list[str] = []
    page.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
    page.goto(f"{server.address}#/new/twenty-strong")
    page.get_by_role("link", name="Play on this device").click()
    expect(page).to_have_url(f"{server.address}pocket/#/new/twenty-strong")
    expect(page.get_by_role("link", name="Play on the server")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator("#board").wait_for()
    press(page, 1)
    table = page.url.rpartition("/")[2]
    page.goto(f"{server.address}pocket/#/mine")
    with page.expect_download() as coming:
        page.get_by_role("button", name=re.compile("^Save to a file")).click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    assert (file.name, json.loads(file.read_text())["table"]["id"]) == (f"ludotek-{table}.ludotek", table)

    page.goto(f"{server.address}#/mine")
    page.get_by_role("link", name="1 more game is on this device.").wait_for()
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_text("1 game is new here.").wait_for()
    page.locator("input[type=file]").set_input_files({"name": "cut", "mimeType": "", "buffer": file.read_bytes()[:-50]})
    page.get_by_text(re.compile("1 game: This game is damaged in the file")).wait_for()
    page.get_by_role("link", name=re.compile("Continue")).click()
    expect(page).to_have_url(f"{server.address}#/table/{table}")
    page.locator("#board").wait_for()
    press(page, 1)
    assert [said for said in problems if "400" not in said] == []
    page.context.close()


def test_all_games_of_a_device_go_to_another_one(page: Page, server: Served, browser: Browser, tmp_path: Path) -> None:
    page.goto(f"{server.address}pocket/")
    for game in ("20 Strong", "The Reckoners"):
        page.goto(f"{server.address}pocket/#/")
        page.get_by_role("button", name=re.compile(f"(Play now|Without the guide).*{game}")).first.click()
        page.locator("#board").wait_for()
        page.wait_for_function("location.hash.startsWith('#/table/')")
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save to a file").click()
    assert page.url.rpartition("/")[2] in coming.value.suggested_filename
    page.goto(f"{server.address}pocket/#/mine")
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save all games to a file").click()
    page.get_by_text("The file has 2 games.").wait_for()
    coming.value.save_as(tmp_path / "all.ludotek")
    page.context.close()
    other = browser.new_context(locale="de").new_page()
    other.goto(f"{server.address}pocket/#/mine")
    other.locator("input[type=file]").set_input_files(tmp_path / "all.ludotek")
    other.get_by_text("2 Partien sind hier neu.").wait_for()
    expect(other.get_by_role("link", name=re.compile("Weiterspielen"))).to_have_count(2)
    other.context.close()


def test_a_deck_of_ones_own_is_played_on_the_device(page: Page, server: Served) -> None:
    page.goto(f"{server.address}pocket/#/workshop")
    page.locator(".kinds").get_by_role("button", name=re.compile("^Deck", re.IGNORECASE)).click()
    page.get_by_label("What it is called").fill("The Cellar")
    page.get_by_role("button", name="Start from a small example").click()
    play = page.get_by_role("button", name=re.compile("^Play"))
    expect(play).to_be_enabled()
    play.click()
    page.get_by_role("dialog", name="Before you begin").get_by_role("button", name="Play").click()
    page.locator("#board").wait_for()
    press(page, 1)
    expect(page.locator("#board")).to_be_visible()
    page.context.close()
