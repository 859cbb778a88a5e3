"""What the screen looks like: its width, without colour, in plain ASCII, and beside each other where there is room."""

from __future__ import annotations

import io
import os
import re
import sys
from pathlib import Path

import pytest
from rich.text import Text

from ludotek import api
from ludotek.cli import output
from ludotek.cli.twenty_strong.screen import TwentyStrongScreen
from ludotek.cli.words import Words
from ludotek.table.session import Session

PLAY = ("play", "twenty-strong", "--seed", "7", "--hero", "sergeant-marrow")
LANGUAGES = ("en", "fr", "de")
TYPED = [1, 1, 2, 3, 3, 0, "?", "? 1", "why", "log"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("columns", [60, 80, 100, 120, 160])
def test_nothing_is_wider_than_the_terminal(cli, monkeypatch: pytest.MonkeyPatch, lang: str, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    done = cli(*PLAY, "--lang", lang, typed=TYPED)
    assert done.code == 0
    assert max(map(len, done.lines[:-1])) <= columns


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_terminal_there_is_no_escape_and_no_blank_at_the_end(cli, lang: str) -> None:
    done = cli(*PLAY, "--lang", lang, typed=TYPED)
    assert "\x1b" not in done.out
    assert [line for line in done.lines if line != line.rstrip()] == []


def test_the_table_shows_what_lies_on_it(cli) -> None:
    out = cli(*PLAY, typed=[1]).out
    table = out[out.index("> 1\n") :]
    assert re.search(r"20 Strong · The Long Dusk · Sergeant Marrow +Round 1", table)
    assert "Strategy 1/3: [Commit] · Roll · Apply" in table
    assert re.search(r"Health ⚃ 4 +Strategy ⚂ 3 +Recovery ⚂ 3 +Oil 3/8", table)
    assert "Ability – Once per round" in table
    assert table.count("0/") >= 3  # three missions
    assert "Boss, face down:" in table
    assert len(re.findall(r"^Stack \d, 1[45] cards", table, re.MULTILINE)) == 3
    assert re.search(r"♥ □+ 0/\d  ⚔ \d", table)
    assert "Dice pool  [Y]×4 [G]×4 [B]×4 [P]×4 [R]×1" in table
    assert "Items 0/3" in table
    assert "TS-18" in table


def test_dice_can_be_told_apart_without_colour(cli) -> None:
    out = cli(*PLAY, typed=[1, 1, 1, 1, 1, 1, 1, 1, 1, 0]).out
    line = next(each for each in reversed(out.splitlines()) if each.startswith("Unapplied"))
    assert re.fullmatch(r"Unapplied( +\[[YGBPR][·●★]\])+", line)


def test_wide_terminals_have_the_player_beside_the_table(cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    wide = cli(*PLAY, typed=[1])
    monkeypatch.setenv("COLUMNS", "80")
    narrow = cli(*PLAY, typed=[1])
    assert len(wide.lines) < len(narrow.lines)
    assert any(line.startswith("Stacks ─") and "Health" in line for line in wide.lines)


def test_plain_ascii_is_enough(cli, monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii", errors="strict"))
    assert cli(*PLAY, typed=[1, 1, 1, 0, "?"]).code == 0
    sys.stdout.flush()
    shown = raw.getvalue().decode("ascii")
    assert re.search(r"\[Y[-o*]\]", shown)
    assert re.search(r"H \.+ 0/\d  D \d", shown)


class Terminal(io.StringIO):
    encoding = "utf-8"  # type: ignore[assignment]

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("no_color", "term", "colour", "coloured"),
    [
        ("", "xterm-256color", True, True),
        ("1", "xterm-256color", True, False),
        ("", "dumb", True, False),
        ("", "xterm", False, False),
    ],
)
def test_colour_only_where_it_is_wanted(
    monkeypatch: pytest.MonkeyPatch, no_color: str, term: str, colour: bool, coloured: bool
) -> None:
    monkeypatch.setenv("NO_COLOR", no_color)
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr(sys, "stdout", Terminal())
    console = output.make_console(colour)
    console.print("x", style="bold red")
    assert ("\x1b" in sys.stdout.getvalue()) is coloured  # type: ignore[attr-defined]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_screen_is_as_it_was(cli, lang: str) -> None:
    """A whole screen in each language, to be looked at when it changes; LUDOTEK_GOLDEN=write writes it anew."""
    here = Path(__file__).parent
    deck = here / "plain.toml"
    out = cli("play", "twenty-strong", "--deck", deck, "--seed", "3", "--lang", lang, typed=[1, 4, 4, 3, 0]).out
    screen = out[out.rindex("> 0\n") + 4 :].splitlines()[:-1]
    golden = here / "screens" / f"plain.{lang}.txt"
    text = "\n".join(screen) + "\n"
    if os.environ.get("LUDOTEK_GOLDEN") == "write":
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")


class LowTerminal(Terminal):
    def fileno(self) -> int:
        raise OSError


@pytest.mark.parametrize(("lines", "whole"), [(24, False), (60, True)])
def test_a_low_terminal_gets_what_matters_most(monkeypatch: pytest.MonkeyPatch, lines: int, whole: bool) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("LINES", str(lines))
    monkeypatch.setattr(sys, "stdout", LowTerminal())
    session = Session.new(api.game("twenty-strong"), 1, hero="sergeant-marrow")
    console = output.make_console()
    screen = TwentyStrongScreen(session, console)
    words = Words("en", "twenty_strong")
    console.print(screen.draw(words, session.decision(), whole=False))
    brief = Text.from_ansi(sys.stdout.getvalue()).plain  # type: ignore[attr-defined]
    assert ("Boss, face down" in brief) is whole
    assert "Health" in brief and "Dice pool" in brief and "Round 1" in brief


# ---------------------------------------------------------------------- decks of other shapes

DECKS = Path(__file__).parents[1] / "decks"
HUNT_LOOK = """
[look]
chip = "coins"
place = [
    { id = "mill", at = [0, 0], name = { en = "Old Mill", de = "Alte Mühle" } },
    { id = "ford", at = [1, 0] },
    { id = "fen", at = [1, 1] },
    { id = "oak", at = [0, 1] },
]
"""


def with_look(deck: str, look: str, folder: Path) -> str:
    """A deck of the tests with another look."""
    text = (DECKS / deck).read_text(encoding="utf-8")
    file = folder / deck
    file.write_text(text.replace("[rules]", f"{look}\n[rules]", 1), encoding="utf-8")
    return str(file)


def test_a_map_is_drawn_with_its_places_and_where_one_can_go(cli, tmp_path: Path) -> None:
    deck = with_look("hunt.toml", HUNT_LOOK, tmp_path)
    out = cli("play", "twenty-strong", "--deck", deck, "--seed", "2", typed=[1]).out
    before, _, after = out.partition("> 1\n")
    assert "Map ─" in before
    assert " [1]· · ·[2]" in before
    assert len(re.findall(r"^▸  \d (Old Mill|Ford|Fen|Oak), 2 cards ", before, re.MULTILINE)) == 4, (
        "one may begin anywhere"
    )
    assert "Activate" in before and "(Old Mill)" in before
    assert "0 of 3 defeated" in before
    assert re.search(r"Chip points \d/9", before)
    assert " (1)· · ·[2]" in after
    assert re.search(r"^●  1 Old Mill, 1 card +.* → 2, 4$", after, re.MULTILINE)
    assert re.search(r"^   3 Fen, 2 cards", after, re.MULTILINE), "not in reach"
    assert "(Alte Mühle)" in cli("play", "twenty-strong", "--deck", deck, "--lang", "de", typed=[]).out


def test_days_are_a_calendar_with_the_days_on_which_enemies_grow(cli, tmp_path: Path) -> None:
    deck = with_look("journey.toml", '[look]\nchip = "calendar"\n', tmp_path)
    out = cli("play", "twenty-strong", "--deck", deck, "--seed", "2", typed=[]).out
    assert re.search(r"^\[1\] 2 3↑ 4 5 6↑ 7  ↑ all enemies grow stronger$", out, re.MULTILINE)


def test_what_holds_for_good_is_said_with_its_card(cli) -> None:
    out = cli("play", "twenty-strong", "--deck", str(DECKS / "journey.toml"), "--seed", "4", typed=[3]).out
    before, _, after = out.partition("> 3\n")
    assert "Pass Omen of crows peacefully" in before
    assert "In force for good" not in before
    assert "In force for good\n• Omen of crows  Each enemy has 1 more Health." in after
