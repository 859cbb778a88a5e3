"""Rewards and inventory (TS-43 to TS-48, TS-81 to TS-84)."""

import pytest

from ludotek.games.twenty_strong.rules.actions import USE
from ludotek.testing.twenty_strong import Data, card, hero, instant, mission, node, ongoing, position, single_use

HEAL = node("change-stat", stat="health", by=1)
WISE = node("change-stat", stat="strategy", by=1)
FIT = node("change-stat", stat="recovery", by=1)
DULL = node("change-stat", stat="strategy", by=-1)
HURT = node("change-stat", stat="health", by=-1)


def item(name: str, *do: Data, at: str = "any") -> Data:
    """A card that pays a single-use item; heals when nothing else is said."""
    return card(name, health=1, reward=single_use(*(do or (HEAL,)), at=at))


# ---------------------------------------------------------------------- the two kinds of rewards


@pytest.mark.rule("TS-43")
def test_TS_43_instant_rewards_come_at_defeat_items_in_their_step() -> None:
    a, b = card("A", health=1, reward=instant(FIT)), item("B")
    t = position(a, b, loose="yellow hit, green hit")
    t.do("apply green hit B")
    assert t.defeated("B")
    assert t.asks == "Apply"
    assert t.where("B") == "active"
    t.do("apply yellow hit A")
    assert t.offers == "A"
    t.do("take")
    assert t.stat("recovery") == 4
    t.until("GainItems")
    t.refused("gain A", "TS-43")
    t.do("gain B")
    assert t.where("B") == "inventory"
    assert ("item-gained", "TS-36") in t.log
    assert t.where("A") == "discard"
    assert t.stat("recovery") == 4


@pytest.mark.rule("TS-43")
def test_TS_43_a_card_without_a_reward_pays_nothing() -> None:
    t = position(card("A", health=1), loose="yellow hit")
    t.do("apply yellow hit A")
    assert t.defeated("A")
    assert t.asks == "Repeat"  # nothing is offered, and nothing is left to apply
    t.do("done", "done")
    assert t.where("A") == "discard"


@pytest.mark.rule("TS-83")
@pytest.mark.parametrize("at", ["activation", "commit", "apply", "damage", "after", "exhaust", "recover", "gain"])
def test_TS_83_an_instant_reward_comes_whenever_the_card_is_defeated(at: str) -> None:
    bomb = item("Bomb", node("deal", n=2))
    t = position(
        card("A", health=2, damage=0, after=[HEAL], reward=instant(FIT)),
        card("B", damage=0, after=[HEAL]),
        card("C", health=1, damage=0, reward=single_use(HEAL)),
        defeated=["C"],
        at=at,
        inventory=[bomb],
        stacks=[[card("D")], [card("E")]],
        loose="yellow hit",
        exhausted="green",
        health=1,
    )
    t.do("use Bomb", "enemy A")
    assert t.offers == "A"
    assert t.defeated("A")
    t.do("take")
    assert t.stat("recovery") == 4


@pytest.mark.rule("TS-83")
def test_TS_83_an_instant_reward_comes_however_the_card_is_defeated() -> None:
    def prize(name: str, **fields: object) -> Data:
        return card(name, health=2, damage=0, reward=instant(FIT), **fields)

    # by an After effect of another card
    t = position(prize("A"), card("B", damage=0, after=[node("deal", n=2, each=True)]), at="after")
    t.do("take")
    assert t.stat("recovery") == 4
    # by a die that is turned on the card
    flip = item("Flip", node("turn", to="crit", dice={"place": "applied"}))
    t = position(prize("A"), on={"A": "blue hit"}, inventory=[flip], loose="red hit")
    t.do("use Flip")  # the only die there is
    assert t.offers == "A"
    # by falling Health, when the card that raised it is defeated
    shield = card("Shield", health=1, during=[node("enemy-health", of="others", by=1)])
    t = position(prize("A"), shield, on={"A": "2 yellow hit"}, loose="red hit")
    assert not t.defeated("A")
    t.do("apply red hit Shield")
    assert t.offers == "A"


