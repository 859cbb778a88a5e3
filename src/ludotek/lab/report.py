"""What many games tell: how often they were won, how long they took, how they ended, and by what that differs."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

from ludotek.bots import read_players
from ludotek.lab.simulate import Plan, Played
from ludotek.lab.statistics import rate, spread


def report(plan: Plan, played: list[Played]) -> dict[str, Any]:
    """The figures as plain data; they depend on nothing but the plan."""
    seats = len(played[0].scores)
    players = read_players(plan.players, seats)
    return {
        "game": plan.game,
        "options": dict(plan.options),
        "players": players,
        "seed": plan.seed,
        "games": len(played),
        "seats": [
            {"seat": seat, "player": players[seat], **rate([each.scores[seat] for each in played])}
            for seat in range(seats)
        ],
        "lengths": lengths(played),
        "ends": dict(sorted(Counter(each.how for each in played).items())),
        "by": groups(played),
    }


def lengths(played: list[Played]) -> dict[str, Any]:
    """Decisions (with a real choice), and whatever else a game counts."""
    counted = {"decisions": spread([each.decisions for each in played])}
    for name, first in played[0].facts.items():
        if isinstance(first, int):
            counted[name] = spread([each.facts[name] for each in played])
    return counted


def groups(played: list[Played]) -> dict[str, Any]:
    """The win rate for each word that a fact can be: of the whole game, such as a hero (with one seat only: with more,
    somebody always wins), or of a seat, such as its factions."""
    found: dict[str, Any] = {}
    for name, first in played[0].facts.items():
        scores: defaultdict[str, list[float]] = defaultdict(list)
        for each in played:
            if isinstance(first, list):
                for words, score in zip(each.facts[name], each.scores, strict=True):
                    for word in words.split("+"):
                        scores[word].append(score)
            elif isinstance(first, str) and len(each.scores) == 1:
                scores[each.facts[name]].append(each.scores[0])
        if scores:
            found[name] = {word: rate(scores[word]) for word in sorted(scores)}
    return found
