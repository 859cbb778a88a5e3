"""`ludotek lint`: good decks are good, and a mistake is named with its file, card and field."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import jsonschema_rs
import pytest

import ludotek
from ludotek import registry
from ludotek.packs.pack import USUAL, kinds

DECKS = Path(__file__).parents[1] / "decks"
GAMES = Path(ludotek.__file__).parent / "games"


def test_all_that_ships_is_good(cli) -> None:
    done = cli("lint")
    assert (done.code, done.err) == (0, "")


def test_a_card_that_says_more_than_fits_into_words_is_named(cli, tmp_path: Path) -> None:
    again = ", ".join(
        ['{ node = "recover", n = 3, up_to = true, dice = { colour = ["yellow", "green", "blue"] } }'] * 30
    )
    scroll = f"""
[[conflict]]
id = "endless-scroll"
origin = "house"
class = "light"
health = 2
damage = 1
effects = [{{ kind = "after", do = [{{ node = "choose", of = [{{ do = [{again}] }}, {{ do = [{again}] }}] }}] }}]
"""
    file = tmp_path / "mine.toml"
    file.write_text((DECKS / "small.toml").read_text() + scroll)
    done = cli("lint", file, "--lang", "en")
    assert done.code == 1
    assert "error in endless-scroll" in done.out and "more than can be put into words" in done.out


def test_good_files_are_good(cli) -> None:
    assert cli("lint", *sorted(DECKS.glob("*.toml"))).code == 0


@pytest.mark.parametrize(
    ("old", "new", "card", "field", "said"),
    [
        ("recovery = 3", "recovery = 9", "captain", "recovery", "from 1 to 6, not 9"),
        ("health = 8", 'health = "many"', "warden", "health", 'not "many"'),
        ('origin = "house"', 'origin = "attic"', "captain", "origin", 'house, rulebook, not "attic"'),
        ("[[boss]]", "[[boss]]\nwings = 2", "warden", "wings", "not known here"),
        ('node = "reroll-all"', 'node = "rerol-all"', "captain", "ability, use, do 1, node", 'not "rerol-all"'),
        ("stacks = 2", "stacks = 0", "", "rules, stacks", "from 1 to 16, not 0"),
        ('id = "small"', "id = ", "", "", "isn’t valid TOML"),
    ],
)
def test_a_mistake_is_named(cli, tmp_path: Path, old: str, new: str, card: str, field: str, said: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text((DECKS / "small.toml").read_text().replace(old, new, 1))
    done = cli("lint", path)
    assert done.code == 1
    line = next(each for each in done.lines if said in each)
    assert re.match(rf"{re.escape(str(path))}(:\d+)?: error", line)
    where = ", ".join(part for part in (card, field) if part)
    assert f"error in {where}: " in line or not where
    (row,) = [each for each in json.loads(cli("lint", path, "--json").out)["problems"] if said in each["text"]]
    assert (row["card"], row["field"], row["warns"]) == (card, field, False)
    assert row["remedy"] and row["remedy"] in line
    play = cli("play", path)
    assert (play.code, play.out) == (2, "")
    assert str(path) in play.err and (card or field.partition(", ")[0]) in play.err
    assert play.err.count("\n") == 1


def test_the_line_is_that_of_the_card(cli, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = (DECKS / "small.toml").read_text().replace("health = 8", "health = 99", 1)
    path.write_text(text)
    (row,) = [each for each in json.loads(cli("lint", path, "--json").out)["problems"] if not each["warns"]]
    assert text.splitlines()[row["line"] - 1] == 'id = "warden"'


@pytest.mark.parametrize("game", ["twenty-strong", "untamed", "reckoners"])
def test_a_schema_for_editors_accepts_what_ships_and_nothing_else(cli, game: str) -> None:
    done = cli("lint", "--schema", "--game", game)
    assert (done.code, done.err) == (0, "")
    schema = json.loads(done.out)
    files = sorted((GAMES / registry.find(game).package / "content").glob("*/*.toml"))
    contents = [content for path in files if "id" in (content := tomllib.loads(path.read_text()))]
    for content in contents:
        jsonschema_rs.validate(schema, content)
        assert not jsonschema_rs.is_valid(schema, content | {"nonsense": 1})
        assert not jsonschema_rs.is_valid(schema, {name: value for name, value in content.items() if name != "id"})
    assert contents


@pytest.mark.parametrize("kind", kinds())
def test_a_schema_of_packs_accepts_starting_files_and_nothing_else(cli, kind: str) -> None:
    """With `kind`, which may be left out of a deck only."""
    schema = json.loads(cli("lint", "--schema", "--kind", kind).out)
    text = registry.starter(kinds()[kind], kind).replace("{id}", "mine").replace("{name}", '"Mine"')
    starter = tomllib.loads(text)
    jsonschema_rs.validate(schema, {"kind": kind, **starter})
    assert jsonschema_rs.is_valid(schema, starter) == (kind == USUAL or "kind" in starter)
    assert not jsonschema_rs.is_valid(schema, starter | {"kind": "recipe"})
    assert not jsonschema_rs.is_valid(schema, starter | {"nonsense": 1})


def test_without_a_kind_the_schema_is_that_of_decks(cli) -> None:
    assert cli("lint", "--schema").out == cli("lint", "--schema", "--kind", "deck").out
    done = cli("lint", "--schema", "--kind", "recipe")
    assert (done.code, done.out) == (2, "")
    assert "recipe" in done.err


def test_a_schema_of_an_unknown_game_is_refused(cli) -> None:
    done = cli("lint", "--schema", "--game", "chess")
    assert (done.code, done.out) == (2, "")
    assert "chess" in done.err
