"""Order of effects (UN-74, UN-75)."""

import pytest

from ludotek.testing.untamed import Position, animal, item, node, placed, position, side

OPPOSING = {"whose": "opposing"}
EACH = {"whose": "any", "many": "each"}
EACH_STRONGHOLD = {"whose": "any", "what": "stronghold", "many": "each"}
DRAW = [node("draw")]
FURY = [node("fury", target="this")]
SALVO = item("salvo", node("damage", n=2, target=EACH), cost=0)
QUAKE = item("quake", node("damage", n=7, target=EACH_STRONGHOLD), cost=0)


def whose_text(t: Position) -> str:
    """The card whose text is offered now."""
    question = t.g.question
    assert question is not None
    return t.g.box.designs[question.c.card].name  # type: ignore[attr-defined]


# ---------------------------------------------------------------------- UN-74


@pytest.mark.rule("UN-74")
def test_UN_74_an_effect_is_carried_out_to_its_end_before_anybody_is_eliminated() -> None:
    """Two damage and two taken away again leave the Animal in play."""
    burn = item(
        "burn", node("damage", n=2, target={"whose": "own"}), node("heal", n=2, target={"whose": "own"}), cost=0
    )
    t = position(side(animals=[animal("A", health=2)], hand=[burn]), side())
    t.do("play burn")
    assert t.in_play("A")
    assert t.damage("A") == 0


@pytest.mark.rule("UN-74")
def test_UN_74_a_doomed_animal_is_a_target_until_the_effect_has_ended() -> None:
    twice = item("twice", node("damage", n=2, target=OPPOSING), node("damage", n=2, target=OPPOSING), cost=0)
    t = position(side(hand=[twice]), side(animals=[animal("B", health=2), animal("C", health=2)]))
    t.do("play twice", "target B")
    assert t.options() == ["target 2:B", "target 2:C"]
    t.do("target C")
    assert (t.where("B"), t.where("C")) == ("support 2", "support 2")


@pytest.mark.rule("UN-74")
def test_UN_74_all_are_eliminated_together_before_anything_is_triggered() -> None:
    """Who falls together with another does not see it fall, and all are gone when the first Last Words are said."""
    mourner = animal("C", health=2, ally_defeated=FURY)
    t = position(side(hand=[SALVO]), side(animals=[animal("B", health=2, last_words=DRAW), mourner]))
    t.do("play salvo")
    assert [key for key, _ in t.log].count("defeated") == 2
    assert sorted(t.support(2)) == ["B", "C"]
    assert (t.asks, whose_text(t)) == ("ChooseWhether", "B")
    t.do("take")
    assert t.asks == "MainPhase", "the mourner says nothing"


@pytest.mark.rule("UN-74")
def test_UN_74_who_is_left_sees_each_of_them_fall() -> None:
    mourner = animal("C", health=9, ally_defeated=FURY)
    t = position(side(hand=[SALVO]), side(animals=[animal("B", health=2), animal("D", health=2), mourner]))
    t.do("play salvo", "take", "take")
    assert (t.animal("C").fury, t.asks) == (2, "MainPhase")


@pytest.mark.rule("UN-74")
def test_UN_74_a_copy_knows_who_is_doomed_and_that_somebody_was_defeated() -> None:
    hunt = item("hunt", node("destroy", target=OPPOSING), node("damage", n=1, target=OPPOSING), cost=0)
    three = [animal(name, health=3) for name in "BCD"]
    t = position(side(hand=[hunt, hunt]), side(animals=three)).do("play hunt", "target B", "target C")
    t.do("play hunt", "target D")
    assert (t.asks, t.animal("D").doomed, t.g.sides[0].has_defeated) == ("ChooseTarget", True, True)
    assert t.g.clone().digest() == t.g.digest()


@pytest.mark.rule("UN-74")
def test_UN_74_both_of_a_fight_fall_together() -> None:
    t = position(
        side(animals=[animal("A", attack=2, health=2, defeats=FURY, last_words=DRAW)]),
        side(animals=[animal("B", attack=2, health=2, last_words=DRAW)]),
    )
    t.do("attack A", "target B")
    assert (t.where("A"), t.where("B")) == ("support 1", "support 2")
    assert t.log[-2:] == [("defeated", "UN-32"), ("defeated", "UN-32")]
    assert whose_text(t) == "A"


@pytest.mark.rule("UN-74")
def test_UN_74_who_survives_a_fight_is_not_defeated_by_the_attacker_later() -> None:
    jab = item("jab", node("damage", n=1, target=OPPOSING), cost=0)
    t = position(
        side(animals=[animal("A", attack=2, health=9, defeats=FURY)], hand=[jab]),
        side(animals=[animal("B", health=3)]),
    )
    t.do("attack A", "target B", "play jab")
    assert (t.where("B"), t.asks) == ("support 2", "MainPhase")


@pytest.mark.rule("UN-74")
def test_UN_74_what_an_effect_triggers_waits_for_its_end() -> None:
    """The Arrival of an Animal that an Item puts into play comes after the rest of the Item."""
    call = item("call", node("fetch", kind="animal", to="play"), node("top-to-support", n=2), cost=0)
    t = position(side(hand=[call], support=[animal("A", arrival=DRAW)], deck=5), side())
    t.do("play call")
    assert (t.asks, whose_text(t)) == ("ChooseWhether", "A")
    assert len(t.deck(1)) == 3
    assert "call" in t.support(1)


