"""Raccoons: the tinkers."""

import pytest
from feral import COW, OX, amount, at_stronghold, attack, cost, health, rallied

from ludotek.testing.untamed import Data, animal, item, node, placed, position, shipped, side

BOLT = item("bolt", node("damage", n=3, target={}), cost=0)
JUNK = item("junk", node("draw"), cost=5)


def test_dustbin_diver_brings_an_item_back() -> None:
    """Arrival – Return an Item from your Support zone to your hand."""
    t = position(side(hand=[shipped("dustbin-diver")], support=[BOLT, JUNK, OX]), side(support=[BOLT]))
    t.do("play dustbin-diver", "take")
    t.refused("card Ox", "UN-28")
    t.refused("done", "UN-28")
    t.do("card junk")
    assert (t.hand(1), t.support(1), t.support(2)) == (["junk"], ["bolt", "Ox"], ["bolt"])


@pytest.mark.parametrize("support", [[], [OX]])
def test_dustbin_diver_finds_nothing_where_there_is_no_item(support: list[Data]) -> None:
    """Arrival – Return an Item from your Support zone to your hand."""
    t = position(side(hand=[shipped("dustbin-diver")], support=support), side(support=[BOLT]))
    t.do("play dustbin-diver")
    assert (t.asks, t.hand(1)) == ("MainPhase", [])


def test_dustbin_diver_may_leave_it_there() -> None:
    """Arrival – Return an Item from your Support zone to your hand."""
    t = position(side(hand=[shipped("dustbin-diver")], support=[BOLT]), side())
    t.do("play dustbin-diver", "done")
    assert (t.hand(1), t.support(1)) == ([], ["bolt"])


def test_knight_of_the_lid_is_hit_less_hard() -> None:
    """Whenever damage would be dealt to this Animal, prevent N of it."""
    less = amount("knight-of-the-lid", "standing", 0)
    blow = item("blow", node("damage", n=less + 1, target={}), cost=0)
    foe = animal("A", attack=less + 1, health=12)
    t = position(side(animals=[foe], hand=[blow]), side(animals=[placed(shipped("knight-of-the-lid"), fury=3)]))
    t.do("attack A")
    assert t.damage("knight-of-the-lid") == 1
    assert t.damage("A") == attack("knight-of-the-lid") + 3, "the others are hit as ever"
    t.do("play blow")
    assert t.damage("knight-of-the-lid") == 2


def test_knight_of_the_lid_does_not_feel_a_small_blow() -> None:
    """Whenever damage would be dealt to this Animal, prevent N of it."""
    pat = animal("pat", attack=amount("knight-of-the-lid", "standing", 0), health=12)
    t = position(side(animals=[pat]), side(animals=[placed(shipped("knight-of-the-lid"), fury=1)]))
    t.do("attack pat")
    assert t.damage("knight-of-the-lid") == 0
    assert t.log.count(("damaged", "UN-31")) == 1, "only the attacker is told to be hurt"


def test_knight_of_the_lid_protects_from_damage_only() -> None:
    """Whenever damage would be dealt to this Animal, prevent N of it."""
    knight = shipped("knight-of-the-lid")
    t = position(side(hand=[item("end", node("destroy", target={}), cost=0)]), side(animals=[knight]))
    assert t.do("play end").where("knight-of-the-lid") == "support 2"
    shift = item("shift", node("move-damage", n=2, target={"whose": "own"}, onto={}), cost=0)
    t = position(side(hand=[shift], animals=[placed(OX, damage=2)]), side(animals=[knight]))
    assert t.do("play shift").damage("knight-of-the-lid") == 2, "moving tokens deals no damage"


def test_knight_of_the_lid_stands_guard_at_once_by_rally() -> None:
    """Whenever damage would be dealt to this Animal, prevent N of it."""
    less = amount("knight-of-the-lid", "standing", 0)
    t = rallied("knight-of-the-lid", [animal("A", attack=less + 1, health=12)])
    t.do("done", "attack A")
    assert (t.damage("knight-of-the-lid"), t.stronghold_damage(2)) == (1, 0)


def test_granny_sprocket_mends_another_in_upkeep() -> None:
    """Before you draw in your Upkeep phase, remove N damage from one of your other damaged Animals."""
    n = amount("granny-sprocket", "texts", 0, "do", 0)
    granny = placed(shipped("granny-sprocket"), damage=1)
    t = position(side(animals=[granny, placed(OX, damage=n + 1), placed(COW, damage=n), animal("whole")]), side())
    t.do("done")
    assert (t.asks, len(t.hand(1))) == ("ChooseWhether", 0), "before the two cards are drawn"
    t.do("take")
    assert t.options() == ["target 1:Ox", "target 1:Cow"]
    t.refused("target granny-sprocket", "UN-28")
    t.refused("target whole", "UN-28")
    t.do("target Ox")
    assert [t.damage(each) for each in ("Ox", "Cow", "granny-sprocket")] == [1, n, 1]
    assert len(t.hand(1)) == 2


def test_granny_sprocket_has_nothing_to_mend() -> None:
    """Before you draw in your Upkeep phase, remove N damage from one of your other damaged Animals."""
    t = position(
        side(animals=[placed(shipped("granny-sprocket"), damage=1), OX]), side(animals=[placed(COW, damage=1)])
    )
    t.do("done")
    assert t.asks == "ToSupport", "neither herself nor an opposing Animal"


