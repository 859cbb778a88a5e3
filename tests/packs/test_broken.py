"""Packs that nobody can trust: each is refused, or doubted, at its place and with a remedy, and nothing else happens."""

from __future__ import annotations

import json
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path

import jsonschema_rs
import pytest

from ludotek.kernel.errors import ContentError
from ludotek.packs.bounds import DEEPEST, MOST_BYTES, MOST_VALUES
from ludotek.packs.check import Draft, examine, examine_file, examine_text
from ludotek.packs.pack import kinds, read_pack_file
from ludotek.text import form, languages, say

FOLDER = Path(__file__).parent / "broken"
EXPECTED = tomllib.loads((FOLDER / "EXPECTED").read_text(encoding="utf-8"))
LONGEST = 1.5  # seconds of a processor for one file; most take a hundredth of that
BROKEN = [name for name, expected in EXPECTED.items() if expected["what"].startswith("mistake-")]

# Files that are too large to be kept.
LARGE = {
    "300-kilobytes": (b"# " + b"x" * 300_000, "too-large"),
    "300-kilobytes-of-cards": (b'[[conflict]]\nid = "wolf"\n' * 12_000, "too-large"),
    "300-kilobytes-of-zeros": (b"\0" * 300_000, "too-large"),
    "one-byte-too-many": (b"#" * (MOST_BYTES + 1), "too-large"),
    "cut-within-a-sign": (b"# " + "é".encode() * (MOST_BYTES // 2), "too-large"),
    "many-values": (f"n = [{'1,' * (MOST_VALUES + 1)}]".encode(), "too-many-values"),
    "many-cards": (b"[[conflict]]\n" * (MOST_VALUES + 1), "too-many-values"),
    "many-keys": ("\n".join(f"k{n} = 1" for n in range(MOST_VALUES // 2 + 1)).encode(), "too-many-values"),
    "deep-lists": (b"n = " + b"[" * 50_000 + b"]" * 50_000, "too-deep"),
    "deep-tables": (b"n = " + b"{ a = " * 20_000 + b"1" + b" }" * 20_000, "too-deep"),
    "deep-keys": (b"a." * 100_000 + b"b = 1", "too-deep"),
    "deep-headings": (b"[" + b"a." * 100_000 + b"b]", "too-deep"),
    "deep-lists-unclosed": (b"n = " + b"[" * 200_000, "too-deep"),
    "digits": (b"n = " + b"9" * 200_000, "large-number"),
    "hexadecimal-digits": (b"n = 0x" + b"f" * 200_000, "large-number"),
    "text": (b'n = "' + b"x" * 200_000 + b'"', "long-text"),
    "quotes": (b"n = " + b'"' * 200_000, "not-toml"),
    "backslashes": (b'n = "' + b"\\\\" * 100_000 + b'"', "long-text"),
    "spaces": (b"n =" + b" " * 200_000, "not-toml"),
    "lines": (b"\n" * 200_000, "missing"),
}


def whats(draft: Draft) -> list[tuple[str, str, str]]:
    return [(each.card, each.field, each.what) for each in draft.problems]


@pytest.fixture(autouse=True)
def in_time() -> Iterator[None]:
    begun = time.process_time()
    yield
    assert time.process_time() - begun < LONGEST


@pytest.fixture(scope="module", autouse=True)
def loaded() -> None:
    """What is loaded with the first pack takes time, too."""
    draft = examine_file(FOLDER / "name-missing.toml")
    assert draft.game is not None
    for lang in languages():
        say(draft.game.package, draft.problems[0].phrase, lang)
        say("", draft.problems[0].phrase, lang)


def test_there_are_more_than_a_hundred_and_each_has_its_place() -> None:
    assert len(BROKEN) > 100
    assert {f"{name}.toml" for name in EXPECTED} == {path.name for path in FOLDER.glob("*.toml")}


@pytest.mark.parametrize("name", EXPECTED)
def test_what_is_wrong_is_said_with_its_place_and_a_remedy(name: str) -> None:
    expected = EXPECTED[name]
    draft = examine_file(FOLDER / f"{name}.toml")
    assert (expected.get("card", ""), expected.get("field", ""), expected["what"]) in whats(draft)
    assert draft.playable == (name not in BROKEN)
    package = "" if draft.game is None else draft.game.package
    for problem in draft.problems:
        for lang in languages():
            assert say(package, problem.phrase, lang)
            assert form(package, problem.phrase, "remedy", lang)


@pytest.mark.parametrize("name", BROKEN)
def test_none_can_be_played(name: str) -> None:
    path = FOLDER / f"{name}.toml"
    with pytest.raises(ContentError) as refused:
        read_pack_file(path)
    assert str(refused.value).startswith(str(path))
    assert "\n" not in str(refused.value)
    assert all(sign.isprintable() for sign in str(refused.value))


@pytest.mark.parametrize("name", LARGE)
def test_what_is_too_large_is_refused_at_once(tmp_path: Path, name: str) -> None:
    data, what = LARGE[name]
    path = tmp_path / f"{name}.toml"
    path.write_bytes(data)
    assert f"mistake-{what}" in [each.what for each in examine_file(path).problems]
    with pytest.raises(ContentError):
        read_pack_file(path)


@pytest.mark.parametrize("raw", [None, [], "pack", 7, {"hero": {"hero": {}}}, {7: 1}, {"id": b"north"}, {"id": {1, 2}}])
def test_data_of_another_shape_is_refused_too(raw: object) -> None:
    """As a page might send it."""
    assert not examine(raw, "a page").playable  # type: ignore[arg-type]


def test_data_as_deep_as_may_be_is_read() -> None:
    inner: object = 1
    for _ in range(DEEPEST - 2):
        inner = [inner]
    assert "mistake-unknown" in [each.what for each in examine({"n": inner}, "").problems]
    assert [each.what for each in examine({"n": [inner]}, "").problems] == ["mistake-too-deep"]


def test_a_mark_at_the_beginning_and_other_ends_of_lines_do_no_harm(tmp_path: Path) -> None:
    good = (FOLDER / "name-missing.toml").read_text()
    path = tmp_path / "north.toml"
    path.write_bytes(b"\xef\xbb\xbf" + good.replace("\n", "\r\n").encode())
    assert whats(examine_file(path)) == whats(examine_text(good, "")) == [("wolf", "name", "doubt-no-name")]


def test_a_folder_a_device_and_a_loop_are_no_files(tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    (tmp_path / "loop.toml").symlink_to("loop.toml")
    (tmp_path / "device.toml").symlink_to("/dev/zero")
    for path in [*tmp_path.iterdir(), tmp_path / "nowhere.toml"]:
        with pytest.raises(ContentError, match=r"is not a file|does not exist"):
            examine_file(path)


def test_the_schema_refuses_what_it_can() -> None:
    """What an editor shows: everything but what cards say together, ids, and what is written twice."""
    schema = kinds()["deck"].grammar_of("deck").schema()
    readable = {}
    for name in BROKEN:
        try:
            readable[name] = tomllib.loads((FOLDER / f"{name}.toml").read_bytes().decode("utf-8-sig"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, ValueError):
            continue
    accepted = [
        name
        for name, raw in readable.items()
        if jsonschema_rs.is_valid(schema, json.loads(json.dumps(raw, default=str)))
    ]
    beyond = ("id-", "name-", "few-", "no-", "map-", "endgame-", "too-deep", "cost-", "text-", "value-")
    alone = {
        "many-enemies",
        "runs-dry",
        "number-chip-beyond-its-end",
        "limit-without-a-phase",
        "two-after-effects",
        "rung-of-nothing",
        "empty-effect",
        "empty-item",
    }
    assert {name for name in accepted if not name.startswith(beyond)} <= alone
    assert len(accepted) < len(readable) / 2
