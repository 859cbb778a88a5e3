"""Conservation (UN-63): each card is in exactly one place."""

from __future__ import annotations

from ludotek.games.untamed.rules.table import Untamed

COPIES = 3  # of each card of a faction
STRONGHOLDS = 3  # of each seat


def cards_of(g: Untamed, index: int) -> list[int]:
    """All cards that belong to a side, wherever they are."""
    s = g.sides[index]
    found = s.deck.cards + s.power.cards + s.bonus.cards + s.support + s.removed + s.resolving
    for seat in range(g.seats):
        if g.side_of[seat] == index:
            found = found + g.hands[seat].cards
    return sorted([*found, *[int(each.design) for other in g.sides for each in other.animals if each.owner == index]])


def strongholds_of(g: Untamed, keep: int) -> int:
    """How many Strongholds belong to a stack: in it, fallen, not chosen."""
    k = g.keeps[keep]
    return len(k.stack) + int(k.lost) + len(k.unchosen)


def conserved(g: Untamed) -> None:
    if g.turn == 0 and not any(len(hand) for hand in g.hands):
        return  # the decks are still being made
    for index in range(len(g.sides)):
        seats = [seat for seat in range(g.seats) if g.side_of[seat] == index]
        if all(g.out[seat] for seat in seats) and not cards_of(g, index):
            continue  # given up before the deck was made: the cards stay in the box (UN-91)
        printed = [design for seat in seats for faction in g.factions[seat] for design in g.box.of_faction(faction)]
        assert cards_of(g, index) == sorted(printed * COPIES), f"side {index} has lost or doubled a card"
        assert len(g.sides[index].power.cards) >= g.sides[index].power_ready >= 0, f"Power of side {index}"
        for zone in (g.sides[index].deck, g.sides[index].power, g.sides[index].bonus):
            assert len(zone.cards) == len(zone.known), "a card without the set of those who know it"
    for keep in range(len(g.keeps)):
        owners = [seat for seat in range(g.seats) if g.keep_of[g.side_of[seat]] == keep]
        if all(g.out[seat] for seat in owners) and not strongholds_of(g, keep):
            continue  # likewise
        assert strongholds_of(g, keep) == STRONGHOLDS * len(owners), f"a Stronghold of stack {keep} is lost or doubled"
    uids = [each.uid for s in g.sides for each in s.animals]
    assert len(uids) == len(set(uids)), "two Animals with one id"
