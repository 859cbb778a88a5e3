"""Losing a Stronghold (UN-41 to UN-45, UN-68 to UN-70)."""

import pytest

from ludotek.testing.untamed import Data, Position, animal, item, node, placed, position, side

OPPOSING = {"whose": "opposing"}
DRAW = [node("draw")]
FURY = [node("fury", target="this")]
RAM = animal("ram", attack=7, health=9)
SCOUT = animal("scout", cost=4, attack=2, rally=True)
HERALD = animal("herald", cost=4, rally=True, arrival=[node("damage", n=1, target=OPPOSING)])
RUNNER = animal("runner", cost=4, attack=2, rally=True, keywords=["rush"])
HORN = item("horn", node("fury", target={"whose": "own"}), cost=3, rally=True)
MAP = item("map", node("draw"), cost=3, rally=True)
LOAF = item("loaf", node("may", cost=1, do=[node("bonus")]), cost=3, rally=True)
SELF_RAZE = item("self-raze", node("damage", n=7, target={"whose": "own", "what": "stronghold"}), cost=0)


def after_the_fall(*drawn: Data, others: list[Data] | None = None, **given: object) -> Position:
    """The Stronghold of seat 2 has just fallen in the turn of seat 1; its deck begins with these cards."""
    deck = [*drawn, *[animal("rest")] * 6]
    t = position(side(animals=[RAM, *(others or [])]), side(**({"deck": deck, "damage": 6} | given)))
    t.do("attack ram")
    return t.do("stronghold 2") if t.asks == "ChooseAttackTarget" else t


# ---------------------------------------------------------------------- UN-41


@pytest.mark.rule("UN-41")
@pytest.mark.parametrize(("stack", "lost", "drawn"), [(3, 0, 1), (2, 1, 2), (4, 2, 3)])
def test_UN_41_the_owner_draws_as_many_cards_as_own_strongholds_have_fallen(stack: int, lost: int, drawn: int) -> None:
    keeps = ["fox", "panda", "rat", "tiger"][:stack]
    t = position(side(animals=[RAM]), side(strongholds=keeps, lost=lost))
    t.do("attack ram")
    assert (len(t.hand(2)), len(t.hand(1))) == (drawn, 0)
    assert t.log.count(("drew", "UN-41")) == drawn
    assert t.g.keeps[1].lost == lost + 1


@pytest.mark.rule("UN-41")
def test_UN_41_only_own_strongholds_count_and_it_happens_at_once() -> None:
    t = position(side(animals=[RAM], lost=1), side())
    t.do("attack ram")
    assert len(t.hand(2)) == 1
    assert (t.g.active, t.g.turn, t.asks) == (0, 1, "Rally"), "in the middle of the other's turn"


@pytest.mark.rule("UN-41")
def test_UN_41_who_cannot_draw_them_all_has_lost() -> None:
    t = position(side(animals=[RAM]), side(strongholds=["fox", "rat"], lost=1, deck=1))
    t.do("attack ram")
    assert t.winners == [1]
    assert ("no-card-left", "UN-02") in t.log


# ---------------------------------------------------------------------- UN-42


@pytest.mark.rule("UN-42")
def test_UN_42_cards_with_rally_may_be_played_without_paying_power() -> None:
    t = after_the_fall(SCOUT, power=5, ready=0)
    assert (t.asks, t.actor) == ("Rally", 2)
    assert t.options() == ["done", "play scout"]
    t.do("play scout")
    assert t.where("scout") == "play 2"
    assert t.log[0] == ("played-by-rally", "UN-42")
    assert t.ready_power(2) == 0


@pytest.mark.rule("UN-42")
def test_UN_42_power_that_is_ready_stays_ready() -> None:
    t = after_the_fall(SCOUT).do("play scout")
    assert t.ready_power(2) == 5


@pytest.mark.rule("UN-42")
def test_UN_42_items_too_and_their_effects_resolve_at_once_in_the_others_turn() -> None:
    t = after_the_fall(HORN, animals=[animal("B")], ready=0)
    t.do("play horn")
    assert (t.animal("B").fury, t.where("horn")) == (1, "support 2")
    assert t.g.active == 0


@pytest.mark.rule("UN-42")
def test_UN_42_a_card_without_the_symbol_may_not_be_played() -> None:
    t = after_the_fall(animal("B", cost=0), SCOUT)
    t.refused("play B", "UN-42")
    assert t.options() == ["done"]


@pytest.mark.rule("UN-42")
def test_UN_42_nobody_has_to_play_them() -> None:
    t = after_the_fall(SCOUT).do("done")
    assert (t.where("scout"), t.asks, t.actor) == ("hand 2", "MainPhase", 1)
    assert t.log == [("rally-done", "UN-68")]


