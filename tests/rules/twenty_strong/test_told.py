"""What happens by itself is told: steps that are passed over, texts that change nothing, with the card that did it."""

from __future__ import annotations

from typing import Any

import pytest

from ludotek.games.twenty_strong import codec
from ludotek.games.twenty_strong.rules.components import COLOURS, DIE_FACES, HIT
from ludotek.testing.twenty_strong import Position, boss, card, mission, node, ongoing, position, shipped, single_use
from ludotek.text import languages, say

NEXT = [[card("N1"), card("N2")], [card("N3")]]
RED = COLOURS.index("red")


def stat(which: str, by: int) -> dict[str, Any]:
    return node("change-stat", stat=which, by=by)


def told_by(t: Position, kind: str) -> tuple[str, str]:
    """The rule and the card of the first event of a kind; it can be said in every language, and names the card."""
    event = next(each for each in t.happened if each.kind.key == f"log-{kind}")
    name = t.g.deck.cards[event.cause].name if event.cause >= 0 else ""
    for lang in languages():
        assert say("twenty_strong", codec.describe(t.g, event), lang)
        if name.islower():  # a shipped card has a name in every language
            assert say("twenty_strong", t.g.card_phrase(event.cause), lang) in say(
                "twenty_strong", codec.describe(t.g, event), lang
            )
    return event.rule, name


# ---------------------------------------------------------------------- steps


@pytest.mark.rule("TS-29", "TS-51")
def test_TS_29_the_Keeper_of_Hours_ends_the_Strategy_phases_in_words() -> None:
    t = position(shipped("keeper-of-hours"), loose="red hit", exhausted="blue", endgame=True, strategy=3)
    t.do("apply red hit keeper-of-hours")
    assert told_by(t, "cannot-repeat") == ("TS-51", "keeper-of-hours")
    t = position(shipped("keeper-of-hours"), at="repeat", exhausted="blue", endgame=True, phases=2, strategy=2)
    assert told_by(t, "cannot-repeat") == ("TS-51", "keeper-of-hours")  # also where no phase would be left
    t.refused("again", "TS-29", "TS-51", by="keeper-of-hours")


@pytest.mark.rule("TS-29")
def test_TS_29_that_no_phase_is_left_is_told() -> None:
    t = position(card("A", 5, 1), loose="red hit", phases=2, strategy=2, exhausted="blue", stacks=NEXT)
    t.do("apply red hit A")
    assert told_by(t, "phases-used-up") == ("TS-29", "")
    assert t.told("phases-used-up") == [[2]]
    t = position(card("A", 5, 1), at="repeat", phases=3, strategy=2, exhausted="blue", stacks=NEXT)
    assert t.told("phases-used-up") == [[3]]  # those that were, though Strategy has fallen meanwhile


@pytest.mark.rule("TS-35", "TS-49")
def test_TS_35_the_Salt_Widow_ends_the_recovering_in_words() -> None:
    t = position(shipped("salt-widow"), at="recover", exhausted="blue", stacks=NEXT)
    assert told_by(t, "cannot-recover") == ("TS-49", "salt-widow")
    nothing = position(shipped("salt-widow"), at="recover", stacks=NEXT)
    assert nothing.told("cannot-recover") == []  # there was nothing to recover


@pytest.mark.rule("TS-36", "TS-49")
def test_TS_36_the_Mirror_Seller_keeps_the_items_in_words() -> None:
    t = position(shipped("mirror-seller"), shipped("bilge-rats"), at="gain", defeated=["bilge-rats"], stacks=NEXT)
    assert told_by(t, "cannot-gain") == ("TS-49", "mirror-seller")
    nothing = position(shipped("mirror-seller"), at="gain", stacks=NEXT)
    assert nothing.told("cannot-gain") == []


@pytest.mark.rule("TS-23", "TS-49")
def test_TS_23_why_a_hit_was_no_use_is_told() -> None:
    t = position(shipped("eel-choir"), at="roll", loose="yellow", dice="hit", pool="", phases=2, stacks=NEXT)
    assert told_by(t, "cannot-apply") == ("TS-49", "eel-choir")
    t = position(card("A", 5, 1), at="roll", loose="yellow", dice="miss", pool="", phases=2, stacks=NEXT)
    assert told_by(t, "no-hits") == ("TS-23", "")


