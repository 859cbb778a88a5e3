"""What a position is worth to a seat, in points of damage: Strongholds, Animals, cards, Power."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.untamed.rules.box import Design
from ludotek.games.untamed.rules.modes import HUNTER, SURVIVAL
from ludotek.games.untamed.rules.state import Animal, Side
from ludotek.games.untamed.rules.table import Untamed
from ludotek.games.untamed.rules.turn import cards_drawn
from ludotek.kernel.numbers import Seat

WIN: Final = 1000.0
STRONGHOLD: Final = 6.0  # beyond its Health: a whole one more to get through
ATTACK: Final = 1.35
HEALTH: Final = 0.75
GUARD: Final = 0.8
TEXT: Final = 0.5
CARD: Final = 1.3  # in hand, and a little for each point of its cost
CARD_COST: Final = 0.25
POWER: Final = [3.2, 3.0, 2.8, 2.6, 2.4, 0.8, 0.6, 0.5, 0.4, 0.3]  # five are worth more than cards in hand
SUPPORT: Final = 0.45
ENOUGH_SUPPORT: Final = 8
BONUS: Final = 0.7
HASTE: Final = 4.0  # damage to others is worth more, the sooner one's deck is empty
LAST_CARDS: Final = 6  # a deck that gets this short begins to frighten


def worth(g: Untamed, seat: Seat) -> float:
    """The own team's strength less that of the average opposing team; whose deck runs short must make haste."""
    if g.outcome is not None:
        return WIN * (2.0 * g.outcome.scores[seat] - 1.0)
    team: i64 = g.team_of[seat]
    share = 1.0 / float(g.seats - 1) if g.mode == HUNTER or g.mode == SURVIVAL else 1.0
    total = 0.0
    side: i64 = 0
    while side < len(g.sides):
        if not g.out[side]:
            total += side_worth(g, side) * (1.0 if g.team_of[side] == team else -share)
        side += 1
    haste = 1.0 + HASTE / turns_left(g, team)
    if g.mode == HUNTER:
        share = 1.0  # only one Stronghold can be reached, and its fall wins (UN-57)
    keep: i64 = 0
    while keep < len(g.keeps):
        if g.team_of[keep] == team:
            total += keep_worth(g, keep)
        elif g.may_reach_keep(seat, keep):
            total -= keep_worth(g, keep) * share * haste
        keep += 1
    return total


def turns_left(g: Untamed, team: i64) -> float:
    """How many turns the first deck of a team lasts (UN-02)."""
    fewest = 99.0
    side: i64 = 0
    while side < len(g.sides):
        if g.team_of[side] == team and not g.out[side]:
            fewest = min(fewest, float(len(g.sides[side].deck.cards) + 1) / float(cards_drawn(g, Seat(side))))
        side += 1
    return fewest


def keep_worth(g: Untamed, keep: i64) -> float:
    k = g.keeps[keep]
    left: i64 = len(k.stack.cards)
    if left == 0:
        return 0.0
    return STRONGHOLD * float(left) + 7.0 * float(left - 1) + float(g.keep_health(keep) - k.damage)


def side_worth(g: Untamed, side: i64) -> float:
    s = g.sides[side]
    designs = g.box.designs
    total = SUPPORT * float(min(len(s.support), ENOUGH_SUPPORT)) + BONUS * float(len(s.bonus.cards))
    i: i64 = 0
    while i < len(s.power.cards):
        total += POWER[min(i, 9)]
        i += 1
    for animal in s.animals:
        total += animal_worth(g, animal, side)
    seat = Seat(0)
    while seat < g.seats:
        if g.side_of[seat] == side:
            for card in g.hands[seat].cards:
                total += card_worth(designs[card])
        seat = Seat(seat + 1)
    return total - deck_worry(s)


def card_worth(card: Design) -> float:
    """In hand."""
    return CARD + CARD_COST * float(card.cost)


def power_gain(g: Untamed, seat: Seat, card: Design) -> float:
    """What a card of the hand gains when it is played as Power, but for the last digits."""
    return POWER[min(len(g.sides[g.side_of[seat]].power.cards), 9)] - card_worth(card)


def deck_worry(s: Side) -> float:
    """An empty deck loses (UN-02)."""
    short: i64 = LAST_CARDS - len(s.deck.cards)
    return 0.0 if short <= 0 else 0.8 * float(short * short)


def animal_worth(g: Untamed, animal: Animal, side: i64) -> float:
    card: Design = g.box.designs[animal.design]
    value = ATTACK * float(g.attack_of(animal, side)) + HEALTH * float(card.health - animal.damage)
    if card.guard:
        value += GUARD
    return value + TEXT * (len(card.texts) + len(card.standing))
