"""Attacking (UN-29 to UN-35, UN-72, UN-73)."""

import pytest

from ludotek.games.untamed.game import GAME
from ludotek.testing.untamed import Position, animal, item, node, placed, position, side

OPPOSING = {"whose": "opposing"}
STRIKE = item("strike", node("damage", n=2, target={"whose": "any"}), cost=0)
ROUSE = item("rouse", node("ready", target={"whose": "own"}), cost=0)
DESTROY = item("destroy", node("destroy", target=OPPOSING), cost=0)
RETURN = item("return", node("return", target=OPPOSING), cost=0)
DRAW = [node("draw")]


# ---------------------------------------------------------------------- UN-29


@pytest.mark.rule("UN-29")
def test_UN_29_the_attacker_is_exhausted_before_it_has_a_target() -> None:
    t = position(side(animals=[animal("A")]), side(animals=[animal("B")]))
    t.do("attack A")
    assert t.asks == "ChooseAttackTarget"
    assert not t.animal("A").ready
    t.do("target B")
    assert not t.animal("A").ready
    assert t.log[0] == ("attacked-animal", "UN-29")


@pytest.mark.rule("UN-29")
def test_UN_29_targets_are_the_opposing_stronghold_and_the_opposing_animals() -> None:
    t = position(side(animals=[animal("A"), animal("C")]), side(animals=[animal("B"), animal("D")]))
    t.do("attack A")
    assert t.options() == ["stronghold 2", "target 2:B", "target 2:D"]
    t.refused("stronghold 1", "UN-29")
    t.refused("target C", "UN-29")
    t.refused("target A", "UN-29")


@pytest.mark.rule("UN-29")
def test_UN_29_an_exhausted_animal_does_not_attack() -> None:
    t = position(side(animals=[placed(animal("A"), ready=False)]), side(animals=[animal("B")]))
    assert "attack A" not in t.options()
    t.refused("attack A", "UN-29")


@pytest.mark.rule("UN-29")
def test_UN_29_only_own_animals_attack() -> None:
    t = position(side(), side(animals=[animal("B")]))
    assert not any(option.startswith("attack") for option in t.options())
    t.refused("done", "UN-14", seat=2)


@pytest.mark.rule("UN-29")
def test_UN_29_animals_do_not_block() -> None:
    t = position(side(animals=[animal("A", attack=2)]), side(animals=[animal("B"), animal("C")]))
    t.do("attack A", "stronghold 2")
    assert t.stronghold_damage(2) == 2
    assert t.log[0] == ("attacked-stronghold", "UN-29")


@pytest.mark.rule("UN-29")
def test_UN_29_without_any_target_nobody_attacks() -> None:
    """A rushing Animal may not attack the Stronghold, and there is nothing else."""
    t = position(side(animals=[placed(animal("A"), rushing=True)]), side())
    t.refused("attack A", "UN-29")
    assert t.animal("A").ready


# ---------------------------------------------------------------------- UN-30


@pytest.mark.rule("UN-30")
@pytest.mark.parametrize("attack", [0, 1, 4])
def test_UN_30_a_stronghold_takes_tokens_equal_to_the_attack(attack: int) -> None:
    t = position(side(animals=[animal("A", attack=attack)]), side(damage=2))
    t.do("attack A")
    assert t.stronghold_damage(2) == 2 + attack
    assert t.stronghold_damage(1) == 0
    assert (("stronghold-damaged", "UN-30") in t.log) == (attack > 0)


@pytest.mark.rule("UN-30")
def test_UN_30_a_stronghold_does_not_strike_back() -> None:
    t = position(side(animals=[animal("A", attack=3, health=1)]), side())
    t.do("attack A")
    assert t.damage("A") == 0


@pytest.mark.rule("UN-30", "UN-33")
def test_UN_30_a_blow_that_is_prevented_heals_nothing() -> None:
    mason = animal("mason", standing=[node("wall", n=3)])
    t = position(side(animals=[animal("A", attack=1)]), side(animals=[mason], damage=4))
    t.do("attack A", "stronghold 2")
    assert t.stronghold_damage(2) == 4


