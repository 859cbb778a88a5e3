"""`ludotek lint`: good decks are good, and a mistake is named with its file, card and field."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import jsonschema_rs
import pytest

import ludotek
from ludotek import registry

DECKS = Path(__file__).parents[1] / "decks"
GAMES = Path(ludotek.__file__).parent / "games"


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


@pytest.mark.parametrize("game", ["twenty-strong", "untamed", "reckoners"])
def test_a_schema_for_editors_accepts_what_ships_and_nothing_else(cli, game: str) -> None:
    done = cli("lint", "--schema", "--game", game)
    assert (done.code, done.err) == (0, "")
    schema = json.loads(done.out)
    (file,) = (GAMES / registry.find(game).package / "content").glob("*/*.toml")
    content = tomllib.loads(file.read_text())
    jsonschema_rs.validate(schema, content)
    assert not jsonschema_rs.is_valid(schema, content | {"nonsense": 1})
    assert not jsonschema_rs.is_valid(schema, {name: value for name, value in content.items() if name != "id"})


def test_a_schema_without_a_game_is_that_of_the_game_with_decks(cli) -> None:
    assert cli("lint", "--schema").out == cli("lint", "--schema", "--game", "twenty-strong").out


def test_a_schema_of_an_unknown_game_is_refused(cli) -> None:
    done = cli("lint", "--schema", "--game", "chess")
    assert (done.code, done.out) == (2, "")
    assert "chess" in done.err
