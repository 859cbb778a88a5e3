"""Rats: the riffraff."""

import pytest
from feral import COW, OX, amount, at_stronghold, cost, rallied

from ludotek.testing.untamed import animal, item, node, placed, position, shipped, side

END = item("end", node("destroy", target={}), cost=0)
BLAST = item("blast", node("damage", n=9, target={"many": "each", "whose": "any"}), cost=0)


def test_crumb_snatcher_takes_a_card_along() -> None:
    """Last Words – An opponent discards a card from their hand."""
    t = position(side(hand=[END, OX, COW]), side(animals=[shipped("crumb-snatcher")], hand=1))
    t.do("play end")
    assert (t.asks, t.actor, t.where("crumb-snatcher")) == ("ChooseWhether", 2, "support 2")
    t.do("take")
    assert (t.asks, t.actor) == ("ChooseFromHand", 1), "whose hand it is chooses"
    t.refused("done", "UN-28")
    t.do("card Cow")
    assert (t.hand(1), t.support(1), t.hand(2)) == (["Ox"], ["end", "Cow"], ["plain"])


def test_crumb_snatcher_may_be_silent() -> None:
    """Last Words – An opponent discards a card from their hand."""
    t = position(side(hand=[END, OX]), side(animals=[shipped("crumb-snatcher")]))
    t.do("play end", "done")
    assert (t.hand(1), t.asks) == (["Ox"], "MainPhase")


def test_crumb_snatcher_chooses_among_opponents() -> None:
    """Last Words – An opponent discards a card from their hand."""
    rat = side(animals=[shipped("crumb-snatcher")], hand=1)
    t = position(side(hand=[END, OX]), rat, side(hand=[COW]), mode="survival")
    t.do("play end", "take")
    assert (t.asks, t.actor) == ("ChooseOpponent", 2)
    t.refused("mode 2", "UN-82")
    t.do("mode 3", "card Cow")
    assert (t.hand(1), t.hand(2), t.hand(3), t.support(3)) == (["Ox"], ["plain"], [], ["Cow"])


DOCTOR = shipped("doctor-of-the-drains")
FEE: int = DOCTOR["texts"][0]["cost"]
SMALL = amount("doctor-of-the-drains", "texts", 0, "do", 0)
COIN = item("coin", node("draw"), cost=0)


def test_doctor_of_the_drains_saves_a_small_one() -> None:
    """When one of your other Animals is defeated, you may pay N Support to return an Animal with cost N or less from
    your Support zone to your hand."""
    zone = [*[COIN] * FEE, animal("old", cost=SMALL), animal("big", cost=SMALL + 1)]
    t = position(side(hand=[END]), side(animals=[DOCTOR, animal("kin", cost=SMALL)], support=zone))
    t.do("play end", "target kin")
    assert (t.asks, t.actor) == ("ChooseWhether", 2)
    t.do("take", *["card coin"] * FEE)
    assert t.options() == ["card kin", "card old"]
    t.refused("card big", "UN-28")
    t.do("card kin")
    assert (t.hand(2), t.support(2), t.removed(2)) == (["kin"], ["old", "big"], ["coin"] * FEE)


def test_doctor_of_the_drains_may_charge_the_patient_itself() -> None:
    """When one of your other Animals is defeated, you may pay N Support to return an Animal with cost N or less from
    your Support zone to your hand.

    The fallen Animal is Support by then (UN-76); who pays with it has nobody left to save."""
    kin = animal("kin", cost=SMALL)
    t = position(side(hand=[END]), side(animals=[DOCTOR, kin], support=[COIN] * (FEE - 1)))
    t.do("play end", "target kin", "take")
    assert (t.support(2), t.hand(2), len(t.removed(2))) == ([], [], FEE)
    t = position(side(hand=[END]), side(animals=[DOCTOR, kin], support=[COIN] * (FEE - 1)))
    t.do("play end", "target kin", "done")
    assert len(t.support(2)) == FEE


def test_doctor_of_the_drains_needs_a_patient_and_the_fee() -> None:
    """When one of your other Animals is defeated, you may pay N Support to return an Animal with cost N or less from
    your Support zone to your hand."""
    big, guest = animal("kin", cost=SMALL + 1), placed(animal("kin", cost=SMALL), owner=1)
    for kin, zone in ((big, [COIN] * FEE), (guest, [animal("old", cost=SMALL)] * (FEE - 1))):
        t = position(side(hand=[END]), side(animals=[DOCTOR, kin], support=zone))
        t.do("play end", "target kin")
        assert t.asks == "MainPhase"


