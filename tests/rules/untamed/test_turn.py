"""The turn, ready and exhausted cards, and Power (UN-13 to UN-20)."""

import pytest

from ludotek.testing.untamed import animal, item, node, placed, position, side

RUSH = animal("Rush", keywords=["rush"])
BLAST = item("Blast", node("damage", n=7, target={"whose": "own", "what": "stronghold"}), cost=0)


# ---------------------------------------------------------------------- the turn


@pytest.mark.rule("UN-13")
def test_UN_13_main_phase_then_upkeep_then_the_next_player() -> None:
    t = position(side(), side())
    assert t.log == [("turn-began", "UN-13")]
    assert (t.asks, t.actor, t.g.turn) == ("MainPhase", 1, 1)
    t.do("done")
    assert t.log[0] == ("upkeep", "UN-15")
    assert (t.asks, t.actor) == ("ToSupport", 1)
    t.do("card plain")
    assert t.log[-1] == ("turn-began", "UN-13")
    assert (t.asks, t.actor, t.g.turn) == ("MainPhase", 2, 2)
    t.do("done", "card plain")
    assert (t.asks, t.actor, t.g.turn) == ("MainPhase", 1, 3)


@pytest.mark.rule("UN-13", "UN-14")
def test_UN_13_only_the_player_in_turn_acts() -> None:
    t = position(side(), side(hand=[animal("B")], animals=[animal("C")], support=1, bonus=1))
    for action in ("done", "play B", "power B", "attack C", "draw", "ability", "bonus"):
        t.refused(action, "UN-14", seat=2)
    t.do("done")
    t.refused("done", "UN-15", seat=2)


@pytest.mark.rule("UN-13")
def test_UN_13_the_first_turn_has_no_special_limits() -> None:
    """A new game: the first player may do everything, attacking with a Rush Animal included."""
    t = position(side(), side(), setup="support", seed=5)
    t.do(t.options(1)[0], seat=1)
    t.do(t.options(2)[0], seat=2)
    assert t.g.turn == 1
    first = t.hand(1)[0]
    t.do(f"power {first}", "ability", f"play {t.hand(1)[1]}")
    t.do("done")
    assert sum(1 for event in t.happened if event.kind.key == "log-drew" and event.rule == "UN-15") == 2
    t = position(side(hand=[RUSH], power=5), side(animals=[animal("B")]))
    assert t.g.turn == 1
    t.do("draw", "play Rush", "attack Rush")
    assert ("attacked-animal", "UN-29") in t.log


@pytest.mark.rule("UN-13")
def test_UN_13_there_is_no_hand_limit() -> None:
    t = position(side(hand=30), side())
    t.do("done", "card plain")
    assert len(t.hand(1)) == 31
    assert t.actor == 2


# ---------------------------------------------------------------------- the Main phase


@pytest.mark.rule("UN-14")
def test_UN_14_nothing_is_mandatory() -> None:
    t = position(side(hand=[animal("H", cost=0)], animals=[animal("A")], support=1, bonus=1, power=4), side())
    expected = ["done", "draw", "ability", "bonus", "attack A", "play H", "power H"]
    assert t.options() == expected
    t.do("done")
    assert t.asks == "ToSupport"


@pytest.mark.rule("UN-14")
@pytest.mark.parametrize("order", [[0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0], [2, 0, 4, 1, 5, 3]])
def test_UN_14_everything_in_any_order(order: list[int]) -> None:
    own = side(hand=[animal("H", cost=0), animal("P")], animals=[animal("A")], support=1, bonus=1, power=4)
    t = position(own, side())
    actions = ["play H", "attack A", "power P", "ability", "draw", "bonus"]
    for which in order:
        t.do(actions[which])
        assert t.asks == "MainPhase"
    assert (t.where("H"), t.where("P"), t.stronghold_damage(2)) == ("play 1", "power 1", 1)
    assert (t.support(1), t.bonus(1), len(t.hand(1))) == ([], [], 2)


@pytest.mark.rule("UN-14", "UN-25")
def test_UN_14_cards_and_attacks_alternate_and_the_phase_never_ends_by_itself() -> None:
    t = position(side(hand=[animal("H", cost=0), animal("I", cost=0)], animals=[animal("A"), animal("B")]), side())
    t.do("play H", "attack A", "play I", "attack B")
    t = position(side(power=0), side())
    assert t.options() == ["done"]
    assert t.asks == "MainPhase", "the player says when it is over"


@pytest.mark.rule("UN-14")
def test_UN_14_nothing_of_it_in_upkeep() -> None:
    t = position(side(hand=[animal("H", cost=0)], animals=[animal("A")], support=1, bonus=1, power=4), side())
    t.do("done")
    for action in ("draw", "ability", "attack A", "play H", "power H"):
        t.refused(action, "UN-14")
    t.refused("bonus", "UN-40")
    t.refused("done", "UN-15")


# ---------------------------------------------------------------------- Upkeep


