"""Actions on Animals and Strongholds: damage, Fury, Attack, destroying, returning, readying."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.games.untamed.rules.actions import ANIMAL_AT, KEEP, PLACES
from ludotek.games.untamed.rules.choosing import ChooseTarget
from ludotek.games.untamed.rules.effects.effect import ATTACK, LAST_WORDS
from ludotek.games.untamed.rules.effects.target import ONE, TARGET, Target
from ludotek.games.untamed.rules.events import (
    ATTACK_CHANGED,
    DAMAGE_MOVED,
    DAMAGE_PUT,
    DAMAGE_PUT_ON_STRONGHOLD,
    EXHAUSTED,
    FURY_GAINED,
    READIED,
)
from ludotek.kernel.effect import Action, Context, Node
from ludotek.kernel.field import Flag, Number, signed
from ludotek.kernel.numbers import Uid
from ludotek.kernel.phrase import Slot
from ludotek.kernel.vocabulary import word

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.state import Animal
    from ludotek.games.untamed.rules.table import Untamed


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
                uids.append(int(g.sides[at // PLACES].animals[at % PLACES].uid))
        for each in uids:
            uid = Uid(each)
            side = g.side_with(uid)
            if side >= 0:
                animal = g.animal(uid)
                assert animal is not None
                self.on_animal(g, c, side, animal)

    def useful(self, g: Untamed, c: Context) -> bool:
        return len(self.target.options(g, c)) > 0

    def slots(self) -> dict[str, Slot]:
        return {"target": self.target.phrase()}

    def only_harms(self) -> bool:
        """Does it only harm its own player? Then nobody may decline it (UN-28)."""
        return False

    def benefits(self) -> bool:
        """Is it good for whom it is about? Then nobody has to give it to an opponent (UN-28)."""
        return False


class AmountOnTarget(OnTarget):
    """So much of something happens to a target."""

    def __init__(self, target: Target, n: i64) -> None:
        super().__init__(target)
        self.n = n

    def slots(self) -> dict[str, Slot]:
        return {"n": self.n, **super().slots()}


class Damage(AmountOnTarget):
    """Damage tokens on the target."""

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        g.damage_animal(animal, side, self.n, "UN-32", c.card)

    def on_keep(self, g: Untamed, c: Context, keep: i64) -> None:
        g.damage_keep(keep, self.n, "UN-32", c.card)

    def only_harms(self) -> bool:
        return self.target.is_own()


class DamageByAttack(OnTarget):
    """Damage equal to the Attack of the Animal with the text, or to its base Attack (UN-35)."""

    def __init__(self, target: Target, base: bool) -> None:
        super().__init__(target)
        self.base = base

    def amount(self, g: Untamed, c: Context) -> i64:
        printed: i64 = g.box.designs[c.card].attack
        if self.base:
            return printed
        animal = g.animal(c.uid)
        if animal is not None:
            return g.attack_of(animal, g.side_with(c.uid))
        return c.last[ATTACK]

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        g.damage_animal(animal, side, self.amount(g, c), "UN-35", c.card)

    def on_keep(self, g: Untamed, c: Context, keep: i64) -> None:
        g.damage_keep(keep, self.amount(g, c), "UN-35", c.card)

    def only_harms(self) -> bool:
        return self.target.is_own()

    def key(self) -> str:
        return "do-damage-base" if self.base else "do-damage-attack"


class Heal(AmountOnTarget):
    """Damage tokens are removed (UN-33)."""

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        g.heal_animal(animal, self.n, c.card)

    def on_keep(self, g: Untamed, c: Context, keep: i64) -> None:
        g.heal_keep(keep, self.n, c.card)

    def benefits(self) -> bool:
        return True


class MoveDamage(AmountOnTarget):
    """Tokens go from one Animal onto another: first whose, then `onto` whom."""

    def __init__(self, target: Target, n: i64, onto: Target) -> None:
        super().__init__(target, n)
        self.onto = PutDamage(onto)

    def parts(self) -> list[Node]:
        return [self.onto]

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        moved: i64 = min(self.n, animal.damage)
        animal.damage -= moved
        if not self.onto.useful(g, c):  # nobody can take them: they stay
            animal.damage += moved
            return
        g.tell(DAMAGE_MOVED, "UN-33", c.card, animal.design, moved, uid=animal.uid)
        if moved > 0:
            self.onto.perform(g, c.carrying(moved))

    def useful(self, g: Untamed, c: Context) -> bool:
        return super().useful(g, c) and self.onto.useful(g, c)

    def slots(self) -> dict[str, Slot]:
        return super().slots() | {"onto": self.onto.target.phrase()}


class PutDamage(OnTarget):
    """As many tokens as were taken before are put on the target; this is not dealing damage."""

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        animal.damage += c.value
        g.tell(DAMAGE_PUT, "UN-33", c.card, animal.design, c.value, uid=animal.uid)

    def on_keep(self, g: Untamed, c: Context, keep: i64) -> None:
        g.new_keep(keep).damage += c.value
        g.tell(DAMAGE_PUT_ON_STRONGHOLD, "UN-33", c.card, keep, c.value)

    def key(self) -> str:
        return "do-put-damage"


class Fury(AmountOnTarget):
    """Fury tokens (UN-50)."""

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        animal.fury += self.n
        g.tell(FURY_GAINED, "UN-50", c.card, animal.design, self.n, uid=animal.uid)

    def benefits(self) -> bool:
        return True


class ChangeAttack(OnTarget):
    """More or less Attack until the end of the turn."""

    def __init__(self, target: Target, by: i64) -> None:
        super().__init__(target)
        self.by = by

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        animal.swing += self.by
        g.tell(ATTACK_CHANGED, "UN-35", c.card, animal.design, self.by, uid=animal.uid)

    def benefits(self) -> bool:
        return self.by > 0

    def only_harms(self) -> bool:
        return self.by < 0 and self.target.is_own()

    def key(self) -> str:
        return "do-attack-up" if self.by > 0 else "do-attack-down"

    def slots(self) -> dict[str, Slot]:
        return {"n": abs(int(self.by)), **super().slots()}


class Destroy(OnTarget):
    """Defeated as if by damage (UN-73)."""

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        animal.doomed = True

    def only_harms(self) -> bool:
        return self.target.is_own()


class Return(OnTarget):
    """Back to its owner's hand; that is not defeat (UN-73)."""

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        g.return_to_hand(animal, side, c.card)


