"""Find the pieces of games that show the clauses: `python -m ludotek.lab.showing [GAME…] [--games N]`.

Games among bots with fixed seeds, in every mode and at several settings, are searched for the events that cite a clause,
then for the questions that are asked by it, then for what is refused by it; the earliest place is kept. The file is
rewritten as a whole: run it again when cards or rules have changed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any

from ludotek import registry
from ludotek.bots import make_bot
from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.event import Event, EventLog
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.option import Option
from ludotek.kernel.play import begin
from ludotek.kernel.showing import Showing, write_answers

BEFORE = 2  # answers before the moment itself
PLAYERS = ["greedy", "random"]
LONGEST = 700  # answers that are looked at of one game
NEAR = 60  # answers that a piece may come later if its game is kept anyway
THOROUGH = 8  # seeds of which every refusal is looked at, which takes time
EVENT, QUESTION, REFUSAL = 0, 1, 2

Found = dict[str, tuple[int, int, int]]  # for each clause: how it is seen, after how many answers, by which seat


class Told:
    """One game, as far as it was played, and what it shows."""

    def __init__(self, options: dict[str, Any], seed: int) -> None:
        self.options = options
        self.seed = seed
        self.answers: list[tuple[int, int]] = []
        self.found: Found = {}

    def note(self, clause: str, how: int, seat: int) -> None:
        known = self.found.get(clause)
        if known is None or how < known[0]:
            self.found[clause] = how, len(self.answers), seat


def values(option: Option) -> list[Any]:
    """Every value of an option that has a few; the ends of one that is a number."""
    return [*(option.allowed or []), *([option.low, option.high] if option.high > option.low else [])]


def settings(game: Game, pairs: bool) -> Iterator[dict[str, Any]]:
    """The usual game, then every value of every option, alone or with one of another."""
    alone = [{option.name: value} for option in game.options() for value in values(option)]
    tried = [
        {},
        *alone,
        *([a | b for a in alone for b in alone if a.keys() < (a | b).keys() > b.keys()] if pairs else []),
    ]
    for options in tried:
        try:
            game.check_options(options)
        except (LudotekError, KeyError):  # they do not go together
            continue
        yield options


def facts_of(game: Game, match: Match, event: Event, words: dict[str, set[str]]) -> Iterator[str]:
    """The ways in which a game can name this event: its name, alone, with a thing, or with a word of its card."""
    yield event.kind.name
    things = game.things(match, event, None)
    for thing in things.values():
        yield f"{event.kind.name} {thing}"
        for word in words.get(thing, ()):
            yield f"{event.kind.name} {word}"


def play(game: Game, showing: Showing, options: dict[str, Any], seed: int, player: str, refusals: bool) -> Told:
    told = Told(options, seed)
    ear = EventLog()
    match = begin(game, options, FastChance(seed), None, ear).match
    sheets = game.sheets(game.content(game.check_options(options)))
    words = {f"card {sheet.id}": {each.key for _, text in sheet.texts for each in text.whole()} for sheet in sheets}
    wanted: dict[str, list[str]] = {}
    for clause, fact in showing.facts.items():
        wanted.setdefault(fact, []).append(clause)
    bots = [make_bot(player, game, FastChance(seed * 31 + seat)) for seat in range(match.seats)]
    seat = 0
    while True:
        for event in ear.take():
            told.note(event.rule, EVENT, seat)
            for fact in facts_of(game, match, event, words):
                for clause in wanted.get(fact, ()):
                    told.note(clause, EVENT, seat)
        if match.over or len(told.answers) >= LONGEST:
            return told
        seat = match.driver()
        question = match.question
        if question is not None:
            told.note(question.rule(), QUESTION, seat)
        if refusals:
            for action in match.candidates(seat):
                refusal = match.why_not(seat, action)
                for rule in refusal.rules if refusal is not None else ():
                    told.note(rule, REFUSAL, seat)
        action = bots[seat].choose(match, seat)
        match.carry_out(seat, action)
        told.answers.append((seat, action))


def search(game: Game, number: int) -> list[Told]:
    showing = registry.showing(game)
    found: list[Told] = []
    for seed in range(1, number + 1):
        for options in settings(game, pairs=seed == 1):
            found.append(play(game, showing, options, seed, PLAYERS[seed % 2], refusals=seed <= THOROUGH))
        print(f"{game.name}: seed {seed} of {number}", file=sys.stderr)
    return found


def chosen(game: Game, played: list[Told]) -> dict[str, Any]:
    """For each clause the earliest place, best of the usual game, in as few games as that allows: those that only come
    late choose first."""
    clauses = [id for _, ids in game.chapters() for id in ids]
    best: dict[str, tuple[int, bool, int, int]] = {}
    for clause in clauses:
        places = [
            (each.found[clause][0], bool(each.options), each.found[clause][1], at)
            for at, each in enumerate(played)
            if clause in each.found
        ]
        if places:
            best[clause] = min(places)
    kept: dict[int, int] = {}  # games, and how much of each
    where: dict[str, list[int]] = {}
    for clause, (how, unusual, after, at) in sorted(best.items(), key=lambda each: -each[1][2]):
        for other, length in kept.items():
            known = played[other].found.get(clause)
            fits = known is not None and known[0] == how and bool(played[other].options) == unusual
            if known is not None and fits and known[1] <= min(length, after + NEAR):
                at, after = other, known[1]
                break
        kept[at] = max(kept.get(at, 0), after)
        where[clause] = [list(kept).index(at), max(0, after - BEFORE), after, played[at].found[clause][2]]
    return {
        "games": [
            {
                "options": played[at].options,
                "seed": played[at].seed,
                "answers": write_answers(played[at].answers[:length]),
            }
            for at, length in kept.items()
        ],
        "clauses": {clause: where[clause] for clause in clauses if clause in where},
    }


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="*", default=registry.names())
    parser.add_argument("--games", type=int, default=24, help="seeds for each setting")
    given = parser.parse_args(arguments)
    for name in given.game:
        game = registry.find(name)
        data = chosen(game, search(game, given.games))
        known = {id for _, ids in game.chapters() for id in ids}
        kept = registry.showing(game)
        left = known - data["clauses"].keys() - kept.along.keys() - kept.unshown.keys()
        print(f"{name}: {len(data['clauses'])} of {len(known)} clauses, in {len(data['games'])} games")
        print(f"{name}: neither shown nor with a reason: {', '.join(sorted(left)) or 'none'}")
        path = registry.pieces_file(game)
        path.parent.mkdir(exist_ok=True)
        text = json.dumps(data, indent=1).replace("\n   ", " ").replace("\n  ]", " ]").replace("\n  }", " }")
        path.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
