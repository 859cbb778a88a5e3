"""Between things: the windows of the Resolve phase, and what can still change what comes (TS-32, TS-44, TS-45, TS-82)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotek.games.twenty_strong.rules.actions import COMMIT_DIE, DROP, USE
from ludotek.games.twenty_strong.rules.components import HEALTH
from ludotek.games.twenty_strong.rules.inventory import is_rider
from ludotek.testing.twenty_strong import (
    boss,
    card,
    hero,
    instant,
    mission,
    node,
    ongoing,
    position,
    shipped,
    single_use,
)

STACKS = [[card("N1"), card("N2")], [card("N3")]]
RULES = {"endgame_may": ["a-stack-empty"], "endgame_must": ["stacks-empty"]}


def stat(which: str, by: int) -> dict[str, Any]:
    return node("change-stat", stat=which, by=by)


BALM = card("Balm", reward=single_use(stat("health", 1)))
IDLE = card("Idle", reward=single_use(node("prevent", n=1), at="damage"))


def test_each_copy_finds_what_may_be_used_for_itself() -> None:
    """It is found when somebody asks; what is used in one copy is still there in the others."""
    g = position(card("A"), at="commit", pool="red, 2 yellow", inventory=[BALM], health=3, stacks=STACKS).g.clone()
    g.carry_out(0, COMMIT_DIE)
    before = g.clone()
    assert g.options(0) == before.options(0) == g.clone().options(0)
    assert [action for action in g.options(0) if is_rider(action)] == [USE, DROP]
    g.carry_out(0, USE)
    assert (len(g.inventory), len(g.discard), g.stats[HEALTH]) == (0, 1, 4)
    assert (len(before.inventory), len(before.discard), before.stats[HEALTH]) == (1, 0, 3)


# ---------------------------------------------------------------------- before each After effect (TS-D4)


@pytest.mark.rule("TS-82", "TS-33")
def test_TS_82_there_is_a_moment_between_the_damage_and_the_only_After_effect() -> None:
    sleepers, beast, clerks = shipped("sleepwalkers"), shipped("belfry-beast"), shipped("plague-of-clerks")
    t = position(sleepers, beast, at="repeat", phases=2, strategy=2, health=6, inventory=[clerks], stacks=STACKS)
    assert (t.asks, t.stat("health")) == ("ChooseAfterEffect", 1)
    assert t.options == ["use plague-of-clerks", "drop plague-of-clerks", "enemy sleepwalkers"]
    t.do("use plague-of-clerks")
    assert not t.over and t.stat("health") == 2  # 1 + 2 - 1: nothing else can be used, so the effect follows


@pytest.mark.rule("TS-82")
def test_TS_82_before_each_After_effect_once() -> None:
    """The order is asked where there are several; an ability that stays usable is offered before each."""
    able = hero("H", 3, 2, 2, use={"limit": "unlimited", "do": [stat("health", 1)]})
    after = [stat("recovery", 1)]
    t = position(card("A", 3, 0, after=after), card("B", 3, 0, after=after), at="after", hero=able, stacks=STACKS)
    assert t.options == ["ability", "enemy A", "enemy B"]
    t.do("enemy B")
    assert t.asks == "ChooseAfterEffect" and t.options == ["ability", "enemy A"]
    t.do("enemy A")
    assert t.asks == "ExhaustWindow"


@pytest.mark.rule("TS-82")
def test_TS_82_without_anything_to_use_an_only_After_effect_resolves_at_once() -> None:
    t = position(card("A", 3, 0, after=[stat("recovery", 1)]), at="after", inventory=[IDLE], stacks=STACKS)
    assert t.asks not in ("ChooseAfterEffect", "ExhaustWindow") and t.stat("recovery") == 4


# ---------------------------------------------------------------------- the total is reckoned when it is taken (TS-D5)


@pytest.mark.rule("TS-32", "TS-82")
def test_TS_32_an_enemy_that_falls_in_the_window_deals_no_damage() -> None:
    bomb = card("Bomb", reward=single_use(node("deal", n=3)))
    t = position(card("A", 3, 3), card("B", 3, 1), at="damage", health=3, inventory=[bomb], stacks=STACKS)
    assert t.asks == "DamageWindow" and t.g.question is not None and t.g.question.prompt(t.g).slots["damage"] == 4
    t.do("use Bomb", "enemy A")
    assert not t.over and t.stat("health") == 2
    assert t.told("suffered") == [[1, 2]]


@pytest.mark.rule("TS-32", "TS-82")
def test_TS_32_recovered_dice_let_the_Unlit_Procession_fall_before_its_damage() -> None:
    t = position(
        shipped("unlit-procession"), at="damage", health=2, inventory=[shipped("bilge-rats")], stacks=STACKS,
        on={"unlit-procession": "4 blue hit"}, exhausted="4 purple",
    )  # fmt: skip
    t.do("use bilge-rats")
    assert t.offers == "unlit-procession"
    t.do("done")
    assert not t.over and t.stat("health") == 2


@pytest.mark.rule("TS-32", "TS-82")
def test_TS_32_what_is_prevented_stays_prevented_when_the_total_changes() -> None:
    shield = card("Shield", reward=single_use(node("prevent", n=2), at="damage"))
    bomb = card("Bomb", reward=single_use(node("deal", n=3)))
    t = position(card("A", 3, 3), card("B", 9, 4), at="damage", strategy=3, inventory=[shield, bomb], stacks=STACKS)
    t.do("use Shield")
    assert t.g.question is not None and t.g.question.prompt(t.g).slots["damage"] == 5
    t.do("use Bomb", "enemy A")
    assert t.stat("health") == 5 - (4 - 2)


@pytest.mark.rule("TS-32", "TS-82")
def test_TS_32_what_is_prevented_is_prevented_in_this_round_only() -> None:
    shield = card("Shield", reward=single_use(node("prevent", n=2), at="damage"))
    king = boss("King", 9, 2)
    t = position(king, at="damage", endgame=True, strategy=1, inventory=[shield], pool="").do("use Shield")
    assert t.over and t.told("suffered") == [[2, 3], [2, 1], [2, 0]]


@pytest.mark.rule("TS-45", "TS-82")
def test_TS_45_when_about_to_suffer_damage_needs_damage_to_come() -> None:
    shield = card("Shield", reward=single_use(stat("strategy", 1), at="damage"))
    able = hero("H", 3, 2, 2, use={"limit": "unlimited", "do": [stat("health", 1)]})
    t = position(card("A", 3, 0), at="damage", hero=able, inventory=[shield], stacks=STACKS)
    assert t.asks == "DamageWindow" and t.options == ["done", "drop Shield", "ability"]
    t.refused("use Shield", "TS-45")


# ---------------------------------------------------------------------- discarding that changes what comes (TS-D7)


@pytest.mark.rule("TS-82", "TS-45")
def test_TS_82_an_item_can_be_discarded_where_that_defeats_an_enemy() -> None:
    """Unfinished House has 1 more Health for each held item."""
    t = position(
        shipped("unfinished-house"), at="roll", phases=2, strategy=2, health=4, inventory=[shipped("keel-breaker")],
        on={"unfinished-house": "4 blue hit, 2 purple hit"}, loose="yellow", dice="miss", stacks=STACKS,
    )  # fmt: skip
    assert t.asks == "DamageWindow" and t.options == ["done", "drop keel-breaker"]
    t.do("drop keel-breaker")
    assert t.stat("health") == 4 and t.asks == "RecoverDice"


@pytest.mark.rule("TS-82", "TS-45")
def test_TS_82_an_item_can_be_discarded_where_that_changes_the_damage() -> None:
    greedy = card("Greedy", 9, 1, during=[node("enemy-damage", of="this", by=1, per="held-item")])
    t = position(greedy, at="damage", inventory=[IDLE, card("Coal", reward=ongoing(standing=[node("keep")]))])
    assert t.asks == "DamageWindow"
    assert "drop Idle" in t.options and "drop Coal" in t.options
    t.do("drop Coal", "drop Idle")
    assert t.stat("health") == 4


@pytest.mark.rule("TS-82", "TS-45")
def test_TS_82_an_item_can_be_discarded_where_its_own_text_brings_the_damage() -> None:
    curse = card("Curse", reward=ongoing(standing=[node("enemy-damage", of="all", by=2)]))
    t = position(card("A", 9, 1), at="damage", inventory=[curse], stacks=STACKS)
    assert t.asks == "DamageWindow" and t.options == ["done", "drop Curse"]
    assert t.do("drop Curse").stat("health") == 4


@pytest.mark.rule("TS-82", "TS-44")
def test_TS_82_an_item_that_could_be_discarded_and_is_kept_works_on() -> None:
    greedy = card("Greedy", 9, 1, during=[node("enemy-damage", of="this", by=1, per="held-item")])
    bell = card("Bell", reward=ongoing(triggers=[{"when": "hurt", "do": [stat("recovery", 1)]}]))
    t = position(greedy, at="damage", inventory=[bell], stacks=STACKS)
    assert t.asks == "DamageWindow"
    t.do("done")
    assert (t.stat("health"), t.stat("recovery")) == (3, 4)


@pytest.mark.rule("TS-82", "TS-45")
def test_TS_82_an_item_can_be_discarded_where_an_After_effect_counts_items() -> None:
    """Puppet Bailiffs: if you hold at least 2 items, discard an item."""
    bailiffs, keel = shipped("puppet-bailiffs"), shipped("keel-breaker")
    t = position(bailiffs, at="after", inventory=[IDLE, keel], stacks=STACKS)
    assert t.asks == "ChooseAfterEffect"
    assert t.options == ["drop Idle", "drop keel-breaker", "enemy puppet-bailiffs"]


@pytest.mark.rule("TS-82", "TS-45")
def test_TS_82_an_item_can_be_discarded_before_an_After_effect_where_that_defeats_an_enemy() -> None:
    t = position(
        shipped("unfinished-house"), card("A", 5, 0, after=[stat("recovery", 1)]), at="after", stacks=STACKS,
        inventory=[shipped("keel-breaker")], on={"unfinished-house": "4 blue hit, 2 purple hit"},
    )  # fmt: skip
    assert t.asks == "ChooseAfterEffect" and t.options == ["drop keel-breaker", "enemy A"]
    t.do("drop keel-breaker")
    assert t.defeated("unfinished-house")


@pytest.mark.rule("TS-82", "TS-45")
def test_TS_82_an_item_can_be_discarded_before_Exhaust_where_that_defeats_an_enemy() -> None:
    t = position(
        shipped("unfinished-house"), at="exhaust", inventory=[shipped("keel-breaker")],
        on={"unfinished-house": "4 blue hit, 2 purple hit"}, stacks=STACKS,
    )  # fmt: skip
    assert t.asks == "ExhaustWindow" and t.options == ["done", "drop keel-breaker"]
    t.do("drop keel-breaker")
    assert t.defeated("unfinished-house")


@pytest.mark.rule("TS-82")
def test_TS_82_what_an_item_itself_brings_about_opens_no_window() -> None:
    """Salt Widow: whenever you suffer damage, recover 3 dice. Nobody is asked each round whether to do without it."""
    t = position(
        card("A", 3, 1), at="damage", inventory=[shipped("salt-widow")], exhausted="4 blue, red", stacks=STACKS
    )
    assert t.asks == "ChooseDie" and ("suffered", "TS-32") in t.log


@pytest.mark.rule("TS-82")
@pytest.mark.parametrize("at", ["damage", "after", "exhaust"])
def test_TS_82_no_window_where_discarding_changes_nothing(at: str) -> None:
    keel = card("Keel", reward=ongoing(standing=[node("die-damage", by=1, dice={"face": "crit"})]))
    t = position(card("A", 5, 0, after=[stat("recovery", 1)]), at=at, inventory=[keel], on={"A": "blue hit"})
    assert t.asks not in ("DamageWindow", "ChooseAfterEffect", "ExhaustWindow")


# ---------------------------------------------------------------------- inside a text (TS-D12)


@pytest.mark.rule("TS-82", "TS-83")
def test_TS_82_a_reward_in_the_middle_of_a_text_is_still_inside_it() -> None:
    t = position(
        shipped("unlit-procession"), at="damage", strategy=3, inventory=[shipped("bilge-rats"), BALM], stacks=STACKS,
        on={"unlit-procession": "4 blue hit"}, exhausted="4 purple, 2 green",
    )  # fmt: skip
    t.do("use bilge-rats", *["pick purple no-face exhausted"] * 3)
    assert t.offers == "unlit-procession"  # the text is over: what it brought about comes after it
    assert "use Balm" in t.options
    middle = position(
        shipped("unlit-procession"), at="damage", strategy=3, inventory=[shipped("bilge-rats"), BALM], stacks=STACKS,
        on={"unlit-procession": "4 blue hit"}, exhausted="4 purple",
    )  # fmt: skip
    middle.do("use bilge-rats")
    assert middle.offers == "unlit-procession"
    middle.refused("use Balm", "TS-82")


@pytest.mark.rule("TS-82", "TS-03")
def test_TS_82_the_order_of_triggers_in_the_middle_of_a_text_is_inside_it() -> None:
    fall = [{"when": "defeated", "do": [stat("recovery", 1)]}]
    bomb = card("Bomb", reward=single_use(node("deal", n=1, each=True), stat("strategy", 1)))
    first, second = card("A", 1, 1, special=fall), card("B", 1, 1, special=fall)
    t = position(first, second, card("C", 5), inventory=[bomb, BALM], strategy=3, loose="red hit", stacks=STACKS)
    t.do("use Bomb")
    assert t.asks == "OrderTriggers"
    t.refused("use Balm", "TS-82")


@pytest.mark.rule("TS-82", "TS-48")
def test_TS_82_a_surplus_in_the_middle_of_a_text_is_inside_it() -> None:
    toll = card("Toll", 1, 0, special=[{"when": "defeated", "do": [stat("strategy", -1), stat("recovery", 1)]}])
    t = position(toll, card("B", 5), strategy=2, inventory=[BALM, IDLE], loose="red hit, blue hit", stacks=STACKS)
    t.do("apply red hit Toll")
    assert t.asks == "Surplus" and t.options == ["drop Balm", "drop Idle"]
    t.refused("use Balm", "TS-82")


@pytest.mark.rule("TS-82", "TS-83")
def test_TS_82_a_reward_before_a_text_that_still_waits_is_not_inside_it() -> None:
    slain = [{"when": "defeated", "do": [stat("strategy", 1)]}]
    a = card("A", 1, 0, special=slain, reward=instant(stat("recovery", 1)))
    t = position(a, inventory=[BALM], loose="red hit", health=3, stacks=STACKS)
    t.do("apply red hit A", "first 1")
    assert t.offers == "A" and "use Balm" in t.options
    t.do("use Balm", "take")
    assert (t.stat("health"), t.stat("recovery"), t.stat("strategy")) == (4, 4, 3)


# ---------------------------------------------------------------------- a discarded item triggers nothing (TS-D9)


@pytest.mark.rule("TS-44")
def test_TS_44_an_item_discarded_while_the_order_is_asked_triggers_nothing() -> None:
    bell = card("Bell", reward=ongoing(triggers=[{"when": "hurt", "do": [stat("recovery", 1)]}]))
    drum = card("Drum", reward=ongoing(triggers=[{"when": "hurt", "do": [stat("strategy", 1)]}]))
    t = position(card("A", 3, 1), at="damage", inventory=[bell, drum], strategy=3, stacks=STACKS).until("OrderTriggers")
    t.do("drop Bell", "first 1")
    assert t.stat("recovery") == 3
    assert t.stat("strategy") == 4 or t.asks == "OrderTriggers"


@pytest.mark.rule("TS-44", "TS-85")
def test_TS_44_a_text_for_the_rest_of_the_game_does_not_need_its_item() -> None:
    oath = card("Oath", reward=single_use(node("from-now-on", text=node("stat-counts", stat="recovery", by=1))))
    t = position(card("A", 3, 1), at="commit", inventory=[oath], stacks=STACKS).do("use Oath")
    assert t.where("Oath") == "discard" and t.counts_as("recovery") == 4


# ---------------------------------------------------------------------- defeated together (TS-D6)


@pytest.mark.rule("TS-84", "TS-03")
def test_TS_84_who_falls_because_another_one_fell_is_defeated_together_with_it() -> None:
    a = card("A", 2, 1, during=[node("die-damage-is", n=1, dice={"face": "crit"})], reward=instant(stat("recovery", 1)))
    b = card("B", 3, 3, reward=instant(stat("health", 1)))
    t = position(a, b, loose="purple crit, blue hit, yellow hit, green hit, red hit", stacks=STACKS)
    t.do("apply purple crit B", "apply blue hit B", "apply yellow hit A", "apply green hit A")
    assert t.asks == "OrderTriggers" and t.options == ["first 1", "first 2"]
    assert t.log[1:3] == [("defeated", "TS-24"), ("defeated", "TS-24")]
    t.do("first 1")
    assert t.offers == "A"
    t.do("take")
    assert t.offers == "B"


@pytest.mark.rule("TS-84", "TS-94")
def test_TS_84_the_reward_of_a_mission_is_ordered_with_those_of_a_chain() -> None:
    errand = mission("Errand", "defeat", 1, [stat("strategy", 1)])
    t = position(
        shipped("gargoyle-matron"), shipped("candle-eaters"), missions=[errand],
        on={"gargoyle-matron": "4 blue hit, 3 purple hit", "candle-eaters": "4 green hit"}, loose="red hit",
        stacks=STACKS,
    )  # fmt: skip
    t.do("apply red hit gargoyle-matron")
    assert t.asks == "OrderTriggers" and len(t.options) == 2
