"""Missions: goals beside the fight (TS-94). Only the first unfinished one counts progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules import events
from ludotek.games.twenty_strong.rules.actions import TAKE
from ludotek.games.twenty_strong.rules.components import NOTHING
from ludotek.games.twenty_strong.rules.effects.effect import Cause
from ludotek.games.twenty_strong.rules.goals import Feat
from ludotek.games.twenty_strong.rules.question import PlayerChoice
from ludotek.kernel.effect import resolve
from ludotek.kernel.numbers import CardId, Uid
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.step import DONE, Step

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


def count_progress(g: TwentyStrong, goal: Feat, by: i64) -> list[Step]:
    """Something happened that the present mission may count; the reward of a mission that is done by it is returned.

    Missions stop counting when the endgame begins.
    """
    if not counts(g, goal):
        return []
    mission: i64 = g.missions[g.missions_done]
    card = g.deck.cards[mission]
    g.mission_progress += by
    g.tell(
        events.MISSION_PROGRESS, "TS-94", NOTHING, mission, min(g.mission_progress, card.goal_count), card.goal_count
    )
    if g.mission_progress < card.goal_count:
        return []
    g.missions_done += 1
    g.mission_progress = 0
    g.put_on_discard(mission)
    g.tell(events.MISSION_DONE, "TS-94", NOTHING, mission)
    return [MissionReward(CardId(mission))]


def counts(g: TwentyStrong, goal: Feat) -> bool:
    """Is this what the present mission counts?"""
    if g.endgame or g.missions_done >= len(g.missions):
        return False
    return g.deck.cards[g.missions[g.missions_done]].goal == goal


def forget_round(g: TwentyStrong, goal: Feat) -> None:
    """A goal that must be met within one round is counted from 0 again."""
    if g.missions_done < len(g.missions) and g.deck.cards[g.missions[g.missions_done]].goal == goal:
        g.mission_progress = 0


class RewardChoice(PlayerChoice):
    """A reward that may be taken or declined (TS-27, TS-94)."""

    def __init__(self, card: CardId) -> None:
        super().__init__()
        self.card = card

    def data(self) -> list[object]:
        return [self.card]

    def prompt(self, g: TwentyStrong) -> Phrase:
        reward = g.deck.cards[self.card].reward
        assert reward is not None
        return Phrase(f"ask-{self.name}", {"card": g.card_phrase(self.card), "text": reward.phrase()})

    def inside(self, g: TwentyStrong) -> i64:
        return g.text_begun()

    def tries(self, g: TwentyStrong) -> list[int]:
        return [DONE, TAKE]

    def take(self, g: TwentyStrong, action: i64) -> None:
        if action == DONE:
            g.tell(events.REWARD_DECLINED, self.rule(), NOTHING, self.card, uid=self.uid())
            return
        reward = g.deck.cards[self.card].reward
        assert reward is not None
        g.tell(events.REWARD_TAKEN, self.rule(), NOTHING, self.card, uid=self.uid())
        resolve(g, reward.actions, Cause(self.card, self.uid()))

    def uid(self) -> Uid:
        """The enemy whose reward it is."""
        return Uid(NOTHING)


class MissionReward(RewardChoice):
    """A finished mission pays."""

    name: ClassVar[str] = "MissionReward"
    clause: ClassVar[str] = "TS-94"

    def label(self, g: TwentyStrong) -> Phrase:
        return Phrase("order-mission", {"card": g.card_phrase(self.card)})

    def things(self, g: TwentyStrong) -> dict[str, str]:
        return {"card": f"card {g.deck.cards[self.card].name}"}
