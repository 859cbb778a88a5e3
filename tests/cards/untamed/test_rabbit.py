"""The Rabbits of Feral Factions, who are many and can do whatever is needed."""

import pytest
from feral import COW, OX, RAM, amount, at_stronghold, attack, cost, rallied

from ludotek.testing.untamed import animal, item, node, placed, position, shipped, side

TOP = [animal("Top"), animal("Next"), animal("Third")]
TRICK = item("Trick", node("draw"), cost=0)


def test_keen_volunteer_cheers_another() -> None:
    """Arrival – Choose one: give one of your other Animals +N Attack until the end of the turn; or remove N damage from
    one of your Animals or your Stronghold."""
    by = amount("keen-volunteer", "texts", 0, "do", 0, "of", 0, "do", 0)
    mine = [OX, placed(COW, damage=1, ready=False)]
    t = position(side(animals=mine, hand=[shipped("keen-volunteer"), TRICK]), side(animals=[RAM]))
    t.do("play keen-volunteer", "take")
    assert t.options() == ["mode 1", "mode 2"]
    t.do("mode 1")
    t.refused("target keen-volunteer", "UN-28")
    t.refused("stronghold 1", "UN-28")
    t.refused("target Ram", "UN-82")
    t.do("target Cow")
    assert (t.attack("Cow"), t.attack("Ox"), t.attack("keen-volunteer")) == (by, 0, attack("keen-volunteer"))
    t.do("done", "card Trick")
    assert (t.actor, t.attack("Cow")) == (2, 0)
    t = position(side(hand=[shipped("keen-volunteer")]), side()).do("play keen-volunteer", "take", "mode 1")
    assert (t.asks, t.attack("keen-volunteer")) == ("MainPhase", attack("keen-volunteer")), "alone it can cheer nobody"


@pytest.mark.parametrize("target", ["stronghold 1", "target Ox"])
def test_keen_volunteer_bandages(target: str) -> None:
    """Arrival – Choose one: give one of your other Animals +N Attack until the end of the turn; or remove N damage from
    one of your Animals or your Stronghold."""
    n = amount("keen-volunteer", "texts", 0, "do", 0, "of", 1, "do", 0)
    mine = [placed(OX, damage=n + 1)]
    t = position(side(animals=mine, hand=[shipped("keen-volunteer")], damage=n + 1), side(animals=[RAM], damage=1))
    t.do("play keen-volunteer", "take", "mode 2")
    assert t.options() == ["stronghold 1", "target 1:Ox", "target 1:keen-volunteer"]
    t.refused("stronghold 2", "UN-82")
    t.refused("target Ram", "UN-82")
    t.do(target)
    healed = target == "target Ox"
    assert (t.stronghold_damage(1), t.damage("Ox")) == ((n + 1, 1) if healed else (1, n + 1))
    t = position(side(hand=[shipped("keen-volunteer")], damage=1), side()).do("play keen-volunteer", "done")
    assert (t.asks, t.stronghold_damage(1)) == ("MainPhase", 1)


def test_auntie_come_along_brings_somebody() -> None:
    """Arrival – Put an Animal with cost N or less from your hand into play."""
    most = amount("auntie-come-along", "texts", 0, "do", 0)
    small, big = animal("Small", cost=most), animal("Big", cost=most + 1)
    hand = [shipped("auntie-come-along"), small, big, TRICK]
    t = position(side(hand=hand), side()).do("play auntie-come-along", "take")
    assert t.options() == ["card Small"]
    t.refused("card Big", "UN-28")
    t.refused("card Trick", "UN-28")
    t.refused("done", "UN-28")
    t.do("card Small")
    assert (t.where("Small"), t.animal("Small").ready) == ("play 1", False)
    assert t.ready_power(1) == 5 - cost("auntie-come-along"), "only the Auntie is paid for"
    t = position(side(hand=hand), side()).do("play auntie-come-along", "done")
    assert t.where("Small") == "hand 1"
    t = position(side(hand=[shipped("auntie-come-along"), big]), side()).do("play auntie-come-along", "take", "done")
    assert (t.asks, t.where("Big")) == ("MainPhase", "hand 1"), "asked though nobody fits: hands are secret"


