"""An undefeated enemy as a plan sees it: how much it still takes, what it threatens, what each die deals to it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotek.games.twenty_strong.insight.odds import die_damage
from ludotek.games.twenty_strong.rules.components import CRIT, DIE_COLOURS, FACE_DAMAGE, HIT, STAT_MAX, Colour, Face
from ludotek.games.twenty_strong.rules.state import Enemy
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.step import ALLOWED


@mypyc_attr(acyclic=True)
class Expected:
    """What a die of each colour may be expected to deal, rolled so often: means and variances."""

    def __init__(self, rolls: i64, hits: list[int], crits: list[int]) -> None:
        self.means: list[float] = []
        self.variances: list[float] = []
        colour = Colour(0)
        while colour < DIE_COLOURS:
            damage = die_damage(colour, rolls, hits[colour], crits[colour])
            self.means.append(damage.mean)
            self.variances.append(damage.variance)
            colour = Colour(colour + 1)


# Where no text says otherwise; never changed.
PLAIN_HITS: Final[list[int]] = [FACE_DAMAGE[HIT]] * DIE_COLOURS
PLAIN_CRITS: Final[list[int]] = [FACE_DAMAGE[CRIT]] * DIE_COLOURS
PLAIN: Final = [Expected(rolls, PLAIN_HITS, PLAIN_CRITS) for rolls in range(STAT_MAX + 1)]


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
        self.hits = PLAIN_HITS  # what a hit of each colour deals, 0 if it cannot be applied
        self.crits = PLAIN_CRITS
        self.expected = PLAIN[0]  # of dice rolled as often as the plan can

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
        plain = self.hits is PLAIN_HITS and rolls < len(PLAIN)
        self.expected = PLAIN[rolls] if plain else Expected(rolls, self.hits, self.crits)


def look_at(g: TwentyStrong, place: i64, enemy: Enemy) -> Foe:
    """A foe with the texts in force taken into account."""
    foe = Foe(place, max(1, g.health_of(enemy) - g.damage_on(enemy)), g.threat_of(enemy), g.is_boss(enemy))
    if not g.on_hits:
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
