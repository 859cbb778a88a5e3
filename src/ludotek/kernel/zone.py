"""Zones: piles of cards in which every card carries who knows it. Index -1 is the top."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotek.kernel.chance import Chance

UNKNOWN: Final = 0  # nobody knows the card in its place
KNOWN_TO_ALL: Final = -1


def knowing(seat: i64) -> i64:
    """The bit of a seat in a set of seats that know a card; a spectator (-1) is in no set but KNOWN_TO_ALL."""
    return 1 << seat if seat >= 0 else 1 << 62


@mypyc_attr(acyclic=True, free_list_len=1)
class Zone:
    """An ordered pile. `known[i]` is the set of seats (as bits) that know which card lies at place i.

    Its lists are replaced and never changed in place, so clones share them.
    """

    def __init__(self, cards: list[int], known: list[int]) -> None:
        self.cards = cards
        self.known = known

    def __len__(self) -> int:
        return len(self.cards)

    def top(self) -> i64:
        return self.cards[-1]

    def take_top(self) -> i64:
        card: i64 = self.cards[-1]
        self.cards = self.cards[:-1]
        self.known = self.known[:-1]
        return card

    def take(self, place: i64) -> i64:
        self.cards = self.cards[:]
        self.known = self.known[:]
        self.known.pop(place)
        return self.cards.pop(place)

    def take_copy(self, card: i64, marks: i64 = 0, wanted: i64 = 0) -> None:
        """One of several copies leaves. Nobody can tell which, so whoever knew of some knows of one less.

        Bits of `marks` are not seats: they stay with their copies, and a copy with exactly the `wanted` ones goes first.
        """
        copies: i64 = 0
        place: i64 = -1
        other: i64 = -1
        i: i64 = 0
        while i < len(self.cards):
            if self.cards[i] == card:
                copies += 1
                other = i
                if self.known[i] & marks == wanted:
                    place = i
            i += 1
        if place < 0:
            place = other
        missed: i64 = ~(self.known[place] | marks)
        self.take(place)
        i = 0 if copies > 1 else len(self.cards)
        while i < len(self.cards):
            if self.cards[i] == card:
                known: i64 = self.known[i]
                self.known[i] = known & ~missed
                missed &= ~known
            i += 1

    def put(self, card: i64, known: i64) -> None:
        self.cards = self.cards + [card]  # noqa: RUF005 - unpacking costs twice as much
        self.known = self.known + [known]  # noqa: RUF005

    def put_all(self, cards: list[int], known: i64) -> None:
        """Put several cards on top, the last one topmost."""
        self.cards = self.cards + cards
        self.known = self.known + [known] * len(cards)

    def put_under(self, card: i64, known: i64) -> None:
        self.cards = [card, *self.cards]
        self.known = [known, *self.known]

    def move(self, place: i64, to: Zone, news: i64) -> i64:
        """Put a card on top of another pile: those who knew it still do, and now so do the seats it is shown to."""
        known = self.known[place]
        card = self.take(place)
        to.put(card, known | news)
        return card

    def shift(self, place: i64, to: i64) -> None:
        """A card changes its place in the pile; those who knew it still do."""
        known: i64 = self.known[place]
        card = self.take(place)
        self.cards = [*self.cards[:to], card, *self.cards[to:]]
        self.known = [*self.known[:to], known, *self.known[to:]]

    def show(self, place: i64, seats: i64) -> bool:
        """Let some seats know a card; True if that was news to one of them."""
        before: i64 = self.known[place]
        if before | seats == before:
            return False
        self.known = self.known[:]
        self.known[place] = before | seats
        return True

    def show_top(self, seats: i64) -> bool:
        return len(self.cards) > 0 and self.show(len(self.cards) - 1, seats)

    def hide_top(self, n: i64, seats: i64) -> None:
        """Only these seats keep track of the top n cards, whose order is about to change."""
        first: i64 = len(self.known) - n
        self.known = self.known[:first] + [known & seats for known in self.known[first:]]

    def shuffle(self, chance: Chance, stream: i64) -> None:
        """A shuffle makes everybody forget."""
        self.cards = self.cards[:]
        chance.shuffle(stream, self.cards)
        self.known = [UNKNOWN] * len(self.cards)

    def seen_by(self, seat: i64) -> list[int]:
        """The cards as a seat knows them, -1 for an unknown one (seat -1: a spectator, who knows what all know)."""
        bit = knowing(seat)
        return [card if known & bit else -1 for card, known in zip(self.cards, self.known, strict=True)]

    def has_secret_for(self, seat: i64) -> bool:
        """Does a seat know a card here that a spectator does not?"""
        bit, everybody = knowing(seat), knowing(-1)
        for known in self.known:
            who: i64 = known
            if who & bit != 0 and who & everybody == 0:
                return True
        return False

    def clone(self) -> Zone:
        return Zone(self.cards, self.known)

    def to_data(self) -> list[list[int]]:
        return [list(self.cards), list(self.known)]


def zone_from_data(data: list[list[int]]) -> Zone:
    return Zone(list(data[0]), list(data[1]))


def turn_up(chance: Chance, stream: i64, piles: list[Zone], pile: Zone, place: i64) -> None:
    """A card is about to be seen by all. Real ones lie somewhere among those of these piles that not everybody knows, until
    somebody says which it is (the piles must be nobody else's); any others are what they are."""
    if not chance.watched or pile.known[place] & knowing(-1):
        return
    cards: list[int] = []
    here: i64 = 0
    for each in piles:
        for at in range(len(each.cards)):
            if each.known[at] & knowing(-1) == 0:
                if each is pile and at == place:
                    here = len(cards)
                cards.append(each.cards[at])
    chance.turn_up(stream, cards, list(range(len(cards))), here)
    count: i64 = 0
    for each in piles:
        each.cards = each.cards[:]
        for at in range(len(each.cards)):
            if each.known[at] & knowing(-1) == 0:
                each.cards[at] = cards[count]
                count += 1


def turned_up(chance: Chance, stream: i64, deck: list[int], first: i64, stop: i64, place: i64) -> list[int]:
    """The same for a deck that is a mere list, nobody having seen its cards from `first` up to `stop`: the deck as it is."""
    if not chance.watched:
        return deck
    found = deck[:]
    chance.turn_up(stream, found, list(range(first, stop)), place)
    return found


def redraw(zones: list[Zone], seat: i64, chance: Chance, stream: i64) -> None:
    """Redeal the cards of these zones that a seat does not know among their places; what it knows stays.

    They are put in order first: equal chance gives equal worlds, however they really lie.
    """
    bit = knowing(seat)
    unknown: list[int] = []
    for zone in zones:
        for place in range(len(zone.cards)):
            if zone.known[place] & bit == 0:
                unknown.append(zone.cards[place])
    unknown.sort()
    chance.shuffle(stream, unknown)
    for zone in zones:
        zone.cards = zone.cards[:]
        for place in range(len(zone.cards)):
            if zone.known[place] & bit == 0:
                zone.cards[place] = unknown.pop()
