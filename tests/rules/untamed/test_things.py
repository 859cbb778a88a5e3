"""Facts and views name the very Animal that they are about, also among copies (UN-29, UN-30)."""

import pytest

from ludotek.games.untamed.game import GAME
from ludotek.testing.untamed import Position, animal, item, node, position, side


def things(t: Position, name: str) -> list[dict[str, str]]:
    """What each fact of that name was about, as a spectator hears it."""
    return [GAME.things(t.g, event, None) for event in t.happened if event.kind.name == name]


@pytest.mark.rule("UN-29", "UN-30")
def test_UN_29_of_two_oxen_facts_and_views_say_which_one_is_attacked() -> None:
    ox = animal("ox", attack=1, health=4)
    t = position(side(animals=[animal("tiger", attack=2, health=3)]), side(animals=[ox, ox]))
    tiger, (first, second) = t.g.sides[0].animals[0].uid, [each.uid for each in t.g.sides[1].animals]
    t.do("attack tiger", "target 2:ox#2")
    assert things(t, "attacked-animal") == [
        {"seat": "seat 0", "attacker": f"animal {tiger}", "target": f"animal {second}"}
    ]
    assert [each["animal"] for each in things(t, "damaged")] == [f"animal {second}", f"animal {tiger}"]
    oxen = GAME.view(t.g, None)["sides"][1]["animals"]
    assert [(each["uid"], each["damage"]) for each in oxen] == [(first, 0), (second, 2)]


@pytest.mark.rule("UN-77")
def test_UN_77_an_animal_that_enters_is_named_as_the_view_names_it() -> None:
    door = item("door", node("put-from-hand", most=1), cost=0)
    t = position(side(hand=[door, animal("rat")]), side())
    t.do("play door", "card rat")
    (entered,) = things(t, "put-into-play")
    (rat,) = GAME.view(t.g, None)["sides"][0]["animals"]
    assert entered == {"seat": "seat 0", "card": "card rat", "animal": f"animal {rat['uid']}", "cause": "card door"}


@pytest.mark.rule("UN-62")
def test_UN_62_a_fact_names_no_card_that_is_hidden() -> None:
    t = position(side(hand=[animal("rat")], power=0), side())
    t.do("power rat")
    (played,) = [event for event in t.happened if event.kind.name == "power-played"]
    assert GAME.things(t.g, played, 0) == {"seat": "seat 0", "card": "card rat"}
    assert GAME.things(t.g, played, 1) == GAME.things(t.g, played, None) == {"seat": "seat 0"}