@pytest.mark.rule("TS-83")
def test_TS_83_the_cards_own_during_effects_have_ended_before_its_reward() -> None:
    forbids = [node("forbid", what="instant-rewards")]
    t = position(card("A", health=1, during=forbids, reward=instant(FIT)), loose="yellow hit")
    t.do("apply yellow hit A")
    assert t.offers == "A"
    # the reward itself no longer meets the text either
    armour = [node("die-damage", by=-1, dice={"colour": ["blue"]})]
    a = card("A", health=1, during=armour, reward=instant(node("deal", n=1)))
    t = position(a, card("B", health=2), on={"B": "blue hit"}, loose="yellow hit")
    assert t.damage("B") == 0
    t.do("apply yellow hit A")
    assert t.damage("B") == 1


@pytest.mark.rule("TS-83")
def test_TS_83_what_another_card_forbids_is_lost_and_not_gained_later() -> None:
    b = card("B", health=1, during=[node("forbid", what="instant-rewards")])
    t = position(card("A", health=1, reward=instant(FIT)), b, loose="3 yellow hit")
    t.do("apply yellow hit A")
    assert t.defeated("A")
    assert t.asks == "Apply"
    t.do("apply yellow hit B")
    assert t.asks == "Apply"
    t.do("apply yellow hit A")
    assert t.stat("recovery") == 3


@pytest.mark.rule("TS-83")
def test_TS_83_the_reward_is_resolved_before_the_next_die_and_lost_when_declined() -> None:
    a = card("A", health=1, reward=instant(FIT))
    t = position(a, card("B"), loose="3 yellow hit")
    t.do("apply yellow hit A")
    t.refused("apply yellow hit B", "TS-27")
    t.refused("activate 1", "TS-27")
    t.do("done")
    assert t.log == [("reward-declined", "TS-27")]
    assert t.asks == "Apply"
    t.do("apply yellow hit A", "apply yellow hit B", "done")
    assert t.stat("recovery") == 3
    assert t.asks != "InstantReward"


@pytest.mark.rule("TS-83")
def test_TS_83_all_of_a_reward_is_resolved_before_the_next_die() -> None:
    a = card("A", health=1, reward=instant(node("recover"), FIT))
    t = position(a, card("B"), loose="2 yellow hit", exhausted="blue, green")
    t.do("apply yellow hit A", "take")
    assert t.asks == "ChooseDie"
    t.refused("apply yellow hit B", "TS-66")
    t.do("pick blue no-face exhausted")
    assert t.asks == "Apply"
    assert t.stat("recovery") == 4


@pytest.mark.rule("TS-84")
def test_TS_84_cards_defeated_by_one_change_fall_together() -> None:
    """A forbids instant rewards, but falls with B: so B's reward is there."""
    a = card("A", health=1, during=[node("forbid", what="instant-rewards")])
    b = card("B", health=1, reward=instant(FIT))
    storm = item("Storm", node("deal", n=1, each=True))
    for both in ([a, b], [b, a]):
        t = position(*both, inventory=[storm], loose="yellow hit")
        t.do("use Storm")
        assert [key for key, _ in t.log].count("defeated") == 2
        assert t.offers == "B"


@pytest.mark.rule("TS-84")
def test_TS_84_their_rewards_come_in_the_players_order() -> None:
    a, b = card("A", health=1, reward=instant(FIT)), card("B", health=1, reward=instant(WISE))
    storm = item("Storm", node("deal", n=1, each=True))
    for first, second, order in (("A", "B", "first 1"), ("B", "A", "first 2")):
        t = position(a, b, inventory=[storm], loose="yellow hit")
        t.do("use Storm")
        assert t.defeated("A")
        assert t.defeated("B")
        assert t.asks == "OrderTriggers"
        t.do(order)
        assert t.offers == first
        t.do("take")
        assert t.offers == second


