"""`ludotek lint`: good decks are good, and a mistake is named with its file, card and field."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

DECKS = Path(__file__).parents[1] / "decks"


def test_all_that_ships_is_good(cli) -> None:
    done = cli("lint")
    assert (done.code, done.err) == (0, "")


def test_good_files_are_good(cli) -> None:
    assert cli("lint", *sorted(DECKS.glob("*.toml"))).code == 0


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("recovery = 3", "recovery = 9", "hero captain, field 'recovery'"),
        ("health = 8", 'health = "many"', "boss warden, field 'health'"),
        ('origin = "house"', 'origin = "attic"', "field 'origin'"),
        ("[[boss]]", "[[boss]]\nwings = 2", "boss warden, field 'wings'"),
        ('node = "reroll-all"', 'node = "rerol-all"', "hero captain"),
        ("stacks = 2", "stacks = 0", "field 'stacks'"),
        ('id = "small"', "id = ", "not valid TOML"),
    ],
)
def test_a_mistake_is_named(cli, tmp_path: Path, old: str, new: str, named: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text((DECKS / "small.toml").read_text().replace(old, new, 1))
    done = cli("lint", path)
    assert done.code == 1
    assert named in done.lines[0]
    assert str(path) in done.lines[0]
    assert len(done.lines) == 2
    assert json.loads(cli("lint", path, "--json").out)["problems"] == [done.lines[0]]
    play = cli("play", "twenty-strong", "--deck", path)
    assert (play.code, play.out) == (2, "")
    assert named in play.err and str(path) in play.err
    assert play.err.count("\n") == 1
