"""The same figures on Ray, also when one of its workers is killed."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from time import sleep

import pytest

from ludotek.kernel.errors import LudotekError
from ludotek.lab.report import report
from ludotek.lab.series import Series
from ludotek.lab.simulate import Plan, make_plan
from ludotek.lab.tournament import hold, make_tournament
from ludotek.lab.workers import Alone, Crew, hire

WITH_RAY = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'ludotek[ray]'")


@pytest.fixture(scope="module")
def crew(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crew]:
    """One Ray for all tests, as it takes seconds to start; it keeps its token in a home of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(tmp_path_factory.mktemp("home")))
        with hire(2, "local") as found:
            yield found


def figures(plan: Plan, crew: Crew, kill: int | None = None) -> str:
    series = Series([plan])
    for number, _ in enumerate(series.play(crew)):
        if number == 0 and kill is not None:
            os.kill(kill, signal.SIGKILL)
    return json.dumps(report(plan, series.tallies[0]))


def pid_of(_: int) -> int:
    sleep(0.1)
    return os.getpid()


def is_wrong(_: int) -> int:
    raise LudotekError("that is wrong")


@WITH_RAY
def test_the_figures_are_those_of_one_process(crew: Crew) -> None:
    plan = make_plan("untamed", {}, "greedy", 1, 120)
    assert figures(plan, crew) == figures(plan, Alone())


@WITH_RAY
def test_a_killed_worker_changes_no_figure(crew: Crew) -> None:
    pids = set(crew.map(pid_of, range(8)))
    assert len(pids) == 2
    plan = make_plan("twenty-strong", {}, "random", 3, 15_000)
    assert figures(plan, crew, kill=min(pids)) == figures(plan, Alone())
    assert min(pids) not in set(crew.map(pid_of, range(8)))


@WITH_RAY
def test_a_tournament_has_the_same_ratings(crew: Crew) -> None:
    duels = make_tournament("untamed", {"mode": "duel"}, "random,greedy", 1, 4)
    assert hold(duels, crew) == hold(duels)


@WITH_RAY
def test_an_error_arrives_as_its_sentence(crew: Crew) -> None:
    with pytest.raises(LudotekError, match=r"^that is wrong$"):
        list(crew.map(is_wrong, [1]))


@WITH_RAY
def test_it_listens_to_this_machine_only(crew: Crew) -> None:
    assert crew.ray.util.get_node_ip_address() == "127.0.0.1"


@WITH_RAY
@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "127.0.0.1:x"])
def test_an_address_where_nobody_is(address: str) -> None:
    with pytest.raises(LudotekError, match=f"there is no Ray at {address} "), hire(ray=address):
        pass


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LudotekError, match=r"install ludotek\[ray\]"), hire(ray="local"):
        pass
