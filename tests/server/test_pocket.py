"""The pocket edition beside a server's own page: the same games, on the device of whoever plays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludotek.pocket import site
from ludotek.prove.serving import Threaded, threaded
from ludotek.server import pocket
from ludotek.server.headers import FOREVER, ON_DEVICE, POLICY

NAME = "ludotek-0123456789abcdef.zip"


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    """A server with an edition that is one, as far as a server looks at it."""
    folder = tmp_path_factory.mktemp("beside")
    edition = folder / "edition"
    (edition / "python-1").mkdir(parents=True)
    (edition / "pocket.json").write_text("{}")
    (edition / NAME).write_bytes(b"all of it " * 1000)
    (edition / "python-1" / "pyodide.asm.wasm").write_bytes(b"\0asm")
    (edition / "python-1" / "pyodide.mjs").write_bytes(b"export {}")
    (folder / "secret").write_text("nobody's business")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(site, "EDITION", edition)
        pocket.texts.cache_clear()
        with threaded(folder / "data") as server:
            yield server
    pocket.texts.cache_clear()


def got(server: Threaded, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"http://{server.address}{path}", headers=headers)


def test_only_what_comes_from_there_may_compile_its_engine(beside: Threaded) -> None:
    assert ON_DEVICE.replace(" 'wasm-unsafe-eval'", "") == POLICY
    for path in ("/pocket/", "/pocket/sw.js", f"/pocket/pocket/{NAME}"):
        assert got(beside, path).headers["content-security-policy"] == ON_DEVICE, path
    for path in ("/", "/api/games", "/pocketful"):
        assert got(beside, path).headers["content-security-policy"] == POLICY, path


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("", "text/html", "no-cache"),
        ("sw.js", "text/javascript", "no-cache"),
        ("manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("icon.svg", "image/svg+xml", "no-cache"),
        ("pocket/pocket.json", "application/json", "no-cache"),
        (f"pocket/{NAME}", "application/zip", FOREVER),
        ("pocket/python-1/pyodide.asm.wasm", "application/wasm", FOREVER),
        ("pocket/python-1/pyodide.mjs", "text/javascript", FOREVER),
    ],
)
def test_each_file_says_what_it_is_and_for_how_long(beside: Threaded, path: str, kind: str, kept: str) -> None:
    answer = got(beside, f"/pocket/{path}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].partition(";")[0] == kind
    assert answer.headers["cache-control"] == kept


def test_the_page_knows_both_places(beside: Threaded) -> None:
    page = got(beside, "/pocket/").text
    assert '<meta name="ludotek-house" content="device" />' in page
    assert '<meta name="ludotek-server" content="../" />' in page
    answer = got(beside, "/pocket")
    assert (answer.status_code, answer.headers["location"]) == (302, "/pocket/")
    assert got(beside, "/api/lobby").json()["pocket"] is True


def test_large_files_travel_compressed_and_others_not_at_all(beside: Threaded) -> None:
    answer = got(beside, f"/pocket/pocket/{NAME}", **{"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < 1000
    plain = got(beside, f"/pocket/pocket/{NAME}", **{"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == answer.content == b"all of it " * 1000
    for path in ("../secret", "%2e%2e/secret", "nothing.zip", "python-1"):
        answer = got(beside, f"/pocket/pocket/{path}")
        assert answer.status_code in (400, 404), path
        assert "business" not in answer.text, path


def test_without_an_edition_there_is_nothing_beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "EDITION", tmp_path / "edition")
    with threaded(tmp_path / "data") as server:
        assert got(server, "/pocket/").status_code == 404
        assert got(server, "/api/lobby").json()["pocket"] is False