@pytest.mark.rule("TS-21", "TS-49")
def test_TS_21_why_nothing_more_is_committed_is_told() -> None:
    t = position(shipped("lace-maker"), at="commit", seed=1)
    t.do(*["commit blue"] * 4)
    assert told_by(t, "cannot-commit") == ("TS-49", "lace-maker")
    assert len(t.told("cannot-commit")) == 1  # not once for each colour
    t = position(card("A", 5, 1), at="commit", pool="", exhausted="red", phases=2, stacks=NEXT)
    assert told_by(t, "pool-empty") == ("TS-21", "")
    t = position(card("A", 5, 1), at="commit", pool="red", exhausted="blue", dice="hit", stacks=NEXT)
    t.do("commit red")
    assert t.asks == "Apply" and t.told("pool-empty") == []  # who has just committed the last die knows


@pytest.mark.rule("TS-20", "TS-82")
def test_TS_20_that_nobody_is_left_is_told_and_not_asked() -> None:
    balm = card("Balm", reward=single_use(stat("health", 1)))
    t = position(at="activation", stacks=[[card("A", more=2)], [card("B")]], inventory=[balm], health=1)
    t.do("activate A", "activate B")
    assert t.asks == "Commit" and told_by(t, "nobody-left") == ("TS-20", "")
    t = position(at="activation", stacks=[[card("A", more=2)], []])
    assert t.asks == "Commit" and t.where("A") == "active" and t.told("nobody-left") == []  # nobody was on the way


# ---------------------------------------------------------------------- who did it, and how much


@pytest.mark.parametrize(
    ("do", "told", "numbers"),
    [
        (node("commit-and-roll", dice={"colour": ["red"]}), "committed", [[RED]]),
        (node("commit-and-roll", dice={"colour": ["red"]}), "rolled", [[RED * DIE_FACES + HIT]]),
        (node("recover", dice={"colour": ["blue"]}), "recovered", [[COLOURS.index("blue")]]),
        (node("change-stat", stat="strategy", by=5), "stat-changed", [[1, 4, 6]]),
        (node("change-chip", by=5), "chip-changed", [[2, 6]]),
        (node("extra-phase", n=2), "phases-added", [[2]]),
    ],
)
def test_what_a_text_did_is_told_with_its_card_and_its_numbers(do: Any, told: str, numbers: list[list[int]]) -> None:
    act = card("Act", reward=single_use(do))
    t = position(card("A", 5, 1), at="commit", inventory=[act], exhausted="blue", chip=4, rules={"chip_max": 6},
                 dice="hit", stacks=NEXT)  # fmt: skip
    t.do("use Act")
    assert told_by(t, told)[1] == "Act" and t.told(told) == numbers


@pytest.mark.rule("TS-16")
def test_TS_16_a_stat_at_its_limit_is_told_with_what_it_is() -> None:
    t = position(card("A", 5, 0, after=[stat("strategy", -1)]), at="after", strategy=1, exhausted="blue", stacks=NEXT)
    assert told_by(t, "stat-at-limit") == ("TS-16", "A") and t.told("stat-at-limit") == [[1, 1]]


@pytest.mark.rule("TS-87")
def test_TS_87_damage_without_a_die_is_told_by_its_card_as_what_is_added() -> None:
    bomb = card("Bomb", reward=single_use(node("deal", n=2)))
    t = position(card("A", 9, 1), inventory=[bomb], tokens={"A": 1}, loose="red hit").do("use Bomb")
    assert told_by(t, "damaged") == ("TS-87", "Bomb") and [each[1:] for each in t.told("damaged")] == [[2]]


@pytest.mark.rule("TS-34")
def test_TS_34_where_no_die_is_exhausted_none_is_told() -> None:
    t = position(card("A", 5, 0), at="exhaust", stacks=NEXT)
    assert t.asks == "ActivateCard" and t.told("exhausted-dice") == []


@pytest.mark.rule("TS-57")
def test_TS_57_a_banished_card_is_told_by_the_card_that_did_it() -> None:
    bane = card("Bane", reward=single_use(node("dismiss", n=9, banish=True)))
    t = position(card("A", 5, 1), card("B", 15, 1), inventory=[bane], loose="red hit").do("use Bane")
    assert told_by(t, "card-banished") == ("TS-57", "Bane")


# ---------------------------------------------------------------------- what a question says of its numbers


def asked(t: Position, *slots: str) -> list[Any]:
    assert t.g.question is not None
    said = t.g.question.prompt(t.g).slots
    return [said[each] for each in slots]


@pytest.mark.rule("TS-18", "TS-20")
def test_TS_20_the_question_says_how_many_enemies_are_still_to_come() -> None:
    t = position(at="activation", stacks=[[card("A", more=2)], [card("B"), card("C")], [card("D")]])
    assert asked(t, "left", "first") == [1, "yes"]
    assert asked(t.do("activate A"), "left", "first") == [2, "no"]
    assert asked(t.do("activate B"), "left", "first") == [1, "no"]


