"""`ludotek odds`, and the line of odds at the table."""

from __future__ import annotations

import json

import pytest

import ludotek
from ludotek.api import Match
from ludotek.cli.odds_told import all_odds
from ludotek.cli.words import Words
from ludotek.games.twenty_strong.insight.engagement import bare
from ludotek.games.twenty_strong.insight.prospects import Throw, chance_of
from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.play import begin
from ludotek.table.reckoning import Asked
from ludotek.testing.untamed import animal, position, side

UNTAMED = ludotek.game("untamed")
LANGUAGES = ("en", "fr", "de")
FIGHT = ("odds", "twenty-strong", "dice=2 yellow, 3 blue", "health=3,2", "phases=2")
ROLL = ("odds", "reckoners", "dice=3 basic, 3 purple", "wanted=3 research, contain")


@pytest.mark.parametrize(
    ("lang", "both"),
    [("en", "Defeat both: 62%"), ("fr", "Vaincre les deux\u00a0: 62\u00a0%"), ("de", "Beide besiegen: 62\u00a0%")],
)
def test_a_made_up_fight(cli, lang: str, both: str) -> None:
    done = cli(*FIGHT, "--lang", lang)
    assert done.code == 0
    assert both in done.lines


def test_a_fight_as_json(cli) -> None:
    told = json.loads(cli(*FIGHT, "--json").out)
    assert told["dice"] == 5
    assert told["all"] == chance_of(bare([3, 2], [1, 1], 2), Throw([2, 0, 3, 0, 0]), 3)
    assert sum(told[f"exactly-{fallen}"] for fallen in range(4)) == pytest.approx(1.0)


