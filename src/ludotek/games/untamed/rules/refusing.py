"""Refusals: a reason in words, with the numbers and cards behind it, and when it would be possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.untamed.rules.actions import (
    ATTACK,
    BONUS,
    DESIGNS,
    DRAW,
    FOCUS,
    MULLIGAN,
    PLAY,
    POWER,
    STRONGHOLD,
)
from ludotek.games.untamed.rules.components import DRAW_COST
from ludotek.games.untamed.rules.modes import ALPHA, HYDRA, MANTICORE
from ludotek.games.untamed.rules.reasons import (
    ABILITY_USED,
    ALPHA_POWER_PLAYED,
    BONUS_IN_MAIN,
    FOCUS_TOO_DEAR,
    IN_MAIN,
    IS_OUT,
    MULLIGAN_OVER,
    NO_FOCUS,
    NO_RALLY,
    NOT_IN_HAND,
    NOT_SETTLED,
    OTHERS_TURN,
    OWN_HAND_ONLY,
    PARTNERS_HAND,
    PARTNERS_POWER,
    PARTNERS_SUPPORT,
    PARTNERS_TURN,
    POWER_LIMIT,
    POWER_PLAYED,
    REASONS,
    TEAM_ABILITY_USED,
    TOO_EXPENSIVE,
    TOO_LITTLE_SUPPORT,
)
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.reasons import NOT_NOW, card_of
from ludotek.kernel.refusal import Refusal

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.table import Untamed


def refusal_for(g: Untamed, asking: str, code: i64, slots: dict[str, Slot] | None = None) -> Refusal:
    """A code in words; `slots` are what its words tell beside the card that it carries."""
    reason: i64 = code & 0xFF
    if reason == NOT_NOW:
        return Refusal([asking], Phrase("refusal-not-now"))
    told: dict[str, Slot] = {} if slots is None else slots
    if card_of(code) >= 0:
        told["card"] = g.card_phrase(card_of(code))
    rules, key = REASONS[int(reason)]
    return Refusal(rules.split(), Phrase(key, told))


def refined(g: Untamed, seat: i64, action: i64, code: i64) -> i64:
    """A reason of the Main phase as the mode and the way of paying make it: the rules themselves need not know."""
    if code == TOO_LITTLE_SUPPORT and FOCUS <= action < POWER:
        return FOCUS_TOO_DEAR
    if g.mode == HYDRA:
        return with_partners(g, seat, action, code)
    if g.mode == MANTICORE and code == NOT_IN_HAND:
        return OWN_HAND_ONLY
    return ALPHA_POWER_PLAYED if g.mode == ALPHA and seat == g.first and code == POWER_PLAYED else code


def with_partners(g: Untamed, seat: i64, action: i64, code: i64) -> i64:
    """In Hydra the partners have what is missing, but they cannot lend it (UN-60, UN-84)."""
    partners = [other for other in range(g.seats) if g.team_of[other] == g.team_of[seat] and other != seat]
    if code == TOO_EXPENSIVE:
        return PARTNERS_POWER if any(g.sides[other].power_ready > 0 for other in partners) else code
    if code == TOO_LITTLE_SUPPORT:
        return PARTNERS_SUPPORT if any(g.sides[other].support for other in partners) else code
    if code == NOT_IN_HAND:
        design = (action - PLAY) % DESIGNS
        return PARTNERS_HAND if any(design in g.hands[other].cards for other in partners) else code
    return TEAM_ABILITY_USED if code == ABILITY_USED else code


def details(g: Untamed, seat: i64, action: i64, code: i64) -> dict[str, Slot]:
    """What the words of a reason tell: the card, what it costs, and what there is to pay with."""
    side = g.sides[g.side_of[seat]]
    if code == POWER_LIMIT:
        return {"limit": int(g.power_limit(g.side_of[seat]))}
    if code == TOO_EXPENSIVE or code == PARTNERS_POWER:
        cost: i64 = DRAW_COST if action == DRAW else g.cost_of(seat, action - PLAY)
        return {"cost": int(cost), "have": int(side.power_ready)}
    if code == TOO_LITTLE_SUPPORT or code == PARTNERS_SUPPORT:
        keep = g.keeps[g.keep_of[g.side_of[seat]]]
        return {"cost": int(g.box.stronghold_of(keep.stack.top()).cost), "have": len(side.support)}
    if code == FOCUS_TOO_DEAR:
        return {"cost": int(g.box.designs[action - FOCUS].focus), "have": len(side.support)}
    if code == NO_FOCUS or code == NO_RALLY:
        return {"card": g.card_phrase((action - PLAY) % DESIGNS)}
    return {}


def is_main_action(action: i64) -> bool:
    """Is it something that is done in a Main phase (UN-14)?"""
    return action in (DRAW, STRONGHOLD, BONUS) or ATTACK <= action < ATTACK + 8 or PLAY <= action < POWER + DESIGNS


def misplaced(g: Untamed, seat: i64, action: i64) -> i64:
    """Why something that has no place in what the seat is asked is not possible now."""
    if action == MULLIGAN:
        return MULLIGAN_OVER
    if not is_main_action(action):
        return NOT_NOW
    if g.in_main_phase(seat):
        return NOT_SETTLED
    return BONUS_IN_MAIN if action == BONUS else IN_MAIN


def unasked(g: Untamed, asking: str, seat: i64, action: i64) -> Refusal:
    """Why a seat that is not asked cannot act: whose turn it is, and when this would be possible."""
    if g.out[seat]:
        return refusal_for(g, asking, IS_OUT)
    code = misplaced(g, seat, action)
    if code == IN_MAIN or code == NOT_NOW:
        if g.active < 0 or (code == NOT_NOW and is_own_turn(g, seat) and not g.in_main_phase(seat)):
            return g.not_your_turn()
        code = whose_turn(g, seat, code)
    refusal = refusal_for(g, asking, code)
    if asking not in refusal.rules:
        refusal.rules.append(asking)
    return refusal


def is_own_turn(g: Untamed, seat: i64) -> bool:
    return seat == g.active or (g.mode == HYDRA and g.team_of[seat] == g.team_of[g.active])


def whose_turn(g: Untamed, seat: i64, code: i64) -> i64:
    """In the own turn something else is going on, within the Main phase or, by `code`, after it (UN-13)."""
    if is_own_turn(g, seat):
        return NOT_SETTLED if g.in_main_phase(seat) else code
    return PARTNERS_TURN if g.mode == MANTICORE and g.team_of[seat] == g.team_of[g.active] else OTHERS_TURN
