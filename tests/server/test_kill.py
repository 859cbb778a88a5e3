"""A server that was killed without a word leaves nothing behind. That nothing is lost is proved by `ludotek prove crash`."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest
from serving import PATIENCE, Process


def test_a_killed_server_leaves_no_workers_behind(tmp_path: Path) -> None:
    """A worker that waits for its next thought hears that nobody will ask any more."""
    server = Process(tmp_path)
    with server.page(server.open("untamed", "mb")).settled() as page:
        page.play(4)
        workers = children(server.process.pid)
        assert workers
        server.kill()
    end = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{pid}").exists() for pid in workers):
        assert time.monotonic() < end, "workers outlive their server"
        time.sleep(0.1)
    with pytest.raises(httpx.TransportError):
        httpx.get(f"http://{server.address}/health")


def children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
