"""Actions that need no choice: stats, the chip, the damage total, phases, activation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.components import (
    DAMAGE,
    DIE_FACES,
    HEALTH,
    KINDS,
    STAT_MAX,
    STAT_MIN,
    STATS,
    Colour,
    Face,
)
from ludotek.games.twenty_strong.rules.effects.dice import DiceFilter, dice
from ludotek.games.twenty_strong.rules.effects.effect import SPANS, THIS_CONFLICT, Numbered, Plain, Standing, resource
from ludotek.games.twenty_strong.rules.events import CHIP_CHANGED, FOR_NOW, FROM_NOW_ON, PHASES_ADDED, PREVENTED
from ludotek.kernel.effect import Context
from ludotek.kernel.field import Number, OneOf, signed
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.vocabulary import AStandingText, word

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


class ChangeStat(Plain):
    """Gain or lose points of a stat (TS-16)."""

    def __init__(self, stat: i64, by: i64) -> None:
        super().__init__()
        self.stat = stat
        self.by = by

    def perform(self, g: TwentyStrong, c: Context) -> None:
        g.change_stat(self.stat, self.by, "TS-16", c.card)

    def useful(self, g: TwentyStrong, c: Context) -> bool:
        value = g.stats[self.stat]
        return value < STAT_MAX if self.by > 0 else value > STAT_MIN or self.stat == HEALTH

    def payable(self, g: TwentyStrong, c: Context) -> bool:
        """TS-67: Strategy and Recovery pay only points above 1; Health may be paid to the last point."""
        least: i64 = 0 if self.stat == HEALTH else STAT_MIN
        return least <= g.stats[self.stat] + self.by <= STAT_MAX

    def phrase(self) -> Phrase:
        key = "do-gain-stat" if self.by > 0 else "do-lose-stat"
        return Phrase(key, {"stat": Phrase(f"stat-{STATS[self.stat]}"), "n": abs(int(self.by))})


class ChangeChip(Plain):
    """Move the chip up or down within its bounds (TS-97)."""

    def __init__(self, by: i64) -> None:
        super().__init__()
        self.by = by

    def perform(self, g: TwentyStrong, c: Context) -> None:
        before = g.chip
        g.chip = max(0, min(g.deck.chip_max, g.chip + self.by))
        g.tell(CHIP_CHANGED, "TS-97", c.card, g.chip - before, g.chip)
        g.unsettled = True

    def useful(self, g: TwentyStrong, c: Context) -> bool:
        return g.chip < g.deck.chip_max if self.by > 0 else g.chip > 0

    def payable(self, g: TwentyStrong, c: Context) -> bool:
        return 0 <= g.chip + self.by <= g.deck.chip_max

    def paid(self, g: TwentyStrong) -> None:
        """Paid is spent, which a mission may count (TS-94)."""
        if self.by < 0:
            g.progress("spend-chip", -self.by)

    def phrase(self) -> Phrase:
        key = "do-gain-chip" if self.by > 0 else "do-lose-chip"
        return Phrase(key, {"n": abs(int(self.by)), "resource": resource(self.content)})


class Prevent(Numbered):
    """Lower the damage total while it is known and not yet taken (TS-82)."""

    def perform(self, g: TwentyStrong, c: Context) -> None:
        before = g.incoming()
        g.prevented += self.n
        g.tell(PREVENTED, "TS-82", c.card, before - g.incoming())

    def useful(self, g: TwentyStrong, c: Context) -> bool:
        return g.incoming() > 0


MOST_EXTRA: Final = 20  # Strategy phases of a round; only a circle of texts brings more


class ExtraPhase(Numbered):
    """More Strategy phases are allowed this round."""

    def perform(self, g: TwentyStrong, c: Context) -> None:
        g.extra_phases = min(MOST_EXTRA, g.extra_phases + self.n)
        g.tell(PHASES_ADDED, "TS-29", c.card, self.n)

    def useful(self, g: TwentyStrong, c: Context) -> bool:
        return g.moment < DAMAGE


class RerollAll(Plain):
    """Roll all dice of a kind again, at once."""

    def __init__(self, dice: DiceFilter) -> None:
        super().__init__()
        self.dice = dice

    def perform(self, g: TwentyStrong, c: Context) -> None:
        for place in g.committed_places():
            if self.dice.takes_from(place):
                there = g.dice_at(place)
                before = there[:]
                kind: i64 = 0
                while kind < KINDS:
                    if (
                        before[kind] > 0
                        and kind % DIE_FACES != 0
                        and self.dice.takes(Colour(kind // DIE_FACES), Face(kind % DIE_FACES))
                    ):
                        i: i64 = 0
                        while i < before[kind]:
                            g.reroll_in(there, kind, c.card)
                            i += 1
                    kind += 1

    def useful(self, g: TwentyStrong, c: Context) -> bool:
        return g.rolled_matching(self.dice) > 0

    def slots(self) -> dict[str, Slot]:
        return {"dice": self.dice.phrase(0)}


class Activate(Numbered):
    """Activate more cards (TS-75)."""

    def perform(self, g: TwentyStrong, c: Context) -> None:
        g.activate_more(self.n)

    def useful(self, g: TwentyStrong, c: Context) -> bool:
        return not g.stacks_empty()

    def payable(self, g: TwentyStrong, c: Context) -> bool:
        return sum([len(stack.cards) for stack in g.stacks]) >= self.n


class Lure(Plain):
    """The next boss comes out: it becomes active now, outside an endgame."""

    def perform(self, g: TwentyStrong, c: Context) -> None:
        g.activate_boss("TS-75")

    def useful(self, g: TwentyStrong, c: Context) -> bool:
        return len(g.bosses) > 0


MOST_TEXTS: Final = 100  # that hold for a while, and for the rest of the game; only going round in a circle brings more


class ForNow(Plain):
    """A text holds until this step, this round or this conflict is over."""

    def __init__(self, standing: Standing, span: i64) -> None:
        super().__init__()
        self.standing = standing
        self.span = span

    def useful(self, g: TwentyStrong, c: Context) -> bool:
        return len(g.holding) < MOST_TEXTS

    def perform(self, g: TwentyStrong, c: Context) -> None:
        if len(g.holding) >= MOST_TEXTS:
            return
        if self.span == THIS_CONFLICT and not g.active:
            return  # there is none
        g.holding = [*g.holding, self.standing.index * len(SPANS) + self.span]
        g.tell(FOR_NOW, "TS-72", c.card, c.card, self.span)
        g.texts_changed()

    def slots(self) -> dict[str, Slot]:
        return {"text": self.standing.phrase(), "until": SPANS[self.span]}


class FromNowOn(Plain):
    """A text holds for the rest of the game."""

    def __init__(self, standing: Standing) -> None:
        super().__init__()
        self.standing = standing

    def useful(self, g: TwentyStrong, c: Context) -> bool:
        return len(g.lasting) < MOST_TEXTS

    def perform(self, g: TwentyStrong, c: Context) -> None:
        if len(g.lasting) >= MOST_TEXTS:
            return
        g.lasting = [*g.lasting, self.standing.index]
        g.tell(FROM_NOW_ON, "TS-72", c.card, c.card)
        g.texts_changed()

    def slots(self) -> dict[str, Slot]:
        return {"text": self.standing.phrase()}


ACTING: Final = [
    word("change-stat", ChangeStat, "gain or lose points (TS-16)", stat=OneOf(STATS), by=signed(6)),
    word("change-chip", ChangeChip, "move the chip within its bounds", by=signed(20)),
    word("prevent", Prevent, 'lowers the damage total; of use `at = "damage"` only', n=Number(1, 20)),
    word("extra-phase", ExtraPhase, "more Strategy phases this round", n=Number(1, 6, 1)),
    word(
        "reroll-all", RerollAll, "rolls all such dice again, at once", dice=dice(["unapplied", "applied", "committed"])
    ),
    word("activate", Activate, "activates more cards", n=Number(1, 6, 1)),
    word("lure", Lure, "the next boss comes out now, outside an endgame; it stays until it is defeated"),
    word("for-now", ForNow, "holds until then", text=AStandingText(), until=OneOf(SPANS, "round")),
    word("from-now-on", FromNowOn, "holds for the rest of the game", text=AStandingText()),
]
