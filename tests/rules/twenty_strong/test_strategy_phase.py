"""The Strategy phase (TS-21 to TS-31, TS-76, TS-77), and texts that reroll or turn several dice (TS-98)."""

from typing import Any

import pytest

from ludotek.games.twenty_strong.rules.components import COLOURS, DICE_OF
from ludotek.testing.twenty_strong import Data, Position, card, hero, instant, node, ongoing, position, single_use

FLASK = card("Flask", reward=single_use(node("change-stat", stat="recovery", by=1)))
LADDER = card("Ladder", reward=single_use(node("change-stat", stat="strategy", by=1)))
MILLSTONE = card("Millstone", reward=single_use(node("change-stat", stat="strategy", by=-1)))


def dice_in_pool(t: Position) -> int:
    return sum(t.g.pool)


def dice_unapplied(t: Position) -> int:
    return sum(t.g.loose)


def apply_options(t: Position) -> list[str]:
    return [option for option in t.options if option.startswith("apply")]


# ---------------------------------------------------------------------- commit


@pytest.mark.rule("TS-21")
def test_TS_21_no_die_need_be_committed() -> None:
    t = position(card("A"), at="strategy")
    assert t.asks == "Commit"
    t.do("done")
    assert t.asks == "Repeat"
    assert dice_in_pool(t) == 17
    assert ("rolled", "TS-22") not in t.log


@pytest.mark.rule("TS-21")
def test_TS_21_all_dice_may_be_committed() -> None:
    t = position(card("A"), at="strategy", seed=3)
    for colour, count in zip(COLOURS, DICE_OF, strict=True):
        t.do(*[f"commit {colour}"] * count)
        t.refused(f"commit {colour}", *(["TS-21"] if colour != "red" else []))
    assert dice_in_pool(t) == 0
    assert dice_unapplied(t) == 17
    assert t.log.count(("rolled", "TS-22")) == 17


@pytest.mark.rule("TS-21")
def test_TS_21_any_mix_of_dice_goes_from_the_pool_to_the_active_area() -> None:
    t = position(card("A"), at="strategy", exhausted="4 green")
    assert t.options == ["done", "commit yellow", "commit blue", "commit purple", "commit red"]
    t.do("commit yellow")
    assert t.log == [("committed", "TS-21")]
    t.do("commit red", "commit yellow")
    assert (t.pool("yellow"), t.loose("yellow")) == (2, 2)
    assert (t.pool("red"), t.loose("red")) == (0, 1)
    t.refused("commit red", "TS-21")
    t.refused("commit green", "TS-21")
    assert dice_in_pool(t) + dice_unapplied(t) == 13


@pytest.mark.rule("TS-21")
def test_TS_21_an_effect_may_restrict_the_dice() -> None:
    a = card("A", health=1, during=[node("cannot-commit", dice={"colour": ["blue", "red"]})])
    t = position(a, at="strategy", dice="hit")
    t.refused("commit blue", "TS-21", by="A")
    t.refused("commit red", "TS-21", by="A")
    t.do("commit yellow", "done", "apply yellow hit A", "again", "commit blue", "commit red")
    assert t.loose("blue") == t.loose("red") == 1


@pytest.mark.rule("TS-21")
def test_TS_21_an_effect_may_limit_the_number_in_each_phase() -> None:
    pull = hero(use={"at": "commit", "do": [node("change-chip", by=1)]})
    t = position(card("A", during=[node("commit-limit", n=2)]), at="strategy", hero=pull, dice="miss miss miss miss")
    t.do("commit yellow", "commit blue")
    t.refused("commit blue", "TS-21", by="A")
    t.refused("commit red", "TS-21", by="A")
    t.do("done", "again", "commit green")
    assert dice_unapplied(t) == 3
    t.do("commit green")
    t.refused("commit green", "TS-21", by="A")


@pytest.mark.rule("TS-21", "TS-01")
def test_TS_21_a_limit_also_binds_what_an_item_or_ability_commits() -> None:
    """Effect text overrides the text of rewards and heroes."""
    clapper = hero(use={"at": "apply", "do": [node("commit-and-roll", n=3, up_to=True)]})
    t = position(card("A", during=[node("commit-limit", n=2)]), hero=clapper, at="strategy", dice="hit miss")
    t.do("commit yellow", "done", "ability", "pick blue no-face pool")
    assert t.asks == "Apply"
    assert dice_unapplied(t) == 2
    t = position(card("A", during=[node("commit-limit", n=1)]), hero=clapper, at="strategy", dice="hit")
    t.do("commit yellow", "done")
    t.refused("ability", "TS-96")


