"""The guided first game in the terminal: boxes before the question, a verb to end them, and who is asked for it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludotek.cli import guide
from ludotek.cli.words import Words
from ludotek.registry import find
from ludotek.table.lesson import lesson_of

Cli = Callable[..., Any]
TAUGHT = ["twenty-strong", "untamed", "reckoners"]


@pytest.mark.parametrize("game", TAUGHT)
def test_each_game_begins_with_its_aim_and_a_box(cli: Cli, game: str) -> None:
    said = cli("play", game, "--lesson", "--lang", "de", typed=["quit"]).out
    lesson, words = lesson_of(find(game)), Words("de", find(game).package)
    assert words.phrase(lesson.phrase) in said
    assert f"─ {words.form(lesson.bubbles[0].phrase, 'title')} ─" in said
    assert f" {lesson.bubbles[0].rule} ─╯" in said
    assert "Jetzt du: " in said


def test_a_box_goes_when_it_was_done_and_the_guide_can_be_ended(cli: Cli) -> None:
    said = cli("play", "twenty-strong", "--lesson", typed=["1", "p", "guide"]).out
    turns = said.split("\n> ")
    assert "Now you: choose an enemy." in turns[0]
    assert "Now you: choose an enemy." not in turns[1]
    assert "Now you: commit a purple die." in turns[1]
    assert "Now you: add a few more dice, then roll." in turns[2]
    assert "Now you" not in turns[3]


def test_a_hit_on_a_defeated_enemy_says_that_it_has_no_effect(cli: Cli) -> None:
    """In the lesson, whose seed is known: two crits defeat the Sleepwalkers, and three hits are left."""
    said = cli("play", "twenty-strong", "--lesson", typed=["2", "bbppr", "5", "2", "3", "1", "quit"]).out
    turns = said.split("\n> ")
    assert "blue, 1 damage" in turns[3] and "no effect" not in turns[3]
    assert "blue, allowed, no effect" in turns[6]


def test_what_came_before_a_lesson_is_no_news_and_its_symbols_are_named(cli: Cli) -> None:
    said = cli("play", "reckoners", "--lesson", typed=["quit"]).out
    assert "Epics phase of round" not in said
    assert "⚔ Attack Epic" in said


def test_a_saved_lesson_goes_on_as_one(cli: Cli) -> None:
    cli("play", "twenty-strong", "--lesson", typed=["1", "quit"])
    assert "Now you: commit a purple die." in cli("play", "twenty-strong", "--resume", typed=["quit"]).out


def test_a_guided_game_takes_no_options(cli: Cli) -> None:
    found = cli("play", "twenty-strong", "--lesson", "--seed", "1")
    assert found.code != 0
    assert "its own options" in found.err


def test_only_whoever_has_not_played_here_is_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LUDOTEK_DATA", str(tmp_path))
    monkeypatch.setattr("builtins.input", lambda question: "")
    assert guide.wants_lesson(Words("en"), guide.api.game("untamed"), {})
    (tmp_path / "records").mkdir()
    (tmp_path / "records" / "untamed-2026.jsonl").write_text("")
    assert not guide.wants_lesson(Words("en"), guide.api.game("untamed"), {})