# ---------------------------------------------------------------------- UN-31


@pytest.mark.rule("UN-31")
@pytest.mark.parametrize("ready", [True, False])
def test_UN_31_both_deal_damage_even_if_the_defender_is_exhausted(ready: bool) -> None:
    t = position(
        side(animals=[animal("A", attack=2, health=9)]),
        side(animals=[placed(animal("B", attack=3, health=9), ready=ready)]),
    )
    t.do("attack A", "target B")
    assert (t.damage("A"), t.damage("B")) == (3, 2)
    assert t.log == [("attacked-animal", "UN-29"), ("damaged", "UN-31"), ("damaged", "UN-31")]
    assert t.animal("B").ready == ready, "to be attacked exhausts nobody"
    assert t.stronghold_damage(2) == 0


@pytest.mark.rule("UN-31")
def test_UN_31_the_damage_is_dealt_at_the_same_time() -> None:
    """Who falls still strikes, with the Attack that the other's presence gives or takes."""
    aura = [node("attack-aura", of="opposing", by=-1)]
    t = position(
        side(animals=[animal("A", attack=5, health=2)]),
        side(animals=[animal("B", attack=2, health=4, standing=aura)]),
    )
    t.do("attack A", "target B")
    assert (t.where("A"), t.where("B")) == ("support 1", "support 2")


# ---------------------------------------------------------------------- UN-32


@pytest.mark.rule("UN-32")
@pytest.mark.parametrize(("attack", "falls"), [(2, False), (3, True), (4, True)])
def test_UN_32_an_animal_with_damage_at_or_above_its_health_is_eliminated(attack: int, falls: bool) -> None:
    t = position(side(animals=[animal("A", attack=attack)]), side(animals=[animal("B", attack=0, health=3)]))
    t.do("attack A", "target B")
    assert t.in_play("B") != falls
    assert (t.where("B") == "support 2") == falls
    assert (("defeated", "UN-32") in t.log) == falls


@pytest.mark.rule("UN-32")
def test_UN_32_it_goes_to_the_support_zone_of_its_owner() -> None:
    t = position(
        side(animals=[animal("A", attack=3)]),
        side(animals=[placed(animal("B", attack=0), owner=1), animal("C")]),
    )
    t.do("attack A", "target B")
    assert (t.support(1), t.support(2)) == (["B"], [])


@pytest.mark.rule("UN-32")
@pytest.mark.parametrize(("attack", "falls"), [(1, False), (2, True), (5, True)])
def test_UN_32_a_stronghold_is_removed_from_the_game(attack: int, falls: bool) -> None:
    t = position(side(animals=[animal("A", attack=attack)]), side(damage=5))
    t.do("attack A")
    assert len(t.g.keeps[1].stack) == (2 if falls else 3)
    assert t.g.keeps[1].lost == int(falls)
    assert t.support(2) == []


@pytest.mark.rule("UN-32")
def test_UN_32_damage_by_an_effect_eliminates_too() -> None:
    t = position(side(hand=[STRIKE]), side(animals=[animal("B", health=2)]))
    t.do("play strike")
    assert t.where("B") == "support 2"
    assert ("damaged", "UN-32") in t.log


# ---------------------------------------------------------------------- UN-33


@pytest.mark.rule("UN-33")
def test_UN_33_damage_stays_from_turn_to_turn() -> None:
    t = position(side(animals=[animal("A", attack=2, health=9)], hand=1), side(animals=[animal("B", health=9)], hand=1))
    t.do("attack A", "target B", "done", "card plain", "done", "card plain")
    assert t.g.turn == 3
    assert (t.damage("A"), t.damage("B")) == (1, 2)
    t.do("attack A", "stronghold 2", "done", "card plain")
    assert t.stronghold_damage(2) == 2


