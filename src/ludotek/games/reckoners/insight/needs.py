"""What the city needs: how much one more symbol of each kind is worth in each district.

Everything is measured in Population: what an act saves in the coming Epics phases, or brings the end nearer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.reckoners.insight.weights import Weights
from ludotek.games.reckoners.rules.box import Box
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import (
    ALL_ENFORCEMENT,
    BLUE,
    BRACKET_OF_NEW,
    CONTAIN,
    ENFORCEMENT,
    INFINITE,
    MONEY,
    NOTHING,
    PLAN,
    RED,
    RESEARCH,
    SYMBOLS,
    TRACKS,
    WHITE,
    YELLOW,
    District,
)
from ludotek.games.reckoners.rules.epic_actions import (
    Attack,
    Barricade,
    Discover,
    Fortify,
    Reinforce,
    Share,
    Strengthen,
)
from ludotek.games.reckoners.rules.printed import Epic
from ludotek.kernel.effect import Action

FEW: Final = 8  # what fewer symbols are worth is found only once
UNKNOWN: Final = -1e9


def weight(deed: Action, w: Weights) -> float:
    """What an action of a track costs the city, about; nothing, if nobody has weighed it."""
    if isinstance(deed, Attack):
        return float(deed.n)
    if isinstance(deed, Fortify):
        return w.fortifies
    if isinstance(deed, Reinforce):
        return w.reinforces
    if isinstance(deed, Barricade):
        return w.barricades * float(deed.n)
    if isinstance(deed, Strengthen):
        return w.strengthens[deed.track] * float(deed.n)
    if isinstance(deed, Share):
        return 2.0 * [w.fortifies, w.reinforces, w.barricades][deed.what]
    return w.discovers if isinstance(deed, Discover) else 0.0


class Harm:
    """The weights of a track: all actions up to each bracket, and the last one."""

    def __init__(self, track: list[Action], w: Weights) -> None:
        self.upto: list[float] = [0.0]
        for deed in track:
            self.upto.append(self.upto[len(self.upto) - 1] + weight(deed, w))
        self.last = weight(track[len(track) - 1], w)
        self.end: i64 = len(track) - 1
        self.later = w.later

    def now(self, bracket: i64, enforcement: i64) -> float:
        """What an Epic costs in the coming Epics phase (RK-55 to RK-57)."""
        return self.upto[bracket] + self.last * float(max(0, bracket + 1 + enforcement - self.end))

    def of(self, bracket: i64, enforcement: i64) -> float:
        """What it costs in that phase and, counted less, in the next."""
        after: i64 = min(self.end, bracket + 1 + enforcement)
        return self.now(bracket, enforcement) + self.later * self.now(after, enforcement)


class Knowledge:
    """What follows from the printed box alone."""

    def __init__(self, box: Box, w: Weights) -> None:
        self.box = box
        self.w = w
        self.harms: list[Harm] = [Harm(epic.track, w) for epic in box.epics]
        # what an unknown new Epic will cost, by the Enforcement that waits for it
        self.newcomer: list[float] = [self.average_harm(each) for each in range(ALL_ENFORCEMENT + 1)]

    def average_harm(self, enforcement: i64) -> float:
        total = 0.0
        for harm in self.harms:
            total += harm.of(BRACKET_OF_NEW, enforcement)
        return total / float(len(self.harms))


def dice_of(g: City) -> i64:
    """How many dice all Reckoners hold."""
    dice: i64 = 0
    for held in g.held:
        dice += len(held)
    return dice


class Needs:
    """The gains of one more symbol, district by district, in a position."""

    def __init__(self, g: City, known: Knowledge) -> None:
        self.g = g
        self.known = known
        self.w = known.w
        self.keep(g)
        n = int(g.districts)
        self.contain: list[float] = [0.0] * n
        self.fight: list[float] = [0.0] * n
        self.research: list[float] = [0.0] * n
        self.attack: list[float] = [0.0] * n
        self.tracks: list[float] = [0.0] * len(TRACKS)
        self.worths: list[float] = [UNKNOWN] * (n * len(SYMBOLS) * FEW)
        self.look_at_tracks()
        point = self.point()
        self.secret = point if g.steelheart_research > 0 else 0.0
        self.wound = 0.0
        if g.steelheart_research == 0:
            self.wound = point * (1.0 + self.w.haste / float(g.steelheart_health))
        self.barricade = self.w.clearing
        if g.barricades_left < g.tracks[BLUE]:
            self.barricade = self.w.shortage
        self.patrol = self.w.shortage if g.enforcement_left < g.tracks[RED] else 0.0
        district = District(0)
        while district < g.districts:
            self.look_at(district)
            district = District(district + 1)

    def keep(self, g: City) -> None:
        """What all of it depends on; lists of the city change in place."""
        self.difficulty = g.difficulty
        self.seats = g.seats
        self.epic, self.bracket, self.enforcement = g.epic[:], g.bracket[:], g.enforcement[:]
        self.to_research, self.health, self.brackets = g.research[:], g.health[:], g.tracks[:]
        self.steelheart = g.steelheart
        self.steelheart_research, self.steelheart_health = g.steelheart_research, g.steelheart_health
        self.barricades_left, self.enforcement_left = g.barricades_left, g.enforcement_left
        self.dice = dice_of(g)

    def hold_in(self, g: City) -> bool:
        """Has nothing changed that they depend on?"""
        return (
            self.steelheart_research == g.steelheart_research
            and self.steelheart_health == g.steelheart_health
            and self.steelheart == g.steelheart
            and self.barricades_left == g.barricades_left
            and self.enforcement_left == g.enforcement_left
            and self.seats == g.seats
            and self.difficulty == g.difficulty
            and self.bracket == g.bracket
            and self.to_research == g.research
            and self.health == g.health
            and self.enforcement == g.enforcement
            and self.brackets == g.tracks
            and self.epic == g.epic
            and self.dice == dice_of(g)
        )

    def point(self) -> float:
        """What a point of Steelheart's Research or Health is worth: it brings the end nearer, which saves losses."""
        g, w = self.g, self.w
        losses = 0.0
        district = District(0)
        while district < g.districts:
            if g.epic[district] != NOTHING:
                losses += self.known.harms[g.epic[district]].now(g.bracket[district], g.enforcement[district])
            district = District(district + 1)
        return max(w.least_point, min(w.most_point, w.point * losses / (w.pace * float(max(1, self.dice)))))

    def look_at(self, district: District) -> None:
        g = self.g
        enforcement: i64 = g.enforcement[district]
        newcomer = self.known.newcomer[enforcement]
        if g.epic[district] == NOTHING:
            if enforcement > 0:
                self.fight[district] = self.patrol + newcomer - self.known.newcomer[enforcement - 1]
            return
        bracket: i64 = g.bracket[district]
        harm = self.known.harms[g.epic[district]]
        now = harm.of(bracket, enforcement)
        if bracket > 1:
            self.contain[district] = now - harm.of(bracket - 1, enforcement)
        if enforcement > 0:
            self.fight[district] = self.patrol + now - harm.of(bracket, enforcement - 1)
        prize = max(0.1, now - newcomer + self.loot(g.box.epics[g.epic[district]]))
        self.look_at_epic(district, self.w.prize * prize)

    def look_at_epic(self, district: District, prize: float) -> None:
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
            self.attack[district] = self.w.sideshow * prize / float(way)

    def look_at_tracks(self) -> None:
        g, w = self.g, self.w
        track: i64 = 0
        while track < len(TRACKS):
            bracket: i64 = g.tracks[track]
            if bracket > 1:
                cost = w.strengthens[track]
                if track == YELLOW or track == WHITE:
                    cost = weight(g.track_deeds(track)[bracket - 1], w)
                self.tracks[track] = cost * w.lasting
            track += 1

    def loot(self, epic: Epic) -> float:
        """What lies in an Epic's loot: Enforcement, Contain, plan tokens, money, Steelheart research."""
        w = self.w
        fight, contain, plan, money, research = epic.loot
        worth = w.looted_enforcement * fight + w.looted_contain * contain + w.token * plan + w.coin * money
        return worth + self.secret * research

    def best_track(self) -> i64:
        best: i64 = 0
        track: i64 = 1
        while track < len(TRACKS):
            if self.tracks[track] > self.tracks[best]:
                best = track
            track += 1
        return best

    def worth_at(self, district: District, symbol: i64, n: i64) -> float:
        """What n symbols of a kind are worth in a district, where only this many find something to do."""
        if n >= FEW:
            return self.find_worth_at(district, symbol, n)
        place: i64 = (district * len(SYMBOLS) + symbol) * FEW + n
        found = self.worths[place]
        if found == UNKNOWN:
            found = self.worths[place] = self.find_worth_at(district, symbol, n)
        return found

    def find_worth_at(self, district: District, symbol: i64, n: i64) -> float:
        g = self.g
        if n == 0:
            return 0.0
        if symbol == MONEY:
            return self.w.coin * float(n)
        if symbol == PLAN:
            return self.w.token * float(n)
        if symbol == ENFORCEMENT:
            return self.fight[district] * float(min(n, g.enforcement[district]))
        here = g.steelheart == district
        if symbol == CONTAIN:
            return self.worth_of_contains(district, n, here)
        if symbol == RESEARCH:
            used: i64 = min(n, g.research[district])
            if here and self.secret > self.research[district]:
                return self.secret * float(n)
            return self.research[district] * float(used) + (self.secret * float(n - used) if here else 0.0)
        return self.worth_of_attacks(district, n, here)

    def worth_of_contains(self, district: District, n: i64, here: bool) -> float:
        """The Epic's bracket and the best of Steelheart's, whichever gains more first."""
        g = self.g
        room: i64 = max(0, g.bracket[district] - 1)
        used: i64 = min(n, room)
        if not here:
            return self.contain[district] * float(used)
        best = self.best_track()
        room_there: i64 = max(0, g.tracks[best] - 1)
        used_there: i64 = min(n, room_there)
        if self.tracks[best] > self.contain[district]:
            return self.tracks[best] * float(used_there) + self.contain[district] * float(min(n - used_there, room))
        return self.contain[district] * float(used) + self.tracks[best] * float(min(n - used, room_there))

    def worth_of_attacks(self, district: District, n: i64, here: bool) -> float:
        health: i64 = self.g.health[district]
        used: i64 = 0 if health == INFINITE else min(n, health)
        if here and self.wound > self.attack[district]:
            return self.wound * float(n)
        return self.attack[district] * float(used) + (self.wound * float(n - used) if here else 0.0)
