"""What comes from outside is read strictly: a clear refusal, and neither the connection nor another table is disturbed."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from serving import Page, Said, Server, threaded
from websockets.exceptions import ConnectionClosed

from ludotek.house.strict import DEEPEST, LARGEST, depth, read
from ludotek.table.refusal import TableRefusal

ACT = '{"type":"act","id":1,"decision":"x","action":0}'
BAD_FRAMES = {
    "no JSON": "hello",
    "nothing": "",
    "a list": "[]",
    "a number": "1",
    "two values": ACT + ACT,
    "unknown type": '{"type":"dance","id":1}',
    "no type": '{"id":1}',
    "no id": '{"type":"urge"}',
    "unknown field": '{"type":"urge","id":1,"seat":0}',
    "wrong type": '{"type":"act","id":1,"decision":3,"action":"0"}',
    "a fraction": '{"type":"act","id":1,"decision":"x","action":0.5}',
    "NaN": '{"type":"act","id":1,"decision":"x","action":NaN}',
    "Infinity": '{"type":"act","id":1,"decision":"x","action":-Infinity}',
    "beyond all numbers": '{"type":"act","id":1,"decision":"x","action":1e999}',
    "a number too long": '{"type":"act","id":1,"decision":"x","action":' + "9" * 5000 + "}",
    "a key twice": '{"type":"urge","id":1,"id":2}',
    "a type twice": '{"type":"urge","type":"concede","id":1}',
    "half a character": '{"type":"say","id":1,"text":"\\ud800"}',
    "unknown language": '{"type":"adjust","id":1,"lang":"xx"}',
    "too deep": '{"type":"say","id":1,"text":' + "[" * 200 + "]" * 200 + "}",
    "depth behind a text": '{"a":"' + "]" * 50 + '","b":' + "[" * 60 + "]" * 60 + "}",
    "too large": json.dumps({"type": "say", "id": 1, "text": "x" * LARGEST}),
    "a byte order mark": "\ufeff" + ACT,
}


@pytest.mark.parametrize("frame", BAD_FRAMES.values(), ids=BAD_FRAMES.keys())
def test_a_bad_frame_is_refused_and_the_page_stays(server: Server, page: Page, frame: str) -> None:
    page.socket.send(frame)
    refused(page, "too-large" if len(frame) > LARGEST else "malformed")
    page.done(type="adjust", name="Ann")


def test_a_refusal_of_a_bad_message_says_which_one_it_was(page: Page) -> None:
    page.refused("malformed", type="adjust", lang="xx")


def test_a_binary_frame_is_refused(page: Page) -> None:
    page.socket.send(ACT.encode())
    refused(page, "malformed")
    page.done(type="adjust", name="Ann")


@pytest.fixture(scope="module")
def page(server: Server) -> Iterator[Page]:
    with server.page(server.open("twenty-strong")).settled() as found:
        yield found


def refused(page: Page, code: str) -> None:
    while True:
        said = page.hear()
        if said["type"] == "refused":
            assert said["code"] == code
            assert said["id"] in (0, 1, 2)  # its own number, where that can be read
            assert said["text"]
            return


def test_hello_comes_first_and_once(server: Server, page: Page) -> None:
    for frame in (ACT, "hello", '{"type":"hello","id":1,"table":"x"}'):
        with server.door() as stranger:
            stranger.socket.send(frame)
            assert stranger.bye()["code"] in ("hello-first", "malformed")
            with pytest.raises(ConnectionClosed):
                stranger.hear()
    page.refused("hello-again", type="hello", table="x", key="x")


def test_frames_that_no_page_would_send_end_only_that_connection(server: Server) -> None:
    table = server.open("twenty-strong")
    with server.page(table).settled() as other:
        with server.page(table).settled() as page:
            page.socket.send("x" * 200_000)  # the protocol itself has a limit, too
            with pytest.raises(ConnectionClosed) as closed:
                page.until(lambda each: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        with server.page(table).settled() as page:
            page.socket.send(b"\xff\xfe{", text=True)
            with pytest.raises(ConnectionClosed):
                page.until(lambda each: False)
        assert other.act()["type"] == "done"


def test_someone_who_says_nothing_that_makes_sense_at_all(server: Server) -> None:
    host, _, port = server.address.partition(":")
    for noise in (
        b"\x00" * 100,
        b"GET / HTTP/1.1\r\n" + b"x" * 70_000,
        b"GET /ws HTTP/1.1\r\nUpgrade: nonsense\r\n\r\n",
    ):
        with socket.create_connection((host, int(port.partition("/")[0])), 5) as raw:
            raw.sendall(noise)
            raw.settimeout(5)
            with suppress(OSError):
                raw.recv(100)
    assert server.http.get("/health").status_code == 200


BAD_BODIES = {
    "no JSON": b"hello",
    "nothing": b"",
    "unknown field": b'{"game":"untamed","colour":"red"}',
    "a key twice": b'{"game":"untamed","game":"untamed"}',
    "NaN": b'{"game":"untamed","options":{"seats":NaN}}',
    "invalid UTF-8": b'{"game":"\xff"}',
    "half a character": b'{"game":"\\ud800"}',
    "too deep": b'{"game":"untamed","options":{"a":' + b"[" * 50 + b"]" * 50 + b"}}",
    "wrong type": b'{"game":7}',
    "unknown seat": b'{"game":"untamed","seats":[{"who":"robot"}]}',
    "too large": b'{"game":"' + b"x" * LARGEST + b'"}',
}


@pytest.mark.parametrize("body", BAD_BODIES.values(), ids=BAD_BODIES.keys())
def test_a_bad_body_is_refused_in_words(server: Server, body: bytes) -> None:
    headers = {"content-type": "application/json", "accept-language": "xx, de-AT;q=0.8"}
    answer = server.http.post("/api/tables", content=body, headers=headers)
    large = len(body) > LARGEST
    assert (answer.status_code, answer.json()["code"]) == ((413, "too-large") if large else (400, "malformed"))
    assert answer.json()["text"].startswith("Die Nachricht ist")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "bad"),
        ({"game": "untamed", "options": {"colour": "red"}}, "bad"),
        ({"game": "untamed", "options": {"mode": ["duel"]}}, "bad"),
        ({"game": "untamed", "options": {"seats": 10**30}}, "bad"),
        ({"game": "untamed", "options": {"seats": True}}, "bad"),
        ({"game": "untamed", "options": {"mode": "duel", "seats": 5}}, "bad"),
        ({"game": "untamed", "options": {"factions": "rat,rat,rat"}}, "bad"),
        ({"game": "twenty-strong", "options": {"hero": "nobody"}}, "bad"),
        ({"game": "twenty-strong", "options": {"deck": "nowhere"}}, "bad"),
        ({"game": "twenty-strong", "options": {"deck": {"a": 1}}}, "bad"),
        ({"game": "untamed", "seats": [{"who": "me"}] * 9}, "bad"),
        ({"game": "twenty-strong", "seats": [{"who": "me"}] * 2}, "wrong-number"),
        ({"game": "untamed", "seats": [{"who": "bot"}, {"who": "bot"}]}, "nobody-there"),
        ({"game": "untamed", "seats": [{"who": "me"}, {"who": "bot", "bot": "human"}]}, "no-such-bot"),
    ],
)
def test_a_table_that_cannot_be(server: Server, body: dict[str, object], code: str) -> None:
    answer = server.post("/api/tables", body)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_no_file_of_the_server_can_be_named_as_a_deck(server: Server, tmp_path: Path) -> None:
    secret = tmp_path / "secret.toml"
    secret.write_text('password = "hunter2')
    answers = [
        server.post("/api/tables", {"game": "twenty-strong", "options": {"deck": str(secret)}}),
        server.post("/api/tables", {"game": "twenty-strong", "options": {"hero": f"{secret}:wanderer"}}),
        server.get("/api/games/twenty-strong/cards", deck=str(secret)),
    ]
    for answer in answers:
        assert answer.status_code == 400
        assert "TOML" not in answer.text
        assert "hunter2" not in answer.text


class TestLimits:
    def test_a_page_that_asks_too_much_is_told_so_and_may_go_on_later(self, tmp_path: Path) -> None:
        with threaded(tmp_path, requests=2, burst=20) as server:
            table = server.open("twenty-strong")
            with server.page(table).settled() as page, server.page(table).settled() as other:
                ids = [page.say(type="adjust") for _ in range(60)]
                page.until(lambda page: len(page.others) >= len(ids))
                assert [each["type"] for each in page.others[:19]] == ["done"] * 19
                assert any(each.get("code") == "too-fast" for each in page.others)
                assert other.act()["type"] == "done"
                time.sleep(0.6)  # enough for one more
                page.done(type="adjust")

    def test_an_address_that_asks_too_much(self, tmp_path: Path) -> None:
        with threaded(tmp_path, requests=1, burst=5) as server:
            answers = [server.get("/api/games") for _ in range(5)]
            assert [each.status_code for each in answers[:4]] == [200] * 4
            while answers[-1].status_code != 429:  # faster than one in a second
                assert len(answers) < 60
                answers.append(server.get("/api/games"))
            assert answers[-1].json()["code"] == "too-fast"
            assert server.http.get("/health").status_code == 200

    def test_an_address_that_opens_too_many_tables(self, tmp_path: Path) -> None:
        with threaded(tmp_path, tables_per_hour=3) as server:
            for _ in range(3):
                table = server.open("twenty-strong")
            assert server.post("/api/tables", {"game": "twenty-strong"}).status_code == 429
            with server.page(table).settled() as page:
                assert page.act()["type"] == "done"

    def test_an_address_that_has_too_many_games_reviewed(self, tmp_path: Path) -> None:
        with threaded(tmp_path, reviews_per_hour=2) as server:
            tables = [conceded(server) for _ in range(3)]
            for table in (tables[0], tables[1], tables[0]):
                assert server.get(review_of(table), table["key"]).status_code == 200, "the same may be read again"
            refused = server.get(review_of(tables[2]), tables[2]["key"], lang="de")
            assert (refused.status_code, refused.json()["code"]) == (429, "reviewed-enough")
            assert refused.json()["text"].startswith("Du hast in einer Stunde viele Partien analysieren lassen.")
            for path in ("0", "0/0"):
                better = server.get(f"{review_of(tables[2])}/{path}", tables[2]["key"])
                assert better.json()["code"] == "reviewed-enough", "nor by way of a better line"

    def test_no_more_connections_than_there_may_be(self, tmp_path: Path) -> None:
        with threaded(tmp_path, connections=2) as server:
            table = server.open("twenty-strong")
            with server.page(table).settled() as page, server.page(table).settled():
                with server.door() as third, pytest.raises(ConnectionClosed) as closed:
                    third.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1013
                assert page.act()["type"] == "done"
            with server.page(table).settled() as page:
                assert page.act()["type"] == "done"


def conceded(server: Server) -> Said:
    """A game that was over soon."""
    table = server.open("twenty-strong")
    with server.page(table).settled() as page:
        page.done(type="concede")
    return table


def review_of(table: Said) -> str:
    return f"/api/tables/{table['table']}/review"


def test_depth_counts_brackets_and_no_texts() -> None:
    assert depth(b'{"a":[[1],[2]]}') == 3
    assert depth(b'{"a":"[[[[[["}') == 1
    assert depth(b'["]]]]",[[[]]]]') == 4
    assert depth(b'["\\"]]]",[[]]]') == 3
    decoder = msgspec.json.Decoder(object)
    assert read(b"[" * DEEPEST + b"]" * DEEPEST, decoder) is not None
    with pytest.raises(TableRefusal):
        read(b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1), decoder)
