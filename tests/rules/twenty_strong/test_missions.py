"""Missions (TS-94)."""

from typing import Any

import pytest

from ludotek.games.twenty_strong.game import GAME
from ludotek.games.twenty_strong.view import view
from ludotek.testing.twenty_strong import (
    Data,
    Position,
    boss,
    card,
    dealt,
    deck,
    instant,
    mission,
    node,
    position,
    single_use,
)

CHIP = [node("change-chip", by=1)]
HEALTH = [node("change-stat", stat="health", by=1)]
NEXT = [[card("Next", damage=0)], [card("Other", damage=0)]]
TWO_MORE = [[card("Next", damage=0), card("Third", damage=0)], [card("Other", damage=0), card("Fourth", damage=0)]]


def errand(name: str, count: str, n: int = 1, **fields: Any) -> Data:
    return mission(name, count, n, CHIP, **fields)


def progress(t: Position) -> list[tuple[str, int, bool]]:
    """The row of missions as it is seen: name, progress, done."""
    return [(each["card"], each["progress"], each["done"]) for each in view(t.g)["missions"]]


# ---------------------------------------------------------------------- the row


@pytest.mark.rule("TS-94")
def test_TS_94_three_missions_are_dealt_face_up() -> None:
    content = GAME.content(GAME.check_options({}))
    rows = []
    for seed in range(20):
        t = dealt(content, seed=seed)
        assert t.log.count(("mission-dealt", "TS-94")) == 3
        row = [name for name, _, _ in progress(t)]
        assert len(set(row)) == 3
        assert progress(t) == [(name, 0, False) for name in row]
        rows.append(tuple(row))
    assert len(set(rows)) > 10, "they are drawn, not fixed"


@pytest.mark.rule("TS-94")
def test_TS_94_only_the_first_unfinished_mission_counts() -> None:
    row = [errand("First", "defeat-heavy"), errand("Second", "defeat-light", 2)]
    foes = [card("A", health=1), card("B", health=1) | {"class": "heavy"}, card("C", health=1)]
    t = position(*foes, loose="4 blue hit", missions=row)
    t.do("apply blue hit A")
    assert progress(t) == [("First", 0, False), ("Second", 0, False)], "the second does not count yet"
    t.do("apply blue hit B")
    assert t.offers == "First"
    t.do("done", "apply blue hit C")
    assert progress(t) == [("First", 1, True), ("Second", 1, False)], "nor does it count what came before"


@pytest.mark.rule("TS-94")
def test_TS_94_one_thing_counts_for_one_mission() -> None:
    """The defeat that finishes the first mission is no progress for the next one, whatever that counts."""
    for first, second in (("defeat", "defeat-light"), ("defeat-light", "defeat"), ("defeat", "defeat-in-round")):
        t = position(
            card("A", health=1), loose="2 blue hit", missions=[errand("First", first), errand("Second", second, 2)]
        )
        t.do("apply blue hit A", "done")
        assert progress(t) == [("First", 1, True), ("Second", 0, False)]


@pytest.mark.rule("TS-94", "TS-84")
def test_TS_94_of_two_defeats_at_once_the_second_counts_for_the_next_mission() -> None:
    storm = card("Storm", reward=single_use(node("deal", n=1, each=True)))
    row = [errand("First", "defeat"), errand("Second", "defeat", 2)]
    t = position(card("A", health=1), card("B", health=1), loose="blue hit", inventory=[storm], missions=row)
    t.do("use Storm", "done")
    assert progress(t) == [("First", 1, True), ("Second", 1, False)]


# ---------------------------------------------------------------------- goals


@pytest.mark.rule("TS-94")
def test_TS_94_the_goal_must_be_met_in_full() -> None:
    t = position(card("A", health=1), card("B", health=1), loose="3 blue hit", missions=[errand("First", "defeat", 2)])
    t.do("apply blue hit A")
    assert t.asks == "Apply"
    assert ("mission-progress", "TS-94") in t.log
    assert ("mission-done", "TS-94") not in t.log
    t.do("apply blue hit B")
    assert ("mission-done", "TS-94") in t.log
    assert t.offers == "First"


@pytest.mark.rule("TS-94")
@pytest.mark.parametrize(("count", "finished"), [("defeat-light", "A"), ("defeat-heavy", "B")])
def test_TS_94_light_and_heavy_enemies_are_counted_apart(count: str, finished: str) -> None:
    foes = [card("A", health=1), card("B", health=1) | {"class": "heavy"}]
    for name in "AB":
        t = position(*foes, loose="3 blue hit", missions=[errand("First", count)]).do(f"apply blue hit {name}")
        assert (t.offers == "First") == (name == finished)


