"""Knowledge belongs to a card in its place: it moves with the card, and a shuffle clears it."""

from __future__ import annotations

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
