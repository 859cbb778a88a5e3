"""What the pages that have gone leave behind is thrown away, though full collections are avoided."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from serving import threaded, until

from ludotek.server import garbage


def test_connections_that_are_closed_are_collected_when_they_are_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "CONNECTIONS", 3)
    collected: list[int] = []
    with threaded(tmp_path) as server:
        monkeypatch.setattr(gc, "collect", lambda: collected.append(1))
        table = server.open("twenty-strong")
        for closed in range(1, 8):
            with server.page(table).settled():
                pass
            until(lambda closed=closed: len(collected) == closed // 3)
