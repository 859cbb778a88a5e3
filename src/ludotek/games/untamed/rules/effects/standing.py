"""Standing texts of Animals: Attack of others, prevented damage, cheaper cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.games.untamed.rules.components import KINDS
from ludotek.games.untamed.rules.effects.counting import COUNTS
from ludotek.games.untamed.rules.effects.effect import NO_TOKENS, Standing
from ludotek.kernel.counting import Count
from ludotek.kernel.effect import Context
from ludotek.kernel.field import Number, OneOf, signed
from ludotek.kernel.numbers import Uid
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.vocabulary import a_count, word

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.state import Animal
    from ludotek.games.untamed.rules.table import Untamed

ITSELF: Final = 0
OWN_OTHERS: Final = 1
OPPOSING: Final = 2
SCOPES: Final = ["this", "own-others", "opposing"]


def in_scope(g: Untamed, scope: i64, side: i64, uid: Uid, animal: Animal, of: i64) -> bool:
    if scope == ITSELF:
        return animal.uid == uid
    if scope == OWN_OTHERS:
        return of == side and animal.uid != uid
    return g.are_opponents(side, of)


class AttackAura(Standing):
    """Animals have more or less Attack, perhaps for each of something."""

    def __init__(self, scope: i64, by: i64, per: Count | None) -> None:
        super().__init__()
        self.scope = scope
        self.by = by
        self.per = per

    def changes_others(self) -> bool:
        return self.scope != ITSELF

    def attack_change(self, g: Untamed, side: i64, uid: Uid, animal: Animal, of: i64) -> i64:
        if not in_scope(g, self.scope, side, uid, animal, of):
            return 0
        if self.per is None:
            return self.by
        return self.by * self.per.now(g, Context(g.seat_for(side), side, animal.design, uid, 0, NO_TOKENS))

    def phrase(self) -> Phrase:
        slots: dict[str, Slot] = {"of": SCOPES[self.scope], "n": abs(int(self.by))}
        slots["per"] = [] if self.per is None else [Phrase(f"per-{self.per.word}")]
        return Phrase("is-attack-more" if self.by > 0 else "is-attack-less", slots)


class Armour(Standing):
    """Whenever Animals would be dealt damage, some of it is prevented."""

    def __init__(self, scope: i64, n: i64) -> None:
        super().__init__()
        self.scope = scope
        self.n = n

    def prevented(self, g: Untamed, side: i64, uid: Uid, animal: Animal, of: i64) -> i64:
        return self.n if in_scope(g, self.scope, side, uid, animal, of) else 0

    def slots(self) -> dict[str, Slot]:
        return {"of": SCOPES[self.scope], "n": self.n}


class Wall(Standing):
    """Whenever its player's Stronghold would be dealt damage, some of it is prevented."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def prevented_at_keep(self, g: Untamed, side: i64) -> i64:
        return self.n

    def slots(self) -> dict[str, Slot]:
        return {"n": self.n}


class Cheaper(Standing):
    """Own cards of a kind cost less Power."""

    def __init__(self, kind: i64, n: i64) -> None:
        super().__init__()
        self.kind = kind
        self.n = n

    def cost_change(self, side: i64, of: i64, kind: i64) -> i64:
        return -self.n if side == of and kind == self.kind else 0

    def slots(self) -> dict[str, Slot]:
        return {"kind": KINDS[self.kind], "n": self.n}


STANDING: Final = [
    word("attack-aura", AttackAura, "Attack is higher or lower",
         of=OneOf(SCOPES, "own-others"), by=signed(5), per=a_count(COUNTS, needed=False)),
    word("armour", Armour, "whenever they would be dealt damage, n of it is prevented",
         of=OneOf(SCOPES[:2], "this"), n=Number(1, 5, 1)),
    word("wall", Wall, "whenever your Stronghold would be dealt damage, n of it is prevented", n=Number(1, 5, 1)),
    word("cheaper", Cheaper, "your cards of that kind cost n Power less", kind=OneOf(KINDS), n=Number(1, 3, 1)),
]  # fmt: skip
