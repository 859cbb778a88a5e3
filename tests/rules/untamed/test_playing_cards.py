"""Playing cards (UN-25 to UN-28, UN-77)."""

import pytest

from ludotek.testing.untamed import Data, animal, item, node, placed, position, side

DRAW = node("draw")
SEVEN = [animal(f"S{i}") for i in range(7)]
FURY = node("fury", target="this")
BLAST = item("Blast", node("damage", n=7, target={"whose": "own", "what": "stronghold"}), cost=0)
COUNT = item("Count", node("for-each", what="card-played", do=[DRAW]), cost=0)


# ---------------------------------------------------------------------- any number


@pytest.mark.rule("UN-25")
def test_UN_25_any_number_of_cards_as_long_as_they_can_be_paid() -> None:
    hand = [
        animal("A", cost=2),
        animal("B", cost=1),
        item("I", DRAW, cost=2),
        *[animal(f"Z{i}", cost=0) for i in range(4)],
    ]
    t = position(side(hand=hand), side())
    t.do("play A", "play B", "play I", "play Z0", "play Z1", "play Z2", "play Z3")
    assert t.ready_power(1) == 0
    assert len(t.g.sides[0].animals) == 6
    t = position(side(hand=[animal("A", cost=3), animal("B", cost=3)]), side())
    t.do("play A")
    t.refused("play B", "UN-19")


@pytest.mark.rule("UN-25")
def test_UN_25_several_copies_of_a_card() -> None:
    t = position(side(hand=[animal("A", cost=0)] * 2), side())
    t.do("play A", "play A")
    t.refused("play A", "UN-25")


@pytest.mark.rule("UN-25")
def test_UN_25_only_from_the_own_hand() -> None:
    t = position(side(deck=[animal("D")], support=[animal("S")]), side(hand=[animal("B")]))
    for name in ("D", "S", "B"):
        t.refused(f"play {name}", "UN-25")
        t.refused(f"focus {name}", "UN-25")
        t.refused(f"power {name}", "UN-25")


@pytest.mark.rule("UN-25")
@pytest.mark.parametrize(
    "nothing",
    [
        node("damage", n=1, target={"whose": "opposing"}),
        node("damage", n=1, target={"whose": "opposing", "many": "each"}),
        node("take-control", target={"whose": "opposing"}),
        node("fetch"),
        node("power"),
        node("if", condition="lost-at-least", n=1, do=[DRAW]),
        node("may", cost=1, do=[DRAW]),
    ],
)
def test_UN_25_a_card_may_be_played_even_if_it_will_do_nothing(nothing: Data) -> None:
    t = position(side(hand=[item("Dud", nothing)]), side())
    t.do("play Dud")
    assert t.asks == "MainPhase"
    assert t.support(1) == ["Dud"]
    assert t.hand(1) == []
    assert t.ready_power(1) == 4


# ---------------------------------------------------------------------- Items


@pytest.mark.rule("UN-26")
def test_UN_26_an_item_resolves_at_once_and_then_goes_to_support() -> None:
    bolt = item("Bolt", node("damage", n=1, target={"whose": "any"}))
    t = position(side(hand=[bolt], animals=[animal("A", health=3)]), side(animals=[animal("B", health=3)]))
    t.do("play Bolt")
    assert t.asks == "ChooseTarget"
    assert t.where("Bolt") == "resolving 1"
    t.do("target B")
    assert t.damage("B") == 1
    assert t.log == [("damaged", "UN-32"), ("to-support", "UN-26")]
    assert t.support(1) == ["Bolt"]


@pytest.mark.rule("UN-26", "UN-23")
def test_UN_26_an_item_cannot_pay_for_its_own_effect() -> None:
    deal = item("Deal", node("may", cost=1, do=[DRAW]), cost=0)
    t = position(side(hand=[deal]), side())
    t.do("play Deal")
    assert t.hand(1) == []
    assert t.support(1) == ["Deal"]
    fetch = item("Hook", node("fetch", kind="item"), cost=0)
    t = position(side(hand=[fetch]), side())
    t.do("play Hook")
    assert t.where("Hook") == "support 1", "nor find itself there"
    t = position(side(hand=[animal("F", focus=1, cost=5), item("I", DRAW, cost=0, focus=1)], power=0), side())
    t.refused("focus I", "UN-22")
    t.do("play I", "focus F")
    assert t.removed(1) == ["I"], "later it can"


