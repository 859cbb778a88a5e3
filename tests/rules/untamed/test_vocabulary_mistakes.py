"""A mistake in the box is named: which card, which field, what is allowed; and so is a text that would do nothing."""

from typing import Any

import pytest

from ludotek.games.untamed.rules.box import Box
from ludotek.games.untamed.rules.components import FACTIONS
from ludotek.kernel.errors import ContentError, LudotekError
from ludotek.testing.untamed import Data, animal, item, node, position, side, stronghold

DRAW = node("draw")
OWN = {"whose": "own"}


def box(*given: Data) -> Data:
    """A box with these cards and Strongholds and whatever else it needs."""
    cards = [each for each in given if "kind" in each]
    keeps = [each for each in given if "kind" not in each]
    cards += [animal(f"plain-{faction}") | {"faction": faction} for faction in FACTIONS]
    keeps += [stronghold(name, DRAW) for name in FACTIONS if name not in [each.get("faction") for each in keeps]]
    return {"id": "test", "card": cards, "stronghold": keeps}


def culprit(name: str, fields: Data) -> Data:
    """An Animal whose text is that node."""
    return animal("Culprit", texts=[{"on": "defeats", "do": [node(name, **fields)]}])


def mistake(content: Any) -> str:
    with pytest.raises(ContentError) as caught:
        Box(content)
    return str(caught.value)


# ---------------------------------------------------------------------- fields of nodes


DO = "box test, card Culprit, texts 1, do 1"
EXACT = [
    ("attack", {"target": OWN, "by": 0}, "field 'by': must not be 0"),
    ("attack", {"target": OWN, "by": 6}, "field 'by': must be a whole number from -5 to 5, not 6"),
    ("fury", {"target": {"whose": "mine"}}, "target, field 'whose': must be one of own, opposing, any, not 'mine'"),
    ("fury", {"target": {"n": 2}},
     "target, field 'n': is not known here; known fields: condition, many, other, what, whose"),
    ("if", {"condition": "outnumbered", "n": 2, "do": [DRAW]},
     "field 'n': is not known here; known fields: condition, do, node"),
    ("may", {}, "field 'do': must list at least one action"),
    ("for-each", {"what": "support", "do": []}, "field 'do': must list at least one action"),
    ("choose", {"of": [{"do": [DRAW]}]}, "field 'of': must list at least two texts to choose from"),
    ("choose", {"of": [{"do": [DRAW]}, {"do": []}]}, "of 2, field 'do': must list at least one action"),
    ("fetch", {"to": "play"}, "field 'kind': must be animal: only Animals can be put into play"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "fields", "said"), EXACT)
def test_what_is_allowed_is_said(name: str, fields: Data, said: str) -> None:
    assert mistake(box(culprit(name, fields))) == f"{DO}, {said}"


# ---------------------------------------------------------------------- texts that would do nothing


WITH_FIELDS: dict[str, Data] = {"move-damage": {"n": 2, "onto": OWN}, "attack": {"by": -2}}
ANIMALS_ONLY = ["move-damage", "fury", "attack", "destroy", "return", "ready", "exhaust", "repeat-last-words"]


@pytest.mark.parametrize("what", ["stronghold", "either"])
@pytest.mark.parametrize("name", [*ANIMALS_ONLY, "take-control"])
def test_only_damage_and_healing_reach_a_stronghold(name: str, what: str) -> None:
    fields = WITH_FIELDS.get(name, {}) | {"target": {"what": what}}
    said = mistake(box(culprit(name, fields)))
    assert said == f"{DO}: does nothing to a Stronghold; leave what out of target"
    for allowed in ("damage", "heal"):
        Box(box(culprit(allowed, {"n": 1, "target": {"what": what}})))
    Box(box(culprit("move-damage", {"n": 1, "target": OWN, "onto": {"what": what}})))


HERE = [
    (node("fury", target="this"), 'has target = "this", but stands on no Animal; name another target'),
    (node("move-damage", n=1, target=OWN, onto="this"),
     'has onto = "this", but stands on no Animal; name another onto'),
    (node("fury", target={"other": True}), "says other, but stands on no Animal; leave other out of target"),
    (node("move-damage", n=1, target=OWN, onto={"other": True}),
     "says other, but stands on no Animal; leave other out of onto"),
    (node("if", condition="this-damaged", do=[DRAW]),
     "asks whether this Animal is damaged, but stands on no Animal; use another condition"),
    (node("for-each", what="fury-on-this", do=[DRAW]),
     "counts tokens on this Animal, but stands on no Animal; count something else"),
    (node("for-each", what="damage-on-this", do=[DRAW]),
     "counts tokens on this Animal, but stands on no Animal; count something else"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "said"), HERE)
