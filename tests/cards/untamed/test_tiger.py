"""Tigers: the duellists."""

import pytest
from feral import COW, OX, amount, at_stronghold, attack, cost, health, rallied

from ludotek.testing.untamed import Data, animal, item, node, placed, position, shipped, side

PREY = animal("prey", attack=0, health=1)
BOLT = item("bolt", node("damage", n=9, target={"condition": "undamaged"}), cost=0)
DUELLISTS = ["cub-on-probation", "trophy-curator", "lady-next-please"]


def test_cub_on_probation_grows_with_a_victory() -> None:
    """When this Animal attacks an Animal, defeats it and survives, give this Animal N Fury."""
    fury = amount("cub-on-probation", "texts", 0, "do", 0)
    cub = shipped("cub-on-probation")
    t = position(side(animals=[cub, OX]), side(animals=[PREY, COW])).do("attack cub-on-probation", "target prey")
    assert t.asks == "ChooseWhether"
    t.do("take")
    assert (t.animal("cub-on-probation").fury, t.animal("Ox").fury) == (fury, 0)
    assert t.attack("cub-on-probation") == attack("cub-on-probation") + fury
    t = position(side(animals=[cub]), side(animals=[PREY, COW])).do("attack cub-on-probation", "target prey", "done")
    assert t.animal("cub-on-probation").fury == 0


def test_cub_on_probation_may_hunt_at_once() -> None:
    """When this Animal attacks an Animal, defeats it and survives, give this Animal N Fury."""
    t = position(side(hand=[shipped("cub-on-probation")]), side(animals=[PREY]))
    t.do("play cub-on-probation", "attack cub-on-probation", "take")
    assert t.animal("cub-on-probation").fury == amount("cub-on-probation", "texts", 0, "do", 0)


def test_trophy_curator_collects() -> None:
    """When this Animal attacks an Animal, defeats it and survives, draw a card."""
    t = position(side(animals=[shipped("trophy-curator")], deck=[OX, COW]), side(animals=[PREY]))
    t.do("attack trophy-curator", "target prey", "take")
    assert (t.hand(1), t.deck(1)) == (["Ox"], ["Cow"])


@pytest.mark.parametrize("name", DUELLISTS)
def test_a_duellist_is_paid_for_nothing_else(name: str) -> None:
    """Not for a blow that is survived, a Stronghold, a victory in defence, another's victory, or one that it dies of."""
    tiger = shipped(name)
    t = position(side(animals=[tiger]), side(animals=[COW])).do(f"attack {name}", "target Cow")
    assert t.asks == "MainPhase", "it is not defeated"
    t = position(side(animals=[tiger]), side()).do(f"attack {name}")
    assert t.asks == "MainPhase", "a Stronghold"
    t = position(side(animals=[PREY]), side(animals=[tiger])).do("attack prey", f"target {name}")
    assert (t.where("prey"), t.asks) == ("support 1", "MainPhase"), "it did not attack"
    t = position(side(animals=[tiger, animal("A")]), side(animals=[PREY])).do("attack A", "target prey")
    assert (t.where("prey"), t.asks) == ("support 2", "MainPhase"), "another one's attack"
    t = position(side(animals=[tiger], hand=[BOLT]), side(animals=[PREY])).do("play bolt")
    assert (t.where("prey"), t.asks) == ("support 2", "MainPhase"), "an Item"
    martyr = animal("martyr", attack=health(name), health=1)
    t = position(side(animals=[tiger]), side(animals=[martyr])).do(f"attack {name}", "target martyr")
    assert (t.where("martyr"), t.where(name), t.asks) == ("support 2", "support 1", "MainPhase"), "both fell"


@pytest.mark.parametrize("name", DUELLISTS)
def test_a_duellist_is_paid_before_its_prey_speaks(name: str) -> None:
    """The attacker is the active player (UN-75)."""
    heir = animal("heir", attack=0, health=1, last_words=[node("draw")])
    t = position(side(animals=[shipped(name)]), side(animals=[heir])).do(f"attack {name}", "target heir")
    assert (t.asks, t.actor) == ("ChooseWhether", 1)
    t.do("take")
    assert (t.asks, t.actor) == ("ChooseWhether", 2)


def test_marquise_hush_likes_to_be_outnumbered() -> None:
    """Arrival – If an opponent has more Animals in play than you, attack with this Animal at once, even if it is
    exhausted."""
    t = position(side(hand=[shipped("marquise-hush")], animals=[OX]), side(animals=[COW] * 3))
    t.do("play marquise-hush", "take")
    assert t.asks == "ChooseAttackTarget"
    t.refused("target Ox", "UN-29")
    t.do("stronghold 2")
    assert (t.stronghold_damage(2), t.animal("marquise-hush").ready) == (attack("marquise-hush"), False)
    t.refused("attack marquise-hush", "UN-29")


def test_marquise_hush_may_hold_back() -> None:
    """Arrival – If an opponent has more Animals in play than you, attack with this Animal at once, even if it is
    exhausted."""
    t = position(side(hand=[shipped("marquise-hush")]), side(animals=[COW] * 3)).do("play marquise-hush", "done")
    assert (t.asks, t.stronghold_damage(2), t.animal("marquise-hush").ready) == ("MainPhase", 0, False)


