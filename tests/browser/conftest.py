"""A real Chromium for the tests of the page; one for each worker."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

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


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """Storage and cookies of one person; ask the browser for more of them where a test needs several."""
    one = browser.new_context(viewport=DESKTOP, locale="en-GB")
    yield one
    one.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()