@pytest.mark.rule("UN-33")
def test_UN_33_an_effect_removes_it() -> None:
    heal = item("heal", node("heal", n=2, target={"whose": "own", "what": "either"}), cost=0)
    t = position(side(animals=[placed(animal("A", health=9), damage=5)], hand=[heal, heal], damage=1), side())
    t.do("play heal", "target A")
    assert t.damage("A") == 3
    assert ("healed", "UN-33") in t.log
    t.do("play heal", "stronghold 1")
    assert t.stronghold_damage(1) == 0, "never below none"


@pytest.mark.rule("UN-33")
def test_UN_33_a_card_that_comes_again_has_no_damage() -> None:
    t = position(
        side(hand=[RETURN], animals=[animal("A")]),
        side(animals=[placed(animal("B", health=9), damage=5, fury=2)], hand=1),
    )
    t.do("play return", "done", "card plain", "play B")
    assert (t.damage("B"), t.animal("B").fury) == (0, 0)


# ---------------------------------------------------------------------- UN-34


@pytest.mark.rule("UN-34")
def test_UN_34_an_animal_attacks_once_a_turn_as_it_is_exhausted() -> None:
    t = position(side(animals=[animal("A", attack=1)], hand=1), side(hand=1))
    t.do("attack A")
    t.refused("attack A", "UN-29")
    t.do("done", "card plain", "done", "card plain", "attack A")
    assert t.stronghold_damage(2) == 2


@pytest.mark.rule("UN-34")
def test_UN_34_an_animal_that_an_effect_readies_may_attack_again() -> None:
    t = position(side(animals=[animal("A", attack=1)], hand=[ROUSE, ROUSE]), side())
    t.do("attack A", "play rouse")
    assert ("readied", "UN-34") in t.log
    t.do("attack A", "play rouse", "attack A")
    assert t.stronghold_damage(2) == 3
    t.refused("attack A", "UN-29")


# ---------------------------------------------------------------------- UN-35


@pytest.mark.rule("UN-35")
def test_UN_35_attack_includes_fury_in_attack_and_defence() -> None:
    t = position(
        side(animals=[placed(animal("A", attack=1, health=9), fury=2)]),
        side(animals=[placed(animal("B", attack=0, health=9), fury=1)]),
    )
    assert (t.attack("A"), t.attack("B")) == (3, 1)
    t.do("attack A", "target B")
    assert (t.damage("B"), t.damage("A")) == (3, 1)


@pytest.mark.rule("UN-35")
def test_UN_35_a_text_about_attack_means_it_with_fury_and_all_changes() -> None:
    weak = item("weak", node("damage", n=1, target=OPPOSING | {"condition": "attack-at-most", "n": 2}), cost=0)
    t = position(
        side(hand=[weak]),
        side(animals=[animal("B", attack=2, health=9), placed(animal("C", attack=1, health=9), fury=2)]),
    )
    t.do("play weak")
    assert (t.damage("B"), t.damage("C")) == (1, 0)


@pytest.mark.rule("UN-35")
def test_UN_35_an_attack_below_0_counts_as_0() -> None:
    weaken = item("weaken", node("attack", by=-3, target=OPPOSING), cost=0)
    t = position(
        side(animals=[placed(animal("A", attack=1, health=9), damage=1)], hand=[weaken]),
        side(animals=[animal("B", attack=1, health=9)]),
    )
    t.do("play weaken")
    assert ("attack-changed", "UN-35") in t.log
    assert t.attack("B") == 0
    t.do("attack A", "target B")
    assert t.damage("A") == 1, "no damage, and none is taken away"


@pytest.mark.rule("UN-35")
def test_UN_35_changes_add_up_before_the_floor() -> None:
    aura = [node("attack-aura", of="opposing", by=-4)]
    t = position(side(animals=[animal("A", standing=aura)]), side(animals=[placed(animal("B", attack=3), fury=2)]))
    assert t.attack("B") == 1


