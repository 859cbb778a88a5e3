"""What the city needs: how much one more symbol of each kind is worth in each district.

Everything is measured in Population: what an act saves in the coming Epics phases, or brings the end nearer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.reckoners.insight.kit import Kit
from ludotek.games.reckoners.insight.knowledge import Knowledge, weight
from ludotek.games.reckoners.insight.site import MANY, Site
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import BLUE, FACES, RED, TRACKS, WHITE, YELLOW, District
from ludotek.kernel.numbers import Seat

VICTORY: Final = 1000.0  # an attack that is part of a certain win


def dice_of(g: City) -> i64:
    """How many dice all Reckoners hold."""
    dice: i64 = 0
    for held in g.held:
        dice += len(held)
    return dice


class Needs:
    """The gains of one more symbol, district by district, in a position."""

    def __init__(self, g: City, known: Knowledge) -> None:
        self.known = known
        self.w = known.w
        self.sure = False  # is a win in reach?
        self.clears = False  # is there a Barricade to remove?
        self.looks: i64 = 0  # so often what dice are worth may have changed
        self.sites: list[Site] = [Site(District(district), known.w) for district in range(g.districts)]
        self.tracks: list[float] = [0.0] * len(TRACKS)
        self.sides: list[float] = [0.0] * FACES  # of the die that is judged: one list for all of them
        self.kits: list[Kit] = [Kit(g, known, Seat(seat)) for seat in range(g.seats)]
        self.look(g)
        self.turn_to(g)

    def turn_to(self, g: City) -> None:
        """Another position in which they hold."""
        self.g = g
        clears = False
        for barricades in g.barricades:
            if barricades > 0:
                clears = True
        if clears != self.clears:
            self.clears = clears
            self.looks += 1

    def kit(self, seat: Seat) -> Kit:
        """Of a Reckoner in this position."""
        kit = self.kits[seat]
        if not kit.holds_in(self.g):
            kit = self.kits[seat] = Kit(self.g, self.known, seat)
        return kit

    def look(self, g: City) -> None:
        """Find them for a position with as many Reckoners."""
        self.g = g
        self.looks += 1
        self.keep(g)
        self.look_at_tracks()
        losses = 0.0
        for site in self.sites:
            site.look(g)
            losses += site.losses(self.known)
        point = self.point(losses)
        self.secret = point if g.steelheart_research > 0 else 0.0
        self.wound = 0.0
        if g.steelheart_research == 0:
            self.wound = VICTORY if self.sure else point * (1.0 + self.w.haste / float(g.steelheart_health))
        self.barricade = self.w.clearing
        if g.barricades_left < g.tracks[BLUE]:
            self.barricade = self.w.shortage
        patrol = self.w.shortage if g.enforcement_left < g.tracks[RED] else 0.0
        for site in self.sites:
            site.find_gains(self.known, self.secret, patrol)
            if site.district == g.steelheart:
                best = self.best_track()
                site.find_demands(self.secret, self.wound, self.tracks[best], max(0, g.tracks[best] - 1), MANY)
            else:
                site.find_demands(0.0, 0.0, 0.0, 0, 0)

    def keep(self, g: City) -> None:
        """What all of it depends on besides the districts."""
        self.difficulty = g.difficulty
        self.seats = g.seats
        self.brackets = g.tracks[:]  # which change in place
        self.steelheart = g.steelheart
        self.steelheart_research, self.steelheart_health = g.steelheart_research, g.steelheart_health
        self.barricades_left, self.enforcement_left = g.barricades_left, g.enforcement_left
        self.dice = dice_of(g)

    def hold_in(self, g: City) -> bool:
        """Has nothing changed that they depend on?"""
        if (
            self.steelheart_research != g.steelheart_research
            or self.steelheart_health != g.steelheart_health
            or self.steelheart != g.steelheart
            or self.barricades_left != g.barricades_left
            or self.enforcement_left != g.enforcement_left
            or self.seats != g.seats
            or self.difficulty != g.difficulty
        ):
            return False
        for site in self.sites:
            if not site.holds_in(g):
                return False
        return self.brackets == g.tracks and self.dice == dice_of(g)

    def point(self, losses: float) -> float:
        """What a point of Steelheart's Research or Health is worth: it brings the end nearer, which saves losses."""
        w = self.w
        return max(w.least_point, min(w.most_point, w.point * losses / (w.pace * float(max(1, self.dice)))))

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
