"""Every command that shows something, in words and as JSON."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludotek import __version__, registry
from ludotek.cli.app import COMMANDS
from ludotek.text import rules as all_rules

LANGUAGES = ("en", "fr", "de")


def test_help_names_every_command(cli) -> None:
    done = cli("--help")
    assert done.code == 0
    assert all(name in done.out for name in COMMANDS)


@pytest.mark.parametrize("name", list(COMMANDS))
def test_every_command_explains_itself(cli, name: str) -> None:
    done = cli(name, "--help")
    assert done.code == 0
    assert f"ludotek {name}" in done.out


def test_python_m_ludotek_is_the_same() -> None:
    done = subprocess.run([sys.executable, "-m", "ludotek", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == __version__


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games(cli, lang: str) -> None:
    done = cli("games", "--lang", lang)
    assert done.code == 0
    assert "twenty-strong" in done.out
    assert "long-dusk" in done.out


def test_games_as_json(cli) -> None:
    rows = json.loads(cli("games", "--json").out)
    assert [row["name"] for row in rows] == registry.names()
    assert [option["name"] for option in rows[0]["options"]] == ["deck", "hero", "difficulty"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("spelt", ["TS-25", "ts-25", "ts25", "TS 25"])
def test_one_rule(cli, lang: str, spelt: str) -> None:
    done = cli("rules", spelt, "--lang", lang)
    assert done.code == 0
    assert done.lines[0].startswith("TS-25  ")
    assert len(done.lines) > 1


def test_rules_by_chapter_has_every_clause_once(cli) -> None:
    chapters = json.loads(cli("rules", "--json", "--lang", "de").out)
    ids = [clause["id"] for chapter in chapters for clause in chapter["clauses"]]
    packages = [registry.find(name).package for name in registry.names()]
    assert sorted(ids) == sorted(rule for package in packages for rule in all_rules(package, "de"))
    assert len(ids) == len(set(ids)) >= 100
    words = cli("rules", "--lang", "de").out
    assert all(each in words for each in ids)


def test_the_rules_of_one_game(cli) -> None:
    told = cli("rules", "untamed", "--lang", "fr").out
    assert told.startswith("Indomptables ")
    assert "UN-01  " in told and "TS-01" not in told and "RK-01" not in told
    every = cli("rules").out
    places = [every.index(f"{title} ─") for title in ("20 Strong", "Untamed", "The Reckoners")]
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "There is no rule"), ("fr", "Il n’y a pas de règle"), ("de", "Es gibt keine Regel")]
)
@pytest.mark.parametrize("rule", ["XX-9", "UN-999", "chess"])
def test_a_rule_that_does_not_exist(cli, lang: str, said: str, rule: str) -> None:
    done = cli("rules", rule, "--lang", lang)
    assert done.code == 2 and said in done.err and rule in done.err


def test_french_lines_never_begin_with_a_colon_or_end_with_a_guillemet(cli, monkeypatch: pytest.MonkeyPatch) -> None:
    for columns in ("60", "80"):
        monkeypatch.setenv("COLUMNS", columns)
        lines = cli("rules", "--lang", "fr").lines + cli("cards", "twenty-strong", "--lang", "fr").lines
        assert len(lines) > 500
        assert [line for line in lines if re.match(r"\s*[;:!?»]", line) or line.endswith("«")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", list(registry.HOUSE))
def test_the_table_of_contents_has_every_clause_once(name: str, lang: str) -> None:
    game = registry.find(name)
    ids = [each for _, chapter in game.chapters() for each in chapter]
    assert sorted(ids) == sorted(all_rules(game.package, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards(cli, lang: str) -> None:
    cards = json.loads(cli("cards", "twenty-strong", "--lang", lang, "--json").out)
    assert len(cards) == 68  # the deck's own sheet, and 67 cards
    assert all(card["name"] for card in cards)
    words = cli("cards", "twenty-strong", "--lang", lang).out
    assert all(card["name"].split()[0] in words for card in cards)


@pytest.mark.parametrize("name", ["sergeant-marrow", "Sergeant Marrow", "MARROW", "sergeant marrow"])
def test_a_card_by_name_or_id(cli, name: str) -> None:
    done = cli("cards", "twenty-strong", name)
    assert done.code == 0
    assert done.lines[0] == "Sergeant Marrow  Hero"
    assert "Health 4" in done.out


def test_a_card_by_its_name_in_the_language_without_accents(cli) -> None:
    cards = json.loads(cli("cards", "twenty-strong", "--lang", "fr", "--json").out)
    accented = next(card for card in cards if "é" in card["name"] and card["kind"] == "conflict")
    done = cli("cards", "twenty-strong", accented["name"].replace("é", "e").upper(), "--lang", "fr", "--json")
    assert accented in json.loads(done.out)


def test_cards_of_a_deck_file(cli) -> None:
    small = Path(__file__).parents[1] / "decks" / "small.toml"
    done = cli("cards", "twenty-strong", "captain", "--deck", small)
    assert done.code == 0
    assert done.lines[0].startswith("Captain")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_doctor(cli, lang: str, home: Path) -> None:
    done = cli("doctor", "--lang", lang)
    assert done.code == 0
    assert __version__ in done.out
    assert str(home) in done.out
    found = json.loads(cli("doctor", "--json").out)
    assert found["engine"] in ("compiled", "pure")


@pytest.mark.parametrize("variable", ["LUDOTEK_LANG", "LC_ALL", "LANG"])
def test_the_language_of_the_environment(cli, monkeypatch: pytest.MonkeyPatch, variable: str) -> None:
    monkeypatch.setenv(variable, "fr" if variable == "LUDOTEK_LANG" else "fr_FR.UTF-8")
    assert "Santé" in cli("cards", "twenty-strong", "sergeant-marrow").out
    assert "Health" in cli("cards", "twenty-strong", "sergeant-marrow", "--lang", "en").out


@pytest.mark.parametrize("value", ["C.UTF-8", "es_ES.UTF-8", "POSIX"])
def test_a_system_in_a_language_that_we_do_not_speak_gets_english(cli, monkeypatch, value: str) -> None:
    monkeypatch.setenv("LANG", value)
    assert "Health" in cli("cards", "twenty-strong", "sergeant-marrow").out