# ---------------------------------------------------------------------- UN-72


@pytest.mark.rule("UN-72")
def test_UN_72_a_text_of_the_attack_comes_after_the_target_and_before_the_damage() -> None:
    fury = [node("fury", target="this")]
    t = position(side(animals=[animal("A", attack=1, attacks=fury)]), side(animals=[animal("B")]))
    t.do("attack A")
    assert (t.asks, t.animal("A").fury) == ("ChooseAttackTarget", 0)
    t.do("stronghold 2")
    assert (t.asks, t.stronghold_damage(2)) == ("ChooseWhether", 0)
    t.do("take")
    assert t.stronghold_damage(2) == 2


def kill_the_target(last: str) -> Position:
    shot = [node("damage", n=2, target=OPPOSING)]
    t = position(
        side(animals=[animal("A", attack=3, health=5, attacks=shot)]),
        side(animals=[animal("B", attack=2, health=2), animal("C", health=9)]),
    )
    return t.do("attack A", "target B", "take", last)


@pytest.mark.rule("UN-72")
def test_UN_72_no_damage_if_the_target_is_no_longer_in_play() -> None:
    t = kill_the_target("target B")
    assert t.where("B") == "support 2"
    assert ("attack-failed", "UN-72") in t.log
    assert (t.damage("A"), t.damage("C"), t.stronghold_damage(2)) == (0, 0, 0)
    assert not t.animal("A").ready, "the attacker stays exhausted"


@pytest.mark.rule("UN-72")
def test_UN_72_damage_if_the_target_is_still_there() -> None:
    t = kill_the_target("target C")
    assert (t.damage("C"), t.damage("A"), t.where("B")) == (2, 2, "support 2")


@pytest.mark.rule("UN-72")
def test_UN_72_no_damage_if_the_attacker_is_no_longer_in_play() -> None:
    doom = [node("destroy", target="this")]
    t = position(side(animals=[animal("A", attack=3, attacks=doom)]), side(animals=[animal("B", health=9)]))
    t.do("attack A", "target B")
    assert (t.where("A"), t.damage("B")) == ("support 1", 0)
    assert ("attack-failed", "UN-72") in t.log
    t = position(side(animals=[animal("A", attack=3, attacks=doom)]), side())
    t.do("attack A")
    assert (t.where("A"), t.stronghold_damage(2)) == ("support 1", 0)


@pytest.mark.rule("UN-72")
@pytest.mark.parametrize("target", ["target B", "stronghold 2"])
def test_UN_72_no_damage_if_the_attacker_has_changed_sides(target: str) -> None:
    """A fights for nobody once its attack has brought it over to the other player."""
    seize = [node("take-control", target={"whose": "opposing"})]
    bait = animal("bait", health=1, last_words=seize)
    t = position(
        side(animals=[animal("A", attack=3, health=9, attacks=[node("damage", n=1, target=OPPOSING)])]),
        side(animals=[animal("B", health=9), bait]),
    )
    t.do("attack A", target, "take", "target bait", "take")
    assert (t.g.side_with(t.animal("A").uid), t.g.side_with(t.animal("B").uid)) == (1, 1)
    assert (t.damage("A"), t.damage("B"), t.stronghold_damage(2)) == (0, 0, 0)
    assert ("attack-failed", "UN-72") in t.log


@pytest.mark.rule("UN-72")
def test_UN_72_no_damage_if_the_target_has_changed_sides() -> None:
    seize = [node("take-control", target=OPPOSING)]
    t = position(side(animals=[animal("A", attack=3, health=9, attacks=seize)]), side(animals=[animal("B", health=9)]))
    t.do("attack A", "target B", "take")
    assert t.g.side_with(t.animal("B").uid) == 0
    assert (t.damage("A"), t.damage("B"), t.animal("A").ready) == (0, 0, False)
    assert ("attack-failed", "UN-72") in t.log


