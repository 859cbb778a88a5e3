"""Knowledge belongs to a card in its place: it moves with the card, and a shuffle clears it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludotek.kernel.chance import FastChance
from ludotek.kernel.zone import KNOWN_TO_ALL, UNKNOWN, Zone, redraw, zone_from_data

A, B, C = 0b001, 0b010, 0b100


def test_a_card_is_seen_by_those_who_know_it() -> None:
    zone = Zone([10, 11, 12], [UNKNOWN, B, KNOWN_TO_ALL])
    assert zone.seen_by(0) == [-1, -1, 12]
    assert zone.seen_by(1) == [-1, 11, 12]
    assert zone.seen_by(-1) == [-1, -1, 12]


def test_what_everybody_knows_of_seats_a_spectator_need_not_know() -> None:
    assert Zone([10], [A | B | C]).seen_by(-1) == [-1]


def test_showing_a_card_is_news_once() -> None:
    zone = Zone([10, 11], [UNKNOWN, UNKNOWN])
    assert zone.show_top(A)
    assert not zone.show_top(A)
    assert zone.show_top(A | B)
    assert zone.known == [UNKNOWN, A | B]
    assert not Zone([], []).show_top(A)


def test_knowledge_moves_with_the_card() -> None:
    deck, hand = Zone([10, 11], [UNKNOWN, A]), Zone([], [])
    assert deck.move(1, hand, B) == 11
    assert (hand.cards, hand.known) == ([11], [A | B])
    assert deck.move(0, hand, UNKNOWN) == 10
    assert hand.known == [A | B, UNKNOWN]


def test_a_shuffle_makes_everybody_forget() -> None:
    zone = Zone(list(range(9)), [KNOWN_TO_ALL] * 9)
    zone.shuffle(FastChance(1), 0)
    assert zone.known == [UNKNOWN] * 9
    assert sorted(zone.cards) == list(range(9))


def test_cards_are_put_on_top_and_under() -> None:
    zone = Zone([5], [A])
    zone.put(6, B)
    zone.put_under(4, C)
    assert (zone.cards, zone.known) == ([4, 5, 6], [C, A, B])
    assert (zone.take_top(), zone.take(0), len(zone)) == (6, 4, 1)
    assert (zone.cards, zone.known) == ([5], [A])
    zone.put_all([8, 9], B)
    assert (zone.cards, zone.known) == ([5, 8, 9], [A, B, B])


def test_of_several_copies_one_leaves_and_who_knew_only_others_knows_one_less() -> None:
    hand = Zone([7, 7, 5, 7], [A | B, A | B, C, A])
    hand.take_copy(7)
    assert (hand.cards, hand.known) == ([7, 7, 5], [A, A | B, C])


def test_marks_stay_with_their_copies_and_the_wanted_one_goes_first() -> None:
    mark = 1 << 40
    hand = Zone([7, 7], [A | mark, A | B])
    hand.take_copy(7, mark, 0)
    assert hand.known == [A | mark], "the unmarked copy went, of which alone B knew"
    hand = Zone([7, 7], [A | mark, A | B])
    hand.take_copy(7, mark, mark)
    assert hand.known == [A], "the marked one went, and B cannot tell which it was"


def test_whoever_does_not_see_a_new_order_loses_track_of_the_cards_in_it() -> None:
    deck = Zone([1, 2, 3], [A | B, A | B, A | B])
    deck.hide_top(2, A)
    assert deck.known == [A | B, A, A]


def test_a_card_that_changes_its_place_takes_along_who_knows_it() -> None:
    deck = Zone([1, 2, 3], [A, B, C])
    deck.shift(0, 2)
    assert (deck.cards, deck.known) == ([2, 3, 1], [B, C, A])
    deck.shift(2, 0)
    assert (deck.cards, deck.known) == ([1, 2, 3], [A, B, C])


def test_redraw_keeps_what_the_seat_knows_and_every_card() -> None:
    hands = [Zone([1, 2, 3], [A, A, A]), Zone([4, 5, 6], [B, A | B, B]), Zone([7, 8, 9], [UNKNOWN] * 3)]
    before = [zone.seen_by(0) for zone in hands]
    changed = False
    for seed in range(20):
        world = [zone.clone() for zone in hands]
        redraw(world, 0, FastChance(seed), 0)
        assert [zone.seen_by(0) for zone in world] == before
        assert sorted(card for zone in world for card in zone.cards) == list(range(1, 10))
        assert [zone.known for zone in world] == [zone.known for zone in hands]
        changed = changed or world[1].cards != hands[1].cards
    assert changed


def test_redraw_may_deal_any_cards_to_any_place() -> None:
    dealt = set()
    for seed in range(60):
        zone = Zone([1, 2, 3], [UNKNOWN] * 3)
        redraw([zone], 0, FastChance(seed), 0)
        dealt.add(tuple(zone.cards))
    assert len(dealt) == 6


def test_redraw_for_a_spectator_keeps_only_what_all_know() -> None:
    zones = [Zone([1, 2, 3, 4], [KNOWN_TO_ALL, A, B, UNKNOWN])]
    redraw(zones, -1, FastChance(3), 0)
    assert zones[0].cards[0] == 1


def test_a_written_down_zone_and_a_clone_are_the_same_but_separate() -> None:
    zone = Zone([1, 2], [A, KNOWN_TO_ALL])
    for copy in (zone.clone(), zone_from_data(zone.to_data())):
        copy.put(3, B)
        assert (zone.cards, zone.known) == ([1, 2], [A, KNOWN_TO_ALL])
        assert copy.to_data() == [[1, 2, 3], [A, KNOWN_TO_ALL, B]]


@pytest.mark.parametrize(
    "change",
    [
        Zone.take_top,
        lambda zone: zone.take(0),
        lambda zone: zone.take_copy(1),
        lambda zone: zone.put_all([4, 5], A),
        lambda zone: zone.put_under(4, A),
        lambda zone: zone.move(0, Zone([], []), B),
        lambda zone: zone.shift(0, 2),
        lambda zone: zone.show(0, B),
        lambda zone: zone.hide_top(2, UNKNOWN),
        lambda zone: zone.shuffle(FastChance(1), 0),
        lambda zone: redraw([zone], 2, FastChance(1), 0),
    ],
)
def test_what_happens_to_a_pile_does_not_happen_to_its_clones(change: Callable[[Zone], object]) -> None:
    zone = Zone([1, 2, 3, 1], [A, A | B, A, A | B])
    copy = zone.clone()
    change(zone)
    assert (copy.cards, copy.known) == ([1, 2, 3, 1], [A, A | B, A, A | B])
    assert (zone.cards, zone.known) != (copy.cards, copy.known)
