"""Playing at the prompt, with piped input: every command, in three languages, to the end and back again."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PLAY = ("play", "twenty-strong")
PLAIN = (*PLAY, "--deck", Path(__file__).parent / "plain.toml", "--seed", "1")  # 2 stacks; 5 colours and "done"
LANGUAGES = ("en", "fr", "de")
WINDOW = "Do you want to use anything first?"


def anything(seed: int) -> Iterator[int]:
    """Numbers without end; those that are no option are refused and do no harm."""
    dice = random.Random(seed)
    while True:
        yield dice.choice((0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game(cli, home: Path, lang: str, seed: int) -> None:
    done = cli(*PLAY, "--lang", lang, typed=anything(seed))
    assert (done.code, done.err) == (0, "")
    assert max(map(len, done.lines[:-2])) <= 80
    (record,) = (home / "records").iterdir()
    assert done.lines[-1] == f"  ludotek verify {record}"
    assert not list((home / "saves").glob("*"))
    checked = cli("verify", record, "--lang", lang)
    assert checked.code == 0
    told = cli("replay", record, "--lang", lang)
    assert told.code == 0
    assert "TS-17" in told.out


def test_always_the_first_option_comes_to_an_end(cli) -> None:
    done = cli(*PLAY, "--seed", "1", typed=["1"] * 5000)
    assert done.code == 0
    assert "ludotek verify" in done.out


@pytest.mark.parametrize("deck", ["small", "journey", "hunt"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_decks_of_other_shapes(cli, deck: str, lang: str) -> None:
    path = Path(__file__).parents[1] / "decks" / f"{deck}.toml"
    done = cli(*PLAY, "--deck", path, "--lang", lang, "--seed", "2", typed=anything(4))
    assert (done.code, done.err) == (0, "")
    assert "ludotek verify" in done.lines[-1]


def test_the_same_seed_and_answers_print_the_same_game(cli) -> None:
    first, second = (cli(*PLAY, "--seed", "9", typed=[1, 1, 2, 3, 0]).out.splitlines() for _ in range(2))
    assert first[:-1] == second[:-1]  # the last line names the save


def test_a_tampered_record_is_a_negative_result(cli, home: Path) -> None:
    cli(*PLAY, typed=anything(1))
    (record,) = (home / "records").iterdir()
    lines = record.read_text().splitlines()
    header = json.loads(lines[0])
    header["chance"]["commitment"] = "0" * 64
    record.write_text("\n".join([json.dumps(header), *lines[1:]]) + "\n")
    done = cli("verify", record)
    assert (done.code, done.err) == (1, "")
    assert "not the dice that were sealed" in done.out.replace("\n", " ")
    assert json.loads(cli("verify", record, "--json").out)["good"] is False


class TestLeavingAndComingBack:
    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("last", [[], ["quit"]])
    def test_the_end_of_input_lays_the_game_aside(self, cli, home: Path, lang: str, last: list[str]) -> None:
        done = cli(*PLAY, "--lang", lang, typed=[1, 1, *last])
        assert (done.code, done.err) == (0, "")
        (save,) = (home / "saves").iterdir()
        assert str(save) in done.lines[-1]
        assert "--resume" in done.lines[-1]

    def test_it_goes_on_where_it_stopped(self, cli, home: Path) -> None:
        first = cli(*PLAY, "--seed", "5", typed=[1, 1, 2, "quit"])
        again = cli(*PLAY, "--resume", typed=[])
        table = [line for line in first.lines if line.startswith("Unapplied")][-1]
        assert table in again.lines
        whole = cli(*PLAY, "--resume", typed=anything(3))
        assert whole.code == 0
        assert not list((home / "saves").iterdir())

    def test_another_game_does_not_overwrite_the_one_laid_aside(self, cli, home: Path) -> None:
        cli(*PLAY, typed=[1])
        cli(*PLAY, typed=[1])
        assert len(list((home / "saves").iterdir())) == 2

    def test_a_save_that_was_named_is_not_touched_by_playing_on(self, cli, tmp_path: Path, home: Path) -> None:
        path = tmp_path / "before the boss.json"
        cli(*PLAY, typed=[1, f"save {path}", "quit"])
        before = path.read_bytes()
        done = cli(*PLAY, "--resume", path, typed=[1, 1])
        assert done.code == 0
        assert path.read_bytes() == before

    def test_a_save_that_fails_says_so_and_the_game_goes_on(self, cli, tmp_path: Path) -> None:
        notes = tmp_path / "notes.txt"
        notes.write_text("mine")
        done = cli(*PLAY, "--seed", "1", typed=[f"save {notes}", 1, "quit"])
        assert done.code == 0
        assert notes.read_text() == "mine"
        assert "left unchanged" in done.out


class TestAsking:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_help_and_an_option_explained(self, cli, lang: str) -> None:
        done = cli(*PLAIN, "--lang", lang, typed=["?", "? 1", "?1", "help 99"])
        assert done.code == 0
        assert done.out.count("TS-18  ") >= 2  # the clause behind the question, twice
        assert "99" in done.out

    @pytest.mark.parametrize(
        ("lang", "hint", "said"),
        [
            ("en", "hint", "about as good|points? worse"),
            ("fr", "conseil", "aussi bon|de moins"),
            ("de", "tipp", "gleich gut|schlechter"),
        ],
    )
    def test_a_hint_names_options_and_chances(self, cli, lang: str, hint: str, said: str) -> None:
        done = cli(*PLAY, "--seed", "1", "--lang", lang, typed=["1", hint])
        told = done.out[done.out.index(f"> {hint}") :]
        assert re.search(r"\d+.?% \(\d+–\d+", told)
        assert re.search(said, told)

    @pytest.mark.parametrize(("lang", "why"), [("en", "why"), ("fr", "pourquoi"), ("de", "warum"), ("de", "why")])
    def test_why_names_the_clause(self, cli, lang: str, why: str) -> None:
        hero = "doctor-tansy"
        done = cli(*PLAY, "--seed", "1", "--hero", hero, "--lang", lang, typed=[why])
        assert done.code == 0
        told = done.out[done.out.index(f"> {why}") :]
        assert "TS-88" in told  # the ability waits for the Apply step

    def test_a_word_finds_what_is_possible_and_what_is_not(self, cli) -> None:
        done = cli(*PLAY, "--seed", "1", "--hero", "doctor-tansy", typed=["? tansy", "why tansy", "why zebra"])
        told = done.out[done.out.index("> ? tansy") :]
        assert "Doctor Tansy" in told and "TS-45" in told
        assert "Nothing like that" in told

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_rules_cards_and_log(self, cli, lang: str) -> None:
        typed = [
            "rules TS-25",
            "rules",
            "rules TS-999",
            "cards",
            "card sergeant-marrow",
            "card",
            "card zzzz",
            "log",
            "log 2",
        ]
        done = cli(*PLAY, "--seed", "1", "--lang", lang, typed=typed)
        assert done.code == 0
        assert "\nTS-25  " in done.out
        assert "TS-999" in done.out
        assert "zzzz" in done.out

    def test_nonsense_and_numbers_out_of_range_are_answered(self, cli) -> None:
        done = cli(*PLAIN, typed=["", "   ", "dance", "77", "0", "-3", "1e3", "²"])
        assert done.code == 0
        assert "Unknown input “dance”" in done.out
        assert "There is no option 77; choose 1 to 3." in done.out


class TestLetters:
    def test_dice_by_their_letters(self, cli) -> None:
        done = cli(*PLAIN, typed=[1, "bbP"])
        assert "[B]×2 [P]×3" in done.out
        assert "Unapplied  [B] [B] [P]" in done.out

    def test_no_more_than_there_are(self, cli) -> None:
        done = cli(*PLAIN, typed=[1, "rrr"])
        assert "Unapplied  [R]\n" in done.out

    @pytest.mark.parametrize("word", ["bye", "x", "rain"])
    def test_other_words_are_no_dice(self, cli, word: str) -> None:
        done = cli(*PLAIN, typed=[1, word])
        assert f"Unknown input “{word}”" in done.out

    def test_where_no_colour_is_asked_for_letters_mean_nothing(self, cli) -> None:
        assert "Unknown input “bb”" in cli(*PLAIN, typed=["bb"]).out


class TestCommandsInThreeLanguages:
    @pytest.mark.parametrize(
        ("lang", "undo"), [("en", "undo"), ("fr", "annuler"), ("de", "zurück"), ("de", "zuruck"), ("fr", "UNDO")]
    )
    def test_undo(self, cli, lang: str, undo: str) -> None:
        done = cli(*PLAIN, "--lang", lang, typed=[1, 1, undo])
        trays = [line for line in done.lines if "[Y]×" in line and "[R]×1" in line and "1 [Y]" not in line]
        assert trays[-1] == trays[-3] != trays[-2]

    @pytest.mark.parametrize(
        ("lang", "undo"),
        [("en", "undo anyway"), ("fr", "annuler quand même"), ("de", "zurück trotzdem"), ("fr", "undo anyway")],
    )
    def test_undo_across_dice_only_if_agreed(self, cli, lang: str, undo: str) -> None:
        done = cli(*PLAIN, "--lang", lang, typed=[1, 1, 0, undo.split()[0], undo, "log"])
        refused = done.out.index(f"> {undo.split()[0]}\n")
        agreed = done.out.index(f"> {undo}\n")
        assert done.out[refused:agreed].count("\n") <= 5  # two sentences, no new table
        assert done.out[agreed:].count("[Y]×3") == 1  # the die is committed, and not rolled any more

    @pytest.mark.parametrize(
        ("command", "sign"), [("lang fr", "Santé"), ("lang de", "Leben"), ("sprache fr", "Unknown input")]
    )
    def test_the_language_can_be_changed(self, cli, command: str, sign: str) -> None:
        done = cli(*PLAY, "--seed", "1", typed=[command])
        assert sign in done.out[done.out.index(f"> {command}") :]

    def test_an_unknown_language_changes_nothing(self, cli) -> None:
        done = cli(*PLAY, "--seed", "1", typed=["lang es", "?"])
        assert "unknown language 'es'" in done.out
        assert "This help" in done.out


@pytest.mark.rule("TS-82")
def test_TS_82_muting_at_the_prompt(cli) -> None:
    to_the_damage = [1, 0, 0]  # activate, commit nothing, no further phase
    asked = cli(*PLAIN, typed=to_the_damage)
    assert WINDOW in asked.out
    muted = cli(*PLAIN, typed=["mute captain", *to_the_damage])
    assert WINDOW not in muted.out
    again = cli(*PLAIN, typed=["mute", "mute captain", "mute", "unmute", *to_the_damage])
    assert WINDOW in again.out
    assert "Muted: Captain" in again.out
