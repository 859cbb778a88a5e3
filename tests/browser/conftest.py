"""A real Chromium and a real server for the tests of the page; one of each for every worker."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))

from chromium import NAMES, QUIET
from company import Company
from hosting import Served
from profiles import Profiles
from verbs import Person

expect.set_options(timeout=30_000)  # a busy machine is slow; what is there at once costs no time


@pytest.fixture(scope="package")  # it keeps an event loop running, and other tests need their own
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as one:
        yield one


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if not found:
        refuse = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        refuse(f"no browser: none of {', '.join(NAMES)}")
    chromium = playwright.chromium.launch(executable_path=found, args=list(QUIET))
    yield chromium
    chromium.close()


@pytest.fixture(scope="package")
def profiles(browser: Browser) -> Profiles:
    return Profiles(browser, keep=4)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    one = Served(tmp_path_factory.mktemp("tables"))
    one.start()
    yield one
    one.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """One that may be killed."""
    one = Served(tmp_path)
    one.start()
    yield one
    one.kill()


@pytest.fixture
def company(request: pytest.FixtureRequest, profiles: Profiles, server: Served) -> Iterator[Company]:
    one = Company(profiles, server.address)
    yield one
    if request.node.stash.get(FAILED, False):
        one.photograph(re.sub(r"\W+", "-", request.node.name))
    assert not one.leave()


@pytest.fixture
def come(company: Company) -> Callable[..., Person]:
    return company.come


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser on a busy machine may stumble: what fails here is tried once more, and the report says so."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    report: Any = yield
    if report.failed:
        item.stash[FAILED] = True
    return report
