"""Actions on Animals and Strongholds: damage, Fury, Attack, destroying, returning, readying."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.untamed.rules.actions import ANIMAL_AT, KEEP
from ludotek.games.untamed.rules.choosing import ChooseTarget
from ludotek.games.untamed.rules.effects.effect import LAST_WORDS, Action, Context
from ludotek.games.untamed.rules.effects.target import ONE, Target
from ludotek.games.untamed.rules.events import (
    ATTACK_CHANGED,
    DAMAGE_MOVED,
    DAMAGE_PUT,
    DAMAGE_PUT_ON_STRONGHOLD,
    EXHAUSTED,
    FURY_GAINED,
    READIED,
)
from ludotek.kernel.phrase import Phrase

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.table import Animal, Untamed


class OnTarget(Action):
    """Something happens to one target of choice, to each of them, or to the Animal itself."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        raise NotImplementedError

    def on_keep(self, g: Untamed, c: Context, keep: i64) -> None:
        """Only texts about damage reach a Stronghold."""

    def perform(self, g: Untamed, c: Context) -> None:
        if self.target.many == ONE:
            g.push(ChooseTarget(c, self.index))
            return
        uids: list[int] = []  # places may shift while things happen
        for option in self.target.options(g, c):
            action: i64 = option
            if action < ANIMAL_AT:
                self.on_keep(g, c, action - KEEP)
            else:
                at: i64 = action - ANIMAL_AT
                uids.append(g.sides[at // 8].animals[at % 8].uid)
        for each in uids:
            uid: i64 = each
            side = g.side_with(uid)
            if side >= 0:
                animal = g.animal(uid)
                assert animal is not None
                self.on_animal(g, c, side, animal)

    def useful(self, g: Untamed, c: Context) -> bool:
        return len(self.target.options(g, c)) > 0


class Damage(OnTarget):
    """Damage tokens on the target."""

    def __init__(self, target: Target, n: i64) -> None:
        super().__init__(target)
        self.n = n

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        g.damage_animal(animal, side, self.n, "UN-32", c.card)

    def on_keep(self, g: Untamed, c: Context, keep: i64) -> None:
        g.damage_keep(keep, self.n, "UN-32", c.card)

    def only_harms(self) -> bool:
        return self.target.is_own()

    def phrase(self) -> Phrase:
        return Phrase("do-damage", {"n": self.n, "target": self.target.phrase()})


class DamageByAttack(OnTarget):
    """Damage equal to the Attack of the Animal on which the text stands, or to its base Attack (UN-35)."""

    def __init__(self, target: Target, base: bool) -> None:
        super().__init__(target)
        self.base = base

    def amount(self, g: Untamed, c: Context) -> i64:
        animal = g.animal(c.uid)
        if self.base or animal is None:
            return g.box.designs[c.card].attack + (0 if self.base else c.fury)
        return g.attack_of(animal, g.side_with(c.uid))

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        g.damage_animal(animal, side, self.amount(g, c), "UN-35", c.card)

    def on_keep(self, g: Untamed, c: Context, keep: i64) -> None:
        g.damage_keep(keep, self.amount(g, c), "UN-35", c.card)

    def only_harms(self) -> bool:
        return self.target.is_own()

    def phrase(self) -> Phrase:
        return Phrase("do-damage-base" if self.base else "do-damage-attack", {"target": self.target.phrase()})


class Heal(OnTarget):
    """Damage tokens are removed (UN-33)."""

    def __init__(self, target: Target, n: i64) -> None:
        super().__init__(target)
        self.n = n

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        g.heal_animal(animal, self.n, c.card)

    def on_keep(self, g: Untamed, c: Context, keep: i64) -> None:
        g.heal_keep(keep, self.n, c.card)

    def benefits(self) -> bool:
        return True

    def phrase(self) -> Phrase:
        return Phrase("do-heal", {"n": self.n, "target": self.target.phrase()})


class MoveDamage(OnTarget):
    """Tokens go from one Animal onto another: first whose, then `onto` whom."""

    def __init__(self, target: Target, n: i64, onto: PutDamage) -> None:
        super().__init__(target)
        self.n = n
        self.onto = onto

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        moved: i64 = min(self.n, animal.damage)
        animal.damage -= moved
        if not self.onto.useful(g, c):  # nobody can take them: they stay
            animal.damage += moved
            return
        g.tell(DAMAGE_MOVED, "UN-33", c.card, animal.design, moved)
        if moved > 0:
            self.onto.perform(g, c.carrying(moved))

    def useful(self, g: Untamed, c: Context) -> bool:
        return super().useful(g, c) and self.onto.useful(g, c)

    def phrase(self) -> Phrase:
        slots = {"n": self.n, "target": self.target.phrase(), "onto": self.onto.target.phrase()}
        return Phrase("do-move-damage", slots)  # type: ignore[arg-type]


class PutDamage(OnTarget):
    """As many tokens as were taken before are put on the target; this is not dealing damage."""

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        animal.damage += c.value
        g.tell(DAMAGE_PUT, "UN-33", c.card, animal.design, c.value)

    def on_keep(self, g: Untamed, c: Context, keep: i64) -> None:
        g.keeps[keep].damage += c.value
        g.tell(DAMAGE_PUT_ON_STRONGHOLD, "UN-33", c.card, keep, c.value)

    def phrase(self) -> Phrase:
        return Phrase("do-put-damage", {"target": self.target.phrase()})


class Fury(OnTarget):
    """Fury tokens (UN-50)."""

    def __init__(self, target: Target, n: i64) -> None:
        super().__init__(target)
        self.n = n

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        animal.fury += self.n
        g.tell(FURY_GAINED, "UN-50", c.card, animal.design, self.n)

    def benefits(self) -> bool:
        return True

    def phrase(self) -> Phrase:
        return Phrase("do-fury", {"n": self.n, "target": self.target.phrase()})


class ChangeAttack(OnTarget):
    """More or less Attack until the end of the turn."""

    def __init__(self, target: Target, by: i64) -> None:
        super().__init__(target)
        self.by = by

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        animal.swing += self.by
        g.tell(ATTACK_CHANGED, "UN-35", c.card, animal.design, self.by)

    def benefits(self) -> bool:
        return self.by > 0

    def only_harms(self) -> bool:
        return self.by < 0 and self.target.is_own()

    def phrase(self) -> Phrase:
        key = "do-attack-up" if self.by > 0 else "do-attack-down"
        return Phrase(key, {"n": abs(int(self.by)), "target": self.target.phrase()})


class Destroy(OnTarget):
    """Defeated as if by damage (UN-73)."""

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        animal.doomed = True

    def only_harms(self) -> bool:
        return self.target.is_own()

    def phrase(self) -> Phrase:
        return Phrase("do-destroy", {"target": self.target.phrase()})


class Return(OnTarget):
    """Back to its owner's hand; that is not defeat (UN-73)."""

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        g.return_to_hand(animal, side, c.card)

    def phrase(self) -> Phrase:
        return Phrase("do-return", {"target": self.target.phrase()})


class MakeReady(OnTarget):
    """Readied: it may attack (again) (UN-34)."""

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        animal.ready = True
        g.tell(READIED, "UN-34", c.card, animal.design)

    def benefits(self) -> bool:
        return True

    def phrase(self) -> Phrase:
        return Phrase("do-ready", {"target": self.target.phrase()})


class Strike(OnTarget):
    """It may attack at once, exhausted or not; what it attacks is chosen as for any attack (UN-29, UN-34)."""

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        if g.may_strike(c.seat, animal):
            g.strike(c.seat, animal)

    def useful(self, g: Untamed, c: Context) -> bool:
        for option in self.target.animals(g, c):
            at: i64 = option - ANIMAL_AT
            if g.may_strike(c.seat, g.sides[at // 8].animals[at % 8]):
                return True
        return False

    def phrase(self) -> Phrase:
        return Phrase("do-strike", {"target": self.target.phrase()})


class MakeExhausted(OnTarget):
    """Exhausted."""

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        animal.ready = False
        g.tell(EXHAUSTED, "UN-16", c.card, animal.design)

    def only_harms(self) -> bool:
        return self.target.is_own()

    def phrase(self) -> Phrase:
        return Phrase("do-exhaust", {"target": self.target.phrase()})


class RepeatLastWords(OnTarget):
    """The Last Words of an Animal in play happen, as if it had been defeated."""

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        g.trigger(animal, side, LAST_WORDS)

    def phrase(self) -> Phrase:
        return Phrase("do-repeat-last-words", {"target": self.target.phrase()})


class TakeControl(OnTarget):
    """The Animal comes over to one's own side, if there is room (UN-27, UN-71)."""

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        if g.has_room(c.side):
            g.change_sides(animal, side, c.side, c.card)

    def useful(self, g: Untamed, c: Context) -> bool:
        return g.has_room(c.side) and super().useful(g, c)

    def phrase(self) -> Phrase:
        return Phrase("do-take-control", {"target": self.target.phrase()})
