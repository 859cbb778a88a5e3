"""Outs: how likely wanted cards are among the next ones that are drawn, exactly, from what a seat knows."""

from __future__ import annotations

from math import comb

from mypy_extensions import i64

from ludotek.games.untamed.rules.table import Untamed
from ludotek.games.untamed.rules.turn import cards_drawn
from ludotek.kernel.numbers import Seat
from ludotek.kernel.zone import Zone, knowing


def outs(g: Untamed, seat: Seat, wanted: list[int], draws: i64, least: i64 = 1) -> float:
    """The chance that among the next cards of the seat's deck are at least so many of these designs.

    What the seat knows of the deck's top is certain. All other cards of its side that it does not know, in the deck, in the
    Power zone, under the Strongholds or in a partner's hand, may lie in each other's places (UN-62).
    """
    side = g.sides[g.side_of[seat]]
    zones = [side.deck, side.power, side.bonus]
    for other in range(g.seats):
        if g.side_of[other] == g.side_of[seat]:
            zones.append(g.hands[other])
    pool: list[int] = []
    for zone in zones:
        pool += unknown(zone, seat, 0)
    first = max(0, len(side.deck.cards) - draws)
    hidden = unknown(side.deck, seat, first)
    sure: i64 = count(side.deck.cards[first:], wanted) - count(hidden, wanted)
    return at_least(len(pool), count(pool, wanted), len(hidden), least - sure)


def unknown(zone: Zone, seat: Seat, first: i64) -> list[int]:
    """The cards of a zone from a place on that a seat does not know."""
    bit = knowing(seat)
    return [zone.cards[place] for place in range(first, len(zone.cards)) if zone.known[place] & bit == 0]


def count(cards: list[int], wanted: list[int]) -> i64:
    n: i64 = 0
    for card in cards:
        if card in wanted:
            n += 1
    return n


def draws_by(g: Untamed, seat: Seat, turns: i64) -> i64:
    """How many cards the seat will draw in the Upkeep of its next turns (UN-15, UN-59), without any that it may draw
    besides."""
    return turns * cards_drawn(g, seat)


def at_least(cards: i64, good: i64, drawn: i64, least: i64) -> float:
    """The chance of at least so many good ones among the drawn cards (hypergeometric)."""
    if least <= 0:
        return 1.0
    ways = 0
    for n in range(least, min(good, drawn) + 1):
        ways += comb(int(good), int(n)) * comb(int(cards - good), int(drawn - n))
    return float(ways / comb(int(cards), int(drawn)))
