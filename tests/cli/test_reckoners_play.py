"""The Reckoners at the prompt: alone with two Reckoners, and with bots as team-mates; from the first question to the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import cycle, islice

import pytest

from ludotek.text import clause

SOLO = ("play", "reckoners", "--seed", "4", "--reckoners", "david+tia")
WITH_BOTS = ("play", "reckoners", "--seed", "4", "--reckoners", "david+tia+megan", "--players", "human,greedy,greedy")
LANGUAGES = ("en", "fr", "de")
END = {"en": ("won", "lost"), "fr": ("gagné", "perdu"), "de": ("gewonnen", "verloren")}


def anything() -> Iterator[object]:
    """Done where that can be said, else the first option: such a game is soon lost."""
    return islice(cycle((1, 0)), 3000)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_solo_game_to_the_end(cli, lang: str) -> None:
    done = cli(*SOLO, "--lang", lang, typed=anything())
    assert done.code == 0, done.err
    assert "\x1b" not in done.out
    assert max(map(len, done.lines[:-2])) <= 80
    end = done.out[done.out.rindex("RK-02") :]
    assert clause("reckoners", "RK-02", lang).title in end
    assert any(word in done.out for word in END[lang])
    assert re.search(r"ludotek verify \S+", end)


def test_alone_one_runs_two_reckoners_and_the_prompt_says_which(cli) -> None:
    out = cli(*SOLO, typed=[0, 1, 2]).out
    assert "At the table: David (human), Tia (human)" in out
    assert "Pass the keyboard" not in out
    assert re.search(r"^David · In which district", out, re.MULTILINE)
    assert re.search(r"^Tia · In which district", out, re.MULTILINE)
    assert re.search(r"^(David|Tia)> 2$", out, re.MULTILINE)


def to_the_dice(*typed: object) -> list[object]:
    """Nothing is bought, figures are placed (and that is all), the dice are left as they fell."""
    return [0, 1, 1, 0, 0, 0, *typed]


def test_another_reckoner_is_chosen_by_name_or_number(cli) -> None:
    out = cli(*SOLO, typed=to_the_dice("seat tia", "seat 1", "seat prof", "seat")).out
    asked = re.findall(r"^(\w+) · Use:", out, re.MULTILINE)
    assert asked[-2:] == ["Tia", "David"]
    assert "There is no player “prof”" in out
    assert out.count("At the table:") == 2


def test_a_die_that_was_picked_is_put_back_by_another_seat(cli) -> None:
    out = cli(*SOLO, typed=to_the_dice(1, "undo")).out
    picked, back = out.split("> undo\n")
    assert "is using]" in picked[picked.rindex("Round 1") :]
    assert "is using]" not in back
    assert "David undid: Use a basic die (Money)." in back


def test_team_mates_wait_for_people_and_go_when_they_are_told_to(cli) -> None:
    typed = [0, 1, "go", 0, "go", "?"]
    out = cli(*WITH_BOTS, typed=typed).out
    assert "At the table: David (human), Tia (bot, standard), Megan (bot, standard)" in out
    _, using, gone = out.split("> go\n")
    assert "No bot is waiting for you right now." in using
    assert using.count("waits for you (“go”)") == 2
    assert "waits for you (“go”)" not in gone
    assert re.search(r"^(Tia|Megan) uses ", gone, re.MULTILINE)
    assert re.search(r"^David · Use:", gone, re.MULTILINE)
    assert re.search(r"^go +Let the waiting bots act\.", gone, re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_with_two_bots_to_the_end(cli, lang: str) -> None:
    done = cli(*WITH_BOTS, "--lang", lang, typed=anything())
    assert done.code == 0, done.err
    assert max(map(len, done.lines[:-2])) <= 80
    assert re.search(r"RK-0[12]", done.out[-2000:])
    assert any(word in done.out for word in END[lang])


def test_the_epics_phase_is_read_once_before_the_table(cli) -> None:
    out = cli(*SOLO, typed=to_the_dice(0, 0, 0, 0, "seat", 0)).out
    assert out.count("Epics phase of round 1") == 1
    page = out[out.index("Epics phase of round 1") :]
    assert page.index("Steelheart moves") < page.index("The Reckoners · normal")


def test_options_are_explained_by_their_own_rules(cli) -> None:
    out = cli(*SOLO, typed=to_the_dice(1, "? 1", "why", "card improvise", "log 3")).out
    assert re.search(r"^RK-(3[2-9]|4[0-4])", out[out.rindex("> ? 1") : out.rindex("> why")], re.MULTILINE)
    assert re.search(r" –\n?.*RK-\d\d", out[out.rindex("> why") : out.rindex("> card")])
    assert "Improvise  Ability" in out


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (["--seats", "1"], ["2 to 6", "alone"]),
        (["--seats", "7"], ["seats", "7"]),
        (["--difficulty", "nightmare"], ["difficulty", "nightmare", "firefight"]),
        (["--reckoners", "david+david"], ["david", "twice"]),
        (["--reckoners", "steelheart"], ["Reckoner", "steelheart", "david"]),
        (["--players", "greedy"], ["human"]),
        (["--seats", "3", "--players", "human,greedy"], ["2", "3"]),
    ],
)
def test_a_mistake_is_one_clear_sentence(cli, options: list[str], named: list[str]) -> None:
    done = cli("play", "reckoners", *options)
    assert done.code == 2 and len(done.err.splitlines()) == 1
    assert all(word in done.err for word in named), done.err
