"""Whole texts: abilities, enemy effects and rewards (TS-43 to TS-51)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.effects.effect import EFFECT_RULES, TRIGGER, Standing, Use, use_word
from ludotek.kernel.effect import Action, Node, Trigger, moments_of, phrases
from ludotek.kernel.field import ByKind, Field, Flag, Form
from ludotek.kernel.mistake import Mistake
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.reader import Reader
from ludotek.kernel.vocabulary import Actions, AText, StandingTexts, Texts, Vocabulary

TEXT: Final[dict[str, Field]] = {
    "standing": StandingTexts(),
    "triggers": Texts(TRIGGER),
    "use": AText(use_word("round")),
}


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


NO_TEXT: Final = Text([], [], None)

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
        parts = self.text.phrases() + phrases(self.actions)
        slots: dict[str, Slot] = {"lasting": "yes" if self.lasting else "no", "parts": parts}
        return Phrase(f"effect-{EFFECT_KINDS[self.kind]}", slots)


class Effects(ByKind):
    """The effects of an enemy; an After effect is one, because the player orders them by their cards (TS-33)."""

    def __init__(self) -> None:
        held: dict[str, Field] = {"standing": StandingTexts()}
        waits: dict[str, Field] = {"triggers": Texts(TRIGGER), "lasting": Flag()}
        super().__init__({"during": Form(**held), "after": Form(do=Actions()), "special": Form(**held, **waits)}, False)

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        found: list[Effect] = [self.of_table(each, vocabulary) for each in reader.tables(name)]
        if len([effect for effect in found if effect.kind == AFTER_EFFECT]) > 1:
            english = "may contain one After effect only; what it does is listed in its order"
            raise reader.fail(name, Mistake("one-after", english))
        return found

    def made(self, kind: int, reader: Reader, vocabulary: Vocabulary) -> Any:
        if kind != AFTER_EFFECT and "use" in reader.data:
            english = "is for heroes and items; an enemy's effect has standing texts or triggers"
            raise reader.fail("use", Mistake("use-on-enemy", english))
        if kind == DURING and reader.data.get("triggers"):
            english = "belong to a Special effect (TS-51); a During effect only holds (TS-49)"
            raise reader.fail("triggers", Mistake("triggers-in-during", english))
        before = vocabulary.rule
        vocabulary.rule = EFFECT_RULES[kind]
        found = self.values(kind, reader, vocabulary)
        vocabulary.rule = before
        text = Text(found.get("standing", []), found.get("triggers", []), None)
        if kind != AFTER_EFFECT and not text.standing and not text.triggers:
            raise reader.fail("standing", Mistake("empty-effect", "or triggers must say what the effect is"))
        return Effect(kind, text, found.get("do", []), found.get("lasting", False))

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "items": super().schema()}


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
        parts = self.text.phrases() + phrases(self.actions)
        return Phrase(f"reward-{REWARD_KINDS[self.kind]}", {"parts": parts})


class ARewardForDefeat(ByKind):
    """The reward of a card, if it has one."""

    def __init__(self) -> None:
        once = use_word("once")
        super().__init__({"instant": Form(do=Actions()), "single-use": once.form, "ongoing": Form(**TEXT)}, False)
        self.once = once

    def made(self, kind: int, reader: Reader, vocabulary: Vocabulary) -> Any:
        before = vocabulary.rule
        if kind == INSTANT:
            return Reward(kind, NO_TEXT, self.values(kind, reader, vocabulary)["do"])
        vocabulary.rule = "TS-44"
        if kind == SINGLE_USE:
            text = Text([], [], vocabulary.read(self.once, reader))
        else:
            text = Text(**self.values(kind, reader, vocabulary))
            if not text.standing and not text.triggers and text.use is None:
                raise reader.fail("standing", Mistake("empty-item", "triggers or use must say what the item does"))
        vocabulary.rule = before
        if text.use is not None:
            text.use.rule = "TS-45"
        return Reward(kind, text, [])