@pytest.mark.rule("TS-94")
def test_TS_94_a_lured_boss_is_neither_light_nor_heavy() -> None:
    for count, finished in (("defeat-light", False), ("defeat-heavy", False), ("defeat", True)):
        rules: Data = {"bosses_to_defeat": 2}
        t = position(boss("King", health=1), loose="2 blue hit", missions=[errand("First", count)], rules=rules)
        t.do("apply blue hit King")
        assert (t.offers == "First") == finished


@pytest.mark.rule("TS-94")
def test_TS_94_defeats_in_a_round_are_counted_anew_each_round() -> None:
    t = position(
        card("A", health=1),
        loose="red hit, blue hit",
        missions=[errand("First", "defeat-in-round", 2)],
        stacks=TWO_MORE,
        dice="hit",
    )
    t.do("apply red hit A")
    assert progress(t) == [("First", 1, False)]
    t.until("ActivateCard")
    assert progress(t) == [("First", 0, False)]
    t = position(
        card("A", health=1), loose="red hit, blue hit", missions=[errand("First", "defeat", 2)], stacks=TWO_MORE
    )
    t.do("apply red hit A").until("ActivateCard")
    assert progress(t) == [("First", 1, False)], "other goals are counted on"


@pytest.mark.rule("TS-94")
def test_TS_94_first_phase_defeats_do_not_count_later() -> None:
    row = [errand("First", "defeat-in-first-phase")]
    t = position(card("A", health=1), loose="2 blue hit", missions=row).do("apply blue hit A")
    assert t.offers == "First"
    t = position(card("A", health=1), loose="2 blue hit", missions=row, phases=2).do("apply blue hit A")
    assert t.asks == "Apply"
    brute = card("Brute", after=[node("deal", n=1)])
    t = position(brute, card("A", health=1), at="after", missions=row, stacks=NEXT).do("enemy A")
    assert progress(t) == [("First", 0, False)], "the Resolve phase is no Strategy phase"


@pytest.mark.rule("TS-94")
def test_TS_94_a_clear_round_is_a_resolve_phase_with_all_enemies_defeated() -> None:
    row = [errand("First", "clear-round")]
    t = position(card("A"), card("B"), at="damage", defeated=["A", "B"], missions=row, stacks=NEXT)
    assert t.offers == "First"
    t = position(card("A"), card("B"), at="damage", defeated=["A"], missions=row, stacks=NEXT)
    assert progress(t) == [("First", 0, False)]
    t = position(at="damage", missions=row, stacks=NEXT)
    assert progress(t) == [("First", 0, False)], "without an enemy nothing is cleared"


@pytest.mark.rule("TS-94")
def test_TS_94_an_unhurt_round_is_one_without_suffered_damage() -> None:
    row = [errand("First", "unhurt-round", 2)]
    t = position(card("A", damage=0), at="damage", missions=row, stacks=TWO_MORE)
    assert progress(t) == [("First", 1, False)]
    t.do("activate Next").until("MissionReward")
    assert progress(t) == [("First", 2, True)]
    t = position(card("A", damage=1), at="damage", missions=row, stacks=TWO_MORE)
    assert progress(t) == [("First", 0, False)]
    t.do("activate Next").until("ActivateCard")
    assert progress(t) == [("First", 1, False)], "each round is looked at by itself"


@pytest.mark.rule("TS-94")
def test_TS_94_gained_and_used_items_are_counted() -> None:
    flask = single_use(node("change-stat", stat="recovery", by=1))
    t = position(
        card("A", reward=flask), at="gain", defeated=["A"], missions=[errand("First", "gain-item")], stacks=NEXT
    )
    t.do("gain A")
    assert t.offers == "First"
    held = [card("Flask", reward=flask), card("Rag", reward=flask)]
    t = position(card("A"), loose="blue hit", inventory=held, missions=[errand("First", "use-item")])
    t.do("drop Rag")
    assert t.asks == "Apply", "to discard is not to use"
    t.do("use Flask")
    assert t.offers == "First"
    assert t.stat("recovery") == 4, "the benefit comes first"


@pytest.mark.rule("TS-94")
def test_TS_94_rolled_crits_are_counted_rerolled_ones_too() -> None:
    row = [errand("First", "roll-crit", 3)]
    chalk = card("Chalk", reward=single_use(node("turn", to="crit", dice={"face": "miss"})))
    held = [chalk, card("Bone", reward=single_use(node("reroll")))]
    rolls = "crit miss hit crit crit"
    t = position(card("A"), at="roll", loose="2 yellow, green, red", dice=rolls, inventory=held, missions=row)
    assert progress(t) == [("First", 2, False)]
    t.do("use Chalk")
    assert progress(t) == [("First", 2, False)], "a die that is turned is not rolled"
    t.do("use Bone", "pick yellow crit unapplied")
    assert t.offers == "First"


