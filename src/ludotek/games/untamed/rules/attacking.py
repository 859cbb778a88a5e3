"""Attacking: a ready Animal is exhausted, a target chosen, damage dealt (UN-29 to UN-35, UN-48, UN-51, UN-72)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from ludotek.games.untamed.rules.actions import ANIMAL_AT, KEEP
from ludotek.games.untamed.rules.components import NOTHING
from ludotek.games.untamed.rules.effects.effect import ATTACKS
from ludotek.games.untamed.rules.effects.target import KEEP_ATTACKED
from ludotek.games.untamed.rules.events import ATTACK_FAILED, ATTACKED_ANIMAL, ATTACKED_STRONGHOLD
from ludotek.games.untamed.rules.falling import rallies
from ludotek.games.untamed.rules.modes import ALPHA
from ludotek.games.untamed.rules.question import Choice
from ludotek.games.untamed.rules.reasons import (
    EXHAUSTED,
    FELLOW,
    GUARDED,
    NO_TARGET,
    NOT_REACHED,
    OUT_OF_PLAY,
    OWN_CARD,
    PARTNERS_CARD,
    RUSH_NO_ANIMAL,
    RUSHING,
)
from ludotek.games.untamed.rules.texts import Settle, fire_texts_of
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.reasons import by_card
from ludotek.kernel.step import ALLOWED, Step

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.table import Animal, Untamed


def attack_reason(g: Untamed, seat: i64, animal: Animal) -> i64:
    """May this Animal attack at all?"""
    return target_reason(g, seat, animal) if animal.ready else EXHAUSTED


def target_reason(g: Untamed, seat: i64, animal: Animal) -> i64:
    """Is there anything that it could attack?"""
    side: i64 = 0
    while side < len(g.sides):
        if g.is_opponent_side(seat, side) and len(g.sides[side].animals) > 0:
            return ALLOWED
        side += 1
    keep: i64 = 0
    while keep < len(g.keeps):
        if keep_reason(g, seat, animal, keep) == ALLOWED:
            return ALLOWED
        keep += 1
    return by_card(RUSH_NO_ANIMAL, animal.design) if animal.rushing else NO_TARGET


def animal_reason(g: Untamed, seat: i64, side: i64, target: Animal) -> i64:
    """UN-51: a Guard must be defeated before the others of its side."""
    if g.team_of[seat] == g.team_of[side]:
        return own_reason(g, g.side_of[seat] == side)
    return guard_reason(g, side) if not g.box.designs[target.design].guard else ALLOWED


def own_reason(g: Untamed, own: bool) -> i64:
    """Why a card of one's own side is not attacked: one's own, a partner's, a fellow opponent's of the Alpha (UN-59)."""
    if own:
        return OWN_CARD
    return FELLOW if g.mode == ALPHA else PARTNERS_CARD


def guard_reason(g: Untamed, side: i64) -> i64:
    guard = g.guard_of(side)
    return by_card(GUARDED, guard) if guard >= 0 else ALLOWED


def keep_reason(g: Untamed, seat: i64, animal: Animal, keep: i64) -> i64:
    if not g.keep_stands(keep):
        return OUT_OF_PLAY
    if g.team_of[seat] == g.team_of_keep(keep):
        return own_reason(g, g.keep_of_side(g.side_of[seat]) == keep)
    if not g.may_reach_keep(seat, keep):
        return NOT_REACHED
    guarded = guard_reason(g, keep)  # the first side of a stack has its number
    if guarded != ALLOWED:
        return guarded
    return by_card(RUSHING, animal.design) if animal.rushing else ALLOWED


def may_strike(g: Untamed, seat: i64, animal: Animal) -> bool:
    """Can a text let it attack now? Not while its player rallies (UN-43)."""
    return not rallies(g, seat) and target_reason(g, seat, animal) == ALLOWED


def strike(g: Untamed, seat: i64, animal: Animal) -> None:
    """An attack that a text allows, also of an exhausted Animal (UN-34)."""
    animal.ready = False
    g.push(ChooseAttackTarget(seat, animal.uid))


class ChooseAttackTarget(Choice):
    """Whom does it attack? The attacker is already exhausted (UN-29)."""

    def __init__(self, seat: i64, uid: i64) -> None:
        super().__init__(seat)
        self.uid = uid

    def data(self) -> list[object]:
        return [self.seat, self.uid]

    def rule(self) -> str:
        return "UN-29"

    def prompt(self, match: Match) -> Phrase:
        g = cast("Untamed", match)
        animal = g.animal(self.uid)
        return Phrase("ask-ChooseAttackTarget", {"card": g.card_phrase(NOTHING if animal is None else animal.design)})

    def commits(self, match: Match, action: i64) -> bool:
        """An Animal attacks."""
        return True

    def tries(self, g: Untamed) -> list[int]:
        found = [KEEP + keep for keep in range(len(g.keeps))]
        for side in range(len(g.sides)):
            found += [ANIMAL_AT + side * 8 + place for place in range(len(g.sides[side].animals))]
        return found

    def reason(self, g: Untamed, action: i64) -> i64:
        attacker = g.animal(self.uid)
        assert attacker is not None
        if action < ANIMAL_AT:
            return keep_reason(g, self.seat, attacker, action - KEEP)
        at: i64 = action - ANIMAL_AT
        return animal_reason(g, self.seat, at // 8, g.sides[at // 8].animals[at % 8])

    def take(self, g: Untamed, action: i64) -> None:
        attacker = g.animal(self.uid)
        assert attacker is not None
        side = g.side_with(self.uid)
        aim: i64 = NOTHING
        if action < ANIMAL_AT:
            g.tell(ATTACKED_STRONGHOLD, "UN-29", NOTHING, self.seat, attacker.design, action - KEEP)
            keep: i64 = action - KEEP
            aim = KEEP_ATTACKED - keep
            g.then([Fight(self.uid, attacker.design, side, NOTHING, keep, g.keeps[keep].lost), Settle()])
        else:
            at: i64 = action - ANIMAL_AT
            target = g.sides[at // 8].animals[at % 8]
            aim = target.uid
            g.tell(ATTACKED_ANIMAL, "UN-29", NOTHING, self.seat, attacker.design, target.design)
            g.then([Fight(self.uid, attacker.design, side, target.uid, at // 8, 0), Settle()])
        fire_texts_of(g, attacker, side, ATTACKS, aim)


class Fight(Step):
    """Damage: tokens on a Stronghold, or both Animals at the same time (UN-30, UN-31, UN-72).

    `side` is where the attacker was, `at` the side of the target or, without one, the stack that is attacked; `lost` is
    how many Strongholds of it had fallen: if another has, the one that was chosen is no longer in play.
    """

    def __init__(self, uid: i64, design: i64, side: i64, target: i64, at: i64, lost: i64) -> None:
        super().__init__(NOTHING)
        self.uid = uid
        self.design = design
        self.side = side
        self.target = target
        self.at = at
        self.lost = lost

    def data(self) -> list[object]:
        return [self.uid, self.design, self.side, self.target, self.at, self.lost]

    def still_faces(self, g: Untamed) -> bool:
        """Are both still in play, each on its side?"""
        if g.side_with(self.uid) != self.side:
            return False
        if self.target == NOTHING:
            return g.keeps[self.at].lost == self.lost and g.keep_stands(self.at)
        return g.side_with(self.target) == self.at

    def run(self, match: Match) -> None:
        g = cast("Untamed", match)
        if not self.still_faces(g):
            g.tell(ATTACK_FAILED, "UN-72", NOTHING, self.design)
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
