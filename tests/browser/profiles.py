"""Browser profiles that are used again: where the scripts of a page are known already, it opens in two thirds of the time."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

EAR = (Path(__file__).parent / "ear.js").read_text(encoding="utf-8")
MEMORY = "cookies,local_storage,indexeddb,cache_storage,service_workers"  # not what was loaded


class Profiles:
    """Those of people who have left, to be lent to others who want the same settings. What a page remembers is forgotten
    in between, and tabs are closed, so that scripts and routes of a test have to be those of its page."""

    def __init__(self, browser: Browser, keep: int = 0) -> None:
        self.browser = browser
        self.keep = keep  # so many at most: each holds a process
        self.settings: dict[BrowserContext, str] = {}
        self.free: list[BrowserContext] = []

    def lend(self, settings: dict[str, Any], *, new: bool = False) -> BrowserContext:
        """`new`: one that has never been used."""
        wanted = json.dumps(settings, sort_keys=True)
        for context in [] if new else self.free:
            if self.settings[context] == wanted:
                self.free.remove(context)
                return context
        context = self.browser.new_context(**settings)
        context.add_init_script(EAR)
        self.settings[context] = wanted
        return context

    def take_back(self, page: Page, address: str, *, spoilt: bool) -> None:
        """The page stays, empty: with it stays the process that knows the scripts."""
        context = page.context
        if spoilt or not self.keep:
            self.close(context)
            return
        page.goto("about:blank")
        for other in context.pages:
            if other is not page:
                other.close()
        devtools = context.new_cdp_session(page)
        devtools.send("Storage.clearDataForOrigin", {"origin": address.rstrip("/"), "storageTypes": MEMORY})
        devtools.detach()
        self.free.insert(0, context)
        if len(self.free) > self.keep:
            self.close(self.free.pop())

    def close(self, context: BrowserContext) -> None:
        del self.settings[context]
        context.close()
