"""A win this turn in Untamed: found if there is one that is certain, and only then."""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotek.games.untamed.game import GAME
from ludotek.games.untamed.insight.lethal import Lethal
from ludotek.games.untamed.rules.components import STRONGHOLD_HEALTH
from ludotek.games.untamed.rules.table import Untamed
from ludotek.kernel.chance import FastChance
from ludotek.kernel.numbers import Seat
from ludotek.testing.untamed import Position, animal, item, node, position, side

ME = Seat(0)


def facing(*mine: dict[str, object], damage: int = 0, **theirs: object) -> Position:
    """The opponent is down to the last Stronghold, which has 7 Health."""
    return position(side(animals=list(mine)), side(strongholds=["rat"], damage=damage, **theirs))


def played(t: Position, found: Lethal) -> Untamed:
    g = t.g.clone()
    for action in found.line or []:
        g.carry_out(ME, action)
    return g


def test_attacks_that_win_are_found_past_a_guard() -> None:
    """The guard falls first, then the Stronghold; one attacker more than needed does no harm."""
    t = facing(
        animal("A", attack=2), animal("B", attack=3), animal("C", attack=1),
        damage=4, animals=[animal("G", health=2, keywords=["guard"])],
    )  # fmt: skip
    found = Lethal(t.g, ME)
    after = played(t, found)
    assert found.line is not None
    assert after.outcome is not None
    assert after.outcome.scores[0] == 1.0


@settings(max_examples=30, deadline=None)
@given(
    attacks=st.lists(st.integers(1, 3), min_size=1, max_size=4),
    guards=st.lists(st.integers(1, 3), max_size=2),
    damage=st.integers(2, 6),
)
def test_a_win_is_found_exactly_if_the_attackers_can_be_divided_so(
    attacks: list[int], guards: list[int], damage: int
) -> None:
    """Enough for each guard, and the rest is enough for the Stronghold; tried by dividing them in every way."""
    mine = [animal(f"A{i}", attack=attack, health=9) for i, attack in enumerate(attacks)]
    walls = [animal(f"G{i}", attack=0, health=health, keywords=["guard"]) for i, health in enumerate(guards)]
    found = Lethal(facing(*mine, damage=damage, animals=walls).g, ME)
    needs = [STRONGHOLD_HEALTH - damage, *guards]
    possible = any(
        all(sum(a for a, t in zip(attacks, targets, strict=True) if t == at) >= need for at, need in enumerate(needs))
        for targets in product(range(len(needs)), repeat=len(attacks))
    )
    assert found.complete
    assert (found.line is not None) == possible


def test_a_win_that_is_not_there_is_not_found() -> None:
    t = facing(
        animal("A", attack=2), animal("B", attack=3), damage=4, animals=[animal("G", health=4, keywords=["guard"])]
    )
    found = Lethal(t.g, ME)
    assert found.line is None
    assert found.complete


def test_a_search_that_gives_up_says_so() -> None:
    t = facing(*[animal(name, attack=1) for name in "ABCDEF"], damage=1)
    found = Lethal(t.g, ME, 2)
    assert found.line is None
    assert not found.complete


def test_a_draw_is_no_certain_win() -> None:
    """The card on top of the deck would win, but nobody knows that it is there."""
    bolt = item("Bolt", node("damage", n=3, target={"whose": "opposing", "what": "stronghold"}), cost=0)
    t = position(side(deck=[bolt]), side(strongholds=["rat"], damage=6))
    assert Lethal(t.g, ME).line is None
    in_hand = position(side(hand=[bolt]), side(strongholds=["rat"], damage=6))
    assert Lethal(in_hand.g, ME).line is not None


def test_the_answer_is_the_same_whatever_is_hidden() -> None:
    t = facing(animal("A", attack=2), animal("B", attack=3), damage=3, hand=3)
    found = Lethal(t.g, ME).line
    for seed in range(10):
        world = GAME.determinise(t.g, ME, FastChance(seed))
        assert isinstance(world, Untamed)
        assert Lethal(world, ME).line == found
