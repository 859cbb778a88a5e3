"""The people of a test: their browsers, and everything that goes wrong in their pages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError
from profiles import Profiles
from verbs import Person

DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
PICTURES = Path(__file__).parents[2] / "build" / "browser"  # what the page looked like when a test failed


class Company:
    """The people of a test, each with a browser profile of their own, and what went wrong in their pages."""

    def __init__(self, profiles: Profiles, address: str) -> None:
        self.profiles = profiles
        self.address = address
        self.people: list[Person] = []
        self.complaints: list[str] = []
        # Complaints that belong to the test: a server that is gone, a wrong link (`PAGES` has one).
        self.expected: list[str] = ["404.*api/tables/a/invited"]

    def come(
        self, *, phone: bool = False, dark: bool = False, lang: str = "en-GB", new: bool = False, **more: Any
    ) -> Person:
        """Somebody new; `new`: with a browser that has loaded nothing yet. Motion is off unless a test is about it: it only
        costs time."""
        settings: dict[str, Any] = {
            "viewport": PHONE if phone else DESKTOP,
            "has_touch": phone,
            "is_mobile": phone,
            "color_scheme": "dark" if dark else "light",
            "locale": lang,
            "reduced_motion": "reduce",
            **more,
        }
        context = self.profiles.lend(settings, new=new)
        self.listen(context)
        person = Person(context, self.address, touch=phone)
        self.people.append(person)
        return person

    def listen(self, context: BrowserContext) -> None:
        context.on("console", self.on_console)
        context.on("weberror", self.on_error)
        context.on("request", self.on_request)

    def stop_listening(self, context: BrowserContext) -> None:
        context.remove_listener("console", self.on_console)
        context.remove_listener("weberror", self.on_error)
        context.remove_listener("request", self.on_request)

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"console: {message.text} ({message.location.get('url', '')})")

    def on_error(self, found: WebError) -> None:
        self.complaints.append(f"page: {found.error}")

    def on_request(self, asked: Request) -> None:
        if not asked.url.startswith((self.address, "data:", "blob:")):
            self.complaints.append(f"another host: {asked.url}")

    def expect(self, pattern: str) -> None:
        self.expected.append(pattern)

    def leave(self) -> list[str]:
        """Everybody goes; what was wrong and not expected."""
        for person in self.people:
            for page in person.context.pages:
                self.complaints += page.evaluate("() => window.ear?.forbidden ?? []")
            self.stop_listening(person.context)
            self.profiles.take_back(person.page, self.address, spoilt=person.spoilt)
        return [each for each in self.complaints if not any(re.search(one, each) for one in self.expected)]

    def photograph(self, name: str) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.expect("style-src-elem")  # Playwright's own, by which it holds a Firefox still
        for number, person in enumerate(self.people):
            person.page.screenshot(path=PICTURES / f"{name}-{number}.png")
            person.spoilt = True