@pytest.mark.rule("UN-26")
def test_UN_26_it_lies_there_before_what_it_triggered_is_resolved() -> None:
    words = {"on": "last-words", "cost": 1, "do": [DRAW]}
    heir = animal("Heir", health=1, texts=[words])
    bolt = item("Bolt", node("damage", n=1, target={"whose": "own"}), DRAW, cost=0)
    t = position(side(hand=[bolt], animals=[placed(heir, owner=2)], deck=2), side())
    t.do("play Bolt")
    assert t.asks == "ChooseWhether"
    assert len(t.hand(1)) == 1, "the whole Item first"
    t.do("take")
    assert t.removed(1) == ["Bolt"]
    watcher = animal("Watcher", texts=[{"on": "card-played", "cost": 1, "do": [DRAW]}])
    t = position(side(hand=[bolt], animals=[placed(watcher, damage=0)]), side())
    t.do("play Bolt", "take")
    assert t.removed(1) == ["Bolt"]


@pytest.mark.rule("UN-26", "UN-74")
@pytest.mark.parametrize("how", ["hand", "support", "last-words"])
def test_UN_26_an_arrival_or_last_words_that_it_triggers_wait_for_its_end(how: str) -> None:
    moment = "last-words" if how == "last-words" else "arrival"
    friend = animal("Friend", texts=[{"on": moment, "cost": 1, "do": [DRAW]}])
    first = {
        "hand": node("put-from-hand", most=5),
        "support": node("fetch", kind="animal", to="play"),
        "last-words": node("repeat-last-words", target={"whose": "own", "condition": "with-last-words"}),
    }[how]
    door = item("Door", first, DRAW, cost=0)
    place = {"hand": "hand", "support": "support", "last-words": "animals"}[how]
    own = {"hand": [door]}
    own[place] = [*own.get(place, []), friend]
    t = position(side(**own), side())
    t.do("play Door")
    if how == "hand":
        t.do("card Friend")
    assert t.where("Friend") == "play 1"
    assert t.asks == "ChooseWhether"
    assert t.support(1) == ["Door"]
    assert len(t.hand(1)) == 1, "the rest of the Item has happened"
    assert t.reload().asks == "ChooseWhether"
    t.do("take")
    assert t.removed(1) == ["Door"]
    assert len(t.hand(1)) == 2


@pytest.mark.rule("UN-26")
def test_UN_26_what_waits_is_written_down_with_the_position() -> None:
    friend = animal("Friend", arrival=[DRAW])
    door = item("Door", node("put-from-hand", most=5), node("discard"), cost=0)
    t = position(side(hand=[door, friend, animal("Toss"), animal("Keep")]), side())
    t.do("play Door", "card Friend")
    assert t.asks == "ChooseFromHand"
    copy = t.g.clone()
    assert copy.digest() == t.g.digest()
    t.reload().do("card Toss")
    assert t.asks == "ChooseWhether"
    t.do("take")
    assert sorted(t.hand(1)) == ["Keep", "plain"]
    assert copy.digest() != t.g.digest()


# ---------------------------------------------------------------------- Animals


@pytest.mark.rule("UN-27")
def test_UN_27_an_animal_goes_into_play_on_its_players_side() -> None:
    t = position(side(hand=[animal("H", attack=2, health=3)]), side())
    t.do("play H")
    assert t.where("H") == "play 1"
    assert (t.attack("H"), t.damage("H"), t.animal("H").fury, t.animal("H").owner) == (2, 0, 0, 0)


@pytest.mark.rule("UN-27")
def test_UN_27_at_seven_no_further_animal_can_be_played() -> None:
    t = position(
        side(hand=[animal("H", cost=0, focus=1), animal("I", cost=0)], animals=SEVEN[:6], support=1),
        side(animals=SEVEN),
    )
    t.do("play I")
    assert len(t.g.sides[0].animals) == 7
    t.refused("play H", "UN-27")
    t.refused("focus H", "UN-27")


@pytest.mark.rule("UN-27")
def test_UN_27_items_and_power_need_no_room() -> None:
    t = position(side(hand=[animal("H"), item("J", DRAW, cost=0)], animals=SEVEN, power=2), side())
    t.do("play J", "power H")
    assert t.where("H") == "power 1"


