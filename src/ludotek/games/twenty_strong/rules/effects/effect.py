"""What texts are made of: actions that happen, standing texts that hold, triggers, and uses.

Every node is immutable, belongs to a deck and is known there by its index, so that a step can name it by a number.
`uid` names the active enemy whose text it is (NOTHING for a text of the hero, an item, a mission or the deck),
`card` the card it stands on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from ludotek.kernel.phrase import Phrase, Slot

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import Enemy, TwentyStrong


# What a text stands on when it is no card.
THE_DECK: Final = -1
CHIP_KEY: Final = -2  # also stands for the chip where uses are remembered by card


@mypyc_attr(acyclic=True)
class Node:
    """A piece of text."""

    def __init__(self) -> None:
        self.index: i64 = -1
        self.deck = ""  # whose vocabulary it was read with
        self.card: i64 = THE_DECK  # the card it stands on
        self.rule = "TS-01"  # the rule by which it holds
        self.of_enemy = False  # part of an enemy's effect, which overrides rewards and abilities (TS-01)

    def resource(self) -> Phrase:
        """What the chip counts in this deck, for texts that speak of it (TS-09)."""
        return Phrase(f"chip-{self.deck}")

    def target_rule(self) -> str:
        """The rule about what it takes, where it leaves a choice."""
        return "TS-66"

    def counts_items(self, g: TwentyStrong) -> bool:
        """Would it say something else if one item fewer were held (TS-82)?"""
        return False

    def phrase(self) -> Phrase:
        """The text in words."""
        raise NotImplementedError


class Action(Node):
    """A text that does something when it is resolved."""

    def perform(self, g: TwentyStrong, card: i64, uid: i64) -> None:
        raise NotImplementedError

    def useful(self, g: TwentyStrong, uid: i64) -> bool:
        """Could it change anything now? (TS-96)"""
        return True

    def payable(self, g: TwentyStrong, uid: i64) -> bool:
        """As a cost: can it be carried out in full? (TS-67)"""
        return self.useful(g, uid)

    def too_dear(self, g: TwentyStrong, uid: i64) -> bool:
        """Is it a cost that keeps it from changing anything (TS-67)?"""
        return False

    def begin(self, g: TwentyStrong, card: i64) -> None:
        """As the whole of what is used: using it is saying yes to it, so nothing is used up for nothing (TS-96)."""
        self.perform(g, card, -1)

    def paid(self, g: TwentyStrong) -> None:
        """As a cost: what else it means that it is paid."""


# What a standing text may forbid.
REPEAT: Final = 0
ITEMS: Final = 1
THE_ABILITY: Final = 2
RECOVERING: Final = 3
INSTANT_REWARDS: Final = 4
GAINING: Final = 5
THE_CHIP: Final = 6
FORBIDDABLE: Final = ["repeat", "items", "ability", "recover", "instant-rewards", "gain-items", "chip"]

# Whom a standing text is about, seen from its card.
THIS: Final = 0
OTHERS: Final = 1
ALL: Final = 2
SCOPES: Final = ["this", "others", "all"]


def in_scope(scope: i64, uid: i64, target: i64) -> bool:
    return scope == ALL or (uid == target) == (scope == THIS)


class Standing(Node):
    """A text that holds for as long as it is in force. Each question it may answer has a neutral default."""

    def forbids_commit(self, g: TwentyStrong, colour: i64) -> bool:
        return False

    def commit_limit(self, g: TwentyStrong) -> i64:
        """How many dice may be committed in one Strategy phase."""
        return 99

    def forbids_apply(self, g: TwentyStrong, uid: i64, target: i64, colour: i64, face: i64) -> bool:
        return False

    def die_damage(self, g: TwentyStrong, uid: i64, target: i64, colour: i64, face: i64, damage: i64) -> i64:
        """What a die on the target deals, given what the texts before this one made of it."""
        return damage

    def health_change(self, g: TwentyStrong, uid: i64, target: Enemy) -> i64:
        return 0

    def damage_change(self, g: TwentyStrong, uid: i64, target: Enemy) -> i64:
        return 0

    def stat_change(self, g: TwentyStrong, stat: i64) -> i64:
        return 0

    def forbids(self, what: i64) -> bool:
        return False

    def keeps(self, colour: i64, face: i64) -> bool:
        """Unapplied dice that are not rolled again when the Strategy phase is repeated."""
        return False


@mypyc_attr(acyclic=True)
class Live:
    """A standing text in force: which, on which card, and for which active enemy."""

    def __init__(self, node: Standing, card: i64, uid: i64) -> None:
        self.node = node
        self.card = card
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


class Trigger(Node):
    """A text that waits for a moment: "When this card is defeated: ..."."""

    def __init__(self, when: i64, actions: list[Action]) -> None:
        super().__init__()
        self.when = when
        self.actions = actions

    def phrase(self) -> Phrase:
        return Phrase(f"when-{MOMENTS_OF_TRIGGERS[self.when]}", {"do": [each.phrase() for each in self.actions]})


def moments_of(triggers: list[Trigger]) -> i64:
    """The moments that triggers wait for, as bits."""
    moments: i64 = 0
    for trigger in triggers:
        moments |= 1 << trigger.when
    return moments


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

ANY_TIME: Final = 0  # otherwise a moment of the round (components.MOMENTS)


class Use(Node):
    """A text that the player may use: an item, an ability, the chip."""

    def __init__(self, at: i64, at_word: str, limit: i64, cost: i64, actions: list[Action]) -> None:
        super().__init__()
        self.at = at
        self.at_word = at_word
        self.limit = limit
        self.cost = cost  # in points of the chip
        self.actions = actions

    def useful(self, g: TwentyStrong) -> bool:
        """TS-96: at least one part of the text could change something."""
        for action in self.actions:
            if action.useful(g, -1):
                return True
        return False

    def too_dear(self, g: TwentyStrong) -> bool:
        """TS-67: is there a cost that cannot be paid in full?"""
        for action in self.actions:
            if action.too_dear(g, -1):
                return True
        return False

    def phrase(self) -> Phrase:
        slots: dict[str, Slot] = {
            "limit": LIMITS[self.limit],
            "at": self.at_word,
            "cost": self.cost,
            "do": [each.phrase() for each in self.actions],
            "resource": self.resource(),
        }
        return Phrase("use", slots)


class Text:
    """A whole text: what holds, what it waits for, what can be used."""

    def __init__(self, standing: list[Standing], triggers: list[Trigger], use: Use | None) -> None:
        self.standing = standing
        self.triggers = triggers
        self.use = use
        self.moments = moments_of(triggers)

    def first(self) -> Node:
        """Any part of it will do to cite the card."""
        if self.standing:
            return self.standing[0]
        return self.triggers[0]

    def phrases(self) -> list[Phrase]:
        found = [each.phrase() for each in self.standing] + [each.phrase() for each in self.triggers]
        if self.use is not None:
            found.append(self.use.phrase())
        return found


# Kinds of enemy effects.
DURING: Final = 0
AFTER_EFFECT: Final = 1
SPECIAL: Final = 2
EFFECT_KINDS: Final = ["during", "after", "special"]


class Effect:
    """An enemy's effect (TS-49 to TS-51). `lasting`: works on after its card has left the active area (TS-85)."""

    def __init__(self, kind: i64, text: Text, actions: list[Action], lasting: bool) -> None:
        self.kind = kind
        self.text = text
        self.actions = actions
        self.lasting = lasting

    def phrase(self) -> Phrase:
        parts = self.text.phrases() + [each.phrase() for each in self.actions]
        slots: dict[str, Slot] = {"lasting": "yes" if self.lasting else "no", "parts": parts}
        return Phrase(f"effect-{EFFECT_KINDS[self.kind]}", slots)


# Kinds of rewards.
INSTANT: Final = 0
SINGLE_USE: Final = 1
ONGOING: Final = 2
REWARD_KINDS: Final = ["instant", "single-use", "ongoing"]


class Reward:
    """A card's reward (TS-43)."""

    def __init__(self, kind: i64, text: Text, actions: list[Action]) -> None:
        self.kind = kind
        self.text = text
        self.actions = actions

    def phrase(self) -> Phrase:
        parts = self.text.phrases() + [each.phrase() for each in self.actions]
        return Phrase(f"reward-{REWARD_KINDS[self.kind]}", {"parts": parts})
