"""Support: how it comes, how it is paid, whose it is (UN-21 to UN-24, UN-71)."""

from typing import Any

import pytest

from ludotek.games.untamed.game import GAME
from ludotek.testing.untamed import Data, animal, item, node, placed, position, side, stronghold

DRAW = node("draw")
PAY_TWO = {"on": "arrival", "cost": 2, "do": [DRAW]}
STEAL = item("Steal", node("take-control", target={"whose": "opposing"}), cost=0)
BOLT = item("Bolt", node("damage", n=9, target={"whose": "any"}), cost=0)


def buyer(**fields: Any) -> Data:
    """An Animal whose Arrival costs two Support and draws a card."""
    return animal("Buyer", texts=[PAY_TWO], **fields)


# ---------------------------------------------------------------------- how Support comes


@pytest.mark.rule("UN-21")
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_UN_21_each_card_is_one_support(cards: int) -> None:
    t = position(side(support=cards, hand=[animal("F", cost=5, focus=2)], power=0), side())
    assert ("focus F" in t.options()) is (cards >= 2)
    if cards < 2:
        t.refused("focus F", "UN-22", "UN-23")


@pytest.mark.rule("UN-21")
def test_UN_21_cards_come_there_face_up_from_everywhere() -> None:
    """In Upkeep, as a played Item, as a defeated Animal, as a discard from hand."""
    discard = item("Toss", node("discard"), cost=0)
    own = side(hand=[discard, animal("Tossed"), animal("Kept")], animals=[animal("Hero", attack=1, health=1)])
    t = position(own, side(animals=[animal("Wall", attack=3, health=9)]))
    t.do("play Toss", "card Tossed")
    assert t.log[-2:] == [("discarded", "UN-21"), ("to-support", "UN-26")]
    assert t.support(1) == ["Tossed", "Toss"]
    t.do("attack Hero", "target Wall")
    assert t.support(1) == ["Tossed", "Toss", "Hero"]
    t.do("done", "card Kept")
    assert t.support(1) == ["Tossed", "Toss", "Hero", "Kept"]
    for eye in (0, 1, None):
        assert GAME.view(t.g, eye)["sides"][0]["support"] == ["Tossed", "Toss", "Hero", "Kept"], "face up"


# ---------------------------------------------------------------------- paying


@pytest.mark.rule("UN-22")
def test_UN_22_cards_of_choice_leave_the_game() -> None:
    support = [animal("X"), animal("Y"), animal("Z")]
    t = position(side(hand=[buyer()], support=support), side(support=2))
    t.do("play Buyer", "take")
    assert t.asks == "PaySupport"
    assert t.options() == ["card X", "card Y", "card Z"]
    t.refused("done", "UN-22")
    t.refused("card plain", "UN-22")
    t.do("card Z")
    assert t.log == [("support-paid", "UN-22")]
    assert t.asks == "PaySupport"
    t.do("card X")
    assert t.support(1) == ["Y"]
    assert sorted(t.removed(1)) == ["X", "Z"]
    assert len(t.support(2)) == 2, "from the own zone only"


@pytest.mark.rule("UN-22")
def test_UN_22_the_support_of_others_does_not_pay() -> None:
    t = position(side(hand=[animal("F", cost=5, focus=1)], power=0), side(support=3))
    t.refused("focus F", "UN-22", "UN-23")


@pytest.mark.rule("UN-22")
def test_UN_22_who_needs_all_of_it_is_not_asked_in_which_order() -> None:
    dear = animal("Dear", focus=2)
    t = position(side(hand=[dear], support=[animal("One"), animal("Two")]), side()).do("focus Dear")
    assert (t.asks, sorted(t.removed(1)), t.where("Dear")) == ("MainPhase", ["One", "Two"], "play 1")


@pytest.mark.rule("UN-21")
def test_UN_21_as_many_are_discarded_as_the_text_says() -> None:
    hand = [animal(name) for name in "ABCD"]
    t = position(side(hand=[item("Toll", node("discard", n=3, who="opponent"), cost=0)]), side(hand=hand))
    t.do("play Toll", "card A", "card C", "card D")
    assert (t.asks, t.hand(2), sorted(t.support(2))) == ("MainPhase", ["B"], ["A", "C", "D"])


