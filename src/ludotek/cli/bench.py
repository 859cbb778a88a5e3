"""`ludotek bench`: how fast the engine is."""

from __future__ import annotations

import json as writer
from typing import Annotated, Any

from cyclopts import Parameter

from ludotek import registry
from ludotek.cli.game_options import taking_options
from ludotek.cli.shared_options import Json

GameNames = Annotated[list[str] | None, Parameter(name="GAME", help="The games; all if omitted.")]


@taking_options
def bench(
    games: GameNames = None,
    /,
    *,
    options: dict[str, Any],
    json: Json = False,
) -> None:
    """Benchmark the engine with random play: decisions and games per core-second, clone, options, memory."""
    from ludotek.lab.bench import bench as measure

    for name in [registry.find(name).name for name in games or registry.names()]:
        figures = measure(name, options)
        if json:
            print(writer.dumps(figures), flush=True)
        else:
            print(f"{figures['game']} ({figures['engine']} engine)")
            for key, value in list(figures.items())[2:]:
                print(f"  {key:<22} {value:>12,}")