def test_auntie_come_along_brings_nobody_without_room() -> None:
    """Arrival – Put an Animal with cost N or less from your hand into play."""
    hand = [shipped("auntie-come-along"), animal("Small", cost=0)]
    t = position(side(animals=[COW] * 6, hand=hand), side()).do("play auntie-come-along")
    assert (t.asks, t.where("Small")) == ("MainPhase", "hand 1")


def test_auntie_come_along_brings_an_animal_with_its_arrival_but_does_not_play_it() -> None:
    """Arrival – Put an Animal with cost N or less from your hand into play."""
    played = animal("Watcher", card_played=[node("draw")])
    hand = [shipped("auntie-come-along"), shipped("keen-volunteer")]
    t = position(side(animals=[placed(OX, damage=1), played], hand=hand), side())
    t.do("play auntie-come-along", "first 2", "take", "take", "card keen-volunteer")
    assert t.asks == "ChooseWhether"
    t.do("take", "mode 2", "target Ox")
    assert (t.damage("Ox"), t.asks, t.hand(1)) == (0, "MainPhase", ["plain"]), "one card was played, not two"


def test_jack_of_all_burrows_hurts_the_undamaged() -> None:
    """Arrival – Choose one: deal N damage to an undamaged opposing Animal; exhaust a ready opposing Animal; or draw a card."""
    n = amount("jack-of-all-burrows", "texts", 0, "do", 0, "of", 0, "do", 0)
    calf = animal("Calf", attack=0, health=12)
    t = position(
        side(animals=[RAM], hand=[shipped("jack-of-all-burrows")]), side(animals=[OX, placed(COW, damage=1), calf])
    )
    t.do("play jack-of-all-burrows", "take")
    assert t.options() == ["mode 1", "mode 2", "mode 3"]
    t.do("mode 1")
    assert t.options() == ["target 2:Ox", "target 2:Calf"]
    for name, rule in (("Cow", "UN-28"), ("Ram", "UN-82"), ("jack-of-all-burrows", "UN-82")):
        t.refused(f"target {name}", rule)
    t.refused("stronghold 2", "UN-28")
    t.do("target Calf")
    assert (t.damage("Calf"), t.damage("Ox"), t.damage("Cow"), t.hand(1)) == (n, 0, 1, [])


def test_jack_of_all_burrows_tires_the_ready() -> None:
    """Arrival – Choose one: deal N damage to an undamaged opposing Animal; exhaust a ready opposing Animal; or draw a card."""
    lion, bear = animal("Lion"), animal("Bear")
    there = side(animals=[lion, placed(bear, ready=False), COW], hand=1)
    t = position(side(animals=[RAM], hand=[shipped("jack-of-all-burrows")]), there)
    t.do("play jack-of-all-burrows", "take", "mode 2")
    assert t.options() == ["target 2:Lion", "target 2:Cow"]
    t.refused("target Bear", "UN-28")
    t.refused("target Ram", "UN-82")
    t.do("target Lion")
    assert (t.animal("Lion").ready, t.animal("Cow").ready, t.damage("Lion")) == (False, True, 0)
    t.do("done", "card plain")
    t.refused("attack Lion", "UN-29")
    assert t.refusal("attack Cow") is None


def test_jack_of_all_burrows_draws() -> None:
    """Arrival – Choose one: deal N damage to an undamaged opposing Animal; exhaust a ready opposing Animal; or draw a card."""
    t = position(side(hand=[shipped("jack-of-all-burrows")], deck=TOP), side(animals=[OX]))
    t.do("play jack-of-all-burrows", "take", "mode 3")
    assert (t.hand(1), t.damage("Ox"), t.animal("Ox").ready) == (["Top"], 0, True)
    t = position(side(hand=[shipped("jack-of-all-burrows")], deck=TOP), side()).do("play jack-of-all-burrows", "done")
    assert t.hand(1) == []


def test_jack_of_all_burrows_stops_an_attacker_in_its_own_turn() -> None:
    """Arrival – Choose one: deal N damage to an undamaged opposing Animal; exhaust a ready opposing Animal; or draw a card."""
    t = rallied("jack-of-all-burrows", opposing=[animal("Lion")]).do("take", "mode 2", "done")
    assert (t.actor, t.animal("jack-of-all-burrows").ready) == (1, True)
    t.refused("attack Lion", "UN-29")


