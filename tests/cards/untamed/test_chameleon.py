"""The Chameleons of Feral Factions, who profit from several cards in one turn."""

from feral import COW, OX, RAM, amount, at_stronghold, attack, cost, rallied

from ludotek.testing.untamed import Data, animal, item, node, placed, position, shipped, side

NIL = item("Nil", node("heal", n=1, target={"whose": "own", "many": "each"}), cost=0)  # to be played, no more
FEW = animal("Few", cost=0)
TIRED = placed(COW, damage=1, ready=False)
TOP = [animal("Top"), animal("Next")]


def test_eager_understudy_draws_as_the_second_card() -> None:
    """Arrival – If you have played at least N cards this turn, draw a card."""
    n = amount("eager-understudy", "texts", 0, "do", 0)
    for before in range(n + 1):
        t = position(side(hand=[shipped("eager-understudy"), *[NIL] * before], deck=TOP), side())
        t.do(*["play Nil"] * before, "play eager-understudy")
        if before + 1 < n:
            assert (t.asks, t.hand(1)) == ("MainPhase", []), "it counts itself, but that is too few"
        else:
            assert (t.asks, t.hand(1)) == ("ChooseWhether", [])
            assert t.do("take").hand(1) == ["Top"]
    t = position(side(hand=[shipped("eager-understudy"), *[NIL] * n], deck=TOP), side())
    assert t.do(*["play Nil"] * n, "play eager-understudy", "done").hand(1) == []


def test_eager_understudy_counts_only_what_was_played_in_this_turn() -> None:
    """Arrival – If you have played at least N cards this turn, draw a card."""
    hand = [shipped("eager-understudy"), NIL, NIL, FEW]
    t = position(side(hand=hand, power=4), side(hand=[NIL, NIL]))
    t.do("play Nil", "play Nil", "done", "card plain", "play Nil", "done", "card plain", "power Few")
    assert t.do("play eager-understudy").asks == "MainPhase", "cards of other turns, of others, and as Power"


def test_zaza_thousand_frocks_grows_with_every_card() -> None:
    """This Animal has +N Attack for each card you have played this turn."""
    by = amount("zaza-thousand-frocks", "standing", 0)
    base = attack("zaza-thousand-frocks")
    t = position(side(hand=[shipped("zaza-thousand-frocks"), NIL, NIL, FEW]), side(animals=[OX], hand=[NIL]))
    t.do("play zaza-thousand-frocks")
    assert t.attack("zaza-thousand-frocks") == base + by, "she counts herself"
    t.do("play Nil", "play Few")
    assert t.attack("zaza-thousand-frocks") == base + 3 * by
    t.do("attack zaza-thousand-frocks")
    assert t.damage("Ox") == base + 3 * by
    t.do("done", "card plain")
    assert (t.actor, t.attack("zaza-thousand-frocks")) == (2, base)
    t.do("play Nil")
    assert t.attack("zaza-thousand-frocks") == base, "another player's card"


def test_prima_donna_iridella_hurts_at_every_other_card() -> None:
    """When you play another card, deal N damage to an opposing Animal."""
    n = amount("prima-donna-iridella", "texts", 0, "do", 0)
    t = position(side(animals=[shipped("prima-donna-iridella"), RAM], hand=[NIL, FEW]), side(animals=[OX, TIRED]))
    t.do("play Nil", "take")
    t.refused("target prima-donna-iridella", "UN-82")
    t.refused("target Ram", "UN-82")
    t.refused("stronghold 2", "UN-28")
    t.refused("done", "UN-28")
    t.do("target Cow")
    assert (t.damage("Ox"), t.damage("Cow")) == (0, 1 + n)
    t.do("play Few", "done")
    assert (t.asks, t.damage("Ox"), t.damage("Cow")) == ("MainPhase", 0, 1 + n)


def test_prima_donna_iridella_does_not_count_herself() -> None:
    """When you play another card, deal N damage to an opposing Animal."""
    prima = shipped("prima-donna-iridella")
    t = position(side(hand=[prima]), side(animals=[OX]))
    assert t.do("play prima-donna-iridella").asks == "MainPhase"
    t = position(side(animals=[prima], hand=[prima]), side(animals=[OX]))
    t.do("play prima-donna-iridella", "take")
    assert (t.asks, t.damage("Ox")) == ("MainPhase", amount("prima-donna-iridella", "texts", 0, "do", 0))


def test_prima_donna_iridella_ignores_power_and_the_cards_of_others() -> None:
    """When you play another card, deal N damage to an opposing Animal."""
    t = position(side(animals=[shipped("prima-donna-iridella")], hand=[FEW], power=4), side(animals=[OX], hand=[FEW]))
    assert t.do("power Few").asks == "MainPhase"
    t.do("done", "card plain", "play Few")
    assert (t.asks, t.damage("Ox")) == ("MainPhase", 0)


