"""What the words of the vocabulary mean, each with cards written for it, whether the box uses the word or not.

Conditions and counts of texts, conditions of targets; each is so and is not so, and nobody else's things count.
"""

import pytest

from ludotek.games.untamed.rules.effects.counting import CONDITIONS, COUNTS
from ludotek.games.untamed.rules.effects.target import CONDITIONS as STATES
from ludotek.testing.untamed import Data, animal, item, node, placed, position, side

DRAW = node("draw")
OX = animal("Ox", attack=0, health=12)
COW = animal("Cow", attack=0, health=12)
HURT = placed(COW, damage=2)
BOLT = item("Bolt", node("damage", n=9, target={"whose": "own"}), cost=0)
CRUMB = animal("Crumb", cost=0)


# ---------------------------------------------------------------------- targets


FITTING: dict[str, tuple[Data, Data]] = {
    "damaged": (placed(OX, damage=1), placed(COW, fury=1)),
    "undamaged": (placed(OX, fury=1), placed(COW, damage=1)),
    "exhausted": (placed(OX, ready=False), COW),
    "ready": (OX, placed(COW, ready=False)),
    "furious": (placed(OX, fury=1), placed(animal("Cow", attack=3, health=12), damage=1)),
    "attack-at-most": (placed(OX, fury=2), placed(COW, fury=3)),
    "cost-at-most": (animal("Ox", cost=2, health=12), animal("Cow", cost=3, health=12)),
    "with-last-words": (animal("Ox", health=12, last_words=[DRAW]), animal("Cow", health=12, arrival=[DRAW])),
}


@pytest.mark.parametrize("condition", STATES)
def test_a_target_in_a_condition(condition: str) -> None:
    fitting, other = FITTING[condition]
    target = {"many": "each", "whose": "opposing", "condition": condition}
    mark = node("damage", n=3, target=target | ({"n": 2} if condition.endswith("at-most") else {}))
    before = [each.get("state", {}).get("damage", 0) for each in (fitting, other)]
    t = position(side(hand=[item("Mark", mark, cost=0)]), side(animals=[fitting, other])).do("play Mark")
    assert [t.damage("Ox"), t.damage("Cow")] == [before[0] + 3, before[1]]


@pytest.mark.parametrize("whose", ["own", "opposing", "any"])
def test_a_stronghold_as_a_target(whose: str) -> None:
    own, opposing = whose != "opposing", whose != "own"
    for name, change in (("damage", 2), ("heal", -2)):
        blow = item("Blow", node(name, n=2, target={"many": "each", "whose": whose, "what": "stronghold"}), cost=0)
        t = position(side(hand=[blow], damage=3, animals=[OX]), side(damage=3, animals=[HURT])).do("play Blow")
        assert (t.stronghold_damage(1), t.stronghold_damage(2)) == (3 + change * own, 3 + change * opposing)
        assert (t.damage("Ox"), t.damage("Cow")) == (0, 2)


def test_damage_moved_onto_a_stronghold() -> None:
    shift = node("move-damage", n=3, target={"whose": "any"}, onto={"what": "stronghold"})
    t = position(side(hand=[item("Shift", shift, cost=0)], animals=[placed(OX, damage=2)]), side()).do("play Shift")
    assert (t.damage("Ox"), t.stronghold_damage(1), t.stronghold_damage(2)) == (0, 0, 2)


def test_without_damage_nobody_is_asked_onto_whom_it_goes() -> None:
    shift = node("move-damage", n=3, target={"whose": "own"}, onto={"whose": "opposing"})
    t = position(side(hand=[item("Shift", shift, cost=0)], animals=[OX]), side(animals=[OX, OX])).do("play Shift")
    assert (t.asks, t.log[-1]) == ("MainPhase", ("to-support", "UN-26"))


# ---------------------------------------------------------------------- conditions


# For each: the own side and the opposing one when it is so and when it is not, and what is done before the attack.
SO: dict[str, tuple[Data, Data, list[str]]] = {
    "cards-at-least": (side(hand=[CRUMB, CRUMB]), side(), ["play Crumb", "play Crumb"]),
    "animals-at-least": (side(animals=[OX]), side(), []),
    "support-at-least": (side(support=2), side(), []),
    "lost-at-least": (side(lost=2), side(), []),
    "ability-used": (side(support=1), side(), ["ability"]),
    "defeated-an-animal": (side(hand=[item("End", node("destroy", target={}), cost=0)]), side(animals=[OX]), ["play End"]),
    "this-damaged": (side(animals=[placed(OX, damage=0)]), side(), []),
    "outnumbered": (side(), side(animals=[OX, COW]), []),
}  # fmt: skip
NOT_SO: dict[str, tuple[Data, Data, list[str]]] = {
    "cards-at-least": (side(hand=[CRUMB, CRUMB]), side(), ["play Crumb"]),
    "animals-at-least": (side(), side(animals=[OX, COW]), []),
    "support-at-least": (side(support=1), side(support=5), []),
    "lost-at-least": (side(lost=1), side(lost=2), []),
    "ability-used": (side(support=1), side(), []),
    "defeated-an-animal": (side(hand=[BOLT], animals=[placed(OX, damage=11)]), side(), ["play Bolt", "target Ox"]),
    "this-damaged": (side(animals=[placed(OX, damage=3)]), side(animals=[HURT]), []),
    "outnumbered": (side(), side(animals=[OX]), []),
}