@pytest.mark.rule("TS-84")
def test_TS_84_what_the_defeats_trigger_stands_in_the_same_order() -> None:
    """The reward, the card's own Special effect, the hero's ability, and the mission that is done by it."""
    a = card("A", health=1, reward=instant(FIT), special=[{"when": "defeated", "do": [node("change-chip", by=1)]}])
    watcher = hero(triggers=[{"when": "any-defeated", "do": [HURT]}])
    errand = mission("Errand", "defeat", 1, [WISE])
    t = position(a, hero=watcher, missions=[errand], loose="yellow hit, red hit", chip=0)
    t.do("apply yellow hit A")
    assert t.asks == "OrderTriggers"
    assert len([option for option in t.options if option.startswith("first")]) == 4
    t.refused("apply red hit A", "TS-03")
    t.do("first 2")
    assert t.g.chip == 1
    assert t.stat("health") == 5
    t.do("first 2")
    assert t.stat("health") == 4
    t.do("first 2")
    assert t.offers == "Errand"
    t.do("take")
    assert t.stat("strategy") == 3
    assert t.offers == "A"


@pytest.mark.rule("TS-84")
@pytest.mark.rule("TS-94")
def test_TS_84_one_defeat_is_progress_for_one_mission_only() -> None:
    first, second = mission("First", "defeat", 1, [HEAL]), mission("Second", "defeat-light", 1, [HEAL])
    t = position(card("A", health=1), missions=[first, second], loose="yellow hit, red hit")
    t.do("apply yellow hit A")
    assert t.offers == "First"
    t.do("done")
    assert t.g.missions_done == 1
    assert t.g.mission_progress == 0


# ---------------------------------------------------------------------- single-use and ongoing items


@pytest.mark.rule("TS-44")
def test_TS_44_a_single_use_item_is_used_once_and_discarded() -> None:
    t = position(card("A"), inventory=[item("Balm"), item("Draught")], loose="yellow hit", health=1)
    t.do("use Balm")
    assert t.stat("health") == 2
    assert t.where("Balm") == "discard"
    assert t.where("Draught") == "inventory"
    assert ("item-discarded", "TS-44") in t.log
    assert "use Balm" not in t.options
    assert t.asks == "Apply"


@pytest.mark.rule("TS-44")
def test_TS_44_an_ongoing_item_works_until_it_is_discarded() -> None:
    edge = card("Edge", reward=ongoing(standing=[node("die-damage", by=1, dice={"face": "crit"})]))
    t = position(card("A", health=9), on={"A": "blue crit"}, loose="yellow hit", inventory=[edge])
    assert t.damage("A") == 3
    t.do("apply yellow hit A")
    assert t.where("Edge") == "inventory"
    assert t.damage("A") == 4
    t.do("drop Edge")
    assert t.damage("A") == 3
    assert t.where("Edge") == "discard"
    assert t.log == [("item-discarded", "TS-45")]


@pytest.mark.rule("TS-44")
def test_TS_44_an_ongoing_item_goes_on_over_the_rounds_and_can_be_used_again() -> None:
    bell = card("Bell", reward=ongoing(use={"limit": "round", "do": [HEAL]}))
    boots = card("Boots", reward=ongoing(standing=[node("stat-counts", stat="recovery", by=1)]))
    t = position(inventory=[bell, boots], at="cleanup", stacks=[[card("A")], [card("B")]], health=3)
    assert t.asks == "ActivateCard"
    assert t.counts_as("recovery") == 4
    t.do("use Bell")
    assert t.where("Bell") == "inventory"
    t.refused("use Bell", "TS-45", by="Bell")
    t.do("activate 1")
    t.until("ActivateCard")
    assert t.g.round == 3
    assert t.counts_as("recovery") == 4
    t.do("use Bell")
    assert t.where("Bell") == "inventory"


@pytest.mark.rule("TS-44")
def test_TS_44_an_item_reward_on_an_enemy_does_nothing_yet() -> None:
    """The ongoing text of a card in the active area, a stack or the discard does not work."""
    boots = ongoing(standing=[node("stat-counts", stat="recovery", by=1)])
    t = position(card("A", reward=boots), stacks=[[card("B", reward=boots)]], discard=[card("C", reward=boots)])
    assert t.counts_as("recovery") == 3


