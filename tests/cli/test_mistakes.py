"""Mistakes: exit code 2, one clear sentence on stderr that names what is wrong and what is allowed, no traceback."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

PLAY = ("play", "twenty-strong")
Damage = Callable[[dict[str, Any]], object]


def mistaken(done, *named: str) -> None:
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("ludotek: ")
    assert done.err.count("\n") == 1
    assert "Traceback" not in done.err
    for each in named:
        assert each in done.err


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("play", "chess"), ["'chess'", "twenty-strong"]),
        (("cards", "chess"), ["'chess'", "twenty-strong"]),
        (("play", "untamed", "--players", "human,robot"), ["player", "'robot'", "human, random, greedy"]),
        (("sim", "untamed", "--mode", "chess"), ["mode", "'chess'", "duel"]),
        (("sim", "untamed", "--mode", "hydra", "--seats", "5"), ["hydra", "4 or 6", "5"]),
        (("sim", "untamed", "--draft", "chosen", "--factions", "fox+cat+rat/panda+rhino+tiger"), ["faction", "'cat'"]),
        (("play",), ["GAME"]),
        ((), None),
        (("dance",), ["dance", "play"]),
        ((*PLAY, "--deck", "nope"), ["deck", "'nope'", "long-dusk"]),
        ((*PLAY, "--deck", "nope.toml"), ["nope.toml", "does not exist"]),
        ((*PLAY, "--hero", "nobody"), ["hero", "'nobody'", "sergeant-marrow"]),
        ((*PLAY, "--difficulty", "11"), ["difficulty", "-1 to 10", "11"]),
        ((*PLAY, "--difficulty", "hard"), ["difficulty", "-1 to 10", "hard"]),
        ((*PLAY, "--seed", "x"), ["--seed", "x"]),
        ((*PLAY, "--seed", "-1"), ["seed", "-1"]),
        ((*PLAY, "--colour-scheme", "x"), ["--colour-scheme"]),
        ((*PLAY, "more"), ["'more'"]),
        ((*PLAY, "--lang", "es"), ["language", "'es'", "en, fr, de"]),
        (("rules", "--lang", "es"), ["language", "'es'", "en, fr, de"]),
        (("rules", "TS-999"), ["rule", "TS-999", "TS-01–TS-"]),
        (("rules", "XY-1"), ["rule", "XY-1", "TS-01–TS-"]),
        (("rules", "twelve"), ["rule", "twelve"]),
        (("cards", "twenty-strong", "sargent marow"), ["sargent marow", "Sergeant Marrow"]),
        (("cards", "twenty-strong", "--deck", "nope"), ["deck", "'nope'", "long-dusk"]),
        (("verify", "nope.jsonl"), ["nope.jsonl", "does not exist"]),
        (("replay", "nope.jsonl"), ["nope.jsonl", "does not exist"]),
        (("lint", "nope.toml"), ["nope.toml", "does not exist"]),
        ((*PLAY, "--resume", "nope.json"), ["nope.json", "does not exist"]),
        ((*PLAY, "--resume"), ["twenty-strong", "saved game"]),
        ((*PLAY, "--resume", "--hero", "captain"), ["leave these options out"]),
    ],
)
def test_a_mistake_on_the_command_line(cli, arguments: tuple[str, ...], named: list[str] | None) -> None:
    if named is None:  # no command at all: the help, which is no mistake
        assert "Usage" in cli().out
        return
    mistaken(cli(*arguments), *named)


def test_an_unknown_language_in_the_environment(cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTEK_LANG", "klingon")
    mistaken(cli("games"), "'klingon'", "en, fr, de")


@pytest.fixture
def save(cli, tmp_path: Path) -> Path:
    """A game that was saved after three answers."""
    path = tmp_path / "game.json"
    assert cli(*PLAY, "--seed", "3", typed=[1, 1, 1, f"save {path}", "quit"]).code == 0
    return path


@pytest.fixture
def record(cli, home: Path) -> Path:
    """A finished game."""
    done = cli(*PLAY, typed=[1, 0, 0, 0] * 400)
    assert done.code == 0
    return next((home / "records").iterdir())


@pytest.mark.parametrize(
    ("damage", "named"),
    [
        (lambda data: data.pop("position"), "'position'"),
        (lambda data: data["position"]["state"].update(chip=7), "digest"),
        (lambda data: data["header"].update(game="chess"), "chess"),
        (lambda data: data["header"].update(seats="two"), "'seats'"),
        (lambda data: data.update(ludotek=99), "format 99"),
        (lambda data: data.update(extra=1), "'extra'"),
        (lambda data: data["lines"].pop(), "damaged"),
        (lambda data: data["chance"].update(kind="loaded"), "chance"),
        (lambda data: data["content"]["hero"].pop(), "hash"),
        (lambda data: data.update(table=3), "'table'"),
        (lambda data: data.update(header=None), "'header'"),
    ],
)
def test_a_damaged_save(cli, save: Path, damage: Damage, named: str) -> None:
    data = json.loads(save.read_text())
    damage(data)
    save.write_text(json.dumps(data))
    before = save.read_bytes()
    mistaken(cli(*PLAY, "--resume", save), str(save), named)
    assert save.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"hello", b"{", b"[]", b"{}", b"\xff\xfe\x00", b"null", b'{"ludotek": 1}'])
@pytest.mark.parametrize("command", [("verify",), ("replay",), (*PLAY, "--resume")])
def test_a_file_that_is_nothing_of_ours(cli, tmp_path: Path, content: bytes, command: tuple[str, ...]) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    mistaken(cli(*command, path), str(path))


def test_save_and_record_are_not_taken_for_each_other(cli, save: Path, record: Path) -> None:
    mistaken(cli("verify", save), str(save), "saved game", "--resume")
    mistaken(cli(*PLAY, "--resume", record), str(record), "record", "replay")


@pytest.mark.parametrize(
    ("line", "old", "new", "named"),
    [
        (0, '"rules":2', '"rules":"one"', "'rules'"),
        (0, '"game":"twenty-strong"', '"game":"chess"', "chess"),
        (2, '"seat":0', '"seat":"north"', "'seat'"),
        (2, "{", "", "JSON"),
        (2, '"seat":0', '"seat":0,"mood":1', "'mood'"),
    ],
)
def test_a_malformed_record(cli, record: Path, line: int, old: str, new: str, named: str) -> None:
    lines = record.read_text().splitlines()
    lines[line] = lines[line].replace(old, new, 1)
    record.write_text("\n".join(lines) + "\n")
    for command in ("verify", "replay"):
        mistaken(cli(command, record), named)


def test_an_unknown_rules_version_still_shows_its_log(cli, record: Path) -> None:
    lines = record.read_text().splitlines()
    lines[0] = lines[0].replace('"rules":2', '"rules":77', 1)
    record.write_text("\n".join(lines) + "\n")
    for command in ("verify", "replay"):
        done = cli(command, record)
        assert done.code == 2
        assert "rules version 77" in done.err and done.err.count("\n") == 1
        assert "The game begins" in done.out


def test_a_folder_where_a_save_should_go(cli, tmp_path: Path) -> None:
    done = cli(*PLAY, "--seed", "1", typed=[f"save {tmp_path}", "quit"])
    assert done.code == 0
    assert "left unchanged" in done.out


def test_a_data_directory_that_cannot_be_written(cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file, not a folder")
    monkeypatch.setenv("LUDOTEK_DATA", str(blocked))
    done = cli(*PLAY, "--seed", "1", typed=[1, "quit"])
    assert done.code == 2
    assert str(blocked) in done.err and done.err.count("\n") == 1
