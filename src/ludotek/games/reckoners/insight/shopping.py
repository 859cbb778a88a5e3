"""What to buy, and for whom (RK-49 to RK-52)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.reckoners.rules.actions import BUY, BUY_BACK, REFRESH
from ludotek.games.reckoners.rules.city import City
from ludotek.kernel.step import DONE

RICH: Final = 8  # money with which a market that offers nothing is turned over


def best_purchase(g: City, options: list[int]) -> i64:
    """A lost die first, then the dearest card that there is money for."""
    best: i64 = DONE
    dearest: i64 = -1
    for action in options:
        if action >= BUY_BACK:
            return action
        if BUY <= action < BUY_BACK:
            cost = g.box.cards[action - BUY].cost
            if cost > dearest:
                dearest = cost
                best = action
    if best == DONE and g.money >= RICH and REFRESH in options:
        return REFRESH
    return best


def whom_it_suits(g: City, card: i64) -> i64:
    """Whoever has fewest cards."""
    best: i64 = 0
    seat: i64 = 1
    while seat < g.seats:
        if len(g.gear[seat]) < len(g.gear[best]):
            best = seat
        seat += 1
    return best