@pytest.mark.rule("UN-27")
def test_UN_27_an_effect_that_would_give_an_eighth_does_not() -> None:
    door = item("Door", node("put-from-hand", most=5), cost=0)
    t = position(side(hand=[door, animal("H")], animals=SEVEN), side())
    t.do("play Door")
    assert t.asks == "MainPhase"
    assert t.where("H") == "hand 1"
    rope = item("Rope", node("fetch", kind="animal", to="play"), cost=0)
    t = position(side(hand=[rope], animals=SEVEN, support=[animal("H")]), side())
    t.do("play Rope")
    assert t.where("H") == "support 1"
    twice = item("Twice", node("fetch", kind="animal", to="play"), node("fetch", kind="animal", to="play"), cost=0)
    t = position(side(hand=[twice], animals=SEVEN[:6], support=[animal("H"), animal("I")]), side())
    t.do("play Twice", "card H")
    assert (t.where("H"), t.where("I")) == ("play 1", "support 1")


@pytest.mark.rule("UN-27", "UN-68")
def test_UN_27_nor_by_rally() -> None:
    t = position(side(hand=[BLAST], animals=SEVEN, deck=[animal("Friend", rally=True), animal("Rest")]), side())
    t.do("play Blast")
    t.refused("play Friend", "UN-27")
    t.do("done")
    assert t.where("Friend") == "hand 1"


# ---------------------------------------------------------------------- optional effects


@pytest.mark.rule("UN-28")
@pytest.mark.parametrize(
    "moment", ["arrival", "last-words", "attacks", "defeats", "card-played", "ability-used", "upkeep"]
)
@pytest.mark.parametrize("use", [True, False])
def test_UN_28_beneficial_effects_are_never_mandatory(moment: str, use: bool) -> None:
    text = {"on": moment, "do": [DRAW]}
    hero = animal("Hero", attack=2, health=2, texts=[text])
    other = animal("Other", attack=2 if moment == "last-words" else 0, health=2)
    hand = [hero] if moment == "arrival" else [animal("H")]
    animals = [] if moment == "arrival" else [hero]
    t = position(side(hand=hand, animals=animals, support=1), side(animals=[other]))
    deeds = {
        "arrival": ["play Hero"],
        "card-played": ["play H"],
        "ability-used": ["ability"],
        "upkeep": ["done"],
    }
    t.do(*deeds.get(moment, ["attack Hero", "target Other"]))
    assert (t.asks, t.options()) == ("ChooseWhether", ["done", "take"])
    t.do("take" if use else "done")
    assert t.log[0] == ("text-used" if use else "text-declined", "UN-28")
    assert (("drew", "UN-64") in t.log) is use


@pytest.mark.rule("UN-28")
@pytest.mark.parametrize("use", [True, False])
def test_UN_28_gaining_fury_is_never_mandatory(use: bool) -> None:
    t = position(side(animals=[animal("Hero", attacks=[FURY])]), side())
    t.do("attack Hero", "take" if use else "done")
    assert t.animal("Hero").fury == (1 if use else 0)
    assert t.stronghold_damage(2) == (2 if use else 1)


@pytest.mark.rule("UN-28")
@pytest.mark.parametrize("use", [True, False])
def test_UN_28_an_effect_is_used_or_declined_as_a_whole(use: bool) -> None:
    mixed = [DRAW, node("damage", n=1, target="this")]
    t = position(side(hand=[animal("Hero", health=3, arrival=mixed)]), side())
    t.do("play Hero", "take" if use else "done")
    assert (len(t.hand(1)), t.damage("Hero")) == ((1, 1) if use else (0, 0))
    t = position(side(animals=[animal("Hero", health=3, attacks=mixed)]), side())
    t.do("attack Hero")
    assert t.asks == "ChooseWhether", "it does not only harm"


@pytest.mark.rule("UN-28")
@pytest.mark.parametrize(
    "harm",
    [
        node("damage", n=1, target="this"),
        node("damage", n=1, target={"whose": "own"}),
        node("damage-by-attack", target={"whose": "own"}),
        node("destroy", target="this"),
        node("exhaust", target="this"),
        node("attack", by=-1, target="this"),
        node("discard"),
        node("if", condition="animals-at-least", n=1, do=[node("destroy", target="this")]),
        node("for-each", what="own-animal", do=[node("damage", n=1, target="this")]),
        node("choose", of=[{"do": [node("discard")]}, {"do": [node("destroy", target="this")]}]),
    ],
)
def test_UN_28_what_only_harms_its_player_has_to_be_carried_out(harm: Data) -> None:
    t = position(side(animals=[animal("Hero", health=3, card_played=[harm])], hand=[animal("H"), animal("I")]), side())
    t.do("play H")
    assert t.asks != "ChooseWhether"
    assert ("text-used", "UN-28") in t.log
    assert "done" not in t.options() or t.asks == "MainPhase"


