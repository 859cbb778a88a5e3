"""Pocket: the pocket edition in a real Chromium. Tabs are killed while they write, two play at one table, no room is left; nothing
that a page was told is lost, and of two who do the same exactly one has done it."""

from __future__ import annotations

import tempfile
import threading
import time
from pathlib import Path
from typing import Any, ClassVar

from ludotek.kernel.chance import FastChance
from ludotek.kernel.game import Game
from ludotek.prove.campaign import Campaign, Found, require
from ludotek.prove.chromium import Chromium
from ludotek.prove.company import LANGS, Company
from ludotek.prove.crash import Witness
from ludotek.prove.device import Device, make_site, worker_of
from ludotek.prove.playing import games
from ludotek.prove.races import LOSERS
from ludotek.prove.serving import Page
from ludotek.prove.static import StaticFiles

KILLS = 5  # of one browser, and every fourth time the whole browser
WHOLE = 4
LONGEST = 700  # milliseconds of play before a kill: bots take their time, too
RACES = 20  # at one table
ROOM = 1  # byte: nothing fits in any more
UNDER_WAY = 0.03  # seconds until both tabs have got the message that they send at the same moment


class Pocket(Campaign):
    unit = "kills"
    small = 5
    full = 100
    planted: ClassVar = {
        "unsynced-reply": "an answer is acknowledged before it is stored",
        "lost-write": "every fifth write is forgotten",
        "no-law": "an entry that is there already is written over",
    }

    def case(self, number: int) -> Found:
        found, chance = Found(), self.chance(number)
        with (
            tempfile.TemporaryDirectory(prefix="ludotek-prove-", ignore_cleanup_errors=True) as folder,
            Visitor(Path(folder), self.fault) as visitor,
        ):
            company = Alone(visitor.come(), number)
            witness = Witness(company)
            for kill in range(number * KILLS, (number + 1) * KILLS):
                self.kill_in_the_middle(visitor, witness, kill, found)
                if company.over:
                    witness.read_everything(visitor.device)
                    company = Alone(visitor.device, number)
                    witness = Witness(company)
            self.race(visitor, company, chance, found)
            self.leave_no_room(visitor, witness, found)
            if number:  # bots take their time, and the tests do not
                company.pages[0].play()
                found.seen[f"{company.game.name} games to their end"] += 1
            witness.read_everything(visitor.device)
        return found

    def kill_in_the_middle(self, visitor: Visitor, witness: Witness, kill: int, found: Found) -> None:
        playing = threading.Thread(target=witness.play, args=(self.chance(kill, "answers"),))
        playing.start()
        time.sleep(int(self.chance(kill, "moment").below(9, LONGEST)) / 1000)
        whole = kill % WHOLE == 0
        visitor.kill(whole)
        playing.join()
        witness.come_back(visitor.come())
        found.units += 1
        found.seen["browsers killed" if whole else "tabs killed"] += 1
        found.seen[f"{witness.company.game.name} answers acknowledged"] += witness.fresh

    def race(self, visitor: Visitor, company: Company, chance: FastChance, found: Found) -> None:
        """The same question, answered in two tabs in the same moment."""
        other = Device(visitor.browser, visitor.files.address, visitor.worker)
        tabs = [company.pages[0], other.page(company.table)]
        for n in range(RACES):
            together(tabs)
            decision = tabs[0].decision
            if decision is None:
                break
            where = f"{company.game.name} {company.options}, decision {decision['id']}"
            moment = time.time() + UNDER_WAY
            asked: list[int] = []
            for tab in tabs:
                option = decision["options"][chance.below(n, len(decision["options"]))]
                tab.socket.at = moment
                asked.append(
                    tab.say(type="act", decision=decision["id"], action=option["action"], seat=decision["seat"])
                )
                tab.socket.at = 0.0
            replies = [tab.reply(id) for tab, id in zip(tabs, asked, strict=True)]
            done = [each for each in replies if each["type"] == "done"]
            require(len(done) <= 1, f"{where}: both answers were taken")
            refused = {each["code"] for each in replies if each["type"] == "refused"}
            require(refused <= LOSERS, f"{where}: refused as {refused}")
            found.seen[f"{company.game.name} races of two tabs"] += len(done)  # a bot may have been faster than both
        together(tabs)
        other.tab.close()

    def leave_no_room(self, visitor: Visitor, witness: Witness, found: Found) -> None:
        """Whoever answers is told why that cannot be kept, in their language; and once there is room they go on."""
        company = witness.company
        if company.pages[0].over:
            return
        visitor.kill(whole=True)  # a browser that runs reckons with the room that it has found before
        witness.come_back(visitor.come(ROOM))
        page = company.asked()
        assert page is not None
        before = page.state["seq"], page.state["view"]
        told = set()
        for lang in LANGS:
            page.done(type="adjust", lang=lang)
            reply = page.act()
            require(reply["type"] == "refused", f"{company.game.name}: taken, though no room was left to keep it")
            require(reply["code"] == "store-down", f"without room it was refused as {reply['code']}")
            told.add(reply["text"])
        require(len(told) == len(LANGS), f"not every language says it: {told}")
        with visitor.device.page(company.table).settled() as again:
            require((again.state["seq"], again.state["view"]) == before, "what was refused has changed the table")
        visitor.device.room(None)
        require(page.play(1) == 1 or page.over, "it does not go on when there is room again")
        found.seen["times without room"] += 1


