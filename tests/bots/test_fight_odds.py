"""The exact odds of a fight in 20 Strong: what the rules themselves give, when every roll and every answer is tried."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import sqrt
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotek.games.twenty_strong.insight.commits import cheapest
from ludotek.games.twenty_strong.insight.engagement import bare, read
from ludotek.games.twenty_strong.insight.fight_odds import fight_odds
from ludotek.games.twenty_strong.insight.prospects import Throw, chance_of, prospect, wishing
from ludotek.games.twenty_strong.rules.components import COLOURS, DICE_OF
from ludotek.kernel.errors import LudotekError
from ludotek.testing.twenty_strong import (
    Data,
    Position,
    boss,
    card,
    hero,
    instant,
    node,
    ongoing,
    position,
    shipped,
    single_use,
)
from ludotek.testing.twenty_strong.fights import Enumeration, Practice

EXACT = 1e-12

# Texts that the odds reckon with; on an enemy they stop when it falls (TS-25).
STANDING = [
    node("cannot-apply", dice={"colour": ["yellow"]}),
    node("cannot-apply", dice={"face": "crit"}),
    node("cannot-apply", to="others"),
    node("only-apply", dice={"face": "crit"}),
    node("die-damage-is", to="this", n=1),
    node("die-damage", to="this", by=-1, dice={"face": "crit"}),
    node("enemy-health", of="others", by=1),
    node("enemy-health", of="this", by=1, per="strategy-phase"),
    node("forbid", what="repeat"),
    node("stat-counts", stat="strategy", by=-1),
]


def check(t: Position) -> None:
    """Each wish, and the play that suffers least, must be worth what trying everything says."""
    odds = fight_odds(t.g)
    assert odds is not None
    for wish in range(1, 1 << len(odds.places)):
        goal = wishing(odds.engagement, wish)
        assert odds.chance(wish) == pytest.approx(Enumeration(odds.places, goal).value(t.g), abs=EXACT), wish
    found = odds.prospect()
    least = Enumeration(odds.places, [-float(each) for each in odds.engagement.suffered]).value(t.g)
    assert odds.suffered() == pytest.approx(-least, abs=EXACT)
    assert found.suffered == pytest.approx(-least, abs=1e-8)  # it also breaks ties
    assert sum(found.outcomes) == pytest.approx(1.0)


def in_words(dice: tuple[int, ...]) -> str:
    return ", ".join(COLOURS[colour] for colour in dice)


TABLE = [
    (dice, needs, phases)
    for number in (1, 2, 3)
    for dice in combinations_with_replacement((0, 2, 4), number)
    if dice.count(4) <= 1
    for needs in ((1,), (2,), (3,), (1, 2), (2, 2))
    for phases in (1, 2, 3)
    if number < 3 or phases + len(needs) < 4
]


@pytest.mark.parametrize("phases", [1, 2, 3])
def test_small_fights_are_worth_what_trying_everything_says(phases: int) -> None:
    """All of them: one to three dice of the weakest, a middling and the strongest colour, up to two targets."""
    for dice, needs, wanted in TABLE:
        if wanted == phases:
            cards = [card("AB"[i], health=need, damage=1 + i) for i, need in enumerate(needs)]
            check(position(*cards, at="commit", loose=in_words(dice), strategy=phases))


@st.composite
def fights(draw: st.DrawFn) -> Position:
    """Up to three dice and three targets, some of them with a text, in the Commit or the Apply step."""
    names = "ABC"[: draw(st.integers(1, 3))]
    cards: list[Data] = []
    for name in names:
        text: dict[str, Any] = {"during": [draw(st.sampled_from(STANDING))]} if draw(st.booleans()) else {}
        cards.append(card(name, health=draw(st.integers(1, 4)), damage=draw(st.integers(0, 3)), **text))
    dice = draw(st.lists(st.integers(0, 4), min_size=1, max_size=3 if len(names) < 3 else 2))
    dice = [colour for i, colour in enumerate(dice) if dice[:i].count(colour) < DICE_OF[colour]]
    given: dict[str, Any] = {"strategy": draw(st.integers(1, 3 if len(dice) < 3 else 2))}
    if draw(st.booleans()):
        given["on"] = {names[0]: "purple hit"} if cards[0]["health"] > 2 else {}
    if draw(st.booleans()):
        words = [COLOURS[each] for each in dice]
    else:
        given["at"] = "apply"
        words = [
            f"{COLOURS[each]} {draw(st.sampled_from(['miss', 'hit', 'crit'] if each < 4 else ['hit']))}"
            for each in dice
        ]
    return position(*cards, **{"at": "commit", "loose": ", ".join(words)} | given)


@settings(max_examples=60, deadline=None)
@given(fights())
def test_fights_with_texts_are_worth_what_trying_everything_says(t: Position) -> None:
    if fight_odds(t.g) is not None:
        check(t)


def test_an_ability_that_makes_a_colour_stronger_is_reckoned_with() -> None:
    pip = hero(standing=[node("die-damage", by=1, dice={"colour": ["yellow"]})])
    check(position(card("A", health=3), hero=pip, at="commit", loose="2 yellow, purple", strategy=2))


def test_a_boss_that_falls_ends_the_fight() -> None:
    t = position(boss("Dragon", health=2, damage=3), card("A", health=1), at="commit", loose="2 blue", strategy=2)
    check(t)
    odds = fight_odds(t.g)
    assert odds is not None
    assert odds.engagement.suffered == [4, 0, 3, 0]


@pytest.mark.parametrize(
    ("cards", "dice", "strategy"),
    [
        ([card("A", health=4), card("B", health=3)], "4 blue, 2 purple", 3),
        (
            [card("A", health=5, during=[node("enemy-health", of="others", by=1)]), card("B", health=3)],
            "3 green, 4 purple",
            2,
        ),
    ],
)
def test_larger_fights_come_out_as_often_as_the_odds_say(cards: list[Data], dice: str, strategy: int) -> None:
    t = position(*cards, at="commit", loose=dice, strategy=strategy, seed=5)
    engagement = read(t.g)
    assert engagement is not None
    practice = Practice(t.g, wishing(engagement, 3))
    rounds, won = 1500, 0
    chance = t.g.chance
    for _ in range(rounds):
        g = t.g.clone()
        g.chance = chance
        won += practice.play(g) == 3
    spread = 4 * sqrt(practice.expected * (1 - practice.expected) / rounds)
    assert abs(won / rounds - practice.expected) < spread


def test_the_cheapest_commit_is_the_cheapest() -> None:
    """Compared with every commit of the pool, one by one."""
    pool, needs = [2, 2, 2, 1, 1], [2, 2]
    e = bare(needs, [1, 1], 2)
    for least in (0.3, 0.6, 0.8, 0.95):
        found = cheapest(e, [0] * 5, pool, 9, 3, least)
        enough = []
        for number in range(5):
            for dice in combinations_with_replacement(range(5), number):
                counts = [dice.count(colour) for colour in range(5)]
                if all(n <= there for n, there in zip(counts, pool, strict=True)):
                    chance = chance_of(e, Throw(counts), 3)
                    if chance >= least:
                        enough.append((number, sum(n * (2 + i) for i, n in enumerate(counts)), -chance, counts))
        assert found == (min(enough)[3] if enough else found)
        assert found is not None
        assert chance_of(e, Throw(found), 3) >= least


def test_no_commit_may_be_enough() -> None:
    assert cheapest(bare([9], [1], 1), [0] * 5, [1, 1, 0, 0, 0], 9, 1, 0.5) is None
    t = position(card("A", health=6, during=[node("commit-limit", n=2)]), at="commit", strategy=1)
    odds = fight_odds(t.g)
    assert odds is not None
    assert odds.cheapest(1, 0.5) is None


def test_dice_that_may_not_be_committed_are_not_proposed() -> None:
    t = position(shipped("fog-hound"), at="commit", strategy=3)
    odds = fight_odds(t.g)
    assert odds is not None
    found = odds.cheapest(1, 0.8)
    assert found is not None
    assert found[:2] == [0, 0]


@pytest.mark.parametrize(
    ("cards", "given", "left_out", "unused"),
    [
        ([card("A", during=[node("cannot-apply", dice={"colour": ["blue"]})])], {}, [], []),
        ([card("A", during=[node("hit-limit", n=2)])], {}, ["A"], []),
        ([card("A", during=[node("die-damage", by=-1, to="all")])], {}, [], []),
        ([card("A", during=[node("die-damage", by=-1, to="all")]), card("B")], {}, ["A"], []),
        ([card("A", special=[{"when": "phase-ends", "do": [node("exhaust", dice={"place": "unapplied"})]}])], {}, ["A"], []),
        ([card("A", special=[{"when": "any-defeated", "do": [node("change-chip", by=-1)]}])], {}, [], []),
        ([card("A", reward=instant(node("change-stat", stat="strategy", by=1)))], {}, [], ["A"]),
        ([card("A", reward=instant(node("change-stat", stat="health", by=1)))], {}, [], []),
        ([card("A")], {"inventory": [card("I", reward=single_use(node("deal", n=2)))]}, [], ["I"]),
        ([card("A")], {"inventory": [card("I", reward=ongoing(standing=[node("keep", dice={"face": "hit"})]))]}, ["I"], []),
        ([card("A")], {"hero": hero(use={"at": "apply", "do": [node("reroll", dice={"face": "miss"})]})}, [], ["Hero"]),
    ],
)  # fmt: skip
def test_what_the_odds_leave_out_is_named(
    cards: list[Data], given: dict[str, Any], left_out: list[str], unused: list[str]
) -> None:
    t = position(*cards, at="commit", loose="blue", **given)
    odds = fight_odds(t.g)
    assert odds is not None
    assert [t.g.deck.cards[each].name for each in odds.left_out] == left_out
    assert [t.g.deck.cards[each].name for each in odds.unused] == unused


def test_there_are_no_odds_where_nobody_is_fought() -> None:
    assert fight_odds(position(card("A"), at="commit", defeated=["A"]).g) is None
    assert fight_odds(position(at="activation", stacks=[[card("A")], [card("B")]]).g) is None


def test_made_up_fights_have_limits() -> None:
    with pytest.raises(LudotekError, match="1 to 5 targets"):
        bare([], [], 1)
    with pytest.raises(LudotekError, match="Strategy phases"):
        bare([1], [1], 0)


def test_certain_things_are_certain() -> None:
    e = bare([1], [2], 1)
    assert chance_of(e, Throw([0, 0, 0, 0, 1]), 1) == pytest.approx(1.0)
    found = prospect(e, Throw([0] * 5))
    assert (found.outcomes, found.suffered, found.dice) == ([1.0, 0.0], 2.0, 0)
