"""Power Bonuses (UN-39, UN-40, UN-66, UN-67)."""

import pytest

from ludotek.games.untamed.game import GAME
from ludotek.testing.untamed import animal, item, node, position, side

DRAW = node("draw")
BLAST = item("Blast", node("damage", n=7, target={"whose": "own", "what": "stronghold"}), cost=0)
GIFT = item("Gift", node("bonus"), cost=0)


# ---------------------------------------------------------------------- using them


@pytest.mark.rule("UN-39")
def test_UN_39_the_card_goes_on_top_of_the_own_deck_and_the_next_card_costs_one_less() -> None:
    t = position(
        side(hand=[animal("H", cost=3), animal("I", cost=1)], ready=3, bonus=[animal("Gem")], deck=2), side(bonus=1)
    )
    t.do("bonus")
    assert t.log == [("bonus-used", "UN-39")]
    assert t.deck(1) == ["Gem", "plain", "plain"]
    assert t.g.sides[0].deck.known[-1] == 0, "face down"
    assert (t.bonus(1), len(t.bonus(2))) == ([], 1)
    assert t.ready_power(1) == 3, "it is no Power"
    t.do("play H")
    assert t.ready_power(1) == 1
    t.do("play I")
    assert t.ready_power(1) == 0, "only the next card"


@pytest.mark.rule("UN-39")
def test_UN_39_it_may_make_a_card_affordable() -> None:
    t = position(side(hand=[item("I", DRAW, cost=3)], ready=2, bonus=1), side())
    t.refused("play I", "UN-19")
    t.do("bonus", "play I")
    assert t.ready_power(1) == 0


@pytest.mark.rule("UN-39")
def test_UN_39_as_many_as_there_are_also_several_for_one_card() -> None:
    t = position(side(hand=[animal("H", cost=5)], ready=2, bonus=[animal("X"), animal("Y"), animal("Z")]), side())
    t.do("bonus", "bonus")
    t.refused("play H", "UN-19")
    t.do("bonus")
    t.refused("bonus", "UN-39")
    assert "bonus" not in t.options()
    assert sorted(t.deck(1)[:3]) == ["X", "Y", "Z"]
    t.do("play H")
    assert t.ready_power(1) == 0


@pytest.mark.rule("UN-39")
def test_UN_39_one_after_the_other_for_several_cards() -> None:
    t = position(side(hand=[animal("H", cost=3), animal("I", cost=3)], ready=4, bonus=2), side())
    t.do("bonus", "play H", "bonus", "play I")
    assert t.ready_power(1) == 0


@pytest.mark.rule("UN-39")
def test_UN_39_without_one_nothing_is_used() -> None:
    t = position(side(), side(bonus=2))
    t.refused("bonus", "UN-39")


# ---------------------------------------------------------------------- when


@pytest.mark.rule("UN-40")
def test_UN_40_only_in_the_main_phase_of_its_owner() -> None:
    t = position(side(bonus=1), side(bonus=1))
    t.refused("bonus", "UN-40", "UN-14", seat=2)
    t.do("done")
    t.refused("bonus", "UN-40")
    t.refused("bonus", "UN-40", "UN-15", seat=2)
    t.do("card plain")
    t.refused("bonus", "UN-40", "UN-14", seat=1)
    t.do("bonus")
    assert (len(t.bonus(1)), len(t.bonus(2))) == (1, 0)


@pytest.mark.rule("UN-40")
def test_UN_40_not_while_a_rally_or_another_question_waits() -> None:
    t = position(side(hand=[BLAST], bonus=1, deck=[animal("Friend", rally=True)] * 3), side())
    t.do("play Blast")
    assert t.asks == "Rally"
    t.refused("bonus", "UN-74")


@pytest.mark.rule("UN-40")
def test_UN_40_the_reduction_lasts_only_for_this_turn() -> None:
    t = position(side(hand=[animal("H", cost=2)], bonus=1), side(hand=[animal("B", cost=2)]))
    t.do("bonus", "done", "card plain", "play B")
    assert t.ready_power(2) == 3, "and is not the opponent's"
    t.do("done", "card plain", "play H")
    assert t.ready_power(1) == 3


@pytest.mark.rule("UN-40")
def test_UN_40_a_cost_is_never_below_zero() -> None:
    t = position(side(hand=[animal("H", cost=1), animal("I", cost=1)], ready=1, bonus=3), side())
    t.do("bonus", "bonus", "bonus")
    assert t.g.cost_of(0, t.g.box.named("H")) == 0
    t.do("play H")
    assert t.ready_power(1) == 1
    t.do("play I")
    assert t.ready_power(1) == 0, "what was too much is lost"


@pytest.mark.rule("UN-40")
def test_UN_40_together_with_cards_that_cost_less() -> None:
    cheap = animal("Cheap", standing=[node("cheaper", kind="animal", n=1)])
    t = position(side(hand=[animal("H", cost=3)], animals=[cheap], bonus=1), side())
    t.do("bonus", "play H")
    assert t.ready_power(1) == 4
    t = position(side(hand=[animal("H", cost=1)], animals=[cheap], bonus=1), side())
    t.do("bonus", "play H")
    assert t.ready_power(1) == 5


# ---------------------------------------------------------------------- gaining them


