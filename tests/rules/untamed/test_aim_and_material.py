"""Aim and material: winning, losing, the box (UN-01 to UN-05, UN-64, UN-65)."""

from typing import Any

import pytest

from ludotek.games.untamed.game import GAME
from ludotek.games.untamed.rules.box import Box
from ludotek.games.untamed.rules.components import COPIES, FACTIONS
from ludotek.testing.untamed import Data, Position, animal, item, node, placed, position, side

QUAKE = item("Quake", node("damage", n=9, target={"many": "each", "whose": "any", "what": "stronghold"}), cost=0)
BIG = animal("Big", attack=7)


def outcome(t: Position) -> tuple[str, str, list[float]]:
    assert t.g.outcome is not None
    return t.g.outcome.how, t.g.outcome.rule, t.g.outcome.scores


# ---------------------------------------------------------------------- winning


@pytest.mark.rule("UN-01")
def test_UN_01_destroying_all_three_strongholds_wins() -> None:
    attackers = [animal("A", attack=7), animal("B", attack=7), animal("C", attack=7)]
    t = position(side(animals=attackers), side())
    t.do("attack A", "done")
    assert not t.over
    t.do("attack B", "done")
    assert not t.over, "two are not enough"
    t.do("attack C")
    assert t.winners == [1]
    assert outcome(t) == ("strongholds", "UN-45", [1.0, 0.0])
    assert ("won", "UN-45") in t.log


@pytest.mark.rule("UN-01")
def test_UN_01_the_opponent_wins_when_the_own_strongholds_fall() -> None:
    own = item("Folly", node("damage", n=7, target={"whose": "own", "what": "stronghold"}), cost=0)
    t = position(side(hand=[own], strongholds=["rat"]), side())
    t.do("play Folly")
    assert t.winners == [2]


@pytest.mark.rule("UN-01")
@pytest.mark.parametrize("mode", ["hydra", "manticore"])
def test_UN_01_in_team_modes_the_whole_shared_stack_must_fall(mode: str) -> None:
    a, b = side(animals=[BIG, animal("Next", attack=7)]), side(strongholds=["fox", "rat"])
    t = position(*([a, b] if mode == "manticore" else [a, b, side(), side()]), mode=mode)
    t.do("attack Big")
    assert not t.over
    while t.asks == "Rally":
        t.do("done")
    t.do("attack Next", seat=1)
    assert t.winners == [1, 3]


# ---------------------------------------------------------------------- the empty deck


@pytest.mark.rule("UN-02", "UN-64")
@pytest.mark.parametrize("cards", [0, 1])
def test_UN_02_who_must_draw_in_upkeep_from_an_empty_deck_loses_at_once(cards: int) -> None:
    t = position(side(deck=cards, hand=3), side())
    t.do("done")
    assert t.winners == [2]
    assert outcome(t) == ("empty-deck", "UN-02", [0.0, 1.0])
    assert ("no-card-left", "UN-02") in t.log
    assert len(t.support(1)) == 0, "nothing of the turn is left to do"
    assert t.asks == ""


@pytest.mark.rule("UN-02")
def test_UN_02_an_empty_deck_alone_loses_nothing() -> None:
    t = position(side(deck=2), side(deck=0))
    t.do("done")
    assert t.deck(1) == []
    t.do("card plain")
    assert not t.over
    assert (t.asks, t.actor) == ("MainPhase", 2)


@pytest.mark.rule("UN-02", "UN-64")
def test_UN_02_who_must_draw_for_a_lost_stronghold_from_an_empty_deck_loses() -> None:
    t = position(side(animals=[BIG]), side(deck=0))
    t.do("attack Big")
    assert t.winners == [1]
    assert ("no-card-left", "UN-02") in t.log
    t = position(side(animals=[BIG]), side(deck=1))
    t.do("attack Big")
    assert not t.over
    assert t.asks == "Rally"


@pytest.mark.rule("UN-64")
def test_UN_64_the_effect_of_an_own_card_draws_what_is_there() -> None:
    t = position(side(hand=[item("Books", node("draw", n=3))], deck=2), side())
    t.do("play Books")
    assert len(t.hand(1)) == 2
    assert t.log.count(("drew", "UN-64")) == 2
    assert not t.over
    t = position(side(hand=[item("Books", node("draw", n=3))], deck=0), side())
    t.do("play Books")
    assert not t.over
    assert t.where("Books") == "support 1"


@pytest.mark.rule("UN-64")
def test_UN_64_the_strongholds_draw_never_loses_either() -> None:
    t = position(side(support=1, deck=0), side())
    t.do("ability")
    assert not t.over
    assert t.hand(1) == []


