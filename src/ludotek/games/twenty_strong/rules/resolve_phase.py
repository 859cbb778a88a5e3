"""The Resolve phase: suffer damage, After effects, exhaust, recover, gain items, cleanup (TS-32 to TS-37)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules import events, reasons
from ludotek.games.twenty_strong.rules.actions import ENEMY, RECOVER_DIE
from ludotek.games.twenty_strong.rules.components import (
    AFTER,
    CLEANUP,
    DAMAGE,
    DIE_COLOURS,
    DIE_FACES,
    EXHAUST,
    EXHAUSTED,
    GAIN,
    HEALTH,
    KINDS,
    NO_FACE,
    NOTHING,
    RECOVER,
    RECOVERY,
    Colour,
    Face,
)
from ludotek.games.twenty_strong.rules.effects.counting import count_items
from ludotek.games.twenty_strong.rules.effects.effect import RECOVERING, WHEN_CLEAR, WHEN_HURT, Cause
from ludotek.games.twenty_strong.rules.effects.text import AFTER_EFFECT
from ludotek.games.twenty_strong.rules.endgame import lose
from ludotek.games.twenty_strong.rules.foresight import changes_damage, changes_defeats
from ludotek.games.twenty_strong.rules.question import PlayerChoice, Window
from ludotek.games.twenty_strong.rules.rewards import GainItems
from ludotek.games.twenty_strong.rules.state import add_to
from ludotek.kernel.effect import resolve
from ludotek.kernel.numbers import Uid
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.step import ALLOWED, DONE, Stage, Step

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.state import Enemy
    from ludotek.games.twenty_strong.rules.table import TwentyStrong

RECOVER_ANSWERS: Final[list[int]] = [DONE, *[RECOVER_DIE + colour for colour in range(DIE_COLOURS)]]


class ResolveStep(Stage):
    """A step of the Resolve phase that needs nothing but the table."""

    def go(self, g: TwentyStrong) -> None:
        raise NotImplementedError

    def run(self, g: TwentyStrong) -> None:
        self.go(g)


class ResolvePhase(ResolveStep):
    """The six steps, in this order."""

    def go(self, g: TwentyStrong) -> None:
        g.then(CONTENTS)


class SufferDamage(ResolveStep):
    """The Damage of all undefeated cards threatens; what happens before it is taken can change it (TS-32, TS-82)."""

    def go(self, g: TwentyStrong) -> None:
        g.begin_step(DAMAGE)
        g.prevented = 0
        if g.listener is not None:
            g.tell(events.THREATENED, "TS-32", NOTHING, g.incoming())
        g.push(TAKE_DAMAGE)
        g.push(DAMAGE_WINDOW)
        if g.active and g.undefeated() == 0:
            below: i64 = len(g.stack)
            g.progress("clear-round", 1)
            g.fire_beside(below, WHEN_CLEAR)


class DamageWindow(Window):
    """The damage total is known and not yet taken."""

    name: ClassVar[str] = "DamageWindow"

    def prompt(self, g: TwentyStrong) -> Phrase:
        return Phrase("ask-DamageWindow", {"damage": g.incoming()})

    def discarding_matters(self, g: TwentyStrong) -> bool:
        return changes_damage(g)


class TakeDamage(ResolveStep):
    """The total, reckoned now, is taken from Health in one step (TS-32)."""

    def go(self, g: TwentyStrong) -> None:
        damage = g.incoming()
        g.hurt += damage
        g.begin_step(AFTER)
        if damage == 0:
            return
        g.set_stat(HEALTH, max(0, g.stats[HEALTH] - damage))
        g.tell(events.SUFFERED, "TS-32", NOTHING, damage, g.stats[HEALTH])
        if g.stats[HEALTH] < 1:
            lose(g)
        else:
            g.fire(WHEN_HURT, Uid(NOTHING))


class AfterEffects(ResolveStep):
    """All After effects, those of defeated cards included, once each (TS-33, TS-50)."""

    def go(self, g: TwentyStrong) -> None:
        g.begin_step(AFTER)
        for enemy in g.active:
            enemy.after_done = False
        g.push(CHOOSE_AFTER_EFFECT)


class ChooseAfterEffect(PlayerChoice):
    """Which After effect is next? Cards that became active meanwhile are among them (TS-33, TS-78).

    It is the window before that effect as well, before the last one, too (TS-82).
    """

    name: ClassVar[str] = "ChooseAfterEffect"
    clause: ClassVar[str] = "TS-33"

    def is_a_window(self) -> bool:
        return True

    def discarding_matters(self, g: TwentyStrong) -> bool:
        return changes_defeats(g) or any(after_counts_items(g, enemy) for enemy in after_waiting(g))

    def prompt(self, g: TwentyStrong) -> Phrase:
        waiting = after_waiting(g)
        return Phrase("ask-ChooseAfterEffect", {"left": len(waiting), "card": g.card_phrase(waiting[0].card)})

    def tries(self, g: TwentyStrong) -> list[int]:
        return [ENEMY + place for place in range(len(g.active))]

    def reason(self, g: TwentyStrong, action: i64) -> i64:
        enemy = g.active[action - ENEMY]
        if enemy.muted or not g.deck.cards[enemy.card].has_after:
            return reasons.NO_AFTER_EFFECT
        return reasons.AFTER_EFFECT_DONE if enemy.after_done else ALLOWED

    def run(self, g: TwentyStrong) -> None:
        if any(waits(g, enemy) for enemy in g.active):
            super().run(g)

    def take(self, g: TwentyStrong, action: i64) -> None:
        enemy = g.active[action - ENEMY]
        enemy.after_done = True
        g.tell(events.EFFECT_RESOLVED, "TS-33", NOTHING, enemy.card, uid=enemy.uid)
        g.push(self)
        for effect in g.deck.cards[enemy.card].effects:
            if effect.kind == AFTER_EFFECT:
                resolve(g, effect.actions, Cause(enemy.card, enemy.uid))


def after_waiting(g: TwentyStrong) -> list[Enemy]:
    """Whose After effects are still to be resolved this round."""
    return [enemy for enemy in g.active if waits(g, enemy)]


def waits(g: TwentyStrong, enemy: Enemy) -> bool:
    return g.deck.cards[enemy.card].has_after and not (enemy.after_done or enemy.muted)


def after_counts_items(g: TwentyStrong, enemy: Enemy) -> bool:
    for effect in g.deck.cards[enemy.card].effects:
        if effect.kind == AFTER_EFFECT and count_items(effect.actions, g):
            return True
    return False


class ExhaustDice(ResolveStep):
    """Last moment to use something before the dice are gone (TS-82)."""

    def go(self, g: TwentyStrong) -> None:
        g.begin_step(EXHAUST)
        g.push(EXHAUST_COMMITTED)
        g.push(EXHAUST_WINDOW)


class ExhaustWindow(Window):
    """Before Exhaust."""

    name: ClassVar[str] = "ExhaustWindow"

    def discarding_matters(self, g: TwentyStrong) -> bool:
        return changes_defeats(g)


class ExhaustCommitted(ResolveStep):
    """All committed dice, applied or not, go to the exhausted area; damage without a die ends (TS-34, TS-87)."""

    def go(self, g: TwentyStrong) -> None:
        total = exhaust(g, g.loose)
        for enemy in g.active:
            if g.deck.boss_damage_stays and g.is_boss(enemy):
                enemy.tokens = g.damage_on(enemy)
            else:
                enemy.tokens = 0
            if not enemy.is_bare():
                total += exhaust(g, enemy.dice)
        g.unsettled = True
        if total > 0:
            g.tell(events.EXHAUSTED_DICE, "TS-34", NOTHING, total)


def exhaust(g: TwentyStrong, dice: list[int]) -> i64:
    """Dice leave their place for the exhausted area; how many."""
    total: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        n: i64 = dice[kind]
        if n > 0:
            add_to(g.exhausted, kind // DIE_FACES, n)
            dice[kind] = 0
            total += n
        kind += 1
    return total


class BeginRecover(ResolveStep):
    """Up to Recovery exhausted dice come back (TS-35)."""

    def go(self, g: TwentyStrong) -> None:
        g.begin_step(RECOVER)
        g.push(RecoverDice(0))


class RecoverDice(PlayerChoice):
    """Which die comes back? `done` already have; Recovery is read when the player wants one more."""

    name: ClassVar[str] = "RecoverDice"
    clause: ClassVar[str] = "TS-35"

    def __init__(self, done: i64) -> None:
        super().__init__()
        self.done = done

    def data(self) -> list[object]:
        return [self.done]

    def is_a_window(self) -> bool:
        return True

    def something_to_do(self, g: TwentyStrong) -> bool:
        """Only for a text that names this step as its time (TS-45)."""
        return g.deck.names_time(RECOVER) and super().something_to_do(g)

    def prompt(self, g: TwentyStrong) -> Phrase:
        return Phrase("ask-RecoverDice", {"left": g.stat(RECOVERY) - self.done})

    def run(self, g: TwentyStrong) -> None:
        if self.done < g.stat(RECOVERY):
            super().run(g)

    def tries(self, g: TwentyStrong) -> list[int]:
        return RECOVER_ANSWERS

    def allowed(self, g: TwentyStrong) -> list[int]:
        found: list[int] = [DONE]
        if g.forbidden(RECOVERING, reasons.RECOVER_FORBIDDEN) == ALLOWED:
            colour: i64 = 0
            while colour < DIE_COLOURS:
                if g.exhausted[colour] > 0:
                    found.append(RECOVER_DIE + colour)
                colour += 1
        return found

    def reason(self, g: TwentyStrong, action: i64) -> i64:
        if action == DONE:
            return ALLOWED
        if g.exhausted[action - RECOVER_DIE] == 0:
            return reasons.NO_SUCH_EXHAUSTED_DIE
        return g.forbidden(RECOVERING, reasons.RECOVER_FORBIDDEN)

    def tell_passed_over(self, g: TwentyStrong) -> None:
        forbidden = g.forbidden(RECOVERING, reasons.RECOVER_FORBIDDEN)
        if forbidden != ALLOWED and sum(g.exhausted) > 0:
            g.tell_text(events.CANNOT_RECOVER, forbidden)

    def take(self, g: TwentyStrong, action: i64) -> None:
        if action == DONE:
            return
        colour = Colour(action - RECOVER_DIE)
        g.take_die(EXHAUSTED, colour, Face(NO_FACE))
        g.pool[colour] += 1
        g.tell(events.RECOVERED, "TS-35", NOTHING, colour)
        g.push(RecoverDice(self.done + 1))


class BeginGain(ResolveStep):
    """Items of the cards defeated this round (TS-36)."""

    def go(self, g: TwentyStrong) -> None:
        g.begin_step(GAIN)
        g.push(GAIN_ITEMS)


class Cleanup(ResolveStep):
    """All cards go to the discard; in the endgame the undefeated ones stay (TS-37, TS-40)."""

    def go(self, g: TwentyStrong) -> None:
        g.begin_step(CLEANUP)
        for enemy in g.active[:]:
            if enemy.defeated or not (g.endgame or stays(g)):
                g.discard_enemy(enemy, "TS-37" if not g.endgame else "TS-40", NOTHING)
            else:
                enemy.silenced = enemy.muted = False
        if g.hurt == 0:
            g.progress("unhurt-round", 1)
        g.texts_changed()


def stays(g: TwentyStrong) -> bool:
    """A boss that was lured out stays until it is defeated, and what is with it (TS-59)."""
    return any(g.is_boss(enemy) and not enemy.defeated for enemy in g.active)


# Steps are immutable: those without numbers of their own are made once.
TAKE_DAMAGE: Final = TakeDamage()
DAMAGE_WINDOW: Final = DamageWindow()
CHOOSE_AFTER_EFFECT: Final = ChooseAfterEffect()
EXHAUST_WINDOW: Final = ExhaustWindow()
EXHAUST_COMMITTED: Final = ExhaustCommitted()
GAIN_ITEMS: Final = GainItems()
CONTENTS: Final[list[Step]] = [
    SufferDamage(), AfterEffects(), ExhaustDice(), BeginRecover(), BeginGain(), Cleanup(),
]  # fmt: skip
