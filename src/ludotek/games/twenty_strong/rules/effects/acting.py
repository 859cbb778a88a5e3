"""Actions that need no choice: stats, the chip, the damage total, phases, activation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.components import DAMAGE, HEALTH, KINDS, STAT_MAX, STAT_MIN, STATS
from ludotek.games.twenty_strong.rules.effects.dice import DiceFilter
from ludotek.games.twenty_strong.rules.effects.effect import SPANS, THIS_CONFLICT, Action, Standing
from ludotek.games.twenty_strong.rules.events import CHIP_CHANGED, FOR_NOW, FROM_NOW_ON, PHASES_ADDED, PREVENTED
from ludotek.games.twenty_strong.rules.goals import SPEND_CHIP
from ludotek.kernel.phrase import Phrase

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


class ChangeStat(Action):
    """Gain or lose points of a stat (TS-16)."""

    def __init__(self, stat: i64, by: i64) -> None:
        super().__init__()
        self.stat = stat
        self.by = by

    def perform(self, g: TwentyStrong, card: i64, uid: i64) -> None:
        g.change_stat(self.stat, self.by, "TS-16", card)

    def useful(self, g: TwentyStrong, uid: i64) -> bool:
        value = g.stats[self.stat]
        return value < STAT_MAX if self.by > 0 else value > STAT_MIN or self.stat == HEALTH

    def payable(self, g: TwentyStrong, uid: i64) -> bool:
        """TS-67: Strategy and Recovery pay only points above 1; Health may be paid to the last point."""
        least: i64 = 0 if self.stat == HEALTH else STAT_MIN
        return least <= g.stats[self.stat] + self.by <= STAT_MAX

    def phrase(self) -> Phrase:
        key = "do-gain-stat" if self.by > 0 else "do-lose-stat"
        return Phrase(key, {"stat": Phrase(f"stat-{STATS[self.stat]}"), "n": abs(int(self.by))})


class ChangeChip(Action):
    """Move the chip up or down within its bounds (TS-97)."""

    def __init__(self, by: i64) -> None:
        super().__init__()
        self.by = by

    def perform(self, g: TwentyStrong, card: i64, uid: i64) -> None:
        before = g.chip
        g.chip = max(0, min(g.deck.chip_max, g.chip + self.by))
        g.tell(CHIP_CHANGED, "TS-97", card, g.chip - before, g.chip)
        g.unsettled = True

    def useful(self, g: TwentyStrong, uid: i64) -> bool:
        return g.chip < g.deck.chip_max if self.by > 0 else g.chip > 0

    def payable(self, g: TwentyStrong, uid: i64) -> bool:
        return 0 <= g.chip + self.by <= g.deck.chip_max

    def paid(self, g: TwentyStrong) -> None:
        """Paid is spent, which a mission may count (TS-94)."""
        if self.by < 0:
            g.progress(SPEND_CHIP, -self.by)

    def phrase(self) -> Phrase:
        key = "do-gain-chip" if self.by > 0 else "do-lose-chip"
        return Phrase(key, {"n": abs(int(self.by)), "resource": self.resource()})


class Prevent(Action):
    """Lower the damage total while it is known and not yet taken (TS-82)."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def perform(self, g: TwentyStrong, card: i64, uid: i64) -> None:
        before = g.incoming()
        g.prevented += self.n
        g.tell(PREVENTED, "TS-82", card, before - g.incoming())

    def useful(self, g: TwentyStrong, uid: i64) -> bool:
        return g.incoming() > 0

    def phrase(self) -> Phrase:
        return Phrase("do-prevent", {"n": self.n})


class ExtraPhase(Action):
    """More Strategy phases are allowed this round."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def perform(self, g: TwentyStrong, card: i64, uid: i64) -> None:
        g.extra_phases += self.n
        g.tell(PHASES_ADDED, "TS-29", card, self.n)

    def useful(self, g: TwentyStrong, uid: i64) -> bool:
        return g.moment < DAMAGE

    def phrase(self) -> Phrase:
        return Phrase("do-extra-phase", {"n": self.n})


class RerollAll(Action):
    """Roll all dice of a kind again, at once."""

    def __init__(self, dice: DiceFilter) -> None:
        super().__init__()
        self.dice = dice

    def perform(self, g: TwentyStrong, card: i64, uid: i64) -> None:
        for place in g.committed_places():
            if self.dice.takes_from(place):
                dice = g.dice_at(place)
                before = dice[:]
                kind: i64 = 0
                while kind < KINDS:
                    if before[kind] > 0 and kind % 4 != 0 and self.dice.takes(kind // 4, kind % 4):
                        i: i64 = 0
                        while i < before[kind]:
                            g.reroll_in(dice, kind, card)
                            i += 1
                    kind += 1

    def useful(self, g: TwentyStrong, uid: i64) -> bool:
        return g.rolled_matching(self.dice) > 0

    def phrase(self) -> Phrase:
        return Phrase("do-reroll-all", {"dice": self.dice.phrase(0)})


class Activate(Action):
    """Activate more cards (TS-75)."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def perform(self, g: TwentyStrong, card: i64, uid: i64) -> None:
        g.activate_more(self.n)

    def useful(self, g: TwentyStrong, uid: i64) -> bool:
        return not g.stacks_empty()

    def payable(self, g: TwentyStrong, uid: i64) -> bool:
        return sum([len(stack.cards) for stack in g.stacks]) >= self.n

    def phrase(self) -> Phrase:
        return Phrase("do-activate", {"n": self.n})


class Lure(Action):
    """The next boss comes out: it becomes active now, outside an endgame."""

    def perform(self, g: TwentyStrong, card: i64, uid: i64) -> None:
        g.activate_boss("TS-75")

    def useful(self, g: TwentyStrong, uid: i64) -> bool:
        return len(g.bosses) > 0

    def phrase(self) -> Phrase:
        return Phrase("do-lure")


class ForNow(Action):
    """A text holds until this step, this round or this conflict is over."""

    def __init__(self, standing: Standing, span: i64) -> None:
        super().__init__()
        self.standing = standing
        self.span = span

    def perform(self, g: TwentyStrong, card: i64, uid: i64) -> None:
        if self.span == THIS_CONFLICT and not g.active:
            return  # there is none
        g.holding = [*g.holding, self.standing.index * len(SPANS) + self.span]
        g.tell(FOR_NOW, "TS-72", card, card, self.span)
        g.texts_changed()

    def phrase(self) -> Phrase:
        return Phrase("do-for-now", {"text": self.standing.phrase(), "until": SPANS[self.span]})


class FromNowOn(Action):
    """A text holds for the rest of the game."""

    def __init__(self, standing: Standing) -> None:
        super().__init__()
        self.standing = standing

    def perform(self, g: TwentyStrong, card: i64, uid: i64) -> None:
        g.lasting = [*g.lasting, self.standing.index]
        g.tell(FROM_NOW_ON, "TS-72", card, card)
        g.texts_changed()

    def phrase(self) -> Phrase:
        return Phrase("do-from-now-on", {"text": self.standing.phrase()})
