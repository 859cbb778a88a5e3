"""Options and facts name the enemy and the die that they are about as the view does (TS-23, TS-24), and dice look so."""

import pytest

from ludotek.games.twenty_strong.game import GAME
from ludotek.games.twenty_strong.view import COLOURS, DICE
from ludotek.kernel.thing import Reference
from ludotek.testing.twenty_strong import card, position


@pytest.mark.rule("TS-23", "TS-24")
def test_TS_23_an_option_an_applied_die_and_a_defeat_name_the_enemy_of_the_view() -> None:
    t = position(card("A", 1, 1), card("B", 5, 1), loose="red hit, blue crit")
    first, second = [enemy["uid"] for enemy in GAME.view(t.g, 0)["active"]]
    (option,) = [each for each in t.g.options(0) if GAME.answers.write(t.g, 0, each) == "apply blue crit B"]
    named = {"die": "die blue crit", "enemy": f"enemy {second}", "card": "card B"}
    assert GAME.reference(t.g, 0, option) == Reference("apply", named)
    t.do("apply blue crit B")
    (applied,) = [event for event in t.happened if event.kind.name == "applied"]
    assert GAME.things(t.g, applied, 0) == {"die": "die blue crit", "card": "card B", "enemy": f"enemy {second}"}
    t.do("apply red hit A")
    (defeated,) = [event for event in t.happened if event.kind.name == "defeated"]
    assert GAME.things(t.g, defeated, 0) == {"card": "card A", "enemy": f"enemy {first}"}


@pytest.mark.rule("TS-18", "TS-20")
def test_TS_18_what_is_activated_is_told_by_the_name_that_the_view_gives_it() -> None:
    t = position(at="activation", stacks=[[card("A", more=1), card("C")], [card("B")]])
    for place, (said, name) in enumerate([("activate 1", "A"), ("activate 2", "B")]):
        t.do(said)
        (told,) = [event for event in t.happened if event.kind.name == "activated"]
        enemy = GAME.view(t.g, 0)["active"][place]
        named = {"card": f"card {name}", "enemy": f"enemy {enemy['uid']}", "stack": f"stack {place}"}
        assert (enemy["card"], GAME.things(t.g, told, 0)) == (name, named)


@pytest.mark.rule("TS-11")
def test_TS_11_each_colour_of_dice_looks_like_no_other() -> None:
    assert tuple(die.colour for die in DICE) == COLOURS
    for looks in ([die.letter for die in DICE], [die.body for die in DICE], [die.sides for die in DICE]):
        assert all(looks.count(each) == 1 for each in looks)
