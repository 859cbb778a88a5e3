"""`ludotek bench`: how fast the engine is."""

from __future__ import annotations

import json as writer
from typing import Annotated

from cyclopts import Parameter

from ludotek import registry
from ludotek.cli.options import Deck, Json
from ludotek.cli.setting import Alpha, Difficulty, Draft, Factions, Hero, Mode, Reckoners, Seats, given

GameNames = Annotated[list[str] | None, Parameter(name="GAME", help="The games; all if omitted.")]


def bench(
    games: GameNames = None,
    /,
    *,
    json: Json = False,
    deck: Deck = None,
    hero: Hero = None,
    difficulty: Difficulty = None,
    mode: Mode = None,
    seats: Seats = None,
    draft: Draft = None,
    factions: Factions = None,
    alpha: Alpha = None,
    reckoners: Reckoners = None,
) -> None:
    """Benchmark the engine with random play: decisions and games per core-second, clone, options, memory."""
    from ludotek.lab.bench import bench as measure

    options = given(
        deck=deck, hero=hero, difficulty=difficulty, mode=mode, seats=seats, draft=draft, factions=factions,
        alpha=alpha, reckoners=reckoners,
    )  # fmt: skip
    for name in [registry.find(name).name for name in games or registry.names()]:
        figures = measure(name, options)
        if json:
            print(writer.dumps(figures), flush=True)
        else:
            print(f"{figures['game']} ({figures['engine']} engine)")
            for key, value in list(figures.items())[2:]:
                print(f"  {key:<22} {value:>12,}")
