"""The cards of a deck as printed: heroes, bosses, conflict cards and missions (TS-06 to TS-09)."""

from __future__ import annotations

from typing import Any, Final, Literal

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.components import HERO, STATS
from ludotek.games.twenty_strong.rules.effects.effect import resource
from ludotek.games.twenty_strong.rules.effects.text import (
    AFTER_EFFECT,
    DURING,
    INSTANT,
    NO_TEXT,
    TEXT,
    ARewardForDefeat,
    Effect,
    Effects,
    Reward,
    Text,
)
from ludotek.games.twenty_strong.rules.goals import GOALS, Feat
from ludotek.kernel.effect import Action
from ludotek.kernel.field import Field, Flag, Form, Name, Names, Number, OneOf, Table, WordOf
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.vocabulary import Actions

CLASSES: Final = ["light", "heavy"]
ORIGINS: Final = ["house", "rulebook"]


class Goal:
    """What a mission counts, and how often."""

    def __init__(self, what: Feat, n: i64) -> None:
        self.what = what
        self.n = n


def make_mission_reward(actions: list[Action]) -> Reward:
    return Reward(INSTANT, NO_TEXT, actions)


CARD: Final[dict[str, Field]] = {"id": Name(), "name": Names(), "origin": WordOf(ORIGINS)}
ENEMY: Final[dict[str, Field]] = {
    **CARD,
    "health": Number(1, 30),
    "damage": Number(0, 12),
    "effects": Effects(),
}
FOE: Final[dict[str, Field]] = {**ENEMY, "more": Number(0, 5, 0), "reward": ARewardForDefeat()}
FORMS: Final = [  # by CARD_KINDS
    Form(
        **CARD,
        universal=Flag(),
        **{stat: Number(1, 6) for stat in STATS},
        ability=Table(Text, Form(**TEXT)),
    ),
    Form(**FOE),
    Form(**FOE, **{"class": OneOf(CLASSES)}, mandatory=Flag(), peace=Actions(needed=False)),
    Form(
        **ENEMY,
        goal=Table(Goal, Form(count=WordOf(GOALS), n=Number(1, 45))),
        reward=Table(make_mission_reward, Form(do=Actions())),
    ),
]


class Card:
    """One card as printed. Immutable; a match names it by its index in the deck."""

    def __init__(self, index: i64, kind: i64, deck: str, found: dict[str, Any]) -> None:
        self.index = index
        self.kind = kind
        self.name: str = found["id"]
        self.phrase = Phrase(f"card-{self.name}", found["name"])
        self.origin: str = found["origin"]
        self.heavy: bool = found.get("class", 0) == CLASSES.index("heavy")
        self.mandatory: bool = found.get("mandatory", False)
        self.universal: bool = found.get("universal", False)
        self.health: i64 = 0 if kind == HERO else found["health"]
        self.damage: i64 = found.get("damage", 0)
        self.more: i64 = found.get("more", 0)  # "additional enemy" icons (TS-20)
        self.stats: list[int] = [found[stat] if kind == HERO else 0 for stat in STATS]
        self.effects: list[Effect] = found.get("effects", [])
        self.has_after = any(effect.kind == AFTER_EFFECT for effect in self.effects)
        self.reward: Reward | None = found.get("reward")
        self.ability: Text = found.get("ability", NO_TEXT)
        self.riders: list[int] = []  # what its hero may use at any question, items aside: the ability, the chip
        self.peace: list[Action] = found.get("peace", [])
        self.has_peace = len(self.peace) > 0
        goal: Goal | None = found.get("goal")
        self.goal: Feat | Literal[""] = "" if goal is None else goal.what
        self.goal_count: i64 = 0 if goal is None else goal.n
        self.resource = resource(deck)  # what the chip of its deck counts (TS-09)

    def goal_phrase(self) -> Phrase:
        """A mission's goal in words."""
        slots: dict[str, Slot] = {"n": self.goal_count}
        if self.goal == "spend-chip":
            slots["resource"] = self.resource
        return Phrase(f"goal-{self.goal}", slots)

    def has_during(self) -> bool:
        return any(effect.kind == DURING for effect in self.effects)

    def is_item(self) -> bool:
        """Does it pay an item (TS-43)?"""
        return self.reward is not None and self.reward.kind != INSTANT
