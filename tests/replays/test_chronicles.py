"""What is told of recorded games: every number is what their stories say, every sentence is there in every language."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ludotek import api
from ludotek.api import Fact, Match
from ludotek.api.story import what_counts
from ludotek.kernel.chronicle import Chronicle, chance_of
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.record import read_record
from ludotek.kernel.replay import verify
from ludotek.table.chronicle import chronicle
from ludotek.text import clause, form, languages, say

HERE = Path(__file__).parent
HITS = ("hit", "crit")
SIDES = {"yellow": 2, "green": 3, "blue": 4, "purple": 5, "red": 6}  # TS-11: the sides that hit


def names(game: str) -> list[str]:
    return sorted(path.stem for path in HERE.glob(f"{game}/*.jsonl"))


@cache
def recorded(game: str, name: str) -> Match:
    record = read_record((HERE / game / f"{name}.jsonl").read_text(encoding="utf-8"))
    found = api.game(record.header.game)
    return Match(found, verify(found.rules, record))


@cache
def story(game: str, name: str) -> list[Fact]:
    return what_counts(recorded(game, name))


def told(game: str, name: str, *seats: int) -> Chronicle:
    found = chronicle(recorded(game, name), list(seats))
    assert found is not None
    return found


ALL = [(game, name) for game in ("twenty_strong", "untamed", "reckoners") for name in names(game)]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_sentence_is_there_in_every_language(game: str, name: str) -> None:
    """Of all seats, and to a spectator; with rules that exist."""
    seats = range(recorded(game, name).seats)
    for found in (told(game, name), *[told(game, name, seat) for seat in seats]):
        phrases = [found.decided.text, *[row.who for each in found.rankings for row in each.rows]]
        keys = [f"chronicle-{each.name}" for each in found.figures]
        keys += [f"ranking-{each.name}" for each in found.rankings]
        keys += [f"column-{column}" for each in found.rankings for column in each.columns]
        if found.chart is not None:
            keys.append(f"chart-{found.chart.name}")
        if found.tip is not None:
            phrases.append(found.tip.text)
        for lang in languages():
            assert all(say(game, each, lang) for each in [*phrases, *map(Phrase, keys)])
            assert all(clause(game, each.rule, lang).text for each in (found.decided, found.tip) if each and each.rule)
            if found.chart is not None:
                key = Phrase(f"chart-{found.chart.name}")
                assert form(game, key, "value", lang)
                assert form(game, key, "mark", lang)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_story_has_every_figure(game: str, name: str) -> None:
    lines = Counter(line.name for line in story(game, name))
    for seat in range(recorded(game, name).seats):
        found = told(game, name, seat)
        assert found.portrait == "steelheart" or found.portrait.startswith("card ")
        assert all(0 <= each.value <= (each.of or each.value) for each in found.figures)
        if game != "untamed":
            assert found.counts["rounds"] == lines["round-began"]
        if found.chart is not None:
            assert [point.n for point in found.chart.points] == list(range(1, found.figures[0].value + 1))


@pytest.mark.parametrize("name", names("twenty_strong"))
def test_hits_and_what_the_dice_promise_are_those_of_every_roll(name: str) -> None:
    found = told("twenty_strong", name, 0)
    faces, sixths = [], 0
    for line in story("twenty_strong", name):
        if line.name in ("rolled", "rerolled"):
            _, colour, shown = line.things["die"].split()
            faces.append(shown if line.name == "rolled" else ["no-face", "miss", "hit", "crit"][line.values["face"]])
            sixths += SIDES[colour]
    assert found.chart is not None
    assert found.chart.total() == sum(1 for face in faces if face in HITS) == found.counts["hits"]
    assert found.chart.marks() == pytest.approx(sixths / 6)
    assert found.counts["rolled"] == len(faces)
    happened = Counter(line.name for line in story("twenty_strong", name))
    assert found.counts["defeated"] == happened["defeated"]
    assert found.counts["items"] == happened["item-used"]
    assert found.counts["missions"] == happened["mission-done"]


@pytest.mark.parametrize("name", names("twenty_strong"))
def test_the_best_roll_was_made_and_its_chance_is_exact(name: str) -> None:
    throw = told("twenty_strong", name, 0).throw
    if throw is None:
        return
    dice = [die.split()[1:] for die in throw.dice]
    assert throw.hits == sum(1 for _, face in dice if face in HITS)
    ways, good = 1, 0
    counted = [1] + [0] * len(dice)  # by hits, of all equally likely ways that these dice fall
    for colour, _ in dice:
        hits = SIDES[colour]
        counted = [counted[n] * (6 - hits) + (counted[n - 1] * hits if n else 0) for n in range(len(counted))]
        ways *= 6
    good = sum(counted[throw.hits :])
    assert throw.chance == pytest.approx(good / ways)


def test_the_chance_of_dice() -> None:
    assert chance_of(0, []) == 1.0
    assert chance_of(1, [0.5]) == 0.5
    assert chance_of(2, [0.5, 0.5]) == 0.25
    assert chance_of(1, [0.5, 0.5]) == 0.75
    assert chance_of(3, [1.0, 1.0, 1.0]) == 1.0


@pytest.mark.parametrize("name", names("untamed"))
def test_damage_to_strongholds_is_told_with_its_cards_and_turns(name: str) -> None:
    match, lines = recorded("untamed", name), story("untamed", name)
    dealt = sum(line.values["n"] for line in lines if line.name in ("stronghold-damaged", "damage-put-on-stronghold"))
    found = [told("untamed", name, seat) for seat in range(match.seats)]
    assert sum(each.counts["damage"] for each in found) == dealt
    for each in found:
        assert each.chart is not None
        assert each.chart.total() == each.counts["damage"]
    defeated = sum(1 for line in lines if line.name == "defeated")
    assert sum(each.counts["defeated"] for each in found) <= defeated
    rows = {row.seat: row.numbers for row in found[0].rankings[0].rows}
    assert sorted(rows) == list(range(match.seats))


@pytest.mark.parametrize("name", names("reckoners"))
def test_what_each_reckoner_did_adds_up(name: str) -> None:
    found, lines = told("reckoners", name, 0), story("reckoners", name)
    happened = Counter(line.name for line in lines)
    rows = found.rankings[0].rows
    contained, damage, *_, unused = [sum(row.numbers[n] for row in rows) for n in range(4)]
    assert contained == happened["contained"] + happened["track-contained"] == found.counts["contained"]
    assert damage == happened["epic-attacked"] + happened["steelheart-attacked"]
    assert unused == found.counts["unused"]
    rolled = [line for line in lines if line.name.startswith("rolled")]
    assert found.chart is not None
    shown = sum(line.values["n"] * len(line.things["die"].split()[2].split("+")) for line in rolled if blank(line))
    assert found.chart.total() == shown
    printed = {die["id"]: sum(map(len, die["faces"])) for die in recorded("reckoners", name).content["die"]}
    sixths = sum(line.values["n"] * printed[line.things["die"].split()[1]] for line in rolled)
    assert found.chart.marks() == pytest.approx(sixths / 6)


def blank(line: Fact) -> bool:
    """A face without a symbol has a name without one."""
    return len(line.things["die"].split()) == 3


@pytest.mark.rule("UN-02")
def test_UN_02_the_end_names_whose_deck_was_empty() -> None:
    found = told("untamed", "duel-by-the-empty-deck", 1)
    assert say("untamed", found.decided.text, "en") == "Player 1 had to draw from an empty deck."
    assert found.decided.rule == "UN-02"
    assert found.tip is None or found.tip.text.key != "tip-deck"
    own = told("untamed", "duel-by-the-empty-deck", 0).tip
    assert own is not None
    assert own.text.key == "tip-deck"


@pytest.mark.rule("RK-30")
def test_RK_30_dice_left_unused_are_counted() -> None:
    tip = told("reckoners", "3-firefight-lost", 0).tip
    assert tip is not None
    assert say("reckoners", tip.text, "en").startswith("The team left 16 dice unused.")
    assert tip.rule == "RK-30"


@pytest.mark.rule("RK-37")
def test_RK_37_little_contained_is_told() -> None:
    tip = told("reckoners", "at-random", 0).tip
    assert tip is not None
    assert say("reckoners", tip.text, "en").startswith("The team contained 0 of 6 steps.")


@pytest.mark.rule("TS-45")
def test_TS_45_items_that_were_not_used_are_told_after_a_loss() -> None:
    tip = told("twenty_strong", "loss-to-damage", 0).tip
    assert tip is not None
    assert say("twenty_strong", tip.text, "en").startswith("You lost with 3 items unused.")


TIPS: list[tuple[str, str, dict[str, Any]]] = [
    ("twenty_strong", "won-against-mother-of-moths", {"tip-held": 4}),
    ("twenty_strong", "win-sealed", {"tip-harder": 1}),
    ("untamed", "survival-4-by-the-empty-deck", {"tip-power": 2}),
    ("untamed", "duel-drawn", {"tip-idle": 5}),
]


@pytest.mark.parametrize(("game", "name", "expected"), TIPS)
def test_one_tip_fits_the_game(game: str, name: str, expected: dict[str, int]) -> None:
    tip = told(game, name, 0).tip
    assert tip is not None
    assert {tip.text.key: tip.text.numbers()["n"]} == expected
