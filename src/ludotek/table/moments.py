"""The moments of a game that counted most: choices to which there was a better answer, and strokes of luck."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, pairwise
from typing import NamedTuple

from ludotek.api import Match
from ludotek.bots.bot import unattended
from ludotek.bots.greedy import insight_of
from ludotek.kernel.account import LUCK, Account, Leg, Point, mean
from ludotek.kernel.chance import FastChance
from ludotek.kernel.event import EventLog
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match as Position
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.playouts import Playouts
from ludotek.kernel.search import Search
from ludotek.kernel.step import CONCEDE
from ludotek.table.advice import estimate

LINE = 4  # answers of a better line that are told
AGAIN = 4  # times as many worlds for what is shown
LEAST = 0.01  # that a choice must cost, or luck must bring, to be told
REPAIRS = 3  # later answers by which a choice might still have been put right
OUTCOMES = 50  # that might have come instead
FEWEST = 4  # worlds in which an outcome is judged
FACTS = 5  # that are told of a stroke of luck


class Act(NamedTuple):
    """An answer of a better line, and the same in words."""

    action: int
    phrase: Phrase


Line = list[tuple[int, int]]  # answers: who gives which


class Better(NamedTuple):
    """A better answer: the chances of the one that was given, at its best, and of this one, how much it cost not to give
    it, half of the 95 % interval of that, and how the quick player would have gone on, as long as nothing new shows."""

    place: int
    chance: float
    best: float
    cost: float
    half: float
    line: list[Act]


class Fortune(NamedTuple):
    """A stroke of luck: by how much it changed the chance to win, the share of the outcomes that would have been worse, and
    what happened."""

    place: int
    change: float
    worse: float
    facts: list[Phrase]


def dearest(
    game: Game,
    positions: dict[int, Position],
    points: list[Point],
    rollouts: int,
    seed: int,
    shown: int,
    progress: Callable[[int], None],
) -> list[Better]:
    """The choices that cost most. The best answer is found in some worlds and valued in others: the best of several
    estimates is always too good. What is shown is thought over once more, for the same reason."""
    seeds, wanted = FastChance(seed), dict[int, tuple[Search, int]]()
    for point in points:
        progress(point.place)
        if point.action == CONCEDE:
            continue
        search = search_at(game, positions[point.place], point.seat, seeds.below(0, 1 << 30))
        best = best_answer(search, rollouts)
        if best != point.action:
            wanted[point.place] = search, best
    lines = {place: lines_given(positions, points, wanted, place) for place in wanted}
    found = [valued(search, place, lines[place], best, rollouts) for place, (search, best) in wanted.items()]
    found.sort(key=lambda each: -each.cost)
    missed: dict[tuple[Phrase | None, int], int] = {}
    for each in found:  # what was missed again and again in one turn was missed once
        missed.setdefault((game.profile.where(positions[each.place]), wanted[each.place][1]), each.place)
    better = list[Better]()
    for place in list(missed.values())[: 2 * shown]:
        search = search_at(game, positions[place], int(wanted[place][0].seat), seeds.below(0, 1 << 30))
        best = best_answer(search, AGAIN * rollouts)
        if best != lines[place][0][0][1]:
            better.append(valued(search, place, lines[place], best, AGAIN * rollouts))
    return sorted(filter(is_worth_telling, better), key=lambda each: -each.cost)[:shown]


def is_worth_telling(better: Better) -> bool:
    """Beyond doubt, and not less than a point."""
    return better.cost > better.half and better.cost >= LEAST


def search_at(game: Game, position: Position, seat: int, seed: int) -> Search:
    """It sees a copy with everything hidden redrawn."""
    copy = unattended(game.determinise(position, seat, FastChance(seed)))
    return Search(game, insight_of(game), copy, seat, seed)


def best_answer(search: Search, rollouts: int) -> int:
    if not search.insight.is_routine(search.match):
        search.race(rollouts)
    return int(search.best().action)


def lines_given(
    positions: dict[int, Position], points: list[Point], wanted: dict[int, tuple[Search, int]], place: int
) -> list[Line]:
    """What was answered at a place, and how the next choices might still have put it right: as long as nothing new showed,
    a better answer to one of them was open after this one too, and not giving it is that choice's fault."""
    number = next(number for number, point in enumerate(points) if point.place == place)
    given: Line = [(points[number].seat, points[number].action)]
    lines = [given]
    for before, point in pairwise(points[number:]):
        known, now = positions[before.place], positions[point.place]
        news = now.chance.draws != known.chance.draws or now.reveals != known.reveals
        if news or point.place != before.place + 1 or point.action == CONCEDE or len(lines) > REPAIRS:
            break
        if point.place in wanted:
            lines.append([*given, (point.seat, wanted[point.place][1])])
        given = [*given, (point.seat, point.action)]
    return lines


