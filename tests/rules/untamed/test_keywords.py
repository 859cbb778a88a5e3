"""Keywords (UN-46 to UN-53, UN-76)."""

import pytest

from ludotek.games.untamed.view import view
from ludotek.testing.untamed import Data, animal, item, node, placed, position, side, stronghold

OPPOSING = {"whose": "opposing"}
DRAW = [node("draw")]
STRIKE = item("strike", node("damage", n=9, target=OPPOSING), cost=0)
ROUSE = item("rouse", node("ready", target={"whose": "own"}), cost=0)
RAM = animal("ram", attack=7, health=9)


# ---------------------------------------------------------------------- UN-46


@pytest.mark.rule("UN-46")
@pytest.mark.parametrize(("answer", "cards"), [("take", 1), ("done", 0)])
def test_UN_46_arrival_when_the_animal_enters_play_and_optional(answer: str, cards: int) -> None:
    t = position(side(hand=[animal("A", arrival=DRAW)]), side())
    t.do("play A")
    assert (t.asks, t.where("A")) == ("ChooseWhether", "play 1")
    t.do(answer)
    assert len(t.hand(1)) == cards
    assert t.log[0] == (("text-used" if cards else "text-declined"), "UN-28")
    assert t.asks == "MainPhase"


@pytest.mark.rule("UN-46")
def test_UN_46_in_whatever_way_it_enters() -> None:
    put = item("put", node("put-from-hand", most=5), cost=0)
    guest = animal("A", focus=1, arrival=DRAW)
    for words, given in (("focus A", {"support": 1}), ("play A", {}), ("put", {})):
        t = position(side(hand=[put, guest], **given), side())
        t.do(*(["play put", "card A"] if words == "put" else [words]))
        assert t.asks == "ChooseWhether", words


@pytest.mark.rule("UN-46")
def test_UN_46_only_its_own_entering_and_nothing_else() -> None:
    guest = animal("A", arrival=DRAW)
    t = position(side(animals=[guest], hand=[animal("C", cost=0), guest], power=4), side(animals=[animal("B")]))
    t.do("play C")
    assert t.asks == "MainPhase"
    t.do("power A")
    assert t.asks == "MainPhase", "a card played as Power does not enter play as an Animal"
    t.do("attack A", "target B")
    assert t.asks == "MainPhase"


# ---------------------------------------------------------------------- UN-47


@pytest.mark.rule("UN-47")
@pytest.mark.parametrize(("answer", "cards"), [("take", 1), ("done", 0)])
def test_UN_47_last_words_when_the_animal_is_defeated_and_optional(answer: str, cards: int) -> None:
    t = position(side(hand=[STRIKE]), side(animals=[animal("B", last_words=DRAW)]))
    t.do("play strike")
    assert (t.asks, t.actor) == ("ChooseWhether", 2)
    t.do(answer)
    assert len(t.hand(2)) == cards
    assert (t.asks, t.actor) == ("MainPhase", 1)


@pytest.mark.rule("UN-47")
def test_UN_47_not_while_it_lives() -> None:
    t = position(
        side(animals=[animal("A", attack=1)]), side(animals=[animal("B", attack=0, health=2, last_words=DRAW)])
    )
    t.do("attack A", "target B")
    assert t.asks == "MainPhase"


# ---------------------------------------------------------------------- UN-76


@pytest.mark.rule("UN-76")
def test_UN_76_it_already_lies_in_support_and_may_pay_for_its_own_last_words() -> None:
    paid = animal("B", texts=[{"on": "last-words", "cost": 1, "do": DRAW}])
    t = position(side(hand=[STRIKE]), side(animals=[paid]))
    t.do("play strike")
    assert (t.asks, t.support(2)) == ("ChooseWhether", ["B"])
    t.do("take")
    assert (t.support(2), t.removed(2), len(t.hand(2))) == ([], ["B"], 1)


@pytest.mark.rule("UN-76")
def test_UN_76_it_lies_in_its_owners_support_and_pays_nothing_for_another() -> None:
    paid = animal("B", texts=[{"on": "last-words", "cost": 1, "do": DRAW}])
    t = position(side(hand=[STRIKE]), side(animals=[placed(paid, owner=1)]))
    t.do("play strike")
    assert (t.asks, "B" in t.support(1)) == ("MainPhase", True)