def test_prima_donna_iridella_sees_what_rallies_after_her() -> None:
    """When you play another card, deal N damage to an opposing Animal."""
    scout = animal("Scout", rally=True)
    t = rallied(
        "prima-donna-iridella", deck=[shipped("prima-donna-iridella"), scout], lost=1, strongholds=["fox", "rat"]
    )
    assert t.animal("prima-donna-iridella").ready
    t.do("play Scout", "take")
    assert t.damage("Ram") == amount("prima-donna-iridella", "texts", 0, "do", 0)


def test_confetti_cannon_hurts_and_draws_for_support() -> None:
    """Deal N damage to an opposing Animal. You may pay N Support to draw a card."""
    n, price = amount("confetti-cannon", "do", 0), shipped("confetti-cannon")["do"][1]["cost"]
    given: Data = {"animals": [RAM], "hand": [shipped("confetti-cannon")], "deck": TOP}
    t = position(side(support=price + 1, **given), side(animals=[OX, TIRED]))
    t.do("play confetti-cannon")
    t.refused("target Ram", "UN-82")
    t.refused("stronghold 2", "UN-28")
    t.do("target Cow")
    assert (t.asks, t.damage("Ox"), t.damage("Cow")) == ("ChooseWhether", 0, 1 + n)
    t.do("take")
    assert (t.hand(1), t.removed(1), t.support(1)) == (["Top"], ["plain"] * price, ["plain", "confetti-cannon"])
    t = position(side(support=price, **given), side(animals=[OX])).do("play confetti-cannon", "done")
    assert (t.hand(1), t.removed(1), t.damage("Ox")) == ([], [], n), "paying is never mandatory"
    t = position(side(support=price - 1, **given), side(animals=[OX])).do("play confetti-cannon")
    assert (t.asks, t.hand(1)) == ("MainPhase", []), "it cannot pay for itself"


def test_trapdoor_returns_an_animal_to_its_owners_hand() -> None:
    """Return an opposing Animal to its owner’s hand. If you have played at least N cards this turn, draw a card."""
    n = amount("trapdoor", "do", 1)
    for before in range(n + 1):
        one = side(animals=[RAM], hand=[shipped("trapdoor"), *[NIL] * before], deck=TOP)
        t = position(one, side(animals=[placed(OX, damage=3, fury=1), COW])).do(*["play Nil"] * before, "play trapdoor")
        t.refused("target Ram", "UN-82")
        t.refused("stronghold 2", "UN-28")
        t.do("target Ox")
        assert (t.where("Ox"), t.where("Cow"), t.where("trapdoor")) == ("hand 2", "play 2", "support 1")
        assert t.hand(1) == (["Top"] if before + 1 >= n else [])


def test_trapdoor_gives_a_stolen_animal_back_without_last_words() -> None:
    """Return an opposing Animal to its owner’s hand. If you have played at least N cards this turn, draw a card."""
    heir = placed(animal("Heir", last_words=[node("draw")]), owner=1, damage=1)
    t = position(side(hand=[shipped("trapdoor")]), side(animals=[heir])).do("play trapdoor")
    assert (t.asks, t.where("Heir")) == ("MainPhase", "hand 1")


def test_trapdoor_opens_in_another_players_turn() -> None:
    """Return an opposing Animal to its owner’s hand. If you have played at least N cards this turn, draw a card."""
    t = rallied("trapdoor")
    assert (t.where("Ram"), t.where("trapdoor"), t.hand(2)) == ("hand 1", "support 2", [])
    assert cost("trapdoor") > t.ready_power(2)


def test_kaleidodrome_hurts_for_every_card() -> None:
    """Once per turn, you may pay N Support to do this for each card you have played this turn: deal N damage to an
    opposing Animal."""
    n = amount("kaleidodrome", "do", 0, "do", 0)
    price = cost("kaleidodrome")
    t = at_stronghold("kaleidodrome", side(animals=[OX, TIRED]), animals=[RAM], hand=[NIL, FEW], support=price)
    t.do("play Few", "play Nil", "ability", *["card plain"] * price)
    assert t.removed(1) == ["plain"] * price
    t.refused("target Ram", "UN-82")
    t.refused("stronghold 2", "UN-28")
    t.do("target Ox", "target Cow")
    assert (t.asks, t.damage("Ox"), t.damage("Cow")) == ("MainPhase", n, 1 + n), "each time another, if one likes"
    t.refused("ability", "UN-36")
    t = at_stronghold("kaleidodrome", side(animals=[OX]), support=price).do("ability")
    assert (t.asks, t.damage("Ox"), t.support(1)) == ("MainPhase", 0, []), "no card, no applause"


def test_kaleidodrome_needs_its_support() -> None:
    t = at_stronghold("kaleidodrome", side(animals=[OX]), support=cost("kaleidodrome") - 1, hand=[FEW])
    t.refused("ability", "UN-22", "UN-23")