@pytest.mark.rule("TS-94", "TS-98")
def test_TS_94_a_goal_met_by_one_of_several_rerolled_dice_pays_before_the_next_die() -> None:
    bone = card("Bone", reward=single_use(node("reroll", n=2, up_to=True)))
    row = [errand("First", "roll-crit")]
    t = position(card("A"), loose="blue miss, green miss", inventory=[bone], dice="crit hit", missions=row)
    t.do("use Bone", "pick blue miss unapplied")
    assert t.offers == "First"
    t.do("take")
    assert t.options == ["done", "pick green miss unapplied"]


@pytest.mark.rule("TS-94")
def test_TS_94_spent_oil_is_counted() -> None:
    chip: Data = {"chip": {"at": "commit", "cost": 2, "do": [node("change-stat", stat="recovery", by=1)]}}
    leak = card("Leak", reward=single_use(node("change-chip", by=-2)))
    t = position(
        card("A"), at="strategy", chip=6, rules=chip, inventory=[leak], missions=[errand("First", "spend-chip", 2)]
    )
    t.do("use Leak")
    assert progress(t) == [("First", 0, False)], "oil that is lost is not spent"
    t.do("chip")
    assert t.offers == "First"
    assert t.stat("recovery") == 4, "what was paid for comes first"


@pytest.mark.rule("TS-94")
@pytest.mark.parametrize(("by", "counted"), [(-2, 2), (2, 0)])
def test_TS_94_oil_that_is_paid_is_spent_but_not_oil_that_must_be_taken(by: int, counted: int) -> None:
    cost = node("change-chip", by=by)
    trade = card("Trade", reward=single_use(node("may", cost=cost, do=[node("change-stat", stat="recovery", by=1)])))
    t = position(card("A"), at="commit", chip=6, inventory=[trade], missions=[errand("First", "spend-chip", 5)])
    t.do("use Trade")
    assert t.g.chip == 6 + by and progress(t) == [("First", counted, False)]


@pytest.mark.rule("TS-94")
def test_TS_94_progress_is_told_up_to_the_goal() -> None:
    """Two oil are spent at once, one was missing."""
    chip: Data = {"chip": {"at": "commit", "cost": 2, "do": [node("change-stat", stat="recovery", by=1)]}}
    t = position(card("A"), at="strategy", chip=6, rules=chip, missions=[errand("First", "spend-chip", 3)], progress=2)
    t.do("chip")
    assert [told[1:] for told in t.told("mission-progress")] == [[3, 3]]


# ---------------------------------------------------------------------- the reward


@pytest.mark.rule("TS-94")
def test_TS_94_the_reward_is_taken_at_once_if_wanted() -> None:
    row = [mission("First", "defeat", 1, HEALTH)]
    t = position(card("A", health=1), loose="2 blue hit", missions=row, health=3).do("apply blue hit A")
    assert t.asks == "MissionReward"
    assert t.options == ["done", "take"]
    t.refused("apply blue hit A", "TS-94")
    t.do("take")
    assert t.log[0] == ("reward-taken", "TS-94")
    assert t.stat("health") == 4
    assert t.where("First") == "discard"
    assert t.asks == "Apply"


@pytest.mark.rule("TS-94")
def test_TS_94_the_reward_may_be_declined_and_is_lost() -> None:
    row = [mission("First", "defeat", 1, HEALTH), mission("Second", "defeat", 1, HEALTH)]
    t = position(card("A", health=1), card("B", health=1), loose="3 blue hit", missions=row, health=3)
    t.do("apply blue hit A", "done")
    assert t.log == [("reward-declined", "TS-94")]
    assert t.stat("health") == 3
    t.do("apply blue hit B")
    assert t.offers == "Second", "the mission is finished all the same"


@pytest.mark.rule("TS-94", "TS-03", "TS-84")
def test_TS_94_rewards_of_the_same_defeat_come_in_the_players_order() -> None:
    row = [mission("First", "defeat", 1, HEALTH)]
    a = card("A", health=1, reward=instant(*CHIP))
    t = position(a, loose="2 blue hit", missions=row).do("apply blue hit A")
    assert t.asks == "OrderTriggers"
    assert t.options == ["first 1", "first 2"]
    t.do("first 2")
    assert t.offers == "First"
    t.do("done")
    assert t.offers == "A"


# ---------------------------------------------------------------------- missions left undone


