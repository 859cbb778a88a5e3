"""The server as a web server: origins, headers, a path of its own, health, readiness, metrics, the library."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from serving import Server, threaded
from websockets.exceptions import InvalidStatus

PATHS = [
    "/",
    "/api/games",
    "/api/games/untamed/rules",
    "/health",
    "/metrics",
    "/nowhere",
    "/assets/none.js",
    "/api/none",
]


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "DELETE"])
def test_every_answer_carries_the_headers(server: Server, path: str, method: str) -> None:
    answer = server.http.request(method, path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert "http" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert "access-control-allow-origin" not in answer.headers
    assert answer.status_code < 500
    if answer.status_code >= 400:
        assert "immutable" not in answer.headers["cache-control"]


def test_what_may_be_kept(server: Server) -> None:
    assert server.http.get("/api/games").headers["cache-control"] == "no-store"
    assert server.http.get("/health").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "//", "http://127.0.0.1:1", "file://"])
def test_pages_of_others_may_not_speak_to_the_server(server: Server, origin: str) -> None:
    answer = server.post("/api/tables", {"game": "untamed"}, origin=origin)
    assert (answer.status_code, answer.json()["code"]) == (400, "wrong-origin")
    with pytest.raises(InvalidStatus) as refused:
        server.door(origin=origin)
    assert refused.value.response.status_code == 403


def test_pages_of_ours_may(server: Server, tmp_path: Path) -> None:
    own = f"http://{server.address}"
    assert server.post("/api/tables", {"game": "untamed"}, origin=own).status_code == 201
    with server.page(server.open("untamed"), origin=own).settled() as page:
        assert page.state
    with threaded(tmp_path, origins=("https://games.example",)) as other:
        assert other.post("/api/tables", {"game": "untamed"}, origin="https://games.example").status_code == 201
        assert other.post("/api/tables", {"game": "untamed"}, origin="https://games.example.evil").status_code == 400


def test_below_a_path_behind_a_reverse_proxy(tmp_path: Path) -> None:
    with threaded(tmp_path, base="/ludotek", requests=1, burst=6) as server:
        for path in ("/health", "/ready", "/api/games"):
            assert server.http.get(path).status_code == 200
        assert server.http.get("/").headers["content-type"].startswith("text/html")
        root = f"http://{server.address.partition('/')[0]}"
        assert server.http.get(f"{root}/health").status_code == 404
        with server.page(server.open("twenty-strong")).settled() as page:
            assert page.act()["type"] == "done"
        codes = [server.http.get("/api/games").status_code for _ in range(8)]
        assert 429 in codes  # the limit holds there, too


def test_health_and_readiness(server: Server) -> None:
    assert server.http.get("/health").json()["status"] == "ok"
    assert server.http.get("/ready").json() == {"status": "ready"}


def test_the_scheme_of_an_origin_counts(tmp_path: Path, server: Server) -> None:
    by_tls = f"https://{server.address}"
    assert server.post("/api/tables", {"game": "untamed"}, origin=by_tls).status_code == 400
    with threaded(tmp_path, proxies=("127.0.0.1",)) as behind:  # a proxy that adds TLS says so
        headers = {"origin": f"https://{behind.address}", "x-forwarded-proto": "https"}
        assert behind.post("/api/tables", {"game": "untamed"}, **headers).status_code == 201
        plain = {**headers, "origin": f"http://{behind.address}"}
        assert behind.post("/api/tables", {"game": "untamed"}, **plain).status_code == 400


def test_by_a_name_that_is_not_its_own_the_server_tells_only_that_it_lives(tmp_path: Path) -> None:
    with threaded(tmp_path, names=("games.example",)) as server:
        evil = {"host": "evil.example", "origin": "http://evil.example"}
        assert server.post("/api/tables", {"game": "untamed"}, **evil).status_code == 400
        assert server.http.get("/", headers={"host": "evil.example"}).status_code == 400
        assert server.http.get("/", headers={"host": "["}).status_code == 400
        assert server.http.get("/health", headers={"host": "10.0.0.7"}).status_code == 200
        ours = {"host": "games.example", "origin": "http://games.example"}
        assert server.post("/api/tables", {"game": "untamed"}, **ours).status_code == 201


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_library_is_complete_in_every_language(server: Server, lang: str) -> None:
    games: list[dict[str, Any]] = server.get("/api/games", lang=lang).json()
    assert [game["name"] for game in games] == ["twenty-strong", "untamed", "reckoners"]
    for game in games:
        assert game["title"]
        assert all(option["text"] for option in game["options"])
        rules = server.get(f"/api/games/{game['name']}/rules", lang=lang).json()
        assert all(clause["id"].startswith(game["prefix"]) for chapter in rules for clause in chapter["clauses"])
        cards = server.get(f"/api/games/{game['name']}/cards", lang=lang).json()
        assert len(cards) > 20
        assert all(card["name"] and card["kind_text"] for card in cards)


def test_what_is_not_there_is_said_in_words(server: Server) -> None:
    assert server.get("/api/games/chess/rules").status_code == 400
    assert server.get("/api/games/untamed/rules", lang="xx").status_code == 400
    missing = server.http.get("/api/none", headers={"accept-language": "fr"})
    assert (missing.status_code, missing.json()["code"]) == (404, "no-such-page")
    assert missing.json()["text"] != server.http.get("/api/none").json()["text"]


def test_a_person_who_types_a_wrong_address_gets_a_page(server: Server) -> None:
    asked = {"accept": "text/html,application/xhtml+xml", "accept-language": "de"}
    missing = server.http.get("/nonsense", headers=asked)
    assert missing.status_code == 404
    assert missing.headers["content-type"].startswith("text/html")
    assert '<html lang="de">' in missing.text
    assert 'href="/"' in missing.text
    assert server.http.get("/nonsense").json()["code"] == "no-such-page"


def test_whoever_only_wants_to_know_asks_with_head(server: Server) -> None:
    for path in ("/", "/health", "/api/games"):
        head, whole = server.http.head(path), server.http.get(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-type"] == whole.headers["content-type"]
    assert server.http.head("/nonsense").status_code == 404


def test_no_page_of_the_server_asks_another_host_for_anything(server: Server) -> None:
    for path in (
        "/",
        "/api/schema",
        "/api/schema/",
        "/api/schema/swagger",
        "/api/schema/redoc",
        "/api/schema/elements",
    ):
        answer = server.http.get(path, follow_redirects=True)
        if answer.headers.get("content-type", "").startswith("text/html"):
            assert 'src="http' not in answer.text, path
            assert 'href="http' not in answer.text, path
