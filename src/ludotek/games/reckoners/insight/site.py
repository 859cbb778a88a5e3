"""A district: what there is to do, and how much one more symbol of each kind gains there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotek.games.reckoners.insight.knowledge import Knowledge
from ludotek.games.reckoners.insight.weights import Weights
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import (
    ATTACK,
    CONTAIN,
    ENFORCEMENT,
    INFINITE,
    MONEY,
    NOTHING,
    PLAN,
    RESEARCH,
    SYMBOLS,
    District,
)
from ludotek.games.reckoners.rules.printed import Epic

MANY: Final = 1000  # more symbols than there are


@mypyc_attr(acyclic=True)
class Demand:
    """What symbols of a kind find to do in a district: the first few gain this much each, others that much."""

    def __init__(self) -> None:
        self.first = 0.0
        self.uses: i64 = 0
        self.then = 0.0
        self.others: i64 = 0

    def put(self, gain: float, uses: i64, other: float, others: i64) -> None:
        """Two things to do; whichever gains more comes first."""
        if other > gain:
            gain, uses, other, others = other, others, gain, uses
        self.first = gain
        self.uses = uses
        self.then = other
        self.others = others

    def worth(self, n: i64) -> float:
        if n <= self.uses:
            return self.first * float(n)
        return self.first * float(self.uses) + self.then * float(min(n - self.uses, self.others))

    def more(self, taken: i64, n: i64) -> float:
        """What n more are worth where so many are planned already."""
        return self.worth(n) if taken == 0 else self.worth(taken + n) - self.worth(taken)


@mypyc_attr(acyclic=True)
class Site:
    """A district as it was when it was looked at, and the gains of one more symbol."""

    def __init__(self, district: District, w: Weights) -> None:
        self.district = district
        self.w = w
        self.epic: i64 = NOTHING
        self.bracket: i64 = 0
        self.enforcement: i64 = 0
        self.to_research: i64 = 0
        self.health: i64 = 0
        self.contain = 0.0
        self.fight = 0.0
        self.research = 0.0
        self.attack = 0.0
        self.demands: list[Demand] = [Demand() for _ in SYMBOLS]
        self.demands[MONEY].put(w.coin, MANY, 0.0, 0)
        self.demands[PLAN].put(w.token, MANY, 0.0, 0)

    def holds_in(self, g: City) -> bool:
        """Has nothing changed here?"""
        district = self.district
        return (
            self.bracket == g.bracket[district]
            and self.health == g.health[district]
            and self.to_research == g.research[district]
            and self.enforcement == g.enforcement[district]
            and self.epic == g.epic[district]
        )

    def look(self, g: City) -> None:
        district = self.district
        self.epic = g.epic[district]
        self.bracket = g.bracket[district]
        self.enforcement = g.enforcement[district]
        self.to_research = g.research[district]
        self.health = g.health[district]

    def losses(self, known: Knowledge) -> float:
        """What the coming Epics phase will cost here."""
        return 0.0 if self.epic == NOTHING else known.harms[self.epic].now(self.bracket, self.enforcement)

    def find_gains(self, known: Knowledge, secret: float, patrol: float) -> None:
        """`secret`: of a point of Steelheart's Research; `patrol`: of an Enforcement that goes back to the supply."""
        enforcement = self.enforcement
        newcomer = known.newcomer[enforcement]
        self.contain = self.fight = self.research = self.attack = 0.0
        if self.epic == NOTHING:
            if enforcement > 0:
                self.fight = patrol + newcomer - known.newcomer[enforcement - 1]
            return
        bracket = self.bracket
        harm = known.harms[self.epic]
        now = harm.of(bracket, enforcement)
        if bracket > 1:
            self.contain = now - harm.of(bracket - 1, enforcement)
        if enforcement > 0:
            self.fight = patrol + now - harm.of(bracket, enforcement - 1)
        loot = known.loots[self.epic] + secret * known.secrets[self.epic]
        self.share_prize(known.box.epics[self.epic], self.w.prize * max(0.1, now - newcomer + loot))

    def share_prize(self, epic: Epic, prize: float) -> None:
        """The prize for defeating the Epic, spread over the symbols that it still takes."""
        health = self.health
        way: i64 = self.to_research + min(health, epic.weakened)
        if health != INFINITE and health <= way:
            self.attack = prize / float(health)
        else:
            self.research = prize / float(way)
            if health != INFINITE:
                self.attack = self.w.sideshow * prize / float(way)

    def find_demands(self, secret: float, wound: float, track: float, room: i64, for_him: i64) -> None:
        """What there is to do here; where Steelheart is also about him, for so many symbols (RK-36 to RK-39)."""
        health: i64 = 0 if self.health == INFINITE else self.health
        self.demands[ENFORCEMENT].put(self.fight, self.enforcement, 0.0, 0)
        self.demands[RESEARCH].put(self.research, self.to_research, secret, for_him)
        self.demands[ATTACK].put(self.attack, health, wound, for_him)
        self.demands[CONTAIN].put(self.contain, max(0, self.bracket - 1), track, room)