def test_the_cheapest_dice_for_a_wish(cli) -> None:
    told = json.loads(
        cli("odds", "twenty-strong", "dice=4 yellow, 4 blue", "health=3,2", "phases=2", "least=80", "--json").out
    )
    assert told["cheapest"] == {"yellow": 2, "blue": 4}
    assert told["chance"] >= 0.8
    assert cli("odds", "twenty-strong", "dice=yellow", "health=3", "least=50").lines == [
        "Even all these dice do not reach 50%."
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_roll_of_a_reckoner(cli, lang: str) -> None:
    done = cli(*ROLL, "--lang", lang)
    assert done.code == 0
    assert len(done.lines) == 3
    assert "88" in done.lines[-1]


@pytest.mark.parametrize(("game", "first"), [("twenty-strong", "dice"), ("untamed", "cards"), ("reckoners", "dice")])
def test_without_a_question_it_says_what_may_be_asked(cli, game: str, first: str) -> None:
    assert f"ludotek odds {game} {first}=" in " ".join(cli("odds", game).lines)
    assert json.loads(cli("odds", game, "--json").out)[0]["name"] == first


@pytest.mark.parametrize("lang", LANGUAGES)
def test_drawing_a_card(cli, lang: str) -> None:
    done = cli("odds", "untamed", "cards=24", "outs=3", "draws=4", "--lang", lang)
    assert done.code == 0
    assert "44" in done.lines[0]  # 1 - C(21, 4) / C(24, 4)


def test_a_game_without_odds_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotek.registry.odds", lambda game: None)
    with pytest.raises(LudotekError, match="untamed has no odds"):
        ludotek.game("untamed").odds(cards="2")


@pytest.mark.parametrize(
    ("asked", "problem"),
    [
        (("untamed", "cards=20", "outs=30", "draws=2"), "outs: at most the 20"),
        (("untamed", "cards=20", "outs=3", "draws=2", "least=3"), "least: at most the 2"),
        (("twenty-strong", "dice=yellow"), "need health"),
        (("twenty-strong", "dice=5 yellow", "health=1"), "only 4 yellow"),
        (("twenty-strong", "dice=pink", "health=1"), "unknown dice 'pink'; known: yellow"),
        (("twenty-strong", "dice=two yellow", "health=1"), "cannot read 'two yellow'"),
        (("twenty-strong", "dice=yellow", "health=0"), "from 1 to 30"),
        (("twenty-strong", "dice=yellow", "health=1,1,1,1,1,1"), "at most 5"),
        (("twenty-strong", "dice=yellow", "health=1,2", "damage=1"), "each of the 2"),
        (("twenty-strong", "dice=yellow", "health=1", "phases=99"), "from 1 to 12"),
        (("twenty-strong", "dice=yellow", "health=1", "luck=7"), "unknown question 'luck'"),
        (("twenty-strong", "dice=yellow", "dice=blue", "health=1"), "given twice"),
        (("twenty-strong", "yellow"), "name=value"),
        (("reckoners", "dice=basic", "wanted=9 attack"), "1 to 8"),
        (("reckoners", "dice=basic", "wanted=luck"), "unknown wanted 'luck'"),
        (("reckoners", "dice=basic", "wanted=attack", "rolls=4"), "from 1 to 3"),
    ],
)
def test_a_mistake_is_one_clear_sentence(cli, asked: tuple[str, ...], problem: str) -> None:
    done = cli("odds", *asked)
    assert done.code == 2
    assert problem in done.err
    assert "Traceback" not in done.err


@pytest.mark.parametrize(("lang", "word"), [("en", "Odds  "), ("fr", "Chances  "), ("de", "Chancen  ")])
def test_the_table_tells_the_odds_of_what_is_committed_to_those_who_ask(cli, lang: str, word: str) -> None:
    game = ("play", "twenty-strong", "--seed", "7", "--hero", "sergeant-marrow", "--lang", lang)
    told = [line for line in cli(*game, "--odds", typed=[1, 1, 1]).lines if line.startswith(word)]
    assert any("%" in line for line in told)
    assert not [line for line in cli(*game, typed=[1, 1, 1]).lines if line.startswith(word)]


MAIN_PHASE = [1, 1, 1, 1, 1, 0, 1]
ROLLED = [1, 1, 1, 1, 1, 1, 1]  # the first Reckoner has rolled


@pytest.mark.parametrize(
    ("lang", "odds", "line", "about"),
    [
        ("en", "odds", "Odds  your next turn brings 2 of ", "To draw it within your next 3 turns"),
        ("fr", "chances", "Chances  ", "À piocher au cours de vos 3 prochains tours"),
        ("de", "chancen", "Chancen  ", "In deinen nächsten 3 Zügen gezogen"),
    ],
)
def test_in_untamed_the_draws_are_told_in_a_line_and_the_outs_when_asked(
    cli, lang: str, odds: str, line: str, about: str
) -> None:
    game = ("play", "untamed", "--seed", "1", "--players", "human,medium", "--lang", lang)
    done = cli(*game, "--odds", typed=[*MAIN_PHASE, odds])
    assert any(each.startswith(line) for each in done.lines)
    outs = done.lines[done.lines.index(about) + 1 : -1]
    assert len(outs) > 10
    assert all("%" in each for each in outs)
    assert not any(each.startswith(line) for each in cli(*game, typed=MAIN_PHASE).lines)


def test_a_win_this_turn_is_told_before_the_draws() -> None:
    t = position(side(animals=[animal("A", attack=5)], deck=9), side(strongholds=["rat"], damage=4))
    play = begin(UNTAMED.rules, {"mode": "duel"}, FastChance(0))
    play.match, play.content = t.g, t.g.box.raw
    asked = Asked(Match(UNTAMED, play), 0, more=True)
    told = [str(each) for each in all_odds(Words("en", "untamed"), asked)]
    assert told[:2] == ["You can win this turn for certain.", "your next turn brings 2 of 9 cards"]


@pytest.mark.parametrize(
    ("lang", "odds", "about"),
    [
        ("en", "odds", "With the rolls you have left, if you keep only for this"),
        ("fr", "chances", "Avec les lancers qu’il vous reste, si vous ne gardez que pour cela"),
        ("de", "chancen", "Mit den Würfen, die du noch hast, wenn du nur darauf behältst"),
    ],
)
def test_in_the_reckoners_symbols_are_told_within_the_rolls_left(cli, lang: str, odds: str, about: str) -> None:
    done = cli("play", "reckoners", "--seed", "1", "--lang", lang, "--odds", typed=[*ROLLED, odds])
    line = Words(lang)("odds-line")
    assert any(each.startswith((f"{line}  1× ", f"{line}  2× ")) for each in done.lines)
    symbols = done.lines[done.lines.index(about) + 1 : -1]
    assert len(symbols) > 6
    assert all("× " in each and "%" in each for each in symbols)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "There are no odds to tell right now."),
        ("fr", "Il n’y a pas de chances à calculer pour l’instant."),
        ("de", "Gerade gibt es keine Chancen zu berechnen."),
    ],
)
def test_where_there_are_no_odds_that_is_said(cli, lang: str, said: str) -> None:
    assert said in cli("play", "reckoners", "--seed", "1", "--lang", lang, typed=["odds"]).lines


def test_a_puzzle_that_of_the_day_too_is_solved_without_odds(cli) -> None:
    out = cli("puzzle", "twenty-strong", "--daily", typed=["odds"]).out
    assert "Unknown input “odds”" in out


def test_functions_tell_the_same() -> None:
    told = {each.name: each.value for each in ludotek.game("reckoners").odds(dice="basic", wanted="attack", rolls="1")}
    assert told == {"within-1": pytest.approx(1 / 6)}
    assert ludotek.game("untamed").new(seed=1).odds() == []