# ---------------------------------------------------------------------- roll


@pytest.mark.rule("TS-22")
def test_TS_22_all_unapplied_dice_are_rolled_at_once() -> None:
    """The new ones and those left from earlier phases; in the script yellow comes before green before blue."""
    t = position(
        card("A", health=9),
        at="roll",
        phases=2,
        on={"A": "purple hit, blue crit"},
        loose="yellow, green miss, blue hit, blue crit",
        dice="crit hit miss miss",
    )
    assert t.log.count(("rolled", "TS-22")) == 4
    assert t.loose("yellow", "crit") == 1
    assert t.loose("green", "hit") == 1
    assert t.loose("blue", "miss") == 2
    assert dice_unapplied(t) == 4
    assert (t.on("A", "purple", "hit"), t.on("A", "blue", "crit")) == (1, 1)


@pytest.mark.rule("TS-22")
def test_TS_22_nothing_comes_between_the_dice_of_a_roll() -> None:
    """What waits for the roll sees all dice."""
    a = card(
        "A",
        special=[{"when": "rolled", "do": [node("for-each", what="unapplied-miss", do=[node("change-chip", by=1)])]}],
    )
    t = position(a, at="roll", loose="2 yellow, red", dice="miss miss hit")
    assert [key for key, _ in t.log] == ["rolled", "rolled", "rolled", "chip-changed", "chip-changed"]
    assert t.g.chip == 2


@pytest.mark.rule("TS-22")
def test_TS_22_no_item_is_used_during_the_roll_step() -> None:
    tax: list[Data] = [{"when": "rolled", "do": [node("exhaust", dice={"place": "unapplied"})]}]
    helper = hero(use={"limit": "unlimited", "do": [node("change-stat", stat="recovery", by=1)]})
    t = position(
        card("A", special=tax),
        card("B", special=tax),
        at="strategy",
        hero=helper,
        inventory=[FLASK],
        dice="hit hit miss",
    )
    t.do("commit yellow", "commit green", "commit green", "done")
    assert t.asks == "OrderTriggers"
    t.refused("use Flask", "TS-22")
    t.refused("ability", "TS-22")
    t.do("first 1")
    assert t.asks == "ChooseDie"
    t.refused("use Flask", "TS-22")
    t.do("pick green miss unapplied", "pick green hit unapplied")
    assert t.asks == "Apply"
    t.do("use Flask")
    assert t.stat("recovery") == 4


# ---------------------------------------------------------------------- apply


@pytest.mark.rule("TS-23")
def test_TS_23_hits_go_one_at_a_time_in_any_order_onto_any_active_card() -> None:
    t = position(card("A", health=9), card("B", health=9), loose="2 blue hit, yellow crit")
    both = ["apply yellow crit A", "apply blue hit A", "apply yellow crit B", "apply blue hit B"]
    assert apply_options(t) == both
    t.do("apply blue hit B")
    assert t.log == [("applied", "TS-23")]
    assert (t.on("B", "blue"), t.loose("blue"), t.damage("B"), t.damage("A")) == (1, 1, 1, 0)
    assert apply_options(t) == both
    t.do("apply yellow crit A", "apply blue hit A")
    assert (t.damage("A"), t.damage("B")) == (3, 1)


@pytest.mark.rule("TS-23")
def test_TS_23_the_die_that_was_named_is_applied() -> None:
    t = position(card("A", health=9), loose="blue hit, blue crit, green hit").do("apply blue crit A")
    assert (t.on("A", "blue", "crit"), t.loose("blue", "hit"), t.damage("A")) == (1, 1, 2)


@pytest.mark.rule("TS-23")
def test_TS_23_no_hit_need_be_applied() -> None:
    t = position(card("A"), loose="blue hit, red crit")
    t.do("done")
    assert t.asks == "Repeat"
    assert t.damage("A") == 0
    assert (t.loose("blue", "hit"), t.loose("red", "crit")) == (1, 1)


