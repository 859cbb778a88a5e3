"""The site that plays without a server, from plain static files."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from chromium import NAMES, QUIET
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from ludotek import api, registry
from ludotek.pocket import site as sites
from ludotek.pocket.site import EDITION, write_site
from ludotek.prove import serving
from ludotek.prove.chromium import Chromium
from ludotek.prove.device import Device, worker_of
from ludotek.prove.static import StaticFiles
from ludotek.testing.keeping import VERSION, keep

HERE = Path(__file__).parent
PRESS = (HERE / "press.js").read_text(encoding="utf-8")
ENDING = "dialog[aria-labelledby='ending-title']"


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

    def download(self, page: Page, record: Path) -> str:
        with page.expect_download() as coming:
            page.get_by_role("button", name="Download the record").click()
        coming.value.save_as(record)
        return record.read_text()


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
        record = visitor.download(page, tmp_path / "record.jsonl")
        assert api.game("twenty-strong").verify(record).over
    finally:
        site.start()


# --- another version --------------------------------------------------------------------------------------------------


RULES = """async () => {
  const base = await new Promise((done) => (indexedDB.open('ludotek').onsuccess = ({ target }) => done(target.result)))
  const rows = await new Promise((done) => {
    base.transaction('tables').objectStore('tables').getAll().onsuccess = ({ target }) => done(target.result)
  })
  base.close()
  return rows.map(({ row }) => Number(/"rules":([0-9]+)/.exec(new TextDecoder().decode(row))[1]))
}"""


def newer(folder: Path) -> Path:
    """The edition after a change of rules: the game has the next version, and the present one is kept as past rules."""
    game = registry.find("twenty-strong")
    shutil.copytree(EDITION, folder)
    known = json.loads((folder / "pocket.json").read_text())
    archive = folder / known["files"]["ludotek.zip"]
    changed = folder / "ludotek-00000000000000ff.zip"
    face = registry.folder(game) / "game.py"
    kept = keep(game, folder, registry.PAST)
    with zipfile.ZipFile(archive) as old, zipfile.ZipFile(changed, "w") as new:
        for name in old.namelist():
            if name != "ludotek/games/twenty_strong/game.pyc":
                new.writestr(name, old.read(name))
        new.writestr(
            "ludotek/games/twenty_strong/game.py", VERSION.sub(rf"\g<1>{game.rules_version + 1}", face.read_text())
        )
        for path in kept.rglob("*"):
            if path.suffix in (".py", ".toml", ".json", ".ftl"):
                new.writestr(f"ludotek/past/{path.relative_to(folder)}", path.read_bytes())
    shutil.rmtree(kept)
    archive.unlink()
    known["files"]["ludotek.zip"] = changed.name
    (folder / "pocket.json").write_text(json.dumps(known | {"version": "another"}))
    return folder


def test_a_game_goes_on_with_its_rules_when_the_site_is_replaced(
    visitor: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_site(tmp_path / "site")
    site = visitor.site = StaticFiles(tmp_path / "site")
    rules = registry.find("twenty-strong").rules_version
    page = visitor.come()
    page.get_by_role("button", name="Play now").first.wait_for()
    visitor.kept_offline(page)
    page.get_by_role("button", name=re.compile("Without the guide.*20 Strong")).click()
    page.locator("#board button.may").first.wait_for()
    visitor.play(page, 3)
    other = visitor.context.new_page()
    other.goto(f"{site.address}#/rules/untamed")
    (before,) = page.evaluate("() => caches.keys()")
    monkeypatch.setattr(sites, "EDITION", newer(tmp_path / "edition"))
    write_site(site.folder)
    page.bring_to_front()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    offer = page.get_by_text("A new version is ready")
    offer.wait_for()
    visitor.play(page, 2)  # nobody has to
    with other.expect_navigation():
        page.get_by_role("button", name="Reload").click()
    page.locator("#board button.may").first.wait_for()
    expect(offer).to_have_count(0)
    (after,) = page.evaluate("() => caches.keys()")
    assert after != before, "old files are still kept"
    visitor.play(page, 2000)
    page.locator(ENDING).wait_for()
    record = visitor.download(page, tmp_path / "record.jsonl")
    assert json.loads(record.splitlines()[0])["rules"] == rules
    assert api.game("twenty-strong").verify(record).over
    page.goto(f"{site.address}#/")
    page.get_by_role("button", name="Play now").first.click()
    page.locator("#board").wait_for()
    assert sorted(page.evaluate(RULES)) == [rules, rules + 1], "a new game is played with the new rules"


# --- through the worker ------------------------------------------------------------------------------------------------


GAMES = [("twenty-strong", "m"), ("untamed", "mm"), ("reckoners", "mm")]
KEPT = """navigator.serviceWorker.ready.then(() => new Promise((done) => {
  const look = () => (navigator.serviceWorker.controller ? done() : setTimeout(look, 20))
  look()
}))"""


def test_each_game_is_played_to_its_end_offline(tmp_path: Path, site: StaticFiles) -> None:
    """With a tab that is crashed in the middle; alone, and with two hands that one device holds."""
    browser = Chromium(tmp_path)
    try:
        first = browser.open(site.address)
        first.run(KEPT)
        first.close()
        site.stop()
        worker = worker_of(site.folder)
        tables = {}
        device = Device(browser, site.address, worker)
        for lang, (game, seats) in zip(("en", "fr", "de"), GAMES, strict=True):
            table = device.open(game, seats, **({"options": {"seats": 2}} if game == "reckoners" else {}))
            tables[game] = table, lang
            finish(device.page(table, lang=lang).settled(), 9)
        device.tab.crash()
        device = Device(browser, site.address, worker)
        for game, (table, lang) in tables.items():
            page = device.page(table, lang=lang).settled()
            finish(page)
            record = device.get(f"/api/tables/{table['table']}/export", table["key"]).text
            assert api.game(game).verify(record).over
    finally:
        browser.kill()
        site.start()


def finish(page: serving.Page, answers: int = 100_000) -> None:
    """Answer whatever either hand is asked, up to the end or so often."""
    for n in range(answers):
        if page.over:
            return
        if page.decision is None:
            page.turn_over()
        else:
            options = page.decision["options"]
            page.act(options[n * 7 % len(options)])
