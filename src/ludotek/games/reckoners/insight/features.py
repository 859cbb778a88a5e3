"""A city between two rounds in numbers, for the chance to win that is fitted to finished games."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from ludotek.games.reckoners.insight.assets import RESULTS
from ludotek.games.reckoners.insight.knowledge import Knowledge
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import (
    ATTACK,
    INFINITE,
    NOTHING,
    PLAN,
    POPULATION,
    RESEARCH,
    TRACKS,
    District,
)

LOW: Final = 10  # Population
LONG: Final = 12.0  # rounds: more make no difference
PAID: Final = 0.5  # what a card's result counts beside a die's symbol
PLANNED: Final = 0.3  # what a Plan counts beside the symbol that it may become


def features(g: City, known: Knowledge) -> list[float]:
    """The race: how long the Population lasts, how long Steelheart does; and what speeds either up."""
    seats = float(g.seats)
    epics = Danger(g, known)
    assets = known.assets.of(g)
    people = float(g.population) / POPULATION
    research = float(g.steelheart_research)
    health = float(g.steelheart_start if g.steelheart_health == INFINITE else g.steelheart_health)
    needs = (research + health) / max(1.0, pace(assets)) / 5.0
    found = [
        1.0,
        people,
        people * people,
        math.log(people + 0.05),
        1.0 if g.population <= LOW else 0.0,
        min(LONG, float(g.population) / max(1.0, epics.now)) / 5.0,
        epics.now / (5.0 * seats),
        epics.later / (10.0 * seats),
        float(epics.brackets) / (4.0 * seats),
        float(epics.health) / (8.0 * seats),
        float(epics.research) / (4.0 * seats),
        float(epics.way) / (5.0 * seats),
        epics.prize / (5.0 * seats),
        float(sum(g.enforcement)) / (4.0 * seats),
        float(sum(g.barricades)) / (4.0 * seats),
        research / 20.0,
        health / 20.0,
        research / (10.0 * seats),
        health / (10.0 * seats),
        1.0 if g.steelheart_research == 0 else 0.0,
        needs,
        needs * people,
        float(sum(g.plans)) / (3.0 * seats),
        float(g.money) / 10.0,
        float(g.base) / 9.0,
        float(g.round) / 8.0,
        float(g.difficulty) / 2.0,
        seats / 4.0,
    ]
    track: i64 = 0
    while track < len(TRACKS):
        found.append(float(g.tracks[track]) / 4.0)
        track += 1
    for each in assets:
        found.append(each / seats)
    return found


def pace(assets: list[float]) -> float:
    """Points of Steelheart's Research and Health that the Reckoners could make in a round, about."""
    return (
        assets[RESEARCH]
        + assets[ATTACK]
        + PAID * (assets[RESULTS + RESEARCH] + assets[RESULTS + ATTACK])
        + 2.0 * PLANNED * assets[PLAN]
    )


class Danger:
    """The Epics in the city: what they will cost, and what it takes to defeat them."""

    def __init__(self, g: City, known: Knowledge) -> None:
        self.now = 0.0
        self.later = 0.0
        self.brackets: i64 = 0
        self.health: i64 = 0
        self.research: i64 = 0
        self.way: i64 = 0
        self.prize = 0.0  # for each symbol that an Epic's defeat takes
        district = District(0)
        while district < g.districts:
            if g.epic[district] == NOTHING:
                self.later += known.newcomer[g.enforcement[district]]
            else:
                self.add(g, known, district)
            district = District(district + 1)

    def add(self, g: City, known: Knowledge, district: District) -> None:
        epic = g.box.epics[g.epic[district]]
        harm = known.harms[epic.index]
        enforcement: i64 = g.enforcement[district]
        cost = harm.of(g.bracket[district], enforcement)
        self.now += harm.now(g.bracket[district], enforcement)
        self.later += cost
        self.brackets += g.bracket[district]
        self.research += g.research[district]
        health: i64 = g.health[district]
        if health != INFINITE:
            self.health += health
        way = min(health, g.research[district] + min(health, epic.weakened))
        self.way += way
        gain = max(0.0, cost - known.newcomer[enforcement]) + known.loots[epic.index] + float(epic.loot[-1])
        self.prize += gain / float(way)
