"""Attacking: a ready Animal is exhausted, a target chosen, damage dealt (UN-29 to UN-35, UN-48, UN-51, UN-72)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from ludotek.games.untamed.rules import reasons
from ludotek.games.untamed.rules.actions import ANIMAL_AT, ATTACK, KEEP, PLACES
from ludotek.games.untamed.rules.components import NOTHING
from ludotek.games.untamed.rules.effects.effect import ATTACKS
from ludotek.games.untamed.rules.effects.target import KEEP_ATTACKED
from ludotek.games.untamed.rules.events import ATTACK_FAILED, ATTACKED_ANIMAL, ATTACKED_STRONGHOLD
from ludotek.games.untamed.rules.falling import rallies
from ludotek.games.untamed.rules.modes import ALPHA
from ludotek.games.untamed.rules.texts import SETTLE, fire_texts_of
from ludotek.kernel.choice import Choice
from ludotek.kernel.numbers import CardId, Seat, Uid
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.reasons import by_card
from ludotek.kernel.step import ALLOWED, Step

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.state import Animal
    from ludotek.games.untamed.rules.table import Untamed


def attack_reason(g: Untamed, seat: Seat, animal: Animal) -> i64:
    """May this Animal attack at all?"""
    return target_reason(g, seat, animal) if animal.ready else reasons.EXHAUSTED


def target_reason(g: Untamed, seat: Seat, animal: Animal) -> i64:
    """Is there anything that it could attack?"""
    if is_faced(g, seat) or reaches_keep(g, seat, animal):
        return ALLOWED
    return by_card(reasons.RUSH_NO_ANIMAL, animal.design) if animal.rushing else reasons.NO_TARGET


def is_faced(g: Untamed, seat: Seat) -> bool:
    """Is there an opposing Animal? One of them may be attacked, if only the Guard."""
    side: i64 = 0
    while side < len(g.sides):
        if len(g.sides[side].animals) > 0 and g.is_opponent_side(seat, side):
            return True
        side += 1
    return False


def reaches_keep(g: Untamed, seat: Seat, animal: Animal) -> bool:
    keep: i64 = 0
    while keep < len(g.keeps):
        if keep_reason(g, seat, animal, keep) == ALLOWED:
            return True
        keep += 1
    return False


def add_attacks(g: Untamed, seat: Seat, found: list[int]) -> None:
    """The Animals that may attack."""
    animals = g.sides[g.side_of[seat]].animals
    if not animals:
        return
    faced = is_faced(g, seat)
    for place, animal in enumerate(animals):
        if animal.ready and (faced or reaches_keep(g, seat, animal)):
            found.append(ATTACK + place)


def animal_reason(g: Untamed, seat: Seat, side: i64, target: Animal) -> i64:
    """UN-51: a Guard must be defeated before the others of its side."""
    if g.team_of[seat] == g.team_of[side]:
        return own_reason(g, g.side_of[seat] == side)
    return guard_reason(g, side) if not g.box.designs[target.design].guard else ALLOWED


def own_reason(g: Untamed, own: bool) -> i64:
    """Why a card of one's own side is not attacked: one's own, a partner's, a fellow opponent's of the Alpha (UN-59)."""
    if own:
        return reasons.OWN_CARD
    return reasons.FELLOW if g.mode == ALPHA else reasons.PARTNERS_CARD


def guard_reason(g: Untamed, side: i64) -> i64:
    guard = g.guard_of(side)
    return by_card(reasons.GUARDED, guard) if guard >= 0 else ALLOWED


def keep_reason(g: Untamed, seat: Seat, animal: Animal, keep: i64) -> i64:
    if not g.keep_stands(keep):
        return reasons.OUT_OF_PLAY
    if g.team_of[seat] == g.team_of_keep(keep):
        return own_reason(g, g.keep_of[g.side_of[seat]] == keep)
    if not g.may_reach_keep(seat, keep):
        return reasons.NOT_REACHED
    guarded = guard_reason(g, keep)  # the first side of a stack has its number
    if guarded != ALLOWED:
        return guarded
    return by_card(reasons.RUSHING, animal.design) if animal.rushing else ALLOWED


def may_strike(g: Untamed, seat: Seat, animal: Animal) -> bool:
    """Can a text let it attack now? Not while its player rallies (UN-43)."""
    return not rallies(g, seat) and target_reason(g, seat, animal) == ALLOWED


def strike(g: Untamed, seat: Seat, animal: Animal) -> None:
    """An attack that a text allows, also of an exhausted Animal (UN-34)."""
    animal.ready = False
    g.push(ChooseAttackTarget(seat, animal.uid))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseAttackTarget(Choice):
    """Whom does it attack? The attacker is already exhausted (UN-29)."""

    name: ClassVar[str] = "ChooseAttackTarget"
    clause: ClassVar[str] = "UN-29"

    def __init__(self, seat: Seat, uid: Uid) -> None:
        super().__init__(seat)
        self.uid = uid

    def data(self) -> list[object]:
        return [self.seat, self.uid]

    def prompt(self, g: Untamed) -> Phrase:
        animal = g.animal(self.uid)
        return Phrase("ask-ChooseAttackTarget", {"card": g.card_phrase(NOTHING if animal is None else animal.design)})

    def things(self, g: Untamed) -> dict[str, str]:
        return {"attacker": f"animal {self.uid}"}

    def commits(self, g: Untamed, action: i64) -> bool:
        """An Animal attacks."""
        return True

    def tries(self, g: Untamed) -> list[int]:
        found = [KEEP + keep for keep in range(len(g.keeps))]
        for side in range(len(g.sides)):
            found += [ANIMAL_AT + side * PLACES + place for place in range(len(g.sides[side].animals))]
        return found

    def reason(self, g: Untamed, action: i64) -> i64:
        if action < ANIMAL_AT:
            attacker = g.animal(self.uid)
            assert attacker is not None
            return keep_reason(g, self.seat, attacker, action - KEEP)
        at: i64 = action - ANIMAL_AT
        return animal_reason(g, self.seat, at // PLACES, g.sides[at // PLACES].animals[at % PLACES])

    def allowed(self, g: Untamed) -> list[int]:
        attacker = g.animal(self.uid)
        assert attacker is not None
        found: list[int] = []
        keep: i64 = 0
        while keep < len(g.keeps):
            if keep_reason(g, self.seat, attacker, keep) == ALLOWED:
                found.append(KEEP + keep)
            keep += 1
        side: i64 = 0
        while side < len(g.sides):
            if g.team_of[self.seat] != g.team_of[side]:
                guarded = g.guard_of(side) >= 0
                for place, target in enumerate(g.sides[side].animals):
                    if not guarded or g.box.designs[target.design].guard:
                        found.append(ANIMAL_AT + side * PLACES + place)
            side += 1
        return found

    def take(self, g: Untamed, action: i64) -> None:
        attacker = g.animal(self.uid)
        assert attacker is not None
        side = g.side_with(self.uid)
        aim: i64 = NOTHING
        if action < ANIMAL_AT:
            g.tell(ATTACKED_STRONGHOLD, "UN-29", NOTHING, self.seat, attacker.design, action - KEEP, uid=attacker.uid)
            keep: i64 = action - KEEP
            aim = KEEP_ATTACKED - keep
            g.then([Fight(self.uid, attacker.design, side, Uid(NOTHING), keep, g.keeps[keep].lost), SETTLE])
        else:
            at: i64 = action - ANIMAL_AT
            target = g.sides[at // PLACES].animals[at % PLACES]
            aim = target.uid
            one, other = attacker.uid, target.uid
            g.tell(ATTACKED_ANIMAL, "UN-29", NOTHING, self.seat, attacker.design, target.design, uid=one, other=other)
            g.then([Fight(self.uid, attacker.design, side, target.uid, at // PLACES, 0), SETTLE])
        fire_texts_of(g, attacker, side, ATTACKS, aim)


@mypyc_attr(acyclic=True, free_list_len=1)
class Fight(Step):
    """Damage: tokens on a Stronghold, or both Animals at the same time (UN-30, UN-31, UN-72).

    `side` is where the attacker was, `at` the side of the target or, without one, the stack that is attacked; `lost` is
    how many Strongholds of it had fallen: if another has, the one that was chosen is no longer in play.
    """

    def __init__(self, uid: Uid, design: CardId, side: i64, target: Uid, at: i64, lost: i64) -> None:
        super().__init__(Seat(NOTHING))
        self.uid, self.design, self.side = uid, design, side
        self.target, self.at, self.lost = target, at, lost

    def data(self) -> list[object]:
        return [self.uid, self.design, self.side, self.target, self.at, self.lost]

    def still_faces(self, g: Untamed) -> bool:
        """Are both still in play, each on its side?"""
        if g.side_with(self.uid) != self.side:
            return False
        if self.target == NOTHING:
            return g.keeps[self.at].lost == self.lost and g.keep_stands(self.at)
        return g.side_with(self.target) == self.at

    def run(self, g: Untamed) -> None:
        if not self.still_faces(g):
            g.tell(ATTACK_FAILED, "UN-72", NOTHING, self.design, uid=self.uid)
            return
        attacker, target = g.animal(self.uid), g.animal(self.target)
        assert attacker is not None
        attack = g.attack_of(attacker, self.side)
        if target is None:
            g.damage_keep(self.at, attack, "UN-30", self.design)
            return
        answer = g.attack_of(target, self.at)
        g.fighter = self.uid
        g.fight_target = self.target
        g.damage_animal(target, self.at, attack, "UN-31", self.design)
        g.damage_animal(attacker, self.side, answer, "UN-31", target.design)
