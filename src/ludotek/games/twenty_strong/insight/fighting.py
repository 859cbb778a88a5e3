"""Which hit goes on which enemy: finish one after the other, with the dice that fit."""

from __future__ import annotations

from mypy_extensions import i64

from ludotek.games.twenty_strong.insight.foe import Foe
from ludotek.games.twenty_strong.insight.outlook import by_urgency, rolls_left
from ludotek.games.twenty_strong.rules.actions import APPLY_DIE
from ludotek.games.twenty_strong.rules.components import CRIT, DIE_COLOURS, DIE_FACES, HIT, HIT_FACES, HIT_KINDS, Colour
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.step import DONE


def best_application(g: TwentyStrong, foes: list[Foe], own: list[int]) -> i64:
    """The next die to apply, DONE if none is worth it."""
    target: Foe | None = None
    for foe in by_urgency(foes):
        if can_fall(g, foe):
            target = foe
            break
    if target is None and rolls_left(g) > 0:  # what is applied stays, what is not is rolled again
        for foe in by_urgency(foes):
            if fitting(foe, own) != DONE:
                target = foe
                break
    if target is None and g.deck.boss_damage_stays:
        for foe in foes:
            if foe.boss and fitting(foe, own) != DONE:
                target = foe
    return DONE if target is None else fitting(target, own)


def can_fall(g: TwentyStrong, foe: Foe) -> bool:
    """Are the hits on the table enough for it?"""
    total: i64 = 0
    colour = Colour(0)
    while colour < DIE_COLOURS:
        total += (
            g.loose[colour * DIE_FACES + HIT] * foe.deals.hits[colour]
            + g.loose[colour * DIE_FACES + CRIT] * foe.deals.crits[colour]
        )
        colour = Colour(colour + 1)
    return total >= foe.need


def fitting(foe: Foe, own: list[int]) -> i64:
    """The die that deals as much as possible without overkill, the weakest of them; else the least overkill."""
    found: i64 = DONE
    best: i64 = 0
    for option in own:
        at: i64 = option - APPLY_DIE
        if option == DONE or at // HIT_KINDS != foe.place:
            continue
        dealt = foe.deals.crits if HIT + at % HIT_FACES == CRIT else foe.deals.hits
        damage: i64 = dealt[at % HIT_KINDS // HIT_FACES]
        score = damage if damage <= foe.need else foe.need - damage
        if damage > 0 and (found == DONE or score > best):
            found = option
            best = score
    return found
