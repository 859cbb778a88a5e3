"""Undo is a line in the record. How far it reaches is derived: not across chance, news, or another seat's act."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest
from toy.game import GAME
from toy.steps import BOTTOM, GIVE, ROLL, SPY, OpenMarket, Spy
from toy.table import SHUFFLED, Market

from ludotek.kernel.chance import FastChance, SealedChance
from ludotek.kernel.errors import RecordError
from ludotek.kernel.event import EventKind
from ludotek.kernel.history import AT_CHANCE, AT_OTHER, AT_REVEAL, AT_START, CLOSED, NEEDED, NOTHING_OWN
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.play import Play, UndoRefused, begin, short_digest
from ludotek.kernel.record import Answer, Takeback, Undo, read_record
from ludotek.kernel.refusal import IllegalAction
from ludotek.kernel.replay import verify
from ludotek.kernel.step import DONE
from ludotek.kernel.zone import Zone
from ludotek.testing.walk import choose


def on_the_floor() -> Play:
    """A game in which all have passed: the market is open."""
    play = begin(GAME, {}, FastChance(4))
    for seat in (0, 1, 2):
        play.act(seat, DONE)
    assert play.match.actors() == [0, 1, 2]
    return play


def refused(play: Play, seat: int, agreed: bool = False) -> str:
    before = play.digest(), len(play.record.lines)
    with pytest.raises(UndoRefused) as caught:
        play.undo([seat], agreed=agreed)
    assert (play.digest(), len(play.record.lines)) == before
    return caught.value.reason.key


def is_sound(play: Play) -> bool:
    """The record with its undo lines replays to where the game stands."""
    return verify(GAME, read_record(play.record.text())).digest() == play.digest()


def test_at_the_start_there_is_nothing_to_undo() -> None:
    play = begin(GAME, {}, FastChance(4))
    reach = play.reach([0])
    assert (reach.mark, reach.answers, reach.reason.key) == (0, 0, AT_START)
    assert refused(play, 0) == AT_START
    assert refused(play, 0, agreed=True) == AT_START
    with pytest.raises(UndoRefused, match=AT_START):
        play.take_back([0])


def test_undo_leads_back_and_is_written_down() -> None:
    play = begin(GAME, {}, FastChance(4))
    start = play.digest()
    play.act(1, DONE)
    reach = play.reach([1])
    assert (reach.mark, reach.answers, reach.reason.key) == (0, 1, AT_START)
    play.undo([1])
    assert (play.digest(), play.live) == (start, [])
    assert [type(line) for line in play.record.lines] == [Answer, Undo]
    assert is_sound(play)


@pytest.mark.parametrize("attended", [False, True])
def test_a_table_with_people_is_one_also_after_undo(attended: bool) -> None:
    play = begin(GAME, {}, FastChance(4), attended=attended)
    play.act(1, DONE)
    play.undo([1])
    assert play.match.attended is attended


def test_undo_stops_at_another_seats_act() -> None:
    play = begin(GAME, {}, FastChance(4))
    play.act(1, DONE)
    play.act(0, DONE)
    assert play.reach([1]).reason.key == AT_OTHER
    assert refused(play, 1) == AT_OTHER
    assert play.reach([0, 1]).mark == 0, "one person may hold both seats"


def test_undo_stops_at_chance() -> None:
    play = on_the_floor()
    play.act(0, ROLL)
    assert play.reach([0]).reason.key == AT_CHANCE
    assert refused(play, 0) == AT_CHANCE


def test_undo_stops_at_news() -> None:
    play = on_the_floor()
    play.act(0, GIVE)
    play.act(0, SPY)
    assert play.reach([0]).answers == 2
    play.act(0, BOTTOM)
    assert refused(play, 0) == AT_REVEAL


def test_a_table_may_agree_to_go_further_and_the_record_says_so() -> None:
    play = on_the_floor()
    before = play.digest()
    play.act(0, ROLL)
    tokens = list(cast(Market, play.match).tokens)
    play.undo([0], agreed=True)
    assert play.digest() == before
    assert play.record.lines[-1].to_data()["agreed"] is True
    play.act(0, ROLL)
    assert cast(Market, play.match).tokens == tokens, "the same answer rolls the same dice again"
    assert is_sound(play)


def test_undo_goes_back_over_several_answers_to_a_mark() -> None:
    play = on_the_floor()
    before = play.digest()
    play.act(0, GIVE)
    play.act(0, DONE)
    play.undo([0], play.reach([0]).mark)
    assert play.digest() == before
    for wrong in (len(play.live), len(play.live) + 5, -2):
        with pytest.raises(UndoRefused):
            play.undo([0], wrong)


def test_a_record_whose_undo_was_not_allowed_is_found_out() -> None:
    play = on_the_floor()
    play.act(0, ROLL)
    play.undo([0], agreed=True)
    text = play.record.text().replace('"agreed":true', '"agreed":false')
    with pytest.raises(Exception, match=r"line 7: this cannot be undone: undo-stops-at-chance"):
        verify(GAME, read_record(text))


def test_on_an_open_floor_an_act_is_taken_back_from_under_what_others_did() -> None:
    play = on_the_floor()
    play.act(0, GIVE)
    play.act(1, ROLL)
    play.act(2, GIVE)
    play.take_back([0])
    table = cast(Market, play.match)
    other = on_the_floor()
    other.act(1, ROLL)
    other.act(2, GIVE)
    assert (play.digest(), table.pot) == (other.digest(), 1)
    assert isinstance(play.record.lines[-1], Takeback)
    assert len(play.live) == 5
    assert is_sound(play)


def test_a_roll_or_a_look_is_not_taken_back() -> None:
    play = on_the_floor()
    play.act(0, ROLL)
    play.act(1, GIVE)
    with pytest.raises(UndoRefused, match=AT_CHANCE):
        play.take_back([0])
    play.act(2, SPY)
    play.act(2, BOTTOM)
    play.act(1, DONE)
    with pytest.raises(UndoRefused, match=AT_REVEAL):
        play.take_back([2])


def test_what_others_have_built_on_is_not_taken_back() -> None:
    """Seat 1 was done and could resume only because seat 0 acted."""
    play = on_the_floor()
    play.act(1, DONE)
    play.act(0, GIVE)
    play.act(1, 33)
    before = play.digest()
    with pytest.raises(UndoRefused, match=NEEDED):
        play.take_back([0])
    assert play.digest() == before


DEEDS: dict[str, Callable[[Market], object]] = {
    "chance": lambda table: table.chance.below(9, 2),
    "news": lambda table: setattr(table, "reveals", table.reveals + 1),
    "a fact": lambda table: table.tell(SHUFFLED, "TOY-11"),
    "the end": lambda table: table.end("dawn", "TOY-0"),
    "a change": lambda table: table.tokens.__setitem__(2, 9),
    "a thing": lambda table: table.hands.append(Zone([], [])),
    "a thing less": lambda table: table.hands.pop(),
    "a question": lambda table: table.push(Spy(1)),
}


@pytest.mark.parametrize("deed", list(DEEDS))
def test_what_another_act_would_bring_without_it_is_not_brought_by_taking_back(
    monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    """The first who gives also does this: now that is seat 1, whose gift was not the first when it was given."""
    proper = OpenMarket.take

    def take(self: OpenMarket, table: Market, seat: int, action: int) -> None:
        if seat == 1 and table.pot == 0:
            DEEDS[deed](table)
        proper(self, table, seat, action)

    def things(self: Market) -> dict[str, list[int]]:
        return {f"hand {number}": [self.tokens[number]] if number < 3 else [] for number in range(len(self.hands))}

    monkeypatch.setattr(OpenMarket, "take", take)
    monkeypatch.setattr(Market, "things", things)
    play = on_the_floor()
    play.act(0, GIVE)
    play.act(1, GIVE)
    with pytest.raises(UndoRefused, match=NEEDED):
        play.take_back([0])


@pytest.mark.parametrize(("told", "is_free"), [("counted pot:number!", True), ("counted pot:number", False)])
def test_a_tally_is_no_part_of_what_another_act_did(monkeypatch: pytest.MonkeyPatch, told: str, is_free: bool) -> None:
    """Whoever gives counts the pot aloud, and without the first gift there is less in it."""
    proper, counted = OpenMarket.take, EventKind(told)

    def take(self: OpenMarket, table: Market, seat: int, action: int) -> None:
        proper(self, table, seat, action)
        table.tell(counted, "TOY-5", a=table.pot)

    monkeypatch.setattr(OpenMarket, "take", take)
    play = on_the_floor()
    play.act(0, GIVE)
    play.act(1, GIVE)
    assert play.way_back([0], []).free is is_free


TOLD: dict[str, Callable[[Market], object]] = {
    "its rule": lambda table: table.tell(SHUFFLED, f"TOY-{table.pot}"),
    "its cause": lambda table: table.tell(SHUFFLED, "TOY-11", table.pot),
    "who may know it": lambda table: table.tell_only(table.pot, SHUFFLED, "TOY-11", -1, []),
    "who is asked then": lambda table: table.push(Spy(table.pot)),
}


@pytest.mark.parametrize("told", list(TOLD))
def test_nor_may_what_it_brings_differ_in_anything_that_is_told_or_asked(
    monkeypatch: pytest.MonkeyPatch, told: str
) -> None:
    """What a gift brings depends on the gifts before it."""
    proper = OpenMarket.take

    def take(self: OpenMarket, table: Market, seat: int, action: int) -> None:
        if seat == 1:
            TOLD[told](table)
        proper(self, table, seat, action)

    monkeypatch.setattr(OpenMarket, "take", take)
    play = on_the_floor()
    play.act(0, GIVE)
    play.act(1, GIVE)
    with pytest.raises(UndoRefused, match=NEEDED):
        play.take_back([0])


def test_nor_the_words_of_the_question_that_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Spy, "prompt", lambda self, table: Phrase("ask-Spy", {"pot": table.pot}))
    play = on_the_floor()
    play.act(0, GIVE)
    play.act(1, SPY)
    with pytest.raises(UndoRefused, match=NEEDED):
        play.take_back([0])


def test_who_has_not_acted_has_nothing_to_take_back() -> None:
    play = begin(GAME, {}, FastChance(4))
    way = play.way_back([0], [])
    assert way.reason is not None and way.reason.key == AT_START
    play.act(1, DONE)
    way = play.way_back([0], [])
    assert way.reason is not None and way.reason.key == NOTHING_OWN


def test_what_bots_have_answered_since_goes_back_too() -> None:
    play = begin(GAME, {}, FastChance(4))
    start = play.digest()
    play.act(1, DONE)
    play.act(0, DONE)
    way = play.way_back([1], [])
    assert way.reason is not None and way.reason.key == AT_OTHER, "seat 0 is a person"
    way = play.way_back([1], [0])
    assert (way.first, way.stop, way.free) == (0, 2, True)
    assert (play.way_back([0, 1], []).first, play.way_back([0, 1], [], before=1).first) == (1, 0)
    assert (play.way_further([]).first, play.way_further([], before=1).first) == (1, 0)
    further = play.way_further([0])
    assert (further.first, further.stop) == (0, 2), "nor is it a bot's answer that the table goes back over"
    play.go_back(way, [1], [0])
    assert (play.digest(), play.live) == (start, [])
    assert is_sound(play)


def finds_its_positions(play: Play) -> bool:
    """Is each position of the game as it was when it was reached?"""
    places = range(len(play.live))
    return [short_digest(play.at(place + 1)) for place in places] == [answer.digest for answer in play.live]


def go_on(play: Play, answers: int, seed: int) -> None:
    chooser = FastChance(seed)
    for _ in range(answers):
        if not play.match.over:
            play.act(*choose(play.match, chooser))


def test_a_game_finds_all_its_positions_again_also_after_going_back() -> None:
    play = begin(GAME, {"rounds": 6}, FastChance(4))
    go_on(play, 26, 1)
    assert finds_its_positions(play)
    assert finds_its_positions(play), "those that are kept are not played on"
    for mark, seed in ((15, 2), (7, 3), (7, 4), (5, 5)):
        play.undo([0, 1, 2], mark, agreed=True)
        go_on(play, 26 - mark, seed)
        assert finds_its_positions(play), "nor those of a line that was left"


def test_two_clones_of_a_game_find_each_its_own_positions() -> None:
    play = begin(GAME, {"rounds": 6}, FastChance(4))
    go_on(play, 5, 1)
    copy = play.clone()
    go_on(play, 21, 1)
    go_on(copy, 21, 2)
    assert finds_its_positions(play)
    assert finds_its_positions(copy)


def test_what_was_not_done_on_a_floor_is_not_taken_back() -> None:
    play = begin(GAME, {}, FastChance(4))
    play.act(0, DONE)
    play.act(1, DONE)
    with pytest.raises(UndoRefused, match=AT_OTHER):
        play.take_back([0])


def test_after_the_end_nothing_is_undone_and_nothing_is_done() -> None:
    play = begin(GAME, {}, SealedChance(bytes(32)))
    play.act(0, DONE)
    play.close()
    assert play.record.end is not None
    assert (play.record.end.outcome, play.record.end.opening) == (None, "00" * 32)
    assert refused(play, 0, agreed=True) == CLOSED
    way = play.way_back([0], [])
    assert way.reason is not None and way.reason.key == CLOSED
    with pytest.raises(UndoRefused, match=CLOSED):
        play.take_back([0])
    with pytest.raises(IllegalAction):
        play.act(1, DONE)


def test_a_clone_of_a_game_has_a_record_of_its_own() -> None:
    play = on_the_floor()
    copy = play.clone()
    copy.act(0, GIVE)
    copy.undo([0])
    copy.record.log.append("Seat 1 gave something.")
    assert (len(play.record.lines), len(copy.record.lines), play.record.log) == (3, 5, [])
    assert (len(play.live), play.undone, copy.undone) == (3, 0, 1)
    play.close()
    assert (copy.record.end, play.clone().record.end) == (None, play.record.end)


def test_old_records_carried_later_answers_over_by_their_numbers() -> None:
    play = on_the_floor()
    play.act(0, GIVE)
    play.act(1, GIVE)
    play.take_back([0])
    line = play.record.lines[-1].to_data()
    assert line["actions"] == [GIVE]
    text = play.record.text().replace(',"actions":[61]', "")
    again = verify(GAME, read_record(text))
    assert again.digest() == play.digest()
    assert again.record.text() == text
    for wrong in ("[]", "[61,61]"):
        with pytest.raises(RecordError, match="field 'actions': must be 1 numbers, not"):
            read_record(play.record.text().replace('"actions":[61]', f'"actions":{wrong}'))
    play.act(2, ROLL)
    play.undo([0], agreed=True)
    old = play.record.lines[-1].to_data()
    assert "asked" not in old and "across" not in old
    assert play.record.rewound() == 1, "what an old line went back over is seen by the answers"


def test_an_agreed_undo_says_who_was_asked_and_what_it_crossed() -> None:
    play = on_the_floor()
    play.act(0, ROLL)
    play.undo([0], agreed=True, asked=[1, 2])
    line = play.record.lines[-1].to_data()
    assert (line["asked"], line["across"]) == ([1, 2], ["chance"])
    assert is_sound(play)
    for wrong in ('"across":[]', '"across":["reveal"]'):
        with pytest.raises(Exception, match=r"came out as"):
            verify(GAME, read_record(play.record.text().replace('"across":["chance"]', wrong)))


def test_a_refusal_names_who_has_built_on_it_and_with_what() -> None:
    play = on_the_floor()
    play.act(1, DONE)
    play.act(0, GIVE)
    play.act(1, 33)
    reason = play.way_back([0], []).reason
    assert reason is not None
    assert reason.slots == {"seat": GAME.player(play.match, 1), "act": GAME.explain(play.match, 1, 33)}


def test_a_finished_game_goes_back_by_agreement_and_has_another_end() -> None:
    play = begin(GAME, {}, SealedChance(bytes(32)))
    for seat in (0, 1):
        play.act(seat, -3)
    play.close()
    assert play.match.over
    with pytest.raises(UndoRefused, match=CLOSED):
        play.undo([1])
    play.undo([1], agreed=True, asked=[])
    assert play.record.end is None
    assert play.record.lines[-1].to_data()["across"][-1] == "end"  # type: ignore[index]
    assert play.record.rewound() == 1
    play.act(1, DONE)
    play.close()
    assert is_sound(play)


def test_what_earlier_looks_have_found_is_what_a_new_look_finds() -> None:
    """Looks go on from where the last one stopped, even that of a game which was tried and thrown away."""
    under = 0
    for seed in range(12):
        play, chooser = on_the_floor(), FastChance(seed)
        for _ in range(10):
            if play.match.over:
                break
            tried = play.clone()
            tried.act(*choose(tried.match, chooser))
            play.act(*choose(play.match, chooser))
            fresh = Play(play.game, play.content, play.record.clone(), play.origin, play.match.clone())
            for seat in (0, 1, 2):
                tried.way_back([seat], [])
                found, again = play.way_back([seat], []), fresh.way_back([seat], [])
                assert (repr(found), found.actions) == (repr(again), again.actions)
                under += found.free and found.stop < len(play.live)
    assert under > 20
