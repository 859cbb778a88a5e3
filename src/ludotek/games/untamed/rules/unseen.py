"""Hands that nobody but their players sees: what a real one may hold. Elsewhere every card is where it is (UN-62).

At a real table the cards that not everybody knows have made-up places. Somebody names a card of a hand, and it is there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.untamed.rules.components import MARKS
from ludotek.games.untamed.rules.lists import designs_among
from ludotek.kernel.numbers import CardId, Seat
from ludotek.kernel.zone import Zone, knowing

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.state import State


def is_unseen(pile: Zone, place: i64) -> bool:
    return pile.known[place] & knowing(-1) == 0


def own_piles(g: State, side: i64) -> list[Zone]:
    """All piles of a side in which cards may lie unseen, before a change."""
    s = g.sides[side]
    hands = [g.new_hand(Seat(seat)) for seat in range(g.seats) if g.side_of[seat] == side]
    return [*hands, s.new_deck(), s.new_power(), s.new_bonus()]


def unseen_cards(g: State, side: i64) -> list[int]:
    s = g.sides[side]
    piles = [g.hands[seat] for seat in range(g.seats) if g.side_of[seat] == side]
    found: list[int] = []
    for pile in [*piles, s.deck, s.power, s.bonus]:
        for place in range(len(pile.cards)):
            if is_unseen(pile, place):
                found.append(pile.cards[place])
    return found


def may_be_held(g: State, seat: Seat) -> list[int]:
    """The designs that a real hand may hold."""
    hand = g.hands[seat]
    seen = [hand.cards[place] for place in range(len(hand.cards)) if not is_unseen(hand, place)]
    if len(seen) == len(hand.cards):
        return designs_among(seen)
    return designs_among(sorted(seen + unseen_cards(g, g.side_of[seat])))


def any_unseen(g: State, seat: Seat) -> list[int]:
    """A card of a real hand that is played without being named: whichever it is."""
    hand = g.hands[seat]
    for place in range(len(hand.cards)):
        if is_unseen(hand, place):
            return [hand.cards[place]]
    return hand.cards[:1]


def bring_to_hand(g: State, seat: Seat, design: CardId, fresh: i64) -> None:
    """Somebody names a card of a real hand: if it was made up to lie elsewhere, it changes places with another."""
    hand = g.hands[seat]
    here: i64 = -1
    for place in range(len(hand.cards)):
        if hand.cards[place] == design and (fresh == 0 or hand.known[place] & fresh):
            return
        if is_unseen(hand, place) and (here < 0 or hand.known[place] & MARKS == fresh):
            here = place
    for pile in own_piles(g, g.side_of[seat]):
        for place in range(len(pile.cards)):
            if pile.cards[place] == design and is_unseen(pile, place) and here >= 0:
                hand = g.hands[seat]
                hand.cards = hand.cards[:]
                pile.cards = pile.cards[:]
                pile.cards[place] = hand.cards[here]
                hand.cards[here] = int(design)
                return
