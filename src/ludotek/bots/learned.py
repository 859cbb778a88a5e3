"""The learned player: a small network that has seen how `search` answers, and answers as quickly as `greedy`.

What it knows lies in `learned.npz` beside the insight of its game; `python -m ludotek.lab.learning` writes it. Modes and
numbers of seats, questions and answers that it has not learned are left to the quick player.
"""

from __future__ import annotations

import ast
import sys
from array import array
from functools import cache
from pathlib import Path
from zipfile import ZipFile

from ludotek import registry
from ludotek.bots.bot import Bot
from ludotek.bots.greedy import insight_of
from ludotek.kernel.chance import Chance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.policy import Policy, Weights

FILE = "learned.npz"
KINDS = {"|i1": "b", "|u1": "B", "<i4": "i"}  # whole numbers in the file, as `array` calls them
LATEST = 8  # policies of one game that are kept


class Learned(Bot):
    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.weights = weights_of(game)
        self.insight = insight_of(game)

    def think(self, copy: Match, seat: int) -> int:
        policy = policy_for(self.game, self.weights, copy)
        action = policy.choose(copy, seat)
        return self.insight.carry_on(copy, seat) if action < 0 else action


def policy_for(game: Game, weights: Weights, match: Match) -> Policy:
    """Kept from match to match, as long as they are of one kind."""
    kept = _policies.setdefault(game, [])
    for policy in kept:
        if policy.encoder.fits(match):
            return policy
    known = registry.insight(game)
    assert known is not None
    policy = Policy(weights, known.encoder(match))
    _policies[game] = [policy, *kept[: LATEST - 1]]
    return policy


@cache
def weights_of(game: Game) -> Weights:
    """What was learned of a game."""
    path = path_of(game)
    if path is None or not has_learned(game):
        able = [name for name in registry.names() if has_learned(registry.find(name))]
        raise LudotekError(
            f"there is no learned player for {game.name}; there is one for {', '.join(able) or 'no game'}"
        )
    return read(path)


def has_learned(game: Game) -> bool:
    path = path_of(game)
    return path is not None and path.exists()


def path_of(game: Game) -> Path | None:
    insight = registry.insight(game)
    return None if insight is None else Path(str(insight.__file__)).with_name(FILE)


def read(path: Path) -> Weights:
    with ZipFile(path) as file:
        arrays = {name.removesuffix(".npy"): read_array(file.read(name)) for name in file.namelist()}
    facts, answers = names(arrays["fact_names"]), names(arrays["answer_names"])
    hidden = len(arrays["bias"])
    return Weights(
        dict(zip(facts, rows(arrays["facts"], hidden), strict=True)),
        arrays["bias"].tolist(),
        dict(zip(answers, rows(arrays["answers"], hidden), strict=True)),
        arrays["offsets"].tolist(),
        arrays["inputs"].tolist(),
    )


def read_array(data: bytes) -> array[int]:
    """The numbers of a .npy file of version 1, one after the other."""
    end = 10 + int.from_bytes(data[8:10], "little")
    head = ast.literal_eval(data[10:end].decode())
    numbers = array(KINDS[head["descr"]], data[end:])
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def names(text: array[int]) -> list[str]:
    return text.tobytes().decode().splitlines()


def rows(numbers: array[int], width: int) -> list[bytes]:
    return [numbers[at : at + width].tobytes() for at in range(0, len(numbers), width)]


_policies: dict[Game, list[Policy]] = {}


def forget() -> None:
    """What was learned is read again."""
    weights_of.cache_clear()
    _policies.clear()
