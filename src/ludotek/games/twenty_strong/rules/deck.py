"""Decks: heroes, bosses, conflict cards and missions, and the deck's own rules, all read from data (TS-06 to TS-09)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.actions import ABILITY, CHIP, MOST_ACTIVE
from ludotek.games.twenty_strong.rules.components import (
    BOSS,
    CARD_KINDS,
    COLOURS,
    CONFLICT,
    HERO,
    MISSION,
    STAT_MAX,
    STATS,
)
from ludotek.games.twenty_strong.rules.effects.acting import ChangeChip, ChangeStat
from ludotek.games.twenty_strong.rules.effects.dice import DiceFilter
from ludotek.games.twenty_strong.rules.effects.effect import (
    AFTER_EFFECT,
    CHIP_KEY,
    DURING,
    EFFECT_KINDS,
    INSTANT,
    REWARD_KINDS,
    SINGLE_USE,
    WHEN_ROUND_BEGINS,
    Action,
    Effect,
    Node,
    Reward,
    Standing,
    Text,
    Trigger,
    Use,
    moments_of,
)
from ludotek.games.twenty_strong.rules.effects.on_dice import BanishDie
from ludotek.games.twenty_strong.rules.effects.vocabulary import Vocabulary
from ludotek.games.twenty_strong.rules.endgame_triggers import (
    A_STACK_EMPTY,
    CHIP_EMPTY,
    CHIP_FULL,
    ENDGAMES,
    MISSIONS_DONE,
    STACKS_EMPTY,
)
from ludotek.games.twenty_strong.rules.goals import GOALS, SPEND_CHIP
from ludotek.kernel.errors import ContentError
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.schema import Reader

CLASSES: Final = ["light", "heavy"]
ORIGINS: Final = ["house", "rulebook"]
EFFECT_RULES: Final = ["TS-49", "TS-50", "TS-51"]  # by which each kind of effect holds


class Card:
    """One card as printed. Immutable; a match names it by its index in the deck."""

    def __init__(self, index: i64, kind: i64, name: str) -> None:
        self.index = index
        self.kind = kind
        self.name = name
        self.origin = "house"
        self.heavy = False
        self.mandatory = False
        self.universal = False
        self.health: i64 = 0
        self.damage: i64 = 0
        self.more: i64 = 0  # "additional enemy" icons (TS-20)
        self.stats: list[int] = [0, 0, 0]
        self.effects: list[Effect] = []
        self.has_after = False
        self.reward: Reward | None = None
        self.ability: Text = Text([], [], None)
        self.riders: list[int] = []  # what its hero may use at any question, items aside: the ability, the chip
        self.peace: list[Action] = []
        self.has_peace = False
        self.goal: i64 = 0
        self.goal_count: i64 = 0
        self.resource = Phrase("")  # what the chip of its deck counts (TS-09)

    def goal_phrase(self) -> Phrase:
        """A mission's goal in words."""
        slots: dict[str, Slot] = {"n": self.goal_count}
        if self.goal == SPEND_CHIP:
            slots["resource"] = self.resource
        return Phrase(f"goal-{GOALS[self.goal]}", slots)

    def has_during(self) -> bool:
        return any(effect.kind == DURING for effect in self.effects)

    def is_item(self) -> bool:
        """Does it pay an item (TS-43)?"""
        return self.reward is not None and self.reward.kind != INSTANT


class Hardship:
    """One rung of the difficulty ladder (TS-95)."""

    def __init__(self, rung: i64, stat: i64, by: i64, banish: i64, chip: i64, texts: list[Action]) -> None:
        self.rung = rung
        self.stat = stat
        self.by = by
        self.banish = banish
        self.chip = chip
        self.texts = texts  # the same in words

    def phrase(self) -> Phrase:
        return Phrase("hardship", {"rung": self.rung, "do": [text.phrase() for text in self.texts]})


