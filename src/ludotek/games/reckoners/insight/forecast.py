"""What the coming Epics phase will do, if it began now: what is certain, and how likely the rest is.

Unknown are the Epics that will come and the movement die. With up to two new Epics every draw is tried, beyond that a
sample is. When a base is found a die will be lost; which one is the players' choice and is not looked into.
"""

from __future__ import annotations

from itertools import permutations
from math import sqrt
from typing import Any, Final

from mypy_extensions import i64

from ludotek.games.reckoners.rules.activating import ActivateEpics, AddEpics
from ludotek.games.reckoners.rules.base import LoseDie
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import INFINITE, NOTHING
from ludotek.kernel.chance import FastChance

EXACT: Final = 2  # new Epics up to which every draw is tried
SAMPLE: Final = 2_000
SEED: Final = 20_18
NORMAL: Final = 1.96  # 95 %
VALUES: Final = INFINITE + 1  # no quantity is higher
NO_CHANCE: Final = FastChance(SEED)  # never drawn from: the new Epics are given, the movement die comes after
OF_A_DISTRICT: Final = ["enforcement", "barricades", "research", "health", "bracket"]
OF_THE_CITY: Final = [
    "population",
    "base",
    "enforcement_left",
    "barricades_left",
    "steelheart_research",
    "steelheart_health",
]


class Spread:
    """How often each value comes, in this many tries."""

    def __init__(self) -> None:
        self.tally: list[int] = [0] * VALUES
        self.tries: i64 = 0

    def add(self, value: i64) -> None:
        self.tally[value] += 1
        self.tries += 1

    @property
    def counts(self) -> dict[int, int]:
        """How often each value that comes at all does."""
        return {value: count for value, count in enumerate(self.tally) if count > 0}

    @property
    def least(self) -> int:
        return min(self.counts)

    @property
    def most(self) -> int:
        return max(self.counts)

    @property
    def mean(self) -> float:
        return sum(value * count for value, count in self.counts.items()) / float(self.tries)

    def margin(self) -> float:
        """Half of the 95 % interval of the mean, if the tries were a sample."""
        mean = self.mean
        square = sum(count * (value - mean) ** 2 for value, count in self.counts.items()) / float(self.tries)
        return NORMAL * sqrt(square / float(self.tries))

    def to_data(self) -> dict[str, float]:
        tries = int(self.tries)
        return {str(value): count / tries for value, count in sorted(self.counts.items())}


class Forecast:
    """The coming Epics phase, quantity by quantity, as it stands before Steelheart moves."""

    def __init__(self, new_epics: i64, exact: bool) -> None:
        self.new_epics = new_epics
        self.exact = exact
        self.tries: i64 = 0
        self.lost: i64 = 0  # tries in which the game is lost
        self.city: dict[str, Spread] = {name: Spread() for name in OF_THE_CITY}
        self.tracks: list[Spread] = []
        self.districts: list[dict[str, Spread]] = []
        self.dice_lost = Spread()
        self.losses: dict[int, Spread] = {}  # Population by its cause: an Epic, or Steelheart
        self.reasons: dict[int, list[str]] = {}  # by the same: the rules by which they are lost
        self.steelheart = Spread()  # where the movement die will bring him

    @property
    def defeat(self) -> float:
        """How likely the game is lost in this phase."""
        return float(self.lost) / float(self.tries)

    def by_cause(self) -> list[tuple[int, Spread]]:
        """The losses of Population in the order of their causes."""
        return [(cause, self.losses[cause]) for cause in sorted(self.losses)]

    @property
    def margin(self) -> float:
        """Of the Population that is left on average."""
        return 0.0 if self.exact else self.city["population"].margin()

    def to_data(self) -> dict[str, Any]:
        """Every quantity as plain data."""
        return {
            "new_epics": int(self.new_epics),
            "exact": self.exact,
            "tries": int(self.tries),
            "defeat": self.defeat,
            "city": {name: spread.to_data() for name, spread in self.city.items()},
            "population_margin": self.margin,
            "tracks": [spread.to_data() for spread in self.tracks],
            "districts": [{name: spread.to_data() for name, spread in each.items()} for each in self.districts],
            "dice_lost": self.dice_lost.to_data(),
            "losses": {str(cause): spread.to_data() for cause, spread in self.by_cause()},
            "steelheart": self.steelheart.to_data(),
        }


class Foreseen(City):
    """A city in which the phase is tried: it notes who takes how many of the Population, and tells nobody."""

    def __init__(self, g: City, chance: FastChance) -> None:
        """A copy of all that the phase changes; what it only reads, or leaves alone, is shared."""
        super().__init__(g.box, g.difficulty, g.seats, chance)
        self.losses: dict[int, int] = {}
        self.reasons: dict[int, list[str]] = {}
        self.population = g.population
        self.base = g.base
        self.enforcement_left = g.enforcement_left
        self.barricades_left = g.barricades_left
        self.epic = g.epic[:]
        self.research = g.research[:]
        self.health = g.health[:]
        self.bracket = g.bracket[:]
        self.enforcement = g.enforcement[:]
        self.barricades = g.barricades[:]
        self.steelheart = g.steelheart
        self.steelheart_research = g.steelheart_research
        self.steelheart_health = g.steelheart_health
        self.tracks = g.tracks[:]
        self.held = g.held[:]
        self.confiscated = g.confiscated

    def lose_population(self, n: i64, rule: str, cause: i64) -> None:
        before: i64 = self.population
        super().lose_population(n, rule, cause)
        if self.population < before:
            self.losses[cause] = self.losses.get(cause, 0) + before - self.population
            add_reason(self.reasons, cause, rule)


