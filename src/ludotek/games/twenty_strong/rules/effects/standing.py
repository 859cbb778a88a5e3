"""Standing texts: what may be committed and applied, what a hit is worth, what stats count as."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.components import BOSS, STATS, STRATEGY, Colour, Face
from ludotek.games.twenty_strong.rules.effects.counting import COUNTS, Count, Items
from ludotek.games.twenty_strong.rules.effects.dice import DiceFilter, dice, unrolled_dice
from ludotek.games.twenty_strong.rules.effects.effect import (
    BOSSES,
    ENEMIES,
    FORBIDDABLE,
    OF_COMMITTING,
    OF_ENEMIES,
    OF_FORBIDDEN_THINGS,
    OF_HITS,
    OF_KEEPING,
    OF_STATS,
    SCOPES,
    Standing,
    in_scope,
)
from ludotek.kernel.field import Number, OneOf, signed
from ludotek.kernel.numbers import Uid
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.vocabulary import a_count, word

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.state import Enemy
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


class CannotCommit(Standing):
    """Some dice cannot be committed."""

    def __init__(self, dice: DiceFilter) -> None:
        super().__init__(OF_COMMITTING)
        self.dice = dice

    def forbids_commit(self, g: TwentyStrong, colour: Colour) -> bool:
        return (self.dice.colours >> colour) & 1 == 1

    def slots(self) -> dict[str, Slot]:
        return {"dice": self.dice.phrase(0)}


class CommitLimit(Standing):
    """Only this many dice can be committed in each Strategy phase."""

    def __init__(self, n: i64) -> None:
        super().__init__(OF_COMMITTING)
        self.n = n

    def commit_limit(self, g: TwentyStrong) -> i64:
        return self.n

    def slots(self) -> dict[str, Slot]:
        return {"n": self.n}


class OnHits(Standing):
    """A text about hits on this card, on the others, or on all."""

    def __init__(self, scope: i64) -> None:
        super().__init__(OF_HITS)
        self.scope = scope

    def concerns(self, uid: Uid, target: Uid) -> bool:
        return in_scope(self.scope, uid, target)


class CannotApply(OnHits):
    """Some dice cannot be applied to this card, to the others, or to any. Inverted: only those dice can."""

    def __init__(self, dice: DiceFilter, scope: i64, only: bool) -> None:
        super().__init__(scope)
        self.dice = dice
        self.only = only

    def forbids_apply(self, g: TwentyStrong, uid: Uid, target: Uid, colour: Colour, face: Face) -> bool:
        return in_scope(self.scope, uid, target) and self.dice.takes(colour, face) != self.only

    def phrase(self) -> Phrase:
        key = "is-only-apply" if self.only else "is-cannot-apply"
        return Phrase(key, {"dice": self.dice.phrase(0), "to": SCOPES[self.scope]})


class HitLimit(OnHits):
    """Only this many dice can be on a card."""

    def __init__(self, n: i64, scope: i64) -> None:
        super().__init__(scope)
        self.n = n

    def forbids_apply(self, g: TwentyStrong, uid: Uid, target: Uid, colour: Colour, face: Face) -> bool:
        if not in_scope(self.scope, uid, target):
            return False
        enemy = g.find(target)
        return enemy is not None and sum(enemy.dice) >= self.n

    def slots(self) -> dict[str, Slot]:
        return {"n": self.n, "to": SCOPES[self.scope]}


class DieDamage(OnHits):
    """Some dice deal more or less damage, never below 0; or exactly this much (`fixed`)."""

    def __init__(self, dice: DiceFilter, scope: i64, by: i64, fixed: bool) -> None:
        super().__init__(scope)
        self.dice = dice
        self.by = by
        self.fixed = fixed

    def die_damage(self, g: TwentyStrong, uid: Uid, target: Uid, colour: Colour, face: Face, damage: i64) -> i64:
        if not (in_scope(self.scope, uid, target) and self.dice.takes(colour, face)):
            return damage
        return self.by if self.fixed else max(0, damage + self.by)

    def phrase(self) -> Phrase:
        key = "is-die-damage-fixed" if self.fixed else ("is-die-damage-more" if self.by > 0 else "is-die-damage-less")
        return Phrase(key, {"dice": self.dice.phrase(0), "to": SCOPES[self.scope], "n": abs(int(self.by))})


class EnemyHealth(Standing):
    """Enemies have more or less Health, perhaps for every so many of something."""

    def __init__(self, scope: i64, by: i64, per: Count | None, every: i64) -> None:
        super().__init__(OF_ENEMIES)
        self.scope = scope
        self.by = by
        self.per = per
        self.every = every

    def change(self, g: TwentyStrong, uid: Uid, target: Enemy) -> i64:
        if self.scope == BOSSES:
            if g.deck.cards[target.card].kind != BOSS:
                return 0
        elif not in_scope(self.scope, uid, target.uid):
            return 0
        return self.by if self.per is None else self.by * (self.per.of(g, uid) // self.every)

    def health_change(self, g: TwentyStrong, uid: Uid, target: Enemy) -> i64:
        return self.change(g, uid, target)

    def counts_items(self) -> bool:
        return isinstance(self.per, Items)

    def say(self, key: str) -> Phrase:
        slots: dict[str, Slot] = {"of": ENEMIES[self.scope], "n": abs(int(self.by)), "per": []}
        if self.per is not None:
            every: dict[str, Slot] = {"every": self.every}
            slots["per"] = [Phrase(f"per-{self.per.word}", every | self.per.slots(self.content))]
        return Phrase(f"{key}-{'more' if self.by > 0 else 'less'}", slots)

    def phrase(self) -> Phrase:
        return self.say("is-enemy-health")


class EnemyDamage(EnemyHealth):
    """Enemies have more or less Damage."""

    def health_change(self, g: TwentyStrong, uid: Uid, target: Enemy) -> i64:
        return 0

    def damage_change(self, g: TwentyStrong, uid: Uid, target: Enemy) -> i64:
        return self.change(g, uid, target)

    def phrase(self) -> Phrase:
        return self.say("is-enemy-damage")


class StatCounts(Standing):
    """A stat counts as more or less for as long as this holds (TS-72)."""

    def __init__(self, stat: i64, by: i64) -> None:
        super().__init__(OF_STATS)
        self.stat = STRATEGY + stat
        self.by = by

    def stat_change(self, g: TwentyStrong, stat: i64) -> i64:
        return self.by if stat == self.stat else 0

    def phrase(self) -> Phrase:
        key = "is-stat-more" if self.by > 0 else "is-stat-less"
        return Phrase(key, {"stat": Phrase(f"stat-{STATS[self.stat]}"), "n": abs(int(self.by))})


class Forbid(Standing):
    """Something is not possible: repeating, items, the ability, recovering, rewards, the chip."""

    def __init__(self, what: i64) -> None:
        super().__init__(OF_FORBIDDEN_THINGS)
        self.what = what

    def forbids(self, what: i64) -> bool:
        return what == self.what

    def phrase(self) -> Phrase:
        return Phrase(f"is-forbidden-{FORBIDDABLE[self.what]}")


class Keep(Standing):
    """Some unapplied dice are not rolled again when the Strategy phase is repeated."""

    def __init__(self, dice: DiceFilter) -> None:
        super().__init__(OF_KEEPING)
        self.dice = dice

    def keeps(self, colour: Colour, face: Face) -> bool:
        return self.dice.takes(colour, face)

    def slots(self) -> dict[str, Slot]:
        return {"dice": self.dice.phrase(0)}


def make_cannot_apply(dice: DiceFilter, to: i64) -> CannotApply:
    return CannotApply(dice, to, False)


def make_only_apply(dice: DiceFilter, to: i64) -> CannotApply:
    return CannotApply(dice, to, True)


def make_more_damage(dice: DiceFilter, to: i64, by: i64) -> DieDamage:
    return DieDamage(dice, to, by, False)


def make_fixed_damage(dice: DiceFilter, to: i64, n: i64) -> DieDamage:
    return DieDamage(dice, to, n, True)


STANDING: Final = [
    word("cannot-commit", CannotCommit, "these dice cannot be committed", dice=unrolled_dice("any")),
    word("commit-limit", CommitLimit, "at most n dice in each Strategy phase", n=Number(0, 16)),
    word("cannot-apply", make_cannot_apply, "these dice cannot be applied there",
         dice=dice(["any"]), to=OneOf(SCOPES, "this")),
    word("only-apply", make_only_apply, "only these dice can be applied there",
         dice=dice(["any"], "hit"), to=OneOf(SCOPES, "this")),
    word("hit-limit", HitLimit, "at most n dice can be on an enemy", n=Number(0, 16), to=OneOf(SCOPES, "this")),
    word("die-damage", make_more_damage, "these dice deal more or less damage, never below 0",
         dice=dice(["any"], "hit"), to=OneOf(SCOPES, "all"), by=signed(6)),
    word("die-damage-is", make_fixed_damage, "these dice deal exactly n damage",
         dice=dice(["any"], "hit"), to=OneOf(SCOPES, "all"), n=Number(0, 6)),
    *[
        word(name, make, f"enemies have more or less {what}; with `per`, for each of something, or for every few of them",
             of=OneOf(ENEMIES, "others"), by=signed(6), per=a_count(COUNTS, needed=False),
             every=Number(1, 20, 1))
        for name, make, what in (("enemy-health", EnemyHealth, "Health"), ("enemy-damage", EnemyDamage, "Damage"))
    ],
    word("stat-counts", StatCounts, "the stat counts as more or less while this holds (TS-72)",
         stat=OneOf(STATS[STRATEGY:]), by=signed(5)),
    word("forbid", Forbid, "it is not possible", what=OneOf(FORBIDDABLE)),
    word("keep", Keep, "these dice are not rolled again when the Strategy phase is repeated", dice=dice(["unapplied"])),
]  # fmt: skip