@pytest.mark.rule("UN-42")
def test_UN_42_support_costs_are_still_to_be_paid() -> None:
    t = after_the_fall(LOAF, support=0)
    t.do("play loaf")
    assert t.bonus(2) == [], "the Item itself pays nothing"
    t = after_the_fall(LOAF, support=1)
    t.do("play loaf", "take")
    assert (len(t.bonus(2)), t.removed(2), t.support(2)) == (1, ["plain"], ["loaf"])


@pytest.mark.rule("UN-42")
def test_UN_42_the_question_is_asked_whatever_was_drawn() -> None:
    """Silence would tell that there is no Rally card (UN-62)."""
    t = after_the_fall(animal("B"))
    assert (t.asks, t.options()) == ("Rally", ["done"])


@pytest.mark.rule("UN-42")
def test_UN_42_only_the_owner_of_the_fallen_stronghold_rallies() -> None:
    t = position(side(animals=[RAM], hand=[SCOUT], ready=0), side())
    t.do("attack ram")
    assert t.refusal("play scout", seat=1) is not None
    t.do("done")
    t.refused("play scout", "UN-19")


# ---------------------------------------------------------------------- UN-68


@pytest.mark.rule("UN-68")
def test_UN_68_what_is_not_played_has_its_usual_cost_later() -> None:
    t = after_the_fall(SCOUT, ready=3, hand=1).do("done")
    t.do("done", "card plain")
    assert (t.actor, t.asks) == (2, "MainPhase")
    t.refused("play scout", "UN-19")


@pytest.mark.rule("UN-68")
def test_UN_68_a_card_that_was_in_hand_before_is_not_of_this_draw() -> None:
    t = after_the_fall(animal("B"), hand=[SCOUT])
    t.refused("play scout", "UN-68")
    t = after_the_fall(SCOUT, hand=[SCOUT])
    t.do("play scout")
    t.refused("play scout", "UN-68")
    assert t.hand(2) == ["scout"], "of two copies one was drawn"


@pytest.mark.rule("UN-68")
def test_UN_68_a_card_drawn_by_a_rally_card_is_not_of_this_draw() -> None:
    t = after_the_fall(MAP, SCOUT)
    t.do("play map")
    assert t.where("scout") == "hand 2"
    t.refused("play scout", "UN-68")
    assert t.options() == ["done"]


@pytest.mark.rule("UN-68")
def test_UN_68_the_cards_of_an_earlier_fall_are_not_of_this_draw() -> None:
    t = after_the_fall(SCOUT, animal("B"), others=[animal("ox", attack=7)])
    t.do("done", "attack ox")
    assert t.asks == "Rally"
    t.refused("play scout", "UN-68")


@pytest.mark.rule("UN-42", "UN-68")
def test_UN_68_of_two_copies_the_one_that_was_in_hand_before_is_given_up_first() -> None:
    """A discard in the middle of the Rally takes the old copy; the new one may still be played."""
    thief = animal("thief", health=1, last_words=[node("discard", who="opponent")])
    bolt = item("bolt", node("damage", n=1, target=OPPOSING), cost=3, rally=True)
    t = position(side(animals=[RAM, thief]), side(hand=[SCOUT], deck=[bolt, SCOUT, animal("rest")], lost=1))
    t.do("attack ram", "play bolt", "target thief", "take", "card scout")
    assert (t.hand(2), t.asks) == (["scout"], "Rally")
    t.do("play scout")
    assert t.in_play("scout")


@pytest.mark.rule("UN-68")
def test_UN_68_cards_declined_in_an_inner_rally_cannot_be_played_in_the_outer_one() -> None:
    """Seat 2 razes its own next Stronghold by Rally, declines what it draws for that, and the first Rally goes on."""
    raze = SELF_RAZE | {"rally": True}
    t = position(
        side(animals=[RAM]), side(deck=[raze, SCOUT, HERALD, animal("rest")], damage=6, strongholds=["fox"] * 4)
    )
    t.do("attack ram", "play self-raze")
    assert (t.hand(2), t.asks) == (["scout", "herald"], "Rally")
    t.do("done")
    assert t.asks == "Rally", "the outer one goes on"
    t.refused("play scout", "UN-68")


@pytest.mark.rule("UN-68")
def test_UN_68_cards_of_the_outer_rally_cannot_be_played_in_the_inner_one_but_afterwards() -> None:
    raze = SELF_RAZE | {"rally": True}
    keeps = ["fox", "rat", "panda", "tiger"]
    t = position(
        side(animals=[RAM]), side(deck=[raze, SCOUT, HERALD, *[animal("rest")] * 3], lost=1, strongholds=keeps)
    )
    t.do("attack ram", "play self-raze")
    t.refused("play scout", "UN-68")
    t.do("play herald", "done", "done")
    assert t.asks == "Rally"
    t.do("play scout")
    assert t.in_play("scout") and t.in_play("herald")


