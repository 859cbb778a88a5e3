"""What the players decide together (RK-98)."""

import pytest

from ludotek.testing.reckoners import Position, card, district, epic, position, reckoner

BAG = card("bag", "money", cost=2)
GUN = card("gun", "attack", cost=3)
DECK = [card(f"next-{i}", "money", cost=1) for i in range(1, 6)]
TRIO = [reckoner(name, plans=0) for name in ("david", "megan", "tia")]


def shop(money: int = 6) -> Position:
    return position(
        *TRIO, phase="equip", money=money, market=[BAG, GUN], equipment_deck=DECK, confiscated=["tia basic"]
    )


def found() -> Position:
    """The base has been found."""
    return position(*TRIO, base=4).run("deed discover at the-loop")


# ---------------------------------------------------------------------- purchases


@pytest.mark.rule("RK-98")
def test_RK_98_any_player_buys_for_anybody_and_the_log_says_who() -> None:
    t = shop().do("megan: buy bag", "give tia")
    assert t.actors == ["david", "megan", "tia"]
    assert [(each[0], each[2]) for each in t.told("bought")] == [(1, 2)]
    t.do("tia: refresh")
    assert t.told("refreshed") == [[2]]
    t.do("david: buy-back tia basic")
    assert t.told("bought-back") == [[0, 2, 0]]


@pytest.mark.rule("RK-98", "RK-86")
def test_RK_98_for_whom_is_answered_by_the_one_who_buys() -> None:
    t = shop().do("megan: buy bag")
    assert (t.actors, t.options()) == (["megan"], ["give david", "give megan", "give tia"])
    t.refused("tia: refresh", "RK-98", "RK-49", reason="others-buy")


@pytest.mark.rule("RK-98")
def test_RK_98_the_step_ends_when_everyone_has_said_done() -> None:
    t = shop().do("megan: done", "david: done")
    assert (t.asks, t.actors) == ("Acquire", ["tia"])
    t.refused("megan: buy bag", "RK-98", reason="is-done")
    t.do("tia: done")
    assert t.asks == "RollDice"


@pytest.mark.rule("RK-98")
def test_RK_98_who_is_done_may_come_back_when_another_has_acted() -> None:
    t = shop().do("megan: done")
    t.refused("megan: resume", "RK-98", reason="cannot-resume")
    t.do("tia: buy bag", "give tia")
    t.refused("megan: buy gun", "RK-98", reason="may-come-back")
    assert t.options("megan") == ["resume"]
    t.do("megan: resume", "megan: buy gun", "give megan")
    assert (t.cards("megan"), t.cards("tia")) == (["gun"], ["bag"])
    t.refused("tia: resume", "RK-98", reason="not-done")


@pytest.mark.rule("RK-98")
def test_RK_98_what_was_bought_stands() -> None:
    t = shop().do("megan: done", "tia: buy bag", "give tia", "megan: resume")
    assert not [option for name in ("david", "megan", "tia") for option in t.options(name) if "bag" in option]
    assert (t.money, t.cards("tia")) == (4, ["bag"])


# ---------------------------------------------------------------------- loot


@pytest.mark.rule("RK-98", "RK-47")
def test_RK_98_loot_is_shared_out_by_anybody() -> None:
    rich = epic("Rich", loot={"research": 1, "enforcement": 1, "contain": 1, "plan": 2})
    t = position(*TRIO, phase="loot", felled=[rich], districts=[district(enforcement=2, bracket=3)])
    assert (t.asks, t.actors) == ("ShareLoot", ["david", "megan", "tia"])
    t.do("tia: fight the-loop", "david: contain the-loop", "megan: give david", "megan: done")
    assert (t.enforcement(1), t.bracket(1), t.plans("david"), t.loot) == (1, 2, 1, {"plan": 1})
    t.do("tia: give tia")
    assert (t.plans("david"), t.plans("megan"), t.plans("tia")) == (1, 0, 1)


@pytest.mark.rule("RK-98", "RK-47")
def test_RK_98_loot_is_lost_only_when_everyone_is_done() -> None:
    rich = epic("Rich", loot={"research": 1, "plan": 2})
    t = position(*TRIO, phase="loot", felled=[rich]).do("david: done", "megan: done")
    assert t.loot == {"plan": 2}
    t.do("tia: give tia", "david: resume", "david: give david")
    assert (t.plans("tia"), t.plans("david"), t.loot) == (1, 1, {})


# ---------------------------------------------------------------------- the die to lose


@pytest.mark.rule("RK-98", "RK-65")
def test_RK_98_nobody_is_done_before_a_die_is_named() -> None:
    t = found()
    assert t.actors == ["david", "megan", "tia"]
    for name in t.actors:
        t.refused(f"{name}: done", "RK-98", "RK-65", reason="name-a-die-first")
    t.do("megan: lose tia purple")
    assert t.log == [("die-named", "RK-98")]
    assert t.told("die-named") == [[1, 2, 6]], "who named it, whose it is"
    assert (t.confiscated, t.can("david: done"), t.can("megan: done")) == ([], True, True)


@pytest.mark.rule("RK-98", "RK-65")
def test_RK_98_it_is_lost_when_everyone_is_done() -> None:
    t = found().do("megan: lose tia purple", "megan: done", "david: done")
    assert t.confiscated == []
    t.do("tia: done")
    assert (t.confiscated, t.asks) == (["tia purple"], "RollDice")


@pytest.mark.rule("RK-98", "RK-65")
def test_RK_98_another_player_may_name_another() -> None:
    t = found().do("megan: lose tia purple")
    t.refused("megan: lose david basic", "RK-98", reason="named-before")
    t.refused("tia: lose tia purple", "RK-98", reason="is-named")
    t.do("megan: done", "tia: lose david basic")
    assert t.told("die-named") == [[2, 0, 0]]
    t.refused("tia: lose megan red", "RK-98", reason="named-before")
    t.refused("megan: lose megan red", "RK-98", reason="named-before")
    t.do("david: lose megan red").all_done()
    assert t.confiscated == ["megan red"], "only the last one named"
    assert (len(t.held("tia")), len(t.held("david")), len(t.held("megan"))) == (6, 6, 5)


@pytest.mark.rule("RK-98", "RK-65")
def test_RK_98_naming_another_die_takes_back_every_consent() -> None:
    t = found().do("tia: lose megan red", "tia: done", "david: done", "megan: lose tia purple", "megan: done")
    assert (t.confiscated, t.actors) == ([], ["david", "tia"]), "they agreed to another die"
    t.do("david: done", "tia: done")
    assert t.confiscated == ["tia purple"]


@pytest.mark.rule("RK-98")
def test_RK_98_the_log_says_who_shares_out_loot() -> None:
    spoils = epic("Spoils", loot={"plan": 2, "research": 1})
    t = position(reckoner("tia"), reckoner("megan"), phase="loot", felled=[spoils])
    t.do("megan: give tia")
    assert t.told("loot-used") == [[1, 2]]