@pytest.mark.rule("TS-23")
def test_TS_23_misses_cannot_be_applied() -> None:
    t = position(card("A"), loose="blue miss, green miss, yellow hit")
    assert t.options == ["done", "apply yellow hit A"]
    t.refused("apply blue hit A", "TS-23")
    t.refused("apply green crit A", "TS-23")
    t.refused("apply yellow crit A", "TS-23")
    t = position(card("A"), loose="4 yellow miss")
    assert t.asks == "Repeat", "with misses only there is nothing to apply"


@pytest.mark.rule("TS-24")
def test_TS_24_a_card_is_defeated_at_once_when_damage_reaches_its_health() -> None:
    t = position(card("A", health=3), card("B"), loose="yellow hit, blue crit, green hit")
    t.do("apply yellow hit A")
    assert not t.defeated("A")
    assert ("defeated", "TS-24") not in t.log
    t.do("apply blue crit A")
    assert t.defeated("A")
    assert t.log == [("applied", "TS-23"), ("defeated", "TS-24")]
    assert t.asks == "Apply"
    assert not t.defeated("B")


@pytest.mark.rule("TS-24")
def test_TS_24_damage_past_the_health_defeats_as_well() -> None:
    t = position(card("A", health=3), loose="2 blue crit")
    t.do("apply blue crit A")
    assert not t.defeated("A")
    t.do("apply blue crit A")
    assert t.defeated("A")
    assert t.damage("A") == 4


@pytest.mark.rule("TS-24")
def test_TS_24_the_state_of_play_is_checked_after_each_die() -> None:
    """The end of A's effect makes the damage on B enough, before the next die is applied."""
    a = card("A", health=1, during=[node("enemy-health", of="others", by=2)])
    t = position(
        a, card("B", health=1, reward=instant(node("change-chip", by=1))), loose="yellow hit, blue hit, red hit"
    )
    t.do("apply blue hit B")
    assert not t.defeated("B")
    t.do("apply yellow hit A")
    assert t.log.count(("defeated", "TS-24")) == 2
    assert t.asks == "InstantReward"
    assert t.loose("red") == 1


@pytest.mark.rule("TS-25")
def test_TS_25_during_effects_stop_at_defeat() -> None:
    during = [node("cannot-apply", dice={"colour": ["blue"]}, to="all"), node("stat-counts", stat="strategy", by=-1)]
    t = position(card("A", health=1, during=during), card("B"), loose="2 blue hit, yellow hit", strategy=2)
    t.refused("apply blue hit B", "TS-49", by="A")
    assert t.counts_as("strategy") == 1
    t.do("apply yellow hit A")
    assert t.counts_as("strategy") == 2
    t.do("apply blue hit B", "done")
    assert t.asks == "Repeat"


@pytest.mark.rule("TS-25")
def test_TS_25_after_and_special_effects_of_a_defeated_card_go_on() -> None:
    special = {
        "kind": "special",
        "standing": [node("cannot-apply", dice={"colour": ["blue"]}, to="all")],
        "triggers": [{"when": "phase-ends", "do": [node("change-chip", by=3)]}],
    }
    a = card("A", health=1, effects=[special], after=[node("change-stat", stat="recovery", by=-1)])
    t = position(a, card("B"), loose="blue hit, 2 yellow hit", stacks=[[card("C")], [card("D")]])
    t.do("apply yellow hit A")
    assert t.defeated("A")
    t.refused("apply blue hit B", "TS-51", by="A")
    t.do("done")
    assert t.g.chip == 3
    t.do("done")
    assert t.stat("recovery") == 2


@pytest.mark.rule("TS-26")
def test_TS_26_hits_may_go_onto_a_defeated_card() -> None:
    t = position(card("A", health=1), card("B"), loose="yellow hit, blue crit, green hit")
    t.do("apply yellow hit A")
    assert "apply blue crit A" in t.options
    t.do("apply blue crit A")
    assert t.log == [("applied", "TS-23")], "it is not defeated a second time"
    assert (t.damage("A"), t.on("A", "blue", "crit")) == (3, 1)
    assert t.asks == "Apply"


