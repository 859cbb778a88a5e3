"""What campaigns of many games share: games spread over processes, and a command line."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from ludotek.kernel.errors import LudotekError

Row = TypeVar("Row")


def play_all(play: Callable[[int], Row], games: list[int], jobs: int) -> Iterator[Row]:
    """Each game by its number, in this order; with several jobs `play` travels to other processes."""
    if jobs < 1:
        raise LudotekError(f"the number of jobs must be at least 1, not {jobs}")
    if jobs == 1:
        yield from map(play, games)
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(play, games)


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
