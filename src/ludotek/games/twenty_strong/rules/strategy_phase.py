"""The Strategy phase: commit, roll, apply, and perhaps once more (TS-21 to TS-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.actions import AGAIN, APPLY_DIE, COMMIT_DIE
from ludotek.games.twenty_strong.rules.components import APPLY, COMMIT, CRIT, HIT, MISS, NOTHING, ROLL, STRATEGY
from ludotek.games.twenty_strong.rules.effects.effect import (
    REPEAT,
    WHEN_ANY_APPLIED,
    WHEN_APPLIED,
    WHEN_PHASE_ENDS,
    WHEN_REPEATED,
    WHEN_ROLLED,
)
from ludotek.games.twenty_strong.rules.enemy_effects import fire
from ludotek.games.twenty_strong.rules.events import (
    APPLIED,
    CANNOT_APPLY,
    CANNOT_COMMIT,
    CANNOT_REPEAT,
    NO_HITS,
    PHASE_BEGAN,
    PHASES_USED_UP,
    POOL_EMPTY,
)
from ludotek.games.twenty_strong.rules.question import Choice, Window
from ludotek.games.twenty_strong.rules.reasons import (
    MISSES_DO_NOT_APPLY,
    NO_PHASE_LEFT,
    NO_SUCH_DIE_IN_POOL,
    NO_SUCH_ROLLED_DIE,
    REPEAT_FORBIDDEN,
)
from ludotek.kernel.event import EventKind
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.step import ALLOWED, DONE, Stage, Step

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import TwentyStrong

COMMIT_ANSWERS: Final[list[int]] = [DONE, *[COMMIT_DIE + colour for colour in range(5)]]
REPEAT_ANSWERS: Final[list[int]] = [DONE, AGAIN]


class StrategyPhase(Stage):
    """Commit, roll, apply; then the player may repeat the phase (TS-29)."""

    def run(self, match: Match) -> None:
        g = cast("TwentyStrong", match)
        g.begin_step(COMMIT)
        g.phases += 1
        g.unsettled = True  # texts may count Strategy phases (TS-86)
        g.committed_now = 0
        g.used_in_phase = []
        g.tell(PHASE_BEGAN, "TS-73", NOTHING, g.phases)
        g.then(CONTENTS)
        if g.phases > 1:
            g.fire(WHEN_REPEATED, NOTHING)


class Commit(Choice):
    """Any number and mix of dice from the pool, one at a time; done rolls them (TS-21)."""

    def rule(self) -> str:
        return "TS-21"

    def is_a_window(self) -> bool:
        return True

    def prompt(self, match: Match) -> Phrase:
        g = cast("TwentyStrong", match)
        return Phrase("ask-Commit", {"phase": g.phases, "phases": max(g.phases, phases_allowed(g))})

    def own_candidates(self, g: TwentyStrong) -> list[int]:
        return COMMIT_ANSWERS

    def own_reason(self, g: TwentyStrong, action: i64) -> i64:
        if action == DONE:
            return ALLOWED
        colour: i64 = action - COMMIT_DIE
        if g.pool[colour] == 0:
            return NO_SUCH_DIE_IN_POOL
        return g.commit_forbidden(colour)

    def tell_passing(self, g: TwentyStrong) -> None:
        told: list[int] = []
        for colour in range(5):
            if g.pool[colour] > 0:
                told = tell_once(g, CANNOT_COMMIT, g.commit_forbidden(colour), told)
        if sum(g.pool) == 0 and g.committed_now == 0:
            g.tell(POOL_EMPTY, "TS-21")

    def take(self, g: TwentyStrong, action: i64) -> None:
        if action == DONE:
            return
        g.commit_die(action - COMMIT_DIE, NOTHING)
        g.push(self)


class Roll(Stage):
    """All unapplied dice are rolled at once, hits as well as misses of earlier phases (TS-22, TS-30)."""

    def run(self, match: Match) -> None:
        g = cast("TwentyStrong", match)
        g.begin_step(ROLL)
        if g.deck.names_time(ROLL):
            g.push(ROLL_WINDOW)
        below: i64 = len(g.stack)
        before = g.loose[:]
        colour: i64 = 0
        while colour < 5:
            face: i64 = 0
            while face < 4:
                kind = colour * 4 + face
                n: i64 = before[kind]
                if n > 0 and not (face > 0 and kept(g, colour, face)):
                    while n > 0:
                        g.roll_in(g.loose, kind, NOTHING)
                        n -= 1
                face += 1
            colour += 1
        g.fire_beside(below, WHEN_ROLLED)


class RollWindow(Window):
    """For texts that name the Roll step as their time; nothing else is used there (TS-22)."""


ROLL_WINDOW: Final = RollWindow()


def kept(g: TwentyStrong, colour: i64, face: i64) -> bool:
    """Does a text keep this die from being rolled again?"""
    for live in g.standing:
        if live.node.keeps(colour, face):
            return True
    return False


class Apply(Choice):
    """Hits go onto active cards, one at a time, in any order, defeated cards included (TS-23, TS-26)."""

    def rule(self) -> str:
        return "TS-23"

    def is_a_window(self) -> bool:
        return True

    def own_candidates(self, g: TwentyStrong) -> list[int]:
        """Every rolled hit on every active card."""
        found: list[int] = [DONE]
        enemies: i64 = len(g.active)
        enemy: i64 = 0
        while enemy < enemies:
            colour: i64 = 0
            while colour < 5:
                if g.loose[colour * 4 + HIT] > 0:
                    found.append(APPLY_DIE + enemy * 10 + colour * 2)
                if g.loose[colour * 4 + CRIT] > 0:
                    found.append(APPLY_DIE + enemy * 10 + colour * 2 + 1)
                colour += 1
            enemy += 1
        return found

    def own_options(self, g: TwentyStrong) -> list[int]:
        # Without a text in force nothing forbids a hit that is there.
        return super().own_options(g) if g.standing else self.own_candidates(g)

    def understands(self, g: TwentyStrong, action: i64) -> bool:
        return action == DONE or APPLY_DIE <= action < APPLY_DIE + 10 * len(g.active)

    def own_reason(self, g: TwentyStrong, action: i64) -> i64:
        if action == DONE:
            return ALLOWED
        at: i64 = action - APPLY_DIE
        colour = at % 10 // 2
        face: i64 = CRIT if at % 2 == 1 else HIT
        if g.loose[colour * 4 + face] == 0:
            return MISSES_DO_NOT_APPLY if g.loose[colour * 4 + MISS] > 0 else NO_SUCH_ROLLED_DIE
        return g.apply_forbidden(g.active[at // 10], colour, face)

    def run(self, match: Match) -> None:
        g = cast("TwentyStrong", match)
        if (
            g.moment != APPLY
            and g.listener is not None
            and sum(g.loose) > 0
            and g.loose_with(HIT) + g.loose_with(CRIT) == 0
        ):
            g.tell(NO_HITS, "TS-23")
        g.begin_step(APPLY)
        super().run(match)

    def tell_passing(self, g: TwentyStrong) -> None:
        told: list[int] = []
        for action in self.own_candidates(g):
            if action != DONE:
                told = tell_once(g, CANNOT_APPLY, self.own_reason(g, action), told)

    def take(self, g: TwentyStrong, action: i64) -> None:
        if action == DONE:
            return
        at: i64 = action - APPLY_DIE
        colour = at % 10 // 2
        kind = colour * 4 + (CRIT if at % 2 == 1 else HIT)
        enemy = g.active[at // 10]
        g.loose[kind] -= 1
        enemy.dice[kind] += 1
        if g.listener is not None:
            g.tell(APPLIED, "TS-23", NOTHING, kind, enemy.card, g.die_damage(enemy, colour, kind % 4))
        g.unsettled = True
        g.push(self)
        if g.awaits(WHEN_APPLIED) or g.awaits(WHEN_ANY_APPLIED):
            g.together(fire(g, WHEN_APPLIED, enemy.uid) + fire(g, WHEN_ANY_APPLIED, NOTHING))


def tell_once(g: TwentyStrong, kind: EventKind, code: i64, told: list[int]) -> list[int]:
    """Tell what a text forbids, each text once; those that were told."""
    if code in told:
        return told
    g.tell_text(kind, code)
    return [*told, code]


class EndOfPhase(Stage):
    """What waits for the end of a Strategy phase."""

    def run(self, match: Match) -> None:
        cast("TwentyStrong", match).fire(WHEN_PHASE_ENDS, NOTHING)


def phases_allowed(g: TwentyStrong) -> i64:
    """How many Strategy phases this round may have, read when it matters (TS-29, TS-31)."""
    return g.stat(STRATEGY) + g.extra_phases


def repeat_reason(g: TwentyStrong) -> i64:
    """Why the Strategy phase cannot be repeated."""
    forbidden = g.forbidden(REPEAT, REPEAT_FORBIDDEN)
    if forbidden != ALLOWED:
        return forbidden
    return ALLOWED if g.phases < phases_allowed(g) else NO_PHASE_LEFT


class Repeat(Choice):
    """Once more? (TS-29)"""

    def rule(self) -> str:
        return "TS-29"

    def prompt(self, match: Match) -> Phrase:
        g = cast("TwentyStrong", match)
        return Phrase("ask-Repeat", {"left": phases_allowed(g) - g.phases})

    def own_candidates(self, g: TwentyStrong) -> list[int]:
        return REPEAT_ANSWERS

    def own_reason(self, g: TwentyStrong, action: i64) -> i64:
        if action == DONE:
            return ALLOWED
        return repeat_reason(g)

    def tell_passing(self, g: TwentyStrong) -> None:
        reason = repeat_reason(g)
        if reason == NO_PHASE_LEFT:
            g.tell(PHASES_USED_UP, "TS-29", NOTHING, g.phases)
        else:
            g.tell_text(CANNOT_REPEAT, reason)

    def take(self, g: TwentyStrong, action: i64) -> None:
        if action == AGAIN:
            g.push(StrategyPhase())


CONTENTS: Final[list[Step]] = [Commit(), Roll(), Apply(), EndOfPhase(), Repeat()]