@pytest.mark.rule("UN-76")
def test_UN_76_its_place_among_the_seven_is_free() -> None:
    heir = animal("B", last_words=[node("put-from-hand", most=5)])
    t = position(side(hand=[STRIKE]), side(animals=[heir, *[animal("crowd")] * 6], hand=[animal("young")]))
    t.do("play strike", "target B", "take", "card young")
    assert t.where("young") == "play 2"
    assert len(t.g.sides[1].animals) == 7


@pytest.mark.rule("UN-76")
def test_UN_76_it_may_fetch_itself() -> None:
    phoenix = animal("B", last_words=[node("fetch", kind="animal", to="play")])
    t = position(side(hand=[STRIKE]), side(animals=[placed(phoenix, damage=1, fury=2)]))
    t.do("play strike", "take")
    assert (t.where("B"), t.damage("B"), t.animal("B").fury) == ("play 2", 0, 0)


@pytest.mark.rule("UN-76")
@pytest.mark.parametrize("what", ["fury-on-this", "damage-on-this"])
def test_UN_76_its_tokens_are_those_it_last_had_in_play(what: str) -> None:
    each = [node("for-each", what=what, do=DRAW)]
    blow = item("blow", node("damage", n=1, target=OPPOSING), cost=0)
    t = position(side(hand=[blow]), side(animals=[placed(animal("B", health=3, last_words=each), fury=3, damage=2)]))
    t.do("play blow").reload().do("take")
    assert len(t.hand(2)) == 3


@pytest.mark.rule("UN-76")
def test_UN_76_so_is_whether_it_was_damaged() -> None:
    hurt = [node("if", condition="this-damaged", do=DRAW)]
    destroy = item("destroy", node("destroy", target=OPPOSING), cost=0)
    for damage, cards in ((0, 0), (1, 1)):
        t = position(side(hand=[destroy]), side(animals=[placed(animal("B", last_words=hurt), damage=damage)]))
        t.do("play destroy")
        if cards:
            t.do("take")
        assert (len(t.hand(2)), t.asks) == (cards, "MainPhase")


# ---------------------------------------------------------------------- UN-48


RUNNER = animal("runner", attack=2, health=9, keywords=["rush"])


@pytest.mark.rule("UN-48")
def test_UN_48_rush_enters_ready_and_attacks_animals_but_no_stronghold() -> None:
    t = position(side(hand=[RUNNER]), side(animals=[animal("B", health=9), animal("C", health=9)]))
    t.do("play runner")
    assert t.animal("runner").ready
    t.do("attack runner")
    assert t.options() == ["target 2:B", "target 2:C"]
    t.refused("stronghold 2", "UN-48")
    t.do("target B")
    assert t.damage("B") == 2


@pytest.mark.rule("UN-48")
def test_UN_48_not_even_if_an_effect_readies_it_again() -> None:
    t = position(side(hand=[RUNNER, ROUSE]), side(animals=[animal("B", health=9), animal("C", health=9)]))
    t.do("play runner", "attack runner", "target B", "play rouse", "attack runner")
    t.refused("stronghold 2", "UN-48")


@pytest.mark.rule("UN-48")
def test_UN_48_in_later_turns_it_attacks_strongholds() -> None:
    t = position(side(hand=[RUNNER, animal("x")]), side(hand=1))
    t.do("play runner")
    t.refused("attack runner", "UN-29")
    t.do("done", "card x", "done", "card plain", "attack runner")
    assert t.stronghold_damage(2) == 2


@pytest.mark.rule("UN-48")
def test_UN_48_without_rush_it_enters_exhausted() -> None:
    t = position(side(hand=[animal("A")]), side(animals=[animal("B")]))
    t.do("play A")
    t.refused("attack A", "UN-29")


# ---------------------------------------------------------------------- UN-49


@pytest.mark.rule("UN-49")
def test_UN_49_support_may_be_paid_instead_of_power() -> None:
    t = position(side(hand=[animal("A", cost=4, focus=2)], support=3), side())
    assert {"play A", "focus A"} <= set(t.options())
    t.do("focus A")
    assert (t.where("A"), len(t.support(1)), len(t.removed(1)), t.ready_power(1)) == ("play 1", 1, 2, 5)
    assert t.log[0] == ("played-by-focus", "UN-49")
    assert t.log.count(("support-paid", "UN-22")) == 2


@pytest.mark.rule("UN-49")
def test_UN_49_or_power_and_no_support() -> None:
    t = position(side(hand=[animal("A", cost=4, focus=2)], support=3), side())
    t.do("play A")
    assert (t.where("A"), len(t.support(1)), t.ready_power(1)) == ("play 1", 3, 1)


