"""Reckoners phase 2: use the dice, plan tokens and cards (RK-30, RK-42, RK-43, RK-70)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotek.games.reckoners.rules import reasons
from ludotek.games.reckoners.rules.actions import CARD, CODES, DIE, MOST_CARDS, TOKEN
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import CARDS, NOTHING
from ludotek.games.reckoners.rules.elsewhere import die_reason, elsewhere, use_reason
from ludotek.games.reckoners.rules.events import CARD_USED, DIE_TAKEN, NOTHING_TO_USE, TOKEN_SPENT
from ludotek.games.reckoners.rules.floor import CityFloor, distinct, everyone
from ludotek.games.reckoners.rules.spending import FRESH, WILD, Spend
from ludotek.kernel.effect import Context
from ludotek.kernel.lists import sorted_few
from ludotek.kernel.numbers import CardId, Seat, Uid
from ludotek.kernel.reasons import by_card
from ludotek.kernel.step import ALLOWED, Stage, Step


class BeginUsing(Stage):
    """Everybody's dice lie there; they are used in any order."""

    def run(self, g: City) -> None:
        g.push(UseDice(everyone(g), 0, 0))


class UseDice(CityFloor):
    """Take a die, a plan token or a free card and use it up; then somebody goes on."""

    name: ClassVar[str] = "UseDice"
    clause: ClassVar[str] = "RK-30"

    def again(self, seats: i64, done: i64, stirred: i64) -> Step:
        return UseDice(seats, done, stirred)

    def tell_passed_over(self, g: City) -> None:
        g.tell(NOTHING_TO_USE, "RK-30")

    def close(self, g: City) -> None:
        """Unused dice are worth nothing; the Sniper token comes back (RK-30, RK-75)."""
        seat = Seat(0)
        while seat < g.seats:
            g.dice[seat] = []
            g.scope[seat] = NOTHING
            seat = Seat(seat + 1)

    def can_act(self, g: City, seat: Seat) -> bool:
        if len(g.dice[seat]) > 0 or g.plans[seat] > 0:
            return True
        for card in g.gear[seat]:
            if card_reason(g, seat, CardId(card)) == ALLOWED:
                return True
        return False

    def tries(self, g: City, seat: Seat) -> list[int]:
        found: list[int] = [TOKEN, *distinct(g.dice[seat], DIE)]
        for card in sorted(g.gear[seat]):
            found.append(CARD + card)
        return found

    def reason(self, g: City, seat: Seat, action: i64) -> i64:
        if action == TOKEN:
            return ALLOWED if g.plans[seat] > 0 else reasons.NO_TOKEN
        if DIE <= action < DIE + CODES:
            return ALLOWED if action - DIE in g.dice[seat] else die_reason(g, seat, action - DIE)
        if CARD <= action < CARD + MOST_CARDS:
            return card_reason(g, seat, CardId(action - CARD))
        reason = elsewhere(g, seat, action)
        return reasons.TAKE_FIRST if reason == reasons.SYMBOLS_WHEN_USING else reason

    def add_allowed(self, g: City, seat: Seat, found: list[int]) -> None:
        """A die or token of one's own is always there to be used."""
        if g.plans[seat] > 0:
            found.append(TOKEN)
        found += distinct(g.dice[seat], DIE)
        found += sorted_few([CARD + card for card in g.gear[seat] if card_reason(g, seat, CardId(card)) == ALLOWED])

    def pace(self) -> str:
        return "RK-30"

    def take(self, g: City, seat: Seat, action: i64) -> None:
        if action == TOKEN:
            g.plans[seat] -= 1
            g.tell(TOKEN_SPENT, "RK-42", NOTHING, seat)
            g.push(Spend(seat, 0, FRESH | WILD, CardId(NOTHING)))
        elif action < CARD:
            code: i64 = action - DIE
            g.spend_die(seat, code)
            g.tell(DIE_TAKEN, "RK-30", NOTHING, seat, code)
            g.push(Spend(seat, g.shown(seat, code), FRESH, CardId(NOTHING)))
        else:
            use_free_card(g, seat, CardId(action - CARD))


def card_reason(g: City, seat: Seat, card: CardId) -> i64:
    """Why a card cannot be used without a die (RK-69 to RK-71)."""
    reason = use_reason(g, seat, card)
    if reason != ALLOWED:
        return reason
    printed = g.box.cards[card]
    use = printed.use
    assert use is not None
    if use.when_rolling:
        return by_card(reasons.ONLY_WHEN_ROLLING, CARDS + card)
    if printed.has_cost:
        return by_card(reasons.NEEDS_A_DIE, CARDS + card)
    if g.is_used(seat, card):
        return by_card(reasons.CARD_USED, CARDS + card)
    obstacle = use.obstacle(g, seat)
    return ALLOWED if obstacle == ALLOWED else by_card(obstacle, CARDS + card)


def use_free_card(g: City, seat: Seat, card: CardId) -> None:
    g.use_card(seat, card)
    g.tell(CARD_USED, "RK-70", NOTHING, seat, CARDS + card)
    use = g.box.cards[card].use
    assert use is not None
    use.perform(g, Context(seat, seat, card, Uid(NOTHING)))