@pytest.mark.rule("UN-72")
def test_UN_72_a_new_stronghold_is_another_target() -> None:
    shot = [node("damage", n=1, target={"whose": "opposing", "what": "stronghold"})]
    t = position(side(animals=[animal("A", attack=3, attacks=shot)]), side(damage=6))
    t.do("attack A", "take")
    assert (t.asks, t.g.keeps[1].lost) == ("Rally", 1)
    t.do("done")
    assert t.log[-1] == ("attack-failed", "UN-72")
    assert t.stronghold_damage(2) == 0


@pytest.mark.rule("UN-72")
def test_UN_72_the_text_is_of_this_animals_attack_only() -> None:
    fury = [node("fury", target="this")]
    t = position(
        side(animals=[animal("A"), animal("C", attacks=fury)]), side(animals=[animal("B", health=9, attacks=fury)])
    )
    t.do("attack A", "target B")
    assert t.asks == "MainPhase"


# ---------------------------------------------------------------------- UN-73


@pytest.mark.rule("UN-73")
def test_UN_73_a_destroyed_animal_is_defeated_as_if_by_damage() -> None:
    t = position(side(hand=[DESTROY]), side(animals=[placed(animal("B", health=9, last_words=DRAW), fury=3)]))
    t.do("play destroy")
    assert t.where("B") == "support 2"
    assert any(key == "defeated" for key, _ in t.log)
    assert (t.asks, t.actor) == ("ChooseWhether", 2)
    t.do("take")
    assert len(t.hand(2)) == 1


@pytest.mark.rule("UN-73")
def test_UN_73_one_that_returns_to_hand_is_not_defeated() -> None:
    mourner = animal("C", ally_defeated=[node("fury", target="this")])
    t = position(side(hand=[RETURN]), side(animals=[animal("B", last_words=DRAW), mourner]))
    t.do("play return", "target B")
    assert t.where("B") == "hand 2"
    assert ("returned", "UN-73") in t.log
    assert not any(key == "defeated" for key, _ in t.log)
    assert (t.asks, t.animal("C").fury) == ("MainPhase", 0)


@pytest.mark.rule("UN-73")
def test_UN_73_it_returns_to_its_owner() -> None:
    t = position(side(hand=[RETURN]), side(animals=[placed(animal("B"), owner=1)]))
    t.do("play return")
    assert t.where("B") == "hand 1"


@pytest.mark.rule("UN-73")
def test_UN_73_it_loses_its_tokens_all_the_same() -> None:
    back = item("back", node("return", target={"whose": "own"}), cost=0)
    t = position(side(hand=[back], animals=[placed(animal("A", cost=0, health=9), damage=4, fury=2)]), side())
    t.do("play back", "play A")
    assert (t.damage("A"), t.animal("A").fury, t.attack("A")) == (0, 0, 1)


# ---------------------------------------------------------------------- at a table with people


@pytest.mark.rule("UN-29")
@pytest.mark.parametrize("attended", [False, True])
def test_UN_29_people_confirm_the_only_target(attended: bool) -> None:
    """Nobody's Animal attacks before its player has said whom, and the option names the target."""
    t = position(side(animals=[animal("A", attack=2)]), side(), attended=attended)
    t.do("attack A")
    if not attended:
        assert t.stronghold_damage(2) == 2
        return
    assert (t.asks, t.options(), t.stronghold_damage(2)) == ("ChooseAttackTarget", ["stronghold 2"], 0)
    t.do("stronghold 2")
    assert t.stronghold_damage(2) == 2


@pytest.mark.rule("UN-29")
def test_UN_29_the_option_of_a_manticore_target_names_the_team() -> None:
    t = position(side(animals=[animal("A")]), side(animals=[animal("B")]), mode="manticore")
    t.do("attack A")
    phrase = GAME.explain(t.g, 0, t.g.options(0)[-1])
    assert (phrase.key, phrase.slots["seat"].key) == ("act-target-animal", "team")  # type: ignore[union-attr]