@pytest.mark.rule("TS-81")
def test_TS_81_a_single_use_item_is_discarded_only_after_its_benefit() -> None:
    t = position(
        card("A"),
        inventory=[item("Rope", node("recover", n=2)), item("Balm")],
        loose="yellow hit",
        exhausted="blue, green, red",
    )
    t.do("use Rope")
    assert t.asks == "ChooseDie"
    assert t.where("Rope") == "inventory"
    t.refused("drop Rope", "TS-81")
    t.refused("use Rope", "TS-81")
    t.do("pick blue no-face exhausted")
    assert t.where("Rope") == "inventory"
    t.do("pick red no-face exhausted")
    assert t.where("Rope") == "discard"


@pytest.mark.rule("TS-81")
def test_TS_81_a_single_use_item_leaves_room_only_after_its_benefit() -> None:
    hook = item("Hook", node("recover"), node("salvage"))
    t = position(card("A"), strategy=1, inventory=[hook], discard=[item("Old")], exhausted="blue", loose="yellow hit")
    t.do("use Hook")  # the die is recovered; for the item there is no room yet
    assert t.pool("blue") == 4
    assert t.where("Old") == "discard"
    assert t.where("Hook") == "discard"
    t = position(card("A"), strategy=2, inventory=[hook], discard=[item("Old")], exhausted="blue", loose="yellow hit")
    t.do("use Hook")
    assert t.where("Old") == "inventory"


@pytest.mark.rule("TS-81")
def test_TS_81_a_standing_effect_is_not_used_and_works_in_the_roll_step() -> None:
    clamp = card("Clamp", reward=ongoing(standing=[node("keep", dice={"face": "hit"})]))
    gag = card("Gag", during=[node("forbid", what="items")])
    t = position(gag, inventory=[clamp], at="commit", loose="blue crit, green miss", dice="miss")
    t.refused("use Clamp", "TS-81")
    t.do("done")
    assert t.loose("blue", "crit") == 1
    assert t.loose("green", "miss") == 1
    # the same with a text that waits for the Roll step
    charm = card("Charm", reward=ongoing(triggers=[{"when": "rolled", "do": [HEAL]}]))
    t = position(gag, inventory=[charm], at="commit", loose="blue", dice="hit", health=1)
    t.do("done")
    assert t.stat("health") == 2
    assert t.where("Charm") == "inventory"


# ---------------------------------------------------------------------- when items may be used and discarded


@pytest.mark.rule("TS-45")
@pytest.mark.parametrize(
    "at", ["activation", "commit", "apply", "repeat", "damage", "after", "exhaust", "recover", "gain"]
)
def test_TS_45_an_item_without_a_time_can_be_used_in_every_step(at: str) -> None:
    t = position(
        card("A", damage=0, after=[HURT]),
        card("B", damage=0, after=[HURT]),
        card("C", reward=single_use(HEAL)),
        defeated=["C"],
        at=at,
        inventory=[item("Balm")],
        stacks=[[card("D")], [card("E")]],
        loose="yellow hit",
        exhausted="green",
        health=3,
    )
    assert "use Balm" in t.options
    assert "drop Balm" in t.options
    asks = t.asks
    t.do("use Balm")
    assert t.stat("health") == 4
    assert ("item-used", "TS-45") in t.log
    if at not in ("damage", "exhaust"):  # these windows are not asked again for nothing
        assert t.asks == asks


@pytest.mark.rule("TS-45")
def test_TS_45_in_the_roll_step_items_are_discarded_but_not_used() -> None:
    bell, drum = ([{"when": "rolled", "do": [node("change-chip", by=n)]}] for n in (1, 2))
    a, b = card("A", special=bell), card("B", special=drum)
    t = position(a, b, at="commit", inventory=[item("Balm"), item("Salve")], pool="red", dice="hit", health=1)
    t.do("commit red", "done")
    assert t.asks == "OrderTriggers"  # still the Roll step
    t.refused("use Balm", "TS-22", "TS-45")
    assert "drop Balm" in t.options
    t.do("drop Balm")
    assert t.where("Balm") == "discard"
    assert t.asks == "OrderTriggers"
    t.refused("use Salve", "TS-45")
    t.do("first 1")
    assert t.asks == "Apply"
    assert t.where("Salve") == "inventory"
    t.do("use Salve")


