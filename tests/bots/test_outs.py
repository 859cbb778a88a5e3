"""Outs in Untamed: what every order of the unknown cards gives, and nothing that a seat cannot know."""

from __future__ import annotations

from itertools import permutations
from math import sqrt

import pytest

from ludotek.games.untamed.game import GAME
from ludotek.games.untamed.insight.outs import at_least, draws_by, outs
from ludotek.games.untamed.rules.components import NOTHING
from ludotek.games.untamed.rules.table import Untamed
from ludotek.kernel.chance import FastChance
from ludotek.kernel.numbers import Seat
from ludotek.kernel.zone import KNOWN_TO_ALL
from ludotek.testing.untamed import Position, animal, position, side

ME = Seat(0)


def waiting() -> Position:
    """A deck of six, two of them wanted; one Power Bonus that nobody has seen."""
    deck = [animal("Wolf"), animal("Wolf"), animal("A"), animal("B"), animal("C"), animal("D")]
    return position(side(deck=deck, bonus=[animal("E")]), side())


def wolf(g: Untamed) -> list[int]:
    return [int(g.box.named("Wolf"))]


def by_every_order(g: Untamed, draws: int, least: int) -> float:
    """Deal the unknown cards in every order to their places, and draw by the rules."""
    deck, bonus = g.sides[0].deck, g.sides[0].bonus
    places = [(zone, i) for zone in (deck, bonus) for i in range(len(zone)) if not zone.known[i] & 1]
    cards = [zone.cards[i] for zone, i in places]
    good = total = 0
    for order in permutations(cards):
        world = g.clone()
        s = world.sides[0]
        for (zone, i), card in zip(places, order, strict=True):
            target = s.deck if zone is deck else s.bonus
            target.cards = [*target.cards[:i], card, *target.cards[i + 1 :]]
        before = world.hands[0].cards.count(wolf(g)[0])
        world.draw(ME, draws, 0, "UN-15", NOTHING)
        good += world.hands[0].cards.count(wolf(g)[0]) - before >= least
        total += 1
    return good / total


@pytest.mark.parametrize("draws", [1, 2, 4, 6])
@pytest.mark.parametrize("least", [1, 2])
def test_outs_are_what_every_order_gives(draws: int, least: int) -> None:
    g = waiting().g
    assert outs(g, ME, wolf(g), draws, least) == pytest.approx(by_every_order(g, draws, least), abs=1e-12)


def test_what_the_seat_knows_of_its_deck_is_certain() -> None:
    g = waiting().g
    deck = g.sides[0].deck
    deck.known = [*deck.known[:-1], KNOWN_TO_ALL]
    for draws in (1, 2, 3):
        assert outs(g, ME, wolf(g), draws) == pytest.approx(by_every_order(g, draws, 1), abs=1e-12)
    top = deck.cards[-1]
    assert outs(g, ME, [top], 1) == 1.0


def test_outs_are_the_same_in_every_world_that_the_seat_cannot_tell_apart() -> None:
    """And come out in redrawn worlds as often as they say."""
    g = waiting().g
    told = outs(g, ME, wolf(g), 2)
    worlds, came = 1000, 0
    for seed in range(worlds):
        world = GAME.determinise(g, ME, FastChance(seed))
        assert isinstance(world, Untamed)
        assert outs(world, ME, wolf(g), 2) == told
        came += wolf(g)[0] in world.sides[0].deck.cards[-2:]
    assert abs(came / worlds - told) < 4 * sqrt(told * (1 - told) / worlds)


def test_two_cards_are_drawn_each_turn() -> None:
    assert draws_by(waiting().g, ME, 3) == 6


def test_more_than_there_are_never_come() -> None:
    assert at_least(10, 2, 5, 3) == 0.0
    assert at_least(10, 2, 10, 2) == 1.0
    assert at_least(10, 2, 1, 1) == pytest.approx(0.2)
