"""What the quick player of Untamed does, position by position."""

from __future__ import annotations

from ludotek.games.untamed.game import GAME
from ludotek.games.untamed.insight import insight
from ludotek.kernel.numbers import Seat
from ludotek.testing.untamed import animal, position, shipped, side


def test_it_readies_an_animal_that_can_attack_again() -> None:
    """Being ready is worth nothing by itself; an offer that costs nothing is taken all the same."""
    prey = animal("prey", attack=0, health=2)
    t = position(side(animals=[shipped("lady-next-please")]), side(animals=[prey, prey]))
    t.do("attack lady-next-please", "target prey")
    assert GAME.answers.write(t.g, 0, insight().choose(t.g, Seat(0))) == "take"
