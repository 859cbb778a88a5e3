"""What the texts of 20 Strong are made of beside the kernel's language: plain actions, standing texts, moments, uses.

`uid` in a context names the active enemy whose text it is (NOTHING for a text of the hero, an item, a mission or the deck).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from ludotek.games.twenty_strong.rules.components import ACTIVATION, APPLY, COMMIT, DAMAGE, RECOVER, ROLL, Colour, Face
from ludotek.kernel import effect
from ludotek.kernel.effect import Action, Combined, Context, Offer, Trigger, phrases
from ludotek.kernel.field import Number, OneOf
from ludotek.kernel.mistake import Mistake
from ludotek.kernel.numbers import Seat, Uid
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.vocabulary import Actions, Word, word

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.state import Enemy
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


# What a text belongs to if it isn't on a card.
THE_DECK: Final = -1
CHIP_KEY: Final = -2  # also stands for the chip where uses are remembered by card


class Cause(Context):
    """A context: the card and the enemy by which a text happens. There is one seat."""

    def __init__(self, card: i64, uid: Uid) -> None:
        super().__init__(Seat(0), 0, card, uid)

    def with_node(self, node: i64) -> list[object]:
        return [node, self.card, self.uid]


NO_CAUSE: Final = Cause(THE_DECK, Uid(-1))


def resource(content: str) -> Phrase:
    """What the chip counts in a deck, for texts that speak of it (TS-09)."""
    return Phrase(f"chip-{content}")


class Plain(Action):
    """An action that is not made of others. Such a one may be a cost."""

    def payable(self, g: TwentyStrong, c: Context) -> bool:
        """As a cost: can it be carried out in full? (TS-67)"""
        return self.useful(g, c)

    def paid(self, g: TwentyStrong) -> None:
        """As a cost: what else it means that it is paid."""

    def target_rule(self) -> str:
        """The rule about what it takes, where it leaves a choice."""
        return "TS-66"


class Numbered(Plain):
    """A plain action that says one number."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def slots(self) -> dict[str, Slot]:
        return {"n": self.n}


def too_dear(actions: list[Action], g: TwentyStrong, c: Context) -> bool:
    """Is there a cost among these texts that cannot be paid in full (TS-67)?"""
    for action in actions:
        if isinstance(action, Offer):
            if not action.payable(g, c):
                return True
        elif isinstance(action, Combined) and action.applies(g, c):
            if any(too_dear(inner, g, c) for inner in action.inside):
                return True
    return False


def has_a_cost(actions: list[Action]) -> bool:
    """Is there anything to pay among these texts? Then it may be too dear."""
    return any(
        isinstance(action, Offer) or (isinstance(action, Combined) and any(has_a_cost(each) for each in action.inside))
        for action in actions
    )


# What a standing text may forbid.
REPEAT: Final = 0
ITEMS: Final = 1
THE_ABILITY: Final = 2
RECOVERING: Final = 3
INSTANT_REWARDS: Final = 4
GAINING: Final = 5
THE_CHIP: Final = 6
FORBIDDABLE: Final = ["repeat", "items", "ability", "recover", "instant-rewards", "gain-items", "chip"]

EFFECT_RULES: Final = ["TS-49", "TS-50", "TS-51"]  # by which During, After and Special effects hold

# Whom a standing text is about, seen from its card.
THIS: Final = 0
OTHERS: Final = 1
ALL: Final = 2
BOSSES: Final = 3
SCOPES: Final = ["this", "others", "all"]
ENEMIES: Final = [*SCOPES, "bosses"]


def in_scope(scope: i64, uid: Uid, target: Uid) -> bool:
    return scope == ALL or (uid == target) == (scope == THIS)


# What a standing text speaks of, as bits: it is asked nothing else.
OF_COMMITTING: Final = 1
OF_HITS: Final = 2
OF_ENEMIES: Final = 4
OF_STATS: Final = 8
OF_KEEPING: Final = 16
OF_FORBIDDEN_THINGS: Final = 32


