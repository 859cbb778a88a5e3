"""Games with real dice and cards: whatever the engine plays, somebody could have entered by hand."""

from __future__ import annotations

from typing import Any

import pytest

from ludotek import api, registry
from ludotek.kernel.chance import ENTERED, EnteredChance, Waiting
from ludotek.kernel.errors import LudotekError, RecordError
from ludotek.kernel.play import Play, begin
from ludotek.kernel.record import read_record
from ludotek.kernel.replay import verify
from ludotek.kernel.save import load, save
from ludotek.kernel.step import DONE
from ludotek.table.review import review
from ludotek.table.reviewing import better_line
from ludotek.testing.real_table import RealTable, real_table_of

SOLO = [("twenty-strong", {"deck": deck}) for deck in ("long-dusk", "salt-road", "hollow-wood")]
CITIES = [("reckoners", {"seats": seats, "difficulty": "hard"}) for seats in (2, 3, 5)]
MODES = [("duel", 2), ("hunter", 3), ("survival", 3), ("alpha", 4), ("hydra", 4), ("manticore", 4)]
GROUPS = [("untamed", {"mode": m, "seats": n, "draft": d}) for m, n in MODES for d in ("random", "draft")]


def a_table(game: str, options: dict[str, Any], number: int) -> RealTable:
    rules = registry.find(game)
    checked = rules.check_options(options)
    kind = real_table_of(rules)
    fitting = [seed for seed in range(100) if kind.fits(rules, checked, seed)]
    return kind(rules, checked, fitting[number])


@pytest.mark.parametrize(("game", "options"), SOLO + CITIES + GROUPS)
def test_a_game_of_the_engine_comes_out_the_same_when_it_is_entered_by_hand(game: str, options: dict[str, Any]) -> None:
    for number in range(2):
        table = a_table(game, options, number)
        table.play()
        table.entered.close()
        record = read_record(table.entered.record.text())
        assert record.header.chance["kind"] == ENTERED
        again = verify(registry.find(game), record)
        assert again.match.digest() == table.entered.match.digest()


def test_a_record_with_another_die_does_not_verify() -> None:
    table = a_table("twenty-strong", {}, 3)
    table.play()
    table.entered.close()
    text = table.entered.record.text()
    line = next(each for each in text.splitlines() if '"entered":[2' in each)
    changed = text.replace(line, line.replace('"entered":[2', '"entered":[1', 1))
    with pytest.raises((RecordError, LudotekError)):
        verify(registry.find("twenty-strong"), read_record(changed))


def laid_out() -> Play:
    return begin(registry.find("twenty-strong"), {"hero": "sergeant-marrow"}, EnteredChance(), attended=True)


def wanted(play: Play, entered: list[int]) -> list[int]:
    """What the next die or card may be."""
    with pytest.raises(Waiting) as caught:
        play.clone().act(0, DONE, None, entered)
    return caught.value.wanted.values


def test_set_up_asks_for_the_card_on_top_of_each_stack_and_never_for_one_that_lies_elsewhere() -> None:
    play = laid_out()
    first = wanted(play, [])
    second = wanted(play, [first[0]])
    assert first[0] not in second
    assert set(second) < set(first)


def test_what_cannot_be_is_refused() -> None:
    play = laid_out()
    with pytest.raises(LudotekError, match="not possible here"):
        play.clone().act(0, DONE, None, [999])
    cards: list[int] = []
    while True:
        try:
            play.clone().act(0, DONE, None, cards)
            break
        except Waiting as waiting:
            cards.append(waiting.wanted.values[0])
    with pytest.raises(LudotekError, match="more dice or cards were entered"):
        play.clone().act(0, DONE, None, [*cards, cards[0]])
    assert play.live == []


def test_slips_of_entry_are_undone_freely_across_dice_and_cards() -> None:
    table = a_table("twenty-strong", {}, 1)
    for _ in range(12):
        table.act(*table.choose())
    play = table.entered
    answers = len(play.live)
    assert any(answer.entered for answer in play.live)
    assert play.reach([0]).mark == 0
    digests = [answer.digest for answer in play.live]
    play.undo([0], 5)
    assert play.digest() == digests[4]
    assert answers > 5


def test_a_saved_game_goes_on_with_its_real_dice() -> None:
    table = a_table("reckoners", {"seats": 2}, 1)
    for _ in range(10):
        table.act(*table.choose())
    table.entered = load(registry.find("reckoners"), save(table.entered, []))
    table.play()


def test_a_hand_that_nobody_sees_may_hold_whatever_has_not_been_seen_elsewhere() -> None:
    """UN-62: hidden hands stay with their players; a card is named when it is played."""
    table = a_table("untamed", {"mode": "duel", "seats": 2, "draft": "random"}, 0)
    while table.engine.match.question is None or table.engine.match.question.name != "MainPhase":
        table.act(*table.choose())
    seat = int(table.entered.match.driver())
    possible = table.entered.match.candidates(seat)
    assert len(possible) > len(table.engine.match.candidates(seat))
    unseen = [
        each for each in possible if table.game.explain(table.entered.match, seat, each).key == "act-power-unseen"
    ]
    assert len(unseen) == 1
    assert "card" not in table.game.reference(table.entered.match, seat, unseen[0]).things


def test_only_a_game_with_real_dice_takes_entries() -> None:
    match = api.game("twenty-strong").new(seed=1)
    with pytest.raises(LudotekError, match="dice and cards of its own"):
        match.position.chance.enter([1])


@pytest.mark.parametrize("game", ["twenty-strong", "reckoners"])
def test_a_game_from_the_real_box_is_reviewed(game: str) -> None:
    match = api.game(game).verify(finished(game, {}))
    found = review(match, rollouts=2)
    assert found.course
    assert found.start + sum(found.totals.values()) == pytest.approx(found.result)
    if found.costly:
        assert better_line(match, found, found.costly[0].choice.place) is not None


def test_hands_that_nobody_saw_are_not_reviewed() -> None:
    match = api.game("untamed").verify(finished("untamed", {"draft": "random"}))
    with pytest.raises(LudotekError, match="nobody has seen the hands"):
        review(match, rollouts=2)


def finished(game: str, options: dict[str, Any]) -> str:
    table = a_table(game, options, 2)
    table.play()
    table.entered.close()
    return table.entered.record.text()
