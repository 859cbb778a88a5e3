"""Using dice, plan tokens and cards, one after the other (RK-30, RK-31, RK-42, RK-43, RK-86, RK-97)."""

import pytest

from ludotek.testing.reckoners import card, district, epic, position, reckoner, shipped, steelheart

# ---------------------------------------------------------------------- any order, interleaved


@pytest.mark.rule("RK-30")
def test_RK_30_dice_are_used_in_any_order_interleaved() -> None:
    t = position(
        reckoner("tia", dice=["basic:money", "basic:plan", "basic:money"]),
        reckoner("cody", dice=["basic:money", "basic:money"]),
    )
    t.do("cody: die basic:money", "money", "tia: die basic:plan", "plan", "cody: die basic:money", "money")
    t.do("tia: die basic:money", "money")
    assert (t.money, t.new_plans("tia"), t.dice("tia"), t.dice("cody")) == (3, 1, ["basic:money"], [])


@pytest.mark.rule("RK-30")
def test_RK_30_a_used_die_is_gone() -> None:
    t = position(reckoner("tia", dice=["basic:money", "basic:plan"]))
    t.do("tia: die basic:money", "money")
    t.refused("tia: die basic:money", reason="no-such-die")
    t.refused("tia: money", "RK-30", reason="take-first")
    assert t.dice("tia") == ["basic:plan"]


@pytest.mark.rule("RK-30")
def test_RK_30_dice_need_not_be_used_and_are_worth_nothing_then() -> None:
    t = position(reckoner("tia", dice=["basic:money"] * 3, held=["basic"]), reckoner("cody", held=["basic"]))
    t.all_done()
    assert (t.asks, t.money, t.dice("tia")) == ("RollDice", 0, [])
    assert t.rolled("tia") == ["basic:money"], "next round's, of the only die that is left"


@pytest.mark.rule("RK-30")
def test_RK_30_who_is_done_may_come_back_while_others_go_on() -> None:
    t = position(reckoner("tia", dice=["basic:plan"]), reckoner("cody", dice=["basic:money", "basic:money"]))
    t.do("tia: done")
    t.do("cody: die basic:money", "money")
    t.refused("tia: die basic:plan", "RK-30", "RK-98", reason="may-come-back")
    t.do("tia: resume", "die basic:plan", "plan")
    assert t.new_plans("tia") == 1


@pytest.mark.rule("RK-30")
def test_RK_30_who_has_nothing_to_use_is_not_asked() -> None:
    """Neither a card that always works nor one that wants a die is something to use."""
    gear = [card("Purse", double="money"), shipped("emp")]
    t = position(reckoner("tia", plans=0, cards=gear), reckoner("cody", plans=0, dice=["basic:money"]))
    assert t.actors == ["cody"]


# ---------------------------------------------------------------------- one die at a time


@pytest.mark.rule("RK-31")
def test_RK_31_a_die_is_completed_before_another_is_used() -> None:
    t = position(reckoner("tia", dice=["purple:research+research", "basic:money"], cards=[card("Torch", "attack")]))
    t.do("tia: die purple:research+research")
    for other in ("die basic:money", "token", "card Torch", "die purple:research+research"):
        t.refused(f"tia: {other}")
    t.do("research the-loop")
    for other in ("die basic:money", "token", "card Torch"):
        t.refused(f"tia: {other}")
    t.do("research the-loop")
    assert t.can("tia: die basic:money")
    assert t.can("tia: token")
    assert t.can("tia: card Torch")


@pytest.mark.rule("RK-31")
def test_RK_31_symbols_are_split_over_epics_and_tracks_in_reach() -> None:
    t = position(
        reckoner("cody", dice=["blue:contain+contain+contain"], at=1, scope=2),
        districts=[district(bracket=3), district(bracket=3), district(bracket=3)],
        steelheart=steelheart(at=1, red=3),
    )
    t.do("cody: die blue:contain+contain+contain", "contain the-loop")
    t.refused("contain foundry-row", "RK-31", reason="out-of-reach")
    t.do("contain newcago-theatre", "contain red")
    assert (t.bracket(1), t.bracket(2), t.bracket(3), t.track("red")) == (2, 2, 3, 2)