@pytest.mark.rule("UN-64", "UN-37")
def test_UN_64_the_two_power_draw_is_refused_with_an_empty_deck() -> None:
    t = position(side(deck=0), side())
    t.refused("draw", "UN-64")
    assert "draw" not in t.options()
    t = position(side(deck=1), side())
    t.do("draw")
    assert not t.over
    assert t.deck(1) == []


# ---------------------------------------------------------------------- all at once


@pytest.mark.rule("UN-65")
def test_UN_65_when_all_lose_at_the_same_moment_it_is_a_draw() -> None:
    t = position(side(hand=[QUAKE], strongholds=["rat"]), side(strongholds=["fox"]))
    t.do("play Quake")
    assert t.over
    assert t.winners == []
    assert outcome(t) == ("draw", "UN-65", [0.5, 0.5])
    assert ("drawn-game", "UN-65") in t.log


@pytest.mark.rule("UN-65")
def test_UN_65_both_teams_of_hydra_at_once() -> None:
    t = position(side(hand=[QUAKE], strongholds=["rat"]), side(strongholds=["fox"]), side(), side(), mode="hydra")
    t.do("play Quake", seat=1)
    assert outcome(t) == ("draw", "UN-65", [0.5] * 4)


@pytest.mark.rule("UN-65")
def test_UN_65_those_still_in_the_game_and_not_those_who_are_out() -> None:
    last = [side(hand=[QUAKE], strongholds=["rat"]), side(strongholds=["fox"]), side(strongholds=["tiger"])]
    t = position(*last, mode="survival")
    t.do("play Quake")
    assert outcome(t) == ("draw", "UN-65", [0.5] * 3)
    t = position(*last[:2], side(), mode="survival")
    t.do("play Quake")
    assert t.winners == [3], "one is still standing"


@pytest.mark.rule("UN-65", "UN-80")
@pytest.mark.parametrize("mode", ["survival", "alpha"])
def test_UN_65_who_was_out_before_has_lost(mode: str) -> None:
    ram = animal("ram", attack=7, health=9)
    t = position(
        side(hand=[QUAKE], animals=[ram], strongholds=["rat"], damage=7 if mode == "alpha" else 0),
        side(strongholds=["fox"]),
        side(strongholds=["tiger"]),
        mode=mode,
    )
    t.do("attack ram", "stronghold 2", "play Quake")
    assert outcome(t) == ("draw", "UN-65", [0.5, 0, 0.5])


@pytest.mark.rule("UN-65", "UN-01")
@pytest.mark.parametrize("last", [1, 2])
def test_UN_65_who_loses_the_last_stronghold_has_lost_before_another_one_draws(last: int) -> None:
    """The other's Stronghold falls at the same moment, but is not the last: its empty deck does not matter any more."""
    sides = [side(hand=[QUAKE], deck=0), side(deck=0)]
    sides[last - 1]["strongholds"] = ["rat"]
    t = position(*sides)
    t.do("play Quake")
    assert t.winners == [3 - last]
    assert outcome(t)[0] == "strongholds"


# ---------------------------------------------------------------------- the box


def real_box() -> Box:
    return Box(GAME.content({}))


def said(data: Any) -> set[str]:
    """All words of a card: its nodes, moments, keywords, conditions and counts."""
    if isinstance(data, dict):
        return set(data) | {word for each in data.values() for word in said(each)}
    if isinstance(data, list):
        return {word for each in data for word in said(each)}
    return {data} if isinstance(data, str) else set()


def cards_of(faction: str) -> list[Data]:
    content = GAME.content({})
    return [card for card in [*content["card"], *content["stronghold"]] if card["faction"] == faction]


@pytest.mark.rule("UN-03")
def test_UN_03_nine_factions_with_a_stronghold_and_five_cards_three_copies_each() -> None:
    box = real_box()
    assert FACTIONS == ["chameleon", "crocodile", "fox", "panda", "rabbit", "raccoon", "rat", "rhino", "tiger"]
    assert sorted(each.faction for each in box.strongholds) == list(range(9))
    assert [len(box.of_faction(faction)) for faction in range(9)] == [5] * 9
    assert COPIES == 3
    animals = [design for design in box.designs if design.kind == 0]
    items = [design for design in box.designs if design.kind == 1]
    assert (len(animals) * COPIES, len(items) * COPIES) == (96, 39)


