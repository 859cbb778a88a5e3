"""What the city needs: how much one more symbol of each kind is worth in each district.

Everything is measured in Population: what an act saves in the coming Epics phases, or brings the end nearer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.reckoners.rules.box import Box, Epic
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import (
    ALL_ENFORCEMENT,
    BRACKET_OF_NEW,
    CONTAIN,
    ENFORCEMENT,
    INFINITE,
    MONEY,
    NOTHING,
    PLAN,
    RESEARCH,
    TRACKS,
    WHITE,
    YELLOW,
)
from ludotek.games.reckoners.rules.tracks import ATTACK as STRIKE
from ludotek.games.reckoners.rules.tracks import BARRICADE, DISCOVER, FORTIFY, REINFORCE, STRENGTHEN, Deed

LATER: Final = 0.6  # what a loss of the round after next counts
LASTING: Final = 2.5  # rounds for which a bracket of Steelheart stays where it is put
FORTIFIES: Final = 0.45
REINFORCES: Final = 0.6
BARRICADES: Final = 0.35
DISCOVERS: Final = 0.5
STRENGTHENS: Final = [0.9, 0.5, 1.2, 0.7]  # red, blue, yellow, white
SECRET: Final = 0.8  # a point of Steelheart's Research
WOUND: Final = 0.9  # a point of his Health
HASTE: Final = 6.0  # how much more it counts when little is left
COIN: Final = 0.35
TOKEN: Final = 0.8
LOOTED_ENFORCEMENT: Final = 0.4
LOOTED_CONTAIN: Final = 0.6
SIDESHOW: Final = 0.3  # an attack that does not shorten the way


def weight(deed: Deed) -> float:
    """What an action of a track costs the city, about."""
    if deed.kind == STRIKE:
        return float(deed.n)
    if deed.kind == FORTIFY:
        return FORTIFIES
    if deed.kind == REINFORCE:
        return REINFORCES
    if deed.kind == BARRICADE:
        return BARRICADES * float(deed.n)
    if deed.kind == STRENGTHEN:
        return STRENGTHENS[deed.what] * float(deed.n)
    if deed.kind == DISCOVER:
        return DISCOVERS
    return 2.0 * [FORTIFIES, REINFORCES, BARRICADES][deed.what]


class Harm:
    """The weights of a track: all actions up to each bracket, and the last one."""

    def __init__(self, track: list[Deed]) -> None:
        self.upto: list[float] = [0.0]
        for deed in track:
            self.upto.append(self.upto[len(self.upto) - 1] + weight(deed))
        self.last = weight(track[len(track) - 1])
        self.end: i64 = len(track) - 1

    def of(self, bracket: i64, enforcement: i64) -> float:
        """What an Epic costs in this Epics phase and the next (RK-55 to RK-57)."""
        steps: i64 = 1 + enforcement
        after: i64 = min(self.end, bracket + steps)
        now = self.upto[bracket] + self.last * float(bracket + steps - after)
        over: i64 = max(0, after + steps - self.end)
        return now + LATER * (self.upto[after] + self.last * float(over))


class Knowledge:
    """What follows from the printed box alone."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.harms: list[Harm] = [Harm(epic.track) for epic in box.epics]
        # what an unknown new Epic will cost, by the Enforcement that waits for it
        self.newcomer: list[float] = [self.average_harm(each) for each in range(ALL_ENFORCEMENT + 1)]

    def average_harm(self, enforcement: i64) -> float:
        total = 0.0
        for harm in self.harms:
            total += harm.of(BRACKET_OF_NEW, enforcement)
        return total / float(len(self.harms))


