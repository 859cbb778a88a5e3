"""Reckoners phase 4: equipment (RK-49 to RK-53, RK-95)."""

from typing import Any

import pytest

from ludotek.testing.reckoners import Data, Position, card, dealt, position, reckoner

GUN = card("gun", "attack", cost=3)
BAG = card("bag", "money", cost=2)
MAP = card("map", "plan", cost=4)
ROPE = card("rope", "contain", cost=1)
MARKET = [GUN, BAG, MAP, ROPE]
DECK = [card(f"next-{i}", "money", cost=1) for i in range(1, 7)]


def shop(**given: Any) -> Position:
    """David and Tia in the equipment step, with nothing else to do in this round."""
    default: Data = {"market": MARKET, "equipment_deck": DECK, "money": 5}
    return position(reckoner("david", plans=0), reckoner("tia", plans=0), phase="equip", **(default | given))


# ---------------------------------------------------------------------- RK-49


@pytest.mark.rule("RK-49")
def test_RK_49_a_card_costs_its_price_and_goes_to_the_reckoner_who_is_named() -> None:
    t = shop().do("david: buy gun")
    assert t.options("david") == ["give david", "give tia"]
    t.do("give tia")
    assert (t.money, t.cards("tia"), t.cards("david")) == (2, ["gun"], [])
    assert t.log[0] == ("bought", "RK-49")
    assert t.told("bought") == [[0, t.told("bought")[0][1], 1, 3]], "who bought, what, for whom, at which price"


@pytest.mark.rule("RK-49")
def test_RK_49_the_gap_is_refilled_from_the_deck_right_after_each_purchase() -> None:
    t = shop().do("david: buy bag", "give david")
    assert t.pile("market") == ["gun", "next-1", "map", "rope"]
    assert t.pile("equipment_deck") == [f"next-{i}" for i in range(2, 7)]
    t.do("tia: buy next-1", "give tia")
    assert t.pile("market") == ["gun", "next-2", "map", "rope"], "what was turned up can be bought at once"
    assert (t.money, t.cards("david"), t.cards("tia")) == (2, ["bag"], ["next-1"])


@pytest.mark.rule("RK-49")
def test_RK_49_as_many_cards_as_the_money_allows() -> None:
    t = shop(money=4).do("david: buy gun", "give david")
    t.refused("david: buy bag", "RK-49", reason="too-little-money")
    t.do("david: buy rope", "give david")
    assert (t.money, t.cards("david")) == (0, ["gun", "rope"])
    assert t.asks != "Acquire", "without money nobody is asked any more"


@pytest.mark.rule("RK-49")
def test_RK_49_what_costs_all_the_money_can_be_bought() -> None:
    assert shop(money=4).can("david: buy map")
    shop(money=3).refused("david: buy map", "RK-49", reason="too-little-money")


@pytest.mark.rule("RK-49")
def test_RK_49_only_what_lies_face_up() -> None:
    t = shop(money=20)
    t.refused("david: buy next-1", "RK-49", reason="not-in-market")
    t.do("david: buy gun", "give david")
    t.refused("tia: buy gun", "RK-50", reason="stays-with")


@pytest.mark.rule("RK-49")
def test_RK_49_they_need_not_buy_anything() -> None:
    t = shop().all_done()
    assert (t.money, t.pile("market")) == (5, ["gun", "bag", "map", "rope"])
    assert ("activated", "RK-55") in t.log, "the Epics phase follows"


# ---------------------------------------------------------------------- RK-50


@pytest.mark.rule("RK-50")
def test_RK_50_a_card_stays_with_its_reckoner() -> None:
    t = shop(money=20).do("david: buy gun", "give david")
    assert not [option for option in t.options("david") + t.options("tia") if "gun" in option]
    t.do("tia: buy bag", "give tia").all_done()
    assert (t.asks, t.cards("david"), t.cards("tia")) == ("RollDice", ["gun"], ["bag"])
    t.until("Acquire")
    assert not [option for option in t.options("david") + t.options("tia") if option.startswith("give")]
    assert (t.cards("david"), t.cards("tia")) == (["gun"], ["bag"])


@pytest.mark.rule("RK-50")
def test_RK_50_there_is_no_limit_for_one_reckoner() -> None:
    t = shop(money=50)
    for name in ("gun", "bag", "map", "rope", *[f"next-{i}" for i in range(1, 7)]):
        t.do(f"david: buy {name}", "give tia")
    assert len(t.cards("tia")) == 10
    assert (t.pile("market"), t.pile("equipment_deck")) == ([], [])


# ---------------------------------------------------------------------- RK-95


