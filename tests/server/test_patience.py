"""Strangers who say half of something, who come too often or under false names hold nobody up."""

from __future__ import annotations

import logging
import resource
import signal
import socket
import sqlite3
import time
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from unittest.mock import Mock

import pytest
from serving import Forked, Process, Server, threaded, until
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed

from ludotek.server.addresses import known_as
from ludotek.server.patience import patient
from ludotek.server.settings import Settings

HALVES = [
    b"GET /health HTTP/1.1\r\nHost: x\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
]
WHOLE = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
LONG = b"GET /api/games/untamed/cards HTTP/1.1\r\nHost: x\r\n\r\n" * 300  # too much for the buffers of the system


def call(server: Server, half: bytes) -> socket.socket:
    host, port = server.address.split("/")[0].split(":")
    made = socket.create_connection((host, int(port)), timeout=30)
    made.sendall(half)
    return made


def is_ended(calling: socket.socket) -> bool:
    """Does the other side end the line, without a word?"""
    try:
        return calling.recv(1000) == b""
    except ConnectionResetError:
        return True


def is_answered(calling: socket.socket) -> bool:
    heard = b""
    while more := calling.recv(1000):
        heard += more
        if heard.startswith(b"HTTP/1.1 200") and heard.endswith(b"}"):
            return True
    return False


@pytest.mark.parametrize("half", HALVES, ids=["header", "body"])
def test_half_a_request_is_not_waited_for(tmp_path: Path, half: bytes) -> None:
    with threaded(tmp_path, patience=0.5) as server:
        with call(server, half) as calling:
            assert is_ended(calling)
        assert server.http.get("/health").status_code == 200


@pytest.mark.parametrize("half", HALVES, ids=["header", "body"])
@pytest.mark.parametrize("at_once", [False, True], ids=["after the answer", "at once"])
def test_half_a_request_after_a_whole_one_is_not_waited_for(tmp_path: Path, half: bytes, at_once: bool) -> None:
    with threaded(tmp_path, patience=1.0) as server, call(server, WHOLE + (half if at_once else b"")) as calling:
        assert is_answered(calling)
        if not at_once:
            calling.sendall(half)
        calling.settimeout(4.0)  # less than an idle line is kept
        assert is_ended(calling)


def test_a_whole_request_may_follow_another_on_the_same_line(tmp_path: Path) -> None:
    with threaded(tmp_path, patience=2.0) as server:
        line = HTTPConnection(server.address, timeout=30)
        line.connect()
        kept = line.sock
        for _ in range(3):
            time.sleep(1.0)
            line.request("GET", "/health")
            assert line.getresponse().read()
        assert line.sock is kept
        line.close()


def test_whoever_reads_nothing_is_not_waited_for(tmp_path: Path) -> None:
    with threaded(tmp_path, patience=0.5) as server, call(server, LONG):
        connections = server.uvicorn.server_state.connections
        until(lambda: bool(connections))
        until(lambda: not connections)
        assert server.http.get("/health").status_code == 200


def test_whoever_reads_slowly_is_waited_for_and_whoever_reads_next_to_nothing_is_not(tmp_path: Path) -> None:
    config = Config(Mock(), factory=True)
    config.load()
    loop, transport = Mock(), Mock()
    connection = patient(Settings(data=tmp_path, patience=10.0))(config, ServerState(), {}, loop)
    connection.connection_made(transport)
    transport.get_write_buffer_size.return_value = 100_000
    connection.pause_writing()
    for unread, ended in ((80_000, False), (70_000, False), (69_000, True)):
        transport.get_write_buffer_size.return_value = unread
        seconds, time_is_up = loop.call_later.call_args.args
        time_is_up()
        assert (seconds, transport.abort.called) == (10.0, ended)


def test_many_halves_of_one_address_are_too_many(tmp_path: Path) -> None:
    with threaded(tmp_path, connections_per_address=5) as server:
        held = [call(server, HALVES[0]) for _ in range(5)]
        with call(server, WHOLE) as sixth:
            assert is_ended(sixth), "though its request is whole"
        for each in held:
            each.close()
        until(lambda: is_answered(call(server, WHOLE)))


def test_who_has_waited_longest_makes_room(tmp_path: Path) -> None:
    with threaded(tmp_path, waiting_connections=5) as server:
        held = [call(server, HALVES[0]) for _ in range(5)]
        with call(server, WHOLE) as honest:
            assert is_answered(honest)
            assert is_ended(held[0])
            held[4].sendall(b"\r\n")
            assert is_answered(held[4]), "the others are still there"
        for each in held:
            each.close()


def test_a_page_that_is_there_takes_no_place_of_those_who_wait(tmp_path: Path) -> None:
    with threaded(tmp_path, waiting_connections=1) as server:
        table = server.open("twenty-strong")
        with server.page(table).settled() as page, call(server, HALVES[0]):
            assert page.act()["type"] == "done"


def test_a_server_without_free_files_says_so_once(tmp_path: Path) -> None:
    with Forked(tmp_path) as server:
        with server.page(server.open("twenty-strong")).settled() as page:
            most = 10 + len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))
            resource.prlimit(server.process.pid or 0, resource.RLIMIT_NOFILE, (most, most))
            held = [call(server, HALVES[0]) for _ in range(60)]
            time.sleep(2.5)  # it tries again after a second
            assert page.act()["type"] == "done"
            for each in held:
                each.close()
            with call(server, WHOLE) as honest:
                assert is_answered(honest)
        assert server.log.count("out of system resource") == 1


