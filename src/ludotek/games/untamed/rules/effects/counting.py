"""Numbers and conditions that texts read off the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.games.untamed.rules.effects.effect import DAMAGE, FURY
from ludotek.kernel.counting import Condition, Count, by_word
from ludotek.kernel.effect import Context

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.table import Untamed


class OwnAnimals(Count):
    def now(self, g: Untamed, c: Context) -> i64:
        return len(g.sides[c.side].animals)


class CardsPlayed(Count):
    """This turn."""

    def now(self, g: Untamed, c: Context) -> i64:
        return g.played[c.seat]


class Support(Count):
    def now(self, g: Untamed, c: Context) -> i64:
        return len(g.sides[c.side].support)


class TokensHere(Count):
    """Fury or damage on the Animal with the text, as it last was if the Animal is gone (UN-76)."""

    def __init__(self, word: str, token: i64) -> None:
        super().__init__(word)
        self.token = token

    def now(self, g: Untamed, c: Context) -> i64:
        animal = g.animal(c.uid)
        if animal is None:
            return c.last[self.token]
        return animal.fury if self.token == FURY else animal.damage


class StrongholdsLost(Count):
    def now(self, g: Untamed, c: Context) -> i64:
        return g.keeps[g.keep_of[c.side]].lost


class DamagedOpponents(Count):
    """Damaged Animals of opponents."""

    def now(self, g: Untamed, c: Context) -> i64:
        n: i64 = 0
        other: i64 = 0
        while other < len(g.sides):
            if g.is_opponent_side(c.seat, other):
                for animal in g.sides[other].animals:
                    if animal.damage > 0:
                        n += 1
            other += 1
        return n


class AbilityUsed(Count):
    """1 if the text's player has used the Stronghold's ability this turn."""

    def now(self, g: Untamed, c: Context) -> i64:
        return 1 if g.keeps[g.keep_of[c.side]].used_by == c.seat else 0


class HasDefeated(Count):
    """1 if an opposing Animal was defeated this turn."""

    def now(self, g: Untamed, c: Context) -> i64:
        return 1 if g.sides[c.side].has_defeated else 0


class Outnumbering(Count):
    """Opponents with more Animals in play."""

    def now(self, g: Untamed, c: Context) -> i64:
        n: i64 = 0
        other: i64 = 0
        while other < len(g.sides):
            if g.is_opponent_side(c.seat, other) and len(g.sides[other].animals) > len(g.sides[c.side].animals):
                n += 1
            other += 1
        return n


OWN_ANIMALS: Final = OwnAnimals("own-animal")
CARDS_PLAYED: Final = CardsPlayed("card-played")
SUPPORT: Final = Support("support")
DAMAGE_HERE: Final = TokensHere("damage-on-this", DAMAGE)
STRONGHOLDS_LOST: Final = StrongholdsLost("lost-stronghold")
COUNTS: Final = by_word([
    OWN_ANIMALS, CARDS_PLAYED, SUPPORT, TokensHere("fury-on-this", FURY), DAMAGE_HERE, STRONGHOLDS_LOST,
    DamagedOpponents("damaged-opponent"),
])  # fmt: skip
CONDITIONS: Final = by_word([
    Condition("cards-at-least", CARDS_PLAYED),
    Condition("animals-at-least", OWN_ANIMALS),
    Condition("support-at-least", SUPPORT),
    Condition("lost-at-least", STRONGHOLDS_LOST),
    Condition("ability-used", AbilityUsed(), 1),
    Condition("defeated-an-animal", HasDefeated(), 1),
    Condition("this-damaged", DAMAGE_HERE, 1),
    Condition("outnumbered", Outnumbering(), 1),
])  # fmt: skip