@pytest.mark.rule("UN-74")
def test_UN_74_strongholds_with_enough_damage_fall_together_too() -> None:
    """The last Stronghold of one is gone before the other draws from an empty deck."""
    t = position(side(hand=[QUAKE], deck=0), side(strongholds=["fox"], lost=2))
    t.do("play quake")
    assert t.winners == [1]
    assert [key for key, _ in t.log].count("stronghold-fell") == 2
    assert not any(key == "no-card-left" for key, _ in t.log)


# ---------------------------------------------------------------------- UN-75


@pytest.mark.rule("UN-75")
def test_UN_75_a_fallen_stronghold_comes_first() -> None:
    blast = item("blast", node("damage", n=7, target={"whose": "opposing", "what": "either", "many": "each"}), cost=0)
    t = position(side(hand=[blast]), side(animals=[animal("B", health=2, last_words=DRAW)]))
    t.do("play blast")
    assert (t.asks, t.where("B"), len(t.hand(2))) == ("Rally", "support 2", 1)
    t.do("done")
    assert (t.asks, whose_text(t)) == ("ChooseWhether", "B")


@pytest.mark.rule("UN-75")
def test_UN_75_of_two_fallen_strongholds_the_active_players_comes_first() -> None:
    t = position(side(), side(hand=[QUAKE]), active=2)
    t.do("play quake")
    assert (t.asks, t.actor) == ("Rally", 2)
    assert (len(t.hand(2)), len(t.hand(1))) == (1, 0)
    t.do("done")
    assert (t.asks, t.actor) == ("Rally", 1)
    assert len(t.hand(1)) == 1
    t.do("done")
    assert t.asks == "MainPhase"


@pytest.mark.rule("UN-75")
@pytest.mark.parametrize("active", [1, 2])
def test_UN_75_the_active_players_effects_come_before_the_others(active: int) -> None:
    one = side(animals=[animal("A", health=2, last_words=DRAW)], hand=[SALVO])
    two = side(animals=[animal("B", health=2, last_words=DRAW)], hand=[SALVO])
    t = position(one, two, active=active)
    t.do("play salvo")
    assert t.actor == active
    assert t.asks == "ChooseWhether", "one effect each: nothing to order"
    t.do("take")
    assert t.actor == 3 - active


@pytest.mark.rule("UN-75")
@pytest.mark.parametrize(("active", "order"), [(1, [1, 2, 3]), (2, [2, 3, 1]), (3, [3, 1, 2])])
def test_UN_75_the_others_follow_in_turn_order(active: int, order: list[int]) -> None:
    sides = [side(animals=[animal(name, health=2, last_words=DRAW)], hand=[SALVO]) for name in "ABC"]
    t = position(*sides, mode="survival", active=active)
    t.do("play salvo")
    asked = []
    for _ in range(3):
        asked.append(t.actor)
        t.do("take")
    assert asked == order


@pytest.mark.rule("UN-75")
def test_UN_75_the_whole_active_team_comes_first() -> None:
    sides = [side(animals=[animal(name, health=2, last_words=DRAW)], hand=[SALVO]) for name in "ABCD"]
    sides[0] = side(
        hand=[item("blow", node("damage", n=2, target=OPPOSING | {"many": "each"}), SALVO["do"][0], cost=0)]
    )
    t = position(*sides, mode="hydra")
    t.do("play salvo", seat=3)
    asked = []
    while t.asks == "ChooseWhether":
        asked.append(t.actor)
        t.do("take")
    assert asked == [3, 2, 4]


@pytest.mark.rule("UN-75")
@pytest.mark.parametrize(("first", "order"), [(1, ["B", "C"]), (2, ["C", "B"])])
def test_UN_75_a_player_orders_the_own_effects(first: int, order: list[str]) -> None:
    t = position(
        side(hand=[SALVO]),
        side(animals=[animal("B", health=2, last_words=DRAW), animal("C", health=2, last_words=DRAW)]),
    )
    t.do("play salvo")
    assert (t.asks, t.actor) == ("OrderTexts", 2), "of the others too each orders the own"
    assert t.refusal("done") is not None
    t.do(f"first {first}")
    assert whose_text(t) == order[0]
    t.do("take")
    assert whose_text(t) == order[1]


@pytest.mark.rule("UN-75")
def test_UN_75_what_an_effect_triggers_is_resolved_before_what_was_waiting() -> None:
    """B's Last Words defeat D, whose Last Words come before those of C, which had been waiting."""
    shot = [node("damage", n=2, target={"whose": "any"})]
    t = position(
        side(
            hand=[item("pick", node("damage", n=2, target=OPPOSING | {"many": "each", "condition": "damaged"}), cost=0)]
        ),
        side(
            animals=[
                placed(animal("B", health=3, last_words=shot), damage=1),
                placed(animal("C", health=3, last_words=DRAW), damage=1),
                animal("D", health=2, last_words=DRAW),
            ]
        ),
    )
    t.do("play pick", "first 1", "take")
    assert t.where("D") == "support 2"
    assert whose_text(t) == "D"
    t.do("take")
    assert whose_text(t) == "C"


@pytest.mark.rule("UN-75")
def test_UN_75_an_order_is_kept_when_the_game_is_written_down() -> None:
    t = position(
        side(hand=[SALVO]),
        side(animals=[animal("B", health=2, last_words=DRAW), animal("C", health=2, last_words=DRAW)]),
    )
    t.do("play salvo").reload()
    t.do("first 2", "take")
    assert whose_text(t) == "B"