@pytest.mark.rule("UN-28")
@pytest.mark.parametrize(
    "text",
    [
        node("discard", who="opponent"),
        node("attack", by=1, target="this"),
        node("damage", n=1, target={"whose": "any"}),
        node("choose", of=[{"do": [node("discard")]}, {"do": [DRAW]}]),
        node("if", condition="animals-at-least", n=1, do=[node("discard"), DRAW]),
    ],
)
def test_UN_28_what_may_be_of_use_is_never_mandatory(text: Data) -> None:
    t = position(side(animals=[animal("Hero", health=3, card_played=[text])], hand=2), side(hand=1))
    assert t.do("play plain").asks == "ChooseWhether"


@pytest.mark.rule("UN-28")
@pytest.mark.parametrize(
    "text",
    [
        node("power"),
        node("take-control", target={"whose": "opposing"}),
        node("fetch", kind="animal", to="play", most=5),
        node("put-from-hand", most=5),
        node("move-damage", n=1, target={"whose": "own"}, onto={"whose": "own", "condition": "furious"}),
        node("strike", target="this"),
    ],
)
def test_UN_28_what_cannot_be_of_use_is_not_asked(text: Data) -> None:
    """All Power and all Animals that there may be, nobody with Fury, and nobody whom a rushing Animal could attack."""
    hero = placed(animal("Hero", card_played=[text]), rushing=True)
    mine = side(
        power=5, animals=[hero, *[animal("Crowd")] * 6], hand=[item("Trick", DRAW, cost=0)], support=[animal("S")]
    )
    theirs = side(animals=[animal("B")] if text["node"] == "take-control" else [])
    t = position(mine, theirs).do("play Trick")
    assert t.asks == "MainPhase"
    assert ("text-idle", "UN-28") in t.log


@pytest.mark.rule("UN-27", "UN-28")
def test_UN_27_without_room_nobody_is_asked_whom_an_item_brings() -> None:
    call = item("Call", node("fetch", kind="animal", to="play", most=5), cost=0)
    full = side(hand=[call], animals=[animal("Crowd")] * 7, support=[animal("One"), animal("Two")])
    t = position(full, side()).do("play Call")
    assert (t.asks, sorted(t.support(1))) == ("MainPhase", ["Call", "One", "Two"])


@pytest.mark.rule("UN-28")
@pytest.mark.parametrize("text", [{"on": "attacks", "may": True}, {"on": "arrival"}, {"on": "attacks", "cost": 1}])
def test_UN_28_unless_keyword_or_text_make_it_optional(text: Data) -> None:
    hero = animal("Hero", health=3, texts=[text | {"do": [node("damage", n=1, target="this")]}])
    arrives = text["on"] == "arrival"
    t = position(side(animals=[] if arrives else [hero], hand=[hero] if arrives else [], support=1), side())
    t.do("play Hero" if arrives else "attack Hero")
    assert t.asks == "ChooseWhether"
    t.do("done")
    assert t.damage("Hero") == 0


@pytest.mark.rule("UN-28")
def test_UN_28_a_used_effect_chooses_a_target_if_there_is_one() -> None:
    hero = animal("Hero", arrival=[node("damage", n=1, target={"whose": "opposing"})])
    t = position(side(hand=[hero]), side(animals=[animal("B", health=3), animal("C", health=3)]))
    t.do("play Hero", "take")
    t.refused("done", "UN-28")
    t.do("target C")
    assert t.damage("C") == 1


GOOD = [node("fury", n=1), node("heal", n=1), node("attack", by=1), node("ready")]


@pytest.mark.rule("UN-28")
@pytest.mark.parametrize("text", GOOD, ids=[str(each["node"]) for each in GOOD])
@pytest.mark.parametrize("others", [1, 2])
def test_UN_28_a_benefit_need_not_be_given_to_an_opponent(text: Data, others: int) -> None:
    gift = item("gift", text | {"target": {"whose": "any"}}, cost=0)
    placed_ones = [placed(animal(name, health=9), damage=1, ready=False) for name in "BC"[:others]]
    t = position(side(hand=[gift]), side(animals=placed_ones))
    t.do("play gift")
    assert (t.asks, t.options()) == ("ChooseTarget", ["done", *[f"target 2:{name}" for name in "BC"[:others]]])
    t.do("done")
    b = t.animal("B")
    assert (b.fury, b.damage, b.swing, b.ready) == (0, 1, 0, False)


