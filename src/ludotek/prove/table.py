"""Table: a script plays a real table and speaks only through the page, in a real Chromium; a game of the engine goes beside it. After
every act the page has heard the same as the engine's game shows, is offered the same, and is refused the same for the same rules."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from ludotek.house.house import House
from ludotek.kernel.chance import FastChance
from ludotek.kernel.choice import Floor
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.profile import TEAM
from ludotek.kernel.step import DONE
from ludotek.prove.campaign import Campaign, Found, require
from ludotek.prove.chromium import Chromium
from ludotek.prove.playing import draw_options, games
from ludotek.prove.serving import Forked, Plant
from ludotek.table.session import Session
from ludotek.testing.real_table import RealTable, real_table_of

HANDS = (Path(__file__).parent / "real_table.js").read_text(encoding="utf-8")
SHORT = 12  # acts: all that the tests run of each game
SLIPS = 8  # one entry among so many is taken back and made again
SCREEN = {"width": 1366, "height": 768, "deviceScaleFactor": 1, "mobile": False}
Run = Callable[[str], Any]  # a script in the page, and what comes of it


class Table(Campaign):
    unit = "games"
    small = 3
    full = 33
    planted: ClassVar = {"another-side": "a die or card is taken for another one that would be possible as well"}

    def case(self, number: int) -> Found:
        """The first one: a piece of each game."""
        found, known = Found(), games()
        with tempfile.TemporaryDirectory(prefix="ludotek-prove-", ignore_cleanup_errors=True) as folder:
            place = Path(folder)
            with Forked(place / "tables", PLANTS.get(self.fault)) as server:
                browser = Chromium(place / "profile")
                try:
                    for game in known if number == 0 else [known[number % len(known)]]:
                        play(open_page(browser, server), game, self.chance(number), found, 0 if number else SHORT)
                        found.units += 1
                finally:
                    browser.close()
        return found


def open_page(browser: Chromium, server: Forked) -> Run:
    tab = browser.open(f"http://{server.address}/health")
    tab.call("Page.addScriptToEvaluateOnNewDocument", source=HANDS)
    tab.call("Emulation.setDeviceMetricsOverride", **SCREEN)
    tab.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
    tab.loaded.clear()
    tab.call("Page.navigate", url=f"http://{server.address}/")
    tab.loaded.wait()
    return tab.run


def play(run: Run, game: Game, chance: FastChance, found: Found, acts: int = 0) -> None:
    """A game to its end, or so many acts of it."""
    kind = real_table_of(game)
    options = draw_options(game, chance)
    seed = next(each for each in iter(lambda: int(chance.below(1, 1 << 30)), -1) if kind.fits(game, options, each))
    sit_down(run, game, options)
    told: type[Any] = type("ToldByPage", (ToldByPage, kind), {})
    told(run, found, game, options, seed).play_on(acts)
    found.seen[f"{game.name} games"] += 1


def sit_down(run: Run, game: Game, options: dict[str, Any]) -> None:
    wanted = {"game": game.name, "options": options, "seats": [], "name": "Ann", "real": True}
    ask = f"fetch('/api/tables', {{method: 'POST', body: {json.dumps(json.dumps(wanted))}, headers: {{'content-type': 'application/json'}}}})"
    made = run(f"{ask}.then((each) => each.json())")
    require("key" in made, f"no table of {game.name} with {options}: {made}")
    address = f"#/seat/{made['table']}/{made['key']}"
    run(f"location.hash = {address!r}; table.until('the table', () => table.state).then(table.rest)")


class ToldByPage(RealTable):
    """A real table that is told to a page as well."""

    def __init__(self, run: Run, found: Found, game: Game, options: dict[str, Any], seed: int) -> None:
        self.run = run
        self.found = found
        self.slips = FastChance(seed)
        self.said = False  # by the word of somebody for all seats
        self.eye = 0 if options.get("seats", 1) == 1 else None
        super().__init__(game, options, seed)

    def play_on(self, acts: int) -> None:
        done = 0
        while not self.engine.match.over and (acts == 0 or done < acts):
            self.compare()
            self.act(*self.choose())
            done += 1
        self.compare()
        self.found.seen[f"{self.game.name} acts"] += done

    def act(self, seat: int, action: int) -> None:
        """Who holds all seats says for all of them at once that the team is done."""
        question = self.engine.match.question
        super().act(seat, action)
        if action != DONE or not self.is_of_team(question):
            return
        self.said = True
        for other in range(self.engine.match.seats):
            match = self.engine.match
            if other != seat and type(match.question) is type(question) and DONE in match.options(other):
                super().act(other, DONE)
        self.said = False

    def is_of_team(self, question: Any) -> bool:
        return isinstance(question, Floor) and self.game.profile.floors.get(question.rule()) == TEAM

    def put_in(self, seat: int, action: int, shown: list[int]) -> None:
        read = shown[:]
        super().put_in(seat, action, shown)
        named = "true" if self.slips.below(0, 2) else "false"
        if not self.said:
            way = self.run(f"table.answer({seat}, {action}, {named})")
            self.found.seen[f"{self.game.name} answers {way}"] += 1
        before: int | None = None
        for value in read[: len(read) - len(shown)]:
            if before is not None and self.slips.below(0, SLIPS) == 0:
                self.run("table.takeBack()")
                self.run(f"table.enter({before})")
                self.found.seen[f"{self.game.name} slips"] += 1
            self.run(f"table.enter({value})")
            self.found.seen[f"{self.game.name} entries"] += 1
            before = value

    def compare(self) -> None:
        super().compare()
        state = self.run("table.state")
        match = self.engine.match
        view = json.loads(json.dumps(self.game.view(match, self.eye)))
        require(state["entry"] is None, f"the page still asks: {state['entry']}")
        require(
            self.settled(state["view"]) == self.settled(view),
            f"the page sees another table: {differences(state['view'], view)}",
        )
        for decision in state["decisions"]:
            self.compare_decision(decision, self.entered.match)
        asked = {each["seat"] for each in state["decisions"]}
        require(asked == set(match.actors()), f"the page asks the seats {asked}, the engine {match.actors()}")
        if match.outcome is not None:
            ours = match.outcome.to_data()
            theirs = {name: state["outcome"][name] for name in ("scores", "how") if name in ours}
            require(theirs == {name: ours[name] for name in theirs}, f"it ended as {theirs}, not as {ours}")

    def compare_decision(self, decision: dict[str, Any], match: Match) -> None:
        seat = decision["seat"]
        why = {action: match.why_not(seat, action) for action in match.candidates(seat)}
        offered = {each["action"] for each in decision["options"]}
        require(offered == {each for each, no in why.items() if no is None}, f"another offer at {decision['name']}")
        told = {each["action"]: each["rules"] for each in decision["refused"]}
        rules = {each: list(no.rules) for each, no in why.items() if no is not None}
        require(told == rules, f"other refusals at {decision['name']}: {told}, not {rules}")


def differences(one: dict[str, Any], other: dict[str, Any]) -> str:
    return "; ".join(f"{name}: {one.get(name)} ≠ {other[name]}" for name in other if one.get(name) != other[name])


# --- a planted fault --------------------------------------------------------------------------------------------------


def another_side(house: House) -> None:
    entered = Session.enter

    def enter(self: Session, value: int) -> None:
        assert self.entering is not None
        values = self.entering.reading.values
        entered(self, values[(values.index(value) + 1) % len(values)])

    Session.enter = enter  # type: ignore[method-assign]


PLANTS: dict[str, Plant] = {"another-side": another_side}
