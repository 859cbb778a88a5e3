"""Find puzzles in simulated games and prove them: `python -m ludotek.lab.puzzles GAME --games N --seed S [--keep]`.

Wherever a game's module `puzzles` sees something to ask for, every line is tried (`lab/solving.py`). A puzzle is kept if
there is exactly one best line, clearly better than any other, and the quick player misses it, or it is long. What each game
brought is written to a work file, so that a search can be resumed; `--keep` chooses among all of it and writes the file of
the game. `--prove` tries every line of the kept ones again.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from ludotek import registry
from ludotek.bots import make_bot
from ludotek.bots.bot import Bot
from ludotek.kernel.chance import FastChance, SealedChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.puzzle import EQUAL, Goal, Puzzle, ends, secret_of
from ludotek.kernel.showing import write_answers
from ludotek.kernel.step import DONE
from ludotek.lab.solving import Stretch

CLEARLY = 0.0095  # by which the best line is better than any other: a point of a chance, one of the Population
WORLDS = 5  # in which everything hidden was redrawn, and the line must be worth the same
LONGEST = 40  # answers of the quick player within a stretch
MOST_FORCED = 12  # answers in a row that people are asked for and programs are not
KEPT = 48
EACH_GAME = 4  # puzzles at most from one game


def module_of(game: Game) -> ModuleType:
    found = registry.puzzle_goals(game)
    if found is None:
        raise LudotekError(f"{game.name} has no goals for puzzles")
    return found


def play(match: Match, bots: list[Bot]) -> Iterator[tuple[int, int]]:
    """The answers of a game among bots at a table for people, each before it is given. People are also asked where there is
    one answer, and say done where a floor would close by itself."""
    while not match.over:
        seat = match.driver()
        action = bots[seat].choose(match, seat)
        alone = match.clone()
        alone.attended = False
        alone.carry_out(seat, action)
        yield seat, action
        match.carry_out(seat, action)
        for _ in range(MOST_FORCED):
            if match.over or alone.over or is_same_question(match, alone):
                break
            seat = match.driver()
            options = match.options(seat)
            if len(options) > 1 and DONE not in options:
                break
            action = options[0] if len(options) == 1 else DONE
            yield seat, action
            match.carry_out(seat, action)


def is_same_question(match: Match, other: Match) -> bool:
    return type(match.question) is type(other.question) and match.driver() == other.driver()


def new_match(game: Game, options: dict[str, Any], seed: int) -> Match:
    checked = game.check_options(options)
    return game.start(game.content(checked), checked, SealedChance(secret_of(seed)), None, True)


def search(game: Game, seed: int) -> list[dict[str, Any]]:
    """The puzzles of the games with this seed, at most one in each stretch."""
    module = module_of(game)
    found: list[dict[str, Any]] = []
    for options in module.SETTINGS:
        match = new_match(game, options, seed)
        bots = [make_bot(module.PLAYER, game, FastChance(seed * 31 + seat)) for seat in range(match.seats)]
        answers: list[tuple[int, int]] = []
        done = None
        for answer in play(match, bots):
            if module.stretch(match) != done:
                puzzle = look(game, module, match)
                if puzzle is not None:
                    done = module.stretch(match)
                    found.append({"options": options, "seed": seed, "answers": write_answers(answers), **puzzle})
            answers.append(answer)
    return found


def look(game: Game, module: ModuleType, match: Match) -> dict[str, Any] | None:
    """A puzzle that begins here, if there is one; the deepest, if there are several."""
    goals, seats = module.goals(match), module.seats(match)
    if not goals:
        return None
    stretch = Stretch(game, goals[0], seats, match.clone(), module.POSITIONS)
    found: list[dict[str, Any]] = []
    for goal in goals if stretch.complete else []:
        stretch.look_at(goal)
        if is_puzzle(stretch):
            depth = sum(stretch.signs().values())
            line = [(edge.seat, edge.action) for edge in stretch.line()]
            missed = quick_value(game, goal, seats, match) < stretch.best - CLEARLY
            if (missed or depth >= module.OBVIOUS) and holds(game, goal, seats, match, line, stretch.best):
                found.append(
                    {
                        "goal": goal.name,
                        "numbers": goal.numbers,
                        "seats": seats,
                        "line": write_answers(line),
                        "best": round(stretch.best, 12),
                        "depth": depth,
                        "missed": missed,
                    }
                )
    return max(found, key=lambda each: each["depth"], default=None)


def is_puzzle(stretch: Stretch) -> bool:
    """Is there one best line, clearly better than any other?"""
    if stretch.best <= CLEARLY or stretch.second >= stretch.best - CLEARLY:
        return False
    return bool(stretch.signs()) and stretch.is_unique()


def quick_value(game: Game, goal: Goal, seats: list[int], match: Match) -> float:
    """What the quick player makes of it."""
    bot = make_bot("greedy", game, FastChance(0))
    position = match.clone()
    for _ in range(LONGEST):
        seat = position.driver()
        action = bot.choose(position, seat)
        after = position.clone()
        after.carry_out(seat, action)
        if ends(goal, seats, position, seat, action, after):
            return goal.value(position, seat, action, after)
        position = after
    return 0.0


def holds(game: Game, goal: Goal, seats: list[int], match: Match, line: list[tuple[int, int]], best: float) -> bool:
    """Is a line worth the same when everything is redrawn that the first of these seats cannot know?"""
    worlds = [game.determinise(match, seats[0], FastChance(number)) for number in range(WORLDS)]
    return all(worth(goal, seats, world, line) > best - EQUAL for world in worlds)


def worth(goal: Goal, seats: list[int], match: Match, line: list[tuple[int, int]]) -> float:
    """What a line is worth in a position."""
    position = match.clone()
    for seat, action in line:
        after = position.clone()
        after.act(seat, action)
        if ends(goal, seats, position, seat, action, after):
            return goal.value(position, seat, action, after)
        position = after
    return 0.0


def prove(game: Game, puzzle: Puzzle) -> None:
    """Try every line again; what does not hold any more is an error."""
    start = puzzle.begin(game)
    stretch = Stretch(game, puzzle.goal, puzzle.seats, start, module_of(game).POSITIONS)
    verdict = puzzle.judge(start, puzzle.line)
    if not stretch.complete or not is_puzzle(stretch) or abs(stretch.best - puzzle.best) > EQUAL:
        raise LudotekError(f"{game.name}, puzzle {puzzle.number}: its best line is no longer the only one")
    if verdict is None or not verdict.solved or verdict.answers != len(puzzle.line):
        raise LudotekError(f"{game.name}, puzzle {puzzle.number}: its line is not a best one")


def graded(found: list[dict[str, Any]], shallowest: int, grades: list[int]) -> list[dict[str, Any]]:
    """Those that are deep enough, with their grade: the first for those that the quick player finds."""
    return [
        {**each, "grade": 1 + sum(1 for least in grades if each["missed"] and each["depth"] >= least)}
        for each in found
        if each["depth"] >= shallowest
    ]


def chosen(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Puzzles of all grades and goals in turn, few from one game, the easiest first."""
    kinds: dict[tuple[int, str], list[dict[str, Any]]] = {}
    for each in sorted(found, key=lambda puzzle: (puzzle["seed"], len(puzzle["answers"]))):
        kinds.setdefault((each["grade"], each["goal"]), []).append(each)
    kept: list[dict[str, Any]] = []
    games: dict[int, int] = {}
    while any(kinds.values()) and len(kept) < KEPT:
        for waiting in kinds.values():
            if waiting and len(kept) < KEPT:
                each = waiting.pop(0)
                if games.get(each["seed"], 0) < EACH_GAME:
                    games[each["seed"]] = games.get(each["seed"], 0) + 1
                    kept.append(each)
    return sorted(kept, key=lambda puzzle: (puzzle["grade"], puzzle["depth"], puzzle["seed"]))


