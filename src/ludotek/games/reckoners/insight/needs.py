"""What the city needs: how much one more symbol of each kind is worth in each district.

Everything is measured in Population: what an act saves in the coming Epics phases, or brings the end nearer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotek.games.reckoners.insight.assets import Assets
from ludotek.games.reckoners.insight.weights import Weights
from ludotek.games.reckoners.rules.box import Box
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import (
    ALL_ENFORCEMENT,
    ATTACK,
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
from ludotek.kernel.numbers import Seat

MANY: Final = 1000  # more symbols than there are
VICTORY: Final = 1000.0  # an attack that is part of a certain win


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
        # asked for again and again, so found once: by bracket and Enforcement
        self.both: list[float] = [
            self.now_and_later(bracket, enforcement)
            for bracket in range(len(track))
            for enforcement in range(ALL_ENFORCEMENT + 1)
        ]

    def now(self, bracket: i64, enforcement: i64) -> float:
        """What an Epic costs in the coming Epics phase (RK-55 to RK-57)."""
        return self.upto[bracket] + self.last * float(max(0, bracket + 1 + enforcement - self.end))

    def of(self, bracket: i64, enforcement: i64) -> float:
        """What it costs in that phase and, counted less, in the next."""
        return self.both[bracket * (ALL_ENFORCEMENT + 1) + enforcement]

    def now_and_later(self, bracket: i64, enforcement: i64) -> float:
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
        self.loots: list[float] = [self.loot(epic) for epic in box.epics]  # without Steelheart research
        self.assets = Assets(box)
        self.shown: dict[int, list[int]] = {}  # by the symbols that count twice: what the face of each code shows

    def faces_of(self, g: City, seat: Seat) -> list[int]:
        """What a Reckoner's dice show, by the codes of their faces (RK-78)."""
        doubles = g.doubles[seat]
        if doubles not in self.shown:
            self.shown[doubles] = [int(g.shown(seat, code)) for code in range(len(self.box.symbols))]
        return self.shown[doubles]

    def average_harm(self, enforcement: i64) -> float:
        total = 0.0
        for harm in self.harms:
            total += harm.of(BRACKET_OF_NEW, enforcement)
        return total / float(len(self.harms))

    def loot(self, epic: Epic) -> float:
        """What lies in an Epic's loot: Enforcement, Contain, plan tokens, money."""
        w = self.w
        fight, contain, plan, money, _ = epic.loot
        return w.looted_enforcement * fight + w.looted_contain * contain + w.token * plan + w.coin * money


def dice_of(g: City) -> i64:
    """How many dice all Reckoners hold."""
    dice: i64 = 0
    for held in g.held:
        dice += len(held)
    return dice


@mypyc_attr(acyclic=True)
class Demand:
    """What symbols of a kind find to do in a district: the first few gain this much each, others that much."""

    def __init__(self) -> None:
        self.first = 0.0
        self.uses: i64 = 0
        self.then = 0.0
        self.others: i64 = 0

    def put(self, gain: float, uses: i64, other: float, others: i64) -> None:
        """Two things to do; whichever gains more comes first."""
        if other > gain:
            gain, uses, other, others = other, others, gain, uses
        self.first = gain
        self.uses = uses
        self.then = other
        self.others = others

    def worth(self, n: i64) -> float:
        used = min(n, self.uses)
        return self.first * float(used) + self.then * float(min(n - used, self.others))


