"""The Resolve phase (TS-32 to TS-37, TS-78, TS-79)."""

import pytest

from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.games.twenty_strong.view import sight
from ludotek.kernel.errors import ContentError
from ludotek.testing.twenty_strong import (
    Data,
    Position,
    boss,
    card,
    deck,
    hero,
    instant,
    node,
    ongoing,
    position,
    single_use,
)

NEXT = [[card("Next")], [card("Other")]]  # two stacks, so that the next round asks which card to activate
FLASK = single_use(node("change-stat", stat="recovery", by=1))
LENS = ongoing(standing=[node("stat-counts", stat="recovery", by=1)])


def order(t: Position, *kinds: str) -> list[str]:
    """These kinds of events, in the order in which they happened."""
    return [key for key, _ in t.log if key in kinds]


# ---------------------------------------------------------------------- 1: suffer damage


@pytest.mark.rule("TS-32")
def test_TS_32_the_damage_of_all_undefeated_cards_is_taken_in_one_step() -> None:
    t = position(
        card("A", damage=1),
        card("B", damage=2),
        card("C", damage=1),
        defeated=["C"],
        at="damage",
        health=5,
        stacks=NEXT,
    )
    assert t.told("threatened") == [[3]]
    assert t.told("suffered") == [[3, 2]]
    assert ("suffered", "TS-32") in t.log
    assert t.stat("health") == 2


@pytest.mark.rule("TS-32", "TS-84")
def test_TS_32_what_waits_for_being_hurt_happens_once_for_the_total() -> None:
    hurt: list[Data] = [{"when": "hurt", "do": [node("change-chip", by=1)]}]
    t = position(card("A", damage=1, special=hurt), card("B", damage=1), at="damage", stacks=NEXT)
    assert t.g.chip == 1
    t = position(card("A", damage=0, special=hurt), at="damage", stacks=NEXT)
    assert t.g.chip == 0
    assert ("suffered", "TS-32") not in t.log


@pytest.mark.rule("TS-32", "TS-70")
def test_TS_32_a_boss_deals_its_damage_too() -> None:
    t = position(boss("Boss", damage=2), card("A", damage=1), at="damage", endgame=True)
    assert t.stat("health") == 2


@pytest.mark.rule("TS-32")
def test_TS_32_it_is_the_damage_stat_that_counts_not_the_health_or_dice() -> None:
    t = position(card("A", health=9, damage=1), on={"A": "4 blue hit"}, at="damage", stacks=NEXT)
    assert t.stat("health") == 4


@pytest.mark.rule("TS-32", "TS-25")
def test_TS_32_texts_in_force_change_the_damage_stats() -> None:
    moths = card("Moths", damage=0, during=[node("enemy-damage", of="others", by=2)])
    t = position(moths, card("A", damage=1), card("B", damage=1), at="damage", health=6, defeated=["B"], stacks=NEXT)
    assert t.stat("health") == 3
    t = position(moths, card("A", damage=1), at="damage", health=6, defeated=["Moths"], stacks=NEXT)
    assert t.stat("health") == 5


@pytest.mark.rule("TS-32", "TS-05")
def test_TS_32_a_total_past_the_health_loses() -> None:
    t = position(card("A", damage=1), card("B", damage=1), at="damage", health=2)
    assert t.lost
    t = position(card("A", damage=1), card("B", damage=1), at="damage", health=3, stacks=NEXT)
    assert not t.over


@pytest.mark.rule("TS-32")
def test_TS_32_damage_comes_before_the_after_effects() -> None:
    saint = card("Saint", damage=1, after=[node("change-stat", stat="health", by=1)])
    assert position(saint, at="damage", health=1).lost
    t = position(saint, at="damage", health=2, stacks=NEXT)
    assert t.stat("health") == 2
    assert order(t, "suffered", "effect-resolved") == ["suffered", "effect-resolved"]


# ---------------------------------------------------------------------- 2: After effects