@pytest.mark.rule("UN-66")
def test_UN_66_the_top_card_of_the_own_deck_goes_unseen_under_the_strongholds() -> None:
    t = position(side(hand=[GIFT], deck=[animal("Top"), animal("Next")]), side(deck=[animal("B")]))
    t.do("play Gift")
    assert t.where("Top") == "bonus 1"
    assert t.deck(1) == ["Next"]
    assert ("bonus-gained", "UN-66") in t.log
    assert t.g.sides[0].bonus.known == [0]
    for eye in (0, 1, None):
        assert GAME.view(t.g, eye)["sides"][0]["bonuses"] == {"count": 1, "known": []}
    assert t.bonus(2) == []


@pytest.mark.rule("UN-66", "UN-64")
def test_UN_66_it_is_not_a_draw() -> None:
    t = position(side(hand=[GIFT], deck=0), side())
    t.do("play Gift")
    assert not t.over
    assert t.bonus(1) == []
    assert ("bonus-gained", "UN-66") not in t.log
    two = item("Gifts", node("bonus", n=3), cost=0)
    t = position(side(hand=[two], deck=2), side())
    t.do("play Gifts")
    assert len(t.bonus(1)) == 2
    assert (t.hand(1), t.over) == ([], False)


@pytest.mark.rule("UN-66")
def test_UN_66_their_number_has_no_limit() -> None:
    t = position(side(hand=[item("Gifts", node("bonus", n=3), cost=0)] * 3, deck=12, bonus=4), side())
    t.do("play Gifts", "play Gifts", "play Gifts")
    assert len(t.bonus(1)) == 13


@pytest.mark.rule("UN-66")
def test_UN_66_they_stay_when_a_stronghold_falls() -> None:
    t = position(side(hand=[BLAST], bonus=[animal("Gem")]), side())
    t.do("play Blast", "done")
    assert t.g.keeps[0].lost == 1
    assert t.bonus(1) == ["Gem"]
    t.do("bonus")
    assert t.where("Gem") == "deck 1"


@pytest.mark.rule("UN-66", "UN-39")
def test_UN_66_a_gained_one_may_be_used_at_once() -> None:
    t = position(side(hand=[GIFT, animal("H", cost=3)], deck=[animal("Top")]), side())
    t.do("play Gift", "bonus", "play H")
    assert t.deck(1) == ["Top"]
    assert t.ready_power(1) == 3


# ---------------------------------------------------------------------- what they are for


@pytest.mark.rule("UN-67")
def test_UN_67_not_for_the_two_power_draw() -> None:
    t = position(side(hand=[animal("H", cost=2)], ready=1, bonus=1), side())
    t.do("bonus")
    t.refused("draw", "UN-19")
    t = position(side(hand=[animal("H", cost=2)], ready=3, bonus=1), side())
    t.do("bonus", "draw")
    assert t.ready_power(1) == 1
    t.do("play H")
    assert t.ready_power(1) == 0, "the draw has not used it up"


@pytest.mark.rule("UN-67")
def test_UN_67_not_for_a_support_cost() -> None:
    t = position(side(hand=[animal("F", focus=2, cost=5)], ready=0, support=1, bonus=1), side())
    t.do("bonus")
    t.refused("focus F", "UN-22")
    t.do("ability")
    assert t.support(1) == []
    t = position(side(bonus=1), side())
    t.do("bonus")
    t.refused("ability", "UN-22")


@pytest.mark.rule("UN-67")
@pytest.mark.parametrize("how", ["cost 0", "focus", "rally", "item"])
def test_UN_67_the_next_card_uses_it_up_whatever_it_costs_and_however_it_is_played(how: str) -> None:
    first = {"cost 0": animal("A", cost=0), "focus": animal("A", focus=1), "item": item("A", DRAW, cost=0)}
    hand = [first[how]] if how in first else []
    folly = animal("Folly", attacks=[node("damage", n=7, target={"whose": "own", "what": "stronghold"})])
    friend = animal("Friend", rally=True)  # as a used Power Bonus it lies on top of the deck
    t = position(side(hand=[*hand, animal("H", cost=2)], animals=[folly], support=1, bonus=[friend]), side())
    t.do("bonus")
    if how == "rally":
        t.do("attack Folly", "play Friend", "done")
        assert t.where("Friend") == "play 1"
    else:
        t.do("focus A" if how == "focus" else "play A")
    t.do("play H")
    assert t.ready_power(1) == 3


@pytest.mark.rule("UN-67")
def test_UN_67_playing_a_card_as_power_does_not() -> None:
    t = position(side(hand=[animal("P"), animal("H", cost=2)], power=2, bonus=1), side())
    t.do("bonus", "power P", "play H")
    assert t.ready_power(1) == 2


@pytest.mark.rule("UN-67")
def test_UN_67_nor_does_what_is_not_playing_a_card() -> None:
    """Attacks, abilities, and Animals that an effect puts into play."""
    door = animal("Door", attacks=[node("put-from-hand", most=5)])
    own = side(hand=[animal("P"), animal("H", cost=2)], animals=[door], bonus=1, support=1)
    t = position(own, side())
    t.do("bonus", "ability", "attack Door", "take", "card P")
    assert t.where("P") == "play 1"
    t.do("play H")
    assert t.ready_power(1) == 4


@pytest.mark.rule("UN-66")
def test_UN_66_of_several_the_one_laid_down_last_is_used_first() -> None:
    t = position(side(bonus=[animal("early"), animal("late")]), side())
    t.do("bonus")
    assert (t.bonus(1), t.deck(1)[0]) == (["early"], "late")
