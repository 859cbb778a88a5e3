"""How quick the page is, in a real Chromium against a server of its own on loopback.

    python bench/page.py [--moves 40]

Prints one JSON object: what the start page loads and when "Play now" can be clicked; for each game the clicks, seconds and
scripts from there to the first decision; from the click on a move to the repaint with the table's new state (motion off);
the longest stretch of work between two frames (motion on), from a trace. The figures are of this machine now: its load
stands beside them.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, Locator, Page, sync_playwright

QUIET = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
SIZE: Any = {"width": 1366, "height": 768}
LOADS = 5
GAMES = 3
FRAME = 33  # milliseconds of work that a frame may take
TRACED = "devtools.timeline,disabled-by-default-devtools.timeline,toplevel"

# Resolves when the click's answer is on the screen: the socket has brought a state and the next frame was drawn.
CLICK_TO_REPAINT = """
button => new Promise(resolve => {
  const begun = performance.now()
  window.bench = { arrived: 0, done: painted => resolve([window.bench.arrived - begun, painted - begun]) }
  setTimeout(resolve, 2000, null) // what only selects sends nothing
  button.click()
})
"""
EAR = """
const Real = window.WebSocket
window.WebSocket = class extends Real {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', event => {
      if (!window.bench || !event.data.startsWith('{"type":"state"')) return
      window.bench.arrived ||= performance.now()
      requestAnimationFrame(() => setTimeout(() => window.bench?.done(performance.now())))
    })
  }
}
"""
SCRIPTS = """performance.getEntriesByType('resource').filter(e => e.name.endsWith('.js'))
  .reduce((sum, e) => sum + e.encodedBodySize, 0) / 1000"""


def start_page(browser: Browser, address: str) -> dict[str, Any]:
    """A first visit: nothing is cached."""
    ready: list[float] = []
    scripts = 0.0
    for _ in range(LOADS):
        page = browser.new_page(viewport=SIZE)
        page.goto(address)
        posters(page).first.wait_for()
        ready.append(page.evaluate("performance.now()"))
        scripts = page.evaluate(SCRIPTS)
        page.close()
    return {"scripts_kb": round(scripts, 1), "ready_ms": spread(ready)}


def posters(page: Page) -> Locator:
    return page.get_by_role("button", name="Play now")


def first_decision(browser: Browser, address: str) -> dict[str, Any]:
    """One click on a poster of a browser that knows nothing yet, until the question can be read."""
    found = {}
    for n in range(GAMES):
        page = browser.new_page(viewport=SIZE)
        page.goto(address)
        posters(page).nth(n).wait_for()
        page.wait_for_load_state("networkidle")
        begun = time.monotonic()
        posters(page).nth(n).click()
        page.locator("#prompt").wait_for()
        seconds = time.monotonic() - begun
        page.wait_for_load_state("networkidle")
        name = page.locator("[data-game]").first.get_attribute("data-game") or str(n)
        found[name] = {"clicks": 1, "seconds": round(seconds, 2), "scripts_kb": round(page.evaluate(SCRIPTS), 1)}
        page.close()
    return found


def moves(browser: Browser, address: str, wanted: int) -> dict[str, Any]:
    """Dice are committed, new games begun: clicks that every game of 20 Strong offers."""
    context = browser.new_context(viewport=SIZE, reduced_motion="reduce")
    context.add_init_script(EAR)
    page = context.new_page()
    arrived: list[float] = []
    painted: list[float] = []
    while len(painted) < wanted:
        sit_down(page, address)
        for button in clickable(page, wanted - len(painted)):
            if (took := button.evaluate(CLICK_TO_REPAINT)) is not None:
                arrived.append(took[0])
                painted.append(took[1])
    context.close()
    return {"moves": len(painted), "answer_ms": spread(arrived), "repaint_ms": spread(painted)}


def longest_frame(browser: Browser, address: str) -> dict[str, Any]:
    """The work of the page's own thread while dice are committed and rolled, in tasks between which it may draw."""
    page = browser.new_page(viewport=SIZE)
    sit_down(page, address)
    page.wait_for_timeout(1000)
    browser.start_tracing(page=page, categories=TRACED.split(","))
    for button in clickable(page, 8):
        button.click()
        page.wait_for_timeout(250)
    for _ in range(2):
        page.keyboard.press("Enter")  # roll, and go on
        page.wait_for_timeout(1500)
    tasks = sorted(lengths(json.loads(browser.stop_tracing())["traceEvents"]), reverse=True)
    page.close()
    return {"tasks": len(tasks), "longest_ms": tasks[:5], f"above_{FRAME}_ms": sum(each > FRAME for each in tasks)}


def lengths(events: list[dict[str, Any]]) -> Iterator[float]:
    """Milliseconds of each task on the main thread of the page."""
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    for event in events:
        if event["name"] in ("RunTask", "ThreadControllerImpl::RunTask") and (event["pid"], event["tid"]) in mains:
            yield round(event.get("dur", 0) / 1000, 1)


def sit_down(page: Page, address: str) -> None:
    page.goto(address)
    posters(page).first.click()
    page.locator("#prompt").wait_for()


def clickable(page: Page, most: int) -> Iterator[Locator]:
    """Activate a stack, then commit a few dice: whatever glows on the table, one after the other."""
    for _ in range(min(most, 8)):
        glowing = page.locator("#board button.may:not([disabled]), main button.may:not([disabled])").first
        if not glowing.count():
            return
        yield glowing


def spread(times: list[float]) -> dict[str, float]:
    p95 = sorted(times)[min(len(times) - 1, round(0.95 * len(times)))]
    return {"median": round(statistics.median(times), 1), "p95": round(p95, 1), "worst": round(max(times), 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=40)
    wanted = parser.parse_args().moves
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        raise SystemExit("no Chromium found; install it first")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        command = [sys.executable, "-m", "ludotek", "serve", "--port", "0", "--data", data, "--requests", "1000"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split(" ", 1)[1].strip()
            browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
            page = browser.new_page()
            page.goto(address)  # the server's own first visit, words and games being read
            page.wait_for_timeout(3000)
            told = {
                "load": os.getloadavg()[0],
                "start": start_page(browser, address),
                "first_decision": first_decision(browser, address),
                "clicks": moves(browser, address, wanted),
                "frames": longest_frame(browser, address),
            }
            print(json.dumps(told))
        finally:
            server.terminate()
            server.wait(10)


if __name__ == "__main__":
    main()