@pytest.mark.rule("TS-45")
@pytest.mark.parametrize("time", ["activation", "commit", "apply", "damage"])
def test_TS_45_an_item_that_names_a_time_is_used_only_then(time: str) -> None:
    for at in ("activation", "commit", "apply", "damage", "after", "exhaust", "recover", "gain"):
        t = position(
            card("A", damage=1, after=[HURT]),
            card("B", damage=1, after=[HURT]),
            card("C", reward=single_use(HEAL)),
            defeated=["C"],
            at=at,
            inventory=[item("Balm", at=time), item("Other")],  # the other keeps the windows open
            stacks=[[card("D")], [card("E")]],
            loose="yellow hit",
            exhausted="green",
            health=3,
        )
        if at == time:
            assert "use Balm" in t.options, at
        else:
            t.refused("use Balm", "TS-45")
            assert "drop Balm" in t.options, at


@pytest.mark.rule("TS-45")
def test_TS_45_a_step_waits_for_what_names_it_even_without_another_choice() -> None:
    """All dice missed: the Apply step still is the time to turn one. Likewise for Commit and Activation."""
    flip = item("Flip", node("turn", to="hit", dice={"face": "miss"}), at="apply")
    t = position(card("A", health=1), at="commit", inventory=[flip], pool="yellow", dice="miss")
    t.do("commit yellow")
    assert t.asks == "Apply"
    t.do("use Flip", "apply yellow hit A")
    assert t.defeated("A")
    rope = item("Rope", node("recover"), at="commit")
    t = position(card("A"), at="commit", inventory=[rope], pool="", exhausted="red")
    assert t.asks == "Commit"
    t.do("use Rope", "commit red")
    push = item("Push", node("discard-top"), at="activation")
    t = position(at="activation", inventory=[push], stacks=[[card("A", mandatory=True), card("B")], [card("C")]])
    t.do("use Push", "stack 1", "activate C")
    # and it does not wait when nothing can be used
    t = position(card("A"), at="commit", inventory=[flip], pool="")
    assert t.asks == "Repeat"


@pytest.mark.rule("TS-45")
def test_TS_45_an_effect_that_forbids_items_does_not_forbid_discarding() -> None:
    gag = card("Gag", health=1, during=[node("forbid", what="items")])
    t = position(gag, inventory=[item("Balm")], loose="yellow hit, red hit", health=1)
    t.refused("use Balm", "TS-45", "TS-49", by="Gag")
    assert "drop Balm" in t.options
    t.do("apply yellow hit Gag", "use Balm")


# ---------------------------------------------------------------------- room


@pytest.mark.rule("TS-46")
def test_TS_46_without_room_an_item_cannot_be_gained() -> None:
    t = position(item("A"), defeated=["A"], at="gain", strategy=1, inventory=[item("Balm")], health=5)
    assert t.asks == "GainItems"  # asked although only declining is open: room can be made
    t.refused("gain A", "TS-46")
    t.do("done")
    assert t.where("A") == "discard"
    assert t.where("Balm") == "inventory"


@pytest.mark.rule("TS-46")
@pytest.mark.parametrize("way", ["use Balm", "drop Balm"])
def test_TS_46_held_items_may_be_used_or_discarded_first(way: str) -> None:
    t = position(item("A"), defeated=["A"], at="gain", strategy=1, inventory=[item("Balm")], health=3)
    t.refused("gain A", "TS-46")
    t.do(way)
    assert t.asks == "GainItems"
    assert t.stat("health") == (4 if way == "use Balm" else 3)
    t.do("gain A")
    assert t.where("A") == "inventory"


@pytest.mark.rule("TS-46")
def test_TS_46_the_limit_is_what_strategy_counts_as() -> None:
    """Three items with Strategy 3; one that counts Strategy as higher makes room, also for itself after it is held."""
    mind = card("Mind", health=1, reward=ongoing(standing=[node("stat-counts", stat="strategy", by=1)]))
    fog = card("Fog", during=[node("stat-counts", stat="strategy", by=-1)])
    t = position(mind, item("A"), item("B"), defeated=["A", "B", "Mind"], at="gain", strategy=2)
    t.do("gain A", "gain Mind")
    t.do("gain B")
    assert len(t.g.inventory) == 3
    t = position(fog, item("A"), item("B"), defeated=["A", "B"], at="gain", strategy=2)
    t.do("gain A")
    t.refused("gain B", "TS-46")