@pytest.mark.rule("RK-31")
def test_RK_31_different_symbols_of_one_die_are_all_used_in_any_order() -> None:
    t = position(reckoner("tia", dice=["purple:money+research+attack"]))
    t.do("tia: die purple:money+research+attack", "attack the-loop", "money", "research the-loop")
    assert (t.health(1), t.money, t.research(1)) == (3, 1, 1)
    assert t.asks == "UseDice"


@pytest.mark.rule("RK-31")
def test_RK_31_only_symbols_that_are_shown() -> None:
    t = position(
        reckoner("tia", dice=["basic:money"], at=1),
        districts=[district(enforcement=1, bracket=2)],
        steelheart=steelheart(at=1, red=2),
    )
    t.do("tia: die basic:money")
    for other in ("plan", "fight the-loop", "contain the-loop", "contain red", "research the-loop", "attack the-loop"):
        t.refused(other, "RK-31", reason="no-symbol")
    for other in ("research steelheart", "attack steelheart"):
        t.refused(other, "RK-31", reason="no-symbol")
    assert t.can("money")


@pytest.mark.rule("RK-31", "RK-42")
@pytest.mark.parametrize("at", [1, 2, 3])
@pytest.mark.parametrize("take", ["token", "die purple:money+enforcement+contain+research+attack+plan", "card Far"])
def test_RK_31_all_that_is_allowed_is_offered(take: str, at: int) -> None:
    """In each district there is something for every symbol; of Steelheart's tracks, each can be contained once."""
    far = card("Far", "enforcement", "contain", "research", "attack", anywhere=True)
    busy = [district(enforcement=1, barricades=i % 2, bracket=2) for i in range(3)]
    die = "purple:money+enforcement+contain+research+attack+plan"
    him = steelheart(at=2, research=0, red=2, blue=2, yellow=2, white=2)
    t = position(reckoner("tia", dice=[die], at=at, cards=[far, shipped("emp")]), districts=busy, steelheart=him)
    t.do(f"tia: {take}")
    for use in (f"attack {t.districts[at - 1]}", "done"):
        question = t.g.question
        assert question is not None
        allowed = [action for action in question.candidates(t.g, 0) if t.g.why_not(0, action) is None]
        assert t.g.options(0) == allowed
        if take == "token":
            break
        t.do(use)


@pytest.mark.rule("RK-31")
def test_RK_31_each_symbol_once() -> None:
    t = position(reckoner("tia", dice=["purple:money+plan"]))
    t.do("tia: die purple:money+plan", "money")
    t.refused("money", "RK-31", reason="no-symbol")
    assert t.options() == ["done", "plan"]


@pytest.mark.rule("RK-86")
def test_RK_86_nobody_else_comes_between_the_symbols_of_a_die() -> None:
    t = position(
        reckoner("tia", dice=["purple:research+research"]),
        reckoner("megan", dice=["basic:money"], plans=1, cards=[card("Torch", "attack")]),
    )
    t.do("tia: die purple:research+research")
    for moment in ("before", "between"):
        assert t.actors == ["tia"], moment
        for other in ("die basic:money", "token", "card Torch", "done"):
            t.refused(f"megan: {other}", "RK-86", "RK-31", reason="others-first")
        assert t.g.options(1) == []
        t.do("tia: research the-loop")
    assert t.actors == ["tia", "megan"]


@pytest.mark.rule("RK-86")
def test_RK_86_symbols_that_find_nothing_are_lost() -> None:
    """One Enforcement, two symbols: the second is gone, and the game goes on."""
    t = position(reckoner("megan", dice=["red:enforcement+enforcement"]), districts=[district(enforcement=1)])
    t.do("megan: die red:enforcement+enforcement", "fight the-loop")
    assert t.log == [("enforcement-removed", "RK-36"), ("symbols-lost", "RK-86")]
    assert t.told("symbols-lost") == [[0, 1]]
    assert (t.asks, t.dice("megan")) == ("UseDice", [])


@pytest.mark.rule("RK-86")
def test_RK_86_symbols_may_be_left_unused() -> None:
    t = position(reckoner("tia", dice=["purple:money+money+plan"]))
    t.do("tia: die purple:money+money+plan", "money", "done")
    assert (t.money, t.new_plans("tia"), t.told("symbols-lost")) == (1, 0, [[0, 2]])


# ---------------------------------------------------------------------- plan tokens


