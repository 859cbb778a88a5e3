"""The Strategy phase: commit, roll, apply, and perhaps once more (TS-21 to TS-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules import events, reasons
from ludotek.games.twenty_strong.rules.actions import AGAIN, APPLY_DIE, COMMIT_DIE
from ludotek.games.twenty_strong.rules.components import (
    APPLY,
    COMMIT,
    CRIT,
    DIE_COLOURS,
    DIE_FACES,
    HIT,
    HIT_FACES,
    HIT_KINDS,
    KINDS,
    MISS,
    NOTHING,
    ROLL,
    STRATEGY,
    Colour,
    Face,
)
from ludotek.games.twenty_strong.rules.effects.effect import (
    REPEAT,
    WHEN_ANY_APPLIED,
    WHEN_APPLIED,
    WHEN_PHASE_ENDS,
    WHEN_REPEATED,
    WHEN_ROLLED,
)
from ludotek.games.twenty_strong.rules.enemy_effects import fire
from ludotek.games.twenty_strong.rules.question import PlayerChoice, Window
from ludotek.games.twenty_strong.rules.state import NO_DICE, add_to
from ludotek.kernel.event import EventKind
from ludotek.kernel.numbers import Uid
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.step import ALLOWED, DONE, Stage, Step

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import TwentyStrong

COMMIT_ANSWERS: Final[list[int]] = [DONE, *[COMMIT_DIE + colour for colour in range(DIE_COLOURS)]]
REPEAT_ANSWERS: Final[list[int]] = [DONE, AGAIN]


class StrategyPhase(Stage):
    """Commit, roll, apply; then the player may repeat the phase (TS-29)."""

    def run(self, g: TwentyStrong) -> None:
        g.begin_step(COMMIT)
        g.phases += 1
        g.unsettled = True  # texts may count Strategy phases (TS-86)
        g.committed_now = 0
        g.used_in_phase = []
        g.tell(events.PHASE_BEGAN, "TS-73", NOTHING, g.phases)
        g.then(CONTENTS)
        if g.phases > 1:
            g.fire(WHEN_REPEATED, Uid(NOTHING))


class Commit(PlayerChoice):
    """Any number and mix of dice from the pool, one at a time; done rolls them (TS-21)."""

    name: ClassVar[str] = "Commit"
    clause: ClassVar[str] = "TS-21"

    def is_a_window(self) -> bool:
        return True

    def prompt(self, g: TwentyStrong) -> Phrase:
        return Phrase("ask-Commit", {"phase": g.phases, "phases": max(g.phases, phases_allowed(g))})

    def tries(self, g: TwentyStrong) -> list[int]:
        return COMMIT_ANSWERS

    def reason(self, g: TwentyStrong, action: i64) -> i64:
        if action == DONE:
            return ALLOWED
        colour = Colour(action - COMMIT_DIE)
        if g.pool[colour] == 0:
            return reasons.NO_SUCH_DIE_IN_POOL
        return g.commit_forbidden(colour)

    def allowed(self, g: TwentyStrong) -> list[int]:
        found: list[int] = [DONE]
        colour = Colour(0)
        while colour < DIE_COLOURS:
            if g.pool[colour] > 0 and g.commit_forbidden(colour) == ALLOWED:
                found.append(COMMIT_DIE + colour)
            colour = Colour(colour + 1)
        return found

    def tell_passed_over(self, g: TwentyStrong) -> None:
        told: list[int] = []
        for colour in range(DIE_COLOURS):
            if g.pool[colour] > 0:
                told = tell_once(g, events.CANNOT_COMMIT, g.commit_forbidden(Colour(colour)), told)
        if sum(g.pool) == 0 and g.committed_now == 0:
            g.tell(events.POOL_EMPTY, "TS-21")

    def take(self, g: TwentyStrong, action: i64) -> None:
        if action == DONE:
            return
        g.commit_die(Colour(action - COMMIT_DIE), NOTHING)
        g.push(self)


class Roll(Stage):
    """All unapplied dice are rolled at once, hits as well as misses of earlier phases (TS-22, TS-30)."""

    def run(self, g: TwentyStrong) -> None:
        g.begin_step(ROLL)
        if g.deck.names_time(ROLL):
            g.push(ROLL_WINDOW)
        below: i64 = len(g.stack)
        before = g.loose[:]
        if g.chance.watched:
            g.chance.roll(self.dice(g))
        colour = Colour(0)
        while colour < DIE_COLOURS:
            face = Face(0)
            while face < DIE_FACES:
                kind = colour * DIE_FACES + face
                n: i64 = before[kind]
                if n > 0 and not (face > 0 and kept(g, colour, face)):
                    while n > 0:
                        g.roll_in(g.loose, kind, NOTHING)
                        n -= 1
                face = Face(face + 1)
            colour = Colour(colour + 1)
        g.fire_beside(below, WHEN_ROLLED)

    def dice(self, g: TwentyStrong) -> list[int]:
        """Those that are rolled, by their kinds and in their order."""
        found: list[int] = []
        for kind in range(KINDS):
            face = Face(kind % DIE_FACES)
            if not (face > 0 and kept(g, Colour(kind // DIE_FACES), face)):
                found += [kind] * g.loose[kind]
        return found


class RollWindow(Window):
    """For texts that name the Roll step as their time; nothing else is used there (TS-22)."""

    name: ClassVar[str] = "RollWindow"


ROLL_WINDOW: Final = RollWindow()


def kept(g: TwentyStrong, colour: Colour, face: Face) -> bool:
    """Does a text keep this die from being rolled again?"""
    for live in g.standing:
        if live.node.keeps(colour, face):
            return True
    return False


class Apply(PlayerChoice):
    """Hits go onto active cards, one at a time, in any order, defeated cards included (TS-23, TS-26)."""

    name: ClassVar[str] = "Apply"
    clause: ClassVar[str] = "TS-23"

    def is_a_window(self) -> bool:
        return True

    def tries(self, g: TwentyStrong) -> list[int]:
        """Every rolled hit on every active card."""
        found: list[int] = [DONE]
        hits = rolled_hits(g)
        base: i64 = APPLY_DIE
        end = base + HIT_KINDS * len(g.active) if hits else base
        while base < end:
            for hit in hits:
                found.append(base + hit)
            base += HIT_KINDS
        return found

    def allowed(self, g: TwentyStrong) -> list[int]:
        if not g.on_hits:  # without a text about it nothing forbids a hit that is there
            return self.tries(g)
        return [action for action in self.tries(g) if self.reason(g, action) == ALLOWED]

    def understands(self, g: TwentyStrong, action: i64) -> bool:
        return action == DONE or APPLY_DIE <= action < APPLY_DIE + HIT_KINDS * len(g.active)

    def reason(self, g: TwentyStrong, action: i64) -> i64:
        if action == DONE:
            return ALLOWED
        at: i64 = action - APPLY_DIE
        colour = at % HIT_KINDS // HIT_FACES
        face = Face(HIT + at % HIT_FACES)
        if g.loose[colour * DIE_FACES + face] == 0:
            return reasons.MISSES_DO_NOT_APPLY if g.loose[colour * DIE_FACES + MISS] > 0 else reasons.NO_SUCH_ROLLED_DIE
        return g.apply_forbidden(g.active[at // HIT_KINDS], Colour(colour), face)

    def run(self, g: TwentyStrong) -> None:
        if (
            g.moment != APPLY
            and g.listener is not None
            and sum(g.loose) > 0
            and g.loose_with(Face(HIT)) + g.loose_with(Face(CRIT)) == 0
        ):
            g.tell(events.NO_HITS, "TS-23")
        g.begin_step(APPLY)
        super().run(g)

    def tell_passed_over(self, g: TwentyStrong) -> None:
        told: list[int] = []
        for action in self.tries(g):
            if action != DONE:
                told = tell_once(g, events.CANNOT_APPLY, self.reason(g, action), told)

    def take(self, g: TwentyStrong, action: i64) -> None:
        if action == DONE:
            return
        at: i64 = action - APPLY_DIE
        colour = at % HIT_KINDS // HIT_FACES
        kind = colour * DIE_FACES + HIT + at % HIT_FACES
        enemy = g.active[at // HIT_KINDS]
        add_to(g.loose, kind, -1)
        if enemy.is_bare():
            enemy.dice = NO_DICE[:]
        add_to(enemy.dice, kind, 1)
        if g.listener is not None:
            damage = g.die_damage(enemy, Colour(colour), Face(kind % DIE_FACES))
            g.tell(events.APPLIED, "TS-23", NOTHING, kind, enemy.card, damage, uid=enemy.uid)
        g.unsettled = True
        g.push(self)
        if g.awaits(WHEN_APPLIED) or g.awaits(WHEN_ANY_APPLIED):
            g.together(fire(g, WHEN_APPLIED, enemy.uid) + fire(g, WHEN_ANY_APPLIED, Uid(NOTHING)))


def rolled_hits(g: TwentyStrong) -> list[int]:
    """The kinds of hits among the unapplied dice."""
    found: list[int] = []
    loose = g.loose
    colour: i64 = 0
    while colour < DIE_COLOURS:
        if loose[colour * DIE_FACES + HIT] > 0:
            found.append(colour * HIT_FACES)
        if loose[colour * DIE_FACES + CRIT] > 0:
            found.append(colour * HIT_FACES + CRIT - HIT)
        colour += 1
    return found


def tell_once(g: TwentyStrong, kind: EventKind, code: i64, told: list[int]) -> list[int]:
    """Tell what a text forbids, each text once; those that were told."""
    if code in told:
        return told
    g.tell_text(kind, code)
    return [*told, code]


class EndOfPhase(Stage):
    """What waits for the end of a Strategy phase."""

    def run(self, g: TwentyStrong) -> None:
        g.fire(WHEN_PHASE_ENDS, Uid(NOTHING))


def phases_allowed(g: TwentyStrong) -> i64:
    """How many Strategy phases this round may have, read when it matters (TS-29, TS-31)."""
    return g.stat(STRATEGY) + g.extra_phases


def repeat_reason(g: TwentyStrong) -> i64:
    """Why the Strategy phase cannot be repeated."""
    forbidden = g.forbidden(REPEAT, reasons.REPEAT_FORBIDDEN)
    if forbidden != ALLOWED:
        return forbidden
    return ALLOWED if g.phases < phases_allowed(g) else reasons.NO_PHASE_LEFT


class Repeat(PlayerChoice):
    """Once more? (TS-29)"""

    name: ClassVar[str] = "Repeat"
    clause: ClassVar[str] = "TS-29"

    def prompt(self, g: TwentyStrong) -> Phrase:
        return Phrase("ask-Repeat", {"left": phases_allowed(g) - g.phases})

    def tries(self, g: TwentyStrong) -> list[int]:
        return REPEAT_ANSWERS

    def reason(self, g: TwentyStrong, action: i64) -> i64:
        if action == DONE:
            return ALLOWED
        return repeat_reason(g)

    def tell_passed_over(self, g: TwentyStrong) -> None:
        reason = repeat_reason(g)
        if reason == reasons.NO_PHASE_LEFT:
            g.tell(events.PHASES_USED_UP, "TS-29", NOTHING, g.phases)
        else:
            g.tell_text(events.CANNOT_REPEAT, reason)

    def take(self, g: TwentyStrong, action: i64) -> None:
        if action == AGAIN:
            g.push(StrategyPhase())


CONTENTS: Final[list[Step]] = [Commit(), Roll(), Apply(), EndOfPhase(), Repeat()]