class Standing(effect.Standing):
    """A text that holds for as long as it is in force."""

    def __init__(self, topics: i64) -> None:
        super().__init__()
        self.topics = topics

    def of_enemy(self) -> bool:
        """Is it part of an enemy's effect, which overrides rewards and abilities (TS-01)?"""
        return self.rule in EFFECT_RULES

    def counts_items(self) -> bool:
        """Would it say something else if one item fewer were held (TS-82)?"""
        return False

    def forbids_commit(self, g: TwentyStrong, colour: Colour) -> bool:
        return False

    def commit_limit(self, g: TwentyStrong) -> i64:
        """How many dice may be committed in one Strategy phase."""
        return 99

    def concerns(self, uid: Uid, target: Uid) -> bool:
        """As a text about hits: about those on the target?"""
        return True

    def forbids_apply(self, g: TwentyStrong, uid: Uid, target: Uid, colour: Colour, face: Face) -> bool:
        return False

    def die_damage(self, g: TwentyStrong, uid: Uid, target: Uid, colour: Colour, face: Face, damage: i64) -> i64:
        """What a die on the target deals, given what the texts before this one made of it."""
        return damage

    def health_change(self, g: TwentyStrong, uid: Uid, target: Enemy) -> i64:
        return 0

    def damage_change(self, g: TwentyStrong, uid: Uid, target: Enemy) -> i64:
        return 0

    def stat_change(self, g: TwentyStrong, stat: i64) -> i64:
        return 0

    def forbids(self, what: i64) -> bool:
        return False

    def keeps(self, colour: Colour, face: Face) -> bool:
        """Unapplied dice that are not rolled again when the Strategy phase is repeated."""
        return False


@mypyc_attr(acyclic=True)
class Live:
    """A standing text in force: which, and for which active enemy."""

    def __init__(self, node: Standing, uid: Uid) -> None:
        self.node = node
        self.uid = uid


# When a trigger fires.
WHEN_ACTIVATED: Final = 0
WHEN_DEFEATED: Final = 1
WHEN_ANY_DEFEATED: Final = 2
WHEN_ANY_ACTIVATED: Final = 3
WHEN_ROLLED: Final = 4
WHEN_PHASE_ENDS: Final = 5
WHEN_REPEATED: Final = 6
WHEN_ROUND_BEGINS: Final = 7
WHEN_HURT: Final = 8
WHEN_ITEM_USED: Final = 9
WHEN_CLEAR: Final = 10
WHEN_APPLIED: Final = 11  # a die to this enemy
WHEN_ANY_APPLIED: Final = 12
MOMENTS_OF_TRIGGERS: Final = [
    "activated", "defeated", "any-defeated", "any-activated", "rolled", "phase-ends", "repeated", "round-begins",
    "hurt", "item-used", "clear", "applied", "any-applied",
]  # fmt: skip


def make_trigger(when: i64, actions: list[Action]) -> Trigger:
    return Trigger(when, MOMENTS_OF_TRIGGERS[when], 0, actions)


TRIGGER: Final = word("trigger", make_trigger, "actions at a moment", when=OneOf(MOMENTS_OF_TRIGGERS), do=Actions())


# How often something may be used.
ONCE: Final = 0  # a single-use item
PER_ROUND: Final = 1
PER_CONFLICT: Final = 2
PER_GAME: Final = 3
UNLIMITED: Final = 4
PER_PHASE: Final = 5  # a Strategy phase
LIMITS: Final = ["once", "round", "conflict", "game", "unlimited", "phase"]

# How long a text may hold that does not hold for the rest of the game.
THIS_STEP: Final = 0
THIS_ROUND: Final = 1
THIS_CONFLICT: Final = 2
SPANS: Final = ["step", "round", "conflict"]

ANY_TIME: Final = 0
# When a use may be limited to: the word in the file, and the moment of the round.
TIMES: Final = ["any", "activation", "commit", "roll", "apply", "damage", "recover"]
TIME_MOMENTS: Final = [ANY_TIME, ACTIVATION, COMMIT, ROLL, APPLY, DAMAGE, RECOVER]


class Use(Offer):
    """A text that the player may use: an item, an ability, the chip. Its cost is in points of the chip."""

    def __init__(self, at: i64, limit: i64, cost: i64, actions: list[Action]) -> None:
        super().__init__(cost, actions)
        self.at: i64 = TIME_MOMENTS[at]
        self.at_word = TIMES[at]
        self.limit = limit
        self.costs_more = has_a_cost(actions)  # besides points of the chip

    def mistake(self) -> tuple[str, Mistake] | None:
        if self.limit == PER_PHASE and self.at not in (COMMIT, ROLL, APPLY):
            return "limit", Mistake("limit-phase", 'can be "phase" only with at = "commit", "roll" or "apply"')
        return None

    def phrase(self) -> Phrase:
        slots: dict[str, Slot] = {
            "limit": LIMITS[self.limit],
            "at": self.at_word,
            "cost": self.cost,
            "do": phrases(self.actions),
            "resource": resource(self.content),
        }
        return Phrase("use", slots)


def use_word(limit: str) -> Word:
    """A text to use; `limit` is what its kind of card says when the file does not."""
    return word("use", Use, "actions to use", at=OneOf(TIMES, "any"), limit=OneOf(LIMITS, limit), cost=Number(0, 20, 0),
                do=Actions())  # fmt: skip
