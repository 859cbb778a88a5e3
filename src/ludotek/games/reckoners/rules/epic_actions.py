"""Epic actions (RK-59 to RK-68, RK-90 to RK-93)."""

from __future__ import annotations

from mypy_extensions import i64

from ludotek.games.reckoners.rules.base import discover
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import (
    BLUE,
    INFINITE,
    MAX_HEALTH,
    MAX_RESEARCH,
    NOTHING,
    RED,
    STEELHEART,
)
from ludotek.games.reckoners.rules.events import FORTIFIED, FORTIFY_FAILED, STRENGTHENED, TRACK_FULL
from ludotek.games.reckoners.rules.tracks import (
    ATTACK,
    BARRICADE,
    DISCOVER,
    FORTIFY,
    REINFORCE,
    SHARE,
    STRENGTHEN,
    Deed,
)


def carry_out(g: City, deed: Deed, district: i64, cause: i64) -> None:
    """An action of the Epic in that district, or of Steelheart, who is there (`cause` says whose)."""
    kind = deed.kind
    if kind == FORTIFY:
        if cause == STEELHEART:
            fortify_steelheart(g)
        else:
            fortify(g, district, cause)
    elif kind == REINFORCE:
        g.add_enforcement(district, 1, "RK-60", cause)
    elif kind == BARRICADE:
        add_barricades(g, district, deed.n, cause)
    elif kind == ATTACK:
        g.lose_population(deed.n, "RK-61", cause)
    elif kind == STRENGTHEN:
        i: i64 = 0
        while i < deed.n and g.outcome is None:
            strengthen(g, deed.what, cause)
            i += 1
    elif kind == DISCOVER:
        discover(g, cause)
    else:
        assert kind == SHARE
        share(g, deed.what, district, cause)


def fortify(g: City, district: i64, cause: i64) -> None:
    """RK-59, RK-68: what can rise, rises; if nothing can, 1 Population is lost."""
    research: i64 = g.research[district]
    health: i64 = g.health[district]
    risen = False
    if 0 < research < MAX_RESEARCH:
        g.research[district] = research + 1
        risen = True
    if health < MAX_HEALTH and health != INFINITE:
        g.health[district] = health + 1
        risen = True
    if risen:
        g.tell(FORTIFIED, "RK-59", cause, g.epic[district], g.research[district], g.health[district])
    else:
        g.tell(FORTIFY_FAILED, "RK-59", cause, g.epic[district])
        g.lose_population(1, "RK-59", cause)


def fortify_steelheart(g: City) -> None:
    """RK-93: his Research, or once he is weakened his Health, never above the start."""
    if 0 < g.steelheart_research < g.steelheart_start:
        g.steelheart_research += 1
    elif g.steelheart_research == 0 and g.steelheart_health < g.steelheart_start:
        g.steelheart_health += 1
    else:
        g.tell(FORTIFY_FAILED, "RK-93", STEELHEART, STEELHEART)
        g.lose_population(1, "RK-93", STEELHEART)
        return
    g.tell(FORTIFIED, "RK-93", STEELHEART, STEELHEART, g.steelheart_research, g.steelheart_health)


def add_barricades(g: City, district: i64, n: i64, cause: i64) -> None:
    """RK-63: one for each icon."""
    i: i64 = 0
    while i < n and g.outcome is None:
        g.add_barricade(district, "RK-63", cause)
        i += 1


def strengthen(g: City, track: i64, cause: i64) -> None:
    """RK-64, RK-91: one step to the right, or, at the end, the track's last action."""
    if g.tracks[track] < g.track_length(track) - 1:
        g.tracks[track] += 1
        g.tell(STRENGTHENED, "RK-64", cause, track, g.tracks[track])
        return
    g.tell(TRACK_FULL, "RK-64", cause, track)
    if track == RED:
        g.add_enforcement(g.steelheart, 1, "RK-91", cause)
    elif track == BLUE:
        g.add_barricade(g.steelheart, "RK-91", cause)
    else:
        carry_out(g, g.track_deeds(track)[-1], g.steelheart, STEELHEART)


def share(g: City, what: i64, district: i64, cause: i64) -> None:
    """RK-62, RK-92: for both neighbours, the clockwise one first, each judged on its own."""
    for steps in (1, -1):
        if g.outcome is not None:  # the first neighbour's cost the last inhabitant (RK-02)
            return
        neighbour = g.clockwise(district, steps)
        if what == REINFORCE:
            g.add_enforcement(neighbour, 1, "RK-62", cause)
        elif what == BARRICADE:
            g.add_barricade(neighbour, "RK-62", cause)
        elif g.epic[neighbour] != NOTHING:
            fortify(g, neighbour, cause)