def test_great_grandmother_clover_counts_the_family() -> None:
    """This Animal has +N Attack for each of your Animals, this one included."""
    by, base = amount("great-grandmother-clover", "standing", 0), attack("great-grandmother-clover")
    small = animal("Small", cost=0, health=1)
    t = position(side(animals=[shipped("great-grandmother-clover")], hand=[small]), side(animals=[OX, COW]))
    assert t.attack("great-grandmother-clover") == base + by, "she counts herself, but no opposing Animals"
    t.do("play Small")
    assert (t.attack("great-grandmother-clover"), t.attack("Small")) == (base + 2 * by, 1)
    t.do("attack great-grandmother-clover", "stronghold 2")
    assert t.stronghold_damage(2) == base + 2 * by


def test_great_grandmother_clover_misses_the_fallen() -> None:
    """This Animal has +N Attack for each of your Animals, this one included."""
    by, base = amount("great-grandmother-clover", "standing", 0), attack("great-grandmother-clover")
    t = position(side(animals=[RAM]), side(animals=[shipped("great-grandmother-clover"), animal("Small"), COW]))
    assert t.attack("great-grandmother-clover") == base + 3 * by
    t.do("attack Ram", "target Small")
    assert t.attack("great-grandmother-clover") == base + 2 * by
    t = rallied("great-grandmother-clover", animals=[COW])
    assert t.attack("great-grandmother-clover") == base + 2 * by


def test_dinner_bell_calls_all() -> None:
    """Give each of your Animals +N Attack until the end of the turn. If you have at least N Animals in play, draw a card."""
    by, n = amount("dinner-bell", "do", 0), amount("dinner-bell", "do", 1)
    for animals in (n - 1, n):
        mine = [animal(f"Guest-{i}", attack=1) for i in range(animals)]
        mixed = [placed(mine[0], damage=1, ready=False), *mine[1:]]
        t = position(side(animals=mixed, hand=[shipped("dinner-bell")], deck=TOP), side(animals=[OX, COW]))
        t.do("play dinner-bell")
        assert [t.attack(each["id"]) for each in mine] == [1 + by] * animals
        assert (t.attack("Ox"), t.hand(1)) == (0, ["Top"] if animals == n else [])
    t.do("done", "card Top")
    assert (t.actor, t.attack("Guest-0")) == (2, 1)


def test_dinner_bell_rings_only_for_those_who_are_there() -> None:
    """Give each of your Animals +N Attack until the end of the turn. If you have at least N Animals in play, draw a card."""
    late = animal("Late", cost=0, attack=1)
    t = position(side(animals=[OX], hand=[shipped("dinner-bell"), late]), side()).do("play dinner-bell", "play Late")
    assert (t.attack("Ox"), t.attack("Late")) == (amount("dinner-bell", "do", 0), 1)


def test_endless_warren_brings_somebody() -> None:
    """Once per turn, you may pay N Support to put an Animal with cost N or less from your hand into play."""
    most, price = amount("endless-warren", "do", 0), cost("endless-warren")
    small, big = animal("Small", cost=most, arrival=[node("draw")]), animal("Big", cost=most + 1)
    t = at_stronghold("endless-warren", hand=[small, big, TRICK], deck=TOP, ready=0).do("ability")
    assert (t.removed(1), t.options()) == (["plain"] * price, ["card Small"])
    t.refused("card Big", "UN-28")
    t.refused("card Trick", "UN-28")
    t.do("card Small")
    assert (t.where("Small"), t.animal("Small").ready, t.asks) == ("play 1", False, "ChooseWhether")
    t.do("take")
    assert t.hand(1) == ["Big", "Trick", "Top"]
    t.refused("ability", "UN-36")
    t = at_stronghold("endless-warren", hand=[small], support=price - 1)
    t.refused("ability", "UN-22", "UN-23")
    t = at_stronghold("endless-warren", animals=[COW] * 7, hand=[small]).do("ability")
    assert (t.asks, t.where("Small")) == ("MainPhase", "hand 1"), "no room for an eighth"