def add_reason(reasons: dict[int, list[str]], cause: i64, rule: str) -> None:
    known = reasons.setdefault(cause, [])
    if rule not in known:
        known.append(rule)


def same_prospects(g: City, other: City) -> bool:
    """Would the phase be the same in both? Everything that it reads is compared: what a `Foreseen` copies, and the cards
    that can come."""
    return (
        g.population == other.population
        and g.base == other.base
        and g.enforcement_left == other.enforcement_left
        and g.barricades_left == other.barricades_left
        and g.epic == other.epic
        and g.research == other.research
        and g.health == other.health
        and g.bracket == other.bracket
        and g.enforcement == other.enforcement
        and g.barricades == other.barricades
        and g.steelheart == other.steelheart
        and g.steelheart_research == other.steelheart_research
        and g.steelheart_health == other.steelheart_health
        and g.tracks == other.tracks
        and g.held == other.held
        and g.confiscated == other.confiscated
        and sorted(g.epic_deck) == sorted(other.epic_deck)
        and sorted(g.defeated + g.felled) == sorted(other.defeated + other.felled)
    )


def forecast(g: City) -> Forecast:
    """The Epics phase of a position in which it has not begun yet."""
    empty: i64 = g.epic.count(NOTHING)
    exact = empty <= EXACT
    found = Forecast(empty, exact)
    found.tracks = [Spread() for _ in g.tracks]
    found.districts = [{name: Spread() for name in OF_A_DISTRICT} for _ in range(g.districts)]
    losses: list[dict[int, int]] = []
    for draw in every_draw(g, empty) if exact else sampled_draws(g, empty):
        losses.append(run_phase(g, draw, found))
    for cause in sorted({cause for each in losses for cause in each}):
        spread = Spread()
        for each in losses:
            spread.add(each.get(cause, 0))
        found.losses[cause] = spread
    for face in g.box.movement:
        found.steelheart.add(g.clockwise(g.steelheart, face))
    return found


def every_draw(g: City, n: i64) -> list[list[int]]:
    """All ways in which n Epics can come, equally likely; the deck first, then the defeated ones (RK-54)."""
    deck = sorted(g.epic_deck)
    if len(deck) >= n:
        return [list(draw) for draw in permutations(deck, int(n))]
    rest = sorted(g.defeated + g.felled)
    more = min(int(n) - len(deck), len(rest))
    return [[*first, *then] for first in permutations(deck) for then in permutations(rest, more)]


def sampled_draws(g: City, n: i64) -> list[list[int]]:
    chance = FastChance(SEED)
    deck, rest = sorted(g.epic_deck), sorted(g.defeated + g.felled)
    found: list[list[int]] = []
    while len(found) < SAMPLE:
        draw = some_of(deck, n, chance)
        if len(draw) < n:
            draw += some_of(rest, n - len(draw), chance)
        found.append(draw)
    return found


def some_of(cards: list[int], n: i64, chance: FastChance) -> list[int]:
    """The first n of the shuffled cards, or all, if there are not that many."""
    left = cards[:]
    drawn: list[int] = []
    while left and len(drawn) < n:
        at = chance.below(0, len(left))
        drawn.append(left[at])
        left[at] = left[len(left) - 1]
        left.pop()
    return drawn


def run_phase(g: City, draw: list[int], found: Forecast) -> dict[int, int]:
    """The phase with these new Epics, without questions; what was lost, by its cause."""
    copy = Foreseen(g, NO_CHANCE)
    copy.epic_deck = draw[::-1]
    copy.stack = [ActivateEpics(), AddEpics()]
    dice: i64 = 0
    while copy.stack and copy.outcome is None:
        step = copy.stack.pop()
        if isinstance(step, LoseDie):
            dice += 1
        else:
            step.run(copy)
    found.dice_lost.add(dice + len(copy.confiscated) - len(g.confiscated))
    note(copy, found)
    for cause, rules in copy.reasons.items():
        for rule in rules:
            add_reason(found.reasons, cause, rule)
    return copy.losses


def note(copy: City, found: Forecast) -> None:
    found.tries += 1
    if copy.outcome is not None:
        found.lost += 1
    city = found.city
    city["population"].add(copy.population)
    city["base"].add(copy.base)
    city["enforcement_left"].add(copy.enforcement_left)
    city["barricades_left"].add(copy.barricades_left)
    city["steelheart_research"].add(copy.steelheart_research)
    city["steelheart_health"].add(copy.steelheart_health)
    for track, spread in enumerate(found.tracks):
        spread.add(copy.tracks[track])
    for district, spreads in enumerate(found.districts):
        spreads["enforcement"].add(copy.enforcement[district])
        spreads["barricades"].add(copy.barricades[district])
        spreads["research"].add(copy.research[district])
        spreads["health"].add(copy.health[district])
        spreads["bracket"].add(copy.bracket[district])
