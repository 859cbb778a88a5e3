"""Every Epic of Newcago is activated from each place of its bracket; what happens is checked against its track."""

from __future__ import annotations

from typing import Any

import pytest

from ludotek.games.reckoners.rules.components import ALL_BARRICADES, ALL_ENFORCEMENT, INFINITE, TRACKS
from ludotek.testing.reckoners import Data, district, epic, position, reckoner, shipped, shipped_things, steelheart

EPICS = [name for name, data in shipped_things().items() if "track" in data]
SCENES = [(name, bracket) for name in EPICS for bracket in range(1, len(shipped(name)["track"]))]
OWN, CLOCKWISE, BACK, HIS = 1, 2, 0, 3  # districts of a circle of four; Steelheart is far away


class Paper:
    """The same city on paper: what the track of an Epic does, action by action, by the words of RK-56 to RK-68."""

    def __init__(self, printed: Data, bracket: int, enforcement: int) -> None:
        endless = printed["health"] == "infinite"
        self.track, self.bracket = printed["track"], bracket
        self.research = [2, printed["research"], 5, 2]
        self.health = [4, INFINITE if endless else printed["health"], 10, 4]
        self.enforcement = [0, enforcement, 0, 0]
        self.barricades = [0, 0, 0, 0]
        self.his = dict.fromkeys(TRACKS, 4)  # of six actions: one step can be made
        self.base, self.population = 0, 40

    def activate(self) -> None:
        for deed in self.track[: self.bracket]:
            self.do(deed)
        steps = 1 + self.enforcement[OWN]
        made = min(steps, len(self.track) - 1 - self.bracket)
        self.bracket += made
        for _ in range(steps - made):
            self.do(self.track[-1])

    def do(self, deed: Data, where: int = OWN) -> None:
        match deed["do"]:
            case "attack":
                self.population -= deed["n"]
            case "reinforce":
                self.put(self.enforcement, where, ALL_ENFORCEMENT)
            case "barricade":
                for _ in range(deed.get("n", 1)):
                    self.put(self.barricades, where, ALL_BARRICADES)
            case "discover":
                self.base += 1
            case "fortify":
                self.fortify(where)
            case "share":
                self.do({"do": deed["what"]}, CLOCKWISE)
                self.do({"do": deed["what"]}, BACK)
            case "strengthen":
                for _ in range(deed["n"]):
                    self.strengthen(deed["track"])

    def put(self, things: list[int], where: int, most: int) -> None:
        if sum(things) < most:
            things[where] += 1
        else:
            self.population -= 1

    def fortify(self, where: int) -> None:
        before = self.research[where], self.health[where]
        if 0 < self.research[where] < 5:
            self.research[where] += 1
        if self.health[where] < 10:
            self.health[where] += 1
        if before == (self.research[where], self.health[where]):
            self.population -= 1

    def strengthen(self, track: str) -> None:
        if self.his[track] < 5:
            self.his[track] += 1
        elif track == "red":
            self.put(self.enforcement, HIS, ALL_ENFORCEMENT)
        elif track == "blue":
            self.put(self.barricades, HIS, ALL_BARRICADES)
        else:
            self.population -= 1  # the last action of both tracks in this city


@pytest.mark.parametrize("enforcement", [0, 2])
@pytest.mark.parametrize(("name", "bracket"), SCENES)
def test_an_epic_does_what_its_track_says(name: str, bracket: int, enforcement: int) -> None:
    printed = shipped(name)
    paper = Paper(printed, bracket, enforcement)
    actions = {track: ["discover"] * 5 + ["attack 1"] for track in ("yellow", "white")}
    t = position(
        *[reckoner(each) for each in ("david", "megan", "tia")],
        districts=[
            district(epic("Back")),
            district(printed, bracket=bracket, enforcement=enforcement),
            district(epic("Full", research=5, health=10)),
            district(epic("His")),
        ],
        steelheart=steelheart(at=HIS + 1, actions=actions, **paper.his),
    )
    paper.activate()
    t.run(f"epic {name}")
    found: dict[str, Any] = {
        "population": t.population,
        "base": t.base,
        "bracket": t.bracket(name),
        "his": {track: t.track(track) for track in TRACKS},
        "research": t.g.research,
        "health": t.g.health,
        "enforcement": t.g.enforcement,
        "barricades": t.g.barricades,
    }
    assert found == {key: getattr(paper, key) for key in found}
    assert t.asks == "UseDice", "nothing is left to do"
