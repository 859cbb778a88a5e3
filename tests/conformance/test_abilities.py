"""What the kernel can do, each ability seen once on the toy game."""

from __future__ import annotations

from typing import cast

import pytest
from toy.game import CARDS, GAME
from toy.steps import (
    BOTTOM,
    CARD,
    GIVE,
    KEY,
    ROLL,
    SPY,
    Batch,
    Bids,
    CleanUp,
    Drain,
    Echo,
    Gain,
    Keys,
    OpenMarket,
    Round,
    Show,
)
from toy.table import FACES, LEFT, Market

from ludotek.kernel.chance import Chance, FastChance, ScriptedChance
from ludotek.kernel.event import HIDDEN, EventLog
from ludotek.kernel.refusal import IllegalAction
from ludotek.kernel.step import DONE, ORDER, ORDERS, RESUME, Step, step_data, step_from_data
from ludotek.kernel.zone import KNOWN_TO_ALL, Zone

KEY_CARD, OWL, STORM, CHOIR, TWINS = range(5)


def table(*steps: Step, chance: Chance | None = None, hands: list[list[int]] | None = None, seats: int = 3) -> Market:
    """A market at the given steps, with the given hands, each known to its seat."""
    options = GAME.check_options({"seats": seats})
    match = cast(Market, GAME.start(CARDS, options, FastChance(1)))
    match.chance = ScriptedChance() if chance is None else chance
    match.stack = []
    match.question = None
    for seat, cards in enumerate(hands or []):
        match.hands[seat] = Zone(cards, [1 << seat] * len(cards))
    match.then([*steps, Round(-1, 2)])
    match.settle()
    return match


def test_answers_given_in_secret_are_shown_together() -> None:
    match = table(Bids([-1, -1, -1]), hands=[[TWINS], [TWINS], [KEY_CARD]])
    ear = EventLog()
    match.listener = ear
    match.act(1, CARD + TWINS)
    match.act(2, DONE)
    assert (match.actors(), ear.events) == ([0], [])
    assert GAME.view(match, 0) == GAME.view(match, 0) | {"asked": [0], "own": -1}
    assert len(match.hands[1]) == 1
    with pytest.raises(IllegalAction):
        match.act(1, DONE)
    match.act(0, DONE)
    assert [event.kind.name for event in ear.events[:3]] == ["passed", "bid", "passed"]


def test_a_secret_answer_is_nobody_elses_business() -> None:
    match = table(Bids([-1, -1, -1]), hands=[[TWINS], [TWINS], [KEY_CARD]])
    other = match.clone()
    match.act(1, CARD + TWINS)
    other.act(1, DONE)
    assert GAME.view(match, 0) == GAME.view(other, 0)
    assert GAME.view(match, None) == GAME.view(other, None)
    assert GAME.view(match, 1) != GAME.view(other, 1)


def test_an_owner_orders_what_happens_at_the_same_time() -> None:
    match = table(Batch(0, [Gain(0, 1), Drain(0, 1), Echo(0)]))
    assert (match.actors(), match.options(0)) == ([0], [ORDER, ORDER + 1, ORDER + 2])
    match.act(0, ORDER + 1)
    assert match.tokens == [4, 2, 3]
    assert match.options(0) == [ORDER, ORDER + 1]


def test_of_many_things_as_many_are_offered_as_there_are_answers_for() -> None:
    match = table(Batch(0, [Gain(0, amount) for amount in range(1, ORDERS + 4)]))
    assert match.options(0) == [*range(ORDER, ORDER + ORDERS)]
    match.act(0, ORDER + ORDERS - 1)
    assert match.options(0) == [*range(ORDER, ORDER + ORDERS)]


def test_equal_things_need_no_order() -> None:
    match = table(Batch(1, [Gain(1, 1), Gain(1, 1), Gain(1, 1)]), Keys(2))
    assert match.actors() == [2]
    assert match.tokens == [3, 6, 3]


def test_of_several_equal_things_only_one_is_offered() -> None:
    match = table(Batch(0, [Gain(0, 1), Gain(0, 1), Drain(0, 1)]))
    assert match.options(0) == [ORDER, ORDER + 2]
    with pytest.raises(IllegalAction):
        match.act(0, ORDER + 1)


def test_a_batch_inside_a_batch_comes_before_what_was_waiting() -> None:
    match = table(Batch(0, [Echo(0), Gain(0, 5)]), Keys(2))
    match.act(0, ORDER)
    question = match.question
    assert isinstance(question, Batch)
    assert [type(step).__name__ for step in question.steps] == ["Gain", "Drain", "Gain"]
    assert match.options(0) == [ORDER, ORDER + 1]
    match.act(0, ORDER)
    match.act(0, ORDER)
    assert match.tokens[0] == 3 + 1 + 1 + 1 + 5


