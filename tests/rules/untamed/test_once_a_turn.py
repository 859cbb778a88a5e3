"""Once-a-turn actions (UN-36 to UN-38)."""

import pytest

from ludotek.testing.untamed import animal, item, node, position, side, stronghold

DRAW = node("draw")
BLAST = item("Blast", node("damage", n=7, target={"whose": "own", "what": "stronghold"}), cost=0)


# ---------------------------------------------------------------------- the Stronghold's ability


@pytest.mark.rule("UN-36")
def test_UN_36_its_support_is_paid_and_its_effect_happens_at_once() -> None:
    keep = stronghold("rat", node("damage", n=2, target={"whose": "opposing", "what": "stronghold"}), cost=2)
    t = position(side(support=2, power=0, strongholds=[keep, "fox", "tiger"]), side())
    t.do("ability")
    assert t.log == [
        ("ability-used", "UN-36"),
        ("support-paid", "UN-22"),
        ("support-paid", "UN-22"),
        ("stronghold-damaged", "UN-32"),
    ]
    assert (t.support(1), t.stronghold_damage(2)) == ([], 2)


@pytest.mark.rule("UN-36")
def test_UN_36_an_ability_without_cost_is_free() -> None:
    t = position(side(power=0, strongholds=[stronghold("rat", DRAW, cost=0), "fox", "tiger"]), side())
    t.do("ability")
    assert len(t.hand(1)) == 1
    assert t.removed(1) == []


@pytest.mark.rule("UN-36", "UN-23")
def test_UN_36_without_the_support_it_is_refused() -> None:
    t = position(side(support=1, strongholds=[stronghold("rat", DRAW, cost=2), "fox", "tiger"]), side(support=5))
    t.refused("ability", "UN-22", "UN-23")


@pytest.mark.rule("UN-36")
def test_UN_36_only_the_one_on_top() -> None:
    second = stronghold("fox", node("damage", n=2, target={"whose": "opposing", "what": "stronghold"}), cost=0)
    t = position(side(support=1, strongholds=["rat", second, "tiger"]), side())
    t.do("ability")
    assert (len(t.hand(1)), t.stronghold_damage(2)) == (1, 0)
    t = position(side(hand=[BLAST], strongholds=["rat", second, "tiger"]), side())
    t.do("play Blast", "done", "ability")
    assert t.stronghold_damage(2) == 2, "the one uncovered has its own ability"


@pytest.mark.rule("UN-36")
def test_UN_36_once_a_turn() -> None:
    t = position(side(support=4), side(support=2))
    t.do("ability")
    t.refused("ability", "UN-36", "UN-38")
    assert "ability" not in t.options()
    t.do("done", "card plain", "ability")
    t.refused("ability", "UN-36")
    t.do("done", "card plain", "ability")
    assert t.log[0] == ("ability-used", "UN-36")


@pytest.mark.rule("UN-36")
def test_UN_36_texts_about_it_mean_this_turn() -> None:
    """In the opponent's turn the ability of the last turn does not count any more."""
    heir = animal("Heir", health=1, last_words=[node("if", condition="ability-used", do=[DRAW])])
    t = position(side(animals=[heir], support=1), side(animals=[animal("B", attack=5)]))
    t.do("ability", "done", "card plain", "attack B", "target Heir")
    assert t.where("Heir") == "support 1"
    assert t.asks == "MainPhase", "nothing to offer"


@pytest.mark.rule("UN-36")
def test_UN_36_what_waits_for_it_comes_after_its_effect() -> None:
    watcher = animal("Watcher", ability_used=[node("top-to-support")])
    t = position(side(support=1, animals=[watcher]), side(animals=[animal("Other", ability_used=[DRAW])]))
    t.do("ability")
    assert len(t.hand(1)) == 1
    assert (t.asks, t.actor) == ("ChooseWhether", 1)
    t.do("take")
    assert len(t.support(1)) == 1
    assert t.asks == "MainPhase", "an opponent's does not care"


@pytest.mark.rule("UN-36", "UN-74")
def test_UN_36_an_animal_that_the_ability_brings_did_not_see_it_used() -> None:
    late = animal("Late", ability_used=[DRAW])
    keep = stronghold("fox", node("put-from-hand", most=5), cost=1)
    t = position(side(support=1, hand=[late], animals=[late], strongholds=[keep, "rat"]), side())
    t.do("ability").reload().do("card Late")
    assert t.asks == "ChooseWhether", "one of them was there before"
    t.do("take")
    assert (t.asks, len(t.hand(1))) == ("MainPhase", 1)


@pytest.mark.rule("UN-36", "UN-74")
def test_UN_36_nor_does_one_that_the_ability_defeats_hear_of_it() -> None:
    """Whoever falls is eliminated at the end of the effect, before what waits for it."""
    doomed = animal("Doomed", health=1, ability_used=[DRAW])
    keep = stronghold("fox", node("damage", n=1, target={"whose": "own"}), cost=0)
    t = position(side(animals=[doomed], strongholds=[keep, "rat"]), side()).do("ability")
    assert (t.where("Doomed"), t.asks, len(t.hand(1))) == ("support 1", "MainPhase", 0)


# ---------------------------------------------------------------------- two Power for a card


@pytest.mark.rule("UN-37")
def test_UN_37_two_power_draw_a_card() -> None:
    t = position(side(power=5, ready=3, deck=[animal("Top"), animal("Next")]), side())
    t.do("draw")
    assert t.log == [("power-paid", "UN-37"), ("drew", "UN-37")]
    assert t.hand(1) == ["Top"]
    assert (t.ready_power(1), len(t.power(1))) == (1, 5)


@pytest.mark.rule("UN-37", "UN-19")
def test_UN_37_not_for_less() -> None:
    t = position(side(power=5, ready=1, support=5), side())
    t.refused("draw", "UN-19")
    assert "draw" not in t.options()
    t = position(side(power=2), side())
    t.do("draw")
    assert t.ready_power(1) == 0


@pytest.mark.rule("UN-37")
def test_UN_37_once_a_turn() -> None:
    t = position(side(), side())
    t.do("draw")
    t.refused("draw", "UN-37")
    assert "draw" not in t.options()
    t.do("done", "card plain", "draw")
    t.refused("draw", "UN-37")
    t.do("done", "card plain", "draw")
    assert ("drew", "UN-37") in t.log


# ---------------------------------------------------------------------- counted by the turn


@pytest.mark.rule("UN-38")
def test_UN_38_a_new_stronghold_does_not_give_a_second_use() -> None:
    t = position(side(hand=[BLAST], support=4), side())
    t.do("ability", "draw", "play Blast", "done")
    assert t.g.keeps[0].lost == 1
    t.refused("ability", "UN-38")
    t.refused("draw", "UN-37")
    t.do("done", "card plain", "done", "card plain", "ability")
    assert t.log[0] == ("ability-used", "UN-36")


@pytest.mark.rule("UN-38")
def test_UN_38_a_use_not_yet_made_is_for_the_new_stronghold() -> None:
    t = position(side(hand=[BLAST]), side())
    t.do("play Blast", "done", "ability")
    assert ("ability-used", "UN-36") in t.log
    t.refused("ability", "UN-38")


@pytest.mark.rule("UN-38", "UN-20")
def test_UN_38_the_three_are_counted_each_by_itself() -> None:
    t = position(side(hand=[animal("P")], support=1, power=4), side())
    t.do("ability", "draw", "power P")
    t.refused("ability", "UN-38")
    t.refused("draw", "UN-37")
    t.refused("power plain", "UN-20")