def test_items_and_strongholds_have_no_animal_of_their_own(text: Data, said: str) -> None:
    assert mistake(box(item("Culprit", text))) == f"box test, card Culprit, do 1: {said}"
    assert mistake(box(stronghold("rat", text))) == f"box test, stronghold keep-rat, do 1: {said}"
    Box(box(animal("Culprit", attacks=[text])))


@pytest.mark.parametrize(
    ("place", "wrap"),
    [
        ("do 1", lambda text: node("may", do=[text])),
        ("of 2, do 1", lambda text: node("choose", of=[{"do": [DRAW]}, {"do": [text]}])),
        ("do 2", lambda text: node("if", condition="outnumbered", do=[DRAW, text])),
        ("do 1", lambda text: node("for-each", what="support", do=[text])),
        ("do 1", lambda text: node("reveal-top", kind="item", do=[text])),
    ],
)
def test_a_text_inside_another_is_looked_at_too(place: str, wrap: Any) -> None:
    said = mistake(box(item("Culprit", wrap(node("fury", target="this")))))
    assert said.startswith(f"box test, card Culprit, do 1, {place}: has target")


POINTLESS = [
    ("heal", {"n": 1}, "undamaged", "damaged"),
    ("move-damage", {"n": 1, "onto": {}}, "undamaged", "damaged"),
    ("ready", {}, "ready", "exhausted"),
    ("exhaust", {}, "exhausted", "ready"),
]


@pytest.mark.parametrize(("name", "fields", "wrong", "right"), POINTLESS)
def test_a_condition_in_which_nothing_can_happen(name: str, fields: Data, wrong: str, right: str) -> None:
    said = mistake(box(culprit(name, fields | {"target": {"condition": wrong}})))
    assert said == f"{DO}: does nothing to an Animal in that condition; use another condition or none"
    Box(box(culprit(name, fields | {"target": {"condition": right}})))


NOTHING = [
    ("damage", {"n": 1, "target": {"what": "either", "condition": "damaged"}},
     "has a condition, which is about Animals, for a Stronghold; leave condition or what out of target"),
    ("damage", {"n": 1, "target": {"what": "stronghold", "other": True}},
     "says other, which is about Animals, of a Stronghold; leave other or what out of target"),
    ("take-control", {"target": OWN}, 'does nothing to an Animal of yours; write whose = "opposing" in target'),
    ("take-control", {"target": {"whose": "any"}},
     'does nothing to an Animal of yours; write whose = "opposing" in target'),
    ("take-control", {"target": "this"}, 'does nothing to an Animal of yours; write whose = "opposing" in target'),
    ("repeat-last-words", {"target": OWN},
     'does nothing to an Animal without Last Words; write condition = "with-last-words" in target'),
    ("repeat-last-words", {"target": "this"},
     "triggers Last Words that this Animal does not have; give it some"),
    ("move-damage", {"n": 1, "target": OWN, "onto": {"many": "each"}},
     "cannot put the same tokens onto several; leave many out of onto"),
    ("move-damage", {"n": 1, "target": "this", "onto": "this"},
     "moves tokens from this Animal onto itself; name another target or onto"),
    ("move-damage", {"n": 1, "target": {"many": "each"}, "onto": {"condition": "undamaged"}},
     "may find nobody for the tokens of the later ones; leave many out of target or condition out of onto"),
    ("if", {"condition": "lost-at-least", "n": 3, "do": [DRAW]},
     "asks for 3 lost Strongholds, but whoever has lost that many is out of the game; ask for 2 at most"),
    ("if", {"condition": "animals-at-least", "n": 8, "do": [DRAW]},
     "asks for 8 Animals, but nobody has more than 7 in play; ask for 7 at most"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "fields", "said"), NOTHING)
def test_a_text_that_can_do_nothing_is_refused(name: str, fields: Data, said: str) -> None:
    assert mistake(box(culprit(name, fields))) == f"{DO}: {said}"


def test_last_words_are_said_when_the_animal_has_left() -> None:
    said = mistake(box(animal("Culprit", last_words=[node("fury", target="this")])))
    assert said == f'{DO}: has target = "this", but in its Last Words this Animal has left play; name another target'


