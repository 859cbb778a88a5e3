"""Files of games: written whole or not at all, and an existing one is never damaged."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotek.kernel.errors import LudotekError, RecordError
from ludotek.table.files import read_save, write_save, write_whole
from ludotek.table.session import Session


def fail(*_: object) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("where", ["fsync", "replace"])
def test_a_failing_write_leaves_the_old_save_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begin: Callable[..., Session], where: str
) -> None:
    path = tmp_path / "saves" / "game.json"
    session = begin()
    write_save(path, session.save("en"))
    before = path.read_bytes()
    session.answer(0, session.match.actions(0)[0])
    with monkeypatch.context() as patch:
        patch.setattr(os if where == "fsync" else Path, where, fail)
        with pytest.raises(OSError, match="No space"):
            write_save(path, session.save("en"))
    assert path.read_bytes() == before
    assert [each.name for each in path.parent.iterdir()] == ["game.json"]  # and nothing half-written beside it


def test_a_save_replaces_an_older_one(tmp_path: Path, begin: Callable[..., Session]) -> None:
    path = tmp_path / "game.json"
    session = begin()
    write_save(path, session.save("en"))
    session.answer(0, session.match.actions(0)[0])
    write_save(path, session.save("en"))
    assert read_save(path) == session.save("en")


@pytest.mark.parametrize("text", ["my notes\n", "{}", "[1]", '{"ludotek": 1, "game": "twenty-strong"}', ""])
def test_what_is_no_save_is_not_overwritten(tmp_path: Path, begin: Callable[..., Session], text: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text)
    with pytest.raises(LudotekError, match="left unchanged"):
        write_save(path, begin().save("en"))
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "JSON"),
        (b"{", "JSON"),
        (b"\xff\xfe", "UTF-8"),
        (b"[1]", "neither"),
        (b'{"a": 1}', "neither"),
        (b'{"ludotek": 1, "game": "twenty-strong"}', "a record"),
        (b'{"ludotek": 1}', "something else"),
    ],
)
def test_what_is_no_save_is_said_with_its_path(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(RecordError, match=said) as caught:
        read_save(path)
    assert str(path) in str(caught.value)


def test_a_missing_file_and_a_folder_are_said(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="does not exist"):
        read_save(tmp_path / "none.json")
    with pytest.raises(RecordError, match="cannot be read"):
        read_save(tmp_path)


def test_a_file_is_written_into_a_folder_that_is_not_there_yet(tmp_path: Path) -> None:
    write_whole(tmp_path / "a" / "b" / "c.txt", "é\n")
    assert (tmp_path / "a" / "b" / "c.txt").read_text(encoding="utf-8") == "é\n"
