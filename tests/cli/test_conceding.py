"""`concede` at the prompt: it asks first, it ends the game, and the record says so, in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest

TYPED = {"en": "concede", "fr": "abandonner", "de": "aufgeben"}
ANYWAY = {"en": "anyway", "fr": "quand même", "de": "trotzdem"}
TERMINAL = {"en": "in the terminal", "fr": "dans le terminal", "de": "im Terminal"}
RULES = {"twenty-strong": "TS-103", "untamed": "UN-91", "reckoners": "RK-99"}


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize("lang", TYPED)
def test_a_game_is_given_up(cli, home: Path, game: str, lang: str) -> None:
    done = cli("play", game, "--lang", lang, typed=[1, f"{TYPED[lang]} {ANYWAY[lang]}"])
    assert (done.code, done.err) == (0, "")
    assert RULES[game] in done.out
    (record,) = (home / "records").iterdir()
    assert done.lines[-1] == f"  ludotek verify {record}"
    verified = cli("verify", record, "--lang", lang)
    assert verified.code == 0
    assert TERMINAL[lang] in verified.out, "where it was played"
    assert TERMINAL[lang] in cli("replay", record, "--lang", lang).lines[0]
    told = cli("replay", record, "--lang", lang)
    assert told.code == 0
    assert RULES[game] in told.lines[-1] + told.lines[-2]


@pytest.mark.parametrize("lang", TYPED)
def test_without_the_word_nothing_is_lost(cli, home: Path, lang: str) -> None:
    done = cli("play", "untamed", "--lang", lang, typed=[TYPED[lang], "quit"])
    assert done.code == 0
    assert ANYWAY[lang] in done.out
    assert not list((home / "records").glob("*"))


def test_bots_play_on_without_the_one_who_gave_up(cli, home: Path) -> None:
    typed = ["concede anyway"]
    done = cli("play", "untamed", "--mode", "survival", "--players", "human,random,random", "--seed", "4", typed=typed)
    assert (done.code, done.err) == (0, "")
    (record,) = (home / "records").iterdir()
    assert cli("verify", record).code == 0
