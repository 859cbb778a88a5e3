"""A step in which something was done ends by the word of those who could go on, never by the act itself (RK-98).

At a table with people (`attended`) that holds also where nobody could go on; among programs what has one answer is not asked.
"""

import pytest

from ludotek.kernel.chance import FastChance
from ludotek.kernel.step import DONE
from ludotek.testing.reckoners import DISTRICTS, Position, card, dealt, district, epic, position, reckoner, shipped

HERE = DISTRICTS[1]
BAG = card("bag", "money", cost=1)


def hunt() -> Position:
    """Cody could kill the Epic as soon as Tia has found its weakness."""
    return position(
        reckoner("tia", plans=0, dice=["basic:research"], at=HERE),
        reckoner("cody", plans=0, dice=["basic:attack"], at=HERE),
        districts=[district(), district(epic("N", 1, "infinite", 1))],
    )


@pytest.mark.rule("RK-98", "RK-30")
def test_RK_98_who_is_done_may_come_back_after_the_last_act_of_the_others() -> None:
    t = hunt().do("cody: done", "tia: die basic:research", f"research {HERE}")
    assert (t.asks, t.actors, t.g.round) == ("UseDice", ["tia", "cody"], 1)
    assert (t.options("tia"), t.options("cody")) == (["done"], ["resume"])
    t.do("cody: resume", "cody: die basic:attack", f"attack {HERE}")
    assert t.told("defeated"), "Cody came back for it"


@pytest.mark.rule("RK-98", "RK-30")
def test_RK_98_the_one_who_acted_last_ends_the_step_by_saying_done() -> None:
    t = hunt().do("cody: done", "tia: die basic:research", f"research {HERE}", "tia: done")
    assert (t.asks, t.g.round) == ("RollDice", 2)


@pytest.mark.rule("RK-98", "RK-74")
def test_RK_74_a_token_given_as_the_last_act_is_usable_at_once() -> None:
    t = position(
        reckoner("tia", plans=0, cards=[shipped("operations")]), reckoner("cody", plans=0, dice=["basic:money"])
    )
    t.do("cody: done", "tia: card operations")
    assert (t.asks, t.plans("cody")) == ("UseDice", 1)
    t.do("cody: resume", "cody: token", "money")
    assert t.money == 1


@pytest.mark.rule("RK-98", "RK-29")
def test_RK_29_who_waits_may_roll_after_the_others_last_roll() -> None:
    t = position(reckoner("tia"), reckoner("cody"), phase="roll")
    t.do("tia: done")
    for _ in range(2):
        t.do("cody: die basic:money", "cody: roll")
    assert (t.asks, t.actors) == ("RollDice", ["tia", "cody"])
    assert (t.options("tia"), t.options("cody")) == (["resume"], ["done"])
    t.do("tia: resume", "tia: die basic:money", "tia: roll", "tia: done")
    assert t.asks == "UseDice", "Cody's three rolls are made: nobody waits for him"


@pytest.mark.rule("RK-98")
def test_RK_98_only_the_last_one_who_acted_is_waited_for() -> None:
    """Who has nothing left is asked for nothing while the others go on."""
    t = position(
        reckoner("tia", plans=0, dice=["basic:money"]),
        reckoner("cody", plans=0, dice=["basic:money", "basic:money"]),
        reckoner("prof", plans=0, dice=["basic:plan"]),
    )
    t.do("prof: done", "tia: die basic:money", "money")
    assert t.actors == ["cody", "prof"]
    t.do("cody: die basic:money", "money", "cody: die basic:money", "money")
    assert t.actors == ["cody", "prof"]
    t.do("cody: done")
    assert t.asks == "Acquire"


@pytest.mark.rule("RK-98", "RK-49")
def test_RK_98_a_purchase_that_leaves_money_lets_the_others_come_back() -> None:
    t = position(reckoner("tia"), reckoner("cody"), phase="equip", money=2, market=[BAG])
    t.do("cody: done", "tia: buy bag", "give tia", "tia: done")
    assert t.asks == "RollDice"
    t = position(reckoner("tia"), reckoner("cody"), phase="equip", money=2, market=[BAG])
    t.do("cody: done", "tia: buy bag", "give tia", "cody: resume", "cody: refresh")
    assert t.money == 0


@pytest.mark.rule("RK-98")
def test_RK_98_nobody_comes_back_where_nothing_is_left_to_do() -> None:
    t = position(reckoner("tia"), reckoner("cody"), phase="equip", money=1, market=[BAG], attended=True)
    t.do("tia: done", "cody: buy bag", "give cody")
    assert (t.asks, t.actors, t.options("tia")) == ("Acquire", ["cody"], [])
    t.refused("tia: resume", "RK-98", reason="cannot-resume")


# ---------------------------------------------------------------------- with people at the table


@pytest.mark.rule("RK-98", "RK-30")
def test_RK_98_the_last_die_of_the_table_does_not_end_the_step() -> None:
    t = position(reckoner("tia", plans=0, dice=["basic:money"]), reckoner("cody", plans=0), attended=True)
    t.do("tia: die basic:money", "money")
    assert (t.asks, t.actors, t.options("tia")) == ("UseDice", ["tia"], ["done"])
    assert t.prompt == "ask-last-word"
    t.do("tia: done")
    assert t.asks == "Acquire"


