"""Conservation: each die (TS-62) and each card (TS-63) is in one place, and every number within its bounds."""

from __future__ import annotations

from ludotek.games.twenty_strong.rules.components import COLOURS, DICE_OF, STATS
from ludotek.games.twenty_strong.rules.rewards import Surplus
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.testing.twenty_strong.reading import places_of_cards, places_of_dice

LOWEST, HIGHEST = 1, 6  # of a stat


def conserved(g: TwentyStrong) -> None:
    """Of a game with a whole deck."""
    holds_at_every_question(g)
    assert cards_on_the_table(g) == list(range(len(g.deck.cards))), "a card is lost or doubled"


def holds_at_every_question(g: TwentyStrong) -> None:
    dice_are_in_one_place(g)
    stats_and_chip_are_in_bounds(g)
    if g.question is not None:
        held_items_have_room(g)
        whoever_fell_is_defeated(g)


def dice_are_in_one_place(g: TwentyStrong) -> None:
    for colour, name in enumerate(COLOURS):
        places = places_of_dice(g, colour)
        assert min(places) >= 0, f"fewer than no {name} dice in a place: {places}"
        assert sum(places) == DICE_OF[colour], f"{sum(places)} {name} dice: {places}"


def cards_on_the_table(g: TwentyStrong) -> list[int]:
    """Every card of every place, sorted; one that was in two places would be there twice."""
    return sorted(each for cards in places_of_cards(g).values() for each in cards)


def stats_and_chip_are_in_bounds(g: TwentyStrong) -> None:
    """TS-16, TS-05, TS-97."""
    dead = g.outcome is not None and g.outcome.rule == "TS-05"
    assert all(LOWEST <= value <= HIGHEST for value in g.stats[1:]), g.stats
    assert (g.stats[0] == 0) if dead else (LOWEST <= g.stats[0] <= HIGHEST), g.stats
    assert 0 <= g.chip <= g.deck.chip_max


def held_items_have_room(g: TwentyStrong) -> None:
    """TS-46, TS-48: never more than Strategy; an item whose benefit is being resolved goes afterwards (TS-81)."""
    if not isinstance(g.question, Surplus):
        assert len(g.inventory) <= g.stat(STATS.index("strategy")) + len(g.using)


def whoever_fell_is_defeated(g: TwentyStrong) -> None:
    """TS-24, TS-54, TS-86: nobody stands with damage at or above its Health."""
    for enemy in g.active:
        assert enemy.defeated or g.damage_on(enemy) < g.health_of(enemy), g.deck.cards[enemy.card].name
