"""Reading a position of Untamed: everything by its name."""

from __future__ import annotations

from collections.abc import Callable

from ludotek.games.untamed.rules.state import Animal
from ludotek.games.untamed.rules.table import Untamed
from ludotek.kernel.errors import LudotekError
from ludotek.testing.position import Playing


class Reading(Playing[Untamed]):
    """What lies where, and who has won."""

    @property
    def actor(self) -> int:
        """The seat that is asked (the first of several), from 1."""
        return self.asked + 1

    def options(self, seat: int = 0) -> list[str]:
        return self.written((seat or self.actor) - 1)

    @property
    def winners(self) -> list[int]:
        """The seats that have won, from 1."""
        scores = [] if self.g.outcome is None else self.g.outcome.scores
        return [seat + 1 for seat, score in enumerate(scores) if score == 1.0]

    def animal(self, name: str, side: int = 0) -> Animal:
        """An Animal in play, on a side if one is named (from 1)."""
        for i, each in enumerate(self.g.sides):
            for found in each.animals:
                if self.g.box.designs[found.design].name == name and side in (0, i + 1):
                    return found
        raise LudotekError(f"{name} is not in play")

    def in_play(self, name: str) -> bool:
        return any(self.g.box.designs[each.design].name == name for s in self.g.sides for each in s.animals)

    def attack(self, name: str) -> int:
        found = self.animal(name)
        return int(self.g.attack_of(found, self.g.side_with(found.uid)))

    def damage(self, name: str) -> int:
        return int(self.animal(name).damage)

    def stronghold_damage(self, keep: int) -> int:
        return int(self.g.keeps[keep - 1].damage)

    def hand(self, seat: int) -> list[str]:
        return self.names(self.g.hands[seat - 1].cards)

    def support(self, side: int) -> list[str]:
        return self.names(self.g.sides[side - 1].support)

    def deck(self, side: int) -> list[str]:
        """The top card first."""
        return self.names(self.g.sides[side - 1].deck.cards[::-1])

    def power(self, side: int) -> list[str]:
        return self.names(self.g.sides[side - 1].power.cards)

    def bonus(self, side: int) -> list[str]:
        return self.names(self.g.sides[side - 1].bonus.cards)

    def removed(self, side: int) -> list[str]:
        return self.names(self.g.sides[side - 1].removed)

    def ready_power(self, side: int) -> int:
        return int(self.g.sides[side - 1].power_ready)

    def names(self, cards: list[int]) -> list[str]:
        return [self.g.box.designs[card].name for card in cards]

    def where(self, name: str) -> str:
        """The first place in which a card of that name lies: "play 1", "support 2", "hand 1", "deck 1" …"""
        design = self.g.box.named(name)
        places: list[tuple[str, Callable[[int], list[int]]]] = [
            ("play", lambda i: [int(each.design) for each in self.g.sides[i].animals]),
            ("support", lambda i: self.g.sides[i].support),
            ("deck", lambda i: self.g.sides[i].deck.cards),
            ("power", lambda i: self.g.sides[i].power.cards),
            ("bonus", lambda i: self.g.sides[i].bonus.cards),
            ("removed", lambda i: self.g.sides[i].removed),
            ("resolving", lambda i: self.g.sides[i].resolving),
        ]
        for place, cards in places:
            for i in range(len(self.g.sides)):
                if design in cards(i):
                    return f"{place} {i + 1}"
        for seat, hand in enumerate(self.g.hands):
            if design in hand.cards:
                return f"hand {seat + 1}"
        return ""
