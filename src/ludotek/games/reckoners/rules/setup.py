"""Set-up and prologue (RK-05 to RK-15, RK-24 to RK-26)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotek.games.reckoners.rules.actions import PLACE
from ludotek.games.reckoners.rules.activating import MoveSteelheart, bring_epic, deploy
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import (
    BASIC,
    BRACKET_AT_SETUP,
    DISTRICT_CARD,
    EPICS,
    EQUIPMENT,
    LOTS,
    MARKET,
    NOTHING,
    OWN_DICE,
    RED,
    STEELHEART,
    District,
)
from ludotek.games.reckoners.rules.elsewhere import elsewhere
from ludotek.games.reckoners.rules.equipping import BeginAcquiring, draw_equipment
from ludotek.games.reckoners.rules.events import FIGURE_PLACED, JOINED, STEELHEART_APPEARED, TRACK_ACTIVATED
from ludotek.games.reckoners.rules.floor import CityFloor, everyone
from ludotek.games.reckoners.rules.reasons import ALREADY_PLACED, PLACE_FIRST
from ludotek.games.reckoners.rules.round import Round
from ludotek.kernel.numbers import CardId, Seat
from ludotek.kernel.step import ALLOWED, Stage, Step
from ludotek.kernel.zone import turned_up


class SetUp(Stage):
    """The table of contents of set-up and prologue."""

    def run(self, g: City) -> None:
        draw_reckoners(g)
        lay_districts(g)
        open_market(g)
        g.then([SteelheartAppears(), MoveSteelheart(), BeginAcquiring(), BeginPlacing(), Round()])


def draw_reckoners(g: City) -> None:
    """Those who have not been chosen are drawn; each gets the ability, the dice and a plan token (RK-15)."""
    g.who = g.who[:]
    seat = Seat(0)
    while seat < g.seats:
        if g.who[seat] == NOTHING:
            free = [each for each in range(len(g.box.reckoners)) if each not in g.who]
            g.who[seat] = g.chance.pick(LOTS, free)
        seat = Seat(seat + 1)
    seat = Seat(0)
    while seat < g.seats:
        reckoner = g.box.reckoners[g.who[seat]]
        g.held[seat] = [BASIC] * OWN_DICE + [int(reckoner.die)] * OWN_DICE
        g.equip(seat, CardId(reckoner.ability))
        g.tell(JOINED, "RK-15", NOTHING, seat, g.who[seat])
        seat = Seat(seat + 1)


def lay_districts(g: City) -> None:
    """One more than Reckoners, in a circle, an Epic in each (RK-05 to RK-08)."""
    names = list(range(len(g.box.districts)))
    g.chance.shuffle(LOTS, names)
    for place in range(g.districts):
        names = turned_up(g.chance, DISTRICT_CARD + place, names, place, len(names), place)
    g.names = names[: g.districts]
    g.epic_deck = list(range(len(g.box.epics)))
    g.chance.shuffle(EPICS, g.epic_deck)
    district = District(0)
    while district < g.districts:
        bring_epic(g, district, BRACKET_AT_SETUP, "RK-06")
        district = District(district + 1)


def open_market(g: City) -> None:
    """RK-10."""
    g.equipment_deck = g.box.equipment()
    g.chance.shuffle(EQUIPMENT, g.equipment_deck)
    g.market = draw_equipment(g, MARKET, "RK-10")


class SteelheartAppears(Stage):
    """In a random district; only his red track is activated (RK-24)."""

    def run(self, g: City) -> None:
        g.steelheart = District(g.chance.below(LOTS, g.districts))
        g.tell(STEELHEART_APPEARED, "RK-24", STEELHEART, g.steelheart)
        g.tell(TRACK_ACTIVATED, "RK-24", STEELHEART, RED, g.tracks[RED])
        deploy(g, "RK-24")


class BeginPlacing(Stage):
    """The figures come to the city."""

    def run(self, g: City) -> None:
        g.push(PlaceFigure(everyone(g), 0, 0))


class PlaceFigure(CityFloor):
    """Each figure is put in a district of choice (RK-25)."""

    name: ClassVar[str] = "PlaceFigure"
    clause: ClassVar[str] = "RK-25"

    def again(self, seats: i64, done: i64, stirred: i64) -> Step:
        return PlaceFigure(seats, done, stirred)

    def close(self, g: City) -> None:
        """The first round follows."""

    def can_act(self, g: City, seat: Seat) -> bool:
        return g.place[seat] == NOTHING

    def done_reason(self, g: City, seat: Seat) -> i64:
        return PLACE_FIRST if g.place[seat] == NOTHING else ALLOWED

    def tries(self, g: City, seat: Seat) -> list[int]:
        return [PLACE + district for district in range(g.districts)]

    def reason(self, g: City, seat: Seat, action: i64) -> i64:
        if not PLACE <= action < PLACE + g.districts:
            return elsewhere(g, seat, action)
        return ALLOWED if g.place[seat] == NOTHING else ALREADY_PLACED

    def take(self, g: City, seat: Seat, action: i64) -> None:
        g.place[seat] = action - PLACE
        g.tell(FIGURE_PLACED, "RK-25", NOTHING, seat, g.place[seat])
