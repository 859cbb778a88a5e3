"""Winning, losing and the endgame (TS-04, TS-05, TS-38 to TS-42, TS-68)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.components import NOTHING
from ludotek.games.twenty_strong.rules.endgame_triggers import A_STACK_EMPTY, CHIP_EMPTY, CHIP_FULL, STACKS_EMPTY
from ludotek.games.twenty_strong.rules.events import ENDGAME_BEGAN, GAVE_UP, LOST, MISSION_FAILED, WON
from ludotek.kernel.outcome import Outcome
from ludotek.kernel.step import Stage

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


def win(g: TwentyStrong) -> None:
    """TS-04: at the moment the boss is defeated, whatever else is active."""
    g.tell(WON, "TS-04")
    how = "boss-defeated" if g.deck.bosses_to_defeat == 1 else "bosses-defeated"
    g.finish(Outcome([1.0], how, "TS-04"))


def lose(g: TwentyStrong) -> None:
    """TS-05: at the moment Health falls below 1."""
    g.tell(LOST, "TS-05")
    g.finish(Outcome([0.0], "health", "TS-05"))


def give_up_waiting(g: TwentyStrong) -> None:
    """TS-101: round after round without anything to decide, or with no end in sight, would never end."""
    g.tell(LOST, "TS-101")
    g.finish(Outcome([0.0], "stalemate", "TS-101"))


def give_up(g: TwentyStrong) -> None:
    """TS-103: whenever the player wants."""
    g.tell(GAVE_UP, "TS-103")
    g.finish(Outcome([0.0], "given-up", "TS-103"))


def condition_met(g: TwentyStrong, condition: i64) -> bool:
    """One of the triggers a deck can name (endgame_triggers)."""
    if condition == A_STACK_EMPTY:
        return any(len(stack.cards) == 0 for stack in g.stacks)
    if condition == STACKS_EMPTY:
        return g.stacks_empty()
    if condition == CHIP_FULL:
        return g.chip >= g.deck.chip_max
    if condition == CHIP_EMPTY:
        return g.chip <= 0
    return g.missions_done >= len(g.missions)


def endgame_allowed(g: TwentyStrong) -> bool:
    return any(condition_met(g, condition) for condition in g.deck.may_begin)


def endgame_due(g: TwentyStrong) -> bool:
    return any(condition_met(g, condition) for condition in g.deck.must_begin)


class BeginEndgame(Stage):
    """The first Activation of the endgame: the boss, and an enemy for each unfinished mission (TS-39, TS-93)."""

    def run(self, g: TwentyStrong) -> None:
        g.endgame = True
        g.tell(ENDGAME_BEGAN, "TS-38")
        g.then([CallBosses(), MissionsStrikeBack()])


class CallBosses(Stage):
    """Whoever waits face down comes, one after the other; in most decks it is one boss (TS-39, TS-41)."""

    def run(self, g: TwentyStrong) -> None:
        if len(g.bosses.cards) > 0:
            g.push(self)
            g.activate_boss("TS-39")


class MissionsStrikeBack(Stage):
    """What was left undone joins the final fight (TS-94)."""

    def run(self, g: TwentyStrong) -> None:
        left = g.missions[g.missions_done :]
        for mission in left:
            g.tell(MISSION_FAILED, "TS-94", NOTHING, mission)
        g.enter_together(left)