@pytest.mark.rule("UN-03")
def test_UN_03_a_house_faction_is_there_only_where_its_pack_is_played() -> None:
    table = {"id": "oak", "cost": 1, "do": [node("draw")]}
    cards = [{"id": f"owl-{n}", "kind": "animal", "cost": n, "attack": n, "health": 1} for n in range(5)]
    box = Box({**GAME.content({}), "faction": {"id": "owls", "stronghold": [table], "card": cards}})
    assert [faction.name for faction in box.factions] == [*FACTIONS, "owls"]
    assert [faction.name for faction in real_box().factions] == FACTIONS
    t = position(side(), side(), setup="draft")
    assert set(t.options()) <= {f"faction {name}" for name in FACTIONS}


def test_the_last_of_64_designs_is_a_card_like_any_other() -> None:
    t = position(side(), side(), cards=[animal(f"C{i}") for i in range(55)])
    last = len(t.g.box.designs) - 1
    assert (last, t.g.box.designs[last].name) == (63, "plain-tiger")
    t.g.hands[0].put(last, 1)
    assert "play plain-tiger" in t.options()
    assert t.do("play plain-tiger").where("plain-tiger") == "play 1"


@pytest.mark.rule("UN-03")
def test_UN_03_the_number_of_tokens_limits_nothing() -> None:
    many = [placed(animal(f"M{i}", health=12), damage=11, fury=9) for i in range(3)]
    rage = item("Rage", node("fury", n=5, target={"many": "each", "whose": "own"}), cost=0)
    burn = item("Burn", node("damage", n=9, target={"whose": "opposing", "what": "stronghold"}), cost=0)
    t = position(side(animals=many, hand=[rage]), side())
    t.do("play Rage")
    assert sum(t.animal(f"M{i}").fury for i in range(3)) == 42
    assert sum(t.damage(f"M{i}") for i in range(3)) == 33
    t = position(side(animals=many, hand=[burn]), side(damage=6))
    t.do("play Burn")
    assert ("stronghold-damaged", "UN-32") in t.log
    assert t.happened[1].values == [1, 9]


@pytest.mark.rule("UN-04")
@pytest.mark.parametrize(
    ("faction", "words", "at_least"),
    [
        ("chameleon", {"cards-at-least", "card-played"}, 3),
        ("crocodile", {"last-words", "with-last-words"}, 3),
        ("crocodile", {"repeat-last-words"}, 1),
        ("fox", {"attack", "attack-aura"}, 1),
        ("fox", {"look-and-order", "reveal-top"}, 1),
        ("panda", {"ability-used"}, 2),
        ("panda", {"top-to-support"}, 1),
        ("rabbit", {"arrival"}, 2),
        ("rabbit", {"choose"}, 1),
        ("raccoon", {"armour", "wall", "guard", "heal"}, 1),
        ("raccoon", {"attack", "attack-aura", "fury"}, 1),
        ("rat", {"fetch", "cheaper", "most", "cost-at-most"}, 2),
        ("rhino", {"move-damage", "damage-on-this", "this-damaged", "damaged"}, 2),
        ("rhino", {"fury"}, 2),
        ("tiger", {"defeats", "defeated-an-animal"}, 3),
    ],
)
def test_UN_04_each_faction_plays_its_own_way(faction: str, words: set[str], at_least: int) -> None:
    telling = [card["id"] for card in cards_of(faction) if said(card) & words]
    assert len(telling) >= at_least, f"only {telling} of the {faction}s have one of {sorted(words)}"


# ---------------------------------------------------------------------- Strongholds


@pytest.mark.rule("UN-05")
def test_UN_05_a_stronghold_has_seven_health() -> None:
    t = position(side(animals=[animal("A", attack=6), animal("B", attack=1)]), side())
    t.do("attack A")
    assert t.stronghold_damage(2) == 6
    assert t.g.keeps[1].lost == 0
    t.do("attack B")
    assert t.g.keeps[1].lost == 1


@pytest.mark.rule("UN-05")
def test_UN_05_the_alphas_have_fourteen() -> None:
    bolt = item("Bolt", node("damage", n=6, target={"whose": "opposing", "what": "stronghold"}), cost=0)
    t = position(side(), side(hand=[bolt, bolt, bolt]), side(), mode="alpha", active=1)
    t.do("done", "card plain", "card plain", "play Bolt", "play Bolt")
    assert (t.stronghold_damage(1), t.g.keeps[0].lost) == (12, 0)
    t.do("play Bolt")
    assert t.g.keeps[0].lost == 1
    t = position(side(animals=[BIG]), side(), side(), mode="alpha")
    t.do("attack Big", "stronghold 2")
    assert t.g.keeps[1].lost == 1, "those of the others have seven"
