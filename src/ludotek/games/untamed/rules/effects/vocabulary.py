"""The vocabulary: how each node is written in a card file, with its fields and their limits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.untamed.rules.actions import MODES
from ludotek.games.untamed.rules.components import KINDS
from ludotek.games.untamed.rules.effects.combining import ChooseOne, ForEach, If, May
from ludotek.games.untamed.rules.effects.counting import CONDITIONS, COUNTS, WITH_NUMBER
from ludotek.games.untamed.rules.effects.effect import MOMENTS, Action, Node, Offer, Standing, Text
from ludotek.games.untamed.rules.effects.on_cards import (
    ANY_KIND,
    KIND_WORDS,
    Discard,
    Draw,
    Fetch,
    GainBonus,
    GainPower,
    LookAndOrder,
    MakeDraw,
    PutFromHand,
    RevealTop,
    TopToSupport,
)
from ludotek.games.untamed.rules.effects.on_target import (
    ChangeAttack,
    Damage,
    DamageByAttack,
    Destroy,
    Fury,
    Heal,
    MakeExhausted,
    MakeReady,
    MoveDamage,
    PutDamage,
    RepeatLastWords,
    Return,
    Strike,
    TakeControl,
)
from ludotek.games.untamed.rules.effects.standing import SCOPES, Armour, AttackAura, Cheaper, Wall
from ludotek.games.untamed.rules.effects.target import read_target
from ludotek.kernel.schema import Reader

ACTIONS: Final = [
    "damage", "damage-by-attack", "heal", "move-damage", "fury", "attack", "strike", "destroy", "return", "ready",
    "exhaust", "repeat-last-words", "take-control",
    "draw", "discard", "top-to-support", "bonus", "power", "look-and-order", "reveal-top", "fetch", "put-from-hand",
    "may", "choose", "if", "for-each",
]  # fmt: skip
STANDING: Final = ["attack-aura", "armour", "wall", "cheaper"]


class Vocabulary:
    """Reads nodes and gives each its index in the box."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.where: list[str] = []  # each of them in the file

    def keep(self, node: Node, where: str) -> None:
        node.index = len(self.nodes)
        self.nodes.append(node)
        self.where.append(where)

    def actions(self, reader: Reader, field: str) -> list[Action]:
        """A list of actions; at least one."""
        found = [self.action(each) for each in reader.tables(field)]
        if not found:
            raise reader.fail(field, "must list at least one action")
        return found

    def action(self, reader: Reader) -> Action:
        name = ACTIONS[reader.choice("node", ACTIONS)]
        node = self.on_target(reader, name) or self.combined(reader, name) or self.on_cards(reader, name)
        reader.done()
        self.keep(node, reader.where)
        return node

    def on_target(self, reader: Reader, name: str) -> Action | None:
        if name == "damage":
            return Damage(read_target(reader, "target"), reader.number("n", 1, 9))
        if name == "damage-by-attack":
            return DamageByAttack(read_target(reader, "target"), reader.flag("base"))
        if name == "strike":
            return Strike(read_target(reader, "target"))
        if name == "heal":
            return Heal(read_target(reader, "target"), reader.number("n", 1, 9))
        if name == "move-damage":
            onto = PutDamage(read_target(reader, "onto"))
            self.keep(onto, reader.where)
            return MoveDamage(read_target(reader, "target"), reader.number("n", 1, 9), onto)
        if name == "fury":
            return Fury(read_target(reader, "target"), reader.number("n", 1, 5, 1))
        if name == "attack":
            return ChangeAttack(read_target(reader, "target"), self.signed(reader))
        if name == "destroy":
            return Destroy(read_target(reader, "target"))
        if name == "return":
            return Return(read_target(reader, "target"))
        if name == "ready":
            return MakeReady(read_target(reader, "target"))
        if name == "exhaust":
            return MakeExhausted(read_target(reader, "target"))
        if name == "take-control":
            return TakeControl(read_target(reader, "target"))
        if name == "repeat-last-words":
            return RepeatLastWords(read_target(reader, "target"))
        return None

    def signed(self, reader: Reader) -> i64:
        by = reader.number("by", -5, 5)
        if by == 0:
            raise reader.fail("by", "must not be 0")
        return by

    def combined(self, reader: Reader, name: str) -> Action | None:
        if name == "may":
            offer = Offer(reader.number("cost", 0, 9, 0), self.actions(reader, "do"))
            self.keep(offer, reader.where)
            return May(offer)
        if name == "choose":
            modes = [self.mode(each) for each in reader.tables("of")]
            if len(modes) < 2:
                raise reader.fail("of", "must list at least two texts to choose from")
            if len(modes) > MODES:
                raise reader.fail("of", f"lists {len(modes)} texts to choose from; at most {MODES} fit")
            return ChooseOne(modes)
        if name == "if":
            condition = reader.choice("condition", CONDITIONS)
            n = reader.number("n", 1, 9) if condition in WITH_NUMBER else 0
            return If(condition, n, self.actions(reader, "do"))
        if name == "for-each":
            what = reader.choice("what", COUNTS)
            return ForEach(what, self.actions(reader, "do"))
        return None

    def mode(self, reader: Reader) -> list[Action]:
        found = self.actions(reader, "do")
        reader.done()
        return found

    def on_cards(self, reader: Reader, name: str) -> Action:
        if name == "draw":
            n = reader.number("n", 1, 5, 1)
            return MakeDraw(n) if reader.choice("who", ["you", "opponent"], "you") == 1 else Draw(n)
        if name == "discard":
            return Discard(reader.number("n", 1, 5, 1), reader.choice("who", ["you", "opponent"], "you") == 1)
        if name == "top-to-support":
            return TopToSupport(reader.number("n", 1, 5, 1))
        if name == "bonus":
            return GainBonus(reader.number("n", 1, 3, 1))
        if name == "power":
            return GainPower()
        if name == "look-and-order":
            return LookAndOrder(reader.number("n", 2, 5))
        if name == "reveal-top":
            kind = reader.choice("kind", KINDS)
            return RevealTop(reader.number("n", 1, 5, 1), kind, self.actions(reader, "do") if reader.has("do") else [])
        if name == "put-from-hand":
            return PutFromHand(reader.number("most", 0, 5))
        kind = reader.choice("kind", KIND_WORDS, "any")
        to_play = reader.choice("to", ["hand", "play"], "hand") == 1
        if to_play and kind != 0:
            raise reader.fail("kind", "must be animal: only Animals can be put into play")
        return Fetch(ANY_KIND if kind == 2 else kind, to_play, reader.number("most", 0, 5, 5))

    def standing(self, reader: Reader) -> Standing:
        name = STANDING[reader.choice("node", STANDING)]
        node: Standing
        if name == "attack-aura":
            scope = reader.choice("of", SCOPES, "own-others")
            node = AttackAura(scope, self.signed(reader), reader.choice("per", COUNTS) if reader.has("per") else -1)
        elif name == "armour":
            node = Armour(reader.choice("of", SCOPES[:2], "this"), reader.number("n", 1, 5, 1))
        elif name == "wall":
            node = Wall(reader.number("n", 1, 5, 1))
        else:
            node = Cheaper(reader.choice("kind", KINDS), reader.number("n", 1, 3, 1))
        reader.done()
        self.keep(node, reader.where)
        return node

    def text(self, reader: Reader) -> Text:
        moment = reader.choice("on", MOMENTS)
        cost = reader.number("cost", 0, 9, 0)
        node = Text(moment, cost, reader.flag("may"), self.actions(reader, "do"))
        reader.done()
        self.keep(node, reader.where)
        return node