def test_a_batch_is_the_same_when_read_back() -> None:
    from toy.steps import KINDS

    batch = Batch(0, [Gain(0, 1), Batch(0, [Drain(0, 1), Echo(0)])])
    assert step_data(step_from_data(KINDS, step_data(batch))) == step_data(batch)


def test_a_step_carries_the_value_it_had_when_it_was_triggered() -> None:
    """The mirror counts the hand as it was at the bid, although it is smaller when the mirror acts."""
    match = table(Bids([-1, -2, -2]), hands=[[OWL, KEY_CARD, TWINS], [], []])
    match.act(0, CARD + OWL)
    match.hands[0] = Zone([], [])
    match.act(0, ORDER)
    assert match.tokens == [3 - 1 + 2 + 1, 2, 3]


def test_a_seat_leaves_the_game_with_everything_that_waited_for_it() -> None:
    match = table(
        Drain(0, 3), Batch(1, [Gain(1, 1), Drain(1, 1)]), Bids([-1, -1, -1]), OpenMarket(0b111, 0, 0), Keys(0), Keys(1)
    )
    assert (match.present(), match.actors()) == ([0, 2], [0, 2])
    waiting = [step_data(step) for step in match.stack]
    assert waiting == [["Round", [-1, 2]], ["Keys", [0]], ["OpenMarket", [0b101, 0, 0]], ["Bids", [[-1, -2, -1]]]]


def test_an_order_goes_with_who_would_choose_it_and_without_those_who_leave() -> None:
    batch = Batch(1, [Gain(0, 1), Drain(2, 1), Gain(1, 1)])
    assert batch.without(1) is None
    rest = batch.without(2)
    assert rest is not None and step_data(rest) == ["Batch", [1, [["Gain", [0, 1]], ["Gain", [1, 1]]]]]


def test_what_waits_to_be_checked_while_a_question_is_asked_is_checked_after_reading_it_back_or_cloning() -> None:
    match = table(Keys(0), Keys(2))
    match.pay(1, 3)
    again = GAME.revive(CARDS, GAME.check_options({}), match.to_data(), match.chance.clone())
    for each in (match, again, match.clone()):
        each.act(0, DONE)
        assert each.actors() == [2]
        assert cast(Market, each).present() == [0, 2]


def test_the_last_one_to_answer_may_leave() -> None:
    """Seat 1 leaves the secret question and the floor: both close, and the next round is without it."""
    match = table(Bids([DONE, -1, DONE]), OpenMarket(0b111, 0b101, 0))
    match.pay(1, 3)
    match.question = None
    match.settle()
    assert match.present() == [0, 2]
    assert [step_data(step) for step in match.stack[-2:]] == [["OpenMarket", [0b101, 0, 0]], ["Bids", [[-1, -2, -1]]]]


def test_leaving_is_told_with_its_rule() -> None:
    match = table(Batch(0, [Drain(0, 3), Gain(0, 1)]), Keys(0))
    ear = EventLog()
    match.listener = ear
    match.act(0, ORDER)
    assert [(event.kind, event.rule, event.values) for event in ear.events if event.kind is LEFT] == [
        (LEFT, "TOY-9", [1])
    ]


def test_several_seats_act_in_any_order_on_an_open_floor() -> None:
    match = table(OpenMarket(0b111, 0, 0))
    assert (match.actors(), match.driver()) == ([0, 1, 2], 0)
    match.act(2, GIVE)
    match.act(0, DONE)
    assert (match.actors(), match.driver()) == ([1, 2], 1)


def test_a_seat_that_is_done_resumes_only_after_another_has_acted() -> None:
    match = table(OpenMarket(0b111, 0, 0))
    match.act(0, DONE)
    with pytest.raises(IllegalAction):
        match.act(0, RESUME)
    match.act(1, DONE)
    assert match.actors() == [2]
    match.act(2, GIVE)
    assert (match.options(0), match.driver()) == ([RESUME], 2)
    match.act(0, RESUME)
    assert GIVE in match.options(0)
    assert match.options(1) == [RESUME]
    match.act(0, DONE)
    match.act(2, DONE)
    assert isinstance(match.question, Bids), "all were done, although seat 1 might have resumed"


