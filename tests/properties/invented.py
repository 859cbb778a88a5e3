"""Decks and positions of 20 Strong made up at random from a number: every node of the vocabulary, in any company.

content = Inventor(7).deck()
t = dealt(content, seed=1)
"""

from __future__ import annotations

from typing import Any, TypeVar

from ludotek.games.twenty_strong.game import GAME
from ludotek.games.twenty_strong.rules.components import COLOURS, STATS
from ludotek.games.twenty_strong.rules.effects.effect import LIMITS, MOMENTS_OF_TRIGGERS, TIMES
from ludotek.games.twenty_strong.rules.goals import GOALS
from ludotek.kernel.chance import FastChance
from ludotek.testing.samples import Samples
from ludotek.testing.twenty_strong import MOMENTS_OF_POSITIONS, Data, boss, card, deck, hero, mission

T = TypeVar("T")

COMBINED = ("may", "choose", "if", "for-each")
FEW = 3  # small numbers do more than large ones
SAMPLES = Samples(GAME)
ACTIONS, STANDING = SAMPLES.words("action"), SAMPLES.words("standing")


class Inventor:
    """The same number always makes up the same things."""

    def __init__(self, seed: int) -> None:
        self.chance = FastChance(seed)

    # choosing

    def below(self, n: int) -> int:
        return int(self.chance.below(0, n))

    def number(self, low: int, high: int) -> int:
        return low + self.below(high - low + 1)

    def often(self, percent: int) -> bool:
        return self.below(100) < percent

    def pick(self, things: list[T]) -> T:
        return things[self.below(len(things))]

    # texts

    def actions(self, depth: int = 2) -> list[Data]:
        return [self.action(depth) for _ in range(self.pick([1, 1, 2]))]

    def action(self, depth: int = 2, cost: bool = False) -> Data:
        """Any action; texts are made of texts to a small depth. A cost is a plain one, of exactly so many dice."""
        name = self.pick([each for each in ACTIONS if each not in COMBINED or (depth > 0 and not cost)])
        found = self.table(ACTIONS[name], depth)
        return {key: value for key, value in found.items() if not (cost and key == "up_to")}

    def standing(self) -> Data:
        return self.table(STANDING[self.pick(list(STANDING))], 0)

    def table(self, schema: Data, depth: int) -> Data:
        """A table with its fields, each filled as it may be; those that may be left out now and then are."""
        found: Data = {}
        for name, field in schema["properties"].items():
            if name in schema["required"] or self.often(60):
                found[name] = self.value(field, depth)
        for rule in schema.get("allOf", []):
            beside, words = next(iter(rule["if"]["properties"].items()))
            for name in rule["else"]["properties"]:
                found.pop(name, None)
                if found.get(beside) in words["enum"]:
                    found[name] = self.value(schema["properties"][name], depth)
        return found

    def value(self, schema: Data, depth: int) -> Any:
        if "$ref" in schema:
            return self.standing() if schema["$ref"].endswith("standing") else self.action(cost=True)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return self.pick(schema["enum"])
        if schema["type"] == "integer":
            return self.small(schema["minimum"], schema["maximum"])
        if schema["type"] == "boolean":
            return self.often(50)
        if schema["type"] == "object":
            return self.table(schema, depth - 1)
        if schema["items"].get("$ref"):
            return self.actions(depth - 1)
        if "enum" in schema["items"]:
            return [word for word in schema["items"]["enum"] if self.often(50)] or schema["items"]["enum"][:1]
        return [self.table(schema["items"], depth) for _ in range(2)]

    def small(self, low: int, high: int) -> int:
        return self.pick([-2, -1, -1, 1, 1, 2]) if low < 0 else self.number(low, min(high, low + FEW))

    def trigger(self) -> Data:
        return {"when": self.pick(MOMENTS_OF_TRIGGERS), "do": self.actions()}

    def use(self) -> Data:
        at = self.pick(TIMES)
        limits = [limit for limit in LIMITS[1:] if limit != "phase" or at in ("commit", "roll", "apply")]
        return {"do": self.actions(), "at": at, "limit": self.pick(limits), "cost": self.below(2)}

    def text(self) -> Data:
        """Something that holds, waits for a moment, or can be used."""
        kind = self.pick(["standing", "triggers", "use"])
        return {kind: self.use() if kind == "use" else [self.standing() if kind == "standing" else self.trigger()]}

    # cards

    def effects(self) -> list[Data]:
        """At most one of each kind."""
        found: list[Data] = []
        if self.often(40):
            found.append({"kind": "during", "standing": [self.standing()]})
        if self.often(40):
            found.append({"kind": "after", "do": self.actions()})
        if self.often(40):
            held: Data = {"triggers": [self.trigger()]} if self.often(60) else {"standing": [self.standing()]}
            found.append({"kind": "special", "lasting": self.often(30)} | held)
        return found

    def reward(self) -> Data:
        kind = self.pick(["instant", "single-use", "ongoing"])
        if kind == "ongoing":
            return {"kind": kind} | self.text()
        return {"kind": kind, "do": self.actions()} | ({"at": self.pick(TIMES)} if kind == "single-use" else {})

    def card(self, name: str) -> Data:
        fields: Data = {"more": self.pick([0, 0, 1]), "mandatory": self.often(20), "effects": self.effects()}
        if self.often(10):
            fields["peace"] = self.actions()
        return card(name, health=self.number(1, 4), damage=self.number(0, 2), reward=self.reward(), **fields)

    def boss(self, name: str) -> Data:
        return boss(name, health=self.number(2, 8), damage=self.number(0, 2), effects=self.effects())

    def hero(self) -> Data:
        stats = {stat: self.number(1, 5) for stat in STATS}
        return hero("Hero") | stats | {"ability": self.text()}

    # whole decks and positions

    def deck(self) -> Data:
        conflict = [self.card(f"Card{i}") for i in range(self.number(4, 9))]
        errands = [mission(f"Errand{i}", self.pick(GOALS), 2, self.actions(), effects=self.effects()) for i in range(2)]
        rules: Data = {"chip_start": 3, "chip_max": 6, "chip": self.use(), "endgame_may": ["a-stack-empty"]}
        rules |= {
            "bosses_to_defeat": self.number(1, 2),
            "boss_damage_stays": self.often(30),
            "face_down": self.often(20),
        }
        heroes, bosses = [self.hero()], [self.boss("Boss0"), self.boss("Boss1")]
        return deck(*conflict, heroes=heroes, bosses=bosses, missions=errands, **rules)

    def position(self) -> tuple[list[Data], Data]:
        """Active cards, and what else a position is given, at any moment of the round."""
        piles: dict[str, list[Data]] = {"active": [], "stack": [], "held": [], "gone": []}
        for i in range(self.number(3, 8)):
            piles[self.pick(["active", "active", "stack", "held", "gone"])].append(self.card(f"Card{i}"))
        items = [each for each in piles["held"] if each["reward"]["kind"] != "instant"][:2]
        endgame = self.often(30)
        if endgame:
            piles["active"].append(self.boss("Boss1"))
        given: dict[str, Any] = {
            "at": self.pick(list(MOMENTS_OF_POSITIONS)),
            "stacks": [piles["stack"][::2], piles["stack"][1::2]],
            "inventory": items,
            "discard": piles["gone"],
            "defeated": [each["id"] for each in piles["active"] if self.often(30)],
            "hero": self.hero(),
            "boss": self.boss("Boss0"),
            "chip": self.number(0, 5),
            "endgame": endgame,
            "seed": self.below(1000),
        }
        return piles["active"], given | self.places_of_dice(piles["active"])

    def places_of_dice(self, active: list[Data]) -> Data:
        found: dict[str, list[str]] = {"pool": [], "loose": [], "exhausted": [], "on": []}
        for colour in COLOURS:
            for _ in range(1 if colour == "red" else self.number(0, 4)):
                place = self.pick(["pool", "loose", "exhausted", "on" if active else "loose"])
                face = f" {self.pick(['hit', 'crit'])}" if place in ("loose", "on") else ""
                found[place].append(colour + face)
        words = {place: ", ".join(dice) for place, dice in found.items()}
        on = words.pop("on")
        return words | {"on": {active[0]["id"]: on}} if on else words