@pytest.mark.rule("RK-42")
@pytest.mark.parametrize(
    "use",
    [
        "money",
        "plan",
        "fight the-loop",
        "contain the-loop",
        "contain white",
        "research the-loop",
        "research steelheart",
        "attack the-loop",
        "move newcago-theatre",
        "barricade foundry-row",
        "card emp",
    ],
)
def test_RK_42_a_token_is_a_die_with_any_single_symbol(use: str) -> None:
    t = position(
        reckoner("tia", plans=2, at=1, cards=[shipped("emp")]),
        districts=[district(enforcement=1, bracket=2), district(), district(barricades=1)],
        steelheart=steelheart(at=1, white=2),
    )
    t.do("tia: token")
    assert t.log == [("token-spent", "RK-42")]
    t.do(use)
    assert t.asks == ("Spend" if use == "card emp" else "UseDice"), "and then it is used up"
    assert t.plans("tia") == 1


@pytest.mark.rule("RK-42")
def test_RK_42_a_single_symbol_and_no_more() -> None:
    t = position(reckoner("tia", plans=1, dice=["basic:plan"]))
    t.do("tia: token", "money")
    assert (t.money, t.asks, t.plans("tia")) == (1, "UseDice", 0)
    t.refused("tia: token", "RK-42", reason="no-token")


@pytest.mark.rule("RK-42")
def test_RK_42_only_in_reach() -> None:
    t = position(reckoner("tia", at=1), districts=[district(), district(enforcement=1)], steelheart=steelheart(at=2))
    t.do("tia: token")
    t.refused("fight newcago-theatre", "RK-31", reason="out-of-reach")
    t.refused("attack newcago-theatre", "RK-31", reason="out-of-reach")
    t.refused("research steelheart", "RK-44", reason="steelheart-elsewhere")


@pytest.mark.rule("RK-42")
def test_RK_42_never_in_another_step() -> None:
    """Neither while rolling, nor for loot, nor for the market."""
    t = position(phase="roll")
    t.refused("david: token")
    t = position(phase="loot", felled=[epic("Fallen", loot={"research": 1, "plan": 1})])
    assert t.asks == "ShareLoot"
    t.refused("david: token")
    t = position(phase="equip", money=3)
    assert t.asks == "Acquire"
    t.refused("david: token")


@pytest.mark.rule("RK-42")
def test_RK_42_no_limit_on_holding_or_spending() -> None:
    t = position(reckoner("tia", plans=30))
    for _ in range(29):
        t.do("tia: token", "money")
    assert (t.money, t.plans("tia")) == (29, 1)


@pytest.mark.rule("RK-42")
def test_RK_42_unused_tokens_stay() -> None:
    t = position(reckoner("tia", plans=3))
    t.all_done()
    assert (t.asks, t.plans("tia")) == ("RollDice", 3)


@pytest.mark.rule("RK-42")
def test_RK_42_only_its_owner() -> None:
    t = position(reckoner("tia", plans=2), reckoner("cody", plans=0, dice=["basic:money"]))
    t.refused("cody: token", "RK-42", reason="no-token")


@pytest.mark.rule("RK-42")
def test_RK_42_nothing_doubles_a_token() -> None:
    t = position(reckoner("tia", dice=["basic:money"], plans=1, cards=[card("Purse", double="money")]))
    t.do("tia: token", "money")
    assert (t.money, t.asks) == (1, "UseDice")
    t.do("die basic:money", "money", "money")
    assert t.money == 3, "a basic die is doubled"


# ---------------------------------------------------------------------- activating a card


@pytest.mark.rule("RK-43")
def test_RK_43_the_whole_die_is_spent_with_all_its_symbols() -> None:
    t = position(
        reckoner("megan", dice=["red:enforcement+enforcement"], plans=0, cards=[shipped("emp")]),
        districts=[district(enforcement=3, bracket=5)],
    )
    t.do("megan: die red:enforcement+enforcement", "card emp")
    assert t.log == [("card-used", "RK-71")]
    t.refused("fight the-loop", "RK-31", reason="no-symbol")
    t.do("contain the-loop", "contain the-loop", "contain the-loop")
    assert (t.bracket(1), t.enforcement(1), t.dice("megan")) == (2, 3, [])
    assert t.asks != "Spend"