@pytest.mark.rule("UN-15")
def test_UN_15_ready_draw_two_then_support_in_this_order() -> None:
    first, second = animal("First"), animal("Second")
    own = side(animals=[placed(animal("A"), ready=False)], ready=1, deck=[first, second, animal("Third")], hand=1)
    t = position(own, side(animals=[placed(animal("B"), ready=False)], ready=2))
    t.do("done")
    assert t.log == [("upkeep", "UN-15"), ("readied-all", "UN-15"), ("drew", "UN-15"), ("drew", "UN-15")]
    assert t.animal("A").ready
    assert t.ready_power(1) == 5
    assert sorted(t.hand(1)) == ["First", "Second", "plain"]
    assert t.deck(1) == ["Third"]
    assert not t.animal("B").ready, "only own cards"
    assert t.ready_power(2) == 2


@pytest.mark.rule("UN-15")
def test_UN_15_one_card_of_choice_goes_face_up_to_support_and_it_is_mandatory() -> None:
    t = position(side(deck=[animal("First"), animal("Second")], hand=[animal("Old")]), side())
    t.do("done")
    assert t.options() == ["card Old", "card First", "card Second"]
    t.refused("done", "UN-15")
    t.refused("card plain", "UN-25")
    t.do("card First")
    assert t.log[0] == ("to-support", "UN-15")
    assert t.support(1) == ["First"]
    assert sorted(t.hand(1)) == ["Old", "Second"]
    assert t.actor == 2


@pytest.mark.rule("UN-15")
def test_UN_15_texts_of_upkeep_find_everything_readied_and_nothing_drawn() -> None:
    herald = animal("Herald", upkeep=[node("top-to-support")])
    t = position(
        side(animals=[placed(herald, ready=False)], deck=[animal("Top"), animal("Next"), animal("Last")]), side()
    )
    t.do("done")
    assert t.asks == "ChooseWhether"
    assert t.animal("Herald").ready
    assert t.hand(1) == []
    t.do("take")
    assert t.support(1) == ["Top"]
    assert sorted(t.hand(1)) == ["Last", "Next"]


# ---------------------------------------------------------------------- ready and exhausted


@pytest.mark.rule("UN-16")
def test_UN_16_an_animal_enters_exhausted() -> None:
    focused = animal("Focused", focus=1)
    t = position(side(hand=[animal("H"), focused], support=1), side())
    t.do("play H", "focus Focused")
    for name in ("H", "Focused"):
        assert not t.animal(name).ready
        t.refused(f"attack {name}", "UN-29")


@pytest.mark.rule("UN-16")
@pytest.mark.parametrize("rush", [False, True])
def test_UN_16_also_when_an_effect_puts_it_into_play(rush: bool) -> None:
    newcomer = animal("New", keywords=["rush"] if rush else [])
    t = position(side(hand=[item("Door", node("put-from-hand", most=5), cost=0), newcomer]), side())
    t.do("play Door", "card New")
    assert t.animal("New").ready is rush
    fetch = item("Rope", node("fetch", kind="animal", to="play"), cost=0)
    t = position(side(hand=[fetch], support=[newcomer]), side())
    t.do("play Rope")
    assert t.animal("New").ready is rush


@pytest.mark.rule("UN-16")
def test_UN_16_with_rush_it_enters_ready() -> None:
    t = position(side(hand=[RUSH]), side(animals=[animal("B")]))
    t.do("play Rush")
    assert t.animal("Rush").ready
    assert "attack Rush" in t.options()


@pytest.mark.rule("UN-16")
def test_UN_16_by_rally_it_enters_ready() -> None:
    t = position(side(hand=[BLAST], deck=[animal("Friend", rally=True)] + [animal("Rest")] * 3), side())
    t.do("play Blast", "play Friend", "done")
    assert t.animal("Friend").ready
    assert "attack Friend" in t.options()


@pytest.mark.rule("UN-16", "UN-15")
def test_UN_16_the_next_upkeep_readies_it() -> None:
    t = position(side(hand=[animal("H")]), side())
    t.do("play H", "done")
    assert t.animal("H").ready


@pytest.mark.rule("UN-17")
def test_UN_17_a_card_played_as_power_enters_ready() -> None:
    t = position(side(hand=[animal("P"), animal("H", cost=1)], power=2, ready=0), side())
    t.refused("play H", "UN-19")
    t.do("power P")
    assert t.ready_power(1) == 1
    t.do("play H")
    assert (t.ready_power(1), len(t.power(1))) == (0, 3)


# ---------------------------------------------------------------------- Power


@pytest.mark.rule("UN-18", "UN-19")
def test_UN_18_each_power_card_is_one_power() -> None:
    t = position(side(hand=[animal("Three", cost=3), animal("Four", cost=4)], power=3), side())
    t.refused("play Four", "UN-19")
    t.do("play Three")
    assert t.ready_power(1) == 0
    assert len(t.power(1)) == 3, "exhausted, not lost"