@pytest.mark.rule("TS-26", "TS-27")
def test_TS_26_a_defeated_card_pays_its_reward_only_once() -> None:
    a = card("A", health=1, reward=instant(node("change-chip", by=1)))
    t = position(a, loose="2 yellow hit, blue hit").do("apply yellow hit A", "take", "apply yellow hit A")
    assert t.asks == "Apply"
    assert t.g.chip == 1


@pytest.mark.rule("TS-27")
def test_TS_27_the_instant_reward_comes_at_once_if_wanted() -> None:
    a = card("A", health=1, reward=instant(node("change-stat", stat="health", by=1)))
    t = position(a, card("B"), loose="yellow hit, blue hit", health=3)
    t.do("apply yellow hit A")
    assert t.asks == "InstantReward"
    assert t.options == ["done", "take"]
    t.refused("apply blue hit B", "TS-27")
    t.do("take")
    assert t.log == [("reward-taken", "TS-27"), ("stat-changed", "TS-16")]
    assert t.stat("health") == 4
    assert t.defeated("A")
    assert t.where("A") == "active"
    assert t.asks == "Apply"


@pytest.mark.rule("TS-27")
def test_TS_27_the_instant_reward_is_optional() -> None:
    a = card("A", health=1, reward=instant(node("change-stat", stat="health", by=1)))
    t = position(a, loose="yellow hit, blue hit", health=3, stacks=[[card("C")], [card("D")]])
    t.do("apply yellow hit A", "done")
    assert t.log == [("reward-declined", "TS-27")]
    assert t.asks == "Apply"
    t.do("done", "done", "done")
    assert t.where("A") == "discard"
    assert t.stat("health") == 3


@pytest.mark.rule("TS-27")
@pytest.mark.parametrize("reward", [FLASK["reward"], ongoing(standing=[node("stat-counts", stat="recovery", by=1)])])
def test_TS_27_an_item_reward_does_not_come_at_defeat(reward: Data) -> None:
    t = position(card("A", health=1, reward=reward), loose="yellow hit, blue hit").do("apply yellow hit A")
    assert t.defeated("A")
    assert t.asks == "Apply"
    assert t.where("A") == "active"
    assert t.options == ["done", "apply blue hit A"]
    assert t.counts_as("recovery") == 3
    t.refused("gain A", "TS-23")


# ---------------------------------------------------------------------- what becomes of committed dice


@pytest.mark.rule("TS-28", "TS-58")
def test_TS_28_applied_dice_are_still_committed() -> None:
    rope = card("Rope", reward=single_use(node("return-die", n=2, dice={"place": "committed"})))
    t = position(card("A", health=9), loose="yellow hit, blue hit", inventory=[rope], pool="green", exhausted="purple")
    t.do("apply blue hit A", "use Rope")
    assert t.options == ["pick yellow hit unapplied", "pick blue hit A"]
    t.do("pick blue hit A")
    assert (t.pool("blue"), t.on("A", "blue"), t.damage("A")) == (1, 0, 0)


@pytest.mark.rule("TS-28", "TS-34")
def test_TS_28_applied_dice_are_exhausted_with_the_committed_ones() -> None:
    t = position(card("A", health=1), at="exhaust", on={"A": "blue hit"}, loose="yellow miss", recovery=1)
    assert t.exhausted("blue") == t.exhausted("yellow") == 1


@pytest.mark.rule("TS-76")
def test_TS_76_rolled_dice_cannot_be_taken_back() -> None:
    t = position(card("A", health=9), card("B", health=9), loose="yellow hit, blue hit, green miss")
    t.do("apply blue hit A")
    assert t.options == ["done", "apply yellow hit A", "apply yellow hit B"]
    t.refused("pick blue hit A", "TS-23")
    t.refused("pick green miss unapplied", "TS-23")
    t.refused("apply blue hit B", "TS-23")
    t.refused("recover blue", "TS-23")


@pytest.mark.rule("TS-76", "TS-30")
def test_TS_76_dice_stay_where_they_are_into_the_next_phase() -> None:
    t = position(card("A", health=9), loose="blue crit, green miss, yellow hit", dice="miss hit", pool="")
    t.do("apply blue crit A", "done", "again")
    assert t.asks == "Apply", "with an empty pool the dice are rolled at once"
    assert t.on("A", "blue", "crit") == 1
    assert t.damage("A") == 2
    assert (t.loose("yellow", "miss"), t.loose("green", "hit")) == (1, 1)


