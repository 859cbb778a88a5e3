"""Sentences that the rulebook itself speaks of: an attack by a text, base Attack, a forced draw, several revealed cards."""

from __future__ import annotations

from typing import Any

import pytest

from ludotek.games.untamed.view import view
from ludotek.kernel.errors import ContentError
from ludotek.testing.untamed import Data, animal, item, node, placed, position, side

OPPOSING = {"whose": "opposing"}
OWN = {"whose": "own"}
OX = animal("Ox", attack=0, health=12)
TRICK, C, D = (item(name, node("draw")) for name in ("trick", "c", "d"))


def hunter(**given: Any) -> Data:
    """An Animal that attacks as it arrives."""
    return animal("Hunter", cost=0, attack=3, health=5, arrival=[node("strike", target="this")], **given)


# ---------------------------------------------------------------------- an attack that a text allows


@pytest.mark.rule("UN-34", "UN-29")
def test_UN_34_a_text_lets_an_exhausted_animal_attack() -> None:
    t = position(side(hand=[hunter()]), side(animals=[OX])).do("play Hunter", "take")
    t.refused("target Hunter", "UN-29")
    t.do("target Ox")
    assert (t.damage("Ox"), t.animal("Hunter").ready) == (3, False)


@pytest.mark.rule("UN-34", "UN-51")
def test_UN_34_it_is_an_attack_like_any_other() -> None:
    guard = animal("Guard", attack=2, health=9, keywords=["guard"])
    t = position(side(hand=[hunter()]), side(animals=[guard, OX])).do("play Hunter", "take")
    if t.asks == "ChooseAttackTarget":
        t.refused("target Ox", "UN-51")
        t.do("target Guard")
    assert (t.damage("Guard"), t.damage("Hunter")) == (3, 2)


@pytest.mark.rule("UN-34")
def test_UN_34_a_text_that_lets_another_one_attack() -> None:
    horn = item("horn", node("strike", target=OWN), cost=0)
    tired = placed(animal("Tired", attack=4, health=9), ready=False)
    t = position(side(hand=[horn], animals=[tired]), side(animals=[OX])).do("play horn")
    if t.asks == "ChooseTarget":
        t.do("target Tired")
    t.do("target Ox")
    assert t.damage("Ox") == 4


@pytest.mark.rule("UN-34")
def test_UN_34_a_ready_animal_is_exhausted_by_an_attack_that_a_text_allows() -> None:
    horn = item("horn", node("strike", target=OWN), cost=0)
    ready = animal("Ready", attack=4, health=9)
    t = position(side(hand=[horn], animals=[ready]), side(animals=[OX])).do("play horn", "target Ox")
    assert (t.damage("Ox"), t.animal("Ready").ready) == (4, False)
    t.refused("attack Ready", "UN-29")


@pytest.mark.rule("UN-34", "UN-48")
def test_UN_34_who_finds_nobody_to_attack_stays_ready() -> None:
    horn = item("horn", node("strike", target=OWN), cost=0)
    runner = placed(animal("Runner"), rushing=True)
    t = position(side(hand=[horn], animals=[runner]), side()).do("play horn")
    assert (t.asks, t.animal("Runner").ready) == ("MainPhase", True)


@pytest.mark.rule("UN-43")
def test_UN_43_nobody_attacks_by_rally() -> None:
    ram = animal("Ram", attack=9, health=12)
    there = side(deck=[hunter(rally=True), *[animal("Rest")] * 9], ready=0)
    t = position(side(animals=[ram]), there).do("attack Ram")
    if t.asks == "ChooseAttackTarget":
        t.do("stronghold 2")
    t.do("play Hunter")
    assert (t.asks, t.damage("Ram"), t.animal("Hunter").ready) == ("Rally", 0, True)


# ---------------------------------------------------------------------- Attack and base Attack


@pytest.mark.rule("UN-35")
@pytest.mark.parametrize(("base", "dealt"), [(False, 6), (True, 2)])
def test_UN_35_base_attack_is_the_printed_number(base: bool, dealt: int) -> None:
    roar = [node("damage-by-attack", target=OPPOSING, base=base)]
    boost = item("boost", node("attack", by=1, target=OWN), cost=0)
    beast = placed(animal("Beast", attack=2, health=9, texts=[{"on": "attacks", "do": roar}]), fury=3)
    t = position(side(animals=[beast], hand=[boost]), side(animals=[OX]))
    t.do("play boost")
    if t.asks == "ChooseTarget":
        t.do("target Beast")
    t.do("attack Beast", "stronghold 2", "take")
    if t.asks == "ChooseTarget":
        t.do("target Ox")
    assert (t.damage("Ox"), t.stronghold_damage(2)) == (dealt, 6)


