"""The fingerprint of an engine: one digest of many random games. Engines that play the same games have the same one.

python -m ludotek.testing.fingerprint twenty-strong --seeds 20
python -m ludotek.testing.fingerprint package.module:GAME --options '[{"seats": 4}]'
"""

from __future__ import annotations

import argparse
import hashlib
import json
from importlib import import_module
from typing import Any

from ludotek import registry
from ludotek.kernel.chance import FastChance
from ludotek.kernel.game import Game


def resolve(reference: str) -> Game:
    """A game by its registered name, or as "module:GAME"."""
    module, colon, name = reference.partition(":")
    if not colon:
        return registry.find(reference)
    found: Game = getattr(import_module(module), name)
    return found


def fingerprint(game: Game, variants: list[dict[str, Any]], seeds: range, limit: int = 20_000) -> str:
    """The digest of every position of random games, one game for each variant and seed."""
    total = hashlib.blake2b(digest_size=16)
    for variant in variants:
        options = game.check_options(variant)
        content = game.content(options)
        for seed in seeds:
            match = game.start(content, options, FastChance(seed))
            chooser = FastChance(seed + 1_000_003)
            for _ in range(limit):
                total.update(match.digest().encode())
                if match.over:
                    break
                seat = match.driver()
                allowed = match.options(seat)
                match.carry_out(seat, allowed[chooser.below(0, len(allowed))])
    return total.hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--options", default="[{}]")
    given = parser.parse_args()
    found = fingerprint(resolve(given.game), json.loads(given.options), range(given.seeds))
    print(json.dumps({"engine": registry.engine(), "fingerprint": found}))


if __name__ == "__main__":
    main()