def test_one_address_does_not_take_all_places(tmp_path: Path) -> None:
    with threaded(tmp_path, connections_per_address=2, proxies=("127.0.0.1",)) as server:
        table = server.open("twenty-strong")
        eve = {"x-forwarded-for": "203.0.113.7"}
        with server.page(table, **eve).settled(), server.page(table, **eve).settled():
            with server.door(**eve) as third, pytest.raises(ConnectionClosed) as closed:
                third.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
            with server.page(table, **{"x-forwarded-for": "203.0.113.8"}).settled():
                pass
        with server.page(table, **eve).settled():
            pass


@pytest.mark.parametrize(("proxies", "opened"), [((), 3), (("127.0.0.1",), 8)])
def test_only_a_proxy_that_is_named_says_who_asks(tmp_path: Path, proxies: tuple[str, ...], opened: int) -> None:
    with threaded(tmp_path, tables_per_hour=3, proxies=proxies) as server:
        answers = [
            server.post("/api/tables", {"game": "twenty-strong"}, **{"x-forwarded-for": f"203.0.113.{n}"})
            for n in range(8)
        ]
        assert [each.status_code for each in answers] == [201] * opened + [429] * (8 - opened)


def test_addresses_of_one_customer_count_together() -> None:
    assert known_as("2001:db8:1:2:3::4") == known_as("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert known_as("2001:db8:1:3::4") != known_as("2001:db8:1:2::4")
    assert known_as("::ffff:203.0.113.7") == known_as("203.0.113.7") == "203.0.113.7"
    assert known_as("") == ""


def test_rematches_count_as_new_tables(tmp_path: Path) -> None:
    with threaded(tmp_path, tables_per_hour=2) as server:
        table = server.open("twenty-strong")
        for code in ("", "too-fast"):
            with server.page(table).settled() as page:
                page.done(type="manage", what="close")
                reply = page.ask(type="rematch")
                assert reply.get("code", "") == code
                table = {"table": (reply.get("data") or table)["table"], "key": table["key"]}


def test_every_refusal_says_what_it_refuses(tmp_path: Path) -> None:
    with threaded(tmp_path, requests=1, burst=10) as server:
        table = server.open("twenty-strong")
        with server.page(table).settled() as page:
            asked = {page.say(type="adjust") for _ in range(40)}
            page.until(lambda page: len(page.others) >= len(asked))
            assert {each["id"] for each in page.others} == asked
            assert [each["type"] for each in page.others].count("refused") >= 30


def test_a_hello_that_fails_ends_the_line(tmp_path: Path) -> None:
    with threaded(tmp_path) as server:
        for id in ("no\0where", "x" * 1_000, "é"):
            with server.door() as page:
                page.say(type="hello", table=id, key="x")
                assert page.bye()["code"] == "no-such-table"
                with pytest.raises(ConnectionClosed):
                    page.hear()


KIND = "table_id = ? AND CAST(entry AS TEXT) LIKE '%\"{}\"%'"
DAMAGES = {
    "played": f"UPDATE journal SET entry = substr(entry, 1, 30) WHERE {KIND.format('played')}",
    "seated": "UPDATE journal SET entry = substr(entry, 1, instr(CAST(entry AS TEXT), 'key') + 10) "
    f"WHERE {KIND.format('seated')}",  # inside the key that is asked for first
    "keyed": f"UPDATE journal SET entry = substr(entry, 1, length(entry) - 4) WHERE {KIND.format('keyed')}",
    "last": "DELETE FROM journal WHERE table_id = ?1 AND seq = (SELECT max(seq) FROM journal WHERE table_id = ?1)",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_is_told_and_hides_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    with threaded(tmp_path) as server:
        whole, damaged = server.open("twenty-strong"), server.open("twenty-strong")
        with server.page(damaged).settled() as page:
            page.play(3)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
        database.execute(DAMAGES[damage], [damaged["table"]])
    with threaded(tmp_path) as server:
        with caplog.at_level(logging.ERROR):
            held = [{"table": each["table"], "key": each["key"]} for each in (damaged, whole)]
            mine = server.post("/api/tables/mine", {"held": held, "lang": "en"})
        assert [each["gone"] for each in mine.json()] == [True, False]
        assert f"table {damaged['table']} cannot be read" in caplog.text
        with server.door() as page:
            page.say(type="hello", table=damaged["table"], key=damaged["key"])
            assert page.bye()["code"] == "damaged"


@pytest.mark.parametrize("path", ["/%00", "/assets/%00.js", "/api/games/%00/rules"])
def test_a_path_that_no_file_can_have_is_not_found(server: Server, path: str) -> None:
    assert server.http.get(path).status_code in (400, 404)


def test_who_has_half_a_body_to_send_does_not_keep_the_server_from_ending(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        with call(server, HALVES[1]):
            server.process.send_signal(signal.SIGTERM)
            server.process.wait(20)
    finally:
        server.kill()
