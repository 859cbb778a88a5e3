"""Odds as they are told at a table: what of, to whom, and that they give nothing away."""

from __future__ import annotations

import pytest

import ludotek
from ludotek.bots import make_bot
from ludotek.games.reckoners import odds as of_rolls
from ludotek.games.reckoners.insight.symbol_odds import symbol_odds
from ludotek.games.reckoners.rules.components import SYMBOLS
from ludotek.games.twenty_strong import odds as of_fights
from ludotek.games.twenty_strong.insight.fight_odds import fight_odds
from ludotek.games.untamed import odds as of_draws
from ludotek.games.untamed.insight.lethal import Lethal
from ludotek.games.untamed.rules.turn import MainPhase
from ludotek.kernel.chance import FastChance
from ludotek.kernel.numbers import Seat
from ludotek.kernel.odds import percent
from ludotek.testing.reckoners import position as in_city
from ludotek.testing.reckoners import reckoner
from ludotek.testing.twenty_strong import Position, card, position

ME = Seat(0)


def fight(committed: str = "") -> Position:
    return position(
        card("A", health=3), card("B", health=2), at="commit", loose=committed, pool="2 yellow, 3 purple, red"
    )


def test_the_chance_of_each_enemy_lies_at_it() -> None:
    g = fight("2 blue").g
    told = of_fights.now(g, ME)
    marks = of_fights.marks(g, told)
    assert list(marks) == [f"enemy {each.uid}" for each in g.active]
    assert [each.value for each in marks.values()] == [each.value for each in told[:2]]


def test_what_may_come_of_a_fight_adds_up() -> None:
    assert sum(float(each.value) for each in of_fights.spread(fight("2 blue, purple").g, ME)) == pytest.approx(
        1, abs=0.02
    )  # type: ignore[arg-type]


def test_a_wish_is_granted_by_answers_that_reach_it() -> None:
    t = fight("2 blue")
    wish = of_fights.wishes(t.g, ME)[-1]
    for least in (0.3, 0.6):
        g = t.g.clone()
        for action in of_fights.grant(g, ME, wish.name, least).value:  # type: ignore[attr-defined]
            assert action in g.options(ME)
            g.carry_out(ME, action)
        assert float(of_fights.wishes(g, ME)[-1].value) >= least  # type: ignore[arg-type]


def test_no_damage_is_wished_for_by_the_fall_of_those_who_deal_some() -> None:
    t = position(
        card("A", health=3, damage=2), card("B", health=4, damage=0), card("C", health=2, damage=1),
        at="commit", loose="2 blue", pool="2 yellow, 3 purple, red",
    )  # fmt: skip
    wishes = {each.name: each.value for each in of_fights.wishes(t.g, ME)}
    assert list(wishes) == ["1", "2", "4", "unharmed", "7"]
    odds = fight_odds(t.g)
    assert odds is not None
    assert wishes["unharmed"] == odds.chance(5)
    assert of_fights.grant(t.g, ME, "unharmed", 0.5).value == of_fights.grant(t.g, ME, "5", 0.5).value != []


@pytest.mark.parametrize("damage", [0, 1])
def test_where_nobody_deals_damage_or_one_is_alone_there_is_no_such_wish(damage: int) -> None:
    cards = [card("A", health=3, damage=damage), card("B", health=2, damage=0)]
    t = position(*cards[: 2 - damage], at="commit", loose="blue", pool="2 yellow")
    assert "unharmed" not in [each.name for each in of_fights.wishes(t.g, ME)]
    if damage == 0:
        assert of_fights.grant(t.g, ME, "unharmed", 0.5).value == []


def test_what_cannot_be_granted_is_said_in_words() -> None:
    g = fight("2 blue").g
    for wish, least in (("3", 0.9999), ("4", 0.5), ("0", 0.5), ("x", 0.5), ("1", 0.01)):
        assert of_fights.grant(g, ME, wish, least).value == []


def test_without_dice_there_is_nothing_but_wishes() -> None:
    g = fight().g
    assert [each.value for each in of_fights.now(g, ME)] == [None]
    assert of_fights.spread(g, ME) == []
    assert of_fights.wishes(g, ME)