@pytest.mark.rule("UN-49")
def test_UN_49_never_a_mix() -> None:
    t = position(side(hand=[animal("A", cost=4, focus=2)], support=1, ready=3), side())
    t.refused("focus A", "UN-22")
    t.refused("play A", "UN-19")
    assert t.where("A") == "hand 1"


@pytest.mark.rule("UN-49")
def test_UN_49_only_a_card_with_focus() -> None:
    t = position(side(hand=[animal("A", cost=4)], support=5), side())
    t.refused("focus A", "UN-49")


@pytest.mark.rule("UN-49")
def test_UN_49_an_item_with_focus_does_not_pay_for_itself() -> None:
    t = position(side(hand=[item("I", node("draw"), cost=4, focus=1)], support=1, deck=3), side())
    t.do("focus I")
    assert (t.support(1), t.removed(1), len(t.hand(1))) == (["I"], ["plain"], 1)


# ---------------------------------------------------------------------- UN-50


@pytest.mark.rule("UN-50")
def test_UN_50_each_fury_token_is_one_attack() -> None:
    rage = item("rage", node("fury", n=2, target={"whose": "own"}), cost=0)
    t = position(side(animals=[animal("A", attack=1)], hand=[rage, rage]), side())
    t.do("play rage")
    assert t.attack("A") == 3
    assert ("fury", "UN-50") in t.log
    t.do("play rage", "attack A")
    assert t.stronghold_damage(2) == 5


@pytest.mark.rule("UN-50")
def test_UN_50_it_stays_while_the_card_is_in_play() -> None:
    t = position(side(animals=[placed(animal("A", attack=1), fury=2)], hand=1), side(hand=1))
    t.do("done", "card plain", "done", "card plain", "attack A")
    assert t.attack("A") == 3


@pytest.mark.rule("UN-50")
def test_UN_50_a_defeated_card_loses_all_its_fury() -> None:
    back = item("back", node("fetch", kind="animal", to="play"), cost=0)
    t = position(side(hand=[STRIKE]), side(animals=[placed(animal("B", attack=1), fury=2)], hand=[back, animal("x")]))
    t.do("play strike", "done", "card plain", "play back")
    assert (t.animal("B").fury, t.attack("B")) == (0, 1)


# ---------------------------------------------------------------------- UN-51


GUARD = animal("guard", attack=0, health=9, keywords=["guard"])


@pytest.mark.rule("UN-51")
@pytest.mark.parametrize("ready", [True, False])
def test_UN_51_a_guard_must_be_defeated_first_even_while_exhausted(ready: bool) -> None:
    two = animal("guard2", attack=0, health=9, keywords=["guard"])
    guards = [placed(each, ready=ready) for each in (GUARD, two)]
    t = position(side(animals=[animal("A")]), side(animals=[animal("B"), *guards]))
    t.do("attack A")
    assert t.options() == ["target 2:guard", "target 2:guard2"], "among several the attacker chooses"
    t.refused("target B", "UN-51")
    t.refused("stronghold 2", "UN-51")


@pytest.mark.rule("UN-51")
def test_UN_51_when_it_is_defeated_the_others_can_be_attacked() -> None:
    t = position(
        side(animals=[animal("A", attack=9), animal("C", attack=2)]),
        side(animals=[animal("B"), animal("guard", health=3, keywords=["guard"])]),
    )
    t.do("attack A")
    assert t.where("guard") == "support 2", "the only target needs no asking"
    t.do("attack C", "stronghold 2")
    assert t.stronghold_damage(2) == 2


@pytest.mark.rule("UN-51")
def test_UN_51_it_does_not_affect_items_or_abilities() -> None:
    bolt = item("bolt", node("damage", n=1, target={"whose": "opposing", "what": "either"}), cost=0)
    keep = stronghold("fox", node("damage", n=1, target={"whose": "opposing", "what": "either"}), cost=1)
    t = position(side(hand=[bolt], support=1, strongholds=[keep, "rat"]), side(animals=[animal("B", health=9), GUARD]))
    t.do("play bolt")
    assert t.options() == ["stronghold 2", "target 2:B", "target 2:guard"]
    t.do("stronghold 2", "ability", "card plain", "target B")
    assert (t.stronghold_damage(2), t.damage("B")) == (1, 1)


