"""The vocabulary: how each node is written in a deck file, with its fields and their limits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.components import (
    ACTIVATION,
    APPLY,
    COMMIT,
    CRIT,
    DAMAGE,
    FACES,
    HIT,
    MISS,
    RECOVER,
    RECOVERY,
    ROLL,
    STATS,
    STRATEGY,
)
from ludotek.games.twenty_strong.rules.effects.acting import (
    Activate,
    ChangeChip,
    ChangeStat,
    ExtraPhase,
    ForNow,
    FromNowOn,
    Lure,
    Prevent,
    RerollAll,
)
from ludotek.games.twenty_strong.rules.effects.combining import ChooseOne, ForEach, If, May
from ludotek.games.twenty_strong.rules.effects.counting import CONDITIONS, COUNTS, WITHOUT_NUMBER
from ludotek.games.twenty_strong.rules.effects.dice import read_dice
from ludotek.games.twenty_strong.rules.effects.effect import (
    ANY_TIME,
    FORBIDDABLE,
    LIMITS,
    MOMENTS_OF_TRIGGERS,
    PER_PHASE,
    SCOPES,
    SPANS,
    Action,
    Node,
    Standing,
    Text,
    Trigger,
    Use,
)
from ludotek.games.twenty_strong.rules.effects.on_cards import (
    Bury,
    Deal,
    DiscardItem,
    DiscardTop,
    Dismiss,
    Salvage,
    Silence,
)
from ludotek.games.twenty_strong.rules.effects.on_dice import (
    BanishDie,
    CommitAndRoll,
    Exhaust,
    OnDice,
    Recover,
    Reroll,
    ReturnDie,
    Turn,
)
from ludotek.games.twenty_strong.rules.effects.standing import (
    CannotApply,
    CannotCommit,
    CommitLimit,
    DieDamage,
    EnemyDamage,
    EnemyHealth,
    Forbid,
    HitLimit,
    Keep,
    StatCounts,
)
from ludotek.kernel.schema import Reader

ACTIONS: Final = [
    "change-stat", "change-chip", "prevent", "extra-phase", "reroll-all", "activate", "lure", "for-now",
    "from-now-on",
    "recover", "exhaust", "banish-die", "return-die", "reroll", "turn", "commit-and-roll",
    "deal", "dismiss", "silence", "discard-item", "salvage", "bury", "discard-top",
    "may", "choose", "if", "for-each",
]  # fmt: skip
STANDING: Final = [
    "cannot-commit", "commit-limit", "cannot-apply", "only-apply", "hit-limit", "die-damage", "die-damage-is", "enemy-health",
    "enemy-damage", "stat-counts", "forbid", "keep",
]  # fmt: skip

# When a use may be limited to: the word in the file, and the moment of the round.
TIMES: Final = ["any", "activation", "commit", "roll", "apply", "damage", "recover"]
TIME_MOMENTS: Final = [ANY_TIME, ACTIVATION, COMMIT, ROLL, APPLY, DAMAGE, RECOVER]


class Vocabulary:
    """Reads nodes and gives each its index in the deck."""

    def __init__(self, deck: str) -> None:
        self.deck = deck
        self.nodes: list[Node] = []

    def keep(self, node: Node) -> None:
        node.index = len(self.nodes)
        node.deck = self.deck
        self.nodes.append(node)

    def actions(self, reader: Reader, field: str) -> list[Action]:
        """A list of actions; at least one."""
        found = [self.action(each) for each in reader.tables(field)]
        if not found:
            raise reader.fail(field, "must list at least one action")
        return found

    def action(self, reader: Reader) -> Action:
        name = ACTIONS[reader.choice("node", ACTIONS)]
        node = self.action_on_dice(reader, name) or self.combined(reader, name) or self.simple_action(reader, name)
        reader.done()
        self.keep(node)
        return node

    def action_on_dice(self, reader: Reader, name: str) -> Action | None:
        n = 1
        up_to = False
        if name in ("recover", "exhaust", "banish-die", "return-die", "reroll", "turn", "commit-and-roll"):
            n = reader.number("n", 1, 17, 1)
            up_to = reader.flag("up_to")
        if name == "recover":
            return Recover(read_dice(reader, ["exhausted"], rolled=False), n, up_to)
        if name == "exhaust":
            return Exhaust(read_dice(reader, ["pool", "unapplied", "applied", "committed"]), n, up_to)
        if name == "banish-die":
            places = ["any", "pool", "unapplied", "applied", "committed", "exhausted"]
            return BanishDie(read_dice(reader, places), n, up_to)
        if name == "return-die":
            return ReturnDie(read_dice(reader, ["committed", "unapplied", "applied"]), n, up_to)
        if name == "reroll":
            return Reroll(read_dice(reader, ["unapplied", "applied", "committed"]), n, up_to)
        if name == "turn":
            to = [MISS, HIT, CRIT][reader.choice("to", [FACES[MISS], FACES[HIT], FACES[CRIT]])]
            return Turn(read_dice(reader, ["unapplied", "applied", "committed"]), n, up_to, to)
        if name == "commit-and-roll":
            return CommitAndRoll(read_dice(reader, ["pool"], rolled=False), n, up_to)
        return None

    def combined(self, reader: Reader, name: str) -> Action | None:
        if name == "may":
            return May(self.cost(reader) if reader.has("cost") else None, self.actions(reader, "do"))
        if name == "choose":
            modes = [self.actions_of_mode(mode) for mode in reader.tables("of")]
            if len(modes) < 2:
                raise reader.fail("of", "must list at least two texts to choose from")
            return ChooseOne(modes)
        if name == "if":
            condition = reader.choice("condition", CONDITIONS)
            n = 0 if condition in WITHOUT_NUMBER else reader.number("n", 0, 17)
            return If(condition, n, self.actions(reader, "do"))
        if name == "for-each":
            what = reader.choice("what", COUNTS)
            return ForEach(what, self.actions(reader, "do"))
        return None

    def cost(self, reader: Reader) -> Action:
        """Only a plain action can be said to be payable in full (TS-67)."""
        cost = self.action(reader.table("cost"))
        if isinstance(cost, (May, ChooseOne, If, ForEach)):
            raise reader.fail("cost", "must be a plain action, not made of other texts")
        if isinstance(cost, OnDice) and cost.up_to:
            raise reader.fail("cost", "must say exactly how many dice, not up_to")
        return cost

    def actions_of_mode(self, reader: Reader) -> list[Action]:
        found = self.actions(reader, "do")
        reader.done()
        return found

    def simple_action(self, reader: Reader, name: str) -> Action:
        if name == "change-stat":
            return ChangeStat(reader.choice("stat", STATS), self.signed(reader, 6))
        if name == "change-chip":
            return ChangeChip(self.signed(reader, 20))
        if name == "prevent":
            return Prevent(reader.number("n", 1, 20))
        if name == "extra-phase":
            return ExtraPhase(reader.number("n", 1, 6, 1))
        if name == "reroll-all":
            return RerollAll(read_dice(reader, ["unapplied", "applied", "committed"]))
        if name == "activate":
            return Activate(reader.number("n", 1, 6, 1))
        if name == "lure":
            return Lure()
        if name == "for-now":
            return ForNow(self.standing(reader.table("text")), reader.choice("until", SPANS, "round"))
        if name == "from-now-on":
            return FromNowOn(self.standing(reader.table("text")))
        if name == "deal":
            return Deal(reader.number("n", 1, 20), reader.flag("each"))
        if name == "dismiss":
            return Dismiss(reader.number("n", 1, 20), reader.flag("banish"))
        if name == "silence":
            return Silence(reader.choice("what", ["during", "all"], "during") == 1)
        if name == "discard-item":
            return DiscardItem(reader.number("n", 1, 6, 1))
        if name == "salvage":
            return Salvage()
        if name == "bury":
            return Bury()
        return DiscardTop(reader.flag("banish"))

    def signed(self, reader: Reader, most: int) -> i64:
        by = reader.number("by", -most, most)
        if by == 0:
            raise reader.fail("by", "must not be 0")
        return by

    def standing(self, reader: Reader) -> Standing:
        name = STANDING[reader.choice("node", STANDING)]
        node = self.standing_text(reader, name)
        reader.done()
        self.keep(node)
        return node

    def standing_text(self, reader: Reader, name: str) -> Standing:
        if name == "cannot-commit":
            return CannotCommit(read_dice(reader, ["any"], rolled=False))
        if name == "commit-limit":
            return CommitLimit(reader.number("n", 0, 16))
        if name == "cannot-apply" or name == "only-apply":
            dice = read_dice(reader, ["any"], "any" if name == "cannot-apply" else "hit")
            return CannotApply(dice, reader.choice("to", SCOPES, "this"), name == "only-apply")
        if name == "hit-limit":
            return HitLimit(reader.number("n", 0, 16), reader.choice("to", SCOPES, "this"))
        if name == "die-damage":
            return DieDamage(
                read_dice(reader, ["any"], "hit"), reader.choice("to", SCOPES, "all"), self.signed(reader, 6), False
            )
        if name == "die-damage-is":
            dice = read_dice(reader, ["any"], "hit")
            return DieDamage(dice, reader.choice("to", SCOPES, "all"), reader.number("n", 0, 6), True)
        if name == "enemy-health" or name == "enemy-damage":
            scope = reader.choice("of", SCOPES, "others")
            by = self.signed(reader, 6)
            per = reader.choice("per", COUNTS) if reader.has("per") else -1
            every = reader.number("every", 1, 20, 1)
            return EnemyHealth(scope, by, per, every) if name == "enemy-health" else EnemyDamage(scope, by, per, every)
        if name == "stat-counts":
            stat = [STRATEGY, RECOVERY][reader.choice("stat", [STATS[STRATEGY], STATS[RECOVERY]])]
            return StatCounts(stat, self.signed(reader, 5))
        if name == "forbid":
            return Forbid(reader.choice("what", FORBIDDABLE))
        return Keep(read_dice(reader, ["unapplied"]))

    def trigger(self, reader: Reader) -> Trigger:
        node = Trigger(reader.choice("when", MOMENTS_OF_TRIGGERS), self.actions(reader, "do"))
        reader.done()
        self.keep(node)
        return node

    def use(self, reader: Reader, limit: str) -> Use:
        """A text to use; `limit` is what its kind of card says when the file does not."""
        at = reader.choice("at", TIMES, "any")
        how_often = reader.choice("limit", LIMITS, limit)
        if how_often == PER_PHASE and TIME_MOMENTS[at] not in (COMMIT, ROLL, APPLY):
            raise reader.fail("limit", 'can be "phase" only with at = "commit", "roll" or "apply"')
        node = Use(TIME_MOMENTS[at], TIMES[at], how_often, reader.number("cost", 0, 20, 0), self.actions(reader, "do"))
        self.keep(node)
        return node

    def text(self, reader: Reader) -> Text:
        """The fields `standing`, `triggers` and `use` of a card."""
        standing = [self.standing(each) for each in reader.tables("standing")]
        triggers = [self.trigger(each) for each in reader.tables("triggers")]
        use: Use | None = None
        if reader.has("use"):
            table = reader.table("use")
            use = self.use(table, "round")
            table.done()
        return Text(standing, triggers, use)
