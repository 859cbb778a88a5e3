"""Numbers and conditions that texts read off the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.components import CRIT, HEALTH, MISS, Face
from ludotek.games.twenty_strong.rules.effects.effect import resource
from ludotek.kernel import counting
from ludotek.kernel.counting import Condition, ForEach, If, by_word
from ludotek.kernel.effect import Action, Combined, Context
from ludotek.kernel.numbers import Uid
from ludotek.kernel.phrase import Slot

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


class Count(counting.Count):
    """How many there are of something, for a text of the enemy `uid` (NOTHING: of nobody in the active area)."""

    def of(self, g: TwentyStrong, uid: Uid) -> i64:
        raise NotImplementedError

    def now(self, g: TwentyStrong, c: Context) -> i64:
        return self.of(g, c.uid)


class Undefeated(Count):
    def of(self, g: TwentyStrong, uid: Uid) -> i64:
        return g.undefeated()


class Active(Count):
    def of(self, g: TwentyStrong, uid: Uid) -> i64:
        return len(g.active)


class Defeated(Count):
    def of(self, g: TwentyStrong, uid: Uid) -> i64:
        return len(g.active) - g.undefeated()


class Unapplied(Count):
    """Committed dice that lie on no card, with a face."""

    def __init__(self, word: str, face: Face) -> None:
        super().__init__(word)
        self.face = face

    def of(self, g: TwentyStrong, uid: Uid) -> i64:
        return g.loose_with(self.face)


class Items(Count):
    def of(self, g: TwentyStrong, uid: Uid) -> i64:
        return len(g.inventory)


class Chip(Count):
    """What the chip counts."""

    def of(self, g: TwentyStrong, uid: Uid) -> i64:
        return g.chip

    def slots(self, content: str) -> dict[str, Slot]:
        return {"resource": resource(content)}


class Phases(Count):
    """Strategy phases of this round."""

    def of(self, g: TwentyStrong, uid: Uid) -> i64:
        return g.phases


class Exhausted(Count):
    def of(self, g: TwentyStrong, uid: Uid) -> i64:
        return sum(g.exhausted)


class AppliedHere(Count):
    def of(self, g: TwentyStrong, uid: Uid) -> i64:
        enemy = g.find(uid)
        return 0 if enemy is None else sum(enemy.dice)


class BossesDefeated(Count):
    def of(self, g: TwentyStrong, uid: Uid) -> i64:
        return g.bosses_defeated


class ThisEnemy(Count):
    """The enemy whose text it is: 1 if it is there and defeated, or not defeated."""

    def __init__(self, defeated: bool) -> None:
        super().__init__()
        self.defeated = defeated

    def of(self, g: TwentyStrong, uid: Uid) -> i64:
        enemy = g.find(uid)
        return 1 if enemy is not None and enemy.defeated == self.defeated else 0


class Health(Count):
    def of(self, g: TwentyStrong, uid: Uid) -> i64:
        return g.stats[HEALTH]


class Pool(Count):
    def of(self, g: TwentyStrong, uid: Uid) -> i64:
        return sum(g.pool)


UNDEFEATED: Final = Undefeated("undefeated-enemy")
MISSES: Final = Unapplied("unapplied-miss", Face(MISS))
CRITS: Final = Unapplied("unapplied-crit", Face(CRIT))
ITEMS: Final = Items("held-item")
CHIP: Final = Chip("chip")
PHASES: Final = Phases("strategy-phase")
COUNTS: Final = by_word([
    UNDEFEATED, Active("active-enemy"), Defeated("defeated-enemy"), MISSES, CRITS, ITEMS, CHIP, PHASES,
    Exhausted("exhausted-die"), AppliedHere("die-on-this"), BossesDefeated("defeated-boss"),
])  # fmt: skip
CONDITIONS: Final = by_word([
    Condition("this-undefeated", ThisEnemy(False), 1),
    Condition("this-defeated", ThisEnemy(True), 1),
    Condition("enemies-at-least", UNDEFEATED),
    Condition("health-at-most", Health(), at_most=True),
    Condition("pool-at-most", Pool(), at_most=True),
    Condition("items-at-least", ITEMS),
    Condition("phases-at-least", PHASES),
    Condition("chip-at-least", CHIP),
    Condition("chip-at-most", CHIP, at_most=True),
    Condition("no-crit", CRITS, 0, at_most=True),
    Condition("all-defeated", UNDEFEATED, 0, at_most=True),
    Condition("misses-at-least", MISSES),
])  # fmt: skip


def count_items(actions: list[Action], g: TwentyStrong) -> bool:
    """Would these texts do something else if one item fewer were held (TS-82)?"""
    for action in actions:
        if isinstance(action, If) and isinstance(action.condition.count, Items):
            if len(g.inventory) == action.condition.n:
                return True
        if isinstance(action, ForEach) and isinstance(action.count, Items):
            return True
        if isinstance(action, Combined) and any(count_items(inner, g) for inner in action.inside):
            return True
    return False