class Alone(Company):
    """A table of somebody who has all its people in their own hand, or plays against bots."""

    def __init__(self, device: Device, number: int) -> None:
        known = games()
        self.game = known[number % len(known)]
        self.options, seats = ways(self.game)[number // len(known) % len(ways(self.game))]
        self.server = device
        self.table = device.open(self.game.name, seats, options=self.options)
        self.keys = [self.table["key"]]
        self.pages = [device.page(self.table).settled()]

    def asked(self) -> Page | None:
        (page,) = self.pages
        page.until(lambda each: each.over or each.decision is not None)
        return None if page.over else page

    @property
    def over(self) -> bool:
        return self.pages[0].over


def ways(game: Game) -> list[tuple[dict[str, Any], str]]:
    """Every mode of a game, with bots; where all play together also with all seats in one hand."""
    names = {option.name for option in game.options()}
    found: list[tuple[dict[str, Any], str]] = []
    for mode in game.profile.modes:
        seats = min(each for each in mode.seats if each > 1 or mode.seats[-1] == 1)
        options = {name: value for name, value in (("mode", mode.name), ("seats", seats)) if name in names and value}
        found.append((options, "m" + "b" * (seats - 1)))
        if seats > 1 and mode.together:
            found.append((options, "m" * seats))
    return found


def together(tabs: list[Page]) -> None:
    """Both know the same, and somebody is asked or the game is over; and what they know is the same."""

    def settled(tab: Page) -> bool:
        return tab.state["seq"] >= newest and (tab.over or tab.decision is not None)

    for tab in tabs:
        tab.settled()
    while True:
        newest = max(tab.state["seq"] for tab in tabs)
        for tab in tabs:
            tab.until(settled)
        if len({tab.state["seq"] for tab in tabs}) == 1:
            break
    for part in ("view", "decisions", "outcome"):
        first, second = (tab.state[part] for tab in tabs)
        require(first == second, f"two tabs show another {part} after entry {newest}")


class Visitor:
    """Somebody with a browser of their own, and the tab in which they play."""

    def __init__(self, folder: Path, fault: str = "") -> None:
        self.profile = folder / "profile"
        self.profile.mkdir()
        site = folder / "site"
        make_site(site)
        self.worker = worker_of(site)
        if fault:
            self.worker = planted(site, self.worker, fault)
        self.files = StaticFiles(site)
        self.browser = Chromium(self.profile)

    def come(self, room: int | None = None) -> Device:
        self.device = Device(self.browser, self.files.address, self.worker, room)
        return self.device

    def kill(self, whole: bool) -> None:
        """The tab, or the browser with everything that it was just about to write."""
        if whole:
            self.browser.kill()
            self.browser = Chromium(self.profile)
        else:
            self.device.tab.crash()

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, *_: object) -> None:
        self.browser.kill()
        self.files.stop()


# --- planted faults ---------------------------------------------------------------------------------------------------

SPOILT = {
    "unsynced-reply": """
        const { db } = this.transaction
        setTimeout(() => add.call(db.transaction('journal', 'readwrite').objectStore('journal'), value, key), 200)
        return this.count()""",
    "lost-write": "return ++written % 5 ? add.call(this, value, key) : this.count()",
    "no-law": "return this.put(value, key)",
}


def planted(site: Path, worker: str, fault: str) -> str:
    """A worker whose database is not what it should be."""
    spoilt = f"""
    const add = IDBObjectStore.prototype.add
    let written = 0
    IDBObjectStore.prototype.add = function (value, key) {{
      if (this.name !== 'journal') return add.call(this, value, key)
      {SPOILT[fault]}
    }}
    """
    (site / "assets" / "spoilt.js").write_text(spoilt, encoding="utf-8")
    both = f"import './spoilt.js'\nimport './{Path(worker).name}'\n"
    (site / "assets" / "planted.js").write_text(both, encoding="utf-8")
    return "assets/planted.js"
