"""The examples that the rulebook works out, with its own numbers."""

import pytest

from ludotek.testing.reckoners import Position, district, position, reckoner, shipped, steelheart

# ---------------------------------------------------------------------- the weakened value


@pytest.mark.rule("RK-19")
@pytest.mark.parametrize(("health", "after"), [(7, 4), (5, 4), (4, 4), (3, 3)])
def test_faultline_falls_to_4_unless_she_is_there_or_below_already(health: int, after: int) -> None:
    t = position(
        reckoner("tia", dice=["purple:research+research"], at=1),
        districts=[district(shipped("faultline"), research=2, health=health)],
    )
    t.do("tia: die purple:research+research", "research the-loop", "research the-loop")
    assert (t.research("faultline"), t.health("faultline")) == (0, after)


# ---------------------------------------------------------------------- plan tokens and dice


def tia_against_digzone_and_frostbite(plans: int = 1) -> Position:
    """Tia is with Digzone, who has Research 1 left. Frostbite, elsewhere, has 2. She has double Research, Money, Plan."""
    return position(
        reckoner("tia", dice=["purple:research+research", "basic:money", "basic:plan"], plans=plans, at=1),
        reckoner("cody", plans=0, at=3),
        districts=[district(shipped("digzone"), research=1), district(shipped("frostbite"), research=2)],
    )


@pytest.mark.rule("RK-31", "RK-38", "RK-86")
def test_tia_wastes_half_of_her_die_on_digzone() -> None:
    t = tia_against_digzone_and_frostbite()
    t.do("tia: die purple:research+research", "research the-loop")
    assert (t.research("digzone"), t.research("frostbite")) == (0, 2)
    assert t.told("symbols-lost") == [[0, 1]]
    t.do("die basic:money", "move newcago-theatre")
    t.refused("die purple:research+research", reason="no-such-die")


@pytest.mark.rule("RK-31", "RK-86")
def test_tia_cannot_move_between_the_two_researches_of_one_die() -> None:
    t = tia_against_digzone_and_frostbite()
    t.do("tia: die purple:research+research")
    t.refused("die basic:money", "RK-31")
    t.refused("research newcago-theatre", "RK-31", reason="out-of-reach")
    t.do("research the-loop")
    assert t.asks == "UseDice", "the second symbol did not wait for her to move"


@pytest.mark.rule("RK-42", "RK-32", "RK-38")
def test_tia_weakens_both_with_her_plan_token() -> None:
    t = tia_against_digzone_and_frostbite()
    t.do("tia: token", "research the-loop")
    assert (t.research("digzone"), t.plans("tia")) == (0, 0)
    t.do("die basic:money", "move newcago-theatre", "die purple:research+research")
    t.do("research newcago-theatre", "research newcago-theatre")
    assert (t.research("frostbite"), t.dice("tia")) == (0, ["basic:plan"])


@pytest.mark.rule("RK-41", "RK-42")
def test_tia_cannot_use_the_plan_of_her_basic_die_in_the_same_round() -> None:
    t = tia_against_digzone_and_frostbite(plans=0)
    t.do("tia: die basic:plan", "plan")
    assert (t.new_plans("tia"), t.plans("tia")) == (1, 0)
    t.refused("token", "RK-42", reason="no-token")


# ---------------------------------------------------------------------- teamwork


