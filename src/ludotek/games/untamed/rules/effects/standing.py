"""Standing texts of Animals: Attack of others, prevented damage, cheaper cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.games.untamed.rules.components import KINDS
from ludotek.games.untamed.rules.effects.counting import COUNTS, count
from ludotek.games.untamed.rules.effects.effect import Context, Standing
from ludotek.kernel.phrase import Phrase, Slot

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.table import Animal, Untamed

ITSELF: Final = 0
OWN_OTHERS: Final = 1
OPPOSING: Final = 2
SCOPES: Final = ["this", "own-others", "opposing"]


def in_scope(g: Untamed, scope: i64, side: i64, uid: i64, animal: Animal, of: i64) -> bool:
    if scope == ITSELF:
        return animal.uid == uid
    if scope == OWN_OTHERS:
        return of == side and animal.uid != uid
    return g.are_opponents(side, of)


class AttackAura(Standing):
    """Animals have more or less Attack, perhaps for each of something."""

    def __init__(self, scope: i64, by: i64, per: i64) -> None:
        super().__init__()
        self.scope = scope
        self.by = by
        self.per = per

    def attack_change(self, g: Untamed, side: i64, uid: i64, animal: Animal, of: i64) -> i64:
        if not in_scope(g, self.scope, side, uid, animal, of):
            return 0
        if self.per < 0:
            return self.by
        return self.by * count(g, self.per, Context(g.seat_for(side), side, animal.design, uid, 0))

    def phrase(self) -> Phrase:
        slots: dict[str, Slot] = {"of": SCOPES[self.scope], "n": abs(int(self.by))}
        slots["per"] = [] if self.per < 0 else [Phrase(f"per-{COUNTS[self.per]}")]
        return Phrase("is-attack-more" if self.by > 0 else "is-attack-less", slots)


class Armour(Standing):
    """Whenever Animals would be dealt damage, some of it is prevented."""

    def __init__(self, scope: i64, n: i64) -> None:
        super().__init__()
        self.scope = scope
        self.n = n

    def prevented(self, g: Untamed, side: i64, uid: i64, animal: Animal, of: i64) -> i64:
        return self.n if in_scope(g, self.scope, side, uid, animal, of) else 0

    def phrase(self) -> Phrase:
        return Phrase("is-armour", {"of": SCOPES[self.scope], "n": self.n})


class Wall(Standing):
    """Whenever the own Stronghold would be dealt damage, some of it is prevented."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def prevented_at_keep(self, g: Untamed, side: i64) -> i64:
        return self.n

    def phrase(self) -> Phrase:
        return Phrase("is-wall", {"n": self.n})


class Cheaper(Standing):
    """Own cards of a kind cost less Power."""

    def __init__(self, kind: i64, n: i64) -> None:
        super().__init__()
        self.kind = kind
        self.n = n

    def cost_change(self, side: i64, of: i64, kind: i64) -> i64:
        return -self.n if side == of and kind == self.kind else 0

    def phrase(self) -> Phrase:
        return Phrase("is-cheaper", {"kind": KINDS[self.kind], "n": self.n})
