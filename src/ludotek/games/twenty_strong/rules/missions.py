"""Missions: goals beside the fight (TS-94). Only the first unfinished one counts progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.actions import TAKE
from ludotek.games.twenty_strong.rules.components import NOTHING
from ludotek.games.twenty_strong.rules.events import (
    MISSION_DONE,
    MISSION_PROGRESS,
    REWARD_DECLINED,
    REWARD_TAKEN,
)
from ludotek.games.twenty_strong.rules.question import Choice
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.step import ALLOWED, DONE, Step

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


def count_progress(g: TwentyStrong, goal: i64, by: i64) -> list[Step]:
    """Something happened that the present mission may count; the reward of a mission that is done by it is returned.

    Missions stop counting when the endgame begins.
    """
    if not counts(g, goal):
        return []
    mission: i64 = g.missions[g.missions_done]
    card = g.deck.cards[mission]
    g.mission_progress += by
    g.tell(MISSION_PROGRESS, "TS-94", NOTHING, mission, min(g.mission_progress, card.goal_count), card.goal_count)
    if g.mission_progress < card.goal_count:
        return []
    g.missions_done += 1
    g.mission_progress = 0
    g.discard.append(mission)
    g.tell(MISSION_DONE, "TS-94", NOTHING, mission)
    return [MissionReward(mission)]


def counts(g: TwentyStrong, goal: i64) -> bool:
    """Is this what the present mission counts?"""
    if g.endgame or g.missions_done >= len(g.missions):
        return False
    return g.deck.cards[g.missions[g.missions_done]].goal == goal


def forget_round(g: TwentyStrong, goal: i64) -> None:
    """A goal that must be met within one round is counted anew."""
    if g.missions_done < len(g.missions) and g.deck.cards[g.missions[g.missions_done]].goal == goal:
        g.mission_progress = 0


class RewardChoice(Choice):
    """A reward that may be taken or declined (TS-27, TS-94)."""

    def __init__(self, card: i64) -> None:
        super().__init__()
        self.card = card

    def data(self) -> list[object]:
        return [self.card]

    def prompt(self, match: Match) -> Phrase:
        g = cast("TwentyStrong", match)
        reward = g.deck.cards[self.card].reward
        assert reward is not None
        return Phrase(f"ask-{type(self).__name__}", {"card": g.card_phrase(self.card), "text": reward.phrase()})

    def inside(self, g: TwentyStrong) -> i64:
        return g.text_begun()

    def own_candidates(self, g: TwentyStrong) -> list[int]:
        return [DONE, TAKE]

    def own_reason(self, g: TwentyStrong, action: i64) -> i64:
        return ALLOWED

    def take(self, g: TwentyStrong, action: i64) -> None:
        if action == DONE:
            g.tell(REWARD_DECLINED, self.rule(), NOTHING, self.card)
            return
        reward = g.deck.cards[self.card].reward
        assert reward is not None
        g.tell(REWARD_TAKEN, self.rule(), NOTHING, self.card)
        g.resolve(reward.actions, self.card, self.uid())

    def uid(self) -> i64:
        """The enemy whose reward it is."""
        return NOTHING


class MissionReward(RewardChoice):
    """A finished mission pays."""

    def rule(self) -> str:
        return "TS-94"

    def label(self, match: Match) -> Phrase:
        return Phrase("order-mission", {"card": cast("TwentyStrong", match).card_phrase(self.card)})