class MakeReady(OnTarget):
    """Readied: it may attack (again) (UN-34)."""

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        animal.ready = True
        g.tell(READIED, "UN-34", c.card, animal.design, uid=animal.uid)

    def benefits(self) -> bool:
        return True


class Strike(OnTarget):
    """It may attack at once, exhausted or not; what it attacks is chosen as for any attack (UN-29, UN-34)."""

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        if g.may_strike(c.seat, animal):
            g.strike(c.seat, animal)

    def useful(self, g: Untamed, c: Context) -> bool:
        for option in self.target.animals(g, c):
            at: i64 = option - ANIMAL_AT
            if g.may_strike(c.seat, g.sides[at // PLACES].animals[at % PLACES]):
                return True
        return False


class MakeExhausted(OnTarget):
    """Exhausted."""

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        animal.ready = False
        g.tell(EXHAUSTED, "UN-16", c.card, animal.design, uid=animal.uid)

    def only_harms(self) -> bool:
        return self.target.is_own()


class RepeatLastWords(OnTarget):
    """The Last Words of an Animal in play happen, as if it had been defeated."""

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        g.trigger(animal, side, LAST_WORDS)


class TakeControl(OnTarget):
    """The Animal comes over to one's own side, if there is room (UN-27, UN-71)."""

    def on_animal(self, g: Untamed, c: Context, side: i64, animal: Animal) -> None:
        if g.has_room(c.side):
            g.change_sides(animal, side, c.side, c.card)

    def useful(self, g: Untamed, c: Context) -> bool:
        return g.has_room(c.side) and super().useful(g, c)


ON_TARGETS: Final = [
    word("damage", Damage, "deals n damage", target=TARGET, n=Number(1, 9)),
    word("damage-by-attack", DamageByAttack,
         "deals damage equal to this Animal's Attack, or with `base = true` to its base Attack (UN-35)",
         target=TARGET, base=Flag()),
    word("heal", Heal, "removes n damage, or as much as there is", target=TARGET, n=Number(1, 9)),
    word("move-damage", MoveDamage,
         "moves n damage tokens, or as many as there are, from one onto the other, if somebody can take them; "
         "that deals no damage, so nothing prevents it",
         target=TARGET, n=Number(1, 9), onto=TARGET),
    word("fury", Fury, "gives n Fury (UN-50)", target=TARGET, n=Number(1, 5, 1)),
    word("attack", ChangeAttack, "changes Attack until the end of the turn", target=TARGET, by=signed(5)),
    word("strike", Strike,
         "an Animal of yours attacks at once, exhausted or not, but not during a Rally (UN-34, UN-43); "
         "the last action of its text",
         target=TARGET),
    word("destroy", Destroy, "destroys: defeated as if by damage (UN-73)", target=TARGET),
    word("return", Return, "to its owner's hand; that is not defeat (UN-73)", target=TARGET),
    word("ready", MakeReady, "readies it: it may attack again (UN-34)", target=TARGET),
    word("exhaust", MakeExhausted, "exhausts it", target=TARGET),
    word("repeat-last-words", RepeatLastWords,
         "its Last Words happen though it was not defeated; its controller decides", target=TARGET),
    word("take-control", TakeControl, "it comes to your side and stays, if you have room (UN-27, UN-71)",
         target=TARGET),
]  # fmt: skip