@pytest.mark.rule("RK-98", "RK-30")
def test_RK_98_a_word_of_another_ends_it_as_well() -> None:
    """Tia has nothing left and is not waited for: the step does not end by an act."""
    t = position(
        reckoner("tia", plans=0, dice=["basic:plan"]), reckoner("cody", plans=0, dice=["basic:plan"]), attended=True
    )
    t.do("tia: die basic:plan", "plan", "cody: done")
    assert t.asks == "RollDice"


@pytest.mark.rule("RK-30", "RK-33", "RK-43")
def test_RK_30_taking_a_die_does_not_decide_its_use() -> None:
    """The only Barricades of the city are here, and the symbols find no target: the person still chooses."""
    t = position(
        reckoner("abraham", dice=["green:attack+attack", "basic:money"], at=HERE, cards=[card("Torch", "attack")]),
        districts=[district(), district(epic("N", 3, "infinite", 5), barricades=1)],
        attended=True,
    )
    t.do("abraham: die green:attack+attack")
    assert (t.asks, t.options(), t.barricades(HERE)) == ("Spend", [f"barricade {HERE}"], 1)
    t.refused(f"attack {HERE}", "RK-20", "RK-39", reason="infinite-health")
    t.do(f"barricade {HERE}", "abraham: card Torch")
    assert t.asks == "Spend", "neither does a free card"


@pytest.mark.rule("RK-86")
def test_RK_86_symbols_that_find_nothing_are_lost_without_a_word() -> None:
    """A use of the die was chosen; nobody has to say that the rest is of no use."""
    mixed = "purple:money+enforcement"
    t = position(reckoner("tia", dice=[mixed, "basic:plan"]), districts=[district(enforcement=0)], attended=True)
    t.do(f"tia: die {mixed}", "money")
    assert (t.asks, t.told("symbols-lost")) == ("UseDice", [[0, 1]])


@pytest.mark.rule("RK-30", "RK-82")
def test_RK_82_choosing_a_travel_card_does_not_move_the_figure() -> None:
    t = position(
        reckoner("megan", cards=[shipped("helicopter")]),
        districts=[district(), district(barricades=1)],
        attended=True,
    )
    t.do("megan: card helicopter")
    assert (t.asks, t.options()) == ("Travel", [f"move {DISTRICTS[2]}"])


@pytest.mark.rule("RK-25", "RK-98")
def test_RK_25_the_last_figure_does_not_roll_the_dice() -> None:
    t = position(reckoner("tia"), reckoner("cody"), phase="place", attended=True)
    t.do("tia: place the-loop", "cody: place the-loop")
    assert (t.asks, t.options("cody")) == ("PlaceFigure", ["done"])
    t.refused("cody: place foundry-row", "RK-25", reason="already-placed")
    t.do("cody: done")
    assert t.asks == "RollDice"


@pytest.mark.rule("RK-28", "RK-98")
def test_RK_28_the_last_roll_does_not_end_the_step() -> None:
    t = position(reckoner("tia", held=["basic"] * 3), reckoner("cody", held=[]), phase="roll", attended=True)
    t.do("tia: die basic:money", "roll", "die basic:money", "roll")
    assert (t.asks, t.options()) == ("RollDice", ["done"])


@pytest.mark.rule("RK-47", "RK-98")
def test_RK_47_the_last_loot_does_not_end_the_step() -> None:
    t = position(phase="loot", felled=[epic("Rich", loot={"research": 1, "plan": 1})], attended=True)
    t.do("give david")
    assert (t.asks, t.options(), t.prompt) == ("ShareLoot", ["done"], "ask-last-word")


@pytest.mark.rule("RK-49", "RK-98")
def test_RK_49_the_last_purchase_does_not_end_the_step() -> None:
    t = position(phase="equip", money=1, market=[BAG], attended=True)
    t.do("buy bag", "give david")
    assert (t.asks, t.options()) == ("Acquire", ["done"])


@pytest.mark.rule("RK-98")
@pytest.mark.parametrize("seats", [2, 4])
def test_RK_98_no_act_ever_ends_a_step(seats: int) -> None:
    """Whole games at random with people: the step changes only when somebody says done."""
    for seed in range(3):
        t = dealt(seats, seed, attended=True)
        chooser = FastChance(seed)
        while not t.over:
            before, seat = t.step, chooser.pick(0, t.g.actors())
            action = chooser.pick(0, t.g.options(seat))
            t.g.carry_out(seat, action)
            assert t.over or t.step is before or action == DONE


# ---------------------------------------------------------------------- what is passed over is told


@pytest.mark.rule("RK-30", "RK-49")
def test_RK_49_steps_in_which_nothing_is_possible_are_told() -> None:
    t = position(reckoner("tia", plans=0), reckoner("cody", plans=0, held=[]))
    assert t.log[:2] == [("nothing-to-use", "RK-30"), ("nothing-to-buy", "RK-49")]
    assert ("no-dice-to-roll", "RK-27") in t.log
    assert (t.asks, t.g.round) == ("RollDice", 2)


@pytest.mark.rule("RK-49", "RK-51")
def test_RK_51_when_only_a_refresh_can_be_paid_the_question_says_so() -> None:
    t = position(phase="equip", money=4, market=[card("safe", "money", cost=5)])
    assert t.prompt == "ask-Acquire-refresh"
    assert position(phase="equip", money=5, market=[card("safe", "money", cost=5)]).prompt == "ask-Acquire"
