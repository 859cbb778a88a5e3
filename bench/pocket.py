"""How quick the pocket edition is: a real Chromium, plain static files, the network gone after the first visit.

    python bench/pocket.py [--starts 20] [--games 50]

Prints one JSON object. `starts`: browsers started anew, one after the other, each from the opening of its tab until the worker's
house has told a page the first state of a table, in seconds; all of them are listed. `act_ms`: from sending an answer until it
is acknowledged, which is when it is on disk, in milliseconds; `heap_mb`: memory of the worker before and after so many games.
`greedy_ms`: what a greedy bot takes for an answer in the same edition. What the clock says is of this machine now, so its load
stands beside it.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from ludotek.prove.chromium import Chromium
from ludotek.prove.device import Device, make_site, worker_of
from ludotek.prove.engines import in_webassembly
from ludotek.prove.playing import games
from ludotek.prove.static import StaticFiles

KEPT = """navigator.serviceWorker.ready.then(() => new Promise((done) => {
  const look = () => (navigator.serviceWorker.controller ? done() : setTimeout(look, 20))
  look()
}))"""
BUDGET = {"start_s": 3.0, "start_under_load_s": 5.0, "act_p95_ms": 60.0, "greedy_p95_ms": 30.0, "heap_mb": 80.0}
GREEDY = 30  # games


def spread(times: list[float]) -> dict[str, float]:
    p95 = sorted(times)[min(len(times) - 1, round(0.95 * len(times)))]
    return {"median": round(statistics.median(times), 2), "p95": round(p95, 2), "worst": round(max(times), 2)}


class Bench:
    def __init__(self, folder: Path) -> None:
        self.profile = folder / "profile"
        self.profile.mkdir()
        make_site(folder / "site")
        self.worker = worker_of(folder / "site")
        self.files = StaticFiles(folder / "site")
        browser = Chromium(self.profile)
        first = browser.open(self.files.address)
        first.run(KEPT)
        self.table = Device(browser, self.files.address, self.worker).open(games()[0].name, "m")
        browser.close()
        self.files.stop()

    def start(self) -> tuple[float, float]:
        """Seconds to the first state, and the load while it started."""
        browser = Chromium(self.profile)
        try:
            began = time.monotonic()
            device = Device(browser, self.files.address, self.worker)
            device.page(self.table).settled()
            return round(time.monotonic() - began, 2), round(os.getloadavg()[0], 1)
        finally:
            browser.close()

    def play(self, wanted: int) -> dict[str, Any]:
        """Whole games in one worker, each kind in turn, all its seats in one hand."""
        browser = Chromium(self.profile)
        try:
            device = Device(browser, self.files.address, self.worker)
            before = heap(device)
            acts: list[float] = []
            for n in range(wanted):
                game = games()[n % len(games())]
                acts += self.whole_game(device, game.name, game.profile.modes[0].seats[0], n)
            return {"games": wanted, "acts": len(acts), "act_ms": spread(acts), "heap_mb": [before, heap(device)]}
        finally:
            browser.close()

    def whole_game(self, device: Device, game: str, seats: int, seed: int) -> list[float]:
        page = device.page(device.open(game, "m" * seats, options={"seats": seats} if seats > 2 else {})).settled()
        took: list[float] = []
        while not page.over:
            if page.decision is None:
                page.turn_over()
                continue
            options = page.decision["options"]
            began = time.monotonic()
            page.act(options[(seed + len(took) * 7) % len(options)])
            took.append(1000 * (time.monotonic() - began))
        page.socket.close()
        return took


def heap(device: Device) -> float:
    """Megabytes of the worker: what JavaScript holds, and what its buffers do, WebAssembly's memory among them."""
    (told,) = device.tab.in_workers("Runtime.getHeapUsage")
    return round(float(told["usedSize"] + told["backingStorageSize"]) / 2**20, 1)


def greedy() -> dict[str, Any]:
    """Answers of a bot in the same edition, which Node runs as Chromium does."""
    told = in_webassembly({"first": 0, "games": GREEDY, "player": "greedy"})
    return {"answers": len(told["ms"]), **spread(told["ms"])}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--starts", type=int, default=20)
    parser.add_argument("--games", type=int, default=50)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        bench = Bench(Path(folder))
        starts = [bench.start() for _ in range(wanted.starts)]
        told = {
            "starts": [{"s": took, "load": load} for took, load in starts],
            "start_s": spread([took for took, _ in starts]),
            "play": bench.play(wanted.games),
            "greedy_ms": greedy(),
            "budget": BUDGET,
            "load": round(os.getloadavg()[0], 1),
        }
    print(json.dumps(told, indent=2))


if __name__ == "__main__":
    main()
