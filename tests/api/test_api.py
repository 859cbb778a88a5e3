"""The public face: pleasant at the prompt, and every mistake is one clear sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest
from toy.game import GAME, say
from toy.steps import BOTTOM, CARD, GIVE, ROLL, SPY

import ludotek
from ludotek import registry
from ludotek.api import Game, Match
from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.kernel.play import UndoRefused
from ludotek.kernel.refusal import IllegalAction
from ludotek.kernel.step import DONE, RESUME

MARKET = Game(GAME, say)


def on_the_floor(**options: Any) -> Match:
    match = MARKET.new(seed=4, **options)
    for seat in match.actors:
        match.act(seat, DONE)
    return match


def test_a_game_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_loaded", dict(registry._loaded))
    registry.register(GAME)
    for name in ("night-market", "night_market", "Night-Market"):
        assert ludotek.game(name).rules is GAME
    assert "night-market" in registry.names()
    with pytest.raises(UnknownName, match=r"unknown game 'go'; known: twenty-strong"):
        ludotek.game("go")


def test_the_same_seed_gives_the_same_game_and_no_seed_another_one() -> None:
    assert MARKET.new(seed=7).digest() == MARKET.new(seed=7).digest()
    assert len({MARKET.new().digest() for _ in range(5)}) == 5


@pytest.mark.parametrize("seed", [-1, 2**64, "7", 1.5, True])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(LudotekError, match="a seed must be a whole number"):
        MARKET.new(seed=seed)


def test_a_bad_option_is_refused() -> None:
    with pytest.raises(UnknownName, match="unknown option of night-market 'colour'; known: seats, rounds"):
        MARKET.new(colour="red")
    with pytest.raises(LudotekError, match="seats must be a whole number from 3 to 4, not 9"):
        MARKET.new(seats=9)
    for settings in ({"seed": 1, "sealed": True}, {"seed": 1, "chance": FastChance(1)}):
        with pytest.raises(LudotekError, match="seed"):
            MARKET.new(**settings)


def test_equal_content_is_read_once_whoever_brings_it() -> None:
    game = registry.find("reckoners")
    first, other = game.content({}), game.content({})
    assert first is not other
    read = game.content_of(first)
    assert game.content_of(other) is read
    assert game.content_of(first) is read
    assert len([known for known, content in game.contents if content is read]) == 1


def test_a_match_says_who_may_do_what_in_words() -> None:
    match = on_the_floor()
    assert (match.actors, match.over, match.result) == ([0, 1, 2], False, None)
    assert match.actions(0) == [DONE, ROLL, GIVE, SPY]
    assert "done-OpenMarket" in match.explain(0, DONE, lang="fr")
    assert match.explain(0, DONE, lang="fr").startswith("[fr]")
    with pytest.raises(LudotekError, match="seat 0 has no action 99"):
        match.explain(0, 99)


def test_the_list_of_actions_is_the_callers_own() -> None:
    match = MARKET.new(seed=4)
    match.actions(0).clear()
    assert match.actions(0) != []


def test_candidates_come_with_their_refusal() -> None:
    match = on_the_floor()
    match.act(0, ROLL)
    tried = {candidate.action: candidate.refusal for candidate in match.candidates(0)}
    assert tried[DONE] is None
    refusal = tried[ROLL]
    assert refusal is not None
    assert refusal.rules == ["TOY-7"]
    assert refusal.text("de").startswith("[de]")
    assert [action for action, why in tried.items() if why is None] == match.actions(0)


def test_an_illegal_act_raises_its_refusal_and_changes_nothing() -> None:
    match = on_the_floor()
    before = match.digest(), match.record()
    with pytest.raises(IllegalAction) as caught:
        match.act(0, CARD)
    assert caught.value.refusal.rules == ["TOY-0"]
    assert "[en]" in str(caught.value)
    assert (match.digest(), match.record()) == before


@pytest.mark.parametrize("seat", [-1, 3, "0", None, True])
def test_a_seat_that_does_not_exist_is_refused(seat: Any) -> None:
    match = on_the_floor()
    for call in (match.actions, match.candidates, match.way_back, match.undo, match.decision):
        with pytest.raises(LudotekError, match="there is no seat"):
            call(seat)
    with pytest.raises(LudotekError, match="there is no seat"):
        match.act(seat, DONE)


@pytest.mark.parametrize("action", [-1, "32", None, 2**31, 1.0, True])
def test_what_is_no_action_is_refused(action: Any) -> None:
    with pytest.raises(LudotekError, match="an action must be a whole number"):
        on_the_floor().act(0, action)


def test_events_are_those_since_the_last_act_as_each_seat_may_know_them() -> None:
    match = on_the_floor()
    match.act(1, SPY)
    match.act(1, BOTTOM)
    own, others = match.events(1), match.events(0)
    assert [fact.name for fact in own] == ["spied"]
    assert (own[0].rule, own[0].values["seat"]) == ("TOY-8", 1)
    assert own[0].values["card"] >= 0
    assert others[0].to_data() == match.events(None)[0].to_data()
    assert "unseen" in others[0].text("de")


def test_a_clone_goes_its_own_way() -> None:
    match = on_the_floor()
    copy = match.clone()
    copy.act(0, GIVE)
    copy.undo(0)
    copy.act(0, ROLL)
    assert match.digest() != copy.digest()
    assert len(match.record().splitlines()) == 5


def test_save_and_load_keep_the_game_and_its_log() -> None:
    match = on_the_floor()
    match.act(0, GIVE)
    data = json.loads(json.dumps(match.save("de")))
    loaded = MARKET.load(data)
    assert loaded.digest() == match.digest()
    assert loaded.log("de") == match.log("de")
    loaded.act(1, GIVE)
    assert len(loaded.log()) == len(match.log()) + 1


def test_a_whole_game_is_played_recorded_and_verified() -> None:
    for match in (MARKET.new(seed=1), MARKET.new(sealed=True)):
        while not match.over:
            seat = match.actors[0]
            match.act(seat, match.actions(seat)[0])
        assert match.opening is None
        match.close()
        assert (match.opening is None) == (match.commitment is None)
        assert match.result is not None
        assert len(match.result.scores) == match.seats
        assert MARKET.verify(match.record()).digest() == match.digest()


def test_undo_is_refused_with_its_reason_and_agreed_to_with_a_line_in_the_log() -> None:
    match = on_the_floor()
    match.act(0, ROLL)
    with pytest.raises(UndoRefused):
        match.undo(0)
    assert str(match.way_back(0)) == "WayBack(3 to 4, undo-stops-at-chance)"
    match.undo(0, agreed=True)
    assert "log-undo-agreed" in match.log()[-1]
    assert match.events(0) == []
    match.act(0, ROLL)
    assert match.events(0) != []


def test_a_seat_gives_the_game_up_once_asked_or_not() -> None:
    match = on_the_floor()
    match.concede(1)
    assert [fact.name for fact in match.events()] == ["left"]
    assert match.actors == [0, 2]
    before = match.digest()
    with pytest.raises(IllegalAction, match="TOY-9"):
        match.concede(1)
    with pytest.raises(LudotekError, match="there is no seat 7"):
        match.concede(7)
    assert match.digest() == before
    match.concede(0)
    assert match.over
    assert MARKET.verify(match.record()).digest() == match.digest()


def test_undo_takes_back_an_act_on_the_floor_from_under_others() -> None:
    match, other = on_the_floor(), on_the_floor()
    match.act(0, GIVE)
    match.act(1, GIVE)
    match.undo(0)
    other.act(1, GIVE)
    assert match.digest() == other.digest()


def test_a_decision_is_stale_when_its_meaning_changes_and_only_then() -> None:
    match = on_the_floor()

    def id_of(seat: int) -> str:
        decision = match.decision(seat)
        assert decision is not None
        return decision.id

    first, second = id_of(0), id_of(1)
    assert first != second
    match.act(1, GIVE)
    assert id_of(0) == first, "another seat's act leaves it as it is"
    match.act(0, GIVE)
    assert id_of(0) != first, "one's own act does not, even if the options are the same"
    match.undo(0)
    assert id_of(0) != first, "it never repeats after an undo"
    match.act(0, DONE)
    assert match.decision(0) is None
    match.act(1, ROLL)
    decision = match.decision(0)
    assert decision is not None
    assert [option.action for option in decision.options] == [RESUME]


def test_a_view_is_plain_data_for_a_seat_or_a_spectator() -> None:
    match = on_the_floor()
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view
    assert match.view(0) != match.view(1)