def valued(search: Search, place: int, lines: list[Line], best: int, worlds: int) -> Better:
    """The better answer, and what was given at its best, in so many new worlds."""
    drawn = [search.redraw() for _ in range(worlds)]
    given = max(([play_line(search, world, line) for world in drawn] for line in lines), key=mean)
    wanted = [search.play_on(world, best) for world in drawn]
    cost, half = estimate([one - other for one, other in zip(wanted, given, strict=True)])
    return Better(place, mean(given), mean(wanted), cost, half, line(search, best))


def play_line(search: Search, world: Position, answers: Line) -> float:
    """These answers, then the quick player on all seats; where one of them cannot be given, it plays from there."""
    copy = unattended(world.clone())
    for seat, action in answers:
        if copy.over or action not in copy.options(seat):
            break
        copy.carry_out(seat, action)
    return float(search.finish(copy, search.until))


def line(search: Search, action: int) -> list[Act]:
    """An answer and how the quick player goes on, until something new shows or somebody else is asked."""
    world, seat, told = search.redraw(), int(search.seat), list[Act]()
    for _ in range(LINE):
        told.append(Act(action, search.game.explain(world, seat, action)))
        draws, reveals = world.chance.draws, world.reveals
        world.carry_out(seat, action)
        news = world.chance.draws != draws or world.reveals != reveals
        if world.over or news or int(world.driver()) != seat:
            break
        action = int(search.insight.carry_on(world, seat))
    return told


def luckiest(
    match: Match,
    own: list[int],
    account: Account,
    positions: dict[int, Position],
    rollouts: int,
    seed: int,
    shown: int,
    progress: Callable[[float], None],
) -> list[Fortune]:
    """The strokes of luck that followed from own choices: so many bad ones, then so many good ones, the greatest first.

    A chance is an estimate, so a small change of it may be an error of that. Only what is rare as well is luck: most of what
    might have come instead lies on the other side."""
    points = {point.place: point for point in account.points}
    legs = [leg for leg in account.legs if leg.kind == LUCK and leg.first in points]
    bad = sorted((leg for leg in legs if leg.change < 0), key=lambda leg: leg.change)
    good = sorted((leg for leg in legs if leg.change > 0), key=lambda leg: -leg.change)
    worlds = max(FEWEST, rollouts // AGAIN)

    def told(legs: list[Leg]) -> Iterator[Fortune]:
        for number, leg in enumerate(legs[: 2 * shown]):
            progress(number / (4 * shown) + (0.0 if legs is bad else 0.5))
            point = points[leg.first]
            worse = share_worse(match, own, point, positions[leg.first], leg, worlds, seed)
            fortune = Fortune(leg.first, leg.change, worse, facts(match, leg, point.seat))
            if is_luck(fortune):
                yield fortune

    return [*islice(told(bad), shown), *islice(told(good), shown)]


def is_luck(fortune: Fortune) -> bool:
    """A point at least; and more outcomes would have been better than worse if it was bad luck, else the other way."""
    return abs(fortune.change) >= LEAST and (fortune.change < 0) is (fortune.worse < 0.5)


def share_worse(
    match: Match, own: list[int], point: Point, position: Position, leg: Leg, worlds: int, seed: int
) -> float:
    """The share of what might have come of the answer that would have been worse; what is as good counts half."""
    game, seat = match.rules, point.seat
    playouts = Playouts(game, insight_of(game), position, seat, seed)
    playouts.until = point.until
    seeds = FastChance(seed)

    def worth(at: Position) -> float:
        """As the seat sees it, when nothing more is known than what has come."""
        copies = [game.determinise(at, seat, FastChance(seeds.below(0, 1 << 30))) for _ in range(worlds)]
        return mean([playouts.finish(unattended(copy), playouts.until) for copy in copies])

    came = worth(match.at(leg.stop))
    worse = 0.0
    for _ in range(OUTCOMES):
        world = unattended(playouts.redraw())
        world.carry_out(seat, point.action)
        while not world.over and int(world.driver()) in own and len(options := world.options(world.driver())) == 1:
            world.carry_out(world.driver(), options[0])
        value = worth(world)
        worse += 1.0 if value < came else 0.5 if value == came else 0.0
    return worse / OUTCOMES


def facts(match: Match, leg: Leg, seat: int) -> list[Phrase]:
    """What happened from the answer on, as its seat was told: the last that is new of it."""
    at, ear, told = match.at(leg.first), EventLog(), list[Phrase]()
    at.listener = ear
    for answer in match.live[leg.first : leg.stop]:
        answer.give(at)
        told += [match.rules.describe(at, event, seat) for event in ear.take()]
    return told[-FACTS:]