@pytest.mark.rule("TS-29", "TS-31")
def test_TS_29_the_question_says_which_phase_it_is_of_how_many() -> None:
    t = position(card("A", 5, 1), at="repeat", phases=1, strategy=3, dice="hit", stacks=NEXT)
    assert asked(t, "left") == [2]
    assert asked(t.do("again"), "phase", "phases") == [2, 3]
    late = position(card("A", 5, 1), at="commit", phases=3, strategy=2, stacks=NEXT)  # Strategy has fallen meanwhile
    assert asked(late, "phase", "phases") == [3, 3]


@pytest.mark.rule("TS-33")
def test_TS_33_the_question_says_how_many_After_effects_are_left() -> None:
    after = [card(name, 5, 0, after=[stat("recovery", 1)]) for name in "ABC"]
    t = position(*after, at="after", stacks=NEXT)
    assert asked(t, "left", "card") == [3, t.g.card_phrase(t.enemy("A").card)]
    assert asked(t.do("enemy A"), "left", "card") == [2, t.g.card_phrase(t.enemy("B").card)]


@pytest.mark.rule("TS-35", "TS-36", "TS-72")
def test_TS_35_the_questions_say_how_many_dice_come_back_and_how_many_items_have_room() -> None:
    lens = card("Lens", reward=ongoing(standing=[node("stat-counts", stat="recovery", by=1)]))
    items = [card(name, 1, 0, reward=single_use(stat("health", 1))) for name in "AB"]
    t = position(*items, at="recover", defeated=["A", "B"], inventory=[lens], exhausted="4 blue", strategy=3,
                 recovery=2, stacks=NEXT)  # fmt: skip
    assert asked(t, "left") == [3]
    assert asked(t.do("recover blue"), "left") == [2]
    assert asked(t.do("done"), "room") == [2]
    assert asked(t.do("enemy A"), "room") == [1]


@pytest.mark.rule("TS-66", "TS-98")
def test_TS_66_the_questions_say_how_many_are_still_to_be_chosen() -> None:
    rest = card("Rest", reward=single_use(node("recover", n=3)))
    toll = card("Toll", reward=single_use(node("discard-item", n=2)))
    idle = [card(name, reward=single_use(node("prevent", n=1), at="damage")) for name in "XYZ"]
    t = position(card("A"), at="commit", inventory=[rest, toll, *idle], strategy=6, exhausted="3 blue, 2 green")
    assert asked(t.do("use Rest"), "left") == [3]
    assert asked(t.do("pick blue no-face exhausted"), "left") == [2]
    t.do("pick blue no-face exhausted", "pick blue no-face exhausted")
    assert asked(t.do("use Toll"), "left") == [2]
    assert asked(t.do("item X"), "left") == [1]


# ---------------------------------------------------------------------- texts


@pytest.mark.rule("TS-67")
def test_TS_67_a_cost_that_cannot_be_paid_is_told() -> None:
    t = position(shipped("hour-beggar"), at="after", chip=0, exhausted="red", stacks=NEXT)
    assert told_by(t, "cost-too-high") == ("TS-67", "hour-beggar")


@pytest.mark.rule("TS-96")
def test_TS_96_an_optional_text_without_effect_is_told() -> None:
    t = position(shipped("hour-beggar"), at="after", chip=3, health=6, exhausted="red", stacks=NEXT)
    assert told_by(t, "without-effect") == ("TS-96", "hour-beggar")


@pytest.mark.rule("TS-67")
def test_TS_67_a_text_that_finds_nothing_is_told() -> None:
    lost = card("Lost", 5, 0, after=[node("exhaust", dice={"place": "applied"})])
    t = position(lost, at="after", exhausted="red", stacks=NEXT)
    assert told_by(t, "without-effect") == ("TS-67", "Lost")


@pytest.mark.rule("TS-27", "TS-49")
def test_TS_27_a_forbidden_instant_reward_is_told() -> None:
    kelp = shipped("kelp-bride")
    t = position(shipped("plague-of-clerks"), kelp, on={"kelp-bride": "4 blue hit"}, loose="red hit, green hit")
    t.do("apply red hit kelp-bride")
    assert t.asks == "Apply" and told_by(t, "reward-forbidden") == ("TS-49", "plague-of-clerks")


# ---------------------------------------------------------------------- names


@pytest.mark.rule("TS-03")
def test_TS_03_two_triggers_of_one_card_are_told_apart() -> None:
    both = [{"when": "hurt", "do": [stat("recovery", 1)]}, {"when": "hurt", "do": [stat("strategy", 1)]}]
    t = position(card("Z", 5, 1, special=both), at="damage", stacks=NEXT)
    assert t.asks == "OrderTriggers"
    for lang in languages():
        said = [say("twenty_strong", codec.CODEC.explain(t.g, 0, option), lang) for option in t.g.options(0)]
        assert len(set(said)) == 2