def read_work(path: Path) -> dict[int, list[dict[str, Any]]]:
    """What was found before, by seed."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return {entry["seed"]: entry["found"] for entry in map(json.loads, lines)}


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100, help="seeds to search")
    parser.add_argument("--seed", type=int, default=1, help="the first of them")
    parser.add_argument("--work", type=Path, help="the work file (default: build/puzzles-GAME.jsonl)")
    parser.add_argument("--keep", action="store_true", help="write the file of the game")
    parser.add_argument("--prove", action="store_true", help="prove the kept puzzles again, and search for none")
    given = parser.parse_args(arguments)
    game = registry.find(given.game)
    if given.prove:
        for puzzle in registry.puzzles(game):
            prove(game, puzzle)
        print(f"{game.name}: {len(registry.puzzles(game))} puzzles proved")
        return
    work: Path = given.work or Path("build") / f"puzzles-{game.name}.jsonl"
    work.parent.mkdir(parents=True, exist_ok=True)
    known = read_work(work)
    for seed in range(given.seed, given.seed + given.games):
        if seed not in known:
            known[seed] = search(game, seed)
            with work.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"seed": seed, "found": known[seed]}) + "\n")
        print(f"{game.name}: seed {seed}, {sum(map(len, known.values()))} found", file=sys.stderr)
    if given.keep:
        module = module_of(game)
        found = [each for seed in sorted(known) for each in known[seed]]
        kept = chosen(graded(found, module.SHALLOWEST, module.GRADES))
        lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in kept)
        registry.puzzles_file(game).write_text(f"[\n{lines}\n]\n", encoding="utf-8")
        print(f"{game.name}: {len(kept)} puzzles kept")


if __name__ == "__main__":
    main()