@pytest.mark.rule("RK-29", "RK-38", "RK-39", "RK-40", "RK-36")
def test_abraham_waits_for_tia_and_together_they_defeat_nightwielder() -> None:
    """Abraham rolls twice 2 Attack Epic and waits; Tia comes to 3 Research; he keeps, rerolls, and gets the rest."""
    double = "green:attack+attack"
    first = [double, double, "green:plan", "basic:money", "basic:money", "basic:plan"]
    t = position(
        reckoner("abraham", at=2, plans=0, held=["basic"] * 3 + ["green"] * 3),
        reckoner("tia", at=2, plans=0, held=["basic", "purple"]),
        districts=[district(), district(shipped("nightwielder"), enforcement=2)],
        phase="roll",
        rolls={
            "abraham": [*first, "green:attack", "basic:enforcement", "basic:enforcement", "basic:plan"],
            "tia": ["purple:money", "basic:research", "purple:research+research"],
        },
    )
    assert (t.districts[1], t.research(2), t.health(2)) == ("newcago-theatre", 3, 99)
    assert t.rolled("abraham").count("green:attack+attack") == 2
    t.do("tia: die basic:research", "roll")
    assert t.dice("tia") + t.rolled("tia") == ["basic:research", "purple:research+research"]
    t.do("tia: done")
    assert t.asks == "RollDice", "he has waited all the time"
    t.do("abraham: die green:attack+attack", "die green:attack+attack", "roll", "done")
    assert t.asks == "UseDice"
    assert t.dice("abraham").count("basic:enforcement") == 2
    t.do("tia: die basic:research", "research newcago-theatre")
    t.do("die purple:research+research", "research newcago-theatre", "research newcago-theatre")
    assert (t.research("nightwielder"), t.health("nightwielder")) == (0, 5)
    for _ in range(2):
        t.do("abraham: die green:attack+attack", "attack newcago-theatre", "attack newcago-theatre")
    assert t.health("nightwielder") == 1
    t.do("abraham: die green:attack", "attack newcago-theatre")
    assert (t.epic("newcago-theatre"), t.pile("felled")) == ("", ["nightwielder"])
    assert t.enforcement("newcago-theatre") == 2, "they stay when he falls"
    t.do("abraham: die basic:enforcement", "fight newcago-theatre", "die basic:enforcement", "fight newcago-theatre")
    assert t.enforcement("newcago-theatre") == 0


# ---------------------------------------------------------------------- harming Steelheart directly


def david_with_faultline_and_steelheart() -> Position:
    return position(
        reckoner("david", dice=["blue:contain+contain"], at=1),
        districts=[district(shipped("faultline"), bracket=3)],
        steelheart=steelheart(at=1, red=3, blue=2, yellow=2, white=2),
    )


@pytest.mark.rule("RK-31", "RK-37", "RK-44")
@pytest.mark.parametrize("colour", ["red", "blue", "yellow", "white"])
def test_david_contains_steelheart_once_and_faultline_once(colour: str) -> None:
    t = david_with_faultline_and_steelheart()
    before = t.track(colour)
    t.do("david: die blue:contain+contain", f"contain {colour}", "contain the-loop")
    assert (t.track(colour), t.bracket("faultline"), t.dice("david")) == (before - 1, 2, [])


@pytest.mark.rule("RK-31", "RK-37", "RK-44")
def test_david_contains_any_of_steelhearts_tracks_twice() -> None:
    t = david_with_faultline_and_steelheart()
    t.do("david: die blue:contain+contain", "contain red", "contain red")
    assert (t.track("red"), t.bracket("faultline")) == (1, 3)
    t = david_with_faultline_and_steelheart()
    t.do("david: die blue:contain+contain", "contain white", "contain blue")
    assert [t.track(colour) for colour in ("red", "blue", "yellow", "white")] == [3, 1, 2, 1]


# ---------------------------------------------------------------------- the activation of Curveball


@pytest.mark.rule("RK-55", "RK-56", "RK-57", "RK-60", "RK-61", "RK-64")
def test_curveball_costs_3_population_in_all() -> None:
    """One Enforcement is with him; the bracket stands after the third of five actions."""
    t = position(districts=[district(shipped("curveball"), bracket=3, enforcement=1)], steelheart=steelheart(red=2))
    t.run("epic curveball")
    assert [key for key, _ in t.log] == [
        "activated", "enforcement-added", "population-lost", "strengthened",
        "bracket-moved", "last-action-again", "population-lost", "population-lost",
    ]  # fmt: skip
    assert (t.enforcement("curveball"), t.track("red")) == (2, 3)
    assert t.bracket("curveball") == 4, "3 steps are wanted, 1 is made"
    assert t.told("last-action-again") == [[t.told("activated")[0][0], 2]]
    assert t.population == 40 - 1 - 2


# ---------------------------------------------------------------------- Megan's cards