@pytest.mark.rule("RK-95")
def test_RK_95_only_its_reckoner_uses_a_card() -> None:
    t = position(reckoner("david", cards=[GUN]), reckoner("tia"))
    assert t.can("david: card gun")
    t.refused("tia: card gun", "RK-95", reason="not-your-card")
    dear = card("dear", "attack", pay=["money"])
    t = position(reckoner("david", cards=[dear]), reckoner("tia", dice=["basic:money"])).do("tia: die basic:money")
    assert "card dear" not in t.options("tia")


@pytest.mark.rule("RK-95")
def test_RK_95_a_card_is_used_from_the_next_reckoners_phase_on() -> None:
    t = shop().do("david: buy bag", "give david")
    assert t.asks == "Acquire"
    assert "card bag" not in t.options("david"), "the use-dice step of this round is over"
    t.until("UseDice").do("david: card bag", "money")
    assert t.money == 4


@pytest.mark.rule("RK-95", "RK-25")
def test_RK_95_what_is_bought_in_the_prologue_is_used_in_the_first_round() -> None:
    t = position(
        reckoner("david"), reckoner("tia"), phase="prologue", market=MARKET, equipment_deck=DECK, money=2, round=0
    )
    t.do("david: buy bag", "give tia", "david: place the-loop", "tia: place the-loop").until("UseDice")
    assert (t.g.round, t.can("tia: card bag")) == (1, True)


@pytest.mark.rule("RK-95", "RK-77")
def test_RK_95_its_die_is_in_the_next_roll() -> None:
    tensors = card("tensors", die="blue", cost=1)
    t = shop(market=[tensors, BAG, MAP, ROPE]).do("tia: buy tensors", "give tia")
    assert t.held("tia") == ["basic"] * 3 + ["blue"] + ["purple"] * 3
    assert t.dice("tia") == t.rolled("tia") == []
    t.until("RollDice")
    assert (len(t.rolled("tia")), t.rolled("tia").count("blue:contain+contain")) == (7, 1)


@pytest.mark.rule("RK-95", "RK-70")
def test_RK_95_a_card_used_this_round_is_ready_again_in_the_next() -> None:
    t = position(reckoner("david", cards=[BAG]), reckoner("tia", plans=0)).do("david: card bag", "money")
    t.refused("david: card bag", "RK-95", "RK-70", reason="card-used")
    t.until("RollDice").until("UseDice").do("david: card bag", "money")
    assert t.money == 2


# ---------------------------------------------------------------------- RK-51


@pytest.mark.rule("RK-51")
def test_RK_51_for_one_money_four_new_cards_are_turned_up() -> None:
    t = shop().do("david: refresh")
    assert t.log[0] == ("refreshed", "RK-51")
    assert (t.money, t.pile("market")) == (4, ["next-1", "next-2", "next-3", "next-4"])
    assert t.pile("discarded") == ["gun", "bag", "map", "rope"], "out of the game"
    assert t.pile("equipment_deck") == ["next-5", "next-6"]


@pytest.mark.rule("RK-51")
def test_RK_51_discarded_cards_never_come_back() -> None:
    t = shop(money=9).do("david: refresh", "refresh")
    assert (t.pile("market"), t.pile("equipment_deck")) == (["next-5", "next-6"], [])
    t.refused("david: buy gun", "RK-49", reason="not-in-market")
    t.refused("david: refresh", "RK-53", reason="deck-empty")


@pytest.mark.rule("RK-51")
def test_RK_51_at_any_time_in_the_step_and_any_number_of_times() -> None:
    t = shop(money=6).do("david: refresh", "tia: buy next-2", "give tia", "david: refresh")
    assert (t.money, t.pile("market")) == (3, ["next-6"])
    assert t.pile("discarded") == ["gun", "bag", "map", "rope", "next-1", "next-5", "next-3", "next-4"]


@pytest.mark.rule("RK-51")
def test_RK_51_not_without_money() -> None:
    t = shop(money=0, market=[card("free", "money", cost=0), BAG, MAP, ROPE])
    t.refused("david: refresh", "RK-51", reason="too-little-money")


@pytest.mark.rule("RK-49", "RK-51", "RK-52")
@pytest.mark.parametrize(("tried", "cost"), [("buy dear", 7), ("refresh", 1), ("buy-back tia purple", 2)])
def test_who_has_too_little_money_is_told_the_price(tried: str, cost: int) -> None:
    market = [card("free", "money", cost=0), card("dear", "money", cost=7)]
    refusal = shop(money=0, market=market, confiscated=["tia purple"]).refused(f"david: {tried}")
    assert refusal.reason.slots == {"cost": cost, "money": 0}


