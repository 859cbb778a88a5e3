"""What answers name: Animals and Strongholds stand in places that partners' attacks shift and uncover (UN-29, UN-60)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.games.untamed.rules.actions import ANIMAL_AT, ATTACK, KEEP, PLAY

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.table import Untamed

KEEPS: Final = 8  # room for stacks


def things_in_play(g: Untamed) -> dict[int, list[int]]:
    """Animals by their uids, Strongholds by `name_of_stronghold`, each with what acts can change."""
    found: dict[int, list[int]] = {}
    for place, side in enumerate(g.sides):
        for each in side.animals:
            state = int(each.ready) + 2 * int(each.rushing) + 4 * int(each.doomed)
            found[int(each.uid)] = [place, int(each.damage), int(each.fury), int(each.swing), state]
    for keep, stack in enumerate(g.keeps):
        found[name_of_stronghold(g, keep)] = [int(stack.damage), int(stack.used_by)]
    return found


def name_of_stronghold(g: Untamed, keep: i64) -> int:
    """The Stronghold on top of a stack; the next one is another thing."""
    return int(-1 - keep - KEEPS * g.keeps[keep].lost)


def verb_of(action: i64) -> i64:
    """What an action does, without whom it names."""
    if not KEEP <= action < PLAY:
        return action
    return KEEP if action < ATTACK else ATTACK if action < ANIMAL_AT else ANIMAL_AT


def things_named(g: Untamed, seat: i64, action: i64) -> list[int]:
    """The Animal or Stronghold that an action names by its place."""
    if not KEEP <= action < PLAY:
        return []
    if action < ATTACK:
        return [name_of_stronghold(g, action - KEEP)]
    if action < ANIMAL_AT:
        return [int(g.sides[g.side_of[seat]].animals[action - ATTACK].uid)]
    at: i64 = action - ANIMAL_AT
    return [int(g.sides[at // 8].animals[at % 8].uid)]