@pytest.mark.rule("TS-76")
def test_TS_76_no_die_is_taken_back_when_the_phase_is_repeated() -> None:
    t = position(card("A", health=9), loose="blue hit, green miss", pool="red", dice="miss miss", strategy=3)
    t.do("done", "again")
    assert t.options == ["done", "commit red"]
    t.refused("pick blue hit unapplied", "TS-21")
    t.do("done")
    assert (t.loose("blue"), t.loose("green"), dice_in_pool(t)) == (1, 1, 1)


@pytest.mark.rule("TS-76")
def test_TS_76_dice_stay_on_a_card_that_is_defeated() -> None:
    t = position(card("A", health=2), loose="blue crit, green miss", dice="hit").do("apply blue crit A", "again")
    assert t.defeated("A")
    t.do("done")
    assert t.on("A", "blue", "crit") == 1
    assert t.pool("blue") == 3


@pytest.mark.rule("TS-77")
def test_TS_77_a_die_just_committed_is_neither_hit_nor_miss() -> None:
    held = [
        card("Chalk", reward=single_use(node("turn", to="crit"))),
        card("Bone", reward=single_use(node("reroll"))),
        card("Storm", reward=single_use(node("reroll-all"))),
        card("Net", reward=single_use(node("exhaust", dice={"place": "unapplied", "face": "miss"}))),
        card("Purse", reward=single_use(node("for-each", what="unapplied-miss", do=[node("change-chip", by=1)]))),
    ]
    t = position(card("A"), at="strategy", inventory=held, strategy=6, dice="miss")
    t.do("commit yellow")
    assert t.loose("yellow", "no-face") == 1
    for each in held:
        t.refused(f"use {each['id']}", "TS-96")
    t.do("done")
    assert t.loose("yellow", "miss") == 1
    for each in held:
        assert t.refusal(f"use {each['id']}") is None


@pytest.mark.rule("TS-77")
def test_TS_77_a_text_about_rolled_dice_passes_over_those_just_committed() -> None:
    storm = card("Storm", reward=single_use(node("reroll-all")))
    t = position(card("A"), at="commit", phases=2, loose="blue hit, yellow", inventory=[storm], dice="miss")
    t.do("use Storm")
    assert t.log.count(("rerolled", "TS-77")) == 1
    assert (t.loose("blue", "miss"), t.loose("yellow", "no-face")) == (1, 1)


@pytest.mark.rule("TS-77")
def test_TS_77_the_face_is_lost_when_the_die_leaves_the_active_area() -> None:
    rope = card("Rope", reward=single_use(node("return-die")))
    chalk = card("Chalk", reward=single_use(node("turn", to="crit")))
    t = position(card("A"), loose="yellow hit", inventory=[rope, chalk], dice="miss", pool="red")
    t.do("use Rope")
    assert t.pool("yellow") == 1
    assert t.asks == "Repeat"
    t.do("again", "commit yellow")
    assert t.loose("yellow", "no-face") == 1
    t.refused("use Chalk", "TS-96")
    t.do("done")
    assert t.loose("yellow", "miss") == 1


@pytest.mark.rule("TS-77")
def test_TS_77_an_applied_die_that_is_turned_stays_and_deals_what_it_shows() -> None:
    chalk = card("Chalk", reward=single_use(node("turn", to="crit", dice={"place": "applied"})))
    t = position(card("A", health=3), loose="yellow hit", on={"A": "blue hit"}, inventory=[chalk])
    t.do("use Chalk")
    assert t.on("A", "blue", "crit") == 1
    assert t.damage("A") == 2
    assert not t.defeated("A")
    t.do("apply yellow hit A")
    assert t.defeated("A")


@pytest.mark.rule("TS-77", "TS-24")
def test_TS_77_a_card_can_be_defeated_by_an_applied_die_that_is_rerolled() -> None:
    bone = card("Bone", reward=single_use(node("reroll", dice={"place": "applied"})))
    t = position(card("A", health=2), loose="yellow hit", on={"A": "blue hit"}, inventory=[bone], dice="crit")
    t.do("use Bone")
    assert ("rerolled", "TS-77") in t.log
    assert ("defeated", "TS-24") in t.log
    assert t.on("A", "blue", "crit") == 1


