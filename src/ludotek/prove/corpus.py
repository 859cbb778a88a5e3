"""The corpus: finished games and counts that were frozen once, with the content they were played with.

It only ever grows. What does not play again as it was frozen has been broken by a change of the rules; such a change needs
a new rules version, whose games are frozen beside the old ones, which go on with the rules they name.

    python -m ludotek.prove.corpus --games 300 --positions 200
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from ludotek import registry
from ludotek.kernel.chance import FastChance
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.reader import content_hash
from ludotek.prove.playing import PLAYERS, content_of, draw_options, games, player
from ludotek.testing.playthrough import perft
from ludotek.testing.walk import choose

HOME = Path(__file__).parent / "frozen"
ENOUGH, DEEPEST, SHALLOWEST = 15_000, 8, 3  # a position is counted as deep as it takes to come to so many lines
LIMIT = 20_000
Data = dict[str, Any]


@cache
def read(game: str, kind: str) -> list[Data]:
    """The frozen games, or counts, of a game; none where nobody has frozen any."""
    path = HOME / f"{game}-{kind}.jsonl.gz"
    if not path.is_file():
        return []
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).decode().splitlines()]


@cache
def content(hash: str) -> Data:
    found: Data = json.loads(gzip.decompress((HOME / f"content-{hash}.json.gz").read_bytes()))
    return found


def answers_of(frozen: Data) -> list[tuple[int, int]]:
    """Written "0:17 1:3": which seat, which answer."""
    pairs = [each.partition(":") for each in frozen["answers"].split()]
    return [(int(seat), int(action)) for seat, _, action in pairs]


def rules_of(game: Game, frozen: Data) -> Game:
    """The game with the rules that it was frozen with, which may be past ones."""
    return game if frozen["rules"] == game.rules_version else registry.find(game.name, frozen["rules"])


def begin(game: Game, frozen: Data) -> Match:
    return rules_of(game, frozen).start(content(frozen["content"]), frozen["options"], FastChance(frozen["seed"]))


class Trail:
    """One digest of all positions of a game."""

    def __init__(self) -> None:
        self.total = hashlib.blake2b(digest_size=16)

    def add(self, match: Match) -> None:
        self.total.update(match.digest().encode())

    @property
    def end(self) -> str:
        return self.total.hexdigest()


# --- freezing ---------------------------------------------------------------------------------------------------------


def freeze_game(game: Game, number: int) -> Data:
    options = draw_options(game, FastChance(number))
    seed = number * 7919 + 13
    policy = player(PLAYERS[number % len(PLAYERS)], game, seed)
    match, chooser, trail = game.start(content_of(game, options), options, FastChance(seed)), FastChance(seed), Trail()
    answers: list[str] = []
    trail.add(match)
    while not match.over and len(answers) < LIMIT:
        seat, action = choose(match, chooser, policy)
        match.carry_out(seat, action)
        answers.append(f"{seat}:{action}")
        trail.add(match)
    assert match.outcome is not None
    return {
        "rules": game.rules_version,
        "content": keep_content(content_of(game, options)),
        "options": options,
        "seed": seed,
        "answers": " ".join(answers),
        "trail": trail.end,
        "outcome": match.outcome.to_data(),
    }


def freeze_count(game: Game, frozen: Data, number: int) -> Data:
    """The lines of play from a position of a frozen game."""
    answers = answers_of(frozen)
    after = int(FastChance(number).below(0, max(1, len(answers) - 2)))
    match = begin(game, frozen)
    for seat, action in answers[:after]:
        match.carry_out(seat, action)
    for depth in range(SHALLOWEST, DEEPEST + 1):
        lines = perft(match, depth)
        if lines >= ENOUGH:
            break
    return {**{name: frozen[name] for name in ("rules", "content", "options", "seed")}, "depth": depth, "lines": lines,
            "answers": " ".join(frozen["answers"].split()[:after])}  # fmt: skip


def keep_content(raw: Data) -> str:
    hash = content_hash(raw)
    path = HOME / f"content-{hash}.json.gz"
    if not path.exists():
        path.write_bytes(gzip.compress(json.dumps(raw).encode(), mtime=0))
    return hash


def append(game: str, kind: str, more: Iterator[Data], wanted: int) -> None:
    """Add so many; what is there stays as it is."""
    lines = [json.dumps(each) for each in read(game, kind)]
    for _, each in zip(range(wanted - len(lines)), more, strict=False):
        lines.append(json.dumps(each))
    (HOME / f"{game}-{kind}.jsonl.gz").write_bytes(gzip.compress(("\n".join(lines) + "\n").encode(), mtime=0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--positions", type=int, default=200)
    wanted = parser.parse_args()
    HOME.mkdir(exist_ok=True)
    for game in games():
        have = len(read(game.name, "games"))
        append(game.name, "games", (freeze_game(game, number) for number in range(have, wanted.games)), wanted.games)
        read.cache_clear()
        frozen, have = read(game.name, "games"), len(read(game.name, "counts"))
        counts = (freeze_count(game, frozen[number % len(frozen)], number) for number in range(have, wanted.positions))
        append(game.name, "counts", counts, wanted.positions)


if __name__ == "__main__":
    main()
