"""What is tried at the wrong question: the text that forbids it anyway, or the rule that gives it its time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules import actions, reasons
from ludotek.games.twenty_strong.rules.components import APPLY, DIE_COLOURS, Colour
from ludotek.games.twenty_strong.rules.effects.effect import GAINING, RECOVERING
from ludotek.games.twenty_strong.rules.strategy_phase import repeat_reason
from ludotek.kernel.step import ALLOWED

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


LATER: Final[dict[str, int]] = {
    "done": reasons.MUST_ANSWER,
    "activate": reasons.ACTIVATE_LATER,
    "peace": reasons.PEACE_LATER,
    "begin-endgame": reasons.ENDGAME_LATER,
    "apply": reasons.APPLY_LATER,
}


def not_now(g: TwentyStrong, action: i64) -> i64:
    """Why an answer to another question is not possible now."""
    verb = actions.ANSWERS.verb(action)
    if verb == "commit":
        return or_else(g.commit_forbidden(Colour(action - actions.COMMIT_DIE)), reasons.COMMIT_LATER)
    if verb == "recover":
        return or_else(g.forbidden(RECOVERING, reasons.RECOVER_FORBIDDEN), reasons.RECOVER_LATER)
    if verb == "again":
        return or_else(repeat_reason(g), reasons.REPEAT_LATER)
    if verb == "enemy":
        return or_else(g.forbidden(GAINING, reasons.GAIN_FORBIDDEN), reasons.GAIN_LATER)
    if verb == "begin-endgame" and not g.deck.endgame_triggers():
        return reasons.NO_ENDGAME
    return LATER.get(verb, reasons.NOT_NOW)


def or_else(reason: i64, otherwise: i64) -> i64:
    return otherwise if reason == ALLOWED else reason


def also_tried(g: TwentyStrong) -> list[int]:
    """What people still have in mind when its time has passed without a question: once more, another die, an item."""
    found: list[int] = []
    if g.moment < APPLY:
        return found
    if g.forbidden(RECOVERING, reasons.RECOVER_FORBIDDEN) != ALLOWED:
        found = [actions.RECOVER_DIE + colour for colour in range(DIE_COLOURS) if g.exhausted[colour] > 0]
    found.append(actions.AGAIN)
    if g.forbidden(GAINING, reasons.GAIN_FORBIDDEN) != ALLOWED:
        for place in range(len(g.active)):
            if g.active[place].defeated_now and g.deck.cards[g.active[place].card].is_item():
                found.append(actions.ENEMY + place)
    return found