@pytest.mark.rule("UN-28")
def test_UN_28_but_it_is_given_where_an_own_target_is_left() -> None:
    gift = item("gift", node("fury", target={"whose": "any"}), cost=0)
    t = position(side(hand=[gift], animals=[animal("A")]), side(animals=[animal("B")]))
    t.do("play gift")
    t.refused("done", "UN-28")
    t.do("target A")
    assert t.animal("A").fury == 1


# ---------------------------------------------------------------------- played this turn


@pytest.mark.rule("UN-77")
def test_UN_77_cards_played_for_power_and_by_focus_count() -> None:
    t = position(side(hand=[animal("A"), animal("F", focus=1), item("I", DRAW, cost=0), COUNT], support=1), side())
    t.do("play A", "focus F", "play I")
    assert t.g.played == [3, 0]
    t.do("play Count")
    assert t.log.count(("drew", "UN-64")) == 4, "itself included"


@pytest.mark.rule("UN-77")
def test_UN_77_cards_played_by_rally_count_in_whoever_s_turn() -> None:
    friends = [animal("Friend", rally=True), animal("Rest"), animal("Rest"), animal("Rest")]
    t = position(side(hand=[BLAST, COUNT], deck=friends), side())
    t.do("play Blast", "play Friend", "done")
    assert t.g.played == [2, 0]
    t = position(side(animals=[animal("Big", attack=7)]), side(deck=friends))
    t.do("attack Big", "play Friend", "done")
    assert t.g.played == [0, 1]


@pytest.mark.rule("UN-77")
def test_UN_77_cards_played_as_power_do_not_count() -> None:
    watcher = animal("Watcher", card_played=[DRAW])
    t = position(side(hand=[animal("P"), COUNT], power=0, animals=[watcher]), side())
    t.do("power P")
    assert t.asks == "MainPhase"
    assert t.g.played == [0, 0]


@pytest.mark.rule("UN-77")
def test_UN_77_nor_do_animals_that_an_effect_put_into_play() -> None:
    watcher = animal("Watcher", card_played=[DRAW])
    door = item("Door", node("put-from-hand", most=5), cost=0)
    t = position(side(hand=[door, animal("H")], animals=[watcher]), side())
    t.do("play Door", "card H")
    assert ("put-into-play", "UN-77") in t.log
    t.do("done")
    assert t.asks == "MainPhase", "asked once, for the Item"
    assert t.g.played == [1, 0]


@pytest.mark.rule("UN-26", "UN-74")
@pytest.mark.parametrize(
    ("way", "choices"),
    [
        (node("put-from-hand", most=5), ["card Watcher"]),
        (node("take-control", target={"whose": "opposing"}), []),
    ],
)
def test_UN_26_an_animal_that_an_item_brings_did_not_see_it_played(way: Data, choices: list[str]) -> None:
    watcher = animal("Watcher", card_played=[DRAW])
    hand = [item("Call", way, cost=0), watcher, animal("Next", cost=0)]
    t = position(side(hand=hand), side(animals=[watcher])).do("play Call", *choices)
    assert (t.where("Watcher"), t.asks) == ("play 1", "MainPhase")
    assert t.do("play Next").asks == "ChooseWhether"


@pytest.mark.rule("UN-26", "UN-74")
def test_UN_26_nor_does_one_that_the_item_defeats_see_it_played() -> None:
    watcher = animal("Watcher", health=1, card_played=[DRAW])
    bolt = item("Bolt", node("damage", n=1, target={"whose": "own"}), cost=0)
    t = position(side(hand=[bolt], animals=[watcher]), side()).do("play Bolt")
    assert (t.where("Watcher"), t.asks, len(t.hand(1))) == ("support 1", "MainPhase", 0)


@pytest.mark.rule("UN-77")
def test_UN_77_the_count_starts_anew_each_turn() -> None:
    t = position(side(hand=[animal("A", cost=0)] * 2), side(hand=[animal("B", cost=0)]))
    t.do("play A", "play A", "done", "card plain")
    assert t.g.played == [0, 0]
    t.do("play B")
    assert t.g.played == [0, 1]
