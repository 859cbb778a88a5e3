"""Refusals: a reason in words, with the numbers and cards behind it, and when it would be possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.games.untamed.rules import actions, reasons
from ludotek.games.untamed.rules.components import DRAW_COST
from ludotek.games.untamed.rules.modes import ALPHA, HYDRA, MANTICORE
from ludotek.kernel.numbers import CardId, Seat
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.reasons import NOT_NOW, card_of
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import Question
from ludotek.kernel.text_choice import TextChoice

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.table import Untamed

BY_TEXT: Final = (
    reasons.MUST_CHOOSE,
    reasons.NOT_A_TARGET,
    reasons.NOT_BY_TEXT,
    reasons.NOT_AN_OPPONENT,
)  # reasons that a text gives
IN_MAIN_PHASE: Final = ("draw", "stronghold", "bonus", "attack", "play", "focus", "power")  # UN-14


def refusal_for(g: Untamed, asking: str, code: i64, slots: dict[str, Slot] | None = None) -> Refusal:
    """A code in words; `slots` are what its words tell beside the card that it carries."""
    reason: i64 = code & 0xFF
    if reason == NOT_NOW:
        return Refusal([asking], Phrase("refusal-not-now"))
    told: dict[str, Slot] = {} if slots is None else slots
    if card_of(code) >= 0:
        told["card"] = g.card_phrase(card_of(code))
    rules, key = reasons.REASONS[int(reason)]
    return Refusal(rules.split(), Phrase(key, told))


def refused(g: Untamed, question: Question, reason: i64) -> Refusal:
    """What a question says to a try; where a text forbids it, with the card and its sentence."""
    by_text = question.told(g) if isinstance(question, TextChoice) and reason in BY_TEXT else None
    return refusal_for(g, question.rule(), reason, by_text)


def refined(g: Untamed, seat: Seat, action: i64, code: i64) -> i64:
    """A reason of the Main phase as the mode and the way of paying make it: the rules themselves need not know."""
    if code == reasons.TOO_LITTLE_SUPPORT and actions.ANSWERS.verb(action) == "focus":
        return reasons.FOCUS_TOO_DEAR
    if g.mode == HYDRA:
        return with_partners(g, seat, action, code)
    if g.mode == MANTICORE and code == reasons.NOT_IN_HAND:
        return reasons.OWN_HAND_ONLY
    return reasons.ALPHA_POWER_PLAYED if g.mode == ALPHA and seat == g.first and code == reasons.POWER_PLAYED else code


def with_partners(g: Untamed, seat: Seat, action: i64, code: i64) -> i64:
    """In Hydra the partners have what is missing, but they cannot lend it (UN-60, UN-84)."""
    partners = [other for other in range(g.seats) if g.team_of[other] == g.team_of[seat] and other != seat]
    if code == reasons.TOO_EXPENSIVE:
        return reasons.PARTNERS_POWER if any(g.sides[other].power_ready > 0 for other in partners) else code
    if code == reasons.TOO_LITTLE_SUPPORT:
        return reasons.PARTNERS_SUPPORT if any(g.sides[other].support for other in partners) else code
    if code == reasons.NOT_IN_HAND:
        design = (action - actions.PLAY) % actions.DESIGNS
        return reasons.PARTNERS_HAND if any(design in g.hands[other].cards for other in partners) else code
    return reasons.TEAM_ABILITY_USED if code == reasons.ABILITY_USED else code


def details(g: Untamed, seat: Seat, action: i64, code: i64) -> dict[str, Slot]:
    """What the words of a reason tell: the card, what it costs, and what there is to pay with."""
    side = g.sides[g.side_of[seat]]
    if code == reasons.POWER_LIMIT:
        return {"limit": int(g.power_limit(g.side_of[seat]))}
    if code == reasons.TOO_EXPENSIVE or code == reasons.PARTNERS_POWER:
        cost: i64 = DRAW_COST if action == actions.DRAW else g.cost_of(seat, CardId(action - actions.PLAY))
        return {"cost": int(cost), "have": int(side.power_ready)}
    if code == reasons.TOO_LITTLE_SUPPORT or code == reasons.PARTNERS_SUPPORT:
        keep = g.keeps[g.keep_of[g.side_of[seat]]]
        return {"cost": int(g.box.stronghold_of(keep.stack.top()).cost), "have": len(side.support)}
    if code == reasons.FOCUS_TOO_DEAR:
        return {"cost": int(g.box.designs[action - actions.FOCUS].focus), "have": len(side.support)}
    if code == reasons.NO_FOCUS or code == reasons.NO_RALLY:
        return {"card": g.card_phrase((action - actions.PLAY) % actions.DESIGNS)}
    return {}


def misplaced(g: Untamed, seat: Seat, action: i64) -> i64:
    """Why something that has no place in what the seat is asked is not possible now."""
    if action == actions.MULLIGAN:
        return reasons.MULLIGAN_OVER
    if actions.ANSWERS.verb(action) not in IN_MAIN_PHASE:
        return NOT_NOW
    if g.in_main_phase(seat):
        return reasons.NOT_SETTLED
    return reasons.BONUS_IN_MAIN if action == actions.BONUS else reasons.IN_MAIN


def unasked(g: Untamed, asking: str, seat: Seat, action: i64) -> Refusal:
    """Why a seat that is not asked cannot act: whose turn it is, and when this would be possible."""
    if g.out[seat]:
        return refusal_for(g, asking, reasons.IS_OUT)
    code = misplaced(g, seat, action)
    if code == reasons.IN_MAIN or code == NOT_NOW:
        if g.active < 0 or (code == NOT_NOW and is_own_turn(g, seat) and not g.in_main_phase(seat)):
            return g.not_your_turn()
        code = whose_turn(g, seat, code)
    refusal = refusal_for(g, asking, code)
    if asking not in refusal.rules:
        refusal.rules.append(asking)
    return refusal


def is_own_turn(g: Untamed, seat: Seat) -> bool:
    return seat == g.active or (g.mode == HYDRA and g.team_of[seat] == g.team_of[g.active])


def whose_turn(g: Untamed, seat: Seat, code: i64) -> i64:
    """In the seat's own turn something else is going on, within the Main phase or, by `code`, after it (UN-13)."""
    if is_own_turn(g, seat):
        return reasons.NOT_SETTLED if g.in_main_phase(seat) else code
    return (
        reasons.PARTNERS_TURN if g.mode == MANTICORE and g.team_of[seat] == g.team_of[g.active] else reasons.OTHERS_TURN
    )
