"""A city between two rounds in numbers, for the chance to win that is fitted to finished games."""

from __future__ import annotations

from mypy_extensions import i64

from ludotek.games.reckoners.insight.needs import Knowledge
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import INFINITE, NOTHING, POPULATION, TRACKS, District

PACE = 0.35  # points of Steelheart's that a die makes in a round


def features(g: City, known: Knowledge) -> list[float]:
    """The race: how long the Population lasts, how long Steelheart does; and what speeds either up."""
    now = 0.0
    later = 0.0
    brackets: i64 = 0
    epics: i64 = 0
    open_health: i64 = 0
    open_research: i64 = 0
    district = District(0)
    while district < g.districts:
        if g.epic[district] != NOTHING:
            harm = known.harms[g.epic[district]]
            now += harm.now(g.bracket[district], g.enforcement[district])
            later += harm.of(g.bracket[district], g.enforcement[district])
            brackets += g.bracket[district]
            epics += 1
            open_research += g.research[district]
            if g.health[district] != INFINITE:
                open_health += g.health[district]
        else:
            later += known.newcomer[g.enforcement[district]]
        district = District(district + 1)
    dice: i64 = 0
    gear: i64 = 0
    seat: i64 = 0
    while seat < g.seats:
        dice += len(g.held[seat])
        gear += len(g.gear[seat])
        seat += 1
    power = max(1.0, PACE * float(dice))
    research = float(g.steelheart_research)
    health = float(g.steelheart_start if g.steelheart_health == INFINITE else g.steelheart_health)
    lasts = min(12.0, float(g.population) / max(1.0, now))
    needs = (research + health) / power
    seats = float(g.seats)
    found = [
        1.0,
        float(g.population) / POPULATION,
        1.0 if g.population <= 10 else 0.0,
        lasts / 5.0,
        min(12.0, needs) / 5.0,
        (lasts - min(12.0, needs)) / 5.0,
        now / (5.0 * seats),
        later / (10.0 * seats),
        float(epics) / seats,
        float(brackets) / (4.0 * seats),
        float(open_health) / (8.0 * seats),
        float(open_research) / (4.0 * seats),
        float(sum(g.enforcement)) / (4.0 * seats),
        float(sum(g.barricades)) / (4.0 * seats),
        research / 20.0,
        health / 20.0,
        1.0 if g.steelheart_research == 0 else 0.0,
        float(dice) / (7.0 * seats),
        float(gear) / (3.0 * seats),
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
    return found
