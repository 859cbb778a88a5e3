"""The quick Reckoner does not miss a win that is certain, and does not see one that is not."""

from __future__ import annotations

import pytest

from ludotek.games.reckoners.insight import Greedy
from ludotek.testing.reckoners import Data, Position, district, position, reckoner, shipped, steelheart


def table(health: int, *reckoners: Data, barricades: int = 0) -> Position:
    """Steelheart is in the last district."""
    last = district(barricades=barricades)
    return position(
        *reckoners,
        districts=[district(), district(), last],
        steelheart=steelheart(at=3, research=0, health=health),
    )


def wins(t: Position) -> bool:
    """Does greedy win in this round?"""
    greedy, this = Greedy(), t.g.round
    while not t.over and t.g.round == this:
        seat = t.g.driver()
        t.g.carry_out(seat, greedy.choose(t.g, seat))
    return t.over and t.g.outcome.scores[0] == 1.0


PROF = reckoner("prof", dice=["basic:money", "basic:contain"], at=1, plans=7)
TIA = reckoner("tia", dice=["basic:attack"], at=3, plans=1)


@pytest.mark.rule("RK-44")
def test_tokens_and_dice_are_counted_wherever_their_owners_stand() -> None:
    assert wins(table(9, PROF, TIA))
    assert not wins(table(10, PROF, TIA))


@pytest.mark.rule("RK-33")
def test_barricades_take_what_attacks_least() -> None:
    assert wins(table(9, PROF, TIA, barricades=1))
    assert wins(table(8, PROF, TIA, barricades=2))
    assert not wins(table(9, PROF, TIA, barricades=2))


@pytest.mark.rule("RK-71")
def test_a_card_is_activated_by_what_attacks_least() -> None:
    megan = reckoner("megan", dice=["basic:contain", "basic:attack"], at=3, plans=2, cards=[shipped("checkmate")])
    assert wins(table(6, megan, TIA | {"dice": [], "plans": 0}))


@pytest.mark.rule("RK-75")
def test_the_sniper_aims_before_a_die_is_used() -> None:
    cody = reckoner("cody", dice=["basic:attack", "basic:attack"], at=1, plans=2, cards=[shipped("sniper")])
    assert wins(table(4, cody, TIA | {"dice": [], "plans": 0}))