def test_one_more_of_each_symbol_is_hoped_for_while_rolls_are_left() -> None:
    g = in_city(reckoner("tia", held=["basic"] * 3 + ["purple"]), phase="roll", seed=1).g
    told = of_rolls.now(g, ME)
    assert told
    for each in told:
        n, name = each.name.split("-")
        needs = [int(n) if symbol == name else 0 for symbol in SYMBOLS]
        assert each.value == symbol_odds(g, ME, needs)
        assert symbol_odds(g, ME, needs) < 0.999
        fewer = [max(0, need - 1) for need in needs]
        assert symbol_odds(g, ME, fewer) == pytest.approx(1), "so many lie there already"
    assert len(of_rolls.spread(g, ME)) > len(told)
    g.rolls[ME] = 3
    assert of_rolls.now(g, ME) == of_rolls.spread(g, ME) == []


def test_any_symbols_may_be_wished_for_while_rolls_are_left() -> None:
    t = in_city(reckoner("tia", held=["basic"] * 3 + ["purple"]), phase="roll", seed=1)
    parts = of_rolls.parts(t.g, ME)
    assert [each.name for each in parts] == SYMBOLS
    assert {each.value for each in parts} == {4}, "as many symbols as dice"
    needs = [{"research": 2, "contain": 1}.get(symbol, 0) for symbol in SYMBOLS]
    told = of_rolls.grant(t.g, ME, "2 research, 1 contain", 0.01)
    assert (told.phrase.key, told.value) == ("odds-wished", [])
    assert told.phrase.slots["rolls"] == 2
    assert told.phrase.slots["chance"] == percent(symbol_odds(t.g, ME, needs))
    for nonsense in ("", "9 research", "2 gold", "research contain"):
        assert of_rolls.grant(t.g, ME, nonsense, 0.01).phrase.key == "odds-no-wish"


def test_what_would_take_too_long_is_not_reckoned() -> None:
    g = in_city(reckoner("tia", held=["basic"] * 3 + ["purple"] * 3 + ["red"] * 2), phase="roll", seed=1).g
    assert of_rolls.grant(g, ME, ", ".join(SYMBOLS), 0.01).phrase.key == "odds-wish-large"
    assert of_rolls.grant(g, ME, "2 research, 2 contain", 0.01).phrase.key == "odds-wished"


def test_a_win_this_turn_is_told_exactly_when_there_is_one_and_nothing_hidden_shows() -> None:
    match = ludotek.game("untamed").new(seed=4, mode="duel")
    bot = make_bot("greedy", match.rules, FastChance(1))
    wins = asked = 0
    while not match.over:
        g, seat = match.position, match.driver
        if isinstance(g.question, MainPhase):
            asked += 1
            told = of_draws.now(g, seat)
            won = [each.value for each in told if each.name == "win"]
            wins += len(won)
            if won or asked % 10 == 0:
                search = Lethal(g, Seat(seat), of_draws.QUICK)  # type: ignore[arg-type]
                assert won == ([] if search.line is None else [search.line])
                other = match.rules.determinise(g, seat, FastChance(9))
                for tell in (of_draws.now, of_draws.spread):
                    here, there = tell(g, seat), tell(other, seat)  # type: ignore[arg-type]
                    assert [(each.name, each.value) for each in here] == [(each.name, each.value) for each in there]
        match.act(seat, bot.choose(g, seat))
    assert wins


def test_outs_are_told_of_every_card_that_may_be_drawn() -> None:
    match = ludotek.game("untamed").new(seed=4, mode="duel")
    bot = make_bot("greedy", match.rules, FastChance(1))
    while not isinstance(match.question, MainPhase):
        match.act(match.driver, bot.choose(match.position, match.driver))
    told = of_draws.spread(match.position, match.driver)  # type: ignore[arg-type]
    chances = [float(each.value) for each in told]  # type: ignore[arg-type]
    assert chances == sorted(chances, reverse=True)
    assert 0 < chances[-1] <= chances[0] <= 1