@pytest.mark.rule("TS-33")
def test_TS_33_after_effects_resolve_one_at_a_time_in_the_players_order() -> None:
    a = card("A", after=[node("change-chip", by=1)])
    b = card("B", after=[node("if", condition="chip-at-least", n=1, do=[node("change-stat", stat="recovery", by=-1)])])
    c = card("C", after=[node("change-chip", by=-1)])
    t = position(a, b, c, at="after", chip=0, stacks=NEXT)
    assert t.asks == "ChooseAfterEffect"
    assert t.options == ["enemy A", "enemy B", "enemy C"]
    t.do("enemy C")
    assert t.log[0] == ("effect-resolved", "TS-33")
    assert t.options == ["enemy A", "enemy B"]
    t.do("enemy B")
    assert t.stat("recovery") == 3
    assert t.g.chip == 1
    t = position(a, b, c, at="after", chip=0, stacks=NEXT).do("enemy A", "enemy B")
    assert t.stat("recovery") == 2


@pytest.mark.rule("TS-33")
def test_TS_33_after_effects_of_defeated_cards_resolve_as_well() -> None:
    a, b = card("A", after=[node("change-chip", by=1)]), card("B", after=[node("change-chip", by=3)])
    t = position(a, b, at="after", defeated=["A"], stacks=NEXT)
    assert t.options == ["enemy A", "enemy B"]
    t.do("enemy B")
    assert t.g.chip == 4


@pytest.mark.rule("TS-33", "TS-02")
def test_TS_33_no_after_effect_is_left_out() -> None:
    a, b = card("A", after=[node("change-chip", by=-1)]), card("B", after=[node("change-stat", stat="health", by=-1)])
    t = position(a, b, card("C"), at="after", chip=3, stacks=NEXT)
    t.refused("done", "TS-33")
    t.refused("enemy C", "TS-33")
    t.do("enemy A")
    assert (t.g.chip, t.stat("health")) == (2, 4)


@pytest.mark.rule("TS-33", "TS-50")
def test_TS_33_each_after_effect_resolves_once() -> None:
    a, b = card("A", after=[node("change-chip", by=1)]), card("B", after=[node("change-chip", by=2)])
    t = position(a, b, card("C", after=[node("change-chip", by=4)]), at="after", stacks=NEXT)
    t.do("enemy A")
    t.refused("enemy A", "TS-50")
    t.do("enemy B")
    assert t.g.chip == 7


@pytest.mark.rule("TS-33")
def test_TS_33_what_an_after_effect_does_comes_in_its_printed_order() -> None:
    a = card("A", after=[node("change-chip", by=-1), node("if", condition="chip-at-least", n=1, do=[node("activate")])])
    t = position(a, at="after", chip=1, stacks=NEXT)
    assert [e.card for e in t.g.active] == []
    assert t.where("Next") == "stack 1"


@pytest.mark.rule("TS-33")
def test_TS_33_a_deck_gives_a_card_one_after_effect_at_most() -> None:
    """The player orders them by card, so a second one on the same card would have no order of its own."""
    twice = [{"kind": "after", "do": [node("change-chip", by=1)]}, {"kind": "after", "do": [node("change-chip", by=2)]}]
    with pytest.raises(ContentError, match="one After effect"):
        Deck(deck(card("A", effects=twice)))


@pytest.mark.rule("TS-33", "TS-34")
def test_TS_33_dice_are_still_committed_while_after_effects_resolve() -> None:
    a = card("A", after=[node("return-die", dice={"place": "committed"})])
    t = position(a, at="after", on={"A": "blue hit"}, pool="", recovery=1, stacks=NEXT)
    assert t.pool("blue") == 1
    assert t.exhausted("blue") == 0


@pytest.mark.rule("TS-78")
def test_TS_78_an_after_effect_whose_card_has_left_is_not_resolved() -> None:
    a, b = card("A", health=9, after=[node("dismiss", n=2)]), card("B", health=2, after=[node("change-chip", by=1)])
    t = position(a, b, at="after", stacks=NEXT).do("enemy A")
    assert t.where("B") == "discard"
    assert t.g.chip == 0
    assert order(t, "effect-resolved") == ["effect-resolved"]
    t = position(a, b, at="after", stacks=NEXT).do("enemy B")
    assert t.g.chip == 1, "in the other order both resolve"
    assert order(t, "effect-resolved") == ["effect-resolved"] * 2


