"""What is printed on the cards of Feral Factions beside their texts: numbers, Guard, Rush, Focus and Rally."""

import pytest
from feral import OX, RAM, attack, cost, health

from ludotek.testing.untamed import Position, animal, item, node, placed, position, shipped, shipped_cards, side

CARDS = [name for name, data in shipped_cards().items() if "kind" in data]
ANIMALS = [name for name in CARDS if shipped(name)["kind"] == "animal"]
STRONGHOLDS = [name for name in shipped_cards() if name not in CARDS]

# Moved tokens are put, not dealt: nothing prevents them.
SHIFT = item("shift", node("move-damage", n=1, target={"whose": "own", "condition": "damaged"}, onto={}), cost=0)


def decline_all(t: Position) -> Position:
    """Whatever a card has to say when it enters play, nobody wants it."""
    while t.asks == "ChooseWhether":
        t.do("done")
    return t


# ---------------------------------------------------------------------- numbers


@pytest.mark.parametrize("name", CARDS)
def test_a_card_costs_its_printed_power(name: str) -> None:
    t = position(side(hand=[shipped(name)], ready=cost(name)), side())
    assert t.do(f"play {name}").ready_power(1) == 0
    if cost(name) > 0:
        t = position(side(hand=[shipped(name)], ready=cost(name) - 1), side())
        t.refused(f"play {name}", "UN-19")


@pytest.mark.parametrize("name", ANIMALS)
def test_an_animal_has_its_printed_attack(name: str) -> None:
    counts_itself = [each["by"] for each in shipped(name).get("standing", []) if each.get("per") == "own-animal"]
    t = position(side(animals=[shipped(name)]), side())
    assert t.attack(name) == attack(name) + sum(counts_itself)


@pytest.mark.parametrize("name", ANIMALS)
def test_an_animal_falls_at_its_printed_health(name: str) -> None:
    for before, where in ((health(name) - 2, "play 2"), (health(name) - 1, "support 2")):
        if before >= 0:
            victim = placed(shipped(name), damage=before)
            t = position(side(hand=[SHIFT], animals=[placed(OX, damage=1)]), side(animals=[victim]))
            assert decline_all(t.do("play shift")).where(name) == where


@pytest.mark.parametrize("name", STRONGHOLDS)
def test_a_stronghold_falls_at_seven_damage(name: str) -> None:
    keeps = [shipped(name), "fox" if shipped(name)["faction"] == "rat" else "rat"]
    for power, lost in ((6, 0), (7, 1)):
        t = position(side(animals=[animal("A", attack=power)]), side(strongholds=keeps))
        assert t.do("attack A").g.keeps[1].lost == lost


@pytest.mark.parametrize("name", STRONGHOLDS)
def test_an_ability_costs_its_printed_support(name: str) -> None:
    keeps = [shipped(name), "fox" if shipped(name)["faction"] == "rat" else "rat"]
    t = position(side(strongholds=keeps, support=cost(name), hand=[OX], animals=[OX]), side())
    t.do("ability")
    assert len(t.removed(1)) == cost(name)
    t = position(side(strongholds=keeps, support=cost(name) - 1), side())
    t.refused("ability", "UN-23")


# ---------------------------------------------------------------------- keywords


@pytest.mark.parametrize("name", ANIMALS)
def test_only_a_guard_protects(name: str) -> None:
    t = position(side(animals=[RAM]), side(animals=[shipped(name), OX]))
    t.do("attack Ram")
    if "guard" in shipped(name).get("keywords", []):
        assert t.damage(name) > 0 if t.in_play(name) else t.where(name) == "support 2", "there was nothing to choose"
    else:
        assert t.options() == ["stronghold 2", f"target 2:{name}", "target 2:Ox"]


@pytest.mark.parametrize("name", ANIMALS)
def test_only_a_rusher_attacks_animals_in_the_turn_it_is_played(name: str) -> None:
    t = decline_all(position(side(hand=[shipped(name)]), side(animals=[OX])).do(f"play {name}"))
    if "rush" in shipped(name).get("keywords", []):
        assert decline_all(t.do(f"attack {name}")).damage("Ox") > 0
    else:
        t.refused(f"attack {name}", "UN-29")
    t = decline_all(position(side(hand=[shipped(name)]), side()).do(f"play {name}"))
    t.refused(f"attack {name}", "UN-29")  # the Stronghold is no target in this turn


@pytest.mark.parametrize("name", CARDS)
def test_only_a_card_with_focus_is_played_for_support(name: str) -> None:
    focus = shipped(name).get("focus")
    t = position(side(hand=[shipped(name)], ready=0, support=focus or 9), side())
    if focus is None:
        t.refused(f"focus {name}", "UN-49")
    else:
        assert len(t.do(f"focus {name}").removed(1)) == focus
        t = position(side(hand=[shipped(name)], support=focus - 1), side())
        t.refused(f"focus {name}", "UN-22")


@pytest.mark.parametrize("name", CARDS)
def test_only_a_card_with_rally_is_played_when_drawn_for_a_lost_stronghold(name: str) -> None:
    t = position(side(animals=[RAM]), side(deck=[shipped(name), *[OX] * 5], ready=0))
    t.do("attack Ram")
    assert t.asks == "Rally"
    if not shipped(name).get("rally", False):
        t.refused(f"play {name}", "UN-42")
        return
    t.do(f"play {name}")
    if name in ANIMALS:
        assert (t.where(name), t.animal(name).ready) == ("play 2", True)
    else:
        assert t.where(name) != "hand 2"