def test_last_words_do_not_trigger_last_words() -> None:
    repeat = node("repeat-last-words", target={"whose": "own", "condition": "with-last-words"})
    said = mistake(box(animal("Culprit", last_words=[repeat])))
    assert said == f"{DO}: triggers Last Words by Last Words, which could go on for ever; use another moment"
    own = node("repeat-last-words", target="this")
    Box(box(animal("Herald", last_words=[DRAW], attacks=[own])))


def test_what_lasts_until_the_end_of_the_turn_comes_too_late_in_upkeep() -> None:
    more = node("attack", by=2, target=OWN)
    said = mistake(box(animal("Culprit", upkeep=[more])))
    assert said == (
        f"{DO}: lasts until the end of the turn, but nobody attacks after Upkeep has begun; use another moment"
    )


# ---------------------------------------------------------------------- cards and the box


CARDS = [
    (animal("plain-rat"), "box test, card plain-rat, field 'id': is used twice: plain-rat"),
    (animal("A", faction="cat"), "box test, card A, field 'faction': must be one of "
     f"{', '.join(FACTIONS)}, not 'cat'"),
    (animal("A", cost=6), "box test, card A, field 'cost': must be a whole number from 0 to 5, not 6"),
    (animal("A", focus=0), "box test, card A, field 'focus': must be a whole number from 1 to 9, not 0"),
    (animal("A", health=0), "box test, card A, field 'health': must be a whole number from 1 to 12, not 0"),
    (animal("A", keywords=["fly"]),
     "box test, card A, field 'keywords': must be a list of words out of guard, rush, not ['fly']"),
    (animal("A", texts=[{"on": "dawn", "do": [DRAW]}]), "box test, card A, texts 1, field 'on': must be one of "
     "arrival, last-words, attacks, defeats, card-played, ability-used, ally-defeated, upkeep, not 'dawn'"),
    (animal("A", arrival=[]), "box test, card A, texts 1, field 'do': must list at least one action"),
    (item("A"), "box test, card A, field 'do': must list at least one action"),
    (item("A", DRAW, attack=1),
     "box test, card A, field 'attack': is not known here; known fields: cost, do, faction, focus, id, kind, origin, rally"),
    (stronghold("rat", cost=1), "box test, stronghold keep-rat, field 'do': must list at least one action"),
    (stronghold("rat", DRAW, cost=6),
     "box test, stronghold keep-rat, field 'cost': must be a whole number from 0 to 5, not 6"),
    (stronghold("rat", DRAW) | {"id": "plain-fox"},
     "box test, stronghold plain-fox, field 'id': is used twice: plain-fox"),
    (stronghold("rat", DRAW) | {"id": "keep-fox"}, "box test, stronghold keep-fox, field 'id': is used twice: keep-fox"),
]  # fmt: skip


@pytest.mark.parametrize(("card", "said"), CARDS)
def test_a_mistake_on_a_card(card: Data, said: str) -> None:
    assert mistake(box(card)) == said


def test_a_box_has_a_card_and_a_stronghold_of_each_faction_and_room_for_64_designs() -> None:
    content = box()
    assert mistake(content | {"card": content["card"][1:]}) == "box test: has no card of the faction chameleon"
    without = content | {"stronghold": content["stronghold"][1:]}
    assert mistake(without) == "box test: has no Stronghold of the faction chameleon"
    two = content | {"stronghold": [*content["stronghold"], stronghold("rat", DRAW) | {"id": "burrow"}]}
    assert mistake(two) == "box test, stronghold burrow, field 'faction': has two Strongholds: rat"
    many = box(*[animal(f"A-{i}") for i in range(56)])
    assert mistake(many) == "box test: has 65 designs; at most 64 fit"
    assert mistake(content | {"chapter": []}).startswith("box, field 'chapter': is not known here")


@pytest.mark.parametrize(
    "text", ["stronghold 7", "stronghold 0", "first 33", "mode 9", "mode 0", "target 3:A", "target 0:A"]
)
def test_a_number_out_of_range_is_no_other_action(text: str) -> None:
    t = position(side(animals=[animal("A")]), side(animals=[animal("B")]))
    with pytest.raises(LudotekError, match="cannot read"):
        t.do(text)


@pytest.mark.parametrize("texts", [8, 9])
def test_a_choice_is_of_eight_texts_at_most(texts: int) -> None:
    choose = item("choose", node("choose", of=[{"do": [node("draw")]}] * texts), cost=0)
    if texts <= 8:
        assert position(side(hand=[choose]), side()).do("play choose").options()[-1] == "mode 8"
    else:
        with pytest.raises(ContentError, match="at most 8"):
            position(side(hand=[choose]), side())