@pytest.mark.rule("TS-78", "TS-75")
def test_TS_78_an_after_effect_of_a_card_that_became_active_in_the_step_is_resolved() -> None:
    a = card("A", damage=0, after=[node("activate")])
    late = card("Late", damage=3, after=[node("change-chip", by=1)])
    t = position(a, at="damage", stacks=[[late], [card("Other")]])
    t.do("activate Late")
    assert t.g.chip == 1
    assert t.stat("health") == 5, "the damage step was over"
    assert t.where("Late") == "discard"


@pytest.mark.rule("TS-78")
def test_TS_78_a_new_card_takes_its_place_in_the_players_order() -> None:
    a, b = card("A", after=[node("activate")]), card("B", after=[node("change-chip", by=1)])
    late = card(
        "Late", after=[node("if", condition="chip-at-least", n=1, do=[node("change-stat", stat="recovery", by=-1)])]
    )
    t = position(a, b, at="after", stacks=[[late], [card("Other")]]).do("enemy A", "activate Late")
    assert t.options == ["enemy B", "enemy Late"]
    t.do("enemy Late")
    assert t.stat("recovery") == 3


# ---------------------------------------------------------------------- 3: exhaust


@pytest.mark.rule("TS-34")
def test_TS_34_all_committed_dice_are_exhausted() -> None:
    t = position(
        card("A", health=9),
        card("B", health=1),
        at="exhaust",
        on={"A": "blue hit, blue crit", "B": "green hit, yellow miss"},
        loose="red hit, purple miss, yellow",
        exhausted="green",
        defeated=["B"],
    )
    assert ("exhausted-dice", "TS-34") in t.log
    assert t.told("exhausted-dice") == [[7]]
    assert [t.exhausted(c) for c in ("yellow", "green", "blue", "purple", "red")] == [2, 2, 2, 1, 1]
    assert sum(t.g.loose) == 0
    assert t.damage("A") == t.damage("B") == 0
    assert sum(t.g.pool) == 17 - 8


@pytest.mark.rule("TS-34", "TS-54")
def test_TS_34_a_defeated_card_stays_defeated_without_its_dice() -> None:
    t = position(card("A", health=1, reward=FLASK), at="exhaust", on={"A": "blue hit"}, defeated=["A"], stacks=NEXT)
    t.do("done")
    assert t.asks == "GainItems"
    assert t.defeated("A")


# ---------------------------------------------------------------------- 4: recover


@pytest.mark.rule("TS-35")
def test_TS_35_up_to_recovery_dice_of_choice_come_back() -> None:
    t = position(card("A"), at="recover", exhausted="2 yellow, blue, red", recovery=2, stacks=NEXT)
    assert t.asks == "RecoverDice"
    assert t.options == ["done", "recover yellow", "recover blue", "recover red"]
    t.do("recover red")
    assert t.log[0] == ("recovered", "TS-35")
    assert (t.pool("red"), t.exhausted("red")) == (1, 0)
    t.refused("recover red", "TS-35")
    t.refused("recover green", "TS-35")
    t.do("recover yellow")
    assert t.asks == "ActivateCard", "two of two: the step is over"
    assert (t.exhausted("yellow"), t.exhausted("blue")) == (1, 1)


@pytest.mark.rule("TS-35")
@pytest.mark.parametrize("recovered", [0, 1, 2])
def test_TS_35_fewer_dice_or_none_may_be_recovered(recovered: int) -> None:
    t = position(card("A"), at="recover", exhausted="4 blue", recovery=3, stacks=NEXT)
    t.do(*["recover blue"] * recovered, "done")
    assert t.asks == "ActivateCard"
    assert t.exhausted("blue") == 4 - recovered


@pytest.mark.rule("TS-35")
def test_TS_35_dice_exhausted_this_round_can_be_recovered() -> None:
    t = position(card("A"), at="exhaust", loose="red hit", exhausted="yellow", recovery=1, stacks=NEXT)
    assert t.options == ["done", "recover yellow", "recover red"]
    t.do("recover red")
    assert (t.pool("red"), t.exhausted("yellow")) == (1, 1)


