"""Rhinos: the forge."""

import pytest
from feral import COW, OX, amount, at_stronghold, attack, cost, rallied

from ludotek.testing.untamed import animal, item, node, placed, position, shipped, side

MEND = item("mend", node("heal", n=1, target={"whose": "own", "condition": "damaged"}), cost=0)


def test_thick_skinned_boxer_hits_back_for_every_bruise() -> None:
    """This Animal has +N Attack for each damage token on it."""
    per, base = amount("thick-skinned-boxer", "standing", 0), attack("thick-skinned-boxer")
    boxer = shipped("thick-skinned-boxer")
    for damage in (0, 1, 2):
        t = position(side(animals=[placed(boxer, damage=damage), placed(OX, damage=3)]), side())
        assert t.attack("thick-skinned-boxer") == base + damage * per
        t.do("attack thick-skinned-boxer")
        assert t.stronghold_damage(2) == base + damage * per
    t = position(side(animals=[placed(boxer, damage=2)], hand=[MEND]), side())
    assert t.do("play mend").attack("thick-skinned-boxer") == base + per, "less when it is mended"


def test_thick_skinned_boxer_is_hurt_and_hits_at_the_same_time() -> None:
    """This Animal has +N Attack for each damage token on it."""
    foe = animal("A", attack=2, health=12)
    t = position(side(animals=[foe]), side(animals=[shipped("thick-skinned-boxer")]))
    t.do("attack A")
    assert t.damage("A") == attack("thick-skinned-boxer"), "the new bruises come with the blow, not before it"
    assert t.attack("thick-skinned-boxer") == attack("thick-skinned-boxer") + 2 * amount(
        "thick-skinned-boxer", "standing", 0
    )


def test_sergeant_bellow_angers_the_damaged() -> None:
    """Arrival – Give each of your damaged Animals N Fury."""
    fury = amount("sergeant-bellow", "texts", 0, "do", 0)
    own = [placed(OX, damage=1), placed(COW, damage=2), animal("whole")]
    t = position(side(hand=[shipped("sergeant-bellow")], animals=own), side(animals=[placed(animal("B"), damage=1)]))
    t.do("play sergeant-bellow", "take")
    names = ("Ox", "Cow", "whole", "sergeant-bellow", "B")
    assert [t.animal(each).fury for each in names] == [fury, fury, 0, 0, 0]


def test_sergeant_bellow_shouts_at_nobody() -> None:
    """Arrival – Give each of your damaged Animals N Fury."""
    foe = side(animals=[placed(animal("B"), damage=1)])
    t = position(side(hand=[shipped("sergeant-bellow")], animals=[OX]), foe)
    assert t.do("play sergeant-bellow").asks == "MainPhase"
    t = position(side(hand=[shipped("sergeant-bellow")], animals=[placed(OX, damage=1)]), foe)
    assert t.do("play sergeant-bellow", "done").animal("Ox").fury == 0, "optional"


def test_duchess_of_demolition_hits_everybody_else() -> None:
    """Arrival – Deal N damage to each other Animal."""
    n = amount("duchess-of-demolition", "texts", 0, "do", 0)
    frail = animal("frail", health=n, last_words=[node("draw")])
    t = position(side(hand=[shipped("duchess-of-demolition")], animals=[OX, frail]), side(animals=[COW, frail]))
    t.do("play duchess-of-demolition", "take")
    assert [t.damage(each) for each in ("Ox", "Cow", "duchess-of-demolition")] == [n, n, 0]
    assert (t.stronghold_damage(1), t.stronghold_damage(2)) == (0, 0)
    assert [t.where("frail"), "frail" in t.support(2)] == ["support 1", True], "all at once"
    assert t.actor == 1, "and then the Last Words, the active player's first"
    assert t.do("take").actor == 2


def test_duchess_of_demolition_may_be_gentle() -> None:
    """Arrival – Deal N damage to each other Animal."""
    t = position(side(hand=[shipped("duchess-of-demolition")], animals=[OX]), side(animals=[COW]))
    t.do("play duchess-of-demolition", "done")
    assert (t.damage("Ox"), t.damage("Cow")) == (0, 0)
    t = position(side(hand=[shipped("duchess-of-demolition")]), side())
    assert t.do("play duchess-of-demolition").asks == "MainPhase", "there is nobody else"


def test_duchess_of_demolition_hits_the_attackers_by_rally() -> None:
    """Arrival – Deal N damage to each other Animal."""
    n = amount("duchess-of-demolition", "texts", 0, "do", 0)
    t = rallied("duchess-of-demolition", [COW], animals=[OX]).do("take")
    assert [t.damage(each) for each in ("Ram", "Cow", "Ox", "duchess-of-demolition")] == [n, n, n, 0]
    assert (t.asks, t.actor) == ("Rally", 2)


