"""The test kit refuses what cannot be: impossible positions, unknown names; and its verbs stop where they should."""

from collections.abc import Callable
from typing import Any

import pytest

from ludotek.kernel.errors import LudotekError
from ludotek.testing.reckoners import district, position, reckoner, steelheart

IMPOSSIBLE: list[tuple[Callable[[], Any], str]] = [
    (lambda: position(reckoner("tia", at=9)), "district must be from 1 to 3, not 9"),
    (lambda: position(reckoner("tia"), reckoner("tia")), "tia appears twice"),
    (lambda: position(reckoner("tia", held=["gold"])), "unknown kind of die 'gold'; known: basic, blue"),
    (lambda: position(reckoner("tia", dice=["gold:money"])), "unknown kind of die 'gold'; known: basic, blue"),
    (lambda: position(reckoner("tia", plans=-1)), "plans must be from 0"),
    (lambda: position(districts=[district(bracket=9)]), "bracket must be from 1 to 5, not 9"),
    (lambda: position(districts=[district(health=40)]), "health must be from 1 to 10, not 40"),
    (lambda: position(districts=[district(research=6)]), "research must be from 0 to 5, not 6"),
    (lambda: position(steelheart=steelheart(red=9)), "red must be from 1 to 5, not 9"),
    (lambda: position(steelheart=steelheart(research=99)), "research must be from 0 to 20, not 99"),
    (lambda: position(movement=[9]), "movement must be from 1 to 3, not 9"),
    (lambda: position(base=5), "base must be from 0 to 4, not 5"),
    (lambda: position(population=41), "population must be from 1 to 40, not 41"),
    (lambda: position(money=-1), "money must be from 0"),
    (lambda: position().do("bob: token"), "unknown Reckoner in the game 'bob'; known: david, megan"),
    (lambda: position().do("give bob"), "unknown Reckoner in the game 'bob'"),
    (lambda: position().track("pink"), "unknown track 'pink'; known: red, blue, yellow, white"),
    (lambda: position().do("die gold:money"), "unknown die 'gold:money'; known: basic:money"),
]


@pytest.mark.parametrize(("wrong", "says"), IMPOSSIBLE, ids=[says for _, says in IMPOSSIBLE])
def test_the_kit_says_what_is_wrong(wrong: Callable[[], Any], says: str) -> None:
    with pytest.raises(LudotekError) as caught:
        wrong()
    assert says in str(caught.value)


def test_all_done_ends_one_step_only() -> None:
    t = position(reckoner("tia", held=[]), reckoner("cody", held=[])).all_done()
    assert (t.asks, t.g.round) == ("UseDice", 2)


def test_all_done_stops_at_the_next_die_to_lose() -> None:
    t = position(reckoner("tia"), reckoner("cody"), base=4)
    t.g.base = 4
    t.run("deed discover at the-loop").do("tia: lose cody basic")
    t.g.base = 4
    t.run("deed discover at the-loop").do("tia: lose cody yellow").all_done()
    assert (t.asks, t.confiscated) == ("LoseDie", ["cody yellow"])
