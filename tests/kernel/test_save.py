"""A save goes on where the game stood, also when cards have changed since; a damaged one is one clear sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toy.game import CARDS, GAME, NightMarket

from ludotek.kernel.chance import FastChance, SealedChance
from ludotek.kernel.errors import RecordError, UnknownRulesVersion
from ludotek.kernel.match import position_digest
from ludotek.kernel.play import Play, begin
from ludotek.kernel.record import read_record
from ludotek.kernel.refusal import IllegalAction
from ludotek.kernel.replay import verify
from ludotek.kernel.save import load, save
from ludotek.testing.walk import choose


def played(answers: int, sealed: bool = False) -> Play:
    play = begin(GAME, {}, SealedChance(bytes(32)) if sealed else FastChance(5))
    go_on(play, answers)
    return play


def go_on(play: Play, answers: int) -> None:
    chooser = FastChance(9)
    for _ in range(answers):
        if not play.match.over:
            play.act(*choose(play.match, chooser))


def on_disk(play: Play) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(save(play, ["The night began."])))
    return data


@pytest.mark.parametrize("sealed", [False, True])
@pytest.mark.parametrize("answers", [0, 1, 7, 20, 1000])
def test_a_save_goes_on_where_the_game_stood(answers: int, sealed: bool) -> None:
    play = played(answers, sealed)
    loaded = load(GAME, on_disk(play))
    assert loaded.digest() == play.digest()
    assert loaded.record.log == ["The night began."]
    for each in (play, loaded):
        go_on(each, 1000)
        each.close()
    assert loaded.digest() == play.digest()
    assert verify(GAME, read_record(loaded.record.text())).digest() == play.digest()


def test_a_save_stays_as_it_is_while_the_game_goes_on() -> None:
    play = played(7)
    data = save(play, [])
    before = json.dumps(data)
    go_on(play, 1000)
    assert json.dumps(data) == before


def test_a_game_that_was_closed_is_still_closed_when_it_is_loaded() -> None:
    play = played(7, sealed=True)
    play.close()
    loaded = load(GAME, on_disk(play))
    assert loaded.record.text() == play.record.text().replace('{"end"', '{"log":["The night began."]}\n{"end"')
    with pytest.raises(IllegalAction):
        go_on(loaded, 1)


def test_a_game_that_was_loaded_has_as_many_answers_as_before() -> None:
    play = played(20)
    play.undo([0], 15, agreed=True)
    assert play.match.answers == 15
    assert load(GAME, on_disk(play)).match.answers == 15


def test_undo_reaches_back_behind_the_save() -> None:
    play = begin(GAME, {}, FastChance(5))
    start = play.digest()
    play.act(0, 32)
    loaded = load(GAME, on_disk(play))
    loaded.undo([0])
    assert loaded.digest() == start


def test_an_old_save_keeps_its_cards_when_the_cards_are_changed() -> None:
    class Reprint(NightMarket):
        def content(self, options: dict[str, Any]) -> dict[str, Any]:
            changed: dict[str, Any] = json.loads(json.dumps(CARDS))
            for card in changed["cards"]:
                card["cost"] = 9
            return changed

    play = played(12)
    loaded = load(Reprint(), on_disk(play))
    go_on(play, 1000)
    go_on(loaded, 1000)
    assert loaded.digest() == play.digest()
    assert begin(Reprint(), {}, FastChance(5)).record.header.content != play.record.header.content


def test_unknown_rules_leave_the_log_to_read() -> None:
    data = on_disk(played(3))
    data["header"]["rules"] = 2
    with pytest.raises(UnknownRulesVersion, match="only its log can be read") as caught:
        load(GAME, data)
    assert caught.value.log == ["The night began."]


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (["ludotek"], 99, "save, field 'ludotek': this is format 99"),
        (["header", "game"], "chess", "this file is a game of chess, not of night-market"),
        (["header", "seats"], 0, "save, header, field 'seats': must be a whole number of at least 1, not 0"),
        (["log"], "x", "save, field 'log': must be a list of texts, not 'x'"),
        (["content", "cards", 0, "cost"], 5, "save, content: the content has the hash"),
        (["position", "stack"], [["Nonsense", []]], "save: the position does not match the digest"),
        (["position", "state", "tokens"], [9, 9, 9], "save: the position does not match the digest"),
        (["header", "options"], {"seats": 3}, "save, position: some options are missing"),
        (["chance", "kind"], "loaded", "save, chance: is damaged"),
        (["origin", "low"], "x", "save, origin: is damaged"),
        (["lines", 1, "seat"], -1, "save, entry 2 of the record, field 'seat': must be a whole number"),
        (["lines"], [], "save: the record does not lead to the position"),
        (["end"], 4, "save, field 'end': must be an end or null, not 4"),
        (["table"], 4, "save, field 'table': must be a table of fields, not 4"),
        (["extra"], 1, "save, field 'extra': is not known here"),
    ],
)
def test_a_damaged_save_is_one_clear_sentence(path: list[Any], value: object, message: str) -> None:
    data = on_disk(played(10))
    inner: Any = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    with pytest.raises(RecordError) as caught:
        load(GAME, data)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["stack"], [["Nonsense", []]]),
        (["state", "deck"], None),
        (["state", "luck"], 7),
        (["state"], {}),
        (["outcome"], {}),
    ],
)
def test_a_position_that_nobody_could_have_written_is_damaged(path: list[str], value: object) -> None:
    data = on_disk(played(10))
    inner = data["position"]
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    data["digest"] = data["lines"][-1]["digest"] = position_digest(data["position"])[:16]
    with pytest.raises(RecordError, match="damaged"):
        load(GAME, data)


@pytest.mark.parametrize("data", [None, [], "x", 3, {}, {"ludotek": 1}])
def test_what_is_no_save_is_refused(data: object) -> None:
    with pytest.raises(RecordError, match="save"):
        load(GAME, data)


SAVE = json.dumps(on_disk(played(10)))
junk = st.none() | st.booleans() | st.integers() | st.text(max_size=4) | st.lists(st.integers(), max_size=3)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_whatever_stands_in_a_save_there_is_no_traceback(data: st.DataObject) -> None:
    saved: Any = json.loads(SAVE)
    inner = saved
    for _ in range(data.draw(st.integers(0, 4))):
        keys = list(inner) if isinstance(inner, dict) else range(len(inner))
        deeper = [key for key in keys if isinstance(inner[key], dict | list) and inner[key]]
        if not deeper:
            break
        inner = inner[data.draw(st.sampled_from(deeper))]
    key = data.draw(st.sampled_from(list(inner) if isinstance(inner, dict) else list(range(len(inner)))))
    inner[key] = data.draw(junk)
    problem = ""
    try:
        load(GAME, saved)
    except RecordError as error:
        problem = str(error)
    assert "\n" not in problem
