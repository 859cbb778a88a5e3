"""The site that plays without a server, from plain static files."""

from __future__ import annotations

import os
import random
import re
import shutil
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

import pytest
from chromium import NAMES, QUIET
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from ludotek import api
from ludotek.pocket.site import EDITION, write_site

HERE = Path(__file__).parent
PRESS = (HERE / "press.js").read_text(encoding="utf-8")
ENDING = "dialog[aria-labelledby='ending-title']"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *said: object) -> None:
        pass


class StaticFiles:
    """A host that serves files and does nothing else; it can be gone."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.start()

    def start(self) -> None:
        self.host = ThreadingHTTPServer(("127.0.0.1", self.port), partial(Quiet, directory=str(self.folder)))
        self.port = self.host.server_address[1]
        Thread(target=self.host.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.host.shutdown()
        self.host.server_close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticFiles]:
    if not (EDITION / "pocket.json").is_file():
        refuse = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        refuse("there is no pocket edition: python3 dev.py pocket makes it")
    folder = tmp_path_factory.mktemp("site")
    write_site(folder)
    files = StaticFiles(folder)
    yield files
    files.stop()


class Visitor:
    """Somebody with a browser of their own, which keeps everything on disk."""

    def __init__(self, playwright: Playwright, profile: Path, site: StaticFiles) -> None:
        self.playwright = playwright
        self.profile = profile
        self.site = site
        self.chance = random.Random(5)
        self.elsewhere: list[str] = []
        self.problems: list[str] = []

    def come(self) -> Page:
        """A fresh process."""
        chromium = next(filter(None, map(shutil.which, NAMES)), None)
        self.context: BrowserContext = self.playwright.chromium.launch_persistent_context(
            str(self.profile), executable_path=chromium, args=list(QUIET), viewport={"width": 1366, "height": 768}
        )
        self.context.set_default_timeout(60_000)
        page = self.context.new_page()
        page.on("request", lambda asked: self.note(asked.url))
        page.on("pageerror", lambda problem: self.problems.append(str(problem)))
        page.on("console", lambda said: self.problems.append(said.text) if said.type == "error" else None)
        page.goto(self.site.address)
        return page

    def note(self, url: str) -> None:
        if urlsplit(url).scheme in ("http", "https") and not url.startswith(self.site.address):
            self.elsewhere.append(url)

    def go(self) -> None:
        self.context.close()

    def kept_offline(self, page: Page) -> None:
        """Until the service worker has everything."""
        for _ in range(200):
            if page.evaluate("() => navigator.serviceWorker.controller !== null"):
                return
            page.wait_for_timeout(100)
        raise AssertionError("nothing was kept for when there is no network")

    def play(self, page: Page, presses: int) -> None:
        """Press what may be pressed; until the end, or for so many presses."""
        idle = 0
        while presses > 0 and not page.locator(ENDING).count():
            if page.evaluate(PRESS, self.chance.random()) is None:
                idle += 1
                assert idle < 600, "nothing can be pressed any more"
                page.wait_for_timeout(50)
            else:
                idle, presses = 0, presses - 1
                page.wait_for_timeout(20)


@pytest.fixture
def visitor(playwright: Playwright, tmp_path: Path, site: StaticFiles) -> Iterator[Visitor]:
    one = Visitor(playwright, tmp_path / "profile", site)
    yield one
    one.go()
    assert one.elsewhere == [], "another host was asked"
    assert one.problems == []


def test_a_game_goes_on_without_network_in_a_fresh_process(visitor: Visitor, site: StaticFiles, tmp_path: Path) -> None:
    page = visitor.come()
    page.get_by_role("button", name="Play now").first.wait_for()
    visitor.kept_offline(page)
    visitor.go()
    site.stop()
    try:
        page = visitor.come()
        expect(page.get_by_role("link", name="Play with friends")).to_have_count(0)
        page.get_by_role("button", name=re.compile("Without the guide.*20 Strong")).click()
        page.locator("#board button.may").first.wait_for()
        visitor.play(page, 6)
        table = page.url
        visitor.go()  # without a word: whatever was shown is on disk
        page = visitor.come()
        page.goto(table)
        page.locator("#actions .answers").first.wait_for()
        visitor.play(page, 2000)
        page.locator(ENDING).wait_for()
        with page.expect_download() as coming:
            page.get_by_role("button", name="Download the record").click()
        record = tmp_path / "record.jsonl"
        coming.value.save_as(record)
        assert api.game("twenty-strong").verify(record.read_text()).over
    finally:
        site.start()
