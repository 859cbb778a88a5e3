"""Standing texts: what may be committed and applied, what a hit is worth, what stats count as."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.components import STATS
from ludotek.games.twenty_strong.rules.effects.counting import CHIP, COUNTS, ITEMS_HELD, count
from ludotek.games.twenty_strong.rules.effects.dice import DiceFilter
from ludotek.games.twenty_strong.rules.effects.effect import FORBIDDABLE, SCOPES, Standing, in_scope
from ludotek.kernel.phrase import Phrase, Slot

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import Enemy, TwentyStrong


class CannotCommit(Standing):
    """Some dice cannot be committed."""

    def __init__(self, dice: DiceFilter) -> None:
        super().__init__()
        self.dice = dice

    def forbids_commit(self, g: TwentyStrong, colour: i64) -> bool:
        return (self.dice.colours >> colour) & 1 == 1

    def phrase(self) -> Phrase:
        return Phrase("is-cannot-commit", {"dice": self.dice.phrase(0)})


class CommitLimit(Standing):
    """Only so many dice can be committed in each Strategy phase."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def commit_limit(self, g: TwentyStrong) -> i64:
        return self.n

    def phrase(self) -> Phrase:
        return Phrase("is-commit-limit", {"n": self.n})


class CannotApply(Standing):
    """Some dice cannot be applied to this card, to the others, or to any. Inverted: only those dice can."""

    def __init__(self, dice: DiceFilter, scope: i64, only: bool) -> None:
        super().__init__()
        self.dice = dice
        self.scope = scope
        self.only = only

    def forbids_apply(self, g: TwentyStrong, uid: i64, target: i64, colour: i64, face: i64) -> bool:
        return in_scope(self.scope, uid, target) and self.dice.takes(colour, face) != self.only

    def phrase(self) -> Phrase:
        key = "is-only-apply" if self.only else "is-cannot-apply"
        return Phrase(key, {"dice": self.dice.phrase(0), "to": SCOPES[self.scope]})


class HitLimit(Standing):
    """Only so many dice can lie on a card."""

    def __init__(self, n: i64, scope: i64) -> None:
        super().__init__()
        self.n = n
        self.scope = scope

    def forbids_apply(self, g: TwentyStrong, uid: i64, target: i64, colour: i64, face: i64) -> bool:
        if not in_scope(self.scope, uid, target):
            return False
        enemy = g.find(target)
        return enemy is not None and sum(enemy.dice) >= self.n

    def phrase(self) -> Phrase:
        return Phrase("is-hit-limit", {"n": self.n, "to": SCOPES[self.scope]})


class DieDamage(Standing):
    """Some dice deal more or less damage, never below 0; or exactly so much (`fixed`)."""

    def __init__(self, dice: DiceFilter, scope: i64, by: i64, fixed: bool) -> None:
        super().__init__()
        self.dice = dice
        self.scope = scope
        self.by = by
        self.fixed = fixed

    def die_damage(self, g: TwentyStrong, uid: i64, target: i64, colour: i64, face: i64, damage: i64) -> i64:
        if not (in_scope(self.scope, uid, target) and self.dice.takes(colour, face)):
            return damage
        return self.by if self.fixed else max(0, damage + self.by)

    def phrase(self) -> Phrase:
        key = "is-die-damage-fixed" if self.fixed else ("is-die-damage-more" if self.by > 0 else "is-die-damage-less")
        return Phrase(key, {"dice": self.dice.phrase(0), "to": SCOPES[self.scope], "n": abs(int(self.by))})


class EnemyHealth(Standing):
    """Enemies have more or less Health, perhaps for every so many of something."""

    def __init__(self, scope: i64, by: i64, per: i64, every: i64) -> None:
        super().__init__()
        self.scope = scope
        self.by = by
        self.per = per
        self.every = every

    def change(self, g: TwentyStrong, uid: i64, target: Enemy) -> i64:
        if not in_scope(self.scope, uid, target.uid):
            return 0
        return self.by if self.per < 0 else self.by * (count(g, self.per, uid) // self.every)

    def health_change(self, g: TwentyStrong, uid: i64, target: Enemy) -> i64:
        return self.change(g, uid, target)

    def counts_items(self, g: TwentyStrong) -> bool:
        return self.per == ITEMS_HELD

    def per_phrase(self) -> Phrase:
        slots: dict[str, Slot] = {"every": self.every}
        if self.per == CHIP:
            slots["resource"] = self.resource()
        return Phrase(f"per-{COUNTS[self.per]}", slots)

    def say(self, key: str) -> Phrase:
        slots: dict[str, Slot] = {"of": SCOPES[self.scope], "n": abs(int(self.by))}
        slots["per"] = [] if self.per < 0 else [self.per_phrase()]
        return Phrase(f"{key}-{'more' if self.by > 0 else 'less'}", slots)

    def phrase(self) -> Phrase:
        return self.say("is-enemy-health")


class EnemyDamage(EnemyHealth):
    """Enemies have more or less Damage."""

    def health_change(self, g: TwentyStrong, uid: i64, target: Enemy) -> i64:
        return 0

    def damage_change(self, g: TwentyStrong, uid: i64, target: Enemy) -> i64:
        return self.change(g, uid, target)

    def phrase(self) -> Phrase:
        return self.say("is-enemy-damage")


class StatCounts(Standing):
    """A stat counts as more or less for as long as this holds (TS-72)."""

    def __init__(self, stat: i64, by: i64) -> None:
        super().__init__()
        self.stat = stat
        self.by = by

    def stat_change(self, g: TwentyStrong, stat: i64) -> i64:
        return self.by if stat == self.stat else 0

    def phrase(self) -> Phrase:
        key = "is-stat-more" if self.by > 0 else "is-stat-less"
        return Phrase(key, {"stat": Phrase(f"stat-{STATS[self.stat]}"), "n": abs(int(self.by))})


class Forbid(Standing):
    """Something is not possible: repeating, items, the ability, recovering, rewards, the chip."""

    def __init__(self, what: i64) -> None:
        super().__init__()
        self.what = what

    def forbids(self, what: i64) -> bool:
        return what == self.what

    def phrase(self) -> Phrase:
        return Phrase(f"is-forbidden-{FORBIDDABLE[self.what]}")


class Keep(Standing):
    """Some unapplied dice are not rolled again when the Strategy phase is repeated."""

    def __init__(self, dice: DiceFilter) -> None:
        super().__init__()
        self.dice = dice

    def keeps(self, colour: i64, face: i64) -> bool:
        return self.dice.takes(colour, face)

    def phrase(self) -> Phrase:
        return Phrase("is-keep", {"dice": self.dice.phrase(0)})