@pytest.mark.rule("RK-51")
def test_RK_51_not_in_another_step() -> None:
    t = position(reckoner("david"), money=9)
    t.refused("david: refresh", "RK-51", reason="buy-when-acquiring")
    t.refused("david: buy spare-1", "RK-49", reason="buy-when-acquiring")


# ---------------------------------------------------------------------- RK-52


@pytest.mark.rule("RK-52")
def test_RK_52_a_confiscated_die_costs_two_and_returns_to_its_owner() -> None:
    t = shop(confiscated=["tia purple", "david basic"])
    t.do("david: buy-back tia purple")
    assert t.log == [("bought-back", "RK-52")]
    assert (t.money, t.confiscated) == (3, ["david basic"])
    assert (t.held("tia").count("purple"), t.held("david").count("purple")) == (4, 0)
    t.do("tia: buy-back david basic")
    assert (t.money, t.confiscated, t.held("david").count("basic")) == (1, [], 4)


@pytest.mark.rule("RK-52")
def test_RK_52_it_is_rolled_again_in_the_next_round() -> None:
    given = reckoner("david", held=["basic"], plans=0)
    t = position(given, reckoner("tia", plans=0), phase="equip", money=2, confiscated=["david blue"])
    t.do("david: buy-back david blue").until("RollDice")
    assert t.rolled("david") == ["basic:money", "blue:contain+contain"]


@pytest.mark.rule("RK-52")
def test_RK_52_dice_that_are_alike_are_offered_once() -> None:
    t = shop(market=[], confiscated=["tia purple", "tia purple", "david purple"])
    backs = [option for option in t.options("david") if option.startswith("buy-back")]
    assert backs == ["buy-back david purple", "buy-back tia purple"]


@pytest.mark.rule("RK-52")
def test_RK_52_two_each() -> None:
    t = shop(confiscated=["tia purple", "tia purple"], money=3).do("david: buy-back tia purple")
    assert (t.money, t.confiscated) == (1, ["tia purple"])
    t.refused("david: buy-back tia purple", "RK-52", reason="too-little-money")
    shop(confiscated=["tia purple"], money=1).refused("tia: buy-back tia purple", "RK-52", reason="too-little-money")
    t = shop(confiscated=["tia purple"], money=2, market=[], equipment_deck=[])
    assert t.options("david") == ["done", "buy-back tia purple"], "also when there is nothing else to buy"


@pytest.mark.rule("RK-52")
def test_RK_52_only_what_is_confiscated() -> None:
    shop(confiscated=["tia purple"]).refused("david: buy-back tia basic", "RK-52", reason="not-confiscated")
    shop().refused("david: buy-back david purple", "RK-52", reason="not-confiscated")


# ---------------------------------------------------------------------- RK-53


@pytest.mark.rule("RK-53")
def test_RK_53_without_a_deck_the_market_is_not_refilled() -> None:
    t = shop(equipment_deck=[]).do("david: buy bag", "give david")
    assert t.pile("market") == ["gun", "map", "rope"]
    t.do("david: buy gun", "give david")
    assert t.pile("market") == ["map", "rope"]


@pytest.mark.rule("RK-53")
def test_RK_53_a_refresh_turns_up_as_many_cards_as_are_left() -> None:
    t = shop(equipment_deck=DECK[:2]).do("david: refresh")
    assert (t.pile("market"), t.pile("equipment_deck"), t.money) == (["next-1", "next-2"], [], 4)
    t = shop(equipment_deck=DECK[:5], market=MARKET[:1]).do("david: refresh")
    assert (len(t.pile("market")), len(t.pile("equipment_deck"))) == (4, 1), "never more than four"


@pytest.mark.rule("RK-53")
def test_RK_53_a_refresh_is_refused_when_no_card_is_left() -> None:
    t = shop(equipment_deck=[])
    t.refused("david: refresh", "RK-53", reason="deck-empty")
    assert t.pile("market") == ["gun", "bag", "map", "rope"]


@pytest.mark.rule("RK-53")
def test_RK_53_nothing_left_to_buy_ends_the_step() -> None:
    t = shop(equipment_deck=[], market=[ROPE]).do("david: buy rope", "give david")
    assert (t.money, t.asks) == (4, "RollDice")


@pytest.mark.rule("RK-49", "RK-10")
def test_RK_49_the_real_market_has_four_cards_with_their_prices() -> None:
    t = dealt(seats=3, seed=4)
    assert (t.asks, t.money, len(t.pile("market"))) == ("Acquire", 4, 4)
    cheap = [name for name in t.pile("market") if t.g.box.cards[t.g.box.card_named(name)].cost <= 4]
    assert [option for option in t.options() if option.startswith("buy")] == sorted(
        (f"buy {name}" for name in cheap), key=lambda words: t.g.box.card_named(words.removeprefix("buy "))
    )
