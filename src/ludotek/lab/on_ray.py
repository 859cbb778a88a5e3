"""Ray as a crew: it spreads the tasks over the machines of a cluster, and does again what was lost with one of them."""

from __future__ import annotations

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

from ludotek import registry
from ludotek.kernel.errors import LudotekError
from ludotek.lab.workers import AHEAD, TRIES, Result, Task, attempt, lost, unpack

LOCAL = "local"
PATIENCE = 10  # seconds
HERE = {"include_dashboard": False, "object_store_memory": 256 << 20}  # chunks of games are small
# Set before Ray is loaded. The last one says that there is one machine only, as Ray takes for granted on macOS: so it
# listens on the loopback address, and not to the network.
SETTINGS = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}


def load_ray(address: str) -> Any:
    for name, value in SETTINGS.items() if address == LOCAL else ():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError:
        raise LudotekError("--ray needs Ray: install ludotek[ray], or leave it out to use processes") from None
    logging.getLogger("ray").setLevel(logging.ERROR)
    return ray


def alike(program: str, work: Callable[[Task], Result], task: Task) -> tuple[Result | None, str]:
    """Done by the same program only: another one might play other games."""
    if registry.fingerprint() != program:
        return None, "a machine of the Ray cluster has another version of ludotek; install the same one on all of them"
    return attempt(work, task)


def knock(address: str) -> None:
    """Ray itself would try for many minutes to reach somebody who is not there."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host:
        socket.create_connection((host, int(port)), PATIENCE).close()


class OnRay:
    def __init__(self, address: str, workers: int | None = None) -> None:
        """`workers`: how many are started here; in a cluster, how many of them are used at most."""
        self.ray = load_ray(address)
        self.address = address
        self.workers = workers

    def __enter__(self) -> OnRay:
        start = {"num_cpus": self.workers, **HERE} if self.address == LOCAL else {}
        try:
            knock(self.address)
            self.ray.init(self.address, log_to_driver=False, logging_level=logging.ERROR, **start)
        except (OSError, RuntimeError, ValueError) as error:
            raise LudotekError(
                f"there is no Ray at {self.address} ({' '.join(str(error).split())}); start one there with "
                "`ray start --head`, or leave the address out to start one here"
            ) from None
        return self

    def __exit__(self, *_: object) -> None:
        self.ray.shutdown()

    @property
    def width(self) -> int:
        """A cluster may grow and shrink."""
        there = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        return there if self.workers is None else min(there, self.workers)

    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """What is under way when nobody wants it any more ends with the connection; cancelling it could abort Ray."""
        remote = self.ray.remote(num_cpus=1, max_retries=TRIES - 1)(alike)
        program, source, ahead = registry.fingerprint(), iter(tasks), deque[Any]()
        while True:
            room = max(0, AHEAD * self.width - len(ahead))
            ahead.extend(remote.remote(program, work, task) for task in islice(source, room))
            if not ahead:
                return
            try:
                outcome = self.ray.get(ahead.popleft())
            except (self.ray.exceptions.WorkerCrashedError, self.ray.exceptions.NodeDiedError):
                raise lost() from None
            yield unpack(outcome)