class Deck:
    """A deck: its cards and its rules. Shared by every match and clone that plays it."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.raw = raw
        self.cards: list[Card] = []
        name = raw.get("id", "?") if isinstance(raw, dict) else "?"
        self.vocabulary = Vocabulary(str(name))
        self.nodes: list[Node] = self.vocabulary.nodes
        reader = Reader(raw, f"deck {name}")
        self.name = reader.text("id")
        for kind in range(len(CARD_KINDS)):
            for table in reader.tables(CARD_KINDS[kind]):
                self.add(kind, table)
        self.kinds: list[list[int]] = [
            [int(card.index) for card in self.cards if card.kind == kind] for kind in range(len(CARD_KINDS))
        ]
        self.read_rules(reader)
        reader.done()
        self.times: i64 = 0  # the moments that texts to use name, as bits
        for node in self.nodes:
            if isinstance(node, Use):
                self.times |= 1 << int(node.at)
        self.check()

    def names_time(self, moment: i64) -> bool:
        """Is there a text to use that names this moment?"""
        return (self.times >> moment) & 1 == 1

    def of_kind(self, kind: i64) -> list[int]:
        """The cards of a kind, as a list of one's own."""
        return self.kinds[kind][:]

    def named(self, name: str) -> i64:
        for card in self.cards:
            if card.name == name:
                return card.index
        return -1

    # the deck's own rules (TS-01, TS-08)

    def read_rules(self, reader: Reader) -> None:
        rules = reader.table("rules")
        self.stack_count: i64 = rules.number("stacks", 1, 16)
        self.face_up = not rules.flag("face_down")
        self.sight: i64 = rules.number("sight", 1, 5, 1)  # how many cards of a stack are open, from the top
        self.refill = rules.flag("refill")  # the discard is dealt anew when all stacks are empty
        self.links: list[list[int]] = self.read_links(rules)
        self.chip_max: i64 = rules.number("chip_max", 0, 20, 20)
        self.chip_start: i64 = rules.number("chip_start", 0, int(self.chip_max), 0)
        self.may_begin: list[int] = rules.choices("endgame_may", ENDGAMES)
        self.must_begin: list[int] = rules.choices("endgame_must", ENDGAMES)
        self.bosses_to_defeat: i64 = rules.number("bosses_to_defeat", 1, 9, 1)
        self.boss_damage_stays = rules.flag("boss_damage_stays")
        self.missions_played: i64 = rules.number("missions", 0, 6, 0)
        self.standing: list[Standing] = [self.vocabulary.standing(each) for each in rules.tables("standing")]
        self.triggers: list[Trigger] = []
        if rules.has("round_begins"):
            begins = Trigger(WHEN_ROUND_BEGINS, self.vocabulary.actions(rules, "round_begins"))
            self.vocabulary.keep(begins)
            self.triggers = [begins]
        self.moments = moments_of(self.triggers)
        self.chip_use: Use | None = None
        if rules.has("chip"):
            table = rules.table("chip")
            before = len(self.nodes)
            self.chip_use = self.vocabulary.use(table, "unlimited")
            table.done()
            self.hold(before, "TS-09")
            for node in self.nodes[before:]:
                node.card = CHIP_KEY
        for hero in self.of_kind(HERO):
            riders = self.cards[hero].riders
            if self.cards[hero].ability.use is not None:
                riders.append(ABILITY)
            if self.chip_use is not None:
                riders.append(CHIP)
        self.ladder: list[Hardship] = [self.read_hardship(each, i + 1) for i, each in enumerate(rules.tables("ladder"))]
        rules.done()

    def read_links(self, rules: Reader) -> list[list[int]]:
        """The map: for each stack, the stacks that can be reached from it (TS-74). None: all."""
        if not rules.has("links"):
            return []
        links = rules.raw("links")
        good = isinstance(links, list) and len(links) == self.stack_count
        for row in links if good else []:
            good = good and isinstance(row, list) and len(row) > 0
            for to in row if good else []:
                good = good and isinstance(to, int) and 0 <= to < self.stack_count
        if not good:
            raise rules.fail("links", "must list for each stack the numbers (from 0) of the stacks next to it")
        return [list(row) for row in links]

    def read_hardship(self, table: Reader, rung: i64) -> Hardship:
        stat = table.choice("stat", STATS) if table.has("stat") else -1
        by = table.number("by", -5, -1, -1)
        banish = table.choice("banish", COLOURS) if table.has("banish") else -1
        chip = table.number("chip", -20, 20, 0)
        table.done()
        texts: list[Action] = []
        if stat >= 0:
            texts.append(ChangeStat(stat, by))
        if banish >= 0:
            texts.append(BanishDie(DiceFilter(1 << banish, "any", "any"), 1, False))
        if chip != 0:
            texts.append(ChangeChip(chip))
        if not texts:
            raise table.fail("stat", "or banish or chip must say what this rung adds")
        for text in texts:
            text.deck = self.name
        return Hardship(rung, stat, by, banish, chip, texts)

    # cards

    def add(self, kind: i64, reader: Reader) -> None:
        name = reader.text("id")
        reader.where = f"deck {self.name}, {CARD_KINDS[kind]} {name}"
        if self.named(name) >= 0:
            raise reader.fail("id", f"is used twice: {name}")
        card = Card(len(self.cards), kind, name)
        card.resource = Phrase(f"chip-{self.name}")
        before = len(self.nodes)
        card.origin = ORIGINS[reader.choice("origin", ORIGINS)]
        if kind == HERO:
            card.universal = reader.flag("universal")
            for stat in range(len(STATS)):
                card.stats[stat] = reader.number(STATS[stat], 1, 6)
            ability = reader.table("ability")
            card.ability = self.vocabulary.text(ability)
            ability.done()
            self.hold(before, "TS-88")
        else:
            card.health = reader.number("health", 1, 30)
            card.damage = reader.number("damage", 0, 12)
            card.effects = [self.effect(each) for each in reader.tables("effects")]
            if sum([1 for effect in card.effects if effect.kind == AFTER_EFFECT]) > 1:
                # The player orders After effects by their cards (TS-33).
                raise reader.fail("effects", "may contain one After effect only; what it does is listed in its order")
            card.has_after = any(effect.kind == AFTER_EFFECT for effect in card.effects)
        if kind == BOSS or kind == CONFLICT:
            card.more = reader.number("more", 0, 5, 0)
            if reader.has("reward"):
                card.reward = self.reward(reader.table("reward"))
        if kind == CONFLICT:
            card.heavy = reader.choice("class", CLASSES) == 1
            card.mandatory = reader.flag("mandatory")
            card.has_peace = reader.has("peace")
            if card.has_peace:
                card.peace = self.vocabulary.actions(reader, "peace")
        if kind == MISSION:
            goal = reader.table("goal")
            card.goal = goal.choice("count", GOALS)
            card.goal_count = goal.number("n", 1, 45)
            goal.done()
            reward = reader.table("reward")
            card.reward = Reward(INSTANT, Text([], [], None), self.vocabulary.actions(reward, "do"))
            reward.done()
        reader.done()
        for node in self.nodes[before:]:
            node.card = card.index
        self.cards.append(card)

    def hold(self, before: i64, rule: str) -> None:
        """The texts read since then hold by this rule."""
        for node in self.nodes[before:]:
            node.rule = rule

    def effect(self, reader: Reader) -> Effect:
        kind = reader.choice("kind", EFFECT_KINDS)
        actions: list[Action] = []
        text = Text([], [], None)
        lasting = False
        before = len(self.nodes)
        if kind == AFTER_EFFECT:
            actions = self.vocabulary.actions(reader, "do")
        else:
            text = self.vocabulary.text(reader)
            if text.use is not None:
                raise reader.fail("use", "is for heroes and items; an enemy's effect has standing texts or triggers")
            if kind == DURING and text.triggers:
                raise reader.fail("triggers", "belong to a Special effect (TS-51); a During effect only holds (TS-49)")
            if not text.standing and not text.triggers:
                raise reader.fail("standing", "or triggers must say what the effect is")
            lasting = kind != DURING and reader.flag("lasting")
        for node in self.nodes[before:]:
            node.of_enemy = True
        self.hold(before, EFFECT_RULES[kind])
        reader.done()
        return Effect(kind, text, actions, lasting)

    def reward(self, reader: Reader) -> Reward:
        kind = reader.choice("kind", REWARD_KINDS)
        actions: list[Action] = []
        text = Text([], [], None)
        before = len(self.nodes)
        if kind == INSTANT:
            actions = self.vocabulary.actions(reader, "do")
        elif kind == SINGLE_USE:
            text = Text([], [], self.vocabulary.use(reader, "once"))
        else:
            text = self.vocabulary.text(reader)
            if not text.standing and not text.triggers and text.use is None:
                raise reader.fail("standing", "triggers or use must say what the item does")
        self.hold(before, "TS-01" if kind == INSTANT else "TS-44")
        if text.use is not None:
            text.use.rule = "TS-45"
        reader.done()
        return Reward(kind, text, actions)

    # what makes a deck playable

    def check(self) -> None:
        where = f"deck {self.name}"
        if not self.of_kind(CONFLICT):
            raise ContentError(where, "needs at least one conflict card")
        if not self.of_kind(HERO):
            raise ContentError(where, "needs at least one hero")
        if len(self.of_kind(BOSS)) < self.bosses_to_defeat:
            raise ContentError(where, f"needs at least {self.bosses_to_defeat} boss cards")
        if len(self.of_kind(MISSION)) < self.missions_played:
            raise ContentError(where, f"needs at least {self.missions_played} missions")
        enemies = len(self.of_kind(CONFLICT)) + self.bosses_to_defeat + self.missions_played
        if enemies > MOST_ACTIVE:
            raise ContentError(where, f"can bring out {enemies} enemies; a table holds at most {MOST_ACTIVE}")
        for trigger in self.must_begin:
            if self.begins_with(trigger):
                raise ContentError(
                    f"{where}, rules", f"the endgame would begin before the first round, by {ENDGAMES[trigger]} (TS-90)"
                )
        if not self.stacks_end() and not self.refill:
            raise ContentError(
                f"{where}, rules",
                "all stacks can be empty at Activation without an endgame (TS-90): "
                "add 'stacks-empty' to endgame_must, or set refill = true",
            )
        if not self.stacks_end() and self.conflict_items() == len(self.of_kind(CONFLICT)) <= STAT_MAX:
            raise ContentError(
                f"{where}, rules",
                "all conflict cards can be held as items, so that none is left to refill the stacks (TS-90)",
            )

    def begins_with(self, trigger: i64) -> bool:
        """Would this bring the endgame as soon as the game is set up, on one of the rungs at least?"""
        if trigger == MISSIONS_DONE:
            return self.missions_played == 0
        if trigger == A_STACK_EMPTY:
            return len(self.of_kind(CONFLICT)) < self.stack_count
        chip: i64 = self.chip_start
        starts = [chip]
        for hardship in self.ladder:
            chip = max(0, min(self.chip_max, chip + hardship.chip))
            starts.append(chip)
        if trigger == CHIP_EMPTY:
            return 0 in starts
        return trigger == CHIP_FULL and self.chip_max in starts

    def endgame_triggers(self) -> list[int]:
        """When may the endgame begin; where the player has no say, when does it (TS-38, TS-92)?"""
        return self.may_begin if self.may_begin else self.must_begin

    def stacks_end(self) -> bool:
        """Does the endgame begin at the latest when all stacks are empty?"""
        return STACKS_EMPTY in self.must_begin or A_STACK_EMPTY in self.must_begin

    def conflict_items(self) -> int:
        return sum([1 for card in self.cards if card.kind == CONFLICT and card.is_item()])


def seat_guest(deck: Deck, home: dict[str, Any], name: str) -> Deck:
    """A deck with a universal hero of another deck as its guest (TS-64)."""
    for table in home.get("hero", []):
        if table.get("id") == name and table.get("universal"):
            raw = dict(deck.raw)
            raw["hero"] = [*raw["hero"], table]
            return Deck(raw)
    raise ContentError(f"deck {deck.name}", f"hero {name!r} is not universal and plays only with its own deck (TS-65)")