@pytest.mark.rule("TS-35")
def test_TS_35_with_fewer_exhausted_dice_than_recovery_the_step_ends() -> None:
    t = position(card("A"), at="recover", exhausted="blue", recovery=6, stacks=NEXT).do("recover blue")
    assert t.asks == "ActivateCard"


@pytest.mark.rule("TS-35", "TS-72")
def test_TS_35_what_recovery_counts_as_is_what_is_read() -> None:
    ooze = card("Ooze", during=[node("stat-counts", stat="recovery", by=-2)])
    t = position(ooze, at="recover", exhausted="4 blue", recovery=3, stacks=NEXT).do("recover blue")
    assert t.asks == "ActivateCard"
    t = position(ooze, at="recover", exhausted="4 blue", recovery=3, defeated=["Ooze"], stacks=NEXT)
    t.do("recover blue", "recover blue", "recover blue")
    assert t.exhausted("blue") == 1


@pytest.mark.rule("TS-35")
def test_TS_35_recovery_that_changes_during_the_step_counts() -> None:
    t = position(
        card("A"), at="recover", exhausted="4 blue", recovery=2, inventory=[card("Flask", reward=FLASK)], stacks=NEXT
    )
    t.do("recover blue", "use Flask", "recover blue")
    assert t.asks == "RecoverDice"
    t.do("recover blue")
    assert t.asks == "ActivateCard"
    assert t.exhausted("blue") == 1


@pytest.mark.rule("TS-35")
def test_TS_35_the_view_says_how_many_dice_may_still_come_back() -> None:
    flask = card("Flask", reward=FLASK)
    t = position(card("A"), at="recover", exhausted="4 blue", recovery=2, inventory=[flask], stacks=NEXT)
    left = [sight(t.g).recoveries_left]
    for word in ("recover blue", "use Flask", "recover blue", "recover blue"):
        left.append(sight(t.do(word).g).recoveries_left)
    assert left == [2, 1, 2, 1, 0]


@pytest.mark.rule("TS-35", "TS-49")
def test_TS_35_an_effect_may_forbid_to_recover() -> None:
    miser = card("Miser", during=[node("forbid", what="recover")])
    t = position(miser, at="recover", exhausted="4 blue", stacks=NEXT)
    assert t.asks == "ActivateCard"
    assert t.exhausted("blue") == 4


# ---------------------------------------------------------------------- 5: gain items


@pytest.mark.rule("TS-36")
def test_TS_36_items_of_defeated_cards_are_gained_one_at_a_time() -> None:
    t = position(card("A", reward=FLASK), card("B", reward=LENS), at="gain", defeated=["A", "B"], stacks=NEXT)
    assert t.asks == "GainItems"
    assert t.options == ["done", "gain A", "gain B"]
    t.do("gain B")
    assert t.log == [("item-gained", "TS-36")]
    assert (t.where("B"), t.where("A")) == ("inventory", "active")
    assert t.counts_as("recovery") == 4
    assert t.asks == "GainItems"
    t.do("gain A")
    assert t.where("A") == "inventory"
    assert t.asks == "ActivateCard"


@pytest.mark.rule("TS-36", "TS-79")
def test_TS_36_items_may_be_left_and_are_lost_then() -> None:
    stacks = [[card("Next"), card("Third")], [card("Other")]]
    t = position(card("A", reward=FLASK), card("B", reward=LENS), at="gain", defeated=["A", "B"], stacks=stacks)
    t.do("gain A", "done")
    assert (t.where("A"), t.where("B")) == ("inventory", "discard")
    t.do("activate Next")
    while t.asks != "ActivateCard":
        assert t.asks != "GainItems", "nothing can be gained in the next round"
        t.do("done")
    assert t.where("B") == "discard"


@pytest.mark.rule("TS-36")
def test_TS_36_only_defeated_cards_pay_items() -> None:
    t = position(card("A", reward=FLASK), card("B", reward=LENS), at="gain", defeated=["A"], stacks=NEXT)
    assert t.options == ["done", "gain A"]
    t.refused("gain B", "TS-36")


