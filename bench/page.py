"""How quick the page is, in a real Chromium against a server of its own on loopback.

    python bench/page.py [--moves 40] [--game untamed] [--trace folder]

Prints one JSON object: what the start page loads and when "Play now" can be clicked; for each game the clicks, seconds and
scripts from there to the first decision; from the press that answers a question to the repaint with the table's new state
(motion off), in milliseconds of the clock and of the page's own thread; and the longest tasks of that thread between which
it may draw (motion on), from a trace. Every game is played at random at 1366 × 768: bots' turns, rolls and the phases that
are played back included.

Work is counted as the processor time of the page's main thread, which is the same on a busy machine; what the clock says
is of this machine now, so its load stands beside it.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Locator, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))

from chromium import NAMES, QUIET
from company import Company
from hosting import Served
from profiles import Profiles
from tables import TABLES

SIZE: Any = {"width": 1366, "height": 768}
LOADS = 5
BOT_PAUSE = 0.35  # seconds, as `ludotek serve` has it for people
FRAME = 33  # milliseconds of work that a frame may take
TRACED = ["toplevel", "devtools.timeline", "blink.user_timing"]

# Into the trace, for each press that sends an answer: from the click, which is when a finger lets go (how long it stayed is
# not the page's doing), to when the socket brought the new state.
EYE = """
window.bench = { pressed: 0, sent: 0 }
addEventListener('pointerup', (event) => (bench.pressed = event.timeStamp), { capture: true })
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', ({ data }) => {
      if (!bench.sent || !data.startsWith('{"type":"state"')) return
      performance.measure('answered', { start: bench.sent, end: performance.now() })
      bench.sent = 0
    })
  }
  send(data) {
    if (data.startsWith('{"type":"act"')) bench.sent = bench.pressed
    super.send(data)
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
    for n in range(len(TABLES)):
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


Trace = list[dict[str, Any]]


def play(browser: Browser, address: str, game: str, seats: list[str], motion: str, answers: int) -> Iterator[Trace]:
    """So many answers, in as many games as that takes: the trace of each."""
    while answers > 0:
        company = Company(Profiles(browser), address)
        person = company.come(reduced_motion=motion)
        person.context.add_init_script(EYE)
        person.sit(game, *seats)
        person.page.wait_for_timeout(1000)  # what comes after the first decision is there
        browser.start_tracing(page=person.page, categories=TRACED)
        answers -= person.play(answers)
        person.page.wait_for_timeout(1000)  # what the last answer has set in motion
        yield json.loads(browser.stop_tracing())["traceEvents"]
        company.leave()


def clicks(games: list[Trace]) -> dict[str, Any]:
    """From a press to the repaint."""
    answers = [answer for events in games for answer in answering(events)]
    return {
        "answers": len(answers),
        "state_ms": spread([answer.arrived for answer in answers]),
        "repaint_ms": spread([answer.painted for answer in answers]),
        "work_ms": spread([answer.worked for answer in answers]),
    }


def frames(games: list[Trace]) -> dict[str, Any]:
    """The tasks of the page's own thread."""
    work = sorted((each for events in games for _, each in tasks(events)), reverse=True)
    longest = [round(each, 1) for each in work[:8]]
    return {"tasks": len(work), "longest_ms": longest, f"above_{FRAME}_ms": sum(each > FRAME for each in work)}


def keep(games: list[Trace], folder: Path, name: str) -> None:
    """For Chromium's own tools, or Perfetto."""
    folder.mkdir(parents=True, exist_ok=True)
    for n, events in enumerate(games):
        (folder / f"{name}-{n}.json").write_text(json.dumps({"traceEvents": events}))


def tasks(events: Trace) -> list[tuple[float, float]]:
    """Of each task on the page's main thread: when it began, and the processor time that the page itself took, in
    milliseconds."""
    (main,) = {(event["pid"], event["tid"]) for event in events if event["name"] == "WebSocketReceive"}
    found: list[tuple[float, float]] = []
    ends = foreign = 0.0
    for event in sorted((each for each in events if is_timed(each, main)), key=lambda each: (each["ts"], -each["dur"])):
        begun, worked = event["ts"] / 1000, event["tdur" if "tdur" in event else "dur"] / 1000
        if event["name"] == "ThreadControllerImpl::RunTask" and begun >= ends:
            found.append((begun, worked))
            ends = begun + event["dur"] / 1000
        elif found and foreign <= begun < ends and is_of_the_bench(event):
            found[-1] = (found[-1][0], found[-1][1] - worked)
            foreign = begun + event["dur"] / 1000
    return found


def is_of_the_bench(event: dict[str, Any]) -> bool:
    """A script without an address, or a message by which the browser is steered."""
    if event["name"] == "Receive mojo message":
        return str(event["args"]["chrome_mojo_event_info"].get("mojo_interface_tag")).endswith("DevToolsSession")
    return event["name"] == "FunctionCall" and not event["args"]["data"]["url"]


def is_timed(event: dict[str, Any], thread: tuple[int, int]) -> bool:
    return event["ph"] == "X" and (event["pid"], event["tid"]) == thread and "dur" in event


class Answer(NamedTuple):
    """Milliseconds from a press: until its state was here, and until the first frame with it was painted; and the work of
    the page's thread up to then."""

    arrived: float
    painted: float
    worked: float


def answering(events: Trace) -> Iterator[Answer]:
    """What a script could see of a frame is late: what others did meanwhile comes first. The trace has the frame itself."""
    worked = tasks(events)
    marks = sorted(event["ts"] / 1000 for event in events if event["name"] == "answered" and event["ph"] in "be")
    begun = sorted(
        event["ts"] / 1000 for event in events if event["name"] == "AnimationFrame::Render" and event["ph"] == "b"
    )
    layered = sorted((event["ts"] + event["dur"]) / 1000 for event in events if event["name"] == "Layerize")
    for pressed, arrived in zip(marks[::2], marks[1::2], strict=True):
        frame = next(at for at in begun if at > arrived)
        painted = next(at for at in layered if at > frame)
        yield Answer(
            arrived - pressed, painted - pressed, sum(length for at, length in worked if pressed <= at < painted)
        )


def spread(times: list[float]) -> dict[str, float]:
    p95 = sorted(times)[min(len(times) - 1, round(0.95 * len(times)))]
    return {"median": round(statistics.median(times), 1), "p95": round(p95, 1), "worst": round(max(times), 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=40, help="answers in each game")
    parser.add_argument("--game", default="", help="of this one only")
    parser.add_argument("--trace", type=Path, help="a folder for the traces, which Chromium and Perfetto can show")
    wanted = parser.parse_args()
    chromium = next(filter(None, map(shutil.which, NAMES)), None)
    if chromium is None:
        raise SystemExit("no Chromium found; install it first")
    games = [(game, seats) for game, seats in TABLES if wanted.game in ("", game)]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Served(Path(data), bot_pause=BOT_PAUSE)
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        try:
            page = browser.new_page()
            page.goto(server.address)  # the server's own first visit, words and games being read
            page.wait_for_timeout(3000)
            page.close()
            told: dict[str, Any] = {
                "load": round(os.getloadavg()[0], 1),
                "start": start_page(browser, server.address),
                "first_decision": first_decision(browser, server.address),
            }
            for game, seats in games:
                still = list(play(browser, server.address, game, seats, "reduce", wanted.moves))
                moving = list(play(browser, server.address, game, seats, "no-preference", wanted.moves))
                told[game] = {"clicks": clicks(still), "frames": frames(moving)}
                if wanted.trace is not None:
                    keep(still, wanted.trace, f"{game}-still")
                    keep(moving, wanted.trace, f"{game}-moving")
            print(json.dumps(told, indent=2))
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
