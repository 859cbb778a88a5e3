"""Crews: the order of tasks is kept, errors arrive as sentences, and a lost worker costs its own task and nothing else."""

from __future__ import annotations

import os
import signal
from functools import partial
from pathlib import Path
from time import monotonic, sleep

import pytest

from ludotek.kernel.errors import LudotekError
from ludotek.lab.chunks import in_chunks
from ludotek.lab.workers import TRIES, Alone, hire


def square(n: int) -> int:
    return n * n


def squares(chunk: list[int]) -> list[int]:
    return [n * n for n in chunk]


def fail_at_three(n: int) -> int:
    if n == 3:
        raise LudotekError("three is too much")
    return n


def write_down(folder: Path, fatal: int, most: int, n: int) -> int:
    """Leaves a file for each time that it is tried; the fatal task kills its process the first times."""
    tried = len(list(folder.glob(f"{n}-*")))
    (folder / f"{n}-{tried}").touch()
    if n == fatal and tried < most:
        os.kill(os.getpid(), signal.SIGKILL)
    return n


@pytest.mark.parametrize("jobs", [None, 1, 2])
def test_results_come_in_the_order_of_the_tasks(jobs: int | None) -> None:
    with hire(jobs) as crew:
        assert list(crew.map(square, range(20))) == [n * n for n in range(20)]


def test_an_error_arrives_as_its_sentence() -> None:
    with hire(2) as crew, pytest.raises(LudotekError, match="three is too much"):
        list(crew.map(fail_at_three, range(5)))


def test_a_lost_process_costs_its_task_and_nothing_else(tmp_path: Path) -> None:
    with hire(2) as crew:
        assert list(crew.map(partial(write_down, tmp_path, 2, 1), range(6))) == list(range(6))
    tried = sorted(path.name for path in tmp_path.iterdir())
    assert tried == ["0-0", "1-0", "2-0", "2-1", "3-0", "4-0", "5-0"]


def test_a_task_that_always_kills_is_given_up(tmp_path: Path) -> None:
    with hire(2) as crew, pytest.raises(LudotekError, match=f"lost {TRIES} times"):
        list(crew.map(partial(write_down, tmp_path, 1, TRIES), range(3)))


def test_a_process_that_is_lost_while_idle_is_replaced() -> None:
    with hire(2) as crew:
        for pid in set(crew.map(pid_of, range(4))):
            os.kill(pid, signal.SIGKILL)
        sleep(0.5)
        assert list(crew.map(square, range(6))) == [n * n for n in range(6)]


def test_tasks_are_asked_for_when_somebody_can_do_them() -> None:
    asked: list[int] = []
    with hire(2) as crew:
        results = crew.map(square, (asked.append(n) or n for n in range(1000)))
        next(results)
    assert len(asked) < 20


def test_no_process_is_left_behind() -> None:
    with hire(2) as crew:
        pids = set(crew.map(pid_of, range(4)))
    end = monotonic() + 10
    while any(is_alive(pid) for pid in pids):
        assert monotonic() < end
        sleep(0.02)


def pid_of(_: int) -> int:
    return os.getpid()


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_chunks_grow_with_the_pace_and_hold_everything_once() -> None:
    chunks = list(in_chunks(Alone(), squares, iter(range(30_000)), 30_000))
    assert [n for chunk in chunks for n in chunk] == [n * n for n in range(30_000)]
    assert len(chunks[0]) == 1
    assert max(map(len, chunks)) > 1000


@pytest.mark.parametrize("jobs", [0, -1])
def test_at_least_one_worker(jobs: int) -> None:
    with pytest.raises(LudotekError, match="jobs must be at least 1"), hire(jobs):
        pass
