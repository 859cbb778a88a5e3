"""What one symbol does in the city, and why not (RK-32 to RK-41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.reckoners.rules import actions, reasons
from ludotek.games.reckoners.rules.components import INFINITE, NOTHING, District
from ludotek.games.reckoners.rules.events import MOVED, PLANNED
from ludotek.kernel.numbers import Seat
from ludotek.kernel.step import ALLOWED

if TYPE_CHECKING:
    from ludotek.games.reckoners.rules.city import City

# why not


def steelheart_reason(g: City, action: i64) -> i64:
    if action == actions.RESEARCH_STEELHEART:
        return research_steelheart_reason(g)
    if action == actions.ATTACK_STEELHEART:
        return attack_steelheart_reason(g)
    return ALLOWED if g.tracks[action - actions.CONTAIN_TRACK] > 1 else reasons.BRACKET_AT_START


def research_steelheart_reason(g: City) -> i64:
    return ALLOWED if g.steelheart_research > 0 else reasons.STEELHEART_WEAKENED


def attack_steelheart_reason(g: City) -> i64:
    return reasons.STEELHEART_INFINITE if g.steelheart_research > 0 else ALLOWED


def district_reason(g: City, action: i64, district: District) -> i64:
    if action < actions.CONTAIN:
        return ALLOWED if g.enforcement[district] > 0 else reasons.NO_ENFORCEMENT
    if action < actions.RESEARCH:
        return contain_reason(g, district)
    return research_reason(g, district) if action < actions.ATTACK else attack_reason(g, district)


def contain_reason(g: City, district: District) -> i64:
    """RK-22, RK-37."""
    if g.epic[district] == NOTHING:
        return reasons.NO_EPIC
    return ALLOWED if g.bracket[district] > 1 else reasons.BRACKET_AT_START


def research_reason(g: City, district: District) -> i64:
    """RK-38."""
    if g.epic[district] == NOTHING:
        return reasons.NO_EPIC
    return ALLOWED if g.research[district] > 0 else reasons.IS_WEAKENED


def attack_reason(g: City, district: District) -> i64:
    """RK-20, RK-39, RK-89."""
    if g.epic[district] == NOTHING:
        return reasons.NO_EPIC
    return reasons.INFINITE_HEALTH if g.health[district] == INFINITE else ALLOWED


def move_reason(g: City, seat: Seat, district: District) -> i64:
    """RK-32, RK-34, RK-87."""
    here: i64 = g.place[seat]
    if district == here:
        return reasons.ALREADY_THERE
    return reasons.BARRICADED if g.barricades[here] > 0 or g.barricades[district] > 0 else ALLOWED


# doing


def move(g: City, seat: Seat, district: District, rule: str, cause: i64) -> None:
    g.place[seat] = int(district)
    g.tell(MOVED, rule, cause, seat, district)


def carry_out(g: City, seat: Seat, action: i64, cause: i64) -> None:
    """What one symbol does (RK-35 to RK-41)."""
    if action == actions.TAKE_MONEY:
        g.earn(1, "RK-35", cause)
    elif action == actions.TAKE_PLAN:
        g.new_plans[seat] += 1
        g.tell(PLANNED, "RK-41", cause, seat)
    elif action == actions.RESEARCH_STEELHEART:
        g.research_steelheart(1, "RK-38", cause)
    elif action == actions.ATTACK_STEELHEART:
        g.attack_steelheart(cause)
    elif action < actions.MOVE:
        g.contain_track(action - actions.CONTAIN_TRACK, "RK-37", cause)
    elif action < actions.CONTAIN:
        g.remove_enforcement(District(action - actions.FIGHT), "RK-36", cause)
    elif action < actions.RESEARCH:
        g.contain(District(action - actions.CONTAIN), "RK-37", cause)
    elif action < actions.ATTACK:
        g.research_epic(District(action - actions.RESEARCH), cause)
    else:
        g.attack_epic(District(action - actions.ATTACK), cause)
