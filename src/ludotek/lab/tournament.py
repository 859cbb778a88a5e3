"""A tournament: players meet on equal chance, with seats exchanged, until it is decided who is better.

Where seats play against each other, on each seed every player holds one side among each of the others, and each of the
others that same side among these; where all play together, or one alone, everybody plays the same seeds. So two players are
compared by what they made of equal luck. The games depend on nothing but the plan, and can be kept in a file from which an
interrupted tournament goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import permutations
from pathlib import Path
from typing import Any, NamedTuple

from ludotek import registry
from ludotek.kernel.errors import LudotekError
from ludotek.lab.bouts import Bout, open_book, play_bouts
from ludotek.lab.chunks import in_chunks
from ludotek.lab.rating import Rating, Seed, pairs, rate_players
from ludotek.lab.simulate import Plan, make_plan, start
from ludotek.lab.statistics import rate
from ludotek.lab.workers import Alone, Crew

ROUND = 10  # seeds after which it is asked whether it is decided


@dataclass(frozen=True)
class Tournament:
    """What is played: a plan (its `players` are those who take part), and whether all play together."""

    plan: Plan
    players: tuple[str, ...]
    together: bool

    def sides(self, index: int) -> tuple[tuple[int, ...], ...]:
        """The seats that win together on one seed, and those that win alone."""
        return sides_of(replace(self.plan, players=""), index)

    def bouts(self, index: int) -> list[Bout]:
        """What is played on one seed; what is said twice is played once."""
        return [self.bout(index, one, other) for one, other in permutations(self.players, 2)]

    def bout(self, index: int, one: str, other: str) -> Bout:
        """One player holds a side among another; where all play together, every side."""
        sides = self.sides(index)
        seats = range(sum(map(len, sides)))
        held = seats if self.together else sides[index % len(sides)]
        return Bout(index, tuple(one if seat in held else other for seat in seats), held[0])

    def compare(self, index: int, scores: dict[str, float]) -> Seed:
        """What each player made of a seed, compared with each other player."""
        found: Seed = {}
        for a, b in pairs(len(self.players)):
            one, other = self.players[a], self.players[b]
            ahead = scores[self.bout(index, one, other).key] - scores[self.bout(index, other, one).key]
            found[a, b] = 0.5 + ahead / 2
        return found


def make_tournament(game: str, options: dict[str, Any], players: str, seed: int, games: int) -> Tournament:
    """A tournament, checked: whatever is wrong with it is said before a game is played."""
    names = tuple(name.strip() for name in players.split(","))
    if len(names) < 2 or len(set(names)) < len(names):
        raise LudotekError(f"a tournament needs two or more different players, as in greedy,search; not {players}")
    for name in names:
        plan = make_plan(game, options, name, seed, games)
    mode = registry.find(game).profile.mode(dict(plan.options))
    alone = start(plan, 0).seats == 1
    return Tournament(replace(plan, players=",".join(names)), names, mode.together or alone)


@cache
def sides_of(plan: Plan, index: int) -> tuple[tuple[int, ...], ...]:
    """Of each seed its own: who plays with whom may be decided by lot."""
    match = start(plan, index)
    sides = [tuple(team) for team in registry.find(plan.game).profile.teams(match)]
    alone: list[tuple[int, ...]] = [(seat,) for seat in range(match.seats) if not any(seat in side for side in sides)]
    return tuple(sorted(sides + alone))


class Standings(NamedTuple):
    """The ratings, on how many seeds they rest, and how the games ended that count for each player."""

    ratings: list[Rating]
    seeds: int
    won: dict[str, list[float]]


def hold(
    tournament: Tournament,
    crew: Crew | None = None,
    until: float | None = None,
    keep: Path | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Standings:
    """All seeds are played, or as many as are needed for intervals of ± `until`; `progress` hears how many are done."""
    plan, book = tournament.plan, open_book(keep, tournament.plan)
    scores = book.scores(tournament.bouts)
    seeds: list[Seed] = []
    for first in range(0, plan.games, plan.games if until is None else ROUND):
        indices = range(first, plan.games if until is None else min(first + ROUND, plan.games))
        bouts = {bout.key: bout for index in indices for bout in tournament.bouts(index)}
        left = [bout for key, bout in bouts.items() if key not in scores]
        before = len(bouts) - len(left)
        for played in in_chunks(crew or Alone(), partial(play_bouts, plan, book.noting), left, len(left)):
            book.add(played)
            scores |= played.scores
            before += len(played.scores)
            progress(first + len(indices) * before // len(bouts))
        seeds += [tournament.compare(index, scores) for index in indices]
        progress(len(seeds))
        if until is not None and is_decided(rate_players(tournament.players, seeds), until):
            break
    won: dict[str, list[float]] = {player: [] for player in tournament.players}
    for bout in {bout.key: bout for index in range(len(seeds)) for bout in tournament.bouts(index)}.values():
        won[bout.lineup[bout.seat]].append(scores[bout.key])
    return Standings(rate_players(tournament.players, seeds), len(seeds), won)


def report(tournament: Tournament, standings: Standings) -> dict[str, Any]:
    """The figures as plain data; they depend on nothing but the plan."""
    plan = tournament.plan
    table = [
        {
            "player": each.player,
            "points": round(each.points),
            "points_interval": [round(end) for end in each.points_interval],
            "score": round(each.score, 4),
            "score_interval": [round(end, 4) for end in each.score_interval],
            "won": rate(standings.won[each.player]),
        }
        for each in standings.ratings
    ]
    return {
        "game": plan.game,
        "options": dict(plan.options),
        "seed": plan.seed,
        "seeds": standings.seeds,
        "ratings": table,
    }


def is_decided(ratings: list[Rating], until: float) -> bool:
    return all(high - low <= 2 * until for low, high in (each.score_interval for each in ratings))