@pytest.mark.rule("TS-94", "TS-93")
def test_TS_94_unfinished_missions_join_the_final_fight() -> None:
    row = [
        errand("First", "defeat"),
        errand("Second", "use-item", 3, health=4, damage=2),
        errand("Third", "defeat", health=6, damage=0),
    ]
    t = position(card("A", health=1), loose="red hit, blue hit", missions=row, boss=boss(damage=1), health=6)
    t.do("apply red hit A", "done", "done", "done", "done")
    assert t.g.endgame
    assert [t.where(name) for name in ("First", "Second", "Third", "Boss")] == ["discard", "active", "active", "active"]
    assert t.log.count(("mission-failed", "TS-94")) == 2
    assert (t.health("Second"), t.threat("Second")) == (4, 2)
    assert (t.health("Third"), t.threat("Third")) == (6, 0)
    assert t.stat("health") == 6
    t.until("RecoverDice")
    assert t.stat("health") == 3


@pytest.mark.rule("TS-94")
def test_TS_94_a_mission_begun_but_not_finished_comes_as_well() -> None:
    t = position(card("A", health=1), loose="red hit, blue hit", missions=[errand("First", "defeat", 2, health=3)])
    t.do("apply red hit A").until("Commit")
    assert t.where("First") == "active"
    assert t.health("First") == 3


@pytest.mark.rule("TS-94")
def test_TS_94_with_all_missions_finished_the_boss_comes_alone() -> None:
    t = position(card("A", health=1), loose="red hit, blue hit", missions=[errand("First", "defeat")])
    t.do("apply red hit A").until("Commit")
    assert t.g.endgame
    assert len(t.g.active) == 1
    assert ("mission-failed", "TS-94") not in t.log


@pytest.mark.rule("TS-94", "TS-19")
def test_TS_94_its_effects_work_only_once_it_is_an_enemy() -> None:
    woken: list[Data] = [{"when": "activated", "do": CHIP}, {"when": "round-begins", "do": [node("change-chip", by=5)]}]
    row = [errand("First", "use-item", during=[node("cannot-commit", dice={"colour": ["red"]})], special=woken)]
    t = position(at="round", missions=row, stacks=[[card("A")], []])
    assert t.refusal("commit red") is None
    assert t.g.chip == 0
    t = position(at="round", missions=row)
    assert t.g.chip == 1
    t.refused("commit red", "TS-21", by="First")


@pytest.mark.rule("TS-94", "TS-03")
def test_TS_94_what_their_entry_triggers_comes_in_the_players_order() -> None:
    one: list[Data] = [{"when": "activated", "do": CHIP}]
    two: list[Data] = [{"when": "activated", "do": [node("if", condition="chip-at-least", n=1, do=HEALTH)]}]
    row = [errand("First", "use-item", special=two), errand("Second", "use-item", special=one)]
    t = position(at="round", missions=row)
    assert t.asks == "OrderTriggers"
    assert t.do("first 1").stat("health") == 5
    assert position(at="round", missions=row).do("first 2").stat("health") == 6


@pytest.mark.rule("TS-94", "TS-27")
def test_TS_94_a_mission_defeated_as_an_enemy_pays_nothing() -> None:
    t = position(at="round", missions=[errand("First", "use-item", health=1)], dice="hit hit", health=6)
    t.do("commit red", "commit blue", "done", "apply red hit First")
    assert t.defeated("First")
    assert t.asks == "Apply"
    t.until("Commit")
    assert t.where("First") == "discard"
    assert t.g.chip == 0


@pytest.mark.rule("TS-94")
def test_TS_94_nothing_counts_once_the_endgame_has_begun() -> None:
    t = position(at="round", missions=[errand("First", "defeat", health=1, damage=0)], dice="hit hit", health=6)
    t.do("commit red", "commit blue", "done", "apply red hit First")
    assert ("mission-progress", "TS-94") not in t.log
    assert t.asks == "Apply"
    assert progress(t) == [("First", 0, False)]


@pytest.mark.rule("TS-94", "TS-40", "TS-41")
def test_TS_94_undone_missions_fight_on_like_other_enemies_but_need_not_be_defeated() -> None:
    t = position(
        at="round", missions=[errand("First", "use-item", health=9, damage=1)], boss=boss(health=1), dice="hit hit"
    )
    t.do("done", "done")
    assert ("round-began", "TS-17") in t.log
    assert t.where("First") == "active"
    t.do("commit red", "done", "apply red hit Boss")
    assert t.won


@pytest.mark.rule("TS-94")
def test_TS_94_a_deck_without_missions_has_none() -> None:
    t = dealt(deck(card("A"), card("B"), card("C")))
    assert progress(t) == []
    assert t.log.count(("mission-dealt", "TS-94")) == 0