@pytest.mark.rule("UN-68")
def test_UN_68_an_animal_that_the_limit_forbids_stays_in_hand() -> None:
    crowd = [animal("crowd")] * 7
    t = after_the_fall(SCOUT, animals=crowd)
    t.refused("play scout", "UN-27")
    t.do("done")
    assert t.where("scout") == "hand 2"
    t = after_the_fall(SCOUT, animals=crowd[:6])
    t.do("play scout")
    assert t.where("scout") == "play 2"


# ---------------------------------------------------------------------- UN-43


@pytest.mark.rule("UN-43")
def test_UN_43_animals_played_by_rally_enter_ready() -> None:
    t = after_the_fall(SCOUT).do("play scout")
    assert t.animal("scout").ready


@pytest.mark.rule("UN-43")
def test_UN_43_arrival_works() -> None:
    t = after_the_fall(HERALD).do("play herald", "take")
    assert t.damage("ram") == 1


@pytest.mark.rule("UN-43")
def test_UN_43_rush_has_no_part_in_it() -> None:
    """No attack in the other's turn, and none of the limits of Rush."""
    t = after_the_fall(RUNNER).do("play runner")
    assert t.animal("runner").ready
    assert not t.animal("runner").rushing
    assert t.asks == "Rally"
    assert t.refusal("attack runner", seat=2) is not None


# ---------------------------------------------------------------------- UN-44


@pytest.mark.rule("UN-44")
def test_UN_44_the_next_of_the_stack_is_the_new_stronghold_without_damage() -> None:
    t = position(side(animals=[animal("A", attack=9)]), side(strongholds=["fox", "rat", "tiger"], damage=6))
    assert t.g.box.stronghold_of(t.g.keeps[1].stack.top()).name == "keep-fox"
    t.do("attack A")
    assert t.g.box.stronghold_of(t.g.keeps[1].stack.top()).name == "keep-rat"
    assert t.stronghold_damage(2) == 0, "excess damage does not carry over"
    assert t.g.keeps[1].lost == 1
    shown = [each for each in t.log if each[0].startswith("stronghold-")]
    assert shown == [("stronghold-damaged", "UN-30"), ("stronghold-fell", "UN-44"), ("stronghold-shown", "UN-44")]


@pytest.mark.rule("UN-44")
def test_UN_44_the_new_one_may_be_attacked_in_the_same_turn() -> None:
    t = position(side(animals=[RAM, animal("ox", attack=3)]), side())
    t.do("attack ram", "done", "attack ox")
    assert (t.stronghold_damage(2), t.g.keeps[1].lost) == (3, 1)


# ---------------------------------------------------------------------- UN-69


@pytest.mark.rule("UN-69")
def test_UN_69_removed_uncovered_drawn_and_then_rally() -> None:
    t = after_the_fall(SCOUT, HORN, HERALD, strongholds=["fox", "rat"], lost=1)
    keys = [key for key, _ in t.log]
    at = keys.index("stronghold-fell")
    assert keys[at : at + 2] == ["stronghold-fell", "stronghold-shown"]
    assert set(keys[at + 2 :]) == {"drew"}
    assert sorted(t.hand(2)) == ["horn", "scout"], "all cards are drawn before the first is played"


@pytest.mark.rule("UN-69")
@pytest.mark.parametrize("order", [("play scout", "play herald"), ("play herald", "play scout")])
def test_UN_69_one_by_one_in_the_owners_order(order: tuple[str, str]) -> None:
    t = after_the_fall(SCOUT, HERALD, strongholds=["fox", "rat"], lost=1)
    for words in order:
        assert t.asks == "Rally"
        t.do(words)
        if words == "play herald":
            t.do("take")
    assert [t.g.box.designs[each.design].name for each in t.g.sides[1].animals] == [each[5:] for each in order]


@pytest.mark.rule("UN-69")
def test_UN_69_each_with_all_that_it_triggers() -> None:
    """The herald's Arrival defeats an Animal, whose Last Words are said before the next Rally card."""
    victim = animal("victim", health=1, last_words=DRAW)
    t = after_the_fall(HERALD, SCOUT, strongholds=["fox", "rat"], lost=1, others=[victim])
    t.do("play herald")
    assert t.asks == "ChooseWhether"
    t.do("take", "target victim")
    assert (t.asks, t.actor) == ("ChooseWhether", 1)
    t.do("take")
    assert (t.asks, t.actor) == ("Rally", 2)
    assert "play scout" in t.options()


