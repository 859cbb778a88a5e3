"""What is tried at the wrong question: the text that forbids it anyway, or the rule that gives it its time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.actions import (
    ACTIVATE,
    AGAIN,
    APPLY_DIE,
    BEGIN_ENDGAME,
    COMMIT_DIE,
    ENEMY,
    PEACE,
    RECOVER_DIE,
    STACK,
)
from ludotek.games.twenty_strong.rules.components import APPLY
from ludotek.games.twenty_strong.rules.effects.effect import GAINING, RECOVERING
from ludotek.games.twenty_strong.rules.reasons import (
    ACTIVATE_LATER,
    APPLY_LATER,
    COMMIT_LATER,
    ENDGAME_LATER,
    GAIN_FORBIDDEN,
    GAIN_LATER,
    MUST_ANSWER,
    NOT_NOW,
    PEACE_LATER,
    RECOVER_FORBIDDEN,
    RECOVER_LATER,
    REPEAT_LATER,
)
from ludotek.games.twenty_strong.rules.strategy_phase import repeat_reason
from ludotek.kernel.step import ALLOWED, DONE

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


def not_now(g: TwentyStrong, action: i64) -> i64:
    """Why an answer to another question is not possible now."""
    if action == DONE:
        return MUST_ANSWER
    if ACTIVATE <= action < PEACE:
        return ACTIVATE_LATER
    if PEACE <= action < BEGIN_ENDGAME:
        return PEACE_LATER
    if action == BEGIN_ENDGAME:
        return ENDGAME_LATER
    if COMMIT_DIE <= action < RECOVER_DIE:
        return or_else(g.commit_forbidden(action - COMMIT_DIE), COMMIT_LATER)
    if RECOVER_DIE <= action < AGAIN:
        return or_else(g.forbidden(RECOVERING, RECOVER_FORBIDDEN), RECOVER_LATER)
    if action == AGAIN:
        return or_else(repeat_reason(g), REPEAT_LATER)
    if APPLY_DIE <= action < ENEMY:
        return APPLY_LATER
    if ENEMY <= action < STACK:
        return or_else(g.forbidden(GAINING, GAIN_FORBIDDEN), GAIN_LATER)
    return NOT_NOW


def or_else(reason: i64, otherwise: i64) -> i64:
    return otherwise if reason == ALLOWED else reason


def also_tried(g: TwentyStrong) -> list[int]:
    """What people still have in mind when its time has passed without a question: once more, another die, an item."""
    found: list[int] = []
    if g.moment < APPLY:
        return found
    if g.forbidden(RECOVERING, RECOVER_FORBIDDEN) != ALLOWED:
        found = [RECOVER_DIE + colour for colour in range(5) if g.exhausted[colour] > 0]
    found.append(AGAIN)
    if g.forbidden(GAINING, GAIN_FORBIDDEN) != ALLOWED:
        for place in range(len(g.active)):
            if g.active[place].defeated_now and g.deck.cards[g.active[place].card].is_item():
                found.append(ENEMY + place)
    return found
