"""Questions: what may be tried and why not; on an open floor, who is done and who comes back."""

from __future__ import annotations

from typing import cast

import pytest
from toy.game import GAME
from toy.steps import GIVE, ROLL, SPY, Batch, Drain, Gain, OpenMarket, Spy
from toy.table import Market

from ludotek.kernel.chance import FastChance
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.reasons import CANNOT_RESUME, IS_DONE, NOT_DONE, NOT_NOW, by_card, card_of, refusal_of
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import ALLOWED, DONE, RESUME, Question

BUSY, STRAY = 77, 78


class Busy(OpenMarket):
    """A market in which nobody can be done yet."""

    def done_reason(self, table: Market, seat: int) -> int:
        return BUSY


def market() -> Market:
    options = GAME.check_options({})
    return cast(Market, GAME.start(GAME.content(options), options, FastChance(1)))


@pytest.mark.parametrize(
    ("done", "stirred", "action", "reason"),
    [
        (0b001, 0b000, RESUME, CANNOT_RESUME),
        (0b001, 0b001, RESUME, ALLOWED),
        (0b001, 0b001, ROLL, IS_DONE),
        (0b000, 0b000, RESUME, NOT_DONE),
        (0b000, 0b000, ROLL, ALLOWED),
    ],
)
def test_who_is_done_comes_back_after_another_has_acted(done: int, stirred: int, action: int, reason: int) -> None:
    table, floor = market(), OpenMarket(0b111, done, stirred)
    assert floor.why_not(table, 0, action) == reason
    assert (action in floor.options(table, 0)) == (reason == ALLOWED)


def test_being_done_comes_first_unless_something_is_in_its_way() -> None:
    table = market()
    assert OpenMarket(0b111, 0, 0).options(table, 0) == [DONE, ROLL, GIVE, SPY]
    busy = Busy(0b111, 0, 0)
    assert (busy.why_not(table, 0, DONE), busy.options(table, 0)) == (BUSY, [ROLL, GIVE, SPY])
    assert busy.candidates(table, 0) == [DONE, ROLL, GIVE, SPY]


def test_who_has_come_back_is_as_if_never_done() -> None:
    tables = [market(), market()]
    for table in tables:
        for seat in range(3):
            table.act(seat, DONE)
        assert isinstance(table.question, OpenMarket)
    for seat, action in ((0, DONE), (1, GIVE), (0, RESUME)):
        tables[0].act(seat, action)
    tables[1].act(1, GIVE)
    assert tables[0].digest() == tables[1].digest()


@pytest.mark.parametrize("question", [Spy(0), Batch(0, [Gain(0, 1), Drain(0, 1)])])
def test_what_is_no_answer_to_a_question_is_refused_as_the_game_says(
    monkeypatch: pytest.MonkeyPatch, question: Question
) -> None:
    table = market()
    monkeypatch.setattr(Market, "stray", lambda table, seat, action: STRAY)
    assert question.why_not(table, 0, DONE) == STRAY
    assert [question.why_not(table, 0, action) for action in question.options(table, 0)] == [ALLOWED] * 2


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_does_not_exist_is_never_asked(monkeypatch: pytest.MonkeyPatch, seat: int) -> None:
    def unasked(table: Market, question: Question, seat: int, action: int) -> Refusal:
        return Refusal(["TOY-9"], Phrase(f"{table.tokens[seat]} tokens"))  # the game looks at what is there

    monkeypatch.setattr(Market, "unasked", unasked)
    refusal = market().why_not(seat, DONE)
    assert refusal is not None
    assert (refusal.rules, refusal.reason.key) == (["TOY-3"], "refusal-not-your-turn")


def test_a_reason_names_its_rules_its_words_and_the_card_behind_it() -> None:
    reasons, ox = {7: ("TOY-1 TOY-2", "refusal-asleep")}, Phrase("card-ox")
    plain, printed = refusal_of(reasons, 7, "TOY-5", None), refusal_of(reasons, by_card(7, 0), "TOY-5", ox)
    assert (plain.rules, plain.reason) == (["TOY-1", "TOY-2"], Phrase("refusal-asleep"))
    assert (printed.rules, printed.reason) == (plain.rules, Phrase("refusal-asleep", {"card": ox}))
    assert [card_of(code) for code in (7, by_card(7, 0), by_card(7, 300))] == [-1, 0, 300]
    assert refusal_of(reasons, NOT_NOW, "TOY-5", None).rules == ["TOY-5"], "the rule that asks now"


def test_a_floor_goes_on_without_whoever_leaves() -> None:
    left = OpenMarket(0b111, 0b011, 0b001).without(0)
    assert isinstance(left, OpenMarket)
    assert left.data() == [0b110, 0b010, 0]
    assert (left.actors(market()), left.driver(market())) == ([2], 2)
    assert OpenMarket(0b110, 0, 0).driver(market()) == 1


class Bare(Match):
    """A match that does not say what only its game can say."""


def test_what_a_game_has_left_out_is_named() -> None:
    with pytest.raises(NotImplementedError, match="Bare must define 'clone'; examples/magpies shows how"):
        Bare(1, FastChance(0)).clone()
