"""The real box beside the terminal: dice and cards are typed in as they fall."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

SOLO = ("play", "twenty-strong", "--real", "--hero", "sergeant-marrow")
LANGUAGES = ("en", "fr", "de")


def anything(seed: int) -> Iterator[int]:
    dice = random.Random(seed)
    while True:
        yield dice.choice((0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [SOLO, ("play", "reckoners", "--real", "--seats", "2"), ("play", "untamed", "--real")])
def test_a_whole_game_is_typed_in(cli, home: Path, game: tuple[str, ...], lang: str) -> None:
    done = cli(*game, "--lang", lang, typed=anything(5))
    assert (done.code, done.err) == (0, "")
    (record,) = (home / "records").iterdir()
    checked = cli("verify", record, "--lang", lang)
    assert checked.code == 0
    assert '"kind":"entered"' in record.read_text()


def test_a_card_is_found_by_a_part_of_its_name(cli) -> None:
    done = cli(*SOLO, "--lang", "en", typed=[1, "kelp bri", "quit"])
    assert "Stack 1 now shows the Kelp Bride" in done.out
    assert "Which card lies on top now: stack 2?" in done.out


def test_several_that_fit_are_listed_and_none_is_said_so(cli) -> None:
    done = cli(*SOLO, "--lang", "en", typed=[1, "gargoyle", "xyzzy", "quit"])
    assert "Gargoyle Matron" in done.out.split("xyzzy")[0].split("gargoyle")[-1]
    assert "xyzzy" in done.out.split("> xyzzy")[1]


def test_an_entry_is_taken_back_and_a_save_in_the_middle_of_it_goes_on(cli, home: Path) -> None:
    done = cli(*SOLO, "--lang", "en", typed=[1, 1, 1, "undo", "quit"])
    assert done.out.count("Which card lies on top now: stack 2?") == 2
    again = cli("play", "twenty-strong", "--resume", "--lang", "en", typed=["undo", "undo", "quit"])
    assert "Which card lies on top now: stack 2?" in again.out
    assert "Which card lies on top now: stack 1?" in again.out
    assert "Everything is laid out" in again.out


def test_a_damaged_entry_in_a_save_is_a_clear_error(cli, home: Path) -> None:
    cli(*SOLO, typed=[1, 1, "quit"])
    (save,) = (home / "saves").iterdir()
    for wrong in ('"entering": [0, 32, 9999]', '"entering": "x"', '"entering": [7, 32]'):
        text = save.read_text()
        begin = text.index('"entering"')
        save.write_text(text[:begin] + wrong + text[text.index("]", begin) + 1 :] if "]" in text[begin:] else text)
        done = cli("play", "twenty-strong", "--resume", str(save))
        assert done.code != 0
        assert "entering" in done.err
        save.write_text(text)


@pytest.mark.parametrize("more", [("--seed", "1"), ("--players", "human,greedy"), ("--lesson",)])
def test_the_real_box_brings_its_own_dice_and_people(cli, more: tuple[str, ...]) -> None:
    done = cli(*SOLO, *more)
    assert done.code != 0
    assert "real box" in done.err