@pytest.mark.rule("UN-18", "UN-20")
def test_UN_18_at_most_five() -> None:
    t = position(side(hand=[animal("P"), animal("Q")], power=4), side())
    t.do("power P")
    assert len(t.power(1)) == 5
    t = position(side(hand=[animal("P")], power=5), side())
    t.refused("power P", "UN-18", "UN-20")
    t = position(side(hand=[animal("P")], power=5, ready=0), side())
    t.refused("power P", "UN-18", "UN-20")


@pytest.mark.rule("UN-18")
def test_UN_18_power_bonuses_do_not_count() -> None:
    t = position(side(hand=[animal("P"), animal("H", cost=5)], power=4, bonus=3), side())
    t.refused("play H", "UN-19")
    t.do("power P")
    assert (len(t.power(1)), len(t.bonus(1))) == (5, 3)
    assert t.ready_power(1) == 5


@pytest.mark.rule("UN-18")
def test_UN_18_an_effect_that_would_add_a_sixth_does_not() -> None:
    gain = item("Gain", node("power"), node("power"), cost=0)
    t = position(side(hand=[gain], power=4, deck=[animal("Top"), animal("Next")]), side())
    t.do("play Gain")
    assert t.where("Top") == "power 1"
    assert t.where("Next") == "deck 1"
    assert len(t.power(1)) == 5
    assert t.log.count(("power-gained", "UN-18")) == 1
    t = position(side(hand=[gain], power=4, deck=0), side())
    t.do("play Gain")
    assert len(t.power(1)) == 4


@pytest.mark.rule("UN-19")
def test_UN_19_the_cost_is_paid_by_exhausting_ready_power() -> None:
    t = position(side(hand=[animal("H", cost=2), item("I", node("draw"), cost=1)], power=5, ready=4), side())
    t.do("play H")
    assert t.log[:2] == [("played", "UN-19"), ("power-paid", "UN-19")]
    assert t.ready_power(1) == 2
    t.do("play I")
    assert t.ready_power(1) == 1
    assert len(t.power(1)) == 5


@pytest.mark.rule("UN-19")
def test_UN_19_paid_first_before_the_effect() -> None:
    """The cost is gone when the card's own Arrival is asked."""
    t = position(side(hand=[animal("H", cost=2, arrival=[node("draw")])]), side())
    t.do("play H")
    assert t.asks == "ChooseWhether"
    assert t.ready_power(1) == 3


@pytest.mark.rule("UN-19")
def test_UN_19_what_cannot_be_paid_in_full_is_forbidden() -> None:
    t = position(side(hand=[animal("H", cost=3), item("I", node("draw"), cost=3)], power=5, ready=2), side())
    t.refused("play H", "UN-19")
    t.refused("play I", "UN-19")
    assert t.options() == ["done", "draw"]
    t = position(side(power=5, ready=1), side())
    t.refused("draw", "UN-19")


@pytest.mark.rule("UN-19")
def test_UN_19_the_reason_carries_the_cost_and_what_there_is_to_pay_it() -> None:
    t = position(side(hand=[animal("H", cost=3)], power=5, ready=2), side())
    assert t.must_refuse("play H", ("UN-19",)).reason.numbers() == {"cost": 3, "have": 2}


@pytest.mark.rule("UN-19")
def test_UN_19_a_cost_of_zero_needs_no_power() -> None:
    t = position(side(hand=[animal("H", cost=0)], power=0), side())
    t.do("play H")
    assert t.where("H") == "play 1"
    assert ("power-paid", "UN-19") not in t.log


@pytest.mark.rule("UN-20")
def test_UN_20_once_a_turn_any_card_from_hand_face_down() -> None:
    t = position(side(hand=[animal("P", cost=5), item("Q", node("draw"))], power=0), side())
    assert "power P" in t.options()
    assert "power Q" in t.options()
    t.refused("power plain", "UN-25")
    t.do("power Q")
    assert t.log == [("power-played", "UN-20")]
    assert t.where("Q") == "power 1"
    assert t.g.sides[0].power.known == [1], "face down: only its player knows it"
    assert t.happened[0].seen_by(1)[1] < 0
    t.refused("power P", "UN-20")
    assert "power P" not in t.options()


@pytest.mark.rule("UN-20")
def test_UN_20_again_in_the_next_turn() -> None:
    t = position(side(hand=[animal("P"), animal("Q")], power=0), side(hand=[animal("R")], power=0))
    t.do("power P", "done", "card plain", "power R", "done", "card plain", "power Q")
    assert t.power(1) == ["P", "Q"]


@pytest.mark.rule("UN-20")
def test_UN_20_its_effect_does_not_happen() -> None:
    t = position(side(hand=[animal("P", arrival=[node("draw")])], power=0), side())
    t.do("power P")
    assert t.asks == "MainPhase"
    assert t.hand(1) == []
