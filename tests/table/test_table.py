"""A table is its journal read again; what is tried on a draft and thrown away has never been."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from people import ANN, BEN, CAT, House, everything

from ludotek.kernel.errors import RecordError
from ludotek.table import journal
from ludotek.table.holder import digest_of, new_secret
from ludotek.table.refusal import TableRefusal
from ludotek.table.table import INVITE, LONGEST_NAME, LONGEST_SAYING, WATCH


def three_together() -> House:
    house = House("reckoners", ["human"] * 3, seats=3)
    house.seat_people(ANN, BEN, CAT)
    return house


def duel(second: str = "human", **named: Any) -> House:
    house = House("untamed", ["human", second], **named)
    house.seat_people(*([ANN, BEN] if second == "human" else [ANN]))
    return house


def alone(**named: Any) -> House:
    house = House("twenty-strong", ["human"], **named)
    house.seat_people(ANN)
    return house


TABLES: list[Callable[[], House]] = [alone, duel, lambda: duel("greedy"), three_together]


@pytest.mark.parametrize("make", TABLES)
def test_a_draft_thrown_away_changes_nothing(make: Callable[[], House]) -> None:
    house = make()
    house.play_on(12)
    before = everything(house.table)
    draft = house.table.draft()
    ann = draft.holders[0]
    for _ in range(20):
        if draft.status != "playing":
            break
        seat = draft.session.asked()[0]
        if seat in draft.session.people:
            decision = draft.session.decision(seat)
            assert decision is not None
            draft.answer(seat, decision.id, decision.options[-1].action)
        else:
            draft.bot_answer(seat, draft.session.match.actions(seat)[0])
    draft.rename(ann, "Anna")
    draft.rekey(ann, digest_of("new"))
    draft.rekey(WATCH, digest_of("new"))
    draft.say(0, "Ann", "hello", False)
    draft.pause(True)
    draft.pause(False)
    if draft.match.profile.uses:
        draft.mute("chip", True)
    draft.sit("Dora", [0], digest_of("dora"))
    draft.concede(ann, 0)
    draft.close()
    draft.go_to("elsewhere", 0)
    assert len(draft.fresh) > 10
    assert everything(draft) != before
    assert everything(house.table) == before


@pytest.mark.parametrize("make", TABLES)
def test_a_journal_read_again_gives_the_same_table(make: Callable[[], House]) -> None:
    house = make()
    for n in range(4):
        house.play_on(25, seed=n)
        assert everything(house.again()) == everything(house.table)


@pytest.mark.parametrize("make", TABLES)
def test_a_finished_game_read_again_is_opened_and_verifies(make: Callable[[], House]) -> None:
    house = make()
    house.play_on(5000)
    assert house.table.status == "over"
    again = house.again()
    assert everything(again) == everything(house.table)
    assert again.match.opening is not None
    assert house.game.verify(again.match.record()).digest() == house.table.match.digest()


def test_every_act_of_a_table_is_found_again() -> None:
    house = three_together()
    ann, ben, _ = house.table.holders
    house.act("rename", ben, "  Benjamin\n the\x00 Bold ")
    house.act("rekey", ann, digest_of("another"))
    house.act("rekey", INVITE, digest_of("come again"))
    house.act("say", 0, "Ann", "hello\tthere", False)
    house.act("say", -1, "a watcher", "good luck", False)
    house.play_on(30)
    house.act("replace", 1, "random")
    house.act("undo", house.table.holders[0], 0, True)
    house.act("pause", True)
    assert everything(house.again()) == everything(house.table)
    table = house.table
    assert [holder.name for holder in table.holders] == ["Ann", "Benjamin the Bold", "Cat"]
    assert [said.text for said in table.chat] == ["hello there", "good luck"]
    assert table.holder("another") is table.holders[0]
    assert table.holder(ANN) is None
    assert table.opens("come again", INVITE)
    assert not table.opens("come in", INVITE)
    assert table.opens("look on", WATCH)
    assert table.proposal is not None
    assert (table.status, table.replaced) == ("paused", [1])
    house.act("close")
    house.act("go_to", "the next one", 0)
    assert everything(house.again()) == everything(house.table)
    assert house.table.match.opening is not None
    assert house.table.next == "the next one"


def test_muted_windows_are_passed_over_when_read_again_too() -> None:
    house = alone()
    house.act("mute", "chip", True)
    for sheet in house.game.rules.sheets(house.table.match.content):
        house.act("mute", sheet.id, True)
    house.act("mute", "bilge-rats", False)
    house.play_on(120)
    assert everything(house.again()) == everything(house.table)
    assert house.again().session.muted >= {"chip", "eel-choir"}
    assert "bilge-rats" not in house.again().session.muted


def test_a_journal_that_comes_out_differently_is_found() -> None:
    house = duel()
    house.play_on(8)
    place = next(n for n in range(len(house.journal) - 1, 0, -1) if b'"kind":"played"' in house.journal[n])
    entry = journal.from_bytes(house.journal[place])
    assert isinstance(entry, journal.Played)
    line = {**entry.lines[0], "digest": "0" * len(str(entry.lines[0]["digest"]))}
    house.journal[place] = journal.to_bytes(journal.Played(entry.at, [line], entry.left))
    with pytest.raises(RecordError, match=f"table table, entry {place + 1}"):
        house.again()


def test_names_and_sayings_are_one_line_that_can_be_seen_and_not_endless() -> None:
    house = alone()
    house.act("say", 0, "Ann", "a\u202eb\n" + "x" * 2000, False)
    house.act("rename", house.table.holders[0], "n" * 200)
    assert len(house.table.chat[0].text) == LONGEST_SAYING
    assert house.table.chat[0].text.startswith("a b x")
    assert house.table.name_of(0) == "n" * LONGEST_NAME
    with pytest.raises(TableRefusal) as refused:
        house.act("say", 0, "Ann", " \n\u200b ", False)
    assert refused.value.code == "nothing-said"


def test_a_secret_has_192_bits_and_the_table_keeps_only_its_digest() -> None:
    assert len({new_secret() for _ in range(1000)}) == 1000
    assert len(new_secret()) == 32
    house = duel()
    assert not any(secret.encode() in data for data in house.journal for secret in (ANN, BEN))
    assert house.table.holder(BEN) is house.table.holders[1]
    for wrong in ("", digest_of(BEN), BEN + " ", "come in"):
        assert house.table.holder(wrong) is None
        assert not house.table.opens(wrong, WATCH)


class TestRefusals:
    """Nothing has changed afterwards."""

    @pytest.mark.parametrize(
        ("act", "given", "code"),
        [
            ("answer", (0, "stale", 0), "stale"),
            ("answer", (1, "any", 0), "not-asked"),
            ("urge", (), "nobody-to-urge"),
            ("come_back", (0,), "not-replaced"),
            ("replace", (7,), "no-person"),
        ],
    )
    def test_at_a_running_game(self, act: str, given: tuple[Any, ...], code: str) -> None:
        house = duel()
        asked = house.table.session.asked()[0]
        if act == "answer":
            given = (asked if given[0] == 0 else 1 - asked, *given[1:])
        self.refused(house, code, act, *given)

    def test_an_illegal_answer_names_its_rules(self) -> None:
        house = duel()
        house.play_on(6)
        seat = house.table.session.asked()[0]
        decision = house.table.session.decision(seat)
        assert decision is not None
        candidates = house.table.match.candidates(seat)
        wrong = next((each.action for each in candidates if each.refusal), 999_999)
        refusal = self.refused(house, "illegal", "answer", seat, decision.id, wrong)
        assert refusal.rules

    def test_at_a_table_that_waits_is_paused_over_or_closed(self) -> None:
        house = House("untamed", ["human", "human"])
        house.act("sit", "Ann", [0], digest_of(ANN), host=True)
        for status in ("waiting", "paused", "closed"):
            assert house.table.status == status
            self.refused(house, status, "answer", 0, "", 0)
            self.refused(house, status, "urge")
            self.refused(house, status, "concede", house.table.holders[0], 0)
            if status == "waiting":
                self.refused(house, status, "pause", True)
                house.act("sit", "Ben", [1], digest_of(BEN))
                house.act("pause", True)
                house.act("pause", True)  # once more is no act
                assert house.table.paused
            elif status == "paused":
                house.act("close")
        self.refused(house, "closed", "close")
        self.refused(house, "closed", "pause", True)
        self.refused(house, "closed", "replace", 0)

    def test_one_goes_on_where_one_paused(self) -> None:
        house = duel()
        house.act("pause", True)
        house.act("pause", False)
        assert house.table.status == "playing"
        house.answer(house.table.session.asked()[0])
        assert everything(house.again()) == everything(house.table)

    def refused(self, house: House, code: str, act: str, *given: Any) -> TableRefusal:
        before = everything(house.table)
        with pytest.raises(TableRefusal) as refused:
            house.act(act, *given)
        assert refused.value.code == code
        assert everything(house.table) == before
        return refused.value
