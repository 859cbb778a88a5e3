"""What the city needs: how much one more symbol of each kind is worth in each district.

Everything is measured in Population: what an act saves in the coming Epics phases, or brings the end nearer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotek.games.reckoners.insight.kit import Kit
from ludotek.games.reckoners.insight.knowledge import Knowledge, weight
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import (
    ATTACK,
    BLUE,
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
from ludotek.games.reckoners.rules.printed import Epic
from ludotek.kernel.numbers import Seat

MANY: Final = 1000  # more symbols than there are
VICTORY: Final = 1000.0  # an attack that is part of a certain win


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
        if n <= self.uses:
            return self.first * float(n)
        return self.first * float(self.uses) + self.then * float(min(n - self.uses, self.others))

    def more(self, taken: i64, n: i64) -> float:
        """What n more are worth where so many are planned already."""
        return self.worth(n) if taken == 0 else self.worth(taken + n) - self.worth(taken)


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
        self.kits: list[Kit] = [Kit(g, known, Seat(seat)) for seat in range(g.seats)]
        self.look(g)
        self.turn_to(g)

    def turn_to(self, g: City) -> None:
        """Another position in which they hold."""
        self.g = g
        self.clears = False  # is there a Barricade to remove?
        for barricades in g.barricades:
            if barricades > 0:
                self.clears = True

    def kit(self, seat: Seat) -> Kit:
        """Of a Reckoner in this position."""
        kit = self.kits[seat]
        if not kit.holds_in(self.g):
            kit = self.kits[seat] = Kit(self.g, self.known, seat)
        return kit

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
