"""The exact odds of symbols in The Reckoners: what the rules give, when every roll and every way of keeping is tried."""

from __future__ import annotations

from itertools import product
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotek.games.reckoners.insight.symbol_odds import chance_of, left_out, symbol_odds
from ludotek.games.reckoners.insight.wanted import Wanted, reading
from ludotek.games.reckoners.rules.actions import DIE, ROLL
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import FACES, NOTHING, SYMBOLS
from ludotek.games.reckoners.rules.rolling import RollDice
from ludotek.kernel.chance import FastChance, ScriptedChance
from ludotek.kernel.numbers import Seat
from ludotek.kernel.step import DONE
from ludotek.testing.reckoners import Data, Position, card, position, reckoner
from ludotek.testing.reckoners.rolls import RollPractice

EXACT = 1e-12
WANTS = [{"attack": 1}, {"attack": 2}, {"attack": 2, "contain": 1}, {"research": 1, "money": 1}, {"plan": 3}]


def needs(**symbols: int) -> list[int]:
    return [symbols.get(name, 0) for name in SYMBOLS]


class Enumeration:
    """The best chance, by trying every answer and every face in the real engine."""

    def __init__(self, seat: int, wanted: list[int]) -> None:
        self.seat = seat
        self.wanted = wanted
        self.known: dict[object, float] = {}

    def value(self, g: City) -> float:
        key = (g.rolls[self.seat], *map(tuple, (g.dice[self.seat], g.marked[self.seat], g.rolled[self.seat])))
        if key not in self.known:
            self.known[key] = self.reckon(g)
        return self.known[key]

    def reckon(self, g: City) -> float:
        best = 1.0 if self.has(g) else 0.0  # all is kept as it lies
        for option in g.options(self.seat):
            if option == ROLL:
                best = max(best, self.rolled_again(g))
            elif DIE <= option < DIE + FACES * len(g.box.dice):
                kept = g.clone()
                kept.carry_out(self.seat, option)
                best = max(best, self.value(kept))
        return best

    def rolled_again(self, g: City) -> float:
        dice = [g.box.dice[code // FACES].sides for code in g.rolled[self.seat]]
        total = 0.0
        for faces in product(*dice):
            again = g.clone()
            again.chance = ScriptedChance(list(faces))
            again.carry_out(self.seat, ROLL)
            total += self.value(again) / FACES ** len(dice)
        return total

    def has(self, g: City) -> bool:
        """By the rules' own reading of symbols: use them up one by one, in any order."""
        codes = g.dice[self.seat] + g.marked[self.seat] + g.rolled[self.seat]
        packed = sum(g.shown(self.seat, code) for code in codes)
        return self.can_use(g, packed, [s for s, n in enumerate(self.wanted) for _ in range(n)])

    def can_use(self, g: City, packed: int, left: list[int]) -> bool:
        if not left:
            return True
        other = g.swaps[self.seat][left[0]]
        for symbol in {left[0], other} - {NOTHING}:
            if (packed >> 4 * symbol) & 15 and self.can_use(g, packed - (1 << 4 * symbol), left[1:]):
                return True
        return False


def rolling(dice: list[str], cards: list[Data], seed: int) -> Position:
    """Tia has rolled these dice for the first time; her partner waits."""
    return position(reckoner("tia", held=dice, cards=cards), phase="roll", seed=seed)


def check(g: City, wanted: list[int]) -> None:
    assert symbol_odds(g, Seat(0), wanted) == pytest.approx(Enumeration(0, wanted).value(g), abs=EXACT)


@pytest.mark.parametrize("dice", [["basic"], ["purple"], ["basic", "basic"], ["basic", "green"], ["red", "red"]])
def test_few_dice_are_worth_what_trying_everything_says(dice: list[str]) -> None:
    """All of them, for several wishes, whatever the first roll shows; and before it."""
    for want in WANTS:
        wanted = needs(**want)
        t = rolling(dice, [], 1)
        kinds = [int(t.g.box.die_named(each)) for each in dice]
        total = 0.0
        for faces in product(*[t.g.box.dice[kind].sides for kind in kinds]):
            g = t.g.clone()
            g.rolled[0] = sorted(faces)
            found = symbol_odds(g, Seat(0), wanted)
            assert found == pytest.approx(Enumeration(0, wanted).value(g), abs=EXACT)
            total += found / FACES ** len(kinds)
        assert chance_of(t.g.box, kinds, wanted) == pytest.approx(total, abs=EXACT)


@settings(max_examples=25, deadline=None)
@given(
    dice=st.lists(st.sampled_from(["basic", "basic", "purple", "green"]), min_size=1, max_size=3),
    want=st.sampled_from(WANTS),
    cards=st.sampled_from(
        [
            [],
            [card("twin", double="attack")],
            [card("kit", swap=["research", "attack"])],
            [card("kit", swap=["research", "attack"]), card("trap", swap=["contain", "money"])],
        ]
    ),
    seed=st.integers(0, 99),
    acts=st.integers(0, 3),
)
def test_rolls_with_cards_are_worth_what_trying_everything_says(
    dice: list[str], want: dict[str, int], cards: list[Data], seed: int, acts: int
) -> None:
    """In the midst of rolling as well: some dice are kept, some are rolled again."""
    g = rolling(sorted(dice), cards, seed).g
    for turn in range(acts):
        own = [each for each in g.options(0) if each != DONE]
        if own and isinstance(g.question, RollDice):
            g.carry_out(0, own[(seed + turn) % len(own)])
    check(g, needs(**want))


def test_a_whole_hand_is_rolled_as_often_as_the_odds_say() -> None:
    """Six dice by the real engine, kept as the odds advise."""
    t = rolling(["basic"] * 3 + ["purple"] * 3, [], 3)
    wanted = needs(research=4, contain=1)
    told = chance_of(t.g.box, t.g.held[0], wanted)
    practice = RollPractice(t.g, wanted)
    chance = FastChance(11)
    rounds = 400
    came = sum(practice.play(chance) for _ in range(rounds)) / rounds
    assert 0.1 < told < 0.9
    assert abs(came - told) < 4 * sqrt(told * (1 - told) / rounds)


def test_at_least_one_die_must_be_kept() -> None:
    """Two basic dice without an attack: one of them is lost, and the other one must be kept after the second roll."""
    t = rolling(["basic", "basic"], [], 0)
    g = t.g
    money = t.die("basic:money")
    g.rolled[0] = [money, money]
    assert symbol_odds(g, Seat(0), needs(attack=2)) == 0.0
    assert symbol_odds(g, Seat(0), needs(attack=1)) == pytest.approx(1 / 6)
    assert symbol_odds(g, Seat(0), needs(money=2)) == 1.0


def test_faith_is_left_out_and_said_so() -> None:
    t = rolling(["basic"], [card("faith", power="faith")], 0)
    assert left_out(t.g, Seat(0))
    assert not left_out(t.g, Seat(1))


def test_symbols_are_read_as_each_other_one_by_one() -> None:
    swaps = [NOTHING] * len(SYMBOLS)
    swaps[0], swaps[1] = 1, 0
    wanted = Wanted(needs(money=1, enforcement=1), reading(swaps))
    two = wanted.after(0, [2, 0, 0, 0, 0, 0])
    assert wanted.met[two] == 1.0
    assert wanted.met[wanted.after(0, [1, 0, 0, 0, 0, 0])] == 0.0