@pytest.mark.rule("UN-22")
@pytest.mark.parametrize("used", ["ability", "focus", "arrival"])
def test_UN_22_exactly_the_cost_is_paid(used: str) -> None:
    own = side(hand=[buyer(focus=2, cost=0)], support=4, strongholds=[stronghold("rat", DRAW, cost=2), "fox", "tiger"])
    t = position(own, side())
    t.do({"ability": "ability", "focus": "focus Buyer", "arrival": "play Buyer"}[used])
    t.do(*{"ability": [], "focus": ["done"], "arrival": ["take"]}[used])
    assert len(t.removed(1)) == 2
    assert len(t.support(1)) == 2


@pytest.mark.rule("UN-23")
def test_UN_23_paying_is_never_mandatory() -> None:
    t = position(side(hand=[buyer()], support=2), side())
    t.do("play Buyer")
    assert t.options() == ["done", "take"]
    t.do("done")
    assert t.log == [("text-declined", "UN-28")]
    assert len(t.support(1)) == 2
    assert t.hand(1) == []


@pytest.mark.rule("UN-23")
def test_UN_23_without_full_payment_the_effect_does_not_happen() -> None:
    t = position(side(hand=[buyer()], support=1), side())
    t.do("play Buyer")
    assert t.asks == "MainPhase"
    assert (len(t.support(1)), t.hand(1)) == (1, [])
    t = position(side(support=1, strongholds=[stronghold("rat", DRAW, cost=2), "fox", "tiger"]), side())
    t.refused("ability", "UN-22", "UN-23")
    assert "ability" not in t.options()
    nested = item("Deal", node("may", cost=2, do=[DRAW]), cost=0)
    t = position(side(hand=[nested], support=1), side())
    t.do("play Deal")
    assert t.asks == "MainPhase"
    assert t.hand(1) == []


@pytest.mark.rule("UN-23")
def test_UN_23_costs_are_paid_before_the_effect_resolves() -> None:
    t = position(side(hand=[buyer()], support=[animal("X"), animal("Y"), animal("Z")]), side())
    t.do("play Buyer", "take", "card X")
    assert t.hand(1) == []
    t.do("card Y")
    assert t.log == [("support-paid", "UN-22"), ("drew", "UN-64")]
    ability = stronghold("rat", node("top-to-support"), cost=1)
    t = position(side(support=[animal("X")], strongholds=[ability, "fox", "tiger"]), side())
    t.do("ability")
    assert (t.removed(1), t.support(1)) == (["X"], ["plain"]), "what the effect brings cannot pay for it"


@pytest.mark.rule("UN-23")
def test_UN_23_a_focus_card_enters_only_when_it_is_paid() -> None:
    t = position(side(hand=[animal("F", focus=1)], support=[animal("X"), animal("Y")]), side())
    t.do("focus F")
    assert t.asks == "PaySupport"
    assert t.where("F") == "resolving 1"
    t.do("card X")
    assert t.where("F") == "play 1"


# ---------------------------------------------------------------------- whose it is


@pytest.mark.rule("UN-24", "UN-71")
def test_UN_24_a_card_goes_to_the_support_zone_of_its_owner() -> None:
    t = position(side(hand=[BOLT], animals=[placed(animal("Stolen"), owner=2)]), side(animals=[animal("Other")]))
    t.do("play Bolt", "target Stolen")
    assert t.where("Stolen") == "support 2"
    assert t.support(1) == ["Bolt"]


@pytest.mark.rule("UN-24", "UN-21")
def test_UN_24_a_discard_forced_on_an_opponent_goes_to_its_owner() -> None:
    rob = item("Rob", node("discard", n=2, who="opponent"), cost=0)
    t = position(side(hand=[rob]), side(hand=[animal("X"), animal("Y"), animal("Z")]))
    t.do("play Rob")
    assert t.actor == 2, "the hand's player chooses"
    t.do("card X", "card Z")
    assert t.support(2) == ["X", "Z"]
    assert t.hand(2) == ["Y"]
    assert t.support(1) == ["Rob"]


