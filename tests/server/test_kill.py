"""Killed without a word, again and again, in the middle of a game: every move that was acknowledged is there."""

from __future__ import annotations

import random
import threading
import time
from contextlib import suppress
from itertools import cycle
from pathlib import Path

import httpx
import pytest
from serving import PATIENCE, Forked, Page, Process
from websockets.exceptions import ConnectionClosed

KILLS = 25
GAMES = [("reckoners", "mm"), ("twenty-strong", ""), ("untamed", "mb")]


class Player:
    """Plays until the server dies, and remembers what was acknowledged."""

    def __init__(self) -> None:
        self.acknowledged: list[int] = []  # how long the journal was after each answer

    def play(self, page: Page, seed: int, end: threading.Timer | None = None) -> None:
        """`end` begins to run with the first answer."""
        dice = random.Random(seed)
        while not page.over:
            page.until(lambda each: each.over or each.decision is not None)
            if page.over or page.decision is None:
                return
            if page.act(dice.choice(page.decision["options"]))["type"] == "done":
                self.acknowledged.append(page.state["seq"])
                if end is not None and end.ident is None:
                    end.start()


def play_until_it_dies(server: Forked, page: Page, player: Player, seed: int, seconds: float) -> None:
    end = threading.Timer(seconds, server.kill)
    with suppress(ConnectionClosed, OSError):
        player.play(page, seed, end)
    if end.ident is None:  # the game was over before it came to that
        end.start()
    end.join()


def test_no_acknowledged_move_is_ever_lost(tmp_path: Path) -> None:
    dice = random.Random(7)
    server = Forked(tmp_path)
    games = cycle(GAMES)
    moves = kills = 0
    while kills < KILLS:
        player, table, over = Player(), server.open(*next(games)), False
        while kills < KILLS and not over:
            with server.page(table).settled() as page:
                play_until_it_dies(server, page, player, kills, dice.uniform(0.0, 0.3))
            kills += 1
            server = Forked(tmp_path)
            with server.page(table).settled() as page:
                assert page.state["seq"] >= max(player.acknowledged, default=0)
                over = page.over
        moves += len(player.acknowledged)
        replay = server.get(f"/api/tables/{table['table']}/replay", table["key"]).json()
        assert len(replay["moments"]) > len(player.acknowledged)
    with server.page(table).settled() as page:
        player.play(page, 99)
        assert page.over
    server.kill()
    assert moves >= KILLS


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