@pytest.mark.rule("TS-36", "TS-43")
def test_TS_36_an_instant_reward_is_no_item() -> None:
    prize = instant(node("change-chip", by=1))
    t = position(
        card("A", reward=FLASK), card("B", reward=prize), card("C"), at="gain", defeated=["A", "B", "C"], stacks=NEXT
    )
    assert t.options == ["done", "gain A"]
    t.refused("gain B", "TS-43")
    t.refused("gain C", "TS-43")


@pytest.mark.rule("TS-36", "TS-79")
def test_TS_36_only_cards_defeated_this_round_pay_items() -> None:
    """No rule lets a defeated card lie there for longer; should a deck do so, its item is not gained later."""
    t = position(
        boss(),
        card("A", reward=FLASK),
        card("B", health=1, reward=LENS),
        at="round",
        endgame=True,
        defeated=["A"],
        dice="hit",
    )
    t.do("commit red", "done", "apply red hit B").until("GainItems")
    t.refused("gain A", "TS-36")
    t.do("gain B")


@pytest.mark.rule("TS-36")
def test_TS_36_without_an_item_to_gain_nothing_is_asked() -> None:
    t = position(card("A"), card("B", reward=FLASK), at="gain", defeated=["A"], stacks=NEXT)
    assert t.asks == "ActivateCard"


@pytest.mark.rule("TS-36")
def test_TS_36_an_effect_may_forbid_to_gain_items() -> None:
    mirror = card("Mirror", during=[node("forbid", what="gain-items")])
    t = position(mirror, card("A", reward=FLASK), at="gain", defeated=["A"], stacks=NEXT)
    assert t.where("A") == "discard"


@pytest.mark.rule("TS-79")
def test_TS_79_a_card_that_has_left_the_active_area_pays_no_item() -> None:
    a = card("A", health=9, after=[node("dismiss", n=3)])
    t = position(a, card("B", reward=FLASK), card("C", reward=FLASK), defeated=["C"], at="after", stacks=NEXT)
    assert t.asks == "GainItems"
    assert t.where("B") == "discard"
    assert t.options == ["done", "gain C"]


# ---------------------------------------------------------------------- 6: cleanup


@pytest.mark.rule("TS-37")
def test_TS_37_all_cards_go_to_the_discard() -> None:
    t = position(card("A"), card("B"), card("C", reward=FLASK), at="cleanup", defeated=["B", "C"], stacks=NEXT)
    assert t.log.count(("card-discarded", "TS-37")) == 3
    assert t.g.active == []
    assert [t.where(name) for name in "ABC"] == ["discard"] * 3
    assert t.asks == "ActivateCard"
    assert t.g.round == 2


@pytest.mark.rule("TS-37")
def test_TS_37_items_already_gained_are_not_discarded() -> None:
    t = position(
        card("A", reward=FLASK),
        card("B"),
        at="gain",
        defeated=["A"],
        inventory=[card("Lens", reward=LENS)],
        stacks=NEXT,
    )
    t.do("gain A")
    assert (t.where("A"), t.where("Lens"), t.where("B")) == ("inventory", "inventory", "discard")


# ---------------------------------------------------------------------- the six steps in their order


@pytest.mark.rule("TS-32", "TS-33", "TS-34", "TS-35", "TS-36", "TS-37", "TS-73")
def test_TS_32_to_37_the_steps_come_in_this_order() -> None:
    a = card("A", health=1, damage=1, after=[node("change-chip", by=1)], reward=FLASK)
    t = position(
        a, card("B", damage=2), at="repeat", on={"A": "blue hit"}, defeated=["A"], hero=hero(recovery=1), stacks=NEXT
    )
    t.do("done")
    assert [key for key, _ in t.log] == ["threatened", "suffered", "effect-resolved", "chip-changed", "exhausted-dice"]
    assert t.asks == "RecoverDice"
    t.do("recover blue")
    assert [key for key, _ in t.log] == ["recovered"]
    assert t.asks == "GainItems"
    t.do("gain A")
    assert [key for key, _ in t.log] == ["item-gained", "card-discarded", "round-began"]
    assert t.asks == "ActivateCard"
