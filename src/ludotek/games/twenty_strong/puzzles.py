"""The goals of puzzles of 20 Strong: which dice to commit, and which hit goes on which enemy."""

from __future__ import annotations

from typing import Any

from ludotek.games.twenty_strong.insight.commits import cheapest
from ludotek.games.twenty_strong.insight.engagement import unapplied
from ludotek.games.twenty_strong.insight.fight_odds import FightOdds, fight_odds
from ludotek.games.twenty_strong.rules.actions import APPLY_DIE, RIDERS_END, USE
from ludotek.games.twenty_strong.rules.components import (
    APPLY,
    DIE_COLOURS,
    HIT,
    HIT_FACES,
    HIT_KINDS,
    Colour,
    Face,
)
from ludotek.games.twenty_strong.rules.effects.effect import CHIP_KEY
from ludotek.games.twenty_strong.rules.strategy_phase import Apply, Commit, Repeat, repeat_reason
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.odds import ALL
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.puzzle import EQUAL, Goal, told_as_chance
from ludotek.kernel.step import ALLOWED, DONE

SETTINGS: list[dict[str, Any]] = [{}]
PLAYER = "greedy"  # who plays the games that are searched
POSITIONS = 9_000  # of a stretch; where there are more, nothing is proved
OBVIOUS = 99  # the depth from which on a puzzle is kept, as an easy one, even if the quick player finds its line
SHALLOWEST = 2  # depth that is kept
GRADES = [4, 5]  # depths from which on a puzzle is of the second grade, the third
LEAST = [60, 75, 90]  # chances that are asked for, in percent
MOST_DICE = 5  # that are to be committed
MOST_ENEMIES = 3


class Fight(Goal):
    """All enemies of the fight are to fall."""

    def task(self, g: TwentyStrong) -> Phrase:
        enemies = [g.card_phrase(enemy.card) for enemy in g.active if not enemy.defeated]
        return Phrase(f"puzzle-{self.name}", {"enemies": enemies, **self.numbers})


class Applying(Fight):
    """The hits that lie there are applied."""

    def is_end(self, before: TwentyStrong, seat: int, action: int, after: TwentyStrong) -> bool:
        if is_rider(action):
            return True
        return after.undefeated() == 0 or isinstance(after.question, Repeat) or after.moment != APPLY

    def value(self, before: TwentyStrong, seat: int, action: int, after: TwentyStrong) -> float:
        if is_rider(action):
            return 0.0
        return 1.0 if has_felled_all(before, seat, action) else self.hope(after)

    def hope(self, after: TwentyStrong) -> float:
        """Somebody stands, and nothing more is applied in this phase."""
        return 0.0

    def sign(self, g: TwentyStrong, seat: int, action: int, written: str) -> str:
        """Which die it is does not matter, only what it deals."""
        at = action - APPLY_DIE
        if not 0 <= at < HIT_KINDS * len(g.active):
            return ""
        colour, face = Colour(at % HIT_KINDS // HIT_FACES), Face(HIT + at % HIT_FACES)
        return f"{g.die_damage(g.active[at // HIT_KINDS], colour, face)} on {at // HIT_KINDS}"


class ApplyingAndRolling(Applying):
    """Who does not fall at once is to fall in the phases to come, to the same dice and nothing else."""

    def hope(self, after: TwentyStrong) -> float:
        odds = fight_odds(after) if isinstance(after.question, Repeat) else None
        return 0.0 if odds is None else odds.chance(odds.everything())

    def sign(self, g: TwentyStrong, seat: int, action: int, written: str) -> str:
        return "" if action == DONE else written

    def told(self, value: float) -> Phrase:
        return told_as_chance(value)


class Committing(Fight):
    """Few dice that give at least this chance, and nothing else: the weakest of them."""

    def is_end(self, before: TwentyStrong, seat: int, action: int, after: TwentyStrong) -> bool:
        return is_rider(action) or not isinstance(after.question, Commit)

    def value(self, before: TwentyStrong, seat: int, action: int, after: TwentyStrong) -> float:
        odds = fight_odds(before)
        if is_rider(action) or odds is None or odds.throw.size() > self.numbers["dice"]:
            return 0.0
        enough = odds.chance(odds.everything()) >= self.numbers["least"] / ALL
        return 1.0 - strength_of(before) / ALL if enough else 0.0

    def sign(self, g: TwentyStrong, seat: int, action: int, written: str) -> str:
        return "" if action == DONE else written

    def told(self, value: float) -> Phrase:
        return Phrase(
            "puzzle-value-weak", {"steps": round((1.0 - value) * ALL), "enough": "yes" if value > 0 else "no"}
        )


def is_rider(action: int) -> bool:
    """Is something used beside the question, an item, the ability or the chip? Exact odds do not reckon with them."""
    return USE <= action < RIDERS_END


def has_felled_all(before: TwentyStrong, seat: int, action: int) -> bool:
    """With this answer alone: what follows may clear the table."""
    trial = before.clone()
    trial.answer(seat, action)
    if trial.unsettled:
        trial.check()
    return trial.undefeated() == 0


def strength_of(g: TwentyStrong) -> int:
    """How many steps the committed dice are stronger in all than the weakest colour that there was."""
    committed = unapplied(g)
    there = [colour for colour in range(DIE_COLOURS) if committed[colour] + g.pool[colour] > 0]
    return sum(n * there.index(colour) for colour, n in enumerate(committed) if n)


GOALS: dict[str, type[Goal]] = {
    "apply-all": Applying,
    "apply-chance": ApplyingAndRolling,
    "commit": Committing,
}


def seats(g: TwentyStrong) -> list[int]:
    """Who acts in a puzzle that begins here."""
    return [0]


def stretch(g: TwentyStrong) -> int:
    """Each step of a round has one puzzle at most."""
    return int(g.round * 100 + g.phases * 10 + g.moment)


def goals(g: TwentyStrong) -> list[Goal]:
    """What may be asked for here."""
    odds = fight_odds(g)
    if odds is None or len(odds.places) > MOST_ENEMIES or not odds.quick() or not is_exact(g, odds):
        return []
    if isinstance(g.question, Apply) and len(odds.places) > 1:
        chance = odds.chance(odds.everything())
        if chance > 1.0 - EQUAL:
            return [Applying("apply-all", {})]
        return [ApplyingAndRolling("apply-chance", {})] if chance > 0.0 and repeat_reason(g) == ALLOWED else []
    if isinstance(g.question, Commit) and g.phases == 1 and g.committed_now == 0:
        return [Committing("commit", {"least": least, "dice": n}) for least in LEAST if (n := fewest(odds, least))]
    return []


def fewest(odds: FightOdds, least: int) -> int:
    """How many dice it takes for this chance; 0 if it takes too many, or no weighing."""
    most = min(MOST_DICE, odds.room)
    found = cheapest(odds.engagement, odds.throw.dice, odds.pool, most, odds.everything(), least / ALL)
    return 0 if found is None or sum(found) < 2 else sum(found)


def is_exact(g: TwentyStrong, odds: FightOdds) -> bool:
    """Do the odds reckon with everything that happens of itself?"""
    by_choice = [*g.inventory, g.hero, CHIP_KEY]
    return not odds.left_out and all(card in by_choice for card in odds.unused)
