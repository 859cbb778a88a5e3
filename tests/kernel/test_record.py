"""A record is read strictly: what is wrong is one sentence with its line and field, never a traceback."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toy.game import CARDS, GAME

from ludotek.kernel.chance import Chance, FastChance, ScriptedChance, SealedChance
from ludotek.kernel.errors import LudotekError, RecordError, UnknownRulesVersion
from ludotek.kernel.header import read_header
from ludotek.kernel.play import Play, begin
from ludotek.kernel.record import Answer, Undo, read_record
from ludotek.kernel.replay import verify
from ludotek.kernel.seal import commitment
from ludotek.testing.walk import choose

Lines = list[dict[str, Any]]


def played(chance: Chance, answers: int = 500) -> Play:
    play = begin(GAME, {"rounds": 2}, chance)
    chooser = FastChance(8)
    for _ in range(answers):
        if not play.match.over:
            play.act(*choose(play.match, chooser))
    return play


def closed(chance: Chance) -> Lines:
    play = played(chance)
    play.close()
    return [json.loads(line) for line in play.record.text().splitlines()]


FAST = closed(FastChance(3))
SEALED = closed(SealedChance(bytes(range(32))))


def text(lines: Lines) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def changed(change: Callable[[Lines], object], lines: Lines = FAST) -> str:
    copy: Lines = json.loads(json.dumps(lines))
    change(copy)
    return text(copy)


def put(line: int, field: str, value: object) -> Callable[[Lines], object]:
    return lambda lines: lines[line].__setitem__(field, value)


def drop(line: int, field: str) -> Callable[[Lines], object]:
    return lambda lines: lines[line].__delitem__(field)


def test_a_record_replays_to_the_same_game() -> None:
    for lines in (FAST, SEALED):
        play = verify(GAME, read_record(text(lines)))
        assert play.match.over
        assert [json.loads(line) for line in play.record.text().splitlines()] == lines


def test_a_header_names_game_rules_content_options_seats_and_chance() -> None:
    header = FAST[0]
    assert (header["ludotek"], header["game"], header["rules"], header["seats"]) == (1, "night-market", 1, 3)
    assert header["options"] == {"seats": 3, "rounds": 2}
    assert header["chance"] == {"kind": "fast", "seed": 3}
    assert FAST[1] == {"cards": CARDS}


@pytest.mark.parametrize("seed", [0, 2**32, 2**63 + 5, 2**64 - 1])
def test_every_seed_of_64_bits_is_kept(seed: int) -> None:
    play = played(FastChance(seed), 5)
    assert play.record.header.chance["seed"] == seed
    assert verify(GAME, read_record(play.record.text())).digest() == play.digest()


def test_a_scripted_game_replays_too() -> None:
    play = begin(GAME, {}, ScriptedChance([1, 2, 1]))
    for seat in (0, 1, 2):
        play.act(seat, 32)
    play.act(2, 60)
    assert verify(GAME, read_record(play.record.text())).digest() == play.digest()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (put(0, "ludotek", 2), "line 1, field 'ludotek': this is format 2, but this program reads format 1"),
        (drop(0, "game"), "line 1, field 'game': is missing"),
        (put(0, "game", 5), "line 1, field 'game': must be a text, not 5"),
        (put(0, "seats", True), "line 1, field 'seats': must be a whole number of at least 1, not True"),
        (put(0, "content", "xyz"), "line 1, field 'content': must be 32 hexadecimal digits, not 'xyz'"),
        (put(0, "colour", "red"), "line 1, field 'colour': is not known here"),
        (put(0, "chance", {"kind": "fast", "seed": "a"}), "line 1, chance, field 'seed': must be a whole number"),
        (put(0, "chance", {"kind": "fast", "seed": 3, "luck": 1}), "line 1, chance, field 'luck': is not known here"),
        (put(0, "chance", {"kind": "sealed"}), "line 1, chance, field 'commitment': is missing"),
        (put(1, "cards", {"cards": []}), "line 2: the content has the hash"),
        (put(2, "seat", "0"), "line 3, field 'seat': must be a whole number of at least 0, not '0'"),
        (drop(3, "action"), "line 4, field 'action': is missing"),
        (
            put(3, "notes", ["luck"]),
            "line 4, field 'notes': must be a list of words out of chance, reveal, floor, not ['luck']",
        ),
        (put(3, "digest", None), "line 4, field 'digest': must be 16 hexadecimal digits, not None"),
        (put(3, "digest", "A" * 16), "line 4, field 'digest': must be 16 hexadecimal digits, not 'AAAA"),
        (lambda lines: lines.append(lines[2]), "nothing may follow the end"),
        (lambda lines: lines.insert(5, lines[1]), "line 6: the content may appear only once"),
        (
            lambda lines: lines.insert(3, lines.pop(1)),
            "line 4: the content may appear only once, right after the header",
        ),
        (lambda lines: lines.clear(), "line 1: the record is empty"),
        (
            lambda lines: lines.insert(2, {"undo": 0, "seats": [0], "agreed": False, "digest": "0" * 16}),
            "line 3, field 'undo': the game has only 0 answers to go back over",
        ),
        (
            lambda lines: lines.insert(2, {"takeback": [0, 1], "seats": [0], "digest": "0" * 16}),
            "line 3, field 'takeback': the game has no answers 0 to 1",
        ),
        (
            lambda lines: lines.insert(4, {"takeback": [1, 1], "seats": [0], "digest": "0" * 16}),
            "line 5, field 'takeback': the game has no answers 1 to 1",
        ),
        (
            lambda lines: lines.insert(4, {"undo": 1, "seats": [0], "digest": "0" * 16}),
            "line 5, field 'agreed': is missing",
        ),
        (
            lambda lines: lines.insert(
                4, {"undo": 1, "seats": [0], "agreed": True, "across": ["luck"], "digest": "0" * 16}
            ),
            "line 5, field 'across': must be a list of words out of chance, reveal, end, not ['luck']",
        ),
        (put(-1, "end", {"scores": [1], "how": "dawn", "rule": "TOY-0", "luck": 1}), "end, field 'luck': is not known"),
        (put(-1, "end", 3), "field 'end': must be an outcome or null, not 3"),
        (
            put(-1, "end", {"scores": ["1"], "how": "dawn", "rule": "TOY-0"}),
            "end, field 'scores': must be a list of numbers",
        ),
        (put(-1, "opening", "00"), "field 'opening': must be 64 hexadecimal digits, not '00'"),
    ],
)
def test_a_mistake_is_named_with_line_and_field(change: Callable[[Lines], object], message: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(changed(change))
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        ("", "line 1: the record is empty"),
        ("hello", "line 1: is not JSON"),
        ("[1]", "line 1: must be a table of fields, not [1]"),
        ('{"ludotek": 1', "line 1: is not JSON"),
        ("[" * 100_000, "line 1: is "),
        ("\x00\x01", "line 1: is not JSON"),
    ],
)
def test_what_is_no_record_is_refused(raw: str, message: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(raw)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (put(0, "game", "chess"), "this file is a game of chess, not of night-market"),
        (put(0, "options", {"seats": 9}), "line 1: this game cannot be started"),
        (put(0, "options", {"seats": 3}), "line 1: this game cannot be started: some options are missing"),
        (put(0, "chance", {"kind": "fast", "seed": 4}), "line 1: the game begins at"),
        (put(0, "chance", {"kind": "loaded"}), "line 1, field 'chance': games with 'loaded' chance"),
        (put(0, "seats", 4), "line 1, field 'seats': the game has 3 seats, not 4"),
        (lambda lines: lines.pop(1), "is not in this file"),
        (put(3, "action", 200), "line 4: the answer is not allowed now (TOY-0)"),
        (put(4, "digest", "0" * 16), "line 5: the position is"),
        (put(3, "notes", ["chance"]), "line 4: came out as"),
        (put(-1, "end", {"scores": [1, 0, 0], "how": "dawn", "rule": "TOY-0"}), "the game ended as"),
        (lambda lines: lines[-1].update(opening="0" * 64), "the game ended as"),
    ],
)
def test_a_record_that_does_not_come_out_as_it_says_is_refused(change: Callable[[Lines], object], message: str) -> None:
    with pytest.raises(RecordError) as caught:
        verify(GAME, read_record(changed(change)))
    assert message in str(caught.value)


def test_a_sealed_record_is_checked_against_its_commitment() -> None:
    with pytest.raises(RecordError, match="does not match the commitment"):
        verify(GAME, read_record(changed(put(-1, "opening", "11" * 32), SEALED)))


def test_a_sealed_record_is_not_opened_before_its_end() -> None:
    running = played(SealedChance(bytes(32)), 5).record.text()
    assert "00" * 32 not in running
    with pytest.raises(RecordError, match="has not been opened"):
        verify(GAME, read_record(running))


def test_other_dice_than_the_sealed_ones_are_found_out() -> None:
    """A record played with other dice but with a commitment to these ones does not replay."""

    def swap(lines: Lines) -> None:
        honest = bytes(32)
        header = read_header(lines[0], "line 1")
        lines[0]["chance"]["commitment"] = commitment(honest, header, header.chance)
        lines[-1]["opening"] = honest.hex()

    with pytest.raises(RecordError, match="line 1: the game begins at"):
        verify(GAME, read_record(changed(swap, SEALED)))


def test_unknown_rules_leave_the_log_to_read() -> None:
    lines: Lines = json.loads(json.dumps(FAST))
    lines[0]["rules"] = 7
    lines.insert(2, {"log": ["The market opened."]})
    lines.insert(-1, {"log": ["Everybody passed."]})
    with pytest.raises(UnknownRulesVersion, match="rules version 7 of night-market") as caught:
        verify(GAME, read_record(text(lines)))
    assert caught.value.log == ["The market opened.", "Everybody passed."]


def test_content_kept_elsewhere_can_be_given() -> None:
    bare = [line for line in FAST if "cards" not in line]
    assert verify(GAME, read_record(text(bare)), CARDS).match.over
    with pytest.raises(RecordError, match="content: the content has the hash"):
        verify(GAME, read_record(text(bare)), {"cards": []})


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(SEALED) - 1), st.data())
def test_whatever_stands_in_a_field_there_is_no_traceback(line: int, data: st.DataObject) -> None:
    field = data.draw(st.sampled_from(sorted(SEALED[line])))
    value = data.draw(junk)
    problem = ""
    try:
        verify(GAME, read_record(changed(put(line, field, value), SEALED)))
    except RecordError as error:
        problem = str(error)
    assert "\n" not in problem


def test_a_game_begins_with_chance_that_nothing_was_drawn_from() -> None:
    used = FastChance(3)
    used.below(0, 6)
    with pytest.raises(LudotekError, match="must start with an unused chance"):
        begin(GAME, {}, used)


def test_the_log_stays_with_a_record_that_is_verified() -> None:
    lines = [*FAST[:-1], {"log": ["The market opened."]}, FAST[-1]]
    play = verify(GAME, read_record(text(lines)))
    assert [json.loads(line) for line in play.record.text().splitlines()] == lines


@pytest.mark.parametrize(
    ("notes", "across", "times"),
    [([], [], 0), (["floor"], None, 0), (["chance"], None, 1), (["reveal"], None, 1), ([], ["end"], 1)],
)
def test_a_game_is_rewound_over_chance_or_news_or_from_its_end(
    notes: list[str], across: list[str] | None, times: int
) -> None:
    record = read_record(text(FAST[:2]))
    record.lines = [Answer(0, 32, notes, ""), Undo(0, [0], True, "", 0, [], across)]
    assert record.rewound() == times
