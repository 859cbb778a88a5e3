"""A real Chromium and a real server for the tests of the page; one of each for every worker."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Request, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))

from serving import Served
from verbs import Person

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")  # as dev.py installs or finds it
QUIET = (
    "--no-sandbox",  # in a container the tests run as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
PICTURES = Path(__file__).parents[2] / "build" / "browser"  # what the page looked like when a test failed


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if not found:
        refuse = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        refuse(f"no browser: none of {', '.join(NAMES)}")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=list(QUIET))
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    one = Served(tmp_path_factory.mktemp("tables"))
    one.start()
    yield one
    one.kill()


class Company:
    """The people of a test, each with a browser profile of their own, and what went wrong in their pages."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.people: list[Person] = []
        self.complaints: list[str] = []
        self.expected: list[str] = []  # complaints that belong to the test: a server that is gone, a wrong link

    def come(self, *, phone: bool = False, dark: bool = False, lang: str = "en-GB", **more: Any) -> Person:
        """Somebody new. Motion is off unless a test is about it: it only costs time."""
        settings: dict[str, Any] = {
            "viewport": PHONE if phone else DESKTOP,
            "has_touch": phone,
            "is_mobile": phone,
            "color_scheme": "dark" if dark else "light",
            "locale": lang,
            "reduced_motion": "reduce",
        }
        context = self.browser.new_context(**{**settings, **more})
        self.listen(context)
        person = Person(context, self.address, touch=phone)
        self.people.append(person)
        return person

    def listen(self, context: BrowserContext) -> None:
        def console(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                self.complaints.append(f"console: {message.text} ({message.location.get('url', '')})")

        def request(asked: Request) -> None:
            if not asked.url.startswith((self.address, "data:", "blob:")):
                self.complaints.append(f"another host: {asked.url}")

        context.on("console", console)
        context.on("weberror", lambda found: self.complaints.append(f"page: {found.error}"))
        context.on("request", request)

    def expect(self, pattern: str) -> None:
        self.expected.append(pattern)

    def leave(self) -> list[str]:
        """Everybody goes; what was wrong and not expected."""
        for person in self.people:
            for page in person.context.pages:
                self.complaints += page.evaluate("() => window.ear?.forbidden ?? []")
            person.context.close()
        return [each for each in self.complaints if not any(re.search(one, each) for one in self.expected)]

    def photograph(self, name: str) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        for number, person in enumerate(self.people):
            person.page.screenshot(path=PICTURES / f"{name}-{number}.png")


@pytest.fixture
def company(request: pytest.FixtureRequest, browser: Browser, server: Served) -> Iterator[Company]:
    one = Company(browser, server.address)
    yield one
    if request.node.stash.get(FAILED, False):
        one.photograph(re.sub(r"\W+", "-", request.node.name))
    assert not one.leave()


@pytest.fixture
def come(company: Company) -> Callable[..., Person]:
    return company.come


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report: Any = yield
    if report.failed:
        item.stash[FAILED] = True
    return report
