"""The exact odds of the present fight of a match, with what they leave out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.insight.commits import cheapest
from ludotek.games.twenty_strong.insight.engagement import Engagement, read, shown, unapplied
from ludotek.games.twenty_strong.insight.left_out import left_out, unused
from ludotek.games.twenty_strong.insight.plan import commit_limit, may_commit
from ludotek.games.twenty_strong.insight.prospects import (
    NO_HITS,
    Prospect,
    Throw,
    chance_of,
    prospect,
    suffered,
    work,
)
from ludotek.games.twenty_strong.rules.components import APPLY, COMMIT, DIE_COLOURS, Colour
from ludotek.games.twenty_strong.rules.strategy_phase import Repeat
from ludotek.games.twenty_strong.rules.table import TwentyStrong

QUICK: Final = 350_000.0  # `work` that is done in well under 100 ms by the compiled engine


class FightOdds:
    """Of the dice that are committed now, without any that may be committed later."""

    def __init__(self, g: TwentyStrong, engagement: Engagement) -> None:
        self.engagement = engagement
        self.places = engagement.places  # of the targets in the active area
        self.left_out = left_out(g)  # cards with a text that is not reckoned with
        self.unused = unused(g)  # what may be used and is not reckoned with: cards, or the chip
        self.throw = Throw(unapplied(g), hits_now(g))
        self.pool: list[int] = [g.pool[colour] if may_commit(g, Colour(colour)) else 0 for colour in range(DIE_COLOURS)]
        self.room: i64 = commit_limit(g) - g.committed_now  # for dice that may still be committed in this phase

    def everything(self) -> i64:
        """The wish that all targets fall."""
        return (1 << self.engagement.targets) - 1

    def chance(self, wish: i64) -> float:
        """That these targets fall, if that is all that is played for."""
        return chance_of(self.engagement, self.throw, wish)

    def suffered(self) -> float:
        """The damage to expect, if suffering little is all that is played for."""
        return suffered(self.engagement, self.throw)

    def prospect(self) -> Prospect:
        return prospect(self.engagement, self.throw)

    def cheapest(self, wish: i64, least: float) -> list[int] | None:
        """The dice to add now for the wish, by colour; only while dice are being committed."""
        return cheapest(self.engagement, self.throw.dice, self.pool, self.room, wish, least)

    def quick(self) -> bool:
        return work(self.engagement, self.throw.dice) <= QUICK


def hits_now(g: TwentyStrong) -> list[int] | None:
    """The hits that may be applied; None: the dice are still to be rolled."""
    if g.moment == COMMIT:
        return None
    return NO_HITS if isinstance(g.question, Repeat) else shown(g)


def fight_odds(g: TwentyStrong) -> FightOdds | None:
    """None: nobody is being fought, or too many at once."""
    if g.outcome is not None or not COMMIT <= g.moment <= APPLY:
        return None
    engagement = read(g)
    return None if engagement is None else FightOdds(g, engagement)
