"""The workshop in the terminal: new, lint, cards, play, balance with files, and every mistake as one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotek.packs.check import examine_file
from ludotek.packs.pack import kinds
from ludotek.text import languages

SPACES = "\u202f\u00a0"
BROKEN = Path(__file__).parents[1] / "packs" / "broken"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("kind", kinds())
def test_a_starting_file_is_without_fault_and_without_doubt(cli, here: Path, kind: str) -> None:
    done = cli("new", kind, "La Forêt d’hiver")
    assert (done.code, done.err) == (0, "")
    assert done.lines[1:] == [
        f"  ludotek {each} la-foret-d-hiver.toml" for each in ("lint", "cards", "play", "balance", "print")
    ]
    path = here / "la-foret-d-hiver.toml"
    draft = examine_file(path)
    assert (draft.kind, draft.problems) == (kind, [])
    assert len(draft.sheets) > 2
    assert "La Forêt d’hiver" in path.read_text(encoding="utf-8")
    assert cli("lint", path).code == 0


@pytest.mark.parametrize("kind", kinds())
def test_what_new_names_can_be_done_with_the_file(cli, here: Path, kind: str) -> None:
    assert cli("new", kind, "Winter").code == 0
    for lang in languages():
        done = cli("cards", "winter.toml", "--lang", lang)
        assert (done.code, done.err) == (0, "")
        assert "{" not in done.out
    done = cli("sim", "winter.toml", "-n", 4, "--players", "random", "--seed", 1, "--json")
    assert (done.code, json.loads(done.out)["games"]) == (0, 4)
    done = cli("balance", "winter.toml", "-n", 4, "--players", "random", "--json")
    assert done.code == 0
    assert json.loads(done.out)["games"] >= 4


def test_a_game_with_a_file_is_played_saved_and_verified(cli, here: Path) -> None:
    cli("new", "deck", "Winter")
    done = cli("play", "winter.toml", "--seed", 3, typed=["concede", "yes"])
    assert done.code == 0, done.err
    saved = list(here.rglob("*.json*"))
    assert saved or "verify" in done.out


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("new", "recipe", "Winter"), "recipe"),
        (("new", "deck", ""), "1 to 40"),
        (("new", "deck", "x" * 41), "1 to 40"),
        (("new", "deck", "a\x1b[31mb"), "can be seen"),
        (("new", "deck", "冬"), "Latin"),
        (("new", "deck", "Long Dusk"), "long-dusk"),
        (("new", "deck", "Con"), "con"),
        (("new", "deck", "Winter", "--output", "winter.txt"), ".toml"),
        (("new", "deck", "Winter", "--output", "nowhere/winter.toml"), "nowhere"),
        (("new", "deck", "Winter", "--output", "there.toml"), "exists already"),
        (("new", "deck"), "NAME"),
        (("lint", "nowhere.toml"), "does not exist"),
        (("lint", "there.txt"), ".toml"),
        (("lint", "."), "not a file"),
        (("cards", "nowhere.toml"), "does not exist"),
        (("cards", "there.toml"), "there.toml"),
        (("play", "there.toml"), "there.toml"),
        (("sim", "there.toml", "-n", "1"), "there.toml"),
        (("balance", "there.toml"), "there.toml"),
        (("print", "there.toml"), "there.toml"),
        (("cards", "folder.toml"), "is not a file"),
    ],
)
def test_a_mistake_is_one_sentence(cli, here: Path, arguments: tuple[str, ...], named: str) -> None:
    (here / "there.toml").write_text("stacks = 3\n")
    (here / "there.txt").write_text("")
    (here / "folder.toml").mkdir()
    done = cli(*arguments)
    assert (done.code, done.out) == (2, "")
    assert named in done.err and done.err.count("\n") == 1, done.err
    assert "Traceback" not in done.err
    assert {path.name for path in here.iterdir()} <= {"there.toml", "there.txt", "folder.toml", "data"}


def test_a_file_that_cannot_be_read_does_not_keep_others_from_being_checked(cli, here: Path) -> None:
    cli("new", "deck", "Winter")
    (here / "picture.toml").write_bytes(b"\x89PNG")
    (here / "empty.toml").write_bytes(b"")
    done = cli("lint", "picture.toml", "empty.toml", "winter.toml", "--json")
    assert done.code == 1
    found = json.loads(done.out)
    assert found["checked"] == ["picture.toml", "empty.toml", "winter.toml"]
    assert {row["file"] for row in found["problems"]} == {"picture.toml", "empty.toml"}


@pytest.mark.parametrize("lang", languages())
def test_all_that_is_broken_is_told_in_one_line_each(cli, lang: str) -> None:
    done = cli("lint", *sorted(BROKEN.glob("*.toml")), "--lang", lang)
    assert done.code == 1
    assert done.err == ""
    assert len(done.lines) > 200
    assert all(line.startswith(str(BROKEN)) for line in done.lines[:-1])
    assert all(sign.isprintable() or sign in SPACES for line in done.lines for sign in line)
