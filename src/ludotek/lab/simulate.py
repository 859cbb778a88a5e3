"""A game among bots, one of many. Every game has its own seed, drawn from the main one and its number, so the results are
the same however the games are spread over processes. Time is the processor's, so that a busy machine makes nobody weaker."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from time import process_time
from typing import Any

from ludotek import registry
from ludotek.bots import make_bot, play, read_players
from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game
from ludotek.lab.moments import Moments, Noted
from ludotek.packs.pack import Pack, pack_of


@dataclass(frozen=True)
class Plan:
    """What is simulated: everything that decides the results."""

    game: str
    options: tuple[tuple[str, Any], ...]
    players: str
    seed: int
    games: int
    blank: str = ""  # the card that a blank takes the place of, to see what it is worth
    pack: str = ""  # what somebody has brought to play with, as JSON

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


def make_plan(
    game: str,
    options: dict[str, Any],
    players: str,
    seed: int,
    games: int,
    blank: str = "",
    pack: Pack | None = None,
) -> Plan:
    """A plan, checked: whatever is wrong with it is said before a game is played."""
    rules = registry.find(game)
    if games < 1:
        raise LudotekError(f"the number of games must be at least 1, not {games}")
    if not 0 <= seed < 1 << 63:
        raise LudotekError(f"the seed must be a whole number from 0 to {(1 << 63) - 1}, not {seed}")
    checked = rules.check_options(options) if pack is None else pack.options(options)
    brought = "" if pack is None else json.dumps(pack.to_data())
    plan = Plan(rules.name, tuple(checked.items()), players, seed, games, blank, brought)
    first = start(plan, 0)
    for name in read_players(players, first.seats):
        make_bot(name, rules, FastChance(0))
    return plan


def seed_of(seed: int, index: int, purpose: int) -> int:
    """The seed of one game: of its chance (purpose 0), or of the bot on a seat (1 + seat)."""
    label = f"{seed} game {index} purpose {purpose}".encode()
    return int.from_bytes(hashlib.blake2b(label, digest_size=8).digest(), "big")


def seed_of_setting(seed: int, number: int) -> int:
    """The main seed of one of several settings whose games are independent."""
    return seed_of(seed, number, 0) >> 1


@lru_cache(maxsize=8)
def content_of(plan: Plan) -> dict[str, Any]:
    """Read once in each process."""
    game = registry.find(plan.game)
    options, blanks = dict(plan.options), registry.blanks(game)
    content = pack_of(json.loads(plan.pack), "pack").content(options) if plan.pack else game.content(options)
    return blanks.blanked(content, plan.blank) if plan.blank and blanks is not None else content


def start(plan: Plan, index: int) -> Any:
    game = registry.find(plan.game)
    return game.start(content_of(plan), dict(plan.options), chance_of(plan, index))


def chance_of(plan: Plan, index: int) -> FastChance:
    return FastChance(seed_of(plan.seed, index, 0))


def play_one(plan: Plan, index: int) -> Played:
    return play_out(plan, index, start(plan, index))


def play_noting(plan: Plan, index: int) -> tuple[Played, list[Noted]]:
    """The same game, with the moments of interest from its set-up to its end; with a blank only the result is one."""
    if plan.blank:
        return play_one(plan, index), []
    game = registry.find(plan.game)
    match = game.prepare(content_of(plan), dict(plan.options), chance_of(plan, index))
    moments = Moments(game, match)
    match.listener = moments
    match.settle()
    return play_out(plan, index, match), moments.noted


def play_out(plan: Plan, index: int, match: Any) -> Played:
    game = registry.find(plan.game)
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