@pytest.mark.rule("TS-46")
def test_TS_46_the_limit_holds_for_items_that_come_another_way() -> None:
    a = card("A", health=1, reward=instant(node("salvage")))
    t = position(a, loose="2 yellow hit", discard=[item("Old")], inventory=[item("Balm")], strategy=1)
    t.do("apply yellow hit A", "take")
    assert t.where("Old") == "discard"
    t = position(a, loose="2 yellow hit", discard=[item("Old")], inventory=[item("Balm")], strategy=2)
    t.do("apply yellow hit A", "take")
    assert t.where("Old") == "inventory"


@pytest.mark.rule("TS-47")
def test_TS_47_an_item_cannot_be_used_before_it_is_gained() -> None:
    t = position(item("A"), card("B"), defeated=["A"], loose="yellow hit", health=1)
    assert not [option for option in t.options if option.startswith("use")]
    refusal = t.g.why_not(0, USE)
    assert refusal is not None
    assert refusal.rules == ["TS-47"]
    t = position(item("A"), defeated=["A"], at="gain", health=1)
    refusal = t.g.why_not(0, USE)
    assert refusal is not None
    assert refusal.rules == ["TS-47"]


@pytest.mark.rule("TS-47")
def test_TS_47_items_are_gained_one_at_a_time_and_one_just_gained_makes_room() -> None:
    t = position(item("A"), item("B"), defeated=["A", "B"], at="gain", strategy=1, health=1)
    t.do("gain B")
    assert t.where("A") == "active"
    assert t.asks == "GainItems"
    t.refused("gain A", "TS-46")
    t.do("use B")
    assert t.stat("health") == 2
    t.do("gain A")
    assert t.where("A") == "inventory"
    assert t.where("B") == "discard"


# ---------------------------------------------------------------------- what "at any time" means


@pytest.mark.rule("TS-82")
def test_TS_82_nothing_is_used_inside_an_effect() -> None:
    a = card("A", damage=0, after=[node("exhaust", n=2)])
    t = position(a, at="after", inventory=[item("Balm")], health=1, hero=hero(use={"do": [HEAL]}))
    t.do("enemy A")
    assert t.asks == "ChooseDie"
    t.refused("use Balm", "TS-82")
    t.refused("ability", "TS-82")
    t.do("pick red no-face pool")
    t.refused("use Balm", "TS-82")
    t.do("pick blue no-face pool")
    assert t.asks == "ExhaustWindow"
    t.do("use Balm")


@pytest.mark.rule("TS-82")
def test_TS_82_the_damage_total_is_known_before_it_is_taken() -> None:
    shield = item("Shield", node("prevent", n=2), at="damage")
    t = position(card("A", damage=3), at="damage", inventory=[shield], health=3)
    assert t.asks == "DamageWindow"
    assert t.g.incoming() == 3
    assert t.stat("health") == 3
    t.do("use Shield")
    assert ("suffered", "TS-32") in t.log
    assert t.stat("health") == 2
    t = position(card("A", damage=2), at="damage", inventory=[shield], health=3)
    t.do("done")
    assert t.stat("health") == 1


@pytest.mark.rule("TS-82")
def test_TS_82_once_health_is_below_1_it_is_too_late() -> None:
    t = position(card("A", damage=3), at="damage", inventory=[item("Balm")], health=3)
    t.do("done")
    assert t.lost
    assert t.g.why_not(0, USE) is not None
    t = position(card("A", damage=3), at="damage", inventory=[item("Balm")], health=3)
    t.do("use Balm")
    assert not t.over
    assert t.stat("health") == 1