@pytest.mark.rule("TS-94", "TS-46")
def test_TS_94_what_comes_back_from_the_discard_is_not_told_as_gained() -> None:
    """Gain 3 items: only what is gained in its step counts; a salvaged item is told as what it is."""
    errand = mission("Errand", "gain-item", 1, [stat("health", 1)])
    dig = card("Dig", reward=single_use(node("salvage")))
    old = card("Old", reward=single_use(stat("health", 1)))
    t = position(card("A"), at="commit", missions=[errand], inventory=[dig], discard=[old]).do("use Dig")
    assert t.where("Old") == "inventory" and t.told("item-gained") == [] and t.g.mission_progress == 0
    assert ("item-salvaged", "TS-46") in t.log


@pytest.mark.rule("TS-96", "TS-02")
def test_TS_96_no_item_is_used_up_for_nothing() -> None:
    """Using an item whose whole text is optional is saying yes to it."""
    trade = card("Trade", reward=single_use(node("may", cost=stat("strategy", -1), do=[stat("health", 1)])))
    t = position(card("A"), at="commit", strategy=2, health=1, inventory=[trade]).do("use Trade")
    assert t.asks == "Commit" and (t.stat("strategy"), t.stat("health")) == (1, 2)
    both = card("Both", reward=single_use(stat("recovery", 1), node("may", do=[stat("health", 1)])))
    t = position(card("A"), at="commit", strategy=2, health=1, inventory=[both]).do("use Both")
    assert t.asks == "ChooseWhether"  # a part of it stays optional


def test_a_boss_of_the_usual_name_can_be_active() -> None:
    t = position(boss("Boss", 3, 1), loose="red hit")
    assert t.where("Boss") == "active"


# ---------------------------------------------------------------------- attended: people give the answers that count


@pytest.mark.rule("TS-76")
@pytest.mark.parametrize("attended", [True, False])
def test_TS_76_the_last_die_of_the_pool_does_not_roll_by_itself_at_a_table_with_people(attended: bool) -> None:
    t = position(card("A", 5, 1), at="commit", pool="blue, red", dice="hit hit", attended=attended)
    t.do("commit blue", "commit red")
    assert t.asks == ("Commit" if attended else "Apply")
    if attended:
        assert t.options == ["done"]
        t.do("done")
    assert t.asks == "Apply"


@pytest.mark.rule("TS-76", "TS-49")
@pytest.mark.parametrize("name", ["lace-maker", "mother-of-moths"])
def test_TS_76_nor_does_the_last_one_that_a_limit_allows(name: str) -> None:
    t = position(shipped(name), at="commit", seed=1, attended=True, endgame=name == "mother-of-moths")
    t.do(*["commit blue"] * 4)
    assert t.asks == "Commit" and t.options == ["done"]
    t.refused("commit red", "TS-21", "TS-49", by=name)


@pytest.mark.rule("TS-30")
def test_TS_30_a_repeat_without_new_dice_rolls_when_the_person_says_so() -> None:
    t = position(card("A", 5, 1), at="repeat", pool="", loose="red hit", dice="crit", attended=True).do("again")
    assert t.asks == "Commit" and t.options == ["done"]


@pytest.mark.rule("TS-18")
def test_TS_18_the_only_stack_is_chosen_by_the_person_since_it_shows_a_new_card() -> None:
    t = position(at="activation", stacks=[[card("A"), card("B")], []], attended=True)
    assert t.asks == "ActivateCard" and t.options == ["activate 1"]


@pytest.mark.rule("TS-05")
def test_TS_05_nobody_loses_without_a_last_word() -> None:
    t = position(card("A", 5, 6), loose="red hit", phases=2, strategy=2, health=3, attended=True, stacks=NEXT)
    t.do("apply red hit A")
    assert not t.over and t.asks == "Repeat" and t.options == ["done"]
    t.refused("again", "TS-29")
    t.do("done")
    assert t.lost


@pytest.mark.rule("TS-82")
def test_TS_82_windows_are_no_questions_of_their_own_even_then() -> None:
    t = position(card("A", 5, 1), at="damage", attended=True, exhausted="red", stacks=NEXT)
    assert t.asks == "RecoverDice"


@pytest.mark.rule("TS-98")
def test_TS_98_the_only_die_of_a_mandatory_reroll_is_picked_by_the_person() -> None:
    again = card("Again", reward=single_use(node("reroll")))
    t = position(card("A", 5), loose="red hit", inventory=[again], dice="crit", attended=True).do("use Again")
    assert t.asks == "ChooseDie"