def megan_with_her_cards() -> Position:
    """A double Attack Enforcement on a red die, a Contain on a basic one; EMP, Checkmate and Gravatonics."""
    cards = [shipped("emp"), shipped("checkmate"), shipped("gravatonics")]
    return position(
        reckoner("megan", dice=["red:enforcement+enforcement", "basic:contain"], cards=cards, plans=0, at=1),
        reckoner("cody", plans=0, at=3),
        districts=[district(shipped("carapace"), health=9, enforcement=3, bracket=5)],
    )


@pytest.mark.rule("RK-43", "RK-71", "RK-83", "RK-84")
def test_megan_gives_2_attack_enforcement_for_3_contain() -> None:
    t = megan_with_her_cards().do("megan: die red:enforcement+enforcement", "card emp")
    t.do("contain the-loop", "contain the-loop", "contain the-loop")
    assert (t.bracket(1), t.enforcement(1), t.dice("megan")) == (2, 3, ["basic:contain"])


@pytest.mark.rule("RK-71", "RK-83", "RK-84")
def test_megan_gives_the_3_contain_for_3_attack_epic() -> None:
    t = megan_with_her_cards().do("megan: die red:enforcement+enforcement", "card emp", "card checkmate")
    t.refused("contain the-loop", "RK-31", reason="no-symbol")
    t.refused("fight the-loop", "RK-31", reason="no-symbol")
    t.do("attack the-loop", "attack the-loop", "attack the-loop")
    assert (t.health(1), t.bracket(1), t.enforcement(1)) == (6, 5, 3)
    assert t.dice("megan") == ["basic:contain"]


@pytest.mark.rule("RK-76", "RK-71", "RK-83")
@pytest.mark.parametrize("fights", [0, 1, 2, 3])
def test_megan_reads_contain_as_attack_enforcement_and_the_results_as_she_likes(fights: int) -> None:
    t = megan_with_her_cards().do("megan: die basic:contain", "card emp")
    t.do(*["fight the-loop"] * fights, *["contain the-loop"] * (3 - fights))
    assert (t.enforcement(1), t.bracket(1)) == (3 - fights, 5 - (3 - fights))
    assert t.dice("megan") == ["red:enforcement+enforcement"]


@pytest.mark.rule("RK-84", "RK-31")
def test_megan_finishes_the_group_before_she_moves() -> None:
    t = megan_with_her_cards().do("megan: die basic:contain", "card emp", "contain the-loop")
    t.refused("die red:enforcement+enforcement", "RK-31")
    t.refused("move newcago-theatre", "RK-97", reason="already-used-a-symbol")
    t.do("fight the-loop", "contain the-loop", "die red:enforcement+enforcement", "move newcago-theatre")
    assert t.at("megan") == "newcago-theatre"


# ---------------------------------------------------------------------- Fortuity finds a base


@pytest.mark.rule("RK-65", "RK-52", "RK-94")
def test_fortuity_finds_a_base_and_the_die_is_bought_back() -> None:
    """The marker is on the last space."""
    t = position(
        reckoner("david", plans=0, at=1),
        reckoner("tia", plans=0, at=1),
        districts=[district(shipped("fortuity"), bracket=4)],
        base=4,
        money=2,
    )
    t.run("epic fortuity")
    assert (t.base, t.asks) == (0, "LoseDie")
    t.do("tia: lose david blue").all_done()
    assert (t.confiscated, t.held("david").count("blue")) == (["david blue"], 2)
    t.until("Acquire").do("david: buy-back david blue")
    assert (t.money, t.confiscated, t.held("david").count("blue")) == (0, [], 3)


# ---------------------------------------------------------------------- Steelheart's red and blue tracks


@pytest.mark.rule("RK-66")
def test_3_enforcement_come_in_groups_of_2() -> None:
    t = position(steelheart=steelheart(at=2, red=3, deployment=2)).run("track red")
    assert [t.enforcement(place) for place in (1, 2, 3)] == [0, 2, 1]
    assert t.supply[0] == 22


@pytest.mark.rule("RK-67")
def test_2_barricades_come_to_two_districts() -> None:
    t = position(steelheart=steelheart(at=2, blue=2)).run("track blue")
    assert [t.barricades(place) for place in (1, 2, 3)] == [0, 1, 1]
    assert t.supply[1] == 6
