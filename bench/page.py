"""How quick the page is, in a real Chromium against a server of its own on loopback.

    python bench/page.py [--moves 40]

Prints one JSON object: what the start page loads and when "Play now" can be clicked; from the click on a move to the
repaint with the table's new state (motion off); how long the server had for it. The figures are of this machine now.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

QUIET = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
LOADS = 5

# Resolves when the click's answer is on the screen: the socket has brought a state and the next frame was drawn.
CLICK_TO_REPAINT = """
button => new Promise(resolve => {
  const begun = performance.now()
  window.bench = { arrived: 0, done: painted => resolve([window.bench.arrived - begun, painted - begun]) }
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


def start_page(browser: Browser, address: str) -> dict[str, Any]:
    """A first visit: nothing is cached."""
    ready: list[float] = []
    scripts = 0
    for _ in range(LOADS):
        page = browser.new_page(viewport={"width": 1366, "height": 768})
        page.goto(address)
        page.get_by_role("button", name="Play now").first.wait_for()
        ready.append(page.evaluate("performance.now()"))
        scripts = page.evaluate(
            "performance.getEntriesByType('resource').filter(e => e.name.endsWith('.js'))"
            ".reduce((sum, e) => sum + e.encodedBodySize, 0)"
        )
        page.close()
    return {
        "scripts_kb": round(scripts / 1024, 1),
        "ready_ms": {"median": round(statistics.median(ready)), "worst": round(max(ready))},
    }


def moves(browser: Browser, address: str, wanted: int) -> dict[str, Any]:
    """Dice are committed, games are begun anew: clicks that every game of 20 Strong offers."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    context.add_init_script(EAR)
    page = context.new_page()
    arrived: list[float] = []
    painted: list[float] = []
    while len(painted) < wanted:
        page.goto(address)
        page.get_by_role("button", name="Play now").first.click()
        page.locator("#prompt").wait_for()
        for button in clickable(page, wanted - len(painted)):
            told, drawn = button.evaluate(CLICK_TO_REPAINT)
            arrived.append(told)
            painted.append(drawn)
    context.close()
    return {
        "moves": len(painted),
        "answer_ms": {"median": round(statistics.median(arrived), 1), "worst": round(max(arrived), 1)},
        "repaint_ms": {"median": round(statistics.median(painted), 1), "worst": round(max(painted), 1)},
    }


def clickable(page: Page, most: int) -> Any:
    """Activate a stack, then commit a few dice: whatever glows on the table, one after the other."""
    for _ in range(min(most, 8)):
        glowing = page.locator("#board button.may:not([disabled]), main button.may:not([disabled])").first
        if not glowing.count():
            return
        yield glowing


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
            print(json.dumps({**start_page(browser, address), **moves(browser, address, wanted)}))
        finally:
            server.terminate()
            server.wait(10)


if __name__ == "__main__":
    main()