class Needs:
    """The gains of one more symbol, district by district, in a position."""

    def __init__(self, g: City, known: Knowledge) -> None:
        self.known = known
        self.w = known.w
        self.sure = False  # is a win in reach?
        n = int(g.districts)
        self.contain: list[float] = [0.0] * n
        self.fight: list[float] = [0.0] * n
        self.research: list[float] = [0.0] * n
        self.attack: list[float] = [0.0] * n
        self.tracks: list[float] = [0.0] * len(TRACKS)
        self.demands: list[Demand] = [Demand() for _ in range(n * len(SYMBOLS))]  # by district and symbol
        for district in range(n):
            self.demands[district * len(SYMBOLS) + MONEY].put(self.w.coin, MANY, 0.0, 0)
            self.demands[district * len(SYMBOLS) + PLAN].put(self.w.token, MANY, 0.0, 0)
        self.look(g)

    def look(self, g: City) -> None:
        """Find them for a position with as many Reckoners."""
        self.g = g
        self.keep(g)
        self.look_at_tracks()
        point = self.point()
        self.secret = point if g.steelheart_research > 0 else 0.0
        self.wound = 0.0
        if g.steelheart_research == 0:
            self.wound = VICTORY if self.sure else point * (1.0 + self.w.haste / float(g.steelheart_health))
        self.barricade = self.w.clearing
        if g.barricades_left < g.tracks[BLUE]:
            self.barricade = self.w.shortage
        self.patrol = self.w.shortage if g.enforcement_left < g.tracks[RED] else 0.0
        district = District(0)
        while district < g.districts:
            self.look_at(district)
            self.find_demands(district)
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
        contain = fight = 0.0
        if g.epic[district] == NOTHING:
            if enforcement > 0:
                fight = self.patrol + newcomer - self.known.newcomer[enforcement - 1]
            self.research[district] = self.attack[district] = 0.0
        else:
            bracket: i64 = g.bracket[district]
            epic = g.box.epics[g.epic[district]]
            harm = self.known.harms[epic.index]
            now = harm.of(bracket, enforcement)
            if bracket > 1:
                contain = now - harm.of(bracket - 1, enforcement)
            if enforcement > 0:
                fight = self.patrol + now - harm.of(bracket, enforcement - 1)
            loot = self.known.loots[epic.index] + self.secret * epic.loot[-1]
            self.look_at_epic(district, epic, self.w.prize * max(0.1, now - newcomer + loot))
        self.contain[district] = contain
        self.fight[district] = fight

    def look_at_epic(self, district: District, epic: Epic, prize: float) -> None:
        """The prize for defeating it, spread over the symbols that it still takes."""
        g = self.g
        health: i64 = g.health[district]
        way: i64 = g.research[district] + min(health, epic.weakened)
        research = attack = 0.0
        if health != INFINITE and health <= way:
            attack = prize / float(health)
        else:
            research = prize / float(way)
            if health != INFINITE:
                attack = self.w.sideshow * prize / float(way)
        self.research[district] = research
        self.attack[district] = attack

    def look_at_tracks(self) -> None:
        g, w = self.g, self.w
        track: i64 = 0
        while track < len(TRACKS):
            bracket: i64 = g.tracks[track]
            self.tracks[track] = 0.0
            if bracket > 1:
                cost = w.strengthens[track]
                if track == YELLOW or track == WHITE:
                    cost = weight(g.track_deeds(track)[bracket - 1], w)
                self.tracks[track] = cost * w.lasting
            track += 1

    def best_track(self) -> i64:
        best: i64 = 0
        track: i64 = 1
        while track < len(TRACKS):
            if self.tracks[track] > self.tracks[best]:
                best = track
            track += 1
        return best

    def find_demands(self, district: District) -> None:
        """What there is to do in a district; in Steelheart's also about him (RK-37 to RK-39)."""
        g = self.g
        here = g.steelheart == district
        for_him: i64 = MANY if here else 0
        at: i64 = district * len(SYMBOLS)
        self.demands[at + ENFORCEMENT].put(self.fight[district], g.enforcement[district], 0.0, 0)
        self.demands[at + RESEARCH].put(self.research[district], g.research[district], self.secret, for_him)
        health: i64 = 0 if g.health[district] == INFINITE else g.health[district]
        self.demands[at + ATTACK].put(self.attack[district], health, self.wound, for_him)
        room: i64 = max(0, g.bracket[district] - 1)
        best = self.best_track() if here else 0
        room_there: i64 = max(0, g.tracks[best] - 1) if here else 0
        self.demands[at + CONTAIN].put(self.contain[district], room, self.tracks[best], room_there)

    def worth_at(self, district: District, symbol: i64, n: i64) -> float:
        """What n symbols of a kind are worth in a district, where only this many find something to do."""
        return self.demands[district * len(SYMBOLS) + symbol].worth(n)

    def more_at(self, district: District, symbol: i64, taken: i64, n: i64) -> float:
        """What n more are worth where so many are planned already."""
        demand = self.demands[district * len(SYMBOLS) + symbol]
        value = demand.worth(taken + n)
        return value if taken == 0 else value - demand.worth(taken)
