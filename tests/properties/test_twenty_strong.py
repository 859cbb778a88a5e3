"""20 Strong played at random, with the shipped deck and with decks made up on the spot: what holds at every question."""

from __future__ import annotations

import json

from hypothesis import HealthCheck, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from invented import Inventor

from ludotek.games.twenty_strong.game import GAME, read_deck
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.chance import FastChance, chance_from_data
from ludotek.kernel.step import DONE
from ludotek.testing.twenty_strong import Position, dealt, position
from ludotek.testing.twenty_strong.conservation import cards_on_the_table, holds_at_every_question

LONG_DUSK = read_deck("long-dusk")
SIZE = settings(
    max_examples=150,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)


# ---------------------------------------------------------------------- what holds at every question


def check(t: Position) -> None:
    holds_at_every_question(t.g)
    if t.g.question is not None:
        options_are_the_allowed_candidates(t.g)


def options_are_the_allowed_candidates(g: TwentyStrong) -> None:
    assert g.question is not None
    options, candidates = list(g.options(0)), g.candidates(0)
    assert options, "asked without an option"
    assert options == sorted(set(options))
    assert candidates == sorted(set(candidates))
    assert options == [action for action in candidates if g.why_not(0, action) is None]


# ---------------------------------------------------------------------- play


class Play(RuleBasedStateMachine):
    """Legal actions at random; between them the position is cloned, and written down and read again."""

    t: Position
    cards: list[int]

    def start(self, t: Position) -> None:
        self.t, self.cards = t, cards_on_the_table(t.g)
        assert self.cards == sorted(set(self.cards))

    @rule(choices=st.lists(st.integers(0, 2**16), min_size=1, max_size=6))
    def answer(self, choices: list[int]) -> None:
        for choice in choices:
            if not self.t.over:
                options = self.t.options
                note(f"{self.t.asks}: {options[choice % len(options)]}")
                self.t.do(options[choice % len(options)])
                check(self.t)

    @rule(seed=st.integers(0, 2**16), answers=st.integers(1, 60))
    def play_on(self, seed: int, answers: int) -> None:
        wander(self.t.g, seed, answers)
        self.t.ear.take()

    @rule(seed=st.integers(0, 2**16))
    def play_on_a_clone(self, seed: int) -> None:
        g = self.t.g
        before = g.digest(), g.chance.to_data()
        copy = g.clone()
        assert isinstance(copy, TwentyStrong)
        assert copy.digest() == before[0]
        assert copy.options(0) == g.options(0)
        wander(copy, seed, 15)
        check(Position.of(copy))
        assert (g.digest(), g.chance.to_data()) == before, "playing on a clone changed the original"
        past = g.clone()
        wander(g, seed, 5)
        assert past.digest() == before[0], "playing on changed a clone that was made before"

    @rule(seed=st.integers(0, 2**16))
    def write_down_and_read_again(self, seed: int) -> None:
        g = self.t.g
        data, chance = json.loads(json.dumps(g.to_data())), json.loads(json.dumps(g.chance.to_data()))
        other = self.t.revived(data)
        other.chance = chance_from_data(chance)
        assert other.digest() == g.digest()
        assert other.options(0) == g.options(0)
        assert GAME.view(other, 0) == GAME.view(g, 0)
        copy = g.clone()
        assert isinstance(copy, TwentyStrong)
        self.t = Position.of(other)
        wander(copy, seed, 10)
        wander(other, seed, 10)
        assert copy.digest() == other.digest(), "the game goes on in another way after it was read again"

    @invariant()
    def everything_holds(self) -> None:
        if hasattr(self, "t"):
            check(self.t)
            assert cards_on_the_table(self.t.g) == self.cards, "a card was lost or doubled"


def wander(g: TwentyStrong, seed: int, answers: int) -> None:
    """Go on at random, with some reluctance to be done: that leads to fights, rewards and items."""
    chooser = FastChance(seed)
    for _ in range(answers):
        if g.over:
            return
        options = g.options(0)
        action = options[chooser.below(0, len(options))]
        if action == DONE:
            action = options[chooser.below(0, len(options))]
        g.act(0, action)
        check(Position.of(g))


class TheLongDusk(Play):
    """The shipped deck: any seed, hero and rung. No card is ever missing."""

    @initialize(
        seed=st.integers(0, 2**32),
        who=st.sampled_from([each["id"] for each in LONG_DUSK["hero"]]),
        difficulty=st.integers(0, 10),
    )
    def begin(self, seed: int, who: str, difficulty: int) -> None:
        self.start(dealt(LONG_DUSK, hero=who, difficulty=difficulty, seed=seed))
        assert self.cards == list(range(len(self.t.g.deck.cards)))


class AnyDeck(Play):
    """Decks made up on the spot, from their set-up on."""

    @initialize(number=st.integers(0, 2**32), seed=st.integers(0, 2**16))
    def begin(self, number: int, seed: int) -> None:
        content = Inventor(number).deck()
        note(json.dumps(content))
        self.start(dealt(content, seed=seed))


class AnyPosition(Play):
    """Positions made up on the spot, in the middle of a round."""

    @initialize(number=st.integers(0, 2**32))
    def begin(self, number: int) -> None:
        active, given = Inventor(number).position()
        note(json.dumps([active, given]))
        self.start(position(*active, **given))


TheLongDusk.TestCase.settings = SIZE
AnyDeck.TestCase.settings = SIZE
AnyPosition.TestCase.settings = SIZE

TestTheLongDusk = TheLongDusk.TestCase
TestAnyDeck = AnyDeck.TestCase
TestAnyPosition = AnyPosition.TestCase