@pytest.mark.rule("UN-51")
def test_UN_51_texts_of_animals_reach_past_it_too() -> None:
    archer = animal("A", arrival=[node("damage", n=1, target={"whose": "opposing", "what": "stronghold"})])
    t = position(side(hand=[archer]), side(animals=[GUARD]))
    t.do("play A", "take")
    assert t.stronghold_damage(2) == 1


@pytest.mark.rule("UN-51")
def test_UN_51_it_protects_only_its_controllers_side() -> None:
    t = position(side(animals=[animal("A"), placed(GUARD, owner=2)]), side(animals=[animal("B")]))
    t.do("attack A")
    assert t.options() == ["stronghold 2", "target 2:B"]
    t = position(side(animals=[animal("A")]), side(animals=[animal("B"), placed(GUARD, owner=1)]))
    t.do("attack A")
    assert (t.asks, t.damage("guard")) == ("MainPhase", 1)


@pytest.mark.rule("UN-51")
def test_UN_51_an_attack_that_an_ability_allows_is_still_an_attack() -> None:
    """Readied by an ability or rushing: Guard holds."""
    keep = stronghold("fox", node("ready", target={"whose": "own"}), cost=1)
    t = position(
        side(animals=[animal("A", attack=1)], hand=[RUNNER], support=1, strongholds=[keep, "rat"]),
        side(animals=[animal("B"), GUARD]),
    )
    t.do("attack A", "ability", "attack A", "play runner", "attack runner")
    assert t.damage("guard") == 4


# ---------------------------------------------------------------------- UN-52


@pytest.mark.rule("UN-52")
def test_UN_52_rally_is_for_the_cards_drawn_for_a_fallen_stronghold() -> None:
    scout = animal("scout", cost=5, rally=True)
    t = position(side(animals=[RAM]), side(deck=[scout, scout, scout], ready=0))
    t.do("attack ram", "play scout")
    assert t.where("scout") == "play 2"
    assert t.animal("scout").ready


@pytest.mark.rule("UN-52")
def test_UN_52_otherwise_the_symbol_means_nothing() -> None:
    scout = animal("scout", cost=5, rally=True)
    t = position(side(hand=[scout], ready=4, deck=[scout, scout]), side())
    t.refused("play scout", "UN-19")
    t = position(side(hand=[scout]), side())
    t.do("play scout")
    assert (t.ready_power(1), t.animal("scout").ready) == (0, False)
    assert t.log[0] == ("played", "UN-19")


# ---------------------------------------------------------------------- UN-53


def reveal(kind: str) -> Data:
    return item("peek", node("reveal-top", kind=kind), cost=0)


@pytest.mark.rule("UN-53")
def test_UN_53_a_revealed_card_is_shown_to_all_and_put_back_where_it_was() -> None:
    deck = [animal("top"), animal("next")]
    t = position(side(hand=[reveal("item")], deck=deck), side())
    t.do("play peek")
    assert t.deck(1) == ["top", "next"]
    assert ("revealed", "UN-53") in t.log
    for eye in (0, 1, None):
        assert view(t.g, eye)["sides"][0]["deck"]["from_top"] == ["top", None]
    event = next(each for each in t.happened if each.rule == "UN-53")
    assert event.seen_by(1) == event.values


@pytest.mark.rule("UN-53")
@pytest.mark.parametrize("mode", ["hydra", "manticore"])
def test_UN_53_partners_see_it_too(mode: str) -> None:
    sides = [
        side(hand=[reveal("item")], deck=[animal("top"), animal("next")]),
        *[side()] * (3 if mode == "hydra" else 1),
    ]
    t = position(*sides, mode=mode)
    t.do("play peek", seat=1)
    for eye in range(4):
        assert view(t.g, eye)["sides"][0]["deck"]["from_top"] == ["top", None]


@pytest.mark.rule("UN-53")
def test_UN_53_revealing_is_not_drawing_and_a_short_deck_shows_what_it_has() -> None:
    t = position(side(hand=[reveal("animal")], deck=0), side())
    t.do("play peek")
    assert not t.over
    assert not any(key in ("drew", "revealed", "no-card-left") for key, _ in t.log)
    t = position(side(hand=[reveal("animal")], deck=[animal("top")]), side())
    t.do("play peek")
    assert t.hand(1) == ["top"], "the text, not the reveal, takes it to the hand"
    assert not any(key == "drew" for key, _ in t.log)
    assert view(t.g, 1)["seats"][0]["hand"] == {"count": 1, "known": ["top"]}