def test_a_choice_that_follows_blocks_the_floor_for_a_moment() -> None:
    match = table(OpenMarket(0b111, 0, 0))
    match.act(1, SPY)
    assert match.actors() == [1]
    refusal = match.why_not(0, GIVE)
    assert refusal is not None
    assert refusal.rules == ["TOY-8"]
    match.act(1, BOTTOM)
    assert match.actors() == [0, 1, 2]


def test_the_order_in_which_seats_roll_does_not_matter() -> None:
    rolled = []
    for order in ([0, 1, 2], [2, 0, 1]):
        match = table(OpenMarket(0b111, 0, 0), chance=FastChance(11))
        for seat in order:
            match.act(seat, ROLL)
        rolled.append((match.tokens, match.digest()))
    assert rolled[0] == rolled[1]


def test_a_die_that_takes_the_last_token_ends_the_visit_on_the_floor() -> None:
    match = table(OpenMarket(0b111, 0, 0), chance=ScriptedChance([FACES[0]]))
    match.tokens[0] = 1
    match.act(0, ROLL)
    assert (match.present(), match.actors()) == ([1, 2], [1, 2])


def test_a_seat_is_asked_even_if_it_has_one_option_where_silence_would_tell() -> None:
    match = table(Keys(0), Keys(1), hands=[[OWL], [KEY_CARD]])
    assert (match.actors(), match.options(0), match.options(1)) == ([0], [DONE], [])
    match.act(0, DONE)
    assert (match.actors(), match.options(1)) == ([1], [DONE, KEY])


def test_in_a_world_that_a_seat_imagines_others_are_offered_what_fits_it() -> None:
    match = table(Keys(1), hands=[[OWL], [KEY_CARD]])
    assert match.options(1) == [DONE, KEY]
    worlds = [cast(Market, GAME.determinise(match, 0, FastChance(seed))) for seed in range(40)]
    held = [KEY_CARD in world.hands[1].cards for world in worlds]
    assert [KEY in world.options(1) for world in worlds] == held
    assert set(held) == {True, False}


def test_a_private_field_is_read_only_by_its_audience() -> None:
    match = table(OpenMarket(0b111, 0, 0))
    ear = EventLog()
    match.listener = ear
    match.act(1, SPY)
    match.act(1, BOTTOM)
    spied = ear.events[-1]
    assert spied.seen_by(1) == [1, BOTTOM, match.deck.cards[0]]
    assert spied.seen_by(0) == spied.seen_by(-1) == [1, BOTTOM, HIDDEN]


def test_a_card_that_was_shown_on_the_deck_is_still_known_in_a_hand_until_a_shuffle() -> None:
    match = table(Show(-1), Keys(0))
    shown = match.deck.top()
    match.draw(1)
    assert GAME.view(match, 0)["hands"][1] == sorted(match.hands[1].seen_by(0))
    assert shown in GAME.view(match, None)["hands"][1]
    match.hands[1].move(len(match.hands[1]) - 1, match.deck, 0)
    assert match.deck.known[-1] == KNOWN_TO_ALL
    match.stack.pop()
    match.question = None
    match.then([CleanUp(-1, 1), Keys(0)])
    match.settle()
    assert set(match.deck.known) == {0}


def test_two_contents_live_in_one_process() -> None:
    dear = {"cards": [{"name": "gold", "cost": 9, "copies": 20, "effects": ["gain"]}]}
    options = GAME.check_options({})
    one = GAME.start(dear, options, FastChance(1))
    other = GAME.start(CARDS, options, FastChance(1))
    assert one.options(0) == [DONE]
    assert len(other.options(0)) > 1


def test_nobody_is_asked_after_the_end() -> None:
    match = table()
    match.end("dawn", "TOY-0")
    assert (match.over, match.actors(), match.options(0), match.stack) == (True, [], [], [])
    refusal = match.why_not(0, DONE)
    assert refusal is not None
    assert (refusal.rules, refusal.reason.key) == (["TOY-0"], "refusal-game-over")


def test_the_set_up_is_told_to_who_listens_from_the_start() -> None:
    ear = EventLog()
    match = GAME.start(CARDS, GAME.check_options({}), FastChance(1), ear)
    assert [event.kind.name for event in ear.events] == ["drew"] * 6 + ["shown"]
    assert match.listener is ear


def test_an_imagined_world_has_chance_of_its_own() -> None:
    match, chance = table(OpenMarket(0b111, 0, 0), chance=FastChance(1)), FastChance(9)
    before = match.chance.to_data()
    world = GAME.determinise(match, 0, chance)
    assert world.chance is chance, "nobody foresees the dice of the real game"
    assert match.chance.to_data() == before
