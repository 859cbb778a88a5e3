"""`ludotek cards`: filters by what cards do, and what was measured of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

PLAIN = Path(__file__).with_name("plain.toml")


def names(cli, *arguments: object) -> set[str]:
    done = cli("cards", *arguments, "--json")
    assert (done.code, done.err) == (0, "")
    return {card["id"] for card in json.loads(done.out)}


def test_what_cards_do_is_asked_by_id_or_in_words_and_met_together(cli) -> None:
    rally, guard = names(cli, "untamed", "--does", "card-rally"), names(cli, "untamed", "--does", "guard")
    both = names(cli, "untamed", "--does", "Rally", "--does", "guard")
    assert rally & guard == both and len(rally) > len(both)
    assert rally == names(cli, "untamed", "--does", "Sammeln", "--lang", "de")
    assert names(cli, "untamed", "--does", "deal damage", "--kind", "item") < names(cli, "untamed", "--does", "damage")
    assert names(cli, "untamed", "--mark", "fox", "--kind", "stronghold") == {"court-of-loopholes"}


@pytest.mark.parametrize("filter", ["--does", "--kind", "--mark"])
def test_a_filter_that_is_not_there_names_the_nearest(cli, filter: str) -> None:
    done = cli("cards", "twenty-strong", filter, "comit-and-roll")
    assert done.code == 2
    assert done.err.count("\n") == 1 and "comit-and-roll" in done.err and "closest" in done.err


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "deal damage"), ("fr", "infliger des dégâts"), ("de", "Schaden zufügen")]
)
def test_the_words_are_listed_with_how_many_cards_do_it(cli, lang: str, word: str) -> None:
    listed = json.loads(cli("cards", "untamed", "--words", "--lang", lang, "--json").out)
    damage = next(each for each in listed if each["id"] == "damage")
    assert (damage["words"], damage["cards"]) == (word, len(names(cli, "untamed", "--does", "damage")))
    assert word in cli("cards", "untamed", "--words", "--lang", lang).out


def test_figures_have_their_interval_their_player_and_their_number(cli) -> None:
    shown = cli("cards", "reckoners", "nightwielder", "--figures").out
    assert "Population lost to it" in shown and "standard bot" in shown and "●" in shown and "games with it" in shown
    assert "Verlorene Bevölkerung" in cli("cards", "reckoners", "nightwielder", "--figures", "--lang", "de").out
    (card,) = json.loads(cli("cards", "reckoners", "nightwielder", "--figures", "--json").out)
    for figure in card["figures"]:
        assert all(row["low"] <= row["value"] <= row["high"] for row in figure["rows"])


def test_nothing_is_kept_of_a_pack(cli) -> None:
    (card,) = json.loads(cli("cards", PLAIN, "captain", "--figures", "--json").out)
    assert card["figures"] == []