def test_red_rag_angers_for_every_damaged_opposing_animal() -> None:
    """Deal N damage to an opposing Animal. For each damaged opposing Animal, give one of your Animals N Fury."""
    n, fury = amount("red-rag", "do", 0), amount("red-rag", "do", 1, "do", 0)
    foes = [animal("B", health=12), placed(animal("C", health=12), damage=1), animal("D", health=12)]
    t = position(side(hand=[shipped("red-rag")], animals=[placed(OX, damage=1), COW]), side(animals=foes))
    t.do("play red-rag")
    t.refused("target Ox", "UN-82")
    t.do("target B")
    assert t.damage("B") == n
    t.refused("target C", "UN-82")
    t.do("target Ox", "target Cow")
    assert [t.animal(each).fury for each in ("Ox", "Cow")] == [fury, fury], "B and C, of choice each time"
    assert (t.asks, t.where("red-rag")) == ("MainPhase", "support 1")


def test_red_rag_counts_the_one_that_is_about_to_fall() -> None:
    """Deal N damage to an opposing Animal. For each damaged opposing Animal, give one of your Animals N Fury.

    A whole Item is carried out before anything is eliminated (UN-74)."""
    frail = animal("B", health=amount("red-rag", "do", 0))
    t = position(side(hand=[shipped("red-rag")], animals=[OX]), side(animals=[frail])).do("play red-rag")
    assert (t.where("B"), t.animal("Ox").fury) == ("support 2", amount("red-rag", "do", 1, "do", 0))


def test_red_rag_finds_no_one_to_anger() -> None:
    """Deal N damage to an opposing Animal. For each damaged opposing Animal, give one of your Animals N Fury."""
    t = position(side(hand=[shipped("red-rag")]), side(animals=[COW])).do("play red-rag")
    assert (t.damage("Cow"), t.asks) == (amount("red-rag", "do", 0), "MainPhase")
    t = position(side(hand=[shipped("red-rag")], animals=[OX]), side()).do("play red-rag")
    assert (t.animal("Ox").fury, t.asks) == (0, "MainPhase")


@pytest.mark.parametrize("less", [0, 1])
def test_return_to_sender_moves_damage(less: int) -> None:
    """Move N damage tokens (or all, if there are fewer) from one of your damaged Animals onto an opposing Animal."""
    n = amount("return-to-sender", "do", 0)
    own = [placed(OX, damage=n + 1 - 2 * less), placed(COW, damage=1), animal("whole")]
    foes = [shipped("knight-of-the-lid"), placed(animal("B", health=12), damage=1)]
    t = position(side(hand=[shipped("return-to-sender")], animals=own), side(animals=foes))
    t.do("play return-to-sender")
    assert t.options() == ["target 1:Ox", "target 1:Cow"]
    t.refused("target whole", "UN-28")
    t.refused("target B", "UN-82")
    t.do("target Ox")
    t.refused("target Cow", "UN-82")
    t.refused("stronghold 2", "UN-28")
    t.do("target B")
    assert (t.damage("Ox"), t.damage("B")) == (1 - less, 1 + n - less), "up to so many"


def test_return_to_sender_is_not_damage_that_armour_prevents() -> None:
    """Move N damage tokens (or all, if there are fewer) from one of your damaged Animals onto an opposing Animal."""
    own, foe = [placed(OX, damage=1)], [shipped("knight-of-the-lid")]
    t = position(side(hand=[shipped("return-to-sender")], animals=own), side(animals=foe)).do("play return-to-sender")
    assert (t.damage("Ox"), t.damage("knight-of-the-lid")) == (0, 1)


def test_return_to_sender_defeats_by_rally() -> None:
    """Move N damage tokens (or all, if there are fewer) from one of your damaged Animals onto an opposing Animal."""
    n = amount("return-to-sender", "do", 0)
    t = rallied("return-to-sender", [animal("B", health=n)], animals=[placed(OX, damage=n)])
    t.do("target B")
    assert (t.damage("Ox"), t.where("B"), t.asks, t.actor) == (0, "support 1", "Rally", 2)


def test_return_to_sender_without_damage_or_without_a_receiver() -> None:
    """Move N damage tokens (or all, if there are fewer) from one of your damaged Animals onto an opposing Animal."""
    card = shipped("return-to-sender")
    t = position(side(hand=[card], animals=[OX]), side(animals=[COW])).do("play return-to-sender")
    assert (t.damage("Cow"), t.asks) == (0, "MainPhase")
    t = position(side(hand=[card], animals=[placed(OX, damage=2)]), side()).do("play return-to-sender")
    assert t.damage("Ox") == 2, "tokens that go nowhere stay where they are"


def test_anvil_yard_angers_one() -> None:
    """Once per turn, you may pay N Support to give one of your Animals N Fury."""
    fury = amount("anvil-yard", "do", 0)
    t = at_stronghold("anvil-yard", side(animals=[animal("B")]), animals=[OX, COW], hand=1).do("ability")
    t.refused("target B", "UN-82")
    t.do("target Cow")
    assert (t.animal("Ox").fury, t.attack("Cow"), len(t.removed(1))) == (0, fury, cost("anvil-yard"))
    t.refused("ability", "UN-36")
    t.do("done", "card plain")
    assert t.attack("Cow") == fury, "Fury stays"