@pytest.mark.rule("TS-77")
def test_TS_77_an_applied_die_may_come_to_deal_nothing() -> None:
    """A miss stays on the card; an undefeated card loses that damage."""
    bone = card("Bone", reward=single_use(node("reroll", dice={"place": "applied"})))
    t = position(
        card("A", health=3), loose="yellow hit, green hit", on={"A": "blue crit"}, inventory=[bone], dice="miss"
    )
    t.do("use Bone")
    assert t.on("A", "blue", "miss") == 1
    assert t.loose("blue") == 0
    assert t.damage("A") == 0
    t.do("apply yellow hit A")
    assert not t.defeated("A")


# ---------------------------------------------------------------------- once more


@pytest.mark.rule("TS-29")
@pytest.mark.parametrize("strategy", [1, 2, 3, 6])
def test_TS_29_as_many_phases_as_strategy(strategy: int) -> None:
    t = position(card("A"), at="strategy", strategy=strategy, stacks=[[card("B")], [card("C")]])
    phases = 1
    t.do("done")
    while t.asks == "Repeat":
        assert t.options == ["done", "again"]
        t.do("again")
        assert t.log == [("phase-began", "TS-73")]
        phases += 1
        t.do("done")
    assert phases == strategy
    assert t.asks == "ActivateCard", "then comes the Resolve phase and the next round"


@pytest.mark.rule("TS-29")
def test_TS_29_repeating_is_optional() -> None:
    t = position(card("A", damage=2), at="repeat", strategy=6, health=5, stacks=[[card("B")], [card("C")]])
    t.do("done")
    assert ("suffered", "TS-32") in t.log
    assert t.stat("health") == 3


@pytest.mark.rule("TS-29")
def test_TS_29_the_phases_are_counted_by_the_round() -> None:
    t = position(card("A"), at="strategy", strategy=2, stacks=[[card("B")], [card("C")]])
    t.do("done", "again", "done", "activate B", "done")
    assert t.asks == "Repeat"
    t.do("again", "done")
    assert t.asks != "Repeat"


@pytest.mark.rule("TS-29", "TS-01")
def test_TS_29_a_text_may_allow_one_phase_more_this_round() -> None:
    hourglass = card("Hourglass", reward=single_use(node("extra-phase")))
    stacks = [[card("B"), card("C")], [card("D")]]
    t = position(card("A"), loose="yellow hit", strategy=1, inventory=[hourglass], stacks=stacks)
    t.do("use Hourglass", "done", "again").until("ActivateCard")
    t.do("activate B", "done")
    assert t.asks != "Repeat"


@pytest.mark.rule("TS-29")
def test_TS_29_a_repeat_is_a_new_phase_of_the_same_engagement() -> None:
    """No damage and no After effect in between; what waits for a repeat or the end of a phase happens in each."""
    special: list[Data] = [
        {"when": "repeated", "do": [node("change-chip", by=5)]},
        {"when": "phase-ends", "do": [node("change-chip", by=1)]},
    ]
    a = card("A", damage=3, special=special, after=[node("change-stat", stat="recovery", by=-1)])
    t = position(a, at="strategy", strategy=3)
    t.do("done")
    assert t.g.chip == 1
    t.do("again")
    assert t.g.chip == 6
    assert (t.stat("health"), t.stat("recovery"), t.g.round) == (5, 3, 1)
    t.do("done")
    assert t.g.chip == 7


@pytest.mark.rule("TS-29", "TS-49")
def test_TS_29_an_effect_may_forbid_to_repeat() -> None:
    a = card("A", health=1, during=[node("forbid", what="repeat")])
    t = position(a, loose="yellow hit, blue hit", strategy=3).do("done")
    assert t.asks != "Repeat"
    t = position(a, loose="yellow hit, blue hit", strategy=3).do("apply yellow hit A", "done")
    assert t.asks == "Repeat"


