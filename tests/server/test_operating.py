"""What an operator meets: figures, an end that players notice as one line, a start that fails, noise that is none."""

from __future__ import annotations

import logging
import signal
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from serving import Process, Threaded, threaded, until
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from ludotek.cli.app import run
from ludotek.server.frames import UNREAD
from ludotek.server.logs import NotByStrangers


def figures(server: Threaded) -> dict[tuple[str, str], float]:
    """By name and label."""
    host, port = server.app.state.metrics_at
    text = httpx.get(f"http://{host}:{port}/metrics").text
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    return {(each.name, ",".join(each.labels.values())): each.value for each in samples}


def test_figures_are_told_on_an_address_of_their_own(tmp_path: Path) -> None:
    with threaded(tmp_path, metrics="127.0.0.1:0") as server:
        before = figures(server)
        with server.page(server.open("twenty-strong")).settled() as page:
            page.act()
            page.refused("stale", type="act", decision="x", action=0)
            with server.door() as stranger:
                stranger.say(type="hello", table=page.state["table"]["id"], key="x")
                assert stranger.bye()["code"] == "wrong-key"
            after = figures(server)
        assert server.http.get("/metrics").status_code == 404
    for name, more in {
        ("ludotek_connections", ""): 1,
        ("ludotek_tables", ""): 1,
        ("ludotek_changes_total", ""): 1,
        ("ludotek_message_seconds_count", "act"): 2,
        ("ludotek_refusals_total", "stale"): 1,
        ("ludotek_refusals_total", "wrong-key"): 1,
        ("ludotek_store_seconds_count", "append"): 1,
        ("ludotek_http_seconds_count", "/api/tables"): 1,
    }.items():
        assert after.get(name, 0) >= before.get(name, 0) + more, name
    for name in ("queued_replies", "queued_loads", "pages_behind", "draining", "bot_fallbacks_total", "damaged_total"):
        assert (f"ludotek_{name}", "") in after
    assert ("ludotek_loop_lag_seconds_count", "") in after


def test_failures_of_the_database_are_counted(tmp_path: Path) -> None:
    with threaded(tmp_path, metrics="127.0.0.1:0") as server:
        table = server.open("twenty-strong")
        with server.page(table).settled() as page:
            (tmp_path / "tables.sqlite").rename(tmp_path / "elsewhere.sqlite")
            assert page.act()["code"] == "store-down"
        assert figures(server)["ludotek_store_errors_total", "gone"] >= 1


def test_pages_are_told_in_one_line_that_the_server_ends(tmp_path: Path) -> None:
    server = Process(tmp_path, "--drain", "0.5")
    try:
        with server.page(server.open("twenty-strong")).settled() as page:
            server.process.send_signal(signal.SIGTERM)
            until(lambda: server.http.get("/ready").status_code == 503)
            assert page.act()["type"] == "done"  # whoever plays goes on meanwhile
            bye = page.bye()
            assert (bye["code"], bye["again"]) == ("restarting", True)
            assert bye["text"] == "The server is being updated. Your game goes on in a moment."
        assert server.process.wait(20) in (0, -signal.SIGTERM)
    finally:
        server.kill()


def test_a_server_that_ends_leaves_nothing_of_its_workers_behind(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        with server.page(server.open("untamed", "mbbb", options={"mode": "survival", "seats": 4})).settled() as page:
            page.done(type="concede")  # the bots play on
        server.process.send_signal(signal.SIGTERM)
        assert server.process.stdout is not None
        server.process.stdout.read()  # until the last of its processes has ended
        assert "leaked" not in server.log
    finally:
        server.kill()


def test_a_start_that_fails_says_why_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"no database at all, but long enough to look at" * 100)
    assert run(["serve", "--data", str(tmp_path), "--port", "0"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "the database" in told and "Traceback" not in told
    assert run(["serve", "--data", str(tmp_path / "new"), "--port", "0", "--metrics", "nowhere"]) == 2


def test_pings_that_are_not_read_fill_no_memory(tmp_path: Path) -> None:
    with threaded(tmp_path) as server:
        with server.page(server.open("twenty-strong")).settled() as page:
            line = page.socket.socket
            line.settimeout(30)
            pings = Frame(Opcode.PING, bytes(125)).serialize(mask=True) * 1000
            with pytest.raises(OSError):
                line.sendall(pings * (1 + 1000 * UNREAD // len(pings)))
        assert server.http.get("/health").status_code == 200


def test_what_strangers_send_is_no_error_of_ours(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    quiet = NotByStrangers()
    with threaded(tmp_path) as server, server.door() as page:
        page.socket.socket.sendall(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
        with pytest.raises(ConnectionClosed):
            page.socket.recv(30)
    assert any("UTF-8" in record.getMessage() for record in caplog.records)
    assert [
        record.getMessage() for record in caplog.records if quiet.filter(record) and record.levelno >= logging.ERROR
    ] == []


def test_frames_are_not_compressed_and_not_long(tmp_path: Path) -> None:
    with threaded(tmp_path) as server, server.door() as page:
        assert page.socket.protocol.extensions == []
        page.socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed):
            page.socket.recv(30)
