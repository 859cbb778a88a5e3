"""Decks and positions of 20 Strong made up at random from a number: every node of the vocabulary, in any company.

content = Inventor(7).deck()
t = dealt(content, seed=1)
"""

from __future__ import annotations

from typing import Any, TypeVar

from ludotek.games.twenty_strong.rules.components import COLOURS, FACES, STATS
from ludotek.games.twenty_strong.rules.effects.counting import CONDITIONS, COUNTS, WITHOUT_NUMBER
from ludotek.games.twenty_strong.rules.effects.effect import (
    FORBIDDABLE,
    LIMITS,
    MOMENTS_OF_TRIGGERS,
    SCOPES,
    SPANS,
)
from ludotek.games.twenty_strong.rules.effects.vocabulary import ACTIONS, STANDING, TIMES
from ludotek.games.twenty_strong.rules.goals import GOALS
from ludotek.kernel.chance import FastChance
from ludotek.testing.twenty_strong import MOMENTS_OF_POSITIONS, Data, boss, card, deck, hero, mission, node

T = TypeVar("T")

COMBINED = ("may", "choose", "if", "for-each")
NUMBERED = {"prevent": 3, "extra-phase": 2, "activate": 2, "deal": 4, "dismiss": 5, "discard-item": 2}
PLACES = {
    "recover": ["exhausted"],
    "exhaust": ["pool", "unapplied", "applied", "committed"],
    "banish-die": ["any", "pool", "unapplied", "applied", "committed", "exhausted"],
    "return-die": ["committed", "unapplied", "applied"],
    "reroll": ["unapplied", "applied", "committed"],
    "reroll-all": ["unapplied", "applied", "committed"],
    "turn": ["unapplied", "applied", "committed"],
    "commit-and-roll": ["pool"],
}
UNROLLED = ("recover", "commit-and-roll", "cannot-commit")


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

    def signed(self) -> int:
        return self.pick([-2, -1, -1, 1, 1, 2])

    # texts

    def dice(self, places: list[str], rolled: bool) -> Data:
        found: Data = {"place": self.pick(places)} if self.often(50) else {}
        if self.often(40):
            found["colour"] = [colour for colour in COLOURS if self.often(50)] or ["blue"]
        if rolled and self.often(40):
            found["face"] = self.pick(["any", "miss", "basic", "crit", "hit"])
        return found

    def actions(self, depth: int = 2) -> list[Data]:
        return [self.action(depth) for _ in range(self.pick([1, 1, 2]))]

    def action(self, depth: int = 2, cost: bool = False) -> Data:
        """Any action; texts are made of texts to a small depth. A cost is a plain one."""
        name = self.pick([each for each in ACTIONS if each not in COMBINED or (depth > 0 and not cost)])
        if name in COMBINED:
            return node(name, **self.combined(name, depth))
        fields: Data = {}
        if name == "change-stat":
            fields = {"stat": self.pick(STATS), "by": self.signed()}
        elif name == "change-chip":
            fields = {"by": self.signed()}
        elif name == "from-now-on":
            fields = {"text": self.standing()}
        elif name == "for-now":
            fields = {"text": self.standing(), "until": self.pick(SPANS)}
        elif name == "silence":
            fields = {"what": self.pick(["during", "all"])}
        elif name == "discard-top":
            fields = {"banish": self.often(50)}
        elif name in NUMBERED:
            fields = {"n": self.number(1, NUMBERED[name])} | ({"each": self.often(40)} if name == "deal" else {})
        elif name in PLACES:
            fields = {"dice": self.dice(PLACES[name], name not in UNROLLED)}
            if name != "reroll-all":
                fields |= {"n": self.number(1, 3), "up_to": self.often(50) and not cost}
            if name == "turn":
                fields["to"] = self.pick(FACES[1:])
        return node(name, **fields)

    def combined(self, name: str, depth: int) -> Data:
        if name == "choose":
            return {"of": [{"do": self.actions(depth - 1)}, {"do": self.actions(depth - 1)}]}
        fields: Data = {"do": self.actions(depth - 1)}
        if name == "may" and self.often(50):
            fields["cost"] = self.action(cost=True)
        elif name == "if":
            fields["condition"] = self.pick(CONDITIONS)
            if CONDITIONS.index(fields["condition"]) not in WITHOUT_NUMBER:
                fields["n"] = self.number(0, 5)
        elif name == "for-each":
            fields["what"] = self.pick(COUNTS)
        return fields

    def standing(self) -> Data:
        name = self.pick(STANDING)
        fields: Data = {}
        if name in ("cannot-commit", "cannot-apply", "only-apply", "die-damage", "die-damage-is", "keep"):
            fields["dice"] = self.dice(["unapplied"] if name == "keep" else ["any"], name not in UNROLLED)
        if name in ("cannot-apply", "only-apply", "hit-limit", "die-damage", "die-damage-is"):
            fields["to"] = self.pick(SCOPES)
        if name in ("commit-limit", "hit-limit", "die-damage-is"):
            fields["n"] = self.number(0, 3)
        if name in ("die-damage", "enemy-health", "enemy-damage", "stat-counts"):
            fields["by"] = self.signed()
        if name in ("enemy-health", "enemy-damage"):
            fields["of"] = self.pick(SCOPES)
            if self.often(60):
                fields |= {"per": self.pick(COUNTS), "every": self.number(1, 3)}
        if name == "stat-counts":
            fields["stat"] = self.pick(STATS[1:])
        if name == "forbid":
            fields["what"] = self.pick(FORBIDDABLE)
        return node(name, **fields)

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
