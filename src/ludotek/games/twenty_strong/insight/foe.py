"""An undefeated enemy as a plan sees it: how much it still takes, what it threatens, what each die deals to it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotek.games.twenty_strong.insight.odds import Damage, die_damage
from ludotek.games.twenty_strong.rules.components import CRIT, DIE_COLOURS, FACE_DAMAGE, HIT, Colour, Face
from ludotek.games.twenty_strong.rules.effects.effect import Live
from ludotek.games.twenty_strong.rules.state import NO_TEXTS, Enemy
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.step import ALLOWED

DAMAGE_BITS: Final = 6  # for what a face deals, in a number that tells what all of them do
MOST_DAMAGE: Final = 63


@mypyc_attr(acyclic=True)
class Deals:
    """What a hit and a crit of each colour deal to an enemy, 0 if they cannot be applied."""

    def __init__(self, hits: list[int], crits: list[int]) -> None:
        self.hits = hits
        self.crits = crits
        self.nothing: bool = sum(hits) + sum(crits) == 0
        self.by_rolls: list[list[Damage]] = []

    def expected(self, rolls: i64) -> list[Damage]:
        """What a die of each colour may be expected to deal, rolled so often."""
        while len(self.by_rolls) <= rolls:
            often = len(self.by_rolls)
            self.by_rolls.append(
                [die_damage(Colour(at), often, self.hits[at], self.crits[at]) for at in range(DIE_COLOURS)]
            )
        return self.by_rolls[rolls]


# Where no text says otherwise.
PLAIN: Final = Deals([FACE_DAMAGE[HIT]] * DIE_COLOURS, [FACE_DAMAGE[CRIT]] * DIE_COLOURS)


@mypyc_attr(acyclic=True)
class Foe:
    """What defeating it brings is its gain, without the damage that is then not suffered."""

    def __init__(self, place: i64, need: i64, threat: i64, boss: bool) -> None:
        self.place = place
        self.need = need
        self.weight = float(need)
        self.threat = threat
        self.boss = boss
        self.gain = 0.0
        self.urgency = 0.0  # those with more are fought first
        self.deals = PLAIN

    def same_as(self, other: Foe) -> bool:
        """Is it the same to a plan?"""
        return (
            self.need == other.need
            and self.threat == other.threat
            and self.gain == other.gain
            and self.deals is other.deals
        )


class Dealing:
    """What was dealt to enemies before, so that it need not be found out again."""

    def __init__(self) -> None:
        self.known: dict[int, Deals] = {}  # each way once, by the damage in one number
        self.texts: list[Live] = NO_TEXTS  # those in force when enemies were last looked at
        self.by_enemy: dict[int, Deals] = {}  # under these texts, to those without dice

    def to(self, g: TwentyStrong, enemy: Enemy) -> Deals:
        """What dice deal to an enemy; what texts say about it hangs on nothing but the dice on it."""
        if not enemy.is_bare():
            return self.found(g, enemy)
        if not same_texts(self.texts, g.on_hits):
            self.texts = g.on_hits
            self.by_enemy = {}
        uid = int(enemy.uid)
        deals = self.by_enemy.get(uid)
        if deals is None:
            deals = self.by_enemy[uid] = self.found(g, enemy)
        return deals

    def found(self, g: TwentyStrong, enemy: Enemy) -> Deals:
        if not any(live.node.concerns(live.uid, enemy.uid) for live in g.on_hits):
            return PLAIN
        hits = packed_damage(g, enemy, Face(HIT))
        crits = packed_damage(g, enemy, Face(CRIT))
        key = int((hits << (DAMAGE_BITS * DIE_COLOURS)) + crits)
        deals = self.known.get(key)
        if deals is None:
            deals = self.known[key] = Deals(unpacked_damage(hits), unpacked_damage(crits))
        return deals


def same_texts(some: list[Live], others: list[Live]) -> bool:
    if len(some) != len(others):
        return False
    i: i64 = 0
    while i < len(some):
        if some[i].node is not others[i].node or some[i].uid != others[i].uid:
            return False
        i += 1
    return True


def look_at(g: TwentyStrong, place: i64, enemy: Enemy, dealing: Dealing) -> Foe:
    """A foe with the texts in force taken into account."""
    foe = Foe(place, max(1, g.health_of(enemy) - g.damage_on(enemy)), g.threat_of(enemy), g.is_boss(enemy))
    if g.on_hits:
        deals = dealing.to(g, enemy)
        if deals.nothing:
            foe.urgency = -100.0  # somebody shields it: the others first
        else:
            foe.deals = deals
    return foe


def packed_damage(g: TwentyStrong, enemy: Enemy, face: Face) -> i64:
    """What this face of each colour deals, in one number."""
    found: i64 = 0
    colour = Colour(DIE_COLOURS - 1)
    while colour >= 0:
        found <<= DAMAGE_BITS
        if g.apply_forbidden(enemy, colour, face) == ALLOWED:
            found += min(MOST_DAMAGE, g.die_damage(enemy, colour, face))
        colour = Colour(colour - 1)
    return found


def unpacked_damage(packed: i64) -> list[int]:
    return [int((packed >> (DAMAGE_BITS * colour)) & MOST_DAMAGE) for colour in range(DIE_COLOURS)]
