"""The Epics phase: new Epics come, each is activated, Steelheart last (RK-54 to RK-58, RK-66, RK-67)."""

from __future__ import annotations

from mypy_extensions import i64

from ludotek.games.reckoners.rules import events
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import (
    BLUE,
    BRACKET_OF_NEW,
    EPICS,
    MOVEMENT,
    NOBODY,
    NOTHING,
    RED,
    STEELHEART,
    TRACKS,
    WHITE,
    YELLOW,
    District,
)
from ludotek.games.reckoners.rules.epic_actions import carry_out
from ludotek.kernel.numbers import Seat
from ludotek.kernel.step import Stage, Step
from ludotek.kernel.zone import turned_up


class AddEpics(Stage):
    """From Steelheart's district clockwise, each district without an Epic gets a new one (RK-54)."""

    def run(self, g: City) -> None:
        steps: i64 = 0
        while steps < g.districts:
            district = g.clockwise(g.steelheart, steps)
            if g.epic[district] == NOTHING:
                bring_epic(g, district, BRACKET_OF_NEW, "RK-54")
            steps += 1


def bring_epic(g: City, district: District, bracket: i64, rule: str) -> None:
    """The top Epic of the deck, markers on its starting values (RK-08)."""
    if not g.epic_deck:
        reshuffle(g)
    if not g.epic_deck:
        return
    left: i64 = len(g.epic_deck)
    g.epic_deck = turned_up(g.chance, EPICS + district, g.epic_deck, 0, left, left - 1)
    epic = g.box.epics[g.epic_deck[-1]]
    g.epic_deck = g.epic_deck[:-1]
    g.reveals += 1
    g.epic[district] = epic.index
    g.research[district] = epic.research
    g.health[district] = min(epic.health, epic.weakened) if epic.research == 0 else epic.health
    g.bracket[district] = bracket
    g.tell(events.EPIC_APPEARED, rule, NOTHING, epic.index, district)


def reshuffle(g: City) -> None:
    g.epic_deck = g.defeated[:]
    g.chance.shuffle(EPICS, g.epic_deck)
    g.defeated = []
    g.tell(events.DEFEATED_RETURNED, "RK-54", NOTHING, len(g.epic_deck))


class ActivateEpics(Stage):
    """From the Epic in Steelheart's district clockwise; he comes last (RK-55)."""

    def run(self, g: City) -> None:
        g.push(ActivateSteelheart(RED, 0))
        steps: i64 = g.districts - 1
        while steps >= 0:
            g.push(ActivateEpic(g.clockwise(g.steelheart, steps), 0))
            steps -= 1


class ActivateEpic(Step):
    """The actions left of the bracket one by one, then the bracket moves (RK-23, RK-56)."""

    def __init__(self, district: District, action: i64) -> None:
        super().__init__(Seat(NOBODY))
        self.district = district
        self.action = action

    def data(self) -> list[object]:
        return [self.district, self.action]

    def run(self, g: City) -> None:
        epic: i64 = g.epic[self.district]
        if epic == NOTHING:
            return
        bracket: i64 = g.bracket[self.district]
        if self.action == 0:
            g.tell(events.ACTIVATED, "RK-55", epic, epic, bracket)
        if self.action < bracket:
            g.push(ActivateEpic(self.district, self.action + 1))
            carry_out(g, g.box.epics[epic].track[self.action], self.district, epic)
        else:
            move_bracket(g, self.district)


def move_bracket(g: City, district: District) -> None:
    """1 step, and 1 for each Enforcement there; for each that it cannot make, the last action again (RK-56, RK-57)."""
    epic: i64 = g.epic[district]
    bracket: i64 = g.bracket[district]
    steps: i64 = 1 + g.enforcement[district]
    room: i64 = len(g.box.epics[epic].track) - 1 - bracket
    made: i64 = min(steps, room)
    if made > 0:
        g.bracket[district] = bracket + made
        g.tell(events.BRACKET_MOVED, "RK-56", epic, epic, g.bracket[district])
    if steps > made:
        g.tell(events.LAST_ACTION_AGAIN, "RK-57", epic, epic, steps - made)
        g.push(RepeatLastAction(district, steps - made))


class RepeatLastAction(Step):
    """For each step that the bracket could not make, the last action once (RK-57)."""

    def __init__(self, district: District, times: i64) -> None:
        super().__init__(Seat(NOBODY))
        self.district = district
        self.times = times

    def data(self) -> list[object]:
        return [self.district, self.times]

    def run(self, g: City) -> None:
        epic: i64 = g.epic[self.district]
        if self.times > 1:
            g.push(RepeatLastAction(self.district, self.times - 1))
        carry_out(g, g.box.epics[epic].track[-1], self.district, epic)


class ActivateSteelheart(Step):
    """His four tracks from top to bottom (RK-58), the last two action by action."""

    def __init__(self, track: i64, action: i64) -> None:
        super().__init__(Seat(NOBODY))
        self.track = track
        self.action = action

    def data(self) -> list[object]:
        return [self.track, self.action]

    def run(self, g: City) -> None:
        track = self.track
        if track == len(TRACKS):
            return
        bracket: i64 = g.tracks[track]
        if self.action == 0:
            if track == RED:
                g.tell(events.STEELHEART_ACTIVATED, "RK-58", STEELHEART)
            g.tell(events.TRACK_ACTIVATED, "RK-58", STEELHEART, track, bracket)
        if track == RED:
            g.push(ActivateSteelheart(BLUE, 0))
            deploy(g, "RK-66")
        elif track == BLUE:
            g.push(ActivateSteelheart(YELLOW, 0))
            block(g)
        elif self.action < bracket:
            g.push(ActivateSteelheart(track, self.action + 1))
            carry_out(g, g.track_deeds(track)[self.action], g.steelheart, STEELHEART)
        elif track == YELLOW:
            g.push(ActivateSteelheart(WHITE, 0))


def deploy(g: City, rule: str) -> None:
    """RK-66, RK-90: Enforcement in groups of the deployment value, from Steelheart's district clockwise."""
    left: i64 = g.tracks[RED]
    steps: i64 = 0
    while left > 0 and g.outcome is None:
        group: i64 = min(left, g.deployment)
        g.add_enforcement(g.clockwise(g.steelheart, steps), group, rule, STEELHEART)
        left -= group
        steps += 1


def block(g: City) -> None:
    """RK-67, RK-90: Barricades, one per district, from Steelheart's district clockwise."""
    left: i64 = g.tracks[BLUE]
    steps: i64 = 0
    while left > 0 and g.outcome is None:
        g.add_barricade(g.clockwise(g.steelheart, steps), "RK-67", STEELHEART)
        left -= 1
        steps += 1


class MoveSteelheart(Stage):
    """The movement die says how far he goes clockwise (RK-24, RK-58)."""

    def run(self, g: City) -> None:
        steps = g.chance.pick(MOVEMENT, g.box.movement)
        g.steelheart = g.clockwise(g.steelheart, steps)
        g.tell(events.STEELHEART_MOVED, "RK-24" if g.round == 0 else "RK-58", STEELHEART, steps, g.steelheart)