@pytest.mark.rule("RK-43")
def test_RK_43_by_a_token_or_by_the_result_of_a_card() -> None:
    free = card("Grenade", "enforcement")
    t = position(reckoner("megan", cards=[free, shipped("emp"), shipped("checkmate")]))
    t.do("megan: card Grenade", "card emp", "card checkmate")
    assert t.cards("megan") == ["Grenade", "emp", "checkmate"]
    t.do("attack the-loop", "attack the-loop", "attack the-loop")
    assert t.health(1) == 1
    t = position(reckoner("megan", cards=[shipped("emp")]))
    t.do("megan: token")
    assert t.can("card emp")


@pytest.mark.rule("RK-43")
def test_RK_43_what_a_card_brings_is_told_with_the_card_behind_it() -> None:
    t = position(reckoner("cody", dice=["basic:money"], cards=[card("Purse", "money")]))
    t.do("cody: card Purse", "money")
    assert [event.cause for event in t.happened] == [64 + t.g.box.card_named("Purse")]
    t.do("cody: die basic:money", "money")
    assert [event.cause for event in t.happened] == [-1]


@pytest.mark.rule("RK-43")
def test_RK_43_a_card_with_a_cost_is_not_used_without_a_die() -> None:
    t = position(reckoner("megan", dice=["basic:money"], cards=[shipped("emp")]))
    t.refused("megan: card emp", "RK-43", "RK-71", reason="needs-a-die")
    t.do("megan: die basic:money")
    t.refused("card emp", "RK-71", reason="wrong-symbol")


@pytest.mark.rule("RK-43")
def test_RK_43_a_second_die_does_not_activate_it_again() -> None:
    t = position(
        reckoner("megan", dice=["basic:enforcement"] * 2, cards=[shipped("emp")]), districts=[district(bracket=2)]
    )
    t.do("megan: die basic:enforcement", "card emp", "contain the-loop", "die basic:enforcement")
    t.refused("card emp", "RK-71", reason="card-used")


# ---------------------------------------------------------------------- the whole, or its symbols


@pytest.mark.rule("RK-97")
def test_RK_97_after_a_symbol_no_move_no_barricade_no_card() -> None:
    t = position(
        reckoner("megan", dice=["red:enforcement+enforcement"] * 2, at=1, cards=[shipped("emp")]),
        districts=[district(enforcement=2), district(), district(barricades=1)],
    )
    t.do("megan: die red:enforcement+enforcement")
    uses = ("move newcago-theatre", "barricade foundry-row", "card emp")
    assert all(t.can(use) for use in uses)
    t.do("fight the-loop")
    for use in uses:
        t.refused(use, "RK-97", reason="already-used-a-symbol")
    assert t.options() == ["done", "fight the-loop"]


@pytest.mark.rule("RK-97")
def test_RK_97_a_cards_results_are_a_group_of_the_same_kind() -> None:
    t = position(
        reckoner("megan", dice=["basic:enforcement"], at=1, cards=[shipped("emp"), shipped("checkmate")]),
        districts=[district(bracket=4), district(), district(barricades=1)],
    )
    t.do("megan: die basic:enforcement", "card emp")
    uses = ("move newcago-theatre", "barricade foundry-row", "card checkmate")
    assert all(t.can(use) for use in uses)
    t.do("contain the-loop")
    for use in uses:
        t.refused(use, "RK-97", reason="already-used-a-symbol")


@pytest.mark.rule("RK-97")
def test_RK_97_a_cards_result_is_used_at_once_or_lost() -> None:
    """Nobody comes between, it cannot be put by, and what finds nothing is gone."""
    t = position(
        reckoner("megan", dice=["basic:enforcement", "basic:money"], at=1, cards=[shipped("emp")]),
        reckoner("tia", dice=["basic:money"]),
        districts=[district(bracket=2)],
    )
    t.do("megan: die basic:enforcement", "card emp")
    assert (t.asks, t.actors) == ("Spend", ["megan"])
    t.refused("done")
    t.refused("die basic:money")
    t.do("contain the-loop")
    assert t.log == [("contained", "RK-37"), ("symbols-lost", "RK-86")]
    assert t.told("symbols-lost") == [[0, 2]]
    t.refused("megan: card emp", reason="needs-a-die")


@pytest.mark.rule("RK-97", "RK-31")
def test_RK_97_a_die_that_was_taken_is_used_for_something() -> None:
    t = position(reckoner("tia", dice=["basic:money"]))
    t.do("tia: die basic:money")
    t.refused("done")
    assert "done" not in t.options()