@pytest.mark.rule("UN-69")
def test_UN_69_a_stronghold_that_falls_in_a_rally_comes_first_and_then_the_rally_goes_on() -> None:
    """A Rally card raises the attacker's Stronghold; the attacker rallies, then the first Rally goes on."""
    siege = item("siege", node("damage", n=7, target={"whose": "opposing", "what": "stronghold"}), cost=3, rally=True)
    again = item("again", node("damage", n=7, target={"whose": "opposing", "what": "stronghold"}), cost=3, rally=True)
    t = position(
        side(animals=[RAM], deck=[again, again]),
        side(strongholds=["fox", "rat", "tiger"], lost=1, deck=[siege, SCOUT, HORN, HORN, HORN, HORN]),
    )
    t.do("attack ram", "play siege")
    assert (t.asks, t.actor, t.hand(1)) == ("Rally", 1, ["again"])
    t.do("play again")
    assert (t.asks, t.actor, t.hand(2)) == ("Rally", 2, ["scout", "horn", "horn", "horn"])
    t.do("done")
    assert (t.asks, t.actor) == ("Rally", 1)
    t.do("done")
    assert (t.asks, t.actor) == ("Rally", 2)
    t.do("play scout")
    assert t.where("scout") == "play 2"
    t.do("done")
    assert (t.asks, t.actor) == ("MainPhase", 1)


@pytest.mark.rule("UN-41", "UN-69")
def test_UN_41_each_fall_draws_for_those_that_had_fallen_by_then() -> None:
    """Both Strongholds fall at once; while the first of them is settled, the second stack loses another one."""
    quake = item("quake", node("damage", n=7, target={"many": "each", "whose": "any", "what": "stronghold"}), cost=0)
    siege = item("siege", node("damage", n=7, target={"whose": "opposing", "what": "stronghold"}), cost=3, rally=True)
    t = position(side(hand=[quake], deck=[siege]), side()).do("play quake", "play siege")
    assert (t.asks, t.actor, len(t.hand(2))) == ("Rally", 2, 2)
    t.do("done", "done")
    assert (t.asks, t.actor, len(t.hand(2))) == ("Rally", 2, 3), "the earlier fall was the first: one card"


@pytest.mark.rule("UN-69")
def test_UN_69_then_the_interrupted_turn_goes_on() -> None:
    t = after_the_fall(SCOUT, others=[animal("ox")]).do("play scout", "done")
    assert (t.asks, t.actor, t.g.turn) == ("MainPhase", 1, 1)
    t.do("attack ox", "stronghold 2")
    assert t.stronghold_damage(2) == 1


@pytest.mark.rule("UN-69")
def test_UN_69_a_rally_is_kept_when_the_game_is_written_down() -> None:
    t = after_the_fall(SCOUT, MAP, hand=[HERALD]).reload()
    t.refused("play herald", "UN-68")
    t.do("play scout").reload().do("done")
    assert (t.asks, t.actor) == ("MainPhase", 1)


# ---------------------------------------------------------------------- UN-70


@pytest.mark.rule("UN-70")
@pytest.mark.parametrize("card", [SCOUT, RUNNER])
def test_UN_70_in_the_own_main_phase_it_may_attack_at_once_strongholds_included(card: Data) -> None:
    t = position(side(hand=[SELF_RAZE], deck=[card, card]), side(animals=[animal("B")]))
    t.do("play self-raze", f"play {card['id']}", "done", f"attack {card['id']}")
    assert t.options() == ["stronghold 2", "target 2:B"]
    t.do("stronghold 2")
    assert t.stronghold_damage(2) == 2
    t.refused(f"attack {card['id']}", "UN-29")


# ---------------------------------------------------------------------- UN-45


@pytest.mark.rule("UN-45")
def test_UN_45_a_player_whose_last_stronghold_is_destroyed_has_lost() -> None:
    t = position(side(animals=[RAM]), side(strongholds=["fox"], lost=2))
    t.do("attack ram")
    assert t.over
    assert t.winners == [1]
    assert t.log[-1] == ("won", "UN-45")
    assert t.g.outcome is not None
    assert (t.g.outcome.how, t.g.outcome.scores) == ("strongholds", [1.0, 0.0])


@pytest.mark.rule("UN-45")
def test_UN_45_then_nothing_is_drawn() -> None:
    t = position(side(animals=[RAM]), side(strongholds=["fox"], lost=2, deck=[SCOUT] * 5))
    t.do("attack ram")
    assert (t.hand(2), len(t.deck(2))) == ([], 5)
    assert t.asks == ""


@pytest.mark.rule("UN-45")
def test_UN_45_an_own_card_may_destroy_it_too() -> None:
    t = position(side(hand=[SELF_RAZE], strongholds=["fox"], lost=2), side())
    t.do("play self-raze")
    assert t.winners == [2]


@pytest.mark.rule("UN-45")
def test_UN_45_before_the_last_the_game_goes_on() -> None:
    t = position(side(animals=[placed(RAM, fury=9)]), side(strongholds=["fox", "rat"], lost=1))
    t.do("attack ram")
    assert not t.over
