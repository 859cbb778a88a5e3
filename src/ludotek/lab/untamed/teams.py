"""The 84 teams. Too many to measure each, so they are estimated by a linear model from all duels: every pair of factions in
a team adds so much to its chances (which holds what each faction adds by itself), and so does the first turn."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import numpy as np

from ludotek.lab.evidence import Evidence
from ludotek.lab.figure import Figure, nothing, ranked
from ludotek.lab.linear import Fit
from ludotek.lab.untamed.targets import TEAM

MEMBERS = 3
EVEN = 0.5
DUELS = """
    SELECT a.team, b.team, a.place = '1', a.score FROM duels a JOIN duels b USING (game) WHERE a.seat < b.seat
"""
SEEN = "SELECT array_to_string(list_sort(string_split(team, '+')), '+'), sum(score), count(*) FROM duels GROUP BY 1"


def estimates(evidence: Evidence, factions: list[str]) -> list[Figure]:
    """Each team against all that share no faction with it, as often first as second."""
    duels = evidence.ask(DUELS)
    if not duels:
        return []
    pairs = list(combinations(sorted(factions), 2))
    fit = Fit(
        [traits(pairs, one.split("+"), other.split("+"), 1 if first else -1) for one, other, first, _ in duels],
        [score - EVEN for *_, score in duels],
    )
    seen = {each.what: each for each in evidence.shares(SEEN)}
    found: list[Figure] = []
    for team in combinations(sorted(factions), MEMBERS):
        opponents = combinations([each for each in sorted(factions) if each not in team], MEMBERS)
        usual = np.mean([traits(pairs, team, each, 0) for each in opponents], axis=0)
        name = "+".join(team)
        estimate = fit.estimate(name, usual, len(duels), EVEN, TEAM)
        found.append(estimate._replace(beside=(seen.get(name, nothing(name)),)))
    return ranked(found)


def traits(pairs: list[tuple[str, str]], one: Iterable[str], other: Iterable[str], first: int) -> list[float]:
    """What speaks for one team and against the other: pairs of factions, and the first turn."""
    own = [float(set(pair) <= set(one)) - float(set(pair) <= set(other)) for pair in pairs]
    return [*own, float(first)]
