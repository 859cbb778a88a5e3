"""An undefeated enemy as a plan sees it: how much it still takes, what it threatens, what each die deals to it."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ludotek.games.twenty_strong.insight.odds import die_damage
from ludotek.games.twenty_strong.rules.components import CRIT, DIE_COLOURS, HIT, Colour, Face
from ludotek.games.twenty_strong.rules.state import Enemy
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.step import ALLOWED


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
        self.hits: list[int] = [1] * DIE_COLOURS  # what a hit of each colour deals, 0 if it cannot be applied
        self.crits: list[int] = [2] * DIE_COLOURS
        self.means: list[float] = []  # by colour, rolled as often as the plan can
        self.variances: list[float] = []

    def same_as(self, other: Foe) -> bool:
        """Is it the same to a plan?"""
        return (
            self.need == other.need
            and self.threat == other.threat
            and self.gain == other.gain
            and self.hits == other.hits
            and self.crits == other.crits
        )

    def expect(self, rolls: i64) -> None:
        """Fill in what each die may be expected to deal."""
        self.means = []
        self.variances = []
        colour = Colour(0)
        while colour < DIE_COLOURS:
            damage = die_damage(colour, rolls, self.hits[colour], self.crits[colour])
            self.means.append(damage.mean)
            self.variances.append(damage.variance)
            colour = Colour(colour + 1)


def look_at(g: TwentyStrong, place: i64, enemy: Enemy) -> Foe:
    """A foe with the texts in force taken into account."""
    foe = Foe(place, max(1, g.health_of(enemy) - g.damage_on(enemy)), g.threat_of(enemy), g.is_boss(enemy))
    if not g.standing:
        return foe
    hits = dealt(g, enemy, Face(HIT))
    crits = dealt(g, enemy, Face(CRIT))
    if sum(hits) + sum(crits) > 0:
        foe.hits = hits
        foe.crits = crits
    else:
        foe.urgency = -100.0  # somebody shields it: the others first
    return foe


def dealt(g: TwentyStrong, enemy: Enemy, face: Face) -> list[int]:
    """What this face of each colour deals on an enemy, 0 if it cannot be applied."""
    found: list[int] = []
    colour = Colour(0)
    while colour < DIE_COLOURS:
        usable = g.apply_forbidden(enemy, colour, face) == ALLOWED
        found.append(g.die_damage(enemy, colour, face) if usable else 0)
        colour = Colour(colour + 1)
    return found
