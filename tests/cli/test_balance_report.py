"""`ludotek balance --report`: one page from a campaign that can be interrupted, gone on with, and read again."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from ludotek import __version__, registry
from ludotek.lab import series

QUICK = ("balance", "reckoners", "--players", "random")
VOID = {"col", "meta", "rect", "line", "path"}


class Tags(HTMLParser):
    """Every tag that is opened is closed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert tag in VOID or self.open.pop() == tag


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("untamed", ["Teams (estimates)", "Kaleidodrome", "Survival of the Fittest × 3 players", "Panda"]),
        ("twenty-strong", ["Sergeant Marrow", "Difficulty 10", "Random play", "Missions"]),
        ("reckoners", ["Megan", "Worth of equipment", "Firefight", "Population"]),
    ],
)
def test_the_page_needs_nothing_else_and_says_what_it_is_of(cli, tmp_path: Path, game: str, words: list[str]) -> None:
    target = tmp_path / "report.html"
    done = cli("balance", game, "--report", target, "-n", 4, "--seed", 5, "--players", "random", "--json")
    assert (done.code, done.err) == (0, "")
    figures, page = json.loads(done.out), target.read_text()
    Tags(page)
    assert not re.search(r"<script|<link|<img|src=|https?:|url\(", page)
    command = f"ludotek balance {game} --report report.html -n 4 --players random --seed 5"
    assert figures["command"] == command
    for each in [
        command,
        "played by random",
        "seed 5",
        f"{figures['games']} games",
        __version__,
        "95%",
        *words,
    ]:
        assert each in page, each
    assert "nan" not in page
    assert figures["targets"] and figures["chapters"]


def test_a_report_is_made_again_from_its_rows_without_playing(
    cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, rows = tmp_path / "first.html", tmp_path / "second.html", tmp_path / "rows"
    assert cli(*QUICK, "--report", first, "-n", 4, "--resume", rows).code == 0
    monkeypatch.setattr(series, "play_chunk", None)
    assert cli(*QUICK, "--report", second, "--resume", rows).code == 0
    assert second.read_text() == first.read_text().replace("first.html", "second.html")


def test_more_games_are_added_to_those_that_are_there(cli, tmp_path: Path) -> None:
    def games(*arguments: object) -> dict:
        done = cli(*QUICK, "--report", tmp_path / "report.html", "--json", *arguments)
        assert done.code == 0
        return json.loads(done.out)

    few, more = games("-n", 4), games("-n", 8)
    assert (few["games"], more["games"]) == (20, 40)
    at_once = cli(*QUICK, "--report", tmp_path / "at-once.html", "-n", 8, "--jobs", 2, "--json")
    assert json.loads(at_once.out)["chapters"] == more["chapters"]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("untamed", "--report", "page.txt"), ".html"),
        (("untamed", "--report", "nowhere/page.html"), "does not exist"),
        (("untamed", "--report", "page.html", "--until", "1%"), "-n"),
        (("twenty-strong", "--report", "page.html", "--write", "--deck", "tests/cli/plain.toml"), "--write"),
        (("twenty-strong", "--report", "page.html", "--deck", "none-such"), "none-such"),
        (("untamed", "--report", "page.html", "--deck", "long-dusk"), "deck"),
        (("untamed", "--report", "page.html", "-n", "0"), "at least 1"),
        (("untamed",), "--report"),
    ],
)
def test_a_mistake_is_one_sentence(cli, tmp_path: Path, monkeypatch, arguments: tuple[str, ...], named: str) -> None:
    monkeypatch.chdir(tmp_path)
    done = cli("balance", *arguments)
    assert done.code == 2
    assert named in done.err and done.err.count("\n") == 1
    assert not list(tmp_path.rglob("*.html"))


def test_the_figures_of_cards_are_kept_by_player(cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "figures.json"
    monkeypatch.setattr(registry, "figures_file", lambda game, deck: kept)
    for player, seed in (("random", 1), ("gentle", 1), ("random", 2)):
        page = tmp_path / f"{player}-{seed}.html"
        done = cli("balance", "reckoners", "--report", page, "-n", 4, "--players", player, "--seed", seed, "--write")
        assert (done.code, done.err.strip()) == (0, str(kept))
    found = json.loads(kept.read_text())
    assert list(found) == ["random", "gentle"]
    assert "--seed 2" in found["random"]["command"]
    bought = found["random"]["figures"]["bought-share"]
    assert (bought["unit"], bought["counted"]) == ("share", "games-with-it")
    assert all(low <= value <= high and n > 0 for value, low, high, n in bought["of"].values())
    assert re.search(r'^ +"trap": \[0\.?\d*, .*\],?$', kept.read_text(), re.MULTILINE), "a line for each figure"


def test_rows_of_other_games_are_refused(cli, tmp_path: Path) -> None:
    page, rows = tmp_path / "report.html", tmp_path / "rows"
    assert cli("sim", "reckoners", "-n", 2, "--keep", rows).code == 0
    done = cli("balance", "reckoners", "--report", page, "--resume", rows)
    assert done.code == 2
    assert "other games" in done.err


def test_an_interrupted_campaign_says_how_to_go_on(cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    page = tmp_path / "report.html"
    with monkeypatch.context() as patched:
        patched.setattr(series, "play_chunk", interrupt)
        done = cli(*QUICK, "--report", page, "-n", 4)
    assert done.code == 130
    assert f"--report {page} -n 4 --players random --seed 1 --resume {tmp_path / 'report.rows'}" in done.err
    assert not page.exists()
    done = cli(*QUICK, "--report", page)
    assert (done.code, "-n" in done.err) == (2, True)  # no games to tell of
    assert cli(*QUICK, "--report", page, "-n", 4).code == 0