@pytest.mark.parametrize("foes", [0, 1, 2])
def test_marquise_hush_counts_herself(foes: int) -> None:
    """Arrival – If an opponent has more Animals in play than you, attack with this Animal at once, even if it is
    exhausted."""
    t = position(side(hand=[shipped("marquise-hush")], animals=[OX]), side(animals=[COW] * foes))
    assert t.do("play marquise-hush").asks == "MainPhase"


@pytest.mark.rule("UN-43")
def test_marquise_hush_by_rally() -> None:
    """Arrival – If an opponent has more Animals in play than you, attack with this Animal at once, even if it is
    exhausted."""
    t = rallied("marquise-hush", [COW])
    assert (t.asks, t.animal("marquise-hush").ready) == ("Rally", True), "outnumbered, but nobody attacks by Rally"


def test_lady_next_please_attacks_on() -> None:
    """When this Animal attacks an Animal, defeats it and survives, ready this Animal."""
    lady = shipped("lady-next-please")
    t = position(side(animals=[lady, placed(OX, ready=False)]), side(animals=[PREY, PREY, COW]))
    for _ in range(2):
        t.do("attack lady-next-please", "target prey", "take")
        assert (t.animal("lady-next-please").ready, t.animal("Ox").ready) == (True, False)
    t.do("attack lady-next-please", "target Cow")
    assert not t.animal("lady-next-please").ready
    t.refused("attack lady-next-please", "UN-29")


def test_coup_de_grace_strikes_and_after_a_victory_readies() -> None:
    """If an opposing Animal was defeated this turn, ready one of your exhausted Animals. Deal N damage to an opposing
    Animal."""
    n = amount("coup-de-grace", "do", 1)
    own: list[Data] = [animal("A"), placed(OX, ready=False), animal("fresh")]
    given = side(hand=[shipped("coup-de-grace")], animals=own)
    t = position(given, side(animals=[COW, PREY])).do("play coup-de-grace")
    assert t.options() == ["target 2:Cow", "target 2:prey"], "nobody was defeated yet"
    t.do("target Cow")
    assert (t.damage("Cow"), t.animal("Ox").ready) == (n, False)
    t = position(given, side(animals=[COW, PREY])).do("attack A", "target prey", "play coup-de-grace")
    assert t.options() == ["target 1:A", "target 1:Ox"]
    t.refused("target fresh", "UN-28")
    t.do("target A")
    assert (t.animal("A").ready, t.animal("Ox").ready, t.damage("Cow")) == (True, False, n)


def test_coup_de_grace_does_not_count_what_it_does_itself() -> None:
    """If an opposing Animal was defeated this turn, ready one of your exhausted Animals. Deal N damage to an opposing
    Animal."""
    t = position(side(hand=[shipped("coup-de-grace")], animals=[placed(OX, ready=False)]), side(animals=[PREY]))
    t.do("play coup-de-grace")
    assert (t.where("prey"), t.animal("Ox").ready) == ("support 2", False)


def test_coup_de_grace_forgets_last_turn_and_own_losses() -> None:
    """If an opposing Animal was defeated this turn, ready one of your exhausted Animals. Deal N damage to an opposing
    Animal."""
    card, tired = shipped("coup-de-grace"), placed(OX, ready=False)
    bull = animal("bull", attack=9, health=12)
    t = position(side(hand=[card], animals=[PREY, tired]), side(animals=[bull])).do("attack prey", "target bull")
    t.do("play coup-de-grace")
    assert (t.where("prey"), t.animal("Ox").ready) == ("support 1", False), "an own loss"
    t = position(side(hand=1, animals=[PREY]), side(hand=[card], animals=[bull, tired]))
    t.do("attack prey", "target bull", "done", "card plain", "play coup-de-grace")
    assert not t.animal("Ox").ready, "the prey fell in the turn before"


def test_sabre_club_finishes_what_is_hurt() -> None:
    """Once per turn, you may pay N Support to deal N damage to a damaged opposing Animal."""
    n = amount("sabre-club", "do", 0)
    foes = side(animals=[placed(animal("B", health=12), damage=1), placed(COW, damage=2), animal("whole")])
    t = at_stronghold("sabre-club", foes, animals=[placed(OX, damage=1)]).do("ability")
    assert t.options() == ["target 2:B", "target 2:Cow"]
    for other, rule in (("target whole", "UN-28"), ("target Ox", "UN-82"), ("stronghold 2", "UN-28")):
        t.refused(other, rule)
    t.do("target B")
    assert (t.damage("B"), t.damage("Cow"), len(t.removed(1))) == (1 + n, 2, cost("sabre-club"))
    t.refused("ability", "UN-36")


def test_sabre_club_finds_nobody_hurt() -> None:
    """Once per turn, you may pay N Support to deal N damage to a damaged opposing Animal."""
    t = at_stronghold("sabre-club", side(animals=[COW]), animals=[placed(OX, damage=1)]).do("ability")
    assert (t.damage("Cow"), t.damage("Ox"), t.asks) == (0, 1, "MainPhase")