def test_doctor_of_the_drains_sees_only_others_of_the_own_side() -> None:
    """When one of your other Animals is defeated, you may pay N Support to return an Animal with cost N or less from
    your Support zone to your hand."""
    kin = animal("kin", cost=0)
    t = position(side(hand=[END]), side(animals=[DOCTOR, kin], support=9))
    t.do("play end", "target doctor-of-the-drains")
    assert t.asks == "MainPhase", "not the own defeat"
    t = position(side(hand=[END], animals=[DOCTOR], support=9), side(animals=[kin]))
    t.do("play end")
    assert t.asks == "MainPhase", "not the defeat of an opposing Animal"
    t = position(side(hand=[BLAST]), side(animals=[DOCTOR, kin], support=9))
    t.do("play blast")
    assert t.asks == "MainPhase", "and not when it falls together with them"


def test_two_penny_recruiter_makes_animals_cheaper() -> None:
    """Animals that you play cost N Power less."""
    less = amount("two-penny-recruiter", "standing", 0)
    hand = [animal("A", cost=less + 2), animal("free", cost=less), item("I", node("draw"), cost=1)]
    t = position(side(animals=[shipped("two-penny-recruiter")], hand=hand, ready=2), side())
    t.do("play A")
    assert t.ready_power(1) == 0
    t.do("play free")
    assert t.where("free") == "play 1"
    t.refused("play I", "UN-19")


def test_two_penny_recruiter_never_pays_anything_back() -> None:
    """Animals that you play cost N Power less."""
    t = position(side(animals=[shipped("two-penny-recruiter")], hand=[animal("A", cost=0)], ready=1), side())
    assert t.do("play A").ready_power(1) == 1


def test_two_penny_recruiter_recruits_together_with_a_colleague() -> None:
    """Animals that you play cost N Power less."""
    less = amount("two-penny-recruiter", "standing", 0)
    both = [shipped("two-penny-recruiter")] * 2
    t = position(side(animals=both, hand=[animal("A", cost=2 * less + 1)], ready=1), side())
    assert t.do("play A").where("A") == "play 1"


def test_two_penny_recruiter_works_for_its_own_side_while_it_is_there() -> None:
    """Animals that you play cost N Power less."""
    t = position(side(hand=[END, animal("A", cost=1)], ready=0), side(animals=[shipped("two-penny-recruiter")]))
    t.refused("play A", "UN-19")
    guest = placed(shipped("two-penny-recruiter"), owner=2)
    self_end = item("end", node("destroy", target={"whose": "own"}), cost=0)
    t = position(side(animals=[guest], hand=[self_end, animal("A", cost=1)], ready=0), side())
    assert "play A" in t.options()
    t.do("play end")
    t.refused("play A", "UN-19")


def test_baron_gully_brings_a_cheap_friend() -> None:
    """Arrival – Put an Animal with cost N or less from your Support zone into play."""
    most = amount("baron-gully", "texts", 0, "do", 0)
    friend = animal("friend", cost=most, arrival=[node("draw")])
    zone = [friend, animal("other", cost=0), animal("big", cost=most + 1), COIN]
    t = position(side(hand=[shipped("baron-gully")], support=zone), side(support=[OX]))
    t.do("play baron-gully", "take")
    t.refused("card big", "UN-28")
    t.refused("card coin", "UN-28")
    t.do("card friend")
    assert (t.where("friend"), t.animal("friend").ready) == ("play 1", False)
    assert t.do("take").hand(1) == ["plain"], "its own Arrival happens"
    assert t.g.played[0] == 1, "it was put into play, not played"