@pytest.mark.rule("TS-30")
def test_TS_30_all_unapplied_dice_are_rolled_again_hits_as_well() -> None:
    t = position(
        card("A", health=9), loose="blue hit, purple crit, green miss", pool="yellow, red", dice="crit hit miss miss"
    )
    t.do("done", "again", "commit yellow", "done")
    assert t.log.count(("rolled", "TS-22")) == 4
    assert t.loose("yellow", "crit") == 1
    assert t.loose("green", "hit") == 1
    assert t.loose("blue", "miss") == 1
    assert t.loose("purple", "miss") == 1
    assert t.pool("red") == 1


@pytest.mark.rule("TS-30")
def test_TS_30_applied_dice_are_not_rolled_again() -> None:
    t = position(card("A", health=9), loose="blue hit, green miss", dice="crit")
    t.do("apply blue hit A", "again", "done")
    assert t.on("A", "blue", "hit") == 1
    assert t.loose("green", "crit") == 1


@pytest.mark.rule("TS-30", "TS-01")
def test_TS_30_only_a_text_keeps_an_unapplied_die() -> None:
    keeper = hero(standing=[node("keep", dice={"face": "crit"})])
    t = position(card("A", health=9), loose="blue hit, purple crit", hero=keeper, dice="miss")
    t.do("done", "again", "done")
    assert t.loose("blue", "miss") == 1
    assert t.loose("purple", "crit") == 1


@pytest.mark.rule("TS-31")
def test_TS_31_a_rise_of_strategy_during_the_round_counts() -> None:
    t = position(card("A"), loose="yellow hit", phases=2, strategy=2, inventory=[LADDER])
    t.do("use Ladder", "done")
    assert t.asks == "Repeat"
    t.do("again")
    assert t.g.phases == 3


@pytest.mark.rule("TS-31")
def test_TS_31_a_fall_of_strategy_during_the_round_counts() -> None:
    t = position(card("A"), loose="yellow hit", strategy=2, inventory=[MILLSTONE]).do("use Millstone", "done")
    assert t.asks != "Repeat"
    t = position(card("A"), at="repeat", strategy=2, inventory=[MILLSTONE]).do("use Millstone")
    assert t.asks != "Repeat", "also when it falls while the question is open"


@pytest.mark.rule("TS-31")
def test_TS_31_a_fall_never_cuts_a_phase_short() -> None:
    t = position(card("A", health=9), at="commit", phases=2, strategy=2, inventory=[MILLSTONE], dice="hit hit hit")
    t.do("use Millstone")
    assert t.counts_as("strategy") == 1
    assert t.asks == "Commit"
    t.do("commit yellow", "commit blue", "commit red", "done")
    assert t.asks == "Apply"
    t.do("apply yellow hit A", "apply blue hit A")
    assert t.damage("A") == 2
    assert t.asks == "Apply"


@pytest.mark.rule("TS-31", "TS-72")
def test_TS_31_what_strategy_counts_as_is_what_is_read() -> None:
    a = card("A", health=1, during=[node("stat-counts", stat="strategy", by=1)])
    t = position(a, loose="yellow hit", strategy=1).do("done")
    assert t.asks == "Repeat"
    t = position(a, loose="yellow hit", strategy=1).do("apply yellow hit A")
    assert t.asks != "Repeat"


# ---------------------------------------------------------------------- texts that reroll or turn several dice


def bone(n: int, **fields: Any) -> Data:
    return card("Bone", reward=single_use(node("reroll", n=n, **fields)))


@pytest.mark.rule("TS-98")
def test_TS_98_dice_are_rerolled_one_at_a_time_in_the_players_order() -> None:
    t = position(
        card("A", health=9), loose="yellow miss, blue miss, red hit", inventory=[bone(3)], dice="crit hit crit"
    )
    t.do("use Bone")
    assert t.asks == "ChooseDie"
    t.do("pick red hit unapplied")
    assert t.log == [("rerolled", "TS-77")]
    assert t.loose("red", "crit") == 1, "the result is seen before the next die is chosen"
    assert t.options == ["pick yellow miss unapplied", "pick blue miss unapplied"]
    t.do("pick yellow miss unapplied")
    assert (t.loose("yellow", "hit"), t.loose("blue", "crit")) == (1, 1), "the last one needs no asking"
    assert t.asks == "Apply"


