"""Is a forecast of The Reckoners' Epics phase true? The real phase is run for every draw and every face of the movement
die, and what came out is compared with what was foretold, quantity by quantity."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import permutations
from math import sqrt

from ludotek.games.reckoners.game import GAME
from ludotek.games.reckoners.insight import Greedy, forecast
from ludotek.games.reckoners.insight.forecast import OF_THE_CITY, Forecast, Spread
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import MOVEMENT, NOTHING
from ludotek.games.reckoners.rules.equipping import Acquire
from ludotek.games.reckoners.rules.events import BASE_FOUND, POPULATION_LOST
from ludotek.games.reckoners.rules.rolling import RollDice
from ludotek.kernel.chance import Chance, FastChance
from ludotek.kernel.event import Event, Listener
from ludotek.kernel.match import Match
from ludotek.kernel.step import DONE

DEVIATIONS = 4.5  # standard errors by which a sample may miss the true mean

Quantity = tuple[str | int, ...]
Counts = dict[Quantity, Counter[int]]
Draw = tuple[tuple[int, ...], tuple[int, ...]]  # from the deck; then, if it did not suffice, from the defeated Epics


class Foretold(Chance):
    """The movement die shows a face, the defeated Epics come back in an order; everything else does not matter."""

    def __init__(self, face: int, order: list[int]) -> None:
        super().__init__()
        self.face = face
        self.order = order

    def pick(self, stream: int, table: list[int]) -> int:
        return self.face if stream == MOVEMENT else table[0]

    def shuffle(self, stream: int, cards: list[int]) -> None:
        assert sorted(cards) == sorted(self.order)
        cards[:] = self.order

    def clone(self) -> Chance:
        return Foretold(self.face, self.order)


class Ear(Listener):
    """Who takes how many of the Population, and how often a base is found."""

    def __init__(self) -> None:
        self.losses: Counter[int] = Counter()
        self.bases = 0

    def hear(self, event: Event) -> None:
        if event.kind is POPULATION_LOST:
            self.losses[event.cause] += event.values[0]
        elif event.kind is BASE_FOUND:
            self.bases += 1


def draws(g: City) -> Iterator[Draw]:
    """Every way in which the empty districts can be filled (RK-54)."""
    n = g.epic.count(NOTHING)
    from_deck = min(n, len(g.epic_deck))
    from_defeated = min(n - from_deck, len(g.defeated))
    for first in permutations(sorted(g.epic_deck), from_deck):
        for then in permutations(sorted(g.defeated), from_defeated):
            yield first, then


def on_top(cards: list[int], wanted: tuple[int, ...]) -> list[int]:
    """The same cards as a deck from which these are drawn, in this order: its top is its end."""
    return [card for card in cards if card not in wanted] + list(wanted[::-1])


def real_phase(g: City, draw: Draw, face: int) -> tuple[City, Ear]:
    """Everybody is done with acquiring; the phase runs until the next dice lie there, or to the end of the game."""
    copy = g.clone()
    assert isinstance(copy, City)
    ear = Ear()
    copy.listener = ear
    copy.epic_deck = on_top(g.epic_deck, draw[0])
    copy.chance = Foretold(face, on_top(g.defeated, draw[1]))
    while not copy.over and not isinstance(copy.question, RollDice):
        seat = copy.driver()
        options = copy.options(seat)
        copy.carry_out(seat, DONE if DONE in options else options[0])
    return copy, ear


def quantities(g: City, ear: Ear) -> Iterator[tuple[Quantity, int]]:
    """What a forecast speaks of, but for the place of Steelheart."""
    for name in OF_THE_CITY:
        yield ("city", name), int(getattr(g, name))
    for track, bracket in enumerate(g.tracks):
        yield ("track", track), bracket
    for name in ("enforcement", "barricades", "research", "health", "bracket"):
        for district, value in enumerate(getattr(g, name)):
            yield (name, district), value
    yield ("bases",), ear.bases
    yield ("lost",), int(g.over)


def run_all(g: City) -> Counts:
    """How often each value of each quantity comes, over all draws and faces."""
    counts: Counts = defaultdict(Counter)
    losses: list[Counter[int]] = []
    for draw in draws(g):
        for face in g.box.movement:
            after, ear = real_phase(g, draw, face)
            for quantity, value in quantities(after, ear):
                counts[quantity][value] += 1
            losses.append(ear.losses)
            if not after.over:  # a game that is lost ends before he moves
                counts["steelheart",][int(after.steelheart)] += 1
    for cause in {cause for each in losses for cause in each}:
        counts["loss", cause] = Counter(each[cause] for each in losses)
    return counts


def foretold(found: Forecast) -> dict[Quantity, Spread]:
    """The forecast by the same names."""
    spreads: dict[Quantity, Spread] = {("city", name): spread for name, spread in found.city.items()}
    spreads |= {("track", track): spread for track, spread in enumerate(found.tracks)}
    for district, each in enumerate(found.districts):
        spreads |= {(name, district): spread for name, spread in each.items()}
    spreads |= {("loss", cause): spread for cause, spread in found.losses.items()}
    spreads["bases",] = found.dice_lost
    spreads["steelheart",] = found.steelheart
    return spreads


def untruths(g: City) -> list[str]:
    """What the forecast of a position gets wrong; nothing, if all is well."""
    found, real = forecast(g), run_all(g)
    spreads = foretold(found)
    wrong: list[str] = []
    lost = real.pop(("lost",))
    if found.exact and found.lost * lost.total() != lost[1] * found.tries:
        wrong.append(f"defeat: foretold {found.defeat}, happens in {lost[1]} of {lost.total()}")
    if not lost[0]:
        del spreads["steelheart",]
    if set(spreads) != set(real):
        wrong.append(f"foretold or happened only: {sorted(map(str, set(spreads) ^ set(real)))}")
    for quantity in set(spreads) & set(real):
        spread, counts = spreads[quantity], real[quantity]
        if found.exact or quantity == ("steelheart",):
            good = is_same(spread, counts)
        else:
            good = set(spread.counts) <= set(counts) and is_near(spread, counts)
        if not good:
            wrong.append(f"{quantity}: foretold {spread.to_data()}, happens {dict(counts)}")
    return wrong


def is_same(spread: Spread, counts: Counter[int]) -> bool:
    """Are the shares of all values equal?"""
    values, total, tries = {*spread.counts, *counts}, counts.total(), int(spread.tries)
    return all(spread.counts.get(value, 0) * total == counts[value] * tries for value in values)


def is_near(spread: Spread, counts: Counter[int]) -> bool:
    """Is the mean of a sample where it must be but once in a hundred thousand cases?"""
    total = counts.total()
    mean = sum(value * count for value, count in counts.items()) / total
    variance = sum(count * (value - mean) ** 2 for value, count in counts.items()) / total
    return abs(spread.mean - mean) <= DEVIATIONS * sqrt(variance / int(spread.tries)) + 1e-9


def positions(seats: int, difficulty: str, seed: int) -> Iterator[City]:
    """Those of a game of the greedy team in which the Epics phase comes next, one for each round."""
    options = GAME.check_options({"seats": seats, "difficulty": difficulty})
    match: Match = GAME.start(GAME.content(options), options, FastChance(seed))
    bot, last = Greedy(), 0
    while not match.over:
        assert isinstance(match, City)
        if isinstance(match.question, Acquire) and match.round > last:
            last = match.round
            yield match
        seat = match.driver()
        match.carry_out(seat, bot.choose(match, seat))