class Needs:
    """The gains of one more symbol, district by district, in a position."""

    def __init__(self, g: City, known: Knowledge) -> None:
        self.g = g
        self.known = known
        n = int(g.districts)
        self.contain: list[float] = [0.0] * n
        self.fight: list[float] = [0.0] * n
        self.research: list[float] = [0.0] * n
        self.attack: list[float] = [0.0] * n
        self.tracks: list[float] = [0.0] * len(TRACKS)
        secrets = g.steelheart_research
        self.secret = SECRET if secrets > 0 else 0.0
        self.wound = 0.0 if secrets > 0 else WOUND * (1.0 + HASTE / float(g.steelheart_health))
        district: i64 = 0
        while district < g.districts:
            self.look_at(district)
            district += 1
        self.look_at_tracks()

    def look_at(self, district: i64) -> None:
        g = self.g
        enforcement: i64 = g.enforcement[district]
        newcomer = self.known.newcomer[enforcement]
        if g.epic[district] == NOTHING:
            if enforcement > 0:
                self.fight[district] = newcomer - self.known.newcomer[enforcement - 1]
            return
        bracket: i64 = g.bracket[district]
        harm = self.known.harms[g.epic[district]]
        now = harm.of(bracket, enforcement)
        if bracket > 1:
            self.contain[district] = now - harm.of(bracket - 1, enforcement)
        if enforcement > 0:
            self.fight[district] = now - harm.of(bracket, enforcement - 1)
        prize = max(0.1, now - newcomer + loot_worth(g, g.box.epics[g.epic[district]]))
        self.look_at_epic(district, prize)

    def look_at_epic(self, district: i64, prize: float) -> None:
        """The prize for defeating it, spread over the symbols that it still takes."""
        g = self.g
        health: i64 = g.health[district]
        research: i64 = g.research[district]
        weakened: i64 = min(health, g.box.epics[g.epic[district]].weakened)
        way: i64 = research + weakened
        if health != INFINITE and health <= way:
            self.attack[district] = prize / float(health)
            return
        self.research[district] = prize / float(way)
        if health != INFINITE:
            self.attack[district] = SIDESHOW * prize / float(way)

    def look_at_tracks(self) -> None:
        g = self.g
        track: i64 = 0
        while track < len(TRACKS):
            bracket: i64 = g.tracks[track]
            if bracket > 1:
                cost = STRENGTHENS[track]
                if track == YELLOW or track == WHITE:
                    cost = weight(g.track_deeds(track)[bracket - 1])
                self.tracks[track] = cost * LASTING
            track += 1

    def best_track(self) -> i64:
        best: i64 = 0
        track: i64 = 1
        while track < len(TRACKS):
            if self.tracks[track] > self.tracks[best]:
                best = track
            track += 1
        return best

    def worth_at(self, district: i64, symbol: i64, n: i64) -> float:
        """What n symbols of a kind are worth in a district, where only so many find something to do."""
        g = self.g
        if n <= 0:
            return 0.0
        if symbol == MONEY:
            return COIN * float(n)
        if symbol == PLAN:
            return TOKEN * float(n)
        if symbol == ENFORCEMENT:
            return self.fight[district] * float(min(n, g.enforcement[district]))
        here = g.steelheart == district
        if symbol == CONTAIN:
            room: i64 = max(0, g.bracket[district] - 1)
            rest = n - min(n, room)
            if here:
                best = self.tracks[self.best_track()]
                return max(self.contain[district], best) * float(min(n, 2)) + best * float(max(0, rest - 2))
            return self.contain[district] * float(min(n, room))
        if symbol == RESEARCH:
            used: i64 = min(n, g.research[district])
            return self.research[district] * float(used) + (self.secret * float(n - used) if here else 0.0)
        return self.worth_of_attacks(district, n, here)

    def worth_of_attacks(self, district: i64, n: i64, here: bool) -> float:
        health: i64 = self.g.health[district]
        used: i64 = 0 if health == INFINITE else min(n, health)
        if here and self.wound > self.attack[district]:
            return self.wound * float(n)
        return self.attack[district] * float(used) + (self.wound * float(n - used) if here else 0.0)


def loot_worth(g: City, epic: Epic) -> float:
    """What lies in an Epic's loot: Enforcement, Contain, plan tokens, money, Steelheart research."""
    fight, contain, plan, money, research = epic.loot
    worth = LOOTED_ENFORCEMENT * fight + LOOTED_CONTAIN * contain + TOKEN * plan + COIN * money
    return worth + SECRET * research if g.steelheart_research > 0 else worth
