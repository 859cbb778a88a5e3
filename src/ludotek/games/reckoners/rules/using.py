"""Reckoners phase 2: use the dice, plan tokens and cards (RK-30, RK-42, RK-43, RK-70)."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from ludotek.games.reckoners.rules.actions import CARD, CODES, DIE, MOST_CARDS, TOKEN
from ludotek.games.reckoners.rules.cards import FAITH, GIVE, IMPROVISE, TRAVEL
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import CARDS, NOTHING
from ludotek.games.reckoners.rules.elsewhere import die_reason, elsewhere, owner_reason
from ludotek.games.reckoners.rules.events import CARD_USED, DIE_TAKEN, NOTHING_TO_USE, TOKEN_SPENT
from ludotek.games.reckoners.rules.floor import Floor, distinct, everyone
from ludotek.games.reckoners.rules.powers import use_power
from ludotek.games.reckoners.rules.reasons import (
    BARRICADES_STOP_IT,
    NEEDS_A_DIE,
    NO_DIE_LEFT,
    NO_TOKEN,
    ONLY_WHEN_ROLLING,
    PERMANENT,
    SYMBOLS_WHEN_USING,
    TAKE_FIRST,
)
from ludotek.games.reckoners.rules.reasons import CARD_USED as WAS_USED
from ludotek.games.reckoners.rules.spending import ANYWHERE, FRESH, WILD, Spend, move_reason
from ludotek.kernel.match import Match
from ludotek.kernel.reasons import by_card
from ludotek.kernel.step import ALLOWED, Stage, Step


class BeginUsing(Stage):
    """Everybody's dice lie there; they are used in any order."""

    def run(self, match: Match) -> None:
        g = cast(City, match)
        g.push(UseDice(everyone(g), 0, 0))


class UseDice(Floor):
    """Take a die, a plan token or a free card and use it up; then somebody goes on."""

    def again(self, seats: i64, done: i64, stirred: i64) -> Step:
        return UseDice(seats, done, stirred)

    def rule(self) -> str:
        return "RK-30"

    def tell_passed_over(self, g: City) -> None:
        g.tell(NOTHING_TO_USE, "RK-30")

    def close(self, match: Match) -> None:
        """Unused dice are worth nothing; the Sniper token comes back (RK-30, RK-75)."""
        g = cast(City, match)
        seat: i64 = 0
        while seat < g.seats:
            g.dice[seat] = []
            g.scope[seat] = NOTHING
            seat += 1

    def can_act(self, g: City, seat: i64) -> bool:
        if len(g.dice[seat]) > 0 or g.plans[seat] > 0:
            return True
        for card in g.gear[seat]:
            if card_reason(g, seat, card) == ALLOWED:
                return True
        return False

    def tries(self, g: City, seat: i64) -> list[int]:
        found: list[int] = [TOKEN, *distinct(g.dice[seat], DIE)]
        for card in sorted(g.gear[seat]):
            found.append(CARD + card)
        return found

    def reason(self, g: City, seat: i64, action: i64) -> i64:
        if action == TOKEN:
            return ALLOWED if g.plans[seat] > 0 else NO_TOKEN
        if DIE <= action < DIE + CODES:
            return ALLOWED if action - DIE in g.dice[seat] else die_reason(g, seat, action - DIE)
        if CARD <= action < CARD + MOST_CARDS:
            return card_reason(g, seat, action - CARD)
        reason = elsewhere(g, seat, action)
        return TAKE_FIRST if reason == SYMBOLS_WHEN_USING else reason

    def pace(self) -> str:
        return "RK-30"

    def take(self, g: City, seat: i64, action: i64) -> None:
        if action == TOKEN:
            g.plans[seat] -= 1
            g.tell(TOKEN_SPENT, "RK-42", NOTHING, seat)
            g.push(Spend(seat, 0, FRESH | WILD, NOTHING))
        elif action < CARD:
            code: i64 = action - DIE
            g.spend_die(seat, code)
            g.tell(DIE_TAKEN, "RK-30", NOTHING, seat, code)
            g.push(Spend(seat, g.shown(seat, code), FRESH, NOTHING))
        else:
            use_free_card(g, seat, action - CARD)


def card_reason(g: City, seat: i64, card: i64) -> i64:
    """Why a card cannot be used without a die (RK-69 to RK-71)."""
    reason = owner_reason(g, seat, card)
    if reason != ALLOWED:
        return reason
    printed = g.box.cards[card]
    if printed.is_permanent:
        return by_card(PERMANENT, CARDS + card)
    if printed.kind == FAITH:
        return by_card(ONLY_WHEN_ROLLING, CARDS + card)
    if printed.has_cost:
        return by_card(NEEDS_A_DIE, CARDS + card)
    if g.is_used(seat, card):
        return by_card(WAS_USED, CARDS + card)
    if printed.kind == IMPROVISE and len(g.dice[seat]) == 0:
        return by_card(NO_DIE_LEFT, CARDS + card)
    if printed.kind == TRAVEL:
        return ALLOWED if can_travel(g, seat) else by_card(BARRICADES_STOP_IT, CARDS + card)
    return ALLOWED


def can_travel(g: City, seat: i64) -> bool:
    """Barricades stop a travel card, too: is there any district to go to (RK-82)?"""
    district: i64 = 0
    while district < g.districts:
        if move_reason(g, seat, district) == ALLOWED:
            return True
        district += 1
    return False


def use_free_card(g: City, seat: i64, card: i64) -> None:
    g.use_card(seat, card)
    g.tell(CARD_USED, "RK-70", NOTHING, seat, CARDS + card)
    printed = g.box.cards[card]
    if printed.kind == GIVE:
        g.push(Spend(seat, printed.give, FRESH | ANYWHERE if printed.anywhere else FRESH, card))
    else:
        use_power(g, seat, card)