@pytest.mark.parametrize("so", [True, False])
@pytest.mark.parametrize("condition", CONDITIONS)
def test_a_condition_of_a_text(condition: str, so: bool) -> None:
    """An Animal says it when it attacks; it gains Fury if it is so."""
    number = {"n": 2} if CONDITIONS[condition].numbered else {}
    asking = animal("Asking", health=9, attacks=[node("if", condition=condition, do=[fury()], **number)])
    own, opposing, first = (SO if so else NOT_SO)[condition]
    hurt = placed(asking, damage=1 if so and condition == "this-damaged" else 0)
    t = position(own | {"animals": [hurt, *own.get("animals", [])]}, opposing).do(*first, "attack Asking")
    if t.asks == "ChooseAttackTarget":
        t.do("stronghold 2")
    assert (t.asks == "ChooseWhether") == so, "what can do nothing is not offered"
    if so:
        assert t.do("take").animal("Asking").fury == 1


def fury() -> Data:
    return node("fury", target="this")


# ---------------------------------------------------------------------- counts


# For each: a position in which there are two of it for the first side.
TWO: dict[str, tuple[Data, Data, list[str]]] = {
    "own-animal": (side(animals=[OX]), side(animals=[COW] * 3), []),
    "card-played": (side(hand=[CRUMB, BOLT, CRUMB], animals=[placed(OX, damage=11)]), side(),
                    ["play Bolt", "target Ox", "play Crumb"]),
    "support": (side(support=2), side(support=5), []),
    "fury-on-this": (side(animals=[placed(OX, fury=3)]), side(), []),
    "damage-on-this": (side(animals=[placed(OX, damage=3)]), side(), []),
    "lost-stronghold": (side(lost=2), side(lost=1), []),
    "damaged-opponent": (side(animals=[placed(OX, damage=1)]), side(animals=[HURT, HURT, OX]), []),
}  # fmt: skip
TOKENS = {"fury-on-this": {"fury": 2}, "damage-on-this": {"damage": 2}}


@pytest.mark.parametrize("what", COUNTS)
def test_a_count_of_a_text(what: str) -> None:
    counting = animal("Counting", health=9, attacks=[node("for-each", what=what, do=[DRAW])])
    own, opposing, first = TWO[what]
    mine = placed(counting, **TOKENS.get(what, {}))
    t = position(own | {"animals": [mine, *own.get("animals", [])]}, opposing).do(*first)
    cards = len(t.hand(1))
    t.do("attack Counting", *(["stronghold 2"] if opposing.get("animals") else []), "take")
    assert len(t.hand(1)) == cards + 2


@pytest.mark.parametrize("what", COUNTS)
def test_a_count_of_an_aura(what: str) -> None:
    """Two of it, twice; Fury on the Animal itself is Attack as well."""
    counting = animal("Counting", attack=1, health=9, standing=[node("attack-aura", of="this", by=2, per=what)])
    own, opposing, first = TWO[what]
    mine = placed(counting, **TOKENS.get(what, {}))
    t = position(own | {"animals": [mine, *own.get("animals", [])]}, opposing).do(*first)
    assert t.attack("Counting") == 1 + 2 * 2 + TOKENS.get(what, {}).get("fury", 0)


def test_an_aura_counts_what_its_own_player_has() -> None:
    aura = node("attack-aura", of="opposing", by=-1, per="own-animal")
    t = position(side(animals=[animal("A", standing=[aura]), OX]), side(animals=[animal("B", attack=5)]))
    assert t.attack("B") == 3


def test_an_aura_counts_the_tokens_of_its_own_animal() -> None:
    aura = node("attack-aura", of="own-others", by=1, per="fury-on-this")
    herald = placed(animal("A", attack=1, standing=[aura]), fury=2)
    t = position(side(animals=[herald, animal("B", attack=1)]), side())
    assert (t.attack("A"), t.attack("B")) == (3, 3)