def test_baron_gully_comes_alone() -> None:
    """Arrival – Put an Animal with cost N or less from your Support zone into play."""
    most = amount("baron-gully", "texts", 0, "do", 0)
    baron, friend = shipped("baron-gully"), animal("friend", cost=most)
    t = position(side(hand=[baron], support=[friend]), side()).do("play baron-gully", "done")
    assert t.where("friend") == "support 1", "optional"
    t = position(side(hand=[baron], support=[animal("big", cost=most + 1)]), side(support=[friend]))
    assert t.do("play baron-gully").asks == "MainPhase", "nobody in the own Support zone"
    t = position(side(hand=[baron], support=[friend], animals=[OX] * 6), side())
    assert t.do("play baron-gully").asks == "MainPhase", "the baron is the seventh"


def test_baron_gully_brings_a_friend_by_rally() -> None:
    """Arrival – Put an Animal with cost N or less from your Support zone into play."""
    friend = animal("friend", cost=amount("baron-gully", "texts", 0, "do", 0))
    t = rallied("baron-gully", support=[friend]).do("take")
    assert (t.where("friend"), t.animal("friend").ready) == ("play 2", False), "only the Rally card enters ready"
    assert (t.animal("baron-gully").ready, t.asks) == (True, "Rally")


def test_suspicious_cheese_destroys_a_cheap_animal() -> None:
    """Defeat an opposing Animal with cost N or less. An opponent draws a card."""
    most = amount("suspicious-cheese", "do", 0, "target")
    heir = animal("heir", cost=most, health=12, last_words=[node("draw")])
    foes = [heir, animal("other", cost=0), animal("big", cost=most + 1)]
    mine = side(hand=[shipped("suspicious-cheese")], animals=[animal("own", cost=0)])
    t = position(mine, side(animals=foes, deck=[OX])).do("play suspicious-cheese")
    assert t.options() == ["target 2:heir", "target 2:other"]
    t.refused("target big", "UN-28")
    t.refused("target own", "UN-82")
    t.do("target heir")
    assert (t.where("heir"), t.asks, t.actor) == ("support 2", "ChooseWhether", 2), "that is a defeat: Last Words"
    assert (t.where("suspicious-cheese"), t.hand(2)) == ("support 1", ["Ox"])


@pytest.mark.rule("UN-64")
def test_suspicious_cheese_makes_somebody_draw_the_last_card() -> None:
    """Defeat an opposing Animal with cost N or less. An opponent draws a card."""
    t = position(side(hand=[shipped("suspicious-cheese")]), side(deck=0)).do("play suspicious-cheese")
    assert (t.over, t.g.outcome is not None and t.g.outcome.how) == (True, "empty-deck"), "a forced draw loses"


def test_suspicious_cheese_goes_by_the_printed_cost() -> None:
    """Defeat an opposing Animal with cost N or less. An opponent draws a card."""
    most = amount("suspicious-cheese", "do", 0, "target")
    foes = [animal("big", cost=most + 1), shipped("two-penny-recruiter")]
    recruiter_is_cheap = cost("two-penny-recruiter") <= most
    t = position(side(hand=[shipped("suspicious-cheese")]), side(animals=foes)).do("play suspicious-cheese")
    assert t.in_play("big"), "what makes it cheaper to play changes nothing"
    assert t.in_play("two-penny-recruiter") != recruiter_is_cheap


def test_gutter_parliament_recalls_a_cheap_animal() -> None:
    """Once per turn, you may pay N Support to return an Animal with cost N or less from your Support zone to your
    hand."""
    most, price = amount("gutter-parliament", "do", 0), cost("gutter-parliament")
    zone = [*[COIN] * (price + 1), animal("A", cost=most), animal("B", cost=0), animal("big", cost=most + 1)]
    t = at_stronghold("gutter-parliament", side(support=[OX]), support=zone)
    t.do("ability", *["card coin"] * price)
    assert t.options() == ["card A", "card B"]
    t.refused("card big", "UN-28")
    t.refused("card coin", "UN-28")
    t.do("card A")
    assert (t.hand(1), t.removed(1), t.support(1)) == (["A"], ["coin"] * price, ["coin", "B", "big"])
    t.refused("ability", "UN-36")


def test_gutter_parliament_is_paid_first() -> None:
    """Once per turn, you may pay N Support to return an Animal with cost N or less from your Support zone to your
    hand."""
    t = at_stronghold("gutter-parliament", support=[animal("A", cost=0)] * cost("gutter-parliament"))
    t.do("ability")
    assert (t.hand(1), t.support(1), t.asks) == ([], [], "MainPhase"), "who pays with the last one has none to recall"
