"""What campaigns of many games share: games spread over processes, and a command line."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from ludotek.kernel.errors import LudotekError
from ludotek.lab.chunks import in_chunks
from ludotek.lab.workers import hire

Row = TypeVar("Row")


def play_all(play: Callable[[int], Row], games: list[int], jobs: int) -> Iterator[Row]:
    """Each game by its number, in this order; with several jobs `play` travels to other processes."""
    with hire(jobs) as crew:
        for rows in in_chunks(crew, partial(play_each, play), games, len(games)):
            yield from rows


def play_each(play: Callable[[int], Row], games: list[int]) -> list[Row]:
    return [play(game) for game in games]


def parser_of(text: str | None, games: int) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=text, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("-n", "--games", type=int, default=games)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--options", type=json.loads, default={})
    return parser


def print_figures(run: Callable[[], dict[str, Any]]) -> None:
    """As JSON; what is wrong with what was asked for is said in a sentence."""
    try:
        print(json.dumps(run(), indent=2))
    except LudotekError as error:
        sys.exit(f"ludotek: {error}")
