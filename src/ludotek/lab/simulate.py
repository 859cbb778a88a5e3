"""Many games among bots. Every game has its own seed, drawn from the main one and its number, so the results are the
same however the games are spread over processes. Time is the processor's, so that a busy machine makes nobody weaker."""

from __future__ import annotations

import hashlib
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from time import process_time
from typing import Any

from ludotek import registry
from ludotek.bots import make_bot, play, read_players
from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game

CHUNK = 500  # games that a process plays before it reports


@dataclass(frozen=True)
class Plan:
    """What is simulated: everything that decides the results."""

    game: str
    options: tuple[tuple[str, Any], ...]
    players: str
    seed: int
    games: int

    @property
    def head(self) -> dict[str, Any]:
        """By which a file of its games is known."""
        return {"game": self.game, "options": dict(self.options), "players": self.players, "seed": self.seed}


@dataclass(frozen=True)
class Played:
    """One finished game. `facts` are the game's own: words to group by, numbers that are lengths, and lists of words,
    one for each seat; several words for a seat have a + between them."""

    index: int
    scores: tuple[float, ...]
    how: str
    decisions: int
    facts: dict[str, Any]


def make_plan(game: str, options: dict[str, Any], players: str, seed: int, games: int) -> Plan:
    """A plan, checked: whatever is wrong with it is said before a game is played."""
    rules = registry.find(game)
    if games < 1:
        raise LudotekError(f"the number of games must be at least 1, not {games}")
    if not 0 <= seed < 1 << 63:
        raise LudotekError(f"the seed must be a whole number from 0 to {(1 << 63) - 1}, not {seed}")
    plan = Plan(rules.name, tuple(rules.check_options(options).items()), players, seed, games)
    first = start(plan, 0)
    for name in read_players(players, first.seats):
        make_bot(name, rules, FastChance(0))
    return plan


def seed_of(seed: int, index: int, purpose: int) -> int:
    """The seed of one game: of its chance (purpose 0), or of the bot on a seat (1 + seat)."""
    label = f"{seed} game {index} purpose {purpose}".encode()
    return int.from_bytes(hashlib.blake2b(label, digest_size=8).digest(), "big")


@lru_cache(maxsize=8)
def content_of(plan: Plan) -> dict[str, Any]:
    """Read once in each process."""
    return registry.find(plan.game).content(dict(plan.options))


def start(plan: Plan, index: int) -> Any:
    game = registry.find(plan.game)
    return game.start(content_of(plan), dict(plan.options), FastChance(seed_of(plan.seed, index, 0)))


def play_one(plan: Plan, index: int) -> Played:
    game = registry.find(plan.game)
    match = start(plan, index)
    names = read_players(plan.players, match.seats)
    bots = [
        make_bot(name, game, FastChance(seed_of(plan.seed, index, 1 + seat)), process_time)
        for seat, name in enumerate(names)
    ]
    tally = play(match, bots)
    assert match.outcome is not None
    scores = tuple(match.outcome.scores)
    return Played(index, scores, match.outcome.how, int(tally.decisions), facts_of(game, match))


def facts_of(game: Game, match: Any) -> dict[str, Any]:
    """What the game's insight finds remarkable about a finished game."""
    insight = registry.insight(game)
    tell: Callable[[Any], dict[str, Any]] | None = getattr(insight, "facts", None)
    return {} if tell is None else tell(match)


def play_chunk(plan: Plan, first: int, last: int) -> list[Played] | str:
    """The games from `first` to before `last`; an error travels between processes as its sentence."""
    try:
        return [play_one(plan, index) for index in range(first, last)]
    except LudotekError as error:
        return str(error)


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda done: None) -> list[Played]:
    """All games, in the order of their numbers; `progress` hears how many are done."""
    if jobs < 1:
        raise LudotekError(f"the number of jobs must be at least 1, not {jobs}")
    done: list[Played] = []
    for chunk in chunks(plan, jobs):
        if isinstance(chunk, str):
            raise LudotekError(chunk)
        done += chunk
        progress(len(done))
    return done


def chunks(plan: Plan, jobs: int) -> Iterator[list[Played] | str]:
    size = max(1, min(CHUNK, plan.games // (4 * jobs)))
    firsts = range(0, plan.games, size)
    lasts = [min(first + size, plan.games) for first in firsts]
    if jobs == 1:
        for first, last in zip(firsts, lasts, strict=True):
            yield play_chunk(plan, first, last)
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(play_chunk, [plan] * len(lasts), firsts, lasts)