@pytest.mark.rule("TS-98")
def test_TS_98_with_up_to_the_player_may_stop_after_each_result() -> None:
    t = position(card("A", health=9), loose="yellow miss, blue miss", inventory=[bone(2, up_to=True)], dice="crit")
    t.do("use Bone", "pick yellow miss unapplied", "done")
    assert t.asks == "Apply"
    assert (t.loose("yellow", "crit"), t.loose("blue", "miss")) == (1, 1)
    assert t.where("Bone") == "discard"


@pytest.mark.rule("TS-98")
def test_TS_98_the_same_die_is_not_rerolled_twice_by_one_text() -> None:
    held = [bone(3, up_to=True, dice={"face": "miss"})]
    t = position(card("A", health=9), loose="yellow miss, blue miss, red hit", inventory=held, dice="miss miss")
    t.do("use Bone", "pick blue miss unapplied")
    assert t.loose("blue", "miss") == 1
    t.refused("pick blue miss unapplied", "TS-98")
    assert t.reload().options == ["done", "pick yellow miss unapplied"]
    t.do("pick yellow miss unapplied")
    assert t.asks == "Apply", "a third die is not there"


@pytest.mark.rule("TS-98")
def test_TS_98_another_die_that_looks_the_same_can_be_rerolled() -> None:
    held = [bone(3, up_to=True, dice={"face": "miss"})]
    t = position(card("A", health=9), loose="2 blue miss, red hit", inventory=held, dice="miss miss")
    t.do("use Bone", "pick blue miss unapplied", "pick blue miss unapplied")
    assert t.asks == "Apply"
    assert t.loose("blue", "miss") == 2


@pytest.mark.rule("TS-98", "TS-67")
def test_TS_98_with_fewer_dice_the_rest_of_the_text_is_ignored() -> None:
    t = position(
        card("A", health=9), loose="blue miss, red hit", inventory=[bone(2, dice={"colour": ["blue"]})], dice="hit"
    )
    t.do("use Bone")
    assert t.asks == "Apply"
    assert t.loose("blue", "hit") == 1


@pytest.mark.rule("TS-98")
def test_TS_98_what_a_result_brings_about_comes_before_the_next_die() -> None:
    """The die on A is known by its card, also after the places in the active area have changed."""
    held = [bone(3, up_to=True, dice={"place": "applied"})]
    prize = instant(node("dismiss", n=1))
    t = position(
        card("Z", health=1),
        card("A", health=2, reward=prize),
        card("B", health=9),
        on={"A": "blue hit", "B": "blue hit"},
        loose="red hit",
        inventory=held,
        dice="crit miss",
    )
    t.do("use Bone", "pick blue hit A")
    assert t.offers == "A"
    t.do("take")
    assert t.where("Z") == "discard"
    assert t.asks == "ChooseDie"
    assert t.options == ["done", "pick blue hit B"]
    t.do("pick blue hit B")
    assert t.asks == "Apply"


@pytest.mark.rule("TS-98")
def test_TS_98_dice_are_turned_one_at_a_time() -> None:
    chalk = card("Chalk", reward=single_use(node("turn", n=2, to="crit", dice={"place": "committed"})))
    t = position(card("A", health=2), on={"A": "blue hit"}, loose="yellow miss, red hit", inventory=[chalk])
    t.do("use Chalk", "pick blue hit A")
    assert t.log == [("turned", "TS-77"), ("defeated", "TS-24")]
    assert t.asks == "ChooseDie"
    assert t.options == ["pick yellow miss unapplied", "pick red hit unapplied"]
    t.do("pick red hit unapplied")
    assert t.asks == "Apply"
    assert t.loose("yellow", "miss") == 1


@pytest.mark.rule("TS-98")
def test_TS_98_all_dice_of_a_kind_are_rerolled_at_once() -> None:
    """The crit alone would defeat A; what counts is what both show in the end."""
    storm = card("Storm", reward=single_use(node("reroll-all", dice={"place": "applied", "face": "hit"})))
    t = position(
        card("A", health=3), on={"A": "2 blue hit"}, loose="red hit, blue hit", inventory=[storm], dice="crit miss"
    )
    t.do("use Storm")
    assert t.log.count(("rerolled", "TS-77")) == 2
    assert ("defeated", "TS-24") not in t.log
    assert t.damage("A") == 2
    assert t.loose("blue", "hit") == 1
    assert t.asks == "Apply"