def test_granny_sprocket_keeps_to_her_own_upkeep() -> None:
    """Before you draw in your Upkeep phase, remove N damage from one of your other damaged Animals."""
    t = position(side(hand=1), side(animals=[shipped("granny-sprocket"), placed(OX, damage=2)]))
    t.do("done")
    assert (t.asks, t.actor) == ("ToSupport", 1)


def test_granny_sprocket_sharpens_the_others() -> None:
    """Your other Animals have +N Attack."""
    n = amount("granny-sprocket", "standing", 0)
    t = position(side(hand=[shipped("granny-sprocket")], animals=[OX]), side(animals=[COW]))
    assert t.attack("Ox") == 0
    t.do("play granny-sprocket")
    assert (t.attack("Ox"), t.attack("Cow")) == (n, 0)
    assert t.attack("granny-sprocket") == attack("granny-sprocket")
    t.do("attack Ox", "stronghold 2")
    assert t.stronghold_damage(2) == n


def test_granny_sprocket_takes_it_along() -> None:
    """Your other Animals have +N Attack."""
    n = amount("granny-sprocket", "standing", 0)
    end = item("end", node("destroy", target={}), cost=0)
    two = [shipped("granny-sprocket"), shipped("granny-sprocket")]
    t = position(side(hand=[end, end]), side(animals=[*two, OX]))
    assert t.attack("Ox") == 2 * n
    assert t.attack("granny-sprocket") == attack("granny-sprocket") + n
    t.do("play end", "target granny-sprocket")
    assert (t.attack("Ox"), t.attack("granny-sprocket")) == (n, attack("granny-sprocket"))
    t.do("play end", "target granny-sprocket")
    assert t.attack("Ox") == 0


def test_foreman_bolt_shields_the_others() -> None:
    """Whenever damage would be dealt to one of your other Animals, prevent N of it."""
    less = amount("foreman-bolt", "standing", 0)
    blow = item("blow", node("damage", n=less + 1, target={"many": "each", "whose": "any", "what": "either"}), cost=0)
    t = position(side(hand=[blow], animals=[COW]), side(animals=[shipped("foreman-bolt"), OX]))
    t.do("play blow")
    assert [t.damage(each) for each in ("Ox", "foreman-bolt", "Cow")] == [1, less + 1, less + 1]
    assert t.stronghold_damage(2) == less + 1


def test_foreman_bolt_shields_in_a_fight_until_he_falls() -> None:
    """Whenever damage would be dealt to one of your other Animals, prevent N of it."""
    less = amount("foreman-bolt", "standing", 0)
    near = placed(shipped("foreman-bolt"), damage=health("foreman-bolt") - 1)
    one, two = animal("one", attack=less + 1), animal("two", attack=less + 1)
    t = position(side(animals=[one, two], hand=[BOLT]), side(animals=[near, OX]))
    t.do("attack one", "target Ox")
    assert t.damage("Ox") == 1
    t.do("play bolt", "target foreman-bolt", "attack two", "target Ox")
    assert t.damage("Ox") == 1 + less + 1


def test_miracle_tape_mends_all_and_angers_one() -> None:
    """Remove N damage from each of your Animals. Give one of your Animals N Fury."""
    n, fury = amount("miracle-tape", "do", 0), amount("miracle-tape", "do", 1)
    own = [placed(OX, damage=n + 1), placed(COW, damage=1)]
    t = position(side(hand=[shipped("miracle-tape")], animals=own), side(animals=[placed(animal("B"), damage=1)]))
    t.do("play miracle-tape")
    assert [t.damage(each) for each in ("Ox", "Cow", "B")] == [1, 0, 1]
    t.refused("target B", "UN-82")
    t.do("target Cow")
    assert [t.animal(each).fury for each in ("Ox", "Cow", "B")] == [0, fury, 0]
    assert (t.attack("Cow"), t.where("miracle-tape")) == (fury, "support 1")


def test_miracle_tape_by_rally_and_without_animals() -> None:
    """Remove N damage from each of your Animals. Give one of your Animals N Fury."""
    n = amount("miracle-tape", "do", 0)
    t = rallied("miracle-tape", animals=[placed(OX, damage=n)])
    assert (t.damage("Ox"), t.animal("Ox").fury, t.g.active) == (0, amount("miracle-tape", "do", 1), 0)
    t = position(side(hand=[shipped("miracle-tape")]), side(animals=[OX])).do("play miracle-tape")
    assert (t.asks, t.where("miracle-tape")) == ("MainPhase", "support 1")


def test_scrap_cathedral_mends_or_sharpens() -> None:
    """Once per turn, you may pay N Support to either remove N damage from one of your Animals, or give one of your
    Animals +N Attack until the end of the turn."""
    healed, more = (amount("scrap-cathedral", "do", 0, "of", i, "do", 0) for i in (0, 1))
    given: Data = {"animals": [placed(OX, damage=healed + 1), COW], "hand": 1}
    foe = side(animals=[placed(animal("B"), damage=1)])
    t = at_stronghold("scrap-cathedral", foe, **given).do("ability", "mode 1")
    t.refused("target B", "UN-82")
    t.refused("stronghold 1", "UN-28")
    t.do("target Ox")
    assert (t.damage("Ox"), t.attack("Ox")) == (1, 0)
    t.refused("ability", "UN-36")
    t = at_stronghold("scrap-cathedral", foe, **given).do("ability", "mode 2")
    t.refused("target B", "UN-82")
    t.do("target Ox")
    assert (t.damage("Ox"), t.attack("Ox")) == (healed + 1, more)
    assert len(t.removed(1)) == cost("scrap-cathedral")
    t.do("done", "card plain")
    assert t.attack("Ox") == 0, "only until the end of the turn"