@pytest.mark.rule("UN-35", "UN-76")
@pytest.mark.parametrize(("base", "dealt"), [(False, 5), (True, 2)])
def test_UN_76_last_words_count_the_fury_that_the_animal_had(base: bool, dealt: int) -> None:
    howl = [node("damage-by-attack", target=OPPOSING, base=base)]
    beast = placed(animal("Beast", attack=2, health=3, last_words=howl), fury=3)
    doom = item("doom", node("destroy", target=OWN), cost=0)
    t = position(side(animals=[beast], hand=[doom]), side(animals=[OX])).do("play doom", "take")
    assert t.damage("Ox") == dealt


@pytest.mark.rule("UN-35", "UN-76")
def test_UN_76_and_what_else_had_changed_its_attack() -> None:
    beast = placed(animal("Beast", attack=2, last_words=[node("damage-by-attack", target=OPPOSING)]), fury=3)
    doom = item("doom", node("destroy", target=OWN), cost=0)
    boost = item("boost", node("attack", by=1, target=OWN), cost=0)
    t = position(side(animals=[beast], hand=[doom, boost]), side(animals=[OX])).do("play boost", "play doom")
    assert t.reload().do("take").damage("Ox") == 6


# ---------------------------------------------------------------------- a draw by another player


@pytest.mark.rule("UN-64")
def test_UN_64_a_draw_forced_by_another_players_card_loses_with_an_empty_deck() -> None:
    gift = item("gift", node("draw", n=2, who="opponent"), cost=0)
    t = position(side(hand=[gift]), side(deck=[OX, OX])).do("play gift")
    assert (t.over, t.hand(2)) == (False, ["Ox", "Ox"])
    t = position(side(hand=[gift]), side(deck=[OX])).do("play gift")
    assert t.over and t.g.outcome is not None
    assert (t.g.outcome.how, t.g.outcome.scores) == ("empty-deck", [1.0, 0.0])


# ---------------------------------------------------------------------- several revealed cards


@pytest.mark.rule("UN-53")
def test_UN_53_several_revealed_cards_go_back_in_the_same_order() -> None:
    peek = item("peek", node("reveal-top", n=3, kind="item"), cost=0)
    deck = [animal("first"), TRICK, animal("third"), animal("fourth")]
    t = position(side(hand=[peek], deck=deck), side()).do("play peek")
    assert (t.hand(1), t.deck(1)) == (["trick"], ["first", "third", "fourth"])
    for eye in (0, 1, None):
        assert view(t.g, eye)["sides"][0]["deck"]["from_top"] == ["first", "third", None]
    assert [key for key, rule in t.log if rule == "UN-53"] == ["revealed"] * 3


@pytest.mark.rule("UN-53")
def test_UN_53_what_follows_happens_once_if_one_was_found() -> None:
    peek = item("peek", node("reveal-top", n=3, kind="animal", do=[node("top-to-support")]), cost=0)
    t = position(side(hand=[peek], deck=[animal("a"), animal("b"), C, D]), side()).do("play peek")
    assert (sorted(t.hand(1)), t.support(1)) == (["a", "b"], ["c", "peek"])
    t = position(side(hand=[peek], deck=[C, D]), side()).do("play peek")
    assert (t.hand(1), t.support(1)) == ([], ["peek"]), "a short deck shows what it has"


# ---------------------------------------------------------------------- the target of this attack


def hexer(*actions: Data) -> Data:
    return animal("Hexer", attack=1, health=9, texts=[{"on": "attacks", "do": list(actions)}])


@pytest.mark.rule("UN-72")
def test_UN_72_a_text_may_be_about_the_target_of_the_attack() -> None:
    t = position(side(animals=[hexer(node("exhaust", target="attacked"))]), side(animals=[OX, animal("Cow", health=9)]))
    t.do("attack Hexer", "target Cow", "take")
    assert (t.animal("Cow").ready, t.animal("Ox").ready) == (False, True)


@pytest.mark.rule("UN-72")
def test_UN_72_the_target_may_be_a_stronghold() -> None:
    t = position(side(animals=[hexer(node("damage", n=2, target="attacked"))]), side(animals=[OX]))
    t.do("attack Hexer", "stronghold 2", "take")
    assert (t.stronghold_damage(2), t.damage("Ox")) == (3, 0)


# ---------------------------------------------------------------------- what makes no sense is refused


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (item("x", node("damage-by-attack", target=OPPOSING)), "stands on no Animal"),
        (item("x", node("exhaust", target="attacked")), "attacked"),
        (animal("x", arrival=[node("exhaust", target="attacked")]), "attacked"),
        (hexer(node("strike", target="this")), "for ever"),
        (item("x", node("strike", target=OPPOSING)), "an Animal of yours"),
        (item("x", node("strike", target=OWN | {"many": "each"})), "one Animal only"),
        (item("x", node("strike", target=OWN), node("draw")), "must come last"),
        (hexer(node("move-damage", n=1, target="this", onto="attacked")), "onto"),
    ],
)
def test_a_text_that_could_do_nothing_is_refused_with_what_to_write(card: Data, said: str) -> None:
    with pytest.raises(ContentError, match=said):
        position(side(hand=[card]), side())