@pytest.mark.rule("TS-82")
def test_TS_82_a_window_opens_only_for_something_usable() -> None:
    """Nothing usable: no window. A use at another time, or one without effect, is not usable. An ability is."""
    a = card("A", damage=1, after=[FIT])
    idle = item("Idle", node("reroll"), at="apply")
    full = item("Full")
    for held, health in (([], 5), ([idle], 5), ([full], 6)):
        t = position(a, defeated=["A"], at="damage", inventory=held, health=health, stacks=[[card("B")], [card("C")]])
        assert t.asks == "ActivateCard"
    t = position(a, defeated=["A"], at="damage", health=5, hero=hero(use={"do": [HEAL]}))
    assert t.asks == "DamageWindow"
    t.do("done")
    assert t.asks == "ChooseAfterEffect"
    t.do("enemy A")
    assert t.asks == "ExhaustWindow"


@pytest.mark.rule("TS-82")
def test_TS_82_windows_stand_before_each_after_effect_and_before_exhaust() -> None:
    a, b = card("A", damage=0, after=[HURT]), card("B", damage=0, after=[node("exhaust")])
    t = position(a, b, at="after", inventory=[item("Balm"), item("Salve")], loose="red hit", pool="", health=3)
    assert t.asks == "ChooseAfterEffect"
    t.do("enemy A")
    assert t.stat("health") == 2
    assert t.asks == "ChooseAfterEffect"
    t.do("use Balm")
    assert t.asks == "ChooseAfterEffect"
    assert t.stat("health") == 3
    t.do("enemy B")
    assert t.asks == "ExhaustWindow"
    assert t.loose("red") == 1  # still committed
    t.do("use Salve")
    assert t.exhausted("red") == 1
    assert t.asks == "RecoverDice"


@pytest.mark.rule("TS-82")
def test_TS_82_there_are_no_other_windows() -> None:
    """With nothing to recover and nothing to gain the game goes on to the next activation without asking."""
    t = position(card("A"), at="recover", inventory=[item("Balm")], stacks=[[card("B")], [card("C")]], health=1)
    assert t.asks == "ActivateCard"
    assert t.g.round == 2
    # no phase is left, so nothing is asked between Apply and the Resolve phase
    t = position(card("A", damage=0), at="repeat", inventory=[item("Balm")], strategy=1, health=1)
    assert t.asks == "DamageWindow"


@pytest.mark.rule("TS-82")
def test_TS_82_uses_stand_between_two_activations_two_dice_and_two_items() -> None:
    swarm = card("Swarm", more=2)
    stacks = [[swarm, card("B"), card("C")], [card("D")]]
    t = position(at="activation", stacks=stacks, inventory=[item("Balm")], health=1)
    t.do("activate Swarm", "activate B")
    assert t.asks == "ActivateCard"
    t.do("use Balm")
    assert t.asks == "ActivateCard"
    t = position(card("A", health=9), loose="2 yellow hit", inventory=[item("Balm")], health=1)
    t.do("apply yellow hit A", "use Balm", "apply yellow hit A")
    assert t.damage("A") == 2
    t = position(item("A"), item("B"), defeated=["A", "B"], at="gain", inventory=[item("Balm")], strategy=3, health=1)
    t.do("gain A", "use Balm", "gain B")


# ---------------------------------------------------------------------- too many items


@pytest.mark.rule("TS-48")
def test_TS_48_when_strategy_falls_the_surplus_goes_at_once() -> None:
    a = card("A", damage=0, after=[DULL, HURT])
    t = position(a, at="after", strategy=2, inventory=[item("X", at="apply"), item("Y", at="apply")], health=5)
    assert t.asks == "Surplus"
    assert t.stat("health") == 5  # the rest of the text waits
    assert t.options == ["drop X", "drop Y"]
    t.refused("use X", "TS-82")  # in the middle of the text
    t.refused("done", "TS-48")
    t.do("drop Y")
    assert t.where("X") == "inventory"
    assert t.where("Y") == "discard"
    assert t.log[0] == ("item-discarded", "TS-48")
    assert t.stat("health") == 4


@pytest.mark.rule("TS-48")
def test_TS_48_down_to_the_limit_and_no_further() -> None:
    held = [item(name, at="apply") for name in ("X", "Y", "Z")]
    a = card("A", damage=0, after=[node("change-stat", stat="strategy", by=-2)])
    t = position(a, at="after", strategy=3, inventory=held)
    t.do("drop X")
    assert t.asks == "Surplus"
    t.do("drop Z")
    assert t.asks != "Surplus"
    assert t.where("Y") == "inventory"
    # exactly as many as the limit are no surplus
    t = position(card("A", damage=0, after=[DULL]), at="after", strategy=3, inventory=held[:2])
    assert t.asks != "Surplus"
    assert len(t.g.inventory) == 2