@pytest.mark.rule("UN-24")
def test_UN_24_so_does_a_card_discarded_from_a_deck() -> None:
    t = position(side(hand=[item("Dig", node("top-to-support", n=2), cost=0)], deck=[animal("X"), animal("Y")]), side())
    t.do("play Dig")
    assert t.support(1) == ["X", "Y", "Dig"]
    assert t.log.count(("to-support", "UN-24")) == 2


# ---------------------------------------------------------------------- the controller


@pytest.mark.rule("UN-71")
def test_UN_71_the_controller_attacks_with_it() -> None:
    t = position(side(hand=[STEAL]), side(animals=[animal("A", attack=2)]))
    t.do("play Steal")
    assert ("taken-over", "UN-71") in t.log
    assert t.where("A") == "play 1"
    t.do("attack A")
    assert t.stronghold_damage(2) == 2
    t.do("done", "card plain")
    assert not [option for option in t.options() if option.startswith("attack")]


@pytest.mark.rule("UN-71", "UN-27")
def test_UN_71_it_counts_among_the_controllers_seven() -> None:
    six = [animal(f"S{i}") for i in range(6)]
    t = position(
        side(hand=[STEAL, animal("H", cost=0)], animals=six),
        side(animals=[animal("A"), *[animal(f"T{i}") for i in range(6)]], hand=[animal("B", cost=0)]),
    )
    t.do("play Steal", "target A")
    t.refused("play H", "UN-27")
    t.do("done", "card plain", "play B")
    assert t.where("B") == "play 2", "no longer among its owner's"


@pytest.mark.rule("UN-71", "UN-27")
def test_UN_71_without_room_control_does_not_change() -> None:
    t = position(side(hand=[STEAL], animals=[animal(f"S{i}") for i in range(7)]), side(animals=[animal("A")]))
    t.do("play Steal")
    assert t.where("A") == "play 2"


@pytest.mark.rule("UN-71")
def test_UN_71_the_controller_decides_pays_and_is_you() -> None:
    heir = animal("Heir", health=1, texts=[{"on": "last-words", "cost": 1, "do": [DRAW]}])
    t = position(side(hand=[BOLT], animals=[placed(heir, owner=2)], support=2), side(support=2))
    t.do("play Bolt")
    assert (t.asks, t.actor) == ("ChooseWhether", 1)
    t.do("take", "card plain")
    assert len(t.removed(1)) == 1
    assert len(t.hand(1)) == 1
    assert (t.removed(2), t.hand(2)) == ([], [])
    assert "Heir" in t.support(2)
    watcher = animal("Watcher", card_played=[DRAW])
    t = position(side(hand=[animal("H"), animal("I")], animals=[placed(watcher, owner=2)]), side(hand=[animal("B")]))
    t.do("play H")
    assert t.actor == 1
    t.do("take", "done", "card plain", "play B")
    assert t.asks == "MainPhase", "its owner's cards are no concern of it any more"


@pytest.mark.rule("UN-71")
def test_UN_71_the_controller_has_the_spoils_of_its_fights() -> None:
    victor = animal("Victor", attack=3, health=9, defeats=[DRAW])
    t = position(side(animals=[placed(victor, owner=2)]), side(animals=[animal("B")]))
    t.do("attack Victor", "target B")
    assert (t.asks, t.actor) == ("ChooseWhether", 1)
    t.do("take")
    assert (len(t.hand(1)), t.hand(2)) == (1, [])


@pytest.mark.rule("UN-71")
def test_UN_71_whatever_zone_it_leaves_for_is_its_owners() -> None:
    back = item("Back", node("return", target={"whose": "own"}), cost=0)
    t = position(side(hand=[back], animals=[placed(animal("A"), owner=2)]), side())
    t.do("play Back")
    assert t.where("A") == "hand 2"
    assert ("returned", "UN-73") in t.log
    t = position(side(animals=[placed(animal("A", health=1), owner=2)]), side(animals=[animal("B", attack=1)]))
    t.do("attack A", "target B")
    assert t.where("A") == "support 2"