@pytest.mark.rule("TS-48")
def test_TS_48_an_item_that_may_be_used_at_that_moment_may_be_used_instead() -> None:
    a = card("A", damage=0, after=[DULL])
    t = position(a, at="after", strategy=2, inventory=[item("X"), item("Y", at="apply")], health=1)
    t.do("enemy A")
    assert t.asks == "Surplus"
    assert t.options == ["use X", "drop X", "drop Y"]
    t.do("use X")
    assert t.stat("health") == 2
    assert t.where("X") == "discard"
    assert t.where("Y") == "inventory"
    assert t.asks != "Surplus"


@pytest.mark.rule("TS-48")
def test_TS_48_in_the_roll_step_the_surplus_is_only_discarded() -> None:
    a = card("A", special=[{"when": "rolled", "do": [DULL]}])
    t = position(a, at="commit", strategy=2, inventory=[item("X"), item("Y")], health=1, pool="red", dice="hit")
    t.do("commit red", "done")
    assert t.asks == "Surplus"
    t.refused("use X", "TS-45")
    assert t.options == ["drop X", "drop Y"]


@pytest.mark.rule("TS-48")
def test_TS_48_an_ongoing_item_that_is_used_does_not_go_by_that() -> None:
    bell = card("Bell", reward=ongoing(use={"limit": "round", "do": [HEAL]}))
    a = card("A", damage=0, after=[DULL])
    t = position(a, at="after", strategy=2, inventory=[bell, item("Y", at="apply")], health=1)
    t.do("enemy A", "use Bell")
    assert t.stat("health") == 2
    assert t.asks == "Surplus"
    assert t.options == ["drop Bell", "drop Y"]


@pytest.mark.rule("TS-48")
def test_TS_48_a_strategy_that_counts_as_less_is_less() -> None:
    fog = card("Fog", during=[node("stat-counts", stat="strategy", by=-1)], more=1)
    held = [item("X", at="damage"), item("Y", at="damage")]
    t = position(at="activation", stacks=[[fog, card("B")], [card("C")]], inventory=held)
    t.do("activate Fog")
    assert t.asks == "Surplus"  # before the additional enemy (TS-19)
    t.do("drop X")
    assert t.asks == "ActivateCard"
    assert t.stat("strategy") == 2
    # when the item goes that made Strategy count as more, so does the room it made
    mind = card("Mind", reward=ongoing(standing=[node("stat-counts", stat="strategy", by=1)]))
    t = position(card("A"), loose="red hit", strategy=1, inventory=[mind, item("X", at="damage")])
    assert t.asks == "Apply"
    t.do("drop Mind")
    assert t.asks == "Apply"
    t = position(card("A"), loose="red hit", strategy=2, inventory=[mind, *held])
    t.do("drop Mind")
    assert t.asks == "Apply"
    t = position(card("A"), loose="red hit", strategy=1, inventory=[mind, item("X", at="damage")])
    t.do("apply red hit A", "done", "done")
    assert len(t.g.inventory) == 2


@pytest.mark.rule("TS-48")
def test_TS_48_an_item_whose_benefit_lowers_strategy_goes_itself() -> None:
    pact = item("Pact", DULL, HEAL)
    t = position(card("A"), loose="red hit", strategy=2, inventory=[pact, item("X", at="damage")], health=1)
    t.do("use Pact")
    assert t.asks == "Apply"
    assert t.where("X") == "inventory"
    assert t.stat("health") == 2
    # one that stays is a surplus as soon as its benefit has resolved
    oath = card("Oath", reward=ongoing(use={"do": [DULL, HEAL]}))
    t = position(card("A"), loose="red hit", strategy=2, inventory=[oath, item("X", at="damage")], health=1)
    t.do("use Oath")
    assert t.asks == "Surplus"
    assert t.stat("health") == 2
    assert t.options == ["drop Oath", "drop X"]
